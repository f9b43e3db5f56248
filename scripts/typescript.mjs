/** Lets a worker thread run TypeScript: `--import tsx` does so only in the main thread. */
import { register } from 'tsx/esm/api';

register();
