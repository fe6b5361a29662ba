import { create } from 'zustand';

/** The windows that can be opened from anywhere. */
export type Opened =
  | { readonly what: 'settings' | 'help' | 'concede' | 'result' }
  | { readonly what: 'rule'; readonly id: string | null };

interface DialogStore {
  readonly opened: Opened | null;
  /** Opens a window, in place of the one that is open. */
  open(what: Exclude<Opened['what'], 'rule'>): void;
  /** The rulebook, at a rule or at its search. */
  openRule(id: string | null): void;
  close(): void;
}

export const useDialogs = create<DialogStore>((set) => ({
  opened: null,
  open: (what) => set({ opened: { what } }),
  openRule: (id) => set({ opened: { what: 'rule', id } }),
  close: () => set({ opened: null }),
}));
