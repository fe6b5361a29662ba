import {
  type CardId,
  type CardRef,
  type Handle,
  isCurrent,
  type Lasting,
  makeGuard,
  other,
  type Plain,
  type Player,
  players,
  remembered,
  rememberedOnce,
} from '@binary-sunset/kernel';
import {
  definitionOf,
  does,
  hearing,
  isDoneByAny,
  leaving,
  type MadeRule,
  making,
  placeOfRules,
  placesOfRules,
  ruleWithPlace,
} from '../../catalog/catalog.ts';
import { type OccurrenceKind, type State, table } from '../../state/state.ts';
import type { Occurrence } from '../../state/vocabulary.ts';
import type { Cards } from '../../text/cards.ts';
import type { ActionText, Speaker } from '../../text/program.ts';
import { type AspectOf, type Rule, type RuleKind, type RuleOf, ruleKind } from '../../text/ruleKinds.ts';
import { so } from '../../text/saying/clauses.ts';
import { thing } from '../../text/saying/nouns.ts';
import { isActive, isUnderCover } from '../cards/cardStates.ts';
import { isStill } from '../cards/piloting.ts';
import { adjacentTo } from '../table/layout.ts';
import { hostOf } from '../table/places.ts';
import { forbidding } from './acts.ts';
import { isRevolved, speakersWho, speaking } from './speaking.ts';

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    /** What its player reads at the location that it is on counts at adjacent sites as well. */ // GLB-0088
    expands: object;
    'cancels text': { readonly who: Cards };
  }
}

declare module './acts.ts' {
  interface ForbiddenActs {
    'have its text cancelled': true;
  }
}

/** The texts that count for a value, by the handles of the cards whose value it is: players see what lasts. */
export type Counted = Readonly<Record<Handle, readonly string[]>>;

/** A rule that some text makes, as it applies now. */
export interface InForce<R extends Rule = Rule> {
  readonly rule: R;
  readonly id: string;
  readonly speaker: Speaker;
  readonly since: number;
  /** The X of the effect that left it behind. */
  readonly x: number;
  /** The texts that counted already when it began, of each card that it was about then; null where that is no matter. */
  readonly after: Counted | null;
}

const noRules: readonly InForce[] = [];
const noneMade: readonly MadeRule[] = [];
const nobody: readonly CardId[] = [];

/** Every rule that is at this place now: of active cards, then those that last. */
const rulesAt = remembered((s: State, place: number): readonly InForce[] => {
  const speakers = isDoneByAny(s, place) ? speakersWho(s, place) : nobody;
  if (speakers.length === 0 && s.lasting.length === 0) return noRules;
  const found: InForce[] = [];
  for (const card of speakers) addRules(s, card, place, found);
  if (speakers.length > 0 && isDoneByAny(s, expanding) && place !== expansions)
    for (const spread of spreadTexts(s)) addRules(s, spread.site, place, found, spread);
  for (const effect of s.lasting) {
    const left = ruleWithPlace(effect.clause);
    if (left.place === place && isEffective(s, effect)) found.push(lastingInForce(s, effect, left.rule));
  }
  return found;
});

/** What a player reads at one site counts at another too, as if it were written there. */
export interface Spread {
  readonly site: CardId;
  readonly onto: CardId;
  readonly by: Player;
}

const nothingSpread: readonly Spread[] = [];
const expands = ruleKind('expands', {
  only: 'said',
  says: () => so(thing('your game text for that site'), 'be', 'added to your game text at adjacent sites'),
});
const expanding = making(expands);
const expansions = placeOfRules(expands);
const expandingRules = rulesOn(expands);

/** Game texts that count at sites beside their own: never titles, markers or icons. */ // GLB-0088
export const spreadTexts = rememberedOnce((s: State): readonly Spread[] => {
  if (!isDoneByAny(s, expanding)) return nothingSpread;
  return expandingRules(s).flatMap(({ speaker: { by, self } }) => {
    const site = hostOf(s, self);
    // Turned round with its site, it spreads what the other player reads.
    const reader = isRevolved(s, site) ? other(by) : by;
    return adjacentTo(s, site).map((onto) => ({ site, onto, by: reader }));
  });
});

/** Finds the rules in force of one kind, those about the same: an act, or a value. */
export function rulesOn<K extends RuleKind>(
  kind: K,
  ...aspect: AspectOf<RuleOf<K>>
): (s: State) => readonly InForce<RuleOf<K>>[] {
  const place = placeOfRules(kind, ...aspect);
  return (s) => rulesAt(s, place) as readonly InForce<RuleOf<K>>[];
}

/** Finds the rules in force of one kind, for whoever learns only then what they are to be about. */
export function rulesAbout<K extends RuleKind>(
  kind: K,
): (s: State, ...aspect: AspectOf<RuleOf<K>>) => readonly InForce<RuleOf<K>>[] {
  const placeOf = placesOfRules(kind);
  return (s, ...[aspect]) => rulesAt(s, placeOf(aspect ?? '')) as readonly InForce<RuleOf<K>>[];
}

/** Finds the rules of one kind that the texts of one card make, wherever it lies: one drawn for destiny is not on table. */
export function rulesOf<K extends RuleKind>(
  kind: K,
): (s: State, card: CardId, ...aspect: AspectOf<RuleOf<K>>) => readonly InForce<RuleOf<K>>[] {
  const placeOf = placesOfRules(kind);
  return (s, card, ...[aspect]) => {
    const found: InForce[] = [];
    addRules(s, card, placeOf(aspect ?? ''), found);
    return found as InForce<RuleOf<K>>[];
  };
}

/** Adds the rules of one card's texts, those that work now. */
function addRules(s: State, card: CardId, place: number, found: InForce[], spread: Spread | null = null): void {
  for (const made of definitionOf(s, card).rules.get(place) ?? noneMade) {
    const own = speaking(s, card, made.text);
    if (spread !== null && own.by !== spread.by) continue;
    const speaker = spread === null ? own : { ...own, self: spread.onto };
    if (modifierWorks(s, card, made, speaker))
      found.push({ rule: made.rule, id: made.id, speaker, since: s.cards.since[card] ?? 0, x: 0, after: null });
  }
}

/** What a card left behind rests as long as that card is inactive; what becomes of it otherwise does not matter. */ // AR1-0154, AR1-0317
const isEffective = (s: State, { source }: Lasting): boolean =>
  !isCurrent(s, source) || !table.inPlay(s, source.card) || isActive(s, source.card);

const lastingInForce = (s: State, effect: Lasting, rule: Rule): InForce => ({
  rule,
  id: effect.clause,
  speaker: { by: effect.by, self: isCurrent(s, effect.source) ? effect.source.card : -1, locked: effect.locked },
  since: effect.since,
  ...detailsOf(effect),
});

/** An effect remembers its X, and where the order matters also what it came after. */
function detailsOf({ detail }: Lasting): Pick<InForce, 'x' | 'after'> {
  if (typeof detail === 'number') return { x: detail, after: null };
  if (detail === null || typeof detail !== 'object' || Array.isArray(detail)) return { x: 0, after: null };
  const { x, after } = detail as { readonly x?: Plain; readonly after?: Plain };
  return { x: typeof x === 'number' ? x : 0, after: countedIn(after) };
}

const countedIn = (after: Plain | undefined): Counted | null =>
  after == null || typeof after !== 'object' || Array.isArray(after)
    ? null
    : Object.fromEntries(
        Object.entries(after).map(([card, texts]) => [card, Array.isArray(texts) ? texts.map(String) : []]),
      );

/** Is a modifier on now? What can "never" be is on always. */ // AR1-0279
function modifierWorks(s: State, card: CardId, made: MadeRule, speaker: Speaker): boolean {
  const { clause } = made.text;
  if ((clause.drawn === true) !== table.isIn(s, card, 'destiny')) return false;
  if (!made.isNever && clause.drawn !== true && !hasText(s, card, made.rule.rule, made.isAboutDeploying)) return false;
  for (const condition of clause.while) if (!condition.holds(s, speaker)) return false;
  return true;
}

/** While looking at what cancels texts every text works: one can't be the reason for its own end. */
const looking = makeGuard();

/** Is it active, with its text not cancelled? A spy's text works undercover. */ // AR1-0263, GAP-0315
export function hasText(s: State, card: CardId, asking?: RuleKind, isKept = false): boolean {
  if (!isActive(s, card) && !isUnderCover(s, card)) return false;
  if (!isKept && isStill(s, card)) return false;
  return asking === 'cancels text' || !isTextCancelled(s, card);
}

const cancelsText = ruleKind('cancels text', {
  says: ({ who }, self) => ({ ...so(who.noun(self), 'be', 'cancelled'), part: 'game text' }),
});
const cancels = making(cancelsText);
const leavesCancelled = leaving(cancelsText);
const cancellers = rulesOn(cancelsText);

/** Is its game text cancelled, in whichever state the card is? */ // AR1-0262, AR1-0263
export const isTextCancelled = (s: State, card: CardId): boolean => cancellerOf(s, card) !== null;

const cancelling = rememberedOnce((s: State) => looking.during(() => cancellers(s)));

/** What cancels its game text. */
const cancellerOf = remembered((s: State, card: CardId): InForce<RuleOf<'cancels text'>> | null => {
  if (looking.isUp || (!isDoneByAny(s, cancels) && !isDoneByAny(s, leavesCancelled))) return null;
  const rules = cancelling(s);
  if (rules.length === 0) return null;
  return looking.during(() => {
    const found = rules.find(({ rule, speaker }) => rule.who.matches(s, card, speaker));
    return found === undefined || isProtected(s, card) ? null : found;
  });
});

/** What a card's text is cancelled by at the moment at which it is triggered; null if by nothing, or long before. */ // AR1-0268
export function competingCanceller(s: State, { id, kind, subject }: Occurrence): CardId | null {
  if (kind !== 'deployed' || !isCurrent(s, subject) || s.facts.memory.includes(cancelledAt(id))) return null;
  if (!does(s, subject.card, hearing('deployed'))) return null;
  const canceller = cancellerOf(s, subject.card);
  return canceller === null || canceller.speaker.self < 0 ? null : canceller.speaker.self;
}

/** Remembered of a text that was cancelled before it took effect. */
export const cancelledAt = (occurrence: number): string => `text cancelled ${occurrence}`;

const protections = rulesOn('forbids', forbidding('have its text cancelled'));

const isProtected = (s: State, card: CardId): boolean =>
  protections(s).some(({ rule, speaker }) => rule.who.matches(s, card, speaker));

/** The cards whose texts may answer something: those on table, and the one just drawn for destiny. */ // AR1-0333
export function listening(s: State, { kind, subject }: Occurrence): readonly CardId[] {
  const heard = hearing(kind);
  const cards = speakersWho(s, heard);
  const isOwn = (kind === 'destiny' && isDrawn(s, subject)) || (kind === 'lost' && isJustLost(s, subject));
  return isOwn && does(s, subject.card, heard) ? [...cards, subject.card] : cards;
}

/** A card that was just lost may have a text about that. */
export const hearsOwnLoss = (s: State, { kind, subject }: Occurrence): boolean =>
  kind === 'lost' && isJustLost(s, subject) && does(s, subject.card, hearing('lost'));

const isJustLost = (s: State, lost: CardRef): boolean => lost.card >= 0 && table.isIn(s, lost.card, 'lost');

const isDrawn = (s: State, drawn: CardRef): boolean =>
  drawn.card >= 0 && isCurrent(s, drawn) && table.isIn(s, drawn.card, 'destiny');

/** May this text of it answer: has it text, or is it about the card itself as it was drawn for destiny? */ // AR1-0333
export function mayAnswer(s: State, card: CardId, { to, unpiloted }: ActionText, occurrence: Occurrence): boolean {
  const { kind, subject } = occurrence;
  if (to?.ofDrawnCard === true) return kind === 'destiny' && subject.card === card && isDrawn(s, subject);
  if (to?.ofLostCard === true) return kind === 'lost' && subject.card === card && isJustLost(s, subject);
  const works = hasText(s, card, undefined, unpiloted === true);
  return works || (subject.card === card && competingCanceller(s, occurrence) !== null);
}

/** Does a card on table or in a hand respond to such things? */
export function isHeard(s: State, kind: OccurrenceKind): boolean {
  const heard = hearing(kind);
  if (!isDoneByAny(s, heard)) return false;
  if (speakersWho(s, heard).length > 0) return true;
  for (const of of players)
    if (isHeardAmong(s, s.zones.hand[of], heard) || isHeardAmong(s, s.zones.destiny[of], heard)) return true;
  return false;
}

function isHeardAmong(s: State, cards: readonly CardId[], heard: number): boolean {
  for (const card of cards) if (does(s, card, heard)) return true;
  return false;
}
