import type { Color } from '../../board/types.ts';
import { count, ROLE, rolesOf, SIDE, times } from './english-words.ts';
import type { Messages } from './messages.ts';

const SHARE = {
  exchange: ['exchange', 'exchanges'],
  offer: ['offer', 'offers'],
  block: ['block', 'blocks'],
  follow: ['follow', 'follows'],
  check: ['check', 'checks'],
  kill: ['kill', 'kills'],
  chase: ['chase', 'chases'],
  idle: ['idle move', 'idle moves'],
  unknown: ['undecided move', 'undecided moves'],
} as const;

const who = (by: readonly Color[]): string =>
  by.length > 1 ? 'Both sides' : by.map((color) => SIDE[color]).join('');
const answers = (by: readonly Color[]): string => (by.length > 1 ? 'answer' : 'answers');

type Conducts = Pick<Messages, 'pattern' | 'chasing' | 'shares' | 'allIdle' | 'attackShares' | 'answer'>;

/** What a side does throughout a cycle. */
export const ENGLISH_CONDUCTS: Conducts = {
  pattern: {
    'perpetual-check': 'perpetual check',
    'perpetual-kill': 'perpetual kill (mate threats)',
    'perpetual-chase': 'perpetual chase',
    'perpetual-exchange': 'perpetual exchange',
    'perpetual-offer': 'perpetual offer',
    'perpetual-block': 'perpetual block',
    'perpetual-follow': 'perpetual follow',
  },
  chasing: (chased) => {
    const [piece, ...others] = chased;
    if (piece === undefined) return 'perpetual chase';
    return others.length === 0
      ? `perpetual chase of the ${ROLE[piece.role]}`
      : `perpetual chase, of ${rolesOf(chased)} in turn`;
  },
  shares: (shares) => shares.map(([nature, n]) => count(n, SHARE[nature][0], SHARE[nature][1])).join(', '),
  allIdle: () => 'idle moves',
  attackShares: (said, attacks, idle) =>
    idle === 0
      ? `${said} (${count(attacks, 'attack', 'attacks')})`
      : `${said} (${count(attacks, 'attack', 'attacks')}, ${count(idle, 'idle move', 'idle moves')})`,
  answer: {
    'check-answered-by-check': (by) => `${who(by)} ${answers(by)} check with check.`,
    'kill-answered-by-kill': (by) => `${who(by)} ${answers(by)} each mate threat with one of the same kind.`,
    'chase-answered-by-chase': (by) => `${who(by)} ${answers(by)} each chase with a chase.`,
    'two-attacks-one-back': (by) => `${who(by)} attacks back with one move in two.`,
  },
};

type Rulings = Pick<
  Messages,
  'ruling' | 'state' | 'clause' | 'founded' | 'restsOnUnknown' | 'restsOnSoft' | 'end'
>;

/** Who must change, by which clause, and how far play has come. */
export const ENGLISH_RULINGS: Rulings = {
  ruling: {
    none: (red, black) => `Red: ${red}. Black: ${black}. No ruling yet.`,
    draw: (red, black) => `Red: ${red}. Black: ${black}. Draw if neither changes.`,
    'red-must-change': (red, black) => `Red: ${red}. Black: ${black}. Red must change or lose.`,
    'black-must-change': (red, black) => `Red: ${red}. Black: ${black}. Black must change or lose.`,
    'red-loses': (red, black) => `Red: ${red}. Black: ${black}. Red did not change and loses.`,
    'black-loses': (red, black) => `Red: ${red}. Black: ${black}. Black did not change and loses.`,
  },
  state: {
    nothing: () => 'No position has come back.',
    repeated: (n, needed) =>
      `The same position has stood ${times(n)}; a ruling falls when it has stood ${times(needed)}.`,
    'may-claim-draw': (n) => `The same position has stood ${times(n)}; a player may claim the draw.`,
    drawn: (n) => `The same position has stood ${times(n)}; the draw is given without a claim.`,
    'must-change': (n) => `The same position has stood ${times(n)}; the offender must change now.`,
    lost: (n) => `The same position has stood ${times(n)}, and the offender has not changed.`,
  },
  clause: (rules, clause, says) =>
    /^\d/u.test(clause) ? `${rules}, article ${clause}. ${says}` : `${rules}. ${says}`,
  founded: {
    stated: '',
    inferred: '(Not stated in the text; inferred from the figures.)',
    inherited: '(Taken over from another edition.)',
  },
  restsOnUnknown:
    'Some moves could not be settled within the search budget; the ruling may change with them.',
  restsOnSoft:
    'The ruling turns on the difference between a joint chase or a chase of an outnumbered piece and other attacks, which the book states least clearly; an arbiter should look at it.',
  end: {
    checkmate: (loser) => `${SIDE[loser]} is checkmated and loses.`,
    stalemate: (loser) => `${SIDE[loser]} has no legal move (stalemate) and loses.`,
  },
};
