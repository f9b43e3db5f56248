import { fileOf, rankOf, type Square } from '../board/square.ts';
import { ownRank } from '../board/region.ts';
import type { Role } from '../board/types.ts';
import type { Excuse, Finding, PieceRef } from '../nature/finding.ts';

/** The dearest first; only the order matters. */
const ROLES_BY_WORTH: readonly Role[] = ['rook', 'cannon', 'horse', 'elephant', 'advisor', 'pawn', 'king'];

const CENTRE = 4;

type Told = Finding | Excuse;

/**
 * In which order findings or excuses are told: what wins most, then the dearest target, the nearest, the
 * one furthest up the board, the one nearest the middle. Nothing in it changes when the board is
 * mirrored or the colours are swapped, as the numbers of the pieces would.
 */
export const inTellingOrder = <T extends Told>(told: readonly T[]): T[] =>
  [...told].sort((a, b) => {
    const [first, second] = [keysOf(a), keysOf(b)];
    return first.map((key, i) => key - (second[i] ?? key)).find((difference) => difference !== 0) ?? 0;
  });

/** What is told first has the smaller keys. */
const keysOf = (told: Told): readonly number[] => {
  const target = 'target' in told ? told.target : undefined;
  if (target === undefined) return [];
  const [by] = 'by' in told ? told.by : [];
  return ['value' in told ? -told.value : 0, ROLES_BY_WORTH.indexOf(target.role), ...placeOf(by, target)];
};

const placeOf = (by: PieceRef | undefined, { at, color }: PieceRef): readonly number[] => [
  by === undefined ? 0 : distance(by.at, at),
  ownRank(at, color),
  Math.abs(fileOf(at) - CENTRE),
];

const distance = (a: Square, b: Square): number =>
  Math.abs(fileOf(a) - fileOf(b)) + Math.abs(rankOf(a) - rankOf(b));
