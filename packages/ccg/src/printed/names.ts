import { type Known, type NameSaid, unknownNames, unknownNameWords } from '@binary-sunset/kernel';
import type { Card } from '../catalog/card.ts';
import { characteristics, impliedTraits, ownTraits } from '../catalog/traits.ts';
import { kindWords, type NameKind } from '../text/namesSaid.ts';
import { type PrintedCard, printedCards } from './read.ts';

/** "a b c" has the parts a, b, c, a b, b c and a b c. */
export function partsOf(phrase: string): string[] {
  const words = phrase.split(' ');
  return words.flatMap((_, from) => words.slice(from).map((_, more) => words.slice(from, from + more + 1).join(' ')));
}

/** A modified light freighter is a light freighter, and a freighter. */ // GAP-0086
export function nounsIn(phrase: string): string[] {
  const words = phrase.split(' ');
  return words.map((_, from) => words.slice(from).join(' '));
}

/** Its words without what stands between them. */
export const wordsIn = (title: string): string => title.replace(/[^\p{L}\p{N}'’\-/]+/gu, ' ').trim();

const titlesOf = ({ title }: Pick<Card, 'title'>): string[] => [...new Set([title, ...title.split(' / ')])];

/** "Tatooine: Cantina" lies on Tatooine, Tatooine is the system itself. */
const systemOf = (title: string): string => title.split(': ')[0] ?? title;

/** "Starfighter: X-Wing", "Alien/Imperial": each part of a type line. */
export const typesOf = ({ type, subtype }: PrintedCard): string[] => [type, ...subtype.split(/: |\/| Or /)];

export const iconsOf = ({ icons }: PrintedCard): string[] => icons.map((icon) => icon.replace(/ x\d$/, ''));

/** Whoever flies with a squadron is called its pilot. */ // GAP-0177
const squadronPilots = (words: readonly string[]): string[] =>
  words.filter((word) => word.endsWith(' Squadron')).map((word) => `${word} pilot`);

type Named = readonly (readonly [kind: NameKind, names: readonly (string | undefined)[] | undefined])[];

/** The names among the facts that only cards of its kind have. */
function ownNamed(card: Card): Named {
  switch (card.kind) {
    case 'character':
      return [
        ['type', [card.alsoType]],
        ['trait, type or icon', Object.keys(card.countsAs ?? {})],
      ];
    case 'starship':
    case 'vehicle':
      return [['trait', [card.capacity.onlyStarfighters]]];
    case 'creature':
      return [['trait, type or icon', [card.parasiteOn]]];
    case 'location':
      return [
        ['system', [card.system]],
        ['title', card.nextTo],
        ['title, persona or trait', Object.values(card.vessel ?? {})],
      ];
    default:
      return [];
  }
}

/** The names that the facts of a card give it. */
function factsNamed(card: Card): NameSaid<NameKind>[] {
  const named: Named = [
    ['title', [card.title]],
    ['type', 'type' in card ? [card.type] : []],
    ['trait', 'traits' in card ? card.traits : []],
    ['icon', 'icons' in card ? card.icons : []],
    ['persona', 'personas' in card ? card.personas : []],
    ['persona', 'contains' in card ? card.contains : []],
    ['title, persona or trait', 'matching' in card ? card.matching : []],
    ...ownNamed(card),
  ];
  return named.flatMap(([kind, names = []]) =>
    names.flatMap((name) => (name === undefined || name === '' ? [] : { kind, name, by: card.name })),
  );
}

/** Whoever has no other name is known by a part of their title: General Tagge is Tagge. */
function personasByTitle(card: Card): readonly string[] {
  const parts = partsOf(wordsIn(card.title));
  return 'personas' in card ? card.personas.filter((persona) => parts.includes(persona)) : [];
}

/** What has no model, or one that nobody names, is called what its title says: a lift tube, a laser projector. */
const calledByTitle: readonly string[] = ['Vehicle', 'Starship', 'Weapon', 'Device'];

/** Every name that printed cards have, and those that the facts of invented cards give. */
function known(cards: readonly Card[], invented: readonly Card[]): Known<NameKind> {
  const printed = printedCards();
  const added = invented.flatMap(factsNamed);
  const given = (kind: NameKind): string[] => added.filter((said) => said.kind === kind).map(({ name }) => name);
  const words = [...new Set(printed.flatMap((card) => card.words))];
  const titles = [...new Set([...printed, ...invented].flatMap(titlesOf))];
  const traits = [
    ...new Set(words.flatMap(nounsIn)),
    ...squadronPilots(words),
    ...characteristics,
    ...impliedTraits(),
    ...ownTraits,
    ...printed.filter(({ type }) => calledByTitle.includes(type)).map(({ title }) => title),
    ...given('trait'),
  ];
  const types = [...new Set(printed.flatMap(typesOf)), ...given('type')];
  const icons = [...new Set(printed.flatMap(iconsOf)), ...types, ...given('icon')];
  const locations = [
    ...printed.filter(({ type }) => type === 'Location'),
    ...invented.filter(({ kind }) => kind === 'location'),
  ];
  const systems = [...new Set(locations.map(({ title }) => systemOf(title))), ...given('system')];
  const personas = [
    ...new Set(printed.flatMap((card) => card.personas)),
    ...cards.flatMap(personasByTitle),
    ...given('persona'),
    ...titles,
  ];
  return {
    title: titles,
    'words in title': [...new Set(titles.flatMap((title) => partsOf(wordsIn(title))))],
    persona: personas,
    trait: traits,
    type: types,
    icon: icons,
    'trait, type or icon': [...traits, ...types, ...icons],
    'title, persona or trait': [...titles, ...personas, ...traits],
    site: locations.flatMap(({ title }) => title.split(': ').slice(1)),
    system: systems,
    place: [...systems, ...locations.flatMap(titlesOf)],
  };
}

/**
 * Why names that programs say, or that these cards have, can't be: a line for each that no printed card has. Names of
 * invented cards count where invented cards are checked, and nowhere else.
 */
export function wrongNames(
  said: readonly NameSaid<NameKind>[],
  cards: readonly Card[],
  invented: readonly Card[] = [],
): string[] {
  const names = known(cards, invented);
  return unknownNames([...said, ...cards.flatMap(factsNamed)], names).map((name) => unknownNameWords(name, kindWords));
}
