import { memo } from 'react';
import type { Layout } from './layout.ts';
import styles from './world.module.css';

/** Numbers that look scattered and are the same every time. */
function* scatter(seed: number): Generator<number, never> {
  let last = seed;
  for (;;) {
    last = (last * 16807) % 2147483647;
    yield last / 2147483647;
  }
}

const stars = (() => {
  const next = scatter(11);
  const number = (): number => next.next().value;
  return Array.from({ length: 80 }, () => ({
    x: Math.round(number() * 1140),
    y: Math.round(number() * 380),
    r: 0.4 + number() * 0.7,
    opacity: 0.08 + number() * 0.3,
  }));
})();

const ground = [
  ...Array.from({ length: 8 }, (_, i) => `M0 ${(390 + 510 * ((i + 1) / 9) ** 2).toFixed(1)}H1140`),
  ...Array.from({ length: 29 }, (_, i) => `M${300 + (i - 14) * 34} 390L${300 + (i - 14) * 210} 900`),
].join('');

/** The sky and the ground: one horizon runs through the table. */
export const World = memo(({ layout }: { readonly layout: Layout }) => (
  <div className={styles['world']} data-layout={layout} aria-hidden="true">
    <svg viewBox="0 0 1140 900" preserveAspectRatio="none" aria-hidden="true">
      <g fill="#dfe9f5">
        {stars.map(({ x, y, r, opacity }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={opacity} />
        ))}
      </g>
      <path d={ground} stroke="#9fc0ea" strokeWidth="1" opacity=".035" fill="none" />
    </svg>
    <i />
  </div>
));
