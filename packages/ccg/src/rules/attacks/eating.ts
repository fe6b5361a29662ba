import { type CardId, type Control, next, type Player } from '@binary-sunset/kernel';
import { kindOf } from '../../catalog/catalog.ts';
import { type CcgEvent, type State, slots, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import type { Cards } from '../../text/cards.ts';
import { ruleKind } from '../../text/ruleKinds.ts';
import { so } from '../../text/saying/clauses.ts';
import { one } from '../../text/saying/nouns.ts';
import { controllerOf } from '../cards/cardStates.ts';
import { rulesOn } from '../inForce/sources.ts';
import { leaveTable } from '../leaving/leaving.ts';
import { whyCannotMove } from '../moving/mayMove.ts';
import { locationOf, ridersOn } from '../table/places.ts';
import { whyNeverAt } from '../table/whereCardsCanBe.ts';
import { isHabitat } from './habitat.ts';

/** Puts a card that was on another at the location itself. */
function detach(s: State, tell: Tell, card: CardId): void {
  const location = locationOf(s, card);
  table.move(s, tell, card, 'at', controllerOf(s, card));
  table.mark(s, tell, card, 'host', location);
  table.mark(s, tell, card, 'slot', slots.indexOf('attached'));
}

/** Can it come off what is eaten? A parasite can live only in its habitat. */ // GLC-0562, GAP-0103
const survives = (s: State, rider: CardId, eaten: CardId): boolean =>
  kindOf(s, rider) === 'creature'
    ? isHabitat(s, rider, locationOf(s, eaten))
    : kindOf(s, rider) === 'character' && kindOf(s, eaten) === 'vehicle';

/** Eaten cards are lost. Their parasites survive, and whoever rides them jumps off. */ // AR6-0241, AR6-0264, GLA-0126
export function eat(s: State, tell: Tell, cards: readonly CardId[], by: Player): Control<CcgEvent> {
  for (const eaten of cards)
    for (const rider of ridersOn(s, eaten)) if (survives(s, rider, eaten)) detach(s, tell, rider);
  return leaveTable(s, cards, 'lost', by, 'lost');
}

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    /** The creature takes what it defeats there, rather than eating it. */ // GAP-0104
    'carries off': { readonly to: Cards };
  }
}

const dens = rulesOn(
  ruleKind('carries off', {
    says: ({ to }, self) => so(one(`whoever ${self.he} defeats`), 'be', `relocated to ${to.words(self)}`),
  }),
);

/** Where a creature takes what it defeats: -1 if it eats it. */
function denOf(s: State, creature: CardId): CardId {
  for (const { rule, speaker } of dens(s)) if (speaker.self === creature) return rule.to.in(s, speaker)[0] ?? -1;
  return -1;
}

/** A creature carries off what it has defeated, or eats it: always, if that can't be moved there. */ // GAP-0104, GAP-0380
export function devour(
  s: State,
  tell: Tell,
  creature: CardId,
  cards: readonly CardId[],
  by: Player,
): Control<CcgEvent> {
  const den = denOf(s, creature);
  const carried = cards.filter(
    (card) => den >= 0 && whyNeverAt(s, card, den) === null && whyCannotMove(s, card) === null,
  );
  for (const card of carried) {
    table.move(s, tell, card, 'at', controllerOf(s, card));
    table.mark(s, tell, card, 'host', den);
    table.mark(s, tell, card, 'slot', slots.indexOf('attached'));
  }
  const eaten = cards.filter((card) => !carried.includes(card));
  return eaten.length === 0 ? next : eat(s, tell, eaten, by);
}

/** A parasite attaches to its host. */ // AR6-0246
export function attach(s: State, tell: Tell, parasite: CardId, host: CardId): void {
  table.move(s, tell, parasite, 'on', controllerOf(s, parasite));
  table.mark(s, tell, parasite, 'host', host);
  table.mark(s, tell, parasite, 'slot', slots.indexOf('attached'));
}
