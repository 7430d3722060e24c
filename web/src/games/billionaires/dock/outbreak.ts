/** What a Buy sets loose besides, won or lost: the Crisis that is known to lie at the Market. */
import { isCrisis } from '../pieces/box';
import type { View } from '../types';

const TEN = 10; // Rebels bring the Revolution

export interface Outbreak {
  crisis: string;
  rebels: number; // that it brings
  isLast: boolean; // then the Revolution comes
}

/** Of several only the one with the most Rebels breaks out. */
export function outbreak(view: View, marketName: string): Outbreak | null {
  const market = view.markets.find((one) => one.market === marketName);
  const crises = [...(market?.face_up ?? []), ...(market?.known ?? [])].filter(isCrisis);
  const icons = (crisis: string): number => view.icons[crisis] ?? 0;
  const [crisis] = crises.sort((one, other) => icons(other) - icons(one));
  return crisis === undefined ? null : { crisis, rebels: icons(crisis), isLast: view.rebels + icons(crisis) >= TEN };
}
