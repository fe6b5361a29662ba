import { tcgApprentice } from '@binary-sunset/agents/tcg';
import type { TcgState, TcgVocabulary } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import { examinerOf, type SidesTable } from '../prepared.ts';

export type TcgTable = SidesTable<TcgState, TcgVocabulary>;

export const { habit, prepared } = examinerOf(tcg, tcgApprentice(tcg));
