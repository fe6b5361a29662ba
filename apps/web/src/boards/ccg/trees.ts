import type { Handle } from '@binary-sunset/kernel';
import type { CcgBoard, ShownCard, ShownHost, ShownPlace } from '@binary-sunset/table';

/** Everything that lies on a card or aboard, and on that. */
export const allOn = ({ attached, aboard, stacked, under }: ShownHost): readonly ShownCard[] => [
  ...[...attached, ...aboard].flatMap(withAll),
  ...stacked,
  ...under,
];

/** A card with all of that. */
export const withAll = (host: ShownHost): readonly ShownCard[] => [host, ...allOn(host)];

export const placesOn = ({ systems }: CcgBoard): readonly ShownPlace[] => systems.flatMap(({ places }) => places);

/** Every card that is at some location, whichever side it is on. */
export const hostsOn = (board: CcgBoard): readonly ShownHost[] =>
  placesOn(board).flatMap(({ cards, missing }) => [...cards.flat(), ...missing]);

/** A location, and all that is there. */
export const allAt = (place: ShownPlace): readonly ShownCard[] => [
  place,
  ...[...place.cards.flat(), ...place.missing].flatMap(withAll),
  ...place.stacked,
];

/** The location where a card is; undefined if it is at none. */
export const placeOf = (board: CcgBoard, card: Handle): ShownPlace | undefined =>
  placesOn(board).find((place) => allAt(place).some(({ handle }) => handle === card));
