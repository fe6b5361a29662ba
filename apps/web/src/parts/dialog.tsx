import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import styles from './dialog.module.css';
import { comesFrom, goBackTo } from './focus.ts';
import { Icon } from './icon.tsx';
import { Modal } from './modal.tsx';

export interface DialogProps {
  readonly open: boolean;
  /** Without it the dialog cannot be closed but by what it offers. */
  readonly onClose?: () => void;
  readonly title: ReactNode;
  /** Read out with the title. */
  readonly about?: ReactNode;
  readonly children?: ReactNode;
  /** What it offers to do, at the bottom. */
  readonly actions?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** Something that must be answered: it is announced at once. */
  readonly urgent?: boolean;
  /** What has the focus first; the first control if not given. */
  readonly first?: RefObject<HTMLElement | null>;
}

/** A window over the page; on a phone, a sheet that rises from below. */
export function Dialog({
  open,
  onClose,
  title,
  about,
  children,
  actions,
  size = 'medium',
  urgent,
  first,
}: DialogProps) {
  const before = useRef<HTMLElement>(null);
  const stay = onClose === undefined ? (event: Event) => event.preventDefault() : undefined;
  return (
    <Radix.Root open={open} modal={false} onOpenChange={(next) => (next ? undefined : onClose?.())}>
      <Radix.Portal>
        <Modal veil={styles['veil']}>
          <Radix.Content
            aria-modal="true"
            className={`${styles['dialog']} ${styles[size]}`}
            onOpenAutoFocus={(event) => {
              before.current = comesFrom();
              if (first?.current == null) return;
              event.preventDefault();
              first.current.focus();
            }}
            onCloseAutoFocus={(event) => {
              // Left to itself, a window that nothing on the page opened leaves the focus nowhere.
              event.preventDefault();
              goBackTo(before.current);
            }}
            {...(urgent ? { role: 'alertdialog' } : {})}
            {...(about === undefined ? { 'aria-describedby': undefined } : {})}
            {...(stay === undefined
              ? {}
              : { onEscapeKeyDown: stay, onPointerDownOutside: stay, onInteractOutside: stay })}
          >
            <header className={styles['head']}>
              <Radix.Title className={styles['title']}>{title}</Radix.Title>
              {onClose === undefined ? null : (
                <Radix.Close className={styles['close']} aria-label="Close">
                  <Icon name="close" />
                </Radix.Close>
              )}
            </header>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
            <section className={styles['body']} tabIndex={0} aria-label="Contents">
              {about === undefined ? null : <Radix.Description className={styles['about']}>{about}</Radix.Description>}
              {children}
            </section>
            {actions === undefined ? null : <footer className={styles['actions']}>{actions}</footer>}
          </Radix.Content>
        </Modal>
      </Radix.Portal>
    </Radix.Root>
  );
}
