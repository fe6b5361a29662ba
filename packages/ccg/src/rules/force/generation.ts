import { type CardId, type Player, players } from '@binary-sunset/kernel';
import { factsPrinted } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { isActive } from '../cards/cardStates.ts';
import { iconsOf } from '../cards/characteristics.ts';
import { changeBy, reckoned, rulesOnTotal } from '../inForce/reckoning.ts';
import { forceIcons } from '../table/presence.ts';
import { sideOf } from '../table/sides.ts';

/** What texts make of a player's generation at a location, or in all (-1). */
function changed(s: State, who: Player, at: CardId, base: number): number {
  const rules = rulesOnTotal(s, 'Force generation', who, at, at < 0);
  return rules.length === 0
    ? base
    : reckoned(
        s,
        base,
        rules.map((inForce) => changeBy(s, inForce, inForce.rule, who)),
      );
}

/** What a player generates at a location: presence does not matter, and drains know nothing of it. */ // GAP-0049, GLA-0064, GLB-0136
const generationAt = (s: State, location: CardId, who: Player): number =>
  changed(s, who, location, forceIcons(s, location, who));

/** What a player may activate: at all locations, 1 of their own, and 1 for each Master in play. */ // GAP-0045
export function generation(s: State, who: Player): number {
  let total = 1 + mastersOf(s, who);
  for (const of of players) for (const location of s.zones.locations[of]) total += generationAt(s, location, who);
  return changed(s, who, -1, total);
}

/** The icon of a Master belongs to no location, so no limit of one touches it. */ // GAP-0047, GAP-0098, GLC-0620
function mastersOf(s: State, who: Player): number {
  const icon = sideOf(s, who) === 'light' ? 'Jedi Master' : 'Dark Jedi Master';
  let count = 0;
  for (const zone of ['at', 'on'] as const)
    for (const card of s.zones[zone][who])
      if (factsPrinted(s, card).icons.includes(icon) && isActive(s, card) && iconsOf(s, card).includes(icon)) count++;
  return count;
}
