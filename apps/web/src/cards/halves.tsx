import type { Face, Half } from '@binary-sunset/table';
import { CardText } from './cardText.tsx';
import { Icons } from './forceIcons.tsx';
import styles from './halves.module.css';

const names = { light: 'Light side', dark: 'Dark side' } as const;

type Side = keyof typeof names;

/** Both sides of a location, that of whoever reads it first below. */
export function Halves({
  halves,
  side,
}: {
  readonly halves: NonNullable<Face['halves']>;
  /** Whose half is read upright and stands last. */
  readonly side: Face['side'];
}) {
  const order: readonly Side[] = side === 'light' ? ['dark', 'light'] : ['light', 'dark'];
  return order.map((one) => <OneHalf key={one} side={one} half={halves[one]} />);
}

const OneHalf = ({ side, half: { icons, text } }: { readonly side: Side; readonly half: Half }) => (
  <div className={styles['half']} data-side={side}>
    <h4>
      <Icons side={side} count={icons} />
      <span>
        {names[side]}
        <span className="sr">, {icons} Force icons</span>
      </span>
    </h4>
    {text.length === 0 ? <p>No game text.</p> : <CardText text={text} />}
  </div>
);
