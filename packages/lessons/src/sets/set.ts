import {
  err,
  isLegalMove,
  judgeLap,
  lineFrom,
  ok,
  parseFen,
  parseMoveName,
  passed,
  positionAfter,
  positionFrom,
  RULE_SETS,
  RULE_SET_OF,
  weighCapture,
  type Line,
  type Move,
  type Result,
} from '@qili/rules';
import { compose } from '../exercise/compose.ts';
import { fingerprint } from '../fingerprint.ts';
import { fromLink, inLink } from './link.ts';
import { EXERCISE_KINDS, type Ask, type Exercise } from '../exercise/exercise.ts';

/** Exercises that a teacher has put together. */
export interface ExerciseSet {
  readonly title: string;
  readonly exercises: readonly Exercise[];
}

/** A text that is no set: another form, or an exercise of it, counted from 1, that cannot be asked. */
export type SetFault =
  | { readonly code: 'not-a-set' }
  | {
      readonly code: 'exercise';
      readonly number: number;
      readonly what: 'kind' | 'position' | 'moves' | 'rules' | 'question';
    };

const VERSION = 'q1';

/** The set as text that may stand in a link without being escaped. */
export const makeSet = ({ title, exercises }: ExerciseSet): string =>
  [VERSION, inLink(title), ...exercises.map(exerciseText)].join('*');

const exerciseText = ({ kind, fen, moves, rules, asks }: Exercise): string => {
  const [placement = '', turn = ''] = fen.split(' ');
  return [
    kind,
    placement.replaceAll('/', '.'),
    turn,
    moves.replaceAll(' ', '_'),
    rules,
    asks.map(askText).join('_'),
  ].join('!');
};

const askText = (ask: Ask): string =>
  [ask.ask, 'ply' in ask ? String(ask.ply) : '', 'capture' in ask ? ask.capture : ''].join('');

/** A name of the set: two sets of one name ask the same, whatever they are called. */
export const markOf = ({ exercises }: ExerciseSet): string =>
  fingerprint(exercises.map(exerciseText).join('*'));

/** Reads a set, as a stranger may have written it. */
export const parseSet = (text: string): Result<ExerciseSet, SetFault> => {
  const [version, title = '', ...rows] = text.trim().split('*');
  const heading = fromLink(title);
  if (version !== VERSION || heading === undefined || rows.length === 0) return err({ code: 'not-a-set' });
  const exercises: Exercise[] = [];
  for (const [i, row] of rows.entries()) {
    const exercise = exerciseIn(row);
    if (!exercise.ok) return err({ code: 'exercise', number: i + 1, what: exercise.fault });
    exercises.push(exercise.value);
  }
  return ok({ title: heading, exercises });
};

type Flaw = Extract<SetFault, { code: 'exercise' }>['what'];

const exerciseIn = (row: string): Result<Exercise, Flaw> => {
  const [kindName, placement = '', turn = '', moveNames = '', rulesId, askNames = ''] = row.split('!');
  const kind = EXERCISE_KINDS.find((each) => each === kindName);
  if (kind === undefined) return err('kind');
  const rules = RULE_SETS.find((id) => id === rulesId);
  if (rules === undefined) return err('rules');
  const fen = `${placement.replaceAll('.', '/')} ${turn}`;
  const setup = parseFen(fen);
  const start = setup.ok ? positionFrom(setup.value) : setup;
  if (!start.ok) return err('position');
  const moves = moveNames.split('_').map(parseMoveName);
  if (moves.some((move) => move === undefined)) return err('moves');
  const line = lineFrom(
    start.value,
    moves.filter((move) => move !== undefined),
  );
  if (!line.ok) return err('moves');
  const asks = askNames.split('_').map((name) => askIn(name, line.value, rules));
  const sure = asks.filter((ask) => ask !== undefined);
  if (sure.length < asks.length || sure.length === 0) return err('question');
  return ok(compose(kind, { fen, moves: moveNames.replaceAll('_', ' '), rules }, sure));
};

const ASK = /^(nature|target|means|change|full|short|root|ruling|third|standing)(\d{0,3})([a-i]\d[a-i]\d)?$/u;

/** A question that can be asked about the line. */
const askIn = (name: string, line: Line, rules: Exercise['rules']): Ask | undefined => {
  const [, kind, digits = '', capture = ''] = ASK.exec(name) ?? [];
  const ply = Number(digits);
  const isAtPly = digits !== '' && ply < line.moves.length;
  switch (kind) {
    case 'ruling':
      return judgeLap(line, 0, RULE_SET_OF[rules]).ok ? { ask: kind } : undefined;
    case 'third':
    case 'standing':
      return { ask: kind };
    case 'root':
      return isAtPly && isCapture(line, ply, parseMoveName(capture), rules)
        ? { ask: kind, ply, capture }
        : undefined;
    case 'nature':
    case 'target':
    case 'means':
    case 'change':
    case 'full':
    case 'short':
      return isAtPly ? { ask: kind, ply } : undefined;
    default:
      return undefined;
  }
};

const isCapture = (line: Line, ply: number, move: Move | undefined, rules: Exercise['rules']): boolean => {
  const on = passed(positionAfter(line, ply + 1));
  if (on === undefined || move === undefined || !isLegalMove(on, move)) return false;
  return weighCapture(on, move, RULE_SET_OF[rules].natures) !== undefined;
};
