import type { ClientMessage, GameEvent, GameRequest } from '@qili/protocol';
import { declare, offenderOf, ok, opposite, type Result } from '@qili/rules';
import { endedBy } from './endings.ts';
import { refused, type Refused } from './fault.ts';
import { timesAt } from './game.ts';
import type { Table } from './table.ts';

type Decision = Result<readonly GameEvent[], Refused>;
const KINDS = ['pause', 'resume', 'correct', 'rule', 'foul', 'end'] as const;
export type ArbitersRequest = Extract<ClientMessage, { readonly kind: (typeof KINDS)[number] }>;
type Asked<Kind extends ArbitersRequest['kind']> = Extract<ArbitersRequest, { readonly kind: Kind }>;

export const isArbiters = (request: GameRequest): request is ArbitersRequest =>
  (KINDS as readonly string[]).includes(request.kind);

/** What the arbiter 裁判 does at the table. A game that is over he can only put right. */
export const decideAsArbiter = (table: Table, request: ArbitersRequest, at: number): Decision => {
  const { status } = table.game;
  if (request.kind === 'correct') return decideCorrection(table, request, at);
  if (status === 'over') return refused('over');
  const { note } = request;
  switch (request.kind) {
    case 'pause':
      return status === 'playing' ? ok([{ kind: 'paused', note }]) : refused(status);
    case 'resume':
      return status === 'playing' ? refused('not-paused') : ok([{ kind: 'resumed', note }]);
    case 'rule':
      return decideRuling(table, request);
    case 'foul':
      return decideFoul(table, request);
    case 'end':
      return ok([endedBy({ by: request.by, winner: request.winner ?? undefined }, note)]);
  }
};

/** The first moves stay, clocks are set, the game stands still. */
const decideCorrection = (
  { game }: Table,
  { plies, times, note }: Asked<'correct'>,
  at: number,
): Decision => {
  const kept = plies ?? game.moves.length;
  if (kept > game.moves.length) return refused('wrong-ply', { ply: game.moves.length });
  const now = game.clocks && timesAt(game.clocks, at);
  const set = now && { red: times?.red ?? now.red, black: times?.black ?? now.black };
  return ok([{ kind: 'corrected', plies: kept, times: set, note }]);
};

/** A draw or a loss ends the game by the clause that the referee found, anything else is only said. */
const decideRuling = ({ state }: Table, { verdict, note }: Asked<'rule'>): Decision => {
  const ruled: GameEvent = { kind: 'ruled', verdict, note };
  const clause = state.clause === undefined ? {} : { clause: state.clause };
  if (verdict === 'draw')
    return ok([ruled, endedBy({ by: 'draw-by-repetition', winner: undefined, ...clause }, note)]);
  const offender = offenderOf(verdict);
  if (offender === undefined || verdict.endsWith('must-change')) return ok([ruled]);
  return ok([ruled, endedBy({ by: 'loss-by-repetition', winner: opposite(offender), ...clause }, note)]);
};

/** 犯规: noted, and lost where the rule set says how many lose. */
const decideFoul = (table: Table, { color, note }: Asked<'foul'>): Decision => {
  const count = table.game.fouls[color] + 1;
  const fouled: GameEvent = { kind: 'fouled', color, count, note };
  const standing = { ply: table.game.moves.length, outcome: undefined, claims: [] };
  const outcome = declare(standing, { by: 'fouls', loser: color, count }, table.rules);
  return ok(outcome === undefined ? [fouled] : [fouled, endedBy(outcome, note)]);
};
