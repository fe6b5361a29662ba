import { type Card, cardWords, definitionCalled, sideWords, typeLine } from '@binary-sunset/ccg';
import type { Face } from '../face.ts';
import { capital } from '../line.ts';

type Value = Face['values'][number];

const value = (name: string, printed: number | string | null | undefined, at: Value['at']): Value[] =>
  printed === null || printed === undefined ? [] : [{ name, printed: String(printed), at }];

function destinyOf({ destiny }: Card): string {
  return typeof destiny === 'object' ? (destiny?.join('/') ?? '∗') : String(destiny);
}

/** The numbers of a card, in the order in which it shows them. */
function valuesOf(card: Card): readonly Value[] {
  const destiny = card.kind === 'location' ? [] : value('Destiny', destinyOf(card), 'corner');
  switch (card.kind) {
    case 'character':
      return [
        ...value('Deploy', card.deploy, 'cost'),
        ...value('Power', card.power, 'foot'),
        ...value('Ability', card.ability, 'foot'),
        ...value('Armor', card.armor, 'inside'),
        ...value('Forfeit', card.forfeit, 'foot'),
        ...destiny,
      ];
    case 'vehicle':
    case 'starship':
      return [
        ...value('Deploy', card.deploy, 'cost'),
        ...value('Power', card.power, 'foot'),
        ...value('Armor', card.armor, 'foot'),
        ...value('Maneuver', card.maneuver, card.armor === null ? 'foot' : 'inside'),
        ...(card.kind === 'starship'
          ? value('Hyperspeed', card.hyperspeed, 'inside')
          : value('Landspeed', card.landspeed, 'inside')),
        ...value('Forfeit', card.forfeit, 'foot'),
        ...destiny,
      ];
    case 'creature':
      return [
        ...value('Deploy', card.deploy, 'cost'),
        ...value('Ferocity', card.ferocityDestiny ? `${card.ferocity}+` : card.ferocity, 'foot'),
        ...value('Defense', card.defense, 'foot'),
        ...destiny,
      ];
    case 'weapon':
      return [...value('Forfeit', card.forfeit, 'inside'), ...value('Defense', card.defense, 'inside'), ...destiny];
    case 'location':
      return value('Parsec', card.parsec, 'corner');
    default:
      return destiny;
  }
}

/** What its frame shows: the type of a card, and of a character whom it is with. */
function frameOf(card: Card): string {
  if (card.kind !== 'character') return card.kind;
  switch (card.type) {
    case 'Droid':
      return 'droid';
    case 'Alien':
      return 'alien';
    default:
      return card.side === 'light' ? 'rebel' : 'imperial';
  }
}

/** What stands at the foot of a card without power. */
function tagOf(card: Card): string {
  switch (card.kind) {
    case 'weapon':
      return `${capital(card.type)} weapon`;
    case 'interrupt':
      return [...new Set(card.functions.map(({ pile }) => capital(pile)))].sort().reverse().join(' or ');
    case 'location':
      return capital(card.type);
    case 'effect':
      return card.type === 'effect' ? 'Effect' : `${capital(card.type)} Effect`;
    default:
      return capital(card.kind);
  }
}

/** Words that say what it is, for whoever chooses a picture. */
function subtypesOf(card: Card): readonly string[] {
  switch (card.kind) {
    case 'location':
      return [
        card.type,
        ...(card.interior ? ['interior'] : []),
        ...(card.exterior ? ['exterior'] : []),
        card.system,
        ...card.traits,
      ];
    case 'character':
      return [card.type, ...card.traits, ...card.icons];
    case 'interrupt':
      return [];
    case 'effect':
      return [card.type];
    case 'creature':
      return card.traits;
    case 'device':
      return card.traits;
    default:
      return [card.type, ...card.traits];
  }
}

/** Sets by the number that their ids begin with. */
const setNames: Readonly<Record<string, string>> = { '1': 'Premiere', '101': 'Premiere introductory game' };

/** "Premiere 94 · U2". */
function sourceOf({ id, rarity }: Card): string {
  const [set = '', number = ''] = id.split('_');
  const name = setNames[set];
  return name === undefined ? 'For trying things' : `${name} ${number}${rarity === '' ? '' : ` · ${rarity}`}`;
}

export function faceOf(title: string): Face {
  const { card } = definitionCalled(title);
  return {
    title,
    name: card.title,
    version: null,
    dots: card.kind === 'location' ? 0 : card.limit,
    side: card.side,
    frame: frameOf(card),
    typeLine: typeLine(card),
    subtypes: subtypesOf(card),
    icons: 'icons' in card ? card.icons : [],
    values: valuesOf(card),
    tag: tagOf(card),
    text: card.kind === 'location' ? [] : cardWords(card),
    ...(card.kind === 'location'
      ? {
          halves: {
            light: { icons: card.force.light, text: sideWords(card, 'light') },
            dark: { icons: card.force.dark, text: sideWords(card, 'dark') },
          },
        }
      : {}),
    terms: [],
    source: sourceOf(card),
  };
}
