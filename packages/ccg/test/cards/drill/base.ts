import { type Card, character, location } from '../../../src/language/index.ts';

/** What test cards have in common: they belong to no set. */
export const common = { id: '', rarity: '', destiny: 2 } as const;

/** People and places that do nothing of their own. */
export const base: readonly Card[] = [
  character('Drill Trooper', {
    ...common,
    side: 'dark',
    type: 'Imperial',
    deploy: 1,
    power: 1,
    ability: 1,
    forfeit: 1,
  }),
  character('Drill Recruit', { ...common, side: 'light', type: 'Rebel', deploy: 2, power: 2, ability: 2, forfeit: 2 }),
  location('Drill Yard', {
    ...common,
    side: 'dark',
    type: 'site',
    system: 'Drill',
    exterior: true,
    planet: true,
    force: { light: 1, dark: 1 },
  }),
];
