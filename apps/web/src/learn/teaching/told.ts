import {
  claimProof,
  exercisesOf,
  lineOf,
  paragraphOf,
  pliesOf,
  type Lesson,
  type LessonBoard,
  type Proof,
} from '@qili/lessons';
import { positionsOf, sayMove, sayPlay, type Line, type Locale, type Nature } from '@qili/rules';
import { framesOf } from '../../ruling/shown.ts';
import type { Told, ToldBoard, ToldLesson } from './answer.ts';

/** A proof in words and pictures. Where it plays, all that has no part in it is greyed. */
export const proofTold = ({ says, on, line, marks }: Proof, locale: Locale): Told => {
  const points = [
    ...line.flatMap(({ from, to }) => [from, to]),
    ...marks.flatMap((mark) => (mark.kind === 'circle' ? [mark.at] : [mark.from, mark.to])),
  ];
  const kings = [...on.pieces].flatMap(([at, { role }]) => (role === 'king' ? [at] : []));
  const lit = line.length === 0 ? undefined : new Set([...points, ...kings]);
  return { says, proof: { says: sayPlay(on, line, locale), frames: framesOf(on, line, marks, lit) } };
};

/** A lesson in words, every claim with what shows it. */
export const lessonTold = (lesson: Lesson, locale: Locale): ToldLesson => ({
  id: lesson.id,
  exercises: exercisesOf(lesson).length,
  parts: lesson.parts.map((part) =>
    part.kind === 'prose'
      ? { kind: 'prose', says: paragraphOf(part.says, locale) }
      : boardTold(part.board, locale),
  ),
});

const boardTold = (board: LessonBoard, locale: Locale): ToldBoard => {
  const line = lineOf(board);
  const texts = movesTold(line, locale);
  return {
    kind: 'board',
    id: board.id,
    line,
    rules: board.rules,
    moves: texts.map((text, ply) => ({ text, nature: statedNature(board, ply) })),
    claims: board.claims.map((claim) => ({
      ...proofTold(claimProof(board, claim, locale), locale),
      plies: pliesOf(claim),
    })),
  };
};

/** The moves of a line in words. */
export const movesTold = (line: Line, locale: Locale): string[] => {
  const positions = positionsOf(line);
  return line.moves.map((move, ply) => sayMove(positions[ply] ?? line.start, move, locale));
};

/** The nature that the lesson states of a move. */
const statedNature = ({ claims }: LessonBoard, at: number): Nature | undefined => {
  for (const claim of claims)
    if ((claim.about === 'nature' || claim.about === 'looks' || claim.about === 'both') && claim.ply === at)
      return claim.nature;
  return undefined;
};
