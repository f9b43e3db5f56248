import { isSameMove, positionAfter, type JudgedMove, type Line, type RuleSetId } from '@qili/rules';
import { useEffect, useMemo, useState } from 'react';
import { ask } from './ask.ts';

/** Moves in one question: few enough that the judge is soon free for whatever else is asked. */
const PORTION = 16;

interface Known {
  readonly line: Line;
  readonly rules: RuleSetId;
  readonly natures: readonly JudgedMove['nature'][];
}

/** The natures that hold for a line too: those of the moves that both begin with. */
const sharedWith = (known: Known | undefined, line: Line, rules: RuleSetId): Known['natures'] => {
  if (known?.rules !== rules || known.line.start !== line.start) return [];
  const parting = known.line.moves.findIndex((move, ply) => {
    const own = line.moves[ply];
    return own === undefined || !isSameMove(move, own);
  });
  return known.natures.slice(0, parting < 0 ? undefined : parting);
};

/**
 * The nature of every move of a line, by ply, as far as it is known by now: the judge is asked a few
 * moves at a time, and a game that grows is asked about its new moves only.
 */
export const useNatures = (line: Line, rules: RuleSetId): Known['natures'] => {
  const [known, setKnown] = useState<Known>();
  const natures = useMemo(() => sharedWith(known, line, rules), [known, line, rules]);
  useEffect(() => {
    const from = natures.length;
    const moves = line.moves.slice(from, from + PORTION);
    if (moves.length === 0) return undefined;
    let isWanted = true;
    void ask('natures', { line: { start: positionAfter(line, from), moves }, rules }).then((named) => {
      if (isWanted) setKnown({ line, rules, natures: [...natures, ...named] });
    });
    return () => {
      isWanted = false;
    };
  }, [natures, line, rules]);
  return natures;
};
