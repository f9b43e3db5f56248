/** Audits a folder in a process of its own, which a test may kill; prints when the first games are written. */
import process from 'node:process';
import { audit } from '@qili/audit';

const [folder = '', out = ''] = process.argv.slice(2);
await audit({
  paths: [folder],
  out,
  rules: ['cxa-2020'],
  natures: false,
  locale: 'en',
  workers: 1,
  onProgress: ({ games }) => {
    if (games > 500) process.stdout.write('.');
  },
});
