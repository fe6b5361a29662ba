import type { ShownCard } from '@binary-sunset/table';
import { useTable } from '../session/table.ts';

/** Whether something can be done now with any of these cards. */
export const useCanAct = (cards: readonly ShownCard[]): boolean =>
  useTable(({ options }) => cards.some(({ handle }) => options.has(handle)));
