import { DismissableLayer } from 'radix-ui/internal';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { afterLayout } from './afterLayout.ts';
import styles from './dialog.module.css';
import { holdFocus, isInWindow } from './focus.ts';
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

/**
 * A window over the page; on a phone, a sheet that rises from below. It is made of the parts that Radix makes its own
 * dialog of, without what keeps one for a motion when it goes: to see whether there is any, the whole page was styled.
 */
export const Dialog = ({ open, ...props }: DialogProps) => (open ? <Window {...props} /> : null);

function Window({
  onClose,
  title,
  about,
  children,
  actions,
  size = 'medium',
  urgent = false,
  first,
}: Omit<DialogProps, 'open'>) {
  const giveBack = useRef<() => void>(undefined);
  const id = useId();
  const stay = onClose === undefined ? (event: Event) => event.preventDefault() : undefined;
  return createPortal(
    <Modal
      veil={styles['veil']}
      onMountAutoFocus={(event) => {
        giveBack.current ??= holdFocus();
        const { current } = first ?? {};
        if (current == null) return;
        event.preventDefault();
        afterLayout(current, () => current.focus());
      }}
      onUnmountAutoFocus={(event) => {
        // Left to itself, a window that nothing on the page opened leaves the focus nowhere.
        event.preventDefault();
        giveBack.current?.();
      }}
    >
      <DismissableLayer.Root
        role={urgent ? 'alertdialog' : 'dialog'}
        aria-modal="true"
        aria-labelledby={`${id}title`}
        {...(about === undefined ? {} : { 'aria-describedby': `${id}about` })}
        className={`${styles['dialog']} ${styles[size]}`}
        deferPointerDownOutside
        // Another window takes the place of this one; the page does not, whatever moves the focus there.
        onFocusOutside={(event) => (isInWindow(event.target) ? undefined : event.preventDefault())}
        {...(onClose === undefined ? {} : { onDismiss: onClose })}
        {...(stay === undefined ? {} : { onEscapeKeyDown: stay, onPointerDownOutside: stay, onInteractOutside: stay })}
      >
        <header className={styles['head']}>
          <h2 id={`${id}title`} className={styles['title']}>
            {title}
          </h2>
          {onClose === undefined ? null : (
            <button type="button" className={styles['close']} aria-label="Close" onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
        <section className={styles['body']} tabIndex={0} aria-label="Contents">
          {about === undefined ? null : (
            <p id={`${id}about`} className={styles['about']}>
              {about}
            </p>
          )}
          {children}
        </section>
        {actions === undefined ? null : <footer className={styles['actions']}>{actions}</footer>}
      </DismissableLayer.Root>
    </Modal>,
    document.body,
  );
}
