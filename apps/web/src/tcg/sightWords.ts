import type { Sight, TcgBoard } from '@binary-sunset/table';
import type { SitterNames } from '@binary-sunset/table/plain';
import { sitterName } from './words.ts';

/** "Computer plays": who lays a card on the table. */
export const playedLine = (
  { by }: Extract<Sight, { what: 'card' }>,
  { seats }: TcgBoard,
  sitters: SitterNames,
): string => `${sitterName(seats[by], sitters)} plays`;
