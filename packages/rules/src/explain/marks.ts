import { assertNever } from '../base/assert.ts';
import type { Move } from '../board/move.ts';
import type { Square } from '../board/square.ts';
import type { Finding, JudgedMove, PieceRef } from '../nature/finding.ts';
import { isCheck, type Position } from '../position/position.ts';
import type { Setup } from '../position/setup.ts';

/** What a mark on a board stands for; a board chooses shape and colour by it. */
export const MARK_MEANINGS = ['last-move', 'check', 'kill', 'chase', 'meeting', 'hold'] as const;
export type MarkMeaning = (typeof MARK_MEANINGS)[number];

/** A circle around a point or an arrow between two, for any board. */
export type Mark =
  | { readonly kind: 'circle'; readonly at: Square; readonly means: MarkMeaning }
  | { readonly kind: 'arrow'; readonly from: Square; readonly to: Square; readonly means: MarkMeaning };

/** Circles on the points that a move left and reached. */
export const marksOfLastMove = ({ from, to }: Move): readonly Mark[] => [
  { kind: 'circle', at: from, means: 'last-move' },
  { kind: 'circle', at: to, means: 'last-move' },
];

/** 将: a ring around the king of the side to move where it is in check. */
export const marksOfCheck = (position: Position): readonly Mark[] =>
  isCheck(position)
    ? [...position.pieces]
        .filter(([, piece]) => piece.role === 'king' && piece.color === position.turn)
        .map(([at]) => ({ kind: 'circle', at, means: 'check' }))
    : [];

/** The marks of a judged move on the position after it: where it came from and went, and what it does. */
export const marksOfMove = (after: Setup, judged: JudgedMove): readonly Mark[] => {
  const deciding = judged.findings.filter(({ nature }) => nature === judged.nature);
  return [...marksOfLastMove(judged.move), ...deciding.flatMap((finding) => marksOf(after, finding))];
};

/** Arrows from the pieces that act to what they act on, in the position after the move. */
export const marksOf = (after: Setup, finding: Finding): readonly Mark[] => {
  switch (finding.nature) {
    case 'check':
      return finding.by.flatMap((piece) => atKing(after, piece));
    case 'kill':
      return finding.line.slice(0, 1).map(({ from, to }) => ({ kind: 'arrow', from, to, means: 'kill' }));
    case 'chase':
      return [
        ...onto(finding.by, finding.target, 'chase'),
        { kind: 'circle', at: finding.target.at, means: 'chase' },
      ];
    case 'exchange':
    case 'offer':
      return onto([finding.target], finding.by[0], 'meeting');
    case 'block':
    case 'follow':
      return onto(finding.by, finding.target, 'hold');
    case 'idle':
    case 'unknown':
      return [];
    default:
      return assertNever(finding);
  }
};

const onto = (by: readonly PieceRef[], target: PieceRef | undefined, means: MarkMeaning): readonly Mark[] =>
  target === undefined ? [] : by.map(({ at }) => ({ kind: 'arrow', from: at, to: target.at, means }));

const atKing = ({ pieces }: Setup, by: PieceRef): readonly Mark[] =>
  [...pieces]
    .filter(([, piece]) => piece.role === 'king' && piece.color !== by.color)
    .map(([at]) => ({ kind: 'arrow', from: by.at, to: at, means: 'check' }));
