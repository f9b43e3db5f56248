import {
  marksOf,
  marksOfLastMove,
  play,
  positionAfter,
  positionFrom,
  sayPlay,
  type Excuse,
  type Finding,
  type JudgedMove,
  type Line,
  type Locale,
  type Mark,
  type Move,
  type PieceRef,
  type Position,
  type Setup,
  type Square,
} from '@qili/rules';

/** What the board shows instead of the game: one picture of a proof. */
export interface Frame {
  readonly setup: Setup;
  readonly marks: readonly Mark[];
  /** The points that matter, where others are greyed. */
  readonly lit: ReadonlySet<Square> | undefined;
}

/** A proof on the board, and how far it has been played. */
export interface Shown {
  readonly id: string;
  readonly frames: readonly Frame[];
  readonly step: number;
  readonly isPlaying: boolean;
}

/** A line of play that shows a finding, or why what looks like an attack is none. */
export interface Proof {
  readonly says: string;
  readonly frames: readonly Frame[];
}

/** The position after a judged move, and what it does there, marked. */
export const frameOf = (line: Line, judged: JudgedMove): Frame => {
  const after = positionAfter(line, judged.ply + 1);
  const deciding = judged.findings.filter(({ nature }) => nature === judged.nature);
  const marks = [...marksOfLastMove(judged.move), ...deciding.flatMap((finding) => marksOf(after, finding))];
  return { setup: after, marks, lit: undefined };
};

/** Most lines that are offered for one move; the judgement keeps all. */
const MOST_PROOFS = 3;

/** The lines of play behind a judged move: of what decides its nature, else of what was excused. */
export const proofsOf = (line: Line, judged: JudgedMove, locale: Locale): Proof[] => {
  const deciding = judged.findings.filter(({ nature }) => nature === judged.nature);
  const told: readonly (Finding | Excuse)[] = deciding.some((finding) => lineIn(finding).length > 0)
    ? deciding
    : [...deciding, ...judged.excuses];
  const lines = told.filter((each) => lineIn(each).length > 0).slice(0, MOST_PROOFS);
  return lines.flatMap((each) => proofOf(line, judged, each, locale) ?? []);
};

const lineIn = (told: Finding | Excuse): readonly Move[] => ('line' in told ? told.line : []);

const piecesIn = (told: Finding | Excuse): readonly PieceRef[] => {
  const by = 'by' in told ? told.by : [];
  return 'target' in told ? [...by, told.target] : by;
};

const proofOf = (
  line: Line,
  judged: JudgedMove,
  told: Finding | Excuse,
  locale: Locale,
): Proof | undefined => {
  const moves = lineIn(told);
  const start = beginningOf(positionAfter(line, judged.ply + 1), moves);
  if (start === undefined) return undefined;
  const marks = 'code' in told ? [] : marksOf(start, told);
  const lit = new Set([
    ...piecesIn(told).map(({ at }) => at),
    ...moves.flatMap(({ from, to }) => [from, to]),
  ]);
  const frames = framesOf(start, moves, [...marksOfLastMove(judged.move), ...marks], lit);
  return { says: sayPlay(start, moves, locale), frames };
};

/** The pictures of a play: where it begins, with its marks, then each move. */
export const framesOf = (
  start: Position,
  moves: readonly Move[],
  marks: readonly Mark[],
  lit: Frame['lit'],
): Frame[] => {
  const frames: Frame[] = [{ setup: start, marks, lit }];
  let position = start;
  for (const move of moves) {
    position = play(position, move);
    frames.push({
      setup: position,
      marks: [{ kind: 'arrow', ...move, means: 'kill' }, ...marksOfLastMove(move)],
      lit,
    });
  }
  return frames;
};

/** The position in which the line begins: with the opponent passing, where the mover plays again. */
const beginningOf = (after: Position, [first]: readonly Move[]): Position | undefined => {
  const turn = first && after.pieces.get(first.from)?.color;
  if (turn === undefined) return undefined;
  const begun = positionFrom({ pieces: after.pieces, turn });
  return begun.ok ? begun.value : undefined;
};
