/** Which cards a search may find. */
import { cardOf } from '../../../catalog/catalog.ts';
import type { Kind } from '../../../language/resources.ts';
import { unitsOf } from '../../../rules/cards/units.ts';

export const sameNameAsYourUnit: Kind = {
  words: 'a card with the same name as one of your units in any arena',
  plural: 'cards with the same name as one of your units in any arena',
  fits: (s, card, l) =>
    unitsOf(s, l.by).some(
      (unit) => !s.zones.build[l.by].includes(unit) && cardOf(s, unit).name === cardOf(s, card).name,
    ),
};
