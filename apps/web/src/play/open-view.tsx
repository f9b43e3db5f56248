import { GAME_MODES, type OpenedGame, type OpenGame } from '@qili/protocol';
import { RULE_SET_OF, RULE_SETS, type RuleSetId } from '@qili/rules';
import { useState, type ReactElement } from 'react';
import { Choice } from '../app/choice.tsx';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../words/use-words.ts';
import { openGame } from './open-game.ts';

const MODES = ['own', ...GAME_MODES] as const;

/** What the form asks; numbers as they are typed. */
interface Form {
  readonly rules: RuleSetId;
  readonly mode: (typeof MODES)[number];
  readonly minutes: string;
  readonly increment: string;
  readonly touchMove: boolean;
  readonly red: string;
  readonly black: string;
  readonly event: string;
  readonly fen: string;
}

const termsOf = ({ rules, mode, minutes, increment, touchMove, red, black, event, fen }: Form): OpenGame => {
  const initial = Math.round(Number(minutes) * 60_000);
  return {
    rules,
    touchMove,
    event,
    names: { red, black },
    clock: initial > 0 ? { initial, increment: Math.round(Number(increment) * 1000) } : null,
    ...(mode === 'own' ? {} : { mode }),
    ...(fen.trim() === '' ? {} : { fen: fen.trim() }),
  };
};

/** The terms of a new game, and the links to send when it is open. */
export const OpenView = (): ReactElement => {
  const say = useWords();
  const { settings } = useSettings();
  const [form, setForm] = useState<Form>({
    rules: settings.rules,
    mode: 'own',
    minutes: '60',
    increment: '30',
    touchMove: false,
    red: '',
    black: '',
    event: '',
    fen: '',
  });
  const [opened, setOpened] = useState<OpenedGame>();
  const [fault, setFault] = useState('');
  const open = async (): Promise<void> => {
    const game = await openGame(termsOf(form), settings.locale);
    if (game.ok) setOpened(game.value);
    else setFault(game.fault ?? say('play.no-server'));
  };
  if (opened !== undefined) return <Links opened={opened} />;
  return (
    <form
      className="page open-game"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <h1>{say('play.open')}</h1>
      <p>{say('play.open-says')}</p>
      <Terms
        form={form}
        onChange={(change) => {
          setForm({ ...form, ...change });
        }}
      />
      <p role="alert" className="fault">
        {fault}
      </p>
      <p className="buttons">
        <button type="submit" className="primary">
          {say('play.open-button')}
        </button>
      </p>
    </form>
  );
};

const TEXTS = ['red', 'black', 'event', 'fen'] as const;
const TIMES = ['minutes', 'increment'] as const;

const Terms = ({
  form,
  onChange,
}: {
  readonly form: Form;
  readonly onChange: (change: Partial<Form>) => void;
}): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  return (
    <div className="terms-grid">
      <Choice
        label={say('ruling.rules')}
        value={form.rules}
        options={RULE_SETS}
        nameOf={(id) => RULE_SET_OF[id].name[locale]}
        onChange={(rules) => {
          onChange({ rules });
        }}
      />
      <Choice
        label={say('play.mode')}
        value={form.mode}
        options={MODES}
        nameOf={(mode) => say(`play-mode.${mode}`)}
        onChange={(mode) => {
          onChange({ mode });
        }}
      />
      {TIMES.map((name) => (
        <div key={name} className="field">
          <label htmlFor={`open-${name}`}>{say(`play.${name}`)}</label>
          <input
            id={`open-${name}`}
            type="number"
            min="0"
            max={name === 'minutes' ? '1440' : '600'}
            step="any"
            value={form[name]}
            onChange={({ target }) => {
              onChange({ [name]: target.value });
            }}
          />
        </div>
      ))}
      {TEXTS.map((name) => (
        <div key={name} className="field">
          <label htmlFor={`open-${name}`}>{say(`play-term.${name}`)}</label>
          <input
            id={`open-${name}`}
            type="text"
            maxLength={200}
            value={form[name]}
            onChange={({ target }) => {
              onChange({ [name]: target.value });
            }}
          />
        </div>
      ))}
      <label className="tick">
        <input
          type="checkbox"
          checked={form.touchMove}
          onChange={({ target }) => {
            onChange({ touchMove: target.checked });
          }}
        />
        {say('play.touch-move')}
      </label>
    </div>
  );
};

const SEATS = ['red', 'black', 'arbiter', 'watch'] as const;

/** The links of a game that has just been opened: nobody can look the secret ones up later. */
const Links = ({ opened: { links } }: { readonly opened: OpenedGame }): ReactElement => {
  const say = useWords();
  const [copied, setCopied] = useState<string>();
  return (
    <div className="page open-game">
      <h1>{say('play.opened')}</h1>
      <p>{say('play.links-say')}</p>
      <ul className="links">
        {SEATS.map((seat) => (
          <li key={seat} className="field">
            <label htmlFor={`link-${seat}`}>{say(`play-seat.${seat}`)}</label>
            <div className="field-row">
              <input
                id={`link-${seat}`}
                type="text"
                readOnly
                value={links[seat]}
                onFocus={({ target }) => {
                  target.select();
                }}
              />
              <button
                type="button"
                onClick={() => {
                  navigator.clipboard.writeText(links[seat]).then(
                    () => {
                      setCopied(seat);
                    },
                    () => {
                      setCopied(undefined);
                    },
                  );
                }}
              >
                {say(copied === seat ? 'file.copied' : 'file.copy')}
              </button>
              <a className="button" href={links[seat]} target="_blank" rel="noreferrer">
                {say('play.enter')}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};
