import { type CardId, type CardRef, type Player, refTo } from '@binary-sunset/kernel';
import type { LocationCard } from '../../catalog/card.ts';
import { cardOf, locationCard } from '../../catalog/catalog.ts';
import { type LocationGroup, nobody, type State } from '../../state/state.ts';
import { said } from '../../text/namesSaid.ts';
import type { Refusal } from '../../text/program.ts';
import { controllerOf } from '../cards/cardStates.ts';
import { isCollapsed } from '../cards/collapsing.ts';
import { allLocations, isCave, placesOf, systemOf, vesselsOnTable, wholeOf } from '../table/layout.ts';
import { isDockingBay, rankIn } from '../table/layoutPatterns.ts';

/** Where a location can be laid: over the other side's version, or at a place in a group, old or new. */
export type Spot =
  | { readonly over: CardId }
  | {
      readonly over: null;
      readonly of: string;
      readonly at: number;
      readonly vessel: CardRef;
      readonly group: readonly CardId[];
    };

const refuse = (because: string, rule: string): Refusal => ({ because, rule });

/** Every place where a location may be laid, or why it can't be. */ // GAP-0358
export function spotsFor(s: State, by: Player, location: LocationCard): readonly Spot[] | Refusal {
  const same = allLocations(s).filter((other) => locationCard(s, other)?.title === location.title);
  const isGeneric = location.system === '' && location.vessel === undefined;
  // The other player's version is covered by one's own, never one's own by another copy. GAP-0134, GAP-0137
  const over = same
    // What has collapsed may be rebuilt by either. GLA-0357
    .filter((other) => (controllerOf(s, other) !== by && canConvert(s, other)) || isCollapsed(s, other))
    .map((other): Spot => ({ over: other }));
  if (!isGeneric && location.perSystem === undefined && same.length > 0)
    return over.length > 0 ? over : refuse('A copy of it is on table.', 'GLB-0419');
  const spots = groupsFor(s, location)
    .filter(({ of }) => !isFull(s, location, of))
    .flatMap((group) => spotsIn(s, location, group));
  if (over.length + spots.length > 0) return [...over, ...spots];
  return isGeneric
    ? refuse('No system on table has room for it.', location.type === 'site' ? 'GAP-0136' : 'GLC-0272')
    : refuse('There is no place for it.', location.vessel === undefined ? 'GAP-0358' : 'GLC-0349');
}

/** May it be covered by the other side's version? */
export const canConvert = (s: State, location: CardId): boolean =>
  !(locationCard(s, location)?.traits.includes('unconvertible') ?? true);

/** As many as it has diamonds, of both players, at each system. */ // GAP-0136, GLC-0520
const isFull = (s: State, location: LocationCard, of: string): boolean =>
  location.perSystem !== undefined &&
  allLocations(s).filter((other) => locationCard(s, other)?.title === location.title && systemOf(s, other) === of)
    .length >= location.perSystem;

const apart = (of: string, vessel: CardRef = nobody): LocationGroup => ({ of, vessel, places: [] });

/** The groups that it may join; one of its own where its system is not on table. */ // GLB-0415, GLB-0416
function groupsFor(s: State, location: LocationCard): LocationGroup[] {
  const { vessel, system } = location;
  const { layout } = s.facts;
  const inUse = layout.filter((group) => placesOf(s, group).length > 0);
  if (vessel !== undefined && 'named' in vessel)
    return [inUse.find(({ of }) => of === vessel.named) ?? apart(vessel.named)]; // GLC-0348
  // Each starship or vehicle of that class can have one. GLC-0349
  if (vessel !== undefined)
    return vesselsOnTable(s)
      .filter((card) => isOfClass(s, card, vessel.any))
      .map((card) => inUse.find((group) => group.vessel.card === card) ?? apart(cardOf(s, card).title, refTo(s, card)));
  // A cave lies in the row of its asteroid, wherever that is. GLC-0187
  if (isCave(location))
    return inUse.filter((group) => placesOf(s, group).some((place) => locationCard(s, place)?.title === system));
  if (system !== '') {
    const whole = wholeOf(system);
    return [inUse.find(({ of }) => of === whole) ?? apart(whole)];
  }
  return inUse.filter((group) => isPlanetFor(s, location, group));
}

function isOfClass(s: State, card: CardId, name: string): boolean {
  const found = cardOf(s, card);
  return 'traits' in found && found.traits.includes(name);
}

const noGenericSites = ['Ahch-To', 'Bespin', 'Hoth'];
said('system', noGenericSites);

/** A planet that is on table: for a sector its system is needed, for a site any place of its own. */ // GAP-0136, GLC-0272, GAP-0148
function isPlanetFor(s: State, location: LocationCard, group: LocationGroup): boolean {
  const there = placesOf(s, group).map((place) => locationCard(s, place));
  const isPlanet = there.some((place) => place?.planet === true && place.system !== '' && place.type !== 'sector');
  if (location.type === 'sector')
    return there.some((place) => place?.type === 'system' && place.planet && !place.mobile);
  return isPlanet && !noGenericSites.includes(group.of);
}

/** Anywhere in the row that keeps its pattern; nothing is ever moved aside. */ // GLB-0426, GLB-0428
function spotsIn(s: State, location: LocationCard, group: LocationGroup): Spot[] {
  const places = placesOf(s, group);
  const row = places.map((place) => locationCard(s, place)).filter((place) => place !== null);
  const bays = row.filter(isDockingBay);
  const first = bays.length < 2 ? null : firstBay(s, places);
  const ranks = row.map((card) => rankIn(group.of, card, first !== null && card !== first && bays.includes(card)));
  const rank = rankIn(group.of, location, bays.length > 0 && isDockingBay(location));
  const isMate = row.map((other) => areInseparable(other, location));
  const hasMate = isMate.includes(true);
  const spots: Spot[] = [];
  for (let at = 0; at <= row.length; at++) {
    const before = at === 0 ? undefined : row[at - 1];
    const after = row[at];
    if (ranks.slice(0, at).some((one) => one > rank) || ranks.slice(at).some((one) => one < rank)) continue;
    if (before !== undefined && after !== undefined && areInseparable(before, after) && !isMate[at - 1]) continue;
    // What may not be separated lies side by side from the start. GAP-0139, GLC-0323
    if (hasMate && !(at > 0 && isMate[at - 1]) && !isMate[at]) continue;
    // A trench lies next to its system. GLC-0471
    if (location.traits.includes('trench') && after?.type !== 'system') continue;
    spots.push({ over: null, of: group.of, at, vessel: group.vessel, group: places });
  }
  return spots;
}

/** The docking bay that was there first; every other is a far one. */
function firstBay(s: State, places: readonly CardId[]): LocationCard | null {
  let found: CardId = -1;
  for (const place of places) {
    const card = locationCard(s, place);
    if (card === null || !isDockingBay(card)) continue;
    if (found < 0 || (s.cards.since[place] ?? 0) < (s.cards.since[found] ?? 0)) found = place;
  }
  return found < 0 ? null : locationCard(s, found);
}

const isSpaceport = ({ title }: LocationCard): boolean => /spaceport/i.test(title);

/** Sites that no other may come between. */ // GAP-0139, GAP-0357
const areInseparable = (a: LocationCard, b: LocationCard): boolean =>
  (a.nextTo ?? []).includes(b.title) || (b.nextTo ?? []).includes(a.title) || (isSpaceport(a) && isSpaceport(b));

/** Are they places, rather than a refusal? */
export const isSpot = (found: readonly Spot[] | Refusal): found is readonly Spot[] => Array.isArray(found);
