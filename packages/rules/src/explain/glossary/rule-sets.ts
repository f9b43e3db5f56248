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
]);
