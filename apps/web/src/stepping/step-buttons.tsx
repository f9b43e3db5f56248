import type { ReactElement } from 'react';
import { useWords } from '../words/use-words.ts';
import { STEPS, type Step } from './steps.ts';

/** Signs of the steps as paths in a square of 24; their names are said beside. */
const SIGNS: Readonly<Record<Step, string>> = {
  first: 'M6 5v14M19 5L9 12l10 7z',
  back: 'M17 5L7 12l10 7z',
  on: 'M7 5l10 7L7 19z',
  last: 'M18 5v14M5 5l10 7L5 19z',
};

/** Buttons that step through moves; those that lead nowhere stay in their places. */
export const StepButtons = ({
  canStep,
  onStep,
}: {
  readonly canStep: (step: Step) => boolean;
  readonly onStep: (step: Step) => void;
}): ReactElement => {
  const say = useWords();
  return (
    <div className="steps" role="group" aria-label={say('step.all')}>
      {STEPS.map((step) => (
        <button
          key={step}
          type="button"
          aria-label={say(`step.${step}`)}
          aria-disabled={!canStep(step)}
          onClick={() => {
            if (canStep(step)) onStep(step);
          }}
        >
          <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
            <path d={SIGNS[step]} />
          </svg>
        </button>
      ))}
    </div>
  );
};
