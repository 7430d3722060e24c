import type { View } from '../../../games/counterfeiters/types';
import { about, type Coach, type Scene, type Tip } from '../types';

const NEAR = 3;
const RICH = 60;

export const coach: Coach<View> = (scene) => {
  switch (scene.view.step) {
    case 'turn':
      return turn(scene);
    case 'supermarket-notes':
      return [{ key: 'supermarket' }];
    case 'receiver-notes':
      return [{ key: 'receiver' }];
    case 'flight':
      return [{ key: 'flight' }];
    case 'diners':
      return [{ key: 'diners' }];
    case 'last-henchmen':
      return [{ key: 'last' }];
    default:
      return [{ key: 'lawyer' }];
  }
};

function turn({ view, seat, options }: Scene<View>): Tip[] {
  const own = view.seats[seat];
  const money = own?.money;
  const fakes = (money?.fakes ?? []).reduce((sum, n) => sum + n, 0);
  const cash = money?.cash ?? 0;
  const can = (action: string): boolean => options.some((option) => view.spaces.some((space) => space.action === action && space.name === about(option)['space']));
  const godfather = Object.entries(view.track).find(([at, effect]) => /godfather|last/.test(effect) && Number(at) > view.officer);
  const steps = godfather ? Number(godfather[0]) - view.officer : 99;
  const tips: Tip[] = [];
  if (options.length === 1) tips.push({ key: 'nothing' });
  tips.push({ key: 'turn1', rings: ['.sp.can'] });
  if (steps <= NEAR && cash >= RICH) tips.push({ key: 'godfather', values: { n: steps } });
  if (fakes > 0 && (can('supermarket') || can('receiver'))) tips.push({ key: 'sell', values: { n: fakes } });
  if (fakes === 0 && can('print')) tips.push({ key: 'print', values: { n: own?.print_run ?? 2 } });
  if (cash >= 20 && can('black_market')) tips.push({ key: 'market' });
  if (view.next_effect) tips.push({ key: 'hat' });
  if (cash < 20) tips.push({ key: 'tax' });
  tips.push({ key: 'round', values: { n: view.round } }, { key: 'again' });
  return tips;
}
