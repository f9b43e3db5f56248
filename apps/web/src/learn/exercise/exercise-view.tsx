import { KIND_NAMES, type Exercise, type ExerciseKind } from '@qili/lessons';
import { useEffect, useMemo, useRef, type ReactElement, type ReactNode } from 'react';
import { useSettings } from '../../app/settings.ts';
import { STAGE, useStageKeys } from '../../stepping/use-stage-keys.ts';
import { useStage } from '../../stepping/use-stage.ts';
import { useWords } from '../../words/use-words.ts';
import { Spoken } from '../spoken.tsx';
import type { Posed } from '../teaching/answer.ts';
import { useTaught } from '../teaching/teach.ts';
import { AskPanel } from './ask-panel.tsx';
import { ExerciseBoard } from './exercise-board.tsx';
import { FeedbackView } from './feedback-view.tsx';
import { LapBlanks } from './lap-blanks.tsx';
import { plyFor } from './ply-for.ts';
import { isDone } from './sitting.ts';
import { proofIdOf, useSitting, type Entry } from './use-sitting.ts';

export interface ExerciseProps {
  readonly exercise: Exercise;
  /** Told of the first answer to each question. */
  readonly onEntry?: (entry: Entry) => void;
  /** Whether it came up in the place of another, and takes the focus. */
  readonly isNext?: boolean;
  /** What comes when all has been answered. */
  readonly children?: ReactNode;
}

/** An exercise with its board: questions one after the other, a proof against what is wrong, a reason for what is right. */
export const ExerciseView = (props: ExerciseProps): ReactElement => {
  const { exercise } = props;
  const { locale } = useSettings().settings;
  const asked = useMemo(() => ({ exercise, locale }), [exercise, locale]);
  const { answer: posed } = useTaught('posed', asked);
  return posed === undefined ? (
    <div className="exercise waiting" aria-busy="true" />
  ) : (
    <Sheet {...props} posed={posed} />
  );
};

const Sheet = ({
  exercise,
  posed,
  onEntry,
  isNext = false,
  children,
}: ExerciseProps & { readonly posed: Posed }): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const stage = useStage(posed.line, plyFor(exercise.asks[0], posed.line));
  const { sitting, answer, tell, turn } = useSitting(exercise, stage, onEntry);
  const { current, feedback } = sitting;
  const now = posed.asks[current];
  const done = isDone(sitting);
  const element = useRef<HTMLDivElement>(null);
  useStageKeys(stage, element);
  const question = useRef<HTMLHeadingElement>(null);
  const after = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(isNext);
  useEffect(() => {
    if (takesFocus.current) focusOn(done ? after.current : question.current);
    takesFocus.current = true;
  }, [current, done]);
  return (
    <div ref={element} className={`${STAGE} exercise`}>
      <ExerciseBoard exercise={exercise} ask={done ? undefined : now?.ask} stage={stage} onAnswer={answer} />
      <div className="exercise-beside">
        <p className="exercise-kind">
          <span>{KIND_NAMES[exercise.kind][locale]}</span>
          <span>{say('exercise.level', { level: exercise.level })}</span>
        </p>
        {exercise.origin.game !== undefined && <p className="source">{exercise.origin.game[locale]}</p>}
        {WITH_MOVES.includes(exercise.kind) && (
          <LapBlanks posed={posed} sitting={sitting} stage={stage} onTurn={turn} />
        )}
        {!done && now !== undefined && (
          <AskPanel
            key={current}
            posed={now}
            line={posed.line}
            wrong={sitting.asks[current]?.wrong ?? []}
            heading={question}
            onAnswer={answer}
            onTell={tell}
          />
        )}
        <FeedbackView
          feedback={feedback}
          question={
            feedback === undefined || posed.asks.length === 1 || (feedback.at === current && !done)
              ? undefined
              : posed.asks[feedback.at]?.question
          }
          id={feedback === undefined ? '' : proofIdOf(feedback.at, feedback.verdict)}
          stage={stage}
        />
        {done && (
          <div ref={after} tabIndex={-1} className="exercise-done">
            {exercise.origin.change !== undefined && (
              <p>
                <Spoken>{exercise.origin.change[locale]}</Spoken>
              </p>
            )}
            {children}
          </div>
        )}
      </div>
    </div>
  );
};

/** The kinds that are about several moves, which are listed. */
const WITH_MOVES: readonly ExerciseKind[] = ['blanks', 'sheet', 'change'];

/** Gives the focus to a question, or to the first thing to press of what comes after the last. */
const focusOn = (element: HTMLElement | null): void => {
  (element?.querySelector<HTMLElement>('button, a[href]') ?? element)?.focus();
};
