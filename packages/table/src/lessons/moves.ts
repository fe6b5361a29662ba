import type { Decision, Option, Place, TableView } from '@binary-sunset/kernel';
import { nameIn } from '../cardNames.ts';
import type { Move } from './lesson.ts';

const placed = (view: TableView, place: Place | undefined): string | undefined =>
  place === undefined ? undefined : 'card' in place ? nameIn(view, place.card) : place.zone;

/** An option as players speak of it. */
export function moveOf(view: TableView, { verb, on, to, amount, clause }: Option): Move {
  const [from, where] = [placed(view, on), placed(view, to)];
  return {
    verb,
    ...(from === undefined ? {} : { on: from }),
    ...(where === undefined ? {} : { to: where }),
    ...(amount === undefined ? {} : { amount }),
    ...(clause === undefined ? {} : { how: clause }),
  };
}

export const isLike = (made: Move, meant: Move): boolean =>
  made.verb === meant.verb &&
  (meant.on === undefined || made.on === meant.on) &&
  (meant.to === undefined || made.to === meant.to) &&
  (meant.amount === undefined || made.amount === meant.amount) &&
  (meant.how === undefined || made.how === meant.how);

/** The options that are meant: those like the first of these moves that is offered; none if none is. */
export function optionsLike(view: TableView, { options }: Decision, moves: readonly Move[]): readonly number[] {
  const offered = options.map((option) => moveOf(view, option));
  for (const meant of moves) {
    const found = offered.flatMap((move, option) => (isLike(move, meant) ? [option] : []));
    if (found.length > 0) return found;
  }
  return [];
}
