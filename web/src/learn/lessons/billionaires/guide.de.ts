import { hasTrouble, level } from '../../setting';
import type { SectionWords } from '../../types';
import { emptyDeck, pacts, whoWinsRevolution, winAt } from './variants.de';

export const sections: Record<string, SectionWords> = {
  win: {
    title: 'So gewinnst du',
    text: (s) =>
      `Hab vor allen anderen die **fünf Besitztümer, die dein Album verlangt**: zwei von einer Art, je eines von drei anderen. Du gewinnst ${winAt(s)}. Mehr von einer Art, als verlangt ist, füllt nichts.`,
    words: 'gewinnen sieg ziel fünf besitz album feld ende'
  },
  turn: {
    title: 'Dein Zug',
    text: (s) =>
      `Zieh eine Karte, wenn du weniger als zwei hast. Dann tu **eines**: Kaufen, Investieren, Tauschen${s.options['special_actions'] === false ? '' : ' oder eine Sonderkarte spielen'}. Ziehen darfst du lassen, handeln nicht.`,
    words: 'zug dran ziehen aktion hand zwei passen muss'
  },
  buy: {
    title: 'So zählt ein Kauf',
    text: 'Spiel eine oder zwei Karten an einem Markt: Sie zählen für dich, gleich welcher Farbe. Alle Karten dort werden umgedreht. **Deine Farbe zählt dort für dich, alles andere gegen dich.** Du brauchst mehr Punkte; **Gleichstand verliert**. Gewonnen: Nimm einen Besitz von dort. Die Karten sind so oder so weg.',
    words: 'kauf kaufen zählen punkte gleichstand unentschieden gleich erfolg verlieren besitz farbe markt warum'
  },
  prepare: {
    title: 'Investieren und Tauschen',
    text: '**Investieren**: Leg eine Handkarte verdeckt unter die offene eines Markts und zieh eine neue. **Tauschen**: eine Handkarte gegen eine offene. **Umlegen**: Zwei offene wechseln die Plätze. Deine Farbe hilft dir dort später, jede andere stört.',
    words: 'investieren tauschen umlegen verstecken offen vorbereiten'
  },
  prices: {
    title: 'Preise steigen',
    text: 'Nach einem Kauf bekommt der Markt neue Karten: bei drei Besitztümern **zwei**, bei zweien **drei**, bei einem **vier**. Ausverkauft ist er zu, bis ein Besitz zurückkommt.',
    words: 'preis inflation karten markt geschlossen ausverkauft teuer'
  },
  tricks: {
    title: 'Sonderkarten',
    text: '**Prüfung**: Ein beliebiger Besitz geht auf seinen Markt zurück. **Schwindel**: Tausch einen eigenen gegen einen fremden, aber nicht für deinen fünften. **Marktmanipulation**: Alle Karten der Märkte werden neu gemischt, dann darfst du damit kaufen. Oder spiel sie bei einem Kauf für ihre Punkte.',
    words: 'sonderkarte prüfung schwindel marktmanipulation stehlen verloren besitz weg'
  },
  round: {
    title: 'Wenn der Stapel leer ist',
    text: (s) =>
      `Die Runde endet. ${emptyDeck(s)} Alle Karten außer den Händen werden gemischt, offene Märkte gefüllt. Ist höchstens ein Markt offen, gibt vorher jeder einen Besitz zurück. **Der Ärmste beginnt**; bei Gleichstand entscheidet das Los.`,
    words: 'runde ende stapel leer mischen ärmste beginnt gleichstand neu'
  },
  crises: {
    title: 'Krisen',
    text: 'Eine Krise am Markt zählt **3 gegen** einen Kauf. Der Kauf löst sie aus: Ihre Rebellen gehen zur Guillotine, und zwei neue Krisen kommen ins Spiel. Auf der Hand kannst du sie nur investieren oder tauschen. Am Ende jeder Runde bricht eine weitere aus.',
    words: 'krise rebell pandemie 3 gegen hand'
  },
  revolution: {
    title: 'Die Revolution',
    text: (s) => `Mit dem **zehnten Rebellen** endet das Spiel sofort. ${whoWinsRevolution(s)}`,
    words: 'revolution zehn rebellen verlieren alle guillotine ende aus berühmtheit'
  },
  panic: {
    title: 'Panik!',
    text: (s) =>
      `Das erste Mal bei sieben Rebellen, und nur einmal: Eine Karte zeigt drei Arten. Einigt euch, wer **von jeder einen Besitz** hergibt; wer hergeben soll, muss zustimmen. Dann vertreibt ein Würfel so viele Rebellen. Ohne Einigung geht kein Besitz weg und kein Rebell.${level(s) >= 3 ? ' Ein Strippenzieher darf bestimmen, wer hergibt.' : ''}`,
    words: 'panik sieben rebellen hergeben plan einigen ablehnen würfel'
  },
  role: {
    title: 'Rollen',
    text: 'Du hast eine von zwei geheimen Rollen gewählt. **Deck sie auf, wenn sie hilft**: Die meisten wirken einmal und sind dann verbraucht. Am Ende einer Runde darf, wer keine hat, neue ziehen: so viele, wie Felder im Album leer sind.',
    words: 'rolle geheim aufdecken gangster bankier berühmtheit einmal neu'
  },
  bunker: {
    title: 'Der Luxusbunker',
    text: 'Mit **zwei oder mehr Bunker-Besitztümern und mehr als alle anderen** hast du den Bunker: Eine Krise zählt 0 gegen deine Käufe. Bei Gleichstand bleibt er, wo er ist. Die Rebellen kommen trotzdem.',
    words: 'bunker luxus krise null gleichstand besitz'
  },
  envelope: {
    title: 'Bestechung',
    text: 'Nach deiner Aktion darfst du Karten zwischen Hand und Umschlag bewegen. Wechselt die Politik, entscheiden alle zugleich, ob sie den Umschlag **hochhalten**. Die meisten Punkte bestimmen, bei Gleichstand das Los; **gezeigte Karten sind weg**, auch die der Verlierer. Zeigt niemand einen Punkt, bestimmt der Ärmste.',
    words: 'bestechung umschlag hochhalten politik punkte gleichstand weg'
  },
  policy: {
    title: 'Politik',
    text: 'Sie wechselt nach einer Krise, die ein Kauf auslöst, und am Ende einer Runde. **Eine** gilt. Fünf verdoppeln überall eine Farbe. Die anderen wirken einmal: jemanden prüfen, neue Rolle, weniger Rebellen, die zwei Reichsten besteuern, in den Ablagen graben.',
    words: 'politik verdoppeln farbe steuer tyrannei wechsel wirkung'
  },
  puppet: {
    title: 'Deine Marionette',
    text: 'Nach deinem Zug würfelst du für sie. **1 bis 5**: Eine verdeckte Karte kommt zu diesem Markt. **6**: noch ein Wurf, und sie kauft dort mit sechs Punkten; zwei Sechsen prüfen jemanden. Handkarten, die du ablegst, verschieben einen Wurf um ihre Punkte.',
    words: 'marionette wurf würfel sechs kauf verschieben zwei spieler'
  },
  puppetWin: {
    title: 'Marionetten und der Sieg',
    text: 'Der fünfte Besitz deiner Marionette ist **dein** Sieg. Für drei Punkte ihrer Farbe darfst du einer Marionette einen Besitz abkaufen. Am Ende einer Runde darfst du mit deiner eigenen tauschen.',
    words: 'marionette gewinnen abkaufen besitz tauschen drei punkte'
  },
  rocket: {
    title: 'Die Rakete',
    text: 'Als Aktion **trägst du einen Rohstoff bei**: allen gezeigt, dann in den gemeinsamen Umschlag. Die Punkte jeder Farbe zählen für ihren Milliardär. Niemand darf wieder hineinsehen.',
    words: 'rakete raumfahrt beitragen umschlag start punkte'
  },
  launch: {
    title: 'Der Start',
    text: (s) =>
      `Nach der Panik! darf, wer den **Weltraumcowboy** hat, am Ende des eigenen Zugs starten. Eine Karte kommt dazu, der Umschlag wird geöffnet, und **die meisten Punkte ${s.options['rocket_boarding'] === 'optional' ? 'dürfen einsteigen' : 'steigen ein'}**${pacts(s)}.`,
    words: 'start weltraumcowboy rakete pakt einsteigen punkte gleichstand'
  },
  die: {
    title: 'Weg oder bumm',
    text: 'Wirf **weniger als die Punkte an Bord** und keine Sechs: Wer an Bord ist, gewinnt. Sonst explodiert die Rakete: Sie scheiden aus, und die Rakete ist weg.',
    words: 'rakete würfel explodieren gewinnen entkommen ausscheiden'
  },
  trouble: {
    title: 'Der Unruhestifter',
    text: 'Hat Karten, aber kein Album, keine Farbe, keinen Besitz. Sein Zug: Investieren, Tauschen oder **eine Krise lösen**. Eine verdeckte Karte sagt, ob er Reformer oder Revolutionär ist. Nach einem gelungenen Kauf nimmt er die niedrigste Karte, wenn er Platz hat.',
    words: 'unruhestifter reformer revolutionär gesinnung geheim zug lösen'
  },
  fix: {
    title: 'Eine Krise lösen',
    text: 'Nenn eine Krise und leg bis zu zwei Karten hin; Milliardäre dürfen je eine verdeckt anbieten. Vom Stapel kommen so viele Karten, wie Rebellen auf der Krise gedruckt sind. Mit **mehr Punkten als der Stapel** ist sie gelöst; Gleichstand reicht nicht. Mit sieben gedruckten Rebellen gewinnt ein echter Reformer.',
    words: 'lösen krise reformer sieben gewinnen gleichstand punkte stapel helfen'
  },
  revolutionary: {
    title: 'Der Revolutionär',
    text: (s) =>
      `Ein echter Revolutionär gewinnt **mit der Revolution**, bekannt oder nicht. Hat er sich bekannt, liegen drei Revolutionskarten offen, und jeden Zug spielt er eine.${hasTrouble(s) ? ' Ein Reformer verliert mit der Revolution.' : ''}`,
    words: 'revolutionär bekennen revolution karten gewinnen zehn rebellen'
  }
};
