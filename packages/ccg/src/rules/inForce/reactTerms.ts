import type { CardId, Player } from '@binary-sunset/kernel';
import { definitionOf } from '../../catalog/catalog.ts';
import { type State, table } from '../../state/state.ts';
import type { Cards } from '../../text/cards.ts';
import type { Speaker, Terms } from '../../text/program.ts';
import { allowing } from './acts.ts';
import { rulesOn } from './sources.ts';

declare module './acts.ts' {
  interface AllowedActs {
    'deploy as a react': true;
    'move as a react': true;
  }
}

const asks = ['where', 'price'] as const;

/** What texts let cards come as reacts. */
export const reactsAllowed = {
  // A react that it grants is no longer granted by what nobody pilots. GLC-0442
  'deploy as a react': rulesOn(
    'allows',
    allowing('deploy as a react', { asks, before: 'to', called: 'deploy as a ‘react’' }),
  ),
  'move as a react': rulesOn(
    'allows',
    allowing('move as a react', { asks, before: 'to', called: 'move as a ‘react’' }),
  ),
};

/** One text that lets a card react: to where, or onto whom, and for what if not for the usual cost. */
interface Leave {
  readonly where: Cards | undefined;
  readonly price: Terms | undefined;
  readonly speaker: Speaker;
}

/** What it costs a card to come there as a react, by what it costs otherwise; null where no text lets it. */
export type ReactCost = (to: CardId, usual: number) => number | null;

const onTerms = (price: Terms | undefined, usual: number): number => {
  if (price === undefined) return usual;
  return price.how === 'add' ? Math.max(0, usual + price.amount) : price.how === 'free' ? 0 : price.amount;
};

/** Every text that lets it react in that way. */
export function leavesToReact(s: State, act: keyof typeof reactsAllowed, by: Player, card: CardId): Leave[] {
  const found = reactsAllowed[act](s)
    .filter(
      ({ rule, speaker }) =>
        rule.who.is(s, card, speaker) && (speaker.by === by || rule.who.namesOpponents(s, card, speaker)),
    )
    .map(({ rule: { where, price }, speaker }): Leave => ({ where, price, speaker }));
  const own = act === 'deploy as a react' ? definitionOf(s, card).deploys?.clause.react : undefined;
  if (own !== undefined) found.push({ where: own.to, price: own.price, speaker: { by, self: card, locked: null } });
  return found;
}

/** A text names the location of the battle or the drain, or a card there that it is deployed on. */
const isMeant = (s: State, { where, speaker }: Leave, place: CardId, to: CardId): boolean =>
  where === undefined || where.matches(s, place, speaker) || (to >= 0 && to !== place && where.matches(s, to, speaker));

/** Of several texts that let it come there, the cheapest counts. */
export const reactCost =
  (s: State, leaves: readonly Leave[], place: CardId): ReactCost =>
  (to, usual) => {
    const costs = leaves.filter((one) => isMeant(s, one, place, to)).map(({ price }) => onTerms(price, usual));
    return costs.length === 0 ? null : Math.min(...costs);
  };

/** What it costs to deploy a card from hand there as a react; nothing where no text of that kind lets it, but another. */
export function deployingReactCost(s: State, by: Player, card: CardId, place: CardId): ReactCost | null {
  if (!table.isIn(s, card, 'hand')) return null;
  const leaves = leavesToReact(s, 'deploy as a react', by, card);
  return leaves.length === 0 ? null : reactCost(s, leaves, place);
}
