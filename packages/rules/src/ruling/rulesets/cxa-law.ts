import type { Words } from '../ruleset.ts';
import { words } from './wording.ts';

/** The law of the Chinese books in our own words, by topic. Each book numbers it in its own way. */
export const CXA_LAW = {
  check: words(
    '将：走子直接攻击对方的将（帅）。',
    '將：走子直接攻擊對方的將（帥）。',
    'Check: a move that attacks the enemy king directly.',
  ),
  kill: words(
    '杀：走子后，下一着能将死对方，或能连续照将而将死。',
    '殺：走子後，下一著能將死對方，或能連續照將而將死。',
    'Kill: a move that threatens mate on the next move, or by a run of checks.',
  ),
  chase: words(
    '捉：走子后，下一着能得子而不致立即被将死或失回所得。',
    '捉：走子後，下一著能得子而不致立即被將死或失回所得。',
    'Chase: a move that threatens to win material without being mated or losing the gain at once.',
  ),
  exchange: words(
    '兑：有根子与对方同兵种或等价的子相遇，对方吃它不致被将死或失子。',
    '兌：有根子與對方同兵種或等價的子相遇，對方吃它不致被將死或失子。',
    'Exchange: a rooted piece meets an enemy piece of its type or worth, which may take it without being mated or losing material.',
  ),
  offer: words(
    '献：无根子送吃，对方吃它不致立即被将死或失子。',
    '獻：無根子送吃，對方吃它不致立即被將死或失子。',
    'Offer: an unrooted piece may be taken, and the taker is neither mated nor loses material at once.',
  ),
  block: words(
    '拦：阻挡对方棋子的活动，而无攻击作用。',
    '攔：阻擋對方棋子的活動，而無攻擊作用。',
    'Block: a move that stands in the way of an enemy piece without attacking.',
  ),
  follow: words(
    '跟：盯住对方有根子，而无攻击作用。',
    '跟：盯住對方有根子，而無攻擊作用。',
    'Follow: a move that watches a rooted enemy piece without attacking.',
  ),
  idle: words(
    '闲：不是将、杀、捉的着法，兑、献、拦、跟都在其中。',
    '閒：不是將、殺、捉的著法，兌、獻、攔、跟都在其中。',
    'Idle: every move that is no check, kill or chase; exchange, offer, block and follow among them.',
  ),
  forbidden: words(
    '禁止着法：一方在循环中每着都是将、杀或捉，而对方不是。',
    '禁止著法：一方在循環中每著都是將、殺或捉，而對方不是。',
    'Forbidden: one side checks, threatens mate or chases with every move of the cycle and the other does not.',
  ),
  permitted: words(
    '允许着法：循环中至少有一着是闲。',
    '允許著法：循環中至少有一著是閒。',
    'Permitted: at least one move of the cycle is idle.',
  ),
  root: words(
    '根：能真正吃回的保护子；假根、少根按无根论。',
    '根：能真正吃回的保護子；假根、少根按無根論。',
    'Root: a protector that can really retake; false and outnumbered roots count as none.',
  ),
  perpetualCheck: words(
    '单方面长将，任何情况下都要变着，不变作负。',
    '單方面長將，任何情況下都要變著，不變作負。',
    'A side that alone gives perpetual check must change in every case, or it loses.',
  ),
  draws: words(
    '双方都是允许着法，或双方长将，双方不变作和。',
    '雙方都是允許著法，或雙方長將，雙方不變作和。',
    'Both sides permitted, or both giving perpetual check: a draw if neither changes.',
  ),
  kingAndPawn: words(
    '将（帅）、兵（卒）本身可以长捉，按闲论。',
    '將（帥）、兵（卒）本身可以長捉，按閒論。',
    'King and pawn may themselves chase; their captures count as idle.',
  ),
  kingOrPawnLets: words(
    '走将（帅）或兵（卒），使其他子产生捉，判捉。',
    '走將（帥）或兵（卒），使其他子產生捉，判捉。',
    'A king or pawn step that lets another piece attack is a chase.',
  ),
  joinsKingOrPawn: words(
    '走其他子与将（帅）、兵（卒）联合捉子，判捉。',
    '走其他子與將（帥）、兵（卒）聯合捉子，判捉。',
    'Another piece that attacks together with king or pawn chases.',
  ),
  kingAnswers: words(
    '走将（帅）应将所产生的捉、杀，按闲论。',
    '走將（帥）應將所產生的捉、殺，按閒論。',
    'What the king attacks or threatens by answering check counts as idle.',
  ),
  otherAnswers: words(
    '走其他子应将而产生新的捉、杀，判捉、杀。',
    '走其他子應將而產生新的捉、殺，判捉、殺。',
    'A new chase or kill made by answering check with another piece counts.',
  ),
  keyPoint: words(
    '可守和局面中，单子守住要点而顺带捉仕、相，按闲论。',
    '可守和局面中，單子守住要點而順帶捉仕、相，按閒論。',
    'A lone defender on its key point that happens to attack an advisor or elephant is idle.',
  ),
  fullExchange: words(
    '做根子、被牵子捉子及各吃各子，按完整交换计：得子或相等为捉，亏为闲。',
    '做根子、被牽子捉子及各吃各子，按完整交換計：得子或相等為捉，虧為閒。',
    'An attack by a piece that is itself a root or pinned, or where each takes its own victim, is judged by the full exchange: ahead or even is a chase, behind is idle.',
  ),
  pawnUncovers: words(
    '兵（卒）吃子而使其他子同时将军的捉，判捉。',
    '兵（卒）吃子而使其他子同時將軍的捉，判捉。',
    'A threatened pawn capture that uncovers check by another piece is a chase.',
  ),
  softAgainstHard: words(
    '双方都是禁止着法而非长将：一方有联合捉或捉少根子而另一方全无时，另一方变着；否则不变作和。',
    '雙方都是禁止著法而非長將：一方有聯合捉或捉少根子而另一方全無時，另一方變著；否則不變作和。',
    'Both sides forbidden, neither by perpetual check: if just one of them has a joint chase or a chase of an outnumbered piece, the other must change; otherwise a draw.',
  ),
  heaviest: words(
    '兼从重：一着兼有几种性质，按最重的判，将重于杀，杀重于捉，捉重于闲。',
    '兼從重：一著兼有幾種性質，按最重的判，將重於殺，殺重於捉，捉重於閒。',
    'The heaviest rules: a move with several natures is judged by the heaviest, check before kill before chase before idle.',
  ),
  longRun: words(
    '一方连续九个回合以上走禁止着法，着点在三处以上，来回兜转，局面虽未重复到判罚的次数，也须变着。',
    '一方連續九個回合以上走禁止著法，著點在三處以上，來回兜轉，局面雖未重複到判罰的次數，也須變著。',
    'A side that makes nothing but forbidden moves for nine rounds or more, to three or more points, and goes round, must change as well, though no position recurs often enough for a ruling.',
  ),
  naturalLimit: words(
    '自然限着：连续六十回合没有吃子，一方可以提和。',
    '自然限著：連續六十回合沒有吃子，一方可以提和。',
    'Natural limit: after sixty rounds without a capture a player may claim a draw.',
  ),
  fouls: words('三次犯规判负。', '三次犯規判負。', 'Three fouls lose the game.'),
} as const satisfies Readonly<Record<string, Words>>;
