/** How a game's banknote looks on the start page: its portrait, its rosette and its denomination. */
export interface Look {
  cat: string;
  petals: number;
  denomination: string;
}

const LOOKS: Record<string, Look> = {
  zillionaire: { cat: 'cat-zillionaire', petals: 13, denomination: 'zillion' },
  millions: { cat: 'cat-driver', petals: 8, denomination: '50 000 000' },
  counterfeiters: { cat: 'cat-godfather', petals: 6, denomination: '$50' },
  billionaires: { cat: 'cat-aristocrat', petals: 10, denomination: '1 000 000 000' }
};

export function lookOf(key: string): Look {
  return LOOKS[key] ?? { cat: 'cat-plain', petals: 7, denomination: '1' };
}
