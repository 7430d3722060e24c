import type { Plan, Setting } from '../../types';

const hasExchange = (setting: Setting): boolean => Number(setting.options['games']) > 1;

export const plan: Plan = {
  decks: [
    {
      id: 'zillionaire',
      cards: [
        { id: 'goal' },
        { id: 'turn' },
        { id: 'round' },
        { id: 'five' },
        { id: 'twist' },
        { id: 'exchange', when: hasExchange },
        { id: 'end' }
      ]
    }
  ],
  sections: [
    { id: 'win', deck: 'zillionaire', picture: 'goal', clauses: ['ZN-7.01', 'ZN-7.06', 'ZN-8.02', 'ZN-10.03', 'ZN-10.04'] },
    { id: 'turn', deck: 'zillionaire', picture: 'turn', clauses: ['ZN-4.02', 'ZN-4.03', 'ZN-4.04', 'ZN-4.08', 'ZN-4.10'] },
    { id: 'lead', deck: 'zillionaire', picture: 'round', clauses: ['ZN-3.02', 'ZN-3.03', 'ZN-6.02', 'ZN-6.05', 'ZN-6.06'] },
    { id: 'ranks', deck: 'zillionaire', clauses: ['ZN-4.11'] },
    { id: 'five', deck: 'zillionaire', picture: 'five', clauses: ['ZN-5.01', 'ZN-5.02', 'ZN-5.05', 'ZN-5.08'] },
    { id: 'special', deck: 'zillionaire', picture: 'twist', clauses: ['ZN-5.10', 'ZN-5.11', 'ZN-5.17', 'ZN-5.18', 'ZN-5.20', 'ZN-5.24'] },
    { id: 'out', deck: 'zillionaire', clauses: ['ZN-7.01', 'ZN-7.03', 'ZN-7.05', 'ZN-7.07', 'ZN-7.08'] },
    { id: 'points', deck: 'zillionaire', clauses: ['ZN-8.01', 'ZN-8.02', 'ZN-8.03'] },
    { id: 'exchange', deck: 'zillionaire', picture: 'exchange', clauses: ['ZN-9.02', 'ZN-9.06', 'ZN-9.07', 'ZN-9.10', 'ZN-9.14'], when: hasExchange },
    { id: 'end', deck: 'zillionaire', picture: 'end', clauses: ['ZN-10.01', 'ZN-10.02', 'ZN-10.03', 'ZN-10.04'], when: hasExchange }
  ]
};
