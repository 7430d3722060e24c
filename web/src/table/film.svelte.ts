/** A finished game, step by step: frames come in pieces, from whichever seat one looks. */
import { router } from '../router.svelte';
import { api, whyGone } from '../wire/api';
import type { Frame, LogLine, TableInfo } from '../wire/messages';
import { patiently } from '../wire/patience';
import type { News } from './table.svelte';

const PIECE = 40; // frames fetched at once
const PACE = 1200; // milliseconds a step when it runs on

export class Film {
  info = $state.raw<TableInfo | null>(null);
  step = $state(0);
  steps = $state(0);
  seat = $state<number | null>(null); // from which we look …
  from = $state<number | null>(null); // … and from which we shall, when its frames are here
  scores = $state.raw<number[][]>([]);
  problem = $state('');
  news = $state.raw<News>({ number: 0, lines: [] });
  isPlaying = $state(false);
  isFetching = $state(false);
  private frames = $state.raw(new Map<number, Frame>());
  private last = $state.raw<Frame>(); // shown until the next one is here
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    step: number,
    seat: number | null
  ) {
    this.step = step;
    this.seat = this.from = seat;
  }

  get frame(): Frame | undefined {
    return this.frames.get(this.step) ?? this.frames.get(this.step - 1) ?? this.last;
  }

  /** What was seen up to this step, as far back as we have it. */
  get lines(): LogLine[] {
    const seen: LogLine[][] = [];
    for (let step = this.step; this.frames.has(step); step--) seen.unshift(this.frames.get(step)?.perspective.lines ?? []);
    return seen.flat();
  }

  async load(): Promise<void> {
    try {
      this.info = (await patiently(() => api.table(this.id))).table;
      await this.fetch(this.step);
    } catch (error) {
      this.problem = whyGone(error);
    }
  }

  to(step: number): void {
    const wanted = Math.min(this.steps, Math.max(0, step));
    const isNext = wanted === this.step + 1;
    this.last = this.frame;
    this.step = wanted;
    this.name();
    const frame = this.frames.get(wanted);
    if (!frame) void this.fetch(wanted);
    else if (isNext) this.news = { number: this.news.number + 1, lines: frame.perspective.lines ?? [] };
  }

  look(seat: number | null): void {
    this.from = seat;
    this.name();
    void this.fetch(this.step);
  }

  play(): void {
    this.isPlaying = !this.isPlaying;
    clearTimeout(this.timer);
    if (this.isPlaying) this.run();
  }

  private run(): void {
    if (!this.isPlaying || this.step >= this.steps) {
      this.isPlaying = false;
      return;
    }
    this.to(this.step + 1);
    this.timer = setTimeout(() => this.run(), PACE);
  }

  /** The address is a link to this moment. */
  private name(): void {
    router.rename(`/r/${this.id}?step=${this.step}${this.from === null ? '' : `&seat=${this.from}`}`);
  }

  private async fetch(step: number): Promise<void> {
    const first = Math.max(0, step - 5);
    const seat = this.from;
    this.isFetching = true;
    try {
      const replay = await patiently(() => api.replay(this.id, seat, first, first + PIECE - 1));
      if (seat !== this.from) return;
      this.steps = replay.steps;
      this.scores = replay.scores;
      this.step = Math.min(this.step, this.steps);
      const known = seat === this.seat ? this.frames : [];
      this.seat = seat;
      this.frames = new Map([...known, ...replay.frames.map((frame): [number, Frame] => [frame.step, frame])]);
      this.isFetching = false;
    } catch (error) {
      this.problem = whyGone(error);
    }
  }
}
