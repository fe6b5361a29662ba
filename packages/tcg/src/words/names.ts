import { type CardId, type CardRef, isCurrent, knownTo, maskOf, type Place, type Player } from '@binary-sunset/kernel';
import type { Card } from '../catalog/card.ts';
import { cardOf } from '../catalog/catalog.ts';
import { isArena, type State, table } from '../state/state.ts';
import { arenaName } from '../text/arenaName.ts';

export const refName = (s: State, ref: CardRef, viewer: Player): string =>
  isCurrent(s, ref) ? cardName(s, ref.card, viewer) : 'a unit that is gone';

export function cardName(s: State, card: CardId, viewer: Player): string {
  const { zone, of } = table.where(s, card);
  if ((knownTo(s, card) & maskOf(viewer)) === 0) return 'a hidden card';
  const theirs = of !== viewer && (isArena(zone) || zone === 'build' || zone === 'on' || zone === 'building');
  return `${cardOf(s, card).title}${theirs ? ' (theirs)' : ''}`;
}

/** "your Nexu", "the opponent's Nexu": where it is not plain whose it is. */
export function whoseName(s: State, ref: CardRef, viewer: Player): string {
  if (!isCurrent(s, ref)) return 'a unit that is gone';
  const { of } = table.where(s, ref.card);
  const name = cardName(s, ref.card, viewer).replace(' (theirs)', '');
  return `${of === viewer ? 'your' : "the opponent's"} ${name}`;
}

export const cardIn = (s: State, place: Place | undefined): CardId =>
  place !== undefined && 'card' in place ? s.cards.handle.indexOf(place.card) : -1;

export function placeName(s: State, place: Place | undefined, viewer: Player): string {
  if (place === undefined) return '';
  if ('card' in place) return cardName(s, cardIn(s, place), viewer);
  return isArena(place.zone) ? `the ${arenaName(place.zone)} arena` : 'the build zone';
}

export const called = (card: Card): string => (card.kind === 'unit' ? card.called : card.name);

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
