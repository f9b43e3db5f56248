import { explainNatures, marksOfMove, nameMove, type Excuse } from '@qili/rules';
import type { Proof, Scene } from './scene.ts';

/** The library's own reasons for what the move is. */
export const whyOf = ({ line, judged, rules, locale }: Scene): string => {
  const previous = nameMove(line, judged.ply - 1, rules);
  const moves = previous === undefined ? [judged] : [previous, judged];
  return explainNatures(line, moves, rules, locale).at(-1) ?? '';
};

/** The play and the marks that belong to those reasons. */
export const shownBy = ({ judged, after, passed }: Scene): Omit<Proof, 'says'> => {
  const line = judged.findings.flatMap((finding) =>
    finding.nature === judged.nature && 'line' in finding ? [finding.line] : [],
  )[0];
  const isMovers = judged.nature === 'kill' || judged.nature === 'chase';
  return {
    on: isMovers ? (passed ?? after) : after,
    line: line ?? [],
    marks: marksOfMove(after, judged),
  };
};

/** The library's words for one thing that looked like an attack: why it is none. Nothing else is told. */
export const excuseOf = ({ line, judged, rules, locale }: Scene, excuse: Excuse): string => {
  const alone = { ...judged, nature: 'idle', findings: [{ nature: 'idle' }], excuses: [excuse] } as const;
  return explainNatures(line, [alone], rules, locale).at(-1) ?? '';
};
