import { describe, expect, test } from 'vitest';
import { lineOf } from '../../../../suites/lines.ts';
import { casesIn, lineOf as lineOfCase } from '../../../../suites/rulings/run.ts';
import { invariant } from '../base/assert.ts';
import { moveName } from '../board/move.ts';
import { candidatesFrom, candidatesOf, type Candidate } from './candidates.ts';
import { RULE_SET_OF } from './rulesets.ts';
import type { RuleSet } from './ruleset.ts';
import { GameWatch } from './watch.ts';

const CXA: RuleSet = RULE_SET_OF['cxa-2020'];

/** Black threatens mate with every move, Red blocks. */
const KILLS = '3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w';
/** Nobody does anything. */
const QUIET = '3k5/9/9/9/9/9/9/9/4A4/R3K4 w';

const named = (candidates: readonly Candidate[], name: string): Candidate => {
  const found = candidates.find(({ move }) => moveName(move) === name);
  invariant(found, `${name} is legal`);
  return found;
};

const candidate = (fen: string, moves: string, name: string, rules = CXA): Candidate =>
  named(candidatesOf(lineOf(fen, moves), rules), name);

describe('candidates', () => {
  test('are the legal moves, each with the nature it would have', () => {
    const all = candidatesOf(lineOf(KILLS, 'g3h3'), CXA);
    expect(all.length).toBe(19);
    expect(named(all, 'h5g5').judged).toMatchObject({ ply: 1, color: 'black', nature: 'kill' });
    expect(named(all, 'h5c5').judged.nature).toBe('idle');
    expect(new Set(all.map(({ rule }) => rule))).toEqual(new Set(['none']));
  });

  test('warn the side that offends before its chance is spent, and not the other', () => {
    const lap = 'g3h3 h5g5 h3g3';
    expect(candidate(KILLS, lap, 'g5h5')).toMatchObject({
      rule: 'none',
      warns: true,
      state: { repetition: 'must-change', verdict: 'black-must-change' },
    });
    expect(candidate(KILLS, `${lap} g5h5`, 'g3h3')).toMatchObject({ rule: 'none', warns: false });
  });

  test('are forbidden where they go on with what must change', () => {
    expect(candidate(KILLS, 'g3h3 h5g5 h3g3 g5h5 g3h3', 'h5g5')).toMatchObject({
      rule: 'ban',
      warns: false,
      state: { repetition: 'must-change', clause: '24.13' },
    });
  });

  test('are forbidden where they lose', () => {
    expect(candidate(KILLS, 'g3h3 h5g5 h3g3 g5h5 g3h3 h5g5 h3g3', 'g5h5')).toMatchObject({
      rule: 'ban',
      state: { repetition: 'lost', verdict: 'black-loses', clause: '24.13', cycle: { occurrences: 3 } },
    });
  });

  test('are free to the side that does not offend, though they bring the ruling about', () => {
    const twice = 'g3h3 h5g5 h3g3 g5h5 g3h3 h5g5 h3g3 g5h5';
    expect(candidate(KILLS, twice, 'g3h3')).toMatchObject({
      rule: 'none',
      warns: false,
      state: { verdict: 'black-loses' },
    });
  });

  test('draw where the position would have stood often enough and nobody offends', () => {
    const lap = 'a0b0 d9d8 b0a0';
    expect(candidate(QUIET, lap, 'd8d9')).toMatchObject({ rule: 'none', warns: true });
    expect(candidate(QUIET, `${lap} d8d9 ${lap}`, 'd8d9')).toMatchObject({
      rule: 'draw',
      state: { clause: '25.2' },
    });
    expect(candidate(QUIET, `${lap} d8d9 ${lap}`, 'd8e8')).toMatchObject({ rule: 'none', warns: false });
    expect(candidate(QUIET, lap, 'd8d9', { ...CXA, occurrences: 2 }).rule).toBe('draw');
  });

  test('are warned of at the ninth move of a long run, forbidden at the tenth', () => {
    const figure = casesIn('cxa-2020').find(({ id }) => id === 'CXA2020-R08');
    invariant(figure, 'the figure of the long run is among the cases');
    const { start, moves } = lineOfCase(figure);
    const at = (ply: number): Candidate[] => candidatesOf({ start, moves: moves.slice(0, ply) }, CXA);
    expect(named(at(16), 'h0h3')).toMatchObject({ rule: 'none', warns: true });
    expect(named(at(16), 'h0h4')).toMatchObject({ rule: 'none', warns: false, judged: { nature: 'chase' } });
    expect(named(at(18), 'h3h0')).toMatchObject({ rule: 'ban', state: { clause: 'long-run' } });
  });

  test('are none where the game is over on the board', () => {
    expect(candidatesOf(lineOf('3k5/1R7/9/9/9/9/9/9/9/R3K4 w', 'a0a9'), CXA)).toEqual([]);
  });

  test('leave the watch as it was', () => {
    const { start, moves } = lineOf(KILLS, 'g3h3 h5g5 h3g3 g5h5 g3h3');
    const watch = new GameWatch(start, CXA);
    for (const move of moves) watch.play(move);
    const before = watch.state;
    const first = candidatesFrom(watch);
    expect(watch.state).toEqual(before);
    expect(candidatesFrom(watch)).toEqual(first);
  });
});
