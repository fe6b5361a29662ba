import type { CardId, Control, Player, Tell } from '@binary-sunset/kernel';
import { cardOf } from '../../catalog.ts';
import { type CcgEvent, type State, slots, table } from '../../state.ts';
import { controllerOf } from '../cardStates.ts';
import { leaveTable } from '../leaving.ts';
import { locationOf, ridersOn } from '../places.ts';

/** Puts a card that was on another at the location itself. */
function detach(s: State, tell: Tell, card: CardId): void {
  const location = locationOf(s, card);
  table.move(s, tell, card, 'at', controllerOf(s, card));
  table.mark(s, tell, card, 'host', location);
  table.mark(s, tell, card, 'slot', slots.indexOf('attached'));
}

/** Eaten cards are lost. Their parasites survive, and whoever rides them jumps off. */ // AR6-0241, AR6-0264, GLA-0126
export function eat(s: State, tell: Tell, cards: readonly CardId[], by: Player): Control<CcgEvent> {
  for (const eaten of cards)
    for (const rider of ridersOn(s, eaten)) {
      const { kind } = cardOf(s, rider);
      if (kind === 'creature' || (kind === 'character' && cardOf(s, eaten).kind === 'vehicle')) detach(s, tell, rider);
    }
  return leaveTable(s, cards, 'lost', by, 'lost');
}

/** A parasite attaches to its host. */ // AR6-0246
export function attach(s: State, tell: Tell, parasite: CardId, host: CardId): void {
  table.move(s, tell, parasite, 'on', controllerOf(s, parasite));
  table.mark(s, tell, parasite, 'host', host);
  table.mark(s, tell, parasite, 'slot', slots.indexOf('attached'));
}
