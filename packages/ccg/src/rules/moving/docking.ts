import {
  type CardId,
  call,
  cardAt,
  done,
  goto,
  next,
  occurrence,
  onCard,
  type Player,
  perform,
  refTo,
} from '@binary-sunset/kernel';
import { cardOf, kindOf } from '../../catalog/catalog.ts';
import { procedure, type State } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import { declared } from '../actions/frames.ts';
import { ownId } from '../actions/ownId.ts';
import { respondTo } from '../actions/responding.ts';
import { seatFor } from '../cards/capacity.ts';
import { isActive } from '../cards/cardStates.ts';
import { traitsOf } from '../cards/characteristics.ts';
import { isPiloted } from '../cards/piloting.ts';
import { forceOf, useForce } from '../force/force.ts';
import { hostOf, ridersOn, slotOf } from '../table/places.ts';
import { costOfMove } from './cost.ts';
import { whyCannotMove } from './mayMove.ts';
import { putAt } from './move.ts';
import { standsAt, straight } from './ways.ts';

/** All capital starships can dock, and some others. */ // AR7-0082, GAP-0176
function hasShipDocking(s: State, card: CardId): boolean {
  const found = cardOf(s, card);
  return (
    found.kind === 'starship' && (found.type === 'capital' || traitsOf(s, card).includes('ship-docking capability'))
  );
}

/** A player's starships out in space. */
const flying = (s: State, by: Player): CardId[] =>
  s.zones.at[by].filter(
    (card) => kindOf(s, card) === 'starship' && isActive(s, card) && standsAt(s, card)?.location.type !== 'site',
  );

/** From bridge to bridge and from cargo hold to cargo hold, if there is room; nothing else. */ // AR7-0083
function transferable(s: State, from: CardId, to: CardId): CardId[] {
  return ridersOn(s, from).filter((card) => slotOf(s, card) !== 'attached' && seatFor(s, card, to) !== null);
}

const dockCost = (s: State, ships: readonly CardId[]): number =>
  Math.max(...ships.map((card) => costOfMove(s, card, null, straight(-1, 1))));

/** Two starships at the same system or sector: one that can dock, one that is piloted. */ // AR7-0080, AR7-0081
export function dockingOptions(s: State, by: Player): Option[] {
  const ships = flying(s, by);
  const found: Option[] = [];
  for (const [i, one] of ships.entries())
    for (const other of ships.slice(i + 1)) {
      if (hostOf(s, one) !== hostOf(s, other)) continue;
      if (!hasShipDocking(s, one) && !hasShipDocking(s, other)) continue;
      if (!isPiloted(s, one) && !isPiloted(s, other)) continue;
      if (whyCannotMove(s, one) !== null || whyCannotMove(s, other) !== null) continue;
      if (transferable(s, one, other).length + transferable(s, other, one).length === 0) continue;
      const cost = dockCost(s, [one, other]);
      if (cost <= forceOf(s, by))
        found.push({ verb: 'dock', on: onCard(s, one), to: onCard(s, other), cost: { Force: cost } });
    }
  return found;
}

/** Two starships dock, hand cards over, and undock. It is a move of the starships alone. */ // AR7-0080, AR7-0084
export const dock = procedure(declared.dock.name, declared.dock.locals, {
  pay(s, l, tell) {
    const ships = l.movers.map(({ card }) => card);
    const cost = dockCost(s, ships);
    tell?.({ kind: 'docks', by: l.by, cards: ships.map((card) => s.cards.handle[card] ?? 0), cost });
    return cost === 0 ? next : call(useForce({ who: l.by, left: cost }));
  },
  responses(s, l) {
    const action = ownId(s);
    const window = respondTo(
      s,
      l.movers.map((subject) => occurrence(s, { kind: 'moving', by: l.by, subject, action, detail: l.kind })),
    );
    return window === null ? next : call(window);
  },
  transfer: {
    ask(s, l) {
      const [one, other] = l.movers;
      if (l.cancelled || one === undefined || other === undefined) return null;
      if (!isActive(s, one.card) || !isActive(s, other.card)) return null;
      const options = [...transferable(s, one.card, other.card), ...transferable(s, other.card, one.card)].map(
        (card): Option => ({ verb: 'transfer', on: onCard(s, card) }),
      );
      return { player: l.by, kind: 'choice', options: [...options, { verb: 'undock' }] };
    },
    then(s, l, [picked], tell) {
      if (picked === undefined || picked.verb === 'undock') return next;
      const card = cardAt(s, picked.on);
      const [one, other] = l.movers;
      const to = hostOf(s, card) === one?.card ? other?.card : one?.card;
      const seat = to === undefined ? null : seatFor(s, card, to);
      if (to !== undefined && seat !== null) putAt(s, tell, card, to, seat);
      return goto('transfer');
    },
  },
  undocked: () => perform([], 'over'),
  over: () => done(),
});

export function dockFrame(s: State, by: Player, { on, to }: Option) {
  const [one, other] = [refTo(s, cardAt(s, on)), refTo(s, cardAt(s, to))];
  const here = refTo(s, hostOf(s, one.card));
  return dock({ by, source: one, kind: 'ship-docking', movers: [one, other], from: here, to: here, through: [] });
}
