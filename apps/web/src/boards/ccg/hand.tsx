import type { CcgBoard, CcgSeat } from '@binary-sunset/table';
import { memo } from 'react';
import { HandRow } from '../shared/handRow.tsx';
import { Counts } from './counts.tsx';

/** The hand of whoever sits below. */
export const Hand = ({ board }: { readonly board: CcgBoard }) => <Held seat={board.seats[board.below]} />;

const Held = memo(({ seat }: { readonly seat: CcgSeat }) => (
  <HandRow seat={seat} counts={<Counts seat={seat} own />} />
));
