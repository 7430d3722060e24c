import type { Setting, Words } from '../../types';
import { rolesFor } from './facts';

const hasTech = (s: Setting): boolean => rolesFor(s).includes('Tech');
const hasBrain = (s: Setting): boolean => rolesFor(s).includes('Brain');
const three = (s: Setting): boolean => s.seats === 3;
const stays = (s: Setting): boolean => s.options['brute_duplicates_stay'] === true;
const carries = (s: Setting): boolean => s.options['lost_loot'] === 'carry';
const live = (s: Setting): boolean => s.options['live_negotiation'] === true;
const rounds = (s: Setting): string => String(s.options['negotiation_rounds'] ?? 3);
const lone = (s: Setting): string =>
  `Beware: a **Tech** left alone **loses 5M**, and the loot ${carries(s) ? 'stays for the next heist' : 'is gone'}.`;

export const words: Words = {
  decks: { millions: 'Millions of Dollars' },
  cards: {
    goal: {
      title: 'Be the richest crook',
      text: 'Five heists. Whoever has **50M** after a heist wins at once; otherwise the richest after the fifth.',
      picture: 'Five fortunes as bars. Maja reaches the line at 50M and wins.'
    },
    send: {
      title: (s) => (three(s) ? 'Send two of your gang' : 'Send one of your gang'),
      text: (s) =>
        three(s)
          ? 'Choose two different roles in secret and pay **2M each**. All cards are mixed and shown, **all but one**. Nobody knows whose is whose.'
          : 'All choose a role in secret and pay **2M**. The cards are mixed and shown, **all but one**. Nobody knows whose is whose.',
      picture: '24M lie in the middle. Four role cards are shown, two of them alike; the fifth stays hidden.'
    },
    say: {
      title: 'Say whom you sent. Or lie.',
      text: 'In turn everybody names a role aloud. It need not be true, and it binds nobody.',
      picture: 'Five players, each with a speech bubble that names a role.'
    },
    twins: {
      title: 'Twins knock each other out',
      text: 'Two of the same role **still in the heist**: both are knocked out, without a share. And some role is always sent twice.',
      picture: 'Two cards of the same role, both stamped K.O.: no share for Pip, no share for Noor.'
    },
    deal: {
      title: 'Pay your twin to leave',
      text: 'Offer money so that somebody leaves, or leave yourself. Who leaves takes the 2M back. **The Leader calls the vote** to start.',
      picture: 'An offer: Oskar pays 3M, you leave this heist. You may take it or refuse; with your 2M back you have 5M more.'
    },
    roles: {
      title: 'The roles act in this order',
      text: 'Each role that is still in does its trick, once. These are the roles of your table.',
      picture: (s) => `The roles in their order: ${rolesFor(s).join(', ')}, each with what it does.`
    },
    share: {
      title: 'Who is left shares',
      text: (s) =>
        `The money in the middle is shared equally, rounded up. ${hasTech(s) ? lone(s) : `If nobody is left, the loot ${carries(s) ? 'stays for the next heist' : 'is gone'}.`}`,
      picture: '21M in the middle, shared by two who are still in: 11M each.'
    }
  },
  sections: {
    win: {
      title: 'How you win',
      text: 'Have **50M after a heist** and you win at once; if several have, the richest. Otherwise the richest after **five heists**. On a tie the player nearest to the Leader, clockwise, is ahead.',
      words: 'win winner goal rich 50 money tie equal draw end'
    },
    send: {
      title: 'Sending the gang',
      text: (s) =>
        `The loot is laid out. ${three(s) ? 'Choose **two different roles** in secret and pay 2M for each.' : 'Choose **one role** in secret and pay 2M.'} All cards are mixed and turned up, all but one. Who has less than 2M ${s.options['poor_ante'] === 'reserve_pays' ? 'gets the rest from the bank' : 'pays what there is'} and still takes part.`,
      words: 'role choose send ante 2m pay broke no money bankrupt poor hidden card start'
    },
    say: {
      title: 'Announcing',
      text: 'The Leader first, then clockwise, each says a role. **True or not**: it has no effect. Nobody may show a card.',
      words: 'announce say lie bluff truth name claim'
    },
    deal: {
      title: 'Deals',
      text: (s) =>
        `${live(s) ? 'Anybody may act at any time.' : 'In turn, do one thing: offer a deal, leave, or pass.'} A deal: somebody **leaves this heist** and is paid for it, now. The answer is yes, no, or once another amount. Who leaves takes the 2M back, is safe, and gets no share.`,
      words: 'deal offer negotiate bribe pay leave withdraw out refuse counter money twin'
    },
    vote: {
      title: 'When the heist starts',
      text: (s) =>
        `The **Leader** may call a vote; with half of all votes the heist starts. It also starts ${live(s) ? 'after three minutes' : `when all pass in a round, or after ${rounds(s)} rounds`}.`,
      words: 'vote start leader begin when long rounds pass'
    },
    twins: {
      title: 'Twins',
      text: (s) =>
        `When a role is called, all who sent it and are still in own up. **Two or more of them knock each other out**: no share, no trick, and the 2M stay. ${stays(s) ? 'Brutes are the exception: they stay.' : 'Only Brutes still take their 2M.'}`,
      words: 'twin same double duplicate knocked out eliminated ko tie two'
    },
    roles: {
      title: 'What the roles do',
      text: (s) =>
        [
          hasTech(s) ? '**Tech** names a shown role: knocked out.' : '',
          rolesFor(s).includes('Acrobat') ? '**Acrobat** takes 5M.' : '',
          '**Brute** takes 2M, even if knocked out.',
          '**Mentalist** steals 2M from a Brute, Tech or Acrobat who is still in.',
          hasBrain(s) ? '**Brain** adds the loot once more.' : '',
          rolesFor(s).includes('Driver')
            ? `**Driver** takes 1M for each who is still in${s.options['driver_source'] === 'players' ? ', from their purses' : ''}.`
            : ''
        ]
          .filter(Boolean)
          .join(' '),
      words: 'role tech acrobat brute mentalist brain driver does trick order power'
    },
    tech: {
      title: 'The Tech',
      text: (s) =>
        `A single Tech ${s.options['tech_may_decline'] === true ? 'may' : 'must'} name another role that lies **face up**; all who sent it and are still in are knocked out. The hidden card alone is safe. ${lone(s)}`,
      words: 'tech alone lone lose 5m name turn in'
    },
    share: {
      title: 'Sharing',
      text: (s) =>
        `For each role printed on the loot card that is still in, its bonus is added${s.options['bonus_goes_to'] === 'role' ? ' for that player' : ''}. The middle is then shared equally, rounded up${three(s) ? '; two of yours get two shares' : ''}. If nobody is left, the loot ${carries(s) ? 'stays for the next heist' : 'is gone'}.`,
      words: 'share loot divide bonus money middle nobody left lost'
    },
    leader: {
      title: 'The Leader',
      text: 'After each heist the **poorest** player becomes Leader: speaks first, and calls the vote. Nobody drops out, even without money.',
      words: 'leader poorest next boss broke bankrupt no money out'
    }
  },
  questions: [
    { ask: 'How do I win?', answer: 'Have 50M after a heist, or be the richest after five.', section: 'win' },
    { ask: 'What do I do first?', answer: (s) => (three(s) ? 'Choose two roles in secret; each costs 2M.' : 'Choose a role in secret; it costs 2M.'), section: 'send' },
    { ask: 'Must I tell the truth?', answer: 'No. What you announce has no effect.', section: 'say', words: 'lie' },
    { ask: 'What if two sent the same role?', answer: 'If both are still in, both are knocked out and get nothing.', section: 'twins', words: 'tie' },
    { ask: 'How do I get rid of my twin?', answer: 'Pay them to leave, or be paid and leave yourself.', section: 'deal' },
    { ask: 'What do I get if I leave?', answer: 'Your 2M back and what you were paid. No share.', section: 'deal' },
    { ask: 'When does the heist start?', answer: (s) => (live(s) ? 'When the Leader’s vote is carried, or after three minutes.' : `When the Leader’s vote is carried, when all pass, or after ${rounds(s)} rounds.`), section: 'vote' },
    { ask: 'What does my role do?', answer: 'It does its trick if it is still in and has no twin. The card of roles says which.', section: 'roles' },
    { ask: 'How is the money shared?', answer: 'Equally among those who are still in, rounded up.', section: 'share' },
    { ask: 'What if I have no money?', answer: 'You take part all the same, and as the poorest you become Leader.', section: 'leader', words: 'bankrupt broke' }
  ],
  labels: {
    majaWins: 'Maja wins',
    lootAndAntes: '14M loot + five times 2M',
    fiveSent: 'five were sent',
    obviously: 'Brute, obviously.',
    ko: 'K.O.',
    noShare: 'no share',
    pays: 'pays',
    youLeave: 'You leave this heist',
    take: 'Take 3M and leave',
    refuse: 'Refuse',
    fiveMore: '3M + your 2M back: you have 5M more',
    doesTech: 'names a shown role: knocked out',
    doesAcrobat: 'takes 5M',
    doesBrute: 'takes 2M, even if knocked out',
    doesMentalist: 'steals 2M from a {victims}',
    or: 'or',
    doesBrain: 'adds the loot once more',
    doesDriver: 'takes 1M for each role still in',
    inTheMiddle: 'in the middle',
    stillIn: 'still in'
  }
};
