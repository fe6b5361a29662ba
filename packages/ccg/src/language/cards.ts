import { type CardId, isCurrent, players } from '@binary-sunset/kernel';
import type { Icon, Kind } from '../cards/card.ts';
import { cardOf, definitionOf, isThreat } from '../catalog.ts';
import { type Allegiance, allegianceOf } from '../rules/allegiance.ts';
import { isParticipating } from '../rules/battle/participants.ts';
import { controllerOf, isActive, isInactiveAs } from '../rules/cardStates.ts';
import { iconsOf, isOfType, personasMeant, personasOf, traitsOf } from '../rules/characteristics.ts';
import { isAboard, isAlone, isPresentWith } from '../rules/company.ts';
import { isSensitive, type Sensitivity } from '../rules/forceSensitivity.ts';
import { type Ground, isAtNamed, isGround, isOnPlanet } from '../rules/grounds.ts';
import { isAlwaysImmune, isImmune } from '../rules/immunity.ts';
import { isAdjacent, isRelated } from '../rules/layout.ts';
import { pilotsOf } from '../rules/piloting.ts';
import { cardsAt, hostOf, isPresentAt, locationOf, placeOf, ridersOn, slotOf } from '../rules/places.ts';
import { stackedOn } from '../rules/stacking.ts';
import { valueNow } from '../rules/values.ts';
import { type Inactivity, type State, table } from '../state.ts';
import { cardsWords } from './describing.ts';
import type { Speaker } from './program.ts';
import { hasWords } from './wording.ts';

/** Where cards are, seen from the card whose text it is. */
export type Place =
  | ''
  | 'here'
  | 'present'
  | 'present with'
  | 'aboard'
  | 'related'
  | 'adjacent'
  | 'piloted by'
  | 'piloting'
  | 'piloting host'
  | 'carrying'
  | 'bearing it'
  | 'on it'
  | 'piloted by host'
  | 'targeted by'
  | 'there'
  | 'present there'
  | 'where present';
interface Immunity {
  readonly to: string;
  readonly how: 'now' | 'not' | 'always';
}

/** Which cards on table a text is about. */
export interface Spec {
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
  /** Of the same title as a card stacked on the one whose text it is. */
  readonly likeStackedHere: boolean;
  /** Without any deploy cost of its own. */
  readonly costless: boolean;
  /** Does it deploy on the table itself? */
  readonly onTable: boolean;
  /** Any one of these. */
  readonly icons: readonly Icon[];
  /** None of these: traits, types or icons. */
  readonly not: readonly string[];
  /** Ability of more than this, and of less than that. */
  readonly ability: { readonly over?: number; readonly under?: number };
  /** What it is by its ability. */
  readonly sensitivity: Sensitivity | null;
  /** Whom a starship serves. */
  readonly allegiance: Allegiance | null;
  /** With such a card on it. */
  readonly having: Cards | null;
  /** So many of them. */
  readonly havingLeast: number;
  /** None of these cards. */
  readonly except: Cards | null;
  /** With such a card at the same location. */
  readonly company: Cards | null;
  /** A starship or vehicle with a permanent pilot. */
  readonly permanentlyPiloted: boolean;
  /** Whether it is immune to cards of that title. */
  readonly immunity: Immunity | null;
  /** Present where the card is, or merely at the same location. */
  readonly place: Place;
  /** At a location of such a system or such a title: any one of these. */
  readonly at: readonly string[];
  /** On that planet: at one of its sites or cloud sectors, not at the system. */
  readonly on: string;
  /** At such a location, or such a location itself: all of these. */
  readonly ground: readonly Ground[];
  readonly inBattle: boolean;
  /** With nobody else of its player's there. */ // GLA-0079
  readonly alone: boolean;
  /** Hit by a weapon. */
  readonly hit: boolean;
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
  likeStackedHere: false,
  costless: false,
  onTable: false,
  icons: [],
  not: [],
  ability: {},
  sensitivity: null,
  allegiance: null,
  having: null,
  havingLeast: 1,
  except: null,
  company: null,
  permanentlyPiloted: false,
  immunity: null,
  place: '',
  at: [],
  on: '',
  ground: [],
  inBattle: false,
  alone: false,
  hit: false,
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
  /** Plain Effects: not Immediate, Mobile, Utinni, Political or Starting ones. */ // GAP-0124, GLB-0046
  get effects(): Cards {
    return this.with({ kinds: ['effect'], types: ['effect'] });
  }
  get effectsOfAnyKind(): Cards {
    return this.with({ kinds: ['effect'], types: [] });
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
  /** Of the same title as a card stacked here. */ // AR1-0406
  get likeStackedHere(): Cards {
    return this.with({ likeStackedHere: true });
  }
  /** What must be able to deploy for free lists no deploy cost. */ // AR1-0401
  get deployingFree(): Cards {
    return this.with({ costless: true });
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
  non(...what: string[]): Cards {
    return this.with({ not: [...this.spec.not, ...what] });
  }
  abilityOver(over: number): Cards {
    return this.with({ ability: { ...this.spec.ability, over } });
  }
  abilityUnder(under: number): Cards {
    return this.with({ ability: { ...this.spec.ability, under } });
  }
  /** Jedi, Dark Jedi and those who are on the way to it. */ // GAP-0096
  sensitive(sensitivity: Sensitivity): Cards {
    return this.with({ sensitivity });
  }
  /** Imperial starships, Rebel starships, independent ones. */ // GAP-0168
  allegiance(allegiance: Allegiance): Cards {
    return this.with({ kinds: ['starship'], allegiance });
  }
  /** With such a weapon, device or Effect on it. */
  having(what: Cards, havingLeast = 1): Cards {
    return this.with({ having: what, havingLeast });
  }
  /** With such a card at the same location. */ // GAP-0072
  inCompanyOf(whom: Cards): Cards {
    return this.with({ company: whom });
  }
  get permanentlyPiloted(): Cards {
    return this.with({ permanentlyPiloted: true });
  }
  except(which: Cards): Cards {
    return this.with({ except: which });
  }
  /** What this card pilots. */ // GLC-0067
  get pilotedByThis(): Cards {
    return this.with({ place: 'piloted by' });
  }
  /** The card that what was chosen is on. */
  get bearingIt(): Cards {
    return this.with({ place: 'bearing it' });
  }
  /** What is on the card that was chosen. */
  get onIt(): Cards {
    return this.with({ place: 'on it' });
  }
  /** What the character pilots that this card is on. */
  /** Who pilots what this card is on. */
  get pilotingHost(): Cards {
    return this.with({ place: 'piloting host' });
  }
  get pilotedByHost(): Cards {
    return this.with({ place: 'piloted by host' });
  }
  /** What this card is aboard. */
  get carryingThis(): Cards {
    return this.with({ place: 'carrying' });
  }
  /** What this Utinni Effect targets. */
  get targetedByThis(): Cards {
    return this.with({ place: 'targeted by' });
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
  /** Present where this card is; it may be one of them. */ // GAP-0064
  get present(): Cards {
    return this.with({ place: 'present' });
  }
  /** At the location that was chosen, or where something happened. */
  get there(): Cards {
    return this.with({ place: 'there' });
  }
  get presentThere(): Cards {
    return this.with({ place: 'present there' });
  }
  /** The location at which this card is present, rather than inside something. */
  get wherePresent(): Cards {
    return this.with({ place: 'where present' });
  }
  at(...places: string[]): Cards {
    return this.with({ at: places });
  }
  /** On a planet. */
  on(planet: string): Cards {
    return this.with({ on: planet });
  }
  /** At locations of these kinds. */
  where(...ground: Ground[]): Cards {
    return this.with({ ground });
  }
  /** Immune to cards of that title now, or not; or immune whatever happens. */ // AR1-0171, AR1-0172
  immune(to: string, how: Immunity['how'] = 'now'): Cards {
    return this.with({ immunity: { to, how } });
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
  get hit(): Cards {
    return this.with({ hit: true });
  }
  get alone(): Cards {
    return this.with({ alone: true });
  }
  /** Who pilots this card. */
  get pilotingThis(): Cards {
    return this.with({ place: 'piloting' });
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
    return this.with({ or: this.spec.or === null ? others : this.spec.or.or(others) });
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
    if (on !== '' || ground.length > 0 || this.spec.alone || this.spec.hit || this.spec.company !== null) return false;
    return !self && !chosen && !itsHost && place === '' && at.length === 0 && !inBattle && state === 'active';
  }

  private fits(s: State, card: CardId, speaker: Speaker): boolean {
    const { self, chosen, state } = this.spec;
    const isNamed = self || (chosen && (state === 'active' || state === 'all'));
    if (!isNamed && !this.isInState(s, card, speaker)) return false;
    return this.isSuch(s, card, speaker) && this.isPlaced(s, card, speaker);
  }

  private isInState(s: State, card: CardId, { self }: Speaker): boolean {
    const { state } = this.spec;
    if (state === 'active') return isActive(s, card) || isReachedUnderCover(s, card, self);
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
    if (spec.types.length > 0 && !isOfType(s, card, spec.types)) return false;
    if (spec.titles.length > 0 && !spec.titles.includes(found.title)) return false;
    if (spec.onTable && (found.kind !== 'effect' || (definitionOf(s, card).deploys?.clause.on ?? null) !== null))
      return false;
    if (spec.likeStackedHere && !isLikeStacked(s, card, speaker)) return false;
    if (spec.costless && !isCostless(s, card)) return false;
    if (spec.titleWords !== '' && !hasWords(found.title, spec.titleWords)) return false;
    if (spec.unique !== null && (found.limit === 1) !== spec.unique) return false;
    if (spec.personas.length > 0 && !isAnyOf(s, card, spec.personas, speaker)) return false;
    if (spec.icons.length > 0 && !iconsOf(s, card).some((icon) => spec.icons.includes(icon))) return false;
    if (!this.isAble(s, card)) return false;
    if (spec.sensitivity !== null && !isSensitive(s, card, spec.sensitivity)) return false;
    if (spec.allegiance !== null && allegianceOf(s, card) !== spec.allegiance) return false;
    if (spec.having !== null && !this.hasOn(s, card, spec.having, speaker)) return false;
    if (spec.except?.is(s, card, speaker) === true) return false;
    if (spec.permanentlyPiloted && !isPermanentlyPiloted(s, card)) return false;
    if (spec.immunity !== null && !hasImmunity(s, card, spec.immunity)) return false;
    if (spec.traits.length === 0 && spec.not.length === 0) return true;
    const traits = traitsOf(s, card);
    if (spec.not.some((not) => traits.includes(not) || isOfType(s, card, [not]) || isMarked(s, card, not))) return false;
    return spec.traits.every((trait) => traits.includes(trait));
  }

  /** What a card has on it, or a location at it. */
  private hasOn(s: State, card: CardId, what: Cards, speaker: Speaker): boolean {
    const found = cardOf(s, card).kind === 'location' ? cardsAt(s, card) : ridersOn(s, card);
    return found.filter((on) => isActive(s, on) && what.is(s, on, speaker)).length >= this.spec.havingLeast;
  }

  private isAble(s: State, card: CardId): boolean {
    const { over, under } = this.spec.ability;
    if (over === undefined && under === undefined) return true;
    const ability = valueNow(s, card, 'ability') ?? 0;
    return ability > (over ?? -1) && ability < (under ?? Number.POSITIVE_INFINITY);
  }

  private isPlaced(s: State, card: CardId, speaker: Speaker): boolean {
    const { self, locked } = speaker;
    const { company } = this.spec;
    if (company !== null && !cardsAt(s, locationOf(s, card)).some((one) => one !== card && company.matches(s, one, speaker)))
      return false;
    const { place, at, on, ground, inBattle } = this.spec;
    if (inBattle && !isParticipating(s, card)) return false;
    if (this.spec.alone && !isAlone(s, card)) return false;
    if (this.spec.hit && (s.cards.hit[card] ?? 0) === 0) return false;
    if (at.length > 0 && !at.some((one) => isAtNamed(s, card, one))) return false;
    if (on !== '' && !isOnPlanet(s, card, on)) return false;
    if (ground.length > 0 && !ground.every((one) => isGround(s, locationOf(s, card), one))) return false;
    if (place === '') return true;
    if (place === 'targeted by') return self >= 0 && s.cards.target[self] === card;
    if (place === 'bearing it') return locked?.some((one) => hostOf(s, one.card) === card) ?? false;
    if (place === 'on it') return locked?.some((one) => hostOf(s, card) === one.card) ?? false;
    if (place === 'there') return locked?.some((one) => locationOf(s, card) === locationOf(s, one.card)) ?? false;
    if (place === 'present there') return locked?.some((one) => isPresentAt(s, card, locationOf(s, one.card))) ?? false;
    const where = self < 0 ? -1 : locationOf(s, self);
    if (where < 0) return false;
    switch (place) {
      case 'here':
        return locationOf(s, card) === where; // GLB-0210
      case 'present':
        // A location is where everything at it is present.
        return isPresentAt(s, card, self === where ? where : placeOf(s, self));
      case 'where present':
        return card === where && isPresentAt(s, self, where);
      case 'present with':
        return isPresentWith(s, card, self); // GAP-0066
      case 'aboard':
        return isAboard(s, card, self);
      case 'piloted by':
        return isPilotedBy(s, card, self);
      case 'piloted by host':
        return isPilotedBy(s, card, hostOf(s, self));
      case 'piloting':
        return isPilotedBy(s, self, card);
      case 'piloting host':
        return isPilotedBy(s, hostOf(s, self), card);
      case 'carrying':
        return isAboard(s, self, card);
      case 'related':
        return isRelated(s, locationOf(s, card), where);
      case 'adjacent':
        return isAdjacent(s, locationOf(s, card), where);
    }
  }

  /** All of them on table, but for those that are immune to the card that speaks. */ // AR1-0165, AR1-0245
  in(s: State, speaker: Speaker): CardId[] {
    const found: CardId[] = [];
    for (const of of players)
      for (const zone of ['locations', 'at', 'on', 'table', 'playing'] as const)
        for (const card of s.zones[zone][of])
          if (this.matches(s, card, speaker)) found.push(card);
    return isThreatening(s, speaker) ? found.filter((card) => !isOutOfReach(s, card, speaker)) : found;
  }

  isAny(s: State, speaker: Speaker): boolean {
    return this.in(s, speaker).length > 0;
  }

  /** What a text calls them, one or several. */
  words(self: string, many = false): string {
    return cardsWords(this.spec, self, many);
  }
}

/** Outside of battle Interrupts reach a spy under cover, and cards may be deployed on it. */ // GAP-0315
function isReachedUnderCover(s: State, spy: CardId, self: CardId): boolean {
  if (self < 0 || s.facts.battle !== null || !isInactiveAs(s, spy, 'undercover')) return false;
  const { kind } = cardOf(s, self);
  if (kind === 'interrupt') return true;
  return !table.inPlay(s, self) && (kind === 'effect' || kind === 'weapon' || kind === 'device');
}

/** Is a card of its title stacked on the one that speaks? */
const isLikeStacked = (s: State, card: CardId, { self }: Speaker): boolean =>
  self >= 0 && stackedOn(s, self).some((one) => cardOf(s, one).title === cardOf(s, card).title);

/** Does its card name no cost for deploying it? */ // AR1-0401
function isCostless(s: State, card: CardId): boolean {
  const found = cardOf(s, card);
  return 'deploy' in found ? found.deploy === 0 : (definitionOf(s, card).deploys?.clause.cost ?? 0) === 0;
}

/** Is it one of those whom a text names? */
function isAnyOf(s: State, card: CardId, personas: readonly string[], { self }: Speaker): boolean {
  const meant = personasMeant(s, self, personas);
  return personasOf(s, card).some((persona) => meant.includes(persona));
}

/** Does it bear that icon? */
const isMarked = (s: State, card: CardId, icon: string): boolean => iconsOf(s, card).some((one) => one === icon);

const isPermanentlyPiloted = (s: State, card: CardId): boolean => {
  const found = cardOf(s, card);
  return 'permanentPilots' in found && found.permanentPilots.length > 0;
};

/** Driving is not piloting. */ // GLC-0067
const isPilotedBy = (s: State, vessel: CardId, pilot: CardId): boolean =>
  slotOf(s, pilot) === 'pilot' && pilotsOf(s, vessel).includes(pilot);

const hasImmunity = (s: State, card: CardId, { to, how }: Immunity): boolean =>
  how === 'always' ? isAlwaysImmune(s, card, to) : isImmune(s, card, { title: to, by: null }) === (how === 'now');

/** Is there any card that may be immune to the one that speaks? */
const isThreatening = (s: State, { self }: Speaker): boolean => self >= 0 && isThreat(cardOf(s, self).title);

const isOutOfReach = (s: State, card: CardId, { self, by }: Speaker): boolean =>
  self !== card && isImmune(s, card, { title: cardOf(s, self).title, by });

export const any = new Cards(anything);
export const your = new Cards({ ...anything, whose: 'your' });
export const opponents = new Cards({ ...anything, whose: 'opponent' });
/** The card that the text stands on. */
export const this_ = new Cards({ ...anything, self: true });
/** What was chosen, or what something happened to. */
export const it = new Cards({ ...anything, chosen: true });
/** What this card is on. */
export const host = new Cards({ ...anything, host: true });
