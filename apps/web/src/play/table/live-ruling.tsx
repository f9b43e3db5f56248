import type { Line, RuleSetId } from '@qili/rules';
import { useMemo, type ReactElement } from 'react';
import { useSettings } from '../../app/settings.ts';
import { Recurrence } from '../../judge/beside/recurrence.tsx';
import { useAnswer } from '../../judging/use-answer.ts';
import { RULE_SET_OF } from '@qili/rules';
import { Grounds, VerdictBand } from '../../ruling/verdict-band.tsx';

/** What the rules say of the game as it is played, as soon as a position recurs. */
export const LiveRuling = ({
  line,
  rules,
}: {
  readonly line: Line;
  readonly rules: RuleSetId;
}): ReactElement => {
  const { locale } = useSettings().settings;
  const asked = useMemo(() => ({ line, rules, locale, lap: undefined }), [line, rules, locale]);
  const { answer, isCurrent } = useAnswer('judge', asked);
  const last = answer?.stretches.at(-1);
  const isLive = last?.to === line.moves.length;
  return (
    <>
      <Recurrence
        standing={isCurrent ? answer?.standings.at(-1) : undefined}
        needed={RULE_SET_OF[rules].occurrences}
      />
      {isLive && (
        <>
          <VerdictBand stretch={last} />
          <Grounds stretch={last} rules={rules} />
        </>
      )}
    </>
  );
};
