import type { Handle } from '@binary-sunset/kernel';
import { useTable } from '../client/table.ts';
import { type Drop, optionDropped } from './dropping.ts';

/** A pointer that has not moved this far is still a tap. */
const farEnough = 10;

function dropAt(x: number, y: number): Drop[] {
  return document.elementsFromPoint(x, y).flatMap((element) => {
    const spot = element.closest<HTMLElement>('[data-spot]')?.dataset['spot'];
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset['zone'];
    // All of a location's column stands for it.
    const place = element.closest<HTMLElement>('[data-place]')?.dataset['place'];
    return [
      ...(spot === undefined ? [] : [{ card: Number(spot) }]),
      ...(place === undefined ? [] : [{ card: Number(place) }]),
      ...(zone === undefined ? [] : [{ zone }]),
    ];
  });
}

/** Follows a pointer that was pressed on a card; `onMoved` is told once it is a drag. */
export function beginDrag(
  pressed: globalThis.PointerEvent,
  spot: HTMLElement,
  card: Handle,
  onMoved: () => void,
): void {
  // A finger that moves scrolls.
  if (pressed.pointerType === 'touch' || !useTable.getState().options.has(card)) return;
  const asked = useTable.getState().moment?.scene.asked ?? null;
  let dragged = false;
  const move = (event: globalThis.PointerEvent): void => {
    const x = event.clientX - pressed.clientX;
    const y = event.clientY - pressed.clientY;
    if (!dragged && Math.hypot(x, y) < farEnough) return;
    if (!dragged) onMoved();
    dragged = true;
    spot.dataset['dragged'] = '';
    spot.style.translate = `${x}px ${y}px`;
  };
  const end = (event: globalThis.PointerEvent): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    delete spot.dataset['dragged'];
    spot.style.translate = '';
    const table = useTable.getState();
    if (!dragged || event.type !== 'pointerup' || asked === null || table.moment?.scene.asked !== asked) return;
    const drops = dropAt(event.clientX, event.clientY);
    for (const drop of drops) {
      const option = optionDropped(asked.decision.options, card, drop);
      if (option === null) continue;
      table.choose(option);
      return;
    }
    const [begun, ...more] = (table.options.get(card) ?? []).filter((option) => asked.leadsOn.includes(option));
    const places = drops.flatMap((drop) => ('card' in drop && drop.card !== card ? [drop.card] : []));
    // Back in the hand, it was not meant.
    const isKept = drops.some((drop) => 'zone' in drop && drop.zone === 'hand');
    if (begun !== undefined && more.length === 0 && drops.length > 0 && !isKept) void table.chooseFor(begun, places);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
