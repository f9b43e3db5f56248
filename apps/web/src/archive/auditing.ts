import { useSyncExternalStore } from 'react';
import { afterPortion, NO_AUDIT, type Audit } from './audit.ts';
import type { Ordered, Reported } from './worker.ts';

let audit: Audit = NO_AUDIT;
let worker: Worker | undefined;
const watchers = new Set<() => void>();

const become = (next: Audit): void => {
  audit = next;
  for (const watcher of watchers) watcher();
};

const endWorker = (): void => {
  worker?.terminate();
  worker = undefined;
};

/** Looks through files; an audit that was under way before is given up. */
export const startAudit = (ordered: Ordered): void => {
  endWorker();
  become({ ...NO_AUDIT, status: 'running' });
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'audit' });
  worker.addEventListener('message', ({ data }: MessageEvent<Reported>) => {
    const next = afterPortion(audit, data);
    become(data.isLast ? { ...next, status: 'done' } : next);
    if (data.isLast) endWorker();
  });
  worker.addEventListener('error', () => {
    stopAudit();
  });
  worker.postMessage(ordered);
};

/** Stops where it is; what has been found stays. */
export const stopAudit = (): void => {
  endWorker();
  if (audit.status === 'running') become({ ...audit, status: 'stopped' });
};

/** The audit, which goes on while one looks at other places of the page. */
export const useAudit = (): Audit =>
  useSyncExternalStore(
    (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    () => audit,
  );
