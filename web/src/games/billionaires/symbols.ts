/** What each symbol of this board is called and means, to whoever asks. */
import type { Explain, Explained } from '../../symbols/symbol';
import { fill, language } from '../../words/words.svelte';
import { holderOf, needs } from './pieces/albums';
import { assetOf, BUNKER, faceOf, MARKETS, POLICIES, ROLES, SUITS } from './pieces/box';
import type { SeatView, View } from './types';
import { effect, listed, name, word } from './words/words';

const en = {
  suit: 'At a Market cards of this Suit count for the {board}, and against everybody else.',
  suitYours: 'This is your Suit: at a Market its cards count for you, all others against you.',
  suitNobody: 'Nobody plays this Suit: its cards count against everybody.',
  market: 'Buy here with one or two cards: you need more points than the Market. A tie loses, and all its cards go.',
  marketLeft: 'Still for sale: {assets}.',
  marketClosed: 'It is sold out.',
  asset: 'An Asset of the type {market}.',
  assetHeld: '{name} has it.',
  assetYours: 'It is yours.',
  assetNeeded: 'Your board asks for one.',
  assetSpare: 'Your board has no empty space for it.',
  bunkerAsset: 'Two of these five, and more than anybody else, give the Luxury Bunker.',
  resource: 'Worth 1 point in a Buy: for whoever has its Suit, against everybody else. | Worth {n} points in a Buy: for whoever has its Suit, against everybody else.',
  Audit: 'Worth {n} in a Buy. Or: send any Asset back to its Market.',
  Scam: 'Worth {n} in a Buy. Or: swap one of your Assets for somebody else’s, but not for your fifth.',
  'Game the Market': 'Worth {n} in a Buy. Or: shuffle all Market cards, deal them out evenly, and Buy at once with this card.',
  crisis: 'A Crisis with 1 Rebel. In a Buy it counts 3 against you, and afterwards its Rebel rises. | A Crisis with {n} Rebels. In a Buy it counts 3 against you, and afterwards its Rebels rise.',
  crisisHand: 'In hand it can only be Invested or Exchanged.',
  hiddenName: '1 hidden card | {n} hidden cards',
  hidden: 'They lie face-down at {market}. A Buy there turns them: your Suit counts for you, others against you.',
  hiddenKnown: 'You know among them: {cards}.',
  rebelsName: 'Rebels: {n} of 10',
  rebels: 'Seven bring the Panic!, ten the Revolution: then all Billionaires lose, but for a Celebrity.',
  deckName: 'Draw deck',
  deck: 'When it is empty the Round ends: all cards are shuffled and the Markets filled again.',
  discardName: 'Discard pile',
  discard: 'What was played or thrown away. At the end of the Round it is shuffled in again.',
  envelopeName: 'Envelope',
  envelope: 'Cards put aside for bribes. When the Policy changes, the most points in an envelope held up choose it; shown cards are spent.',
  handName: 'Cards in hand',
  hand: 'Usually two at most.',
  bunkerName: 'Luxury Bunker',
  bunker: 'For whoever has it a Crisis at a Market does not count against a Buy.',
  panicName: 'Panic!',
  panic: 'Once a game: the Billionaires give up one Asset of each of the three types, and a die says how many Rebels go.',
  rocketName: 'Rocket',
  rocket: 'After the Panic! the Space Cowboy may launch it. The most points of one Suit inside fly: they win, or die.',
  iconsName: 'Icons of Fixed Crises',
  icons: 'Crises worth seven icons, and the Reformist wins.',
  spaceName: 'Empty space: {market}',
  space: 'An Asset of this type is still missing here.',
  filledName: 'Filled spaces',
  filled: 'Whoever first fills all five spaces of the board wins at once.',
  hiddenRoleName: 'A hidden Role',
  hiddenRole: 'It works when it is Revealed, and only its player knows which one it is.',
  puppetName: 'Puppet',
  roleHow: 'A Role works once, when it is Revealed.',
  policyHow: 'It holds until the Policy changes.',
  noPolicy: 'No Policy is in effect.',
  revolutionHow: 'A Revolution card: the Declared Revolutionary plays one each turn.'
};
const de: Record<keyof typeof en, string> = {
  suit: 'An einem Markt zählen Karten dieser Farbe für: {board}. Gegen alle anderen zählen sie.',
  suitYours: 'Das ist deine Farbe: An einem Markt zählen ihre Karten für dich, alle anderen gegen dich.',
  suitNobody: 'Diese Farbe spielt niemand: Ihre Karten zählen gegen alle.',
  market: 'Kaufe hier mit einer oder zwei Karten: Du brauchst mehr Punkte als der Markt. Gleichstand verliert, und alle Karten sind weg.',
  marketLeft: 'Noch zu haben: {assets}.',
  marketClosed: 'Er ist ausverkauft.',
  asset: 'Ein Besitz der Art {market}.',
  assetHeld: '{name} hat ihn.',
  assetYours: 'Er gehört dir.',
  assetNeeded: 'Dein Album verlangt einen.',
  assetSpare: 'In deinem Album ist kein Feld dafür frei.',
  bunkerAsset: 'Zwei dieser fünf, und mehr als alle anderen, bringen den Luxusbunker.',
  resource: 'Bei einem Kauf 1 Punkt wert: für den, der ihre Farbe hat, gegen alle anderen. | Bei einem Kauf {n} Punkte wert: für den, der ihre Farbe hat, gegen alle anderen.',
  Audit: 'Bei einem Kauf {n} wert. Oder: Schick irgendeinen Besitz auf seinen Markt zurück.',
  Scam: 'Bei einem Kauf {n} wert. Oder: Tausche einen Besitz gegen einen fremden, nur nicht gegen deinen fünften.',
  'Game the Market': 'Bei einem Kauf {n} wert. Oder: Mische alle Marktkarten, verteile sie gleichmäßig und kaufe sofort mit dieser Karte.',
  crisis: 'Eine Krise mit 1 Rebellen. Bei einem Kauf zählt sie 3 gegen dich, und danach kommt ihr Rebell. | Eine Krise mit {n} Rebellen. Bei einem Kauf zählt sie 3 gegen dich, und danach kommen ihre Rebellen.',
  crisisHand: 'Auf der Hand kann man sie nur investieren oder tauschen.',
  hiddenName: '1 verdeckte Karte | {n} verdeckte Karten',
  hidden: 'Sie liegen verdeckt bei {market}. Ein Kauf dort dreht sie um: Deine Farbe zählt für dich, andere gegen dich.',
  hiddenKnown: 'Du kennst darunter: {cards}.',
  rebelsName: 'Rebellen: {n} von 10',
  rebels: 'Sieben bringen die Panik!, zehn die Revolution: Dann verlieren alle Milliardäre, nur eine Berühmtheit nicht.',
  deckName: 'Nachziehstapel',
  deck: 'Ist er leer, endet die Runde: Alle Karten werden gemischt und die Märkte neu gefüllt.',
  discardName: 'Ablage',
  discard: 'Was gespielt oder abgelegt wurde. Am Ende der Runde wird es wieder eingemischt.',
  envelopeName: 'Umschlag',
  envelope: 'Karten für Bestechung. Ändert sich die Politik, bestimmen die meisten Punkte in einem hochgehaltenen Umschlag; Gezeigtes ist weg.',
  handName: 'Handkarten',
  hand: 'Gewöhnlich höchstens zwei.',
  bunkerName: 'Luxusbunker',
  bunker: 'Wer ihn hat, gegen den zählt eine Krise am Markt beim Kauf nicht.',
  panicName: 'Panik!',
  panic: 'Einmal je Partie: Die Milliardäre geben je einen Besitz der drei Arten her, und ein Würfel sagt, wie viele Rebellen gehen.',
  rocketName: 'Rakete',
  rocket: 'Nach der Panik! darf der Weltraumcowboy sie starten. Die meisten Punkte einer Farbe darin fliegen: Sie gewinnen oder sterben.',
  iconsName: 'Zeichen gelöster Krisen',
  icons: 'Krisen mit sieben Zeichen, und der Reformer gewinnt.',
  spaceName: 'Leeres Feld: {market}',
  space: 'Hier fehlt noch ein Besitz dieser Art.',
  filledName: 'Gefüllte Felder',
  filled: 'Wer zuerst alle fünf Felder seines Albums füllt, gewinnt sofort.',
  hiddenRoleName: 'Eine verdeckte Rolle',
  hiddenRole: 'Sie wirkt, wenn sie aufgedeckt wird, und nur wer sie hat, kennt sie.',
  puppetName: 'Marionette',
  roleHow: 'Eine Rolle wirkt einmal, wenn sie aufgedeckt wird.',
  policyHow: 'Sie gilt, bis sich die Politik ändert.',
  noPolicy: 'Keine Politik ist in Kraft.',
  revolutionHow: 'Eine Revolutionskarte: Wer sich als Revolutionär bekannt hat, spielt jeden Zug eine.'
};

type Text = keyof typeof en;
const PLAIN = ['deck', 'discard', 'envelope', 'hand', 'bunker', 'panic', 'rocket', 'icons', 'filled', 'hiddenRole'];

function say(key: Text, values: Record<string, string | number> = {}): string {
  return fill((language() === 'de' ? de : en)[key], values);
}

function me(view: View): SeatView | undefined {
  return view.seats.find((seat) => seat.seat === view.viewer);
}

function suit(thing: string, view: View): Explained {
  const owner = view.seats.flatMap((seat) => [seat.board, seat.puppet]).find((board) => board?.suit === thing);
  const isOwn = me(view)?.board?.suit === thing;
  const text = isOwn ? say('suitYours') : owner ? say('suit', { board: name(owner.billionaire) }) : say('suitNobody');
  return { name: name(thing), text, icon: SUITS[thing]?.icon ?? '' };
}

function market(thing: string, view: View): Explained {
  const left = view.markets.find((one) => one.market === thing)?.assets ?? [];
  const more = left.length > 0 ? say('marketLeft', { assets: listed(left) }) : say('marketClosed');
  return { name: name(thing), text: say('market'), more, icon: MARKETS[thing]?.icon ?? '' };
}

function asset(thing: string, view: View): Explained {
  const one = assetOf(thing);
  const holder = holderOf(view, thing);
  const board = me(view)?.board;
  const whose = !holder ? '' : holder.seat === view.viewer && !holder.isPuppet ? say('assetYours') : say('assetHeld', { name: name(holder.board.billionaire) });
  const wanted = !board || (holder?.seat === view.viewer && !holder.isPuppet) ? '' : say(needs(board, one.market) ? 'assetNeeded' : 'assetSpare');
  const bunker = BUNKER.includes(thing) && view.level >= 3 ? say('bunkerAsset') : '';
  return { name: name(thing), text: [say('asset', { market: name(one.market) }), whose].filter(Boolean).join(' '), more: [wanted, bunker].filter(Boolean).join(' '), icon: one.icon };
}

function card(thing: string, view: View): Explained {
  const face = faceOf(thing);
  const worth = view.worth[thing] ?? face.value;
  if (face.kind === 'crisis') return { name: name(thing), text: say('crisis', { n: view.icons[thing] ?? 0 }), more: say('crisisHand'), icon: face.icon };
  if (face.kind === 'special') return { name: name(thing), text: say(thing as Text, { n: worth }), icon: face.icon };
  return { name: name(thing), text: say('resource', { n: worth }), more: suit(face.suit, view).text, icon: face.icon };
}

function hidden(thing: string, view: View): Explained {
  const at = view.markets.find((one) => one.market === thing);
  const more = at && at.known.length > 0 ? say('hiddenKnown', { cards: listed(at.known) }) : '';
  return { name: say('hiddenName', { n: at?.face_down ?? 0 }), text: say('hidden', { market: name(thing) }), more };
}

/** What a Role, Policy or Revolution card does, as a sentence of its own. */
function sentence(thing: string): string {
  const does = effect(thing);
  const begun = does.charAt(0).toUpperCase() + does.slice(1);
  return /[.!]$/.test(begun) ? begun : `${begun}.`;
}

export const explain: Explain = (kind, thing, view: View): Explained | null => {
  if (PLAIN.includes(kind)) return { name: say(`${kind}Name` as Text), text: say(kind as Text) };
  switch (kind) {
    case 'suit':
      return suit(thing, view);
    case 'market':
      return market(thing, view);
    case 'asset':
      return asset(thing, view);
    case 'card':
      return card(thing, view);
    case 'hidden':
      return hidden(thing, view);
    case 'role':
      return { name: name(thing), text: sentence(thing), more: say('roleHow'), icon: ROLES[thing]?.icon ?? '' };
    case 'policy':
      return thing === 'none' ? { name: word('policy'), text: say('noPolicy') } : { name: name(thing), text: sentence(thing), more: say('policyHow'), icon: POLICIES[thing]?.icon ?? '' };
    case 'revolution':
      return { name: name(thing), text: sentence(thing), more: say('revolutionHow') };
    case 'rebels':
      return { name: say('rebelsName', { n: view.rebels }), text: say('rebels'), icon: 'paw' };
    case 'space':
      return { name: say('spaceName', { market: name(thing) }), text: say('space'), icon: MARKETS[thing]?.icon ?? '' };
    default:
      return null;
  }
};
