import { useRef, type ReactElement } from 'react';
import { hrefTo } from '../../app/route.ts';
import { useSettings } from '../../app/settings.ts';
import { ProofLine } from '../../ruling/proof-line.tsx';
import { NatureChip } from '../../ruling/nature-chip.tsx';
import { StageBoard } from '../../stepping/stage-board.tsx';
import { STAGE, useStageKeys } from '../../stepping/use-stage-keys.ts';
import { useStage, type Stage } from '../../stepping/use-stage.ts';
import { makeShared } from '../../study/share.ts';
import { useWords } from '../../words/use-words.ts';
import { Spoken } from '../spoken.tsx';
import type { ToldBoard } from '../teaching/answer.ts';

/** A board of a lesson: its moves to play through, and beside it what is claimed, each claim with its proof. */
export const LessonBoard = ({
  board,
  number,
}: {
  readonly board: ToldBoard;
  readonly number: number;
}): ReactElement => {
  const say = useWords();
  const { rules } = useSettings().settings;
  const stage = useStage(board.line);
  const element = useRef<HTMLElement>(null);
  useStageKeys(stage, element);
  const name = say('learn.figure', { n: number });
  const isLap = board.moves.length > 0 && board.rules === rules;
  return (
    <section ref={element} className={`${STAGE} lesson-board`} aria-label={name}>
      <StageBoard stage={stage} label={say('learn.board', { figure: name })} />
      <div className="lesson-beside">
        <h2>{name}</h2>
        {board.moves.length > 0 && <Moves board={board} stage={stage} />}
        <ul className="claims">
          {board.claims.map(({ says, proof, plies }, i) => (
            <li key={i} className={plies === stage.ply && plies > 0 ? 'claim here' : 'claim'}>
              <p>
                <Spoken>{says}</Spoken>
              </p>
              <ProofLine
                id={`${board.id} ${String(i)}`}
                proof={proof}
                shown={stage.shown}
                show={stage.show}
              />
            </li>
          ))}
        </ul>
        <p className="lesson-more">
          <a
            href={`${hrefTo('judge')}?${makeShared({ line: board.line, ply: 0, lap: isLap ? 0 : undefined })}`}
          >
            {say('learn.to-judge')}
          </a>
        </p>
      </div>
    </section>
  );
};

/** The moves of a board; pressed, one is shown. */
const Moves = ({ board, stage }: { readonly board: ToldBoard; readonly stage: Stage }): ReactElement => {
  const say = useWords();
  return (
    <ol className="lesson-moves" aria-label={say('learn.moves')}>
      {board.moves.map(({ text, nature }, ply) => (
        <li key={ply}>
          <button
            type="button"
            className={`sheet-move ${(board.line.start.turn === 'red') === (ply % 2 === 0) ? 'red' : 'black'}`}
            aria-current={stage.shown === undefined && stage.ply === ply + 1 ? 'step' : undefined}
            onClick={() => {
              stage.go(ply + 1);
            }}
          >
            <span className="move">{text}</span>
            {nature !== undefined && <NatureChip nature={nature} />}
          </button>
        </li>
      ))}
    </ol>
  );
};
