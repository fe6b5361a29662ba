import type { CharacterType, Icon, Side } from './card.ts';

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

/** A bodyguard is a guard, a guardian is none. */ // GAP-0326
const isGuard = (trait: string): boolean => /guard$/i.test(trait);

/** The Light Side's Skywalkers, and Shmi. */ // GAP-0340
const skywalkers = ['Leia', 'Luke', 'Anakin Skywalker', 'Ben Solo'];

const bombers = ['B-wing', 'TIE/sa'];
const snubFighters = ['A-wing', 'B-wing', 'X-wing', 'Y-wing', 'Z-95'];

/** What follows from a starship's class. */ // GAP-0329
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
  if (found.has('trooper') && type === 'Rebel') found.add('Rebel trooper');
  if (personas.includes('Shmi') || (side === 'light' && skywalkers.some((one) => personas.includes(one))))
    found.add('Skywalker');
  if (/\boperative\b/i.test(title)) found.add('operative'); // GLC-0018
  // Whatever its number. GAP-0329
  if (type === 'Droid' && (icons.includes('astromech') || found.has('astromech') || found.has('vehicle')))
    found.add('R-unit');
  // Whoever has so much ability has learned enough. GAP-0328
  if ((ability ?? 0) >= 6) found.delete('Padawan');
  return [...found];
}
