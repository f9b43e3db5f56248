import { termsOf } from './term.ts';

/** Conduct at the board, and how a game is written down. */
export const PLAY_TERMS = termsOf('play', [
  [
    'round',
    ['回合', '回合', 'round'],
    ['双方各走一着，为一个回合。', '雙方各走一著，為一個回合。', 'One move by each side.'],
    'S3',
  ],
  [
    'ply',
    ['步', '步', 'ply'],
    [
      '一方的一着；本程序从零数起。',
      '一方的一著；本程式從零數起。',
      'A move by one side. We count them from 0.',
    ],
    'our word',
  ],
  [
    'touch-move',
    ['摸子走子', '摸子走子', 'touch-move'],
    [
      '摸了己方的子必须走动，摸了对方的子必须吃掉（能合法走动、吃掉时）。',
      '摸了己方的子必須走動，摸了對方的子必須吃掉（能合法走動、吃掉時）。',
      "A touched piece of one's own must be moved, a touched enemy piece taken, where a legal move allows it.",
    ],
    'S3',
  ],
  [
    'no-take-back',
    ['不许悔棋', '不許悔棋', 'no take-back'],
    ['走出的着法不得收回。', '走出的著法不得收回。', 'A move made stands.'],
    'S3',
  ],
  [
    'full-notation',
    ['完整记录', '完整記錄', 'full notation'],
    [
      '四字记录：子名、所在直线、进退平、步数或到达的直线。',
      '四字記錄：子名、所在直線、進退平、步數或到達的直線。',
      'Four characters a move: the piece, its file, forward 进, back 退 or across 平, and how far or to which file.',
    ],
    'S3',
  ],
  [
    'tandem',
    ['前后', '前後', 'front and rear'],
    [
      '同一直线上有两个相同的子时，注明前、后。',
      '同一直線上有兩個相同的子時，注明前、後。',
      'Two like pieces on one file are told apart as front 前 and rear 后.',
    ],
    'S3',
  ],
  [
    'score-sheet',
    ['记录纸', '記錄紙', 'score sheet'],
    [
      '双方用自己的行棋时间，清晰、准确、完整、及时地记下双方着法的纸。',
      '雙方用自己的行棋時間，清晰、準確、完整、及時地記下雙方著法的紙。',
      "The sheet on which each player writes both sides' moves, completely and in time, on his own clock.",
    ],
    'S3',
  ],
]);
