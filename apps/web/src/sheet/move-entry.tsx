import { parseAnyMove, positionAfter, sayMove, sayMoveFault, type Line, type Move } from '@qili/rules';
import { useMemo, useState, type ReactElement } from 'react';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../words/use-words.ts';
import { Keypad } from './keypad-buttons.tsx';
import { isWholeMove, nextSymbols } from './keypad.ts';

/** Moves typed in any notation, or on a keypad of only the symbols that can still form a legal move. */
export const MoveEntry = ({
  here,
  onMove,
}: {
  readonly here: Line;
  readonly onMove: (move: Move) => void;
}): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const [hasKeypad, setKeypad] = useState(false);
  const position = useMemo(() => positionAfter(here, here.moves.length), [here]);
  const enter = (typed: string): void => {
    const read = parseAnyMove(position, typed.trim());
    if (read.ok) {
      setText('');
      setFault('');
      onMove(read.value);
      return;
    }
    const { fault: wrong } = read;
    const ways =
      wrong.code === 'ambiguous' ? wrong.candidates.map((move) => sayMove(position, move, locale)) : [];
    setFault([sayMoveFault(wrong, locale), ways.join(' ')].join(' ').trim());
  };
  const press = (symbol: string): void => {
    const typed = text + symbol;
    setFault('');
    if (isWholeMove(position, typed, locale)) enter(typed);
    else setText(typed);
  };
  return (
    <form
      className="move-entry"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') enter(text);
      }}
    >
      <label htmlFor="typed-move">{say('entry.label')}</label>
      <input
        id="typed-move"
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={text}
        placeholder={locale === 'en' ? 'C2=5' : '炮二平五'}
        aria-describedby="typed-fault"
        onChange={({ target }) => {
          setText(target.value);
          setFault('');
        }}
      />
      <button type="submit">{say('entry.play')}</button>
      <button
        type="button"
        aria-expanded={hasKeypad}
        onClick={() => {
          setKeypad(!hasKeypad);
        }}
      >
        {say('entry.keypad')}
      </button>
      <p id="typed-fault" role="alert" className="fault">
        {fault}
      </p>
      {hasKeypad && (
        <Keypad
          symbols={nextSymbols(position, text, locale)}
          onPress={press}
          onDelete={() => {
            setText(Array.from(text).slice(0, -1).join(''));
          }}
        />
      )}
    </form>
  );
};
