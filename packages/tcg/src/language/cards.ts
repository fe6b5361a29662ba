/** Which cards: `your.other.subtype('Droid').in('space')`, `opponents.units.tapped`, `any.characters`, `this_`. */
import { type CardId, isCurrent, players } from '@binary-sunset/kernel';
import { hasAll, hasAny } from '../catalog/card.ts';
import { cardOf } from '../catalog/catalog.ts';
import { subtypesOf, typesOf } from '../rules/cards/kinds.ts';
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
} from '../rules/cards/units.ts';
import { healthLeft, statOf } from '../rules/cards/values.ts';
import { isPilot } from '../rules/inForce/force.ts';
import { type Arena, arenas, type State } from '../state/state.ts';
import { said } from '../text/namesSaid.ts';
import type { Need, Speaker } from '../text/program.ts';
import {
  type About,
  type Asked,
  anything,
  type Cards as Described,
  narrowed,
  needsOfSpec,
  type Respect,
  type Spec,
} from '../text/spec.ts';
import { phrase } from './nounPhrases.ts';

/** A description of cards that reads left to right: `your.other.subtype('Naboo Soldier').in('character')`. */
export class Cards implements Described {
  readonly spec: Spec;
  constructor(spec: Spec) {
    this.spec = spec;
  }

  private with(respects: Respect | readonly Respect[], change: Partial<Spec>): Cards {
    return new Cards(narrowed(this.spec, typeof respects === 'string' ? [respects] : respects, change));
  }

  get units(): Cards {
    return this.with('what kind of card', { noun: 'unit', types: [] });
  }
  get characters(): Cards {
    return this.with('what kind of card', { noun: 'unit', types: ['character'] });
  }
  get spaceUnits(): Cards {
    return this.with('what kind of card', { noun: 'unit', types: ['space'] });
  }
  get groundUnits(): Cards {
    return this.with('what kind of card', { noun: 'unit', types: ['ground'] });
  }
  get spaceOrGroundUnits(): Cards {
    return this.with('what kind of card', { noun: 'unit', types: ['space', 'ground'] });
  }
  /** Cards with a subtype, named alone: Pilots on units are among them. */
  subtype(first: string, ...more: string[]): Cards {
    said('subtype', [first, ...more]);
    return this.with(['what kind of card', 'which subtype'], { subtypes: [first, ...more], noun: '' });
  }
  /** Units, or units of a type, with a subtype: Pilots on units are not among them. */
  with_(subtype: string): Cards {
    said('subtype', [subtype]);
    return this.with('which subtype', { subtypes: [subtype] });
  }
  non(subtype: string): Cards {
    said('subtype', [subtype]);
    return this.with('which subtype not', { not: subtype });
  }
  named(name: string): Cards {
    said('name', [name]);
    return this.with(['what kind of card', 'which subtype'], { name, noun: '' });
  }
  get other(): Cards {
    return this.with('other cards', { other: true });
  }
  get tapped(): Cards {
    return this.with('whether it is tapped', { tapped: true });
  }
  get untapped(): Cards {
    return this.with('whether it is tapped', { tapped: false });
  }
  get damaged(): Cards {
    return this.with('whether it is damaged', { damaged: true });
  }
  get pilots(): Cards {
    return this.with('what kind of card', { pilot: true, noun: 'card' });
  }
  get attacking(): Cards {
    return this.with('its part in the attack', { part: 'attacker' });
  }
  get defending(): Cards {
    return this.with('its part in the attack', { part: 'defender' });
  }
  private at(place: Spec['place']): Cards {
    return this.with('where it is', { place });
  }
  in(place: Arena): Cards {
    return this.at(place);
  }
  get inAnyArena(): Cards {
    return this.at('arena');
  }
  /** In the arena in which the card itself is. */
  get inSameArena(): Cards {
    return this.at('its arena');
  }
  get inAttackersArena(): Cards {
    return this.at("the attacker's arena");
  }
  /** Beside the unit that was chosen, which is not one of them. */
  get besideThatUnit(): Cards {
    return this.with(['where it is', 'other cards'], { place: "that unit's arena", other: true });
  }
  get inChosenArena(): Cards {
    return this.at('chosen arena');
  }
  get inBuildZone(): Cards {
    return this.at('build');
  }
  withPowerAtMost(power: number): Cards {
    return this.atMost('power', power);
  }
  withCostAtMost(cost: number): Cards {
    return this.atMost('build cost', cost);
  }
  atMost(value: Asked, limit: number): Cards {
    return this.with(`the most ${value}`, { atMost: [...this.spec.atMost, { value, limit }] });
  }

  /** "your tapped Starfighters in the Space arena or tapped Speeders in the Ground arena". */
  or(cards: Described): Cards {
    const { or } = this.spec;
    const both = or === null ? cards : or.or(cards);
    return new Cards({ ...this.spec, or: both });
  }

  /** Is this card one of them, as that speaker means it? */
  matches(s: State, card: CardId, speaker: Speaker): boolean {
    return this.fits(s, card, speaker) || (this.spec.or?.matches(s, card, speaker) ?? false);
  }

  private fits(s: State, card: CardId, speaker: Speaker): boolean {
    const { spec } = this;
    const { by, self } = speaker;
    if (spec.known !== '') return isKnown(s, card, spec.known, speaker);
    if (spec.other && card === self) return false;
    if (spec.whose !== 'any' && (controllerOf(s, card) === by) !== (spec.whose === 'your')) return false;
    if (!this.isThing(s, card)) return false;
    if (!this.isAt(s, card, speaker)) return false;
    if (spec.name !== '' && cardOf(s, card).name !== spec.name) return false; // TCG-0372
    if (spec.subtypes.length > 0 && !hasAny(subtypesOf(s, card), spec.subtypes)) return false;
    if (spec.not !== '' && hasAll(subtypesOf(s, card), spec.not)) return false;
    if (spec.tapped !== null && isTapped(s, card) !== spec.tapped) return false;
    if (spec.damaged && s.cards.damage[card] === 0) return false;
    for (const { value, limit } of spec.atMost) if (!isAtMost(asked(s, card, value), limit)) return false;
    return spec.part === '' || s.facts.attack?.[spec.part].card === card;
  }

  private isThing(s: State, card: CardId): boolean {
    const { noun, types, pilot } = this.spec;
    if (unitCardOf(s, card) === null) return false;
    if (pilot && !isPilot(s, card)) return false; // TCG-0262
    if (noun === 'card' || noun === '') return isUnit(s, card) || isOnUnit(s, card);
    if (!isUnit(s, card)) return false; // TCG-0278
    return types.length === 0 || typesOf(s, card).some((type) => types.includes(type));
  }

  private isAt(s: State, card: CardId, { self, locked, arena }: Speaker): boolean {
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
  all(s: State, speaker: Speaker): CardId[] {
    const found = this.own(s, speaker);
    for (const card of this.spec.or?.all(s, speaker) ?? []) if (!found.includes(card)) found.push(card);
    return found;
  }

  private own(s: State, speaker: Speaker): CardId[] {
    const { spec } = this;
    if (spec.known === 'chosen')
      return (speaker.locked ?? []).filter((ref) => isCurrent(s, ref)).map(({ card }) => card);
    if (spec.known === 'self') return speaker.self >= 0 ? [speaker.self] : [];
    const found: CardId[] = [];
    for (const player of players) {
      if (spec.whose !== 'any' && (player === speaker.by) !== (spec.whose === 'your')) continue;
      for (const zone of zonesOf(spec)) {
        for (const card of s.zones[zone][player]) if (this.fits(s, card, speaker)) found.push(card);
      }
    }
    return found;
  }

  some(s: State, speaker: Speaker): boolean {
    const { spec } = this;
    if (spec.or?.some(s, speaker) === true) return true;
    if (spec.known === 'chosen' || spec.known === 'self') return this.own(s, speaker).length > 0;
    for (const player of players) {
      if (spec.whose !== 'any' && (player === speaker.by) !== (spec.whose === 'your')) continue;
      for (const zone of zonesOf(spec))
        for (const card of s.zones[zone][player]) if (this.fits(s, card, speaker)) return true;
    }
    return false;
  }

  /** "each of your other Naboo Soldiers", "each Clone". */
  each(self = ''): string {
    return phrase(this.spec, 'each', self);
  }

  /** "one of your units in the Ground arena", "an untapped Character". */
  one(self = '', about: About = 'you'): string {
    return phrase(this.spec, 'one', self, about);
  }

  /** "your Clones", "units in the Space arena", "of your opponent's units". */
  plural(self = ''): string {
    return phrase(this.spec, 'plural', self);
  }

  /** "Clones in the Ground arena", where it was said whose: "you have no Clones in the Ground arena". */
  unowned(self = ''): string {
    return phrase(this.spec, 'unowned', self);
  }

  /** "a Jedi", "another Droid in any arena": as in "you have a Jedi". */
  another(): string {
    return phrase(this.spec, 'another', '');
  }

  /** What must be known for it to mean anything. */
  get needs(): readonly Need[] {
    return needsOfSpec(this.spec);
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

/** Is it the card that is known already? */
function isKnown(s: State, card: CardId, known: Exclude<Spec['known'], ''>, { self, locked }: Speaker): boolean {
  switch (known) {
    case 'self':
      return card === self;
    case 'chosen':
      return locked?.some((ref) => ref.card === card && isCurrent(s, ref)) ?? false;
    case 'piloted':
      return self >= 0 && isOnUnit(s, self) && s.cards.host[self] === card;
    case 'above':
      return self >= 0 && isBeneath(s, self) && s.cards.host[self] === card;
  }
}

export const your = new Cards({ ...anything, whose: 'your' });
export const opponents = new Cards({ ...anything, whose: 'opponent' });
export const any = new Cards(anything);
/** The card that the text stands on. */
export const this_ = new Cards({ ...anything, known: 'self' });
/** The cards that were chosen. */
export const that = new Cards({ ...anything, known: 'chosen' });
/** For a text that works from beneath the top card of a stack. */ // TCG-0402
export const unitAbove = new Cards({ ...anything, known: 'above' });
export const pilotedUnit = new Cards({ ...anything, known: 'piloted' });
