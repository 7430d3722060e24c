/** Was der Begleiter sagt: höchstens dreißig Wörter, nie zweimal dasselbe. */
import type { coachWords as en } from './en';

export const tips: Record<string, Record<string, string>> = {
  zillionaire: {
    lead1: 'Du eröffnest: Spiel **beliebig viele Karten eines Rangs**. Niedrige schlagen wenig, am besten eröffnest du mit ihnen. Also zuerst: {rank}.',
    lead2: '**Du gewinnst die Runde** und eröffnest wieder. Weg mit der nächsten niedrigen Gruppe: {rank}.',
    lead3: 'Du eröffnest wieder. Behalt deine höchsten Karten: Sie **holen dir die Eröffnung zurück**.',
    size: 'Eine 5 eröffnet und hat noch keine Anzahl. **Du nennst sie**, dann bist du dran: was du schlagen kannst, oder was niemand kann.',
    mustPass: '{cards}: Das schlägt nichts auf deiner Hand, also **passe**. Das kostet nichts: Du wirst wieder gefragt.',
    mustPass2: 'Wieder passt nichts. Sieh, wer die Runde gewinnt: Der eröffnet mit dem, was er loswerden will.',
    bankrupt: 'Da liegt eine **Pleite**. Nur eine **Geldrolle** schlägt sie und beendet die Runde: Dann eröffnest du.',
    five: 'Deine **5** ist ein Joker: Eine Karte zählt hier für {n}. Das spart eine Gruppe, schlägt aber nur 1er bis 4er.',
    follow1: 'Auf dem Tisch: {cards}. Spiel **ebenso viele eines höheren Rangs**, oder passe. Was nicht passt, ist grau; tipp es an, es sagt warum.',
    follow2: 'Spiel die **niedrigste** Gruppe, die reicht, und reiß keine auseinander, mit der du später eröffnen willst.',
    near: '{name} hat fast keine Karten mehr. Hohe Karten nützen nichts, wenn es vorbei ist: **Hol dir jetzt die Eröffnung**.',
    follow3: 'Deine Wahl: jetzt Karten loswerden, oder passen und eine starke Gruppe behalten.'
  },
  millions: {
    role1: 'Wähl geheim, wen du schickst; es kostet 2M. **Zweimal dieselbe Rolle fliegt raus**, also schick, was andere nicht schicken.',
    role2: 'Coup {n}. Die anderen merken sich, wen du schickst. Überrasch sie, oder nimm, was am meisten brachte.',
    role3: 'Coup {n}: Die Beutekarte nennt Rollen mit **Zuschlag**, wenn sie am Ende noch dabei sind.',
    say1: 'Sag, wen du schickst. **Es muss nicht stimmen** und bindet niemanden: Eine Lüge kann deinen Zwilling vertreiben.',
    say2: 'Vergleich, was offen liegt, mit dem, was die Leute sagen: Vielleicht lügt jemand.',
    twin: 'Neben deinem {role} liegt noch einer offen, und {name} behauptet, es zu sein. Bleiben beide, **bekommen beide nichts**: Biete Geld, oder geh mit deinen 2M. | Neben deinem {role} liegen noch {n} offen, und {name} behauptet, einer zu sein. Bleiben zwei, **bekommen sie nichts**: Biete Geld, oder geh mit deinen 2M.',
    twinHidden: 'Neben deinem {role} liegt noch einer offen: Du hast einen **Zwilling**. Finde ihn und bezahl ihn, oder geh mit deinen 2M.',
    alone: 'Kein zweiter {role} liegt offen. Nur die verdeckte Karte könnte dein Zwilling sein: **Passen ist recht sicher**.',
    deal2: 'Jeder Handel: Einer geht, einer zahlt, sofort. Weniger Übrige, **größere Anteile**.',
    out: 'Du bist ausgestiegen: Deine 2M sind zurück, dir passiert nichts mehr. Andere darfst du noch bezahlen, damit sie gehen.',
    answer1: 'Man bietet dir Geld, damit du **gehst**. Plus deine 2M: Das ist sicher. Bleiben lohnt nur ohne Zwilling.',
    answer2: 'Ja: Es geschieht sofort. Nein: Nichts geschieht. Einmal darfst du auch einen anderen Betrag nennen.',
    vote: 'Die Hälfte aller Stimmen startet den Coup. **Stimm Nein**, solange dein Zwilling dabei ist.',
    tech: 'Dein Techniker nennt eine **offene** Rolle: Alle, die sie schickten, fliegen raus. Weniger Übrige, größere Anteile.',
    mentalist: 'Dein Mentalist stiehlt einem davon 2M. **Nimm sie vom Reichsten**.',
    compose: 'Setz den Handel zusammen: wer geht, wer wie viel zahlt. Niemand sieht ihn, bevor du ihn abgibst.'
  },
  counterfeiters: {
    turn1: 'Schick einen deiner **drei Handlanger** auf ein freies Feld und tu, was da steht. Erst brauchst du Blüten, dann Orte, die sie nehmen.',
    print: 'Du hast keine Blüten. **Druck**: Deine Drucker machen {n} auf einmal, umsonst.',
    sell: 'Du hast {n} Blüten, am Ende nichts wert. Der **Supermarkt** zahlt für drei je $50, der Hehler nimmt mehr für weniger.',
    market: 'Der **Schwarzmarkt** verkauft Drucker und Material: mehr und bessere Blüten bei jedem Druck. Preise stehen auf den Feldern.',
    godfather: 'Der Pate ist {n} Mützen entfernt und nimmt **die Hälfte des Bargelds**. Gib es aus, flieg es aus, oder meide Mützen.',
    hat: 'Felder mit **Mütze** rücken den Polizisten vor. Sieh nach, was die nächste bringt, bevor du eine nimmst.',
    tax: 'Wenig Bargeld? **Steuerbetrug** bringt $30 umsonst, und mit der Sonnenbrille beginnst du die nächste Runde.',
    round: 'Runde {n}. Jedes Feld geht einmal pro Runde: Was brauchst du, **bevor andere es nehmen**?',
    again: 'Dieselbe Frage: Was bringt am schnellsten echtes Geld? Blüten und Karten zählen am Ende nichts.',
    nothing: 'Du kannst gerade nichts tun, also taucht dieser Handlanger ab.',
    supermarket: 'Gib **bis zu drei Blüten** ab, je $50, egal wie viele Sterne. Er lehnt immer mehr ab: Gib die schlechtesten zuerst.',
    receiver: 'Bis zu acht Blüten, **alle zum Preis der schlechtesten**. Eine schlechte verdirbt den Preis: Lass sie weg.',
    flight: 'Auslandsgeld ist sicher vor dem Paten, kauft aber nichts. **Behalt, was du zum Kaufen brauchst.**',
    diners: 'Dein Imbiss macht aus einer Blüte $50, egal welcher. **Gib die schlechteste.**',
    last: 'Schluss: **ein letzter Handlanger**. Was bringt sofort Geld? Mützen sind jetzt egal.',
    lawyer: 'Dein Anwalt holt einen Handlanger heraus, der **noch einmal handelt**. Nimm das Feld, das am meisten zahlt.'
  },
  billionaires: {
    board: 'Wähl, wer du bist: Das Album zeigt die **fünf Besitztümer, die du brauchst**, und deine **Farbe**. Alle sind gleich gut.',
    draw1: 'Zieh: Mit zwei Karten kannst du **mit beiden kaufen**. Irgendwann ist der Stapel leer, dann beginnt eine neue Runde.',
    draw2: 'Noch {n} Karten im Stapel. Ist er leer, endet die Runde, und alle offenen Märkte werden gefüllt.',
    buy1: 'Du brauchst **{market}**. Ein Kauf dreht die Karten um: {suit} zählen für dich, alle anderen gegen dich, {n} verdeckt. Deine Hand: {points}. **Gleichstand verliert.**',
    buy2: '{market} hat noch, was du brauchst: {points} Punkte auf deiner Hand gegen {n} verdeckte Karten von 1 bis 3.',
    invest: 'Zu schwach? **Investier** eine Karte deiner Farbe, {suit}, bei {market}: Sie zählt später für dich, und du ziehst eine neue.',
    weak: 'Deine Hand ist schwach: {points} Punkte. **Tausch** sie gegen eine bessere offene, oder investier sie.',
    nearly: 'Ein Besitz fehlt, bei **{market}**. Damit gewinnst du sofort: {points} Punkte, {n} verdeckte Karten.',
    rival: '{name} braucht **nur noch einen Besitz**. Kauf ihn zuerst, versteck Starkes, wo gekauft werden muss, oder prüf ihn.',
    again: 'Du entscheidest: {points} Punkte auf der Hand. Jeder Kauf braucht **mehr**, als der Markt gegen dich hat.',
    claim1: 'Mehr, als der Markt hatte: **Gekauft**. Nimm, was ein Feld deines Albums füllt; die markierten tun es.',
    claim2: 'Wieder gekauft. Nimm, was ein Feld füllt, oder was ein Rivale braucht.',
    gameBuy: 'Alle Märkte wurden gemischt. Du darfst **sofort kaufen**, mit dieser Karte als einer der gespielten.',
    emergency: 'Kaum ein Markt ist offen: Jeder gibt einen Besitz zurück. **Gib einen, der kein Feld füllt**, wenn du einen hast.',
    other: 'Das kommt selten vor. Das „?“ neben der Frage erklärt es.'
  }
};
export const coachWords: typeof en = {
  name: 'Begleiter',
  stop: 'Ohne Begleitung weiter',
  fold: 'Ausblenden',
  unfold: 'Was nun?',
  happened: 'Eben:',
  leads: 'Was folgt:',
  youDecide: 'du entscheidest',
  waiting: 'Die anderen sind dran. Sieh zu, was sie tun.',
  done: 'Das war ein ganzes Spiel. Jetzt weißt du genug für einen eigenen Tisch.',
  ring: 'Sieh hier: {n}',
  coached: 'Begleitete Partie'
};
