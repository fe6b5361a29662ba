import { makeStranger } from '@binary-sunset/kit';
import { battle, type Card, equipment, location, mission, unit } from '../src/catalog/card.ts';
import { createTcg } from '../src/index.ts';
import { your } from '../src/language/cards.ts';
import { free } from '../src/language/text.ts';
import type { Arena } from '../src/state/state.ts';
import { cards, filler } from './drill.ts';

type Facts = {
  unit: Parameters<typeof unit>[3];
  battle: Parameters<typeof battle>[1];
  mission: Parameters<typeof mission>[1];
  location: Parameters<typeof location>[1];
  equipment: Parameters<typeof equipment>[2];
};

/** Facts of a kind of card, all of which may be left out; a unit's unless it says of what kind it is. */
type Stranger = {
  [K in Exclude<Card['kind'], 'unit'>]: Partial<Facts[K]> & { readonly kind: K };
}[Exclude<Card['kind'], 'unit'>];
type StrangerUnit = Partial<Facts['unit']> & {
  readonly kind?: undefined;
  /** Whom it stands for: a version of that unique card that was never printed. */
  readonly persona?: string;
  /** The arenas that it can fight in; the Character arena unless said otherwise. */
  readonly types?: readonly Arena[];
};

const common = { side: 'dark', number: 0, rarity: 'common' } as const;

/** Somebody or something that only one test knows: plain but for what is said. To be at a table, see `tcgWith`. */
export function stranger(facts: Stranger | StrangerUnit): Card {
  switch (facts.kind) {
    case undefined: {
      const { persona, types = ['character'], kind: _, ...rest } = facts;
      const plain = { ...common, subtypes: '', cost: 3, speed: 30, power: 3, health: 3, ...rest };
      // Units of one persona share a name; the title that a stranger is known by is its version then.
      return makeStranger('', (title) =>
        persona === undefined ? unit(types, title, null, plain) : unit(types, persona, title, plain),
      );
    }
    case 'battle':
      return makeStranger('', (title) => battle(title, { ...common, text: free(), ...facts }));
    case 'mission':
      return makeStranger('', (title) => mission(title, { ...common, cost: 1, text: [], ...facts }));
    case 'location':
      return makeStranger('', (title) => location(title, { ...common, arenas: ['ground'], text: [], ...facts }));
    case 'equipment':
      return makeStranger('', (title) =>
        equipment(title, null, { ...common, cost: 1, equip: [], fits: your.units, gains: [], ...facts }),
      );
  }
}

/** The game with strangers among its cards: no other game knows them. */
export const tcgWith = (...strangers: readonly Card[]) => createTcg([...cards, ...strangers], filler);
