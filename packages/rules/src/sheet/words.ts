import type { Color } from '../board/types.ts';
import type { Locale } from '../explain/locale.ts';
import type { GameResult } from '../record/game.ts';

/** Lines of the head of a score sheet, in their order. */
export const HEADS = ['event', 'place', 'timeRule', 'date', 'round', 'table'] as const;
export type Head = (typeof HEADS)[number];

/** Everything that is printed on a score sheet, in one language. */
export interface SheetWords {
  readonly title: string;
  readonly head: Readonly<Record<Head, string>>;
  readonly player: Readonly<Record<Color, string>>;
  readonly team: string;
  readonly number: string;
  readonly time: string;
  readonly start: (side: string) => string;
  readonly result: string;
  readonly results: Readonly<Record<GameResult, string>>;
  readonly timeUsed: Readonly<Record<Color, string>>;
  /** The box in which a player claims, and the referee rules. */
  readonly claim: string;
  readonly claims: readonly string[];
  readonly sides: Readonly<Record<Color, string>>;
  readonly claimant: string;
  readonly samePosition: string;
  /** The moment at which a position stood: before any move, or after one. */
  readonly atStart: string;
  readonly afterMove: (round: number, color: Color) => string;
  readonly ruling: string;
  readonly signature: Readonly<Record<Color | 'referee', string>>;
  readonly remarks: string;
  readonly page: (n: number, of: number) => string;
}

const HANS: SheetWords = {
  title: '象棋对局记录',
  head: { event: '赛事', place: '地点', date: '日期', round: '轮次', table: '台次', timeRule: '用时规定' },
  player: { red: '红方', black: '黑方' },
  team: '单位',
  number: '回合',
  time: '用时',
  start: (side) => `起始局面，${side}先走`,
  result: '结果',
  results: { '1-0': '红胜', '0-1': '黑胜', '1/2-1/2': '和棋', '*': '' },
  timeUsed: { red: '红方用时', black: '黑方用时' },
  claim: '提请与裁决',
  claims: ['三次重复局面，提和', '对方长打，提请裁决', '自然限着，提和'],
  sides: { red: '红方', black: '黑方' },
  claimant: '提请方',
  samePosition: '同一局面',
  atStart: '起始局面',
  afterMove: (round, color) => `第 ${String(round)} 回合${color === 'red' ? '红方' : '黑方'}走后`,
  ruling: '裁决',
  signature: { red: '红方签名', black: '黑方签名', referee: '裁判员签名' },
  remarks: '附注',
  page: (n, of) => `第 ${String(n)} 页，共 ${String(of)} 页`,
};

const HANT: SheetWords = {
  title: '象棋對局記錄',
  head: { event: '賽事', place: '地點', date: '日期', round: '輪次', table: '檯次', timeRule: '用時規定' },
  player: { red: '紅方', black: '黑方' },
  team: '單位',
  number: '回合',
  time: '用時',
  start: (side) => `起始局面，${side}先走`,
  result: '結果',
  results: { '1-0': '紅勝', '0-1': '黑勝', '1/2-1/2': '和棋', '*': '' },
  timeUsed: { red: '紅方用時', black: '黑方用時' },
  claim: '提請與裁決',
  claims: ['三次重複局面，提和', '對方長打，提請裁決', '自然限著，提和'],
  sides: { red: '紅方', black: '黑方' },
  claimant: '提請方',
  samePosition: '同一局面',
  atStart: '起始局面',
  afterMove: (round, color) => `第 ${String(round)} 回合${color === 'red' ? '紅方' : '黑方'}走後`,
  ruling: '裁決',
  signature: { red: '紅方簽名', black: '黑方簽名', referee: '裁判員簽名' },
  remarks: '附註',
  page: (n, of) => `第 ${String(n)} 頁，共 ${String(of)} 頁`,
};

const EN: SheetWords = {
  title: 'Xiangqi score sheet',
  head: {
    event: 'Event',
    place: 'Place',
    date: 'Date',
    round: 'Round',
    table: 'Table',
    timeRule: 'Time control',
  },
  player: { red: 'Red', black: 'Black' },
  team: 'Team',
  number: 'No.',
  time: 'Time',
  start: (side) => `Starting position, ${side} to move`,
  result: 'Result',
  results: { '1-0': 'Red wins', '0-1': 'Black wins', '1/2-1/2': 'Draw', '*': '' },
  timeUsed: { red: 'Time of Red', black: 'Time of Black' },
  claim: 'Claim and ruling',
  claims: ['position three times: draw', 'perpetual attack: ruling', 'natural limit: draw'],
  sides: { red: 'Red', black: 'Black' },
  claimant: 'Claimed by',
  samePosition: 'Same position',
  atStart: 'at the start',
  afterMove: (round, color) => `after ${color === 'red' ? 'Red' : 'Black'}’s move ${String(round)}`,
  ruling: 'Ruling',
  signature: { red: 'Red', black: 'Black', referee: 'Referee' },
  remarks: 'Remarks',
  page: (n, of) => `Page ${String(n)} of ${String(of)}`,
};

export const SHEET_WORDS: Readonly<Record<Locale, SheetWords>> = {
  'zh-Hans': HANS,
  'zh-Hant': HANT,
  en: EN,
};
