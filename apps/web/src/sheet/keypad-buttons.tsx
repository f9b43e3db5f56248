import type { ReactElement } from 'react';
import { useWords } from '../words/use-words.ts';

/** Symbols to write a move with, and a way to take the last one back. */
export const Keypad = ({
  symbols,
  onPress,
  onDelete,
}: {
  readonly symbols: readonly string[];
  readonly onPress: (symbol: string) => void;
  readonly onDelete: () => void;
}): ReactElement => {
  const say = useWords();
  return (
    <div className="keypad" role="group" aria-label={say('entry.keypad')}>
      {symbols.map((symbol) => (
        <button
          key={symbol}
          type="button"
          onClick={() => {
            onPress(symbol);
          }}
        >
          {symbol}
        </button>
      ))}
      <button type="button" onClick={onDelete}>
        {say('entry.delete')}
      </button>
    </div>
  );
};
