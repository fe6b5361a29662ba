import { animate } from 'motion/mini';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { afterLayout } from '../parts/afterLayout.ts';
import { useTable } from '../session/table.ts';
import { hurtIn, type Journey, journeysIn } from './journeys.ts';
import { usePace } from './motion.ts';

/** More at once are a shuffle or a new table: nobody could follow. */
const mostAtOnce = 12;

const cardAt = (table: HTMLElement, handle: number): HTMLElement | null =>
  table.querySelector<HTMLElement>(`[data-card="${handle}"]`);

const zoneAt = (table: HTMLElement, { zone, of }: Journey['from']): HTMLElement | null =>
  table.querySelector<HTMLElement>(`[data-zone="${zone}"][data-of="${of}"]`);

/** Where the cards that are about to move are now: asked for between the news and the new drawing. */
function placesOf(table: HTMLElement, journeys: readonly Journey[]): Map<number, DOMRect> {
  const places = new Map<number, DOMRect>();
  for (const { card, from } of journeys) {
    const element = cardAt(table, card) ?? zoneAt(table, from);
    if (element !== null) places.set(card, element.getBoundingClientRect());
  }
  return places;
}

function travel(element: HTMLElement, from: DOMRect, to: DOMRect, pace: number): void {
  if (to.width === 0) return;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  if (Math.abs(x) + Math.abs(y) < 8) return;
  const scale = Math.min(1.2, Math.max(0.4, from.height / to.height));
  element.style.zIndex = '30';
  void animate(
    element,
    { transform: [`translate(${x}px, ${y}px) scale(${scale})`, 'none'] },
    { duration: 0.32 * pace, ease: [0.22, 0.8, 0.24, 1] },
  ).then(() => {
    element.style.zIndex = '';
    element.style.transform = '';
  });
}

function flash(element: HTMLElement, pace: number): void {
  void animate(
    element,
    { filter: ['brightness(2.2) saturate(1.6)', 'brightness(1) saturate(1)'] },
    { duration: 0.4 * pace },
  ).then(() => {
    element.style.filter = '';
  });
}

/** Lets the cards that moved travel to where they are now, and those that were damaged flash. */
export function useTravel(anywhereIn: RefObject<HTMLElement | null>): void {
  const pace = usePace();
  const display = useTable((table) => table.display);
  const places = useRef(new Map<number, DOMRect>());

  useEffect(
    () =>
      useTable.subscribe((now, before) => {
        if (now.display === before.display || now.display === null || before.display === null) return;
        const journeys = journeysIn(now.display.happenings);
        const table = anywhereIn.current?.closest<HTMLElement>('main') ?? anywhereIn.current;
        places.current = table === null || journeys.length > mostAtOnce ? new Map() : placesOf(table, journeys);
      }),
    [anywhereIn],
  );

  useLayoutEffect(() => {
    const table = anywhereIn.current?.closest<HTMLElement>('main') ?? anywhereIn.current;
    if (table === null || display === null || pace === 0) return;
    const left = places.current;
    const hurt = hurtIn(display.happenings);
    places.current = new Map();
    if (left.size + hurt.length === 0) return;
    return afterLayout(table, () => {
      // All are measured before the first is moved: otherwise the page is laid out again for each.
      const arrived = [...left].flatMap(([card, from]) => {
        const element = cardAt(table, card);
        return element === null ? [] : [{ element, from, to: element.getBoundingClientRect() }];
      });
      for (const { element, from, to } of arrived) travel(element, from, to, pace);
      for (const card of hurt) {
        const element = cardAt(table, card);
        if (element !== null) flash(element, pace);
      }
    });
  }, [anywhereIn, display, pace]);
}
