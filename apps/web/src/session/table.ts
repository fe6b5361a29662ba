import { create } from 'zustand';
import type { Engine } from '../engine/protocol.ts';
import { useSettings } from '../settings/settings.ts';
import { startEngine } from './engine.ts';
import { type TableStore, tableStore } from './tableStore.ts';

export { isInBattle, type PassUntil, type TableStore } from './tableStore.ts';

export const engine: Engine = startEngine();

export const useTable = create<TableStore>(
  tableStore({ engine, settings: useSettings.getState, now: () => performance.now() }),
);
