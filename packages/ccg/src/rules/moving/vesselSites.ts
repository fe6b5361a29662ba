import { type CardId, players, rememberedOfCards } from '@binary-sunset/kernel';
import { kindOf, locationCard } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { controllerOf } from '../cards/cardStates.ts';
import { changeBy, reckoned, rulesOnTotal } from '../inForce/reckoning.ts';
import { vesselOf } from '../table/layout.ts';
import { hostOf, slotOf } from '../table/places.ts';
import { whyNeverAt } from '../table/whereCardsCanBe.ts';
import { seatAboard } from './embarking.ts';
import { kindOfMove, siteOf, straight, vesselAround, type Way, walks } from './ways.ts';

/** The sites of starships and vehicles. */
const sitesOfVessels = rememberedOfCards((s: State): readonly CardId[] =>
  players.flatMap((of) => s.zones.locations[of].filter((site) => locationCard(s, site)?.vessel !== undefined)),
);

/** Cards that can be entered from a site: the vessel that it belongs to, and the starship that a vehicle is aboard. */ // AR7-0053, AR7-0054
function cardsInside(s: State, site: CardId): CardId[] {
  const vessel = vesselOf(s, site);
  if (vessel < 0) return [];
  const carrier = vesselAround(s, vessel);
  const isAboard = carrier >= 0 && slotOf(s, vessel) === 'cargo' && kindOf(s, vessel) === 'vehicle';
  return isAboard ? [vessel, carrier] : [vessel];
}

/** What the opponent of a vessel's owner pays at its site: as it says there, or nothing. */ // AR7-0055
function entryPrice(s: State, card: CardId, site: CardId): Way['force'] {
  const by = controllerOf(s, card);
  if (controllerOf(s, vesselOf(s, site)) === by) return 'free';
  const changes = rulesOnTotal(s, 'entry cost', by, site).map((inForce) => changeBy(s, inForce, inForce.rule, by));
  return changes.length === 0 ? 'free' : reckoned(s, 0, changes);
}

const nowhere: readonly Way[] = [];

/** Between a starship or vehicle card and its sites, and between those and the site that it is at. */ // AR7-0053, AR7-0054, AR7-0055
export const vesselSite = kindOfMove({
  name: 'vessel site',
  verb: 'move',
  regular: true,
  follows: true,
  ways(s, card) {
    const sites = sitesOfVessels(s, 0);
    if (sites.length === 0) return nowhere;
    const kind = kindOf(s, card);
    const isStarship = kind === 'starship';
    if (kind !== 'vehicle' && !isStarship && !walks(s, card)) return nowhere;
    const by = controllerOf(s, card);
    const site = siteOf(s, card);
    if (site === null) {
      const host = vesselAround(s, card);
      if (host < 0 || controllerOf(s, host) !== by) return nowhere;
      return sites
        .filter((to) => cardsInside(s, to).includes(host) && whyNeverAt(s, card, to) === null)
        .map((to) => straight(to, 'free'));
    }
    const inside = sites.includes(site.at) ? cardsInside(s, site.at) : [];
    const found = inside
      .filter((vessel) => controllerOf(s, vessel) === by && seatAboard(s, card, vessel) !== null)
      .map((vessel) => straight(vessel, 'free'));
    // A landed starfighter does not go from site to site. GLB-0364
    if (isStarship) return found;
    const [vessel = -1] = inside;
    const outside = vessel < 0 ? -1 : (siteOf(s, vessel)?.at ?? -1);
    if (outside >= 0 && whyNeverAt(s, card, outside) === null)
      found.push(straight(outside, entryPrice(s, card, site.at)));
    for (const to of sites) {
      const entered = vesselOf(s, to);
      if (entered >= 0 && hostOf(s, entered) === site.at && whyNeverAt(s, card, to) === null)
        found.push(straight(to, entryPrice(s, card, to)));
    }
    return found;
  },
});
