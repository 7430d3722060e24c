import { hasPuppets } from '../../setting';
import type { Plan, Setting } from '../../types';

const hasTricks = (setting: Setting): boolean => setting.options['special_actions'] !== false;

export const plan: Plan = {
  decks: [
    {
      id: 'billionaires',
      cards: [{ id: 'goal' }, { id: 'turn' }, { id: 'buy' }, { id: 'tie' }, { id: 'prepare' }, { id: 'dearer' }, { id: 'tricks', when: hasTricks }]
    },
    { id: 'level2', cards: [{ id: 'crises' }, { id: 'revolution' }, { id: 'panic' }] },
    { id: 'level3', cards: [{ id: 'role' }, { id: 'bunker' }] },
    { id: 'level4', cards: [{ id: 'envelope' }, { id: 'policy' }] },
    { id: 'puppets', cards: [{ id: 'puppet' }, { id: 'puppetWin' }] },
    { id: 'space', cards: [{ id: 'rocket' }, { id: 'launch' }, { id: 'die' }] },
    { id: 'troublemakers', cards: [{ id: 'trouble' }, { id: 'fix' }, { id: 'revolutionary' }] }
  ],
  sections: [
    { id: 'win', deck: 'billionaires', picture: 'goal', clauses: ['BG-7.10', 'BG-7.11', 'BG-0.06', 'BG-0.07'] },
    { id: 'turn', deck: 'billionaires', picture: 'turn', clauses: ['BG-3.03', 'BG-3.05', 'BG-0.11', 'BG-3.06'] },
    { id: 'buy', deck: 'billionaires', picture: 'buy', clauses: ['BG-4.01', 'BG-4.05', 'BG-4.07', 'BG-4.08', 'BG-4.09', 'BG-4.10', 'BG-4.12'] },
    { id: 'prepare', deck: 'billionaires', picture: 'prepare', clauses: ['BG-5.01', 'BG-5.02', 'BG-5.04', 'BG-5.07', 'BG-5.08', 'BG-5.12'] },
    { id: 'prices', deck: 'billionaires', picture: 'dearer', clauses: ['BG-4.13', 'BG-4.14', 'BG-0.03'] },
    { id: 'tricks', deck: 'billionaires', picture: 'tricks', clauses: ['BG-6.01', 'BG-6.03', 'BG-6.05', 'BG-6.06', 'BG-6.09', 'BG-6.12'], when: hasTricks },
    { id: 'round', deck: 'billionaires', clauses: ['BG-8.01', 'BG-8.02', 'BG-8.06', 'BG-8.07', 'BG-8.09', 'BG-8.22', 'BG-0.08'] },
    { id: 'crises', deck: 'level2', picture: 'crises', clauses: ['BG-9.02', 'BG-9.04', 'BG-9.05', 'BG-9.06'] },
    { id: 'revolution', deck: 'level2', picture: 'revolution', clauses: ['BG-9.13', 'BG-9.15', 'BG-12.09', 'RR-13.12'] },
    { id: 'panic', deck: 'level2', picture: 'panic', clauses: ['BG-10.01', 'BG-10.05', 'BG-10.09', 'BG-10.11', 'BG-10.16', 'BG-10.18', 'BG-10.19'] },
    { id: 'role', deck: 'level3', picture: 'role', clauses: ['BG-2.08', 'BG-12.03', 'BG-12.04', 'BG-12.05', 'BG-8.17'] },
    { id: 'bunker', deck: 'level3', picture: 'bunker', clauses: ['BG-11.01', 'BG-11.02', 'BG-11.03', 'BG-9.07'] },
    { id: 'envelope', deck: 'level4', picture: 'envelope', clauses: ['BG-13.01', 'BG-13.05', 'BG-13.07', 'BG-13.10', 'BG-13.11', 'BG-13.12'] },
    { id: 'policy', deck: 'level4', picture: 'policy', clauses: ['BG-13.14', 'BG-13.15', 'BG-13.17', 'BG-13.19'] },
    { id: 'puppet', deck: 'puppets', picture: 'puppet', clauses: ['BG-14.06', 'BG-14.07', 'BG-14.10', 'BG-14.12', 'BG-14.15'], when: hasPuppets },
    { id: 'puppetWin', deck: 'puppets', picture: 'puppetWin', clauses: ['BG-7.14', 'BG-14.18', 'BG-14.23'], when: hasPuppets },
    { id: 'rocket', deck: 'space', picture: 'rocket', clauses: ['RR-2.03', 'RR-2.04', 'RR-2.06', 'RR-2.07', 'RR-2.08'] },
    { id: 'launch', deck: 'space', picture: 'launch', clauses: ['RR-3.01', 'RR-3.02', 'RR-3.11', 'RR-3.13', 'RR-3.14', 'RR-3.21', 'RR-3.22'] },
    { id: 'die', deck: 'space', picture: 'die', clauses: ['RR-3.27', 'RR-3.28', 'RR-3.29', 'RR-4.01'] },
    { id: 'trouble', deck: 'troublemakers', picture: 'trouble', clauses: ['RR-6.04', 'RR-6.07', 'RR-7.06', 'RR-8.02'] },
    { id: 'fix', deck: 'troublemakers', picture: 'fix', clauses: ['RR-9.01', 'RR-9.05', 'RR-9.08', 'RR-9.11', 'RR-9.20', 'RR-9.21', 'RR-9.23'] },
    { id: 'revolutionary', deck: 'troublemakers', picture: 'revolutionary', clauses: ['RR-10.01', 'RR-10.02', 'RR-11.05', 'RR-13.12', 'RR-13.15'] }
  ]
};
