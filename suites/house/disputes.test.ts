import { expect, test } from 'vitest';
import { makeDisputesPage } from './disputes-page.ts';

test('docs/disputes.md shows every disputed case as the program rules on it now', async () => {
  await expect(makeDisputesPage()).toMatchFileSnapshot('../../docs/disputes.md');
});
