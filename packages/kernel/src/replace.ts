import { noteChange } from './frames.ts';
import type { Tell } from './happening.ts';
import { changeRefs, isSameRef } from './references.ts';
import type { CardId } from './schema.ts';
import type { KernelState } from './state.ts';
import { handleOf, refTo, type Table } from './table.ts';

/** What goes over to a card that takes another's place; whatever is not named stays behind. */
export interface CarryOver<Column extends string> {
  /** Numbers on the card, such as its damage. */
  readonly columns?: readonly Column[];
  /** Lasting effects that are on it or come from it. */
  readonly lasting?: true;
  /** How often its texts were used. */
  readonly uses?: true;
  /** Caught triggers that are about it. */
  readonly held?: true;
  /** Its part in what is under way, and in the table's facts. */
  readonly underWay?: true;
}

/**
 * One card takes the place of another, in effects and in what is under way. Where the two cards lie is for the caller
 * to change: the new one has to be in play already, the old one still.
 */
export function replaceCard<S extends KernelState, Column extends string>(
  table: Table<S>,
  s: S,
  tell: Tell,
  old: CardId,
  successor: CardId,
  carry: CarryOver<Column>,
): void {
  const was = refTo(s, old);
  const is = refTo(s, successor);
  const changed = <T>(value: T): T => changeRefs(value, (ref) => (isSameRef(ref, was) ? is : ref));
  noteChange();
  if (carry.lasting === true) s.lasting = changed(s.lasting);
  if (carry.uses === true) s.uses = changed(s.uses);
  if (carry.held === true) s.held = changed(s.held);
  if (carry.underWay === true) {
    s.facts = changed(s.facts);
    for (const frame of s.frames) frame.locals = changed(frame.locals);
  }
  for (const column of carry.columns ?? []) {
    const value = (s.cards as unknown as Record<string, number[]>)[column]?.[old] ?? 0;
    table.mark(s, tell, successor, column as never, value);
  }
  tell?.({
    kind: 'replaced',
    old: handleOf(s, old),
    successor: handleOf(s, successor),
    lasting: carry.lasting === true,
    underWay: carry.underWay === true,
  });
}
