import type { Words } from '../../types';
import { sections } from './guide.en';
import { questions } from './questions.en';
import { pacts, winAt, whoWinsRevolution } from './variants.en';

export const words: Words = {
  decks: {
    billionaires: 'Billionaires & Guillotines',
    level2: 'New at Level 2: Crises',
    level3: 'New at Level 3: Roles',
    level4: 'New at Level 4: Policy',
    puppets: 'For two: Puppets',
    space: 'Space Program',
    troublemakers: 'Troublemakers'
  },
  cards: {
    goal: {
      title: (s) => (s.options['win_timing'] === 'end_of_turn' ? 'Fill your board and win' : 'Fill your board, win at once'),
      text: (s) => `Your board asks for **five Assets**; have them and you win ${winAt(s)}. The War Profiteer: two of Power, one each of Influence, Legacy, Toys.`,
      picture: 'The War Profiteer’s board with four Assets of five; the space for a Toy is empty.'
    },
    turn: {
      title: 'Draw one, do one thing',
      text: 'You hold at most two cards. Draw if you have room, then take **one Action**.',
      picture: 'A card is drawn to a hand of two. The Actions: Buy, Invest, Exchange.'
    },
    buy: {
      title: 'A Buy is a count',
      text: 'The one or two cards you play count for you, whatever their Suit. Then the Market’s cards are turned: **your Suit for you, all others against you**.',
      picture: 'You are Bombs. For you: Locks 2 that you played and Bombs 3 at the Market, 5. Against you: Dishes 2 and Diamonds 1, 3.'
    },
    tie: {
      title: 'More wins. A tie loses.',
      text: 'Win: take any one Asset that lies there. **Equal is not enough.** Either way, all these cards are gone.',
      picture: 'Five to three: sold, with a Personal Zoo. Four to four: a tie loses. Two to six: no sale.'
    },
    prepare: {
      title: 'Prepare a Market',
      text: 'Plant **your own Suit** where you want to buy, others where rivals do. Invest hides a card, Exchange swaps face-up cards.',
      picture: 'Invest: a Bombs 3 goes under the face-up card. Exchange: a Locks 1 is swapped for the face-up Bombs 2.'
    },
    dearer: {
      title: 'The fewer left, the dearer',
      text: 'The fewer Assets a Market has left, the **more cards** guard them. Empty deck: new Round, all open Markets are refilled.',
      picture: 'Three Assets: two cards. Two Assets: three cards. One Asset: four cards. None left: closed.'
    },
    tricks: {
      title: 'Dirty tricks',
      text: '**Audit** sends an Asset back. **Scam** swaps one of yours for one of theirs. **Game the Market** reshuffles the Markets, then you may buy.',
      picture: 'Audit sends a Mega Yacht back to Toys. Scam swaps two Assets. Game the Market shuffles all five Markets.'
    },
    crises: {
      title: 'Crises hide in the Markets',
      text: 'A Crisis counts **3 against** a Buy there. Won or lost, the Buy sets it loose: its Rebels gather at the Guillotine.',
      picture: 'A Pandemic at a Market counts 3 against you; then its two Rebels stand at the Guillotine.'
    },
    revolution: {
      title: 'Ten Rebels: Revolution',
      text: (s) => `When the tenth Rebel stands there the **Revolution** comes and the game is over. ${whoWinsRevolution(s)}`,
      picture: 'The Guillotine and ten places for Rebels, nine of them taken. Seven: Panic! Ten: Revolution.'
    },
    panic: {
      title: 'Seven Rebels: Panic!',
      text: 'Once a game: together give back **three Assets**, one of each type shown. Then a die drives away that many Rebels.',
      picture: 'A Panic! card asks for an Influence, a Legacy and a Power Asset: who gives which? A die shows four: four Rebels leave.'
    },
    role: {
      title: 'A secret Role',
      text: 'You hold one Role. **Reveal it when it helps**; most work once. When a Round ends you may get a new one.',
      picture: 'A hidden card is turned: the Gangster.'
    },
    bunker: {
      title: 'The Luxury Bunker',
      text: 'Hold at least two Bunker Assets and more than anybody else: **Crises no longer count against your Buys**. On a tie the holder keeps it.',
      picture: 'The five Bunker Assets, one of each Market. With the Bunker a Crisis counts 0 instead of 3.'
    },
    envelope: {
      title: 'Fill your envelope',
      text: 'After your Action, save cards in it. When Policy changes, hold it up or not: **most points chooses; shown cards are spent**.',
      picture: 'A Dishes 2 and a Locks 3 go into an envelope: 5 points. Held up against 3 points, you choose.'
    },
    policy: {
      title: 'Policies bend the rules',
      text: 'One at a time. Five of them **double a Suit** for everybody; the others strike once: taxes, an audit, fewer Rebels.',
      picture: 'The Policy Weapons Galore! makes a Bombs 3 worth 6 points.'
    },
    puppet: {
      title: 'You also steer a Puppet',
      text: 'After your turn, roll for it. **1 to 5**: a hidden card joins that Market. **6**: roll again, it buys there with six points.',
      picture: 'You and your Puppet. A 3: a hidden card goes to Toys. A 6, then a 4: six points at Power.'
    },
    puppetWin: {
      title: 'Its fifth Asset is your win',
      text: 'Your Puppet wins for you. And you may buy an Asset off any Puppet for **three points of its Suit**.',
      picture: 'A Puppet with five Assets: you win. A Dishes 3 buys a Puppet’s Asset for your board.'
    },
    rocket: {
      title: 'Build a Rocket together',
      text: '**Contribute**: show one Resource card, then put it into the shared envelope. Every Suit gathers points for its Billionaire.',
      picture: 'A Bombs 3 is shown and goes into the Rocket’s envelope.'
    },
    launch: {
      title: 'The Space Cowboy launches',
      text: (s) => `After the Panic!, whoever secretly holds this Role may launch. **Most points ${s.options['rocket_boarding'] === 'optional' ? 'may board' : 'boards'}**${pacts(s)}.`,
      picture: 'The Space Cowboy opens the envelope: Bombs 4 boards; Locks has 3, Dishes 1.'
    },
    die: {
      title: 'Roll under your points',
      text: 'A die **lower** than the points on board, and no six: you win at once. Otherwise the Rocket explodes with you.',
      picture: 'Four points on board: a 1, 2 or 3 gets away; a 4, 5 or 6 explodes.'
    },
    trouble: {
      title: 'One of you owns nothing',
      text: 'The **Troublemaker** has cards, but no board and no Assets. Only they know whether they are Reformist or Revolutionary.',
      picture: 'Two faces, Reformist or Revolutionary, and a hidden Alignment card.'
    },
    fix: {
      title: 'The Reformist fixes Crises',
      text: 'Your cards against cards of the deck, one for each Rebel printed on the Crisis. More points fix it. **Seven Rebels on fixed Crises: a true Reformist wins.**',
      picture: 'The Troublemaker’s 5 points beat the deck’s 3: a Crisis with two Rebels is fixed, 2 of 7.'
    },
    revolutionary: {
      title: 'The Revolutionary waits',
      text: 'A true Revolutionary **wins with the Revolution**. Once declared, they play a Revolution card each turn instead of an Action.',
      picture: 'Ten Rebels at the Guillotine: the Revolutionary wins.'
    }
  },
  sections,
  questions,
  labels: {
    yourSuit: 'your Suit: Bombs',
    fourOfFive: 'four of five: one Toy is missing',
    buy: 'Buy',
    buyLine: 'try for an Asset',
    invest: 'Invest',
    investLine: 'hide a card at a Market, draw a new one',
    exchange: 'Exchange',
    exchangeLine: 'swap a face-up card',
    youAre: 'you are Bombs',
    forYou: 'for you',
    againstYou: 'against you',
    played: 'played',
    atMarket: 'at Market',
    sold: 'Sold',
    tieLoses: 'A tie loses',
    noSale: 'No sale',
    underFaceUp: 'under the face-up card',
    onlyYou: 'only you know it; draw a new card',
    inTheOpen: 'in the open',
    twoMarkets: 'or swap between two Markets',
    cards2: '2 cards',
    cards3: '3 cards',
    cards4: '4 cards',
    closed: 'none left: closed',
    theirs: 'theirs',
    yours: 'yours',
    orPoints: 'or play them in a Buy for their points',
    threeAgainst: '3 against you',
    sevenPanic: '7: Panic!',
    tenRevolution: '10: Revolution',
    panic: 'Panic!',
    whoGives: 'who gives which?',
    leave: 'leave',
    gangster: 'the Asset you audit becomes yours, if it is not your fifth',
    bunkerAssets: 'the five Bunker Assets, one in each Market',
    zero: '0 instead of 3',
    fivePoints: '5 points',
    youChoose: 'You choose',
    points: 'points',
    everywhere: 'everywhere: in Buys, at Markets, in envelopes',
    you: 'you',
    yourPuppet: 'your Puppet',
    sixPoints: '6 points',
    atPower: 'at Power',
    twoSixes: 'two sixes: an Audit · your hand cards can shift a roll',
    youWin: 'You win',
    toYourBoard: 'to your board',
    shownOnce: 'shown once, then hidden',
    boards: 'boards',
    mayBoard: 'may board',
    onBoard: '4 points on board',
    away: 'away!',
    boom: 'boom',
    or: 'or',
    alignment: 'a secret Alignment card',
    troublemaker: 'Troublemaker',
    theDeck: 'the deck',
    fixed: 'fixed: 2 of 7',
    offers: 'Billionaires may offer cards, face down',
    revolutionaryWins: 'Revolutionary wins'
  }
};
