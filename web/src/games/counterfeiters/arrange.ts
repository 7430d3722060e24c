/** Which options get a button in the dock, and what it says: what is in hand, and a way to do without. */
import type { Arranged, Option } from '../contract';
import { after } from './flight';
import { count, read } from './notes';
import { asking, cardName, placeName, policeNote, useOf } from './pieces';
import type { About, MoneyView, SpaceView, View } from './types';
import { stars, word } from './words';

const FEW = 2; // buttons where one must go somewhere and nothing is in hand yet

interface Said {
  label: string;
  note: string;
}

export function arrange(view: View, options: Option<About>[], picked: string): Arranged {
  const inHand = options.find((option) => option.move === picked);
  const isComposed = asking(options, view.step) === '';
  const idle = options.filter(({ about }) => about.verb === 'pass' || about.verb === 'decline').map((option) => option.move);
  const acts = options.map((option) => option.move).filter((move) => !idle.includes(move));
  const isOpen = acts.length <= FEW || idle.length === 0; // else the board shows where one may go
  const few = inHand || isComposed || !isOpen ? [] : acts.slice(0, FEW);
  const beside = [...few, ...idle.filter((move) => move !== picked)];
  const shown = options.filter((option) => option === inHand || beside.includes(option.move));
  const said = labels(view, shown);
  return {
    ...(inHand ? { main: picked } : {}),
    beside,
    label: Object.fromEntries(said.map(([move, { label }]) => [move, label])),
    note: Object.fromEntries(said.map(([move, { note }]) => [move, note])),
    confirm: acts.length > 0 && idle.includes('pass') ? { pass: word('passSure') } : {},
    isComposed
  };
}

/** What each button says; the same thing at two places is distinguished by the place. */
function labels(view: View, options: Option<About>[]): (readonly [string, Said])[] {
  const said = options.map(({ move, about }) => ({ move, about, words: say(view, about) }));
  return said.map(({ move, about, words }) => {
    const isAlone = said.filter((other) => other.words.label === words.label).length === 1;
    const space = 'space' in about ? view.spaces.find((other) => other.name === about.space) : undefined;
    return [move, isAlone || !space ? words : { ...words, label: `${words.label}, ${placeName(space)}` }] as const;
  });
}

function say(view: View, about: About): Said {
  if ('one' in about) return handIn(view, about);
  if ('amount' in about) return transfer(view, about);
  if (!('space' in about)) return { label: word(about.verb), note: word(`${about.verb}Note`) };
  const space = view.spaces.find((other) => other.name === about.space);
  if (!space) return { label: about.space, note: '' };
  if (about.verb === 'lift') return { label: word('doLift', { space: placeName(space) }), note: word('liftNote') };
  return use(view, space);
}

function money(view: View): MoneyView | null {
  return view.seats[view.viewer ?? -1]?.money ?? null;
}

function handIn(view: View, about: { one: number; two: number; three: number }): Said {
  const move = `hand ${about.one} ${about.two} ${about.three}`;
  const sum = view.pays[move] ?? 0;
  const before = money(view)?.cash ?? 0;
  return {
    label: word('doHand', { n: count(read(move) ?? [0, 0, 0]), sum }),
    note: word('cashBecomes', { before, after: before + sum })
  };
}

function transfer(view: View, about: { verb: string; amount: number }): Said {
  const own = money(view);
  const label = word(about.verb === 'deposit' ? 'doDeposit' : 'doWithdraw', { amount: about.amount });
  return { label, note: own ? word('becomes', after(own, `${about.verb} ${about.amount}`)) : '' };
}

function use(view: View, space: SpaceView): Said {
  const me = view.seats[view.viewer ?? -1];
  const police = policeNote(view, space);
  const orHat = (note: string): string => (space.hat && police ? police : note);
  switch (space.action) {
    case 'black_market':
      return space.card
        ? { label: word('buy', { card: cardName(space.card), cost: space.cost }), note: useOf(view, space.card.kind) }
        : { label: placeName(space), note: '' };
    case 'print':
      return { label: word('doPrint', { n: me?.print_run ?? 0, stars: stars(me?.quality ?? 0) }), note: police };
    case 'supermarket':
      return { label: word('doSupermarket'), note: orHat(word('thenNotes')) };
    case 'receiver':
      return { label: word('doReceiver'), note: orHat(word('thenNotes')) };
    case 'tax_fraud':
      return { label: word('doTax', { amount: view.prices.tax_refund }), note: space.sunglasses && !view.is_closing ? word('andPawn') : police };
    case 'private_jet_flight':
      return { label: word('doJet'), note: orHat(word('thenAmount')) };
    default:
      return { label: word('doFly', { cost: space.cost }), note: orHat(word('thenAmount')) };
  }
}
