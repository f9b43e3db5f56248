import { useEffect, useRef, type Dispatch, type ReactElement, type RefObject } from 'react';
import { useWords } from '../words/use-words.ts';
import type { Proof, Shown } from './shown.ts';

/** A line of play that can be shown on the board; while it is, with its steps. */
export const ProofLine = ({
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
  const isShown = own !== undefined;
  const [place, keepFocus] = useFocusKept(isShown);
  const last = frames.length - 1;
  if (own === undefined) {
    return (
      <button
        type="button"
        className="proof"
        ref={place}
        onClick={() => {
          keepFocus();
          show({ id, frames, step: 0, isPlaying: true });
        }}
      >
        <span aria-hidden="true">▶ </span>
        {proof.says === '' ? say('proof.look') : say('proof.play', { line: proof.says })}
      </button>
    );
  }
  const go = (step: number): void => {
    show({ ...own, step: Math.min(last, Math.max(0, step)), isPlaying: false });
  };
  return (
    <div className="proof-run" role="group" aria-label={say('proof.running')}>
      {proof.says !== '' && <span className="proof-line">{proof.says}</span>}
      <span className="proof-steps">
        {last > 0 && (
          <>
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
          </>
        )}
        <button
          type="button"
          ref={place}
          onClick={() => {
            keepFocus();
            show(undefined);
          }}
        >
          {say('proof.end')}
        </button>
      </span>
    </div>
  );
};

/** Keeps the focus where it was pressed, when one button takes the place of another. */
const useFocusKept = (
  isShown: boolean,
): readonly [place: RefObject<HTMLButtonElement | null>, keep: () => void] => {
  const place = useRef<HTMLButtonElement>(null);
  const isKept = useRef(false);
  useEffect(() => {
    if (isKept.current) place.current?.focus();
    isKept.current = false;
  }, [isShown]);
  const keep = (): void => {
    isKept.current = true;
  };
  return [place, keep];
};
