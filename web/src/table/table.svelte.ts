/**
 * Everything that one client knows about one table, without a page: what the server said, and what the person here is
 * in the middle of. It holds no rules: what may be done is the list of options that the server sent.
 */
import { untrack } from 'svelte';
import type { Answering, Away, ChatMessage, Hint, LogLine, Option, Result, SeatClock, StandingOrder, Perspective, TableEvent, TableInfo, Update, Welcome } from '../wire/messages';
import type { Answer, Link, Listener, Live } from '../wire/live';
import { merged, revised } from './lines';

/** A slip: the answer to "why not?", or a refusal. */
export interface Slip {
  title: string;
  sentence: string;
  clause: string;
}

/** What has just happened, for those who show it moving. */
export interface News {
  number: number;
  lines: LogLine[];
}

export type Asker = Pick<Live, 'ask'>;

const NONE: Option[] = [];

export class Table implements Listener {
  info = $state.raw<TableInfo | null>(null);
  yours = $state.raw<number[]>([]);
  perspectives = $state.raw<Perspective[]>([]);
  lines = $state.raw<LogLine[]>([]);
  said = $state.raw<ChatMessage[]>([]);
  /** What happened at the table besides the game. */
  events = $state.raw<TableEvent[]>([]);
  clocks = $state.raw<SeatClock[]>([]);
  result = $state.raw<Result | null>(null);
  away = $state.raw<Away | null>(null);
  /** The first step that was new when we came back: the log marks it. */
  since = $state(0);
  /** How often something was taken back. */
  undone = $state(0);
  news = $state.raw<News>({ number: 0, lines: [] });
  connection = $state.raw<Link>('connecting');
  problem = $state('');
  /** Server time minus ours, in milliseconds. */
  ahead = $state(0);

  /** The step of the last decision that was made here; null as long as none was. */
  decided = $state<number | null>(null);

  /** The seat whose eyes we look through, if several are ours. */
  shown = $state<number | null>(null);
  picked = $state('');
  slip = $state.raw<Slip | null>(null);
  hinted = $state.raw<Hint | null>(null);
  isThinking = $state(false);
  /** To go back would make the game practice: it asks first. */
  isRewinding = $state(false);
  /** A move is on its way: nothing else can be chosen until it is answered. */
  isSending = $state(false);

  private wasHost = $state(false); // when we came
  private asker: Asker | null = null;
  private otherLines = new Map<number | null, LogLine[]>();

  get perspective(): Perspective | null {
    return this.perspectives.find((perspective) => perspective.seat === this.shown) ?? this.perspectives[0] ?? null;
  }

  get seat(): number | null {
    return this.perspective?.seat ?? null;
  }

  /** What the person may choose from; nothing if the table answers, since there is nothing to choose. */
  get options(): Option[] {
    return this.connection === 'gone' || this.answering ? NONE : (this.perspective?.options ?? NONE);
  }

  /** What the table is about to answer for the seat. */
  get answering(): Answering | null {
    return this.perspective?.answering ?? null;
  }

  get isAsked(): boolean {
    return this.options.length > 0;
  }

  get status(): string {
    return this.info?.status ?? '';
  }

  /** Do we look after the table? */
  get isHost(): boolean {
    const seat = this.info?.host_seat ?? -1;
    return seat >= 0 ? this.yours.includes(seat) : this.wasHost;
  }

  name(seat: number): string {
    return this.info?.seats[seat]?.name ?? '';
  }

  /** The seats that the view says are asked. */
  get asked(): number[] {
    return (this.perspective?.view as { asked?: number[] } | null)?.asked ?? [];
  }

  use(asker: Asker): void {
    this.asker = asker;
  }

  // --- what the server says ---

  welcome(message: Welcome): void {
    const step = message.step ?? 0;
    const isFresh = this.info === null;
    this.info = message.table;
    this.yours = message.yours;
    this.said = message.said;
    this.events = message.events ?? [];
    this.wasHost = message.is_host ?? false;
    this.clocks = message.clocks ?? [];
    this.result = message.result ?? null;
    const away = message.away && message.away.since > (this.lines.at(-1)?.step ?? -1) ? message.away : null; // else it was seen here
    this.away = away ?? (isFresh ? null : this.away);
    if (away) this.since = away.since;
    this.ahead = message.now - Date.now();
    if (!isFresh && step >= 0 && (this.lines.at(-1)?.step ?? -1) > step) this.undone++; // while we were away
    this.take(message.perspectives, isFresh ? -1 : step, isFresh);
  }

  update(message: Update): void {
    if (message.table) this.info = message.table;
    if (message.yours) this.yours = message.yours;
    if (message.said) this.said = [...this.said, ...message.said];
    if (message.events) this.events = [...this.events, ...message.events];
    this.clocks = message.clocks ?? [];
    if (message.result) this.result = message.result;
    if (message.is_undone) {
      this.result = null;
      this.undone++;
    }
    this.ahead = message.now - Date.now();
    const step = message.step ?? 0;
    if (message.perspectives.length > 0) this.take(message.perspectives, step, step < 0 || (message.is_undone ?? false)); // -1: the deal, or all anew
  }

  link(link: Link, sentence: string): void {
    this.connection = link;
    this.problem = sentence;
  }

  /** New perspectives; what we had of later steps than this one is void, and those lines come again. */
  private take(perspectives: Perspective[], step: number, isQuiet: boolean): void {
    const decision = this.perspective?.decision;
    const wasAsked = this.isAsked;
    const seen = this.lines.at(-1)?.step ?? -1;
    for (const perspective of perspectives) {
      const before = revised(this.otherLines.get(perspective.seat) ?? [], perspective.revisions ?? []);
      this.otherLines.set(perspective.seat, merged(before, step, perspective.lines ?? []));
    }
    this.perspectives = perspectives;
    this.follow();
    const fresh = (this.perspective?.lines ?? []).filter((line) => line.step > Math.max(step, seen));
    const revisions = this.perspective?.revisions;
    if (!isQuiet && wasAsked && decision !== this.perspective?.decision && fresh[0]) this.decided = fresh[0].step;
    if (isQuiet) this.decided = null;
    if (!isQuiet && fresh.length > 0) this.news = { number: this.news.number + 1, lines: fresh };
    else if (revisions) this.news = { ...this.news, lines: revised(this.news.lines, revisions) };
    if (decision !== this.perspective?.decision || !this.options.some((option) => option.move === this.picked)) this.letGo();
  }

  /** Look through a seat that is ours; with several, the one that is asked. */
  private follow(): void {
    const seats = this.perspectives.map((perspective) => perspective.seat);
    if (!seats.includes(this.shown)) this.shown = seats[0] ?? null;
    this.lines = this.otherLines.get(this.seat) ?? [];
  }

  show(seat: number): void {
    this.shown = seat;
    this.letGo();
    this.lines = this.otherLines.get(this.seat) ?? [];
  }

  // --- what the person does ---

  option(move: string): Option | undefined {
    return this.options.find((option) => option.move === move);
  }

  /** Take a thing in hand without playing it yet: the dock then offers it as the main choice. */
  pick(move: string): void {
    this.picked = this.picked === move ? '' : move;
    this.slip = null;
    this.away = null; // whoever goes on playing is back
  }

  letGo(): void {
    this.picked = '';
    this.slip = null;
    this.hinted = null;
    this.isRewinding = false;
  }

  /** Play a move, and with it further small moves of the same choice. */
  async choose(move: string, then: string[] = []): Promise<void> {
    const perspective = this.perspective;
    if (this.isSending || perspective === null || perspective.seat === null || this.option(move) === undefined) return;
    this.isSending = true;
    this.slip = null;
    this.away = null;
    const answer = await this.ask({ type: 'play', seat: perspective.seat, moves: [move, ...then], decision: perspective.decision ?? 0 });
    this.isSending = false;
    if (answer?.type === 'refused' && answer.code !== 'stale') this.refuse('', answer);
    else this.letGo();
  }

  async whyNot(move: string, title = ''): Promise<void> {
    if (this.seat === null) return;
    const answer = await this.ask({ type: 'why not', seat: this.seat, move });
    if (answer?.type === 'refused') this.refuse(title, answer);
    else this.slip = null;
  }

  async hint(): Promise<void> {
    if (this.seat === null || this.isThinking) return;
    this.isThinking = true;
    this.slip = null; // it would cover the answer
    const answer = await this.ask({ type: 'ask hint', seat: this.seat });
    this.isThinking = false;
    if (answer?.type === 'hint') {
      this.hinted = answer;
      this.picked = answer.moves[0] ?? '';
    } else if (answer?.type === 'refused') this.refuse('', answer);
  }

  /** Take back what was done last; the first time that this gives something away, ask. */
  back(): void {
    const { undo, draft } = this.perspective ?? {};
    if (draft) void this.dropDraft();
    else if (undo === 'rewind' && !this.info?.is_practice && !this.isRewinding) {
      this.letGo();
      this.isRewinding = true;
    } else if (undo) void this.undo();
  }

  private async undo(): Promise<void> {
    this.isRewinding = false;
    if (this.seat === null) return;
    const answer = await this.ask({ type: 'undo', seat: this.seat });
    if (answer?.type === 'refused') this.refuse('', answer);
  }

  async dropDraft(all = false): Promise<void> {
    if (this.seat === null) return;
    const answer = await this.ask({ type: 'drop draft', seat: this.seat, all });
    if (answer?.type === 'refused') this.refuse('', answer);
  }

  /** Leave something to the table from now on. */
  async giveOrder(order: StandingOrder): Promise<void> {
    if (this.seat === null) return;
    const answer = await this.ask({ type: 'give order', seat: this.seat, order: order.order, about: order.about ?? null });
    if (answer?.type === 'refused') this.refuse('', answer);
  }

  async dropOrder(order: StandingOrder): Promise<void> {
    if (this.seat === null) return;
    const answer = await this.ask({ type: 'drop order', seat: this.seat, order: order.order });
    if (answer?.type === 'refused') this.refuse('', answer);
  }

  async answerUndo(agrees: boolean): Promise<void> {
    const own = this.yours.find((seat) => seat !== this.info?.undo?.seat && !this.info?.undo?.agreed.includes(seat));
    if (own !== undefined) await this.ask({ type: 'answer undo', seat: own, agrees });
  }

  async say(text: string): Promise<boolean> {
    const seat = this.seat ?? this.yours[0];
    if (seat === undefined) return false;
    const answer = await this.ask({ type: 'say', seat, text });
    if (answer?.type === 'refused') this.refuse('', answer);
    return answer?.type === 'done';
  }

  private refuse(title: string, answer: Extract<Answer, { type: 'refused' }>): void {
    this.slip = { title, sentence: answer.sentence, clause: answer.clause ?? '' };
  }

  private ask(command: Parameters<Asker['ask']>[0]): Promise<Answer | undefined> {
    return untrack(() => this.asker)?.ask(command) ?? Promise.resolve(undefined);
  }
}
