import { create } from 'zustand';
import type { Engine } from '../engine/protocol.ts';
import { useSettings } from '../settings/settings.ts';
import { startEngine } from './engine.ts';
import { type Clock, type TableStore, tableStore } from './tableStore.ts';
import { playedInOneTab } from './tabs.ts';

export type { TableStore } from './tableStore.ts';

export const engine: Engine = startEngine();

const clock: Clock = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

export const useTable = create<TableStore>(tableStore({ engine, settings: useSettings.getState, clock }));

playedInOneTab(useTable, new BroadcastChannel('binary-sunset tables'));
