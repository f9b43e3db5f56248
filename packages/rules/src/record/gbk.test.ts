import { expect, test } from 'vitest';
import { cutToGbk, encodeGbk } from './gbk.ts';
import { decodeLoosely } from './platform.ts';

const CHARACTERS = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(
  (character) => character === '?' || encodeGbk(character).bytes[0] !== 0x3f,
);

test('every character that GBK has is decoded as it was encoded', () => {
  expect(CHARACTERS.length).toBeGreaterThan(23_900);
  const text = CHARACTERS.join('');
  expect(decodeLoosely('gbk', encodeGbk(text).bytes)).toBe(text);
});

test('what GBK does not have is a question mark and is named once', () => {
  const { bytes, missing } = encodeGbk('a😀é한한');
  expect([decodeLoosely('gbk', bytes), missing]).toEqual(['a?é??', ['😀', '한']]);
});

test('a text is cut between characters, however wide', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((most) => cutToGbk('a车😀x', most))).toEqual([
    '',
    'a',
    'a',
    'a车',
    'a车😀',
    'a车😀x',
    'a车😀x',
  ]);
});
