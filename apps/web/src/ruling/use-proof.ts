import { useEffect, useState, type Dispatch } from 'react';
import type { Shown } from './shown.ts';

/** How long a move of a proof stays before the next. */
const STEP_MS = 1100;

/** A proof on the board, which plays itself until its end or until somebody stops it. */
export const useProof = (): readonly [Shown | undefined, Dispatch<Shown | undefined>] => {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    if (shown?.isPlaying !== true || shown.step >= shown.frames.length - 1) return undefined;
    const timer = setTimeout(() => {
      setShown({ ...shown, step: shown.step + 1 });
    }, STEP_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [shown]);
  return [shown, setShown];
};
