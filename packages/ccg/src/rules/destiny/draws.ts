import { type CardId, type CardRef, frameById, isCurrent, localsOf, type Player, refIn } from '@binary-sunset/kernel';
import { type DestinyKind, type Draw, nobody, type State, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import type { ValueName } from '../../text/valueNames.ts';
import { declared } from '../actions/frames.ts';
import { changesFor } from '../inForce/totals.ts';
import { locationOf } from '../table/places.ts';

/** What the number of draws is called, for what changes it. */
export const countValues: Readonly<Record<DestinyKind, ValueName>> = {
  '': 'destiny draws',
  battle: 'battle destinies',
  weapon: 'destiny draws',
  power: 'power destinies',
  attrition: 'attrition destinies',
};

/** What the total is called. Whatever modifies weapon destiny modifies its total. */ // AR1-0435
export const totalValues: Readonly<Record<DestinyKind, ValueName>> = {
  '': 'total destiny',
  battle: 'total battle destiny',
  weapon: 'weapon destiny',
  power: 'total destiny',
  attrition: 'total destiny',
};

/** The draw in question. */
export const currentDraw = (s: State): Draw | null => s.facts.draws[s.facts.draws.length - 1] ?? null;

export const draftDraw = (by: Player, kind: DestinyKind, action: number): Draw => ({
  by,
  for: kind,
  action,
  card: nobody,
  value: 0,
  substituted: false,
  reset: false,
  redraw: false,
  changes: [],
});

/** Changes the draw in question. */
export function changeDraw(s: State, tell: Tell, change: Partial<Draw>): void {
  const draw = currentDraw(s);
  if (draw === null) return;
  table.change(s, tell, 'draws', [...s.facts.draws.slice(0, -1), { ...draw, ...change }]);
}

/** Adds to a just drawn destiny, unless it can't be modified or a copy of that text has done so. */ // AR1-0188, AR1-0369
export function modifyDraw(s: State, tell: Tell, by: Player, amount: number, because: string, source: CardRef): void {
  const draw = currentDraw(s);
  if (draw === null || draw.value === null || draw.substituted || draw.reset || isProtected(s, draw, by)) return;
  if (draw.changes.some((change) => change.because === because)) return;
  changeDraw(s, tell, { value: draw.value + amount, changes: [...draw.changes, { because, source, amount }] });
}

/** Does a text keep this player from modifying it? */ // AR1-0378
const isProtected = (s: State, draw: Draw, by: Player): boolean =>
  changesFor(s, draw.by, 'destiny draw', {
    kind: draw.for,
    where: whereDrawn(s, draw.action),
    drawer: drawerOf(s, draw.action),
    drawn: draw.card.card,
  }).some(({ how }) => how === 'unmodifiable' || (how === 'unmodifiable by opponent' && by !== draw.by));

/** Resets a just drawn destiny: then nothing modifies it, and of competing resets the lower counts. */ // AR1-0381, AR1-0386
export function resetDraw(s: State, tell: Tell, to: number, because: string, source: CardRef): void {
  const draw = currentDraw(s);
  if (draw === null || draw.value === null || draw.substituted) return;
  const value = draw.reset ? Math.min(draw.value, to) : to;
  changeDraw(s, tell, { value, reset: true, changes: [...draw.changes, { because, source, amount: to }] });
}

/** Cancels a just drawn destiny: its value, not the card. Redrawn, the new draw counts in its place. */ // AR1-0427, AR1-0454
export function cancelDraw(s: State, tell: Tell, redraw = false): void {
  if (mayCancelDraw(s)) changeDraw(s, tell, { value: null, redraw });
}

/** Is there a destiny to be cancelled? A substituted one can't be. */ // AR1-0467
export const mayCancelDraw = (s: State): boolean => {
  const draw = currentDraw(s);
  return draw !== null && draw.value !== null && !draw.substituted;
};

/** The action that draws destiny, by its own id or by that of the frame that draws for it. */
function drawingAction(s: State, id: number): State['frames'][number] | null {
  const frame = frameById(s, id);
  const drawing = localsOf(frame, declared.draw);
  return drawing === null ? frame : frameById(s, drawing.action);
}

/** The card whose action draws destiny; -1 for a rule's. */
export const drawerOf = (s: State, action: number): CardId => refIn(drawingAction(s, action), 'source')?.card ?? -1;

/** Where an action draws destiny: at the battle, or where its card is; -1 if that is nowhere. */ // GAP-0187
export function whereDrawn(s: State, action: number): CardId {
  const source = refIn(drawingAction(s, action), 'source');
  if (source !== null && source.card >= 0 && isCurrent(s, source)) {
    const where = locationOf(s, source.card);
    if (where >= 0) return where;
  }
  return s.facts.battle?.location.card ?? -1;
}
