import { type CardId, other, type Player } from '@binary-sunset/kernel';
import { controlledArenas, type TcgState, totalOf } from '@binary-sunset/tcg';
import type { Part } from '../judgement.ts';
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

/** What a table is judged by. */
export type TcgPart = Part<
  'arena' | 'units' | 'two arenas' | 'retreated' | 'Force' | 'building' | 'counters' | 'allowance' | 'hand'
>;

/** How good the table is, in build counters. What comes in a later turn comes to everybody. */
export function judge({ s: { facts }, me }: Situation, s: TcgState): readonly TcgPart[] {
  const turns = s.facts.turn - facts.turn;
  return [...battle(s, me, facts.turn), ...side(s, me, turns), ...theirSide(s, other(me), turns)];
}

function battle(s: TcgState, me: Player, inTurn: number): TcgPart[] {
  const parts: TcgPart[] = [];
  const all = outlooks(s, me, inTurn).sort((a, b) => b.share - a.share);
  for (const [i, { arena, share, mine, theirs }] of all.entries())
    parts.push(
      { of: 'arena', whose: 'both', at: arena, amount: share, worth: share * (arenaWeights[i] ?? 0) },
      { of: 'units', whose: 'mine', at: arena, amount: mine, worth: worthInBattle * mine, cards: s.zones[arena][me] },
      {
        of: 'units',
        whose: 'theirs',
        at: arena,
        amount: theirs,
        worth: -worthInBattle * theirs,
        cards: s.zones[arena][other(me)],
      },
    );
  const { phase } = s.facts;
  if (phase === 'setup' || phase === 'sides') return parts;
  const two = phase === 'retreat' || phase === 'battle' || phase === 'end' ? worthOfTwo.late : worthOfTwo.early;
  if (controlledArenas(s, me).length >= 2) parts.push({ of: 'two arenas', whose: 'mine', amount: 1, worth: two });
  if (controlledArenas(s, other(me)).length >= 2)
    parts.push({ of: 'two arenas', whose: 'theirs', amount: 1, worth: -two });
  return parts;
}

/** What a player sees of his or her own side. */
function side(s: TcgState, me: Player, turns: number): TcgPart[] {
  const force = s.facts.force[me] - turns * forceEachTurn;
  const hand = s.zones.hand[me];
  const parts: TcgPart[] = [
    { of: 'retreated', whose: 'mine', ...retreated(s, me) },
    { of: 'Force', whose: 'mine', amount: force, worth: reserveWorth(s, me, force) },
    { of: 'hand', whose: 'mine', amount: hand.length, worth: worthOfHandCard * hand.length, cards: hand },
  ];
  for (const card of s.zones.building[me])
    parts.push({
      of: 'building',
      whose: 'mine',
      at: card,
      amount: s.cards.counters[card] ?? 0,
      worth: builtWorth(s, card),
    });
  if (s.facts.phase !== 'setup') return parts;
  const left = s.facts.allowance[me] - totalOf(s, me);
  return [...parts, { of: 'allowance', whose: 'mine', amount: left, worth: worthOfAllowance * left }];
}

/** What can be seen of the other side: numbers of cards and counters. */
function theirSide(s: TcgState, them: Player, turns: number): TcgPart[] {
  const force = s.facts.force[them] - turns * forceEachTurn;
  const hand = s.zones.hand[them].length;
  const { amount, worth, cards } = retreated(s, them);
  const counters = s.zones.building[them].reduce((sum, card) => sum + (s.cards.counters[card] ?? 0), 0);
  return [
    { of: 'retreated', whose: 'theirs', amount, worth: -worth, cards },
    { of: 'Force', whose: 'theirs', amount: force, worth: -worthOfTheirForce * force },
    { of: 'counters', whose: 'theirs', amount: counters, worth: -worthOfTheirCounter * counters },
    { of: 'hand', whose: 'theirs', amount: hand, worth: -worthOfHandCard * hand },
  ];
}

function retreated(
  s: TcgState,
  who: Player,
): Pick<TcgPart, 'amount' | 'worth'> & { readonly cards: readonly CardId[] } {
  const cards = s.zones.build[who];
  return {
    amount: cards.length,
    worth: worthRetreated * cards.reduce((sum, card) => sum + worthOf(s, card), 0),
    cards,
  };
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
