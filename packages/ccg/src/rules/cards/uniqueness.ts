import {
  type CardId,
  countUse,
  type Limited,
  limited,
  makeGuard,
  other,
  ownerOf,
  type Player,
  refTo,
  rememberedInPlay,
  rememberedOnce,
  timesUsed,
} from '@binary-sunset/kernel';
import type { Card } from '../../catalog/card.ts';
import { cardOf, factsPrinted, isDoneByAny, kindOf, leaving, making } from '../../catalog/catalog.ts';
import { type State, table } from '../../state/state.ts';
import type { Cards } from '../../text/cards.ts';
import type { Refusal } from '../../text/program.ts';
import { ruleKind } from '../../text/ruleKinds.ts';
import { denial, so } from '../../text/saying/clauses.ts';
import { rulesOn } from '../inForce/sources.ts';
import { systemOf } from '../table/layout.ts';
import { locationOf } from '../table/places.ts';
import { sideOf } from '../table/sides.ts';
import { isStolen } from '../weapons/stealing.ts';
import { barredByOutOfPlay, cardsOnTable, controllerOf, isInactiveAs } from './cardStates.ts';
import { personasOf } from './characteristics.ts';

const persons = ['character', 'starship', 'vehicle', 'weapon', 'device'];

/** The personas on a card that there can be only one of. Unique cards with the same title are the same. */ // AR5-0053, AR5-0070
export const uniquePersonasOf = rememberedInPlay((s: State, card: CardId): readonly string[] => {
  const found = cardOf(s, card);
  if (!persons.includes(found.kind)) return [];
  const contained = isStolen(s, card) && found.kind !== 'character' ? [] : containedIn(found);
  return found.limit === 1 ? [...new Set([found.title, ...personasOf(s, card)])] : contained;
});

/** Copies of one card: by title and by how many there may be, whatever their side, their set or their text. */ // GAP-0085
export function isIdentical(s: State, card: CardId, other: CardId): boolean {
  const [one, two] = [cardOf(s, card), cardOf(s, other)];
  return one.title === two.title && one.limit === two.limit && one.perSystem === two.perSystem;
}

const containedIn = (found: Card): readonly string[] => ('contains' in found ? (found.contains ?? []) : []);

const share = (a: readonly string[], b: readonly string[]): boolean => a.some((one) => b.includes(one));

/** Cards of both players count together for a title, each player's for themselves for a persona. */
const deployedTitle = (title: string): Limited => limited('turn', `deployed ${title}`);
const deployedPersona = (persona: string, by: Player): Limited => limited('turn', `deployed ${persona}`, null, by);

const deployedItself = (s: State, card: CardId): Limited => limited('turn', 'deployed', refTo(s, card));

export const wasDeployedThisTurn = (s: State, card: CardId): boolean => timesUsed(s, deployedItself(s, card)) > 0;

/** A card is being played or deployed: it counts this turn, whatever becomes of it. */ // GAP-0080
export function countDeployed(s: State, by: Player, card: CardId): void {
  const { title, limit } = cardOf(s, card);
  countUse(s, deployedItself(s, card));
  if (limit > 0) countUse(s, deployedTitle(title));
  for (const persona of uniquePersonasOf(s, card)) countUse(s, deployedPersona(persona, by));
}

const crossedOver = (persona: string): Limited => limited('game', `crossed over: ${persona}`);

/** Somebody has crossed over: nobody deploys the original persona again. */ // AR5-0127
export const countCrossing = (s: State, persona: string): void => countUse(s, crossedOver(persona));

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    /** There may be any number of them. */ // GLB-0523
    'non-unique': { readonly who: Cards };
  }
}

const nonUniqueRules = ruleKind('non-unique', {
  says: ({ who }, self) => denial(so(who.noun(self), 'be', 'unique')),
});
const nonUnique = rulesOn(nonUniqueRules);
const makesNonUnique = making(nonUniqueRules);
const leavesNonUnique = leaving(nonUniqueRules);

/** Does any text in this game make cards non-unique? */
export const isUniquenessChanged = (s: State): boolean =>
  isDoneByAny(s, makesNonUnique) || isDoneByAny(s, leavesNonUnique);

/** While looking at what makes cards non-unique, they are as unique as is printed. */
const looking = makeGuard();

const madeNonUnique = rememberedOnce((s: State) => looking.during(() => nonUnique(s)));

/** How many there may be: any number as long as a text makes it non-unique. */ // GLB-0523
export function limitNow(s: State, card: CardId): number {
  const { limit } = factsPrinted(s, card);
  if (limit === 0 || looking.isUp) return limit;
  const rules = madeNonUnique(s);
  if (rules.length === 0) return limit;
  return looking.during(() => (rules.some(({ rule, speaker }) => rule.who.affects(s, card, speaker)) ? 0 : limit));
}

/** Why there can't be one more of a card, wherever it would go. Null if there can. */
export function whyNotAnother(s: State, by: Player, card: CardId): Refusal | null {
  const { title } = factsPrinted(s, card);
  const limit = limitNow(s, card);
  const personas = uniquePersonasOf(s, card);
  if (limit === 0 && personas.length === 0) return null;
  const onTable = table.inPlay(s, card) ? cardsOnTable(s).filter((one) => one !== card) : cardsOnTable(s);
  // Titles count on both sides together, inactive or not. GAP-0080, GLC-0517, AR1-0309
  if (limit > 0 && countOf(s, title, onTable) >= limit)
    return { because: `${title} is on table already.`, rule: 'GAP-0080' };
  if (
    personas.length > 0 &&
    onTable.some((one) => controllerOf(s, one) === by && share(uniquePersonasOf(s, one), personas))
  )
    return { because: 'Another version of it is on table.', rule: 'AR5-0054' };
  if (limit > 0 && timesUsed(s, deployedTitle(title)) >= limit)
    return { because: `${title} was deployed this turn.`, rule: 'GAP-0080' };
  if (personas.some((persona) => timesUsed(s, deployedPersona(persona, by)) > 0))
    return { because: 'Another version of it was deployed this turn.', rule: 'GAP-0080' };
  if (personas.some((persona) => timesUsed(s, crossedOver(persona)) > 0))
    return { because: 'Whoever that was has crossed over.', rule: 'AR5-0127' };
  if (
    s.zones.outOfPlay[by].length > 0 &&
    barredByOutOfPlay(s, by).some((one) => share(uniquePersonasOf(s, one), personas))
  )
    return { because: 'It is out of play.', rule: 'AR1-0348' };
  return whyHeldByOthers(s, by, personas, onTable);
}

function countOf(s: State, title: string, cards: readonly CardId[]): number {
  let found = 0;
  for (const card of cards) if (factsPrinted(s, card).title === title) found++;
  return found;
}

/** Captives keep the Light Side, and stolen cards their former owner, from deploying that persona. */ // AR5-0056, AR5-0057
function whyHeldByOthers(
  s: State,
  by: Player,
  personas: readonly string[],
  onTable: readonly CardId[],
): Refusal | null {
  if (personas.length === 0) return null;
  for (const one of onTable) {
    if (!share(uniquePersonasOf(s, one), personas)) continue;
    if (sideOf(s, by) === 'light' && isInactiveAs(s, one, 'captive'))
      return { because: 'A captive is that persona.', rule: 'AR5-0056' };
    if (ownerOf(s, one) === by && controllerOf(s, one) === other(by) && kindOf(s, one) !== 'character')
      return { because: 'It is stolen.', rule: 'AR5-0057' };
  }
  return null;
}

/** Is there room at a system for one more of a card with diamonds? */ // GAP-0082
export function whyNotAnotherAt(s: State, card: CardId, location: CardId): Refusal | null {
  const { title, perSystem } = cardOf(s, card);
  if (perSystem === undefined) return null;
  const there = cardsOnTable(s).filter(
    (one) =>
      one !== card && cardOf(s, one).title === title && systemOf(s, locationOf(s, one)) === systemOf(s, location),
  );
  return there.length < perSystem ? null : { because: `No more ${title} can be at that system.`, rule: 'GAP-0082' };
}
