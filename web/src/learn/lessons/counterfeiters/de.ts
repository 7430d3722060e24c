import type { Setting, Words } from '../../types';

const isOpen = (s: Setting): boolean => s.options['money_visibility'] === 'open';
const rematch = (s: Setting): boolean => s.options['tie_rule'] === 'rematch';
const shortOfNotes = (s: Setting): boolean => s.options['note_supply'] === 'printed';
const limit = (s: Setting): number => Number(s.options['max_rounds'] ?? 20);

export const words: Words = {
  decks: { counterfeiters: 'Counterfeiters' },
  cards: {
    goal: {
      title: 'Hab am Ende das meiste echte Geld',
      text: 'Bargeld und Auslandskonto zählen. **Übrige Blüten sind nichts wert.**',
      picture: 'Ein echter Schein in bar und einer auf der Insel zählen; zwei Blüten nicht.'
    },
    henchmen: {
      title: 'Schick einen Handlanger',
      text: 'Du hast drei pro Runde. Reihum stellst du einen auf ein **freies Feld** und tust, was da steht. Jedes Feld fasst einen.',
      picture: 'Felder der Druckerei und des Finanzamts, manche besetzt; zwei deiner Handlanger sind noch übrig.'
    },
    print: {
      title: 'Druck Blüten',
      text: 'Jeder Drucker macht **zwei Blüten**. Farbe, Papier, Hologramm: Jede Sorte, die du hast, macht sie besser, bis zu drei Sternen.',
      picture: 'Zwei Drucker mit Farbe und Papier machen vier Blüten mit zwei Sternen.'
    },
    sell: {
      title: 'Zwei Orte nehmen Blüten',
      text: '**Supermarkt**: bis zu drei, je $50. **Hehler**: bis zu acht, alle zum Preis der schlechtesten.',
      picture: 'Drei Blüten bringen im Supermarkt 150 Dollar. Drei beim Hehler, die schlechteste mit zwei Sternen, bringen 90.'
    },
    police: {
      title: 'Mützen rufen die Polizei',
      text: 'Ein Feld mit Mütze lässt den Polizisten einen Schritt vorrücken. Beim **Paten** zahlen alle die **Hälfte ihres Bargelds**.',
      picture: 'Die Polizeileiste mit dem Polizisten, dem Paten, einem Stern und einem Streik; ein Handlanger auf einem Feld mit Mütze.'
    },
    fly: {
      title: 'Flieg Geld in Sicherheit',
      text: 'Auslandsgeld ist **sicher vor dem Paten**, kauft aber nichts. Ein Flug kostet $30; mit eigenem Jet ist er umsonst.',
      picture: 'Ein Schein fliegt vom Bargeld auf die Insel: für 30 Dollar, oder umsonst mit deinem Jet.'
    },
    end: {
      title: 'Der Polizist beendet das Spiel',
      text: 'Auf dem letzten Feld kommt der Pate noch einmal. Dann je ein letzter Handlanger, Imbisse und Lose zahlen. **Das meiste Geld gewinnt.**',
      picture: 'Die letzten Schritte: Der Pate nimmt die Hälfte, je ein letzter Handlanger, Anwälte und Imbisse, Lose zahlen aus.'
    }
  },
  sections: {
    win: {
      title: 'So gewinnst du',
      text: (s) =>
        `Hab am Ende das meiste **echte Geld**: Bargeld und Konto zusammen. Blüten und Karten sind dann nichts wert. ${rematch(s) ? 'Bei Gleichstand wird ein Stechen gespielt.' : 'Bei Gleichstand gewinnen beide.'}`,
      words: 'gewinnen sieg ziel geld gleichstand unentschieden'
    },
    turn: {
      title: 'Dein Zug',
      text: 'Stell einen deiner **drei Handlanger** auf ein freies Feld und tu sofort, was da steht, oder leg einen hin und passe. Jedes Feld fasst pro Runde einen. Ein Feld, das dir nichts brächte, ist nicht wählbar.',
      words: 'zug dran handlanger figur feld aktion passen drei frei besetzt'
    },
    print: {
      title: 'Drucken',
      text: (s) =>
        `Jeder **Drucker** macht umsonst zwei Blüten. Die Sterne zählen die **verschiedenen Sorten** Farbe, Papier und Hologramm, die du hast; eine zweite derselben Sorte macht nichts besser. Blüten, die du schon hast, bleiben, wie sie sind.${shortOfNotes(s) ? ' Es gibt nur so viele Blüten, wie in der Schachtel sind.' : ''}`,
      words: 'drucken drucker blüte qualität stern farbe papier hologramm besser zweite'
    },
    sell: {
      title: 'Aus Blüten wird Geld',
      text: '**Supermarkt**: bis zu drei Blüten, je $50; er lehnt immer mehr Sterne ab, je mehr die Polizei weiß. **Hehler**: bis zu acht; alle zum Preis der schlechtesten: ★ $20, ★★ $30, ★★★ $40. Ein **Imbiss** macht nach jeder Runde aus einer $50.',
      words: 'verkaufen supermarkt hehler imbiss preis wert geld blüte ablehnen'
    },
    market: {
      title: 'Der Schwarzmarkt',
      text: 'Zahl den Preis des Felds in bar, und die Karte bleibt dir: Drucker, Material, Imbisse, ein Jet, Anwälte, Lose. Nur ein Jet pro Person. Karten über einem **Eimer** kommen am Ende der Runde weg.',
      words: 'kaufen markt karte preis bar drucker jet anwalt los eimer müll'
    },
    lawyers: {
      title: 'Anwälte',
      text: 'Sie arbeiten nur am **Ende des Spiels**, nach den letzten Handlangern. Der **Staranwalt** holt einen deiner Handlanger vom Plan und lässt ihn noch einmal handeln, auf einem freien Feld oder dem, das er verlassen hat. Dann tut der **Winkeladvokat** dasselbe für den, dem er gehört. Ohne Handlanger auf dem Plan nützt kein Anwalt.',
      words: 'anwalt anwälte staranwalt winkeladvokat noch einmal ende handlanger holen'
    },
    police: {
      title: 'Polizei und Pate',
      text: 'Ein Feld mit **Mütze** lässt den Polizisten einen Schritt vorrücken. **Pate**: Alle zahlen die Hälfte ihres Bargelds, aufgerundet. **★**: Der Supermarkt lehnt solche Blüten ab jetzt ab. **Streik**: keine Flüge, solange er da steht.',
      words: 'polizei polizist mütze pate hälfte bargeld verloren pleite ermittlung stern streik leiste'
    },
    fly: {
      title: 'Fliegen',
      text: 'Flieg mindestens $10 aufs Konto oder zurück. Geld dort ist **sicher**, kauft aber nichts. Ein Linienflug kostet $30 Bargeld; mit eigenem **Jet** fliegst du von seinen Pisten umsonst.',
      words: 'fliegen flug konto karibik insel sicher jet geld retten'
    },
    tax: {
      title: 'Steuerbetrug',
      text: 'Nimm **$30**. Auf dem Feld mit der Sonnenbrille nimmst du auch die Startspielerfigur und beginnst die nächste Runde.',
      words: 'steuer betrug 30 sonnenbrille startspieler beginnen kein geld pleite'
    },
    round: {
      title: 'Das Ende einer Runde',
      text: 'Die Handlanger kommen heim, Karten über einem Eimer kommen weg, der Markt rückt nach rechts und wird gefüllt. Dann macht jeder **Imbiss** aus einer Blüte $50. Wer die Startspielerfigur hat, beginnt.',
      words: 'runde ende markt füllen imbiss eimer neu beginnt'
    },
    end: {
      title: 'Das Ende des Spiels',
      text: (s) =>
        `Erreicht der Polizist das **letzte Feld**, nimmt der Pate noch einmal die Hälfte. Dann darf jeder einen letzten Handlanger schicken, die Anwälte handeln noch einmal, Imbisse und Lose zahlen, und alle zählen.${limit(s) > 0 ? ` Spätestens nach ${limit(s)} Runden ist Schluss.` : ''}`,
      words: 'ende spiel aus letzte polizist anwalt los schluss wann lange'
    },
    secret: {
      title: 'Was geheim ist',
      text: (s) =>
        isOpen(s)
          ? 'An diesem Tisch liegt alles Geld offen.'
          : 'Bargeld, Konto und Blüten sind bis zum Ende **geheim**. Was du kaufst, druckst und verkaufst, sehen alle; was du ausfliegst, nicht.',
      words: 'geheim verdeckt sehen geld andere wissen offen'
    }
  },
  questions: [
    { ask: 'Wie gewinne ich?', answer: 'Hab am Ende das meiste Geld, bar und auf dem Konto. Blüten zählen nichts.', section: 'win' },
    { ask: 'Was mache ich in meinem Zug?', answer: 'Stell einen deiner drei Handlanger auf ein freies Feld und tu, was da steht.', section: 'turn' },
    { ask: 'Wie bekomme ich Blüten?', answer: 'Druck: Jeder deiner Drucker macht zwei.', section: 'print' },
    { ask: 'Wofür sind die Sterne?', answer: 'Qualität: wie viele Sorten von Farbe, Papier und Hologramm du hast.', section: 'print' },
    { ask: 'Wo werden Blüten zu Geld?', answer: 'Im Supermarkt (je $50), beim Hehler ($20 bis $40) und im Imbiss ($50).', section: 'sell' },
    { ask: 'Was macht eine Mütze?', answer: 'Sie lässt nach deiner Aktion den Polizisten einen Schritt vorrücken.', section: 'police' },
    { ask: 'Warum ist die Hälfte meines Bargelds weg?', answer: 'Der Polizist hat den Paten erreicht: Alle zahlen die Hälfte. Das Konto ist sicher.', section: 'police', words: 'pleite bankrott verloren' },
    { ask: 'Wie rette ich mein Geld?', answer: 'Flieg es aus, bevor der Pate kommt.', section: 'fly' },
    { ask: 'Was, wenn ich kein Bargeld habe?', answer: 'Steuerbetrug bringt $30 und kostet nichts. Drucken und Verkaufen kosten auch nichts.', section: 'tax', words: 'pleite bankrott' },
    { ask: 'Wann ist das Spiel aus?', answer: 'Wenn der Polizist das letzte Feld der Leiste erreicht.', section: 'end' },
    { ask: 'Was macht ein Anwalt?', answer: 'Am Ende des Spiels handelt einer deiner Handlanger noch einmal: erst mit dem Staranwalt, dann mit dem Winkeladvokaten.', section: 'lawyers', words: 'anwälte staranwalt winkeladvokat' }
  ],
  labels: {
    cash: 'bar',
    offshore: 'Auslandskonto',
    fakes: 'Blüten',
    toSend: 'zwei sind noch übrig',
    fourFakes: 'zwei Drucker, zwei Sorten: vier ★★',
    hatSteps: 'Mütze: ein Schritt',
    halfCash: 'die Hälfte des Bargelds',
    refuses: 'der Supermarkt lehnt ★ ab',
    noFlights: 'hier keine Flüge',
    commercial: 'Linie',
    ownJet: 'dein Jet',
    free: 'umsonst',
    step1: 'Pate: Hälfte des Bargelds',
    step2: 'je ein letzter Handlanger',
    step3: 'Anwälte, Imbisse',
    step4: 'Lose zahlen aus'
  }
};
