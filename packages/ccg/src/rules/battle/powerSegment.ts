import {
  call,
  data,
  done,
  goto,
  next,
  number,
  occurrence,
  openWindow,
  other,
  type Player,
  player,
} from '@binary-sunset/kernel';
import { procedure, type State } from '../../state/state.ts';
import { respondTo } from '../actions/responding.ts';
import { destinyFor } from '../destiny/destiny.ts';
import { drawBattleDestinies } from './battleDestiny.ts';
import { battleValue } from './battleValues.ts';
import { changeBattle, withHalf } from './changing.ts';
import { attritionAgainst, damageOf, totalPower, winnerOf } from './totals.ts';

/** The initiating player first, then the other. */ // AR6-0043, AR6-0057, AR6-0062
const drawing = ({ by, turn }: { readonly by: Player; readonly turn: number }): Player => (turn === 0 ? by : other(by));

const hasSome = (s: State, who: Player, value: 'power destinies' | 'attrition destinies'): boolean =>
  battleValue(
    s,
    who,
    value,
    0,
    s.facts.battle?.location.card ?? -1,
    value === 'power destinies' ? 'power' : 'attrition',
  ) > 0;

/** Its seven steps, in their order. */ // AR6-0039
export const powerSegment = procedure(
  'power segment',
  { by: player, turn: number, result: data },
  {
    // All that somebody has must be drawn. AR6-0045, AR6-0046
    powerDestinies(s, l) {
      if (s.facts.battle === null) return done();
      l.result = null;
      const who = drawing(l);
      return hasSome(s, who, 'power destinies') ? call(destinyFor(who, 0, 'power'), { into: 'result' }) : next;
    },
    powerDrawn(s, l, tell) {
      const { battle } = s.facts;
      if (battle === null) return done();
      if (typeof l.result === 'number')
        changeBattle(s, tell, { powerDestiny: withHalf(battle.powerDestiny, drawing(l), l.result) });
      l.turn = l.turn === 0 ? 1 : 0;
      return goto(l.turn === 1 ? 'powerDestinies' : 'battleDestinies');
    },
    battleDestinies(s, l) {
      if (s.facts.battle === null) return done();
      return call(drawBattleDestinies({ who: drawing(l) }));
    },
    battleDrawn(s, l) {
      if (s.facts.battle === null) return done();
      l.turn = l.turn === 0 ? 1 : 0;
      if (l.turn === 1) return goto('battleDestinies');
      const completed = occurrence(s, { kind: 'battle destinies completed', by: l.by });
      const window = respondTo(s, [completed]); // AR6-0058
      return window === null ? next : call(window);
    },
    // Without a total battle destiny there are no attrition destinies, whatever adds some. AR6-0065, AR6-0066
    attritionDestinies(s, l) {
      const { battle } = s.facts;
      if (battle === null) return done();
      const who = drawing(l);
      l.result = null;
      if (battle.battleDestiny[who] === null || !hasSome(s, who, 'attrition destinies')) return next;
      return call(destinyFor(who, 0, 'attrition'), { into: 'result' });
    },
    attritionDrawn(s, l, tell) {
      const { battle } = s.facts;
      if (battle === null) return done();
      if (typeof l.result === 'number')
        changeBattle(s, tell, { attritionDestiny: withHalf(battle.attritionDestiny, drawing(l), l.result) });
      l.turn = l.turn === 0 ? 1 : 0;
      return goto(l.turn === 1 ? 'attritionDestinies' : 'actions');
    },
    // AR6-0067
    actions(s, l, tell) {
      if (s.facts.battle === null) return done();
      changeBattle(s, tell, { attrition: [attritionAgainst(s, 0), attritionAgainst(s, 1)] });
      return call(openWindow({ kind: 'power', next: l.by }));
    },
    // What was added in the meantime counts now. AR6-0077, AR6-0078
    totals(s, l, tell) {
      if (s.facts.battle === null) return done();
      const power: [number, number] = [totalPower(s, 0), totalPower(s, 1)];
      const winner = winnerOf(power);
      changeBattle(s, tell, {
        power,
        attrition: [attritionAgainst(s, 0), attritionAgainst(s, 1)],
        damage: damageOf(s, power),
        winner,
      });
      tell?.({ kind: 'total power', dark: power[0], light: power[1] });
      if (winner === null) return next;
      // Automatic responses, then those by choice, the defender first. AR6-0080, AR6-0081
      const won = occurrence(s, { kind: 'won', by: winner, subject: s.facts.battle.location });
      const window = respondTo(s, [won], other(l.by));
      return window === null ? next : call(window);
    },
    over: () => done(),
  },
);
