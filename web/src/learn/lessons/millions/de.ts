import { word } from '../../../games/millions/words';
import type { Setting, Words } from '../../types';
import { rolesFor } from './facts';

const hasTech = (s: Setting): boolean => rolesFor(s).includes('Tech');
const hasBrain = (s: Setting): boolean => rolesFor(s).includes('Brain');
const three = (s: Setting): boolean => s.seats === 3;
const stays = (s: Setting): boolean => s.options['brute_duplicates_stay'] === true;
const carries = (s: Setting): boolean => s.options['lost_loot'] === 'carry';
const live = (s: Setting): boolean => s.options['live_negotiation'] === true;
const rounds = (s: Setting): string => String(s.options['negotiation_rounds'] ?? 3);
const gone = (s: Setting): string => (carries(s) ? 'die Beute bleibt für den nächsten Coup' : 'die Beute ist weg');
const lone = (s: Setting): string => `Vorsicht: Ein **Techniker**, der allein übrig ist, **verliert 5M**, und ${gone(s)}.`;

export const words: Words = {
  decks: { millions: 'Millions of Dollars' },
  cards: {
    goal: {
      title: 'Werde der reichste Gauner',
      text: 'Fünf Coups. Wer nach einem Coup **50M** hat, gewinnt sofort; sonst, wer nach dem fünften am reichsten ist.',
      picture: 'Fünf Vermögen als Balken. Maja erreicht die Linie bei 50M und gewinnt.'
    },
    send: {
      title: (s) => (three(s) ? 'Schick zwei aus deiner Bande' : 'Schick einen aus deiner Bande'),
      text: (s) =>
        three(s)
          ? 'Wähl geheim zwei verschiedene Rollen und zahl **je 2M**. Alle Karten werden gemischt und gezeigt, **bis auf eine**. Niemand weiß, wem welche gehört.'
          : 'Alle wählen geheim eine Rolle und zahlen **2M**. Die Karten werden gemischt und gezeigt, **bis auf eine**. Niemand weiß, wem welche gehört.',
      picture: '24M liegen in der Mitte. Vier Rollenkarten sind offen, zwei davon gleich; die fünfte bleibt verdeckt.'
    },
    say: {
      title: 'Sag, wen du schickst. Oder lüg.',
      text: 'Reihum nennt jeder laut eine Rolle. Sie muss nicht stimmen und bindet niemanden.',
      picture: 'Fünf Leute mit Sprechblasen, in denen eine Rolle steht.'
    },
    twins: {
      title: 'Zwillinge fliegen raus',
      text: 'Zweimal dieselbe Rolle, **beide noch dabei**: Beide fliegen raus, ohne Anteil. Und irgendeine Rolle ist immer doppelt.',
      picture: 'Zwei Karten derselben Rolle, beide mit K.O. gestempelt: kein Anteil für Pip, keiner für Noor.'
    },
    deal: {
      title: 'Zahl, damit dein Zwilling geht',
      text: 'Biete Geld, damit jemand aussteigt, oder steig selbst aus. Wer geht, nimmt die 2M zurück. **Der Boss lässt abstimmen**, ob es losgeht.',
      picture: 'Ein Angebot: Oskar zahlt 3M, du steigst aus. Du kannst annehmen oder ablehnen; mit deinen 2M hast du 5M mehr.'
    },
    roles: {
      title: 'So kommen die Rollen dran',
      text: 'Jede Rolle, die noch dabei ist, macht einmal ihren Trick. Das sind die Rollen an deinem Tisch.',
      picture: (s) =>
        `Die Rollen in ihrer Reihenfolge: ${rolesFor(s)
          .map((role) => word(role as 'Tech'))
          .join(', ')}, jede mit dem, was sie tut.`
    },
    share: {
      title: 'Wer übrig ist, teilt',
      text: (s) => `Das Geld in der Mitte wird gleich geteilt, aufgerundet. ${hasTech(s) ? lone(s) : `Ist niemand übrig: ${gone(s)}.`}`,
      picture: '21M in der Mitte, geteilt durch zwei, die noch dabei sind: je 11M.'
    }
  },
  sections: {
    win: {
      title: 'So gewinnst du',
      text: 'Wer **nach einem Coup 50M** hat, gewinnt sofort; haben es mehrere, der Reichste. Sonst der Reichste nach **fünf Coups**. Bei Gleichstand liegt vorn, wer im Uhrzeigersinn dem Boss am nächsten sitzt.',
      words: 'gewinnen sieg ziel reich 50 geld gleichstand unentschieden ende'
    },
    send: {
      title: 'Die Bande losschicken',
      text: (s) =>
        `Die Beute wird ausgelegt. ${three(s) ? 'Wähl geheim **zwei verschiedene Rollen** und zahl für jede 2M.' : 'Wähl geheim **eine Rolle** und zahl 2M.'} Alle Karten werden gemischt und aufgedeckt, bis auf eine. Wer weniger als 2M hat, ${s.options['poor_ante'] === 'reserve_pays' ? 'bekommt den Rest von der Bank' : 'zahlt, was da ist,'} und macht trotzdem mit.`,
      words: 'rolle wählen schicken einsatz 2m zahlen pleite kein geld arm verdeckt anfang'
    },
    say: {
      title: 'Ansagen',
      text: 'Erst der Boss, dann reihum sagt jeder eine Rolle. **Wahr oder nicht**: Es hat keine Wirkung. Niemand darf eine Karte zeigen.',
      words: 'ansage sagen lügen bluff wahrheit behaupten'
    },
    deal: {
      title: 'Handeln',
      text: (s) =>
        `${live(s) ? 'Jeder darf jederzeit handeln.' : 'Wer dran ist, tut eines: einen Handel anbieten, aussteigen oder passen.'} Ein Handel: Jemand **steigt aus diesem Coup aus** und wird dafür sofort bezahlt. Die Antwort ist Ja, Nein oder einmal ein anderer Betrag. Wer aussteigt, nimmt die 2M zurück, ist sicher und bekommt keinen Anteil.`,
      words: 'handel angebot verhandeln bestechen zahlen aussteigen gehen raus ablehnen zwilling geld'
    },
    vote: {
      title: 'Wann es losgeht',
      text: (s) =>
        `Der **Boss** darf abstimmen lassen; mit der Hälfte aller Stimmen beginnt der Coup. Er beginnt auch ${live(s) ? 'nach drei Minuten' : `wenn in einer Runde alle passen, oder nach ${rounds(s)} Runden`}.`,
      words: 'abstimmung stimme beginn start boss wann lange runden passen'
    },
    twins: {
      title: 'Zwillinge',
      text: (s) =>
        `Wird eine Rolle aufgerufen, melden sich alle, die sie schickten und noch dabei sind. **Zwei oder mehr davon fliegen raus**: kein Anteil, kein Trick, und die 2M bleiben liegen. ${stays(s) ? 'Nur Schläger bleiben.' : 'Nur Schläger nehmen trotzdem ihre 2M.'}`,
      words: 'zwilling gleich doppelt raus erwischt ko zwei gleichstand'
    },
    roles: {
      title: 'Was die Rollen tun',
      text: (s) =>
        [
          hasTech(s) ? '**Techniker** nennt eine offene Rolle: Sie fliegt raus.' : '',
          rolesFor(s).includes('Acrobat') ? '**Akrobat** nimmt 5M.' : '',
          '**Schläger** nimmt 2M, auch wenn er rausfliegt.',
          '**Mentalist** stiehlt 2M von einem Schläger, Techniker oder Akrobaten, der noch dabei ist.',
          hasBrain(s) ? '**Kopf** legt die Beute noch einmal dazu.' : '',
          rolesFor(s).includes('Driver')
            ? `**Fahrer** nimmt 1M für jeden, der noch dabei ist${s.options['driver_source'] === 'players' ? ', von ihnen selbst' : ''}.`
            : ''
        ]
          .filter(Boolean)
          .join(' '),
      words: 'rolle techniker akrobat schläger mentalist kopf fahrer tut trick reihenfolge'
    },
    tech: {
      title: 'Der Techniker',
      text: (s) =>
        `Ein einzelner Techniker ${s.options['tech_may_decline'] === true ? 'darf' : 'muss'} eine andere Rolle nennen, die **offen** liegt; alle, die sie schickten und noch dabei sind, fliegen raus. Nur die verdeckte Karte ist sicher. ${lone(s)}`,
      words: 'techniker allein verliert 5m verpfeifen nennen'
    },
    share: {
      title: 'Teilen',
      text: (s) =>
        `Für jede Rolle auf der Beutekarte, die noch dabei ist, kommt ihr Zuschlag${s.options['bonus_goes_to'] === 'role' ? ' zu ihrer Person' : ' dazu'}. Dann wird die Mitte gleich geteilt, aufgerundet${three(s) ? '; zwei von dir bekommen zwei Anteile' : ''}. Ist niemand übrig: ${gone(s)}.`,
      words: 'teilen anteil beute zuschlag geld mitte niemand verloren'
    },
    leader: {
      title: 'Der Boss',
      text: 'Nach jedem Coup wird der **Ärmste** Boss: Er spricht zuerst und lässt abstimmen. Niemand scheidet aus, auch ohne Geld.',
      words: 'boss ärmste nächster pleite kein geld ausscheiden'
    }
  },
  questions: [
    { ask: 'Wie gewinne ich?', answer: 'Hab nach einem Coup 50M, oder sei nach fünf am reichsten.', section: 'win' },
    { ask: 'Was mache ich zuerst?', answer: (s) => (three(s) ? 'Wähl geheim zwei Rollen; jede kostet 2M.' : 'Wähl geheim eine Rolle; sie kostet 2M.'), section: 'send' },
    { ask: 'Muss ich die Wahrheit sagen?', answer: 'Nein. Was du ansagst, hat keine Wirkung.', section: 'say', words: 'lügen' },
    { ask: 'Was, wenn zwei dieselbe Rolle schicken?', answer: 'Sind beide noch dabei, fliegen beide raus und bekommen nichts.', section: 'twins', words: 'gleichstand' },
    { ask: 'Wie werde ich meinen Zwilling los?', answer: 'Bezahl ihn, damit er geht, oder lass dich bezahlen und geh selbst.', section: 'deal' },
    { ask: 'Was bekomme ich, wenn ich aussteige?', answer: 'Deine 2M zurück und was man dir zahlt. Keinen Anteil.', section: 'deal' },
    { ask: 'Wann beginnt der Coup?', answer: (s) => (live(s) ? 'Wenn die Abstimmung des Bosses durchgeht, oder nach drei Minuten.' : `Wenn die Abstimmung des Bosses durchgeht, wenn alle passen, oder nach ${rounds(s)} Runden.`), section: 'vote' },
    { ask: 'Was macht meine Rolle?', answer: 'Sie macht ihren Trick, wenn sie noch dabei ist und keinen Zwilling hat. Die Karte der Rollen sagt welchen.', section: 'roles' },
    { ask: 'Wie wird das Geld geteilt?', answer: 'Gleich unter allen, die noch dabei sind, aufgerundet.', section: 'share' },
    { ask: 'Was, wenn ich kein Geld habe?', answer: 'Du machst trotzdem mit, und als Ärmster wirst du Boss.', section: 'leader', words: 'pleite bankrott' }
  ],
  labels: {
    majaWins: 'Maja gewinnt',
    lootAndAntes: '14M Beute + fünfmal 2M',
    fiveSent: 'fünf sind unterwegs',
    obviously: 'Schläger, klar.',
    ko: 'K.O.',
    noShare: 'kein Anteil',
    pays: 'zahlt',
    youLeave: 'Du steigst aus',
    take: '3M nehmen',
    refuse: 'Ablehnen',
    fiveMore: '3M + deine 2M: Du hast 5M mehr',
    doesTech: 'nennt eine offene Rolle: raus',
    doesAcrobat: 'nimmt 5M',
    doesBrute: 'nimmt 2M, auch wenn er rausfliegt',
    doesMentalist: 'stiehlt 2M von: {victims}',
    or: 'oder',
    doesBrain: 'legt die Beute noch einmal dazu',
    doesDriver: 'nimmt 1M für jede Rolle, die dabei ist',
    inTheMiddle: 'in der Mitte',
    stillIn: 'noch dabei'
  }
};
