/** One reader's stage: scenes one after the other, at the reader's pace. */
import type { Beat, Scene } from './scene';

export const PACES = ['instant', 'brisk', 'normal', 'step'] as const;
export type Pace = (typeof PACES)[number];

const BRISK = 0.5;
const MAX_WAITING = 4; // as many as a Round's end has to tell at once; more than these fold into their receipts
const NOTHING: Beat = { ms: 0 };

export class Stage {
  scene = $state.raw<Scene | null>(null);
  beat = $state(0);
  /** Opened again by hand: it stands still until it is closed. */
  isReceipt = $state(false);
  /** How the viewer saw the table before the scenes that are on: seats keep it until the verdict. */
  before = $state.raw<unknown>(null);

  private waiting = $state.raw<Scene[]>([]);
  private shown = new Map<string, number>(); // how many beats of a scene were shown
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hasWaited = false; // the last beat was read, and more is to come
  private onDark: () => void = () => undefined;

  constructor(
    private readonly pace: () => Pace,
    private readonly isStill: () => boolean
  ) {}

  /** Called whenever the stage is empty again. */
  whenDark(call: () => void): void {
    this.onDark = call;
  }

  get last(): number {
    return (this.scene?.beats.length ?? 1) - 1;
  }

  get isAtEnd(): boolean {
    return this.beat >= this.last;
  }

  get isHolding(): boolean {
    return this.scene !== null && !this.isReceipt && this.beat < (this.scene.verdict ?? 0);
  }

  /** The first line of what has not been seen yet: of the scene that keeps its verdict back, and of those that wait. */
  get unseen(): number {
    const waiting = this.waiting.map(({ from }) => from);
    return Math.min(...waiting, this.isHolding ? (this.scene?.from ?? Infinity) : Infinity);
  }

  /** How long the beat under way stands, or nothing if it waits for a touch. */
  get lasts(): number | null {
    const beat = this.scene?.beats[this.beat] ?? NOTHING;
    if (this.isReceipt || (beat.isStop && this.pace() === 'step')) return null;
    return this.pace() === 'brisk' ? beat.ms * BRISK : beat.ms;
  }

  /** Scenes that are new, or that have grown. */
  take(scenes: Scene[], before: unknown): void {
    if (this.pace() === 'instant') return;
    for (const scene of scenes) {
      if (scene.key === this.scene?.key) this.grow(scene);
      else if ((this.shown.get(scene.key) ?? 0) < scene.beats.length) this.waiting = [...this.waiting.filter((other) => other.key !== scene.key), scene];
    }
    this.waiting = this.waiting.slice(-MAX_WAITING);
    if (this.scene === null || this.isReceipt) {
      if (this.waiting.length > 0) this.before = before;
      this.next();
    }
  }

  private grow(scene: Scene): void {
    this.scene = scene;
    if (!this.hasWaited) return;
    this.hasWaited = false;
    this.to(this.beat + 1);
  }

  /** A touch: on to what is to be read; from there to the next; from the last away. */
  tap(): void {
    const scene = this.scene;
    if (!scene) return;
    if (this.isReceipt || this.isAtEnd) return this.next();
    const isReading = scene.beats[this.beat]?.isStop === true;
    const stop = scene.beats.findIndex((beat, i) => beat.isStop && i > this.beat);
    this.to(isReading ? this.beat + 1 : stop < 0 ? this.last : stop);
  }

  /** Open a receipt. */
  open(scene: Scene): void {
    clearTimeout(this.timer);
    this.isReceipt = true;
    this.scene = scene;
    this.beat = scene.beats.length - 1;
  }

  /** Nothing of it is true any more, or the viewer goes on with something else. */
  clear(): void {
    this.waiting = [];
    this.shown.clear();
    this.next();
  }

  private next(): void {
    clearTimeout(this.timer);
    this.isReceipt = this.hasWaited = false;
    const wasOn = this.scene !== null;
    if (this.scene) this.shown.set(this.scene.key, this.scene.beats.length);
    const [scene = null, ...waiting] = this.waiting;
    this.scene = scene;
    this.waiting = waiting;
    if (this.scene) this.to(this.firstOf(this.scene));
    else if (wasOn) this.onDark();
  }

  /** Where a scene begins: after what was seen of it; with what is to be read where nothing shall move. */
  private firstOf(scene: Scene): number {
    const seen = this.shown.get(scene.key) ?? 0;
    const stop = scene.beats.findIndex((beat, i) => beat.isStop && i >= seen);
    return this.isStill() && stop >= 0 ? stop : seen;
  }

  private to(beat: number): void {
    clearTimeout(this.timer);
    this.beat = Math.min(beat, this.last);
    const ms = this.lasts;
    if (ms !== null) this.timer = setTimeout(() => this.elapsed(), ms);
  }

  private elapsed(): void {
    if (document.hidden) return addEventListener('visibilitychange', () => this.to(this.beat), { once: true }); // nobody has read it
    if (!this.isAtEnd) this.to(this.beat + 1);
    else if (this.scene?.isOpen && this.waiting.length === 0) this.hasWaited = true;
    else this.next();
  }
}
