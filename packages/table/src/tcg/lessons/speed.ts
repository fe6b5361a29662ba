import type { TcgExercise } from './lesson.ts';
import { attacking, count, has, hasAttacked, theirsIn } from './looking.ts';

/** Speed: whoever falls before their turn never strikes. */
export const speed: TcgExercise = {
  id: 'speed',
  title: 'The fastest strikes first',
  teaches: 'Speed decides who attacks next, and dice decide what comes of it.',
  position: {
    at: 'character',
    dark: {
      character: ['Jango Fett (C)', { card: 'Zam Wesell (B)', damage: 1 }],
      force: 0,
      deck: ['Geonosian Guard', 'Geonosian Guard', 'Geonosian Guard'],
    },
    light: {
      character: ['Padmé Amidala (D)', 'Naboo Security Guard'],
      force: 0,
      deck: ['Clone Squad', 'Clone Squad', 'Clone Squad'],
    },
    rolls: [2, 5, 1, 3, 4, 6, 2, 5, 4],
  },
  learner: 1,
  opponent: [...attacking('Padmé Amidala (D)')],
  steps: [
    {
      says: 'Units attack in order of speed, whoever they belong to. Jango has struck already; now Padmé may, and after her Zam. Attack Zam, so that she never gets to strike.',
      moves: attacking('Zam Wesell (B)'),
      wrong: [
        {
          chose: { verb: 'attack', on: 'Jango Fett (C)' },
          says: 'Jango has attacked already and will not again this turn. Now Zam strikes next: take it back, and stop her.',
        },
        {
          chose: { verb: 'hold back' },
          says: 'Whoever holds back is tapped and done for this turn. Take it back, and let Padmé attack.',
        },
      ],
      isReached: (now) => !has(theirsIn(now, 'character'), 'Zam Wesell (B)'),
      whyMissed: (now) =>
        hasAttacked(now, 'Zam Wesell (B)') ? 'Zam had her turn and struck. She might have fallen before it.' : null,
    },
    {
      says: 'Two hits and the damage she had before were all of Zam’s health. Damage stays on a unit until something removes it. Now the slow Guard: strike Jango, who can’t attack again this turn.',
      moves: attacking('Jango Fett (C)'),
      wrong: [
        { chose: { verb: 'hold back' }, says: 'Nothing is won by holding back here: Jango cannot strike again.' },
      ],
      isReached: (now) => count(now, 'attack ended') > 0,
      whyMissed: (now) => (now.board.turn > 3 ? 'The battle is over, and the Guard never attacked.' : null),
    },
  ],
  ends: 'Fast units strike first, and whoever falls before their turn never strikes. When everybody had a turn, the next arena fights: Space, Ground, then Character.',
};
