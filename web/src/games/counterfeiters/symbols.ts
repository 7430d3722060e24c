/** What each symbol of this board is called and means. */
import type { Explain, Explained } from '../../symbols/symbol';
import { fill, language } from '../../words/words.svelte';
import { aboutCard, iconOf, ZONES } from './pieces';
import type { View } from './types';
import { stars, word } from './words';

const en = {
  print: '{n} fakes for each of your printers; better ones the more kinds of ink, paper and hologram you have.',
  supermarket: 'Up to {n} fakes become ${price} each, whatever their stars. Investigations ban the worse ones.',
  receiver: 'Up to {n} fakes at once. The worst of them sets the price of all: ★ ${one}, ★★ ${two}, ★★★ ${three}.',
  tax_fraud: '${amount} in cash for nothing. With the sunglasses you also begin the next round.',
  flight: 'Money goes offshore or comes back. With a private jet it costs nothing.',
  market: 'Cards for cash: the further to the right, the cheaper. What lies over a bin is thrown away at the end of the round.',
  godfather: 'When the officer gets here, everybody pays half of their cash. Offshore money is safe.',
  air_strike: 'While the officer stands here, nobody flies.',
  investigation: 'From here on the supermarket refuses {stars} and worse.',
  last_space: 'The Godfather comes once more, and the game closes. Fakes left over are worth nothing.',
  officerName: 'The officer',
  officer: 'Each space with a hat moves him one step. What lies on the track happens when he gets there.',
  hatName: 'Hat',
  hat: 'Whoever uses this space moves the officer one step.',
  binName: 'Bin',
  bin: 'A card still here at the end of the round is thrown away.',
  sunglassesName: 'Sunglasses',
  sunglasses: 'Whoever uses this space begins the next round.',
  henchmanName: 'Henchman',
  henchman: 'Each has three a round. Standing ones can still be sent; a space with one on it is taken until the round ends.',
  cashName: 'Cash',
  cash: 'Pays for everything and counts at the end. The Godfather takes half of it.',
  offshoreName: 'Offshore account',
  offshore: 'Counts at the end and is safe from the Godfather, but pays for nothing.',
  fakeName: 'Fake {stars}',
  fake: 'Worth nothing by itself: sell it at the supermarket, at a receiver or in a diner.',
  deckName: 'Deck',
  deck: 'Cards still to come to the black market: first all A, then B, C and D.',
  firstName: 'First player',
  first: 'Begins this round.'
};
const de: Record<keyof typeof en, string> = {
  print: '{n} Blüten für jeden deiner Drucker; umso bessere, je mehr Sorten Farbe, Papier und Hologramm du hast.',
  supermarket: 'Bis zu {n} Blüten werden zu je ${price}, egal wie viele Sterne. Ermittlungen sperren die schlechteren.',
  receiver: 'Bis zu {n} Blüten auf einmal. Die schlechteste macht den Kurs für alle: ★ ${one}, ★★ ${two}, ★★★ ${three}.',
  tax_fraud: '${amount} Bargeld für nichts. Mit der Sonnenbrille beginnst du auch die nächste Runde.',
  flight: 'Geld geht ins Ausland oder kommt zurück. Mit einem Privatjet kostet es nichts.',
  market: 'Karten gegen Bargeld: je weiter rechts, desto billiger. Was über einem Eimer liegt, kommt am Ende der Runde weg.',
  godfather: 'Kommt der Polizist hierher, zahlen alle die Hälfte ihres Bargelds. Auslandsgeld ist sicher.',
  air_strike: 'Solange der Polizist hier steht, fliegt niemand.',
  investigation: 'Von hier an nimmt der Supermarkt {stars} und schlechtere nicht mehr.',
  last_space: 'Der Pate kommt noch einmal, und das Spiel schließt. Übrige Blüten sind wertlos.',
  officerName: 'Der Polizist',
  officer: 'Jedes Feld mit Mütze rückt ihn einen Schritt vor. Was auf der Leiste liegt, geschieht, wenn er ankommt.',
  hatName: 'Mütze',
  hat: 'Wer dieses Feld benutzt, rückt den Polizisten einen Schritt vor.',
  binName: 'Eimer',
  bin: 'Eine Karte, die am Ende der Runde noch hier liegt, kommt weg.',
  sunglassesName: 'Sonnenbrille',
  sunglasses: 'Wer dieses Feld benutzt, beginnt die nächste Runde.',
  henchmanName: 'Handlanger',
  henchman: 'Alle haben drei je Runde. Wer steht, kann noch los; ein Feld mit einem darauf ist bis zum Ende der Runde besetzt.',
  cashName: 'Bargeld',
  cash: 'Bezahlt alles und zählt am Ende. Der Pate nimmt die Hälfte davon.',
  offshoreName: 'Auslandskonto',
  offshore: 'Zählt am Ende und ist vor dem Paten sicher, kauft aber nichts.',
  fakeName: 'Blüte {stars}',
  fake: 'Für sich allein nichts wert: Verkauf sie im Supermarkt, beim Hehler oder im Imbiss.',
  deckName: 'Stapel',
  deck: 'Was noch auf den Schwarzmarkt kommt: zuerst alle A, dann B, C und D.',
  firstName: 'Startspieler',
  first: 'Beginnt diese Runde.'
};

function heading(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What stands as a few words beside a card, as a sentence of its own. */
function sentence(words: string): string {
  return `${heading(words)}.`;
}

const PLAIN = ['officer', 'hat', 'bin', 'sunglasses', 'henchman', 'cash', 'offshore', 'deck', 'first'];

export const explain: Explain = (kind, thing, shown: View): Explained | null => {
  const { prices } = shown;
  const [one, two, three] = prices.rates;
  const sums: Record<string, Record<string, number>> = {
    print: { n: prices.fakes_per_printer },
    supermarket: { n: prices.supermarket_notes, price: prices.full_value },
    receiver: { n: prices.receiver_notes, one, two, three },
    tax_fraud: { amount: prices.tax_refund }
  };
  const say = (key: string, values: Record<string, string | number> = {}): string => fill((language() === 'de' ? de : en)[key as keyof typeof en] ?? '', values);
  if (PLAIN.includes(kind)) return { name: say(`${kind}Name`), text: say(kind) };
  switch (kind) {
    case 'card':
      return { name: word(thing), text: sentence(aboutCard(thing)), icon: iconOf(thing) };
    case 'zone':
      return { name: word(thing), text: say(thing, sums[thing]), icon: ZONES.find((zone) => zone.key === thing)?.icon ?? '' };
    case 'market':
      return { name: word('market'), text: say('market') };
    case 'fake':
      return { name: say('fakeName', { stars: stars(Number(thing)) }), text: say('fake') };
    case 'track': {
      const isBan = thing.startsWith('investigation');
      return { name: heading(word(thing)), text: isBan ? say('investigation', { stars: stars(Number(thing.slice(-1))) }) : say(thing) };
    }
    default:
      return null;
  }
};
