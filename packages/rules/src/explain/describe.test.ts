import { describe, expect, test } from 'vitest';
import { startPosition } from '../../../../suites/games.ts';
import { pawnStageOf } from '../board/region.ts';
import { parseSquare, squareAt } from '../board/square.ts';
import { parseFen } from '../position/fen.ts';
import { describePoint, describePosition } from './describe.ts';
import { LOCALES, type Locale } from './locale.ts';

const setupOf = (fen: string) => {
  const setup = parseFen(fen);
  if (!setup.ok) throw new Error(fen);
  return setup.value;
};

/*
 *   9  . . . k . . . . .      Red's pawns on d9 e8 f7 g6 h5 i4, Black's on a0 b1 c2 c3
 */
const PAWNS = setupOf('3P1k3/4P4/5P3/6P2/7P1/8P/2p6/2p6/1p7/p3K4 b');

describe('describePosition', () => {
  test('names pawns by how far they have gone', () => {
    expect(describePosition(PAWNS, 'zh-Hans')).toBe(
      [
        '轮到黑方走。',
        '红方：帅五路底线、兵一路巡河线、兵二路骑河线、高兵三路对方卒林线、低兵四路对方宫顶线、低兵五路对方二线、底兵六路对方底线。',
        '黑方：将6路底线、底卒1路对方底线、低卒2路对方二线、低卒3路对方宫顶线、高卒3路对方兵行线。',
      ].join('\n'),
    );
    expect(describePosition(PAWNS, 'zh-Hant')).toContain('高兵三路對方卒林線');
    expect(describePosition(PAWNS, 'en')).toContain(
      'Black: king on file 6, back rank; bottom pawn on file 1, enemy back rank; low pawn on file 2, enemy second rank;',
    );
  });

  test.each(LOCALES)('names every piece of the start in %s, and says so where there is none', (locale) => {
    const [, red = '', black = ''] = describePosition(startPosition(), locale).split('\n');
    for (const side of [red, black]) expect(side.split(/[、;]/u)).toHaveLength(16);
    expect(describePosition(setupOf('3k5/9/9/9/9/9/9/9/9/9 w'), locale)).toMatch(
      /没有棋子|沒有棋子|no pieces/u,
    );
  });
});

test('a pawn is high, low or at the bottom by its own side’s count', () => {
  const stages = [4, 5, 6, 7, 8, 9].map((rank) => {
    const [red, black] = [squareAt(4, rank), squareAt(4, 9 - rank)];
    if (red === undefined || black === undefined) throw new Error('off the board');
    expect(pawnStageOf(black, 'black')).toBe(pawnStageOf(red, 'red'));
    return pawnStageOf(red, 'red');
  });
  expect(stages).toEqual([undefined, undefined, 'high', 'low', 'low', 'bottom']);
});

test('a point is read out with what stands on it, from the side of the piece', () => {
  const said = (name: string, viewer: 'red' | 'black', locale: Locale): string => {
    const square = parseSquare(name);
    return square === undefined ? '' : describePoint(startPosition(), square, viewer, locale);
  };
  expect(said('h2', 'red', 'zh-Hans')).toBe('红炮，二路，宫顶线');
  expect(said('h9', 'red', 'zh-Hant')).toBe('黑馬，8路，底線');
  expect(said('e4', 'red', 'en')).toBe('empty, file 5, river bank');
  expect(said('e4', 'black', 'en')).toBe('empty, file 5, far river bank');
});
