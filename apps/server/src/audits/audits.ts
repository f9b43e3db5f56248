import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { AuditState } from '@qili/protocol';
import type { Locale, RuleSetId } from '@qili/rules';
import type { Store } from '@qili/store';
import { newGameId } from '../live/secrets.ts';

/** An archive to audit. */
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly rules: readonly RuleSetId[];
  readonly locale: Locale;
}

/** Archives that may wait while one is audited. */
const MOST_WAITING = 4;

type Progress = AuditState['progress'];

/** Audits of uploaded archives, one after the other, on a few threads; what they come to is stored. */
export class Audits {
  private readonly db: Store['db'];
  private readonly workers: number;
  private readonly progress = new Map<string, Progress>();
  private queue: Promise<void> = Promise.resolve();
  private waiting = 0;

  constructor({ db }: Store, workers: number) {
    this.db = db;
    this.workers = workers;
  }

  /** Takes an archive in; undefined where too many wait already. */
  async start(upload: Upload): Promise<string | undefined> {
    if (this.waiting > MOST_WAITING) return undefined;
    this.waiting++;
    const id = newGameId();
    const { rules, locale } = upload;
    const name = fileNameOf(upload.name);
    const row = { id, name, rules: [...rules], locale, games: 0, report: null };
    try {
      await this.db
        .insertInto('uploads')
        .values({ ...row, status: 'waiting' })
        .execute();
    } catch (error) {
      this.waiting--;
      throw error;
    }
    this.progress.set(id, { games: 0, bytes: 0, of: upload.bytes.length });
    this.queue = this.queue.then(() => this.run(id, name, upload));
    return id;
  }

  async state(id: string): Promise<AuditState | undefined> {
    const row = await this.db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return undefined;
    const { name, rules, status, games, report } = row;
    const known = this.progress.get(id) ?? { games, bytes: 0, of: 0 };
    // Nobody works on it: the server that did was stopped.
    const isLost = (status === 'waiting' || status === 'running') && !this.progress.has(id);
    return {
      id,
      name,
      rules: rules as RuleSetId[],
      status: isLost ? 'interrupted' : status,
      progress: { ...known },
      report: report as AuditState['report'],
    };
  }

  private async run(id: string, name: string, { bytes, rules, locale }: Upload): Promise<void> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'qili-audit-'));
    const set = async (status: AuditState['status'], report: string | null): Promise<void> => {
      const games = this.progress.get(id)?.games ?? 0;
      await this.db.updateTable('uploads').set({ status, games, report }).where('id', '=', id).execute();
    };
    try {
      const file = path.join(folder, name);
      await writeFile(file, bytes);
      await set('running', null);
      const { audit } = await import('@qili/audit');
      const onProgress = (now: Progress): void => {
        this.progress.set(id, { games: now.games, bytes: now.bytes, of: now.of });
      };
      const done = await audit({
        paths: [file],
        rules,
        natures: false,
        locale,
        workers: this.workers,
        onProgress,
      });
      // Where the file lay on this machine is nobody's business.
      const report = done.ok ? JSON.stringify(done.value).replaceAll(`${folder}${path.sep}`, '') : null;
      await set(done.ok ? 'done' : 'failed', report);
    } catch {
      await set('failed', null).catch(() => undefined);
    } finally {
      this.waiting--;
      this.progress.delete(id);
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** A name that is one on every disk; how it ends tells what is in the file. */
const fileNameOf = (name: string): string => {
  const safe = path.basename(name.replaceAll('\\', '/')).replaceAll(/[^\p{L}\p{N}._-]/gu, '_');
  return safe.replace(/^\.+/u, '').slice(-100) || 'games';
};
