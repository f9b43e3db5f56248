import type { ExerciseSet } from '@qili/lessons';
import { useMemo, useState, type ReactElement } from 'react';
import { useSettings } from '../../app/settings.ts';
import { FileButton } from '../../judge/opening/file-button.tsx';
import { useWords } from '../../words/use-words.ts';
import type { NamedText } from '../teaching/set-answer.ts';
import { teach, useTaught } from '../teaching/teach.ts';
import { ClassTables } from './class-table.tsx';
import { classHref } from './set-href.ts';

/** Larger files hold no results of ours. */
const MOST_BYTES = 4_000_000;

/** The results of a class: first the set they belong to, then as many results as there are. */
export const ClassView = ({
  set: given,
  result,
}: {
  readonly set: ExerciseSet | undefined;
  /** A result that was opened by its link. */
  readonly result: string | undefined;
}): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const pasted = say('sets.pasted');
  const [set, setSet] = useState(given);
  const [fault, setFault] = useState('');
  const [files, setFiles] = useState<readonly NamedText[]>(
    result === undefined ? [] : [{ name: pasted, text: result }],
  );
  const asked = useMemo(
    () => (set === undefined || files.length === 0 ? undefined : { set, files, locale }),
    [set, files, locale],
  );
  const { answer: read } = useTaught('class', asked);
  const openSet = async (text: string): Promise<void> => {
    const found = await teach('set', { text, locale });
    setFault(found.ok ? '' : found.says);
    if (!found.ok) return;
    setSet(found.value);
    history.replaceState(null, '', classHref(found.value));
  };
  const add = (more: readonly NamedText[]): void => {
    setFiles([...files, ...more]);
  };
  return (
    <>
      {set === undefined ? (
        <section aria-labelledby="which-set">
          <h2 id="which-set">{say('sets.open')}</h2>
          <p>{say('sets.which')}</p>
          <Reading
            label={say('sets.set-text')}
            isMany={false}
            onRead={([first]) => void openSet(first?.text ?? '')}
          />
          <p role="alert" className="fault">
            {fault}
          </p>
        </section>
      ) : (
        <section aria-labelledby="class-results">
          <h2 id="class-results">{set.title}</h2>
          <Reading label={say('sets.results-text')} isMany onRead={add} />
          {read === undefined ? (
            <p role="status">{say('sets.no-results')}</p>
          ) : (
            <ClassTables read={read} exercises={set.exercises} />
          )}
        </section>
      )}
    </>
  );
};

/** Texts that are pasted, or come from files. */
const Reading = ({
  label,
  isMany,
  onRead,
}: {
  readonly label: string;
  readonly isMany: boolean;
  readonly onRead: (texts: readonly NamedText[]) => void;
}): ReactElement => {
  const say = useWords();
  const [text, setText] = useState('');
  const load = async (files: readonly File[]): Promise<void> => {
    onRead(
      await Promise.all(
        files.map(async (file) => ({
          name: file.name,
          text: file.size > MOST_BYTES ? '' : await file.text(),
        })),
      ),
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onRead([{ name: say('sets.pasted'), text }]);
        setText('');
      }}
    >
      <div className="field wide">
        <label htmlFor="read-text">{label}</label>
        <textarea
          id="read-text"
          rows={3}
          spellCheck={false}
          required
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
      </div>
      <p className="buttons">
        <button type="submit">{say('sets.read')}</button>
        <FileButton
          label={isMany ? say('sets.files') : say('doors.file')}
          takes={isMany ? 'files' : 'file'}
          onChoose={(files) => {
            if (files.length > 0) void load(files);
          }}
        />
      </p>
    </form>
  );
};
