import { kindsOf } from '../../setting';
import type { QuestionWords, Setting } from '../../types';
import { whoWinsRevolution, winAt } from './variants.de';

const at = (kind: string) => (setting: Setting) => kindsOf(setting).includes(kind);

export const questions: QuestionWords[] = [
  { ask: 'Wie gewinne ich?', answer: (s) => `Hab vor allen anderen die fünf Besitztümer, die dein Album verlangt; du gewinnst ${winAt(s)}.`, section: 'win' },
  { ask: 'Was mache ich in meinem Zug?', answer: 'Zieh eine Karte, wenn du weniger als zwei hast; dann tu eines: meist Kaufen, Investieren oder Tauschen.', section: 'turn' },
  { ask: 'Wie geht ein Kauf?', answer: 'Deine Karten und deine Farbe am Markt zählen für dich, alle anderen dort gegen dich. Mehr gewinnt.', section: 'buy' },
  { ask: 'Was ist bei Gleichstand?', answer: 'Gleichstand verliert den Kauf. Alle Karten dort sind weg.', section: 'buy', words: 'unentschieden gleich' },
  { ask: 'Was ist meine Farbe?', answer: 'Das Zeichen auf deinem Album. Karten deiner Farbe am Markt zählen für dich.', section: 'buy' },
  { ask: 'Wozu ist Investieren gut?', answer: 'Versteck deine Farbe, wo du kaufen willst, oder andere, wo die Rivalen kaufen. Du ziehst eine neue Karte.', section: 'prepare' },
  { ask: 'Warum liegen an einem Markt so viele Karten?', answer: 'Je weniger Besitz er noch hat, desto mehr Karten bewachen ihn.', section: 'prices' },
  { ask: 'Wer hat meinen Besitz genommen?', answer: 'Eine Prüfung schickt ihn auf den Markt zurück, ein Schwindel tauscht ihn. Der Verlauf sagt, wer es war.', section: 'tricks', words: 'verloren', when: (s) => s.options['special_actions'] !== false },
  { ask: 'Was, wenn der Stapel leer ist?', answer: 'Die Runde endet: Karten werden gemischt, Märkte gefüllt, der Ärmste beginnt.', section: 'round' },
  { ask: 'Darf ich kaufen, was ich nicht brauche?', answer: 'Ja, aber es füllt kein Feld. Andere bekommen es so nicht.', section: 'win' },
  { ask: 'Was tun Rebellen?', answer: (s) => `Sieben bringen die Panik!, zehn die Revolution. ${whoWinsRevolution(s).replaceAll('**', '')}`, section: 'revolution', when: at('level2') },
  { ask: 'Wann darf ich meine Rolle aufdecken?', answer: 'Wenn der Tisch dich fragt: Er fragt immer, wenn sie zu brauchen wäre.', section: 'role', when: at('level3') },
  { ask: 'Wofür ist der Umschlag?', answer: 'Karten darin sind Bestechung: Die meisten gezeigten Punkte bestimmen die Politik.', section: 'envelope', when: at('level4') },
  { ask: 'Was macht die Marionette?', answer: 'Sie kauft für dich, wenn der Würfel will, und ihr fünfter Besitz ist dein Sieg.', section: 'puppet', when: at('puppets') },
  { ask: 'Wie gewinnt man mit der Rakete?', answer: 'Steig mit den meisten Punkten ein und wirf weniger als sie, aber keine Sechs.', section: 'die', when: at('space') },
  { ask: 'Wie gewinnt der Unruhestifter?', answer: 'Ein Reformer mit sieben gedruckten Rebellen auf gelösten Krisen, ein Revolutionär mit der Revolution.', section: 'trouble', when: at('troublemakers') }
];
