import { next } from '@binary-sunset/kernel';
import { changeBattle } from '../../../rules/battle/changing.ts';
import type { Condition, Instruction } from '../../../text/program.ts';

/** Each player has drawn exactly one battle destiny. */ // GLC-0400
export const bothDrewOne: Condition = {
  words: () => 'each player drew exactly one battle destiny',
  holds: ({ facts: { battle } }) => battle?.destinies.every((count) => count === 1) ?? false,
};

/** "Switch numbers." */ // GLC-0401
export const switchesDestinies: Instruction = {
  words: () => 'switch both players’ battle destinies',
  run(s, _l, tell) {
    const { battle } = s.facts;
    if (battle !== null) changeBattle(s, tell, { battleDestiny: [battle.battleDestiny[1], battle.battleDestiny[0]] });
    return next;
  },
};
