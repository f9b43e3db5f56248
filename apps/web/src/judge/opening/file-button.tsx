import type { ReactElement } from 'react';
import { useWords } from '../../words/use-words.ts';

/** Chooses a file of the device to open. */
export const FileButton = ({
  onChoose,
}: {
  readonly onChoose: (file: File | undefined) => void;
}): ReactElement => {
  const say = useWords();
  return (
    <label className="button file">
      {say('doors.file')}
      <input
        type="file"
        className="visually-hidden"
        onChange={({ target }) => {
          onChoose(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
};
