import { kindsOf } from '../../setting';
import type { QuestionWords, Setting } from '../../types';
import { whoWinsRevolution, winAt } from './variants.en';

const at = (kind: string) => (setting: Setting) => kindsOf(setting).includes(kind);

export const questions: QuestionWords[] = [
  { ask: 'How do I win?', answer: (s) => `Be the first with the five Assets that your board asks for; you win ${winAt(s)}.`, section: 'win' },
  { ask: 'What do I do on my turn?', answer: 'Draw a card if you have fewer than two, then do one thing: usually Buy, Invest or Exchange.', section: 'turn' },
  { ask: 'How does a Buy work?', answer: 'Your cards and your Suit at the Market count for you, all other cards there against you. More wins.', section: 'buy' },
  { ask: 'What happens on a tie?', answer: 'A tie loses the Buy. All cards there are gone.', section: 'buy', words: 'equal draw' },
  { ask: 'What is my Suit?', answer: 'The sign on your board. Cards of your Suit at a Market count for you.', section: 'buy' },
  { ask: 'What is Invest good for?', answer: 'Hide your own Suit where you want to buy, or others where rivals do. You draw a new card.', section: 'prepare' },
  { ask: 'Why does a Market have so many cards?', answer: 'The fewer Assets it has left, the more cards guard them.', section: 'prices' },
  { ask: 'Who took my Asset?', answer: 'An Audit sends an Asset back to its Market, a Scam swaps it. The log says who.', section: 'tricks', words: 'lost', when: (s) => s.options['special_actions'] !== false },
  { ask: 'What if the deck is empty?', answer: 'The Round ends: cards are shuffled, Markets refilled, the poorest begins.', section: 'round' },
  { ask: 'May I buy what I do not need?', answer: 'Yes, but it fills no space. It keeps it from others.', section: 'win' },
  { ask: 'What do Rebels do?', answer: (s) => `Seven bring the Panic!, ten the Revolution. ${whoWinsRevolution(s).replaceAll('**', '')}`, section: 'revolution', when: at('level2') },
  { ask: 'When may I reveal my Role?', answer: 'When the table asks you: it asks whenever your Role could be used.', section: 'role', when: at('level3') },
  { ask: 'What is the envelope for?', answer: 'Cards in it are bribes: most points shown chooses the Policy.', section: 'envelope', when: at('level4') },
  { ask: 'What does the Puppet do?', answer: 'It buys for you when the die says so, and its fifth Asset is your win.', section: 'puppet', when: at('puppets') },
  { ask: 'How does the Rocket win?', answer: 'Board it with the most points and roll lower than them, but no six.', section: 'die', when: at('space') },
  { ask: 'How does the Troublemaker win?', answer: 'A Reformist with seven printed Rebels of fixed Crises, a Revolutionary with the Revolution.', section: 'trouble', when: at('troublemakers') }
];
