import { type CardId, type Player, speakersIn } from '@binary-sunset/kernel';
import { definitionOf, type Indexed, thingsDone } from '../catalog.ts';
import type { Speaker } from '../language/program.ts';
import { type State, table } from '../state.ts';
import { playerOf } from './sides.ts';

/** Cards on table with a text, and by what their texts do. */
const speakers = speakersIn<State>(['locations', 'at', 'on', 'table'], thingsDone, (s, card) => {
  const { actions, modifiers, done } = definitionOf(s, card);
  return actions.length === 0 && modifiers.length === 0 ? null : done;
});

const nobody: readonly CardId[] = [];

/** The cards on table of which a text does that. */
export const speakersWho = (s: State, what: number): readonly CardId[] => speakers(s).by[what] ?? nobody;

/** Who a text speaks for: whoever has the card, or on a location whoever reads that side of it. */
export const readerOf = (s: State, card: CardId, { side }: Pick<Indexed, 'side'>): Player =>
  side === null ? table.whose(s, card) : playerOf(s, side);

export const speaking = (s: State, card: CardId, text: Pick<Indexed, 'side'>): Speaker => ({
  by: readerOf(s, card, text),
  self: card,
  locked: null,
});
