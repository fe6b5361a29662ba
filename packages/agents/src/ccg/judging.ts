import {
  allLocations,
  type CcgState,
  cardsAt,
  controllerOf,
  controls,
  forceIcons,
  generation,
  hasPresence,
  lifeForce,
} from '@binary-sunset/ccg';
import { type CardId, other, type Player, players } from '@binary-sunset/kernel';
import { gainWithFollowers } from './following.ts';
import { reserveWorth } from './habits/keepForce.ts';
import { handWorth } from './hand.ts';
import { outlooks } from './outlook.ts';
import { fightsFor, isUndriven, worthOf } from './reading.ts';
import type { Situation } from './situation.ts';

/** The fewer units of Life Force are left, the more each of them is worth. */
const worthOfLast = 4;
/** A turn's Force each turn: what comes beyond that is hardly ever used. */
const worthOfGeneration = 1.3;
const worthOfSpareGeneration = 0.4;
const enoughGeneration = 9;
/** A Force drain can be made turn after turn, until somebody comes. */
const worthOfDrain = 1.7;
/** A battle that one of them may begin is not fought yet; whoever is asked first will hardly let it pass. */
const worthOfNextBattle = 0.75;
const worthOfLaterBattle = 0.45;

/** What they would change who may be deployed yet. */
const worthOfFollowing = 0.7;
/** Whoever comes to be beaten will be attacked for certain, and stops a Force drain no more than once. */
const beaten = -3;
const worthOfDefeat = 0.45;
const worthOfDrainAfterDefeat = 0.7;

/** How good the table is, in units of Force. */
export function judge({ s: before, me }: Situation, s: CcgState): number {
  return sideOf(s, me, me) - sideOf(s, me, other(me)) + places(s, me) + battles(before, s, me);
}

/** What a player has, wherever it is. */
function sideOf(s: CcgState, me: Player, who: Player): number {
  let sum = lifeWorth(lifeForce(s, who)) + reserveWorth(s, who) + handWorth(s, me, who);
  const flow = generation(s, who);
  sum += worthOfGeneration * Math.min(flow, enoughGeneration);
  sum += worthOfSpareGeneration * Math.max(0, flow - enoughGeneration);
  for (const zone of ['locations', 'table'] as const) for (const card of s.zones[zone][who]) sum += worthOf(s, card);
  return sum;
}

export const lifeWorth = (units: number): number => units + worthOfLast * Math.log(1 + units);

/** Those who stand about where there is nobody to fight and nothing to drain. */
const shareOfIdle = 0.5;
/** Droids or empty vehicles by themselves neither hold a place nor fight. */
const shareOfStranded = 0.3;
/** A vehicle beside those who could drive it, but don't. */
const shareOfUndriven = 0.5;
/** Who holds a place alone needs no more than so much. */
const enoughToHold = 7;
const shareOfMore = 0.55;

/** What a player has at a location: it counts in full where it is needed. */
function standing(s: CcgState, who: Player, location: CardId, worth: number): number {
  if (!hasPresence(s, who, location)) return shareOfStranded * worth;
  if (hasPresence(s, other(who), location)) return worth;
  if (forceIcons(s, location, other(who)) === 0) return shareOfIdle * worth;
  return Math.min(worth, enoughToHold) + shareOfMore * Math.max(0, worth - enoughToHold);
}

/** Who stands where, and what can be drained there. */
function places(s: CcgState, me: Player): number {
  let sum = 0;
  for (const location of allLocations(s)) {
    const worth: [number, number] = [0, 0];
    for (const card of cardsAt(s, location))
      worth[controllerOf(s, card)] += (isUndriven(s, card) ? shareOfUndriven : 1) * worthOf(s, card);
    for (const who of players) {
      const drain = controls(s, who, location) ? worthOfDrain * forceIcons(s, location, other(who)) : 0;
      const value = standing(s, who, location, worth[who]) + drain;
      sum += who === me ? value : -value;
    }
  }
  return sum;
}

const beforeBattles: readonly string[] = ['start', 'activate', 'control', 'deploy'];

/** Whose battle phase comes next, once that is done which is being decided. */
const nextToBattle = ({ facts: { active, phase } }: CcgState): Player =>
  beforeBattles.includes(phase) ? active : other(active);

/** What the battles come to that may be fought: first by one, then by the other. */
function battles(before: CcgState, s: CcgState, me: Player): number {
  const isMine = nextToBattle(before) === me;
  const worthOfGain = (gain: number): number => gain * (gain > 0 === isMine ? worthOfNextBattle : worthOfLaterBattle);
  let sum = 0;
  for (const { location, gain } of outlooks(s, me)) {
    sum += worthOfGain(gain);
    // Only where somebody has just come: otherwise doing anything would look better than passing.
    if (before.facts.phase !== 'deploy' || fightersAt(s, me, location) <= fightersAt(before, me, location)) continue;
    const then = s.facts.phase === 'deploy' ? gainWithFollowers(s, me, location) : gain;
    sum += worthOfFollowing * Math.max(0, worthOfGain(then) - worthOfGain(gain));
    if (then < beaten) sum += worthOfDefeat * then - worthOfDrainAfterDefeat * forceIcons(s, location, me);
  }
  return sum;
}

const fightersAt = (s: CcgState, who: Player, location: CardId): number =>
  cardsAt(s, location).filter((card) => fightsFor(s, who, card)).length;
