import { rule, tableFrom } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { ccg } from './drill.ts';

describe('the Reserve Deck', () => {
  rule('GLC-0199', 'is where all that a player has comes from: hand, Force and destiny', () => {
    const t = tableFrom(
      ccg,
      ccg.start(
        {
          decks: [
            { Drill: 1, 'Drill Augur': 59 },
            { 'Drill Moon': 1, 'Drill Recruit': 59 },
          ],
        },
        'any',
      ),
    );
    const sizes = () =>
      (['locations', 'hand', 'reserve', 'force', 'used', 'lost'] as const).map((zone) => t.state.zones[zone][0].length);
    // Of 60 cards one lies on the table and 8 are in hand.
    expect(sizes()).toEqual([1, 8, 51, 0, 0, 0]);
    t.dark.does('activate').does('amount', 2);
    expect(sizes()).toEqual([1, 8, 49, 2, 0, 0]);
    const drawn = t.state.zones.reserve[0].at(-1);
    while (t.state.facts.phase === 'activate') t[t.asked ?? 'dark'].passes();
    t.dark.does('play', 'Drill Augur');
    // The destiny drawn goes to the Used Pile, and as much is activated as it comes to.
    expect(t.state.zones.used[0]).toContain(drawn);
    expect(sizes()[2]).toBe(49 - 1 - 2);
  });
});
