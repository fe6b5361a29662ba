import {
  type CardId,
  call,
  cardAt,
  done,
  type FrameSpec,
  mention,
  type Option,
  onCard,
  type Player,
  player,
  ref,
  refTo,
} from '@binary-sunset/kernel';
import { cardOf } from '../catalog.ts';
import { nobody, procedure, type State } from '../state.ts';
import { completing } from './completing.ts';
import { deploy, whereInStack } from './deploying.ts';
import { buildCost } from './prices.ts';
import { payForce } from './resources.ts';
import { stackFor, stackingCost } from './stacking.ts';
import { unitCardOf } from './units.ts';
import { keywordOf } from './values.ts';

/** What is left to pay, in Force. Overbuilding gives nothing back. */ // TCG-0564, TCG-0568
const remaining = (s: State, card: CardId, cost: number): number => Math.max(0, cost - (s.cards.counters[card] ?? 0));

/** Face-down cards that may be turned up for Force: with at least as many counters as their Hidden Cost. */
export function hiddenCostOptions(s: State, who: Player): Option[] {
  return s.zones.building[who]
    .filter((card) => isReady(s, who, card))
    .map((card) => ({ verb: 'hidden cost', on: onCard(s, card) }));
}

export function isReady(s: State, who: Player, card: CardId): boolean {
  const hidden = keywordOf(s, card, 'hiddenCost');
  if (hidden === 0 || (s.cards.counters[card] ?? 0) < hidden) return false;
  return placesFor(s, who, card).length > 0;
}

/** Where it could go and what that takes. In a stack, its cost is first worked out by the stacking rules. */ // TCG-0569
function placesFor(s: State, who: Player, card: CardId): Option[] {
  const options: Option[] = [];
  const on = onCard(s, card);
  const found = cardOf(s, card);
  const full = remaining(s, card, buildCost(s, who, card));
  if (full <= s.facts.force[who]) {
    if (found.kind === 'unit')
      for (const zone of [...(unitCardOf(s, card)?.types ?? []), 'build'] as const)
        options.push({ verb: 'deploy', on, to: { zone, of: who }, cost: { force: full } });
    else if (found.kind === 'location')
      for (const zone of found.arenas)
        options.push({ verb: 'complete', on, to: { zone, of: who }, cost: { force: full } });
    else options.push({ verb: 'complete', on, cost: { force: full } });
  }
  if (found.kind === 'unit')
    for (const where of whereInStack(s, who, card)) {
      const top = stackFor(s, who, card) ?? -1;
      const force = remaining(s, card, stackingCost(s, top, card, where));
      if (force <= s.facts.force[who])
        options.push({ verb: 'stack', clause: where, on, to: onCard(s, top), cost: { force } });
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
