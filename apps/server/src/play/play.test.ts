import {
  liveGameSchema,
  type ClientMessage,
  type GameEvent,
  type GameRequest,
  type GameStep,
  type GameTerms,
} from '@qili/protocol';
import { START_FEN, type Color } from '@qili/rules';
import { describe, expect, test } from 'vitest';
import { decide, decideFlag, decideJoin } from './decide.ts';
import { Table } from './table.ts';

const TERMS: GameTerms = {
  rules: 'cxa-2020',
  fen: START_FEN,
  clock: null,
  touchMove: false,
  mode: 'claim',
  names: { red: '', black: '' },
  event: '',
};
/** Black threatens mate with every move, Red blocks: Black must change. */
const KILLS = '3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w';
const LAP = ['g3h3', 'h5g5', 'h3g3', 'g5h5'];
const QUIET = '3k5/9/9/9/9/9/9/9/4A4/R3K4 w';
const SHUFFLE = ['a0b0', 'd9d8', 'b0a0', 'd8d9'];

/** A table at which things are asked and done, a second after each other unless said. */
const tableOf = (terms: Partial<GameTerms> = {}) => {
  const opened: GameEvent = { kind: 'opened', terms: { ...TERMS, ...terms } };
  const steps: GameStep[] = [{ seq: 1, at: 0, events: [opened] }];
  const table = Table.from(steps);
  if (table === undefined) throw new Error('a table');
  let at = 0;
  const store = (events: readonly GameEvent[]): void => {
    if (events.length === 0) return;
    const step = { seq: table.game.seq + 1, at, events: [...events] };
    steps.push(step);
    table.apply(step);
  };
  const ask = (role: Color | 'arbiter', request: Unnamed, after = 1000): string => {
    at += after;
    store(decideFlag(table, at));
    const decision = decide(table, { ...request, id: 'x' } as GameRequest, role, at);
    if (!decision.ok) return decision.fault.code;
    store(decision.value);
    return decision.value.map(({ kind }) => kind).join(' ');
  };
  const join = (): void => {
    for (const color of ['red', 'black'] as const) store(decideJoin(table, color));
  };
  const play = (...moves: string[]): string[] =>
    moves.map((iccs) => {
      const { turn } = table.now(at);
      return ask(turn, { kind: 'move', ply: table.game.moves.length, iccs, despite: false });
    });
  return { table, ask, play, join, steps, now: () => table.now(at), pass: (ms: number) => (at += ms) };
};
type Unnamed = Omit<Extract<ClientMessage, { id: string }>, 'id'> & Record<string, unknown>;

const sitting = (terms: Partial<GameTerms> = {}) => {
  const all = tableOf(terms);
  all.join();
  return all;
};
const move = (ply: number, iccs: string, despite = false) => ({ kind: 'move', ply, iccs, despite }) as const;

describe('moves', () => {
  test('wait for both players, go by turns, are legal and in place', () => {
    const { ask, join } = tableOf();
    expect(ask('red', move(0, 'h2e2'))).toBe('waiting');
    join();
    expect(ask('black', move(0, 'h7e7'))).toBe('not-your-turn');
    expect(ask('red', move(0, 'h2h8'))).toBe('illegal');
    expect(ask('red', move(1, 'h2e2'))).toBe('wrong-ply');
    expect(ask('red', move(0, 'h2e2'))).toBe('moved');
    expect(ask('red', move(0, 'h2e2'))).toBe('not-your-turn');
    expect(ask('black', move(1, 'h9g7'))).toBe('moved');
    expect(ask('arbiter', move(2, 'h0g2'))).toBe('not-yours');
  });

  test('end the game with mate', () => {
    const { play, now, ask } = sitting({ fen: '3k5/1R7/9/9/9/9/9/9/9/R3K4 w' });
    expect(play('a0a9')).toEqual(['moved ended']);
    expect(now()).toMatchObject({ status: 'over', outcome: { by: 'checkmate', winner: 'red', ply: 1 } });
    expect(ask('black', move(1, 'd9d8'))).toBe('over');
  });

  test('a piece that was touched has to move, where that is agreed', () => {
    const { ask, now } = sitting({ touchMove: true });
    expect(ask('red', { kind: 'touch', square: 'h9' })).toBe('cannot-move');
    expect(ask('red', { kind: 'touch', square: 'h2' })).toBe('touched');
    expect(now().touched).toBe('h2');
    expect(ask('red', move(0, 'b2e2'))).toBe('touched');
    expect(ask('red', move(0, 'h2e2'))).toBe('moved');
    expect(now().touched).toBeNull();
    expect(sitting().ask('red', { kind: 'touch', square: 'h2' })).toBe('cannot-move');
  });
});

describe('clocks', () => {
  const clock = { initial: 60_000, increment: 2000 };

  test('run for the side to move from when both have come, with the increment after each move', () => {
    const { join, ask, now, pass } = tableOf({ clock });
    pass(30_000);
    join();
    expect(now().clocks).toMatchObject({ red: 60_000, black: 60_000, running: 'red' });
    ask('red', move(0, 'h2e2'), 10_000);
    expect(now().clocks).toMatchObject({ red: 52_000, black: 60_000, running: 'black' });
    pass(5000);
    expect(now().clocks).toMatchObject({ red: 52_000, black: 55_000 });
  });

  test('a flag falls, by itself or before whatever comes too late', () => {
    const { ask, now } = sitting({ clock });
    expect(ask('red', move(0, 'h2e2'), 60_000)).toBe('over');
    expect(now()).toMatchObject({
      outcome: { by: 'time', winner: 'black' },
      clocks: { red: 0, running: null },
    });
  });

  test('stand still in a pause, and time in which the servers stood still is given back', () => {
    const { ask, now, pass, table } = sitting({ clock });
    ask('arbiter', { kind: 'pause', note: 'light' }, 10_000);
    pass(500_000);
    expect(ask('red', move(0, 'h2e2'))).toBe('paused');
    ask('arbiter', { kind: 'resume', note: '' });
    pass(1000);
    expect(now().clocks).toMatchObject({ red: 49_000, running: 'red' });
    const { seq, at } = table.game;
    table.apply({ seq: seq + 1, at: at + 1000, events: [{ kind: 'stood-still', span: 800 }] });
    expect(now().clocks).toMatchObject({ red: 49_800 });
  });
});

describe('repetition', () => {
  test('is warned of before the offence, lost when it is played all the same', () => {
    const { play, now, ask } = sitting({ fen: KILLS });
    expect(play(...LAP, 'g3h3').at(-1)).toBe('moved');
    expect(now().standing.repetition).not.toBe('nothing');
    expect(now().dangers).toContainEqual(
      expect.objectContaining({ iccs: 'h5g5', rule: 'ban', clause: '24.13' }) as unknown,
    );
    expect(ask('black', move(5, 'h5g5'))).toBe('would-offend');
    expect(ask('black', move(5, 'h5g5', true))).toBe('moved');
    expect(play('h3g3')).toEqual(['moved']);
    expect(ask('black', move(7, 'g5h5', true))).toBe('moved ended');
    expect(now().outcome).toMatchObject({ by: 'loss-by-repetition', winner: 'red', clause: '24.13' });
  });

  test('a draw is claimed with ground, and only then', () => {
    const { play, now, ask } = sitting({ fen: QUIET });
    expect(ask('red', { kind: 'claim', claim: 'draw-by-repetition' })).toBe('claimed');
    expect(ask('red', { kind: 'claim', claim: 'draw-by-repetition' })).toBe('claimed-already');
    play(...SHUFFLE, ...SHUFFLE);
    expect(now()).toMatchObject({ status: 'playing', standing: { claims: ['draw-by-repetition'] } });
    expect(ask('black', { kind: 'claim', claim: 'natural-limit' })).toBe('claimed');
    expect(ask('red', { kind: 'claim', claim: 'draw-by-repetition' })).toBe('claimed ended');
    expect(now().outcome).toMatchObject({ by: 'draw-by-repetition', winner: null });
  });

  test('is drawn unasked where the arbiter names it', () => {
    const { play, now } = sitting({ fen: QUIET, mode: 'arbiter' });
    expect(play(...SHUFFLE, ...SHUFFLE).at(-1)).toBe('moved ended');
    expect(now().outcome).toMatchObject({ by: 'draw-by-repetition', winner: null });
  });

  test('the natural limit is claimed, or declared', () => {
    const fen = '3k5/9/9/9/9/9/9/9/4A4/R3K4 w - - 119 60';
    const claiming = sitting({ fen });
    claiming.play('a0b0');
    expect(claiming.ask('black', { kind: 'claim', claim: 'natural-limit' })).toBe('claimed ended');
    expect(sitting({ fen, mode: 'arbiter' }).play('a0b0')).toEqual(['moved ended']);
  });
});

describe('offers', () => {
  test('of a draw: one at a time, lapsing with a move, not twice without one', () => {
    const { ask, play, now } = sitting();
    expect(ask('red', { kind: 'offer-draw' })).toBe('draw-offered');
    expect(ask('black', { kind: 'offer-draw' })).toBe('offer-open');
    play('h2e2');
    expect(now().drawOffer).toBe('red');
    play('h9g7');
    expect(now().drawOffer).toBeNull();
    expect(ask('black', { kind: 'answer-draw', accept: true })).toBe('no-offer');
    expect(ask('red', { kind: 'offer-draw' })).toBe('draw-offered');
    expect(ask('black', { kind: 'answer-draw', accept: false })).toBe('draw-declined');
    expect(ask('red', { kind: 'offer-draw' })).toBe('offer-open');
    play('h0g2');
    expect(ask('red', { kind: 'offer-draw' })).toBe('draw-offered');
    expect(ask('black', { kind: 'answer-draw', accept: true })).toBe('ended');
    expect(now().outcome).toMatchObject({ by: 'agreement', winner: null, ply: 3 });
  });

  test('a side resigns', () => {
    const { ask, now } = sitting();
    expect(ask('black', { kind: 'resign' })).toBe('ended');
    expect(now().outcome).toMatchObject({ by: 'resignation', winner: 'red' });
  });
});

describe('the arbiter', () => {
  test('puts a game right: moves, clocks, even its end', () => {
    const { play, ask, now, table } = sitting({ clock: { initial: 60_000, increment: 0 } });
    play('h2e2', 'h9g7', 'h0g2');
    ask('red', { kind: 'resign' });
    expect(ask('arbiter', { kind: 'correct', plies: 1, times: { red: 5000 }, note: 'x' })).toBe('corrected');
    expect(now()).toMatchObject({
      status: 'paused',
      outcome: null,
      turn: 'black',
      clocks: { red: 5000, running: null },
    });
    expect(ask('arbiter', { kind: 'resume', note: '' })).toBe('resumed');
    expect(play('h7e7')).toEqual(['moved']);
    expect(table.game.moves.map(({ iccs }) => iccs)).toEqual(['h2e2', 'h7e7']);
    expect(ask('arbiter', { kind: 'correct', plies: 9, note: '' })).toBe('wrong-ply');
  });

  test('rules, counts fouls, ends; players do not', () => {
    const { ask, now } = sitting({ rules: 'cxa-1999' });
    expect(ask('red', { kind: 'pause', note: '' })).toBe('not-yours');
    expect(ask('arbiter', { kind: 'rule', verdict: 'red-must-change', note: '' })).toBe('ruled');
    expect(now().told).toBe('red-must-change');
    const foul = { kind: 'foul', color: 'black', note: '' } as const;
    expect([1, 2, 3].map(() => ask('arbiter', foul))).toEqual(['fouled', 'fouled', 'fouled ended']);
    expect(now().outcome).toMatchObject({ by: 'fouls', winner: 'red' });
    const other = sitting();
    expect(other.ask('arbiter', { kind: 'rule', verdict: 'black-loses', note: '' })).toBe('ruled ended');
    expect(other.now().outcome).toMatchObject({ by: 'loss-by-repetition', winner: 'red' });
  });
});

test('a game is its steps: folded again they give the same game', () => {
  const { play, ask, steps, table } = sitting({ fen: KILLS, clock: { initial: 60_000, increment: 1000 } });
  play(...LAP);
  ask('red', { kind: 'offer-draw' });
  ask('arbiter', { kind: 'correct', plies: 3, note: '' });
  ask('arbiter', { kind: 'resume', note: '' });
  play('g5h5');
  const whole = table.whole('a'.repeat(16), 100_000);
  expect(Table.from(steps)?.whole('a'.repeat(16), 100_000)).toEqual(whole);
  expect(liveGameSchema.parse(whole)).toEqual(whole);
});
