import type { Words } from '../ruleset.ts';
import { words } from './wording.ts';

/** What the book of 1999 says in its own way, or says alone, in our own words, by topic. */
export const CXA_1999_LAW = {
  idle: words(
    '闲：不是将、杀、捉的着法。',
    '閒：不是將、殺、捉的著法。',
    'Idle: every move that is no check, kill or chase.',
  ),
  attack: words(
    '打：将、杀、捉的总称。描述着法时使用，裁决仍须指明是将、杀还是捉。',
    '打：將、殺、捉的總稱。描述著法時使用，裁決仍須指明是將、殺還是捉。',
    'Attack 打: check, kill and chase together. It describes play; a ruling names which of the three it is.',
  ),
  perpetualCheckLoses: words(
    '单方面长将，判负。',
    '單方面長將，判負。',
    'Perpetual check by one side alone is judged lost at once.',
  ),
  noPerpetualCheck: words(
    '任何情况下都不许单方面长将；没有别的棋可走也不例外。',
    '任何情況下都不許單方面長將；沒有別的棋可走也不例外。',
    'Perpetual check by one side alone is never allowed, not even where there is no other legal move.',
  ),
  table: words(
    '一方长打而另一方有闲，长打一方变着，不变判负；双方都有闲，不变作和。',
    '一方長打而另一方有閒，長打一方變著，不變判負；雙方都有閒，不變作和。',
    'Where one side attacks with every move and the other has an idle move, the attacker must change or lose; where both have an idle move, it is a draw if neither changes.',
  ),
  checkAgainstCheck: words(
    '解将还将：双方长将，不变作和。',
    '解將還將：雙方長將，不變作和。',
    'Check answers check throughout: a draw if neither changes.',
  ),
  kingAndPawn: words(
    '允许将（帅）、兵（卒）步步叫吃，按闲处理；但兵（卒）不许长将，也不许配合其他子长杀。',
    '允許將（帥）、兵（卒）步步叫吃，按閒處理；但兵（卒）不許長將，也不許配合其他子長殺。',
    'King (27.1) and pawn (27.2) may attack with every step; it counts as idle. Perpetual check by a pawn, or perpetual kill with its help, is not allowed.',
  ),
  defencePoint: words(
    '占据防守要点而兼带的捉仕、相，按闲处理。',
    '佔據防守要點而兼帶的捉仕、相，按閒處理。',
    'An attack on an advisor or elephant that comes with the occupation of a key defensive point counts as idle.',
  ),
  heaviest: words(
    '兼从重：一着兼有几种性质，按最重的判。',
    '兼從重：一著兼有幾種性質，按最重的判。',
    'The heaviest rules: a move with several natures is judged by the heaviest.',
  ),
  detail2: words(
    '细则 2：将军迫使对方动将以后再捉同一个子，算新的捉。',
    '細則 2：將軍迫使對方動將以後再捉同一個子，算新的捉。',
    'Detail 2: to check, drive the king, and then attack the same piece again is a new chase.',
  ),
  detail6: words(
    '细则 6：从捉到捉，原来就能吃的，按闲处理。',
    '細則 6：從捉到捉，原來就能吃的，按閒處理。',
    'Detail 6: what could be taken before the move as well is not chased by it; it counts as idle.',
  ),
  detail7: words(
    '细则 7：不能离线的子，吃子后立即被将死的，不算捉。',
    '細則 7：不能離線的子，吃子後立即被將死的，不算捉。',
    'Detail 7: a piece that cannot leave its line, because its side would be mated, does not chase.',
  ),
  detail8: words(
    '细则 8：双方都是长打而不是长将，不变作和。',
    '細則 8：雙方都是長打而不是長將，不變作和。',
    'Detail 8: where both sides attack with every move, and not by perpetual check, it is a draw if neither changes.',
  ),
  detail11: words(
    '细则 11：双方互打时，兵（卒）的叫吃按捉处理。',
    '細則 11：雙方互打時，兵（卒）的叫吃按捉處理。',
    'Detail 11: where both sides attack, the attack by a pawn counts as a chase.',
  ),
  detail13: words(
    '细则 13：可守和的残局中，单子占据防守要点而捉仕、相，按闲处理。',
    '細則 13：可守和的殘局中，單子佔據防守要點而捉仕、相，按閒處理。',
    'Detail 13: in an ending that can be held, the attack of a lone defender on an advisor or elephant from its key point counts as idle.',
  ),
  joint: words(
    '联合捉、捉少根子，按闲处理。',
    '聯合捉、捉少根子，按閒處理。',
    'A joint chase, or a chase of an outnumbered piece, counts as idle.',
  ),
} as const satisfies Readonly<Record<string, Words>>;
