import { tcgApprentice } from '@binary-sunset/agents';
import { type TcgState, type TcgVocabulary, tcg } from '@binary-sunset/tcg';
import { examinerOf, type SidesTable } from '../prepared.ts';

export type TcgTable = SidesTable<TcgState, TcgVocabulary>;

export const { habit, prepared } = examinerOf(tcg, tcgApprentice);
