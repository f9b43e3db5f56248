import { err, type Result } from '../base/result.ts';
import type { Move } from '../board/move.ts';
import type { Position } from '../position/position.ts';
import { playOn } from './boards.ts';
import { chinese } from './chinese.ts';
import { iccs, uci, uci10 } from './coordinates.ts';
import type { MoveTextFault, Notation, NotationId } from './notation.ts';
import { san, san10 } from './san.ts';
import { short } from './short.ts';
import { wxf } from './wxf.ts';

export const NOTATIONS: Readonly<Record<NotationId, Notation>> = {
  chinese,
  wxf,
  iccs,
  uci,
  'uci-10': uci10,
  san,
  'san-10': san10,
  short,
};

/** All notations, in the order in which a text that fits several is understood. */
const ORDER: readonly Notation[] = Object.values(NOTATIONS);

/** A move in any notation: of those in which it is legal the first counts, so `h3e3` has ranks 0–9 where it can. */
export const parseAnyMove = (position: Position, text: string): Result<Move, MoveTextFault> => {
  let best: MoveTextFault = { code: 'syntax', text };
  for (const notation of ORDER) {
    const result = notation.parse(position, text);
    if (result.ok) return result;
    if (SAYS_MORE[result.fault.code] > SAYS_MORE[best.code]) best = result.fault;
  }
  return err(best);
};

const SAYS_MORE: Readonly<Record<MoveTextFault['code'], number>> = { syntax: 0, illegal: 1, ambiguous: 2 };

/** What every move has in every notation. */
const FIGURE = /[0-9０-９一二三四五六七八九壹贰貳叁參参肆伍陆陸柒捌玖]/u;

/** Whether the text has the form of a move in some notation, legal or not. */
export const looksLikeMove = (position: Position, text: string): boolean => {
  if (text.length > 16 || !FIGURE.test(text)) return false;
  const result = parseAnyMove(position, text);
  return result.ok || result.fault.code !== 'syntax';
};

/**
 * The notation in which most of the moves can be read in turn from the position, or undefined if
 * none reads the first. Looks at no more than the first 60.
 */
export const detectNotation = (position: Position, texts: readonly string[]): NotationId | undefined => {
  const sample = texts.slice(0, 60);
  let best: NotationId | undefined;
  let most = 0;
  for (const notation of ORDER) {
    const read = countRead(notation, position, sample);
    if (read > most) [best, most] = [notation.id, read];
    if (read === sample.length) break;
  }
  return best;
};

const countRead = (notation: Notation, start: Position, texts: readonly string[]): number => {
  let position = start;
  for (const [read, text] of texts.entries()) {
    const move = notation.parse(position, text);
    if (!move.ok) return read;
    position = playOn(position, move.value);
  }
  return texts.length;
};
