import { useEffect, useRef, type ReactElement } from 'react';
import { ProofLine } from '../../ruling/proof-line.tsx';
import type { Stage } from '../../stepping/use-stage.ts';
import { useWords } from '../../words/use-words.ts';
import { Spoken } from '../spoken.tsx';
import type { Feedback } from './sitting.ts';

/** What is said of an answer: spoken to those who do not see it, and shown on the board. */
export const FeedbackView = ({
  feedback,
  question,
  id,
  stage,
}: {
  readonly feedback: Feedback | undefined;
  /** The question that it was an answer to, where another stands there by now. */
  readonly question: string | undefined;
  readonly id: string;
  readonly stage: Stage;
}): ReactElement => {
  const say = useWords();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (feedback !== undefined) element.current?.scrollIntoView({ block: 'nearest' });
  }, [feedback]);
  return (
    <div ref={element} className={`feedback ${feedback?.verdict ?? 'none'}`}>
      <div role="status" data-testid="feedback">
        {feedback !== undefined && (
          <>
            {question !== undefined && (
              <p className="feedback-question">
                <Spoken>{question}</Spoken>
              </p>
            )}
            <p className="verdict">
              <span className="verdict-mark" aria-hidden="true">
                {MARKS[feedback.verdict]}
              </span>{' '}
              {say(`verdict.${feedback.verdict}`)}
              {feedback.text !== '' && (
                <span className="verdict-answer">
                  {' '}
                  <Spoken>{feedback.text}</Spoken>
                </span>
              )}
            </p>
            <p className="verdict-says">
              <Spoken>{feedback.says}</Spoken>
            </p>
          </>
        )}
      </div>
      {feedback?.proof !== undefined && isShowable(feedback.proof.frames) && (
        <ProofLine id={id} proof={feedback.proof} shown={stage.shown} show={stage.show} />
      )}
    </div>
  );
};

const MARKS = { right: '✓', wrong: '✗', told: '→', unread: '?' } as const;

/** Whether the board has more to show than a position. */
const isShowable = (frames: NonNullable<Feedback['proof']>['frames']): boolean =>
  frames.length > 1 || (frames[0]?.marks.length ?? 0) > 0;
