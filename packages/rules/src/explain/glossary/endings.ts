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
]);
