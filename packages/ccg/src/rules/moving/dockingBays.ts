import {
  type CardId,
  call,
  cardAt,
  done,
  next,
  onCard,
  type Player,
  player,
  ref,
  refTo,
  rememberedByPlayer,
  rememberedOfCards,
} from '@binary-sunset/kernel';
import { cardOf, locationCard } from '../../catalog/catalog.ts';
import { procedure, type State } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import { isInactiveAs } from '../cards/cardStates.ts';
import { forceOf } from '../force/force.ts';
import type { Change } from '../inForce/changes.ts';
import { changeBy, reckoned, rulesOnTotal } from '../inForce/reckoning.ts';
import { isShieldedAgainst } from '../table/energyShield.ts';
import { isDockingBay } from '../table/layoutPatterns.ts';
import { hostOf } from '../table/places.ts';
import { whyNeverAt } from '../table/whereCardsCanBe.ts';
import { costOfMove } from './cost.ts';
import { hasMoved, whyCannotMove, whyNotWay } from './mayMove.ts';
import { groupMove } from './move.ts';
import { straight, type Way, walks } from './ways.ts';

const transitKind = { name: 'docking bay transit', regular: true } as const;

/** Every docking bay on table that is open to this player. */ // GLB-0228
const dockingBays = rememberedByPlayer((s: State, by: Player): readonly CardId[] =>
  allDockingBays(s, 0).filter((card) => !isShieldedAgainst(s, by, card)),
);

const allDockingBays = rememberedOfCards((s: State): readonly CardId[] =>
  [...s.zones.locations[0], ...s.zones.locations[1]].filter((card) => {
    const found = locationCard(s, card);
    return found !== null && isDockingBay(found);
  }),
);

/** Characters, vehicles, and weapons at the site that can be moved; never a starship. */ // AR7-0009, GLB-0364
function mayTransit(s: State, card: CardId): boolean {
  const found = cardOf(s, card);
  if (found.kind === 'vehicle' || walks(s, card)) return true;
  return found.kind === 'weapon' && found.traits.includes('movable');
}

/** What the docking bays at both ends say of the cost to this player. */
const listedCosts = (s: State, by: Player, from: CardId, to: CardId): readonly Change[] =>
  [...rulesOnTotal(s, 'transit cost', by, from), ...rulesOnTotal(s, 'transit cost to', by, to)].map((inForce) =>
    changeBy(s, inForce, inForce.rule, by),
  );

/** As the docking bays list it; where none does, nothing, which the other end may change. */ // AR7-0011
function wayBetween(s: State, by: Player, from: CardId, to: CardId): Way {
  const listed = listedCosts(s, by, from, to);
  return straight(to, listed.some(({ how }) => how === 'free') ? 'free' : reckoned(s, 0, listed));
}

/** Whoever stands there and may still move by transit. */
function waiting(s: State, by: Player, from: CardId): CardId[] {
  const isOwnPhase = by === s.facts.active;
  return s.zones.at[by].filter(
    (card) =>
      hostOf(s, card) === from &&
      // A spy under cover goes in the opponent's move phase, everybody else in their own. GAP-0318
      isInactiveAs(s, card, 'undercover') !== isOwnPhase &&
      mayTransit(s, card) &&
      !hasMoved(s, card) &&
      whyCannotMove(s, card) === null,
  );
}

/** Those of them who could go there, and can pay for it. */
function travellers(
  s: State,
  by: Player,
  all: readonly CardId[],
  way: Way,
): { readonly card: CardId; readonly cost: number }[] {
  const found: { readonly card: CardId; readonly cost: number }[] = [];
  for (const card of all) {
    if (whyNeverAt(s, card, way.to) !== null || whyNotWay(s, card, way) !== null) continue;
    const cost = costOfMove(s, card, null, way);
    if (cost <= forceOf(s, by)) found.push({ card, cost });
  }
  return found;
}

/** From one docking bay to another: any or all, as a group, at the highest cost of anybody in it. */ // AR7-0009, AR7-0120
export const transit = procedure(
  'transit',
  { by: player, from: ref, to: ref },
  {
    who: {
      ask(s, l) {
        const way = wayBetween(s, l.by, l.from.card, l.to.card);
        const found = travellers(s, l.by, waiting(s, l.by, l.from.card), way);
        return {
          player: l.by,
          kind: 'subset',
          options: found.map(
            ({ card, cost }): Option => ({ verb: 'with', on: onCard(s, card), cost: { Force: cost } }),
          ),
          min: 1,
          max: found.length,
        };
      },
      then(s, l, picked) {
        const movers = picked.map(({ on }) => cardAt(s, on));
        const [first] = movers;
        if (first === undefined) return next;
        const cost = Math.max(...picked.map((option) => option.cost?.['Force'] ?? 0));
        return call(groupMove(s, first, movers, transitKind, straight(l.to.card, 'free'), { by: l.by, cost }));
      },
    },
    over: () => done(),
  },
);

/** Between which docking bays a player could go, with whoever is there. */
export function transitOptions(s: State, by: Player): Option[] {
  const bays = dockingBays(s, by, 0);
  if (bays.length < 2) return [];
  const found: Option[] = [];
  for (const from of bays) {
    const all = waiting(s, by, from);
    if (all.length === 0) continue;
    for (const to of bays) {
      if (from === to) continue;
      const costs = travellers(s, by, all, wayBetween(s, by, from, to)).map(({ cost }) => cost);
      if (costs.length === 0) continue;
      found.push({ verb: 'transit', on: onCard(s, from), to: onCard(s, to), cost: { Force: Math.min(...costs) } });
    }
  }
  return found;
}

export const transitFrame = (s: State, by: Player, { on, to }: Option) =>
  transit({ by, from: refTo(s, cardAt(s, on)), to: refTo(s, cardAt(s, to)) });
