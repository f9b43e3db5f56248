import { describe, expect, test } from 'vitest';
import { decodeFields, decodeText, withoutControls } from './encoding.ts';
import { encodeGbk } from './gbk.ts';
import { encodeUtf8 } from './platform.ts';

const TEXT = '[Red "许银川"]\n1. 炮二平五 马8进7\n';

const utf16 = (text: string, little: boolean): Uint8Array =>
  Uint8Array.from(
    Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).flatMap((code) =>
      little ? [code & 255, code >> 8] : [code >> 8, code & 255],
    ),
  );

describe('the encoding of a text', () => {
  test.each<[string, Uint8Array, string]>([
    ['UTF-8', encodeUtf8(TEXT), 'utf-8'],
    ['UTF-8 with its mark', encodeUtf8(`\uFEFF${TEXT}`), 'utf-8'],
    ['UTF-16, little end first, with its mark', utf16(`\uFEFF${TEXT}`, true), 'utf-16le'],
    ['UTF-16, little end first', utf16(TEXT, true), 'utf-16le'],
    ['UTF-16, big end first, with its mark', utf16(`\uFEFF${TEXT}`, false), 'utf-16be'],
    ['UTF-16, big end first', utf16(TEXT, false), 'utf-16be'],
    ['GBK', encodeGbk(TEXT).bytes, 'gb18030'],
  ])('%s', (_, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text: TEXT, encoding, doubtful: false, damaged: 0 });
  });

  test('Big5 is told from GB18030, as which it decodes without an error, by its moves', () => {
    // 炮二平五 in Big5.
    const bytes = Uint8Array.of(0xac, 0xb6, 0xa4, 0x47, 0xa5, 0xad, 0xa4, 0xad);
    expect(decodeText(bytes, 'gb18030').damaged).toBe(0);
    expect(decodeText(bytes)).toMatchObject({ text: '炮二平五', encoding: 'big5', doubtful: false });
  });

  test('Vietnamese is read when asked for, and else with a doubt', () => {
    const bytes = Uint8Array.of(0xd0, 0xfd, 0x20, 0xd5, 0x20);
    expect(decodeText(bytes, 'windows-1258').text).toBe('Đư Ơ ');
    expect(decodeText(bytes).doubtful).toBe(true);
  });
});

describe('the encoding of fields', () => {
  test('two characters are GB18030 by habit, in a text they are doubtful', () => {
    const name = encodeGbk('吕钦').bytes;
    expect(decodeFields(name)).toMatchObject({ text: '吕钦', encoding: 'gb18030', doubtful: false });
    expect(decodeText(name).doubtful).toBe(true);
  });

  test('what does not fit the habit is doubtful', () => {
    expect(decodeFields(Uint8Array.of(0xff, 0xff)).doubtful).toBe(true);
  });
});

test('control characters are damage, zeros are only filling', () => {
  expect(withoutControls('a\u0001b\0\u007F\u0085\tc\r\n')).toBe('a\uFFFDb\uFFFD\uFFFD\tc\r\n');
});
