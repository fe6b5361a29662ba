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
import type { Part } from '../judgement.ts';
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

/** What a table is judged by. */
export type CcgPart = Part<
  'Life Force' | 'Force' | 'hand' | 'generation' | 'on table' | 'standing' | 'drain' | 'battle' | 'followers' | 'defeat'
>;

/** How good the table is, in units of Force. */
export const judge = ({ s: before, me }: Situation, s: CcgState): readonly CcgPart[] => [
  ...sideOf(s, me, me),
  ...sideOf(s, me, other(me)),
  ...places(s, me),
  ...battles(before, s, me),
];

/** What a player has, wherever it is. */
function sideOf(s: CcgState, me: Player, who: Player): CcgPart[] {
  const whose = who === me ? 'mine' : 'theirs';
  const sign = who === me ? 1 : -1;
  const life = lifeForce(s, who);
  const hand = s.zones.hand[who];
  const flow = generation(s, who);
  const enough = worthOfGeneration * Math.min(flow, enoughGeneration);
  const spare = worthOfSpareGeneration * Math.max(0, flow - enoughGeneration);
  const cards = [...s.zones.locations[who], ...s.zones.table[who]];
  const worth = cards.reduce((sum, card) => sum + worthOf(s, card), 0);
  return [
    { of: 'Life Force', whose, amount: life, worth: sign * lifeWorth(life) },
    { of: 'Force', whose, amount: s.zones.force[who].length, worth: sign * reserveWorth(s, who) },
    { of: 'hand', whose, amount: hand.length, worth: sign * handWorth(s, me, who), cards: who === me ? hand : [] },
    { of: 'generation', whose, amount: flow, worth: sign * (enough + spare) },
    { of: 'on table', whose, amount: cards.length, worth: sign * worth, cards },
  ];
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
function places(s: CcgState, me: Player): CcgPart[] {
  const parts: CcgPart[] = [];
  for (const location of allLocations(s)) {
    const worth: [number, number] = [0, 0];
    const standingThere: [CardId[], CardId[]] = [[], []];
    for (const card of cardsAt(s, location)) {
      const who = controllerOf(s, card);
      worth[who] += (isUndriven(s, card) ? shareOfUndriven : 1) * worthOf(s, card);
      standingThere[who].push(card);
    }
    for (const who of players) {
      const whose = who === me ? 'mine' : 'theirs';
      const sign = who === me ? 1 : -1;
      const cards = standingThere[who];
      if (cards.length > 0) {
        const value = standing(s, who, location, worth[who]);
        parts.push({ of: 'standing', whose, at: location, amount: value, worth: sign * value, cards });
      }
      const icons = controls(s, who, location) ? forceIcons(s, location, other(who)) : 0;
      if (icons > 0)
        parts.push({ of: 'drain', whose, at: location, amount: icons, worth: sign * worthOfDrain * icons });
    }
  }
  return parts;
}

const beforeBattles: readonly string[] = ['start', 'activate', 'control', 'deploy'];

/** Whose battle phase comes next, once that is done which is being decided. */
const nextToBattle = ({ facts: { active, phase } }: CcgState): Player =>
  beforeBattles.includes(phase) ? active : other(active);

/** What the battles come to that may be fought: first by one, then by the other. */
function battles(before: CcgState, s: CcgState, me: Player): CcgPart[] {
  const isMine = nextToBattle(before) === me;
  const worthOfGain = (gain: number): number => gain * (gain > 0 === isMine ? worthOfNextBattle : worthOfLaterBattle);
  const parts: CcgPart[] = [];
  for (const { location, gain } of outlooks(s, me)) {
    const at = { whose: 'both', at: location } as const;
    parts.push({ ...at, of: 'battle', amount: gain, worth: worthOfGain(gain) });
    // Only where somebody has just come: otherwise doing anything would look better than passing.
    if (before.facts.phase !== 'deploy' || fightersAt(s, me, location) <= fightersAt(before, me, location)) continue;
    const then = s.facts.phase === 'deploy' ? gainWithFollowers(s, me, location) : gain;
    const more = Math.max(0, worthOfGain(then) - worthOfGain(gain));
    parts.push({ ...at, of: 'followers', amount: then - gain, worth: worthOfFollowing * more });
    if (then < beaten) {
      const lost = worthOfDefeat * then - worthOfDrainAfterDefeat * forceIcons(s, location, me);
      parts.push({ ...at, of: 'defeat', amount: then, worth: lost });
    }
  }
  return parts;
}

const fightersAt = (s: CcgState, who: Player, location: CardId): number =>
  cardsAt(s, location).filter((card) => fightsFor(s, who, card)).length;
