const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in HTML or SVG, between tags or in a quoted attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/gu, (character) => ESCAPES[character] ?? '');
