/** Where we are, from the address: the start page, a table, a replay, a page for learning, the page about us, or nowhere. */
export type Place =
  | { page: 'start' }
  | { page: 'about' }
  | { page: 'lost' }
  | { page: 'learn'; game: string }
  | { page: 'table'; table: string; isScreen: boolean }
  | { page: 'replay'; table: string; step: number | null; seat: number | null };

export function read(address: URL): Place {
  const [, kind, table] = address.pathname.split('/');
  const number = (name: string): number | null => {
    const text = address.searchParams.get(name);
    return text !== null && /^\d+$/.test(text) ? Number(text) : null;
  };
  if (kind === 't' && table) return { page: 'table', table, isScreen: address.searchParams.has('screen') };
  if (kind === 'r' && table) return { page: 'replay', table, step: number('step'), seat: number('seat') };
  if (kind === 'learn') return { page: 'learn', game: table ?? '' };
  if (!kind || kind === 'index.html') return { page: 'start' };
  return { page: kind === 'about' ? 'about' : 'lost' };
}

class Router {
  place = $state.raw<Place>({ page: 'start' });

  constructor() {
    if (typeof location === 'undefined') return;
    this.place = read(new URL(location.href));
    addEventListener('popstate', () => (this.place = read(new URL(location.href))));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.place = read(new URL(location.href));
    scrollTo(0, 0);
  }

  /** Change the address of the page we are on, without a new entry in the history. */
  rename(path: string): void {
    history.replaceState(history.state, '', path);
  }
}

export const router = new Router();

/** For links: an ordinary click stays in the page, everything else is the browser's. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  router.go(event.currentTarget.pathname + event.currentTarget.search);
}
