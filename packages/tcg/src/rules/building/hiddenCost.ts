import {
  type CardId,
  call,
  cardAt,
  done,
  type FrameSpec,
  mention,
  onCard,
  type Player,
  player,
  ref,
  refTo,
} from '@binary-sunset/kernel';
import { cardOf, definitionOf, statIndex } from '../../catalog/catalog.ts';
import { nobody, procedure, type State } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import { keywordOf } from '../cards/values.ts';
import { buildCost } from './buildCost.ts';
import { completing, locationCost, whyNotMission } from './completing.ts';
import { deploy } from './deploying.ts';
import { payForce } from './resources.ts';
import { stackFor, stackingCost, whereInStack } from './stacking.ts';

/** What is left to pay, in Force. Overbuilding gives nothing back. */ // TCG-0564, TCG-0568
const remaining = (s: State, card: CardId, cost: number): number => Math.max(0, cost - (s.cards.counters[card] ?? 0));

/** Face-down cards that may be turned up for Force, but not in their player's own build step. */ // TCG-0565
export function hiddenCostOptions(s: State, who: Player): Option[] {
  if (s.facts.phase === 'build' && s.facts.active === who) return [];
  return s.zones.building[who]
    .filter((card) => isReady(s, who, card))
    .map((card): Option => ({ verb: 'hidden cost', on: onCard(s, card) }));
}

/** The sum of a card's Hidden Costs, which may come to zero; null if it has none. */ // TCG-0566
const hiddenCostOf = (s: State, card: CardId): number | null =>
  definitionOf(s, card).keywords[statIndex('hiddenCost')] === 0 ? null : keywordOf(s, card, 'hiddenCost');

/** Has it at least as many counters as its Hidden Cost, and can the rest be paid? */
export function isReady(s: State, who: Player, card: CardId): boolean {
  const hidden = hiddenCostOf(s, card);
  if (hidden === null || (s.cards.counters[card] ?? 0) < hidden) return false;
  return placesFor(s, who, card).length > 0;
}

/** Where it could go and what that takes. In a stack, its cost is first worked out by the stacking rules. */ // TCG-0569
function placesFor(s: State, who: Player, card: CardId): Option[] {
  const options: Option[] = [];
  const on = onCard(s, card);
  const found = cardOf(s, card);
  const spare = s.facts.force[who];
  const force = remaining(s, card, buildCost(s, who, card));
  if (found.kind === 'location') {
    for (const zone of found.arenas) {
      const cost = { force: remaining(s, card, locationCost(s, who, card, zone)) };
      if (cost.force <= spare) options.push({ verb: 'complete', on, to: { zone, of: who }, cost });
    }
    return options;
  }
  if (force <= spare) {
    // Never onto a unit that it could pilot. TCG-0567
    if (found.kind === 'unit')
      for (const zone of [...found.types, 'build'] as const)
        options.push({ verb: 'deploy', on, to: { zone, of: who }, cost: { force } });
    else if (
      found.kind !== 'mission' ||
      whyNotMission(s, who, card, found, found.toComplete, { points: 0, force }) === null
    )
      options.push({ verb: 'complete', on, cost: { force } });
  }
  if (found.kind === 'unit')
    for (const where of whereInStack(s, who, card)) {
      const top = stackFor(s, who, card) ?? -1;
      const cost = { force: remaining(s, card, stackingCost(s, top, card, where)) };
      if (cost.force <= spare) options.push({ verb: 'stack', clause: where, on, to: onCard(s, top), cost });
    }
  return options;
}

export const useHiddenCost = (s: State, who: Player, card: CardId): FrameSpec =>
  hiddenCost({ card: refTo(s, card), by: who });

/** Static, so nothing that is for activated abilities touches it. */ // TCG-0570
export const hiddenCost = procedure(
  'hidden cost',
  { card: ref, by: player },
  {
    place: {
      ask: (s, l) => ({ player: l.by, kind: 'choice', options: placesFor(s, l.by, l.card.card) }),
      then(s, l, [picked], tell) {
        if (picked === undefined) return done();
        const force = picked.cost?.['force'] ?? 0;
        const card = cardAt(s, picked.on);
        payForce(s, tell, l.by, force);
        tell?.({ kind: 'hidden cost', by: l.by, card: mention(s, card) });
        if (picked.verb === 'complete')
          return call(completing(s, l.by, card, { ...picked, cost: { points: 0, force: 0 } }));
        const to = picked.to !== undefined && 'zone' in picked.to ? picked.to.zone : '';
        return call(
          deploy({
            card: refTo(s, card),
            by: l.by,
            to,
            where: picked.verb === 'stack' ? (picked.clause ?? '') : '',
            unit: nobody,
          }),
        );
      },
    },
  },
);
