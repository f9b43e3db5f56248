import type { Move } from '../board/move.ts';
import type { ByColor, Color } from '../board/types.ts';
import { colorAt, roundOf } from '../explain/faults.ts';
import type { Locale } from '../explain/locale.ts';
import { MESSAGES } from '../explain/messages/languages.ts';
import type { Action } from '../notation/description.ts';
import { NOTATIONS } from '../notation/notations.ts';
import { shortMoveOf } from '../notation/short.ts';
import { drawSvg } from '../diagram/svg.ts';
import { makeFen, START_FEN } from '../position/fen.ts';
import { positionsOf } from '../position/line.ts';
import type { Position } from '../position/position.ts';
import { mainLine, tagOf, type GameRecord } from '../record/game.ts';
import type { RuleSet } from '../ruling/ruleset.ts';
import { claimOf, type Claim } from './claim.ts';
import { circled } from './circled.ts';
import { remarksOf, type Remark } from './remarks.ts';
import { HEADS, SHEET_WORDS, type Head } from './words.ts';

/** Notations in which a score sheet can be kept. */
export const SHEET_NOTATIONS = ['chinese', 'short', 'wxf', 'iccs'] as const;
export type SheetNotation = (typeof SHEET_NOTATIONS)[number];

export interface SheetOptions {
  readonly locale: Locale;
  readonly notation: SheetNotation;
  /** The rules under which a repetition is told and ruled on. */
  readonly rules: RuleSet;
  /** Whether the comments of the record are printed too. */
  readonly remarks: boolean;
}

/** A move in its cell: text, or the three symbols of short notation with their stroke. */
export interface Cell {
  readonly text: string;
  readonly last?: { readonly digit: string; readonly action: Action };
  readonly clock: string | undefined;
  /** Which occurrence of the repeated position the move led to, from 1. */
  readonly occurrence: number | undefined;
}

/** A round 回合; a side without a move has an empty cell, or `……` where the other side began. */
export interface Round {
  readonly number: number;
  readonly cells: ByColor<Cell | undefined>;
  /** Whether the round lies in the lap that recurred, or the run of attacks that is claimed. */
  readonly inLap: boolean;
}

/** 记录纸: all that a score sheet says, before it is laid out. */
export interface ScoreSheet {
  readonly locale: Locale;
  readonly heads: Readonly<Record<Head, string>>;
  readonly players: ByColor<{ readonly name: string; readonly team: string }>;
  readonly timeUsed: ByColor<string>;
  readonly referee: string;
  readonly result: string;
  readonly rounds: readonly Round[];
  /** Whether any move has a clock time. */
  readonly hasClocks: boolean;
  /** A game from a position of its own: a drawing of it, and what stands below. */
  readonly start: { readonly picture: string; readonly caption: string } | undefined;
  readonly claim: Claim | undefined;
  /** Comments with the move they belong to. */
  readonly remarks: readonly string[];
}

/** The score sheet of the main line of a game. */
export const scoreSheetOf = (game: GameRecord, options: SheetOptions): ScoreSheet => {
  const { locale, rules } = options;
  const line = mainLine(game);
  const remarks = remarksOf(game);
  const claim = claimOf(line, rules, locale);
  const cells = cellsOf(game, options, remarks, claim);
  return {
    locale,
    ...namesOn(game),
    result: SHEET_WORDS[locale].results[game.result],
    rounds: roundsOf(cells, game.start.turn, claim),
    hasClocks: remarks.some(({ clock }) => clock !== undefined),
    start: startOf(game.start, locale, claim),
    claim,
    remarks: options.remarks ? remarksIn(remarks, cells, game.start.turn) : [],
  };
};

/** Tags by which a record may call what a sheet asks for. */
const TAGS: Readonly<Record<Head, readonly string[]>> = {
  event: ['Event'],
  place: ['Site', 'Place'],
  date: ['Date'],
  round: ['Round'],
  table: ['Table', 'Board'],
  timeRule: ['TimeControl', 'TimeRule'],
};

/** What the tags of a game say of event and players, in the places of a sheet. */
export const namesOn = ({
  tags,
}: Pick<GameRecord, 'tags'>): Pick<ScoreSheet, 'heads' | 'players' | 'timeUsed' | 'referee'> => {
  const said = (...names: readonly string[]): string =>
    names.map((name) => tagOf(tags, name) ?? '').find((text) => !/^[?.\s-]*$/u.test(text)) ?? '';
  const heads = Object.fromEntries(HEADS.map((head) => [head, said(...TAGS[head])]));
  return {
    heads: heads as Record<Head, string>,
    players: {
      red: { name: said('Red', 'White'), team: said('RedTeam', 'WhiteTeam') },
      black: { name: said('Black'), team: said('BlackTeam') },
    },
    timeUsed: { red: said('RedTime'), black: said('BlackTime') },
    referee: said('Referee', 'Arbiter'),
  };
};

const cellsOf = (
  game: GameRecord,
  options: SheetOptions,
  remarks: readonly Remark[],
  claim: Claim | undefined,
): Cell[] => {
  const line = mainLine(game);
  const positions = positionsOf(line);
  return line.moves.map((move, ply) => {
    const stood = claim?.plies.indexOf(ply + 1) ?? -1;
    return {
      ...written(positions[ply] ?? game.start, move, options),
      clock: remarks[ply + 1]?.clock,
      occurrence: stood < 0 ? undefined : stood + 1,
    };
  });
};

const written = (
  position: Position,
  move: Move,
  { locale, notation }: SheetOptions,
): Pick<Cell, 'text' | 'last'> => {
  const script = locale === 'zh-Hant' ? 'hant' : 'hans';
  if (notation !== 'short') return { text: NOTATIONS[notation].make(position, move, { script }) };
  const { subject, digit, action } = shortMoveOf(position, move, { script });
  return { text: subject, last: { digit, action } };
};

const roundsOf = (cells: readonly Cell[], first: Color, claim: Claim | undefined): Round[] => {
  const rounds = new Map<number, Partial<Record<Color, Cell>>>();
  for (const [ply, cell] of cells.entries()) {
    const number = roundOf(ply, first);
    rounds.set(number, { ...rounds.get(number), [colorAt(ply, first)]: cell });
  }
  const isInLap = (number: number): boolean =>
    claim !== undefined && number >= roundOf(claim.from, first) && number <= roundOf(claim.to - 1, first);
  return [...rounds].map(([number, { red, black }]) => ({
    number,
    cells: { red, black },
    inLap: isInLap(number),
  }));
};

const startOf = (start: Position, locale: Locale, claim: Claim | undefined): ScoreSheet['start'] => {
  const fen = makeFen(start);
  if (fen === START_FEN) return undefined;
  const caption = SHEET_WORDS[locale].start(MESSAGES[locale].side[start.turn]);
  const mark = claim?.plies[0] === 0 ? ` ${circled(1)}` : '';
  const picture = drawSvg(start, locale, { title: caption, theme: 'print' });
  return { picture, caption: caption + mark };
};

const remarksIn = (remarks: readonly Remark[], cells: readonly Cell[], first: Color): string[] =>
  remarks.flatMap(({ text }, i) => {
    if (text === '') return [];
    const cell = cells[i - 1];
    if (cell === undefined) return [text];
    const dots = colorAt(i - 1, first) === 'black' ? '…… ' : '';
    return [`${String(roundOf(i - 1, first))}. ${dots}${plainCell(cell)}\u3000${text}`];
  });

/** A cell in running text: strokes as combining characters. */
const plainCell = ({ text, last }: Cell): string =>
  last === undefined
    ? text
    : text + last.digit + { advance: '\u0332', retreat: '\u0305', traverse: '' }[last.action];
