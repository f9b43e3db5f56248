import { RESULTS, SHEET_WORDS, tagOf, type Line } from '@qili/rules';
import { useState, type ReactElement } from 'react';
import { Choice } from '../../app/choice.tsx';
import { LinkField } from '../../app/link-field.tsx';
import { hrefTo } from '../../app/route.ts';
import { useSettings } from '../../app/settings.ts';
import { makeShared } from '../../study/share.ts';
import { useWords } from '../../words/use-words.ts';
import type { StudyProps } from '../../study/study-props.ts';
import { Downloads } from './downloads.tsx';
import { Prints } from './prints.tsx';
import { useFileDrop } from '../opening/use-file-drop.ts';
import { useOpening } from '../opening/use-opening.ts';
import { FileButton } from '../opening/file-button.tsx';

/** Tags of a game that a score sheet has room for. */
const TAGS = [
  'Red',
  'Black',
  'RedTeam',
  'BlackTeam',
  'Event',
  'Site',
  'Date',
  'Round',
  'Table',
  'TimeControl',
  'Referee',
] as const;

/** 棋谱: who played, what the file said, and every way out: files, prints, links. */
export const FilePanel = ({ study, act, line }: StudyProps & { readonly line: Line }): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const { game, games, number, notes } = study;
  const { open, fault } = useOpening(act);
  const openFile = ([file]: readonly File[]): void => {
    if (file !== undefined) void file.arrayBuffer().then((bytes) => open(new Uint8Array(bytes)));
  };
  useFileDrop(openFile);
  return (
    <div className="file-panel">
      {notes.map((note) => (
        <p key={note} className="fault">
          {note}
        </p>
      ))}
      {games.length > 1 && (
        <Choice
          label={say('file.game')}
          value={String(number)}
          options={games.map((_, i) => String(i))}
          nameOf={(i) => say('file.game-number', { n: Number(i) + 1, players: playersOf(games[Number(i)]) })}
          onChange={(i) => {
            act({ do: 'choose', number: Number(i) });
          }}
        />
      )}
      <Downloads game={game} />
      <Prints game={game} line={line} lap={study.lap} />
      <Share study={study} line={line} />
      <div className="tags">
        {TAGS.map((name) => (
          <Tag
            key={`${name} ${String(number)}`}
            name={name}
            label={say(`tag.${name}`)}
            text={tagOf(game.tags, name) ?? ''}
            act={act}
          />
        ))}
        <Choice
          label={say('file.result')}
          value={game.result}
          options={RESULTS}
          nameOf={(result) => (result === '*' ? say('file.no-result') : SHEET_WORDS[locale].results[result])}
          onChange={(result) => {
            act({ do: 'result', result });
          }}
        />
      </div>
      <p className="buttons">
        <FileButton label={say('doors.file')} takes="file" onChoose={openFile} />
        <button
          type="button"
          onClick={() => {
            act({ do: 'close' });
          }}
        >
          {say('file.close')}
        </button>
      </p>
      <p role="alert" className="fault">
        {fault}
      </p>
    </div>
  );
};

const playersOf = (game: StudyProps['study']['game'] | undefined): string =>
  game === undefined ? '' : [tagOf(game.tags, 'Red') ?? '', tagOf(game.tags, 'Black') ?? ''].join(' – ');

const Tag = ({
  name,
  label,
  text,
  act,
}: {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly act: StudyProps['act'];
}): ReactElement => {
  const [written, setWritten] = useState(text);
  return (
    <div className="field">
      <label htmlFor={`tag-${name}`}>{label}</label>
      <input
        id={`tag-${name}`}
        type="text"
        value={written}
        onChange={({ target }) => {
          setWritten(target.value);
        }}
        onBlur={() => {
          if (written !== text) act({ do: 'tag', name, text: written });
        }}
      />
    </div>
  );
};

/** A link that carries the position, the moves and the lap behind `#`, which no server is told. */
const Share = ({
  study,
  line,
}: {
  readonly study: StudyProps['study'];
  readonly line: Line;
}): ReactElement => {
  const say = useWords();
  const link = `${location.origin}${hrefTo('judge')}?${makeShared({ line, ply: study.path.length, lap: study.lap })}`;
  return <LinkField id="share" label={say('file.share')} link={link} />;
};
