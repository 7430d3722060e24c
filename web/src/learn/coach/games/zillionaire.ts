import { faceOf } from '../../../games/zillionaire/cards';
import type { View } from '../../../games/zillionaire/types';
import { grouped, word } from '../../../games/zillionaire/words';
import { about, type Coach, type Scene, type Tip } from '../types';

const FEW = 3;

export const coach: Coach<View> = (scene) => {
  const { view } = scene;
  if (view.step === 'lead') return lead(scene);
  if (view.step === 'size-naming') return [{ key: 'size' }];
  return follow(scene);
};

function lowest(view: View): string {
  const held = Object.keys(view.hand).filter((rank) => (view.hand[rank] ?? 0) > 0);
  return held.sort((one, other) => faceOf(one).number - faceOf(other).number)[0] ?? '';
}

function lead({ view }: Scene<View>): Tip[] {
  const rank = lowest(view);
  const values = { rank: word(rank as 'Bump'), n: view.hand[rank] ?? 1 };
  return [
    { key: 'lead1', values, rings: ['.hand .grp'] },
    { key: 'lead2', values, rings: ['.hand .grp'] },
    { key: 'lead3', values }
  ];
}

function follow({ view, options, seat, names }: Scene<View>): Tip[] {
  const top = view.top;
  const n = top?.size ?? top?.cards ?? 1;
  const isOne = top !== null && top.cards !== n; // one 5 that counts as more
  const values = { n, cards: top ? (isOne ? `${word(top.rank)} (${word('counts', { n })})` : grouped(top.rank, n)) : '' };
  const tips: Tip[] = [];
  if (options.length === 1) tips.push({ key: 'mustPass', values }, { key: 'mustPass2' });
  else {
    if (top?.rank === 'Bankrupt') tips.push({ key: 'bankrupt', rings: ['.hand .grp:not(:has(.cant))'] });
    if (options.some((option) => about(option)['rank'] === '5')) tips.push({ key: 'five', values });
    tips.push({ key: 'follow1', values, rings: ['.hand .grp:not(:has(.cant))'] }, { key: 'follow2', values });
    const near = view.seats.findIndex((other, i) => i !== seat && (other.cards ?? 99) > 0 && (other.cards ?? 99) <= FEW);
    if (near >= 0) tips.push({ key: 'near', values: { name: names[near] ?? '' } });
    tips.push({ key: 'follow3', values });
  }
  return tips;
}
