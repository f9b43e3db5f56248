import type { Line } from '@qili/rules';
import { useMemo, type Dispatch, type ReactElement } from 'react';
import { useSettings } from '../app/settings.ts';
import type { ToldMove } from '../judging/answer.ts';
import { useWords } from '../words/use-words.ts';
import { proofsOf, type Proof, type Shown } from './shown.ts';

/** Why a move is what it is, with the play that shows it. */
export const FindingView = ({
  line,
  told,
  shown,
  show,
}: {
  readonly line: Line;
  readonly told: ToldMove;
  readonly shown: Shown | undefined;
  readonly show: Dispatch<Shown | undefined>;
}): ReactElement => {
  const { locale } = useSettings().settings;
  const proofs = useMemo(() => proofsOf(line, told.judged, locale), [line, told, locale]);
  return (
    <div className="finding">
      <p>{told.reason}</p>
      {proofs.map((proof, i) => (
        <ProofLine
          key={proof.says}
          id={`${String(told.judged.ply)} ${told.name} ${String(i)}`}
          proof={proof}
          shown={shown}
          show={show}
        />
      ))}
    </div>
  );
};

const ProofLine = ({
  id,
  proof,
  shown,
  show,
}: {
  readonly id: string;
  readonly proof: Proof;
  readonly shown: Shown | undefined;
  readonly show: Dispatch<Shown | undefined>;
}): ReactElement => {
  const say = useWords();
  const { frames } = proof;
  const own = shown?.id === id ? shown : undefined;
  const last = frames.length - 1;
  if (own === undefined) {
    return (
      <button
        type="button"
        className="proof"
        onClick={() => {
          show({ id, frames, step: 0, isPlaying: true });
        }}
      >
        <span aria-hidden="true">▶ </span>
        {say('proof.play', { line: proof.says })}
      </button>
    );
  }
  const go = (step: number): void => {
    show({ ...own, step: Math.min(last, Math.max(0, step)), isPlaying: false });
  };
  return (
    <div className="proof-run" role="group" aria-label={say('proof.running')}>
      <span className="proof-line">{proof.says}</span>
      <span className="proof-steps">
        <button
          type="button"
          aria-label={say('proof.back')}
          onClick={() => {
            go(own.step - 1);
          }}
        >
          <span aria-hidden="true">◀</span>
        </button>
        <span className="proof-count" role="status">
          {say('proof.step', { step: own.step, of: last })}
        </span>
        <button
          type="button"
          aria-label={say('proof.on')}
          onClick={() => {
            go(own.step + 1);
          }}
        >
          <span aria-hidden="true">▶</span>
        </button>
        <button
          type="button"
          onClick={() => {
            show(undefined);
          }}
        >
          {say('proof.end')}
        </button>
      </span>
    </div>
  );
};
