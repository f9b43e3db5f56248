import type { RuleSet } from '../ruleset.ts';
import { AXF_LAW as law } from './axf-law.ts';
import { cxa2020 } from './cxa-2020.ts';
import { CXA_LAW as common } from './cxa-law.ts';
import { inherited, stated, words } from './wording.ts';

/** 亚洲象棋联合会: only perpetual check, and perpetual chase of one and the same piece, offend. */
export const axf = {
  id: 'axf',
  name: words('亚洲象棋规则', '亞洲象棋規則', 'Asian rules'),
  family: 'axf',
  occurrences: 3,
  mode: 'claim',
  naturalLimit: { plies: 120, byClaim: true },
  longRun: undefined,
  fouls: 3,
  natures: {
    ...cxa2020.natures,
    weight: ['check', 'chase', 'kill'],
    chase: 'capture',
    kingAnswersFree: false,
  },
  forbidden: ['check', 'chase'],
  mixtures: 'allowed',
  chaseOf: 'same-piece',
  mutual: { yields: 'held-rook', clause: 'held-rook' },
  perpetualCheck: 'must-change',
  saysAttack: false,
  natureClauses: {
    check: 'check',
    kill: 'allowed',
    chase: 'chase',
    exchange: 'allowed',
    offer: 'allowed',
    block: 'allowed',
    follow: 'allowed',
    idle: 'allowed',
  },
  excuseClauses: {},
  grounds: {
    'perpetual-check': 'perpetual-check',
    'both-perpetual-check': 'both',
    'one-side-forbidden': 'perpetual-chase',
    'both-permitted': 'allowed',
    'both-forbidden': 'both',
  },
  clauses: [
    stated('check', law.check),
    stated('chase', law.chase),
    stated('perpetual-check', law.perpetualCheck),
    stated('perpetual-chase', law.perpetualChase),
    stated('both', law.both),
    stated('held-rook', law.heldRook),
    stated('allowed', law.allowed),
    inherited('natural-limit', common.naturalLimit),
    inherited('fouls', common.fouls),
  ],
} as const satisfies RuleSet;
