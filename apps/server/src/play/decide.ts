import type { GameEvent, GameRequest, GameRole } from '@qili/protocol';
import type { Color, Result } from '@qili/rules';
import { decideAsArbiter, isArbiters, type ArbitersRequest } from './arbiter.ts';
import { refused, type Refused } from './fault.ts';
import { flagFallen } from './endings.ts';
import { decideMove, decideTouch } from './moves.ts';
import { decideAnswer, decideClaim, decideOffer, decideResignation } from './offers.ts';
import type { Table } from './table.ts';

/** What came of a request: the events to store, or why nothing is stored. */
export type Decision = Result<readonly GameEvent[], Refused>;

/**
 * What a request comes to at a moment. Decides and changes nothing: the events count once they are
 * stored. The flag goes first: ask {@link decideFlag} before.
 */
export const decide = (table: Table, request: GameRequest, role: GameRole, at: number): Decision => {
  if (role === 'watcher') return refused('not-yours');
  if (isArbiters(request))
    return role === 'arbiter' ? decideAsArbiter(table, request, at) : refused('not-yours');
  if (role === 'arbiter') return refused('not-yours');
  if (table.game.status === 'over') return refused('over');
  return decideAsPlayer(table, request, role, at);
};

type PlayersRequest = Exclude<GameRequest, ArbitersRequest>;

const decideAsPlayer = (table: Table, request: PlayersRequest, color: Color, at: number): Decision => {
  switch (request.kind) {
    case 'move':
      return decideMove(table, request, color, at);
    case 'touch':
      return decideTouch(table, request.square, color);
    case 'offer-draw':
      return decideOffer(table.game, color);
    case 'answer-draw':
      return decideAnswer(table.game, color, request.accept);
    case 'claim':
      return decideClaim(table, color, request.claim);
    case 'resign':
      return decideResignation(color);
  }
};

/** What follows when somebody joins: a player takes his seat. */
export const decideJoin = ({ game }: Table, role: GameRole): readonly GameEvent[] => {
  if ((role !== 'red' && role !== 'black') || game.seated[role] || game.status === 'over') return [];
  return [{ kind: 'seated', color: role }];
};

/** What follows by itself at a moment: the flag falls. */
export const decideFlag = ({ game }: Table, at: number): readonly GameEvent[] => {
  const fallen = flagFallen(game, at);
  return fallen === undefined ? [] : [fallen];
};
