/** What one should not miss: what others have taken from the viewer, and who is about to win. */
import type { Context, Notice } from '../../../stage/scene';
import type { EventName, LogLine } from '../../../wire/messages';
import { assetOf, MARKETS } from '../pieces/box';
import type { View } from '../types';
import { name } from '../words/words';
import { say } from './words';

export function notices(context: Context<View>, fresh: number): Notice[] {
  const { lines, you } = context;
  return lines.slice(fresh).flatMap((line, i) => [...(you === null ? [] : lossOf(line, fresh + i, context, you)), ...warning(line, context)]);
}

const BUNKER: EventName[] = ['took bunker', 'bunker left'];

function lossOf(line: LogLine, at: number, { lines, people, view }: Context<View>, you: number): Notice[] {
  const who = people[line.seat]?.name ?? '';
  const part = (named: string): string => String(line.details?.[named] ?? '');
  const lost = (asset: string, why: string): Notice[] => {
    const { icon, ink } = assetOf(asset);
    return [{ key: `loss ${at}`, text: say('lostAsset', { asset: name(asset) }), reason: why, isLoss: true, icon, ink }];
  };
  const plain = (text: string, why: string, icon: string): Notice[] => [{ key: `loss ${at}`, text, reason: why, isLoss: true, icon }];
  switch (line.event) {
    case 'returned asset': {
      const asset = part('asset');
      const cause = lines.findLast((other, i) => i < at && other.details?.['asset'] === asset); // others may have been asked in between
      if (line.seat !== you || cause?.event !== 'audited' || cause.seat === you) return [];
      const key = lines[at + 1]?.event === 'asset left game' ? 'auditedAway' : 'auditedBy';
      return lost(asset, say(key, { name: people[cause.seat]?.name ?? '', market: name(assetOf(asset).market) }));
    }
    case 'took bunker':
      if (line.seat !== you && lines.findLast((other, i) => i < at && BUNKER.includes(other.event))?.seat !== you) return [];
      return line.seat === you ? [{ key: `bunker ${at}`, text: say('gotBunker'), reason: say('gotBunkerWhy'), isLoss: false, icon: 'bunker' }] : plain(say('lostBunker'), say('lostBunkerWhy'), 'bunker');
    case 'bunker left':
      return line.seat === you ? plain(say('lostBunker'), say('lostBunkerWhy'), 'bunker') : [];
    case 'scammed': {
      const own = view.seats[you]?.board?.assets ?? [];
      const pair = [part('asset'), part('other asset')];
      const got = pair.find((asset) => own.includes(asset));
      const gone = pair.find((asset) => asset !== got);
      return line.seat !== you && got && gone ? lost(gone, say('scammedBy', { name: who, asset: name(got) })) : [];
    }
    case 'took role':
      return Number(line.details?.['from']) === you ? plain(say('lostRole', { name: who }), say('roleWhy'), 'vulture') : [];
    case 'swapped envelopes':
      return Number(line.details?.['with']) === you ? plain(say('lostEnvelope', { name: who }), say(view.seats[you]?.envelope_size === 0 ? 'emptyWhy' : 'envelopeWhy'), 'envelope') : [];
    case 'must miss':
      return Number(line.details?.['victim']) === you ? plain(say('missTurn'), say('missWhy', { name: who }), 'l-zzz') : [];
    case 'took hostage':
      return Number(line.details?.['hostage']) === you ? plain(say('hostage', { name: who }), say('hostageWhy'), 'l-hand') : [];
    default:
      return [];
  }
}

const TAKEN: EventName[] = ['took asset', 'purchased', 'swapped assets', 'scammed'];

/** One Asset from winning: everybody should know. */
function warning(line: LogLine, { view, you, people }: Context<View>): Notice[] {
  const board = view.seats[line.seat]?.board;
  if (!TAKEN.includes(line.event) || line.seat === you || !board) return [];
  const all = board.places.filter((space) => !space.is_spare);
  const empty = all.filter((space) => space.asset === null);
  const missing = empty[0]?.market;
  if (empty.length !== 1 || missing === undefined) return [];
  const who = people[line.seat]?.name ?? '';
  const text = say('nearWin', { name: who, n: all.length - 1, of: all.length });
  const { icon, ink } = MARKETS[missing] ?? { icon: '', ink: '' };
  return [{ key: `near ${line.seat}`, text, reason: say('nearWhy', { market: name(missing), name: who }), isLoss: false, icon, ink }];
}
