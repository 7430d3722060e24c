/** What each symbol of this board is called and means. */
import type { Explain, Explained } from '../../symbols/symbol';
import { fill, language } from '../../words/words.svelte';
import { faceOf } from './cards';
import { word } from './words';

const en = {
  number: 'There are six of them. Higher cards beat it, if there are as many.',
  5: 'One 5 is enough on any number of 1s, 2s, 3s or 4s. Led alone, the next person says how many it counts as.',
  Bump: 'Whoever is next is skipped.',
  Bankrupt: 'Only as many Bankrolls beat it.',
  Bankroll: 'On a Bankrupt it wins the round at once. Otherwise Millionaires and Zillionaires beat it.',
  Millionaire: 'Only Zillionaires beat it.',
  Zillionaire: 'Nothing beats it: the round ends at once, and whoever played it leads.',
  order: 'From low to high: 1 to 8, Bump, Bankrupt, Bankroll, Millionaire, Zillionaire.',
  Rich: 'First out of a game: 6 points. Before the next one the Poor hands over the two best cards.',
  'Money to Burn': 'Second of six out of a game: 5 points.',
  'Upper Crust': '4 points. Near the top.',
  'Credit Crazy': '3 points. In the middle.',
  'Thin Ice': '2 points. Near the bottom.',
  Poor: 'Last to have cards: 1 point. Before the next game the two best cards go to the Rich.',
  passed: 'Has passed on this play, and may play again when the turn comes back, unless passes are final here.',
  skipped: 'A Bump has skipped this person.',
  out: 'Has no cards left and has taken a status.',
  cardsName: 'Cards in hand',
  cards: 'How many cards this person still holds. Whoever has none first is Rich.',
  pointsName: 'Points',
  points: 'The sum of the statuses of all games. Most points at the end win.',
  tray: 'Here lies the play to beat: as many cards of a higher rank, or pass.',
  dealerName: 'Dealer',
  dealer: 'Deals this game.'
};
const de: Record<keyof typeof en, string> = {
  number: 'Es gibt sechs davon. Höhere Karten schlagen sie, wenn es ebenso viele sind.',
  5: 'Eine 5 genügt auf beliebig viele 1er, 2er, 3er oder 4er. Allein ausgespielt, sagt die nächste Person, als wie viele sie zählt.',
  Bump: 'Die nächste Person setzt aus.',
  Bankrupt: 'Nur ebenso viele Geldrollen schlagen sie.',
  Bankroll: 'Auf einer Pleite gewinnt sie die Runde sofort. Sonst wird sie von Millionären und Zillionären geschlagen.',
  Millionaire: 'Nur Zillionäre schlagen ihn.',
  Zillionaire: 'Nichts schlägt ihn: Die Runde endet sofort, und wer ihn gespielt hat, eröffnet.',
  order: 'Von niedrig bis hoch: 1 bis 8, Rempler, Pleite, Geldrolle, Millionär, Zillionär.',
  Rich: 'Zuerst fertig: 6 Punkte. Vor dem nächsten Spiel kommen die zwei besten Karten der Armen dazu.',
  'Money to Burn': 'Zu sechst als Zweites fertig: 5 Punkte.',
  'Upper Crust': '4 Punkte. Weit oben.',
  'Credit Crazy': '3 Punkte. In der Mitte.',
  'Thin Ice': '2 Punkte. Weit unten.',
  Poor: 'Hat als Letztes noch Karten: 1 Punkt. Vor dem nächsten Spiel gehen die zwei besten Karten an den Reichen.',
  passed: 'Hat hier gepasst und darf wieder, wenn die Reihe zurückkommt, außer Passen ist endgültig.',
  skipped: 'Ein Rempler lässt diese Person aussetzen.',
  out: 'Hat keine Karten mehr und einen Stand erreicht.',
  cardsName: 'Handkarten',
  cards: 'So viele Karten hat diese Person noch. Wer zuerst keine hat, ist reich.',
  pointsName: 'Punkte',
  points: 'Die Summe aller Spiele. Die meisten Punkte gewinnen am Ende.',
  tray: 'Hier liegt, was zu schlagen ist: ebenso viele Karten eines höheren Rangs, oder passen.',
  dealerName: 'Geber',
  dealer: 'Gibt in diesem Spiel.'
};

const MARKS: Record<string, string> = { pass: 'passed', skipped: 'skipped', out: 'out' };

export const explain: Explain = (kind, thing): Explained | null => {
  const texts: Record<string, string> = language() === 'de' ? de : en;
  const say = (key: string): string => fill(texts[key] ?? '', {});
  switch (kind) {
    case 'rank': {
      const { art } = faceOf(thing);
      const own = texts[thing] !== undefined;
      return { name: word(thing), text: own ? say(thing) : say('number'), more: say('order'), ...(art ? { icon: art } : {}) };
    }
    case 'status':
      return { name: word(thing), text: say(thing) };
    case 'mark':
      return { name: word(`${thing}Stamp`), text: say(MARKS[thing] ?? 'passed') };
    case 'tray':
      return { name: word('tray'), text: say('tray') };
    case 'cards':
    case 'points':
    case 'dealer':
      return { name: say(`${kind}Name`), text: say(kind) };
    default:
      return null;
  }
};
