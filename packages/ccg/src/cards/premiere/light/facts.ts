import type { LocationCard } from '../../card.ts';

/** What every card here has in common. */
export const light = { side: 'light' } as const;

/** Of which there is one, of which there are three. */
export const unique = { ...light, limit: 1 } as const;
export const upToThree = { ...light, limit: 3 } as const;

/** Sites by where they lie. */
type Ground = Pick<LocationCard, 'type' | 'system'> & Partial<LocationCard>;
const site = { ...light, type: 'site' } as const;
export const tatooine = { ...site, system: 'Tatooine', planet: true } as const satisfies Ground;
export const yavin4 = { ...site, system: 'Yavin 4', planet: true } as const satisfies Ground;
export const deathStar = { ...site, system: 'Death Star', mobile: true } as const satisfies Ground;
