/** For whom the viewer decides: usually for themselves, in a turn that was taken over for the hostage. */
import type { SeatView, View } from '../types';

/** The hostage in whose place the viewer chooses now. */
export function heldBy(view: View): number | null {
  return view.acts_as === view.viewer ? null : view.acts_as;
}

/** Whose hand, Assets and Suit the viewer plays with now. */
export function playedBy(view: View): SeatView | undefined {
  return view.acts_as === null ? undefined : view.seats[view.acts_as];
}
