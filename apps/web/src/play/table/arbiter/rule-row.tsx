import { VERDICTS, type Verdict } from '@qili/rules';
import { useState, type ReactElement } from 'react';
import { Choice } from '../../../app/choice.tsx';
import { useWords } from '../../../words/use-words.ts';

/** A ruling on a repetition; what the referee finds is chosen until the arbiter chooses otherwise. */
export const RuleRow = ({
  standing,
  onRule,
}: {
  readonly standing: Verdict;
  readonly onRule: (verdict: Verdict) => void;
}): ReactElement => {
  const say = useWords();
  const [picked, setPicked] = useState<Verdict>();
  const verdict = picked ?? standing;
  return (
    <div className="field-row">
      <Choice
        label={say('play.rule')}
        value={verdict}
        options={VERDICTS}
        nameOf={(each) => say(`play-verdict.${each}`)}
        onChange={setPicked}
      />
      <button
        type="button"
        onClick={() => {
          onRule(verdict);
        }}
      >
        {say('play.rule-give')}
      </button>
    </div>
  );
};
