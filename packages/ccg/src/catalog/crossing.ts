import type { Icon } from '../text/icons.ts';
import { said } from '../text/namesSaid.ts';
import type { Card, CharacterCard, Side } from './card.ts';
import type { CharacterType } from './characterTypes.ts';

/** Whom a person is on either side of the Force. */ // AR5-0132
type Identity = Readonly<Record<Side, string>>;
const identities: readonly Identity[] = [
  { light: 'Anakin Skywalker', dark: 'Vader' },
  { light: 'Leia', dark: 'Lady Vader' },
  { light: 'Luke', dark: 'Son Of Vader' },
  { light: 'Ben Solo', dark: 'Kylo' },
];
// On the Dark Side some are only whom they become.
said(
  'persona',
  identities.map(({ light }) => light),
);

// AR5-0121
const turnedTypes: Readonly<Partial<Record<CharacterType, CharacterType>>> = {
  Rebel: 'Imperial',
  Imperial: 'Rebel',
  Resistance: 'First Order',
  'First Order': 'Resistance',
  Republic: 'Sith',
  Sith: 'Republic',
  'Jedi Master': 'Dark Jedi Master',
  'Dark Jedi Master': 'Jedi Master',
};
const turnedIcons: Readonly<Partial<Record<Icon, Icon>>> = {
  'Clone Army': 'Separatist',
  Separatist: 'Clone Army',
  'Jedi Master': 'Dark Jedi Master',
  'Dark Jedi Master': 'Jedi Master',
};

/** Becomes a Skywalker on the Light Side, is none on the Dark Side; what only the title said is gone with it. */ // AR5-0125, AR5-0133
const turnedTraits = ({ traits, traitsByTitle = [] }: CharacterCard, to: Side): readonly string[] => [
  ...traits.filter((trait) => trait !== 'Skywalker' && !traitsByTitle.includes(trait)),
  ...(to === 'light' ? ['Skywalker'] : []),
];

/** Whom a character can turn into, and who that is now; null for one who is nobody of that kind. */
const identityOf = (card: Card): Identity | null =>
  card.kind === 'character' ? (identities.find((names) => card.personas.includes(names[card.side])) ?? null) : null;

/** The card that a character is once it has crossed over. */ // AR5-0122, AR5-0123
function turned(card: CharacterCard, identity: Identity, name: string, crossesTo: string): CharacterCard {
  const side = card.side === 'light' ? 'dark' : 'light';
  const [was, is] = [identity[card.side], identity[side]];
  const { traitsByTitle: _titled, ...kept } = card;
  return {
    ...kept,
    name,
    title: is,
    side,
    type: turnedTypes[card.type] ?? card.type,
    ...(card.alsoType === undefined ? {} : { alsoType: turnedTypes[card.alsoType] ?? card.alsoType }),
    icons: card.icons.map((icon) => turnedIcons[icon] ?? icon),
    traits: turnedTraits(card, side),
    personas: card.personas.map((persona) => (persona === was ? is : persona)),
    // A permanent weapon is called after its owner. AR5-0135
    ...(card.contains === undefined ? {} : { contains: card.contains.map((one) => one.replace(was, is)) }),
    formerly: was,
    crossesTo,
  };
}

const across = (name: string): string => `${name}, crossed over`;
const back = (name: string): string => `${name}, crossed back`;

/** The cards that a card may be in the course of a game: having crossed over, and having crossed back. */
export function crossings(card: Card): readonly CharacterCard[] {
  const known = crossed.get(card.name);
  if (known?.card === card) return known.crossings;
  const found = crossingsOf(card);
  crossed.set(card.name, { card, crossings: found });
  return found;
}

/** What was found for each card, kept for the next game: whoever crosses over is the same card in all of them. */
const crossed = new Map<string, { readonly card: Card; readonly crossings: readonly CharacterCard[] }>();

function crossingsOf(card: Card): readonly CharacterCard[] {
  const identity = identityOf(card);
  if (card.kind !== 'character' || identity === null) return [];
  const first = turned(card, identity, across(card.name), back(card.name));
  return [first, turned(first, identity, back(card.name), across(card.name))];
}

/** The name of the card that this one is when it crosses over next; null if it can't. */
export const nextCrossing = (card: Card): string | null =>
  card.kind === 'character' && identityOf(card) !== null ? (card.crossesTo ?? across(card.name)) : null;
