import { useTable } from '../session/table.ts';

/** Takes the nearest thing back: what is chosen but not yet done, else the last thing that was. */
export function takeBack(): void {
  const { display, picked, unpick, undo } = useTable.getState();
  if (picked.length > 0) unpick();
  else if (display?.canUndo) void undo();
}
