import type { PawnStage } from '../board/region.ts';
import { opposite, type ByColor, type Color } from '../board/types.ts';
import { NUMERALS } from '../notation/glyphs.ts';
import type { Locale } from './locale.ts';

/** What a position in words needs, in one language. */
export interface DescriptionWords {
  readonly turn: (side: string) => string;
  readonly side: (side: string, pieces: readonly string[]) => string;
  readonly nothing: string;
  readonly pawn: ByColor<Readonly<Record<PawnStage, string>>>;
  /** A piece on a file, counted from its side's right, and a line. */
  readonly place: (name: string, file: number, line: string, color: Color) => string;
  /** The same where each point is read out by itself: 红炮，二路，宫顶线. */
  readonly point: (name: string, file: number, line: string, color: Color) => string;
  /** What stands on a point that is read out: 红炮, or nothing. */
  readonly coloured: (role: string, color: Color) => string;
  readonly empty: string;
  /** A line across by its distance from the side's own back rank, 0 to 9. */
  readonly line: (rank: number, color: Color) => string;
}

const lineIn =
  (lines: ByColor<readonly string[]>, enemy: string) =>
  (rank: number, color: Color): string =>
    rank <= 5 ? (lines[color][rank] ?? '') : enemy + (lines[opposite(color)][9 - rank] ?? '');

const fileIn = (file: number, color: Color): string =>
  color === 'red' ? NUMERALS.charAt(file - 1) : String(file);

const HANS: DescriptionWords = {
  turn: (side) => `轮到${side}走。`,
  side: (side, pieces) => `${side}：${pieces.join('、')}。`,
  nothing: '没有棋子',
  pawn: {
    red: { high: '高兵', low: '低兵', bottom: '底兵' },
    black: { high: '高卒', low: '低卒', bottom: '底卒' },
  },
  place: (name, file, line, color) => `${name}${fileIn(file, color)}路${line}`,
  point: (name, file, line, color) => `${name}，${fileIn(file, color)}路，${line}`,
  coloured: (role, color) => (color === 'red' ? '红' : '黑') + role,
  empty: '空',
  line: lineIn(
    {
      red: ['底线', '二线', '宫顶线', '兵行线', '巡河线', '骑河线'],
      black: ['底线', '二线', '宫顶线', '卒林线', '巡河线', '骑河线'],
    },
    '对方',
  ),
};

const HANT: DescriptionWords = {
  turn: (side) => `輪到${side}走。`,
  side: HANS.side,
  nothing: '沒有棋子',
  pawn: HANS.pawn,
  place: HANS.place,
  point: HANS.point,
  coloured: (role, color) => (color === 'red' ? '紅' : '黑') + role,
  empty: HANS.empty,
  line: lineIn(
    {
      red: ['底線', '二線', '宮頂線', '兵行線', '巡河線', '騎河線'],
      black: ['底線', '二線', '宮頂線', '卒林線', '巡河線', '騎河線'],
    },
    '對方',
  ),
};

const LINES = ['back rank', 'second rank', 'third rank', 'pawn line', 'river bank', 'far river bank'];

const EN: DescriptionWords = {
  turn: (side) => `${side} to move.`,
  side: (side, pieces) => `${side}: ${pieces.join('; ')}.`,
  nothing: 'no pieces',
  pawn: {
    red: { high: 'high pawn', low: 'low pawn', bottom: 'bottom pawn' },
    black: { high: 'high pawn', low: 'low pawn', bottom: 'bottom pawn' },
  },
  point: (name, file, line) => `${name}, file ${String(file)}, ${line}`,
  coloured: (role, color) => `${color === 'red' ? 'Red' : 'Black'} ${role}`,
  empty: 'empty',
  place: (name, file, line) => `${name} on file ${String(file)}, ${line}`,
  line: lineIn({ red: LINES, black: LINES }, 'enemy '),
};

/** The words of {@link describePosition}. */
export const DESCRIPTION_WORDS: Readonly<Record<Locale, DescriptionWords>> = {
  'zh-Hans': HANS,
  'zh-Hant': HANT,
  en: EN,
};
