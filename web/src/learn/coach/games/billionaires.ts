import type { View } from '../../../games/billionaires/types';
import { assetOf, faceOf } from '../../../games/billionaires/pieces/box';
import { name } from '../../../games/billionaires/words/words';
import type { Coach, Scene, Tip } from '../types';

export const coach: Coach<View> = (scene) => {
  switch (scene.view.step) {
    case 'board-choice':
      return [{ key: 'board' }];
    case 'draw-step':
      return [{ key: 'draw1' }, { key: 'draw2', values: { n: scene.view.deck_size } }];
    case 'action':
      return act(scene);
    case 'claim-choice':
      return [{ key: 'claim1' }, { key: 'claim2' }];
    case 'gamed-buy':
      return [{ key: 'gameBuy' }];
    case 'emergency-measures':
      return [{ key: 'emergency' }];
    default:
      return [{ key: 'other' }];
  }
};

/** Where a needed Asset lies, the best Market first: few hidden cards, and my own Suit open. */
function act({ view, seat, names }: Scene<View>): Tip[] {
  const own = view.seats[seat];
  const board = own?.board;
  if (!own || !board) return [{ key: 'other' }];
  const missing = (market: string): boolean => (board.spaces[market] ?? 0) > board.assets.filter((asset) => assetOf(asset).market === market).length;
  const count = (card: string): number => (faceOf(card).suit === board.suit ? 1 : -1) * (view.worth[card] ?? faceOf(card).value);
  const wanted = view.markets
    .filter((market) => market.assets.length > 0 && missing(market.market))
    .sort((one, other) => one.face_down - other.face_down || sum(other.face_up, count) - sum(one.face_up, count));
  const best = wanted[0];
  const points = sum(own.hand, (card) => view.worth[card] ?? faceOf(card).value);
  const values = { market: best ? name(best.market) : '', n: best?.face_down ?? 0, points, suit: name(board.suit) };
  const rings = best ? [`.mkt.m${best.number}`] : [];
  const tips: Tip[] = [];
  const rival = view.seats.findIndex((other, i) => i !== seat && (other.board?.filled ?? 0) >= 4);
  if (rival >= 0) tips.push({ key: 'rival', values: { name: names[rival] ?? '' } });
  if (board.filled >= 4) tips.push({ key: 'nearly', values, rings });
  if (best) tips.push({ key: 'buy1', values, rings });
  if (points <= 2) tips.push({ key: 'weak', values });
  tips.push({ key: 'invest', values, rings });
  if (best) tips.push({ key: 'buy2', values, rings });
  return [...tips, { key: 'again', values }];
}

function sum(cards: string[], worth: (card: string) => number): number {
  return cards.reduce((total, card) => total + worth(card), 0);
}
