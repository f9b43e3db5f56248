import type { ReactElement } from 'react';

/** What may be chosen at one go; the names of attributes that browsers know are not all known to React. */
const TAKES = { file: {}, files: { multiple: true }, folder: { webkitdirectory: '' } } as const;

/** Chooses a file of the device, several, or all in a folder. */
export const FileButton = ({
  label,
  takes,
  onChoose,
}: {
  readonly label: string;
  readonly takes: keyof typeof TAKES;
  readonly onChoose: (files: readonly File[]) => void;
}): ReactElement => (
  <label className="button file">
    {label}
    <input
      type="file"
      {...TAKES[takes]}
      className="visually-hidden"
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        // The same file can be chosen again.
        target.value = '';
      }}
    />
  </label>
);
