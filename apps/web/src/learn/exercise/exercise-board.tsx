import type { Ask, Exercise } from '@qili/lessons';
import { legalMoves, moveName, parseMoveName, positionAfter, squareName, type Mark } from '@qili/rules';
import { useMemo, type ReactElement } from 'react';
import { destinationsOf } from '../../board/tap.ts';
import { StageBoard } from '../../stepping/stage-board.tsx';
import type { Stage } from '../../stepping/use-stage.ts';
import { plyFor } from './ply-for.ts';
import { useWords } from '../../words/use-words.ts';

/** The board of an exercise: a piece is answered by pressing it, a change by playing it. */
export const ExerciseBoard = ({
  exercise,
  ask,
  stage,
  onAnswer,
}: {
  readonly exercise: Exercise;
  readonly ask: Ask | undefined;
  readonly stage: Stage;
  readonly onAnswer: (typed: string) => void;
}): ReactElement => {
  const say = useWords();
  const { line, ply } = stage;
  const isAtHome = ask !== undefined && ply === plyFor(ask, line);
  const destinations = useMemo(() => destinationsOf(legalMoves(positionAfter(line, ply))), [line, ply]);
  const on = ((): Parameters<typeof StageBoard>[0]['on'] => {
    if (!isAtHome) return {};
    if (ask.ask === 'change')
      return {
        destinations,
        onMove: (move) => {
          onAnswer(moveName(move));
        },
      };
    if (ask.ask === 'target')
      return {
        onPoint: (square) => {
          if (stage.frame.setup.pieces.has(square)) onAnswer(squareName(square));
        },
      };
    return {};
  })();
  const label =
    ask?.ask === 'change'
      ? say('board.label')
      : ask?.ask === 'target'
        ? say('exercise.board-target')
        : say('learn.board', { figure: say('board.section') });
  return (
    <StageBoard stage={stage} label={label} marks={isAtHome ? marksFor(exercise, ask) : []} on={on ?? {}} />
  );
};

/** What a question points at. */
const marksFor = ({ moves }: Exercise, ask: Ask): readonly Mark[] => {
  if (ask.ask === 'full' || ask.ask === 'short') return arrowOf(moves.split(' ')[ask.ply], 'last-move');
  if (ask.ask === 'root') return arrowOf(ask.capture, 'chase');
  return [];
};

const arrowOf = (name: string | undefined, means: Mark['means']): readonly Mark[] => {
  const move = parseMoveName(name ?? '');
  return move === undefined ? [] : [{ kind: 'arrow', ...move, means }];
};
