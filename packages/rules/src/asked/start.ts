import { err, ok, type Result } from '../base/result.ts';
import { sayFenFault, saySetupFault } from '../explain/faults.ts';
import type { Locale } from '../explain/locale.ts';
import { parseFen } from '../position/fen.ts';
import { positionFrom, type Position } from '../position/position.ts';
import type { Setup } from '../position/setup.ts';
import type { InputPlace, Problem } from './problem.ts';

/** The set-up that a FEN writes down. */
export const setupAsked = (fen: string, locale: Locale, where: InputPlace = {}): Result<Setup, Problem> => {
  const setup = parseFen(fen);
  if (setup.ok) return setup;
  const { fault } = setup;
  return err({ code: 'fen', message: sayFenFault(fault, locale), where, faults: [fault] });
};

/** The position that a FEN writes down, or everything that keeps it from being one. */
export const positionAsked = (
  fen: string,
  locale: Locale,
  where: InputPlace = {},
): Result<Position, Problem> => {
  const setup = setupAsked(fen, locale, where);
  if (!setup.ok) return setup;
  const position = positionFrom(setup.value);
  if (position.ok) return ok(position.value);
  const message = position.fault.map((fault) => saySetupFault(fault, locale)).join(' ');
  return err({ code: 'setup', message, where, faults: position.fault });
};
