import { hasTrouble, level } from '../../setting';
import type { SectionWords } from '../../types';
import { emptyDeck, pacts, whoWinsRevolution, winAt } from './variants.en';

export const sections: Record<string, SectionWords> = {
  win: {
    title: 'How you win',
    text: (s) =>
      `Be the first with the **five Assets your board asks for**: two of one type, one each of three others. You win ${winAt(s)}. More of a type than the board asks for fills nothing.`,
    words: 'win winner goal victory five assets board need space end'
  },
  turn: {
    title: 'Your turn',
    text: (s) =>
      `Draw a card if you hold fewer than two. Then do **one** thing: Buy, Invest, Exchange${s.options['special_actions'] === false ? '' : ', or play a special card'}. You may decline to draw, but not to act.`,
    words: 'turn draw action do hand limit two pass must'
  },
  buy: {
    title: 'How a Buy is counted',
    text: 'Play one or two cards at a Market: they count for you, whatever their Suit. All its cards are turned. **Your Suit there counts for you, everything else against you.** You need more points; **a tie loses**. Won: take one Asset that lies there. All these cards are gone either way.',
    words: 'buy purchase count points score tie equal draw success fail lose asset suit market why'
  },
  prepare: {
    title: 'Invest and Exchange',
    text: '**Invest**: hide a hand card under a Market’s face-up card and draw a new one. **Exchange**: a hand card for a face-up one. **Swap**: two face-up cards change places. Your own Suit helps you there later, any other hinders you.',
    words: 'invest exchange hide swap plant face-up prepare'
  },
  prices: {
    title: 'Prices rise',
    text: 'After a Buy a Market gets new cards: with three Assets **two** cards, with two **three**, with one **four**. Sold out, it closes until an Asset comes back.',
    words: 'price inflation cards market closed sold out expensive'
  },
  tricks: {
    title: 'Special cards',
    text: '**Audit**: send any Asset back to its Market. **Scam**: swap one of yours for one of theirs, but not for your fifth. **Game the Market**: all Market cards are shuffled and dealt anew, then you may buy with it. Or play them in a Buy for their points.',
    words: 'special audit scam game the market card steal lose asset lost swap'
  },
  round: {
    title: 'When the deck is empty',
    text: (s) =>
      `The Round ends. ${emptyDeck(s)} All cards but hands are shuffled, open Markets refilled. If at most one Market is open, everybody gives an Asset back first. **The poorest begins**; chance breaks a tie.`,
    words: 'round end deck empty shuffle refill poorest begins tie emergency new'
  },
  crises: {
    title: 'Crises',
    text: 'A Crisis at a Market counts **3 against** a Buy. The Buy sets it loose: its Rebels go to the Guillotine, and two more Crises come into the game. In your hand you can only Invest or Exchange it. At the end of each Round one more breaks out.',
    words: 'crisis crises rebel activated pandemic 3 against hand'
  },
  revolution: {
    title: 'The Revolution',
    text: (s) => `With the **tenth Rebel** the game ends at once. ${whoWinsRevolution(s)}`,
    words: 'revolution ten rebels lose all guillotine end game over celebrity'
  },
  panic: {
    title: 'Panic!',
    text: (s) =>
      `The first time seven Rebels stand there, and only once: a card shows three types. Agree who gives back **one Asset of each**; who would give must say yes. Then a die drives away that many Rebels. Without an agreement nothing is given and no Rebel leaves.${level(s) >= 3 ? ' A Power Broker may dictate who gives.' : ''}`,
    words: 'panic seven rebels give back sacrifice plan agree refuse die'
  },
  role: {
    title: 'Roles',
    text: 'You chose one of two secret Roles. **Reveal it when it helps**: most work once and then lie spent. When a Round ends, who has no Role may draw new ones: as many as spaces are empty on the board.',
    words: 'role secret reveal power gangster banker celebrity once new'
  },
  bunker: {
    title: 'The Luxury Bunker',
    text: 'With **two or more Bunker Assets and more than anybody else** you have the Bunker: a Crisis counts 0 against your Buys. On a tie the holder keeps it. Rebels come all the same.',
    words: 'bunker luxury crisis zero tie assets'
  },
  envelope: {
    title: 'Bribes',
    text: 'After your Action you may move cards between hand and envelope. When Policy changes, all decide at once whether to **hold up** the envelope. Most points sets the Policy, chance breaks a tie; **shown cards are spent**, also the losers’. If nobody shows a point, the poorest chooses.',
    words: 'bribe envelope hold up policy points tie spent most vote'
  },
  policy: {
    title: 'Policy',
    text: 'It changes after a Crisis set loose by a Buy, and when a Round ends. **One** at a time. Five double a Suit everywhere. The others work once: audit somebody, new Role, fewer Rebels, tax the two richest, dig in the discards.',
    words: 'policy government double suit tax tyranny change effect'
  },
  puppet: {
    title: 'Your Puppet',
    text: 'After your turn roll for it. **1 to 5**: a hidden card joins that Market. **6**: roll again, and it buys there with six points; two sixes audit somebody. Hand cards that you discard shift a roll by their points.',
    words: 'puppet roll die six buy shift two players'
  },
  puppetWin: {
    title: 'Puppets and winning',
    text: 'A Puppet’s fifth Asset is **your** win. For three points of its Suit you may take an Asset from either Puppet. When a Round ends you may swap Assets with your own Puppet.',
    words: 'puppet win purchase take asset swap three points'
  },
  rocket: {
    title: 'The Rocket',
    text: 'As your Action, **contribute** one Resource card: shown to all, then into the shared envelope. Every Suit’s points count for its Billionaire. Nobody may look inside again.',
    words: 'rocket space program contribute envelope launch points'
  },
  launch: {
    title: 'The launch',
    text: (s) =>
      `After the Panic!, whoever holds the **Space Cowboy** may launch at the end of the own turn. One more card is added, the envelope is opened, and **most points ${s.options['rocket_boarding'] === 'optional' ? 'may board' : 'boards'}**${pacts(s)}.`,
    words: 'launch space cowboy rocket pact board most points tie'
  },
  die: {
    title: 'Away or boom',
    text: 'Roll **lower than the points on board**, and no six: those on board win. Otherwise the Rocket explodes: they are out of the game, and so is the Rocket.',
    words: 'rocket die explode win escape out eliminated bankrupt'
  },
  trouble: {
    title: 'The Troublemaker',
    text: 'Has cards, but no board, no Suit, no Assets. On a turn: Invest, Exchange or **Fix a Crisis**. A hidden card says whether they are Reformist or Revolutionary. After a successful Buy they take the lowest card if they have room.',
    words: 'troublemaker reformist revolutionary alignment secret turn fix'
  },
  fix: {
    title: 'Fixing a Crisis',
    text: 'Name a Crisis, lay down up to two cards; Billionaires may offer one each, face down. The deck turns as many cards as the Crisis has printed Rebels. **More points than the deck** fix it; a tie fails. With seven printed Rebels a true Reformist wins.',
    words: 'fix crisis reformist seven win tie points deck offer help'
  },
  revolutionary: {
    title: 'The Revolutionary',
    text: (s) =>
      `A true Revolutionary wins **with the Revolution**, declared or not. Once declared: three Revolution cards lie open, and one is played each turn.${hasTrouble(s) ? ' A Reformist loses with the Revolution.' : ''}`,
    words: 'revolutionary declare revolution cards win ten rebels'
  }
};
