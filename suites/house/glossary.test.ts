import { expect, test } from 'vitest';
import { makeGlossaryPage } from './glossary-page.ts';

test('docs/glossary.md says what the glossary of the program says', async () => {
  await expect(makeGlossaryPage()).toMatchFileSnapshot('../../docs/glossary.md');
});
