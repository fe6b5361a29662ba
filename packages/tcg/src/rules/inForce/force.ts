import { type CardId, isCurrent, type Lasting, movesMade, type Player, ruleId } from '@binary-sunset/kernel';
import { ruleBit } from '../../catalog/bits.ts';
import {
  type Definition,
  definitionOf,
  type Indexed,
  isGranting,
  reachOf,
  ruleCalled,
  withTextsOf,
} from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { type PilotClause, type Rule, type Speaker, type StaticClause, speakerFor } from '../../text/program.ts';
import { abilitiesWork, arenaOf, controllerOf, hostOf, isInArena, unitCardOf } from '../cards/units.ts';
import { amountIn, arenaIn } from './detail.ts';

/** A rule that some text makes, as it applies now. */
export interface InForce {
  readonly rule: Rule;
  readonly id: string;
  readonly speaker: Speaker;
  readonly since: number;
  /** The X of the effect that left it behind. */
  readonly x: number;
}

const noRules: readonly InForce[] = [];
const any = (): boolean => true;

/**
 * Every rule of this kind that a text makes now: static ones, then those that last. Where only some are wanted the
 * conditions of the others are not looked at, which may look for subtypes and so for rules again.
 */
export function rulesInForce(s: State, kind: Rule['rule'], wanted: (rule: Rule) => boolean = any): readonly InForce[] {
  const bit = ruleBit(kind);
  const isMade = (reachOf(s).makes & bit) !== 0 && abilitiesWork(s) && (sourcesIn(s).makes & bit) !== 0;
  if (!isMade && s.lasting.length === 0) return noRules;
  const found = isMade ? staticRules(s, kind, bit, wanted) : [];
  for (const effect of s.lasting) {
    const rule = ruleCalled(effect.clause);
    if (rule.rule === kind && wanted(rule)) found.push(lastingInForce(s, effect, rule));
  }
  return found;
}

function staticRules(s: State, kind: Rule['rule'], bit: number, wanted: (rule: Rule) => boolean): InForce[] {
  const found: InForce[] = [];
  for (const cards of sourcesIn(s).of) {
    for (const card of cards) {
      const texts = textsOf(s, card, definitionOf(s, card));
      if ((texts.makes & bit) === 0) continue;
      for (const indexed of texts.statics) {
        if (!indexed.clause.rules.some((rule) => rule.rule === kind && wanted(rule))) continue;
        if (!staticWorks(s, card, indexed)) continue;
        for (const [i, rule] of indexed.clause.rules.entries())
          if (rule.rule === kind && wanted(rule))
            found.push({ rule, id: ruleId(indexed.id, i), speaker: speaking(s, card), since: sinceOf(s, card), x: 0 });
      }
    }
  }
  return found;
}

export const lastingInForce = (s: State, effect: Lasting, rule: Rule): InForce => ({
  rule,
  id: effect.clause,
  speaker: {
    by: effect.by,
    self: isCurrent(s, effect.source) ? effect.source.card : -1,
    locked: effect.locked,
    arena: arenaIn(effect.detail),
  },
  since: effect.since,
  x: amountIn(effect.detail),
});

/** May anything give cards abilities, types or subtypes now? */
export function mayGrant(s: State): boolean {
  if (reachOf(s).grants) return true;
  for (const { clause } of s.lasting) if (isGranting(clause)) return true;
  return false;
}

/** The cards that may have a text at work, by player and in the order of their zones, and all that their texts do. */
interface Sources {
  readonly of: readonly [readonly CardId[], readonly CardId[]];
  readonly changes: number;
  readonly hears: number;
  readonly plays: number;
  readonly makes: number;
}

/** Looked for anew only where a card has moved since: between that, they are asked for many times. */
let sources: Sources = { of: [[], []], changes: 0, hears: 0, plays: 0, makes: 0 };
let lookedAt: State | null = null;
let lookedAfter = -1;

export function sourcesIn(s: State): Sources {
  if (s !== lookedAt || lookedAfter !== movesMade()) {
    lookedAt = s;
    lookedAfter = movesMade();
    sources = lookForSources(s);
  }
  return sources;
}

function lookForSources(s: State): Sources {
  let [changes, hears, plays, makes] = [0, 0, 0, 0];
  const of = [sourcesOf(s, 0), sourcesOf(s, 1)] as const;
  for (const cards of of)
    for (const card of cards) {
      const definition = definitionOf(s, card);
      changes |= definition.changes;
      hears |= definition.hears;
      plays |= definition.plays;
      makes |= definition.makes;
    }
  return { of, changes, hears, plays, makes };
}

function sourcesOf({ zones }: State, who: Player): CardId[] {
  const found = zones.space[who].slice();
  add(found, zones.ground[who]);
  add(found, zones.character[who]);
  add(found, zones.build[who]);
  add(found, zones.on[who]);
  add(found, zones.beneath[who]);
  add(found, zones.locations[who]);
  return found;
}

function add(found: CardId[], cards: readonly CardId[]): void {
  for (let i = 0; i < cards.length; i++) found.push(cards[i] as CardId);
}

export const speaking = (s: State, card: CardId): Speaker => speakerFor(controllerOf(s, card), card);

export const sinceOf = (s: State, card: CardId): number => s.cards.since[card] ?? 0;

/** The definition whose text a card has: its own, unless texts were switched. */ // TCG-0681
export function textsOf(s: State, card: CardId, own: Definition = definitionOf(s, card)): Definition {
  if (s.lasting.length === 0) return own;
  let found = own;
  for (const effect of s.lasting) {
    if (ruleCalled(effect.clause).rule !== 'switched' || effect.locked === null) continue;
    const [first, second] = effect.locked;
    if (first === undefined || second === undefined || !isCurrent(s, first) || !isCurrent(s, second)) continue;
    if (first.card === card) found = withTextsOf(own, definitionOf(s, second.card));
    else if (second.card === card) found = withTextsOf(own, definitionOf(s, first.card));
  }
  return found;
}

/** Has its own text been taken away, or does something say that it can't be used? */ // TCG-0200
export const hasLostText = (s: State, card: CardId): boolean =>
  (reachOf(s).silences || s.lasting.length > 0) && (isSaidOf(s, card, 'loses text') || isSilenced(s, card));

/** Does something say that it can't use abilities? Then none of them works, of whatever kind, its own or given. */ // TCG-0474
export const isSilenced = (s: State, card: CardId): boolean =>
  (reachOf(s).silences || s.lasting.length > 0) && isSaidOf(s, card, 'forbids');

/** The Pilot abilities that a card has now: none if it has lost them. */ // TCG-0200, TCG-0681
export function pilotAbilitiesOf(s: State, card: CardId): readonly Indexed<PilotClause>[] {
  const { pilots } = textsOf(s, card);
  return pilots.length === 0 || hasLostText(s, card) ? noAbilities : pilots;
}

const noAbilities: readonly never[] = [];

export const isPilot = (s: State, card: CardId): boolean => pilotAbilitiesOf(s, card).length > 0;

/** While looking at what takes texts away every text works: one can't be the reason for its own end. */
let looking = false;

function isSaidOf(s: State, card: CardId, kind: 'loses text' | 'forbids'): boolean {
  if (looking) return false;
  looking = true;
  try {
    return rulesInForce(s, kind).some((inForce) => takesTextOf(s, card, inForce));
  } finally {
    looking = false;
  }
}

const takesTextOf = (s: State, card: CardId, { rule, speaker }: InForce): boolean =>
  (rule.rule === 'loses text' ||
    (rule.rule === 'forbids' &&
      rule.act === 'use abilities' &&
      (rule.while === undefined || rule.while.holds(s, { ...speaker, self: card }, speaker)))) &&
  rule.who.matches(s, card, speaker);

/** Does a text of the card work? */
export const worksHere = (s: State, card: CardId, indexed: Indexed): boolean =>
  isPlaced(s, card, indexed) && !hasLostText(s, card);

/** Is the card where such a text works? */ // TCG-0048, TCG-0199
export function isPlaced(s: State, card: CardId, { works, arena, clause }: Indexed): boolean {
  const place = placeOf(s, card);
  if (arena !== '' && arena !== arenaOf(s, card)) return false;
  if (clause.kind === 'activated' && clause.timing !== 'prevention' && isAstray(s, card)) return false; // TCG-0696
  if (works === place) return true;
  if (works === 'in play') return place === 'arena' || place === 'build zone';
  return false;
}

/** Is it in an arena that is not of its types? */
function isAstray(s: State, card: CardId): boolean {
  const arena = arenaOf(s, card);
  const unit = arena === '' ? null : unitCardOf(s, card);
  return unit !== null && arena !== '' && !unit.types.includes(arena);
}

type Position = 'arena' | 'build zone' | 'piloting' | 'beneath' | 'elsewhere';

const locationsZone = 'locations';

function placeOf(s: State, card: CardId): Position {
  if (isInArena(s, card)) return 'arena';
  const zone = s.zones;
  const of = controllerOf(s, card);
  if (zone.build[of].includes(card)) return 'build zone';
  if (zone.on[of].includes(card)) return isInArena(s, hostOf(s, card)) ? 'piloting' : 'elsewhere';
  if (zone.beneath[of].includes(card)) return isInArena(s, hostOf(s, card)) ? 'beneath' : 'elsewhere';
  if (zone[locationsZone][of].includes(card)) return 'arena';
  return 'elsewhere';
}

/** Is a static text on now? */
export function staticWorks(s: State, card: CardId, indexed: Indexed<StaticClause>): boolean {
  if (!worksHere(s, card, indexed)) return false;
  const conditions = indexed.clause.while;
  if (conditions.length === 0) return true;
  const speaker = speaking(s, card);
  for (const condition of conditions) if (!condition.holds(s, speaker)) return false;
  return true;
}
