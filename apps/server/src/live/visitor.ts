import { readClientMessage, type ClientMessage, type GameRole, type ServerMessage } from '@qili/protocol';
import type { Locale } from '@qili/rules';
import type { WebSocket } from 'ws';
import type { Metrics } from '../http/metrics.ts';
import type { Refused } from '../play/fault.ts';
import { inWords } from '../words/live.ts';
import type { Listener, Room } from './room.ts';
import { roleOf } from './secrets.ts';
import { Allowance } from './allowance.ts';

/** Bytes that may wait to be sent to somebody who does not read; then the socket is closed. */
const MOST_WAITING = 2 ** 20;
/** Codes of WebSocket for closing: policy, going away. */
export const POLICY = 1008;
export const AWAY = 1001;

/** What is used of a socket. */
export type Socket = Pick<
  WebSocket,
  'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'ping' | 'on' | 'close' | 'terminate'
>;

/** What a socket knows before anybody has joined. */
export interface Entrance {
  readonly socket: Socket;
  readonly room: () => Promise<Room | undefined>;
  readonly metrics: Metrics;
  /** Told what failed that should not; never what a client sent. */
  readonly complain: (error: unknown) => void;
}

/** Somebody on a socket: who he is, once he has joined, and what he may say how often. */
export class Visitor implements Listener {
  private readonly entrance: Entrance;
  private readonly allowance = new Allowance();
  private joined: { readonly room: Room; readonly role: GameRole } | undefined;
  private lang: Locale = 'zh-Hans';
  /** Messages are dealt with one after the other. */
  private queue: Promise<void> = Promise.resolve();

  constructor(entrance: Entrance) {
    this.entrance = entrance;
  }

  get hasJoined(): boolean {
    return this.joined !== undefined;
  }

  /** Sends a text that is ready; who does not read is let go. */
  readonly hear = (text: string): void => {
    const { socket } = this.entrance;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_WAITING) this.dismiss('slow');
    else socket.send(text);
  };

  /** Takes a message as it came. */
  take(text: string): void {
    const allowed = this.allowance.take(Date.now());
    if (allowed === 'close') this.dismiss('refused');
    else if (allowed === 'refuse') this.refuse({ code: 'too-fast' });
    else
      this.queue = this.queue
        .then(() => this.answer(text))
        .catch((error: unknown) => {
          this.entrance.complain(error);
          this.refuse({ code: 'busy' });
        });
  }

  /** Says why, and closes the socket. */
  dismiss(because: Extract<ServerMessage, { kind: 'bye' }>['because']): void {
    const { socket } = this.entrance;
    if (because === 'slow') socket.terminate();
    else {
      this.say({ kind: 'bye', because });
      socket.close(because === 'stopping' ? AWAY : POLICY);
    }
  }

  leave(): void {
    this.joined?.room.listeners.delete(this);
  }

  private say(message: ServerMessage): void {
    this.hear(JSON.stringify(message));
  }

  private refuse(fault: Refused, id?: string): void {
    this.entrance.metrics.refused.inc({ code: fault.code });
    const told = inWords(fault, this.lang);
    this.say(id === undefined ? { kind: 'refused', fault: told } : { kind: 'refused', id, fault: told });
  }

  private async answer(text: string): Promise<void> {
    const read = readClientMessage(text);
    if (!read.ok) {
      this.refuse({ code: 'malformed', path: read.fault.path });
      return;
    }
    const message = read.value;
    if (message.kind === 'ping') this.say({ kind: 'pong', sent: message.sent, now: Date.now() });
    else if (message.kind === 'join') await this.join(message);
    else if (this.joined === undefined)
      this.refuse({ code: 'not-joined' }, 'id' in message ? message.id : undefined);
    else if (message.kind === 'sync') this.tellGame(this.joined);
    else await this.ask(message, this.joined);
  }

  private async join({ secret, lang }: Extract<ClientMessage, { kind: 'join' }>): Promise<void> {
    this.lang = lang;
    const room = await this.entrance.room();
    if (room === undefined) {
      this.refuse({ code: 'no-such-game' });
      this.dismiss('refused');
      return;
    }
    const role = secret === undefined ? 'watcher' : roleOf(secret, room.hashes);
    if (role === undefined) {
      this.refuse({ code: 'wrong-link' });
      this.dismiss('refused');
      return;
    }
    await room.seat(role);
    this.joined = { room, role };
    const { socket } = this.entrance;
    if (socket.readyState === socket.OPEN) room.listeners.add(this);
    this.tellGame(this.joined);
  }

  private tellGame({ room, role }: NonNullable<Visitor['joined']>): void {
    this.say({ kind: 'game', you: role, game: room.whole() });
  }

  private async ask(
    request: Extract<ClientMessage, { id: string }>,
    { room, role }: NonNullable<Visitor['joined']>,
  ): Promise<void> {
    const { metrics } = this.entrance;
    const began = performance.now();
    const outcome = await room.ask(request, role);
    if (outcome.kind === 'refused') {
      this.refuse(outcome.fault, request.id);
      return;
    }
    if (request.kind === 'move') metrics.moves.inc();
    metrics.stored.observe((performance.now() - began) / 1000);
    this.say({ kind: 'acknowledged', id: request.id, seq: outcome.seq });
  }
}
