import type { CcgExercise } from './lesson.ts';
import { isOver, isTurn, of } from './looking.ts';

/** A weapon: one shot before the battle is decided. */
export const weapon: CcgExercise = {
  id: 'weapon',
  title: 'A good blaster',
  teaches: 'How weapons are deployed and fired, and what it means to be hit.',
  position: {
    turn: 'light',
    phase: 'deploy',
    at: { 'Tatooine: Mos Eisley (Light)': { light: ['Leia Organa'], dark: ['General Tagge'] } },
    light: {
      hand: ['Blaster'],
      force: ['Talz', 'Rebel Trooper', 'Rebel Trooper'],
      reserve: ['Rebel Trooper', 'Talz', 'Luke Skywalker', 'Rebel Guard', 'Han Solo', 'Rebel Guard', 'Old Ben'],
    },
    dark: {
      reserve: ['Stormtrooper', 'Stormtrooper', 'Stormtrooper', 'Stormtrooper', 'Imperial Blaster', 'Darth Vader'],
    },
  },
  learner: 1,
  opponent: [{ verb: 'forfeit' }],
  steps: [
    {
      says: 'Leia and General Tagge are equally strong: a battle would cost neither of them anything. So give her a Blaster. Weapons are deployed on warriors, who bear the sign for it. Deploy it on Leia.',
      moves: [{ verb: 'deploy', on: 'Blaster' }, { verb: 'to' }],
      wrong: [
        {
          chose: { verb: 'pass' },
          says: 'Without the Blaster this battle is even. Take it back, and deploy it on Leia.',
        },
      ],
      isReached: (now) => of(now, 'deploys').length > 0,
      whyMissed: (now) => (isTurn(now, 1) ? null : 'The turn is over, and the Blaster is still in your hand.'),
    },
    {
      says: 'Weapons are fired in battles. Begin one with Tagge, for 1 Force.',
      moves: [{ verb: 'initiate battle' }],
      wrong: [
        { chose: { verb: 'pass' }, says: 'A Blaster can be fired in a battle only. Take it back, and begin one.' },
      ],
      isReached: (now) => of(now, 'initiates battle').length > 0,
      whyMissed: (now) => (isTurn(now, 1) ? null : 'Your battle phase is over without a battle.'),
    },
    {
      says: 'Before power counts, weapons are fired. Fire the Blaster at Tagge for your last Force: the top card of your deck is your weapon destiny, and if its number is higher than his ability of 3, he is hit.',
      moves: [{ verb: 'fire' }, { verb: 'target' }],
      wrong: [{ chose: { verb: 'pass' }, says: 'Then the Blaster is not fired. Take it back, and shoot.' }],
      isReached: (now) => isOver(now) && of(now, 'shot').length > 0,
      whyMissed: (now) => (isOver(now) ? 'The battle is over, and the Blaster was not fired.' : null),
    },
  ],
  ends: 'A destiny of 5: Tagge was hit, and who is hit must be forfeited when the battle is counted, whoever wins it. He still fought with all his power until then. Each weapon fires once in a battle.',
};
