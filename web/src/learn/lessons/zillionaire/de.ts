import type { Setting, Words } from '../../types';
import { ladder } from './facts';

const games = (setting: Setting): number => Number(setting.options['games']);
const locks = (setting: Setting): boolean => setting.options['pass_locks'] === true;
const perCard = (setting: Setting): boolean => setting.options['bump_group_skips'] === 'per_card';
const onlyNext = (setting: Setting): boolean => setting.options['bankrupt_response'] === 'next_only';
const countback = (setting: Setting): boolean => setting.options['match_tie'] === 'countback';
const most = (setting: Setting): string => String(setting.options['five_lead_max'] ?? 6);

const backLater = (s: Setting): string =>
  locks(s) ? 'Wer passt, ist **in dieser Runde raus**.' : 'Wer passt, darf später in der Runde wieder mitspielen.';
const bump = (s: Setting): string =>
  perCard(s) ? '**Jeder Rempler** lässt einen aussetzen.' : '**Rempler**: Der Nächste setzt aus.';
const tie = (s: Setting): string =>
  countback(s) ? 'Bei Gleichstand gewinnt, wer öfter Reich war.' : 'Bei Gleichstand gewinnen beide.';

const ORDINALS = ['Erster', 'zweiter', 'dritter', 'vierter', 'fünfter'];
const STATUS: Record<string, string> = { Rich: 'Reich', 'Money to Burn': 'Geld wie Heu', 'Upper Crust': 'Oberschicht', 'Credit Crazy': 'Auf Pump', 'Thin Ice': 'Dünnes Eis', Poor: 'Arm' };
const places = (s: Setting): string =>
  ladder(s.seats)
    .map(({ status, points }, i, all) => `${i === all.length - 1 ? 'letzter' : ORDINALS[i]} Platz „${STATUS[status]}“: **${points}**`)
    .join(', ');

export const words: Words = {
  decks: { zillionaire: 'Zillionaire' },
  cards: {
    goal: {
      title: 'Werde deine Karten los',
      text: 'Leere deine Hand vor den anderen. Wer zuerst fertig ist, wird **Reich: 6 Punkte**. Wer übrig bleibt, wird **Arm: 1 Punkt**.',
      picture: 'Eine Hand voll Karten wird leer: fertig. Darunter die Plätze und ihre Punkte.'
    },
    turn: {
      title: 'Gleich viele, höherer Rang',
      text: (s) => `Schlag, was da liegt, mit **ebenso vielen Karten** eines höheren Rangs, oder passe. ${backLater(s)}`,
      picture: 'Zwei 4er liegen da. Zwei 7er schlagen sie; eine einzelne 8 nicht, zwei 3er auch nicht.'
    },
    round: {
      title: 'Alle passen? Du eröffnest',
      text: 'Passen alle anderen, gewinnen deine Karten die Runde. Sie kommen weg, und **du eröffnest, womit du willst**.',
      picture: 'Du hast zwei 8er gespielt, Oskar und Jules passen, du eröffnest mit drei 1er.'
    },
    five: {
      title: 'Eine 5 zählt für viele',
      text: 'Eine einzige 5 schlägt **beliebig viele** 1er, 2er, 3er oder 4er. Als Eröffnung: Wer links von dir sitzt, nennt, für wie viele sie zählt.',
      picture: 'Eine 5 liegt auf drei 4er und zählt als drei 5er. Jetzt schlagen sie drei 6er oder höher.'
    },
    twist: {
      title: 'Drei besondere Karten',
      text: (s) => `${bump(s)} Nur eine **Geldrolle** schlägt eine **Pleite**. Ein **Zillionär** beendet die Runde sofort.`,
      picture: 'Rempler: Jules setzt aus. Pleite: Eine Geldrolle beendet die Runde, nicht einmal ein Millionär schlägt sie. Zillionär: Die Runde ist vorbei, du eröffnest.'
    },
    exchange: {
      title: 'Die Armen zahlen den Reichen',
      text: 'Nach dem nächsten Geben bekommt Reich von Arm die **zwei höchsten** Karten und gibt die **zwei niedrigsten** zurück. Reich gibt, Arm eröffnet.',
      picture: 'Arm gibt Reich einen Zillionär und einen Millionär und bekommt eine 1 und eine 2. Zwei in der Mitte tauschen eine Karte.'
    },
    end: {
      title: 'Die meisten Punkte gewinnen',
      text: (s) =>
        games(s) === 1
          ? 'Ihr spielt **ein Spiel**. Wer zuerst fertig ist, gewinnt.'
          : `Ihr spielt **${games(s)} Spiele**. Die Punkte werden addiert; die **höchste Summe** gewinnt.`,
      picture: 'Eine Punktetafel: Maja hat die höchste Summe und gewinnt.'
    }
  },
  sections: {
    win: {
      title: 'So gewinnst du',
      text: (s) =>
        `Werde deine Karten vor allen anderen los: Wer zuerst fertig ist, wird **Reich (6 Punkte)**, wer übrig bleibt, **Arm (1 Punkt)**. ${games(s) === 1 ? 'Ihr spielt ein Spiel: Reich gewinnt.' : `Nach ${games(s)} Spielen gewinnt die höchste Summe.`} ${tie(s)}`,
      words: 'gewinnen sieg ziel punkte gleichstand unentschieden gleich'
    },
    turn: {
      title: 'Dein Zug',
      text: (s) =>
        `Spiel **ebenso viele Karten eines Rangs**, wie da liegen, von höherem Rang; oder passe. Gleicher Rang reicht nicht. Du musst nie spielen, auch wenn du könntest. ${backLater(s)}`,
      words: 'zug dran passen spielen schlagen muss darf gleich rang wieder'
    },
    lead: {
      title: 'Eine Runde eröffnen',
      text: 'Wer eröffnet, spielt beliebig viele Karten eines Rangs und darf nicht passen. Haben alle anderen gepasst, gewinnt die letzte Karte die Runde, und **wer sie spielte, eröffnet**. Ist die Person fertig, eröffnet die nächste links.',
      words: 'eröffnen beginnen anfangen runde neu schale'
    },
    ranks: {
      title: 'Von niedrig bis hoch',
      text: '1, 2, 3, 4, 5, 6, 7, 8, Rempler, Pleite, Geldrolle, Millionär, **Zillionär**.',
      words: 'rang reihenfolge höchste niedrigste wert'
    },
    five: {
      title: 'Die 5',
      text: (s) =>
        `Du spielst immer nur **eine** 5. Auf 1er bis 4er zählt sie für so viele, wie da liegen. Als Eröffnung nennt der linke Nachbar ihre Anzahl, 1 bis ${most(s)}. Zum Schlagen braucht es so viele echte Karten ab der 6.`,
      words: '5 fünf joker anzahl'
    },
    special: {
      title: 'Besondere Karten',
      text: (s) =>
        `${bump(s)} Auf eine **Pleite** dürfen nur gleich viele **Geldrollen**; ${onlyNext(s) ? 'nur die nächste Person wird gefragt' : 'alle werden der Reihe nach gefragt'}, und eine Geldrolle darauf beendet die Runde. Ein **Zillionär** beendet die Runde sofort, darf aber nicht auf eine Pleite.`,
      words: 'rempler aussetzen pleite bankrott geldrolle millionär zillionär'
    },
    out: {
      title: 'Fertig werden',
      text: 'Mit der letzten Karte bist du fertig und nimmst den nächsten Platz; die Runde geht ohne dich weiter. Hat nur noch **eine Person** Karten, ist das Spiel aus, auch mitten in einer Runde. Übrige Karten kosten nichts.',
      words: 'fertig letzte karte ende aus vorbei strafe'
    },
    points: {
      title: 'Punkte für jeden Platz',
      text: (s) => `${places(s)}. Alle Chips bleiben auf dem Plan, also sehen alle die Punkte.`,
      words: 'punkte wertung zweiter dritter platz chip wert zählen reich arm'
    },
    exchange: {
      title: 'Zwischen zwei Spielen',
      text: (s) =>
        `${s.options['reseat'] === false ? 'Alle bleiben sitzen.' : 'Gesetzt wird nach Plätzen: Arm sitzt links von Reich.'} Reich gibt. Arm gibt Reich die zwei höchsten Karten und bekommt die zwei niedrigsten; ${s.seats === 3 ? 'wer dazwischen ist, tauscht nichts' : 'zwei andere tauschen eine Karte'}. Niemand wählt. Dann eröffnet Arm.`,
      words: 'tausch geben karten reich arm nächstes spiel höchste niedrigste'
    },
    end: {
      title: 'Das Ende der Partie',
      text: (s) => `Nach ${games(s)} Spielen werden die Punkte addiert; die höchste Summe gewinnt. ${tie(s)}`,
      words: 'partie ende spiele gleichstand summe'
    }
  },
  questions: [
    { ask: 'Wie gewinne ich?', answer: 'Werde deine Karten vor allen anderen los: 6 Punkte. Die höchste Summe aller Spiele gewinnt.', section: 'win' },
    { ask: 'Was mache ich in meinem Zug?', answer: 'Spiel so viele Karten, wie da liegen, von einem höheren Rang, oder passe.', section: 'turn' },
    { ask: 'Muss ich spielen, wenn ich kann?', answer: 'Nein. Du darfst immer passen, außer wenn du eröffnest.', section: 'turn' },
    { ask: 'Darf ich passen und wiederkommen?', answer: (s) => (locks(s) ? 'An diesem Tisch nicht: Wer passt, ist in der Runde raus.' : 'Ja, auch in derselben Runde, wenn du wieder dran bist.'), section: 'turn', words: 'spielen nach gepasst nachdem wieder später zurück dieselbe runde' },
    { ask: 'Womit darf ich eröffnen?', answer: 'Mit beliebig vielen Karten eines Rangs.', section: 'lead' },
    { ask: 'Was macht eine 5?', answer: 'Eine 5 zählt für so viele, wie da liegen, wenn das 1er bis 4er sind.', section: 'five' },
    { ask: 'Was schlägt eine Pleite?', answer: 'Nur eine Geldrolle. Nicht einmal ein Zillionär.', section: 'special' },
    { ask: 'Welche Karte ist die höchste?', answer: 'Der Zillionär; dann Millionär, Geldrolle, Pleite, Rempler, 8 bis 1.', section: 'ranks' },
    { ask: 'Warum sind meine besten Karten weg?', answer: 'Vor jedem neuen Spiel gibt Arm die zwei höchsten Karten an Reich.', section: 'exchange', when: (s) => games(s) > 1, words: 'verloren gegeben' },
    { ask: 'Wann ist das Spiel aus?', answer: (s) => (games(s) === 1 ? 'Wenn nur noch eine Person Karten hat.' : `Ein Spiel, wenn nur noch eine Person Karten hat; die Partie nach ${games(s)} Spielen.`), section: 'out' },
    { ask: 'Wie viele Punkte bringt jeder Platz?', answer: (s) => `${places(s)}.`, section: 'points', words: 'zweiter dritter wertung' }
  ],
  labels: {
    yourHand: 'deine Hand',
    empty: 'leer: fertig!',
    place1: '1.',
    place2: '2.',
    place3: '3.',
    place4: '4.',
    place5: '5.',
    last: 'zuletzt',
    onTable: 'da liegen zwei 4er',
    two7: 'zwei 7er',
    onlyOne: 'nur eine',
    lower: 'niedriger',
    pass: 'Passt',
    your8: 'deine zwei 8er',
    youLead: 'du eröffnest:',
    three4: 'drei 4er',
    one5: 'eine 5 = drei 5er',
    toBeat: 'das schlagen jetzt',
    three6: 'drei 6er oder höher',
    skipped: 'setzt aus',
    bankroll: 'Geldrolle beendet die Runde',
    notMillionaire: 'nicht einmal ein Millionär',
    roundOver: 'Runde aus',
    leadNext: 'du eröffnest',
    twoHighest: 'zwei höchste',
    twoLowest: 'zwei niedrigste',
    highest: 'höchste',
    lowest: 'niedrigste',
    total: 'Summe',
    majaWins: 'Maja gewinnt'
  }
};
