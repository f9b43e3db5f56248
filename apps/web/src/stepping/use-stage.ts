import { marksOfCheck, marksOfLastMove, positionAfter, type Line } from '@qili/rules';
import { useMemo, useState, type Dispatch } from 'react';
import type { Frame, Shown } from '../ruling/shown.ts';
import { useProof } from '../ruling/use-proof.ts';
import { plyByStep, type Step } from './steps.ts';

/** Moves that are played through on a board, and the proof that is shown there instead. */
export interface Stage {
  readonly line: Line;
  readonly ply: number;
  /** What the board shows. */
  readonly frame: Frame;
  readonly shown: Shown | undefined;
  readonly show: Dispatch<Shown | undefined>;
  readonly go: (ply: number) => void;
  readonly canStep: (step: Step) => boolean;
  readonly step: (step: Step) => void;
}

/** Moves to play through, from a ply on. */
export const useStage = (line: Line, first = 0): Stage => {
  const [ply, setPly] = useState(first);
  const [shown, show] = useProof();
  const here = useMemo((): Frame => {
    const setup = positionAfter(line, ply);
    const last = line.moves[ply - 1];
    const marks = [...(last === undefined ? [] : marksOfLastMove(last)), ...marksOfCheck(setup)];
    return { setup, marks, lit: undefined };
  }, [line, ply]);
  const go = (to: number): void => {
    show(undefined);
    setPly(Math.max(0, Math.min(line.moves.length, to)));
  };
  const last = shown === undefined ? 0 : shown.frames.length - 1;
  const led = (step: Step): number | undefined =>
    shown === undefined || last === 0
      ? plyByStep(step, ply, line.moves.length)
      : plyByStep(step, shown.step, last);
  return {
    line,
    ply,
    frame: shown?.frames[shown.step] ?? here,
    shown,
    show,
    go,
    canStep: (step) => led(step) !== undefined,
    step: (step) => {
      const to = led(step);
      if (to === undefined) return;
      if (shown === undefined || last === 0) go(to);
      else show({ ...shown, step: to, isPlaying: false });
    },
  };
};
