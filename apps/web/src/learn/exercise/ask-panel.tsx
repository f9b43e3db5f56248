import { NATURES, type Line } from '@qili/rules';
import { useEffect, type ReactElement, type RefObject } from 'react';
import { NatureChip } from '../../ruling/nature-chip.tsx';
import { isTyping } from '../../stepping/steps.ts';
import { useWords } from '../../words/use-words.ts';
import { Spoken } from '../spoken.tsx';
import type { Option, PosedAsk } from '../teaching/answer.ts';
import { WriteForm } from './write-form.tsx';

/** A question with the ways to answer it: options, by number as well, or a move that is written. */
export const AskPanel = ({
  posed,
  line,
  wrong,
  heading,
  onAnswer,
  onTell,
}: {
  readonly posed: PosedAsk;
  readonly line: Line;
  readonly wrong: readonly string[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onAnswer: (typed: string) => void;
  readonly onTell: () => void;
}): ReactElement => {
  const say = useWords();
  const { ask, question, options } = posed;
  return (
    <section className="ask" aria-labelledby="question">
      <h2 id="question" ref={heading} tabIndex={-1}>
        <Spoken>{question}</Spoken>
      </h2>
      {options === undefined ? (
        <WriteForm ask={ask} line={line} onAnswer={onAnswer} />
      ) : (
        <Options
          options={options}
          isNatures={ask.ask === 'nature'}
          hasNumbers={ask.ask !== 'third'}
          wrong={wrong}
          onAnswer={onAnswer}
        />
      )}
      <p className="tell">
        <button type="button" onClick={onTell}>
          {say('exercise.tell')}
        </button>
      </p>
    </section>
  );
};

/** So many options have a key of their own. */
const MOST_KEYS = 9;

const Options = ({
  options,
  isNatures,
  hasNumbers,
  wrong,
  onAnswer,
}: {
  readonly options: readonly Option[];
  readonly isNatures: boolean;
  readonly hasNumbers: boolean;
  readonly wrong: readonly string[];
  readonly onAnswer: (typed: string) => void;
}): ReactElement => {
  const say = useWords();
  const choose = (option: Option | undefined): void => {
    if (option !== undefined && !wrong.includes(option.answer)) onAnswer(option.answer);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!hasNumbers || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
      if (/^[1-9]$/u.test(event.key)) choose(options[Number(event.key) - 1]);
    };
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  });
  return (
    <ul className={isNatures ? 'options natures' : 'options'} aria-label={say('exercise.options')}>
      {options.map((option, i) => {
        const isWrong = wrong.includes(option.answer);
        const nature = isNatures ? NATURES.find((each) => each === option.answer) : undefined;
        return (
          <li key={option.answer}>
            <button
              type="button"
              className={isWrong ? 'option wrong' : 'option'}
              aria-disabled={isWrong}
              onClick={() => {
                choose(option);
              }}
            >
              {hasNumbers && i < MOST_KEYS && <kbd aria-hidden="true">{i + 1}</kbd>}
              {nature === undefined ? <Spoken>{option.text}</Spoken> : <NatureChip nature={nature} />}
              {isWrong && <span className="visually-hidden">{say('exercise.was-wrong')}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
};
