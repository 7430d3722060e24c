import type { Plan, Setting } from '../../types';
import { rolesFor } from './facts';

const hasTech = (setting: Setting): boolean => rolesFor(setting).includes('Tech');

export const plan: Plan = {
  decks: [
    {
      id: 'millions',
      cards: [{ id: 'goal' }, { id: 'send' }, { id: 'say' }, { id: 'twins' }, { id: 'deal' }, { id: 'roles' }, { id: 'share' }]
    }
  ],
  sections: [
    { id: 'win', deck: 'millions', picture: 'goal', clauses: ['MD-7.01', 'MD-7.02', 'MD-7.05', 'MD-7.06'] },
    { id: 'send', deck: 'millions', picture: 'send', clauses: ['MD-2.01', 'MD-2.02', 'MD-2.05', 'MD-2.06', 'MD-2.07', 'MD-8.01'] },
    { id: 'say', deck: 'millions', picture: 'say', clauses: ['MD-3.01', 'MD-3.02'] },
    { id: 'deal', deck: 'millions', picture: 'deal', clauses: ['MD-4.01', 'MD-4.02', 'MD-4.12', 'MD-4.13', 'MD-4.16', 'MD-4.17'] },
    { id: 'vote', deck: 'millions', clauses: ['MD-4.21', 'MD-4.22', 'MD-4.23', 'MD-4.25'] },
    { id: 'twins', deck: 'millions', picture: 'twins', clauses: ['MD-5.02', 'MD-5.04', 'MD-5.05', 'MD-5.13', 'MD-5.14'] },
    { id: 'roles', deck: 'millions', picture: 'roles', clauses: ['MD-5.01', 'MD-5.07', 'MD-5.12', 'MD-5.13', 'MD-5.15', 'MD-5.18', 'MD-5.19'] },
    { id: 'tech', deck: 'millions', clauses: ['MD-5.07', 'MD-5.08', 'MD-5.09', 'MD-6.01'], when: hasTech },
    { id: 'share', deck: 'millions', picture: 'share', clauses: ['MD-6.01', 'MD-6.02', 'MD-6.03', 'MD-6.04', 'MD-6.05'] },
    { id: 'leader', deck: 'millions', clauses: ['MD-7.04', 'MD-7.06', 'MD-7.09'] }
  ]
};
