import type { Setting, Words } from '../../types';

const isOpen = (s: Setting): boolean => s.options['money_visibility'] === 'open';
const rematch = (s: Setting): boolean => s.options['tie_rule'] === 'rematch';
const shortOfNotes = (s: Setting): boolean => s.options['note_supply'] === 'printed';
const limit = (s: Setting): number => Number(s.options['max_rounds'] ?? 20);

export const words: Words = {
  decks: { counterfeiters: 'Counterfeiters' },
  cards: {
    goal: {
      title: 'End with the most real money',
      text: 'Cash and offshore money count. **Fakes left over are worth nothing.**',
      picture: 'A real note in cash and one on an island count; two fakes do not.'
    },
    henchmen: {
      title: 'Send a henchman',
      text: 'You have three a round. In turn, put one on a **free space** and do what it says. Each space takes one.',
      picture: 'Spaces of the print shop and the tax office, some taken by henchmen; two of yours are still to send.'
    },
    print: {
      title: 'Print fakes',
      text: 'Each printer makes **two fakes**. Ink, paper, hologram: each different kind you own makes them better, up to three stars.',
      picture: 'Two printers with ink and paper make four fakes with two stars.'
    },
    sell: {
      title: 'Two places take fakes',
      text: '**Supermarket**: up to three, $50 each. **Receiver**: up to eight, all paid at the rate of the worst.',
      picture: 'Three fakes at the supermarket bring 150 dollars. Three at the receiver, the worst with two stars, bring 90.'
    },
    police: {
      title: 'Hats bring the police',
      text: 'A space with a hat moves the officer one step. At the **Godfather** everybody pays **half of their cash**.',
      picture: 'The police track with the officer, the Godfather, a star and a strike; a henchman on a space with a hat.'
    },
    fly: {
      title: 'Fly money to safety',
      text: 'Offshore money is **safe from the Godfather**, but buys nothing. A flight costs $30; with your own jet it is free.',
      picture: 'A note flies from cash to the island: for 30 dollars by plane, free with your jet.'
    },
    end: {
      title: 'The officer ends the game',
      text: 'On the last space the Godfather comes once more. Then one last henchman each, diners and lottery tickets pay. **Most money wins.**',
      picture: 'The last steps: the Godfather takes half of all cash, one last henchman each, lawyers and diners, lottery tickets pay.'
    }
  },
  sections: {
    win: {
      title: 'How you win',
      text: (s) =>
        `Have the most **real money** at the end: cash and offshore together. Fakes and cards are worth nothing then. ${rematch(s) ? 'On a tie those players play again.' : 'On a tie both win.'}`,
      words: 'win winner goal most money tie equal draw victory'
    },
    turn: {
      title: 'Your turn',
      text: 'Put one of your **three henchmen** on a free space and do what it says at once, or lay one down and pass. Each space takes one henchman a round. A space that would bring you nothing cannot be chosen.',
      words: 'turn henchman pawn space action pass three free taken'
    },
    print: {
      title: 'Printing',
      text: (s) =>
        `Each **printer** makes two fakes, for nothing. Stars count the **different kinds** of ink, paper and hologram you own; a second one of the same kind makes nothing better. Fakes you already have stay as they are.${shortOfNotes(s) ? ' The box has only so many fakes.' : ''}`,
      words: 'print printer fake quality star ink paper hologram better second same'
    },
    sell: {
      title: 'Turning fakes into money',
      text: '**Supermarket**: up to three fakes, $50 each, but it refuses more and more stars as the police find out. **Receiver**: up to eight; all are paid as the worst among them: ★ $20, ★★ $30, ★★★ $40. A **diner** turns one into $50 after every round.',
      words: 'sell supermarket receiver fence diner price worth money fake exchange refuse'
    },
    market: {
      title: 'The black market',
      text: 'Pay the price on the space from your cash and own the card for good: printers, components, diners, a jet, lawyers, lottery tickets. Only one jet each. Cards over a **bin** are thrown away when the round ends.',
      words: 'buy market card price cash printer jet lawyer ticket bin black'
    },
    lawyers: {
      title: 'Lawyers',
      text: 'They work only at the **end of the game**, after the last henchmen. The **Great Lawyer** takes one of your henchmen off the board and lets him act once more, on a free space or on the one he left. Then the **Bad Lawyer** does the same for his owner. No henchman on the board, no use for a lawyer.',
      words: 'lawyer great bad once more again end lift henchman out'
    },
    police: {
      title: 'Police and Godfather',
      text: 'A space with a **hat** moves the officer one step. **Godfather**: everybody pays half of their cash, rounded up. **★**: the supermarket refuses such fakes from now on. **Strike**: no flights while he stands there.',
      words: 'police officer hat godfather half cash lose lost bankrupt investigation star ban strike track'
    },
    fly: {
      title: 'Flying',
      text: 'Move any sum of at least $10 offshore, or back. Offshore money is **safe**, but pays for nothing. A commercial flight costs $30 of your cash; with your own **jet** you fly free from its runways.',
      words: 'fly flight offshore caribbean island safe jet plane money save'
    },
    tax: {
      title: 'Tax fraud',
      text: 'Take **$30**. On the space with the sunglasses you also take the first-player pawn and begin the next round.',
      words: 'tax fraud 30 sunglasses first player pawn begin start no money broke bankrupt'
    },
    round: {
      title: 'The end of a round',
      text: 'Henchmen come home, cards over a bin go away, the market moves right and is refilled. Then each **diner** turns one fake into $50. Who has the first-player pawn begins.',
      words: 'round end refill market diner bin new begin'
    },
    end: {
      title: 'The end of the game',
      text: (s) =>
        `When the officer reaches the **last space** the Godfather takes half once more. Then each may send one last henchman, the lawyers' owners act again, diners and lottery tickets pay, and everybody counts.${limit(s) > 0 ? ` At the latest the game ends after ${limit(s)} rounds.` : ''}`,
      words: 'end game over last officer lawyer ticket finish when long'
    },
    secret: {
      title: 'What is secret',
      text: (s) =>
        isOpen(s)
          ? 'At this table all money lies open.'
          : 'Cash, offshore money and fakes are **secret** until the end. What you buy, print and sell is seen by all; what you fly offshore is not.',
      words: 'secret hidden screen see money others know open'
    }
  },
  questions: [
    { ask: 'How do I win?', answer: 'Have the most cash and offshore money at the end. Fakes count nothing.', section: 'win' },
    { ask: 'What do I do on my turn?', answer: 'Put one of your three henchmen on a free space and do what it says.', section: 'turn' },
    { ask: 'How do I get fakes?', answer: 'Print: each of your printers makes two.', section: 'print' },
    { ask: 'What are the stars for?', answer: 'Quality: the number of different kinds among ink, paper and hologram that you own.', section: 'print' },
    { ask: 'Where do fakes become money?', answer: 'At the supermarket ($50 each), the receiver ($20 to $40) and in a diner ($50).', section: 'sell' },
    { ask: 'What does a hat do?', answer: 'It moves the officer one step, after your action.', section: 'police' },
    { ask: 'Why did I lose half of my cash?', answer: 'The officer reached the Godfather: everybody pays half. Offshore money is safe.', section: 'police', words: 'bankrupt lost' },
    { ask: 'How do I save my money?', answer: 'Fly it offshore before the Godfather comes.', section: 'fly' },
    { ask: 'What if I have no cash?', answer: 'Tax fraud gives $30 and costs nothing. Printing and selling are free, too.', section: 'tax', words: 'bankrupt broke' },
    { ask: 'When does the game end?', answer: 'When the officer reaches the last space of the track.', section: 'end' },
    { ask: 'What does a lawyer do?', answer: 'At the end of the game one of your henchmen acts once more: first the Great Lawyer’s owner, then the Bad Lawyer’s.', section: 'lawyers', words: 'great bad lawyers' }
  ],
  labels: {
    cash: 'cash',
    offshore: 'offshore',
    fakes: 'fakes',
    toSend: 'two still to send',
    fourFakes: 'two printers, two kinds: four ★★',
    hatSteps: 'hat: one step on',
    halfCash: 'half of all cash',
    refuses: 'the supermarket refuses ★ fakes',
    noFlights: 'no flights here',
    commercial: 'commercial',
    ownJet: 'your jet',
    free: 'free',
    step1: 'Godfather: half of all cash',
    step2: 'one last henchman each',
    step3: 'lawyers, diners',
    step4: 'lottery tickets pay'
  }
};
