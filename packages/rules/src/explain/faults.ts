import type { Color } from '../board/types.ts';
import type { MoveTextFault } from '../notation/notation.ts';
import type { RecordFault } from '../record/fault.ts';
import type { BrokenAt } from '../record/game.ts';
import type { FenFault } from '../position/fen.ts';
import type { SetupFault } from '../position/validate.ts';
import { MESSAGES } from './messages/languages.ts';
import type { Locale } from './locale.ts';
import type { Sayers } from './messages/messages.ts';

/** Looks a member of a union up in its table of sayers, which is complete by type. */
const sayBy = <Fault extends { readonly code: string }>(sayers: Sayers<Fault>, fault: Fault): string =>
  (sayers[fault.code as Fault['code']] as (fault: Fault) => string)(fault);

export const saySetupFault = (fault: SetupFault, locale: Locale): string =>
  sayBy(MESSAGES[locale].setupFault, fault);

export const sayFenFault = (fault: FenFault, locale: Locale): string =>
  sayBy(MESSAGES[locale].fenFault, fault);

export const sayMoveFault = (fault: MoveTextFault, locale: Locale): string =>
  sayBy(MESSAGES[locale].moveFault, fault);

/** Why a record, or a game of it, cannot be read. */
export const sayRecordFault = (fault: RecordFault, locale: Locale): string => {
  switch (fault.code) {
    case 'fen':
      return sayFenFault(fault.fault, locale);
    case 'setup':
      return MESSAGES[locale].paragraph(fault.faults.map((each) => saySetupFault(each, locale)));
    default:
      return sayBy(MESSAGES[locale].recordFault, fault);
  }
};

/** Why a record breaks off. */
export const sayBreak = ({ fault }: BrokenAt, locale: Locale): string => {
  switch (fault.code) {
    case 'unclosed-comment':
      return MESSAGES[locale].unclosedComment;
    case 'truncated':
      return MESSAGES[locale].truncated;
    default:
      return sayMoveFault(fault, locale);
  }
};

/** The round 回合, counted from 1, in which a ply falls when `first` moved first. */
export const roundOf = (ply: number, first: Color): number =>
  Math.floor((ply + (first === 'red' ? 0 : 1)) / 2) + 1;

/** The side that moves at a ply when `first` moved first. */
export const colorAt = (ply: number, first: Color): Color =>
  (ply % 2 === 0) === (first === 'red') ? 'red' : 'black';
