import { rule } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Stood } from '../../src/position.ts';
import { battle, passWhile, piloted } from './dark/support.ts';

const kessel = 'Kessel (Light)';
const farm = "Tatooine: Lars' Moisture Farm (Light)";

/** The most power that the Effect adds for whoever has it, in a battle of theirs there; 0 where it can't be used. */
function most(card: string, where: string, own: readonly Stood[]): number {
  const inSpace = where === kessel;
  const isLight = card === "K'lor'slug";
  const t = battle(
    {
      [where]: isLight
        ? { light: own, dark: [inSpace ? 'Devastator' : 'Drill Brute'] }
        : { dark: own, light: [inSpace ? 'Corellian Corvette' : 'Drill Colonel'] },
    },
    {
      turn: isLight ? 'light' : 'dark',
      light: { force: 12, hand: ['Drill Errand (Light)'], table: isLight ? [card] : [] },
      dark: { force: 12, hand: ['Drill Errand (Dark)'], table: isLight ? [] : [card] },
    },
  );
  const seat = isLight ? 'light' : 'dark';
  const who = t[seat];
  const may = () => t.asked === seat && who.may('use', card);
  passWhile(t, ({ facts }) => !may() && facts.battle?.segment === 'weapons');
  if (!may()) return 0;
  who.does('use', card);
  return Math.max(0, ...t.decision.options.map(({ amount }) => amount ?? 0));
}

describe.each([
  ["K'lor'slug", 'GLB-0359', 'X-wing', piloted('Corellian Corvette', 'Han Solo')],
  ['Molator', 'GLD-0007', 'TIE Fighter', piloted('Devastator', 'Darth Vader')],
] as const)('%s', (card, id, fighter, crewed) => {
  rule(id, 'counts nobody within a starship, permanent pilots no more than others', () => {
    expect([most(card, kessel, [fighter]), most(card, kessel, [crewed])]).toEqual([0, 0]);
  });
});

describe('Molator', () => {
  rule(
    'GLD-0007',
    'counts whoever stands there and a creature that is ridden, nobody within an enclosed vehicle',
    () => {
      expect(most('Molator', farm, ['Stormtrooper', 'Stormtrooper', 'Drill Spider'])).toBe(2);
      // A half each.
      expect(most('Molator', farm, ['Stormtrooper', 'Bantha', 'Bantha'])).toBe(2);
    },
  );
});
