import {
  isAcrossRiver,
  LOCALES,
  parseMoveName,
  positionAfter,
  sayMove,
  sayMoves,
  sayPiece,
  SQUARES,
  type Locale,
  type Move,
  type Position,
  type Square,
} from '@qili/rules';
import {
  bookOf,
  firstExercises,
  isRight,
  lineOf,
  markAnswer,
  optionsOf,
  type Ask,
  type Exercise,
  type Proof,
} from '@qili/lessons';
import { describe, expect, test } from 'vitest';
import { after, dumbLegal, isAttacked, mayGo, type Placement } from '../dumb.ts';

/** The exercises of the course and as many generated ones: each wrong option of each question. */
const GENERATED = 200;
const BOOK = bookOf();
const exercises = [...BOOK, ...firstExercises({ seed: 17 }, GENERATED)];

interface Wrong {
  readonly exercise: Exercise;
  readonly ask: Ask;
  readonly answer: string;
}

const WRONG: readonly Wrong[] = exercises.flatMap((exercise) =>
  exercise.asks.flatMap((ask) =>
    (optionsOf(exercise, ask) ?? [])
      .filter((answer) => !isRight(exercise, ask, answer))
      .map((answer) => ({ exercise, ask, answer })),
  ),
);

const proofOf = ({ exercise, ask, answer }: Wrong, locale: Locale): Proof => {
  const { proof } = markAnswer(exercise, ask, answer, locale);
  if (proof === undefined) throw new Error('no proof');
  return proof;
};

const nameOf = ({ exercise: { fen, moves }, ask, answer }: Wrong): string =>
  `${fen} | ${moves} | ${JSON.stringify(ask)} ${answer}`;

/** The first move of the line that the rules of movement from the book do not allow. */
const illegalIn = ({ on, line }: Proof): number => {
  let setup: { readonly pieces: Placement; readonly turn: Position['turn'] } = on;
  for (const [i, move] of line.entries()) {
    if (!dumbLegal(setup).some(({ from, to }) => from === move.from && to === move.to)) return i;
    setup = { pieces: after(setup.pieces, move), turn: setup.turn === 'red' ? 'black' : 'red' };
  }
  return -1;
};

/** Whether a text names a piece of the board, a move of the line or of the exercise beside the one asked about, or how many moves there are. */
const isConcrete = ({ exercise, ask }: Wrong, proof: Proof, locale: Locale): boolean => {
  const line = lineOf(exercise);
  const asked = 'ply' in ask ? ask.ply : -1;
  const move = line.moves[asked];
  const own = move === undefined ? '' : sayMove(positionAfter(line, asked), move, locale);
  const says = own === '' ? proof.says : proof.says.replace(own, '');
  const boards = [proof.on, ...(asked < 0 ? [] : [positionAfter(line, asked + 1)])];
  const named = [
    ...boards.flatMap((on) => [...on.pieces].map(([at, piece]) => sayPiece(on, { ...piece, at }, locale))),
    ...sayMoves(proof.on, proof.line, locale),
    ...line.moves.map((move, ply) => sayMove(positionAfter(line, ply), move, locale)),
    ...(ask.ask === 'third' || ask.ask === 'standing'
      ? exercise.moves.split(' ').map((_, i) => String(i))
      : []),
    String(dumbLegal(proof.on).length),
  ];
  return named.some((name) => says.includes(name));
};

/** Every proof of the course's in each language, of a generated exercise in one of them by turns: for time. */
const PROOFS = WRONG.flatMap((wrong, i) =>
  LOCALES.filter((_, n) => BOOK.includes(wrong.exercise) || n === i % LOCALES.length).map((locale) => ({
    wrong,
    locale,
    proof: proofOf(wrong, locale),
  })),
);

describe(`each of ${String(WRONG.length)} wrong answers`, () => {
  test('has a proof that names what is on the board', () => {
    const vague = PROOFS.filter(
      ({ wrong, locale, proof }) =>
        /[{}]|undefined|\(\)|（）|^$/u.test(proof.says) || !isConcrete(wrong, proof, locale),
    );
    expect(vague.map(({ wrong, proof }) => `${nameOf(wrong)}: ${proof.says}`)).toEqual([]);
  });

  test('is met with play that the rules of movement allow, from a position that may stand', () => {
    const broken = PROOFS.filter(({ proof }) => {
      const waits = proof.on.turn === 'red' ? 'black' : 'red';
      return illegalIn(proof) >= 0 || (proof.line.length > 0 && isAttacked(proof.on.pieces, waits));
    });
    expect(broken.map(({ wrong }) => nameOf(wrong))).toEqual([]);
  });
});

/** The board after the move that is asked about, and that move. */
const boardOf = ({ exercise, ask }: Wrong): { before: Position; after: Position; move: Move } => {
  const ply = 'ply' in ask ? ask.ply : 0;
  const move = parseMoveName(exercise.moves.split(' ')[ply] ?? '');
  if (move === undefined) throw new Error('no move');
  const line = lineOf(exercise);
  return { before: positionAfter(line, ply), after: positionAfter(line, ply + 1), move };
};

const emptyWays = (pieces: Placement, from: Square): Square[] =>
  SQUARES.filter((to) => !pieces.has(to) && mayGo(pieces, { from, to }));

const said = (answer: string): readonly { wrong: Wrong; says: string }[] =>
  WRONG.filter((each) => each.ask.ask === 'nature' && each.answer === answer).map((wrong) => ({
    wrong,
    says: proofOf(wrong, 'en').says,
  }));

describe('what is said against a block', () => {
  /** Empty points that a rook, horse or cannon of the opponent would gain, were the moved piece not there. */
  const gains = (wrong: Wrong): Map<string, number> => {
    const { after: board, move } = boardOf(wrong);
    const without = new Map(board.pieces);
    without.delete(move.to);
    const shut = new Map<string, number>();
    for (const [at, piece] of board.pieces) {
      if (piece.color !== board.turn || !['rook', 'horse', 'cannon'].includes(piece.role)) continue;
      const open = emptyWays(board.pieces, at);
      const more = emptyWays(without, at).filter((to) => to !== move.to && !open.includes(to));
      shut.set(sayPiece(board, { ...piece, at }, 'en'), more.length);
    }
    return shut;
  };

  test('that no line is closed holds by the rules of movement', () => {
    const claims = said('block').filter(({ says }) => says.startsWith('If it were a block'));
    expect(claims.length).toBeGreaterThan(200);
    const refuted = claims.filter(({ wrong }) => [...gains(wrong).values()].some((n) => n > 0));
    expect(refuted.map(({ wrong, says }) => `${nameOf(wrong)}: ${says}`)).toEqual([]);
  });

  test('that it stands in the way of a piece holds, point for point', () => {
    const claims = said('block').filter(
      ({ says }) => says.includes('stand in the way') || says.includes('stands in the way'),
    );
    expect(claims.length).toBeGreaterThan(20);
    const refuted = claims.filter(({ wrong, says }) => {
      const closed = /closes (\d+) points/u.exec(says)?.[1];
      const [, name = ''] = /in the way of (Red’s|Black’s) ((?:front |rear )?\w+ on file \d)/u.exec(says)
        ? (/in the way of ((?:Red|Black)’s (?:front |rear )?\w+ on file \d)/u.exec(says) ?? [])
        : [];
      const n = gains(wrong).get(name) ?? 0;
      return closed === undefined ? n === 0 : n !== Number(closed);
    });
    expect(refuted.map(({ wrong, says }) => `${nameOf(wrong)}: ${says}`)).toEqual([]);
  });
});

describe('what is said against a follow', () => {
  const watched = (wrong: Wrong): Square[] => {
    const { after: board, move } = boardOf(wrong);
    return [...board.pieces]
      .filter(
        ([at, { role, color }]) =>
          color === board.turn && role !== 'king' && (role !== 'pawn' || isAcrossRiver(at, color)),
      )
      .map(([at]) => at)
      .filter((at) => mayGo(board.pieces, { from: move.to, to: at }));
  };

  const claims = (part: string): readonly { wrong: Wrong; says: string }[] =>
    said('follow').filter(({ says }) => says.includes(part));

  test('that nothing is watched holds, and how many points there are', () => {
    const told = claims('what would');
    expect(told.length).toBeGreaterThan(100);
    const refuted = told.filter(({ wrong, says }) => {
      const { after: board, move } = boardOf(wrong);
      const ways = SQUARES.filter((to) => mayGo(board.pieces, { from: move.to, to })).length;
      return watched(wrong).length > 0 || !says.includes(`go to ${String(ways)} points`);
    });
    expect(refuted.map(({ wrong, says }) => `${nameOf(wrong)}: ${says}`)).toEqual([]);
  });

  test('that it was watched before, or watches back, holds', () => {
    const old = claims('but did so before');
    const back = claims('what cannot take oneself');
    expect([old.length > 2, back.length > 10]).toEqual([true, true]);
    const refuted = [
      ...old.filter(({ wrong }) => {
        const { before, move } = boardOf(wrong);
        return !watched(wrong).some((at) => mayGo(before.pieces, { from: move.from, to: at }));
      }),
      ...back.filter(({ wrong }) => {
        const { after: board, move } = boardOf(wrong);
        return !watched(wrong).some((at) => mayGo(board.pieces, { from: at, to: move.to }));
      }),
    ];
    expect(refuted.map(({ wrong }) => nameOf(wrong))).toEqual([]);
  });
});

describe('what is said against a root', () => {
  const roots = WRONG.filter(({ ask }) => ask.ask === 'root');

  test('a retake that is played was legal, one that is said to be barred is not', () => {
    const flaws = roots.flatMap((wrong) => {
      const { says, on, line } = proofOf(wrong, 'en');
      const [capture, answer] = line;
      if (capture === undefined) return [`${nameOf(wrong)}: no capture`];
      const turn = on.turn === 'red' ? 'black' : 'red';
      const retakes = dumbLegal({ pieces: after(on.pieces, capture), turn }).filter(
        ({ to }) => to === capture.to,
      );
      if (says.includes('no piece that could take back'))
        return retakes.length === 0 ? [] : [`${nameOf(wrong)}: ${says}`];
      if (says.includes('can take back') || says.includes('can be played'))
        return retakes.length > 0 ? [] : [`${nameOf(wrong)}: ${says}`];
      // An answer elsewhere is none of a root's business.
      const isRetaken = answer?.to === capture.to;
      const isLegal = retakes.some(({ from }) => from === answer?.from);
      return !isRetaken || isLegal ? [] : [`${nameOf(wrong)}: ${says} ${JSON.stringify(line)}`];
    });
    expect(flaws).toEqual([]);
    expect(roots.length).toBeGreaterThan(100);
  });
});
