const STYLE = /<style[^>]*>([^]*?)<\/style>/gu;

/**
 * Prints a page of its own, whatever the desk looks like. Its style sheets are constructed, not parsed:
 * the server lets nothing inline into a page, nor into a text that a page parses.
 */
export const printPage = (html: string): void => {
  const page = new DOMParser().parseFromString(html.replaceAll(STYLE, ''), 'text/html');
  const css = [...html.matchAll(STYLE)].map(([, rules]) => rules).join('\n');
  const frame = document.createElement('iframe');
  frame.className = 'print-frame';
  frame.setAttribute('aria-hidden', 'true');
  document.body.append(frame);
  const { contentDocument: inside, contentWindow: view } = frame;
  if (inside === null || view === null) return;
  inside.title = page.title;
  inside.documentElement.lang = page.documentElement.lang;
  inside.body.className = page.body.className;
  inside.body.append(...[...page.body.childNodes].map((node) => inside.adoptNode(node)));
  adopt(view, inside, css);
  view.addEventListener('afterprint', () => {
    frame.remove();
  });
  view.print();
};

/** A style sheet belongs to the window whose constructor made it. */
const adopt = (view: Window, inside: Document, css: string): void => {
  const { CSSStyleSheet: Sheet } = view as Window & typeof globalThis;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  inside.adoptedStyleSheets = [sheet];
};
