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
  const { state } = MESSAGES[locale];
  const stood =
    fullest === undefined
      ? ''
      : say(SAYINGS.stoodAt, locale, { places: placesOf(cycles, fullest.from, line.moves.length, locale) });
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

/** What stood after so many plies that were taken for the third occurrence, and where the third is. */
export const notThatThird = (line: Line, plies: number, locale: Locale): Proof => {
  const cycles = cyclesOf(line);
  const third = cycles.find(({ occurrences }) => occurrences === 3);
  const fullest = third ?? [...cycles].sort((a, b) => b.occurrences - a.occurrences)[0];
  const told =
    third === undefined
      ? say(SAYINGS.noThird, locale, {
          k: String(fullest?.occurrences ?? 1),
          places: placesOf(cycles, fullest?.from ?? 0, line.moves.length, locale),
        })
      : say(SAYINGS.thirdIs, locale, {
          n: String(third.to),
          places: placesOf(cycles, third.from, third.to, locale),
        });
  const on = positionAfter(line, plies === 0 ? (third?.to ?? 0) : plies);
  if (plies === 0) return { says: told, on, line: [], marks: [] };
  const here = cycles.find(({ to }) => to === plies);
  const words = {
    n: String(plies),
    k: String(here?.occurrences ?? 1),
    places: placesOf(cycles, here?.from ?? plies, plies, locale),
    third: told,
  };
  return { says: say(SAYINGS.notThird, locale, words), on, line: [], marks: [] };
};

/** Where the position that stood first after `from` plies stood, up to a ply. */
const placesOf = (
  cycles: ReturnType<typeof cyclesOf>,
  from: number,
  upTo: number,
  locale: Locale,
): string => {
  const plies = [from, ...cycles.filter((each) => each.from === from && each.to <= upTo).map(({ to }) => to)];
  return MESSAGES[locale].list(
    plies.map((ply) =>
      ply === 0 ? SAYINGS.atStart[locale] : say(SAYINGS.afterMove, locale, { n: String(ply) }),
    ),
  );
};
