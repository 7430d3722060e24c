import { describe, expect, it } from 'vitest';
import { explain as billionaires } from '../games/billionaires/symbols';
import { explain as counterfeiters } from '../games/counterfeiters/symbols';
import { explain as millions } from '../games/millions/symbols';
import { explain as zillionaire } from '../games/zillionaire/symbols';
import { speak } from '../words/words.svelte';
import { parted, type Explain } from './symbol';

const seat = { seat: 0, board: { billionaire: 'Aristocrat', suit: 'Diamonds', spaces: { Legacy: 2 }, assets: ['Art Hoard'], filled: 1, places: [{ market: 'Legacy', asset: 'Art Hoard', is_spare: false }, { market: 'Legacy', asset: null, is_spare: false }] }, puppet: null, hand_limit: 2 };
const view = {
  viewer: 0, seats: [seat], markets: [{ market: 'Legacy', assets: ['Scam Charity'], face_down: 2, known: ['Locks 1'], face_up: [] }], worth: {}, icons: { Floods: 2 }, crises: [],
  prices: { rates: [20, 30, 40], full_value: 50, supermarket_notes: 3, receiver_notes: 8, tax_refund: 30, fakes_per_printer: 2 }, loot: { amount: 12, bonus: 2, roles: ['Tech'] }, rebels: 3
};
/** What the boards mark as symbols. */
const SYMBOLS: [string, Explain, string[]][] = [
  ['zillionaire', zillionaire, ['rank:1', 'rank:5', 'rank:Bump', 'rank:Bankrupt', 'rank:Bankroll', 'rank:Millionaire', 'rank:Zillionaire', 'status:Rich', 'status:Poor', 'mark:pass', 'mark:skipped', 'mark:out', 'cards', 'points', 'tray', 'dealer']],
  ['counterfeiters', counterfeiters, ['card:ink', 'card:private_jet', 'card:great_lawyer', 'zone:print', 'zone:supermarket', 'zone:receiver', 'zone:tax_fraud', 'zone:flight', 'track:godfather', 'track:air_strike', 'track:investigation_2', 'track:last_space', 'officer', 'hat', 'bin', 'sunglasses', 'henchman', 'cash', 'offshore', 'fake:1', 'fake:3', 'deck', 'first', 'market']],
  ['millions', millions, ['role:Tech', 'role:Driver', 'loot', 'bonus:Tech', 'centre', 'leader', 'fortune', 'hidden', 'state:out', 'state:knockedOut']],
  ['billionaires', billionaires, ['suit:Bombs', 'market:Legacy', 'asset:Art Hoard', 'asset:Noble Estate', 'card:Bombs 2', 'card:Audit', 'card:Scam', 'card:Game the Market', 'card:Floods', 'role:Banker', 'policy:Weapons Galore!', 'policy:none', 'revolution:Riots', 'hidden:Legacy', 'rebels', 'deck', 'discard', 'envelope', 'hand', 'bunker', 'panic', 'rocket', 'icons', 'space:Toys', 'filled', 'hiddenRole']]
];

describe.each(['en', 'de'])('every symbol can be asked (%s)', (language) => {
  it.each(SYMBOLS)('of %s', async (_, explain, symbols) => {
    await speak(language);
    for (const symbol of symbols) {
      const told = explain(...parted(symbol), view as never);
      expect(told?.name, symbol).toBeTruthy();
      expect(told?.text, symbol).toMatch(/[.!]$/);
      expect(`${told?.name} ${told?.text} ${told?.more ?? ''}`, symbol).not.toMatch(/[{}]|undefined|null/);
    }
    await speak('en');
  });
});

it('a name may have a colon', () => {
  expect(parted('policy:a: b')).toEqual(['policy', 'a: b']);
});
