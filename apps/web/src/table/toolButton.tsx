import { Tooltip } from 'radix-ui';
import type { ComponentProps } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icons.ts';
import styles from './bar.module.css';
import { Key } from './key.tsx';
import { usesKeys } from './lastInput.ts';

export interface ToolProps extends ComponentProps<'button'> {
  readonly icon: IconName;
  readonly name: string;
  readonly shortcut?: string;
  readonly mirrored?: boolean;
}

/** A sign on the bar, with its words for whoever asks and whoever listens. */
export function ToolButton({ icon, name, shortcut, mirrored = false, ...rest }: ToolProps) {
  return (
    <Tooltip.Root>
      {/* A finger or a click that leaves the focus here has not asked for words. */}
      <Tooltip.Trigger asChild onFocus={(event) => (usesKeys() ? undefined : event.preventDefault())}>
        <button
          type="button"
          className={styles['tool']}
          aria-label={name}
          {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
          {...rest}
        >
          <Icon name={icon} className={`${styles['toolIcon']} ${mirrored ? styles['mirrored'] : ''}`} />
        </button>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className={styles['tip']} sideOffset={4} collisionPadding={8}>
          {name}
          {shortcut === undefined ? null : <Key>{shortcut.replace('+', ' ')}</Key>}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
