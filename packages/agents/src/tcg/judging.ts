import { type CardId, other, type Player } from '@binary-sunset/kernel';
import { controlledArenas, type TcgState, totalOf } from '@binary-sunset/tcg';
import { reserveWorth } from './habits/keepForce.ts';
import { outlooks } from './outlook.ts';
import { cardOf, costOf, isTwin, worthOf } from './reading.ts';
import type { Situation } from './situation.ts';

/** Two arenas decide the game, so the second best counts most: then the best, then the one that may be given up. */
const arenaWeights = [7, 16, 5] as const;
/** Units are worth something beyond where they stand. */
const worthInBattle = 0.45;
const worthRetreated = 0.5;
/** Whoever holds two arenas when the turn ends has won. */
const worthOfTwo = { early: 6, late: 14 } as const;

/** What may still be put into battle at the start. */
const worthOfAllowance = 0.8;
const worthOfHandCard = 0.35;
/** Of a counter on a card: the nearer to done, the more. */
const worthOfFirstCounter = 0.3;
const worthOfLastCounter = 0.5;
const worthOfWaitingCounter = 0.12;
/** Any counter is something to wonder about. */
const worthOfIdleCounter = 0.02;
const worthOfTheirCounter = 0.4;
const worthOfTheirForce = 0.12;
const forceEachTurn = 4;

/** How good the table is, in build counters. What comes in a later turn comes to everybody. */
export function judge({ s: { facts }, me }: Situation, s: TcgState): number {
  const turns = s.facts.turn - facts.turn;
  return battle(s, me, facts.turn) + side(s, me, turns) - theirSide(s, other(me), turns);
}

function battle(s: TcgState, me: Player, inTurn: number): number {
  const all = outlooks(s, me, inTurn).sort((a, b) => b.share - a.share);
  let sum = 0;
  for (const [i, { share, mine, theirs }] of all.entries())
    sum += share * (arenaWeights[i] ?? 0) + worthInBattle * (mine - theirs);
  const { phase } = s.facts;
  const two = phase === 'retreat' || phase === 'battle' || phase === 'end' ? worthOfTwo.late : worthOfTwo.early;
  if (phase !== 'setup' && phase !== 'sides') {
    if (controlledArenas(s, me).length >= 2) sum += two;
    if (controlledArenas(s, other(me)).length >= 2) sum -= two;
  }
  return sum;
}

/** What a player sees of his or her own side. */
function side(s: TcgState, me: Player, turns: number): number {
  let sum = retreated(s, me) + reserveWorth(s, me, s.facts.force[me] - turns * forceEachTurn);
  for (const card of s.zones.building[me]) sum += builtWorth(s, card);
  if (s.facts.phase === 'setup') sum += worthOfAllowance * (s.facts.allowance[me] - totalOf(s, me));
  return sum + worthOfHandCard * s.zones.hand[me].length;
}

/** What can be seen of the other side: numbers of cards and counters. */
function theirSide(s: TcgState, them: Player, turns: number): number {
  let sum = retreated(s, them) + worthOfTheirForce * (s.facts.force[them] - turns * forceEachTurn);
  for (const card of s.zones.building[them]) sum += worthOfTheirCounter * (s.cards.counters[card] ?? 0);
  return sum + worthOfHandCard * s.zones.hand[them].length;
}

function retreated(s: TcgState, who: Player): number {
  let sum = 0;
  for (const card of s.zones.build[who]) sum += worthRetreated * worthOf(s, card);
  return sum;
}

/** What a card face down is worth with the counters that are on it. */
function builtWorth(s: TcgState, card: CardId): number {
  const counters = s.cards.counters[card] ?? 0;
  const cost = costOf(s, card);
  const needed = Math.min(counters, cost);
  return worthOfHandCard + needed * counterWorth(s, card, needed / Math.max(1, cost)) + worthOfIdleCounter * counters;
}

/** A unit is nearly there; a Mission does nothing before it is done, nor does somebody who is in play already. */
const counterWorth = (s: TcgState, card: CardId, done: number): number =>
  cardOf(s, card).kind !== 'unit' || isTwin(s, card)
    ? worthOfWaitingCounter
    : worthOfFirstCounter + (worthOfLastCounter - worthOfFirstCounter) * done;
