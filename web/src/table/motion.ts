/**
 * Motion that explains: things travel between places that have a name (`use:place={'seat 2'}`). Off with reduced motion;
 * a touch or the space bar skips what is under way.
 */
import { preferences } from '../preferences.svelte';

const places = new Map<string, Element>();
const flying = new Set<Animation>();
const LONGEST = 1000; // milliseconds that one batch of news may take in all
const APART = 40; // between copies of one thing

export function place(node: Element, name: string): { update(name: string): void; destroy(): void } {
  let current = name;
  places.set(current, node);
  return {
    update(next) {
      if (places.get(current) === node) places.delete(current);
      current = next;
      places.set(current, node);
    },
    destroy() {
      if (places.get(current) === node) places.delete(current);
    }
  };
}

export function isStill(): boolean {
  return !preferences.motion || matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
}

export function skip(): void {
  for (const animation of flying) animation.finish();
}

export interface Flight {
  from: string;
  to: string;
  /** What is seen flying; `done` is called when it has landed. */
  what: () => Element;
  done?: (thing: Element) => void;
  count?: number;
  delay?: number;
  duration?: number;
}

/** Send copies of a thing along a slight arc from one place to another. */
export function fly({ from, to, what, done, count = 1, delay = 0, duration = 420 }: Flight): void {
  const start = places.get(from)?.getBoundingClientRect();
  const end = places.get(to)?.getBoundingClientRect();
  if (isStill() || !start?.width || !end?.width) return; // what is folded away has no place
  for (let i = 0; i < Math.min(count, 7); i++) {
    const thing = what();
    const wait = Math.min(delay + i * APART, LONGEST - duration); // what would come too late lands with the last
    launch(thing, centre(start), centre(end), wait, duration, () => done?.(thing));
  }
}

interface Point {
  x: number;
  y: number;
}

function centre(box: DOMRect): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function launch(thing: Element, from: Point, to: Point, delay: number, duration: number, done: () => void): void {
  const ghost = document.createElement('div');
  ghost.className = 'flying';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.append(thing);
  (document.querySelector('.table') ?? document.body).append(ghost);
  const at = (x: number, y: number, turn: number): string => `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg)`;
  const lift = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) * 0.18);
  const animation = ghost.animate(
    [
      { transform: at(from.x, from.y, -8), opacity: 0.4 },
      { transform: at((from.x + to.x) / 2, (from.y + to.y) / 2 - lift, 4), opacity: 1, offset: 0.5 },
      { transform: at(to.x, to.y, 2), opacity: 1 }
    ],
    { duration, delay, easing: 'cubic-bezier(.45,.05,.2,1)', fill: 'both' }
  );
  flying.add(animation);
  animation.onfinish = animation.oncancel = () => {
    flying.delete(animation);
    ghost.remove();
    done();
  };
}

/** Let a thing that has changed be noticed: with motion a pulse, without it an outline for two seconds. */
export function notice(name: string): void {
  const node = places.get(name);
  if (!node) return;
  node.classList.remove('noticed');
  requestAnimationFrame(() => node.classList.add('noticed'));
  setTimeout(() => node.classList.remove('noticed'), 2000);
}
