import type { Words } from '../../types';
import { sections } from './guide.de';
import { questions } from './questions.de';
import { pacts, winAt, whoWinsRevolution } from './variants.de';

export const words: Words = {
  decks: {
    billionaires: 'Billionaires & Guillotines',
    level2: 'Neu ab Stufe 2: Krisen',
    level3: 'Neu ab Stufe 3: Rollen',
    level4: 'Neu ab Stufe 4: Politik',
    puppets: 'Zu zweit: Marionetten',
    space: 'Raumfahrtprogramm',
    troublemakers: 'Unruhestifter'
  },
  cards: {
    goal: {
      title: (s) => (s.options['win_timing'] === 'end_of_turn' ? 'Füll dein Album und gewinn' : 'Volles Album: sofort gewonnen'),
      text: (s) => `Dein Album verlangt **fünf Besitztümer**; hast du sie, gewinnst du ${winAt(s)}. Der Kriegsgewinnler: zweimal Macht, je einmal Einfluss, Erbe, Spielzeug.`,
      picture: 'Das Album des Kriegsgewinnlers mit vier von fünf Besitztümern; das Feld für Spielzeug ist leer.'
    },
    turn: {
      title: 'Zieh eine, tu eines',
      text: 'Du hältst höchstens zwei Karten. Zieh, wenn du Platz hast, dann mach **eine Aktion**.',
      picture: 'Eine Karte kommt auf eine Hand mit zweien. Die Aktionen: Kaufen, Investieren, Tauschen.'
    },
    buy: {
      title: 'Ein Kauf wird gezählt',
      text: 'Die ein oder zwei Karten, die du spielst, zählen für dich, gleich welcher Farbe. Dann werden die am Markt umgedreht: **deine Farbe für dich, alle anderen gegen dich**.',
      picture: 'Du bist Bomben. Für dich: gespielte Schlösser 2 und Bomben 3 am Markt, 5. Gegen dich: Antennen 2 und Diamanten 1, 3.'
    },
    tie: {
      title: 'Mehr gewinnt. Gleichstand verliert.',
      text: 'Gewonnen: Nimm einen Besitz, der dort liegt. **Gleich viel reicht nicht.** So oder so sind alle diese Karten weg.',
      picture: 'Fünf zu drei: gekauft, mit einem Privatzoo. Vier zu vier: gleich, verloren. Zwei zu sechs: nichts.'
    },
    prepare: {
      title: 'Bereite einen Markt vor',
      text: 'Leg **deine Farbe** hin, wo du kaufen willst, andere, wo Rivalen kaufen. Investieren versteckt eine Karte, Tauschen wechselt offene.',
      picture: 'Investieren: Bomben 3 kommt unter die offene Karte. Tauschen: Schlösser 1 gegen die offene Bomben 2.'
    },
    dearer: {
      title: 'Je weniger, desto teurer',
      text: 'Je weniger Besitz ein Markt noch hat, desto **mehr Karten** bewachen ihn. Stapel leer: neue Runde, alle offenen Märkte werden gefüllt.',
      picture: 'Drei Besitztümer: zwei Karten. Zwei: drei Karten. Eines: vier Karten. Keines: geschlossen.'
    },
    tricks: {
      title: 'Schmutzige Tricks',
      text: '**Prüfung** schickt einen Besitz zurück. **Schwindel** tauscht deinen gegen einen fremden. **Marktmanipulation** mischt die Märkte, dann darfst du kaufen.',
      picture: 'Prüfung schickt eine Megajacht zum Spielzeug zurück. Schwindel tauscht zwei Besitztümer. Marktmanipulation mischt alle fünf Märkte.'
    },
    crises: {
      title: 'Krisen lauern am Markt',
      text: 'Eine Krise zählt **3 gegen** einen Kauf dort. Gewonnen oder nicht, der Kauf löst sie aus: Ihre Rebellen ziehen zur Guillotine.',
      picture: 'Eine Pandemie am Markt zählt 3 gegen dich; dann stehen ihre zwei Rebellen an der Guillotine.'
    },
    revolution: {
      title: 'Zehn Rebellen: Revolution',
      text: (s) => `Steht der zehnte Rebell dort, kommt die **Revolution**, und das Spiel ist aus. ${whoWinsRevolution(s)}`,
      picture: 'Die Guillotine und zehn Plätze für Rebellen, neun besetzt. Sieben: Panik! Zehn: Revolution.'
    },
    panic: {
      title: 'Sieben Rebellen: Panik!',
      text: 'Einmal im Spiel: Gebt zusammen **drei Besitztümer** zurück, von jeder gezeigten Art eines. Dann vertreibt ein Würfel so viele Rebellen.',
      picture: 'Eine Panik!-Karte verlangt Einfluss, Erbe und Macht: Wer gibt was? Der Würfel zeigt vier: Vier Rebellen gehen.'
    },
    role: {
      title: 'Eine geheime Rolle',
      text: 'Du hast eine Rolle. **Deck sie auf, wenn sie hilft**; die meisten wirken einmal. Am Ende einer Runde kannst du eine neue bekommen.',
      picture: 'Eine verdeckte Karte wird umgedreht: der Gangster.'
    },
    bunker: {
      title: 'Der Luxusbunker',
      text: 'Hab mindestens zwei Bunker-Besitztümer und mehr als alle anderen: **Krisen zählen nicht mehr gegen deine Käufe**. Bei Gleichstand bleibt er, wo er ist.',
      picture: 'Die fünf Bunker-Besitztümer, eines von jedem Markt. Mit dem Bunker zählt eine Krise 0 statt 3.'
    },
    envelope: {
      title: 'Füll deinen Umschlag',
      text: 'Nach deiner Aktion spar Karten darin. Wechselt die Politik, halt ihn hoch oder nicht: **Die meisten Punkte bestimmen; Gezeigtes ist weg**.',
      picture: 'Antennen 2 und Schlösser 3 kommen in einen Umschlag: 5 Punkte. Gegen 3 hochgehalten, bestimmst du.'
    },
    policy: {
      title: 'Politik biegt die Regeln',
      text: 'Immer nur eine. Fünf **verdoppeln eine Farbe** für alle; die anderen wirken einmal: Steuern, Prüfung, weniger Rebellen.',
      picture: 'Die Politik Waffen satt! macht Bomben 3 zu 6 Punkten.'
    },
    puppet: {
      title: 'Du lenkst eine Marionette',
      text: 'Nach deinem Zug würfelst du für sie. **1 bis 5**: Eine verdeckte Karte kommt zu diesem Markt. **6**: noch ein Wurf, sie kauft dort mit sechs Punkten.',
      picture: 'Du und deine Marionette. Eine 3: Eine verdeckte Karte kommt zu Spielzeug. Eine 6, dann eine 4: sechs Punkte bei Macht.'
    },
    puppetWin: {
      title: 'Ihr fünfter Besitz ist dein Sieg',
      text: 'Deine Marionette gewinnt für dich. Und für **drei Punkte ihrer Farbe** darfst du jeder Marionette einen Besitz abkaufen.',
      picture: 'Eine Marionette mit fünf Besitztümern: Du gewinnst. Antennen 3 kauft einen Besitz für dein Album.'
    },
    rocket: {
      title: 'Baut zusammen eine Rakete',
      text: '**Beitragen**: Zeig einen Rohstoff und leg ihn in den gemeinsamen Umschlag. Jede Farbe sammelt Punkte für ihren Milliardär.',
      picture: 'Bomben 3 wird gezeigt und kommt in den Umschlag der Rakete.'
    },
    launch: {
      title: 'Der Weltraumcowboy startet',
      text: (s) => `Nach der Panik! darf starten, wer diese Rolle geheim hat. **Die meisten Punkte ${s.options['rocket_boarding'] === 'optional' ? 'dürfen einsteigen' : 'steigen ein'}**${pacts(s)}.`,
      picture: 'Der Weltraumcowboy öffnet den Umschlag: Bomben mit 4 steigt ein; Schlösser hat 3, Antennen 1.'
    },
    die: {
      title: 'Wirf weniger als deine Punkte',
      text: 'Ein Wurf **unter** den Punkten an Bord, und keine Sechs: Du gewinnst sofort. Sonst explodiert die Rakete mit dir.',
      picture: 'Vier Punkte an Bord: 1, 2 oder 3 kommt davon; 4, 5 oder 6 explodiert.'
    },
    trouble: {
      title: 'Einer von euch besitzt nichts',
      text: 'Der **Unruhestifter** hat Karten, aber kein Album und keinen Besitz. Nur er weiß, ob er Reformer oder Revolutionär ist.',
      picture: 'Zwei Gesichter, Reformer oder Revolutionär, und eine verdeckte Gesinnungskarte.'
    },
    fix: {
      title: 'Der Reformer löst Krisen',
      text: 'Deine Karten gegen Karten vom Stapel, eine je Rebell auf der Krise. Mit mehr Punkten ist sie gelöst. **Sieben Rebellen auf gelösten Krisen: Ein echter Reformer gewinnt.**',
      picture: '5 Punkte des Unruhestifters schlagen 3 des Stapels: Eine Krise mit zwei Rebellen ist gelöst, 2 von 7.'
    },
    revolutionary: {
      title: 'Der Revolutionär wartet',
      text: 'Ein echter Revolutionär **gewinnt mit der Revolution**. Hat er sich bekannt, spielt er jeden Zug statt einer Aktion eine Revolutionskarte.',
      picture: 'Zehn Rebellen an der Guillotine: Der Revolutionär gewinnt.'
    }
  },
  sections,
  questions,
  labels: {
    yourSuit: 'deine Farbe: Bomben',
    fourOfFive: 'vier von fünf: Spielzeug fehlt',
    buy: 'Kaufen',
    buyLine: 'hol dir einen Besitz',
    invest: 'Investieren',
    investLine: 'Karte verstecken, neue ziehen',
    exchange: 'Tauschen',
    exchangeLine: 'gegen eine offene Karte',
    youAre: 'du bist Bomben',
    forYou: 'für dich',
    againstYou: 'gegen dich',
    played: 'gespielt',
    atMarket: 'am Markt',
    sold: 'Gekauft',
    tieLoses: 'Gleich: verloren',
    noSale: 'Nichts',
    underFaceUp: 'unter die offene Karte',
    onlyYou: 'nur du kennst sie; zieh eine neue',
    inTheOpen: 'offen',
    twoMarkets: 'oder zwischen Märkten umlegen',
    cards2: '2 Karten',
    cards3: '3 Karten',
    cards4: '4 Karten',
    closed: 'nichts mehr: zu',
    theirs: 'fremd',
    yours: 'deins',
    orPoints: 'oder beim Kauf für ihre Punkte spielen',
    threeAgainst: '3 gegen dich',
    sevenPanic: '7: Panik!',
    tenRevolution: '10: Revolution',
    panic: 'Panik!',
    whoGives: 'Wer gibt was?',
    leave: 'gehen',
    gangster: 'Was du prüfst, wird deins, wenn es nicht dein fünfter Besitz ist',
    bunkerAssets: 'die fünf Bunker-Besitztümer, eines je Markt',
    zero: '0 statt 3',
    fivePoints: '5 Punkte',
    youChoose: 'Du bestimmst',
    points: 'Punkte',
    everywhere: 'überall: beim Kauf, am Markt, im Umschlag',
    you: 'du',
    yourPuppet: 'deine Marionette',
    sixPoints: '6 Punkte',
    atPower: 'bei Macht',
    twoSixes: 'zwei Sechsen: eine Prüfung · Handkarten verschieben Würfe',
    youWin: 'Du gewinnst',
    toYourBoard: 'in dein Album',
    shownOnce: 'einmal gezeigt, dann verdeckt',
    boards: 'steigt ein',
    mayBoard: 'darf einsteigen',
    onBoard: '4 Punkte an Bord',
    away: 'weg!',
    boom: 'bumm',
    or: 'oder',
    alignment: 'eine geheime Gesinnungskarte',
    troublemaker: 'Unruhestifter',
    theDeck: 'der Stapel',
    fixed: 'gelöst: 2 von 7',
    offers: 'Milliardäre dürfen verdeckt Karten anbieten',
    revolutionaryWins: 'Revolutionär gewinnt'
  }
};
