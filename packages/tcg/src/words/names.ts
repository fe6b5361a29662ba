import { type CardId, type CardRef, isCurrent, knownTo, maskOf, type Place, type Player } from '@binary-sunset/kernel';
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

export const cardIn = (s: State, place: Place | undefined): CardId =>
  place !== undefined && 'card' in place ? s.cards.handle.indexOf(place.card) : -1;

export function placeName(s: State, place: Place | undefined, viewer: Player): string {
  if (place === undefined) return '';
  if ('card' in place) return cardName(s, cardIn(s, place), viewer);
  return isArena(place.zone) ? `the ${arenaName(place.zone)} arena` : 'the build zone';
}
