import type { Move } from '../board/move.ts';
import { chinese } from '../notation/chinese.ts';
import { wxf } from '../notation/wxf.ts';
import { play, type Position } from '../position/position.ts';
import type { Locale } from './locale.ts';

/** A move as players of the language write it: Chinese notation, and WXF in English. */
export const sayMove = (position: Position, move: Move, locale: Locale): string =>
  locale === 'en' ? wxf.make(position, move) : chinese.make(position, move, { script: SCRIPT_OF[locale] });

const SCRIPT_OF = { 'zh-Hans': 'hans', 'zh-Hant': 'hant' } as const;

/** Moves played one after the other from a position, each in words. */
export const sayMoves = (start: Position, moves: readonly Move[], locale: Locale): string[] => {
  const words: string[] = [];
  let position = start;
  for (const move of moves) {
    words.push(sayMove(position, move, locale));
    position = play(position, move);
  }
  return words;
};

/** The same as it is printed within a sentence. */
export const sayPlay = (start: Position, moves: readonly Move[], locale: Locale): string =>
  sayMoves(start, moves, locale).join(locale === 'en' ? ' ' : '，');
