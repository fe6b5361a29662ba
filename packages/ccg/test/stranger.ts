import { makeStranger } from '@binary-sunset/kit';
import {
  type Card,
  character,
  creature,
  device,
  effect,
  interrupt,
  type Kind,
  location,
  starship,
  vehicle,
  weapon,
} from '../src/catalog/card.ts';
import { createCcg } from '../src/index.ts';
import { cards, filler } from './drill.ts';

/** What each maker of cards takes. */
type Facts = {
  character: Parameters<typeof character>[1];
  vehicle: Parameters<typeof vehicle>[1];
  starship: Parameters<typeof starship>[1];
  creature: Parameters<typeof creature>[1];
  weapon: Parameters<typeof weapon>[1];
  device: Parameters<typeof device>[1];
  effect: Parameters<typeof effect>[1];
  interrupt: Parameters<typeof interrupt>[1];
  location: Parameters<typeof location>[1];
};

/** Facts of a kind of card, all of which may be left out; a character's unless it says of what kind it is. */
type Stranger = {
  [K in Kind]: Partial<Facts[K]> & { readonly kind: K; readonly persona?: string };
}[Kind];
type StrangerCharacter = Partial<Facts['character']> & { readonly kind?: undefined; readonly persona?: string };

const common = { side: 'dark', id: '', rarity: '', destiny: 2 } as const;
const fighting = { deploy: 1, power: 1, forfeit: 1 } as const;

/** Somebody or something that only one test knows: plain but for what is said. To be at a table, see `ccgWith`. */
export function stranger({ persona, ...facts }: Stranger | StrangerCharacter): Card {
  const known = persona === undefined ? {} : ({ personas: [persona], limit: 1 } as const);
  return makeStranger(persona ?? '', (title) => {
    switch (facts.kind) {
      case undefined:
      case 'character': {
        const { kind: _, ...rest } = facts;
        const type = rest.side === 'light' ? 'Rebel' : 'Imperial';
        return character(title, { ...common, ...fighting, type, ability: 1, ...known, ...rest });
      }
      case 'vehicle':
        return vehicle(title, {
          ...common,
          ...fighting,
          type: 'combat',
          landspeed: 1,
          capacity: { pilots: 1, passengers: 1 },
          ...known,
          ...facts,
        });
      case 'starship':
        return starship(title, {
          ...common,
          ...fighting,
          type: 'starfighter',
          hyperspeed: 3,
          capacity: { pilots: 1, passengers: 1 },
          ...known,
          ...facts,
        });
      case 'creature':
        return creature(title, { ...common, deploy: 1, ferocity: 1, defense: 1, ...facts });
      case 'weapon':
        return weapon(title, { ...common, type: 'character', ...known, ...facts });
      case 'device':
        return device(title, { ...common, ...known, ...facts });
      case 'effect':
        return effect(title, { ...common, ...facts });
      case 'interrupt':
        return interrupt(title, { ...common, functions: [], ...facts });
      case 'location':
        return location(title, {
          ...common,
          type: 'site',
          system: '',
          exterior: true,
          planet: true,
          force: { light: 1, dark: 1 },
          ...facts,
        });
    }
  });
}

/** The game with strangers among its cards: no other game knows them. */
export const ccgWith = (...strangers: readonly Card[]) => createCcg([...cards, ...strangers], filler);
