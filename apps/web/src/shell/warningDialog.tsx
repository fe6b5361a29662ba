import { capital } from '@binary-sunset/table/plain';
import { useRef, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { useTable } from '../session/table.ts';
import type { Warning } from '../session/warnings.ts';
import { useSettings } from '../settings/settings.ts';
import styles from './warningDialog.module.css';

/** Asks once before something is wasted or lost. */
export function WarningDialog() {
  const warning = useTable((table) => table.warning);
  return warning === null ? null : <Asking warning={warning} />;
}

function Asking({ warning: { picks, label, waste } }: { readonly warning: Warning }) {
  const [quiet, setQuiet] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const { answer, heed } = useTable.getState();
  const decide = (goOn: boolean): void => {
    const { warnings, set } = useSettings.getState();
    if (quiet) set({ warnings: { ...warnings, [waste.of]: false } });
    heed();
    if (goOn) void answer(picks);
  };
  return (
    <Dialog
      open
      urgent
      size="small"
      title={`${capital(waste.words)}?`}
      about={waste.sentence}
      first={first}
      onClose={() => decide(false)}
      actions={
        <>
          <Button ref={first} look="sun" onClick={() => decide(false)}>
            Think again
          </Button>
          <Button onClick={() => decide(true)}>{label} anyway</Button>
        </>
      }
    >
      <label className={styles['quiet']}>
        <input type="checkbox" checked={quiet} onChange={(event) => setQuiet(event.target.checked)} />
        Don’t warn me of such things again
      </label>
    </Dialog>
  );
}
