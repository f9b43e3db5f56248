import { RULE_SET_OF, sayClause, type RuleSetId } from '@qili/rules';
import type { ReactElement } from 'react';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../words/use-words.ts';

/** What a move would come to, said before it is played. */
export const Warning = ({
  clause,
  rules,
  onLeave,
  onPlay,
}: {
  readonly clause: string | null;
  readonly rules: RuleSetId;
  readonly onLeave: () => void;
  readonly onPlay: () => void;
}): ReactElement => {
  const say = useWords();
  const { locale } = useSettings().settings;
  return (
    <div className="warning" role="alertdialog" aria-label={say('play.warning')}>
      <p>{say('play.would-offend')}</p>
      {clause !== null && <p>{sayClause({ clause }, RULE_SET_OF[rules], locale)}</p>}
      <p className="buttons">
        <button type="button" className="primary" onClick={onLeave}>
          {say('play.take-back')}
        </button>
        <button type="button" onClick={onPlay}>
          {say('play.despite')}
        </button>
      </p>
    </div>
  );
};
