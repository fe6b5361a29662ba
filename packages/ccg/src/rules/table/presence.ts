import { type CardId, makeGuard, other, type Player, rememberedByPlayer } from '@binary-sunset/kernel';
import type { LocationCard } from '../../catalog/card.ts';
import { changing, factsPrinted, isDoneByAny, locationCard } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { said } from '../../text/namesSaid.ts';
import { amountOf } from '../../text/program.ts';
import { controllerOf, isActive, isUnderCover } from '../cards/cardStates.ts';
import { iconsOf } from '../cards/characteristics.ts';
import { isCollapsed } from '../cards/collapsing.ts';
import { changeBy, reckoned, rulesOnTotal } from '../inForce/reckoning.ts';
import { sideFacing } from '../inForce/speaking.ts';
import { abilityOf } from '../inForce/values.ts';
import { closedPlanets } from './closedPlanets.ts';
import { isShielded, wouldBeShielded } from './energyShield.ts';
import { groupOf } from './layout.ts';
import { cardsAt } from './places.ts';

const changesTotal = changing('total ability');

/** Does any text change what somebody's ability comes to? */
export const isTotalChanged = (s: State): boolean => isDoneByAny(s, changesTotal);

/** What texts make of a player's total ability there: no card's own ability changes. */ // GLD-0003
export function abilityWith(s: State, who: Player, location: CardId, own: number): number {
  if (!isTotalChanged(s)) return own;
  const rules = rulesOnTotal(s, 'total ability', who, location);
  return reckoned(
    s,
    own,
    rules.map((inForce) => changeBy(s, inForce, inForce.rule, who)),
  );
}

/** No text gives one, though some may make it useless. */
const hasPresenceIcon = (s: State, card: CardId): boolean =>
  factsPrinted(s, card).icons.includes('presence') && iconsOf(s, card).includes('presence');

/** Ability of at least 1 in all, enclosed or not, or a presence icon; what is not active never gives any. */ // GAP-0063, GAP-0212, AR1-0312
export const hasPresence = rememberedByPlayer((s: State, who: Player, location: CardId): boolean => {
  const isChanged = isTotalChanged(s);
  let ability = 0;
  for (const card of cardsAt(s, location)) {
    if (controllerOf(s, card) !== who || !isActive(s, card)) continue;
    ability += abilityOf(s, card);
    if ((ability >= 1 && !isChanged) || hasPresenceIcon(s, card)) return true;
  }
  return isChanged && abilityWith(s, who, location, ability) >= 1;
});

/** To have presence, whether or not the opponent has too. */ // GLB-0541
export const occupies = (s: State, who: Player, location: CardId): boolean => hasPresence(s, who, location);

/** Presence where the opponent has none: whenever it is asked, not only in the control phase. */ // GLA-0379, GLA-0380
export const controls = (s: State, who: Player, location: CardId): boolean =>
  hasPresence(s, who, location) && !hasPresence(s, other(who), location) && isEnoughToControl(s, who, location);

const asksForAbility = changing('ability to control');

/** While looking at what makes control harder nothing does: that may depend on control itself. */
const looking = makeGuard();

/** Has a player the ability that some text asks for there? */
function isEnoughToControl(s: State, who: Player, location: CardId): boolean {
  if (looking.isUp || !isDoneByAny(s, asksForAbility)) return true;
  return looking.during(() => {
    const needed = rulesOnTotal(s, 'ability to control', who, location).map(({ rule, speaker, x }) =>
      amountOf(rule.amount, s, speaker, x),
    );
    return totalAbility(s, who, location) >= Math.max(0, ...needed);
  });
}

const totalAbility = (s: State, who: Player, location: CardId): number =>
  abilityWith(
    s,
    who,
    location,
    cardsAt(s, location)
      .filter((card) => controllerOf(s, card) === who && isActive(s, card))
      .reduce((sum, card) => sum + abilityOf(s, card), 0),
  );

/** A spy under cover at a site, which works without presence. */ // GAP-0316
export const hasUndercoverSpy = (s: State, who: Player, location: CardId): boolean =>
  cardsAt(s, location).some((card) => controllerOf(s, card) === who && isUnderCover(s, card));

/** Nobody has presence there, and no spy is under cover. */ // GLC-0522, GLC-0523
export const isUnoccupied = (s: State, location: CardId): boolean =>
  ([0, 1] as const).every((who) => !hasPresence(s, who, location) && !hasUndercoverSpy(s, who, location));

/** Force icons on a player's side of a location, with all that adds or cancels some; none is 0 of them. */ // GLB-0129, GAP-0050
export function forceIcons(s: State, location: CardId, who: Player): number {
  const found = locationCard(s, location);
  if (found === null) return 0;
  const rules = rulesOnTotal(s, 'Force icons', who, location, false);
  // What is printed on it is gone with it. GLA-0355
  const printed = isCollapsed(s, location) ? 0 : found.force[sideFacing(s, location, who)];
  return rules.length === 0
    ? printed
    : reckoned(
        s,
        printed,
        rules.map((inForce) => changeBy(s, inForce, inForce.rule, who)),
      );
}

const senate = 'Coruscant: Galactic Senate';
said('title', [senate]);

/** Both players have Force icons there, from wherever, unless it can never be one. */ // GAP-0149
export function isBattleground(s: State, location: CardId): boolean {
  if (locationCard(s, location) === null || isNeverBattleground(s, location)) return false;
  return ([0, 1] as const).every((who) => forceIcons(s, location, who) > 0);
}

/** GAP-0150 */
function isNeverBattleground(s: State, location: CardId): boolean {
  const found = locationCard(s, location);
  if (found === null) return true;
  if (isShielded(s, location)) return true; // GAP-0274
  return isNeverBattlegroundAt(found, groupOf(s, location)?.of ?? found.system);
}

/** GAP-0150 */
function isNeverBattlegroundAt({ traits, title }: LocationCard, system: string): boolean {
  if (traits.includes('holosite') || title === senate) return true;
  return !traits.includes('asteroid') && closedPlanets.includes(system);
}

/** Would a location that is not on table be a battleground there? */ // GAP-0359, GAP-0360
export const wouldBeBattleground = (s: State, location: LocationCard, system: string): boolean =>
  location.force.light > 0 &&
  location.force.dark > 0 &&
  !wouldBeShielded(s, location, system) &&
  !isNeverBattlegroundAt(location, system);
