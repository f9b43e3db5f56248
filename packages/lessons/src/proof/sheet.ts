import {
  cyclesOf,
  judgeLine,
  MESSAGES,
  positionAfter,
  type Line,
  type Locale,
  type RepetitionState,
  type RuleSet,
} from '@qili/rules';
import { SAYINGS } from './sayings.ts';
import { say, type Proof } from './scene.ts';

/** After how many plies a position stands for the third time; 0 where none does. */
export const thirdIn = (line: Line): number =>
  cyclesOf(line).find(({ occurrences }) => occurrences === 3)?.to ?? 0;

/** What the repetition comes to at the end of the line. */
export const standingIn = (line: Line, rules: RuleSet): RepetitionState =>
  judgeLine(line, rules).state.repetition;

/** Where the position that came back most often stood, and what follows from it. */
export const sheetProof = (line: Line, rules: RuleSet, locale: Locale): Proof => {
  const { repetition, cycle } = judgeLine(line, rules).state;
  const cycles = cyclesOf(line);
  const fullest = cycles.reduce<(typeof cycles)[number] | undefined>(
    (best, each) => (best === undefined || each.occurrences > best.occurrences ? each : best),
    undefined,
  );
  const { list, state } = MESSAGES[locale];
  const places =
    fullest === undefined
      ? []
      : [fullest.from, ...cycles.filter(({ from }) => from === fullest.from).map(({ to }) => to)];
  const said = places.map((ply) =>
    ply === 0 ? SAYINGS.atStart[locale] : say(SAYINGS.afterMove, locale, { n: String(ply) }),
  );
  const stood = said.length === 0 ? '' : say(SAYINGS.stoodAt, locale, { places: list(said) });
  return {
    says:
      stood +
      (locale === 'en' && stood !== '' ? ' ' : '') +
      state[repetition](cycle?.occurrences ?? 1, rules.occurrences),
    on: positionAfter(line, line.moves.length),
    line: [],
    marks: [],
  };
};
