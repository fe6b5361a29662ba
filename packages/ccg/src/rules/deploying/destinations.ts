import { type CardId, type CardRef, other, type Player } from '@binary-sunset/kernel';
import { cardOf, definitionOf, kindOf, locationCard } from '../../catalog/catalog.ts';
import { selfOf } from '../../catalog/self.ts';
import { nobody, type Slot, type State } from '../../state/state.ts';
import type { Cards } from '../../text/cards.ts';
import { type Refusal, refusing } from '../../text/program.ts';
import { said } from '../../text/saying/clauses.ts';
import { seatFor } from '../cards/capacity.ts';
import { controllerOf, isActive } from '../cards/cardStates.ts';
import { iconsOf, isOfType, traitsOf } from '../cards/characteristics.ts';
import { uniquePersonasOf, whyNotAnother } from '../cards/uniqueness.ts';
import { canBothPay, forceOf } from '../force/force.ts';
import { allowing } from '../inForce/acts.ts';
import type { ReactCost } from '../inForce/reactTerms.ts';
import { rulesOn } from '../inForce/sources.ts';
import { allLocations, isCloudSector, vesselsOnTable } from '../table/layout.ts';
import { isDockingBay } from '../table/layoutPatterns.ts';
import { locationOf } from '../table/places.ts';
import { isLikeStarfighter } from '../table/whereCardsCanBe.ts';
import { whyNotOn } from '../weapons/carrying.ts';
import { costAnywhere, costTo, costToOpponent, separateCost } from './cost.ts';
import { type Considered, whyForbidden, whyNotByLocation, whyNotByRules } from './restrictions.ts';
import { targetsOf } from './utinniTargets.ts';

/** The table itself, as a place to deploy to. */
export const theTable = nobody.card;

/** Where a card can be deployed to. */
export interface Destination {
  /** A location, the card that it is on or aboard, or the table. */
  readonly to: CardId;
  readonly cost: number;
  /** Must a pilot be deployed with it, or one who is a spy, or may one be, or none? */
  readonly pilot: 'needed' | 'spy needed' | 'possible' | 'none';
}

/** What a card is deployed in response to happened to this card. */
type It = readonly CardRef[] | null;

/** Where it might go, before anything is asked of the place. */
function candidates(s: State, by: Player, card: CardId, it: It = null): readonly CardId[] {
  const { kind, deploys } = definitionOf(s, card);
  switch (kind) {
    case 'character':
    case 'vehicle':
    case 'starship':
      return vesselsOnTable(s).length === 0 ? allLocations(s) : [...allLocations(s), ...vesselsOf(s, by)];
    case 'creature':
      // Only within their habitat, which their text names. GAP-0101
      return deploys?.clause.on?.in(s, { by, self: card, locked: null }) ?? allLocations(s);
    case 'interrupt':
    case 'location':
      return [];
    default: {
      if (deploys === null) return kind === 'effect' ? [theTable] : [];
      if (deploys.clause.on === null) return [theTable];
      const { on } = deploys.clause;
      const meant = on.in(s, { by, self: card, locked: it }).filter((one) => !isMerelyContained(s, on, one));
      // Weapons and devices go on one's own cards, unless they say otherwise. GLC-0579
      const isEquipment = kind === 'weapon' || kind === 'device';
      const speaker = { by, self: card, locked: it };
      const open = isEquipment
        ? meant.filter((one) => isOwnOrPlace(s, by, one) || on.namesOpponents(s, one, speaker))
        : meant;
      return kind === 'weapon' ? [...open, ...admitting(s, by, card, on)] : open;
    }
  }
}

const isOwnOrPlace = (s: State, by: Player, card: CardId): boolean =>
  kindOf(s, card) === 'location' || controllerOf(s, card) === by;

declare module '../inForce/acts.ts' {
  interface AllowedActs {
    /** On a card that its own text does not name. */ // GAP-0191
    'be deployed on': true;
  }
}

const leaveToCarry = rulesOn(
  'allows',
  allowing('be deployed on', { asks: ['where'], before: '', isAboutDeploying: true }),
);

/** A player's starships whose text lets them carry the weapon, though the weapon's own does not name them. */ // GAP-0191
function admitting(s: State, by: Player, weapon: CardId, on: Cards): CardId[] {
  const rules = leaveToCarry(s);
  if (rules.length === 0) return [];
  return vesselsOf(s, by).filter(
    (vessel) =>
      !on.matches(s, vessel, { by, self: weapon, locked: null }) &&
      rules.some(
        ({ rule, speaker }) =>
          rule.where?.matches(s, vessel, speaker) === true &&
          rule.who.is(s, weapon, speaker) &&
          (rule.who.namesTitle(s, weapon, speaker) || isForKindOf(s, vessel, on)),
      ),
  );
}

/** Could it be on another starship of that kind, capital or starfighter? */ // GAP-0191
function isForKindOf(s: State, vessel: CardId, { spec: { kinds, types, titles, personas, or } }: Cards): boolean {
  const kind = kindOf(s, vessel);
  const isAnyOf = types.length > 0 ? isOfType(s, vessel, types) : kinds.includes(kind);
  return (isAnyOf && titles.length + personas.length === 0) || (or !== null && isForKindOf(s, vessel, or));
}

/** What deploys on a persona does so on that card, not on one that the person is part of. */ // AR5-0062
function isMerelyContained(s: State, { spec: { personas } }: Cards, card: CardId): boolean {
  const found = cardOf(s, card);
  if (personas.length === 0 || !('contains' in found) || found.contains === undefined) return false;
  return !found.personas.some((persona) => personas.includes(persona));
}

/** A player's vehicles and starships that others can be aboard. */ // GLA-0491
const vesselsOf = (s: State, by: Player): CardId[] =>
  vesselsOnTable(s).filter((card) => controllerOf(s, card) === by && isActive(s, card));

const sites = (s: State, location: CardId): boolean => locationCard(s, location)?.type === 'site';

/** Can it be deployed there without a pilot? */ // GLC-0361, GLC-0362, GAP-0165, GAP-0179
function pilotFor(s: State, card: CardId, to: CardId): Destination['pilot'] {
  const found = cardOf(s, card);
  if (found.kind === 'starship' && found.permanentPilots.length === 0) {
    const isStowed = kindOf(s, to) !== 'location' || sites(s, to);
    return isStowed && isLikeStarfighter(found) ? 'possible' : 'needed';
  }
  const flies = found.kind === 'vehicle' && found.permanentPilots.length === 0;
  return flies && to >= 0 && isCloudSector(s, to) ? 'needed' : 'none';
}

/** Why it can't be deployed to that very place. */
function whyNotTo(s: State, by: Player, card: CardId, to: CardId): Refusal | null {
  const where = to < 0 ? -1 : locationOf(s, to);
  const considered: Considered = { by, card, where, to };
  if (where < 0) return whyForbidden(s, considered, false);
  const kind = kindOf(s, card);
  const isVessel = kind === 'starship' || kind === 'vehicle';
  const isAboard = to !== where && (isVessel || kind === 'character');
  // Under cover, only to sites themselves. GAP-0317
  if (definitionOf(s, card).deploys?.clause.undercover === true && !(to === where && sites(s, to)))
    return { because: 'A spy goes under cover only at a site.', rule: 'GAP-0317' };
  if (isAboard && seatFor(s, card, to) === null) return { because: 'It has no room.', rule: 'GLA-0287' };
  const location = locationCard(s, where);
  // A starfighter lands at a docking bay. GLC-0360
  if (kind === 'starship' && to === where && sites(s, to) && location !== null && !isDockingBay(location))
    return (
      whyNotByRules(s, considered) ?? {
        because: 'At sites starfighters deploy only to docking bays.',
        rule: 'GLC-0360',
      }
    );
  return (
    whyNotByRules(s, considered) ??
    whyForbidden(s, considered, false) ??
    whyNotByLocation(s, considered) ??
    (to === where || isAboard ? null : whyNotOn(s, card, to))
  );
}

/** With what pilot it can be deployed to that very place; null if it can't. A spy lets an empty starship come along. */ // GLB-0345
function pilotAt(s: State, by: Player, card: CardId, to: CardId): Destination['pilot'] | null {
  const refusal = whyNotTo(s, by, card, to);
  if (refusal !== null && refusal.rule !== 'AR5-0004') return null;
  const pilot = pilotFor(s, card, to);
  if (refusal === null) return pilot;
  return pilot === 'needed' ? 'spy needed' : null;
}

/** How a card would be on what it is deployed to. */
export function slotAt(s: State, card: CardId, to: CardId): Slot {
  if (to < 0 || kindOf(s, to) === 'location') return 'attached';
  return seatFor(s, card, to) ?? 'attached';
}

/** What is known of a deployment when its places are looked for. */
interface Sought {
  /** No more than so many need be found. */
  readonly most?: number;
  readonly it?: It;
  /** What it costs as a react, which not every place is open to; its usual cost if there is none. */ // GLC-0143
  readonly reacting?: ReactCost | null;
}

/** Every place that it can be deployed to, if there is Force enough. */
export function destinationsFor(
  s: State,
  by: Player,
  card: CardId,
  free = false,
  { most = Number.POSITIVE_INFINITY, it = null, reacting = null }: Sought = {},
): Destination[] {
  const found: Destination[] = [];
  const extra = separateCost(s, card);
  // What it costs comes first: that is soon found, and often too much.
  const everywhere = free ? 0 : costAnywhere(s, card);
  if (reacting === null && everywhere !== null && everywhere + extra > forceOf(s, by)) return found;
  for (const to of candidates(s, by, card, it)) {
    if (found.length >= most) break;
    const usual = everywhere ?? costTo(s, by, card, to);
    const own = reacting === null ? usual : reacting(to, usual);
    if (own === null) continue;
    const cost = own + extra;
    if (!canBothPay(s, by, cost, costToOpponent(s, by, card, to, own))) continue;
    const pilot = pilotAt(s, by, card, to);
    if (pilot === null) continue;
    const destination: Destination = { to, cost, pilot };
    const isAlone = pilot === 'possible' || pilot === 'none';
    if (isAlone || pilotsFor(s, by, card, destination).length > 0) found.push(destination);
  }
  return found;
}

/** Characters in hand who can be deployed as its pilot at the same time. */ // GAP-0166
export const pilotsFor = (s: State, by: Player, vessel: CardId, destination: Destination): CardId[] =>
  s.zones.hand[by].filter((pilot) => canPilot(s, by, pilot, vessel, destination));

/** Can they be deployed there together, one aboard the other? */ // AR5-0035
function canPilot(s: State, by: Player, pilot: CardId, vessel: CardId, destination: Destination): boolean {
  const { to, cost } = destination;
  if (destination.pilot === 'spy needed' && !traitsOf(s, pilot).includes('spy')) return false;
  const found = cardOf(s, vessel);
  if ((found.kind !== 'starship' && found.kind !== 'vehicle') || kindOf(s, pilot) !== 'character') return false;
  if (found.capacity.pilots + found.capacity.either === 0 || !iconsOf(s, pilot).includes('pilot')) return false;
  const personas = uniquePersonasOf(s, vessel);
  return (
    !uniquePersonasOf(s, pilot).some((persona) => personas.includes(persona)) &&
    whyNotNow(s, by, pilot) === null &&
    whyNotAboardAt(s, by, pilot, vessel, to) === null &&
    cost + pilotCost(s, by, pilot, vessel, to) <= forceOf(s, by)
  );
}

/** Every place that a starship or vehicle can be deployed to with that very pilot. */ // AR5-0036
export function destinationsWith(s: State, by: Player, vessel: CardId, pilot: CardId): Destination[] {
  if (whyNotNow(s, by, vessel) !== null) return [];
  return candidates(s, by, vessel)
    .flatMap((to): Destination[] => {
      const with_ = pilotAt(s, by, vessel, to);
      return with_ === null ? [] : [{ to, cost: costTo(s, by, vessel, to) + separateCost(s, vessel), pilot: with_ }];
    })
    .filter((destination) => canPilot(s, by, pilot, vessel, destination));
}

/** A pilot pays what it costs to be aboard that very starship, there. */ // AR5-0042
export const pilotCost = (s: State, by: Player, pilot: CardId, vessel: CardId, to: CardId): number =>
  costTo(s, by, pilot, vessel, locationOf(s, to)) + separateCost(s, pilot);

/** Aboard, a character can be where it could not be by itself. */
function whyNotAboardAt(s: State, by: Player, pilot: CardId, vessel: CardId, to: CardId): Refusal | null {
  const considered: Considered = { by, card: pilot, where: locationOf(s, to), to: vessel };
  return whyForbidden(s, considered, false) ?? whyNotByLocation(s, considered);
}

/** Why it can't be deployed now, wherever it would go. */
function whyNotNow(s: State, by: Player, card: CardId): Refusal | null {
  const { deploys } = definitionOf(s, card);
  const unmet = deploys?.clause.only.find((condition) => !condition.holds(s, { by, self: card, locked: null }));
  if (unmet !== undefined) return refusing('AR5-0017', () => `It needs: ${said(unmet.says(selfOf(cardOf(s, card))))}.`);
  if (deploys?.clause.target !== undefined && targetsOf(s, by, card).length === 0)
    return { because: 'It has no target.', rule: 'GLB-0045' };
  return whyNotAnother(s, by, card);
}

/** Why such a card is never deployed in the game. */
function whyNeverDeployed(s: State, card: CardId): Refusal | null {
  const { kind, facts } = definitionOf(s, card);
  if (kind === 'interrupt') return { because: 'Interrupts are played, not deployed.', rule: 'AR5-0015' };
  if (kind === 'effect' && facts.type === 'starting')
    return { because: 'Starting Effects are deployed only before the game.', rule: 'GAP-0112' };
  return null;
}

/** Can it be deployed now? What keeps it from that is not looked for. */
export const canDeploy = (s: State, by: Player, card: CardId, free = false, it: It = null): boolean =>
  whyNeverDeployed(s, card) === null &&
  (free || !isTooDear(s, by, card)) &&
  whyNotNow(s, by, card) === null &&
  destinationsFor(s, by, card, free, { most: 1, it }).length > 0;

/** Does it cost more than there is, wherever it would go? That is soon found. */
function isTooDear(s: State, by: Player, card: CardId): boolean {
  const everywhere = costAnywhere(s, card);
  return everywhere !== null && everywhere > forceOf(s, by);
}

/** Why a card can't be deployed at all now; null if it can. */
export function whyNotDeploy(s: State, by: Player, card: CardId, free: boolean, it: It = null): Refusal | null {
  if (canDeploy(s, by, card, free, it)) return null;
  return whyNeverDeployed(s, card) ?? whyNotNow(s, by, card) ?? whyNowhere(s, by, card, free, it);
}

/** The reason that comes nearest: where it might go otherwise, what keeps it from there. */
function whyNowhere(s: State, by: Player, card: CardId, free: boolean, it: It): Refusal {
  const places = candidates(s, by, card, it).map((to) => ({ to, refusal: whyNotTo(s, by, card, to) }));
  if (places.length === 0) return { because: 'There is nothing to deploy it on.', rule: 'AR5-0017' };
  const open = places.filter(({ refusal }) => refusal === null).map(({ to }) => to);
  if (open.length > 0) return whyNotOpen(s, by, card, open, free);
  const withoutFoothold = places
    .filter(({ refusal }) => refusal?.rule === 'AR5-0004')
    .map(({ to }) => locationOf(s, to));
  if (withoutFoothold.length > 0) return noFoothold(s, [...new Set(withoutFoothold)]);
  return places.find(({ refusal }) => refusal !== null)?.refusal ?? nowhere;
}

/** Only so many places are named. */
const aFewPlaces = 3;

const noFoothold = (s: State, places: readonly CardId[]): Refusal =>
  refusing('AR5-0004', () => {
    const names = places.map((place) => cardOf(s, place).title);
    const where = names.length > aFewPlaces ? 'any location that it could go to' : names.join(' or ');
    return `You have neither presence nor Force icons at ${where}.`;
  });

/** Nothing speaks against these places: then it is too dear, or lacks a pilot. */ // AR5-0006
function whyNotOpen(s: State, by: Player, card: CardId, open: readonly CardId[], free: boolean): Refusal {
  const priced = open.map((to) => {
    const own = free ? 0 : costTo(s, by, card, to);
    return { cost: own + separateCost(s, card), theirs: costToOpponent(s, by, card, to, own) };
  });
  if (priced.some(({ cost, theirs }) => canBothPay(s, by, cost, theirs)))
    return {
      because: 'It needs a pilot, and you have none in hand who can be deployed with it.',
      rule: whoNeedsPilot(s, card),
    };
  const least = Math.min(...priced.map(({ cost }) => cost));
  if (least > forceOf(s, by)) return refusing('AR5-0006', () => `It costs ${least} Force, you have ${forceOf(s, by)}.`);
  const theirs = Math.min(...priced.map((one) => one.theirs));
  return refusing(
    'GLB-0323',
    () => `Your opponent has to use ${theirs} Force for it, and has ${forceOf(s, other(by))}.`,
  );
}

/** The rule by which such a card is not deployed without a pilot. */ // GLC-0361, GAP-0165, GAP-0179
function whoNeedsPilot(s: State, card: CardId): string {
  const found = cardOf(s, card);
  if (found.kind === 'vehicle') return 'GAP-0179';
  return found.kind === 'starship' && isLikeStarfighter(found) ? 'GLC-0361' : 'GAP-0165';
}

const nowhere: Refusal = { because: 'There is nowhere to deploy it.', rule: 'AR5-0017' };
