import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** `sun` is the one thing to do next; there is never more than one of it in view. */
  readonly look?: 'sun' | 'plain' | 'quiet' | 'danger';
  readonly icon?: ReactNode;
  /** A key that does the same. */
  readonly shortcut?: string;
}

export function Button({ look = 'plain', icon, shortcut, children, className, ...rest }: ButtonProps) {
  return (
    <button type="button" className={`${styles['button']} ${styles[look]} ${className ?? ''}`} {...rest}>
      {icon}
      <span className={styles['label']}>{children}</span>
      {shortcut === undefined ? null : (
        <span className={styles['key']} aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  );
}

/** A button that reads as a link, for what is off the main path. */
export function TextButton({ icon, children, className, ...rest }: Omit<ButtonProps, 'look' | 'shortcut'>) {
  return (
    <button type="button" className={`${styles['text']} ${className ?? ''}`} {...rest}>
      {icon}
      <span>{children}</span>
    </button>
  );
}
