import { type CardId, type LocalsOf, localsOf, type Player } from '@binary-sunset/kernel';
import { actionCalled, isAction } from '../catalog/catalog.ts';
import { draftOf } from '../rules/actions/initiating.ts';
import { costTo } from '../rules/deploying/cost.ts';
import { deploy, reactingIn } from '../rules/deploying/deploy.ts';
import { type Destination, destinationsFor, pilotCost, pilotsFor } from '../rules/deploying/destinations.ts';
import { deployingReactCost } from '../rules/inForce/reactTerms.ts';
import { locationOf } from '../rules/table/places.ts';
import { recipientsOf } from '../rules/weapons/handingOver.ts';
import type { State } from '../state/state.ts';
import type { Decision, Option } from '../state/vocabulary.ts';
import { cardIn, cardName, underWay } from './names.ts';

/** What a choice costs, as is shown behind it: "(3 Force)". */
export function costWords(s: State, decision: Decision, option: Option, card: CardId): string {
  const { player, window } = decision;
  const { verb, cost, clause } = option;
  const deploying = deploymentIn(s);
  if (deploying !== null && verb === 'with')
    return forceWords([pilotCost(s, player, card, deploying.source.card, deploying.to.card)]);
  if (deploying !== null && verb === 'to') return placeCost(s, player, deploying, card, cost?.['Force'] ?? 0);
  if (cost?.['Force'] !== undefined) return forceWords([cost['Force']]);
  if (card < 0) return '';
  if (verb === 'deploy' && window !== undefined && window.kind !== 'response')
    return costInAll(s, player, card, destinationsFor(s, player, card));
  if (verb === 'react') {
    const where = cardIn(s, option.to);
    const reacting = deployingReactCost(s, player, card, where);
    const there = destinationsFor(s, player, card, false, { reacting }).filter(
      ({ to }) => to >= 0 && locationOf(s, to) === where,
    );
    return costInAll(s, player, card, there);
  }
  if (verb === 'hand over') return forceWords(recipientsOf(s, player, card).map((to) => costTo(s, player, card, to)));
  if ((verb === 'use' || verb === 'play' || verb === 'fire') && clause !== undefined && isAction(clause))
    return forceWords([textCost(s, player, card, clause)]);
  return '';
}

/** "(3 Force)", "(3 to 5 Force with a pilot)"; nothing for what is free. */
function forceWords(costs: readonly number[], also = ''): string {
  if (costs.length === 0) return '';
  const [least, most] = [Math.min(...costs), Math.max(...costs)];
  const force = most === 0 ? '' : `${least === most ? most : `${least} to ${most}`} Force`;
  const words = [force, also].filter((part) => part !== '').join(' ');
  return words === '' ? '' : ` (${words})`;
}

/** What a text costs in Force, as far as that is known before it is begun. */
function textCost(s: State, by: Player, card: CardId, id: string): number {
  const indexed = actionCalled(id);
  const draft = draftOf(s, indexed, card, by, null);
  return indexed.clause.costs.reduce((sum, cost) => sum + cost.force(s, draft), 0);
}

/** What is known of a deployment while its player chooses. */
type Deployment = LocalsOf<typeof deploy>;

const deploymentIn = (s: State): Deployment | null => localsOf(underWay(s), deploy);

/** What a place costs with all that has to come there. */
function placeCost(s: State, by: Player, l: Deployment, place: CardId, own: number): string {
  const vessel = l.source.card;
  if (l.pilot.card >= 0) return forceWords([own + pilotCost(s, by, l.pilot.card, vessel, place)]);
  const there = destinationsFor(s, by, vessel, l.free, { it: l.it, reacting: reactingIn(s, l) });
  return costInAll(
    s,
    by,
    vessel,
    there.filter(({ to }) => to === place),
  );
}

const needsPilot = ({ pilot }: Destination): boolean => pilot === 'needed' || pilot === 'spy needed';

/** What a card costs to deploy there, and the pilot whom it needs; who that is, if it can only be one. */ // GLC-0361, AR5-0042
function costInAll(s: State, by: Player, card: CardId, destinations: readonly Destination[]): string {
  const pilots = new Set<CardId>();
  const costs = destinations.flatMap((destination) => {
    if (!needsPilot(destination)) return destination.cost;
    return pilotsFor(s, by, card, destination).map((pilot) => {
      pilots.add(pilot);
      return destination.cost + pilotCost(s, by, pilot, card, destination.to);
    });
  });
  if (pilots.size === 0 || !destinations.every(needsPilot)) return forceWords(costs);
  const [only = -1] = pilots;
  return forceWords(costs, `with ${pilots.size === 1 ? cardName(s, only, by) : 'a pilot'}`);
}
