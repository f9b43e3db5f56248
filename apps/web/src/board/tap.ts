import type { Move, Square } from '@qili/rules';

/** What a board may do, from outside: for each point from which a piece may go, where it may go. */
export type Destinations = ReadonlyMap<Square, readonly Square[]>;

/** What a tap on a point means. */
export type Tap =
  | { readonly kind: 'select'; readonly square: Square | undefined }
  | { readonly kind: 'play'; readonly move: Move };

/** A tap plays the selected piece where it may go; else it selects what may go, and lets go of everything else. */
export const tapOn = (square: Square, selected: Square | undefined, destinations: Destinations): Tap => {
  if (selected !== undefined && destinations.get(selected)?.includes(square) === true)
    return { kind: 'play', move: { from: selected, to: square } };
  const isNew = destinations.has(square) && square !== selected;
  return { kind: 'select', square: isNew ? square : undefined };
};

/** The destinations that a list of moves comes to. */
export const destinationsOf = (moves: readonly Move[]): Destinations => {
  const found = new Map<Square, Square[]>();
  for (const { from, to } of moves) found.set(from, [...(found.get(from) ?? []), to]);
  return found;
};
