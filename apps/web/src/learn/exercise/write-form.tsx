import type { Ask } from '@qili/lessons';
import { legalMoves, NOTATIONS, positionAfter, type Line, type Locale } from '@qili/rules';
import { useMemo, useState, type ReactElement } from 'react';
import { useSettings } from '../../app/settings.ts';
import { Keypad } from '../../sheet/keypad-buttons.tsx';
import { symbolsAfter } from '../../sheet/keypad.ts';
import { typedForm } from '../../sheet/move-cell.tsx';
import { useWords } from '../../words/use-words.ts';

/** Every legal move at the question, as it may be written there. */
const formsFor = (ask: Ask, line: Line, locale: Locale): string[] => {
  const position = positionAfter(line, 'ply' in ask ? ask.ply : 0);
  const script = locale === 'zh-Hant' ? 'hant' : 'hans';
  return legalMoves(position).map((move) => {
    if (ask.ask === 'full') return NOTATIONS.chinese.make(position, move, { script });
    if (ask.ask === 'short') return NOTATIONS.short.make(position, move, { script });
    return typedForm(position, move, locale);
  });
};

/** A move to be written, on the keys or on a keypad that writes Chinese for who cannot type it. */
export const WriteForm = ({
  ask,
  line,
  onAnswer,
}: {
  readonly ask: Ask;
  readonly line: Line;
  readonly onAnswer: (typed: string) => void;
}): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const [text, setText] = useState('');
  const forms = useMemo(() => formsFor(ask, line, locale), [ask, line, locale]);
  return (
    <form
      className="write-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onAnswer(text);
      }}
    >
      <div className="field-row">
        <div className="field">
          <label htmlFor="written">
            {say(ask.ask === 'change' ? 'exercise.play-or-write' : 'exercise.write')}
          </label>
          <input
            id="written"
            type="text"
            autoComplete="off"
            spellCheck={false}
            lang={ask.ask === 'change' ? undefined : 'zh-Hans'}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
            }}
          />
        </div>
        <button type="submit">{say('exercise.answer')}</button>
      </div>
      <Keypad
        symbols={symbolsAfter(forms, text)}
        onPress={(symbol) => {
          setText(text + symbol);
        }}
        onDelete={() => {
          setText(Array.from(text).slice(0, -1).join(''));
        }}
      />
    </form>
  );
};
