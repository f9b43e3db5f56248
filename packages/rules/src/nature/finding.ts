import type { Move } from '../board/move.ts';
import type { Square } from '../board/square.ts';
import type { Color, Role } from '../board/types.ts';

/** What a move is under the rules, heaviest first: 将 杀 捉, then the kinds of 闲. */
export const NATURES = ['check', 'kill', 'chase', 'exchange', 'offer', 'block', 'follow', 'idle'] as const;
export type Nature = (typeof NATURES)[number];

/** 打: the natures that attack. The others are all 闲. */
export type AttackNature = 'check' | 'kill' | 'chase';
export const isAttack = (nature: Nature | 'unknown'): nature is AttackNature =>
  nature === 'check' || nature === 'kill' || nature === 'chase';

/** How a chase wins its target. */
export const MEANS = ['capture', 'discovered', 'joint', 'root-cut', 'checks', 'exchange'] as const;
export type Means = (typeof MEANS)[number];

/** 根: what protects a piece that is attacked. `false` 假根 and `outnumbered` 少根 count as unrooted. */
export const ROOTS = ['none', 'false', 'outnumbered', 'true'] as const;
export type Root = (typeof ROOTS)[number];

/** A piece by its number, which it keeps for life, and where it stands after the judged move. */
export interface PieceRef {
  readonly id: number;
  readonly color: Color;
  readonly role: Role;
  readonly at: Square;
}

/**
 * Why a move has a nature: enough for a person to check it on a board. A `line` begins in the
 * position after the move, with the opponent passing, so its first move is the mover's again;
 * after that the sides alternate.
 */
export type Finding =
  | { readonly nature: 'check'; readonly by: readonly PieceRef[] }
  | { readonly nature: 'kill'; readonly by: readonly PieceRef[]; readonly line: readonly Move[] }
  | ChaseFinding
  | MeetingFinding
  | { readonly nature: 'block' | 'follow'; readonly by: readonly PieceRef[]; readonly target: PieceRef }
  | { readonly nature: 'idle' }
  | { readonly nature: 'unknown'; readonly asked: 'kill' | 'chase'; readonly nodes: number };

export interface ChaseFinding {
  readonly nature: 'chase';
  readonly means: Means;
  readonly by: readonly PieceRef[];
  readonly target: PieceRef;
  readonly root: Root;
  readonly line: readonly Move[];
  /** What the line wins, in half points: 1 even but won on its square, 2 a pawn, 4 advisor or elephant, 20 horse or cannon, 40 rook. */
  readonly value: number;
  /** 联合捉 or 捉少根子: matters only where both sides attack throughout. */
  readonly soft: boolean;
  /** Whether the target is a rook that stands on the leg of an enemy horse and may not leave it for fear of check. */
  readonly held: boolean;
}

/** 兑 or 献: `by` may be taken by `target`, which wins nothing by it; the line is the taking and the answer, by the opponent first. */
export interface MeetingFinding {
  readonly nature: 'exchange' | 'offer';
  readonly by: readonly PieceRef[];
  readonly target: PieceRef;
  readonly line: readonly Move[];
}

/** Why something that looks like an attack is none. */
export const EXCUSES = [
  'king-or-pawn',
  'king-answers-check',
  'stood-before',
  'same-type-meets',
  'key-point',
  'joint-attack',
  'taking-loses',
] as const;
export type ExcuseCode = (typeof EXCUSES)[number];

export interface Excuse {
  readonly code: ExcuseCode;
  readonly nature: 'kill' | 'chase';
  readonly by: readonly PieceRef[];
  readonly target?: PieceRef;
  readonly line: readonly Move[];
}

/** A move with its nature, all findings (heaviest first) and what was looked at and excused. */
export interface JudgedMove {
  readonly ply: number;
  readonly color: Color;
  readonly move: Move;
  readonly nature: Nature | 'unknown';
  readonly findings: readonly Finding[];
  readonly excuses: readonly Excuse[];
}
