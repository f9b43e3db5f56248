import type { GameTerms, LiveGame, OpenedGame } from '@qili/protocol';
import { Table } from '../play/table.ts';
import type { Ledger } from './ledger.ts';
import { Room } from './room.ts';
import { hashOf, newGameId, newSecret } from './secrets.ts';

/** A game that nobody listens to is put away after so long, in milliseconds. */
const IDLE = 60_000;

/** The live games that this process has at hand. */
export class Rooms {
  private readonly rooms = new Map<string, Promise<Room | undefined>>();
  private readonly open = new Map<string, Room>();
  private readonly ledger: Ledger;
  private readonly sweeper: NodeJS.Timeout;

  constructor(ledger: Ledger) {
    this.ledger = ledger;
    this.sweeper = setInterval(() => {
      this.sweep();
    }, IDLE / 2);
    this.sweeper.unref();
  }

  get size(): number {
    return this.open.size;
  }

  /** Opens a game and answers its secrets, which nobody can look up later. */
  async start(terms: GameTerms): Promise<{ id: string; secrets: OpenedGame['secrets']; game: LiveGame }> {
    const id = newGameId();
    const secrets = { red: newSecret(), black: newSecret(), arbiter: newSecret() };
    const hashes = {
      red: hashOf(secrets.red),
      black: hashOf(secrets.black),
      arbiter: hashOf(secrets.arbiter),
    };
    const at = Date.now();
    await this.ledger.open(id, hashes, { seq: 1, at, events: [{ kind: 'opened', terms }] });
    const room = await this.room(id);
    if (room === undefined) throw new Error('a game that was stored is not there');
    return { id, secrets, game: room.whole(at) };
  }

  /** The game of this name, from the database if it is not at hand. */
  async room(id: string): Promise<Room | undefined> {
    const known = this.rooms.get(id);
    if (known !== undefined) return known;
    const loading = this.load(id);
    this.rooms.set(id, loading);
    try {
      const room = await loading;
      if (room === undefined) this.rooms.delete(id);
      else this.open.set(id, room);
      return room;
    } catch (error) {
      this.rooms.delete(id);
      throw error;
    }
  }

  /** Another server says that it has stored a step of a game. */
  async told(id: string, seq: number): Promise<void> {
    const room = await this.rooms.get(id);
    if (room !== undefined && room.seq < seq) await room.refresh();
  }

  /** All that are at hand. */
  all(): Iterable<Room> {
    return this.open.values();
  }

  close(): void {
    clearInterval(this.sweeper);
    for (const room of this.open.values()) room.close();
    this.open.clear();
    this.rooms.clear();
  }

  private async load(id: string): Promise<Room | undefined> {
    const stored = await this.ledger.load(id);
    if (stored === undefined) return undefined;
    const table = Table.from(stored.steps.map(({ step }) => step));
    return table && new Room(id, stored.hashes, table, stored.steps, this.ledger);
  }

  private sweep(): void {
    const before = Date.now() - IDLE;
    for (const [id, room] of this.open) {
      if (room.listeners.size > 0 || room.usedAt > before) continue;
      room.close();
      this.open.delete(id);
      this.rooms.delete(id);
    }
  }
}
