import type { Judged } from './judge.ts';
import { isCaught } from './judge.ts';
import type { Mutant } from './mutant.ts';

export interface Counts {
  readonly mutants: number;
  /** Those that timed out among them. */
  readonly caught: number;
  /** Those that no test reaches among them. */
  readonly survived: number;
  readonly timedOut: number;
  readonly noCoverage: number;
  readonly percent: number;
}

export function countsOf(judged: readonly Judged[]): Counts {
  const caught = judged.filter(isCaught).length;
  const having = (verdict: Judged['verdict']) => judged.filter((one) => one.verdict === verdict).length;
  return {
    mutants: judged.length,
    caught,
    survived: judged.length - caught,
    timedOut: having('timed out'),
    noCoverage: having('no coverage'),
    percent: Math.floor((1000 * caught) / judged.length) / 10,
  };
}

export const reaches = ({ caught, mutants }: Counts, floor: number): boolean => 100 * caught >= floor * mutants;

export function progressLine(done: number, total: number, { mutant, verdict, by, milliseconds }: Judged): string {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  const [reason = ''] = (by ?? '').split('\n');
  return `${`${done}/${total}`.padStart(9)}  ${verdict.padEnd(11)}  ${seconds.padStart(7)}  ${mutant.id}  ${clipped(reason)}`.trimEnd();
}

const clipped = (text: string): string => (text.length > 100 ? `${text.slice(0, 99)}…` : text);

export function mutantLines({ id, file, line, column, operator, before, after }: Mutant): string {
  return [`${file}:${line}:${column}  ${operator}`, `  - ${before}`, `  + ${after}`, `  --only ${id}`].join('\n');
}

function summaryLine({ caught, mutants, percent, survived, timedOut, noCoverage }: Counts): string {
  return `caught ${caught} of ${mutants} (${percent} %), survived ${survived}, timed out ${timedOut}, no coverage ${noCoverage}`;
}

export function textReport(judged: readonly Judged[]): string {
  const survivors = judged.filter((one) => !isCaught(one));
  const lines = survivors.map((one) => {
    const note = one.verdict === 'no coverage' ? '\n  no test reaches it' : '';
    return `${mutantLines(one.mutant)}${note}\n`;
  });
  return [...(survivors.length > 0 ? ['Survivors', ''] : []), ...lines, summaryLine(countsOf(judged))].join('\n');
}

const facts = ({ id, file, line, column, operator, before, after }: Mutant) => ({
  id,
  file,
  line,
  column,
  operator,
  before,
  after,
});

export const jsonReport = (judged: readonly Judged[], about: object): string =>
  JSON.stringify({
    ...about,
    ...countsOf(judged),
    results: judged.map(({ mutant, verdict, by, milliseconds }) => ({ ...facts(mutant), verdict, by, milliseconds })),
  });

export const jsonList = (mutants: readonly Mutant[], about: object): string =>
  JSON.stringify({ ...about, results: mutants.map(facts) });
