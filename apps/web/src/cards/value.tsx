import { Icon } from '../parts/icon.tsx';
import type { Figure } from './facts.ts';
import { Glyph } from './glyph.tsx';
import styles from './value.module.css';

/** A number of a card with its sign; one that differs from print has an arrow instead. Of health, what is left. */
export function Value({
  figure,
  damage = 0,
  bare = false,
  className = '',
}: {
  readonly figure: Figure;
  readonly damage?: number;
  /** Its place says what it is: no sign is needed. */
  readonly bare?: boolean;
  readonly className?: string | undefined;
}) {
  const { label, icon, shown, change } = figure;
  return (
    <span
      className={`${styles['value']} ${change === null ? '' : styles[change]} ${className}`}
      data-sign={label.toLowerCase()}
    >
      {change !== null && <u>{change === 'up' ? '▲' : '▼'}</u>}
      {change === null && !bare && (icon === 'force' ? <Glyph name="force" /> : <Icon name={icon} />)}
      <b className={damage > 0 ? styles['hurt'] : undefined}>
        {damage > 0 && (
          <>
            {Math.max(0, Number(shown) - damage)}
            <s>/</s>
          </>
        )}
        {shown}
      </b>
    </span>
  );
}
