import { impossible } from '@binary-sunset/kernel';
import type { EffectCard, Kind, LocationCard, StarshipCard, VehicleCard, WeaponCard } from '../../catalog/card.ts';
import { characterTypes } from '../../catalog/characterTypes.ts';
import { keysOf } from '../../catalog/keysOf.ts';
import { isOfNature } from './predicate.ts';
import type { Spec } from './spec.ts';

/** What a description says of cards, in the words of whoever writes one. */
const respects: Readonly<Record<keyof Spec, string>> = {
  whose: 'whose they are',
  other: 'that they are others',
  self: 'that it is this very card',
  chosen: 'that it is what was chosen',
  host: 'that it is what this card is on',
  kinds: 'their kind',
  types: 'their type',
  traits: 'what they are called',
  personas: 'who they are',
  titles: 'their title',
  icons: 'their icons',
  not: 'what they are not',
  where: 'what else they are',
  company: 'who is at the same location',
  companyAt: 'how near they are to whom',
  place: 'where they are, seen from this card',
  at: 'which place they are at',
  awayFrom: 'which places they are away from',
  on: 'which planet they are on',
  ground: 'at what kind of location they are',
  inBattle: 'that they are in battle',
  alone: 'that they are alone',
  hit: 'that they are hit',
  state: 'which state they are in',
  reaches: 'which inactive ones are meant besides',
  or: 'what else is meant',
};

/** What adds up when it is said again: all of these, or none of those. */
const addingUp: readonly string[] = ['traits', 'not', 'where', 'ground'] satisfies (keyof Spec)[];

const refused = (words: string, about: string): never =>
  impossible(
    `“${words}” says twice ${about}, which can be said only once: say it with one word, or join two descriptions with "or".`,
  );

const isUnsaid = (value: unknown, usual: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : value === usual;

/** The respects in which a description says more than nothing. */
export const saidIn = (spec: Spec, unsaid: Spec): readonly (keyof Spec)[] =>
  fieldsOf(spec).filter((field) => !isUnsaid(spec[field], unsaid[field]));

/** What it tells of cards, in the words of whoever writes one. */
export const toldIn = (spec: Spec, unsaid: Spec): readonly string[] => [
  ...saidIn(spec, unsaid)
    .filter((field) => field !== 'where')
    .map((field) => respects[field]),
  ...new Set(spec.where.map(({ about }) => about)),
];

const fieldsOf = (spec: Partial<Spec>): (keyof Spec)[] => keysOf(respects).filter((field) => spec[field] !== undefined);

/** What this very card is its facts say; and it is never another. */
const toldByItself: readonly string[] = [
  'whose',
  'other',
  'kinds',
  'types',
  'traits',
  'personas',
  'titles',
  'icons',
  'not',
] satisfies (keyof Spec)[];

/** What one that is meant already is never told by. */
const neverOfOneMeant: readonly string[] = ['other', 'whose'] satisfies (keyof Spec)[];

/** Does a description of one card that is meant already say of it what can't be, or what goes without saying? */
function refuseOfOneMeant(spec: Spec, change: Partial<Spec>, words: () => string): void {
  const barred = spec.self ? toldByItself : spec.chosen || spec.host ? neverOfOneMeant : [];
  const field = fieldsOf(change).find((one) => barred.includes(one));
  const fact = spec.self ? change.where?.find(isOfNature) : undefined;
  const about = field === undefined ? fact?.about : respects[field];
  if (about !== undefined)
    impossible(`“${words()}” is one card already, so a text can't narrow ${about}: leave that out.`);
}

/** The types that cards of each kind can be of. */
const typesOf: Readonly<Record<Kind, readonly string[]>> = {
  character: keysOf(characterTypes),
  vehicle: keysOf<VehicleCard['type']>({ combat: 0, transport: 0, creature: 0, shuttle: 0 }),
  starship: keysOf<StarshipCard['type']>({ starfighter: 0, capital: 0, squadron: 0 }),
  creature: ['creature'],
  weapon: keysOf<WeaponCard['type']>({ character: 0, vehicle: 0, starship: 0, artillery: 0, automated: 0 }),
  device: ['device'],
  effect: keysOf<EffectCard['type']>({ effect: 0, utinni: 0, immediate: 0, mobile: 0, political: 0, starting: 0 }),
  interrupt: ['interrupt'],
  location: keysOf<LocationCard['type']>({ system: 0, sector: 0, site: 0 }),
};

/** No starship is a Rebel: of cards of a kind only what that kind has can be said. */
function refuseStrangeTypes({ kinds, types }: Spec, words: () => string): void {
  if (kinds.length === 0) return;
  const strange = types.find((type) => !kinds.some((kind) => typesOf[kind].includes(type)));
  if (strange !== undefined)
    impossible(
      `“${words()}” can mean nothing: no ${kinds.join(' or ')} is of type “${strange}”. Its types are ${kinds.flatMap((kind) => typesOf[kind]).join(', ')}.`,
    );
}

/** A part of a text that can be said once: what was said of it before must be nothing. */
export function saidOnce(what: string, before: unknown): void {
  if (before !== undefined && before !== null)
    impossible(`A text says twice ${what}, which can be said only once: the last word would be all that counts.`);
}

/** What is said besides is about something of which nothing was said yet, or adds to it: the last word is never all. */
export function narrowed(spec: Spec, change: Partial<Spec>, unsaid: Spec, words: () => string): Spec {
  const said = saidIn(spec, unsaid);
  for (const field of fieldsOf(change))
    if (said.includes(field) && !addingUp.includes(field)) refused(words(), respects[field]);
  const { traits = [], not = [], where = [], ground = [] } = change;
  for (const { about } of where) if (spec.where.some((one) => one.about === about)) refused(words(), about);
  refuseOfOneMeant(spec, change, words);
  const result: Spec = {
    ...spec,
    ...change,
    traits: [...spec.traits, ...traits],
    not: [...spec.not, ...not],
    where: [...spec.where, ...where],
    ground: [...spec.ground, ...ground],
  };
  refuseStrangeTypes(result, words);
  return result;
}
