import type { GameEvent } from '@qili/protocol';
import { opposite, type Claim, type Color, ok, type Result } from '@qili/rules';
import { endedBy } from './endings.ts';
import { refused, type Refused } from './fault.ts';
import { turnOf, type Game } from './game.ts';
import type { Table } from './table.ts';

type Decision = Result<readonly GameEvent[], Refused>;

/** 议和: an offer, one at a time, and no second one before a move of one's own. */
export const decideOffer = (game: Game, by: Color): Decision => {
  const last = game.offeredAt[by];
  const isRepeated = last !== undefined && !hasMovedSince(game, by, last);
  if (game.drawOffer !== null || isRepeated) return refused('offer-open');
  return game.status === 'waiting' ? refused('waiting') : ok([{ kind: 'draw-offered', by }]);
};

const hasMovedSince = ({ first, moves }: Game, color: Color, plies: number): boolean =>
  moves.slice(plies).some((_, i) => turnOf({ first, moves: moves.slice(0, plies + i) }) === color);

export const decideAnswer = (game: Game, color: Color, accept: boolean): Decision => {
  if (game.drawOffer !== opposite(color)) return refused('no-offer');
  if (!accept) return ok([{ kind: 'draw-declined', by: color }]);
  return ok([endedBy({ by: 'agreement', winner: undefined })]);
};

/**
 * 提和: a draw that the position gives. The claim is noted whatever comes of it; where the verdict
 * rests on a search that ran out of nodes it is the arbiter who grants it.
 */
export const decideClaim = (table: Table, by: Color, claim: Claim): Decision => {
  const { game, state } = table;
  if (game.status === 'waiting') return refused('waiting');
  if (game.claimedAt[by] === game.moves.length) return refused('claimed-already');
  const isSure = claim !== 'draw-by-repetition' || !state.unknown;
  const granted = state.claims.includes(claim) && isSure;
  const claimed: GameEvent = { kind: 'claimed', by, claim, granted };
  if (!granted) return ok([claimed]);
  const { clause } = claim === 'draw-by-repetition' ? state : { clause: undefined };
  const ended = endedBy({ by: claim, winner: undefined, ...(clause === undefined ? {} : { clause }) });
  return ok([claimed, ended]);
};

export const decideResignation = (color: Color): Decision =>
  ok([endedBy({ by: 'resignation', winner: opposite(color) })]);
