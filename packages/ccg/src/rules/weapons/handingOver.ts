import { type CardId, call, cardAt, done, next, onCard, type Player, player, ref, refTo } from '@binary-sunset/kernel';
import { definitionOf, kindOf } from '../../catalog/catalog.ts';
import { nobody, procedure, type State } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import type { TopLevel } from '../actions/topLevel.ts';
import { controllerOf, isActive, isInactiveAs } from '../cards/cardStates.ts';
import { costAnywhere, costTo } from '../deploying/cost.ts';
import { forceOf, useForce } from '../force/force.ts';
import { isPresentWith } from '../table/company.ts';
import { cardsAt, hostOf, locationOf } from '../table/places.ts';
import { whyNotOn } from './carrying.ts';
import { giveTo } from './stealing.ts';

const carriers: readonly string[] = ['character', 'vehicle', 'starship'];

const isCarrier = (s: State, card: CardId): boolean => carriers.includes(kindOf(s, card));

const isEquipment = (s: State, card: CardId): boolean => {
  const kind = kindOf(s, card);
  return kind === 'weapon' || kind === 'device';
};

/** Can it be handed over at all? Also what its bearer can't use. */ // GAP-0314
const isCarried = (s: State, card: CardId): boolean =>
  isEquipment(s, card) && isCarrier(s, hostOf(s, card)) && (isActive(s, card) || isInactiveAs(s, card, 'stolen'));

/** Others of that player, present with the bearer, on whom it could be deployed; for as much Force as that. */ // GLC-0592, GLC-0593
export function recipientsOf(s: State, by: Player, card: CardId, most = Number.POSITIVE_INFINITY): CardId[] {
  const found: CardId[] = [];
  const { deploys } = definitionOf(s, card);
  if (deploys === null || deploys.clause.on === null || !isCarried(s, card)) return found;
  const everywhere = costAnywhere(s, card);
  if (everywhere !== null && everywhere > forceOf(s, by)) return found;
  const bearer = hostOf(s, card);
  const speaker = { by, self: card, locked: null };
  const { on, only } = deploys.clause;
  for (const one of cardsAt(s, locationOf(s, bearer))) {
    if (found.length >= most) break;
    if (!isCarrier(s, one) || controllerOf(s, one) !== by || !isPresentWith(s, one, bearer)) continue;
    if (!on.includes(s, one, speaker) || whyNotOn(s, card, one) !== null) continue;
    if ((everywhere ?? costTo(s, by, card, one)) <= forceOf(s, by)) found.push(one);
  }
  return found.length === 0 || only.every((condition) => condition.holds(s, speaker)) ? found : [];
}

/** A weapon or device changes hands: no deployment, but it costs as much. */ // GLC-0592, GLC-0593, GLA-0510
export const handOver = procedure(
  'hand over',
  { by: player, source: ref, to: ref },
  {
    whom: {
      ask: (s, l) => ({
        player: l.by,
        kind: 'choice',
        options: recipientsOf(s, l.by, l.source.card).map(
          (card): Option => ({
            verb: 'to',
            on: onCard(s, card),
            cost: { Force: costTo(s, l.by, l.source.card, card) },
          }),
        ),
      }),
      then(s, l, [picked]) {
        l.to = refTo(s, cardAt(s, picked?.on));
        return next;
      },
    },
    pay(s, l) {
      const left = costTo(s, l.by, l.source.card, l.to.card);
      return left === 0 ? next : call(useForce({ who: l.by, left }));
    },
    give(s, l, tell) {
      giveTo(s, tell, l.source.card, l.to.card);
      tell?.({
        kind: 'handed over',
        by: l.by,
        card: s.cards.handle[l.source.card] ?? 0,
        to: s.cards.handle[l.to.card] ?? 0,
      });
      return done();
    },
  },
);

/** In one's own deploy phase. */ // GLC-0592
export const handingOver: TopLevel = {
  verbs: ['hand over'],
  moments: ['deploy'],
  options(s, by) {
    if (by !== s.facts.active) return [];
    return s.zones.on[by]
      .filter((card) => recipientsOf(s, by, card, 1).length > 0)
      .map((card): Option => ({ verb: 'hand over', on: onCard(s, card) }));
  },
  take: (s, by, { on }) => handOver({ by, source: refTo(s, cardAt(s, on)), to: nobody }),
};
