import { type CardId, isCurrent, type Lasting, players } from '@binary-sunset/kernel';
import {
  type Definition,
  definitionOf,
  type Indexed,
  isGranting,
  reachOf,
  ruleBit,
  ruleCalled,
  withTextsOf,
} from '../catalog.ts';
import type { Rule, Speaker, StaticClause } from '../language/program.ts';
import { arenas, type State, schema } from '../state.ts';
import { abilitiesWork, arenaOf, controllerOf, hostOf, isInArena, isTapped, unitCardOf } from './units.ts';

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

/** Every rule of this kind that a text makes now: static ones, then those that last. */
export function rulesInForce(s: State, kind: Rule['rule']): readonly InForce[] {
  let found: InForce[] | null = null;
  const bit = ruleBit(kind);
  if ((reachOf(s).makes & bit) !== 0 && abilitiesWork(s) && someSource(s, reachOf(s).each.makes, bit)) {
    for (const player of players) {
      for (const zone of sourceZones) {
        for (const card of s.zones[zone][player]) {
          const definition = definitionOf(s, card);
          const texts = textsOf(s, card, definition);
          if ((texts.makes & bit) === 0) continue;
          for (const indexed of texts.statics) {
            if (!indexed.clause.rules.some(({ rule }) => rule === kind) || !staticWorks(s, card, indexed)) continue;
            found ??= [];
            for (const [i, rule] of indexed.clause.rules.entries())
              if (rule.rule === kind)
                found.push({
                  rule,
                  id: `${indexed.id}=${i}`,
                  speaker: speaking(s, card),
                  since: sinceOf(s, card),
                  x: 0,
                });
          }
        }
      }
    }
  }
  for (const effect of s.lasting) {
    const rule = ruleCalled(effect.clause);
    if (rule.rule !== kind) continue;
    found ??= [];
    found.push(lastingInForce(s, effect, rule));
  }
  return found ?? noRules;
}

export const lastingInForce = (s: State, effect: Lasting, rule: Rule): InForce => ({
  rule,
  id: effect.clause,
  speaker: {
    by: effect.by,
    self: isCurrent(s, effect.source) ? effect.source.card : -1,
    locked: effect.locked,
  },
  since: effect.since,
  x: typeof effect.detail === 'number' ? effect.detail : 0,
});

/** May anything give cards abilities, types or subtypes now? */
export function mayGrant(s: State): boolean {
  if (reachOf(s).grants) return true;
  for (const { clause } of s.lasting) if (isGranting(clause)) return true;
  return false;
}

/** Zones whose cards may have a text at work. */
export const sourceZones = [...arenas, 'build', 'on', 'beneath', 'locations'] as const;

const isSourceZone: readonly boolean[] = schema.zoneNames.map((name) => sourceZones.some((zone) => zone === name));

/** Is there a card in play that has this bit? One quick look at all cards, in no order, before a slow one. */
export function someSource(s: State, masks: readonly number[], bit: number): boolean {
  const { definition, zone } = s.cards;
  for (let card = 0; card < definition.length; card++) {
    const mask = masks[definition[card] as number] as number;
    if ((mask & bit) !== 0 && isSourceZone[(zone[card] as number) >> 1] === true) return true;
  }
  return false;
}

export const speaking = (s: State, card: CardId): Speaker => ({ by: controllerOf(s, card), self: card, locked: null });

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
      (rule.while === undefined || rule.while.holds(s, { ...speaker, self: card })))) &&
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

/** Does Equipment give its unit anything now? */ // TCG-0032, TCG-0033
export function gearWorks(s: State, card: CardId, definition: Definition): boolean {
  if (definition.card.kind !== 'equipment' || isTapped(s, card)) return false;
  const host = hostOf(s, card);
  return host >= 0 && definition.card.fits.matches(s, host, { by: controllerOf(s, host), self: -1, locked: null });
}
