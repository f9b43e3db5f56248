import { sayOutcome } from '@qili/rules';
import { useState, type ReactElement } from 'react';
import { Choice } from '../../../app/choice.tsx';
import { useSettings } from '../../../app/settings.ts';
import { useWords } from '../../../words/use-words.ts';
import { endsWith, type End } from './ends.ts';

const RESULTS = ['red', 'black', 'draw'] as const;

/** The end of a game for whatever reason: first the result, then how it came about. */
export const EndRow = ({
  ply,
  onEnd,
}: {
  readonly ply: number;
  readonly onEnd: (end: End) => void;
}): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const [result, setResult] = useState<(typeof RESULTS)[number]>('draw');
  const [picked, setPicked] = useState<End['by']>('agreement');
  const winner = result === 'draw' ? null : result;
  const ends = endsWith(winner);
  const by = ends.includes(picked) ? picked : winner === null ? 'agreement' : 'resignation';
  return (
    <div className="field-row">
      <Choice
        label={say('play.end')}
        value={result}
        options={RESULTS}
        nameOf={(each) => say(`play-result.${each}`)}
        onChange={setResult}
      />
      <Choice
        label={say('play.end-by')}
        value={by}
        options={ends}
        nameOf={(each) => sayOutcome({ by: each, winner: winner ?? undefined, ply }, locale)}
        onChange={setPicked}
      />
      <button
        type="button"
        onClick={() => {
          onEnd({ by, winner });
        }}
      >
        {say('play.end-do')}
      </button>
    </div>
  );
};
