/** How others get to a table: links that a phone can follow, of which one is shown. */
import { api } from '../wire/api';
import { patiently } from '../wire/patience';

export class Links {
  /** None if nobody but this computer can reach the server; null until we know. */
  all = $state.raw<string[] | null>(null);
  chosen = $state(0);

  constructor(readonly table: string) {
    void patiently(() => api.invitation(table)).then(
      ({ links }) => (this.all = links),
      () => (this.all = [])
    );
  }

  get link(): string {
    return this.all === null ? '' : (this.all[this.chosen] ?? `${location.origin}/t/${this.table}`);
  }

  /** The picture of the link. */
  get code(): string {
    return api.codePath(this.table, this.chosen);
  }

  get isOnlyHere(): boolean {
    return this.all?.length === 0;
  }

  /** What tells the links apart. */
  get hosts(): string[] {
    return (this.all ?? []).map((link) => new URL(link).hostname);
  }
}
