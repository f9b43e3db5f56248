import { COURSE, topicName, TOPICS, type Exercise, type Topic } from '@qili/lessons';
import { useState, type ReactElement } from 'react';
import { Choice } from '../../app/choice.tsx';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../words/use-words.ts';
import { anySeed } from '../practice/wish.ts';
import { teach } from '../teaching/teach.ts';

type Add = (exercises: readonly Exercise[]) => void;

/** The three ways to come by exercises: drawn by topic, from the course, or about what one pastes. */
export const Adding = ({ onAdd }: { readonly onAdd: Add }): ReactElement => {
  const say = useWords();
  return (
    <section aria-labelledby="set-add" className="set-adding">
      <h2 id="set-add">{say('sets.add')}</h2>
      <Drawn onAdd={onAdd} />
      <FromLesson onAdd={onAdd} />
      <Own onAdd={onAdd} />
    </section>
  );
};

/** More at once are neither looked through nor worked through. */
const MOST = 30;
const ANY = 'any';

const Drawn = ({ onAdd }: { readonly onAdd: Add }): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const [topic, setTopic] = useState<Topic | typeof ANY>(ANY);
  const [count, setCount] = useState(5);
  const [seed, setSeed] = useState(anySeed);
  const [isBusy, setBusy] = useState(false);
  const draw = async (): Promise<void> => {
    setBusy(true);
    const topics = topic === ANY ? [] : [topic];
    const found = await teach('several', { seed, topics, count });
    setBusy(false);
    setSeed(anySeed());
    onAdd(found);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void draw();
      }}
    >
      <h3>{say('sets.add-drawn')}</h3>
      <div className="field-row">
        <Choice
          label={say('sets.topic')}
          value={topic}
          options={[ANY, ...TOPICS]}
          nameOf={(each) => (each === ANY ? say('sets.any') : topicName(each, locale))}
          onChange={setTopic}
        />
        <NumberField label={say('sets.count')} value={count} least={1} most={MOST} onChange={setCount} />
        <NumberField label={say('sets.seed')} value={seed} least={0} most={999_999} onChange={setSeed} />
        <button type="submit" aria-disabled={isBusy}>
          {say('sets.draw')}
        </button>
      </div>
      <p role="status">{isBusy ? say('sets.working') : ''}</p>
    </form>
  );
};

const NumberField = ({
  label,
  value,
  least,
  most,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}): ReactElement => (
  <div className="field">
    <label>
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        required
        value={value}
        onChange={({ target }) => {
          const typed = target.valueAsNumber;
          onChange(Number.isFinite(typed) ? Math.min(most, Math.max(least, Math.trunc(typed))) : least);
        }}
      />
    </label>
  </div>
);

/** The exercises that close the course, beside those of its lessons. */
const LAST = 'last';

const FromLesson = ({ onAdd }: { readonly onAdd: Add }): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const ids = [...COURSE.map(({ id }) => id), LAST];
  const [lesson, setLesson] = useState(ids[0] ?? LAST);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void teach('exercises', { of: lesson }).then(onAdd);
      }}
    >
      <h3>{say('sets.add-lesson')}</h3>
      <div className="field-row">
        <Choice
          label={say('sets.lesson')}
          value={lesson}
          options={ids}
          nameOf={(id) => COURSE.find((each) => each.id === id)?.title[locale] ?? say('learn.last')}
          onChange={setLesson}
        />
        <button type="submit">{say('sets.draw')}</button>
      </div>
    </form>
  );
};

const Own = ({ onAdd }: { readonly onAdd: Add }): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const read = async (): Promise<void> => {
    const found = await teach('own', { text, locale });
    const isEmpty = found.ok && found.value.length === 0;
    setFault(found.ok ? (isEmpty ? say('sets.own-none') : '') : found.says);
    if (!found.ok || isEmpty) return;
    setText('');
    onAdd(found.value);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <h3>{say('sets.add-own')}</h3>
      <div className="field wide">
        <label htmlFor="set-own">{say('sets.own')}</label>
        <textarea
          id="set-own"
          rows={3}
          spellCheck={false}
          required
          value={text}
          aria-describedby="set-own-fault"
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
      </div>
      <p id="set-own-fault" role="alert" className="fault">
        {fault}
      </p>
      <p className="buttons">
        <button type="submit">{say('sets.draw')}</button>
      </p>
    </form>
  );
};
