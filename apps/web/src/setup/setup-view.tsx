import {
  COLORS,
  faultsOf,
  gameFrom,
  makeFen,
  MESSAGES,
  parseFen,
  positionFrom,
  positionAfter,
  sayFenFault,
  saySetupFault,
  START_FEN,
  type Mark,
  type Setup,
  type SetupFault,
} from '@qili/rules';
import { useMemo, useState, type Dispatch, type ReactElement } from 'react';
import { Choice } from '../app/choice.tsx';
import { goTo } from '../app/route.ts';
import { useSettings } from '../app/settings.ts';
import { Board } from '../board/board.tsx';
import { lineTo, type Study, type StudyAct } from '../study/study.ts';
import { useWords } from '../words/use-words.ts';
import { freeDestinations, EMPTY, withMoved, withPut, type Tool } from './arrange.ts';
import { Palette } from './palette.tsx';

const setupIn = (fen: string): Setup => {
  const setup = parseFen(fen);
  return setup.ok ? setup.value : EMPTY;
};

/** 摆局: any position, with everything that keeps it from being one in a game. */
export const SetupView = ({
  study,
  act,
}: {
  readonly study: Study | undefined;
  readonly act: Dispatch<StudyAct>;
}): ReactElement => {
  const say = useWords();
  const { settings, theme } = useSettings();
  const { locale, numbers } = settings;
  const [setup, setSetup] = useState<Setup>(() =>
    study === undefined
      ? setupIn(START_FEN)
      : { ...positionAfter(lineTo(study), study.path.length), quiet: 0 },
  );
  const [tool, setTool] = useState<Tool>('hand');
  const faults = useMemo(() => faultsOf(setup), [setup]);
  const destinations = useMemo(() => (tool === 'hand' ? freeDestinations(setup) : NOWHERE), [setup, tool]);
  const judge = (): void => {
    const position = positionFrom(setup);
    if (!position.ok) return;
    act({ do: 'open', games: [gameFrom(position.value)] });
    goTo('judge');
  };
  return (
    <div className="setup">
      <div className="board-column">
        <Board
          setup={setup}
          lie={{ bottom: 'red', mirrored: false }}
          theme={theme}
          locale={locale}
          numbers={numbers}
          marks={marksOfFaults(faults)}
          destinations={destinations}
          label={say('setup.label')}
          onMove={(move) => {
            setSetup(withMoved(setup, move));
          }}
          onDropOff={(from) => {
            setSetup(withPut(setup, from, 'eraser'));
          }}
          {...(tool === 'hand'
            ? {}
            : {
                onPoint: (square) => {
                  setSetup(withPut(setup, square, tool));
                },
              })}
        />
      </div>
      <div className="panels">
        <h1>{say('place.setup')}</h1>
        <Palette tool={tool} onChoose={setTool} />
        <Beginnings setup={setup} onChange={setSetup} />
        <FenField key={makeFen(setup)} setup={setup} onRead={setSetup} />
        <Faults faults={faults} />
        <p className="buttons">
          <button type="button" className="primary" disabled={faults.length > 0} onClick={judge}>
            {say('setup.open')}
          </button>
        </p>
      </div>
    </div>
  );
};

/** Whose turn it is, and what one may begin from. */
const Beginnings = ({
  setup,
  onChange,
}: {
  readonly setup: Setup;
  readonly onChange: (setup: Setup) => void;
}): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  return (
    <div className="field-row">
      <Choice
        label={say('setup.turn')}
        value={setup.turn}
        options={COLORS}
        nameOf={(color) => MESSAGES[locale].side[color]}
        onChange={(turn) => {
          onChange({ ...setup, turn });
        }}
      />
      <button
        type="button"
        onClick={() => {
          onChange(setupIn(START_FEN));
        }}
      >
        {say('setup.start')}
      </button>
      <button
        type="button"
        onClick={() => {
          onChange({ ...EMPTY, turn: setup.turn });
        }}
      >
        {say('setup.clear')}
      </button>
    </div>
  );
};

const Faults = ({ faults }: { readonly faults: readonly SetupFault[] }): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  return (
    <section className="faults" aria-labelledby="faults-title" aria-live="polite">
      <h2 id="faults-title">{say('setup.faults', { count: faults.length })}</h2>
      <ul>
        {faults.map((fault) => (
          <li key={JSON.stringify(fault)}>{saySetupFault(fault, locale)}</li>
        ))}
      </ul>
    </section>
  );
};

const NOWHERE = new Map<never, never[]>();

/** The points that faults are about. */
const marksOfFaults = (faults: readonly SetupFault[]): Mark[] =>
  faults.flatMap((fault) =>
    fault.code === 'misplaced' ? [{ kind: 'circle', at: fault.square, means: 'check' }] : [],
  );

const FenField = ({
  setup,
  onRead,
}: {
  readonly setup: Setup;
  readonly onRead: (setup: Setup) => void;
}): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const [text, setText] = useState(makeFen(setup));
  const read = parseFen(text);
  return (
    <div className="field wide">
      <label htmlFor="fen">FEN</label>
      <div className="field-row">
        <input
          id="fen"
          type="text"
          spellCheck={false}
          value={text}
          aria-describedby="fen-fault"
          onChange={({ target }) => {
            setText(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && read.ok) onRead(read.value);
          }}
        />
        <button
          type="button"
          disabled={!read.ok}
          onClick={() => {
            if (read.ok) onRead(read.value);
          }}
        >
          {say('setup.read')}
        </button>
      </div>
      <p id="fen-fault" role="alert" className="fault">
        {read.ok ? '' : sayFenFault(read.fault, locale)}
      </p>
    </div>
  );
};
