import type { TcgExercise, TcgSituation } from './lesson.ts';
import { attacking, count, has, yoursIn } from './looking.ts';

const hero = 'Obi-Wan Kenobi (C)';

const isLost = (now: TcgSituation): boolean => !has(yoursIn(now, 'character'), hero);

/** Force: what it is for, and what it is not for. */
export const force: TcgExercise = {
  id: 'force',
  title: 'Force keeps units alive',
  teaches: 'Prevent damage with Force where it saves a unit, and only there.',
  position: {
    at: 'character',
    dark: {
      ground: ['Destroyer Droid Squad'],
      character: ['Jango Fett (D)', 'Geonosian Guard'],
      force: 0,
      deck: ['Geonosian Guard', 'Geonosian Guard', 'Geonosian Guard'],
    },
    light: {
      space: [{ card: 'Jedi Starfighter 3R3', tapped: true }],
      character: [{ card: hero, damage: 1, tapped: true }],
      hand: ["Hero's Dodge"],
      force: 4,
      deck: ['Clone Squad', 'Clone Squad', 'Clone Squad'],
    },
    rolls: [5, 4, 5, 1, 5, 6],
  },
  learner: 1,
  opponent: attacking(hero),
  steps: [
    {
      says: 'Jango strikes Obi-Wan: three hits, and one damage he has already. He has 4 health, so he would fall. Obi-Wan can Evade: pay 2 Force, and 2 of that damage is prevented.',
      moves: [{ verb: 'use', on: hero }, { verb: 'prevent' }],
      wrong: [{ chose: { verb: 'pass' }, says: 'Now he falls. Take it back, and let him Evade.' }],
      isReached: (now) => count(now, 'prevented') > 0,
      whyMissed: (now) => (isLost(now) ? 'Obi-Wan fell, with the Force to save him unspent.' : null),
    },
    {
      says: 'One damage is left, and Obi-Wan lives with it. Let it land: pass. Force you don’t spend is yours next turn too, and the Geonosian Guard is still to strike.',
      moves: [{ verb: 'pass' }],
      wrong: [
        {
          chose: { verb: 'use' },
          says: 'He lives without it, and this Force will be missing when the Guard strikes. Take it back.',
        },
        {
          chose: { verb: 'play' },
          says: 'He lives without it, and this card will be missing when the Guard strikes. Take it back.',
        },
      ],
      isReached: (now) => count(now, 'attack ended') > 0 && !isLost(now),
      whyMissed: (now) => (isLost(now) ? 'Obi-Wan fell.' : null),
    },
    {
      says: 'The Guard hits twice, and that would be too much. A Battle card does it more cheaply than Evade: play Hero’s Dodge out of your hand, for 1 Force.',
      moves: [{ verb: 'play', on: "Hero's Dodge" }, { verb: 'use', on: hero }, { verb: 'prevent' }],
      isReached: (now) => count(now, 'attack ended') > 0 && !isLost(now),
      whyMissed: (now) =>
        isLost(now) ? 'Obi-Wan fell: he had Force for one hit more, or a card, and did not use it.' : null,
    },
  ],
  ends: 'Two attacks, and Obi-Wan stands. You get 4 Force each turn and keep what you don’t spend: spend it where a unit lives or dies by it, or an arena.',
};
