import type { Setting, Words } from '../../types';
import { ladder } from './facts';

const games = (setting: Setting): number => Number(setting.options['games']);
const locks = (setting: Setting): boolean => setting.options['pass_locks'] === true;
const perCard = (setting: Setting): boolean => setting.options['bump_group_skips'] === 'per_card';
const onlyNext = (setting: Setting): boolean => setting.options['bankrupt_response'] === 'next_only';
const countback = (setting: Setting): boolean => setting.options['match_tie'] === 'countback';
const most = (setting: Setting): string => String(setting.options['five_lead_max'] ?? 6);

const backLater = (s: Setting): string =>
  locks(s) ? 'If you pass, you are **out of this round**.' : 'If you pass, you may come back later in the round.';
const bump = (s: Setting): string => (perCard(s) ? '**Each Bump** skips one player.' : '**Bump** skips the next player.');
const tie = (s: Setting): string =>
  countback(s) ? 'On a tie the player who was Rich more often wins.' : 'Players with equal totals share the win.';

const ORDINALS = ['First', 'second', 'third', 'fourth', 'fifth'];
const places = (s: Setting): string =>
  ladder(s.seats)
    .map(({ status, points }, i, all) => `${i === all.length - 1 ? 'last' : ORDINALS[i]} place is ${status}: **${points}**`)
    .join(', ');

export const words: Words = {
  decks: { zillionaire: 'Zillionaire' },
  cards: {
    goal: {
      title: 'Get rid of your cards',
      text: 'Empty your hand before the others. First out is **Rich: 6 points**. Last is **Poor: 1 point**.',
      picture: 'A hand of cards becomes an empty space: out. Below, the places and their points.'
    },
    turn: {
      title: 'Same number, higher rank',
      text: (s) => `Beat what lies there with **as many cards** of one higher rank, or pass. ${backLater(s)}`,
      picture: 'Two 4s lie on the table. Two 7s beat them; a single 8 does not, nor do two 3s.'
    },
    round: {
      title: 'Nobody answers? You lead',
      text: 'When all the others have passed, your cards win the round. They are cleared away, and **you lead whatever you like**.',
      picture: 'You played two 8s, Oskar and Jules pass, and you lead three 1s.'
    },
    five: {
      title: 'One 5 counts as many',
      text: 'A single 5 beats **any number** of 1s, 2s, 3s or 4s. Led first: your left neighbour names how many it counts as.',
      picture: 'One 5 lies on three 4s and counts as three 5s. Three 6s or higher beat it now.'
    },
    twist: {
      title: 'Three cards with a twist',
      text: (s) => `${bump(s)} Only a **Bankroll** beats a **Bankrupt**. A **Zillionaire** ends the round at once.`,
      picture: 'Bump: Jules is skipped. Bankrupt: a Bankroll ends the round, not even a Millionaire beats it. Zillionaire: the round is over and you lead.'
    },
    exchange: {
      title: 'The poor pay the rich',
      text: 'After the next deal, Poor gives Rich the **two highest** cards and gets the **two lowest** back. Rich deals, Poor leads.',
      picture: 'Poor hands a Zillionaire and a Millionaire to Rich and gets a 1 and a 2. Two in the middle exchange one card.'
    },
    end: {
      title: 'Most points wins',
      text: (s) => (games(s) === 1 ? 'You play **one game**. First out wins it.' : `You play **${games(s)} games**. Points add up; the **highest total** wins the match.`),
      picture: 'A table of points: Maja has the highest total and wins.'
    }
  },
  sections: {
    win: {
      title: 'How you win',
      text: (s) =>
        `Get rid of your cards first: who is out first becomes **Rich (6 points)**, who is left over becomes **Poor (1 point)**. ${games(s) === 1 ? 'You play one game: Rich wins.' : `After ${games(s)} games the highest total wins.`} ${tie(s)}`,
      words: 'win winner goal aim points score victory tie draw equal'
    },
    turn: {
      title: 'Your turn',
      text: (s) =>
        `Play **as many cards of one rank** as lie there, of a higher rank; or pass. Equal rank is not enough. You never have to play, even if you could. ${backLater(s)}`,
      words: 'turn pass play beat follow must may equal same rank come back'
    },
    lead: {
      title: 'Leading a round',
      text: 'Who leads plays any number of cards of one rank and may not pass. When all others have passed, the last play wins the round and **that player leads next**. If the winner is out, the next player to the left leads.',
      words: 'lead start begin round first new tray cleared'
    },
    ranks: {
      title: 'From low to high',
      text: '1, 2, 3, 4, 5, 6, 7, 8, Bump, Bankrupt, Bankroll, Millionaire, **Zillionaire**.',
      words: 'rank order highest lowest strongest value'
    },
    five: {
      title: 'The 5',
      text: (s) =>
        `You play **one** 5 at a time. On 1s to 4s it counts for as many as lie there. Led first, the neighbour to the left names its number, 1 to ${most(s)}. To beat a 5 takes that many real cards from 6 upward.`,
      words: '5 five wild number joker size'
    },
    special: {
      title: 'Special cards',
      text: (s) =>
        `${bump(s)} On a **Bankrupt** only as many **Bankrolls** may be played; ${onlyNext(s) ? 'only the next player is asked' : 'everybody is asked in turn'}, and a Bankroll on it ends the round. A **Zillionaire** ends the round at once, but cannot be played on a Bankrupt.`,
      words: 'bump skip bankrupt bankroll millionaire zillionaire special'
    },
    out: {
      title: 'Going out',
      text: 'With your last card you are out and take the next place; the round goes on without you. When **one player** still holds cards the game is over, even in the middle of a round. Cards left over cost nothing.',
      words: 'out last card finish empty hand game over end penalty'
    },
    points: {
      title: 'Points for each place',
      text: (s) => `${places(s)}. Everybody's chips stay on the board, so all can see the points.`,
      words: 'points score scoring second third place chip worth count rich poor'
    },
    exchange: {
      title: 'Between two games',
      text: (s) =>
        `${s.options['reseat'] === false ? 'Everybody keeps their seat.' : 'Seats follow the places: Poor sits left of Rich.'} Rich deals. Poor gives Rich the two highest cards and gets the two lowest; ${s.seats === 3 ? 'the third player exchanges nothing' : 'two others exchange one card'}. Nobody chooses. Then Poor leads.`,
      words: 'exchange give swap cards rich poor deal seats next game highest lowest tax'
    },
    end: {
      title: 'The end of the match',
      text: (s) => `After ${games(s)} games the points are added up; the highest total wins. ${tie(s)}`,
      words: 'match end long games tie total'
    }
  },
  questions: [
    { ask: 'How do I win?', answer: 'Be the first to get rid of your cards: 6 points. The highest total of all games wins.', section: 'win' },
    { ask: 'What do I do on my turn?', answer: 'Play as many cards as lie there, of one higher rank, or pass.', section: 'turn' },
    { ask: 'Must I play if I can?', answer: 'No. You may always pass, unless you lead.', section: 'turn' },
    { ask: 'May I pass and come back?', answer: (s) => (locks(s) ? 'Not at this table: who passes is out of the round.' : 'Yes, in the same round too, when it is your turn again.'), section: 'turn', words: 'play after passed again later return same round' },
    { ask: 'What may I lead?', answer: 'Any number of cards of one rank.', section: 'lead' },
    { ask: 'What does a 5 do?', answer: 'One 5 counts for as many as lie there, if those are 1s to 4s.', section: 'five' },
    { ask: 'What beats a Bankrupt?', answer: 'Only a Bankroll. Not even a Zillionaire.', section: 'special' },
    { ask: 'Which card is the highest?', answer: 'The Zillionaire; then Millionaire, Bankroll, Bankrupt, Bump, 8 down to 1.', section: 'ranks' },
    { ask: 'Why did my best cards go away?', answer: 'Before each new game Poor gives Rich the two highest cards.', section: 'exchange', when: (s) => games(s) > 1, words: 'lost cards gave' },
    { ask: 'When is the game over?', answer: (s) => (games(s) === 1 ? 'When only one player still holds cards.' : `A game when only one player holds cards; the match after ${games(s)} games.`), section: 'out' },
    { ask: 'How many points is each place worth?', answer: (s) => `${places(s)}.`, section: 'points', words: 'second third score' }
  ],
  labels: {
    yourHand: 'your hand',
    empty: 'empty: out!',
    place1: '1st',
    place2: '2nd',
    place3: '3rd',
    place4: '4th',
    place5: '5th',
    last: 'last',
    onTable: 'on the table: two 4s',
    two7: 'two 7s',
    onlyOne: 'only one',
    lower: 'lower',
    pass: 'Pass',
    your8: 'your two 8s',
    youLead: 'you lead:',
    three4: 'three 4s',
    one5: 'one 5 = three 5s',
    toBeat: 'to beat it now:',
    three6: 'three 6s or higher',
    skipped: 'skipped',
    bankroll: 'Bankroll ends the round',
    notMillionaire: 'not even a Millionaire',
    roundOver: 'Round over',
    leadNext: 'you lead next',
    twoHighest: 'two highest',
    twoLowest: 'two lowest',
    highest: 'highest',
    lowest: 'lowest',
    total: 'total',
    majaWins: 'Maja wins'
  }
};
