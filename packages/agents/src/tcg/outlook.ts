import { type CardId, other, type Player } from '@binary-sunset/kernel';
import { type Arena, arenas, type TcgState } from '@binary-sunset/tcg';
import { healthLeft, isBattleAhead, isTapped, powerOf, speedOf, worthOf } from './reading.ts';

/** How an arena is likely to look once the battle of a turn has been fought. */
export interface Outlook {
  readonly arena: Arena;
  /** What both sides are likely to be worth then. */
  readonly mine: number;
  readonly theirs: number;
  /** From -1, all theirs, to 1, all mine; nought if it is even or empty. */
  readonly share: number;
}

/** Half of the dice hit, and some hits are more than is needed. */
const hitsPerDie = 0.45;
/** Dice may always be kind: nobody is quite lost. */
const lastHope = 0.04;
/** An arena with next to nothing in it is not quite anybody's. */
const emptiness = 3;

/** One side of a battle in thought: all of its units together. */
interface Force {
  readonly worth: number;
  readonly health: number;
  /** How much of it is left. */
  left: number;
}

interface Striker {
  readonly side: 0 | 1;
  readonly power: number;
  readonly speed: number;
}

function outlookIn(s: TcgState, arena: Arena, me: Player, inTurn: number): Outlook {
  const ahead = isBattleAhead(s, arena, inTurn);
  const strikers: Striker[] = [];
  const mine = muster(s, s.zones[arena][me], 0, ahead, strikers);
  const theirs = muster(s, s.zones[arena][other(me)], 1, ahead, strikers);
  if (strikers.length > 0 && mine.worth > 0 && theirs.worth > 0) fight(strikers, mine, theirs, s.facts.dark === me);
  const ours = mine.worth * mine.left;
  const others = theirs.worth * theirs.left;
  return { arena, mine: ours, theirs: others, share: (ours - others) / (ours + others + emptiness) };
}

/** After the battles of that turn. */
export const outlooks = (s: TcgState, me: Player, inTurn = s.facts.turn): Outlook[] =>
  arenas.map((arena) => outlookIn(s, arena, me, inTurn));

function muster(s: TcgState, units: readonly CardId[], side: 0 | 1, ahead: boolean, strikers: Striker[]): Force {
  let worth = 0;
  let health = 0;
  for (const unit of units) {
    worth += worthOf(s, unit);
    if (!ahead) continue;
    health += Math.max(1, healthLeft(s, unit));
    if (!isTapped(s, unit)) strikers.push({ side, power: powerOf(s, unit), speed: speedOf(s, unit) });
  }
  return { worth, health, left: 1 };
}

/** The fastest first; each does what it can with what is left of its side. */
function fight(strikers: Striker[], mine: Force, theirs: Force, dark: boolean): void {
  const first = dark ? 0 : 1;
  strikers.sort((a, b) => b.speed - a.speed || Number(a.side !== first) - Number(b.side !== first));
  for (const { side, power } of strikers) {
    const [own, opposing] = side === 0 ? [mine, theirs] : [theirs, mine];
    opposing.left = Math.max(lastHope, opposing.left - (hitsPerDie * power * own.left) / opposing.health);
  }
}
