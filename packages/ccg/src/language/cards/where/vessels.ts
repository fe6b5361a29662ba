/** Starships and vehicles by how they are built, and by whom they serve. */
import { cardOf } from '../../../catalog/catalog.ts';
import { type Allegiance, allegianceOf } from '../../../rules/table/allegiance.ts';
import { isEnclosed } from '../../../rules/table/places.ts';
import { type Predicate, predicate } from '../predicate.ts';

/** A starship or an enclosed vehicle. */
export const enclosed: Predicate = predicate({
  about: 'that they are enclosed',
  stands: 'before',
  words: () => 'enclosed',
  holds: isEnclosed,
});

/** A starship or vehicle with a permanent pilot. */
export const permanentlyPiloted: Predicate = predicate({
  about: 'who pilots them',
  stands: 'with',
  words: () => 'with a permanent pilot',
  holds(s, card) {
    const found = cardOf(s, card);
    return 'permanentPilots' in found && found.permanentPilots.length > 0;
  },
});

/** Imperial starships, Rebel starships, independent ones. */ // GAP-0168
export const serving = (whom: Allegiance): Predicate =>
  predicate({
    about: 'whom they serve',
    stands: 'mark',
    words: () => whom,
    holds: (s, card) => allegianceOf(s, card) === whom,
  });
