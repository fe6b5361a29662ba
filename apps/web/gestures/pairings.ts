import type { GameName } from '../src/engine/protocol.ts';

type Pairing = readonly [own: string, other: string];

/** Stock decks against each other, in turn; each side is played. */
export const pairings: Readonly<Record<GameName, readonly [Pairing, ...Pairing[]]>> = {
  tcg: [
    ['Defenders of the Republic', 'Separatist Armada'],
    ['Separatist Armada', 'Defenders of the Republic'],
    ['Council of the Jedi', 'Hunters of Geonosis'],
    ['Hunters of Geonosis', 'Council of the Jedi'],
  ],
  ccg: [
    ['Rebels on Tatooine', 'Search for the Plans'],
    ['Search for the Plans', 'Rebels on Tatooine'],
    ['Red and Gold Squadrons', 'Fleet of the Outer Rim'],
    ['Fleet of the Outer Rim', 'Red and Gold Squadrons'],
  ],
};
