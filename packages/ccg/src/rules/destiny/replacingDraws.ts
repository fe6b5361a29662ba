import { frameById, type LocalsOf, localsOf, type Player } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import { declared } from '../actions/frames.ts';

/** Nobody draws from an empty Reserve Deck, or beyond a limit. */ // AR1-0422, AR1-0440
export const canDraw = (
  s: State,
  l: { readonly by: Player; readonly made: number; readonly limit: number | null },
): boolean => s.zones.reserve[l.by].length > 0 && (l.limit === null || l.made < l.limit);

/** The frame of a draw that is about to be made. */
const drawingFrame = (s: State, action: number): LocalsOf<typeof declared.draw> | null =>
  localsOf(frameById(s, action), declared.draw);

/** Can the draw about to be made still be replaced? */ // AR1-0470
export const mayReplaceDraw = (s: State, action: number, by: Player, many = 1): boolean => {
  const drawing = drawingFrame(s, action);
  if (drawing === null || drawing.by !== by || drawing.instead !== null || drawing.wanted > 1) return false;
  return canDraw(s, drawing) && (drawing.limit === null || drawing.made + many <= drawing.limit);
};

/** A value is used in place of the draw about to be made. */ // AR1-0467, AR1-0469
export function substituteDraw(s: State, action: number, value: number): void {
  const drawing = drawingFrame(s, action);
  if (drawing !== null) drawing.instead = value;
}

/** In place of the draw about to be made several are drawn, and some of them chosen. */ // AR1-0455, AR1-0460
export function multiplyDraw(s: State, action: number, many: number, choose: number): void {
  const drawing = drawingFrame(s, action);
  if (drawing === null) return;
  drawing.wanted = many;
  drawing.keep = choose;
}
