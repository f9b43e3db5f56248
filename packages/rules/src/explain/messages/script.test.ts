import { expect, test } from 'vitest';
import { MESSAGES } from './languages.ts';
import { zhIn } from './script.ts';

test('sentences turn traditional, what is put into them does not', () => {
  expect(zhIn('hant')`文件“${'车马'}”不是着法`).toBe('檔案「车马」不是著法');
  expect(zhIn('hans')`文件“${'車馬'}”不是着法`).toBe('文件“車馬”不是着法');
});

test('what the two scripts say differs in no length', () => {
  const [hans, hant] = [MESSAGES['zh-Hans'], MESSAGES['zh-Hant']];
  for (const key of ['restsOnUnknown', 'restsOnSoft', 'unclosedComment', 'truncated'] as const) {
    expect(hant[key]).toHaveLength(hans[key].length);
    expect(hant[key]).not.toBe(hans[key]);
  }
});
