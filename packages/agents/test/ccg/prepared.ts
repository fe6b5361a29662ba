import { ccgApprentice } from '@binary-sunset/agents/ccg';
import type { CcgState, CcgVocabulary } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import { apprentice } from '../../src/apprentice.ts';
import type { CcgRule } from '../../src/ccg/situation.ts';
import { patience, trainingFor } from '../../src/ccg/training.ts';
import { examinerOf, type SidesTable } from '../prepared.ts';

export type CcgTable = SidesTable<CcgState, CcgVocabulary>;

export const { habit, prepared } = examinerOf(ccg, ccgApprentice(ccg));

const training = trainingFor(ccg);

/** Somebody who looks ahead just as far, but has not learned these rules. */
export const without = (rules: readonly CcgRule[]) =>
  apprentice({ ...training, rules: training.rules.filter((rule) => !rules.includes(rule)) }, patience);
