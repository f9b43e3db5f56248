import type { RuleSet } from '../ruleset.ts';
import { cxa2020 } from './cxa-2020.ts';

/** 亚洲象棋联合会: only perpetual check, and perpetual chase of one and the same piece, offend. */
export const axf = {
  id: 'axf',
  name: { 'zh-Hans': '亚洲象棋规则', 'zh-Hant': '亞洲象棋規則', en: 'Asian rules' },
  family: 'axf',
  occurrences: 3,
  mode: 'claim',
  naturalLimit: { plies: 120, byClaim: true },
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
  mutual: 'held-rook',
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
    'soft-against-hard': 'both',
    'held-rook': 'held-rook',
  },
  clauses: [
    {
      id: 'check',
      says: {
        'zh-Hans': '将：攻击对方的将（帅）。',
        'zh-Hant': '將：攻擊對方的將（帥）。',
        en: 'Check: a move that attacks the enemy king.',
      },
      founded: 'stated',
    },
    {
      id: 'chase',
      says: {
        'zh-Hans':
          '捉：走子后新产生能合法吃去、且吃后对方不能合法吃回的攻击；马、炮捉车，仕、相捉车马炮不论有根无根；将、兵本身捉子及同类子可互吃者除外。',
        'zh-Hant':
          '捉：走子後新產生能合法吃去、且吃後對方不能合法吃回的攻擊；馬、炮捉車，仕、相捉車馬炮不論有根無根；將、兵本身捉子及同類子可互吃者除外。',
        en: 'Chase: a new legal capture that cannot be legally retaken, or of a rook by horse or cannon, or of rook, horse or cannon by advisor or elephant. Captures by king and pawn do not count, nor like on like that may take back.',
      },
      founded: 'stated',
    },
    {
      id: 'perpetual-check',
      says: {
        'zh-Hans': '单方面长将，不变作负。',
        'zh-Hant': '單方面長將，不變作負。',
        en: 'Perpetual check by one side alone loses unless it changes.',
      },
      founded: 'stated',
    },
    {
      id: 'perpetual-chase',
      says: {
        'zh-Hans': '单方面长捉同一个子，不变作负。',
        'zh-Hant': '單方面長捉同一個子，不變作負。',
        en: 'Perpetual chase of one and the same piece by one side alone loses unless it changes.',
      },
      founded: 'stated',
    },
    {
      id: 'both',
      says: {
        'zh-Hans': '双方长将，或双方长捉，不变作和。',
        'zh-Hant': '雙方長將，或雙方長捉，不變作和。',
        en: 'Both sides checking, or both chasing, perpetually: a draw.',
      },
      founded: 'stated',
    },
    {
      id: 'held-rook',
      says: {
        'zh-Hans': '双方长捉时，长捉被马牵制的车的一方变着，不变作负。',
        'zh-Hant': '雙方長捉時，長捉被馬牽制的車的一方變著，不變作負。',
        en: 'Where both chase, the side that chases a rook held by its horse must change, or it loses.',
      },
      founded: 'stated',
    },
    {
      id: 'allowed',
      says: {
        'zh-Hans': '长杀、将捉交替、轮捉数子、兑、献、拦、跟等，都是允许着法，不变作和。',
        'zh-Hant': '長殺、將捉交替、輪捉數子、兌、獻、攔、跟等，都是允許著法，不變作和。',
        en: 'Mate threats, mixed cycles, chases of several pieces in turn, exchanges, offers, blocks and follows are allowed: a draw.',
      },
      founded: 'stated',
    },
  ],
} as const satisfies RuleSet;
