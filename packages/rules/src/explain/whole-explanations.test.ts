import { expect, test } from 'vitest';
import { invariant } from '../base/assert.ts';
import { lineOf } from '../../../../suites/lines.ts';
import { answersOf } from '../ruling/answers.ts';
import { judgeLap } from '../ruling/judge.ts';
import { RULE_SET_OF } from '../ruling/rulesets.ts';
import type { RuleSetId } from '../ruling/ruleset.ts';
import { explainMoves } from './explain-move.ts';
import { explainRuling } from './explain-ruling.ts';
import type { Locale } from './locale.ts';

/** All that is said about a lap, so that a change of words or of proofs is seen. */
const told = (fen: string, moves: string, locale: Locale, id: RuleSetId = 'cxa-2020'): string => {
  const rules = RULE_SET_OF[id];
  const line = lineOf(fen, moves);
  const lap = judgeLap(line, 0, rules);
  invariant(lap.ok, 'the lap of a test closes');
  const { moves: judged, ruling } = lap.value;
  const answers = answersOf(line, judged, rules);
  return [...explainMoves(line, judged, rules, locale), explainRuling(ruling, rules, locale, answers)].join(
    '\n',
  );
};

const BLOCK = ['3k5/9/9/9/7r1/9/R5C2/4p4/9/3AK4 w', 'g3h3 h5g5 h3g3 g5h5'] as const;
const PINNED = ['1Cbak4/1r2a4/c3b4/p8/2p1R4/6P1P/2P6/4B4/4A4/2BAK4 w', 'b9a9 b8a8 a9b9 a8b8'] as const;
const ATTACK_BACK = ['4k4/9/3a5/r1N6/9/9/9/9/9/3K5 w', 'c6b8 a6a7 b8c6 a7a6'] as const;
const KING = ['5k3/9/9/9/9/9/9/9/3c5/4K4 w', 'e0d0 d1e1 d0e0 e1d1'] as const;

test('a block against mate threats', () => {
  expect(told(...BLOCK, 'zh-Hans')).toMatchInlineSnapshot(`
    "炮三平二（拦）：红二路炮挡住黑8路车的去路，本身没有攻击作用，是拦。
    车8平7（杀）：红方若不应，下一着车7进5，将死。
    炮二平三（拦）：红三路炮挡住黑7路车的去路，本身没有攻击作用，是拦。
    车7平8（杀）：红方若不应，黑方连将两着成杀：车8进5，炮三退三，车8平7。
    红方长拦，黑方长杀，黑方变着，不变作负。中国象棋竞赛规则（2020）第 24.13 条：禁止着法：一方在循环中每着都是将、杀或捉，而对方不是。"
  `);
  expect(told(...BLOCK, 'zh-Hant')).toMatchInlineSnapshot(`
    "炮三平二（攔）：紅二路炮擋住黑8路車的去路，本身沒有攻擊作用，是攔。
    車8平7（殺）：紅方若不應，下一著車7進5，將死。
    炮二平三（攔）：紅三路炮擋住黑7路車的去路，本身沒有攻擊作用，是攔。
    車7平8（殺）：紅方若不應，黑方連將兩著成殺：車8進5，炮三退三，車8平7。
    紅方長攔，黑方長殺，黑方變著，不變作負。中國象棋競賽規則（2020）第 24.13 條：禁止著法：一方在循環中每著都是將、殺或捉，而對方不是。"
  `);
  expect(told(...BLOCK, 'en')).toMatchInlineSnapshot(`
    "C3=2 (block): Red’s cannon on file 2 stands in the way of Black’s rook on file 8 and attacks nothing.
    R8=7 (kill): If Red does nothing, R7+5 is mate.
    C2=3 (block): Red’s cannon on file 3 stands in the way of Black’s rook on file 7 and attacks nothing.
    R7=8 (kill): If Red does nothing, two checks in a row end in mate: R8+5 C3-3 R8=7.
    Red: perpetual block. Black: perpetual kill (mate threats). Black must change or lose. Chinese rules 2020, article 24.13. Forbidden: one side checks, threatens mate or chases with every move of the cycle and the other does not."
  `);
});

test('a protector that is pinned', () => {
  expect(told(...PINNED, 'zh-Hans')).toMatchInlineSnapshot(`
    "炮八平九（捉）：红五路车、红九路炮联合捉黑5路象，黑3路象被红九路炮牵住，不能离线吃回，象的根是假根。黑方若不应，车五进二，净得一象。
    车2平1（捉）：黑1路车捉红九路炮，炮无根。红方若不应，车1退1，净得一炮。
    炮九平八（捉）：红五路车、红八路炮联合捉黑5路象，黑3路象被红八路炮牵住，不能离线吃回，象的根是假根。黑方若不应，车五进二，净得一象。
    车1平2（捉）：黑2路车捉红八路炮，炮无根。红方若不应，车2退1，净得一炮。
    双方解捉还捉。红方长捉象，黑方长捉炮，黑方变着，不变作负。中国象棋竞赛规则（2020）第 26.9 条：双方都是禁止着法而非长将：一方有联合捉或捉少根子而另一方全无时，另一方变着；否则不变作和。（条文未明写，由图例推得。）这项裁决用到了联合捉、捉少根子与其他捉的区别，条文依据较弱，请裁判员复核。"
  `);
  expect(told(...PINNED, 'zh-Hant')).toMatchInlineSnapshot(`
    "炮八平九（捉）：紅五路車、紅九路炮聯合捉黑5路象，黑3路象被紅九路炮牽住，不能離線吃回，象的根是假根。黑方若不應，車五進二，淨得一象。
    車2平1（捉）：黑1路車捉紅九路炮，炮無根。紅方若不應，車1退1，淨得一炮。
    炮九平八（捉）：紅五路車、紅八路炮聯合捉黑5路象，黑3路象被紅八路炮牽住，不能離線吃回，象的根是假根。黑方若不應，車五進二，淨得一象。
    車1平2（捉）：黑2路車捉紅八路炮，炮無根。紅方若不應，車2退1，淨得一炮。
    雙方解捉還捉。紅方長捉象，黑方長捉炮，黑方變著，不變作負。中國象棋競賽規則（2020）第 26.9 條：雙方都是禁止著法而非長將：一方有聯合捉或捉少根子而另一方全無時，另一方變著；否則不變作和。（條文未明寫，由圖例推得。）這項裁決用到了聯合捉、捉少根子與其他捉的區別，條文依據較弱，請裁判員複核。"
  `);
  expect(told(...PINNED, 'en')).toMatchInlineSnapshot(`
    "C8=9 (chase): Red’s rook on file 5 and Red’s cannon on file 9 together attack Black’s elephant on file 5. The protection of the elephant is false: Black’s elephant on file 3 is pinned by Red’s cannon on file 9. If Black does nothing, R5+2 wins an elephant.
    R2=1 (chase): Black’s rook on file 1 attacks Red’s cannon on file 9, which has no protector. If Red does nothing, R1-1 wins a cannon.
    C9=8 (chase): Red’s rook on file 5 and Red’s cannon on file 8 together attack Black’s elephant on file 5. The protection of the elephant is false: Black’s elephant on file 3 is pinned by Red’s cannon on file 8. If Black does nothing, R5+2 wins an elephant.
    R1=2 (chase): Black’s rook on file 2 attacks Red’s cannon on file 8, which has no protector. If Red does nothing, R2-1 wins a cannon.
    Both sides answer each chase with a chase. Red: perpetual chase of the elephant. Black: perpetual chase of the cannon. Black must change or lose. Chinese rules 2020, article 26.9. Both sides forbidden, neither by perpetual check: if just one of them has a joint chase or a chase of an outnumbered piece, the other must change; otherwise a draw. (Not stated in the text; inferred from the figures.) The ruling turns on the difference between a joint chase or a chase of an outnumbered piece and other attacks, which the book states least clearly; an arbiter should look at it."
  `);
});

test('two attacks, one back, by the book that has a word for it', () => {
  expect(told(...ATTACK_BACK, 'zh-Hans', 'cxa-1999')).toMatchInlineSnapshot(`
    "马七进八（捉）：红八路马捉黑1路车，车无根。黑方若不应，马八退九，净得一车。
    车1退1（闲）：躲开红八路马的捉，自己没有攻击作用，是闲着。
    马八退七（捉）：红七路马捉黑1路车，车无根。黑方若不应，马七进九，净得一车。
    车1进1（捉）：黑1路车捉红七路马，马无根。红方若不应，车1平3，净得一马。
    红方解捉还捉。红方二打，黑方一还打，是“二打一还打”。红方长捉车，黑方一捉一闲（一打一闲），红方变着，不变作负。中国象棋竞赛规则（1999）第 26.2-26.4 条：一方长打而另一方有闲，长打一方变着，不变判负；双方都有闲，不变作和。"
  `);
  expect(told(...ATTACK_BACK, 'en', 'cxa-1999')).toMatchInlineSnapshot(`
    "H7+8 (chase): Red’s horse on file 8 attacks Black’s rook on file 1, which has no protector. If Black does nothing, H8-9 wins a rook.
    R1-1 (idle): Black’s rook on file 1 gets out of the way of Red’s horse on file 8 and attacks nothing.
    H8-7 (chase): Red’s horse on file 7 attacks Black’s rook on file 1, which has no protector. If Black does nothing, H7+9 wins a rook.
    R1+1 (chase): Black’s rook on file 1 attacks Red’s horse on file 7, which has no protector. If Red does nothing, R1=3 wins a horse.
    Red answers each chase with a chase. Black attacks back with one move in two. Red: perpetual chase of the rook. Black: one chase, one idle move (one attack, one idle move). Red must change or lose. Chinese rules 1999, article 26.2-26.4. Where one side attacks with every move and the other has an idle move, the attacker must change or lose; where both have an idle move, it is a draw if neither changes."
  `);
  expect(told(...ATTACK_BACK, 'zh-Hans', 'cxa-2020')).not.toMatch(/打/u);
});

test('a king that may chase', () => {
  expect(told(...KING, 'zh-Hant')).toMatchInlineSnapshot(`
    "帥五平六（閒）：紅帥叫吃黑4路炮，但帥本身可以長捉，按閒處理（第 26.1 條）。
    炮4平5（閒）：既不將軍，也不要殺、捉子，是閒著。
    帥六平五（閒）：紅帥叫吃黑5路炮，但帥本身可以長捉，按閒處理（第 26.1 條）。
    炮5平4（閒）：既不將軍，也不要殺、捉子，是閒著。
    紅方二閒，黑方二閒，雙方不變作和。中國象棋競賽規則（2020）第 25.2 條：雙方都是允許著法，或雙方長將，雙方不變作和。"
  `);
  expect(told(...KING, 'en')).toMatchInlineSnapshot(`
    "K5=6 (idle): Red’s king attacks Black’s cannon on file 4, but the king may itself chase, so this is idle (article 26.1).
    C4=5 (idle): It gives no check, threatens no mate and chases nothing.
    K6=5 (idle): Red’s king attacks Black’s cannon on file 5, but the king may itself chase, so this is idle (article 26.1).
    C5=4 (idle): It gives no check, threatens no mate and chases nothing.
    Red: idle moves. Black: idle moves. Draw if neither changes. Chinese rules 2020, article 25.2. Both sides permitted, or both giving perpetual check: a draw if neither changes."
  `);
});
