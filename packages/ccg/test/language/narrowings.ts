import { any, type Cards, host, it, opponents, this_, your } from '../../src/language/cards/cards.ts';
import type { Place, Spec } from '../../src/language/cards/spec.ts';

export type Narrowing = (cards: Cards) => Cards;

/** What a description begins with. */
type Beginning = 'whose' | 'self' | 'chosen' | 'host';
export const beginnings: Readonly<Record<string, Cards>> = { any, your, opponents, this_, it, host };

/** Ways to say each thing that can be said of cards besides. */
const saying: Readonly<
  Record<Exclude<keyof Spec, Beginning | 'havingLeast' | 'or' | 'place' | 'reaches'>, readonly Narrowing[]>
> = {
  other: [(c) => c.other],
  kinds: [(c) => c.characters, (c) => c.starships, (c) => c.locations, (c) => c.of('weapon', 'device')],
  types: [(c) => c.type('Rebel'), (c) => c.type('starfighter'), (c) => c.type('site')],
  traits: [(c) => c.trait('leader'), (c) => c.trait('TIE'), (c) => c.trait('female')],
  personas: [(c) => c.persona('Luke', 'Vader')],
  titles: [(c) => c.called('Stormtrooper'), (c) => c.called('Luke Skywalker', 'Rebel Trooper')],
  titleWords: [(c) => c.withTitle('Trooper')],
  likeStackedHere: [(c) => c.likeStackedHere],
  costless: [(c) => c.deployingFree],
  onTable: [(c) => c.deployingOnTable],
  icons: [(c) => c.icon('pilot'), (c) => c.icon('warrior')],
  not: [(c) => c.non('Droid'), (c) => c.non('female')],
  ability: [(c) => c.abilityOver(2), (c) => c.abilityUnder(3)],
  sensitivity: [(c) => c.sensitive('Force-sensitive')],
  allegiance: [(c) => c.allegiance('Rebel')],
  having: [(c) => c.having(any.weapons), (c) => c.having(any.weapons, 2)],
  aboard: [(c) => c.withAboard(any.called('Luke Skywalker'))],
  except: [(c) => c.except(any.called('Luke Skywalker'))],
  company: [(c) => c.inCompanyOf(any.called('Luke Skywalker'))],
  permanentlyPiloted: [(c) => c.permanentlyPiloted],
  enclosed: [(c) => c.enclosed],
  immunity: [(c) => c.immune('Drill Alter'), (c) => c.immune('Drill Alter', 'not')],
  at: [(c) => c.at('Tatooine')],
  awayFrom: [(c) => c.awayFrom('Tatooine')],
  on: [(c) => c.on('Tatooine')],
  ground: [(c) => c.where('site'), (c) => c.where('nighttime'), (c) => c.where('exterior')],
  inBattle: [(c) => c.inBattle],
  alone: [(c) => c.alone],
  hit: [(c) => c.hit],
  unique: [(c) => c.unique, (c) => c.nonunique],
  state: [(c) => c.all, (c) => c.that('missing')],
};

/** Where cards can be, seen from the one that speaks. */
const places: Readonly<Record<Exclude<Place, ''>, Narrowing>> = {
  here: (c) => c.here,
  present: (c) => c.present,
  'present with': (c) => c.presentWithThis,
  aboard: (c) => c.aboardThis,
  related: (c) => c.related,
  adjacent: (c) => c.adjacent,
  'piloted by': (c) => c.pilotedByThis,
  piloting: (c) => c.pilotingThis,
  'piloting host': (c) => c.pilotingHost,
  carrying: (c) => c.carryingThis,
  'bearing it': (c) => c.bearingIt,
  'on it': (c) => c.onIt,
  'piloted by host': (c) => c.pilotedByHost,
  'targeted by': (c) => c.targetedByThis,
  there: (c) => c.there,
  'present there': (c) => c.presentThere,
  'where present': (c) => c.wherePresent,
  beside: (c) => c.besideThis,
  'in the open': (c) => c.inTheOpen,
  'as astromech': (c) => c.asAstromech,
};

/** All of them, with what each is about. */
export const narrowings: readonly (readonly [about: keyof Spec, name: string, narrowing: Narrowing])[] = [
  ...Object.entries(saying).flatMap(([about, ways]) =>
    ways.map((way, i) => [about as keyof Spec, `${about}${i === 0 ? '' : ` ${i + 1}`}`, way] as const),
  ),
  ...Object.entries(places).map(([place, way]) => ['place', `place: ${place}`, way] as const),
];

/** The description so narrowed; null if that is refused. */
export function tried(narrow: () => Cards): Cards | null {
  try {
    return narrow();
  } catch {
    return null;
  }
}
