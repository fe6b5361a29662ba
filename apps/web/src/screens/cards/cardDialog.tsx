import type { Face } from '@binary-sunset/table';
import { Dialog } from 'radix-ui';
import { Card } from '../../cards/card.tsx';
import { spokenName } from '../../cards/facts.ts';
import { Icon } from '../../parts/icon.tsx';
import { Modal } from '../../parts/modal.tsx';
import styles from './cardDialog.module.css';

/** The whole card, large, over the page; arrows go to its neighbours. */
export function CardDialog({
  face,
  onClose,
  onStep,
}: {
  readonly face: Face | null;
  readonly onClose: () => void;
  /** Goes on (1) or back (-1), if there is anything to go through. */
  readonly onStep?: (by: 1 | -1) => void;
}) {
  if (face === null) return null;
  return (
    <Dialog.Root open modal={false} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Modal veil={styles['veil']}>
          <Dialog.Content
            aria-modal="true"
            className={styles['dialog']}
            aria-describedby={undefined}
            onKeyDown={({ key }) => {
              if (key === 'ArrowRight') onStep?.(1);
              if (key === 'ArrowLeft') onStep?.(-1);
            }}
          >
            <Dialog.Title className="sr">{spokenName(face)}</Dialog.Title>
            <div className={styles['row']}>
              {onStep !== undefined && (
                <button type="button" className={styles['step']} aria-label="Previous card" onClick={() => onStep(-1)}>
                  <Icon name="prev" />
                </button>
              )}
              <Card face={face} size="full" />
              {onStep !== undefined && (
                <button type="button" className={styles['step']} aria-label="Next card" onClick={() => onStep(1)}>
                  <Icon name="next" />
                </button>
              )}
            </div>
            <Dialog.Close className={styles['close']} aria-label="Close">
              <Icon name="close" />
            </Dialog.Close>
          </Dialog.Content>
        </Modal>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
