import { Tooltip } from 'radix-ui';
import type { ComponentProps } from 'react';
import { usesKeys } from '../interaction/lastInput.ts';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icons.ts';
import { Key } from '../parts/key.tsx';
import styles from './bar.module.css';

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
