import { type CardId, other, type Player, speakersIn } from '@binary-sunset/kernel';
import type { Side } from '../../catalog/card.ts';
import { definitionOf, type Indexed, isDoneByAny, making, thingsDone } from '../../catalog/catalog.ts';
import { type State, table } from '../../state/state.ts';
import type { Speaker } from '../../text/program.ts';
import { ruleKind } from '../../text/ruleKinds.ts';
import { so } from '../../text/saying/clauses.ts';
import { several } from '../../text/saying/nouns.ts';
import { playerOf, sideOf } from '../table/sides.ts';

/** Cards on table with a text, and by what their texts do. */
const speakers = speakersIn<State>(['locations', 'at', 'on', 'table'], thingsDone, (s, card) => {
  const { actions, modifiers, done } = definitionOf(s, card);
  return actions.length === 0 && modifiers.length === 0 ? null : done;
});

const nobody: readonly CardId[] = [];

/** The cards on table of which a text does that. */
export const speakersWho = (s: State, what: number): readonly CardId[] => speakers(s).by[what] ?? nobody;

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    /** The location that the card is on is turned round: icons and texts face the other player. */ // GLC-0212, GLC-0213
    revolves: object;
  }
}

const revolving = making(
  ruleKind('revolves', {
    only: 'said',
    says: () => so(several('Force icons and game text of that location'), 'switch', 'sides'),
  }),
);

/** Is a location turned round? Each card that does so turns it once more, and back only when it goes. */
export function isRevolved(s: State, location: CardId): boolean {
  if (!isDoneByAny(s, revolving)) return false;
  return speakersWho(s, revolving).filter((card) => s.cards.host[card] === location).length % 2 === 1;
}

/** Which side of a location faces a player. */ // GLC-0212
export const sideFacing = (s: State, location: CardId, who: Player): Side =>
  sideOf(s, isRevolved(s, location) ? other(who) : who);

/** Who a text speaks for: whoever has the card, or on a location whoever reads that side of it. */
export function readerOf(s: State, card: CardId, { side }: Pick<Indexed, 'side'>): Player {
  if (side === null) return table.whose(s, card);
  const reader = playerOf(s, side);
  return isRevolved(s, card) ? other(reader) : reader; // GLC-0213
}

export const speaking = (s: State, card: CardId, text: Pick<Indexed, 'side'>): Speaker => ({
  by: readerOf(s, card, text),
  self: card,
  locked: null,
});
