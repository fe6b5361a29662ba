import { Card } from '../../cards/card.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { useShell } from '../../session/shellStore.ts';
import styles from './inspector.module.css';
import { useInspection } from './useInspection.ts';

/** The whole card, large. */
export function FullFace() {
  const isOpen = useShell(({ panel }) => panel === 'face');
  return isOpen ? <Opened /> : null;
}

function Opened() {
  const { seen } = useInspection();
  if (seen === null) return null;
  const { face } = seen;
  return (
    <Dialog open onClose={useShell.getState().close} title={face.name} size="small">
      <div className={styles['full']}>
        <Card face={face} size="full" />
      </div>
    </Dialog>
  );
}
