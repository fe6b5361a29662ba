import { memo } from 'react';
import { addressed } from '../../cards/art/art.ts';
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

function stars(): string {
  const next = scatter(11);
  const number = (): number => next.next().value;
  return Array.from({ length: 80 }, () => {
    const [x, y] = [Math.round(number() * 1140), Math.round(number() * 380)];
    const [radius, opacity] = [0.4 + number() * 0.7, 0.08 + number() * 0.3];
    return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(2)}" opacity="${opacity.toFixed(2)}"/>`;
  }).join('');
}

const ground = [
  ...Array.from({ length: 8 }, (_, i) => `M0 ${(390 + 510 * ((i + 1) / 9) ** 2).toFixed(1)}H1140`),
  ...Array.from({ length: 29 }, (_, i) => `M${300 + (i - 14) * 34} 390L${300 + (i - 14) * 210} 900`),
].join('');

/** One picture: as elements, eighty stars would be laid out and layered with everything else. */
const sky = (): string =>
  addressed(
    'sky',
    () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1140 900" preserveAspectRatio="none"><g fill="#dfe9f5">${stars()}</g><path d="${ground}" stroke="#9fc0ea" opacity=".035" fill="none"/></svg>`,
  );

/** The sky and the ground: one horizon runs through the table. */
export const World = memo(({ layout }: { readonly layout: Layout }) => (
  <div className={styles['world']} data-layout={layout} aria-hidden="true">
    <span style={{ backgroundImage: sky() }} />
    <i />
  </div>
));
