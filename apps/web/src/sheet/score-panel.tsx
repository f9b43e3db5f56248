import { useState, type ReactElement } from 'react';
import type { StudyProps } from '../study/study-props.ts';
import type { Judged } from '../judging/answer.ts';
import { branchAt } from '../study/tree.ts';
import { useWords } from '../words/use-words.ts';
import { ScoreSheet } from './score-sheet.tsx';

/** 记录: the score sheet, what is said of the move, and what can be changed. */
export const ScorePanel = ({
  study,
  act,
  judged,
}: StudyProps & { readonly judged: Judged | undefined }): ReactElement => {
  const say = useWords();
  const { game, path, past, future } = study;
  const parent = path.slice(0, -1);
  const beside = branchAt(game, parent)?.children.length ?? 0;
  const own = path.at(-1) ?? 0;
  const shift = (to: 'front' | 'up' | 'down'): void => {
    act({ do: 'shift', path, to });
  };
  return (
    <>
      <ScoreSheet study={study} act={act} judged={judged} />
      <Comment key={path.join('.')} study={study} act={act} />
      <div className="buttons" role="group" aria-label={say('edit.all')}>
        <button
          type="button"
          disabled={past.length === 0}
          onClick={() => {
            act({ do: 'undo' });
          }}
        >
          {say('edit.undo')}
        </button>
        <button
          type="button"
          disabled={future.length === 0}
          onClick={() => {
            act({ do: 'redo' });
          }}
        >
          {say('edit.redo')}
        </button>
        <button
          type="button"
          disabled={path.length === 0}
          onClick={() => {
            act({ do: 'remove', path });
          }}
        >
          {say('edit.remove')}
        </button>
        {beside > 1 && (
          <>
            <button
              type="button"
              disabled={own === 0}
              onClick={() => {
                shift('front');
              }}
            >
              {say('edit.front')}
            </button>
            <button
              type="button"
              disabled={own === 0}
              onClick={() => {
                shift('up');
              }}
            >
              {say('edit.up')}
            </button>
            <button
              type="button"
              disabled={own === beside - 1}
              onClick={() => {
                shift('down');
              }}
            >
              {say('edit.down')}
            </button>
          </>
        )}
      </div>
    </>
  );
};

const Comment = ({ study, act }: StudyProps): ReactElement => {
  const say = useWords();
  const [text, setText] = useState(branchAt(study.game, study.path)?.comments.join('\n') ?? '');
  return (
    <div className="field wide">
      <label htmlFor="comment">{say(study.path.length === 0 ? 'comment.game' : 'comment.move')}</label>
      <textarea
        id="comment"
        rows={2}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
        onBlur={() => {
          act({ do: 'comment', text });
        }}
      />
    </div>
  );
};
