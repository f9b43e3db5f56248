import { useMemo, useState, type Dispatch, type ReactElement } from 'react';
import { useSettings } from '../app/settings.ts';
import { useAnswer } from '../judging/use-answer.ts';
import { RulingPanel } from '../ruling/ruling-panel.tsx';
import { useProof } from '../ruling/use-proof.ts';
import { VerdictBand } from '../ruling/verdict-band.tsx';
import { ScorePanel } from '../sheet/score-panel.tsx';
import { MoveEntry } from '../sheet/move-entry.tsx';
import type { StudyProps } from '../study/study-props.ts';
import { lineThrough, lineTo, type StudyAct } from '../study/study.ts';
import { useWords } from '../words/use-words.ts';
import { BoardColumn } from './beside/board-column.tsx';
import { FilePanel } from './files/file-panel.tsx';
import { Tabs } from './tabs.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

const TABS = ['ruling', 'sheet', 'file'] as const;

/** A game on the board with its score sheet and the ruling beside it. */
export const Desk = ({ study, act }: StudyProps): ReactElement => {
  const say = useWords();
  const { locale, rules } = useSettings().settings;
  const [shown, setShown] = useProof();
  const { game, path, lap } = study;
  const line = useMemo(() => lineThrough({ game, path }), [game, path]);
  const here = useMemo(() => lineTo({ game, path }), [game, path]);
  const asked = useMemo(() => ({ line, rules, locale, lap }), [line, rules, locale, lap]);
  const { answer: judged, isCurrent } = useAnswer('judge', asked);
  const [picked, setChosen] = useState<number>();
  const stretches = judged?.stretches ?? [];
  const chosen = picked !== undefined && picked < stretches.length ? picked : judged?.decisive;
  const [tab, setTab] = useState<(typeof TABS)[number]>('ruling');
  const play: Dispatch<StudyAct> = (deed) => {
    setShown(undefined);
    act(deed);
  };
  useDeskKeys(study, play, () => {
    setShown(undefined);
  });
  return (
    <div className="judge">
      <h1 className="visually-hidden">{say('place.judge')}</h1>
      <BoardColumn
        study={study}
        act={play}
        here={here}
        judged={isCurrent ? judged : undefined}
        shown={shown?.frames[shown.step]}
      />
      <div className="panels">
        <VerdictBand stretch={chosen === undefined ? undefined : stretches[chosen]} />
        <Tabs
          tabs={TABS}
          chosen={tab}
          nameOf={(id) => say(`tab.${id}`)}
          onChoose={setTab}
          label={say('tab.all')}
        />
        <div className="panel" role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
          {tab === 'ruling' && (
            <RulingPanel
              study={study}
              act={play}
              line={line}
              here={here}
              judged={judged}
              chosen={chosen}
              choose={setChosen}
              shown={shown}
              show={setShown}
            />
          )}
          {tab === 'sheet' && <ScorePanel study={study} act={play} judged={judged} />}
          {tab === 'file' && <FilePanel study={study} act={play} line={line} />}
        </div>
        <MoveEntry
          here={here}
          onMove={(move) => {
            play({ do: 'play', move });
          }}
        />
      </div>
    </div>
  );
};
