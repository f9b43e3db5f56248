/** Free text within the text of a set or a result: nothing in it that divides fields or must be escaped in a link. */
export const inLink = (text: string): string =>
  encodeURIComponent(text).replace(
    /[*!'()]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The same back; undefined where it was damaged. */
export const fromLink = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** The sets (`q1`) or results (`r1`) that a text holds: by themselves, a line each, or at the end of links. */
export const textsIn = (text: string, version: string): string[] =>
  [...text.matchAll(new RegExp(`(?<![\\w%])${version}\\*[^\\s"'<>]+`, 'gu'))].map(([found]) => found);
