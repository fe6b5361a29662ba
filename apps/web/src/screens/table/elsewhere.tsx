import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { seated } from '../../session/seating.ts';
import { useTable } from '../../session/table.ts';

/** The same game was opened in another tab: it goes on there, until it is wanted here again. */
export function Elsewhere() {
  const aside = useTable((table) => table.aside);
  const id = useTable(({ display }) => display?.id ?? null);
  const [fault, setFault] = useState<string | null>(null);
  const [, go] = useLocation();
  if (!aside || id === null) return null;
  const playHere = (): void => {
    seated(() => useTable.getState().resume(id)).catch((error: unknown) =>
      setFault(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <Dialog
      open
      urgent
      size="small"
      title="This game goes on in another tab"
      about="Only one tab plays it at a time. Nothing you did here is lost."
      actions={
        <>
          <Button look="sun" onClick={playHere}>
            Play here
          </Button>
          <Button icon={<Icon name="home" />} onClick={() => go('/')}>
            Home
          </Button>
        </>
      }
    >
      {fault === null ? null : <p role="alert">{fault}</p>}
    </Dialog>
  );
}
