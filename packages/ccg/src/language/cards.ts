import { type CardId, isCurrent, players } from '@binary-sunset/kernel';
import type { Icon, Kind } from '../cards/card.ts';
import { cardOf, definitionOf } from '../catalog.ts';
import { isParticipating } from '../rules/battle/participants.ts';
import { controllerOf, isActive, isInactiveAs } from '../rules/cardStates.ts';
import { iconsOf, personasOf, traitsOf, typeOf } from '../rules/characteristics.ts';
import { isAboard, isPresentWith } from '../rules/company.ts';
import { type Ground, isAtNamed, isGround, isOnPlanet } from '../rules/grounds.ts';
import { isAdjacent, isRelated } from '../rules/layout.ts';
import { locationOf } from '../rules/places.ts';
import { type Inactivity, type State, table } from '../state.ts';
import type { Speaker } from './program.ts';
import { hasWords } from './wording.ts';

/** Where cards are, seen from the card whose text it is. */
type Place = 'present with' | 'here' | 'aboard' | 'related' | 'adjacent' | '';
const placeWords: Readonly<Record<Place, (self: string) => string>> = {
  '': () => '',
  here: () => 'at same location',
  'present with': (self) => `present with ${self}`,
  aboard: (self) => `aboard ${self}`,
  related: () => 'at related location',
  adjacent: () => 'at adjacent location',
};

/** Which cards on table a text is about. */
interface Spec {
  readonly whose: 'your' | 'opponent' | 'any';
  readonly other: boolean;
  /** The card itself. */
  readonly self: boolean;
  /** The very cards that were chosen, or that something happened to. */
  readonly chosen: boolean;
  /** What the card is on. */
  readonly host: boolean;
  /** Any one of these; all if there are none. */
  readonly kinds: readonly Kind[];
  /** Rebel, Alien, starfighter, system, Utinni Effect: any one of these. */
  readonly types: readonly string[];
  /** All of these. */
  readonly traits: readonly string[];
  /** Any one of these. */
  readonly personas: readonly string[];
  readonly titles: readonly string[];
  /** Words that its title has, one after the other. */
  readonly titleWords: string;
  /** Does it deploy on the table itself? */
  readonly onTable: boolean;
  /** Any one of these. */
  readonly icons: readonly Icon[];
  readonly not: string;
  /** Present where the card is, or merely at the same location. */
  readonly place: Place;
  /** At a location of that system or that title. */
  readonly at: string;
  /** On that planet: at one of its sites or cloud sectors, not at the system. */
  readonly on: string;
  /** At such a location, or such a location itself: all of these. */
  readonly ground: readonly Ground[];
  readonly inBattle: boolean;
  readonly unique: boolean | null;
  /** Text that names no state means active cards; "all" means inactive ones as well. */ // AR1-0305, AR1-0308, AR1-0310
  readonly state: 'active' | 'all' | Inactivity;
  /** These as well. */
  readonly or: Cards | null;
}

const anything: Spec = {
  whose: 'any',
  other: false,
  self: false,
  chosen: false,
  host: false,
  kinds: [],
  types: [],
  traits: [],
  personas: [],
  titles: [],
  titleWords: '',
  onTable: false,
  icons: [],
  not: '',
  place: '',
  at: '',
  on: '',
  ground: [],
  inBattle: false,
  unique: null,
  state: 'active',
  or: null,
};

/** A description of cards that reads left to right: `opponents.characters.presentWithThis`. */
export class Cards {
  readonly spec: Spec;
  constructor(spec: Spec) {
    this.spec = spec;
  }

  private with(change: Partial<Spec>): Cards {
    return new Cards({ ...this.spec, ...change });
  }

  get characters(): Cards {
    return this.with({ kinds: ['character'] });
  }
  get starships(): Cards {
    return this.with({ kinds: ['starship'] });
  }
  get vehicles(): Cards {
    return this.with({ kinds: ['vehicle'] });
  }
  get weapons(): Cards {
    return this.with({ kinds: ['weapon'] });
  }
  get effects(): Cards {
    return this.with({ kinds: ['effect'] });
  }
  get interrupts(): Cards {
    return this.with({ kinds: ['interrupt'] });
  }
  get locations(): Cards {
    return this.with({ kinds: ['location'] });
  }
  /** Cards of any of these kinds. */
  of(...kinds: Kind[]): Cards {
    return this.with({ kinds });
  }
  /** Rebels, Aliens, starfighters, sites. */
  type(...types: string[]): Cards {
    return this.with({ types });
  }
  trait(...traits: string[]): Cards {
    return this.with({ traits });
  }
  persona(...personas: string[]): Cards {
    return this.with({ personas });
  }
  called(...titles: string[]): Cards {
    return this.with({ titles });
  }
  /** Put straight on the table, not at a location or on another card. */ // AR1-0061
  get deployingOnTable(): Cards {
    return this.with({ onTable: true });
  }
  /** With these words in title. */
  withTitle(words: string): Cards {
    return this.with({ titleWords: words });
  }
  icon(...icons: Icon[]): Cards {
    return this.with({ icons });
  }
  non(what: string): Cards {
    return this.with({ not: what });
  }
  get other(): Cards {
    return this.with({ other: true });
  }
  get here(): Cards {
    return this.with({ place: 'here' });
  }
  get presentWithThis(): Cards {
    return this.with({ place: 'present with' });
  }
  at(place: string): Cards {
    return this.with({ at: place });
  }
  /** On a planet. */
  on(planet: string): Cards {
    return this.with({ on: planet });
  }
  /** At locations of these kinds. */
  where(...ground: Ground[]): Cards {
    return this.with({ ground });
  }
  get aboardThis(): Cards {
    return this.with({ place: 'aboard' });
  }
  get related(): Cards {
    return this.with({ place: 'related' });
  }
  get adjacent(): Cards {
    return this.with({ place: 'adjacent' });
  }
  get inBattle(): Cards {
    return this.with({ inBattle: true });
  }
  get unique(): Cards {
    return this.with({ unique: true });
  }
  get nonunique(): Cards {
    return this.with({ unique: false });
  }
  /** All of them, inactive or not. */
  get all(): Cards {
    return this.with({ state: 'all' });
  }
  /** Those that are inactive in this way: missing, captive, suspended. */
  that(state: Inactivity): Cards {
    return this.with({ state });
  }
  or(others: Cards): Cards {
    return this.with({ or: others });
  }

  /** Is the card meant, as the one who speaks sees it? Only active cards are, unless they were named themselves. */ // AR1-0305
  matches(s: State, card: CardId, speaker: Speaker): boolean {
    return this.fits(s, card, speaker) || (this.spec.or?.matches(s, card, speaker) ?? false);
  }

  /** The same for what changes values or traits: where it is about no place, it is about cards in every state. */ // AR1-0360, AR1-0361
  affects(s: State, card: CardId, speaker: Speaker): boolean {
    if (this.isGlobal ? this.isSuch(s, card, speaker) : this.fits(s, card, speaker)) return true;
    return this.spec.or?.affects(s, card, speaker) ?? false;
  }

  private get isGlobal(): boolean {
    const { self, chosen, host: itsHost, place, at, on, ground, inBattle, state } = this.spec;
    if (on !== '' || ground.length > 0) return false;
    return !self && !chosen && !itsHost && place === '' && at === '' && !inBattle && state === 'active';
  }

  private fits(s: State, card: CardId, speaker: Speaker): boolean {
    const { self, chosen } = this.spec;
    if (!self && !chosen && !this.isInState(s, card)) return false;
    return this.isSuch(s, card, speaker) && this.isPlaced(s, card, speaker);
  }

  private isInState(s: State, card: CardId): boolean {
    const { state } = this.spec;
    if (state === 'active') return isActive(s, card);
    return state === 'all' ? table.inPlay(s, card) : isInactiveAs(s, card, state);
  }

  /** Is it such a card, wherever it lies? */
  is(s: State, card: CardId, speaker: Speaker): boolean {
    return this.isSuch(s, card, speaker) || (this.spec.or?.is(s, card, speaker) ?? false);
  }

  private isSuch(s: State, card: CardId, speaker: Speaker): boolean {
    const { spec } = this;
    if (spec.self) return card === speaker.self;
    if (spec.host) return speaker.self >= 0 && s.cards.host[speaker.self] === card;
    if (spec.chosen && !(speaker.locked?.some((ref) => ref.card === card && isCurrent(s, ref)) ?? false)) return false;
    if (spec.other && card === speaker.self) return false;
    const found = cardOf(s, card);
    if (spec.whose !== 'any' && (controllerOf(s, card) === speaker.by) !== (spec.whose === 'your')) return false;
    if (spec.kinds.length > 0 && !spec.kinds.includes(found.kind)) return false;
    if (spec.types.length > 0 && !spec.types.includes(typeOf(s, card))) return false;
    if (spec.titles.length > 0 && !spec.titles.includes(found.title)) return false;
    if (spec.onTable && (found.kind !== 'effect' || (definitionOf(s, card).deploys?.clause.on ?? null) !== null))
      return false;
    if (spec.titleWords !== '' && !hasWords(found.title, spec.titleWords)) return false;
    if (spec.unique !== null && (found.limit === 1) !== spec.unique) return false;
    if (spec.personas.length > 0 && !personasOf(s, card).some((persona) => spec.personas.includes(persona)))
      return false;
    if (spec.icons.length > 0 && !iconsOf(s, card).some((icon) => spec.icons.includes(icon))) return false;
    if (spec.traits.length === 0 && spec.not === '') return true;
    const traits = traitsOf(s, card);
    if (spec.not !== '' && (traits.includes(spec.not) || typeOf(s, card) === spec.not)) return false;
    return spec.traits.every((trait) => traits.includes(trait));
  }

  private isPlaced(s: State, card: CardId, { self }: Speaker): boolean {
    const { place, at, on, ground, inBattle } = this.spec;
    if (inBattle && !isParticipating(s, card)) return false;
    if (at !== '' && !isAtNamed(s, card, at)) return false;
    if (on !== '' && !isOnPlanet(s, card, on)) return false;
    if (ground.length > 0 && !ground.every((one) => isGround(s, locationOf(s, card), one))) return false;
    if (place === '') return true;
    const where = self < 0 ? -1 : locationOf(s, self);
    if (where < 0) return false;
    switch (place) {
      case 'here':
        return locationOf(s, card) === where; // GLB-0210
      case 'present with':
        return isPresentWith(s, card, self); // GAP-0066
      case 'aboard':
        return isAboard(s, card, self);
      case 'related':
        return isRelated(s, locationOf(s, card), where);
      case 'adjacent':
        return isAdjacent(s, locationOf(s, card), where);
    }
  }

  /** All of them on table. */
  in(s: State, speaker: Speaker): CardId[] {
    const found: CardId[] = [];
    for (const of of players)
      for (const zone of ['locations', 'at', 'on', 'table', 'playing'] as const)
        for (const card of s.zones[zone][of]) if (this.matches(s, card, speaker)) found.push(card);
    return found;
  }

  isAny(s: State, speaker: Speaker): boolean {
    return this.in(s, speaker).length > 0;
  }

  /** What a text calls them, one or several. */
  words(self: string, many = false): string {
    const { spec } = this;
    if (spec.self) return self;
    if (spec.chosen) return many ? 'them' : 'it';
    const noun = nounOf(spec, many);
    const words = [
      spec.whose === 'your' ? 'your' : spec.whose === 'opponent' ? 'opponent’s' : '',
      spec.other ? 'other' : '',
      spec.unique === true ? 'unique' : spec.unique === false ? 'non-unique' : '',
      spec.not === '' ? '' : `non-${spec.not}`,
      ...spec.ground,
      spec.state === 'active' ? '' : spec.state,
      ...spec.traits,
      ...spec.icons,
      noun,
      spec.onTable ? 'that deploys on table' : '',
      spec.titleWords === '' ? '' : `with “${spec.titleWords}” in title`,
      spec.inBattle ? 'in battle' : '',
      spec.at === '' ? '' : `at ${spec.at}`,
      spec.on === '' ? '' : `on ${spec.on}`,
      placeWords[spec.place](self),
    ].filter((word) => word !== '');
    return spec.or === null ? words.join(' ') : `${words.join(' ')} or ${spec.or.words(self, many)}`;
  }
}

function nounOf({ titles, personas, types, kinds }: Spec, many: boolean): string {
  const named = titles.length > 0 ? titles : personas;
  if (named.length > 0) return named.join(' or ');
  const nouns = types.length > 0 ? types : kinds.length > 0 ? kinds : ['card'];
  return nouns.map((noun) => (many ? `${noun}s` : noun)).join(' or ');
}

export const any = new Cards(anything);
export const your = new Cards({ ...anything, whose: 'your' });
export const opponents = new Cards({ ...anything, whose: 'opponent' });
/** The card that the text stands on. */
export const this_ = new Cards({ ...anything, self: true });
/** What was chosen, or what something happened to. */
export const it = new Cards({ ...anything, chosen: true });
/** What this card is on. */
export const host = new Cards({ ...anything, host: true });
