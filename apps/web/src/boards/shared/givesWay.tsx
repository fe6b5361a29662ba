import { useEffect, useState } from 'react';
import { useTable } from '../../session/table.ts';

/** Closes the drawer that it is in once something was chosen there: what comes of it is asked beneath the drawer. */
export function GivesWay({ close }: { readonly close: () => void }) {
  const chosen = useTable(({ display, picked }) => {
    const decision = display?.scene.asked?.decision;
    // Of several that are wanted, each is picked in turn.
    return `${decision?.at} ${decision?.kind === 'subset' ? '' : picked.join(' ')}`;
  });
  const [before] = useState(chosen);
  useEffect(() => {
    if (chosen !== before) close();
  }, [chosen, before, close]);
  return null;
}
