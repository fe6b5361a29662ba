import { type CardId, movesMade, type Player, players } from '@binary-sunset/kernel';
import { definitionOf, type Indexed } from '../catalog.ts';
import type { Speaker } from '../language/program.ts';
import { type State, table } from '../state.ts';
import { playerOf } from './sides.ts';

/** The cards on table that have a text, and all that their texts do. */
interface Sources {
  readonly cards: readonly CardId[];
  readonly hears: number;
  readonly changes: number;
  readonly makes: number;
}

/** Looked for anew only where a card has moved since: between that, they are asked for many times. */
let sources: Sources = { cards: [], hears: 0, changes: 0, makes: 0 };
let lookedAt: State | null = null;
let lookedAfter = -1;

export function sourcesIn(s: State): Sources {
  if (s !== lookedAt || lookedAfter !== movesMade()) {
    lookedAt = s;
    lookedAfter = movesMade();
    sources = lookForSources(s);
  }
  return sources;
}

const speakingZones = ['locations', 'at', 'on', 'table'] as const;

function lookForSources(s: State): Sources {
  let [hears, changes, makes] = [0, 0, 0];
  const cards: CardId[] = [];
  for (const of of players)
    for (const zone of speakingZones)
      for (const card of s.zones[zone][of]) {
        const definition = definitionOf(s, card);
        if (definition.actions.length === 0 && definition.modifiers.length === 0) continue;
        cards.push(card);
        hears |= definition.hears;
        changes |= definition.changes;
        makes |= definition.makes;
      }
  return { cards, hears, changes, makes };
}

/** Who a text speaks for: whoever has the card, or on a location whoever reads that side of it. */
export const readerOf = (s: State, card: CardId, { side }: Pick<Indexed, 'side'>): Player =>
  side === null ? table.whose(s, card) : playerOf(s, side);

export const speaking = (s: State, card: CardId, text: Pick<Indexed, 'side'>): Speaker => ({
  by: readerOf(s, card, text),
  self: card,
  locked: null,
});
