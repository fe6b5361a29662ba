import type { IconName } from './icons.ts';
import styles from './sign.module.css';

/** A small sign in the text's colour. It says nothing: whoever uses it gives it words. */
export function Icon({
  name,
  className,
  sign,
}: {
  readonly name: IconName;
  readonly className?: string | undefined;
  /** What it is called where signs are explained. */
  readonly sign?: string | undefined;
}) {
  return (
    <svg className={className ?? styles['icon']} viewBox="0 0 16 16" data-sign={sign} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
