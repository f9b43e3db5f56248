import { useId, useState, type ReactElement } from 'react';
import { saveFile } from '../../judge/files/save-file.ts';
import { useWords } from '../../words/use-words.ts';
import { linkTo, LONGEST_LINK } from './set-href.ts';

/** A set or a result to be handed on: as a link, which may be too long for a chat, or as a file. */
export const Share = ({
  text,
  label,
  file,
}: {
  readonly text: string;
  readonly label: string;
  readonly file: string;
}): ReactElement => {
  const say = useWords();
  const id = useId();
  const [said, setSaid] = useState('');
  const link = linkTo(text);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(say('file.copied'));
    } catch {
      // The browser may forbid it; the link is there to be marked and copied by hand.
      setSaid(say('file.not-copied'));
    }
  };
  return (
    <div className="field wide">
      <label htmlFor={id}>{label}</label>
      <div className="field-row">
        <input
          id={id}
          type="text"
          readOnly
          value={link}
          onFocus={({ target }) => {
            target.select();
          }}
        />
        <button
          type="button"
          onClick={() => {
            void copy();
          }}
        >
          {say('file.copy')}
        </button>
        <button
          type="button"
          onClick={() => {
            saveFile(`${text}\n`, file, 'text/plain');
          }}
        >
          {say('sets.file')}
        </button>
      </div>
      {link.length > LONGEST_LINK && (
        <p className="fault">{say('sets.too-long', { length: link.length, most: LONGEST_LINK })}</p>
      )}
      <p role="status">{said}</p>
    </div>
  );
};
