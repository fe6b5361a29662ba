/** Arenas that a text chooses, or goes through one by one. */
import { call, next } from '@binary-sunset/kernel';
import type { Cards } from '../../../language/cards.ts';
import { about } from '../../../language/conditions.ts';
import { choosingArena } from '../../../language/flow.ts';
import { inOneBreath } from '../../../language/words.ts';
import { innerEffect } from '../../../rules/inForce/effect.ts';
import { remembers } from '../../../rules/inForce/memory.ts';
import { type Arena, arenas } from '../../../state/state.ts';
import { type Instruction, speakerOf } from '../../../text/program.ts';

/** Only an arena in which no unit has attacked yet. */
export const chooseArenaWithoutAttacks = choosingArena(
  'choose an arena where no unit has attacked this turn',
  (s, arena) => !remembers(s, { what: 'attacked', where: arena }),
);

/** Once for each arena with so many of these in it: "that arena" in what is done. */
export const inEachArenaWith = (count: number, cards: Cards, ...list: Instruction[]): Instruction => ({
  needs: about('your', cards).needs,
  words: (self) => `for each arena in which you have ${count} or more ${cards.unowned()}, ${inOneBreath(list, self)}`,
  inner: [arenas.map((arena) => inArenaWith(arena, count, cards, list))],
  run: (_s, l) => call(innerEffect(l, 0)),
});

function inArenaWith(arena: Arena, count: number, cards: Cards, list: readonly Instruction[]): Instruction {
  const there = cards.in(arena);
  return {
    words: () => '',
    inner: [list],
    lends: 'a chosen arena',
    run: (s, l) => (there.all(s, speakerOf(s, l)).length < count ? next : call(innerEffect({ ...l, arena }, 0))),
  };
}
