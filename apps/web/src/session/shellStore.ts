import type { Handle } from '@binary-sunset/kernel';
import { create } from 'zustand';

/** What can lie open over the table. */
export type Panel = 'actions' | 'inspector' | 'log' | 'outline' | 'face';

interface ShellStore {
  readonly panel: Panel | null;
  /** A tap asks why a card can't act, instead of acting. */
  readonly asksWhyNot: boolean;
  /** The card whose options are listed beside it. */
  readonly menuAt: Handle | null;
  show(panel: Panel): void;
  /** Opens a panel, or closes it if it is the one that is open. */
  toggle(panel: Panel): void;
  close(): void;
  askWhyNot(asks: boolean): void;
  openMenu(card: Handle | null): void;
}

/** What the shell shows, beside the table itself. */
export const useShell = create<ShellStore>((set, get) => ({
  panel: null,
  asksWhyNot: false,
  menuAt: null,
  show: (panel) => set({ panel, menuAt: null }),
  toggle: (panel) => set({ panel: get().panel === panel ? null : panel, menuAt: null }),
  close: () => set({ panel: null }),
  askWhyNot: (asksWhyNot) => set({ asksWhyNot }),
  openMenu: (menuAt) => set({ menuAt }),
}));
