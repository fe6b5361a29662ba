import type { CardId } from '@binary-sunset/kernel';
import { players } from '@binary-sunset/kernel';
import { kindOf, locationCard } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Refusal } from '../../text/program.ts';
import { isActive } from '../cards/cardStates.ts';
import { iconsOf } from '../cards/characteristics.ts';
import { valueNow } from '../inForce/values.ts';
import { parsecsBetween } from '../table/layout.ts';
import { ridersOn, slotOf } from '../table/places.ts';
import { isOrbiting } from './mobileSystems.ts';
import { kindOfMove, standsAt, straight, type Way } from './ways.ts';

/** Has it a nav computer, its own or an astromech aboard? */ // AR7-0005, AR7-0018, GLC-0048, GLA-0113, GLA-0273, GLB-0513
const canNavigate = (s: State, starship: CardId): boolean =>
  iconsOf(s, starship).includes('nav computer') ||
  ridersOn(s, starship).some((card) => isActive(s, card) && (slotOf(s, card) === 'astromech' || isNavigator(s, card)));

const isNavigator = (s: State, card: CardId): boolean => iconsOf(s, card).includes('nav computer');

/** Every system on table. */
export function systems(s: State): CardId[] {
  const found: CardId[] = [];
  for (const of of players)
    for (const location of s.zones.locations[of])
      if (locationCard(s, location)?.type === 'system') found.push(location);
  return found;
}

const nowhere: readonly Way[] = [];

/** From the orbit of one system to that of another, within range. */ // AR7-0018, AR7-0019
export const hyperspeed = kindOfMove({
  name: 'hyperspeed',
  verb: 'move',
  regular: true,
  of: ['starship'],
  follows: true,
  costs: 'hyperspeed cost',
  ways(s, card) {
    const spot = standsAt(s, card);
    if (spot === null || spot.location.type !== 'system') return nowhere;
    // Even no parsecs at all take some hyperspeed. AR7-0020
    const range = valueNow(s, card, 'hyperspeed') ?? 0;
    if (range <= 0 || !canNavigate(s, card)) return nowhere;
    return systems(s)
      .filter((to) => {
        // Between a mobile system and what it orbits nobody needs hyperspeed. AR7-0020, AR7-0038
        if (to === spot.at || isOrbiting(s, spot.at, to) || isOrbiting(s, to, spot.at)) return false;
        const parsecs = parsecsBetween(s, spot.at, to);
        return parsecs !== null && parsecs <= range;
      })
      .map((to) => straight(to, 1));
  },
});

/** What keeps a starship at a system from using hyperspeed at all. */
export function whyNoHyperspeed(s: State, card: CardId): Refusal | null {
  if (kindOf(s, card) !== 'starship' || standsAt(s, card)?.location.type !== 'system') return null;
  if ((valueNow(s, card, 'hyperspeed') ?? 0) <= 0) return { because: 'It has no hyperspeed to use.', rule: 'AR7-0020' };
  return canNavigate(s, card) ? null : { because: 'It has no nav computer and no astromech.', rule: 'AR7-0018' };
}
