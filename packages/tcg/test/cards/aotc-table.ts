import type { CardId } from '@binary-sunset/kernel';
import { table } from '@binary-sunset/kit';
import { type TcgPosition, tcg, type values } from '../../src/index.ts';
import { statOf } from '../../src/rules/values.ts';
import { choose, offered, type TcgTable } from '../support.ts';

export const laid = (position: TcgPosition): TcgTable => table(tcg, position);

/** Both players pass until there is something to do of that kind, or nobody is asked to pass. */
export function passTo(t: TcgTable, verb: string, on?: string): TcgTable {
  for (let passes = 0; t.asked !== null && !t[t.asked].may(verb, on) && t[t.asked].may('pass'); passes++) {
    if (passes > 50) throw new Error(`Nobody comes to ${verb}.`);
    t[t.asked].passes();
  }
  return t;
}

const inPlay = ['space', 'ground', 'character', 'build', 'on'] as const;

/** The card of that title that is in play, the first or another, the Dark Side's before the Light Side's. */
function cardCalled(t: TcgTable, title: string, which = 1): CardId {
  const { names, cards, zones } = t.state;
  const card = inPlay
    .flatMap((zone) => zones[zone].flat())
    .filter((one) => names[cards.definition[one] ?? -1] === title)[which - 1];
  if (card === undefined) throw new Error(`There is no ${title} in play.`);
  return card;
}

export const damageOn = (t: TcgTable, title: string, which = 1): number =>
  t.state.cards.damage[cardCalled(t, title, which)] ?? 0;

export const isTapped = (t: TcgTable, title: string, which = 1): boolean =>
  t.state.cards.tapped[cardCalled(t, title, which)] === 1;

export const worth = (t: TcgTable, stat: keyof typeof values, title: string, which = 1): number | null =>
  statOf(t.state, cardCalled(t, title, which), stat);

/** Chooses an arena, or a type of units. */
export const choosesArena = (t: TcgTable, arena: string): void => choose(t, ({ clause }) => clause === arena);

export const arenasOffered = (t: TcgTable): readonly string[] =>
  offered(t, 'choose').flatMap(({ clause }) => clause ?? []);

/** The titles of the cards that can be chosen under that verb now. */
export function titlesOffered(t: TcgTable, verb: string): readonly string[] {
  const { handle, definition } = t.state.cards;
  return offered(t, verb).flatMap(({ on }) =>
    on !== undefined && 'card' in on ? (t.state.names[definition[handle.indexOf(on.card)] ?? -1] ?? []) : [],
  );
}
