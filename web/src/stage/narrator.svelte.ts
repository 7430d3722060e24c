/** Between a table and its stage: which news are scenes, what is held back until they were seen, what is said besides. */
import { untrack } from 'svelte';
import type { GameBoard, Person } from '../games/contract';
import { preferences } from '../preferences.svelte';
import { isStill } from '../table/motion';
import type { News, Table } from '../table/table.svelte';
import type { EventName, LogLine } from '../wire/messages';
import { rows, type Row } from './rows';
import type { Notice, Scene, Context } from './scene';
import { Stage } from './stage.svelte';

const MAX_NOTICES = 2;
const MAX_EARLIER = 12; // lines of the log
const MIN = 4000; // milliseconds that a notice stays, whatever is touched

export class Narrator {
  readonly stage = new Stage(() => preferences.pace, isStill);
  /** The last news, once the scenes that they brought were seen: then things may fly. */
  news = $state.raw<News>({ number: 0, lines: [] });
  notices = $state.raw<(Notice & { at: number })[]>([]);
  /** How much of the table is covered by what stands above the dock, in pixels. */
  covered = $state(0);
  /** The step up to which the recap was put away. */
  private read = $state(-1);

  private heard = 0;
  private undone = 0;
  private seat: number | null = null;
  private view: unknown = null;
  private held: LogLine[] = [];
  private coming: Notice[] = [];

  constructor(
    private readonly table: Table,
    private readonly board: () => GameBoard,
    private readonly people: () => Person[]
  ) {
    this.stage.whenDark(() => this.release());
  }

  readonly context: Context = $derived.by(() => ({ lines: this.table.lines, view: this.table.perspective?.view, you: this.table.seat, people: this.people() }));
  readonly scenes: Scene[] = $derived.by(() => (this.context.view ? (this.board().narration?.scenes(this.context as never) ?? []) : []));

  /** While a scene keeps its verdict back or waits for its turn, so does everything that is told beside it. */
  private readonly end: number = $derived(this.stage.unseen);
  readonly told: Context = $derived.by(() => (this.end < Infinity ? { ...this.context, lines: this.context.lines.slice(0, this.end) } : this.context));
  readonly toldScenes: Scene[] = $derived.by(() => this.scenes.filter((scene) => scene.from < this.end));

  /** The first line after the viewer's own last decision; where none is known, after the last turn. */
  readonly first: number = $derived.by(() => {
    const { lines, decided } = this.table;
    const at = decided === null ? this.afterTurn(lines) : lines.findIndex((line) => line.step > decided);
    return at < 0 ? lines.length : at;
  });
  readonly since: Row[] = $derived.by(() => rows(this.board().narration, this.toldScenes, this.told, this.first));

  /** The last of what happened before that. */
  readonly earlier: Row[] = $derived.by(() => {
    const all = rows(this.board().narration, this.toldScenes, this.told, Math.max(0, this.first - MAX_EARLIER));
    return all.filter((row) => !this.since.some(({ key }) => key === row.key));
  });

  private afterTurn(lines: LogLine[]): number {
    const { seat } = this.table;
    const isTurn = (line: LogLine, i: number): boolean => this.board().narration?.begins?.(line, lines[i - 1])?.kind === 'turn';
    const own = lines.findLastIndex((line, i) => line.seat === seat && isTurn(line, i));
    return lines.findIndex((line, i) => i > own && line.seat !== seat && (own < 0 || isTurn(line, i)));
  }

  /** What the others did, at the beginning of one's turn, until it is put away. */
  get recap(): Row[] {
    const isDue = this.board().narration?.hasRecap && this.table.isAsked && this.table.seat !== null && this.stage.scene === null;
    return isDue && (this.table.perspective?.decision ?? 0) > this.read ? this.since : [];
  }

  closeRecap(): void {
    this.read = this.table.perspective?.decision ?? 0;
  }

  /** Whatever has changed at the table since the last time. */
  follow(): void {
    const { news, lines, perspective, undone } = this.table;
    untrack(() => {
      if (this.table.seat !== this.seat || undone !== this.undone) this.forget(); // other eyes, or something was taken back
      if (news.number !== this.heard) this.hear(news, lines);
      if (this.table.isAsked) this.letGo(() => true);
      this.heard = news.number;
      this.undone = undone;
      this.seat = this.table.seat;
      this.view = perspective?.view ?? null;
    });
  }

  private hear(news: News, lines: LogLine[]): void {
    const fresh = lines.length - news.lines.length;
    this.letGo((ends) => news.lines.some((line) => ends.includes(line.event)));
    this.coming.push(...(this.board().narration?.notices?.(this.context as never, fresh) ?? []));
    this.held.push(...news.lines);
    this.stage.take(this.scenes.filter((scene) => scene.to >= fresh), this.view);
    if (this.stage.scene === null || this.stage.scene.isRibbon) this.release();
  }

  private release(): void {
    if (this.held.length > 0) this.news = { number: this.news.number + 1, lines: this.held };
    this.held = [];
    const now = Date.now();
    const all = new Map([...this.notices, ...this.coming.map((notice) => ({ ...notice, at: now }))].map((notice) => [notice.key, notice]));
    if (this.coming.length > 0) this.notices = [...all.values()].slice(-MAX_NOTICES);
    this.coming = [];
    if (this.table.isAsked) this.letGo(() => true);
  }

  /** What is over, and left nothing behind, goes as soon as it could be read. */
  private letGo(isOver: (ends: EventName[]) => boolean): void {
    for (const { key, ends, at } of this.notices) if (ends && isOver(ends)) setTimeout(() => this.close(key), Math.max(0, at + MIN - Date.now()));
  }

  /** What was shown is not true any more, or was for somebody else. */
  private forget(): void {
    this.held = [];
    this.coming = [];
    this.notices = [];
    this.stage.clear();
  }

  close(key: string): void {
    this.notices = this.notices.filter((notice) => notice.key !== key);
  }

  /** The viewer has touched something: what stood long enough goes. */
  touched(): void {
    const stay = this.notices.filter((notice) => Date.now() - notice.at < MIN);
    if (stay.length < this.notices.length) this.notices = stay;
    if (this.recap.length > 0) this.closeRecap();
  }
}
