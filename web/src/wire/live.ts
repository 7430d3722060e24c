/**
 * The live connection to one table. It comes back by itself, tells the server what it has seen already, and sends what
 * was not answered again under the same request, which the server carries out once.
 */
import { PROTOCOL, type Allowed, type Done, type FromClient, type FromServer, type Hint, type Refused, type Update, type Welcome } from './messages';
import { FIRST_WAIT, longer } from './patience';

export type Link = 'connecting' | 'open' | 'broken' | 'gone';
export type Answer = Done | Refused | Allowed | Hint;
type Asking = Exclude<FromClient, { type: 'hello' } | { type: 'ping' }>;
/** A message without its request, which the connection chooses. */
export type Command = Asking extends infer M ? (M extends Asking ? Omit<M, 'request'> : never) : never;

export interface Listener {
  welcome(message: Welcome): void;
  update(message: Update): void;
  link(link: Link, sentence: string): void;
}

export interface Options {
  language: string;
  watch?: boolean;
  open?: (address: string) => WebSocket;
}

interface Pending {
  message: FromClient;
  answer(answer: Answer): void;
}

const GONE = 4404;
const CANNOT = [GONE, 4409, 4426];
const SILENCE = 25_000; // after which we ask whether anybody is there
const PATIENCE = 8_000; // for the answer

export class Live {
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private count = 0;
  private seq: number | null = null;
  private wait = FIRST_WAIT;
  private isStopped = false;
  private isGreeted = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private sentence = '';

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private options: Options
  ) {}

  start(): void {
    this.connect();
    if (typeof window === 'undefined') return;
    addEventListener('online', this.hurry);
    addEventListener('offline', this.doubt);
    document.addEventListener('visibilitychange', this.look);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.retry);
    clearTimeout(this.watchdog);
    this.socket?.close();
    if (typeof window === 'undefined') return;
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.doubt);
    document.removeEventListener('visibilitychange', this.look);
  }

  /** Be told everything again, in another language. */
  speak(language: string): void {
    if (language === this.options.language) return;
    this.options = { ...this.options, language };
    this.seq = null;
    if (this.socket === null) return; // the next connection brings it
    const socket = this.socket;
    this.connect();
    socket.close();
  }

  /** Ask for something; the promise is kept when the server has answered, however often the connection breaks. */
  ask(command: Command): Promise<Answer> {
    const request = `${this.prefix}-${++this.count}`;
    const message = { ...command, request } as FromClient;
    return new Promise((answer) => {
      this.pending.set(request, { message, answer });
      if (this.isGreeted) this.send(message);
    });
  }

  private connect(): void {
    if (this.isStopped) return;
    this.isGreeted = false;
    const socket = (this.options.open ?? ((address: string) => new WebSocket(address)))(this.address);
    this.socket = socket;
    socket.onopen = () => {
      const { language, watch = false } = this.options;
      this.send({ type: 'hello', protocol: PROTOCOL, have: this.seq, language, watch });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.socket) this.lost(event.code);
    };
    this.guard();
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private hear(message: FromServer): void {
    this.guard();
    switch (message.type) {
      case 'welcome':
        this.seq = message.seq;
        this.greeted();
        this.listener.welcome(message);
        break;
      case 'update':
        this.seq = message.seq;
        this.listener.update(message);
        break;
      case 'failure':
        this.sentence = message.sentence;
        break;
      case 'pong':
        break;
      default:
        this.pending.get(message.request)?.answer(message);
        this.pending.delete(message.request);
    }
  }

  private greeted(): void {
    this.isGreeted = true;
    this.wait = FIRST_WAIT;
    this.sentence = '';
    this.listener.link('open', '');
    for (const { message } of this.pending.values()) this.send(message);
  }

  private lost(code: number): void {
    clearTimeout(this.watchdog);
    this.socket = null;
    this.isGreeted = false;
    if (this.isStopped) return;
    this.forget();
    if (CANNOT.includes(code)) {
      this.listener.link('gone', this.sentence);
      return;
    }
    this.listener.link('broken', this.sentence);
    this.retry = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = longer(this.wait);
  }

  /** A question or a remark is not worth repeating later; a move is. */
  private forget(): void {
    for (const [request, { message, answer }] of this.pending) {
      if (message.type !== 'why not' && message.type !== 'ask hint' && message.type !== 'say') continue;
      this.pending.delete(request);
      answer({ type: 'refused', request, code: 'unavailable', sentence: '' });
    }
  }

  /** Somebody must speak now and then: else the line is dead, though nobody has said so. */
  private guard(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => {
      this.send({ type: 'ping' });
      this.watchdog = setTimeout(() => this.abandon(), PATIENCE);
    }, SILENCE);
  }

  private abandon(): void {
    const socket = this.socket;
    this.lost(1006);
    socket?.close();
  }

  private readonly hurry = (): void => {
    if (this.socket !== null || this.isStopped) return;
    clearTimeout(this.retry);
    this.wait = FIRST_WAIT;
    this.connect();
  };

  private readonly doubt = (): void => {
    if (this.socket !== null) this.abandon();
  };

  private readonly look = (): void => {
    if (!document.hidden) this.hurry();
  };
}

export function addressOf(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live`;
}
