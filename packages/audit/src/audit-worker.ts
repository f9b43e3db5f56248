/** What runs in each worker thread. It lies beside `workers.ts`, which starts it, in the sources as in every build. */
import type { Asked, Item } from './judging/job.ts';
import { judgeItems, type Judged } from './judging/judge-job.ts';

export const judge = ({ items, asked }: { readonly items: readonly Item[]; readonly asked: Asked }): Judged =>
  judgeItems(items, asked);
