import { isAttack, RULE_SETS, type RuleSetId } from '@qili/rules';
import { lineOf } from '../course/lesson.ts';
import { fingerprint } from '../fingerprint.ts';
import { sceneOf } from '../proof/scene.ts';
import { EXERCISE_KINDS, type Ask, type Exercise, type ExerciseKind, type Origin } from './exercise.ts';

/** A position and moves that questions can be asked about. */
export interface Material {
  readonly fen: string;
  readonly moves: string;
  readonly rules: RuleSetId;
}

/** An exercise of questions about a position and moves, with its name and level. */
export const compose = (
  kind: ExerciseKind,
  { fen, moves, rules }: Material,
  asks: readonly Ask[],
  origin: Origin = {},
): Exercise => {
  const bare = { kind, fen, moves, rules, asks, origin, id: '', level: 1 };
  return { ...bare, id: nameOf(bare), level: levelOf(bare) };
};

/** A name that says what is asked about what: two exercises of one name are the same exercise. */
const nameOf = ({ kind, fen, moves, rules, asks }: Exercise): string => {
  const asked = asks.map((ask) =>
    [ask.ask, 'ply' in ask ? ask.ply : '', 'capture' in ask ? ask.capture : ''].join(''),
  );
  return `${kind}-${fingerprint([fen, moves, String(RULE_SETS.indexOf(rules)), ...asked].join('|'))}`;
};

/** How hard it is, from 1 to 5: what is asked, how much stands on the board, and how far the proof reaches. */
const levelOf = (exercise: Exercise): number => {
  const base = 1 + EXERCISE_KINDS.indexOf(exercise.kind) / 2;
  const crowd = lineOf(exercise).start.pieces.size > 12 ? 1 : 0;
  return Math.max(1, Math.min(5, Math.round(base + crowd + depthOf(exercise))));
};

/** How far one has to look: nothing for what is plain, more for a long line or an attack that is none. */
const depthOf = (exercise: Exercise): number => {
  const [first] = exercise.asks;
  if (first?.ask !== 'nature' || exercise.kind !== 'name') return 0;
  const { judged } = sceneOf(exercise, first.ply, 'en');
  const lines = judged.findings.flatMap((finding) => ('line' in finding ? [finding.line.length] : []));
  const deceives = !isAttack(judged.nature) && judged.excuses.length > 0;
  return (deceives ? 1 : 0) + ((lines[0] ?? 0) > 3 ? 2 : (lines[0] ?? 0) > 1 ? 1 : 0);
};
