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
}

const HANS: Record<Color, string> = { red: '红方', black: '黑方' };
const HANT: Record<Color, string> = { red: '紅方', black: '黑方' };
const EN: Record<Color, string> = { red: 'Red', black: 'Black' };

/** The loser by name; an end that has a loser is never said without. */
const named = (names: Record<Color, string>, loser: Color | undefined): string =>
  loser === undefined ? '' : names[loser];

const zhHans: StandingWords = {
  outcome: {
    'loss-by-repetition': (loser) => `${named(HANS, loser)}应变不变，判负。`,
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
};

const zhHant: StandingWords = {
  outcome: {
    'loss-by-repetition': (loser) => `${named(HANT, loser)}應變不變，判負。`,
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
};

const en: StandingWords = {
  outcome: {
    'loss-by-repetition': (loser) => `${named(EN, loser)} had to change, did not, and loses.`,
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
};

export const STANDING_WORDS: Readonly<Record<Locale, StandingWords>> = {
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
  en,
};
