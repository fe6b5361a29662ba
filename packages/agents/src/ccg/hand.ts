import { allLocations, type CcgState, controllerOf, definitionCalled } from '@binary-sunset/ccg';
import { type CardId, nameOf, type Player } from '@binary-sunset/kernel';
import { cardOf, kindOf } from './reading.ts';

/** What a card in hand is worth: the more there are, the longer each of them waits. */
const worthByPlace: readonly number[] = [1.9, 1.8, 1.7, 1.55, 1.4, 1.25, 1.1, 0.95, 0.8, 0.7, 0.6, 0.5];
const worthOfMore = 0.4;
/** What can't be used yet may be one day, and can be lost in place of Life Force. */
const worthOfUnusable = 0.9;
const worthOfSpare = 0.6;

/** What a player's hand is worth; one's own depends on what it is, the other's on how many cards there are. */
export function handWorth(s: CcgState, me: Player, who: Player): number {
  const cards = s.zones.hand[who];
  let sum = 0;
  let places = 0;
  for (const card of cards) {
    if (who !== me || isUsable(s, me, card)) sum += worthByPlace[places++] ?? worthOfMore;
    else sum += isSpare(s, me, card) ? worthOfSpare : worthOfUnusable;
  }
  return sum;
}

/** Could its player do something with a card in hand, as the table is, given the Force for it? */
export const isUsable = (s: CcgState, me: Player, card: CardId): boolean =>
  !isSpare(s, me, card) && !isHomeless(s, card) && !lacksBearer(s, me, card);

/** Is it a card that its player can hardly play: another copy of a unique card that is in play? */
export function isSpare(s: CcgState, me: Player, card: CardId): boolean {
  if (kindOf(s, card) === 'interrupt') return false;
  const name = nameOf(s, card);
  return (['locations', 'at', 'on', 'table'] as const).some((zone) =>
    s.zones[zone][me].some((one) => nameOf(s, one) === name && isUnique(s, one)),
  );
}

const isUnique = (s: CcgState, card: CardId): boolean => kindOf(s, card) === 'location' || cardOf(s, card).limit === 1;

/** Has a card in hand no place on table that it could go to: a starship without any system, somebody without any site? */
export function isHomeless(s: CcgState, card: CardId): boolean {
  const kind = kindOf(s, card);
  if (kind !== 'starship' && kind !== 'character' && kind !== 'vehicle') return false;
  return !allLocations(s).some((location) => {
    const place = cardOf(s, location);
    return place.kind === 'location' && (place.type === 'site') !== (kind === 'starship');
  });
}

/** Is there nobody and nothing that it could be put on, such as Vader's Lightsaber without Vader? */
function lacksBearer(s: CcgState, me: Player, card: CardId): boolean {
  const { kind, deploys } = definitionCalled(nameOf(s, card));
  const bearers = deploys?.clause.on ?? null;
  if (bearers === null || (kind !== 'weapon' && kind !== 'device' && kind !== 'effect')) return false;
  const isMine = (one: CardId): boolean =>
    kind === 'effect' || kindOf(s, one) === 'location' || controllerOf(s, one) === me;
  const speaker = { by: me, self: card, locked: null };
  return !bearers.in(s, speaker).some(isMine) && !s.zones.hand[me].some((one) => bearers.matches(s, one, speaker));
}
