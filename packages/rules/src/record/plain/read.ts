import { looksLikeMove } from '../../notation/notations.ts';
import type { Result } from '../../base/result.ts';
import type { GameFault } from '../fault.ts';
import type { GameRecord } from '../game.ts';
import { tokensOf } from '../movetext/tokens.ts';
import { readSection } from '../pgn/read.ts';
import { linesOf, type Section, type TextLine } from '../pgn/sections.ts';
import { sourceText } from '../source-text.ts';
import { fenAtStart, START } from '../start.ts';

/**
 * Reads text without tags: moves in any notation on one line or many, a FEN before them or a list
 * of bare FENs, several games where a heading under a blank line begins the next.
 */
export const readPlainMoves = (text: string): Result<GameRecord, GameFault>[] => {
  const source = sourceText(text);
  return plainSectionsOf(text).map((section) => readSection(source, section));
};

/** Lines of a text that are looked at before it is clear that there are no moves in it. */
const MOST_HEADINGS = 2000;

interface Splitter {
  readonly sections: Section[];
  /** Lines that may be the heading of the next game. */
  heading: string[];
  /** Whether the section at the end has moves yet. */
  moves: boolean;
  /** Whether the line before was blank. */
  gap: boolean;
}

const plainSectionsOf = (text: string): Section[] => {
  const splitter: Splitter = { sections: [], heading: [], moves: false, gap: true };
  for (const line of linesOf(text)) {
    const fen = fenAtStart(line.text);
    if (fen !== undefined) openAt(splitter, line, line.from + fen.length).tags.set('FEN', fen.fen);
    else if (line.text.trim() === '') splitter.gap = true;
    else addLine(splitter, line);
  }
  return splitter.sections;
};

const openAt = (splitter: Splitter, line: TextLine, from: number): Section => {
  const section: Section = { tags: new Map(), from, to: line.to };
  if (splitter.heading.length > 0) section.heading = splitter.heading.join('\n');
  splitter.sections.push(section);
  Object.assign(splitter, { heading: [], moves: false, gap: false });
  return section;
};

const addLine = (splitter: Splitter, line: TextLine): void => {
  const section = splitter.sections.at(-1) ?? openAt(splitter, line, line.from);
  const tired = splitter.heading.length > MOST_HEADINGS;
  if (!tired && !hasMove(line.text)) {
    const isHeading = !splitter.moves || splitter.gap || splitter.heading.length > 0;
    if (isHeading) splitter.heading.push(line.text.trim());
    section.to = line.to;
    return;
  }
  if (!tired && splitter.heading.length > 0) {
    if (splitter.moves) openAt(splitter, line, line.from);
    else section.heading = splitter.heading.join('\n');
    splitter.heading = [];
  }
  const current = splitter.sections.at(-1) ?? section;
  current.to = line.to;
  splitter.moves = true;
  splitter.gap = false;
};

const hasMove = (line: string): boolean =>
  tokensOf(line.slice(0, 200)).some((token) => token.kind === 'word' && looksLikeMove(START, token.text));
