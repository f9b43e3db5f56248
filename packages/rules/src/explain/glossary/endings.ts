import { termsOf } from './term.ts';

/** How a game ends. */
export const ENDING_TERMS = termsOf('ending', [
  [
    'checkmate',
    ['将死', '將死', 'checkmate'],
    [
      '被将军而无法应将的一方负。',
      '被將軍而無法應將的一方負。',
      'The side to move is in check and has no legal move: it loses.',
    ],
    'every book',
  ],
  [
    'stalemate',
    ['困毙', '困斃', 'stalemate'],
    [
      '未被将军而无子可动的一方负。',
      '未被將軍而無子可動的一方負。',
      'The side to move is not in check and has no legal move: it loses.',
    ],
    'every book',
    '欠行',
  ],
  [
    'natural-limit',
    ['自然限着', '自然限著', 'natural limit'],
    [
      '连续若干回合没有吃子，可以提和；1999 年规则为六十回合。',
      '連續若干回合沒有吃子，可以提和；1999 年規則為六十回合。',
      'So many rounds without a capture that a draw may be claimed: sixty in the book of 1999.',
    ],
    'CXA 1999',
  ],
  [
    'insufficient-material',
    ['子力不足', '子力不足', 'insufficient material'],
    [
      '双方都没有车、马、炮、兵（卒），谁也赢不了，判和；未过河的兵（卒）也是兵。',
      '雙方都沒有車、馬、炮、兵（卒），誰也贏不了，判和；未過河的兵（卒）也是兵。',
      'Neither side has a rook, horse, cannon or pawn left, so nobody can win: a draw. A pawn that has not crossed the river is one.',
    ],
    'every book',
  ],
  [
    'resignation',
    ['认负', '認負', 'resignation'],
    ['一方认输，对方胜。', '一方認輸，對方勝。', 'A player gives the game up; the other wins.'],
    'every book',
  ],
  [
    'time',
    ['超时', '超時', 'loss on time'],
    [
      '规定时间内没有走完规定的着数，判负。',
      '規定時間內沒有走完規定的著數，判負。',
      'A player who has used up his time loses.',
    ],
    'every book',
  ],
  [
    'fouls',
    ['犯规', '犯規', 'fouls'],
    [
      '违反行棋规定的行为；满三次判负。',
      '違反行棋規定的行為；滿三次判負。',
      'Breaches of the rules of play; three of them lose the game.',
    ],
    'CXA 1999',
  ],
  [
    'agreement',
    ['议和', '議和', 'agreed draw'],
    ['一方提和，对方同意。', '一方提和，對方同意。', 'One player offers a draw and the other accepts.'],
    'every book',
  ],
]);
