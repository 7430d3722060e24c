import { word } from '../../../games/millions/words';
import type { View } from '../../../games/millions/types';
import type { Coach, Scene, Tip } from '../types';

export const coach: Coach<View> = (scene) => {
  const { view } = scene;
  switch (view.step) {
    case 'role-choice':
      return [{ key: 'role1' }, { key: 'role2', values: { n: view.heist } }, { key: 'role3', values: { n: view.heist } }];
    case 'announcement':
      return [{ key: 'say1' }, { key: 'say2' }];
    case 'negotiation':
      return negotiate(scene);
    case 'answer':
    case 'counter-answer':
      return [{ key: 'answer1' }, { key: 'answer2' }];
    case 'vote':
      return [{ key: 'vote' }];
    case 'tech-target':
      return [{ key: 'tech' }];
    case 'mentalist-victim':
      return [{ key: 'mentalist' }];
    default:
      return [{ key: 'compose' }];
  }
};

/** Whether somebody else shows or says the role that I have sent. */
function negotiate({ view, seat, names }: Scene<View>): Tip[] {
  const own = view.seats[seat]?.characters[0];
  const role = own?.role ?? '';
  if (!own?.is_in) return [{ key: 'out' }];
  const values = { role: role ? word(role as 'Tech') : '' };
  const twin = view.seats.findIndex((other, i) => i !== seat && other.characters.some((one) => one.is_in && one.announced === role));
  const tips: Tip[] = [];
  if ((view.face_up[role] ?? 0) >= 2 && twin >= 0) tips.push({ key: 'twin', values: { ...values, n: (view.face_up[role] ?? 0) - 1, name: names[twin] ?? '' }, rings: [`.lane:nth-child(${twin + 1})`] });
  else if ((view.face_up[role] ?? 0) >= 2) tips.push({ key: 'twinHidden', values });
  else tips.push({ key: 'alone', values });
  return [...tips, { key: 'deal2' }];
}
