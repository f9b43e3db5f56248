import { judgeLap, offenderOf, RULE_SET_OF } from '@qili/rules';
import { boardsOf, COURSE } from '../course/course.ts';
import { lineOf, type Lesson, type LessonBoard } from '../course/lesson.ts';
import { changesOf } from '../proof/change.ts';
import { FOUR } from './four.ts';
import { compose } from './compose.ts';
import type { Ask, Exercise, ExerciseKind } from './exercise.ts';

/** The exercises that belong to the course: what its boards show, asked; and the four laps that end it. */
export const bookOf = (): readonly Exercise[] => [...COURSE.flatMap(exercisesOf), ...lastExercises()];

/** The exercises of a lesson: what its boards show, asked. */
export const exercisesOf = (lesson: Lesson): readonly Exercise[] => boardsOf(lesson).flatMap(fromBoard);

/** The four laps that end the course, to be filled in and ruled on. */
export const lastExercises = (): readonly Exercise[] =>
  FOUR.map((lap) => compose('blanks', { ...lap, rules: 'cxa-2020' }, blanksFor(lap)));

const fromBoard = (board: LessonBoard): Exercise[] => {
  const of = (kind: ExerciseKind, asks: readonly Ask[]): Exercise[] =>
    asks.length === 0 ? [] : [compose(kind, board, asks)];
  const isLap = board.claims.some(({ about }) => about === 'ruling');
  const isSheet = board.claims.some(({ about }) => about === 'state');
  return [
    ...of(
      'write',
      board.claims.flatMap((claim): Ask[] =>
        claim.about === 'written'
          ? [
              { ask: 'full', ply: claim.ply },
              { ask: 'short', ply: claim.ply },
            ]
          : [],
      ),
    ),
    ...board.claims.flatMap((claim) =>
      claim.about === 'nature' || claim.about === 'looks' || claim.about === 'both'
        ? of('name', nameAsks(claim.ply, claim.nature === 'chase'))
        : [],
    ),
    ...board.claims.flatMap((claim) =>
      claim.about === 'capture' ? of('root', [{ ask: 'root', ply: claim.ply, capture: claim.capture }]) : [],
    ),
    ...(isLap ? of('blanks', blanksFor(board)) : []),
    ...(isSheet ? of('sheet', [{ ask: 'third' }, { ask: 'standing' }]) : []),
    ...(isLap ? of('change', changeAsks(board)) : []),
  ];
};

/** The nature of a move, and of a chase its target and means. */
export const nameAsks = (ply: number, isChase: boolean): Ask[] => [
  { ask: 'nature', ply },
  ...(isChase
    ? ([
        { ask: 'target', ply },
        { ask: 'means', ply },
      ] as const)
    : []),
];

/** The nature of each move, then the ruling. */
export const blanksFor = ({ moves }: Pick<LessonBoard, 'moves'>): Ask[] => [
  ...moves.split(' ').map((_, ply): Ask => ({ ask: 'nature', ply })),
  { ask: 'ruling' },
];

/** What the side that must change may play instead of its first move. */
export const changeAsks = (board: Pick<LessonBoard, 'fen' | 'moves' | 'rules'>): Ask[] => {
  const line = lineOf(board);
  const lap = judgeLap(line, 0, RULE_SET_OF[board.rules]);
  const offender = lap.ok ? offenderOf(lap.value.ruling.verdict) : undefined;
  if (offender === undefined) return [];
  const first = offender === line.start.turn ? 0 : 1;
  const plies = line.moves.map((_, ply) => ply).filter((ply) => ply % 2 === first % 2);
  const ply = plies.find((each) => changesOf(line, each, RULE_SET_OF[board.rules], 1).length > 0);
  return ply === undefined ? [] : [{ ask: 'change', ply }];
};
