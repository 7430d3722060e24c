import type { Plan } from '../../types';

export const plan: Plan = {
  decks: [
    {
      id: 'counterfeiters',
      cards: [{ id: 'goal' }, { id: 'henchmen' }, { id: 'print' }, { id: 'sell' }, { id: 'police' }, { id: 'fly' }, { id: 'end' }]
    }
  ],
  sections: [
    { id: 'win', deck: 'counterfeiters', picture: 'goal', clauses: ['CF-12.14', 'CF-12.15'] },
    { id: 'turn', deck: 'counterfeiters', picture: 'henchmen', clauses: ['CF-3.02', 'CF-3.04', 'CF-3.05', 'CF-3.07', 'CF-3.08'] },
    { id: 'print', deck: 'counterfeiters', picture: 'print', clauses: ['CF-5.01', 'CF-5.02', 'CF-5.03', 'CF-5.06'] },
    { id: 'sell', deck: 'counterfeiters', picture: 'sell', clauses: ['CF-6.01', 'CF-6.03', 'CF-7.01', 'CF-7.02', 'CF-7.03'] },
    { id: 'market', deck: 'counterfeiters', clauses: ['CF-4.02', 'CF-4.03', 'CF-4.05', 'CF-4.06', 'CF-11.03'] },
    { id: 'lawyers', deck: 'counterfeiters', clauses: ['CF-12.07', 'CF-12.08', 'CF-12.10', 'CF-12.11'] },
    { id: 'police', deck: 'counterfeiters', picture: 'police', clauses: ['CF-10.03', 'CF-10.04', 'CF-10.06', 'CF-10.07'] },
    { id: 'fly', deck: 'counterfeiters', picture: 'fly', clauses: ['CF-2.02', 'CF-9.01', 'CF-9.02', 'CF-9.03', 'CF-9.04', 'CF-9.05'] },
    { id: 'tax', deck: 'counterfeiters', clauses: ['CF-8.01', 'CF-8.02', 'CF-8.03'] },
    { id: 'round', deck: 'counterfeiters', clauses: ['CF-11.02', 'CF-11.03', 'CF-11.05', 'CF-11.07', 'CF-11.09'] },
    { id: 'end', deck: 'counterfeiters', picture: 'end', clauses: ['CF-10.08', 'CF-12.02', 'CF-12.07', 'CF-12.12', 'CF-12.13', 'CF-12.15'] },
    { id: 'secret', deck: 'counterfeiters', clauses: ['CF-13.01', 'CF-13.02', 'CF-13.03'] }
  ]
};
