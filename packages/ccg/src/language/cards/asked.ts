/** What a description of cards is asked: which cards it means, and what a text calls them. */
import { type CardId, other } from '@binary-sunset/kernel';
import type { Kind } from '../../catalog/card.ts';
import { cardOf, isThreat } from '../../catalog/catalog.ts';
import { countedAs, mayCountMore } from '../../rules/cards/counting.ts';
import { isImmune } from '../../rules/inForce/immunity.ts';
import { listedOnTable, type Scope, scopeCalled } from '../../rules/table/onTable.ts';
import type { State } from '../../state/state.ts';
import type { Speaker } from '../../text/program.ts';
import { type Meaning, type Noun, one } from '../../text/saying/nouns.ts';
import { type Self, thisCard } from '../../text/saying/self.ts';
import { cardsWords, isOne, nounOf } from './describing.ts';
import { isFinelySuch, isRoughlySuch, roughFields } from './meant.ts';
import { saidIn } from './narrowing.ts';
import { anything, type Described, type Place, type Spec } from './spec.ts';
import { isInState, isPlaced, isPlacedAnywhere, placedFields } from './whereabouts.ts';

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

/** A description of cards, by what it is asked. How it is made is said by `Cards`. */
export abstract class Description implements Described {
  readonly spec: Spec;
  /** Does it say more than is usual, and does it say where? Most don't, and they are asked for all the time. */
  private readonly saysMore: boolean;
  private readonly saysWhere: boolean;
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
      [spec.or, spec.company, ...spec.where.map(({ of }) => of)].some((part) => part?.namesChosen === true);
    this.whose = spec.or === null || spec.or.whose === spec.whose ? spec.whose : 'any';
    this.saysWhere = fields.some((field) => placedFields.includes(field));
    this.isGlobal = !this.saysWhere && !fields.some((field) => ofOneOrOfOneState.includes(field));
    this.saysMore = fields.some(
      (field) => !usualFields.includes(field) && (field === 'at' || !placedFields.includes(field)),
    );
  }

  abstract with(change: Partial<Spec>): Described;
  abstract or(others: Described): Described;
  abstract readonly reachingSpies: Described;
  abstract readonly reachingStolen: Described;

  /** Is the card meant, as the one who speaks sees it? Only active cards are, unless they were named themselves. */ // AR1-0305
  matches(s: State, card: CardId, speaker: Speaker): boolean {
    return this.fits(s, card, speaker) || (this.spec.or?.matches(s, card, speaker) ?? false);
  }

  /** Does what changes values or traits reach the card? Where it is about no place, it reaches cards in every state. */ // AR1-0360, AR1-0361
  affects(s: State, card: CardId, speaker: Speaker): boolean {
    if (this.isGlobal ? this.isSuch(s, card, speaker) : this.fits(s, card, speaker)) return true;
    return this.spec.or?.affects(s, card, speaker) ?? false;
  }

  private fits(s: State, card: CardId, speaker: Speaker): boolean {
    const { self, chosen, state } = this.spec;
    if (!isRoughlySuch(this.spec, s, card, speaker)) return false;
    const isNamed = (self || chosen) && (state === 'active' || state === 'all');
    if (!isNamed && !isInState(this.spec, s, card, speaker)) return false;
    if (this.saysMore && !isFinelySuch(this.spec, s, card, speaker)) return false;
    return !this.saysWhere || isPlaced(this.spec, s, card, speaker);
  }

  private isSuch(s: State, card: CardId, speaker: Speaker): boolean {
    return isRoughlySuch(this.spec, s, card, speaker) && (!this.saysMore || isFinelySuch(this.spec, s, card, speaker));
  }

  /** Is it such a card, wherever it lies? It must be active only if it says so, and where it says, if it says where. */
  is(s: State, card: CardId, speaker: Speaker): boolean {
    return this.isSuchAnywhere(s, card, speaker) || (this.spec.or?.is(s, card, speaker) ?? false);
  }

  private isSuchAnywhere(s: State, card: CardId, speaker: Speaker): boolean {
    const { state } = this.spec;
    if (!this.isSuch(s, card, speaker)) return false;
    if (state !== 'active' && state !== 'all' && !isInState(this.spec, s, card, speaker)) return false;
    return !this.saysWhere || isPlacedAnywhere(this.spec, s, card, speaker);
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

  /** What a text calls one of them, some or all: "a site", "sites or systems", "your warriors and scouts". */
  words(self: Self = thisCard, meaning: Meaning = 'one'): string {
    return self.calls?.get(this) ?? cardsWords(this.spec, self, { meaning, article: true, whose: true });
  }

  /** All of them, or one or some, of whom something is said. */
  noun(self: Self = thisCard, meaning: Meaning = 'all'): Noun {
    const name = self.calls?.get(this);
    return name === undefined ? nounOf(this.spec, self, meaning) : one(name);
  }

  /** One of them without an article, for where a number or "no" stands before it. */
  bareWords(self: Self = thisCard): string {
    return cardsWords(this.spec, self, { meaning: 'one', article: false, whose: true });
  }

  /** The same where it is said already whose they are: "you have a leader". */
  ownedWords(self: Self = thisCard, meaning: Meaning = 'one', article = true): string {
    return cardsWords(this.spec, self, { meaning, article, whose: false });
  }
}

/** Is there any card that may be immune to the one that speaks? */
const isThreatening = (s: State, { self }: Speaker): boolean => self >= 0 && isThreat(cardOf(s, self).title);

const isOutOfReach = (s: State, card: CardId, { self, by }: Speaker): boolean =>
  self !== card && isImmune(s, card, { title: cardOf(s, self).title, by });
