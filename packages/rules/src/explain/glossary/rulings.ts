import { termsOf } from './term.ts';

/** From natures to a ruling. */
export const RULING_TERMS = termsOf('ruling', [
  [
    'cycle',
    ['循环', '循環', 'cycle'],
    [
      '同一局面（盘面相同，行棋方相同）之间的一段着法。从第一次出现到最后一次出现整段判断。',
      '同一局面（盤面相同，行棋方相同）之間的一段著法。從第一次出現到最後一次出現整段判斷。',
      'The moves from a position to the same position: same board, same side to move. It is judged whole, from the first to the last occurrence.',
    ],
    'CXA 2020 24.9–24.12',
  ],
  [
    'lap',
    ['一圈', '一圈', 'lap'],
    [
      '只走一遍的循环，如书中图例所印。',
      '只走一遍的循環，如書中圖例所印。',
      'A cycle gone through once, as figures print it.',
    ],
    'our word',
  ],
  [
    'occurrence',
    ['重复局面', '重複局面', 'occurrence'],
    [
      '同一局面出现的次数；出现三次方可判罚或提和。',
      '同一局面出現的次數；出現三次方可判罰或提和。',
      'How often a position has stood on the board; three times before a ruling or a claim.',
    ],
    'S0, CXA 2020',
    '三次重复局面',
  ],
  [
    'forbidden',
    ['禁止着法', '禁止著法', 'forbidden moves'],
    [
      '单方面的长将、长杀、长捉，以及没有闲着的将杀捉相间。必须变着，不变判负。',
      '單方面的長將、長殺、長捉，以及沒有閒著的將殺捉相間。必須變著，不變判負。',
      'Perpetual check, kill or chase by one side, or a mixture of these without an idle move. The side must change, or it loses.',
    ],
    'S3, CXA 2020 24.13',
  ],
  [
    'permitted',
    ['允许着法', '允許著法', 'permitted moves'],
    [
      '循环中有闲着的一方，着法是允许的。',
      '循環中有閒著的一方，著法是允許的。',
      'A side with an idle move in the cycle does nothing wrong.',
    ],
    'S3, CXA 2020 24.14',
  ],
  [
    'long-run',
    ['连续进攻', '連續進攻', 'long run of attacks'],
    [
      '一方连续许多回合只走将、杀、捉，局面却不重复；来回兜转的，也须变着。',
      '一方連續許多回合只走將、殺、捉，局面卻不重複；來回兜轉的，也須變著。',
      'A side makes nothing but checks, kills and chases for many rounds, and no position recurs. If it goes round it must change as well.',
    ],
    'CXA 2020 figures, inferred',
  ],
  [
    'must-change',
    ['变着', '變著', 'must change'],
    [
      '犯禁的一方必须走出别的着法。',
      '犯禁的一方必須走出別的著法。',
      'The offender has to play something else.',
    ],
    'S3',
  ],
  [
    'loses',
    ['不变判负', '不變判負', 'loses'],
    ['应变不变，判负。', '應變不變，判負。', 'The side that had to change and did not loses the game.'],
    'S3',
  ],
  [
    'draw',
    ['不变作和', '不變作和', 'draw'],
    [
      '双方都是允许着法，或同为长将，双方不变，作和。',
      '雙方都是允許著法，或同為長將，雙方不變，作和。',
      'Both sides are within the rules, or both check perpetually: a draw if neither changes.',
    ],
    'S0, S3, CXA 2020 25.2',
  ],
  [
    'may-claim-draw',
    ['提和', '提和', 'claim of a draw'],
    [
      '局面出现三次后，棋手凭记录主动提出作和；裁判员一般不介入。',
      '局面出現三次後，棋手憑記錄主動提出作和；裁判員一般不介入。',
      'After three occurrences a player may claim the draw, with the score sheet as proof; the arbiter as a rule does not step in.',
    ],
    'S0',
  ],
  [
    'idle-move',
    ['闲着', '閒著', 'waiting move'],
    [
      '适于相持的着法：不起进攻作用，目的在等待时机。',
      '適於相持的著法：不起進攻作用，目的在等待時機。',
      'A move for a balanced position: no attack, only waiting.',
    ],
    'S3',
    '停着',
  ],
  [
    'pressing-wait',
    ['等着', '等著', 'pressing wait'],
    [
      '与闲着相仿，但较为积极，稍具进攻作用。',
      '與閒著相仿，但較為積極，稍具進攻作用。',
      'Like a waiting move, but more active, with slight pressure.',
    ],
    'S3',
  ],
  [
    'lost-tempo',
    ['空着', '空著', 'lost tempo'],
    [
      '毫无作用的一着，白白损失时机。',
      '毫無作用的一著，白白損失時機。',
      'A move that does nothing and gives time away.',
    ],
    'S3',
    '废棋',
  ],
  [
    'unknown',
    ['未定', '未定', 'unknown'],
    [
      '计算已到限度，性质未能确定。此为本程序用语。',
      '計算已到限度，性質未能確定。此為本程式用語。',
      'The search reached its limit before the nature was certain. Our word.',
    ],
    'our word',
  ],
]);
