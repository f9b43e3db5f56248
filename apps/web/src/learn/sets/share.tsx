import { useId, type ReactElement } from 'react';
import { LinkField } from '../../app/link-field.tsx';
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
  const link = linkTo(text);
  return (
    <LinkField
      id={id}
      label={label}
      link={link}
      also={
        <button
          type="button"
          onClick={() => {
            saveFile(`${text}\n`, file, 'text/plain');
          }}
        >
          {say('sets.file')}
        </button>
      }
      note={
        link.length > LONGEST_LINK && (
          <p className="fault">{say('sets.too-long', { length: link.length, most: LONGEST_LINK })}</p>
        )
      }
    />
  );
};
