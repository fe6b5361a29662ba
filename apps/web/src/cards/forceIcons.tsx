import type { Face } from '@binary-sunset/table';
import type { SignName } from '@binary-sunset/table/plain';
import { SideMark } from '../parts/sideMark.tsx';
import styles from './forceIcons.module.css';

/** Force icons of one side: circles or diamonds, so many. */
export function Icons({ side, count }: { readonly side: 'light' | 'dark'; readonly count: number }) {
  return (
    <span className={styles['icons']} data-side={side} data-sign={'force icon' satisfies SignName}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: icons have nothing but their place
        <SideMark key={place} side={side} />
      ))}
    </span>
  );
}

/** The Force icons of both sides of a location. */
export const ForceIcons = ({ halves: { light, dark } }: { readonly halves: NonNullable<Face['halves']> }) => (
  <>
    <Icons side="light" count={light.icons} />
    <Icons side="dark" count={dark.icons} />
  </>
);
