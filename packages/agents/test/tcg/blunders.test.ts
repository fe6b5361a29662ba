import type { TcgPosition } from '@binary-sunset/tcg';
import { prepared, type TcgTable } from './prepared.ts';

/** What computer players were seen to do wrong in games that people watched, each with a case in which it is right. */

prepared('does not retreat where the loss of the arena is the loss of the game', [
  {
    because: 'the opponent holds Space: a Sergeant who is nearly gone stays, or the game is over',
    position: {
      at: 'retreat',
      dark: { ground: ['Drill Walker'], character: [{ card: 'Drill Sergeant', damage: 4 }] },
      light: { space: ['Drill Cruiser'], character: ['Drill Sergeant', 'Drill Adept', 'Drill Sergeant'] },
    },
    wrong: 'retreat Drill Sergeant',
  },
  {
    because: 'the same for a Flagship, however dear it is',
    position: {
      at: 'retreat',
      dark: { space: [{ card: 'Sparring Flagship (A)', damage: 6 }], character: ['Drill Sergeant'] },
      light: { space: ['Drill Cruiser', 'Drill Cruiser'], ground: ['Drill Walker'], character: ['Drill Adept'] },
    },
    wrong: 'retreat Sparring Flagship (A)',
  },
  {
    because: 'with two arenas of its own the Flagship is saved',
    position: {
      at: 'retreat',
      dark: {
        space: [{ card: 'Sparring Flagship (A)', damage: 6 }],
        ground: ['Drill Walker'],
        character: ['Drill Sergeant'],
      },
      light: { space: ['Drill Cruiser', 'Drill Cruiser'] },
    },
    right: 'retreat Sparring Flagship (A)',
  },
]);

prepared('brings what is finished into battle where nobody of its own is', [
  {
    because: 'a Walker that is paid for takes an arena that nobody is in',
    position: {
      at: 'build',
      dark: {
        building: [{ card: 'Drill Walker', counters: 5 }],
        space: ['Drill Fighter'],
        character: ['Drill Trooper'],
      },
      light: { space: ['Drill Cruiser', 'Drill Cruiser'], character: ['Drill Sergeant'] },
    },
    right: 'deploy Drill Walker to ground',
  },
  {
    because: 'a Trooper that is paid for stands in the way of a second arena',
    position: {
      at: 'build',
      dark: { building: [{ card: 'Drill Trooper', counters: 2 }], ground: ['Drill Walker'] },
      light: { space: ['Drill Cruiser'], character: ['Drill Sergeant', 'Drill Sergeant'], ground: ['Drill Crawler'] },
    },
    right: 'deploy Drill Trooper to character',
  },
  {
    because: 'the last arena is contested by a Droid that is paid for, though many are there',
    position: {
      at: 'build',
      dark: {
        building: [{ card: 'Drill Sergeant', counters: 5 }],
        ground: ['Drill Walker', 'Drill Walker'],
        space: ['Drill Fighter'],
      },
      light: { space: ['Drill Cruiser'], ground: ['Drill Crawler'], character: ['Drill Sergeant', 'Drill Adept'] },
    },
    right: 'deploy Drill Sergeant to character',
  },
]);

const begun = (walker: number, sergeant: number) => [
  { card: 'Drill Walker', counters: walker },
  { card: 'Drill Sergeant', counters: sergeant },
];
const spread = { space: ['Drill Fighter'], ground: ['Drill Crawler'], character: ['Drill Trooper'] };

prepared('finishes what it has begun before it begins anew', [
  {
    because: 'two points finish the Sergeant: they are not for a Probe, though nobody is in Space yet',
    position: {
      at: 'build',
      dark: {
        hand: ['Drill Cruiser', 'Drill Probe'],
        building: begun(1, 3),
        ground: ['Drill Walker'],
        character: ['Drill Sergeant'],
        points: 2,
      },
      light: spread,
    },
    right: 'deploy Drill Sergeant to character',
  },
  {
    because: 'with two begun a point goes to one of them, and to no third',
    position: {
      at: 'build',
      dark: { hand: ['Drill Probe'], building: begun(2, 1), ground: ['Drill Crawler'], points: 1 },
      light: spread,
    },
    wrong: 'build Drill Probe',
  },
  {
    because: 'the nearer one first',
    position: {
      at: 'build',
      dark: {
        hand: ['Drill Probe'],
        building: begun(3, 2),
        ground: ['Drill Walker'],
        character: ['Drill Sergeant'],
        points: 1,
      },
      light: spread,
    },
    right: 'add Drill Walker',
  },
  {
    because: 'what can be paid for at once need not wait',
    position: {
      at: 'build',
      dark: {
        hand: ['Drill Probe'],
        building: begun(1, 1),
        ground: ['Drill Walker'],
        character: ['Drill Sergeant'],
        points: 3,
      },
      light: spread,
    },
    right: 'deploy Drill Probe to space',
  },
]);

const tapped = (card: string, damage = 0) => ({ card, tapped: true, damage });

/** Space is as good as won; a Surge would help there, and among the Characters. */
const twoBattles = (force: number, theirs = ['Drill Sergeant']): TcgPosition => ({
  at: 'space',
  dark: {
    space: ['Drill Cruiser', tapped('Drill Cruiser'), tapped('Drill Cruiser')],
    character: ['Drill Sergeant'],
    hand: ['Surge of Power'],
    force,
  },
  light: { space: [tapped('Drill Cruiser', 3)], ground: ['Drill Walker'], character: theirs },
});
const cruiserAttacks = (t: TcgTable): void => {
  t.dark.does('attack', 'Drill Cruiser');
};

prepared('keeps its last Force for the arena that decides', [
  {
    because: 'Space is won anyway: the one Force is for the Characters',
    position: twoBattles(1),
    until: cruiserAttacks,
    right: 'pass',
  },
  {
    because: 'with Force for both it is played',
    position: twoBattles(3),
    until: cruiserAttacks,
    right: 'play Surge of Power',
  },
  {
    because: 'if nothing is to be decided later it is played',
    position: twoBattles(1, []),
    until: cruiserAttacks,
    right: 'play Surge of Power',
  },
]);

prepared('does not feed one after the other to those who are too strong', [
  {
    because: 'one Trooper against three Sergeants is lost for nothing, with two arenas held',
    position: {
      at: 'build',
      dark: { build: ['Drill Trooper'], space: ['Drill Cruiser'], ground: ['Drill Walker'] },
      light: { character: ['Drill Sergeant', 'Drill Sergeant', 'Drill Sergeant'] },
    },
    right: 'end build step',
  },
  {
    because: 'nor a second one after the first',
    position: {
      at: 'build',
      dark: {
        building: [{ card: 'Drill Trooper', counters: 2 }],
        character: ['Drill Trooper'],
        space: ['Drill Cruiser'],
        ground: ['Drill Walker'],
      },
      light: { character: ['Drill Sergeant', 'Drill Sergeant', 'Drill Sergeant'] },
    },
    wrong: 'deploy Drill Trooper to character',
  },
  {
    because: 'where it keeps the opponent from a second arena, even a Trooper goes',
    position: {
      at: 'build',
      dark: { build: ['Drill Trooper'], ground: ['Drill Walker'] },
      light: { space: ['Drill Cruiser'], character: ['Drill Sergeant', 'Drill Sergeant', 'Drill Sergeant'] },
    },
    right: 'move Drill Trooper to character',
  },
]);
