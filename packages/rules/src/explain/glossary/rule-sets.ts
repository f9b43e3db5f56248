import { termsOf } from './term.ts';

/** The books that the program judges by. */
export const RULE_SET_TERMS = termsOf('rule-set', [
  [
    'cxa-2020',
    ['中国象棋竞赛规则（2020）', '中國象棋競賽規則（2020）', 'Chinese rules, 2020'],
    [
      '中国象棋协会的规则：每一着都有性质，循环中没有闲着的一方犯禁。',
      '中國象棋協會的規則：每一著都有性質，循環中沒有閒著的一方犯禁。',
      'The rules of the Chinese association: every move has a nature, and a side without an idle move in the cycle offends.',
    ],
    'CXA 2020',
    '中国规则',
  ],
  [
    'cxa-2011',
    ['中国象棋竞赛规则（2011）', '中國象棋競賽規則（2011）', 'Chinese rules, 2011'],
    [
      '中国象棋协会的前一部规则：不再用“打”字；条文未知之处沿用 2020 年的规则。',
      '中國象棋協會的前一部規則：不再用「打」字；條文未知之處沿用 2020 年的規則。',
      'The book before that of 2020: it gives up the word 打; where its text is not known, that of 2020 is followed.',
    ],
    'CXA 2011',
  ],
  [
    'cxa-1999',
    ['中国象棋竞赛规则（1999）', '中國象棋競賽規則（1999）', 'Chinese rules, 1999'],
    [
      '1999 年的规则：将、杀、捉统称打；双方长打不变作和，联合捉按闲，互打时兵的叫吃算捉。',
      '1999 年的規則：將、殺、捉統稱打；雙方長打不變作和，聯合捉按閒，互打時兵的叫吃算捉。',
      'The book of 1999: check, kill and chase are 打; both sides attacking is a draw, joint chases are idle, and where both attack a pawn chases too.',
    ],
    'CXA 1999',
  ],
  [
    'axf',
    ['亚洲象棋规则', '亞洲象棋規則', 'Asian rules'],
    [
      '亚洲象棋联合会的规则：只禁长将与长捉同一子。',
      '亞洲象棋聯合會的規則：只禁長將與長捉同一子。',
      'The rules of the Asian federation: only perpetual check and perpetual chase of one and the same piece offend.',
    ],
    'AXF',
    '亚洲规则',
  ],
  [
    'wxf-2018',
    ['世界象棋规则（2018）', '世界象棋規則（2018）', 'World rules, 2018'],
    [
      '世界象棋联合会的规则：与亚洲规则相同，条文编号另立。',
      '世界象棋聯合會的規則：與亞洲規則相同，條文編號另立。',
      'The rules of the world federation: the Asian rules with numbers of their own.',
    ],
    'WXF 2018',
    '世界规则',
  ],
  [
    'computer',
    ['电脑象棋规则', '電腦象棋規則', 'computer rules'],
    [
      '电脑象棋赛用的规则：第三次重复即判，长将重于长捉，捉中有将不算长捉，一百二十着没有吃子判和。',
      '電腦象棋賽用的規則：第三次重複即判，長將重於長捉，捉中有將不算長捉，一百二十著沒有吃子判和。',
      'What engines play by in tournaments: a ruling at the third occurrence, check before chase, no perpetual chase with a check in it, and a draw after 120 plies without a capture.',
    ],
    'Engines',
  ],
]);
