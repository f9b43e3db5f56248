import { describe, expect, test } from 'vitest';
import { lineOf } from '../../../../suites/lines.ts';
import { declare, type Declaration, type Outcome } from './outcome.ts';
import { RULE_SET_OF } from './rulesets.ts';
import type { RuleSet } from './ruleset.ts';
import { GameWatch, statesOf, type GameState } from './watch.ts';

const CXA: RuleSet = RULE_SET_OF['cxa-2020'];
const limited = (plies: number, byClaim: boolean): RuleSet => ({ ...CXA, naturalLimit: { plies, byClaim } });

const endOfLine = (fen: string, moves: string, rules: RuleSet = CXA): GameState => {
  const state = statesOf(lineOf(fen, moves), rules).at(-1);
  if (state === undefined) throw new Error('a line has at least one state');
  return state;
};

const again = (lap: string, times: number): string => Array.from({ length: times }, () => lap).join(' ');

/** Black threatens mate with every move, Red blocks. */
const KILLS = ['3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w', 'g3h3 h5g5 h3g3 g5h5'] as const;
/** Nobody does anything. */
const QUIET = ['3k5/9/9/9/9/9/9/9/4A4/R3K4 w', 'a0b0 d9d8 b0a0 d8d9'] as const;

describe('how the last move ends a game', () => {
  test('将死 and 困毙 lose', () => {
    expect(endOfLine('3k5/1R7/9/9/9/9/9/9/9/R3K4 w', 'a0a9').outcome).toEqual({
      by: 'checkmate',
      winner: 'red',
      ply: 1,
    });
    expect(endOfLine('3k5/9/9/9/9/9/9/9/1R7/4K4 w', 'b1b8').outcome).toMatchObject({
      by: 'stalemate',
      winner: 'red',
    });
  });

  test('a side that did not change has lost at the third occurrence, not before', () => {
    const states = statesOf(lineOf(KILLS[0], again(KILLS[1], 2)), CXA);
    expect(states.map(({ repetition }) => repetition)).toEqual([
      ...Array.from({ length: 4 }, () => 'nothing'),
      ...Array.from({ length: 4 }, () => 'must-change'),
      'lost',
    ]);
    expect(states.filter(({ outcome }) => outcome !== undefined).map(({ outcome }) => outcome)).toEqual([
      { by: 'loss-by-repetition', winner: 'red', ply: 8, clause: '24.13' },
    ]);
  });

  test('perpetual check is told to change, or lost untold, as the rule set says', () => {
    const checks = lineOf('9/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w', again('f0e0 e8f8 e0f0 f8e8', 2));
    const at = (rules: RuleSet, ply: number) => statesOf(checks, rules)[ply];
    expect(at(CXA, 4)).toMatchObject({ repetition: 'must-change', verdict: 'red-must-change' });
    expect(at(CXA, 8)).toMatchObject({ repetition: 'lost', clause: '25.1' });
    const untold = RULE_SET_OF['cxa-1999'];
    expect(at(untold, 4)).toMatchObject({ repetition: 'repeated', verdict: 'none', clause: undefined });
    expect(at(untold, 8)).toMatchObject({
      repetition: 'lost',
      outcome: { by: 'loss-by-repetition', winner: 'black', clause: '24.1' },
    });
    const kills = statesOf(lineOf(KILLS[0], KILLS[1]), untold)[4];
    expect(kills).toMatchObject({ repetition: 'must-change', verdict: 'black-must-change' });
  });

  test('a repetition without an offender may be claimed, or is a draw unasked, as the rule set says', () => {
    const moves = again(QUIET[1], 2);
    expect(endOfLine(QUIET[0], moves)).toMatchObject({ outcome: undefined, claims: ['draw-by-repetition'] });
    expect(endOfLine(QUIET[0], moves, { ...CXA, mode: 'arbiter' })).toMatchObject({
      outcome: { by: 'draw-by-repetition', winner: undefined, clause: '25.2' },
      claims: [],
    });
    expect(endOfLine(QUIET[0], QUIET[1])).toMatchObject({ repetition: 'repeated', claims: [] });
  });

  test('without rook, horse, cannon and pawn it is a draw', () => {
    expect(endOfLine('3k5/9/9/9/9/9/9/9/4r4/3AK4 w', 'e0e1').outcome).toMatchObject({
      by: 'insufficient-material',
      winner: undefined,
    });
  });

  test('a pawn that has not crossed the river is enough to play on', () => {
    expect(endOfLine('3k5/9/9/9/9/9/P8/9/4r4/3AK4 w', 'e0e1').outcome).toBeUndefined();
    expect(endOfLine('3k5/9/9/p8/9/9/9/9/4r4/3AK4 w', 'e0e1').outcome).toBeUndefined();
  });

  test('the natural limit may be claimed, or is a draw unasked', () => {
    expect(endOfLine(QUIET[0], QUIET[1], limited(4, true)).claims).toEqual(['natural-limit']);
    expect(endOfLine(QUIET[0], QUIET[1], limited(4, false)).outcome?.by).toBe('natural-limit');
    expect(endOfLine(QUIET[0], QUIET[1], limited(5, false)).outcome).toBeUndefined();
  });
});

describe('what a set-up says was played before', () => {
  test('counts towards the natural limit, until something is taken', () => {
    const fen = (quiet: number): string => `3k5/9/9/9/9/9/9/9/p3A4/R3K4 w - - ${String(quiet)} 80`;
    const lap = 'e1d0 d9d8 d0e1';
    expect(endOfLine(fen(0), lap).limit).toMatchObject({ counted: 3, state: 'far' });
    expect(endOfLine(fen(110), lap).limit).toMatchObject({ counted: 113, state: 'near' });
    expect(endOfLine(fen(117), lap).claims).toEqual(['natural-limit']);
    expect(endOfLine(fen(117), lap, limited(120, false)).outcome?.by).toBe('natural-limit');
    expect(endOfLine(fen(117), 'a0a1 d9d8').limit.counted).toBe(1);
  });
});

describe('games without end', () => {
  test('bare kings are a draw at once, and stay one', () => {
    const states = statesOf(lineOf('3k5/9/9/9/9/9/9/9/4r4/4K4 w', 'e0e1 d9d8 e1e0 d8d9'), CXA);
    expect(states.map(({ outcome }) => outcome?.by)).toEqual([
      undefined,
      ...Array.from({ length: 4 }, () => 'insufficient-material'),
    ]);
  });

  test('cost the same for each ply, however long they are', () => {
    const lap = 'f0f1 d9d8 f1f0 d8d9 f0f1 d9d8 f1f0 d8d9';
    const rules = { ...CXA, naturalLimit: { plies: 20_000, byClaim: true } };
    const secondsFor = (laps: number): number => {
      const line = lineOf('3k5/9/9/9/9/9/9/9/p8/5K2R w', again(lap, laps));
      const begin = performance.now();
      const states = statesOf(line, rules);
      expect(states.at(-1)?.claims).toEqual(['draw-by-repetition']);
      return (performance.now() - begin) / 1000;
    };
    secondsFor(50);
    const [short, long] = [secondsFor(125), secondsFor(1250)];
    // Ten times the plies: ten times as long, and far from the hundred times of a quadratic search.
    expect(long).toBeLessThan(40 * Math.max(short, 0.05));
  }, 60_000);
});

describe('what comes first', () => {
  test('mate on the last move of the limit wins', () => {
    const mate = ['3k5/1R7/9/9/9/9/9/9/9/R3K4 w', 'a0a9'] as const;
    expect(endOfLine(...mate, limited(1, false)).outcome?.by).toBe('checkmate');
  });

  test('repetition is ruled on before the limit', () => {
    const lost = endOfLine(KILLS[0], again(KILLS[1], 2), limited(8, false));
    expect(lost.outcome?.by).toBe('loss-by-repetition');
    const drawn = endOfLine(QUIET[0], again(QUIET[1], 2), limited(8, true));
    expect(drawn.claims).toEqual(['draw-by-repetition', 'natural-limit']);
  });

  test('the last capture that leaves nothing to play with draws before any limit is reached', () => {
    const state = endOfLine('3k5/9/9/9/9/9/9/9/4r4/3AK4 w', 'e0e1', limited(1, false));
    expect([state.outcome?.by, state.limit.counted]).toEqual(['insufficient-material', 0]);
  });
});

describe('what a host declares', () => {
  const going = endOfLine(QUIET[0], again(QUIET[1], 2));
  const over = endOfLine('3k5/1R7/9/9/9/9/9/9/9/R3K4 w', 'a0a9');
  const after = (state: GameState, declaration: Declaration): Outcome | undefined =>
    declare(state, declaration, CXA);

  test('ends a game that was going on, even if a draw could have been claimed', () => {
    expect(after(going, { by: 'resignation', loser: 'black' })).toEqual({
      by: 'resignation',
      winner: 'red',
      ply: 8,
    });
    expect(after(going, { by: 'time', loser: 'red' })?.winner).toBe('black');
    expect(after(going, { by: 'agreement' })).toMatchObject({ by: 'agreement', winner: undefined });
  });

  test('changes nothing once the board has decided', () => {
    expect(after(over, { by: 'time', loser: 'red' })).toEqual(over.outcome);
    expect(after(over, { by: 'agreement' })).toEqual(over.outcome);
  });

  test('a claim needs its ground, and goes by repetition first', () => {
    expect(after(going, { by: 'claim' })?.by).toBe('draw-by-repetition');
    expect(after(endOfLine(QUIET[0], QUIET[1]), { by: 'claim' })).toBeUndefined();
  });

  test('fouls lose when there are as many as the rule set names, and never where it names none', () => {
    expect(after(going, { by: 'fouls', loser: 'red', count: 2 })).toBeUndefined();
    expect(after(going, { by: 'fouls', loser: 'red', count: 3 })?.winner).toBe('black');
    const uncounted = { ...CXA, fouls: undefined };
    expect(declare(going, { by: 'fouls', loser: 'red', count: 9 }, uncounted)).toBeUndefined();
  });
});

describe('a watch beside the game', () => {
  test('says after a move taken back what it said before it', () => {
    const { start, moves } = lineOf(KILLS[0], again(KILLS[1], 2));
    const watch = new GameWatch(start, CXA);
    const states = moves.map((move) => {
      watch.play(move);
      return watch.state;
    });
    for (const state of states.toReversed()) {
      expect(watch.state).toEqual(state);
      watch.undo();
    }
    watch.undo();
    expect(watch.state).toMatchObject({ ply: 0, repetition: 'nothing' });
    for (const [i, move] of moves.entries()) {
      watch.play(move);
      expect(watch.state).toEqual(states[i]);
    }
  });

  test('a capture taken back leaves the repetition as it was', () => {
    const lap = 'e1d0 d9d8 d0e1 d8d9';
    const { start, moves } = lineOf('3k5/9/9/9/9/9/9/9/p3A4/R3K4 w', `${again(lap, 2)} a0a1`);
    const watch = new GameWatch(start, CXA);
    for (const move of moves) watch.play(move);
    expect(watch.state).toMatchObject({ repetition: 'nothing', limit: { counted: 0 } });
    watch.undo();
    expect(watch.state).toMatchObject({ repetition: 'may-claim-draw', limit: { counted: 8 } });
  });
});
