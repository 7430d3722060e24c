/** For whom somebody decides: usually for themselves, in a turn that was taken over (RR-12.16) for the hostage. */
import type { SeatView, View } from '../types';

/** What a captor decides; all else in such a turn everybody decides for themselves (RR-12.19). */
const HELD = new Set<View['step']>([
  'draw-step', 'action', 'market-reveal', 'claim-choice', 'gamed-buy', 'gangster-window', 'bribe-step', 'turn-end', 'launch-window'
]);

/** The hostage in whose place the viewer chooses now. */
export function heldBy(view: View): number | null {
  const troublemaker = view.troublemaker;
  if (!troublemaker || troublemaker.captor === null || troublemaker.captor !== view.viewer || !HELD.has(view.step)) return null;
  return troublemaker.hostage;
}

/** Whose hand, Assets and Suit the viewer plays with now. */
export function playedBy(view: View): SeatView | undefined {
  const seat = heldBy(view) ?? view.viewer;
  return seat === null ? undefined : view.seats[seat];
}
