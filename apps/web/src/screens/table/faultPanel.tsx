import { useEffect } from 'react';
import { Button } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { say } from '../../parts/toast.tsx';
import { saveFile } from '../../session/files.ts';
import { fileName } from '../../session/saving.ts';
import { useShell } from '../../session/shellStore.ts';
import { engine, useTable } from '../../session/table.ts';
import styles from './faultPanel.module.css';

/** A worker that is stuck never answers; a report is worth having without it. */
const patience = 3000;

/** What somebody needs in order to find out what went wrong: a saved game that also says what happened, and where. */
async function report(message: string): Promise<string> {
  const game = await Promise.race([
    engine.file().then(
      (text) => JSON.parse(text) as object,
      (error: unknown) => ({ missing: `The engine did not give the game: ${String(error)}` }),
    ),
    new Promise<object>((resolve) => setTimeout(() => resolve({ missing: 'The engine did not answer.' }), patience)),
  ]);
  const build = new URL(import.meta.url).pathname;
  return JSON.stringify({ message, build, browser: navigator.userAgent, ...game }, null, 2);
}

/** Something went wrong; the table stays as it was, and one can go on. What was merely refused is only said. */
export function FaultPanel() {
  const fault = useTable((table) => table.fault);
  const id = useTable(({ display }) => display?.id ?? null);
  useEffect(() => {
    if (fault === null) return;
    // What lies open over the table would hide what is said about it.
    if (fault.ours) return useShell.getState().close();
    say(fault.message);
    useTable.getState().dismissFault();
  }, [fault]);
  if (fault === null || !fault.ours || id === null) return null;
  const { dismissFault, undo, resume } = useTable.getState();
  const after = (act: () => Promise<void>) => (): void => {
    dismissFault();
    void act();
  };
  return (
    <section className={styles['panel']} aria-labelledby="fault">
      <div role="alert">
        <h2 id="fault">Something went wrong here</h2>
        <p>
          The table is as it was before. <q>{fault.message}</q>
        </p>
      </div>
      <div className={styles['acts']}>
        <Button icon={<Icon name="undo" />} onClick={after(undo)}>
          Undo
        </Button>
        <Button icon={<Icon name="play" />} onClick={after(() => resume(id))}>
          Go on
        </Button>
        <Button
          icon={<Icon name="save" />}
          onClick={() => void report(fault.message).then((text) => saveFile(fileName('report', new Date()), text))}
        >
          Save report
        </Button>
        <Button look="quiet" onClick={dismissFault}>
          Close
        </Button>
      </div>
    </section>
  );
}
