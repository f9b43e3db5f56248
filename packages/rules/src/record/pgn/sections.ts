/** One game of a text, before its moves are read: tags, and where the part with the moves stands. */
export interface Section {
  readonly tags: Map<string, string>;
  /** Lines of prose over a game without tags. */
  heading?: string;
  from: number;
  to: number;
}

export interface TextLine {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const KEY = /^\[\s*([A-Za-z][A-Za-z0-9_]*)\s+["“”']/u;

/**
 * The tag on a line, `[Red "许银川"]`, or undefined. Quotes inside the value are taken as they are;
 * the closing quote or bracket may be missing.
 */
const tagOn = (line: string): [string, string] | undefined => {
  const trimmed = line.trim();
  const match = trimmed.startsWith('[') ? KEY.exec(trimmed) : null;
  if (match?.[1] === undefined) return undefined;
  const rest = trimmed.slice(match[0].length);
  const end = rest.endsWith(']') ? rest.slice(0, -1).trimEnd() : rest;
  const value = /["“”']$/u.test(end) ? end.slice(0, -1) : end;
  return [match[1], value.replaceAll(/\\(["\\])/gu, '$1').trim()];
};

const LINE = /[^\r\n]*(?:\r\n|[\r\n]|$)/gu;

/** The lines of a text with their ends, whatever system they come from. */
export function* linesOf(text: string): Generator<TextLine> {
  for (const { 0: line, index } of text.matchAll(LINE)) {
    if (line !== '') yield { text: line, from: index, to: index + line.length };
  }
}

/** Whether a comment in braces is open after the line, given whether one was open before. */
const opensComment = (line: string, open: boolean): boolean => {
  let inside = open;
  for (const char of line) {
    if (char === ';' && !inside) return false;
    if (char === '{' || char === '}') inside = char === '{';
  }
  return inside;
};

const BEGINS_GAME = /^\s*\[(?:Game|Event)\s+"/iu;

/** A text with tags, cut where one game's moves end and the next game's tags begin. */
export const sectionsOf = (text: string): Section[] => {
  const sections: Section[] = [];
  let section: Section | undefined;
  let inComment = false;
  for (const line of linesOf(text)) {
    const tag = inComment && !BEGINS_GAME.test(line.text) ? undefined : tagOn(line.text);
    if (tag === undefined) {
      inComment = opensComment(line.text, inComment);
      section ??= opened(sections, line.from);
      section.to = line.to;
      continue;
    }
    inComment = false;
    const [key, value] = tag;
    if (section === undefined || hasText(text, section) || repeats(section, key, line.text))
      section = opened(sections, line.to);
    if (!section.tags.has(key)) section.tags.set(key, value);
    section.from = section.to = line.to;
  }
  return sections.filter((each) => each.tags.size > 0 || hasText(text, each));
};

/** A tag that the section has already, after a blank line or where a game begins: the next game, without moves between. */
const repeats = ({ tags, from, to }: Section, key: string, line: string): boolean =>
  tags.has(key) && (to > from || BEGINS_GAME.test(line));

const opened = (sections: Section[], at: number): Section => {
  const section: Section = { tags: new Map(), from: at, to: at };
  sections.push(section);
  return section;
};

export const hasText = (text: string, { from, to }: Section): boolean => text.slice(from, to).trim() !== '';

/** Whether a text has PGN tags. */
export const hasTags = (text: string): boolean => {
  for (const line of linesOf(text)) if (tagOn(line.text) !== undefined) return true;
  return false;
};

/** Whether a text begins with a PGN tag: then whatever its comments speak of, it is no other format. */
export const beginsWithTag = (text: string): boolean => tagOn(text.trimStart().slice(0, 80)) !== undefined;
