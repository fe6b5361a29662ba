import { type CardId, type CardRef, isCurrent, refTo } from '@binary-sunset/kernel';
import { locationCard } from '../../catalog/catalog.ts';
import { nobody, type State, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import { controllerOf } from '../cards/cardStates.ts';
import { valueNow } from '../inForce/values.ts';
import { parsecOf } from '../table/layout.ts';
import { kindOfMove, type Moving, standsAt, straight, type Way } from './ways.ts';

/** Is it a system that can move, such as a Death Star? */ // AR7-0032
function isMobileSystem(s: State, card: CardId): boolean {
  const found = locationCard(s, card);
  return found !== null && found.type === 'system' && found.mobile;
}

/** The system that a mobile system orbits; -1 in deep space. */
export function orbitedBy(s: State, system: CardId): CardId {
  const found = s.facts.mobileSystems.find((one) => one.system.card === system && isCurrent(s, one.system));
  return found !== undefined && isCurrent(s, found.orbits) ? found.orbits.card : -1;
}

export const isOrbiting = (s: State, mobile: CardId, system: CardId): boolean => orbitedBy(s, mobile) === system;

const nowhere: readonly Way[] = [];

/** Between a mobile system and the system that it orbits, without hyperspeed. */ // AR7-0038
export const orbit = kindOfMove({
  name: 'orbit',
  verb: 'move',
  regular: true,
  of: ['starship'],
  follows: true,
  ways(s, card) {
    if (s.facts.mobileSystems.length === 0) return nowhere;
    const spot = standsAt(s, card);
    if (spot === null || spot.location.type !== 'system') return nowhere;
    const below = orbitedBy(s, spot.at);
    const above = s.facts.mobileSystems.filter(
      ({ system, orbits }) => isCurrent(s, system) && isCurrent(s, orbits) && orbits.card === spot.at,
    );
    return [...(below < 0 ? [] : [below]), ...above.map(({ system }) => system.card)].map((to) => straight(to, 1));
  },
});

/** Where a mobile system can go: so many parsecs, into deep space or into the orbit of a system there. */
interface Course {
  readonly parsec: number;
  /** Nobody in deep space. */
  readonly orbits: CardRef;
}

/** By hyperspeed alone, without a nav computer, and to deep space if its player likes. */ // AR7-0032, AR7-0033, GLA-0452, GLA-0453
export function coursesOf(s: State, system: CardId): Course[] {
  const range = valueNow(s, system, 'hyperspeed') ?? 0;
  const from = parsecOf(s, system);
  if (range <= 0 || from === null) return [];
  const here = orbitedBy(s, system);
  const found: Course[] = [];
  for (let parsec = Math.max(0, from - range); parsec <= from + range; parsec++) {
    if (parsec !== from || here >= 0) found.push({ parsec, orbits: nobody });
    for (const other of systemsAt(s, parsec))
      if (other !== system && other !== here) found.push({ parsec, orbits: refTo(s, other) });
  }
  return found;
}

/** Systems that can be orbited at a parsec. */
const systemsAt = (s: State, parsec: number): CardId[] =>
  [...s.zones.locations[0], ...s.zones.locations[1]].filter((card) => {
    const found = locationCard(s, card);
    return found !== null && found.type === 'system' && !found.mobile && found.parsec === parsec;
  });

/** The mobile systems of a player. */
export const mobileSystemsOf = (s: State, by: number): CardId[] =>
  [...s.zones.locations[0], ...s.zones.locations[1]].filter(
    (card) => isMobileSystem(s, card) && controllerOf(s, card) === by,
  );

/** Takes its course, with everything that is there. */ // AR7-0034, AR7-0035
export function takeCourse(s: State, { source, to, amount }: Moving, tell: Tell): void {
  const others = s.facts.mobileSystems.filter(({ system }) => isCurrent(s, system) && system.card !== source.card);
  table.change(s, tell, 'mobileSystems', [...others, { system: source, parsec: amount, orbits: to }]);
}
