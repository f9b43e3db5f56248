/**
 * The moves of a container in letters that the notations read. The draft lets a file write moves
 * long (`FORMAT LALG`, `Ch2-e2`), and name its own letters: `FORMAT AXF, K(G) R(C) …`. Characters are
 * replaced one by one, so that faults point at the right place.
 */
export const plainMoves = (moves: string, format: string): string => {
  if (/^\s*LALG\b/iu.test(format)) return moves.replaceAll(/\b[A-Z](?=[a-i]\d-?[a-i]\d)/giu, ' ');
  const letters = new Map(
    [...format.matchAll(/\b([A-Z])\(([A-Z])\)/gu)].map(([, ours = '', theirs = '']) => [theirs, ours]),
  );
  if (letters.size === 0) return moves;
  return moves.replaceAll(/[A-Za-z](?=[1-9+.=-])/gu, (letter) => {
    const ours = letters.get(letter.toUpperCase());
    if (ours === undefined) return letter;
    return letter === letter.toUpperCase() ? ours : ours.toLowerCase();
  });
};
