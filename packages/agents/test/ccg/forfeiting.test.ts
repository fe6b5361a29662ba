import type { CcgPosition } from '@binary-sunset/ccg';
import { forfeiting } from '../../src/ccg/habits/forfeiting.ts';
import { type CcgTable, habit, without } from './prepared.ts';

type There = NonNullable<NonNullable<CcgPosition['at']>[string]['dark']>;

/** Power without ability enough for destiny: three of them are six. */
const wolves = (count: number): string[] => Array.from({ length: count }, () => 'Shistavanen Wolfman');

/** The Light Side attacks, and the Dark Side suffers battle damage. */
const attacked = (light: There, dark: There, more: CcgPosition = {}): CcgPosition => ({
  turn: 'light',
  phase: 'battle',
  light: { force: 1 },
  ...more,
  at: { 'Drill Yard': { dark, light } },
});

const initiates = (t: CcgTable) => t.light.does('initiate battle', 'Drill Yard');

habit(
  'forfeits the cheapest sufficient cards',
  [
    {
      because: 'forfeit 2 is enough for damage of 2, so the trooper goes and Tagge stays',
      position: attacked(wolves(3), ['General Tagge', 'Drill Trooper']),
      until: initiates,
      wrong: 'forfeit General Tagge',
    },
    {
      because: 'a droid that is worth little and forfeits for much',
      position: attacked(wolves(3), ['Drill Smuggler', 'LIN-V8M (Elleyein-Veeateemm)']),
      until: initiates,
      right: 'forfeit LIN-V8M (Elleyein-Veeateemm)',
    },
    {
      because: 'for damage of 1 nobody need go: one Force is cheaper',
      position: attacked(wolves(2), ['General Tagge']),
      until: initiates,
      right: 'lose Force',
    },
    {
      because: 'a trooper before Vader’s right hand, whatever comes of it',
      position: attacked(wolves(4), ['Drill Brute', 'Stormtrooper']),
      until: initiates,
      wrong: 'forfeit Drill Brute',
    },
    {
      because: 'who is hit is lost anyway, and satisfies damage besides',
      position: attacked(wolves(3), [{ card: 'Death Star Trooper', hit: true }, 'Stormtrooper']),
      until: initiates,
      right: 'forfeit Death Star Trooper',
    },
    {
      because: 'the trooper without a weapon goes before the one with',
      position: attacked(wolves(3), [{ card: 'Stormtrooper', on: ['Imperial Blaster'] }, 'Death Star Trooper']),
      until: initiates,
      right: 'forfeit Death Star Trooper',
    },
    {
      because: 'with the last Life Force at stake everybody goes before it',
      position: attacked(wolves(3), ['Dathcha', 'Stormtrooper'], {
        dark: { reserve: ['Stormtrooper', 'Stormtrooper'] },
      }),
      until: initiates,
      wrong: 'lose Force',
    },
    {
      because: 'a card of the hand that is no use any more is lost first',
      position: attacked(wolves(2), ['General Tagge'], { dark: { hand: ['General Tagge', 'Darth Vader'] } }),
      until: (t) => initiates(t) && t.dark.does('lose Force'),
      right: 'lose General Tagge',
    },
    {
      because: 'Vader in hand is not lost as long as there is a Used Pile',
      position: attacked(wolves(2), ['General Tagge'], {
        dark: { hand: ['Darth Vader'], used: ['Stormtrooper', 'Stormtrooper'] },
      }),
      until: (t) => initiates(t) && t.dark.does('lose Force'),
      wrong: 'lose Darth Vader',
    },
    {
      because: 'the last cards of the Reserve Deck are for destiny: the Used Pile is nearer',
      position: attacked(wolves(2), ['General Tagge'], {
        dark: { reserve: ['Stormtrooper', 'Stormtrooper'], used: ['Stormtrooper', 'Stormtrooper', 'Stormtrooper'] },
      }),
      until: (t) => initiates(t) && t.dark.does('lose Force'),
      right: 'lose used',
    },
    {
      because: 'Force that can still be used is not lost before what cannot',
      position: attacked(wolves(2), ['General Tagge'], { dark: { force: 3, used: ['Stormtrooper'] } }),
      until: (t) => initiates(t) && t.dark.does('lose Force'),
      wrong: 'lose force',
    },
  ],
  without(forfeiting),
);
