import { gameTermsSchema, openGameSchema, type LiveGame } from '@qili/protocol';
import { START_FEN } from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { heard, isYourTurn, leftAt, type Live } from './live-state.ts';

const TERMS = gameTermsSchema.parse({
  ...openGameSchema.parse({ clock: { initial: 600_000, increment: 5000 } }),
  fen: START_FEN,
  mode: 'claim',
});

const NOW = {
  seq: 1,
  status: 'playing',
  fen: START_FEN,
  turn: 'red',
  clocks: { red: 600_000, black: 600_000, running: 'red', now: 1_000_000 },
  seated: { red: true, black: true },
  touched: null,
  drawOffer: null,
  fouls: { red: 0, black: 0 },
  told: null,
  standing: {
    check: false,
    repetition: 'nothing',
    verdict: 'none',
    clause: null,
    unknown: false,
    cycle: null,
    claims: [],
    limit: { counted: 0, of: 120, state: 'far' },
  },
  dangers: [],
  outcome: null,
} as const satisfies Omit<LiveGame, 'id' | 'openedAt' | 'terms' | 'moves' | 'notes'>;

const GAME: LiveGame = {
  ...NOW,
  standing: { ...NOW.standing, claims: [] },
  dangers: [],
  id: 'a2b3c4d5e6f7g8h9',
  openedAt: 0,
  terms: TERMS,
  moves: [],
  notes: [],
};

const joined = (): Live => {
  const live = heard(undefined, { kind: 'game', you: 'red', game: GAME });
  if (live === undefined) throw new Error('not joined');
  return live;
};

const moved = (seq: number, ply: number, iccs: string): Parameters<typeof heard>[1] => ({
  kind: 'step',
  step: { seq, at: 2, events: [{ kind: 'moved', ply, iccs, left: 599_000 }] },
  now: { ...GAME, seq, turn: ply % 2 === 0 ? 'black' : 'red' },
});

describe('what is known of a live game', () => {
  test('grows with each step, once', () => {
    const one = heard(joined(), moved(2, 0, 'h2e2'));
    expect(one?.game.moves).toEqual([{ ply: 0, iccs: 'h2e2', left: 599_000, at: 2, text: '炮二平五' }]);
    expect(heard(one, moved(2, 0, 'h2e2'))).toBe(one);
    expect(one !== undefined && isYourTurn(one)).toBe(false);
  });

  test('asks for the whole game where a step was missed, and is whole again after it', () => {
    const behind = heard(joined(), moved(3, 0, 'h2e2'));
    expect([behind?.isBehind, behind?.game.moves]).toEqual([true, []]);
    expect(heard(behind, { kind: 'game', you: 'red', game: GAME })?.isBehind).toBe(false);
  });

  test('loses the moves that an arbiter takes back, and notes it', () => {
    const two = heard(heard(joined(), moved(2, 0, 'h2e2')), moved(3, 1, 'h9g7'));
    const corrected = heard(two, {
      kind: 'step',
      step: { seq: 4, at: 3, events: [{ kind: 'corrected', plies: 1, times: null, note: '记错' }] },
      now: { ...GAME, seq: 4 },
    });
    expect(corrected?.game.moves).toHaveLength(1);
    expect(corrected?.game.notes.map(({ ply, event }) => [ply, event.kind])).toEqual([[1, 'corrected']]);
  });

  test('keeps a refusal until something is done', () => {
    const refused = heard(joined(), {
      kind: 'refused',
      id: 'x',
      fault: { code: 'not-your-turn', message: '没轮到' },
    });
    expect(refused?.fault?.message).toBe('没轮到');
    expect(heard(refused, { kind: 'acknowledged', id: 'y', seq: 2 })?.fault).toBeUndefined();
  });
});

test('the clock that runs is read by the server’s time, the other stands', () => {
  const live = { ...joined(), ahead: 500 };
  expect(leftAt(live, 'red', 1_000_500)).toBe(599_000);
  expect(leftAt(live, 'red', 900_000)).toBe(600_000);
  expect(leftAt(live, 'red', 9_000_000)).toBe(0);
  expect(leftAt(live, 'black', 1_000_500)).toBe(600_000);
});
