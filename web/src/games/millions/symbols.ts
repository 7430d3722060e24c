/** What each symbol of this board is called and means. */
import type { Explain, Explained } from '../../symbols/symbol';
import { fill, language } from '../../words/words.svelte';
import { portrait } from './roles';
import type { View } from './types';
import { word } from './words';

const en = {
  Tech: 'Acts first. Alone in its role it turns in one role that lies face up: all of them fall out. Left all alone it loses 5M.',
  Acrobat: 'Alone in its role it takes 5M from the middle before the rest is shared.',
  Brute: 'Takes 2M from the middle, even if it is knocked out.',
  Mentalist: 'Alone in its role it steals 2M from the owner of a Brute, Tech or Acrobat who is still there.',
  Brain: 'Alone in its role it adds the amount of the loot once more.',
  Driver: 'Alone in its role it takes 1M for each character who is still there.',
  order: 'They act in this order: Tech, Acrobat, Brute, Mentalist, Brain, Driver.',
  loot: 'What this heist is about: {amount}M lie in the middle for those who are left.',
  bonusName: 'Bonus: {role}',
  bonus: 'If this role is still there at the end, the loot is {n}M larger.',
  centre: 'The loot and the antes of all who are In. Whoever is left at the end shares it.',
  leader: 'Begins, and alone may call the vote to start the heist. Whoever has the least money leads next.',
  fortuneName: 'Fortune',
  fortune: 'Whoever has 50M after a heist wins. After five heists the richest wins.',
  hidden: 'One of the cards that were sent stays hidden until its role is called. It may be anybody’s.',
  outName: 'Out',
  out: 'Has left this heist with the ante: no share, and nothing can happen to this character.',
  knockedOutName: 'Knocked out',
  knockedOut: 'Two of one role, or turned in by the Tech: no share in this heist.'
};
const de: Record<keyof typeof en, string> = {
  Tech: 'Handelt zuerst. Allein in seiner Rolle verpfeift er eine, die offen liegt: Alle davon fliegen raus. Ganz allein übrig, verliert er 5M.',
  Acrobat: 'Allein in seiner Rolle nimmt er 5M aus der Mitte, bevor geteilt wird.',
  Brute: 'Nimmt 2M aus der Mitte, selbst wenn er ausgeschaltet wird.',
  Mentalist: 'Allein in seiner Rolle stiehlt er 2M von jemandem mit Schläger, Techniker oder Akrobat, der noch da ist.',
  Brain: 'Allein in seiner Rolle legt er den Betrag der Beute noch einmal dazu.',
  Driver: 'Allein in seiner Rolle nimmt er 1M für jede Figur, die noch da ist.',
  order: 'Sie handeln in dieser Reihenfolge: Techniker, Akrobat, Schläger, Mentalist, Kopf, Fahrer.',
  loot: 'Darum geht es bei diesem Coup: {amount}M liegen in der Mitte für alle, die übrig bleiben.',
  bonusName: 'Zuschlag: {role}',
  bonus: 'Ist diese Rolle am Ende noch da, wird die Beute um {n}M größer.',
  centre: 'Die Beute und die Einsätze aller, die dabei sind. Wer am Ende übrig ist, teilt sie.',
  leader: 'Beginnt und lässt als Einziger über den Start abstimmen. Wer am wenigsten Geld hat, ist beim nächsten Coup der Boss.',
  fortuneName: 'Vermögen',
  fortune: 'Wer nach einem Coup 50M hat, gewinnt. Nach fünf Coups gewinnt der Reichste.',
  hidden: 'Eine der geschickten Karten bleibt verdeckt, bis ihre Rolle an der Reihe ist. Sie kann jedem gehören.',
  outName: 'Raus',
  out: 'Hat diesen Coup mit dem Einsatz verlassen: kein Anteil, und es kann nichts mehr geschehen.',
  knockedOutName: 'Ausgeschaltet',
  knockedOut: 'Zwei in einer Rolle, oder vom Techniker verpfiffen: kein Anteil an diesem Coup.'
};

export const explain: Explain = (kind, thing, view: View): Explained | null => {
  const say = (key: string, values: Record<string, string | number> = {}): string => fill((language() === 'de' ? de : en)[key as keyof typeof en] ?? '', values);
  switch (kind) {
    case 'role':
      return { name: word(thing), text: say(thing), more: say('order'), icon: portrait(thing) };
    case 'loot':
      return { name: word('loot'), text: say('loot', { amount: view.loot.amount }) };
    case 'bonus':
      return { name: say('bonusName', { role: word(thing) }), text: say('bonus', { n: view.loot.bonus }), icon: portrait(thing) };
    case 'centre':
      return { name: word('middle'), text: say('centre') };
    case 'leader':
      return { name: word('leader'), text: say('leader') };
    case 'fortune':
      return { name: say('fortuneName'), text: say('fortune') };
    case 'hidden':
      return { name: word('hiddenLong'), text: say('hidden') };
    case 'state':
      return { name: say(`${thing}Name`), text: say(thing) };
    default:
      return null;
  }
};
