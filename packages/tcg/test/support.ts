import type { Option } from '@binary-sunset/kernel';
import type { ScenarioTable } from '@binary-sunset/kit';
import type { TcgState } from '../src/index.ts';

export type TcgTable = ScenarioTable<TcgState, 'dark' | 'light'>;

/** What is offered under that verb now, whoever is asked. */
export const offered = (t: TcgTable, verb: string): readonly Option[] =>
  t.outcome === null ? t.decision.options.filter((option) => option.verb === verb) : [];

/** The zones that options of that verb lead to. */
export const zonesOffered = (t: TcgTable, verb: string): readonly string[] =>
  offered(t, verb).flatMap(({ to }) => (to !== undefined && 'zone' in to ? [to.zone] : []));

/** Takes the first option that fits, for the player who is asked. */
export function choose(t: TcgTable, fits: (option: Option) => boolean): void {
  const { player, at, options } = t.decision;
  const picked = options.findIndex(fits);
  if (picked < 0) throw new Error(`There is no such option; there is: ${t.options.join(', ')}.`);
  t.answer({ player, at, picks: [picked] });
}

export const into =
  (verb: string, zone: string) =>
  ({ verb: found, to }: Option): boolean =>
    found === verb && to !== undefined && 'zone' in to && to.zone === zone;
