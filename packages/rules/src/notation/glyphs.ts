import type { ByColor, ByRole, Role } from '../board/types.ts';
import type { Action } from './description.ts';

/** The characters of Chinese notation: all that are read, and the one of each that is written. */
const charMap = <T>(rows: readonly (readonly [string, T])[]): ReadonlyMap<string, T> =>
  new Map(rows.flatMap(([chars, value]) => [...chars].map((char) => [char, value] as const)));

export const ROLE_OF_GLYPH = charMap<Role>([
  ['帅帥将將', 'king'],
  ['仕士', 'advisor'],
  ['相象', 'elephant'],
  ['马馬傌', 'horse'],
  ['车車俥硨砗伡', 'rook'],
  ['炮砲包', 'cannon'],
  ['兵卒', 'pawn'],
]);

export const ACTION_OF_GLYPH = charMap<Action>([
  ['进進上', 'advance'],
  ['退下', 'retreat'],
  ['平', 'traverse'],
]);

export const ORDER_OF_GLYPH = charMap<'front' | 'middle' | 'rear'>([
  ['前', 'front'],
  ['中', 'middle'],
  ['后後', 'rear'],
]);

/** Digits of either colour; full-width ones arrive here as plain ones. */
export const DIGIT_OF_GLYPH = charMap<number>([
  ['一壹1', 1],
  ['二贰貳2', 2],
  ['三叁參参3', 3],
  ['四肆4', 4],
  ['五伍5', 5],
  ['六陆陸6', 6],
  ['七柒7', 7],
  ['八捌8', 8],
  ['九玖9', 9],
]);

export const NUMERALS = '一二三四五六七八九';
export const FULL_WIDTH_DIGITS = '１２３４５６７８９';

interface Script {
  readonly roles: ByColor<ByRole<string>>;
  readonly actions: Readonly<Record<Action, string>>;
  readonly rear: string;
}

const HANS: Script = {
  roles: {
    red: { king: '帅', advisor: '仕', elephant: '相', horse: '马', rook: '车', cannon: '炮', pawn: '兵' },
    black: { king: '将', advisor: '士', elephant: '象', horse: '马', rook: '车', cannon: '炮', pawn: '卒' },
  },
  actions: { advance: '进', retreat: '退', traverse: '平' },
  rear: '后',
};

const HANT: Script = {
  roles: {
    red: { ...HANS.roles.red, king: '帥', horse: '馬', rook: '車' },
    black: { ...HANS.roles.black, king: '將', horse: '馬', rook: '車' },
  },
  actions: { advance: '進', retreat: '退', traverse: '平' },
  rear: '後',
};

export const SCRIPTS: Readonly<Record<'hans' | 'hant', Script>> = { hans: HANS, hant: HANT };
