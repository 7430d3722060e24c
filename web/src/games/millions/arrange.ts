/** Which options get a button in the dock, by what is asked; cards, chips and the stepper in Mine hold the rest. */
import type { Arranged, Option } from '../contract';
import { amountMove } from './amounts';
import { composer } from './composer.svelte';
import { dealAtHand, sumFor } from './deals';
import type { About, DealView, View } from './types';
import { word } from './words';

type Options = Option<About>[];

export function arrange(view: View, options: Options, picked: string): Arranged {
  const has = (verb: About['verb']): boolean => options.some((option) => option.about.verb === verb);
  if (has('send') || has('announce') || has('send pair') || has('announce pair')) return chosenCard(options, picked);
  if (view.countering !== null) return counter(view, options);
  if (view.entry !== null) return entry(view, options, view.entry);
  if (has('accept') || has('yes')) return answer(view, options);
  if (has('name') || has('rob') || has('rob character')) return inHand(options, picked);
  return turn(view, options, picked);
}

function moves(options: Options, ...verbs: About['verb'][]): string[] {
  return options.filter((option) => verbs.includes(option.about.verb)).map((option) => option.move);
}

function inHand(options: Options, picked: string): Arranged {
  const all = options.map((option) => option.move);
  const short = options.filter((option) => option.move !== picked && option.about.verb === 'name');
  return {
    ...(all.includes(picked) ? { main: picked } : {}),
    beside: all.filter((move) => move !== picked),
    label: Object.fromEntries(short.map(({ move, about }) => [move, 'role' in about ? word(about.role) : move])),
    note: Object.fromEntries(all.map((move) => [move, '']))
  };
}

/** The card in hand, or all of them; of pairs those that begin with the card in hand. */
function chosenCard(options: Options, picked: string): Arranged {
  const option = options.find((other) => other.move === picked);
  const all = options.map((other) => other.move);
  if (option) return { main: picked, beside: [], elsewhere: all, label: { [picked]: cardLabel(option, true) } };
  const shown = options.filter(({ about }) => 'role' in about || ('first' in about && about.first === composer.first));
  return {
    beside: shown.map((other) => other.move),
    elsewhere: all,
    label: Object.fromEntries(shown.map((other) => [other.move, cardLabel(other, false)])),
    note: Object.fromEntries(shown.map((other) => [other.move, '']))
  };
}

function cardLabel({ about, text }: Option<About>, isChosen: boolean): string {
  if (about.verb === 'send' || about.verb === 'announce') {
    return isChosen ? word(about.verb === 'send' ? 'send' : 'say', { role: word(about.role) }) : word(about.role);
  }
  return 'second' in about && !isChosen ? `+ ${word(about.second)}` : text;
}

// --- a turn of negotiation ---

function turn(view: View, options: Options, picked: string): Arranged {
  const deals = moves(options, 'deal', 'deal character');
  const toMe = view.viewer === null ? undefined : view.deals.find((deal) => deal.still_to_answer.includes(view.viewer ?? -1));
  const own = toMe ? [`accept ${toMe.proposer}`, `refuse ${toMe.proposer}`, `counter ${toMe.proposer}`] : [];
  const answers = own.filter((move) => options.some((option) => option.move === move));
  const rest = moves(options, 'call vote', 'withdraw', 'withdraw one', 'withdraw both', 'cancel', 'pass', 'wait');
  const main = deals.includes(picked) ? picked : answers[0];
  const others = moves(options, 'accept from', 'refuse from', 'counter from').filter((move) => !answers.includes(move));
  return {
    ...(main ? { main } : {}),
    beside: [...answers, ...rest].filter((move) => move !== main),
    elsewhere: [...deals, ...others],
    label: { 'call vote': word('vote'), withdraw: word('leave'), ...leaveLabels(options), pass: word('pass'), wait: word('wait'), ...answerLabels(view, toMe ?? null) },
    note: { 'call vote': word('voteNote'), withdraw: leaveNote(view), pass: word('passNote'), wait: '', ...(toMe ? { [`accept ${toMe.proposer}`]: acceptNote(view, toMe), [`refuse ${toMe.proposer}`]: refuseNote(view, toMe) } : {}) },
    confirm: Object.fromEntries(moves(options, 'withdraw', 'withdraw one', 'withdraw both').map((move) => [move, word('leaveSure')]))
  };
}

/** With three players: which of the two characters. */
function leaveLabels(options: Options): Record<string, string> {
  const one = options.flatMap(({ move, about }) => (about.verb === 'withdraw one' ? [[move, word('leaveOne', { n: about.character })]] : []));
  return { ...Object.fromEntries(one), 'withdraw both': word('leaveBoth') };
}

function leaveNote(view: View): string {
  const own = view.seats[view.viewer ?? -1];
  if (!own || own.money === null) return word('outNote');
  return word('leaveNote', { from: own.money, to: own.money + (own.characters[0]?.ante ?? 0) });
}

// --- answering ---

function answer(view: View, options: Options): Arranged {
  if (moves(options, 'yes').length > 0) return { main: 'yes', beside: ['no'] };
  const deal = dealAtHand(view, view.viewer);
  return {
    main: 'accept',
    beside: moves(options, 'refuse', 'counter'),
    label: { ...answerLabels(view, deal, ''), refuse: word('refuse'), counter: word('counter') },
    note: { accept: deal ? acceptNote(view, deal) : '', refuse: deal ? refuseNote(view, deal) : '', counter: word('counterNote') }
  };
}

function answerLabels(view: View, deal: DealView | null, suffix = ` ${deal?.proposer ?? ''}`): Record<string, string> {
  if (!deal || view.viewer === null) return {};
  const sum = sumFor(view, deal, view.viewer);
  const isLeaving = deal.targets.some((target) => target.seat === view.viewer);
  const leaving = sum.got > 0 ? word('take and leave', { n: sum.got }) : word('leave for nothing');
  const accepting = isLeaving ? leaving : sum.paid > 0 ? word('pay', { n: sum.paid }) : word('agree');
  return { [`accept${suffix}`]: accepting, [`refuse${suffix}`]: word('refuse'), [`counter${suffix}`]: word('counter') };
}

function acceptNote(view: View, deal: DealView): string {
  const isLeaving = deal.targets.some((target) => target.seat === view.viewer);
  return isLeaving ? word('outNote') : '';
}

/** Only whoever is asked to leave stays In by saying no; a payer, who may be Out, keeps the money. */
function refuseNote(view: View, deal: DealView): string {
  if (deal.targets.some((target) => target.seat === view.viewer)) return word('stayIn');
  return deal.payments.some((payment) => payment.payer === view.viewer) ? word('payNothing') : '';
}

// --- putting a deal together ---

function counter(view: View, options: Options): Arranged {
  const amount = composer.amount(options);
  const move = amountMove(options, amount);
  const deal = view.deals.find((other) => other.proposer === view.countering);
  const isLeaving = deal?.targets.some((target) => target.seat === view.viewer) ?? false;
  return {
    ...(move ? { main: move } : {}),
    beside: moves(options, 'refuse', 'wait'),
    elsewhere: moves(options, 'amount'),
    label: { [move]: word(isLeaving ? 'askFor' : 'offerInstead', { n: amount ?? 0 }), refuse: word('refuse'), wait: word('drop') },
    note: { wait: '', refuse: '' }
  };
}

function entry(view: View, options: Options, deal: DealView): Arranged {
  const amount = composer.amount(options);
  const move = amountMove(options, amount);
  const submit = moves(options, 'submit')[0] ?? '';
  const label = { submit: word(deal.payments.length > 0 ? 'submit' : 'submitNothing'), pass: word('drop'), wait: word('drop') };
  const note = { pass: word('dropNote'), wait: '' };
  const beside = moves(options, 'submit', 'pass', 'wait');
  const elsewhere = moves(options, 'amount', 'payer', 'to', 'link', 'link character');
  if (!move) return { ...(submit ? { main: submit } : {}), beside: beside.filter((other) => other !== submit), elsewhere, label, note };
  const isSimple = !composer.othersToo && deal.targets.length === 1;
  const isLeaving = deal.targets[0]?.seat === view.viewer;
  return {
    main: move,
    beside,
    elsewhere,
    label: { ...label, [move]: word(!isSimple ? 'set' : isLeaving ? 'askFor' : 'offer', { n: amount ?? 0 }) },
    note,
    ...(isSimple ? { then: { [move]: ['submit'] } } : {})
  };
}
