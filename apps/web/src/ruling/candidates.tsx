import type { Line } from '@qili/rules';
import { useMemo, type ReactElement } from 'react';
import { useSettings } from '../app/settings.ts';
import type { CandidateTold } from '../judging/answer.ts';
import { useAnswer } from '../judging/use-answer.ts';
import { useWords } from '../words/use-words.ts';
import { NatureChip } from './nature-chip.tsx';

const GROUPS = ['ban', 'draw', 'warn', 'none'] as const;
const groupOf = ({ rule, warns }: CandidateTold): (typeof GROUPS)[number] => (warns ? 'warn' : rule);

/** 改走什么: each legal move, what it would be, and whether it is free, draws or is forbidden. */
export const Candidates = ({
  here,
  onPlay,
}: {
  readonly here: Line;
  readonly onPlay: (told: CandidateTold) => void;
}): ReactElement => {
  const say = useWords();
  const { locale, rules } = useSettings().settings;
  const asked = useMemo(() => ({ line: here, rules, locale }), [here, rules, locale]);
  const { answer, isCurrent } = useAnswer('candidates', asked);
  if (answer === undefined || !isCurrent) return <p className="waiting">{say('candidates.waiting')}</p>;
  if (answer.length === 0) return <p>{say('candidates.over')}</p>;
  return (
    <div className="candidates">
      {GROUPS.map((group) => {
        const moves = answer.filter((told) => groupOf(told) === group);
        return moves.length === 0 ? null : (
          <section key={group} className={`candidate-group ${group}`}>
            <h3>{say(`candidates.${group}`, { count: moves.length })}</h3>
            <ul>
              {moves.map((told) => (
                <li key={told.name}>
                  <button
                    type="button"
                    className="lap-move"
                    onClick={() => {
                      onPlay(told);
                    }}
                  >
                    <span className="move">{told.text}</span> <NatureChip nature={told.judged.nature} />
                  </button>
                  {told.says !== '' && <span className="candidate-says">{told.says}</span>}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
};
