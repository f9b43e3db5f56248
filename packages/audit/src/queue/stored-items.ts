import { z } from 'zod';
import { bytesOf } from '../judging/judge-item.ts';
import type { InputFault, Item } from '../judging/job.ts';
import type { JobKey } from './queue.ts';

/** An item as the database keeps it, without its job and number. */
export interface StoredItem {
  readonly kind: 'bytes' | 'lines' | 'fault';
  readonly file: string;
  readonly after: number;
  readonly content: Uint8Array;
}

const inputFault: z.ZodType<InputFault> = z.discriminatedUnion('code', [
  z.object({ code: z.enum(['empty', 'archive-damaged', 'archive-too-deep', 'worker-lost', 'put-away']) }),
  z.object({ code: z.literal('too-big'), most: z.number() }),
  z.object({ code: z.literal('file-unreadable'), reason: z.string() }),
  z.object({ code: z.literal('bug'), message: z.string() }),
]);

/** What the queue keeps of a job. */
export const jobKey: z.ZodType<JobKey> = z.object({ audit: z.int(), job: z.int() });

/** The item for other machines. They do not see our files, so that what is in one is read here. */
export const storedItem = (item: Item): StoredItem => {
  const { name: file } = item;
  switch (item.kind) {
    case 'file': {
      const bytes = bytesOf(item.path);
      if (!bytes.ok) return storedItem({ kind: 'fault', name: file, fault: bytes.fault });
      return { kind: 'bytes', file, after: item.after, content: bytes.value };
    }
    case 'bytes':
      return { kind: 'bytes', file, after: item.after, content: item.bytes };
    case 'lines':
      return { kind: 'lines', file, after: item.after, content: Buffer.from(item.lines.join('\n')) };
    case 'fault':
      return { kind: 'fault', file, after: 0, content: Buffer.from(JSON.stringify(item.fault)) };
  }
};

/** The item as it was stored; throws where another version of Qili stored something that this one does not know. */
export const itemStored = ({ kind, file: name, after, content }: StoredItem): Item => {
  const text = (): string => Buffer.from(content).toString('utf8');
  switch (kind) {
    case 'bytes':
      return { kind, name, bytes: content, after };
    case 'lines':
      return { kind, name, lines: text().split('\n'), after };
    case 'fault':
      return { kind, name, fault: inputFault.parse(JSON.parse(text())) };
  }
};
