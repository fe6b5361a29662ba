import type { ShownAttack } from '@binary-sunset/table';
import { useLayoutEffect, useRef, useState } from 'react';
import { afterLayout } from '../../../parts/afterLayout.ts';
import styles from './arrow.module.css';
import { curve, type Flight, tip } from './flight.ts';

const cardIn = (table: HTMLElement, handle: number | undefined): HTMLElement | null =>
  handle === undefined ? null : table.querySelector<HTMLElement>(`[data-arena] [data-card="${handle}"]`);

function flightOf(table: HTMLElement, attacker: HTMLElement, defender: HTMLElement): Flight {
  const whole = table.getBoundingClientRect();
  const a = attacker.getBoundingClientRect();
  const d = defender.getBoundingClientRect();
  const down = a.top < d.top;
  return {
    from: {
      x: Math.round(a.left + a.width / 2 - whole.left),
      y: Math.round((down ? a.bottom + 16 : a.top - 6) - whole.top),
    },
    to: {
      x: Math.round(d.left + d.width / 2 - whole.left),
      y: Math.round((down ? d.top - 8 : d.bottom + 8) - whole.top),
    },
  };
}

/** From whoever attacks to whoever is attacked, wherever on the table they are. */
export function Arrow({ attack }: { readonly attack: ShownAttack }) {
  const overlay = useRef<SVGSVGElement>(null);
  const [flight, setFlight] = useState<Flight | null>(null);
  const attacker = attack.attacker?.handle;
  const defender = attack.defender?.handle;
  useLayoutEffect(() => {
    const table = overlay.current?.parentElement ?? null;
    if (table === null) return;
    const look = (): void => {
      const from = cardIn(table, attacker);
      const to = cardIn(table, defender);
      setFlight(from === null || to === null ? null : flightOf(table, from, to));
    };
    const show = afterLayout(table, () => {
      for (const card of [attacker, defender])
        cardIn(table, card)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    });
    // It begins when the page is laid out. Arenas widen and rows scroll: the arrow follows.
    const watcher = new ResizeObserver(look);
    for (const element of [table, ...table.querySelectorAll<HTMLElement>('[data-arena]')]) watcher.observe(element);
    table.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      show();
      watcher.disconnect();
      table.removeEventListener('scroll', look, { capture: true });
    };
  }, [attacker, defender]);
  return (
    <svg ref={overlay} className={styles['arrow']} aria-hidden="true">
      {flight !== null && (
        <>
          <defs>
            <linearGradient
              id="arrow-flight"
              gradientUnits="userSpaceOnUse"
              x1="0"
              y1={flight.from.y}
              x2="0"
              y2={flight.to.y}
            >
              <stop stopColor="#ffae6b" stopOpacity=".9" />
              <stop offset="1" stopColor="#ff6f7d" />
            </linearGradient>
          </defs>
          <path className={styles['flight']} d={curve(flight)} stroke="url(#arrow-flight)" />
          <path className={styles['tip']} d={tip(flight)} />
        </>
      )}
    </svg>
  );
}
