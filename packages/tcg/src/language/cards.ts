import { type CardId, isCurrent, players } from '@binary-sunset/kernel';
import { arenaName } from '../cards/card.ts';
import { cardOf } from '../catalog.ts';
import { pilotAbilityOf } from '../rules/force.ts';
import { subtypesOf, typesOf } from '../rules/kinds.ts';
import {
  arenaAround,
  arenaOf,
  controllerOf,
  isBeneath,
  isInArena,
  isInBuildZone,
  isOnUnit,
  isTapped,
  isUnit,
  unitCardOf,
} from '../rules/units.ts';
import { healthLeft, statOf } from '../rules/values.ts';
import { type Arena, arenas, type State } from '../state.ts';
import { said } from './namesSaid.ts';
import type { Speaker } from './program.ts';

/** A value that a text may ask for: totals, with what stacking and effects add. */
type Asked = 'speed' | 'power' | 'health' | 'remaining health' | 'build cost';

/** Which cards in play a text is about. */
interface Spec {
  readonly whose: 'your' | 'opponent' | 'any';
  readonly other: boolean;
  /** The very cards that were chosen. */
  readonly chosen: boolean;
  /** The card itself. */
  readonly self: boolean;
  /** The unit that this Pilot pilots. */
  readonly piloted: boolean;
  /** The unit in whose stack this card lies beneath the top card. */
  readonly above: boolean;
  /** "unit", or a subtype alone, which a Pilot on a unit keeps. */ // TCG-0279
  readonly noun: 'unit' | 'card' | '';
  /** Units of any one of these types; all if there are none. */
  readonly types: readonly Arena[];
  /** Any one of these; each needs all of its words. */ // TCG-0680
  readonly subtypes: readonly string[];
  readonly not: string;
  readonly name: string;
  readonly place:
    | Arena
    | 'arena'
    | 'build'
    | 'its arena'
    | "the attacker's arena"
    | "that unit's arena"
    | 'chosen arena'
    | '';
  readonly tapped: boolean | null;
  readonly damaged: boolean;
  /** "with power 3 or less": a value that is unknown is not. */ // TCG-0423
  readonly atMost: readonly { readonly value: Asked; readonly limit: number }[];
  /** It must be taking part in the attack under way. */
  readonly part: 'attacker' | 'defender' | '';
  readonly pilot: boolean;
  /** These as well. */
  readonly or: Cards | null;
}

const anything: Spec = {
  whose: 'any',
  other: false,
  chosen: false,
  self: false,
  piloted: false,
  above: false,
  noun: 'unit',
  types: [],
  subtypes: [],
  not: '',
  name: '',
  place: '',
  tapped: null,
  damaged: false,
  atMost: [],
  part: '',
  pilot: false,
  or: null,
};

/** A description of cards that reads left to right: `your.other.subtype('Naboo Soldier').in('character')`. */
export class Cards {
  readonly spec: Spec;
  constructor(spec: Spec) {
    this.spec = spec;
  }

  private with(change: Partial<Spec>): Cards {
    return new Cards({ ...this.spec, ...change });
  }

  get units(): Cards {
    return this.with({ noun: 'unit', types: [] });
  }
  get characters(): Cards {
    return this.with({ noun: 'unit', types: ['character'] });
  }
  get spaceUnits(): Cards {
    return this.with({ noun: 'unit', types: ['space'] });
  }
  get groundUnits(): Cards {
    return this.with({ noun: 'unit', types: ['ground'] });
  }
  get spaceOrGroundUnits(): Cards {
    return this.with({ noun: 'unit', types: ['space', 'ground'] });
  }
  /** Cards with a subtype, named alone: Pilots on units are among them. */
  subtype(...subtypes: string[]): Cards {
    said('subtype', subtypes);
    return this.with({ subtypes, noun: '' });
  }
  /** Units, or units of a type, with a subtype: Pilots on units are not among them. */
  with_(subtype: string): Cards {
    said('subtype', [subtype]);
    return this.with({ subtypes: [subtype] });
  }
  non(subtype: string): Cards {
    said('subtype', [subtype]);
    return this.with({ not: subtype });
  }
  named(name: string): Cards {
    said('name', [name]);
    return this.with({ name, noun: '' });
  }
  get other(): Cards {
    return this.with({ other: true });
  }
  get tapped(): Cards {
    return this.with({ tapped: true });
  }
  get untapped(): Cards {
    return this.with({ tapped: false });
  }
  get damaged(): Cards {
    return this.with({ damaged: true });
  }
  get pilots(): Cards {
    return this.with({ pilot: true, noun: 'card' });
  }
  get attacking(): Cards {
    return this.with({ part: 'attacker' });
  }
  get defending(): Cards {
    return this.with({ part: 'defender' });
  }
  in(place: Arena): Cards {
    return this.with({ place });
  }
  get inAnyArena(): Cards {
    return this.with({ place: 'arena' });
  }
  /** In the arena in which the card itself is. */
  get inSameArena(): Cards {
    return this.with({ place: 'its arena' });
  }
  get inAttackersArena(): Cards {
    return this.with({ place: "the attacker's arena" });
  }
  /** Beside the unit that was chosen, which is not one of them. */
  get besideThatUnit(): Cards {
    return this.with({ place: "that unit's arena", other: true });
  }
  get inChosenArena(): Cards {
    return this.with({ place: 'chosen arena' });
  }
  get inBuildZone(): Cards {
    return this.with({ place: 'build' });
  }
  withPowerAtMost(power: number): Cards {
    return this.atMost('power', power);
  }
  withCostAtMost(cost: number): Cards {
    return this.atMost('build cost', cost);
  }
  atMost(value: Asked, limit: number): Cards {
    return this.with({ atMost: [...this.spec.atMost, { value, limit }] });
  }

  /** "your tapped Starfighters in the Space arena or tapped Speeders in the Ground arena". */
  or(cards: Cards): Cards {
    return this.with({ or: cards });
  }

  /** Is this card one of them, as that speaker means it? */
  matches(s: State, card: CardId, speaker: Speaker, arena = ''): boolean {
    return this.fits(s, card, speaker, arena) || (this.spec.or?.matches(s, card, speaker, arena) ?? false);
  }

  private fits(s: State, card: CardId, { by, self, locked }: Speaker, arena: string): boolean {
    const { spec } = this;
    if (spec.self) return card === self;
    if (spec.chosen) return locked?.some((ref) => ref.card === card && isCurrent(s, ref)) ?? false;
    if (spec.piloted) return self >= 0 && isOnUnit(s, self) && s.cards.host[self] === card;
    if (spec.above) return self >= 0 && isBeneath(s, self) && s.cards.host[self] === card;
    if (spec.other && card === self) return false;
    if (spec.whose !== 'any' && (controllerOf(s, card) === by) !== (spec.whose === 'your')) return false;
    if (!this.isThing(s, card)) return false;
    if (!this.isAt(s, card, self, arena, locked)) return false;
    if (spec.name !== '' && cardOf(s, card).name !== spec.name) return false; // TCG-0372
    if (spec.subtypes.length > 0 && !spec.subtypes.some((subtype) => hasAll(s, card, subtype))) return false;
    if (spec.not !== '' && hasAll(s, card, spec.not)) return false;
    if (spec.tapped !== null && isTapped(s, card) !== spec.tapped) return false;
    if (spec.damaged && s.cards.damage[card] === 0) return false;
    for (const { value, limit } of spec.atMost) if (!isAtMost(asked(s, card, value), limit)) return false;
    return spec.part === '' || s.facts.attack?.[spec.part].card === card;
  }

  private isThing(s: State, card: CardId): boolean {
    const { noun, types, pilot } = this.spec;
    if (unitCardOf(s, card) === null) return false;
    if (pilot && pilotAbilityOf(s, card) === null) return false; // TCG-0262
    if (noun === 'card' || noun === '') return isUnit(s, card) || isOnUnit(s, card);
    if (!isUnit(s, card)) return false; // TCG-0278
    return types.length === 0 || typesOf(s, card).some((type) => types.includes(type));
  }

  private isAt(s: State, card: CardId, self: CardId, arena: string, locked: Speaker['locked']): boolean {
    const { place } = this.spec;
    if (place === '') return true;
    const at = isOnUnit(s, card) ? (s.cards.host[card] ?? card) : card;
    if (place === 'build') return isInBuildZone(s, at);
    if (place === 'arena') return isInArena(s, at);
    if (place === 'chosen arena') return arena !== '' && arenaOf(s, at) === arena;
    if (place === 'its arena') return self >= 0 && areTogether(s, at, self);
    if (place === "the attacker's arena")
      return s.facts.attack !== null && areTogether(s, at, s.facts.attack.attacker.card);
    if (place === "that unit's arena")
      return locked?.some((ref) => isCurrent(s, ref) && ref.card !== at && areTogether(s, at, ref.card)) ?? false;
    return arenaOf(s, at) === place;
  }

  /** All of them there are now, Dark's and Light's in the order in which they lie. */
  all(s: State, speaker: Speaker, arena = ''): CardId[] {
    const { spec } = this;
    if (spec.chosen) return (speaker.locked ?? []).filter((ref) => isCurrent(s, ref)).map(({ card }) => card);
    if (spec.self) return speaker.self >= 0 ? [speaker.self] : [];
    const found: CardId[] = [];
    for (const player of players) {
      if (spec.whose !== 'any' && (player === speaker.by) !== (spec.whose === 'your')) continue;
      for (const zone of zonesOf(spec)) {
        for (const card of s.zones[zone][player]) if (this.fits(s, card, speaker, arena)) found.push(card);
      }
    }
    for (const card of spec.or?.all(s, speaker, arena) ?? []) if (!found.includes(card)) found.push(card);
    return found;
  }

  some(s: State, speaker: Speaker, arena = ''): boolean {
    const { spec } = this;
    if (spec.chosen || spec.self) return this.all(s, speaker, arena).length > 0;
    for (const player of players) {
      if (spec.whose !== 'any' && (player === speaker.by) !== (spec.whose === 'your')) continue;
      for (const zone of zonesOf(spec))
        for (const card of s.zones[zone][player]) if (this.fits(s, card, speaker, arena)) return true;
    }
    return spec.or?.some(s, speaker, arena) ?? false;
  }

  /** "unit", "Naboo Soldier", "Character", with what precedes it. */
  private noun(plural: boolean): string {
    const { spec } = this;
    const adjectives = [
      spec.tapped === true ? 'tapped' : '',
      spec.tapped === false ? 'untapped' : '',
      spec.damaged ? 'damaged' : '',
      spec.part === 'attacker' ? 'attacking' : '',
      spec.part === 'defender' ? 'defending' : '',
      spec.not === '' ? '' : `non-${spec.not}`,
    ].filter((word) => word !== '');
    const nouns = this.nouns(plural);
    return [...adjectives, nouns].join(' ');
  }

  private nouns(plural: boolean): string {
    const { spec } = this;
    const s = plural ? 's' : '';
    if (spec.name !== '') return spec.name;
    if (spec.pilot) return `Pilot${s}`;
    if (spec.noun === '' || spec.noun === 'card')
      return listed(
        spec.subtypes.map((one) => pluralOf(nounOf(one), plural)),
        'or',
      );
    const kind =
      spec.types.length === 0
        ? `unit${s}`
        : spec.types.includes('character')
          ? `Character${s}`
          : `${listed(spec.types.map(arenaName), 'or')} unit${s}`;
    return spec.subtypes.length === 0 ? kind : `${listed(spec.subtypes, 'or')} ${kind}`;
  }

  private tail(): string {
    const { spec } = this;
    const parts: string[] = [];
    if (spec.place === 'arena') parts.push('in any arena');
    else if (spec.place === 'build')
      parts.push(spec.whose === 'opponent' ? "in your opponent's build zone" : 'in your build zone');
    else if (spec.place === 'its arena') parts.push('in the same arena');
    else if (spec.place === "the attacker's arena") parts.push('in the same arena as the attacking unit');
    else if (spec.place === "that unit's arena") parts.push('in the same arena as that unit');
    else if (spec.place === 'chosen arena') parts.push('in that arena');
    else if (spec.place !== '') parts.push(`in the ${arenaName(spec.place)} arena`);
    for (const { value, limit } of spec.atMost) parts.push(`with ${value} ${limit} or less`);
    return parts.length === 0 ? '' : ` ${parts.join(' ')}`;
  }

  private alternative(plural: boolean): string {
    const { or } = this.spec;
    return or === null ? '' : ` or ${or.noun(plural)}${or.tail()}${or.alternative(plural)}`;
  }

  private get possessor(): string {
    const { spec } = this;
    const whose = spec.whose === 'your' ? 'your' : "your opponent's";
    return spec.other ? `${whose} other` : whose;
  }

  /** "each of your other Naboo Soldiers", "each Clone". */
  each(self = ''): string {
    const { spec } = this;
    if (spec.self) return self;
    if (spec.chosen) return 'that unit';
    if (spec.piloted) return `the unit that ${self} pilots`;
    if (spec.above) return 'the unit on top of it';
    if (spec.name !== '') return `${spec.name}${this.tail()}`;
    if (spec.whose === 'any' || spec.place === 'build')
      return `each ${spec.other ? 'other ' : ''}${this.noun(false)}${this.tail().replace('in any', 'in each')}${this.alternative(false)}`;
    return `each of ${this.possessor} ${this.noun(true)}${this.tail().replace('in any', 'in each')}${this.alternative(true)}`;
  }

  /** "one of your units in the Ground arena", "an untapped Character". */
  one(self = ''): string {
    const { spec } = this;
    if (spec.self) return self;
    if (spec.chosen) return 'that unit';
    if (spec.piloted) return `the unit that ${self} pilots`;
    if (spec.above) return 'the unit on top of it';
    if (spec.name !== '') return `${spec.whose === 'your' ? 'your ' : ''}${spec.name}${this.tail()}`;
    if (spec.whose === 'any' || spec.place === 'build') return this.another();
    return `one of ${this.possessor} ${this.noun(true)}${this.tail()}${this.alternative(true)}`;
  }

  /** "your Clones", "units in the Space arena", "of your opponent's units". */
  plural(self = ''): string {
    const { spec } = this;
    if (spec.self) return self;
    if (spec.chosen) return 'that unit';
    const owner = spec.whose === 'any' ? (spec.other ? 'other ' : '') : `${this.possessor} `;
    return `${owner}${this.noun(true)}${this.tail()}${this.alternative(true)}`;
  }

  /** "a Jedi", "another Droid in any arena": as in "you have a Jedi". */
  another(): string {
    const { spec } = this;
    const noun = this.noun(false);
    return `${spec.other ? `another ${noun}` : article(noun)}${this.tail()}${this.alternative(false)}`;
  }
}

function zonesOf({ place, noun }: Spec): readonly ('build' | 'on' | Arena)[] {
  const alone = noun === '' || noun === 'card';
  if (place === 'build') return alone ? buildAndOn : buildOnly;
  if (place === '') return alone ? everywhere : inPlay;
  return alone ? arenasAndOn : arenas;
}
const buildOnly = ['build'] as const;
const buildAndOn = ['build', 'on'] as const;
const inPlay = [...arenas, 'build'] as const;
const everywhere = [...arenas, 'build', 'on'] as const;
const arenasAndOn = [...arenas, 'on'] as const;

const areTogether = (s: State, one: CardId, another: CardId): boolean =>
  isInArena(s, one) && arenaOf(s, one) === arenaAround(s, another);

const isAtMost = (value: number | null, limit: number): boolean => value !== null && value <= limit;

/** The value that a text means, or null where it is unknown. */ // TCG-0470, TCG-0563, TCG-0622, TCG-0665
function asked(s: State, card: CardId, value: Asked): number | null {
  switch (value) {
    case 'remaining health':
      return healthLeft(s, card);
    case 'build cost':
      return statOf(s, card, 'cost');
    default:
      return statOf(s, card, value);
  }
}

/** Has it every word of a subtype? */ // TCG-0680
function hasAll(s: State, card: CardId, subtype: string): boolean {
  const has = subtypesOf(s, card);
  if (!subtype.includes(' ')) return has.includes(subtype);
  return subtype.split(' ').every((word) => has.includes(word));
}

const article = (noun: string): string => `${/^(?!uni)[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** A subtype that is called like a type is a Location's: "Ground Location". */ // TCG-0678
const nounOf = (subtype: string): string =>
  arenas.some((arena) => arenaName(arena) === subtype) ? `${subtype} Location` : subtype;

/** "Jedi" stays as it is. */
const pluralOf = (noun: string, plural: boolean): string => (!plural || noun.endsWith('Jedi') ? noun : `${noun}s`);

/** "Droids, Speeders, or Starfighters". */
function listed(words: readonly string[], joiner: 'and' | 'or'): string {
  const last = words[words.length - 1] ?? '';
  if (words.length < 2) return last;
  if (words.length === 2) return `${words[0]} ${joiner} ${last}`;
  return `${words.slice(0, -1).join(', ')}, ${joiner} ${last}`;
}

export const your = new Cards({ ...anything, whose: 'your' });
export const opponents = new Cards({ ...anything, whose: 'opponent' });
export const any = new Cards(anything);
/** The card that the text stands on. */
export const this_ = new Cards({ ...anything, self: true });
/** The cards that were chosen. */
export const that = new Cards({ ...anything, chosen: true });
/** For a text that works from beneath the top card of a stack. */ // TCG-0402
export const unitAbove = new Cards({ ...anything, above: true });
export const pilotedUnit = new Cards({ ...anything, piloted: true });
