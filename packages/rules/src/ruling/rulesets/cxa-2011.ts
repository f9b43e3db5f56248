import type { RuleSet } from '../ruleset.ts';
import { cxa2020 } from './cxa-2020.ts';
import { CXA_LAW as law } from './cxa-law.ts';
import { inferred, inherited, stated, words } from './wording.ts';

/** 中国象棋协会 2011: as the book of 2020, as far as a lesson on it tells; no 打. Its numbers are not known. */
export const cxa2011 = {
  ...cxa2020,
  id: 'cxa-2011',
  name: words('中国象棋竞赛规则（2011）', '中國象棋競賽規則（2011）', 'Chinese rules 2011'),
  mutual: { yields: 'hard', clause: 'soft-against-hard' },
  natureClauses: {
    check: 'check',
    kill: 'kill',
    chase: 'chase',
    exchange: 'exchange',
    offer: 'offer',
    block: 'block',
    follow: 'follow',
    idle: 'idle',
  },
  excuseClauses: {
    'king-or-pawn': 'king-and-pawn',
    'king-answers-check': 'king-answers',
    'same-type-meets': 'exchange',
    'key-point': 'key-point',
  },
  grounds: {
    'perpetual-check': 'perpetual-check',
    'both-perpetual-check': 'draws',
    'one-side-forbidden': 'forbidden',
    'both-permitted': 'draws',
    'both-forbidden': 'soft-against-hard',
  },
  clauses: [
    inherited('check', law.check),
    inherited('kill', law.kill),
    inherited('chase', law.chase),
    stated('exchange', law.exchange),
    stated('offer', law.offer),
    stated('block', law.block),
    stated('follow', law.follow),
    stated('idle', law.idle),
    stated('heaviest', law.heaviest),
    inferred('root', law.root),
    stated('forbidden', law.forbidden),
    stated('permitted', law.permitted),
    inherited('perpetual-check', law.perpetualCheck),
    stated('draws', law.draws),
    stated('king-and-pawn', law.kingAndPawn),
    stated('king-answers', law.kingAnswers),
    stated('other-answers', law.otherAnswers),
    inherited('king-or-pawn-lets', law.kingOrPawnLets),
    inherited('joins-king-or-pawn', law.joinsKingOrPawn),
    inherited('key-point', law.keyPoint),
    inferred('full-exchange', law.fullExchange),
    inherited('pawn-uncovers', law.pawnUncovers),
    inherited('soft-against-hard', law.softAgainstHard),
    inherited('long-run', law.longRun),
    inherited('natural-limit', law.naturalLimit),
    inherited('fouls', law.fouls),
    stated(
      'claim',
      words(
        '三次重复局面，棋手凭记录提和；裁判员一般不主动介入。',
        '三次重複局面，棋手憑記錄提和；裁判員一般不主動介入。',
        'At the third occurrence a player claims the draw by the score sheet; the arbiter does not step in.',
      ),
    ),
    stated(
      'no-attack-word',
      words(
        '不再使用“打”，每一着都以将、杀、捉或闲表明性质。',
        '不再使用「打」，每一著都以將、殺、捉或閒表明性質。',
        'The word 打 (attack) is no longer used; each move is called check, kill, chase or idle.',
      ),
    ),
  ],
} as const satisfies RuleSet;
