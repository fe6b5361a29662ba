import { type CardId, type Player, players, refTo } from '@binary-sunset/kernel';
import { kindOf } from '../../catalog/catalog.ts';
import { type State, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import { controllerOf } from '../cards/cardStates.ts';
import { unlockCard } from '../destiny/twoDestinies.ts';

const stacks = ['stacked', 'under'] as const;

/** Cards stacked on a card, face up or face down, the first of them at the bottom. */ // AR1-0018
export function stackedOn(s: State, host: CardId): CardId[] {
  const found: CardId[] = [];
  for (const zone of stacks)
    for (const of of players) for (const card of s.zones[zone][of]) if (s.cards.host[card] === host) found.push(card);
  return found;
}

/** May a player look at what they have stacked there? Only on a card of their own, or on a location. */ // AR1-0021
const mayLook = (s: State, host: CardId, owner: Player): boolean =>
  kindOf(s, host) === 'location' || controllerOf(s, host) === owner;

/** Puts a card on another, face up or face down. */ // AR1-0067
export function stackOn(
  s: State,
  tell: Tell,
  card: CardId,
  host: CardId,
  faceUp: boolean,
  mayAlwaysLook = false,
): void {
  const owner = table.whose(s, card);
  table.move(s, tell, card, faceUp ? 'stacked' : 'under', owner, {
    sees: faceUp ? 'all' : mayAlwaysLook || mayLook(s, host, owner) ? 'owner' : 'none',
  });
  table.mark(s, tell, card, 'host', host);
}

/** It is about to lie somewhere else. */
export function unstack(s: State, tell: Tell, card: CardId): void {
  if (!stacks.some((zone) => table.isIn(s, card, zone))) return;
  table.mark(s, tell, card, 'host', -1);
  unlockCard(s, tell, refTo(s, card));
}
