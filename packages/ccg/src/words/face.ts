import type { Capacity, Card, EffectCard, InterruptCard, LocationCard } from '../catalog/card.ts';
import { actionCalled, definitionCalled, isAction } from '../catalog/catalog.ts';
import { selfOf } from '../catalog/self.ts';
import { cancelIt } from '../language/does/force/effects.ts';
import { actionWords } from '../language/words/actions.ts';
import { clauseWords } from '../language/words/words.ts';
import { inactivity, type Slot, slots } from '../state/state.ts';
import type { Instruction } from '../text/program.ts';
import { capital } from './names.ts';
import { selfIn } from './speaking.ts';

const effectTypes: Readonly<Record<EffectCard['type'], string>> = {
  effect: 'Effect',
  utinni: 'Utinni Effect',
  immediate: 'Immediate Effect',
  mobile: 'Mobile Effect',
  political: 'Political Effect',
  starting: 'Starting Effect',
};

function interruptType({ functions }: InterruptCard): string {
  const piles = new Set(functions.map(({ pile }) => capital(pile)));
  return `${['Used', 'Lost'].filter((pile) => piles.has(pile)).join(' or ')} Interrupt`;
}

const locationType = ({ type, interior, exterior, mobile }: LocationCard): string =>
  [interior ? 'interior' : '', exterior ? 'exterior' : '', mobile ? 'mobile' : '', type]
    .filter((word) => word !== '')
    .join(' ');

const limits = ['', 'unique', 'restricted to 2', 'restricted to 3'];

/** "Character · Rebel · unique". */
export function typeLine(card: Card): string {
  const limit = card.kind === 'location' ? '' : (limits[card.limit] ?? '');
  return [typeOf(card), 'traits' in card ? card.traits.join(', ') : '', limit]
    .filter((part) => part !== '')
    .join(' · ');
}

function typeOf(card: Card): string {
  switch (card.kind) {
    case 'effect':
      return effectTypes[card.type];
    case 'interrupt':
      return interruptType(card);
    case 'location':
      return `Location · ${locationType(card)}`;
    case 'character':
      return `Character · ${card.type}`;
    case 'vehicle':
      return `${capital(card.type)} vehicle${card.enclosed ? ', enclosed' : ''}`;
    case 'starship':
      return `Starship · ${card.type}`;
    case 'weapon':
      return `${capital(card.type)} weapon`;
    default:
      return capital(card.kind);
  }
}

type Room = Exclude<keyof Capacity, 'onlyStarfighters'>;

const capacityWords: readonly (readonly [Room, one: string, several: string])[] = [
  ['pilots', 'pilot', 'pilots'],
  ['passengers', 'passenger', 'passengers'],
  ['either', 'pilot or passenger', 'pilots or passengers'],
  ['astromechs', 'astromech', 'astromechs'],
  ['vehicles', 'vehicle', 'vehicles'],
  ['starfighters', 'starfighter', 'starfighters'],
];

const capacityOf = (capacity: Capacity): string =>
  capacityWords
    .filter(([room]) => capacity[room] > 0)
    .map(([room, one, several]) => {
      const words = capacity[room] === 1 ? one : several;
      return `${capacity[room]} ${room === 'starfighters' ? (capacity.onlyStarfighters ?? words) : words}`;
    })
    .join(', ');

/** A number by its name; nothing for none. */
const numbered = (name: string, value: number | '*' | null | undefined): string =>
  value === null || value === undefined ? '' : `${name} ${value}`;

/** What always has a deploy cost: where no number is printed, its text says what it is. */ // AR1-0466
const isDeployable = ({ kind }: Card): boolean => ['character', 'vehicle', 'starship'].includes(kind);

/** Its numbers and icons as printed, in the order of the card: "power 3", "icons pilot, warrior". */
export function numbersOf(card: Card): readonly string[] {
  const destiny = typeof card.destiny === 'object' ? (card.destiny?.join(' or ') ?? '*') : card.destiny;
  const parts = [
    `destiny ${destiny}`,
    'deploy' in card ? numbered('deploy', card.deploy ?? (isDeployable(card) ? '*' : null)) : '',
    'power' in card ? numbered('power', card.power) : '',
    'ability' in card ? numbered('ability', card.ability) : '',
    'ferocity' in card ? numbered('ferocity', card.ferocity) : '',
    'armor' in card ? numbered('armor', card.armor) : '',
    'maneuver' in card ? numbered('maneuver', card.maneuver) : '',
    'defense' in card ? numbered('defense value', card.defense) : '',
    'hyperspeed' in card ? numbered('hyperspeed', card.hyperspeed) : '',
    'landspeed' in card ? numbered('landspeed', card.landspeed) : '',
    'forfeit' in card ? numbered('forfeit', card.forfeit) : '',
    'permanentPilots' in card && card.permanentPilots.length > 0
      ? `permanent pilots with ability ${card.permanentPilots.join(', ')}`
      : '',
    'capacity' in card && capacityOf(card.capacity) !== '' ? `room for ${capacityOf(card.capacity)}` : '',
    card.kind === 'location' ? `Force icons Light ${card.force.light}, Dark ${card.force.dark}` : '',
    card.kind === 'location' ? numbered('parsec', card.parsec) : '',
    'icons' in card && card.icons.length > 0 ? `icons ${card.icons.join(', ')}` : '',
  ];
  return parts.filter((part) => part !== '');
}

const slotNames: Readonly<Record<Slot, string>> = {
  attached: 'at',
  pilot: 'pilot of',
  passenger: 'passenger of',
  driver: 'driver of',
  astromech: 'astromech of',
  cargo: 'aboard',
};

/** How a card is where it is, by the number of its slot. */
export const slotWords: readonly string[] = slots.map((slot) => slotNames[slot]);

/** Why a card is not active, from the bits of that column. */
export const inactivityOf = (bits: number): string[] => inactivity.filter((_, i) => (bits & (1 << i)) !== 0);

interface NamedText {
  readonly plays: boolean;
  readonly fires: boolean;
  /** Does it cancel what it responds to? */
  readonly cancels: boolean;
  readonly words: string;
}

const doesCancel = (instructions: readonly Instruction[]): boolean =>
  instructions.some((one) => one === cancelIt || (one.inner ?? []).some(doesCancel));

/** A text by its name: how it is used, and its words. */
export function textNamed(id: string): NamedText {
  if (!isAction(id)) return { plays: false, fires: false, cancels: false, words: '' };
  const { clause, pile } = actionCalled(id);
  return {
    plays: pile !== null,
    fires: clause.fires !== undefined,
    cancels: doesCancel(clause.do),
    words: actionWords(clause, selfIn(id), pile !== null),
  };
}

/** Every text of a card with its name, as a player reads it. */
export function textsOn(name: string): readonly { readonly id: string; readonly words: string }[] {
  const { card, actions, modifiers, deploys } = definitionCalled(name);
  return [...actions, ...modifiers, ...(deploys === null ? [] : [deploys])]
    .map(({ id, clause }) => ({ id, words: clauseWords(clause, selfOf(card)) }))
    .sort((one, other) => numberIn(one.id) - numberIn(other.id));
}

const numberIn = (id: string): number => Number(id.slice(id.lastIndexOf('/') + 1));
