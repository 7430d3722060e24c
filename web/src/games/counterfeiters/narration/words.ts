/** Sentences of the stage. `…You` is said to the person it is about. */
import { fill, language } from '../../../words/words.svelte';
import type { Person } from '../../contract';

const en = {
  hat: 'A hat: the officer moves one step.',
  godfather: 'The Godfather takes half of all cash',
  pays: '{name} pays',
  paysYou: 'You pay',
  half: 'half of the cash',
  safe: 'Offshore is safe, fakes are safe too. Half is rounded up to the next $10.',
  brought: 'A hat of {name} brought the officer here.',
  broughtYou: 'Your hat brought the officer here.',
  police: 'The police',
  'ban rose': 'It stays so until the end of the game.',
  'strike began': 'The strike ends when the officer moves on.',
  'closing began': 'This round is broken off; then the money is counted.',
  rGodfather: 'The Godfather took half of all cash.',
  rGodfatherYou: 'The Godfather took half of all cash; you paid ${sum}.',
  paid: 'You paid ${sum}.',
  paidWhy: 'The Godfather takes half of all cash. You have ${left} left; offshore is safe.',
  whyOfficer: 'A space with a hat was used.',
  whyBin: 'At the end of a round a card over the bin goes.',
  whyLaid: 'Free places of the black market are filled up.',
  whyGodfather: 'The officer has reached the Godfather’s space.',
  whyTrack: 'The officer has reached that space.',
  whyDiners: 'Diners take a fake each at the end of a round.',
  whyPawn: 'Whoever holds it begins the next round.',
  whyRound: 'All henchmen come back.'
};
const de: Record<keyof typeof en, string> = {
  hat: 'Eine Mütze: Der Polizist geht einen Schritt.',
  godfather: 'Der Pate nimmt allen die Hälfte des Bargelds',
  pays: '{name} zahlt',
  paysYou: 'Du zahlst',
  half: 'die Hälfte des Bargelds',
  safe: 'Das Konto im Ausland ist sicher, Blüten auch. Die Hälfte wird auf volle $10 aufgerundet.',
  brought: 'Eine Mütze von {name} hat den Polizisten hergebracht.',
  broughtYou: 'Deine Mütze hat den Polizisten hergebracht.',
  police: 'Die Polizei',
  'ban rose': 'So bleibt es bis zum Ende der Partie.',
  'strike began': 'Der Streik endet, wenn der Polizist weitergeht.',
  'closing began': 'Diese Runde wird abgebrochen; dann wird das Geld gezählt.',
  rGodfather: 'Der Pate hat allen die Hälfte des Bargelds genommen.',
  rGodfatherYou: 'Der Pate hat allen die Hälfte des Bargelds genommen; du zahlst ${sum}.',
  paid: 'Du zahlst ${sum}.',
  paidWhy: 'Der Pate nimmt allen die Hälfte des Bargelds. Dir bleiben ${left}; das Konto im Ausland ist sicher.',
  whyOfficer: 'Ein Feld mit Mütze wurde benutzt.',
  whyBin: 'Am Ende einer Runde kommt weg, was über einem Eimer liegt.',
  whyLaid: 'Freie Plätze des Schwarzmarkts werden aufgefüllt.',
  whyGodfather: 'Der Polizist hat das Feld des Paten erreicht.',
  whyTrack: 'Der Polizist hat dieses Feld erreicht.',
  whyDiners: 'Imbisse nehmen am Ende einer Runde je eine Blüte.',
  whyPawn: 'Wer sie hat, beginnt die nächste Runde.',
  whyRound: 'Alle Handlanger kommen zurück.'
};

export type Saying = keyof typeof en;

export function say(key: Saying, values: Record<string, string | number> = {}): string {
  return fill((language() === 'de' ? de : en)[key], values);
}

export function of(key: Saying, person: Person | undefined, values: Record<string, string | number> = {}): string {
  const own = `${key}You`;
  return say((person?.isYou && own in en ? own : key) as Saying, { name: person?.name ?? '', ...values });
}
