/** What has happened, shown moving: cards to Markets and hands, Assets to albums, Rebels to their Crisis. */
import { mount, unmount } from 'svelte';
import Icon from '../../../parts/Icon.svelte';
import { fly, notice } from '../../../table/motion';
import type { EventName, LogLine } from '../../../wire/messages';
import Back from '../pieces/Back.svelte';
import Card from '../pieces/Card.svelte';
import { cardsOf } from './lastbuy';
import Rebel from '../pieces/Rebel.svelte';
import Stamp from '../pieces/Stamp.svelte';

/** Things to look at when something has happened to them. */
const NOTICED: Partial<Record<EventName, string>> = {
  'opened space envelope': 'space',
  'rocket escaped': 'space',
  'rocket exploded': 'space',
  'drew revolution': 'troublemaker',
  'played revolution': 'troublemaker',
  'strike began': 'troublemaker',
  'took over': 'troublemaker',
  rioted: 'troublemaker'
};
const PAUSE = 200; // between one event and the next
const shown = new WeakMap<Element, object>();

function thing(make: (target: Element) => object): () => Element {
  return () => {
    const holder = document.createElement('div');
    shown.set(holder, make(holder));
    return holder;
  };
}

function away(holder: Element): void {
  const component = shown.get(holder);
  if (component) void unmount(component);
}

const back = thing((target) => mount(Back, { target }));
const seal = thing((target) => mount(Icon, { target, props: { name: 'rocket' } }));
const rebel = thing((target) => mount(Rebel, { target }));
const card = (name: string): (() => Element) => (name ? thing((target) => mount(Card, { target, props: { card: name } })) : back);
const stamp = (asset: string): (() => Element) => thing((target) => mount(Stamp, { target, props: { asset } }));

/** From one place to another, for an event. */
type Trip = [from: string, to: string, what: () => Element, count?: number];

export function show(lines: LogLine[], you: number | null): void {
  let delay = 0;
  for (const line of lines) {
    const trips = tripsOf(line, you);
    for (const [from, to, what, count = 1] of trips) fly({ from, to, what, done: away, count, delay });
    if (trips.length > 0) delay += PAUSE;
    for (const place of noticed(line, you)) notice(place);
  }
}

function at(seat: number, you: number | null): string {
  return seat === you ? 'hand' : `seat ${seat}`;
}

function album(seat: number, you: number | null): string {
  return seat === you ? 'album' : `seat ${seat}`;
}

function tripsOf(line: LogLine, you: number | null): Trip[] {
  const of = (part: string): string => String(line.details?.[part] ?? '');
  const market = `market ${of('market')}`;
  const { seat } = line;
  const first = cardsOf(line)[0] ?? '';
  const home = at(seat, you);
  switch (line.event) {
    case 'drew':
    case 'was dealt':
      return [['deck', home, card(cardsOf(line, 'own cards')[0] ?? '')]];
    case 'bought':
      return cardsOf(line).map((name): Trip => [home, market, card(name)]);
    case 'invested':
    case 'exchanged':
      return [[home, market, card(first)]];
    case 'took face up':
      return [['board', home, card(first)]];
    case 'swapped':
      return [
        [market, `market ${of('other market')}`, back],
        [`market ${of('other market')}`, market, back]
      ];
    case 'dealt to market':
      return [['deck', market, back, 3]];
    case 'puppet added card':
      return [['deck', market, back]];
    case 'took asset':
      return [['board', album(seat, you), stamp(of('asset'))]];
    case 'puppet took asset':
      return [['board', `puppet ${seat}`, stamp(of('asset'))]];
    case 'returned asset':
      return [[album(seat, you), 'board', stamp(of('asset'))]];
    case 'placed rebels':
      return [['deck', `crisis ${of('crisis')}`, rebel, Number(of('number'))]];
    case 'removed rebels':
      return [[`crisis ${of('crisis')}`, 'deck', rebel, Number(of('number'))]];
    case 'took discard':
      return [['discard', home, card(first)]];
    case 'discarded':
    case 'paid tax':
    case 'shifted roll':
      return cardsOf(line).map((name): Trip => [home, 'discard', card(name)]);
    case 'purchased':
      return [['board', album(seat, you), stamp(of('asset'))]];
    default:
      return reformTrips(line, you);
  }
}

/** The expansion: cards to the Rocket, into a Fix, from the Revolution deck, between Markets. */
function reformTrips(line: LogLine, you: number | null): Trip[] {
  const of = (part: string): string => String(line.details?.[part] ?? '');
  const { seat } = line;
  const home = at(seat, you);
  const all = cardsOf(line);
  const sent = (from: string, to: string): Trip[] => (all.length > 0 ? all.map((name): Trip => [from, to, card(name)]) : [[from, to, back]]);
  switch (line.event) {
    case 'contributed':
      return sent(home, 'space');
    case 'final card':
      return sent('deck', 'space');
    case 'skipped for rocket':
      return sent('deck', 'discard');
    case 'nobody boarded':
      return sent('space', 'discard');
    case 'boarded':
    case 'puppet boarded':
      return [[`seat ${seat}`, 'rocket', seal]];
    case 'died':
    case 'declared':
    case 'infiltrated':
    case 'paid thugs':
      return all.length > 0 ? sent(home, 'discard') : [];
    case 'committed':
      return [[home, 'fix', back, Number(of('number'))]];
    case 'offered help':
      return [[home, 'fix', back]];
    case 'fix drew':
      return sent('deck', 'fix');
    case 'fixed':
      return [[`crisis ${of('crisis')}`, seat === you ? 'album' : `seat ${seat}`, card(of('crisis'))]];
    case 'received lowest':
    case 'received tax':
      return sent('board', home);
    case 'boycotted':
      return cardsOf(line, 'markets').map((name): Trip => ['deck', `market ${name}`, back]);
    case 'moved card':
      return [['board', `market ${of('market')}`, back]];
    case 'sabotaged':
      return [['board', home, back, Number(of('number'))]];
    case 'put face up':
      return sent(home, `market ${of('market')}`);
    case 'put face down':
      return [[home, `market ${of('market')}`, back]];
    default:
      return [];
  }
}

function noticed(line: LogLine, you: number | null): string[] {
  if (line.event in NOTICED) return [NOTICED[line.event] ?? ''];
  if (line.event === 'turned up' || line.event === 'looked at market') return [`market ${String(line.details?.['market'])}`];
  if (line.event === 'took hostage' || line.event === 'must miss') {
    return [at(Number(line.details?.[line.event === 'must miss' ? 'victim' : 'hostage'] ?? line.seat), you)];
  }
  if (line.event === 'set policy') return ['policy'];
  if (line.event === 'rolled' || line.event === 'puppet rolled') return ['die'];
  if (['revealed role', 'took bunker', 'closed envelope', 'opened envelope', 'won', 'died', 'missed turn', 'showed alignment', 'leads'].includes(line.event)) return [at(line.seat, you)];
  return [];
}
