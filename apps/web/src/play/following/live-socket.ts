import { readServerMessage, type ClientMessage, type GameRequest, type ServerMessage } from '@qili/protocol';
import type { Locale } from '@qili/rules';

/** A request without the name under which it is sent. */
export type Asked = GameRequest extends infer Request
  ? Request extends unknown
    ? Omit<Request, 'id'>
    : never
  : never;

/** Whom a connection tells what it hears, and whether it holds. */
export interface Hearer {
  readonly heard: (message: ServerMessage) => void;
  readonly connected: (isConnected: boolean) => void;
}

/** A game, and who asks for it. */
export interface Entry {
  readonly id: string;
  readonly secret: string | undefined;
  readonly lang: Locale;
}

/** Milliseconds until a lost connection is tried again: soon at first, then less often. */
const PAUSES = [300, 800, 2000, 5000] as const;
const PING_MS = 10_000;

const addressOf = (id: string): URL => {
  const address = new URL(`/api/v1/games/${id}/live`, location.origin);
  address.protocol = address.protocol.replace('http', 'ws');
  return address;
};

/**
 * Keeps a connection to a live game: joins, joins again when it is lost, and sends what was asked
 * until it is acknowledged or refused. The server does nothing twice that comes under one name.
 */
export class LiveSocket {
  private readonly entry: Entry;
  private readonly hearer: Hearer;
  private readonly waiting = new Map<string, ClientMessage>();
  private readonly pinging: ReturnType<typeof setInterval>;
  private socket: WebSocket | undefined;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(entry: Entry, hearer: Hearer) {
    this.entry = entry;
    this.hearer = hearer;
    this.pinging = setInterval(() => {
      this.ping();
    }, PING_MS);
    this.connect();
  }

  /** Asks something of the game; it is sent again after a lost connection until the server has answered. */
  ask(asked: Asked): void {
    const message: GameRequest = { ...asked, id: crypto.randomUUID() };
    this.waiting.set(message.id, message);
    this.send(message);
  }

  /** Asks for the whole game again. */
  sync(): void {
    this.send({ kind: 'sync' });
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    clearInterval(this.pinging);
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(addressOf(this.entry.id));
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.join();
    });
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      this.listen(String(data));
    });
    socket.addEventListener('close', () => {
      this.hearer.connected(false);
      if (!this.isClosed) this.connectLater();
    });
  }

  private connectLater(): void {
    this.timer = setTimeout(
      () => {
        this.connect();
      },
      PAUSES[Math.min(this.failures, PAUSES.length - 1)],
    );
    this.failures++;
  }

  private join(): void {
    const { secret, lang } = this.entry;
    this.send({ kind: 'join', lang, ...(secret === undefined ? {} : { secret }) });
    this.ping();
    for (const message of this.waiting.values()) this.send(message);
  }

  private ping(): void {
    this.send({ kind: 'ping', sent: Date.now() });
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private listen(text: string): void {
    const read = readServerMessage(text);
    if (!read.ok) return;
    const message = read.value;
    if (message.kind === 'game') {
      this.failures = 0;
      this.hearer.connected(true);
    }
    const isAnswer = message.kind === 'acknowledged' || message.kind === 'refused';
    if (isAnswer && message.id !== undefined) this.waiting.delete(message.id);
    this.hearer.heard(message);
  }
}
