import {
  MEANS,
  moveName,
  parseMoveName,
  NATURES,
  RULE_SET_OF,
  squareName,
  type Nature,
  type Position,
  type Square,
} from '@qili/rules';
import { movesIn, sound } from '../course/lesson.ts';
import { changesOf, isChange } from '../proof/change.ts';
import { judgedLap } from '../proof/conduct.ts';
import { weighedIn } from '../proof/root.ts';
import { sceneOf } from '../proof/scene.ts';
import { standingIn, thirdIn } from '../proof/sheet.ts';
import { isWritten, writtenAt } from '../proof/written.ts';
import { lineIn, type Ask, type Exercise } from './exercise.ts';

/** Roots, as a question about one offers them. */
const ROOTS = ['true', 'false', 'outnumbered', 'none'] as const;
const RULINGS = ['draw', 'red-must-change', 'black-must-change'] as const;
const STANDINGS = ['nothing', 'repeated', 'may-claim-draw', 'must-change', 'lost'] as const;

/**
 * An answer is a word: a nature, a means, a root, a verdict or a state by its id; a point (`h9`) for a piece; an
 * ICCS move; the text of a move as it was written; or the number of plies after which a position stood.
 */
export type Answer = string;

/** The answers to choose from; undefined where one writes a move. */
export const optionsOf = (exercise: Exercise, ask: Ask): readonly Answer[] | undefined => {
  switch (ask.ask) {
    case 'nature':
      return NATURES;
    case 'target':
      return targetsIn(sceneOf(exercise, ask.ply, 'en').after).map(squareName);
    case 'means':
      return MEANS;
    case 'ruling':
      return RULINGS;
    case 'root':
      return ROOTS;
    case 'third':
      return [...lineIn(exercise).moves.keys(), -1]
        .map((ply) => String(ply + 1))
        .sort((a, b) => Number(a) - Number(b));
    case 'standing':
      return STANDINGS;
    case 'change':
    case 'full':
    case 'short':
      return undefined;
  }
};

/** The pieces of the side to move that could be chased, in the order of the board. */
const targetsIn = ({ pieces, turn }: Position): Square[] =>
  [...pieces]
    .filter(([, { color, role }]) => color === turn && role !== 'king')
    .map(([at]) => at)
    .sort((a, b) => a - b);

/** Natures that 闲 is right for too: it is the family's name. */
const IDLE_KINDS: readonly (Nature | 'unknown')[] = ['exchange', 'offer', 'block', 'follow', 'idle'];

/** The right answers, the best first. Of a change no more than three are named; others may be right as well. */
export const rightAnswers = (exercise: Exercise, ask: Ask): readonly Answer[] => {
  const line = lineIn(exercise);
  const rules = RULE_SET_OF[exercise.rules];
  switch (ask.ask) {
    case 'nature': {
      const { nature } = sceneOf(exercise, ask.ply, 'en').judged;
      return IDLE_KINDS.includes(nature) && nature !== 'idle' ? [nature, 'idle'] : [nature];
    }
    case 'target':
      return unique(chasesIn(exercise, ask.ply).map(({ target }) => squareName(target.at)));
    case 'means':
      return unique(chasesIn(exercise, ask.ply).map(({ means }) => means));
    case 'ruling':
      return [judgedLap(line, rules).lap.ruling.verdict];
    case 'change':
      return changesOf(line, ask.ply, rules, 3).map(moveName);
    case 'root': {
      const [capture] = movesIn(ask.capture);
      const weighing = weighedIn(sceneOf(exercise, ask.ply, 'en'), sound(capture, ask.capture));
      return [sound(weighing, exercise.id).root];
    }
    case 'full':
    case 'short':
      return [writtenAt(line, ask.ply, ask.ask)];
    case 'third':
      return [String(thirdIn(line))];
    case 'standing':
      return [standingIn(line, rules)];
  }
};

const chasesIn = (exercise: Exercise, ply: number) =>
  sceneOf(exercise, ply, 'en').judged.findings.filter((finding) => finding.nature === 'chase');

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

/** Whether an answer is right. */
export const isRight = (exercise: Exercise, ask: Ask, answer: Answer): boolean => {
  const line = lineIn(exercise);
  switch (ask.ask) {
    case 'change': {
      const move = parseMoveName(answer);
      return move !== undefined && isChange(line, ask.ply, move, RULE_SET_OF[exercise.rules]);
    }
    case 'full':
    case 'short':
      return isWritten(line, ask.ply, ask.ask, answer);
    default:
      return rightAnswers(exercise, ask).includes(answer);
  }
};
