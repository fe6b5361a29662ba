import { other, type Player, refIn } from '@binary-sunset/kernel';
import {
  type Arena,
  arenas,
  buildCost,
  controlledArenas,
  type TcgDecision,
  type TcgOption,
  type TcgState,
  totalOf,
} from '@binary-sunset/tcg';
import { capital, counted } from '../line.ts';
import type { Waste } from '../waste.ts';

/** What an answer gives away or loses; null if nothing that can be seen beforehand. */
export function wasteIn(s: TcgState, option: TcgOption, decision: TcgDecision): Waste | null {
  const { player } = decision;
  switch (option.verb) {
    case 'stop':
      return unspentPoints(s, player);
    case 'end build step':
      return lostFor(s, player, decision) ?? lostPoints(s, player, decision);
    case 'counters':
      return tooManyCounters(s, player, option);
    case 'retreat':
      return lostByRetreat(s, player, option);
    case 'hold back':
      return attackMissed(option, decision);
    case 'pass':
      return decision.window?.kind === 'end of turn' ? lostNow(s, player) : null;
    default:
      return null;
  }
}

function unspentPoints(s: TcgState, me: Player): Waste | null {
  const all = s.facts.allowance[me];
  const left = all - totalOf(s, me);
  if (s.facts.phase !== 'setup' || left <= 0) return null;
  return {
    of: 'points',
    words: `${counted(left, 'point')} unspent`,
    sentence: `${left} of your ${counted(all, 'point')} would be left unspent, and what is not spent now is gone.`,
  };
}

function lostPoints(s: TcgState, me: Player, { options }: TcgDecision): Waste | null {
  const points = s.facts.points[me];
  const isUsable = options.some(({ verb, cost }) => verb === 'build' || verb === 'add' || (cost?.['points'] ?? 0) > 0);
  if (points <= 0 || !isUsable) return null;
  return {
    of: 'points',
    words: `${counted(points, 'build point')} lost`,
    sentence: `You have ${counted(points, 'build point')} left, and they are lost at the end of your build step.`,
  };
}

function tooManyCounters(s: TcgState, me: Player, { amount = 0 }: TcgOption): Waste | null {
  const card = refIn(s.frames.at(-1), 'card')?.card ?? -1;
  if (card < 0) return null;
  const over = amount - Math.max(0, buildCost(s, me, card) - (s.cards.counters[card] ?? 0));
  if (over <= 0) return null;
  return {
    of: 'points',
    words: `${over} more than it needs`,
    sentence: `That is ${counted(over, 'build counter')} more than it needs: they would only mislead your opponent.`,
  };
}

function attackMissed({ on }: TcgOption, { options }: TcgDecision): Waste | null {
  const could = options.some(
    (one) => one.verb === 'attack' && JSON.stringify(one.on) === JSON.stringify(on), // of several equally fast
  );
  return could
    ? {
        of: 'attack',
        words: 'its attack unused',
        sentence: 'It would not attack this turn, though there is somebody to attack.',
      }
    : null;
}

const held = (arena: Arena): string => capital(arena);

const losing = (lost: readonly Arena[], but: string): Waste => ({
  of: 'game',
  words: 'losing the game',
  sentence: `Your opponent ${but} ${lost.map(held).join(' and ')}: two arenas at the end of the turn win the game.`,
});

/** Does the opponent hold two arenas, and could something still be brought into one of them? */
function lostFor(s: TcgState, me: Player, { options }: TcgDecision): Waste | null {
  const theirs = controlledArenas(s, other(me));
  const couldHelp = options.some(
    ({ to }) => to !== undefined && 'zone' in to && theirs.some((arena) => arena === to.zone),
  );
  return theirs.length >= 2 && couldHelp ? losing(theirs, 'would still hold') : null;
}

function lostNow(s: TcgState, me: Player): Waste | null {
  const theirs = controlledArenas(s, other(me));
  return theirs.length >= 2 ? losing(theirs, 'holds') : null;
}

/** Would it leave the opponent alone in a second arena? */
function lostByRetreat(s: TcgState, me: Player, { on }: TcgOption): Waste | null {
  const card = on !== undefined && 'card' in on ? s.cards.handle.indexOf(on.card) : -1;
  const them = other(me);
  const from = arenas.find((arena) => s.zones[arena][me].includes(card));
  if (from === undefined || s.zones[from][me].length > 1 || s.zones[from][them].length === 0) return null;
  const theirs = arenas.filter((arena) => arena === from || controlledArenas(s, them).includes(arena));
  return theirs.length >= 2 ? losing(theirs, 'would hold') : null;
}
