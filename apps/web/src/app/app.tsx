import { lazy, Suspense, useEffect, useReducer, type ReactElement } from 'react';
import { Outlines } from '../board/shapes.tsx';
import { JudgeView } from '../judge/judge-view.tsx';
import { RulesView } from '../rules/rules-view.tsx';
import { SetupView } from '../setup/setup-view.tsx';
import { keepStudy, keptStudy } from '../study/keep.ts';
import { studied } from '../study/study.ts';
import { Rail } from './rail.tsx';
import { useRoute } from './route.ts';
import { SettingsContext } from './settings.ts';
import { useSettingsState } from './use-settings-state.ts';

/** Loaded when it is needed: it brings the messages of live games with it. */
const PlayView = lazy(async () => ({ default: (await import('../play/play-view.tsx')).PlayView }));

/** Loaded when it is needed: it brings the course with it. */
const LearnView = lazy(async () => ({ default: (await import('../learn/learn-view.tsx')).LearnView }));

/** Loaded when it is needed: it brings the reading of archives with it. */
const ArchiveView = lazy(async () => ({
  default: (await import('../archive/archive-view.tsx')).ArchiveView,
}));

/** The whole page. The game that is studied outlives the place in which it is looked at. */
export const App = (): ReactElement => {
  const settings = useSettingsState();
  const route = useRoute();
  const [study, act] = useReducer(studied, undefined, keptStudy);
  useEffect(() => {
    keepStudy(study);
  }, [study]);
  const hasStudy = study !== undefined;
  useEffect(() => {
    // What opens is seen from its top, however far one had scrolled before.
    window.scrollTo(0, 0);
  }, [route.place, hasStudy]);
  return (
    <SettingsContext value={settings}>
      <Outlines />
      <div className="desk">
        <Rail place={route.place} />
        <main key={route.place} id={route.place}>
          {route.place === 'judge' && <JudgeView study={study} act={act} query={route.query} />}
          {route.place === 'setup' && <SetupView study={study} act={act} />}
          {route.place === 'play' && (
            <Suspense>
              <PlayView id={route.rest[0]} secret={route.query} />
            </Suspense>
          )}
          {route.place === 'learn' && (
            <Suspense>
              <LearnView rest={route.rest} query={route.query} />
            </Suspense>
          )}
          {route.place === 'archive' && (
            <Suspense>
              <ArchiveView act={act} />
            </Suspense>
          )}
          {route.place === 'rules' && <RulesView rest={route.rest} />}
        </main>
      </div>
    </SettingsContext>
  );
};
