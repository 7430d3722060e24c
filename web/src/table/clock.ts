import type { SeatClock } from '../wire/messages';

/** Milliseconds left on a seat's clock, or on that of a phase without turns, by the server's time; null if there is none. */
export function left(clocks: SeatClock[], seat: number | undefined, now: number): number | null {
  const clock = clocks.find((running) => running.seat === null || running.seat === seat);
  if (!clock) return null;
  return clock.until === null ? clock.left : Math.max(0, clock.until - now);
}

/** 0:41, 12:05, 3 h, 2 d. */
export function shortTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 172_800) return `${Math.floor(seconds / 86_400)} d`;
  if (seconds >= 7200) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
