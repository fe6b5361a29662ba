import { type CardId, type CardRef, isCurrent, knownTo, maskOf, type Place, type Player } from '@binary-sunset/kernel';
import type { Kind } from '../catalog/card.ts';
import { cardOf } from '../catalog/catalog.ts';
import { hostOf, locationOf } from '../rules/table/places.ts';
import { type State, table } from '../state/state.ts';

/** What players call the places where cards lie, as in "your hand". */
export const zoneNames: Readonly<Record<string, string>> = {
  reserve: 'Reserve Deck',
  force: 'Force Pile',
  used: 'Used Pile',
  lost: 'Lost Pile',
  hand: 'hand',
  destiny: 'cards drawn for destiny',
  locations: 'locations',
  at: 'cards at locations',
  on: 'cards on other cards',
  table: 'cards on table',
  stacked: 'stacked cards',
  under: 'cards stacked face down',
  playing: 'cards being played',
  outOfPlay: 'cards out of play',
};

export const cardIn = (s: State, place: Place | undefined): CardId =>
  place !== undefined && 'card' in place ? s.cards.handle.indexOf(place.card) : -1;

const isKnown = (s: State, card: CardId, viewer: Player): boolean => (knownTo(s, card) & maskOf(viewer)) !== 0;

/** Marked as the other player's where it stands on table and is not a location; `by` is whose it is said to be already. */
export function cardName(s: State, card: CardId, viewer: Player, by = viewer): string {
  if (card < 0) return 'a card';
  if (!isKnown(s, card, viewer)) return 'a hidden card';
  const { zone, of } = table.where(s, card);
  const theirs = of !== viewer && of !== by && (zone === 'at' || zone === 'on' || zone === 'table');
  return `${cardOf(s, card).title}${theirs ? ' (theirs)' : ''}`;
}

/** What a reference stands for; a view does not tell a card that is gone from none. */
export const refName = (s: State, ref: CardRef, viewer: Player): string =>
  cardName(s, isCurrent(s, ref) ? ref.card : -1, viewer);

export function placeName(s: State, place: Place | undefined, viewer: Player): string {
  if (place === undefined) return '';
  if ('card' in place) return cardName(s, cardIn(s, place), viewer);
  if (place.zone === 'table') return 'the table';
  return `${place.of === viewer ? 'your' : 'the opponent’s'} ${zoneNames[place.zone] ?? place.zone}`;
}

/** Where a card is, to tell it from another of the same name. */
export function whereabouts(s: State, card: CardId, viewer: Player): string {
  if (card < 0) return '';
  const { zone, of } = table.where(s, card);
  const host = hostOf(s, card);
  if (zone === 'on' && host >= 0) return ` on ${cardName(s, host, viewer, of)}`;
  const where = locationOf(s, card);
  if (zone === 'at' && where >= 0) return ` at ${cardOf(s, where).title}`;
  return table.inPlay(s, card) ? '' : ` in ${of === viewer ? 'your' : 'the opponent’s'} ${zoneNames[zone] ?? zone}`;
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What is going on: the frame that asks. */
export const underWay = ({ frames }: State): State['frames'][number] | undefined => frames[frames.length - 1];

/** Those who go aboard, rather than being put on something. */
const boarding: readonly Kind[] = ['character', 'vehicle', 'starship', 'creature'];

/** To a location, aboard a starship or vehicle, on anything else. */
export function whereTo(what: Kind | null, place: Kind): 'to' | 'aboard' | 'on' {
  if (place === 'location') return 'to';
  return what !== null && boarding.includes(what) ? 'aboard' : 'on';
}
