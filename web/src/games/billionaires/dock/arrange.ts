/** Which options get a button in the dock; the others are touched on the table or stand behind "more". */
import { MediaQuery } from 'svelte/reactivity';
import type { Arranged } from '../../contract';
import { needs } from '../pieces/albums';
import { assetOf, BUNKER } from '../pieces/box';
import { fits, groupOf, isSmall, sortOf, tokensOf, type Open } from './composer';
import { balance, pointsOf } from './odds';
import { outbreak } from './outbreak';
import { choice } from './choice.svelte';
import type { MarketView, View } from '../types';
import { begun } from '../../../words/words.svelte';
import { playedBy } from './whose';
import { name, oddsText, short, word, type Word } from '../words/words';

const FEW = 4;
/** A phone so low that one row of buttons leaves all Markets in view: other cards are touched in the hand instead. */
const isLow = new MediaQuery('(max-width: 640px) and (max-height: 720px)');
/** What most people want when nothing is taken in hand. */
const USUAL = ['draw', 'submit', 'accept', 'close envelope', 'end turn', 'finish', 'hold role', 'draw roles', 'agree'];

/** They name nothing that could be touched. */
const NONE = new Set(['set policy none', 'accept help of nobody']);
/** What an answer means in a step, where its own words say too little. */
const ANSWERS: Partial<Record<View['step'], Record<string, Word>>> = {
  'claim-choice': { decline: 'claimNone' },
  'launch-window': { decline: 'noLaunch', reveal: 'launchRocket' },
  'pact-proposal': { 'pass by': 'noPact' },
  'pact-answer': { accept: 'flyTogether', refuse: 'noPact' },
  'puppet-pact': { accept: 'flyTogether', refuse: 'noPact', agree: 'flyTogether', disagree: 'noPact', decline: 'noPact', 'use it': 'flyTogether' },
  'declare-choice': { decline: 'stayHidden' },
  'policy-audit': { decline: 'auditNone' },
  dig: { decline: 'digEnough' },
  'gamed-buy': { decline: 'noBuy' },
  'fix-help': { decline: 'offerNothing' },
  'comrade-move': { decline: 'moveNone' },
  'hostage-choice': { decline: 'doWithout' },
  'propaganda-choice': { decline: 'doWithout' },
  donation: { decline: 'doWithout' },
  'owners-removal': { decline: 'doWithout' },
  takeover: { 'use it': 'takeOver', decline: 'letPlay' },
  infiltration: { 'use it': 'infiltrate', decline: 'doWithout' }
};

export function arrange(view: View, options: Open[], picked: string): Arranged {
  const inHand = options.find((option) => option.move === picked);
  const plain = options.filter((option) => groupOf(option.about) === 'plain' || NONE.has(option.move));
  const touchable = choice.active(options).filter((option) => tokensOf(option.about).length > 0);
  const few = options.length <= FEW ? touchable.filter((option) => !isSmall(option.about)) : [];
  const others = inHand ? instead(options, inHand) : plain.length > 0 ? few : likely(view, touchable);
  const main = inHand ?? usual(plain.filter((option) => option.about.verb !== 'accept' || lost(view).length === 0)) ?? (options.length === 1 ? options[0] : undefined);
  const beside = [...others, ...few, ...plain].filter((option, i, all) => option !== main && all.indexOf(option) === i);
  const shown = main ? [main, ...beside] : beside;
  return { ...(main ? { main: main.move } : {}), beside: beside.map((option) => option.move), ...labels(view, shown, main), ...costing(view, options) };
}

/** The Assets that the viewer would lack after a plan. */
function lost(view: View): string[] {
  const plan = view.proposal;
  const now = playedBy(view)?.board;
  if (!plan || !now) return [];
  const after = plan.after.find((holder) => holder.seat === view.viewer && !holder.is_puppet)?.board;
  return after && after.assets.length < now.assets.length ? now.assets.filter((asset) => !after.assets.includes(asset)) : [];
}

/** What cannot be taken back and costs much says so, and is pressed twice. */
function costing(view: View, options: Open[]): Pick<Arranged, 'confirm' | 'danger'> {
  const has = (verb: string): boolean => options.some((option) => option.about.verb === verb);
  const gone = lost(view);
  const sure: Record<string, string> = {};
  if (has('accept') && gone.length > 0) sure['accept'] = word('signSure', { assets: gone.map((asset) => name(asset)).join(', ') });
  if (has('declare')) sure['declare'] = word('declareSure');
  if (has('board')) sure['board'] = word('boardSure');
  if (view.step === 'infiltration') sure['use it'] = word('infiltrateSure');
  for (const { about, move } of options) if (about.verb === 'buy' && outbreak(view, about.market)?.isLast) sure[move] = lastBuy(view, about.market);
  if (view.step === 'launch-window') for (const option of options) if (option.about.verb === 'reveal') sure[option.move] = word('launchSure');
  return { confirm: sure, danger: 'accept' in sure ? ['accept'] : [] };
}

/** A Buy after which the Revolution comes, won or lost, unless it wins the game. */
function lastBuy(view: View, market: string): string {
  const board = playedBy(view)?.board;
  const mayWin = needs(board, market) && board?.places.filter((space) => !space.is_spare && space.asset === null).length === 1;
  return word(mayWin ? 'uprisingUnless' : 'uprisingSure', { crisis: name(outbreak(view, market)?.crisis ?? '') });
}

function usual(plain: Open[]): Open | undefined {
  return USUAL.flatMap((verb) => plain.find((option) => option.about.verb === verb) ?? [])[0];
}

/** With nothing in hand: some that go with what was touched; of the Buys those that fill a space first, then the best odds. */
function likely(view: View, touchable: Open[]): Open[] {
  const open = touchable.filter((option) => fits(option.about, choice.chosen));
  const board = playedBy(view)?.board;
  const worth = ({ about }: Open): number => (about.verb === 'buy' ? chanceOf(view, about.market, about.cards) + Number(needs(board, about.market)) - 2 * Number(outbreak(view, about.market)?.isLast ?? false) : 0);
  return open.sort((one, other) => worth(other) - worth(one)).slice(0, 3);
}

/** The same Buy with other cards. */
function instead(options: Open[], inHand: Open): Open[] {
  const { about } = inHand;
  if (about.verb !== 'buy' || isLow.current) return [];
  return options.filter((option) => option !== inHand && option.about.verb === 'buy' && option.about.market === about.market).slice(0, 3);
}

function labels(view: View, shown: Open[], main: Open | undefined): Pick<Arranged, 'label' | 'note'> {
  const label: Record<string, string> = {};
  const note: Record<string, string> = {};
  for (const option of shown) {
    const { about, move } = option;
    if (about.verb === 'buy') {
      const isOther = main?.about.verb === 'buy' && option !== main;
      label[move] = isOther ? other(about.cards) : option === main ? word('buyAt', { market: name(about.market) }) : there(about.market);
      note[move] = main ? chances(view, about.market, about.cards, option === main) : offered(view, about.market, about.cards);
    } else if (about.verb === 'accept' && view.proposal) {
      label[move] = word(view.proposal.sacrifices.length > 0 ? 'sign' : 'signSwap');
      note[move] = lost(view).length > 0 ? word('signCost', { n: lost(view).length }) : word('signNote');
    } else if (ANSWERS[view.step]?.[about.verb]) {
      label[move] = word(ANSWERS[view.step]?.[about.verb] ?? 'doWithout');
      if (about.verb === 'reveal' && view.step === 'launch-window') note[move] = word('launchNote');
    } else if (about.verb === 'keep') {
      note[move] = ''; // stands beside the card
    } else if (about.verb === 'invest' && option === main && view.deck_size === 0) {
      note[move] = word('investEmpty');
    } else if (move === 'accept help of nobody') {
      label[move] = word('helpNone');
    } else if (about.verb === 'finish') {
      label[move] = finishing(view);
    } else if (option !== main && brief(view, option)) {
      label[move] = brief(view, option);
      if (about.verb === 'swap envelopes with') note[move] = inEnvelope(view, about.seat);
      if (about.verb === 'claim' && view.level >= 3 && BUNKER.includes(about.asset)) note[move] = word('forBunker');
    } else if (about.verb === 'refuse' && view.proposal) {
      note[move] = word('refuseNote');
    }
  }
  return { label, note };
}

function inEnvelope(view: View, seat: number): string {
  const n = view.seats[seat]?.envelope_size ?? 0;
  return n > 0 ? word('inEnvelope', { n }) : word('emptyEnvelope');
}

/** Beside the main button the question has said already what is done: the thing alone is enough. */
function brief(view: View, { about, text }: Open): string {
  switch (about.verb) {
    case 'invest':
    case 'exchange':
    case 'place':
      return word('cardTo', { card: short(about.card), market: name(about.market) });
    case 'claim':
      return name(about.asset);
    case 'return':
      return view.step === 'emergency-measures' ? name(about.asset) : '';
    case 'take':
    case 'discard':
      return short(about.card);
    case 'choose':
      return name(about.board);
    case 'swap':
      return `${name(about.market)} ${word('and')} ${name(about.other_market)}`;
    case 'swap envelopes with':
    case 'take role of':
      return begun(text.slice(text.indexOf(': ') + 2));
    case 'look at':
      return name(about.market);
    case 'fix':
    case 'add rebels':
    case 'remove rebels':
    case 'let stay':
      return name(about.crisis);
    case 'set policy':
      return about.policy === 'none' ? '' : name(about.policy);
    case 'play':
      return name(about.revolution_card);
    default:
      return '';
  }
}

function finishing(view: View): string {
  if (view.step === 'payment') return word('payNow');
  if (view.step === 'fix-commitment') return word(view.draft_cards.length > 0 ? 'commitNow' : 'commitNone');
  if (view.step === 'thugs-payment') return word(view.draft_cards.length > 0 ? 'payThese' : 'payNothing', { n: pointsOf(view, view.draft_cards) });
  if (view.step === 'puppet-trade') return word(view.draft ? 'tradeNow' : 'noTrade');
  return word(view.draft_cards.length > 0 ? 'shiftNow' : 'letStand');
}

function other(cards: string[]): string {
  return word(cards.length === 1 ? 'playOnly' : 'playWith', { cards: cards.map(short).join(' + ') });
}

function there(market: string): string {
  return isLow.current ? name(market) : word('buyThere', { market: name(market) });
}

/** A Buy that is not put together yet: its odds, and its cards where they are not those that lie ready. */
function offered(view: View, market: string, cards: string[]): string {
  const odds = chances(view, market, cards, false);
  const isReady = choice.chosen.filter((token) => sortOf(token) === 'hand').length === cards.length;
  return isReady ? odds : `${cards.map(short).join(' + ')} · ${odds}`;
}

function chances(view: View, marketName: string, cards: string[], isMain: boolean): string {
  const market = view.markets.find((one) => one.market === marketName);
  const odds = oddsText(chanceOf(view, marketName, cards));
  if (outbreak(view, marketName)?.isLast) return `${odds} · ${word('uprisingNote')}`;
  return isMain && market && !isLow.current ? `${odds} · ${prize(view, market)}` : odds;
}

function chanceOf(view: View, marketName: string, cards: string[]): number {
  return balance(view, marketName, cards)?.chance ?? 0;
}

function prize(view: View, market: MarketView): string {
  const board = playedBy(view)?.board;
  const [asset = ''] = market.assets;
  if (market.assets.length > 1 || !board) return word('winAny', { n: market.assets.length });
  const after = board.filled + (needs(board, assetOf(asset).market) ? 1 : 0);
  return word('winOne', { asset: name(asset), n: after });
}
