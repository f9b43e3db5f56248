import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { EXAMPLES, temporaryFolder } from '../../../../suites/program.ts';
import { built } from '../../../../suites/built.ts';
import { NO_POSTGRES, postgresHere } from '../../../../suites/postgres.ts';
import { audit, type Audit, type AuditAsked } from '../audit.ts';
import { enqueueAudit } from './enqueue.ts';
import { followAudit } from './follow.ts';
import { openQueue, type Queue, type QueueFault } from './queue.ts';
import { work, type WorkAsked, type Worked } from './work.ts';
import type { Result } from '@qili/rules';

const postgres = await postgresHere();
const temp = temporaryFolder();
afterAll(async () => {
  temp.remove();
  await postgres?.drop();
});

const ASKED: Omit<AuditAsked, 'paths'> = { rules: ['cxa-2020'], natures: false, locale: 'en' };
const LAP = ['h2e2', 'h9g7', 'e2h2', 'g7h9'];
const lineOf = (laps: number): string =>
  `${JSON.stringify({ moves_iccs: Array.from({ length: laps }, () => LAP).flat() })}\n`;
const lines = (games: number): string => Array.from({ length: games }, (_, i) => lineOf(i % 4)).join('');
/** Takes seconds, with all moves named. */
const SLOW = lineOf(20_000);

let url = '';
let queue: Queue;
const sound = <T>(result: Result<T, QueueFault>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};

const enqueued = async (file: string, more: Partial<AuditAsked> = {}): Promise<number> => {
  const { audit: number } = sound(await enqueueAudit(queue, { ...ASKED, paths: [file], ...more }));
  return number ?? NaN;
};

/** The audit of one machine, and that of the workers; each with its report, and without what depends on the clock. */
const [HERE, THERE] = ['here.ndjson', 'there.ndjson'].map((name) => path.join(temp.folder, name));
const timeless = ({ seconds, slowest, judged, ...rest }: Audit): object => {
  expect(seconds).toBeGreaterThan(0);
  return { ...rest, judged, slow: slowest.length };
};
const expectSame = async (number: number, file: string, more: Partial<AuditAsked> = {}): Promise<void> => {
  writeFileSync(HERE ?? '', '');
  const here = await audit({ ...ASKED, paths: [file], out: HERE, workers: 1, ...more });
  const there = sound(await followAudit(queue, number, { out: THERE }));
  expect(readFileSync(THERE ?? '', 'utf8')).toBe(readFileSync(HERE ?? '', 'utf8'));
  expect(here.ok && timeless(here.value)).toEqual(timeless(there));
};

/** The command `qili worker`, in a process of its own, at work. */
const workerProcess = async (...more: readonly string[]): Promise<ChildProcess> => {
  const args = [built('qili'), 'worker', '--database', url, '--json', '--lang', 'en'];
  const child = spawn(process.execPath, [...args, ...more], { stdio: ['ignore', 'pipe', 'pipe'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child;
};
const ended = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => {
    child.once('close', resolve);
  });

/** Works in this process. */
const working = (more: Partial<WorkAsked> = {}) => {
  const ending = new AbortController();
  const done = work(url, { concurrency: 1, signal: ending.signal, ...more });
  return {
    done,
    end: (): Promise<Result<Worked, QueueFault>> => {
      ending.abort();
      return done;
    },
  };
};

interface JobState {
  readonly begun: boolean;
  readonly deaths: number;
  readonly at: number | null;
  readonly lost: readonly number[];
  readonly done: boolean;
}
const stateOf = async (number: number): Promise<JobState> => {
  const { rows } = await sql<JobState>`
    select begun_at is not null as begun, deaths, at, lost, done_at is not null as done
    from audit_jobs where audit = ${number} order by job limit 1`.execute(queue.store.db);
  return rows[0] ?? { begun: false, deaths: 0, at: null, lost: [], done: false };
};
const until = async (number: number, isSo: (state: JobState) => boolean): Promise<JobState> => {
  for (;;) {
    const state = await stateOf(number);
    if (isSo(state)) return state;
    await pause(20);
  }
};
/** A way to a server that can be cut. */
const cableTo = async (server: string): Promise<{ readonly url: string; readonly cut: () => void }> => {
  const place = new URL(server);
  const ends = new Set<Socket>();
  const relay = createServer((near) => {
    const far = connect(Number(place.port), place.hostname);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) ends.add(end.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => {
    relay.listen(0, '127.0.0.1', resolve);
  });
  const url = new URL(server);
  url.port = String((relay.address() as AddressInfo).port);
  const cut = (): void => {
    relay.close();
    for (const end of ends) end.destroy();
  };
  return { url: url.href, cut };
};
/** What a stopped server does to everyone else who is connected. */
const cutOff = (): Promise<unknown> =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(queue.store.db);

describe.skipIf(postgres === undefined)(
  postgres === undefined ? `a queue (skipped: ${NO_POSTGRES})` : 'a queue',
  { timeout: 120_000 },
  () => {
    beforeEach(async () => {
      url = (await postgres?.database()) ?? '';
      queue = sound(await openQueue(url));
      return () => queue.store.close();
    });

    test('comes to the same report, whoever works: here two processes at once', async () => {
      const folder = path.join(temp.folder, 'archive');
      mkdirSync(folder);
      for (const [name, content] of [
        ['a.pgn', readFileSync(path.join(EXAMPLES, 'perpetual-check.pgn'))],
        ['b.bin', Buffer.from('89504e470d0a1a0a0000000d494844520000020000000200', 'hex')],
        ['c.jsonl', `${lineOf(2)}\n{"moves": 1}\nnonsense\n${lineOf(3)}`],
        ['d.jsonl.gz', gzipSync(lines(300))],
        ['e.jsonl.gz', gzipSync(lines(5)).subarray(0, 40)],
        ['f.empty', ''],
      ] as const)
        writeFileSync(path.join(folder, name), content);
      const more = { rules: ['axf', 'cxa-2020'], natures: true } as const;
      const children = await Promise.all([workerProcess(), workerProcess()]);
      await expectSame(await enqueued(folder, more), folder, more);
      for (const child of children) {
        child.kill('SIGTERM');
        expect(await ended(child)).toBe(0);
      }
      const { rows } = await sql`select from audit_items`.execute(queue.store.db);
      expect(rows).toEqual([]);
    });

    test('loses and doubles nothing when a worker is killed in the midst of a job', async () => {
      const file = temp.file('many.jsonl', lines(1500));
      const more = { natures: true };
      const killed = await workerProcess();
      const number = await enqueued(file, more);
      await until(number, ({ begun, done }) => begun && !done);
      killed.kill('SIGKILL');
      await ended(killed);
      expect(await stateOf(number)).toMatchObject({ begun: true, done: false });
      const { end } = working();
      await expectSame(number, file, more);
      await end();
      expect(await stateOf(number)).toMatchObject({ deaths: 1, done: true });
    });

    test('puts a game away that ends its worker three times, and judges the others', async () => {
      const number = await enqueued(temp.file('poisoned.jsonl', `${lineOf(1)}${SLOW}${lineOf(2)}`), {
        natures: true,
      });
      for (const [deaths, at] of [null, 1, 1].entries()) {
        const poisoned = await workerProcess();
        await until(number, (state) => state.deaths === deaths && state.begun && state.at === at);
        poisoned.kill('SIGKILL');
        await ended(poisoned);
      }
      const { end } = working();
      const found = sound(await followAudit(queue, number, { out: THERE }));
      expect(await stateOf(number)).toMatchObject({ lost: [1] });
      expect(sound(await end())).toMatchObject({ games: 2 });
      expect(found).toMatchObject({ judged: 2, unreadable: 1 });
      const told = readFileSync(THERE ?? '', 'utf8')
        .trimEnd()
        .split('\n');
      expect(told.map((line) => JSON.parse(line) as object)).toMatchObject([
        { game: 1, verdict: 'none' },
        { game: 2, error: { code: 'put-away' } },
        { game: 3, rules: 'cxa-2020' },
      ]);
    });

    test('ends its workers with a message when the database goes away; who is cut off only gives back', async () => {
      const child = await workerProcess();
      const said: string[] = [];
      child.stderr?.on('data', (text: Buffer) => said.push(text.toString()));
      const number = await enqueued(temp.file('slow.jsonl', SLOW), { natures: true });
      await until(number, ({ begun }) => begun);
      await cutOff();
      expect(await ended(child)).toBe(1);
      expect(said.join('')).toMatch(/^\{"error":\{"code":"server-unreachable","message":"[^\n]*\n$/);
      expect(await stateOf(number)).toMatchObject({ deaths: 0, done: false });
    });

    test('puts a job away that fails for good, names its games and keeps what was in it', async () => {
      const broken = temp.file('broken.jsonl.gz', gzipSync(lines(3)).subarray(0, 20));
      const number = await enqueued(broken);
      await sql`update audit_items set content = 'nonsense'`.execute(queue.store.db);
      await sql`select qili_queue.reschedule_jobs(array_agg(id), max_attempts => 1) from qili_queue.jobs`.execute(
        queue.store.db,
      );
      const failures: string[] = [];
      const { end } = working({ onFailure: (job) => failures.push(job) });
      const found = sound(await followAudit(queue, number, {}));
      await end();
      expect(failures).toEqual([`${String(number)}:0`]);
      expect(found.errors).toMatchObject([{ file: broken, error: { code: 'put-away' } }]);
      const { rows } = await sql`select from audit_items`.execute(queue.store.db);
      expect(rows).toHaveLength(1);
    });

    test('is given back what a worker cannot finish before it has to end', async () => {
      const number = await enqueued(temp.file('slow.jsonl', SLOW), { natures: true });
      const { end } = working({ finish: 10 });
      await until(number, ({ begun }) => begun);
      expect(sound(await end())).toMatchObject({ jobs: 0 });
      expect(await stateOf(number)).toMatchObject({ begun: false, deaths: 0 });
      const { rows } = await sql`
        select attempts, locked_by from qili_queue.jobs where key = ${`${String(number)}:0`}`.execute(
        queue.store.db,
      );
      expect(rows).toEqual([{ attempts: 0, locked_by: null }]);
    });

    test('says what is wrong with an audit, and that nobody is at work', async () => {
      expect(await followAudit(queue, 99, {})).toMatchObject({ fault: { code: 'audit-unknown' } });
      const { id } = await queue.store.db
        .insertInto('audits')
        .values({ rules: ['axf'], natures: false, locale: 'en' })
        .returning('id')
        .executeTakeFirstOrThrow();
      expect(await followAudit(queue, id, {})).toEqual({
        ok: false,
        fault: { code: 'audit-unread', audit: id, jobs: 0 },
      });
      const mine = temp.file('mine.txt', 'mine');
      expect(await followAudit(queue, id, { out: mine })).toMatchObject({ fault: { code: 'no-report' } });
      const number = await enqueued(path.join(EXAMPLES, 'perpetual-check.pgn'));
      const cable = await cableTo(url);
      const follower = sound(await openQueue(cable.url));
      let followed: ReturnType<typeof followAudit> | undefined;
      await new Promise<void>((resolve) => {
        followed = followAudit(follower, number, { onIdle: resolve });
      });
      cable.cut();
      expect(await followed).toMatchObject({ fault: { code: 'audit-cut-off', audit: number } });
      await follower.store.close();
    });
  },
);
