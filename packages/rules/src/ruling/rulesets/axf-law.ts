import type { Words } from '../ruleset.ts';
import { words } from './wording.ts';

/** The law of the Asian books in our own words, by topic. */
export const AXF_LAW = {
  check: words(
    '将：攻击对方的将（帅）。',
    '將：攻擊對方的將（帥）。',
    'Check: a move that attacks the enemy king.',
  ),
  chase: words(
    '捉：走子后新产生能合法吃去、且吃后对方不能合法吃回的攻击；马、炮捉车，仕、相捉车马炮不论有根无根；将、兵本身捉子及同类子可互吃者除外。',
    '捉：走子後新產生能合法吃去、且吃後對方不能合法吃回的攻擊；馬、炮捉車，仕、相捉車馬炮不論有根無根；將、兵本身捉子及同類子可互吃者除外。',
    'Chase: a new legal capture that cannot be legally retaken, or of a rook by horse or cannon, or of rook, horse or cannon by advisor or elephant. Captures by king and pawn do not count, nor like on like that may take back.',
  ),
  perpetualCheck: words(
    '单方面长将，不变作负。',
    '單方面長將，不變作負。',
    'Perpetual check by one side alone loses unless it changes.',
  ),
  perpetualChase: words(
    '单方面长捉同一个子，不变作负。',
    '單方面長捉同一個子，不變作負。',
    'Perpetual chase of one and the same piece by one side alone loses unless it changes.',
  ),
  both: words(
    '双方长将，或双方长捉，不变作和。',
    '雙方長將，或雙方長捉，不變作和。',
    'Both sides checking, or both chasing, perpetually: a draw.',
  ),
  heldRook: words(
    '双方长捉时，长捉被马牵制的车的一方变着，不变作负。',
    '雙方長捉時，長捉被馬牽制的車的一方變著，不變作負。',
    'Where both chase, the side that chases a rook held by its horse must change, or it loses.',
  ),
  allowed: words(
    '长杀、将捉交替、轮捉数子、兑、献、拦、跟等，都是允许着法，不变作和。',
    '長殺、將捉交替、輪捉數子、兌、獻、攔、跟等，都是允許著法，不變作和。',
    'Mate threats, mixed cycles, chases of several pieces in turn, exchanges, offers, blocks and follows are allowed: a draw.',
  ),
} as const satisfies Readonly<Record<string, Words>>;
