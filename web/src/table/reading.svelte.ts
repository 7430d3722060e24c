/** How much of the chat this reader has read, remembered for as long as the tab is open. One's own words are no news. */
import type { ChatMessage } from '../wire/messages';

interface Heard {
  info: { id: string } | null;
  said: ChatMessage[];
  yours: number[];
}

export class Reading {
  private last = $state(0);

  constructor(private readonly table: Heard) {
    this.last = Number(this.store?.getItem(this.key) ?? 0);
  }

  get unread(): number {
    return this.table.said.filter((one) => one.seq > this.last && !this.table.yours.includes(one.seat)).length;
  }

  /** All that was said is before somebody's eyes. */
  read(): void {
    const newest = this.table.said.at(-1)?.seq ?? 0;
    if (newest <= this.last) return;
    this.last = newest;
    this.store?.setItem(this.key, String(newest));
  }

  private get key(): string {
    return `fatcats read ${this.table.info?.id ?? ''}`;
  }

  private get store(): Storage | null {
    try {
      return sessionStorage;
    } catch {
      return null; // a private window may keep nothing
    }
  }
}
