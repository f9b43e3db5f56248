import { RULE_SET_OF, type RuleSetId } from '@qili/rules';
import type { ReactElement } from 'react';
import { useSettings } from '../app/settings.ts';
import type { Stretch } from '../judging/answer.ts';
import { STATE_MARKS } from './state-marks.ts';
import { useWords } from '../words/use-words.ts';

/** The ruling in one sentence, as the book has it, with the number of its clause. */
export const VerdictBand = ({ stretch }: { readonly stretch: Stretch | undefined }): ReactElement => {
  const say = useWords();
  const state = stretch?.state ?? 'nothing';
  return (
    <section className={`band ${state}`} aria-label={say('ruling.band')}>
      <span className="band-mark" aria-hidden="true">
        {STATE_MARKS[state]}
      </span>
      <p className="band-says">{stretch === undefined ? say('ruling.nothing') : stretch.says.ruling}</p>
      {/^\d/u.test(stretch?.clause ?? '') && <span className="band-number">{stretch?.clause}</span>}
    </section>
  );
};

/** What a ruling rests on: its clause, how far the repetition has come, and doubts. */
export const Grounds = ({
  stretch,
  rules,
}: {
  readonly stretch: Stretch | undefined;
  readonly rules: RuleSetId;
}): ReactElement => {
  const { locale } = useSettings().settings;
  if (stretch === undefined) return <p className="grounds">{RULE_SET_OF[rules].name[locale]}</p>;
  const { clause, answers, state, doubts } = stretch.says;
  return (
    <div className="grounds">
      {[clause, answers, state, doubts]
        .filter((text) => text !== '')
        .map((text) => (
          <p key={text}>{text}</p>
        ))}
    </div>
  );
};
