import { audited, type AuditAsked, type Portion } from './audited.ts';
import { contentsOf } from './contents.ts';

/** Files to look through, each with its name in the report. */
export interface Ordered extends AuditAsked {
  readonly files: readonly { readonly name: string; readonly file: File }[];
}

/** How far the whole has come, from 0 to 1, and what a portion has brought. */
export interface Reported extends Portion {
  readonly isLast: boolean;
}

const lookThrough = async ({ files, rules, locale }: Ordered): Promise<void> => {
  const whole = files.reduce((sum, { file }) => sum + Math.max(1, file.size), 0);
  let before = 0;
  for (const { name, file } of files) {
    const share = Math.max(1, file.size) / whole;
    const parts = contentsOf(name, new Uint8Array(await file.arrayBuffer()));
    for (const [i, part] of parts.entries())
      for (const portion of audited(part, { rules, locale }))
        report({ ...portion, done: before + (share * (i + portion.done)) / parts.length, isLast: false });
    before += share;
  }
  report({ lines: [], found: [], done: 1, isLast: true });
};

const report = (reported: Reported): void => {
  self.postMessage(reported);
};

/** Archives are looked through in a thread of their own, so that the judge answers meanwhile. */
self.addEventListener('message', ({ data }: MessageEvent<Ordered>) => {
  void lookThrough(data);
});
