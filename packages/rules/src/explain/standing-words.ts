import type { Color } from '../board/types.ts';
import type { BoardEnd } from '../position/position.ts';
import type { LongRun } from '../ruling/long-run.ts';
import type { Claim, OutcomeKind } from '../ruling/outcome.ts';
import type { Locale } from './locale.ts';

/** What is said about how a game stands, beside the ruling on a cycle. Sentences end with their full stop. */
export interface StandingWords {
  /** An end that is not one on the board; the loser is undefined for a draw. */
  readonly outcome: Readonly<Record<Exclude<OutcomeKind, BoardEnd>, (loser: Color | undefined) => string>>;
  readonly claim: Readonly<Record<Claim, string>>;
  /** Rounds that are left to the natural limit. */
  readonly limitNear: (rounds: number) => string;
  readonly run: (run: LongRun) => string;
  /** What follows from a move that may be played; `times` says how often the position would have stood. */
  readonly follows: Readonly<Record<Consequence, (times: number) => string>>;
}

/** What may follow from a move, for its side and for the other. */
export type Consequence =
  | 'loses'
  | 'unchanged'
  | 'draws'
  | 'repeats'
  | 'must-change'
  | 'long-run'
  | 'other-loses'
  | 'other-must-change';

const HANS: Record<Color, string> = { red: '红方', black: '黑方' };
const HANT: Record<Color, string> = { red: '紅方', black: '黑方' };
const EN: Record<Color, string> = { red: 'Red', black: 'Black' };

/** The loser by name; an end that has a loser is never said without. */
const named = (names: Record<Color, string>, loser: Color | undefined): string =>
  loser === undefined ? '' : names[loser];

const nth = (times: number): string =>
  times === 2 ? 'for the second time' : times === 3 ? 'for the third time' : `${String(times)} times now`;

const zhHans: StandingWords = {
  outcome: {
    'loss-by-repetition': (loser) => `${named(HANS, loser)}因禁止着法的重复局面判负。`,
    'insufficient-material': () => '双方都没有车、马、炮、兵（卒），判和。',
    'draw-by-repetition': () => '重复局面，判和。',
    'natural-limit': () => '到了自然限着，判和。',
    resignation: (loser) => `${named(HANS, loser)}认负。`,
    time: (loser) => `${named(HANS, loser)}超时，判负。`,
    fouls: (loser) => `${named(HANS, loser)}犯规满数，判负。`,
    agreement: () => '双方议和。',
  },
  claim: {
    'draw-by-repetition': '可以凭重复局面提和。',
    'natural-limit': '到了自然限着，可以提和。',
  },
  limitNear: (rounds) => `再有 ${String(rounds)} 个回合没有吃子，就到自然限着。`,
  run: ({ color, rounds, points }) =>
    `${HANS[color]}连续 ${String(rounds)} 个回合走禁止着法，着点 ${String(points)} 处，来回兜转，局面虽未重复到判罚的次数，也须变着。`,
  follows: {
    loses: (times) => `同一局面第 ${String(times)} 次出现，走这着的一方判负。`,
    unchanged: () => '已须变着，走这着等于没有变着。',
    draws: (times) => `同一局面第 ${String(times)} 次出现，双方都没有违例，作和。`,
    repeats: (times) => `同一局面第 ${String(times)} 次出现。`,
    'must-change': (times) => `同一局面第 ${String(times)} 次出现，此后须变着。`,
    'long-run': () => '连续走禁止着法来回兜转，此后须变着。',
    'other-loses': (times) => `同一局面第 ${String(times)} 次出现，对方判负。`,
    'other-must-change': () => '对方须变着。',
  },
};

const zhHant: StandingWords = {
  outcome: {
    'loss-by-repetition': (loser) => `${named(HANT, loser)}因禁止著法的重複局面判負。`,
    'insufficient-material': () => '雙方都沒有車、馬、炮、兵（卒），判和。',
    'draw-by-repetition': () => '重複局面，判和。',
    'natural-limit': () => '到了自然限著，判和。',
    resignation: (loser) => `${named(HANT, loser)}認負。`,
    time: (loser) => `${named(HANT, loser)}超時，判負。`,
    fouls: (loser) => `${named(HANT, loser)}犯規滿數，判負。`,
    agreement: () => '雙方議和。',
  },
  claim: {
    'draw-by-repetition': '可以憑重複局面提和。',
    'natural-limit': '到了自然限著，可以提和。',
  },
  limitNear: (rounds) => `再有 ${String(rounds)} 個回合沒有吃子，就到自然限著。`,
  run: ({ color, rounds, points }) =>
    `${HANT[color]}連續 ${String(rounds)} 個回合走禁止著法，著點 ${String(points)} 處，來回兜轉，局面雖未重複到判罰的次數，也須變著。`,
  follows: {
    loses: (times) => `同一局面第 ${String(times)} 次出現，走這著的一方判負。`,
    unchanged: () => '已須變著，走這著等於沒有變著。',
    draws: (times) => `同一局面第 ${String(times)} 次出現，雙方都沒有違例，作和。`,
    repeats: (times) => `同一局面第 ${String(times)} 次出現。`,
    'must-change': (times) => `同一局面第 ${String(times)} 次出現，此後須變著。`,
    'long-run': () => '連續走禁止著法來回兜轉，此後須變著。',
    'other-loses': (times) => `同一局面第 ${String(times)} 次出現，對方判負。`,
    'other-must-change': () => '對方須變著。',
  },
};

const en: StandingWords = {
  outcome: {
    'loss-by-repetition': (loser) => `${named(EN, loser)} loses by repetition.`,
    'insufficient-material': () => 'Neither side has a rook, horse, cannon or pawn left: a draw.',
    'draw-by-repetition': () => 'Drawn by repetition.',
    'natural-limit': () => 'The natural limit is reached: a draw.',
    resignation: (loser) => `${named(EN, loser)} resigns.`,
    time: (loser) => `${named(EN, loser)} has run out of time and loses.`,
    fouls: (loser) => `${named(EN, loser)} loses by fouls.`,
    agreement: () => 'Drawn by agreement.',
  },
  claim: {
    'draw-by-repetition': 'A draw may be claimed by repetition.',
    'natural-limit': 'The natural limit is reached; a draw may be claimed.',
  },
  limitNear: (rounds) =>
    `${String(rounds)} more ${rounds === 1 ? 'round' : 'rounds'} without a capture and the natural limit is reached.`,
  run: ({ color, rounds, points }) =>
    `${EN[color]} has made nothing but forbidden moves for ${String(rounds)} rounds, to ${String(points)} points, and goes round; that has to be changed as well, though no position recurs often enough for a ruling.`,
  follows: {
    loses: (times) => `The position stands ${nth(times)} and the mover loses.`,
    unchanged: () => 'The mover has to change already, and this is no change.',
    draws: (times) => `The position stands ${nth(times)} and neither side offends: a draw.`,
    repeats: (times) => `The position stands ${nth(times)}.`,
    'must-change': (times) => `The position stands ${nth(times)}; after that the mover must change.`,
    'long-run': () => 'A run of forbidden moves that goes round; after this the mover must change.',
    'other-loses': (times) => `The position stands ${nth(times)} and the other side loses.`,
    'other-must-change': () => 'The other side must change.',
  },
};

export const STANDING_WORDS: Readonly<Record<Locale, StandingWords>> = {
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  en,
};
