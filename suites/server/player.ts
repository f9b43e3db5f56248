import {
  openedGameSchema,
  readServerMessage,
  type ClientMessage,
  type LiveGame,
  type OpenedGame,
  type OpenGame,
  type ServerMessage,
} from '@qili/protocol';
import { WebSocket, type ClientOptions } from 'ws';
import type { Desk } from './desk.ts';

type Told<Kind extends ServerMessage['kind']> = Extract<ServerMessage, { kind: Kind }>;
type Unnamed<Message> = Message extends { id: string } ? Omit<Message, 'id'> & { id?: string } : never;
/** A request as a test writes it: its id may be left out. */
export type Asked = Unnamed<ClientMessage>;

/** Opens a game on a server. */
export const openGame = async (desk: Pick<Desk, 'post'>, terms: OpenGame = {}): Promise<OpenedGame> =>
  openedGameSchema.parse((await desk.post('/api/v1/games', terms)).json);

let asked = 0;

/** Somebody on a socket of a live game, who keeps all he hears. */
export class Player {
  readonly heard: ServerMessage[] = [];
  readonly socket: WebSocket;
  /** The code with which the socket was closed. */
  readonly closed: Promise<number>;
  private readonly waiting = new Set<() => void>();

  constructor(address: string, id: string, options: ClientOptions = {}) {
    const url = `${address.replace('http', 'ws')}/api/v1/games/${id}/live`;
    this.socket = new WebSocket(url, options);
    this.socket.on('message', (data: Buffer) => {
      const read = readServerMessage(data.toString('utf8'));
      if (!read.ok) throw new Error(`the server said ${data.toString('utf8')}`);
      this.heard.push(read.value);
      for (const look of this.waiting) look();
    });
    this.closed = new Promise((resolve) => {
      this.socket.once('close', (code) => {
        resolve(code);
      });
    });
    this.socket.on('error', () => undefined);
  }

  /** Connects and joins. */
  static async join(address: string, id: string, secret?: string): Promise<Player> {
    const player = new Player(address, id);
    await player.opened();
    player.say({ kind: 'join', lang: 'en', ...(secret === undefined ? {} : { secret }) });
    await player.hears((message) => message.kind === 'game' || message.kind === 'refused');
    return player;
  }

  opened(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.once('open', () => {
        resolve();
      });
      this.socket.once('error', reject);
    });
  }

  say(message: ClientMessage | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** The first message that fits, of those heard already or to come. */
  async hears<Message extends ServerMessage>(
    fits: (message: ServerMessage) => message is Message,
  ): Promise<Message>;
  async hears(fits: (message: ServerMessage) => boolean): Promise<ServerMessage>;
  async hears(fits: (message: ServerMessage) => boolean): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`not heard, but ${JSON.stringify(this.heard).slice(-500)}`));
      }, 10_000);
      const look = (): void => {
        const found = this.heard.find(fits);
        if (found === undefined) return;
        clearTimeout(late);
        this.waiting.delete(look);
        resolve(found);
      };
      this.waiting.add(look);
      look();
    });
  }

  /** Asks for something; answers `acknowledged` or the code of the fault. */
  async ask(request: Asked): Promise<string> {
    const id = request.id ?? `m${String(asked++)}`;
    this.say({ ...request, id });
    const told = await this.hears(
      (message): message is Told<'acknowledged'> | Told<'refused'> =>
        (message.kind === 'acknowledged' || message.kind === 'refused') && message.id === id,
    );
    return told.kind === 'refused' ? told.fault.code : told.kind;
  }

  async move(ply: number, iccs: string): Promise<string> {
    return this.ask({ kind: 'move', ply, iccs, despite: false });
  }

  /** The game as it was told last as a whole. */
  get game(): LiveGame {
    const told = this.heard.findLast((message) => message.kind === 'game');
    if (told === undefined) throw new Error('no game was told');
    return told.game;
  }

  async sync(): Promise<LiveGame> {
    const before = this.heard.length;
    this.say({ kind: 'sync' });
    await this.hears((message) => message.kind === 'game' && this.heard.indexOf(message) >= before);
    return this.game;
  }

  leave(): void {
    this.socket.terminate();
  }
}

/** Both players of a game at its table. */
export const seatBoth = async (
  address: string,
  { id, secrets }: OpenedGame,
): Promise<{ red: Player; black: Player }> => ({
  red: await Player.join(address, id, secrets.red),
  black: await Player.join(address, id, secrets.black),
});
