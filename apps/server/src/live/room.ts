import type { GameEvent, GameRequest, GameRole, GameStep, ServerMessage } from '@qili/protocol';
import { decide, decideFlag, decideJoin } from '../play/decide.ts';
import type { Refused } from '../play/fault.ts';
import { flagFallOf } from '../play/game.ts';
import type { Table } from '../play/table.ts';
import type { Ledger } from './ledger.ts';
import type { Hashes } from './secrets.ts';
import type { Stored } from './stored.ts';

/** Somebody at the table: hears what happens. */
export interface Listener {
  readonly hear: (text: string) => void;
}

/** What came of a request: the step in which it is stored, or why it is not. */
export type Outcome =
  { readonly kind: 'stored'; readonly seq: number } | { readonly kind: 'refused'; readonly fault: Refused };

/** How often a step is decided anew when another server was quicker. */
const TRIES = 5;
/** A timer that is early by a moment would find the flag still up. */
const AFTER_FLAG = 5;
/** Timers take no longer spans. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** One live game in this process: its table, who listens, and one request after the other. */
export class Room {
  readonly listeners = new Set<Listener>();
  readonly id: string;
  readonly hashes: Hashes;
  private readonly table: Table;
  private readonly ledger: Ledger;
  /** Messages that are stored, with their steps. */
  private readonly messages = new Map<string, number>();
  private queue: Promise<unknown> = Promise.resolve();
  private flag: NodeJS.Timeout | undefined;
  /** When somebody last came or asked something. */
  usedAt = Date.now();

  constructor(id: string, hashes: Hashes, table: Table, stored: readonly Stored[], ledger: Ledger) {
    this.id = id;
    this.hashes = hashes;
    this.table = table;
    this.ledger = ledger;
    for (const { step, message } of stored) this.note(step, message);
    this.setFlag();
  }

  get seq(): number {
    return this.table.game.seq;
  }

  /** The whole game as it is now. */
  whole(at = Date.now()): ReturnType<Table['whole']> {
    this.usedAt = at;
    return this.table.whole(this.id, at);
  }

  /** Does what is asked, once, or says why not. */
  ask(request: GameRequest, role: GameRole): Promise<Outcome> {
    return this.inTurn(async () => {
      const message = `${role} ${request.id}`;
      for (let tries = 0; tries < TRIES; tries++) {
        const known = this.messages.get(message);
        if (known !== undefined) return { kind: 'stored', seq: known };
        const at = this.moment();
        if (await this.store(decideFlag(this.table, at), null, at)) continue;
        const decision = decide(this.table, request, role, at);
        if (!decision.ok) return { kind: 'refused', fault: decision.fault };
        await this.store(decision.value, message, at);
      }
      return { kind: 'refused', fault: { code: 'busy' } };
    });
  }

  /** A player takes his seat, if he has not yet. */
  seat(role: GameRole): Promise<void> {
    return this.inTurn(async () => {
      for (let tries = 0; tries < TRIES; tries++)
        if (!(await this.store(decideJoin(this.table, role), null, this.moment()))) return;
    });
  }

  /** Gives back time in which no server was up. */
  standStill(span: number): Promise<void> {
    return this.inTurn(async () => {
      if (flagFallOf(this.table.game) === undefined) return;
      await this.store([{ kind: 'stood-still', span }], null, this.moment());
    });
  }

  /** Reads what other servers have stored. */
  refresh(): Promise<void> {
    return this.inTurn(() => this.catchUp());
  }

  /** Stops the clock's alarm: the game lies in the database. */
  close(): void {
    clearTimeout(this.flag);
  }

  /** The moment by the clock of this server, but never before the last step. */
  private moment(): number {
    this.usedAt = Date.now();
    return Math.max(this.usedAt, this.table.game.at);
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    // Whoever asked meets the failure; the next in turn does not.
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Stores a step, or reads what was stored in its place; false where there is nothing to store. */
  private async store(events: readonly GameEvent[], message: string | null, at: number): Promise<boolean> {
    if (events.length === 0) return false;
    const step = { seq: this.seq + 1, at, events: [...events] };
    const isStored = await this.ledger.append({ game: this.id, step, take: this.takeOf(step), message });
    if (isStored) this.add({ step, message });
    else await this.catchUp();
    return true;
  }

  /** A correction belongs to what comes after it. */
  private takeOf({ events }: GameStep): number {
    const { takes } = this.table.game;
    return events.some(({ kind }) => kind === 'corrected') ? takes + 1 : takes;
  }

  private async catchUp(): Promise<void> {
    for (const stored of await this.ledger.after(this.id, this.seq))
      if (stored.step.seq === this.seq + 1) this.add(stored);
  }

  private add({ step, message }: Stored): void {
    this.table.apply(step);
    this.note(step, message);
    this.setFlag();
    if (this.listeners.size === 0) return;
    const told: ServerMessage = { kind: 'step', step, now: this.table.now(Date.now()) };
    const text = JSON.stringify(told);
    for (const { hear } of this.listeners) hear(text);
  }

  private note({ seq }: GameStep, message: string | null): void {
    if (message !== null) this.messages.set(message, seq);
  }

  private setFlag(): void {
    clearTimeout(this.flag);
    const fall = flagFallOf(this.table.game);
    if (fall === undefined) return;
    const wait = Math.min(Math.max(0, fall - Date.now()) + AFTER_FLAG, LONGEST_TIMER);
    this.flag = setTimeout(() => {
      void this.inTurn(async () => {
        const at = this.moment();
        if (!(await this.store(decideFlag(this.table, at), null, at))) this.setFlag();
      }).catch(() => {
        this.setFlag();
      });
    }, wait);
    this.flag.unref();
  }
}
