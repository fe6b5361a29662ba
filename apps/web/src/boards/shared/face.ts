import type { Face } from '@binary-sunset/table';
import { useTable } from '../../session/table.ts';

/** What is printed on a card that the viewer knows. */
export const useFace = (title: string | null): Face | undefined =>
  useTable(({ faces }) => (title === null ? undefined : faces.get(title)));
