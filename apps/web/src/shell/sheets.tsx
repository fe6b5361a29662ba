import type { ReactNode } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { useShell } from '../session/shellStore.ts';
import { Inspector } from './inspector/inspector.tsx';
import { Log } from './log.tsx';
import styles from './rail.module.css';

/** What is beside the table where there is room, as sheets where there is none. */
export function Sheets({ children }: { readonly children: ReactNode }) {
  const panel = useShell((shell) => shell.panel);
  const { close } = useShell.getState();
  return (
    <>
      <Dialog open={panel === 'inspector'} onClose={close} title="Card in view">
        <div className={styles['sheet']}>
          <Inspector />
        </div>
      </Dialog>
      <Dialog open={panel === 'log'} onClose={close} title="Log">
        {children}
        <Log />
      </Dialog>
    </>
  );
}
