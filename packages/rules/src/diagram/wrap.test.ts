import { expect, test } from 'vitest';
import { widthOf } from './width.ts';
import { fitted, wrapped } from './wrap.ts';

test.each([
  '红方长捉，黑方二闲，红方不变，判负。中国象棋竞赛规则（2020）第 24.13 条：禁止着法。',
  'Red: perpetual chase. Black: idle moves. Red did not change and loses.',
  '12. 炮二平五\u3000马87\u0332 unbelievably-long-word-without-an-end-in-sight 。',
])('%s: no line is too long, and nothing is lost', (text) => {
  for (const columns of [12, 20, 37]) {
    const lines = wrapped(text, columns);
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(columns);
    expect(lines.join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''));
  }
});

test('words stay whole, closing marks do not begin a line', () => {
  expect(wrapped('one two three', 8)).toEqual(['one two', 'three']);
  expect(wrapped('红方不变，判负', 8)).toEqual(['红方不', '变，判负']);
  expect(wrapped('', 8)).toEqual([]);
});

test('what does not fit ends in dots', () => {
  expect(fitted('象棋锦标赛', 10)).toBe('象棋锦标赛');
  expect(fitted('全国象棋锦标赛', 10)).toBe('全国象棋…');
});
