import {
  err,
  ok,
  parseFen,
  positionFrom,
  sayFenFault,
  saySetupFault,
  type Position,
  type Result,
  type Setup,
} from '@qili/rules';
import type { Problem, Place } from './terminal/problem.ts';
import type { Session } from './terminal/session.ts';

/** The set-up that a FEN writes down. */
export const setupIn = (fen: string, { locale }: Session, where: Place = {}): Result<Setup, Problem> => {
  const setup = parseFen(fen);
  if (setup.ok) return setup;
  const { fault } = setup;
  return err({ code: 'fen', message: sayFenFault(fault, locale), where, faults: [fault] });
};

/** The position that a FEN writes down, or everything that keeps it from being one. */
export const positionIn = (fen: string, session: Session, where: Place = {}): Result<Position, Problem> => {
  const setup = setupIn(fen, session, where);
  if (!setup.ok) return setup;
  const position = positionFrom(setup.value);
  if (position.ok) return ok(position.value);
  const { locale } = session;
  const message = position.fault.map((fault) => saySetupFault(fault, locale)).join(' ');
  return err({ code: 'setup', message, where, faults: position.fault });
};
