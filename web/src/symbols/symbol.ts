/**
 * Whatever lies on a board can be asked for its name and one sentence. A piece says which symbol it is with
 * `data-symbol="rank:Bump"`; the game explains it from what the reader sees.
 */
export interface Explained {
  name: string;
  text: string;
  /** What only this reader knows of it, or what it means just now. */
  more?: string;
  icon?: string;
}

export type Explain = (kind: string, thing: string, view: never) => Explained | null;

const SYMBOL = '[data-symbol]';

/** The symbol that this element is, or is a part of. */
export function symbolOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(SYMBOL) : null;
}

/** For the keyboard: the symbol in focus, or the first one within what has the focus. */
export function symbolIn(focused: Element | null): HTMLElement | null {
  if (!focused || focused === document.body) return null;
  return symbolOf(focused) ?? (focused.matches('main, section') ? null : focused.querySelector<HTMLElement>(SYMBOL));
}

/** Does a touch do something here? Then it does not ask: a Market is a symbol, and the button within it chooses it. */
export function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, input, select, label, [role=button]') !== null;
}

/** All symbols in sight, each once, in the order of the page. */
export function symbolsInSight(): string[] {
  const seen = [...document.querySelectorAll<HTMLElement>(`.table ${SYMBOL}`)].filter((symbol) => symbol.checkVisibility());
  return [...new Set(seen.map((symbol) => symbol.dataset['symbol'] ?? ''))];
}

/** "rank:Bump" in its two parts; a name may have colons of its own. */
export function parted(symbol: string): [kind: string, thing: string] {
  const at = symbol.indexOf(':');
  return at < 0 ? [symbol, ''] : [symbol.slice(0, at), symbol.slice(at + 1)];
}
