import { next, other } from '@binary-sunset/kernel';
import { changeBattle, withHalf } from '../../../rules/battle/changing.ts';
import type { Condition, Instruction } from '../../../text/program.ts';

/** Each player has completed one battle destiny, and no more. */ // GLB-0349
export const eachDrewOneBattleDestiny: Condition = {
  words: () => 'each player drew only one battle destiny',
  holds: ({ facts: { battle } }) => battle?.destinies.every((drawn) => drawn === 1) ?? false,
};

/** Where somebody has no total, neither is higher. */ // AR6-0060
export const yourBattleDestinyIsHigher: Condition = {
  words: () => 'your battle destiny is higher than opponent’s',
  holds({ facts: { battle } }, { by }) {
    const [own, others] = [battle?.battleDestiny[by] ?? null, battle?.battleDestiny[other(by)] ?? null];
    return own !== null && others !== null && own > others;
  },
};

/** "Reduce opponent's total battle destiny to zero": a total of 0 still is one. */ // AR6-0060
export const reducesBattleDestiny: Instruction = {
  words: () => 'reduce opponent’s total battle destiny to 0',
  run(s, l, tell) {
    const { battle } = s.facts;
    if (battle !== null) changeBattle(s, tell, { battleDestiny: withHalf(battle.battleDestiny, other(l.by), 0) });
    return next;
  },
};
