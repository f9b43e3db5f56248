import { MESSAGES, opposite, positionAfter, RULE_SET_OF, RULE_SETS, type Line } from '@qili/rules';
import { useMemo, useState, type Dispatch, type ReactElement } from 'react';
import { Choice } from '../app/choice.tsx';
import { useSettings } from '../app/settings.ts';
import type { StudyProps } from '../study/study-props.ts';
import { RulingSheetButtons } from '../judge/files/prints.tsx';
import type { Judged, Stretch } from '../judging/answer.ts';
import { useAnswer } from '../judging/use-answer.ts';
import { pathThrough } from '../study/tree.ts';
import { useWords } from '../words/use-words.ts';
import { Candidates } from './candidates.tsx';
import { Compare } from './compare.tsx';
import { FindingView } from './finding-view.tsx';
import { LapTable } from './lap-table.tsx';
import { NatureChip } from './nature-chip.tsx';
import type { Shown } from './shown.ts';
import { Grounds } from './verdict-band.tsx';

export interface RulingPanelProps extends StudyProps {
  readonly line: Line;
  readonly here: Line;
  readonly judged: Judged | undefined;
  /** The place of the stretch that is looked at, in the list of those that were found. */
  readonly chosen: number | undefined;
  readonly choose: Dispatch<number>;
  readonly shown: Shown | undefined;
  readonly show: Dispatch<Shown | undefined>;
}

/** 裁决: what the rules say of the game, with the proof of every move of the lap. */
export const RulingPanel = (props: RulingPanelProps): ReactElement => {
  const { study, act, line, here, judged, chosen, choose, shown, show } = props;
  const say = useWords();
  const { settings, change } = useSettings();
  const { locale, rules } = settings;
  const [open, setOpen] = useState<'candidates' | 'compare'>();
  const stretches = judged?.stretches ?? [];
  const stretch = chosen === undefined ? undefined : stretches[chosen];
  const go = (ply: number): void => {
    act({ do: 'go', path: pathThrough(study.game, study.path).slice(0, ply) });
  };
  return (
    <>
      {judged === undefined ? (
        <p className="waiting" role="status">
          {say('ruling.waiting')}
        </p>
      ) : (
        <Grounds stretch={stretch} rules={judged.rules} />
      )}
      {stretches.length > 1 && (
        <div className="stretches" role="group" aria-label={say('ruling.stretches')}>
          {stretches.map(({ from, to }, i) => (
            <button
              key={`${String(from)} ${String(to)}`}
              type="button"
              aria-pressed={i === chosen}
              onClick={() => {
                choose(i);
              }}
            >
              {say('ruling.stretch', { from: Math.floor(from / 2) + 1, to: Math.floor((to - 1) / 2) + 1 })}
            </button>
          ))}
        </div>
      )}
      {stretch !== undefined && (
        <LapTable stretch={stretch} line={line} ply={here.moves.length} shown={shown} show={show} go={go} />
      )}
      {!(stretch !== undefined && isWithin(stretch, here.moves.length)) && <LastMove {...props} />}
      <LapSwitch {...props} />
      <div className="field-row">
        <Choice
          label={say('ruling.rules')}
          value={rules}
          options={RULE_SETS}
          nameOf={(id) => RULE_SET_OF[id].name[locale]}
          onChange={(id) => {
            change({ rules: id });
          }}
        />
        {(['candidates', 'compare'] as const).map((id) => (
          <button
            key={id}
            type="button"
            aria-expanded={open === id}
            onClick={() => {
              setOpen(open === id ? undefined : id);
            }}
          >
            {say(`ruling.${id}`)}
          </button>
        ))}
        {stretch !== undefined && (
          <RulingSheetButtons game={study.game} line={line} lap={study.lap} ways={PRINT} />
        )}
      </div>
      {open === 'candidates' && (
        <Candidates
          here={here}
          onPlay={({ judged: { move } }) => {
            act({ do: 'play', move });
          }}
        />
      )}
      {open === 'compare' && <Compare line={line} lap={study.lap} />}
    </>
  );
};

/** Whether the last of so many moves is one of those that are listed anyway. */
const isWithin = ({ from, to }: Stretch, ply: number): boolean => ply > from && ply <= to;

const PRINT = ['print'] as const;

/** What the last move is by itself, whether anything recurs or not. */
const LastMove = ({ here, shown, show }: RulingPanelProps): ReactElement | null => {
  const say = useWords();
  const { locale, rules } = useSettings().settings;
  const asked = useMemo(
    () => (here.moves.length === 0 ? undefined : { line: here, rules, locale }),
    [here, rules, locale],
  );
  const { answer } = useAnswer('name', asked);
  if (answer === undefined) return null;
  const mover = opposite(positionAfter(here, here.moves.length).turn);
  return (
    <section className="last-move" aria-label={say('ruling.last-move')}>
      <h3>
        {say('ruling.last-move')}{' '}
        <span className={`move ${mover}`}>
          {MESSAGES[locale].side[mover]} {answer.text}
        </span>{' '}
        <NatureChip nature={answer.judged.nature} />
      </h3>
      <FindingView line={here} told={answer} shown={shown} show={show} />
    </section>
  );
};

/** Takes the moves since a position first stood as one lap of a cycle, as figures in books are printed. */
const LapSwitch = ({ study, act, judged, line }: RulingPanelProps): ReactElement | null => {
  const say = useWords();
  const last = judged?.stretches.at(-1);
  if (study.lap !== undefined) {
    return (
      <p className="lap-switch">
        {say(judged?.isLap === true ? 'lap.taken' : 'lap.open')}{' '}
        <button
          type="button"
          onClick={() => {
            act({ do: 'lap', from: undefined });
          }}
        >
          {say('lap.as-game')}
        </button>
      </p>
    );
  }
  const isShort = last?.kind === 'cycle' && last.to === line.moves.length && last.occurrences < 3;
  return isShort ? (
    <p className="lap-switch">
      {say('lap.offer')}{' '}
      <button
        type="button"
        onClick={() => {
          act({ do: 'lap', from: last.from });
        }}
      >
        {say('lap.as-lap')}
      </button>
    </p>
  ) : null;
};
