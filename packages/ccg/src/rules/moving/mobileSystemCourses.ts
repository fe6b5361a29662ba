import { cardAt, type FrameSpec, onCard, type Player, refTo } from '@binary-sunset/kernel';
import { nobody, type State } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import { forceOf } from '../force/force.ts';
import { parsecOf } from '../table/layout.ts';
import { costOfMove } from './cost.ts';
import { hasMoved, whyCannotMove } from './mayMove.ts';
import { coursesOf, mobileSystemsOf } from './mobileSystems.ts';
import { move } from './move.ts';
import { straight } from './ways.ts';

/** 1 Force, as for any use of hyperspeed. */ // AR7-0032
const price = straight(-1, 1);

/** Where a player's mobile systems can go: the parsec, and which system there they orbit, if any. */ // AR7-0034
export function courseOptions(s: State, by: Player): Option[] {
  return mobileSystemsOf(s, by).flatMap((system) => {
    const cost = costOfMove(s, system, null, price);
    if (hasMoved(s, system) || whyCannotMove(s, system) !== null || cost > forceOf(s, by)) return [];
    return coursesOf(s, system).map(({ parsec, orbits }): Option => {
      const common = { on: onCard(s, system), amount: parsec, cost: { Force: cost } };
      return orbits.card < 0
        ? { verb: 'deep space', ...common }
        : { verb: 'orbit', ...common, to: onCard(s, orbits.card) };
    });
  });
}

export function courseFrame(s: State, by: Player, { on, to, amount }: Option): FrameSpec {
  const system = refTo(s, cardAt(s, on));
  return move({
    by,
    source: system,
    kind: 'mobile system',
    movers: [system],
    from: system,
    to: to === undefined ? nobody : refTo(s, cardAt(s, to)),
    regular: true,
    cost: costOfMove(s, system.card, null, price),
    amount: amount ?? parsecOf(s, system.card) ?? 0,
  });
}
