import type { TableStore } from './tableStore.ts';

/** The part of a table's store that tabs need. */
export interface SharedTable {
  getState(): Pick<TableStore, 'display' | 'setAside'>;
  subscribe(listener: (now: Pick<TableStore, 'display'>, before: Pick<TableStore, 'display'>) => void): void;
}

/**
 * A game is played in one tab: in that which opened it last. Whoever has it open as well puts it aside. All tabs of a
 * browser hear each other by the channel, and none hears itself.
 */
export function playedInOneTab(table: SharedTable, tabs: BroadcastChannel): void {
  table.subscribe(({ display }, before) => {
    if (display !== null && display.id !== before.display?.id) tabs.postMessage(display.id);
  });
  tabs.addEventListener('message', ({ data }) => {
    const { display, setAside } = table.getState();
    if (display !== null && display.id === data) setAside();
  });
}
