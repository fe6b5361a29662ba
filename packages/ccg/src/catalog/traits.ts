import type { Icon } from '../text/icons.ts';
import type { Side } from '../text/kinds.ts';
import { said } from '../text/namesSaid.ts';
import type { CharacterType } from './characterTypes.ts';

/** What each kind of trooper is besides. */ // GAP-0327
const trooperKinds: Readonly<Record<string, readonly string[]>> = {
  'biker scout': ['scout', 'stormtrooper', 'trooper'],
  'clone trooper': ['trooper'],
  'Cloud City trooper': ['trooper'],
  'Death Star trooper': ['trooper'],
  'death trooper': ['stormtrooper', 'trooper'],
  'Echo Base trooper': ['trooper'],
  sandtrooper: ['stormtrooper', 'trooper'],
  snowtrooper: ['stormtrooper', 'trooper'],
  stormtrooper: ['trooper'],
};
said('trait', Object.entries(trooperKinds).flat(2));

/** What a character can be called by its lore, title, subtype or text, beside its species. */ // GAP-0324
export const characteristics: readonly string[] = [
  'accountant',
  'admiral',
  'assassin',
  'Black Sun agent',
  'bounty hunter',
  'captain',
  'clone',
  'commander',
  'Crimson Dawn',
  'gambler',
  'gangster',
  'general',
  'guard',
  'gunner',
  'handmaiden',
  'Imperial Council member',
  'infantry battle droid',
  'information broker',
  'Inquisitor',
  'insurgent',
  'ISB agent',
  'Jedi Council member',
  'leader',
  'mercenary',
  'miner',
  'musician',
  'Padawan',
  'pirate',
  'Resistance agent',
  'Royal Naboo Security',
  'scavenger',
  'scoundrel',
  'scout',
  'senator',
  'slaver',
  'smuggler',
  'spy',
  'tax collector',
  'thief',
  'Trade Federation',
  'trooper',
];

/** What rules make of a card beside what it is called itself. */
export const impliedTraits = (): readonly string[] => [
  ...Object.values(trooperKinds).flat(),
  'bomber',
  'guard',
  'operative',
  'R-unit',
  'Rebel trooper',
  'Skywalker',
  'snub fighter',
  'TIE',
];

/** What no card is called, though rules and texts know cards by it. */
export const ownTraits: readonly string[] = [
  'carries a character',
  'collapsed',
  'crashed',
  'Echo Base',
  'energy shield',
  'like a starfighter',
  'matching pilot',
  'movable',
  'moves like a character',
  'nighttime conditions',
  'passenger',
  'sleeping',
  'smuggler for Kessel Runs', // GLA-0255
  'trench',
  'unconvertible',
  'underground',
  'underwater',
];

/** A bodyguard is a guard, a guardian is none. */ // GAP-0326
const isGuard = (trait: string): boolean => /guard$/i.test(trait);

/** The Light Side's Skywalkers, and Shmi. */ // GAP-0340
const skywalkers = ['Leia', 'Luke', 'Anakin Skywalker', 'Ben Solo'];
said('persona', skywalkers);

const bombers = ['B-wing', 'TIE/sa'];
const snubFighters = ['A-wing', 'B-wing', 'X-wing', 'Y-wing', 'Z-95 Headhunter', 'Modified Z-95 Headhunter'];
said('trait', [...bombers, ...snubFighters]);

/** What follows from a starship's class; what characters are called, its pilots do not make it. */ // GAP-0329, GLB-0187
export const traitsOfStarship = (traits: readonly string[] = []): readonly string[] => [
  ...traits,
  ...(bombers.some((one) => traits.includes(one)) ? ['bomber'] : []),
  ...(snubFighters.some((one) => traits.includes(one)) ? ['snub fighter'] : []),
];

interface Described {
  readonly title: string;
  readonly icons?: readonly Icon[];
  readonly traits?: readonly string[];
  readonly personas?: readonly string[];
  readonly type: CharacterType;
  readonly side: Side;
  readonly ability?: number | null;
}

/** All that a character is: what its card says, and what follows from that. */
export function traitsOfCharacter(described: Described): string[] {
  const { title, icons = [], traits = [], personas = [], type, side, ability = null } = described;
  const found = new Set(traits);
  for (const trait of traits) {
    for (const also of trooperKinds[trait] ?? []) found.add(also);
    if (isGuard(trait)) found.add('guard');
  }
  if (found.has('trooper') && type === 'Rebel') found.add('Rebel trooper'); // GLB-0036
  if (personas.includes('Shmi') || (side === 'light' && skywalkers.some((one) => personas.includes(one))))
    found.add('Skywalker');
  if (/\boperative\b/i.test(title)) found.add('operative'); // GLC-0018
  // Whatever its name or its number. GAP-0329, GLC-0131, GLC-0137
  if (type === 'Droid' && (icons.includes('astromech') || found.has('astromech') || found.has('vehicle')))
    found.add('R-unit');
  // Whoever has so much ability has learned enough. GAP-0328
  if ((ability ?? 0) >= 6) found.delete('Padawan');
  return [...found];
}

const drivingDroids = ['vehicle', 'battle', 'protocol'];
said('trait', drivingDroids);

/** A droid that may drive transport vehicles. */
export const isDrivingDroid = ({
  type,
  icons = [],
  traits = [],
}: Pick<Described, 'type' | 'icons' | 'traits'>): boolean =>
  type === 'Droid' && (icons.includes('pilot') || drivingDroids.some((one) => traits.includes(one)));
