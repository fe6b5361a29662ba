import { other, type Player } from '@binary-sunset/kernel';
import { type Arena, arenas, type State } from '../../state/state.ts';
import { subtypesOf } from '../cards/kinds.ts';
import { rulesInForce } from '../inForce/force.ts';

/** Units that count toward control of an arena. */ // TCG-0179, TCG-0667
function counting(s: State, arena: Arena, who: Player): number {
  const units = s.zones[arena][who];
  if (units.length === 0) return 0;
  const rules = rulesInForce(s, 'does not control');
  return units.filter(
    (unit) =>
      !(arena === 'character' && subtypesOf(s, unit).includes('Spirit')) &&
      !rules.some(({ rule, speaker }) => rule.rule === 'does not control' && rule.who.matches(s, unit, speaker)),
  ).length;
}

/** At least one unit there, and the opponent none. */ // TCG-0005
const controls = (s: State, arena: Arena, who: Player): boolean =>
  counting(s, arena, who) > 0 && counting(s, arena, other(who)) === 0;

export const controlledArenas = (s: State, who: Player): Arena[] => arenas.filter((arena) => controls(s, arena, who));
