import { useState, type ReactElement, type ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';

/** A link to be handed on: it can be marked, and copied, and what came of that is said. */
export const LinkField = ({
  id,
  label,
  link,
  also,
  note,
}: {
  readonly id: string;
  readonly label: string;
  readonly link: string;
  /** Further ways to hand it on, beside the button that copies. */
  readonly also?: ReactNode;
  /** What is to be known of the link. */
  readonly note?: ReactNode;
}): ReactElement => {
  const say = useWords();
  const [said, setSaid] = useState('');
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
        {also}
      </div>
      {note}
      <p role="status">{said}</p>
    </div>
  );
};
