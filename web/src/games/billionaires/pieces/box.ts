/** What is in the box: which drawing and ink a thing has. No rules. */

export interface Kind {
  icon: string;
  ink: string; // a class that sets the ink: t-inf, bombs, …
}

/** Two of these, and more than anybody else has, bring the Luxury Bunker. */
export const BUNKER = ['Corporate Enclave', 'Mercenary Army', 'Noble Estate', 'Political Lobbyists', 'Private Island'];

export const MARKETS: Record<string, Kind> = {
  Influence: { icon: 'influence', ink: 't-inf' },
  Legacy: { icon: 'legacy', ink: 't-leg' },
  Toys: { icon: 'toys', ink: 't-toy' },
  Power: { icon: 'power', ink: 't-pow' },
  Vanity: { icon: 'vanity', ink: 't-van' }
};
export const MARKET_NAMES = Object.keys(MARKETS); // by number

const ASSETS: Record<string, string[]> = {
  // the fourth of a Market is starred
  Influence: ['Political Lobbyists lobbyists', 'Think Tank thinktank', 'Tabloid Empire tabloid', 'Pyramid Scheme pyramid'],
  Legacy: ['Corporate Enclave enclave', 'Scam Charity charity', 'Art Hoard art', 'Cryogenic Lab cryo'],
  Toys: ['Mega Yacht yacht', 'Personal Zoo zoo', 'Private Island island', 'Luxury Jet jet'],
  Power: ['Mercenary Army army', 'Social Media Company social', 'Hedge Fund hedge', 'Gang of Lawyers lawyers'],
  Vanity: ['Golf Plantation golf', 'Noble Estate estate', 'Celebrity Spouse spouse', 'Cult of Personality cult']
};

export interface Asset {
  asset: string;
  market: string;
  number: number; // of the Market
  icon: string;
  ink: string;
  isStarred: boolean;
}

const BY_NAME = new Map<string, Asset>(
  MARKET_NAMES.flatMap((market, m) =>
    (ASSETS[market] ?? []).map((text, i) => {
      const asset = text.slice(0, text.lastIndexOf(' '));
      const icon = text.slice(text.lastIndexOf(' ') + 1);
      return [asset, { asset, market, number: m + 1, icon, ink: MARKETS[market]?.ink ?? '', isStarred: i === 3 }] as const;
    })
  )
);
export const ASSET_NAMES = [...BY_NAME.keys()];

export function assetOf(asset: string): Asset {
  return BY_NAME.get(asset) ?? { asset, market: '', number: 0, icon: 'vanity', ink: '', isStarred: false };
}

export const SUITS: Record<string, Kind> = {
  Bombs: { icon: 's-bombs', ink: 'bombs' },
  'Electrical Bolts': { icon: 's-bolts', ink: 'bolts' },
  Diamonds: { icon: 's-diamonds', ink: 'diamonds' },
  'Satellite Dishes': { icon: 's-dishes', ink: 'dishes' },
  Locks: { icon: 's-locks', ink: 'locks' }
};

const SPECIAL: Record<string, string> = { Audit: 'audit', 'Game the Market': 'game', Scam: 'scam' };

export const CRISES: Record<string, string> = {
  'Killer Robots!': 'robots',
  Militias: 'militias',
  'Doomsday Cults': 'cults',
  Pandemic: 'pandemic',
  'Debt Crisis': 'debt',
  Floods: 'floods',
  Poverty: 'poverty',
  'Housing Collapse': 'housing',
  Wildfires: 'wildfires',
  Drought: 'drought',
  Famine: 'famine',
  Cyberattack: 'cyberattack'
};

export interface Face extends Kind {
  kind: 'resource' | 'special' | 'crisis';
  suit: string; // of a Resource
  value: number; // printed on a Resource
}

export function faceOf(card: string): Face {
  const [, suit = '', value = ''] = /^(.*) (\d)$/.exec(card) ?? [];
  const found = SUITS[suit];
  if (found) return { ...found, kind: 'resource', suit, value: Number(value) };
  const special = SPECIAL[card];
  if (special) return { kind: 'special', icon: special, ink: 'special', suit: '', value: 0 };
  return { kind: 'crisis', icon: CRISES[card] ?? 'pandemic', ink: 'crisis', suit: '', value: 0 };
}

export function isCrisis(card: string): boolean {
  return faceOf(card).kind === 'crisis';
}

export const BOARDS: Record<string, { portrait: string; suit: string }> = {
  'War Profiteer': { portrait: 'cat-war', suit: 'Bombs' },
  'Tech Overlord': { portrait: 'cat-overlord', suit: 'Electrical Bolts' },
  Aristocrat: { portrait: 'cat-aristocrat', suit: 'Diamonds' },
  'Media Baron': { portrait: 'cat-baron', suit: 'Satellite Dishes' },
  'Property Speculator': { portrait: 'cat-speculator', suit: 'Locks' }
};
/** Two spaces of the first, one of each of the others. */
export const SPACES: Record<string, string[]> = {
  'War Profiteer': ['Power', 'Power', 'Influence', 'Legacy', 'Toys'],
  'Tech Overlord': ['Toys', 'Toys', 'Influence', 'Power', 'Vanity'],
  Aristocrat: ['Legacy', 'Legacy', 'Influence', 'Toys', 'Vanity'],
  'Media Baron': ['Influence', 'Influence', 'Legacy', 'Power', 'Vanity'],
  'Property Speculator': ['Vanity', 'Vanity', 'Legacy', 'Toys', 'Power']
};

export const ROLES: Record<string, { icon: string; isRed: boolean }> = {
  Banker: { icon: 'cat-millionaire', isRed: true },
  Celebrity: { icon: 'celebrity', isRed: true },
  'Disaster Speculator': { icon: 'wildfires', isRed: true },
  Gangster: { icon: 'gangster', isRed: true },
  'Power Broker': { icon: 'leader', isRed: true },
  'Scam Artist': { icon: 'cat-bankrupt', isRed: true },
  'Insider Trader': { icon: 'bribe', isRed: false },
  Toady: { icon: 'cat-plain', isRed: false },
  'Vulture Capitalist': { icon: 'vulture', isRed: false },
  'Space Cowboy': { icon: 'rocket', isRed: true }
};

/** The Revolution cards and their drawings. */
export const REVOLUTION: Record<string, string> = {
  'Bide Your Time': 'l-zzz',
  Boycott: 'l-down',
  'Comrade on the Inside': 'l-eye',
  Hostages: 'yacht',
  'Fascist Thugs': 'militias',
  'General Strike': 'fist',
  Infighting: 'blade',
  Infiltrator: 'gangster',
  'Involuntary Donation': 'charity',
  'Media Slander': 'tabloid',
  'Organize!': 'influence',
  Pacification: 'army',
  'Propaganda of the Deed': 's-bombs',
  Riots: 'wildfires',
  'Sabotage!': 'cyberattack',
  'Uncomfortable Alliance': 'policy'
};

/** The Troublemaker's board has two sides. */
export const ALIGNMENTS: Record<string, string> = { Reformist: 'cat-reformist', Revolutionary: 'cat-revolutionary' };

/** The five that double a Suit, and the others with a drawing. */
export const POLICIES: Record<string, { icon: string; suit: string }> = {
  'Weapons Galore!': { icon: 's-bombs', suit: 'Bombs' },
  'Big Tech Unleashed': { icon: 's-bolts', suit: 'Electrical Bolts' },
  'Inheritance Tax Abolished': { icon: 's-diamonds', suit: 'Diamonds' },
  'Media Megaplex': { icon: 's-dishes', suit: 'Satellite Dishes' },
  'Real Estate Bonanza': { icon: 's-locks', suit: 'Locks' },
  'Archeological Dig': { icon: 'policy', suit: '' },
  'Billionaire Audited': { icon: 'audit', suit: '' },
  'New Role': { icon: 'celebrity', suit: '' },
  'Repress the Rebels': { icon: 'army', suit: '' },
  'Tax Tyranny': { icon: 'debt', suit: '' }
};
