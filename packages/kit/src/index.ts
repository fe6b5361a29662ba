/** The test kit. Only tests and tools import it. */
export { BadCitation, type Citation } from './citation.ts';
export { exchange, sight, unknownTo } from './exchange.ts';
export { deepFreeze } from './freeze.ts';
export { FuzzFailure, type FuzzOptions, type FuzzReport, fuzz } from './fuzz.ts';
export { checkGolden, type Golden, LeadsElsewhere, makeGolden, rehashGolden } from './golden.ts';
export { BrokenInvariant } from './invariants.ts';
export { NoSuchName } from './mustBe.ts';
export { type Heard, isOfTestCard, namesHeard } from './names.ts';
export { howFarItGoes, readEnds, writeEnds } from './oldRecords.ts';
export { type Perft, perft } from './perft.ts';
export { type Chooser, leastSeenChooser, randomChooser, reluctantly } from './players.ts';
export { NotReached } from './playingOn.ts';
export { misnamed, type NamedText, readPublished, writePublished } from './published.ts';
export { rule, ruleOnPage } from './rule.ts';
export { scenario } from './scenario.ts';
export { makeStranger } from './strangers.ts';
export type { Showcase, Subject } from './subject.ts';
export { NotAsked, type ScenarioTable, type Seated, table, tableFrom } from './table.ts';
