import { other, type Player } from '@binary-sunset/kernel';
import { contestTotals } from '@binary-sunset/tcg';
import { shown } from '../boardParts.ts';
import type { Contender, ShownContest } from './board.ts';
import type { Seen } from './seen.ts';

/** What each side has for a contested card. A tie is the Dark Side's. */ // TCG-0382
export function contestOf(seen: Seen): ShownContest | null {
  const { dark, contest } = seen.s.facts;
  if (contest === null) return null;
  const totals = contestTotals(seen.s, contest);
  const contender = (player: Player): Contender => ({
    ...shown(seen, (player === dark ? contest.darks : contest.lights).card),
    cost: totals[player] - contest.bids[player],
    bid: contest.bids[player],
    total: totals[player],
  });
  const light = other(dark);
  return { contenders: [contender(0), contender(1)], ahead: totals[light] > totals[dark] ? light : dark };
}
