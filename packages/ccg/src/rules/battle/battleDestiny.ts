import { call, data, done, next, number, type Player, player } from '@binary-sunset/kernel';
import { procedure, type State } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import { destinyFor } from '../destiny/destiny.ts';
import { abilityInBattle } from './battlePresence.ts';
import { battleValue, highestIn } from './battleValues.ts';
import { changeBattle, withHalf } from './changing.ts';

/** How much ability gives a battle destiny; more gives no more. */ // AR6-0047
const abilityForOne = 4;

/** AR6-0047, AR6-0049 */
const byAbility = (s: State, who: Player): number =>
  abilityInBattle(s, who) >= abilityForOne + extraAbility(s, who) ? 1 : 0;

const extraAbility = (s: State, who: Player): number =>
  battleValue(s, who, 'extra ability for battle destiny', 0, s.facts.battle?.location.card ?? -1);

/** How much ability somebody needs in the battle for any battle destiny that is drawn by ability. */
export const abilityForDestiny = (s: State, who: Player): number =>
  Math.max(abilityForOne, highestIn(s, who, 'ability for battle destiny', s.facts.battle?.location.card ?? -1)) +
  extraAbility(s, who);

/** How many battle destinies somebody may draw in one way or the other. */
interface Entitled {
  /** By ability and by what adds to it, as far as all conditions are met. */
  readonly usual: number;
  /** By a text that lets them draw "if unable to otherwise". */
  readonly otherwise: number;
}

/** Counted immediately before the first of them is drawn. */ // AR6-0049, AR6-0137, AR6-0146, AR6-0153
export function battleDestiniesOf(s: State, who: Player): Entitled {
  const { battle } = s.facts;
  if (battle === null) return { usual: 0, otherwise: 0 };
  const at = battle.location.card;
  const ability = abilityInBattle(s, who);
  // Conditions are for all draws but those by a text for the case that there is no other way. AR6-0141, AR6-0144, AR6-0154
  const needed = highestIn(s, who, 'ability for battle destiny', at);
  const isBarred = needed > 0 && ability < needed + extraAbility(s, who);
  const counted = battleValue(s, who, 'battle destinies', byAbility(s, who), at, 'battle');
  const usual = isBarred ? 0 : counted;
  const otherwise = highestIn(s, who, 'battle destinies otherwise', at);
  // It raises the number, and never adds to it. AR6-0139, AR6-0155
  return { usual, otherwise: otherwise > usual ? otherwise : 0 };
}

const declining: Option = { verb: 'decline' };

/** One player's battle destinies: all of them or none, and what they come to. */ // AR6-0053, AR6-0138, AR6-0140
export const drawBattleDestinies = procedure(
  'battle destinies',
  { who: player, count: number, result: data },
  {
    choose: {
      ask(s, l) {
        const { usual, otherwise } = battleDestiniesOf(s, l.who);
        const amounts = [otherwise, usual].filter((amount) => amount > 0);
        if (amounts.length === 0 || s.zones.reserve[l.who].length === 0) return null;
        const options = amounts.map((amount): Option => ({ verb: 'draw battle destiny', amount }));
        return { player: l.who, kind: 'choice', options: [...options, declining] };
      },
      then(_s, l, [picked]) {
        l.count = picked?.amount ?? 0;
        return next;
      },
    },
    // As many as there are cards for. AR6-0054
    draw(s, l) {
      if (l.count === 0) return next;
      const isOtherwise = l.count === battleDestiniesOf(s, l.who).otherwise;
      const frame = isOtherwise
        ? destinyFor(l.who, l.count, 'battle', 0, { counted: true })
        : destinyFor(l.who, byAbility(s, l.who), 'battle');
      return call(frame, { into: 'result' });
    },
    // Without a completed draw there is no total, which is not the same as 0. AR6-0055, AR6-0056, AR6-0060
    total(s, l, tell) {
      const { battle } = s.facts;
      if (battle === null) return done();
      const total = typeof l.result === 'number' ? l.result : null;
      changeBattle(s, tell, { battleDestiny: withHalf(battle.battleDestiny, l.who, total) });
      tell?.({ kind: 'total battle destiny', by: l.who, value: total });
      return done();
    },
  },
);
