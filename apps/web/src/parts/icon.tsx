import type { IconName } from './icons.ts';
import styles from './sign.module.css';

/** A small sign in the text's colour. It says nothing: whoever uses it gives it words. */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string | undefined }) {
  return (
    <svg className={className ?? styles['icon']} viewBox="0 0 16 16" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
