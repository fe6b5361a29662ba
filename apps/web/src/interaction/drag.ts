import type { Handle } from '@binary-sunset/kernel';
import type { Asked } from '@binary-sunset/table';
import { useTable } from '../session/table.ts';
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

/** The questions that a card leads on to, where its options do so. */
const leadingWith = ({ leadsOn }: Asked, card: Handle) => {
  const own = useTable.getState().options.get(card) ?? [];
  return leadsOn.filter(({ option }) => own.includes(option));
};

const placesOf = (card: Handle): string[] => {
  const column = `[data-place="${card}"]`;
  return [document.querySelector(column) === null ? `[data-spot="${card}"]` : column];
};

/** Shows where a card may be dropped, until what it gives is called. */
function showPlaces(asked: Asked, card: Handle): () => void {
  const own = (useTable.getState().options.get(card) ?? []).flatMap((i) => asked.decision.options[i]?.to ?? []);
  const places = [
    ...own.flatMap((to) => ('card' in to ? placesOf(to.card) : [`[data-zone="${to.zone}"][data-of="${to.of}"]`])),
    ...leadingWith(asked, card).flatMap(({ to }) => to.flatMap(placesOf)),
  ];
  const shown = places.length === 0 ? [] : [...document.querySelectorAll<HTMLElement>(places.join())];
  for (const place of shown) place.dataset['drop'] = '';
  return () => {
    for (const place of shown) delete place.dataset['drop'];
  };
}

/** Takes a card out of what scrolls around it, to above everything, until what it gives is called. */
function lift(spot: HTMLElement): () => void {
  const { left, top, width, height } = spot.getBoundingClientRect();
  const around = spot.parentElement;
  // Its place stays free.
  if (around !== null) Object.assign(around.style, { minWidth: `${width}px`, minHeight: `${height}px` });
  Object.assign(spot.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  spot.dataset['dragged'] = '';
  spot.popover = 'manual';
  spot.showPopover();
  return () => {
    // It may be gone from the table meanwhile.
    if (spot.isConnected) spot.hidePopover();
    spot.popover = null;
    delete spot.dataset['dragged'];
    Object.assign(spot.style, { left: '', top: '', width: '', height: '', translate: '' });
    if (around !== null) Object.assign(around.style, { minWidth: '', minHeight: '' });
  };
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
  const asked = useTable.getState().display?.scene.asked ?? null;
  if (asked === null) return;
  let putDown: (() => void) | null = null;
  const move = (event: globalThis.PointerEvent): void => {
    const x = event.clientX - pressed.clientX;
    const y = event.clientY - pressed.clientY;
    if (putDown === null) {
      if (Math.hypot(x, y) < farEnough) return;
      onMoved();
      const [hidePlaces, lay] = [showPlaces(asked, card), lift(spot)];
      putDown = () => {
        hidePlaces();
        lay();
      };
    }
    spot.style.translate = `${x}px ${y}px`;
  };
  const end = (event: globalThis.PointerEvent): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    if (putDown === null) return;
    putDown();
    const table = useTable.getState();
    if (event.type !== 'pointerup' || table.display?.scene.asked !== asked) return;
    const drops = dropAt(event.clientX, event.clientY);
    for (const drop of drops) {
      const option = optionDropped(asked.decision.options, card, drop);
      if (option === null) continue;
      // Whoever drops a card there has said what they want.
      void table.answer([option]);
      return;
    }
    const [begun, ...more] = leadingWith(asked, card);
    const places = drops.flatMap((drop) => ('card' in drop && drop.card !== card ? [drop.card] : []));
    // Back in the hand, it was not meant.
    const isKept = drops.some((drop) => 'zone' in drop && drop.zone === 'hand');
    if (begun !== undefined && more.length === 0 && drops.length > 0 && !isKept)
      void table.chooseFor(begun.option, places);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
