import { type CardId, other } from '@binary-sunset/kernel';
import type { Kind } from '../../catalog/card.ts';
import { cardOf, isThreat } from '../../catalog/catalog.ts';
import { countedAs, mayCountMore } from '../../rules/cards/counting.ts';
import type { Sensitivity } from '../../rules/cards/forceSensitivity.ts';
import { isImmune } from '../../rules/inForce/immunity.ts';
import type { Allegiance } from '../../rules/table/allegiance.ts';
import type { Ground } from '../../rules/table/grounds.ts';
import { listedOnTable, type Scope, scopeCalled } from '../../rules/table/onTable.ts';
import type { Inactivity, State } from '../../state/state.ts';
import type { Icon } from '../../text/icons.ts';
import { said } from '../../text/namesSaid.ts';
import type { Speaker } from '../../text/program.ts';
import { cardsWords, isOne } from './describing.ts';
import { isFinelySuch, isRoughlySuch, roughFields } from './meant.ts';
import { narrowed, saidIn } from './narrowing.ts';
import { personaCalled } from './personaNames.ts';
import type { Described, Immunity, Place, Spec } from './spec.ts';
import { isInState, isPlaced, isPlacedAnywhere, placedFields } from './whereabouts.ts';

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
  aboard: null,
  except: null,
  company: null,
  permanentlyPiloted: false,
  enclosed: false,
  immunity: null,
  place: '',
  at: [],
  awayFrom: [],
  on: '',
  ground: [],
  inBattle: false,
  alone: false,
  hit: false,
  unique: null,
  state: 'active',
  reaches: null,
  or: null,
};

/** Where something is, seen from what was chosen or what something happened to. */
const seenFromChosen: readonly Place[] = ['bearing it', 'on it', 'there', 'present there'];

/** About a card by itself, or about more or less than active cards. */
const ofOneOrOfOneState: readonly string[] = ['self', 'chosen', 'host', 'state'];

/** What isn't looked at, or is looked at whenever it is asked. */
const usualFields: readonly string[] = [...roughFields, 'state', 'reaches', 'or'];

/** Which cards on table it can be about. Locations lie apart from everything else; while being deployed, with it. */
function scopeOf({ kinds, self, host: itsHost, or }: Spec): Scope {
  const [first] = kinds;
  if (first === undefined || or !== null) return 'all';
  // What a text calls by itself is that, of whichever kind.
  if (kinds.length === 1 && !self && !itsHost) return first;
  if (kinds.every((kind) => kind === 'location')) return 'among locations';
  return kinds.includes('location') ? 'all' : 'apart from locations';
}

/** A description of cards that reads left to right: `opponents.characters.presentWithThis`. */
export class Cards implements Described {
  readonly spec: Spec;
  /** Says it anything but the usual, and anything about where? Most don't, and they are asked for all the time. */
  private readonly isFine: boolean;
  private readonly isAbout: boolean;
  private readonly isGlobal: boolean;
  /** The cards on table that it can be about. */
  private readonly scope: number;
  private readonly isOfOne: boolean;
  /** Whose they are, all of them; anybody's if that differs. */
  readonly whose: Spec['whose'];
  /** Does it mean the card that speaks, whatever else it means, and wherever that is? */
  readonly namesItself: boolean;
  /** Does it speak of what was chosen, or of where that is? */
  readonly namesChosen: boolean;
  constructor(spec: Spec) {
    // All of one shape: they are read all the time.
    this.spec = Object.assign({ ...anything }, spec);
    const fields: readonly string[] = saidIn(spec, anything);
    this.scope = scopeCalled(scopeOf(spec));
    this.isOfOne = spec.whose !== 'any' && !spec.self && !spec.host && spec.or === null;
    this.namesItself =
      (spec.self && fields.every((field) => field === 'self' || field === 'or')) || spec.or?.namesItself === true;
    this.namesChosen =
      spec.chosen ||
      seenFromChosen.includes(spec.place) ||
      [spec.or, spec.having, spec.aboard, spec.except, spec.company].some((part) => part?.namesChosen === true);
    this.whose = spec.or === null || spec.or.whose === spec.whose ? spec.whose : 'any';
    this.isAbout = fields.some((field) => placedFields.includes(field));
    this.isGlobal = !this.isAbout && !fields.some((field) => ofOneOrOfOneState.includes(field));
    this.isFine = fields.some(
      (field) => !usualFields.includes(field) && (field === 'at' || !placedFields.includes(field)),
    );
  }

  /** What is said after "or" is said of all of them. */
  with(change: Partial<Spec>): Cards {
    const { or } = this.spec;
    const one = narrowed({ ...this.spec, or: null }, change, anything, () => this.words('this card'));
    return new Cards({ ...one, or: or === null ? null : or.with(change) });
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
  /** Plain Effects: not Immediate, Mobile, Utinni, Political or Starting ones. */ // GAP-0124, GLB-0046, GLB-0242
  get effects(): Cards {
    return this.with({ kinds: ['effect'], types: ['effect'] });
  }
  get effectsOfAnyKind(): Cards {
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
    said('type', types);
    return this.with({ types });
  }
  trait(...traits: string[]): Cards {
    said('trait', traits);
    return this.with({ traits });
  }
  persona(...personas: string[]): Cards {
    said('persona', personas);
    return this.with({ personas: personas.map(personaCalled) });
  }
  called(...titles: string[]): Cards {
    said('title', titles);
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
    said('words in title', [words]);
    return this.with({ titleWords: words });
  }
  icon(...icons: Icon[]): Cards {
    said('icon', icons);
    return this.with({ icons });
  }
  non(...what: string[]): Cards {
    said('trait, type or icon', what);
    return this.with({ not: what });
  }
  abilityOver(over: number): Cards {
    return this.with({ ability: { over } });
  }
  abilityUnder(under: number): Cards {
    return this.with({ ability: { under } });
  }
  /** Jedi, Dark Jedi and those who are on the way to it. */ // GAP-0096
  sensitive(sensitivity: Sensitivity): Cards {
    return this.with({ sensitivity });
  }
  /** Imperial starships, Rebel starships, independent ones. */ // GAP-0168
  allegiance(allegiance: Allegiance): Cards {
    const [kind] = this.spec.kinds;
    return this.with(
      kind === 'starship' && this.spec.kinds.length === 1 ? { allegiance } : { kinds: ['starship'], allegiance },
    );
  }
  /** With such a weapon, device or Effect on it. */
  having(what: Cards, havingLeast = 1): Cards {
    return this.with({ having: what, havingLeast });
  }
  /** With such a card aboard: on it, in what it carries or at its sites. */ // GAP-0071, GLA-0016
  withAboard(whom: Cards): Cards {
    return this.with({ aboard: whom });
  }
  /** With such a card at the same location. */ // GAP-0072
  inCompanyOf(whom: Cards): Cards {
    return this.with({ company: whom });
  }
  get enclosed(): Cards {
    return this.with({ enclosed: true });
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
  /** On the same card as this one. */
  get besideThis(): Cards {
    return this.with({ place: 'beside' });
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
  /** Present at the location that this card is at, present there itself or not; it may be one of them. */ // GAP-0066
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
  /** Present at the location that it is at, rather than inside something. */
  get inTheOpen(): Cards {
    return this.with({ place: 'in the open' });
  }
  at(...places: string[]): Cards {
    said('place', places);
    return this.with({ at: places });
  }
  awayFrom(...places: string[]): Cards {
    said('place', places);
    return this.with({ awayFrom: places });
  }
  /** On a planet. */
  on(planet: string): Cards {
    said('system', [planet]);
    return this.with({ on: planet });
  }
  /** At locations of these kinds. */
  where(...ground: Ground[]): Cards {
    return this.with({ ground });
  }
  /** Immune to cards of that title now, or not; or immune whatever happens. */ // AR1-0171, AR1-0172
  immune(to: string, how: Immunity['how'] = 'now'): Cards {
    said('title', [to]);
    return this.with({ immunity: { to, how } });
  }
  /** Astromechs aboard a starship, as passengers where it has no seat of their own for them. */ // GLA-0114
  get asAstromech(): Cards {
    return this.with({ place: 'as astromech' });
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
  /** Whoever may be hit or lost: outside of battle that goes for spies under cover as well. */ // GAP-0315
  get reachingSpies(): Cards {
    return this.with({ reaches: 'undercover' });
  }
  /** What may be stolen: that goes for what was stolen by somebody who can't use it as well. */ // AR1-0329
  get reachingStolen(): Cards {
    return this.with({ reaches: 'stolen' });
  }
  or(others: Described): Cards {
    return new Cards({ ...this.spec, or: this.spec.or === null ? others : this.spec.or.or(others) });
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

  private fits(s: State, card: CardId, speaker: Speaker): boolean {
    const { self, chosen, state } = this.spec;
    if (!isRoughlySuch(this.spec, s, card, speaker)) return false;
    const isNamed = (self || chosen) && (state === 'active' || state === 'all');
    if (!isNamed && !isInState(this.spec, s, card, speaker)) return false;
    if (this.isFine && !isFinelySuch(this.spec, s, card, speaker)) return false;
    return !this.isAbout || isPlaced(this.spec, s, card, speaker);
  }

  private isSuch(s: State, card: CardId, speaker: Speaker): boolean {
    return isRoughlySuch(this.spec, s, card, speaker) && (!this.isFine || isFinelySuch(this.spec, s, card, speaker));
  }

  /** Is it such a card, wherever it lies? It must be active only if it says so, and where it says, if it says where. */
  is(s: State, card: CardId, speaker: Speaker): boolean {
    return this.isSuchAnywhere(s, card, speaker) || (this.spec.or?.is(s, card, speaker) ?? false);
  }

  private isSuchAnywhere(s: State, card: CardId, speaker: Speaker): boolean {
    const { state } = this.spec;
    if (!this.isSuch(s, card, speaker)) return false;
    if (state !== 'active' && state !== 'all' && !isInState(this.spec, s, card, speaker)) return false;
    return !this.isAbout || isPlacedAnywhere(this.spec, s, card, speaker);
  }

  /** Does it mean this card by saying that it is the opponent's? */
  namesOpponents(s: State, card: CardId, speaker: Speaker): boolean {
    const own = this.spec.whose === 'opponent' && this.isSuchAnywhere(s, card, speaker);
    return own || (this.spec.or?.namesOpponents(s, card, speaker) ?? false);
  }

  /** Does it mean this card by its title? */
  namesTitle(s: State, card: CardId, speaker: Speaker): boolean {
    const own = this.spec.titles.length > 0 && this.isSuchAnywhere(s, card, speaker);
    return own || (this.spec.or?.namesTitle(s, card, speaker) ?? false);
  }

  /** Does it mean this card as one of all of them, active or not? */
  namesAll(s: State, card: CardId, speaker: Speaker): boolean {
    const own = this.spec.state === 'all' && this.isSuchAnywhere(s, card, speaker);
    return own || (this.spec.or?.namesAll(s, card, speaker) ?? false);
  }

  /** Is it about cards of that kind, among others? */
  namesKind(kind: Kind): boolean {
    return this.spec.kinds.includes(kind) || (this.spec.or?.namesKind(kind) ?? false);
  }

  /** The titles that it consists of; none if it means anything else besides. */
  get onlyTitles(): readonly string[] {
    const { titles, or } = this.spec;
    if (or === null) return titles;
    const others = or.onlyTitles;
    return titles.length === 0 || others.length === 0 ? [] : [...titles, ...others];
  }

  /** All of them on table, but for those that are immune to the card that speaks. */ // AR1-0165, AR1-0245
  in(s: State, speaker: Speaker): CardId[] {
    const found: CardId[] = [];
    for (const card of this.among(s, speaker)) if (this.matches(s, card, speaker)) found.push(card);
    return isThreatening(s, speaker) ? found.filter((card) => !isOutOfReach(s, card, speaker)) : found;
  }

  /** Is a card on table one of those? */
  includes(s: State, card: CardId, speaker: Speaker): boolean {
    return this.matches(s, card, speaker) && !(isThreatening(s, speaker) && isOutOfReach(s, card, speaker));
  }

  /** How many of them there are: some cards count as several of a kind. */ // GLC-0332, GLC-0450
  count(s: State, speaker: Speaker): number {
    return this.in(s, speaker).reduce((sum, card) => sum + this.times(s, card, speaker), 0);
  }

  /** As how many of them a card that is meant counts. */
  times(s: State, card: CardId, speaker: Speaker): number {
    if (!mayCountMore(s, card)) return 1;
    const own = this.isSuch(s, card, speaker) ? countedAs(s, card, [...this.spec.traits, ...this.spec.icons]) : 1;
    return Math.max(own, this.spec.or?.times(s, card, speaker) ?? 1);
  }

  isAny(s: State, speaker: Speaker): boolean {
    if (isThreatening(s, speaker)) return this.in(s, speaker).length > 0;
    for (const card of this.among(s, speaker)) if (this.matches(s, card, speaker)) return true;
    return false;
  }

  /** Those of them that are whose they must be. */
  private among(s: State, { by }: Speaker): readonly CardId[] {
    return listedOnTable(s, this.scope, this.isOfOne ? (this.spec.whose === 'your' ? by : other(by)) : null);
  }

  /** Does it mean one card, rather than all that are like that? */
  get isOne(): boolean {
    return isOne(this.spec);
  }

  /** What a text calls them: "a site", "your warrior", or several. */
  words(self: string, many = false): string {
    return cardsWords(this.spec, self, { many, article: !many, whose: true });
  }

  /** The same without an article, for where a number or "no" stands before it. */
  bareWords(self: string): string {
    return cardsWords(this.spec, self, { many: false, article: false, whose: true });
  }

  /** The same where it is said already whose they are: "you have a leader". */
  ownedWords(self: string, many = false, article = !many): string {
    return cardsWords(this.spec, self, { many, article, whose: false });
  }
}

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
