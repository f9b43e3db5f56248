import { fileOf, rankOf, turned, type Move } from '@qili/rules';

/** How a site notes a move: files from Red's left, ranks from the top, or all of it seen from Black's side. */
const seen = ({ from, to }: Move, onTop: boolean): { from: [number, number]; to: [number, number] } => {
  const [a, b] = onTop ? [turned(from), turned(to)] : [from, to];
  return { from: [fileOf(a), 9 - rankOf(a)], to: [fileOf(b), 9 - rankOf(b)] };
};

/** A file of 中国游戏中心. */
export const ccmOf = (moves: readonly Move[], onTop = false): Uint8Array =>
  Uint8Array.from([
    ...moves.flatMap((move) => {
      const { from, to } = seen(move, onTop);
      return [0, 0, 0, from[0], to[0], from[1], to[1]];
    }),
    0,
  ]);

/** A file of 联众. */
export const chnOf = (moves: readonly Move[], onTop = false): Uint8Array => {
  const numbers = moves.flatMap((move) => {
    const { from, to } = seen(move, onTop);
    return [0, 0, ...from, ...to, ...Array.from({ length: 10 }, () => 7)];
  });
  return Uint8Array.from([
    ...Array.from({ length: 188 }, () => 0xff),
    ...numbers.flatMap((number) => [number & 255, number >> 8]),
  ]);
};

/** A file of QQ, the columns from Red's left. */
export const cheOf = (moves: readonly Move[]): Uint8Array => {
  const plies = moves.map(({ from, to }, i) =>
    [4, 32, (i + 1) % 2, rankOf(from), fileOf(from), rankOf(to), fileOf(to), 0, i + 1, 0].join(' '),
  );
  return new TextEncoder().encode(`1 ${String(moves.length)}\r\n${plies.join('\r\n')}\r\n`);
};

/** A file of 弈天: twelve texts with their lengths, then the moves, with or without theirs. */
export const mxqOf = (
  moves: readonly Move[],
  texts: readonly Uint8Array[],
  hasLengths = false,
): Uint8Array => {
  const point = (square: Move['from']): string =>
    `${String(fileOf(square))}${'ABCDEFGHIJ'[rankOf(square)] ?? ''}`;
  const words = [...moves.map(({ from, to }) => `${point(from)}-${point(to)}`), 'Ends'].map((word) =>
    Buffer.from(word, 'ascii'),
  );
  const withLength = (bytes: Uint8Array): Uint8Array => Buffer.concat([Uint8Array.of(bytes.length), bytes]);
  return Buffer.concat([...texts.map(withLength), ...(hasLengths ? words.map(withLength) : words)]);
};
