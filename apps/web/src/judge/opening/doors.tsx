import { useState, type Dispatch, type ReactElement } from 'react';
import { gameFrom, parseFen, positionFrom, START_FEN } from '@qili/rules';
import { hrefTo } from '../../app/route.ts';
import { useSettings } from '../../app/settings.ts';
import { Picture } from '../../board/picture.tsx';
import type { StudyAct } from '../../study/study.ts';
import { useWords } from '../../words/use-words.ts';
import { lessonGame, LESSONS, type LessonId } from './examples.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useOpening } from './use-opening.ts';
import { FileButton } from './file-button.tsx';

/** What a first visit sees: paste or drop a game, set up a position, open an example. */
export const Doors = ({ act }: { readonly act: Dispatch<StudyAct> }): ReactElement => {
  const say = useWords();
  return (
    <div className="doors">
      <h1>{say('doors.title')}</h1>
      <p className="lead">{say('doors.lead')}</p>
      <div className="two-doors">
        <PasteDoor act={act} />
        <section className="door" aria-labelledby="door-setup">
          <h2 id="door-setup">{say('doors.setup')}</h2>
          <p>{say('doors.setup-says')}</p>
          <p className="buttons">
            <a className="button" href={hrefTo('setup')}>
              {say('doors.setup-open')}
            </a>
            <button
              type="button"
              onClick={() => {
                act({ do: 'open', games: [newGame()] });
              }}
            >
              {say('doors.new-game')}
            </button>
          </p>
        </section>
      </div>
      <section aria-labelledby="door-examples">
        <h2 id="door-examples">{say('doors.examples')}</h2>
        <ul className="cards">
          {LESSONS.map((id) => (
            <Card key={id} id={id} act={act} />
          ))}
        </ul>
      </section>
    </div>
  );
};

const newGame = (): ReturnType<typeof gameFrom> => {
  const setup = parseFen(START_FEN);
  const start = setup.ok ? positionFrom(setup.value) : setup;
  if (!start.ok) throw new Error('the start position is a position');
  return gameFrom(start.value);
};

const PasteDoor = ({ act }: { readonly act: Dispatch<StudyAct> }): ReactElement => {
  const say = useWords();
  const [text, setText] = useState('');
  const { open, fault, isReading } = useOpening(act);
  const openText = (): void => {
    void open(new TextEncoder().encode(text));
  };
  const openFile = ([file]: readonly File[]): void => {
    if (file !== undefined) void file.arrayBuffer().then((bytes) => open(new Uint8Array(bytes)));
  };
  useFileDrop(openFile);
  return (
    <section className="door" aria-labelledby="door-paste">
      <h2 id="door-paste">{say('doors.paste')}</h2>
      <label htmlFor="paste">{say('doors.paste-says')}</label>
      <textarea
        id="paste"
        rows={6}
        spellCheck={false}
        value={text}
        placeholder={say('doors.paste-example')}
        onChange={({ target }) => {
          setText(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) openText();
        }}
      />
      <p className="buttons">
        <button
          type="button"
          className="primary"
          disabled={text.trim() === '' || isReading}
          onClick={openText}
        >
          {say('doors.judge')}
        </button>
        <FileButton label={say('doors.file')} takes="file" onChoose={openFile} />
      </p>
      <p role="alert" className="fault">
        {fault}
      </p>
    </section>
  );
};

const Card = ({
  id,
  act,
}: {
  readonly id: LessonId;
  readonly act: Dispatch<StudyAct>;
}): ReactElement | null => {
  const say = useWords();
  const { settings, theme } = useSettings();
  const [game] = useState(() => lessonGame(id));
  if (game === undefined) return null;
  return (
    <li>
      <button
        type="button"
        className="card"
        onClick={() => {
          act({ do: 'open', games: [game] });
        }}
      >
        <Picture setup={game.start} theme={theme} locale={settings.locale} title={say('doors.card-board')} />
        <span className="card-name">{say(`lesson.${id}`)}</span>
        <span className="card-says">{say(`lesson-says.${id}`)}</span>
      </button>
    </li>
  );
};
