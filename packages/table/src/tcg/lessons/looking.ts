import type { Player } from '@binary-sunset/kernel';
import type { Arena } from '@binary-sunset/tcg';
import type { ShownUnit } from '../board.ts';
import type { TcgMove, TcgSituation } from './lesson.ts';

/** What goals look at: nothing but what the learner sees. */

const arenaOf = ({ board }: TcgSituation, name: Arena) => board.arenas.find(({ arena }) => arena === name);

const opponentOf = ({ learner }: TcgSituation): Player => (learner === 0 ? 1 : 0);

export const theirsIn = (now: TcgSituation, arena: Arena): readonly ShownUnit[] =>
  arenaOf(now, arena)?.units[opponentOf(now)] ?? [];

export const has = (units: readonly { readonly title: string | null }[], title: string): boolean =>
  units.some((unit) => unit.title === title);

/** How often something of a kind happened since the step began. */
export const count = ({ happened }: TcgSituation, kind: TcgSituation['happened'][number]['kind']): number =>
  happened.filter((happening) => happening.kind === kind).length;

/** Did a unit attack since the step began? */
export const hasAttacked = ({ happened }: TcgSituation, title: string): boolean =>
  happened.some((happening) => happening.kind === 'attacks' && happening.attacker.name === title);

/** To attack a unit: with whoever may, then choosing it among those that may be attacked. */
export const attacking = (title: string): readonly TcgMove[] => [{ verb: 'attack', on: title }, { verb: 'attack' }];
