import type { Verdict } from '../../packages/rules/src/ruling/ruling.ts';
import type { RuleSet } from '../../packages/rules/src/ruling/ruleset.ts';
import { FORMS, inForm, rotationsOf, type Form, type RulingCase } from '../rulings/case.ts';
import { withBystander } from './bystander.ts';
import { judgedLap, lapsOf, naturesOf, type Lap } from './laps.ts';
import { repetitionsOf } from './material.ts';

/**
 * What must not change a judgement: whether the lap is seen in the game or by itself, in a mirror or
 * with the colours swapped, from which ply it is entered, whether it was gone round before, and
 * whether a pawn stands by that touches nothing.
 */
export interface SteadyTally {
  laps: number;
  plies: number;
  /** How often each was tried. */
  readonly tried: Record<Trial, number>;
  readonly different: string[];
}

type Trial = 'in-game' | 'form' | 'entry' | 'earlier-lap' | 'bystander';

export const emptySteadyTally = (): SteadyTally => ({
  laps: 0,
  plies: 0,
  tried: { 'in-game': 0, form: 0, entry: 0, 'earlier-lap': 0, bystander: 0 },
  different: [],
});

/** Tries the laps of every `step`-th game of the corpus. */
export const tryLaps = (step: number, rules: RuleSet, tally: SteadyTally): void => {
  for (const repetition of repetitionsOf(step, rules))
    for (const lap of lapsOf(repetition, rules)) tryLap(lap, rules, tally);
};

/** What came of it under a rule set. */
export type SteadyReport = SteadyTally & { readonly name: string };

/** Tries the laps of every `step`-th game of the corpus; none where it is absent. */
export const steadyUnder = (rules: RuleSet, step: number): SteadyReport => {
  const tally = emptySteadyTally();
  tryLaps(step, rules, tally);
  return { name: `steady ${rules.id}`, ...tally };
};

export const wordsOfSteady = ({ name, laps, plies, tried, different }: SteadyReport): string =>
  [
    `${name}: ${String(laps)} laps, ${String(plies)} plies, ${String(different.length)} judged otherwise;`,
    ...Object.entries(tried).map(([trial, count]) => `${trial} ${String(count)}`),
  ].join(' ');

/** Tries one lap every way, and enters in the tally what differs. */
export const tryLap = ({ inGame, cut, alone }: Lap, rules: RuleSet, tally: SteadyTally): void => {
  const { verdict } = alone.ruling;
  const natures = naturesOf(alone.moves);
  const expect = (trial: Trial, name: string, found: string, wanted: string): void => {
    tally.tried[trial]++;
    if (found !== wanted) tally.different.push(`${cut.id} ${trial} ${name}: ${found}, not ${wanted}`);
  };
  const said = (lap: RulingCase): string => {
    const { moves, ruling } = judgedLap(lap, rules);
    return `${ruling.verdict} ${naturesOf(moves)}`;
  };
  tally.laps++;
  tally.plies += cut.moves.length;
  expect('in-game', '', naturesOf(inGame.moves), natures);
  for (const form of FORMS.slice(1))
    expect('form', form, said(inForm(cut, form)), `${verdictIn(form, verdict)} ${natures}`);
  for (const rotation of rotationsOf(cut).slice(1))
    expect('entry', '', judgedLap(rotation, rules).ruling.verdict, verdict);
  const again = { ...cut, moves: [...cut.moves, ...cut.moves], lapFrom: cut.moves.length };
  expect('earlier-lap', '', said(again), `${verdict} ${natures}`);
  for (const crowded of withBystander(cut, alone))
    expect('bystander', '', said(crowded), `${verdict} ${natures}`);
};

const verdictIn = (form: Form, verdict: Verdict): string =>
  form === 'mirrored'
    ? verdict
    : verdict.replace(/red|black/, (color) => (color === 'red' ? 'black' : 'red'));
