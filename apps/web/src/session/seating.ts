import { useTable } from './table.ts';

/**
 * Starts or opens a game and gives its id as soon as it is on the table, without waiting for the computer to move.
 * Throws what the engine says against it.
 */
export function seated(act: () => Promise<void>): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = (): boolean => {
      const { display, fault } = useTable.getState();
      if (display !== null) resolve(display.id);
      else if (fault !== null) {
        useTable.getState().dismissFault();
        reject(new Error(fault.message));
      } else return false;
      unsubscribe();
      return true;
    };
    const unsubscribe = useTable.subscribe(() => {
      if (begun) look();
    });
    // What was on the table before is cleared within the call, so that whatever is seen afterwards is new.
    let begun = false;
    const done = act();
    begun = true;
    if (!look()) done.then(look, reject);
  });
}
