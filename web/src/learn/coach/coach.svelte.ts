/** Whether this device is coached at a table, and what it has heard there already. Kept for as long as the tab lives. */
interface Kept {
  said: string[];
  isStopped: boolean;
}

function read(table: string): Kept {
  try {
    return { said: [], isStopped: false, ...(JSON.parse(sessionStorage.getItem(`coach ${table}`) ?? '{}') as Partial<Kept>) };
  } catch {
    return { said: [], isStopped: false };
  }
}

export class Coaching {
  isStopped = $state(false);
  private said: Set<string>;

  constructor(private readonly table: string) {
    const kept = read(table);
    this.isStopped = kept.isStopped;
    this.said = new Set(kept.said);
  }

  /** Of all that fits, what has not been said yet. */
  fresh<T extends { key: string }>(tips: T[]): T | undefined {
    return tips.find((tip) => !this.said.has(tip.key));
  }

  markSaid(key: string): void {
    this.said.add(key);
    this.keep();
  }

  stop(): void {
    this.isStopped = true;
    this.keep();
  }

  private keep(): void {
    try {
      sessionStorage.setItem(`coach ${this.table}`, JSON.stringify({ said: [...this.said], isStopped: this.isStopped }));
    } catch {
      // A private window may keep nothing; then it lasts as long as the page.
    }
  }
}
