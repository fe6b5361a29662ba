import { tcgApprentice } from '@binary-sunset/agents';
import { type TcgState, tcg } from '@binary-sunset/tcg';
import { examinerOf, type SidesTable } from '../prepared.ts';

export type TcgTable = SidesTable<TcgState>;

export const { habit, prepared } = examinerOf(tcg, tcgApprentice);
