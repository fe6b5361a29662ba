import { table } from '@binary-sunset/kit';
import type { TcgPosition, TcgVerb, values } from '../../src/index.ts';
import { statOf } from '../../src/rules/cards/values.ts';
import { tcg } from '../drill.ts';
import { choose, damageOn as damageNow, offered, type TcgTable, tappedNow, unitCalled } from '../support.ts';

export const laid = (position: TcgPosition): TcgTable => table(tcg, position);

/** Both players pass until there is something to do of that kind, or nobody is asked to pass. */
export function passTo(t: TcgTable, verb: TcgVerb, on?: string): TcgTable {
  for (let passes = 0; t.asked !== null && !t[t.asked].may(verb, on) && t[t.asked].may('pass'); passes++) {
    if (passes > 50) throw new Error(`Nobody comes to ${verb}.`);
    t[t.asked].passes();
  }
  return t;
}

/** The unit of that title, the first or another. */
const nth = (title: string, which: number): string => `${title} #${which}`;

export const damageOn = (t: TcgTable, title: string, which = 1): number => damageNow(t, nth(title, which));

export const isTapped = (t: TcgTable, title: string, which = 1): boolean => tappedNow(t, nth(title, which));

export const worth = (t: TcgTable, stat: keyof typeof values, title: string, which = 1): number | null =>
  statOf(t.state, unitCalled(t, nth(title, which)), stat);

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
