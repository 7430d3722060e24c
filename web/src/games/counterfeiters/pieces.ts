/** The things on the board: what they are called, which picture they have, which option belongs to them. */
import type { Option } from '../contract';
import type { About, CardView, SpaceView, View } from './types';
import { word } from './words';

export interface Zone {
  key: string;
  icon: string;
  actions: string[];
  /** The step in which this zone asks for details. */
  step: View['step'];
}

export const ZONES: Zone[] = [
  { key: 'print', icon: 'printer', actions: ['print'], step: '' },
  { key: 'supermarket', icon: 'supermarket', actions: ['supermarket'], step: 'supermarket-notes' },
  { key: 'receiver', icon: 'receiver', actions: ['receiver'], step: 'receiver-notes' },
  { key: 'tax_fraud', icon: 'tax', actions: ['tax_fraud'], step: '' },
  { key: 'flight', icon: 'plane', actions: ['private_jet_flight', 'commercial_flight'], step: 'flight' }
];

const CARDS: Record<string, { icon: string; about: string }> = {
  printer: { icon: 'printer', about: 'aboutPrinter' },
  ink: { icon: 'ink', about: 'aboutInk' },
  paper: { icon: 'paper', about: 'aboutPaper' },
  hologram: { icon: 'holo', about: 'aboutHologram' },
  diner: { icon: 'diner', about: 'aboutDiner' },
  private_jet: { icon: 'jetown', about: 'aboutJet' },
  lottery_ticket: { icon: 'ticket', about: 'aboutTicket' },
  great_lawyer: { icon: 'lawyer', about: 'aboutGreat' },
  bad_lawyer: { icon: 'badlawyer', about: 'aboutBad' }
};

export function iconOf(kind: string): string {
  return CARDS[kind]?.icon ?? 'l-cards';
}

/** "Ticket $90", "Hologram". */
export function cardName(card: { kind: string; value: number }): string {
  return card.value > 0 ? `${word(card.kind)} $${card.value}` : word(card.kind);
}

export function aboutCard(kind: string): string {
  return word(CARDS[kind]?.about ?? '');
}

const COMPONENTS = ['ink', 'paper', 'hologram'];

/** What a card would bring this player: a second one of a component brings nothing. */
export function useOf(view: View, kind: string): string {
  const own = view.seats[view.viewer ?? -1]?.cards ?? [];
  return COMPONENTS.includes(kind) && own.some((card) => card.kind === kind) ? word('haveAlready', { card: word(kind) }) : aboutCard(kind);
}

/** "print shop 2". */
export function placeName(space: { name: string; action: string }): string {
  return word(`${space.action}Space`, { n: space.name.slice(1) });
}

/** What a person would say of a space. */
export function spaceName(space: SpaceView, holder: string): string {
  const marks = [space.hat ? word('hat') : '', space.sunglasses ? word('sunglasses') : '', space.bin && space.card ? word('bin') : ''];
  const card = space.action !== 'black_market' ? '' : space.card ? cardName(space.card) : word(space.henchman === null ? 'noCard' : 'sold');
  const cost = space.cost > 0 && space.henchman === null ? word('costs', { cost: space.cost }) : '';
  const state = holder ? word('taken', { name: holder }) : card && !space.card ? '' : word('free');
  return [placeName(space), card, cost, ...marks, state].filter(Boolean).join(', ');
}

/** The option that this space stands for now: to be used, or to be left through a lawyer. */
export function optionAt(options: Option<About>[], space: string): Option<About> | undefined {
  return options.find((option) => (option.about.verb === 'use' || option.about.verb === 'lift') && option.about.space === space);
}

/** Which kind of choice is open: where to send a henchman, which one to get back, or something else. */
export function asking(options: Option<About>[], step: string): 'use' | 'lift' | '' {
  if (options.length === 0) return '';
  if (step === 'great-lawyer' || step === 'bad-lawyer') return 'lift';
  return options.some((option) => ['use', 'pass', 'decline'].includes(option.about.verb)) ? 'use' : '';
}

export interface Owned {
  kind: string;
  number: number;
  /** What tickets say on them, all together. */
  value: number;
}

/** Cards of one kind lie together, in the order of the rules page. */
export function owned(cards: CardView[]): Owned[] {
  return Object.keys(CARDS)
    .map((kind) => cards.filter((card) => card.kind === kind))
    .filter((group) => group.length > 0)
    .map((group) => ({ kind: group[0]?.kind ?? '', number: group.length, value: group.reduce((sum, card) => sum + card.value, 0) }));
}

const SHORT: Record<string, string> = { godfather: 'shortGodfather', air_strike: 'shortStrike', last_space: 'shortLast' };

/** Under a button: what the police do when this space is used. */
export function policeNote(view: View, space: SpaceView): string {
  if (view.is_closing) return '';
  if (!space.hat) return word('noHat');
  const effect = view.next_effect;
  return effect ? word('hatBrings', { effect: word(SHORT[effect] ?? 'shortInvestigation') }) : word('hatMoves');
}
