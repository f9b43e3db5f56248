import type { Result } from '../../base/result.ts';
import type { GameFault } from '../fault.ts';
import type { GameRecord } from '../game.ts';
import { readSection } from '../pgn/read.ts';
import { beginsWithTag, type Section } from '../pgn/sections.ts';
import { sourceText } from '../source-text.ts';
import { tagsIn } from './head.ts';
import { plainMoves } from './moves.ts';

/**
 * The WXF container of XieXie and PlayOK: a keyword a line, then the moves between `START{` and `}END`.
 *
 *     FORMAT  WXF
 *     RED     name;elo;;
 *     START{
 *      1. P3+1 c8.7   2. E7+5 c2.5
 *     }END
 */
const GAME = /^[ \t]*START[ \t]*\{([^}]*)(?:\}|$)/gimu;

export const isWxfFile = (text: string): boolean =>
  !beginsWithTag(text) && /^[ \t]*START[ \t]*\{/imu.test(text);

export const readWxfFile = (text: string): Result<GameRecord, GameFault>[] => {
  const sections: Section[] = [];
  const pieces: string[] = [];
  let before = 0;
  for (const match of text.matchAll(GAME)) {
    const [whole, moves = ''] = match;
    const tags = tagsIn(text.slice(before, match.index));
    const from = match.index + whole.indexOf('{') + 1;
    const to = from + moves.length;
    pieces.push(
      text.slice(before, from),
      plainMoves(moves, tags.get('Format') ?? ''),
      text.slice(to, match.index + whole.length),
    );
    sections.push({ tags, from, to });
    before = match.index + whole.length;
  }
  const source = sourceText(pieces.join(''));
  return sections.map((section) => readSection(source, section));
};
