import { type RefObject, useEffect, useRef } from 'react';
import { afterLayout } from '../parts/afterLayout.ts';
import { useTable } from '../session/table.ts';

/** What stays free beside the card, so that it is seen that there are more. */
const beside = 28;

/** Scrolls a row of cards to the first that can act whenever something is asked, unless the player has a finger on it. */
export function useFirstInView(row: RefObject<HTMLElement | null>): void {
  const asked = useTable(({ display }) => display?.scene.asked ?? null);
  const touched = useRef(false);
  useEffect(() => {
    const at = row.current;
    if (at === null) return;
    const note = ({ touches }: TouchEvent): void => {
      touched.current = touches.length > 0;
    };
    for (const kind of ['touchstart', 'touchend', 'touchcancel'] as const)
      at.addEventListener(kind, note, { passive: true });
    return () => {
      for (const kind of ['touchstart', 'touchend', 'touchcancel'] as const) at.removeEventListener(kind, note);
    };
  }, [row]);
  useEffect(() => {
    const at = row.current;
    if (asked === null || at === null || touched.current) return;
    return afterLayout(at, () => {
      const card = at.querySelector('[data-legal]');
      if (card === null) return;
      const { left, right } = card.getBoundingClientRect();
      const view = at.getBoundingClientRect();
      const by = left < view.left + beside ? left - view.left - beside : Math.max(0, right - view.right + beside);
      if (by !== 0) at.scrollBy({ left: by });
    });
  }, [row, asked]);
}
