import type { CcgExercise, CcgSituation } from './lesson.ts';
import { isAt, isPhase, isTurn, isUnderWay, of } from './looking.ts';

const hasBarred = ({ chose }: CcgSituation): boolean =>
  chose.some(({ verb, on }) => verb === 'play' && on === 'Rebel Barrier');

/** Responses: your cards in their turn. */
export const response: CcgExercise = {
  id: 'response',
  title: 'In their turn',
  teaches: 'What Interrupts are, and how you respond to what the other side does.',
  position: {
    turn: 'dark',
    phase: 'deploy',
    at: { 'Tatooine: Mos Eisley (Light)': { light: ['Luke Skywalker', 'Rebel Trooper'] } },
    dark: {
      hand: ['Darth Vader', 'Set For Stun'],
      force: [
        'Stormtrooper',
        'Stormtrooper',
        'Stormtrooper',
        'Stormtrooper',
        'Stormtrooper',
        'Stormtrooper',
        'General Tagge',
        'Stormtrooper',
        'Stormtrooper',
      ],
      reserve: [
        'Stormtrooper',
        'Stormtrooper',
        'Commander Praji',
        'Stormtrooper',
        'Imperial Blaster',
        'Imperial Blaster',
      ],
    },
    light: {
      hand: ['Rebel Barrier', 'Sense (Light)'],
      force: ['Talz'],
      reserve: ['Rebel Trooper', 'Talz', 'Old Ben', 'Han Solo', 'Rebel Trooper', 'Talz', 'Biggs Darklighter'],
    },
  },
  learner: 1,
  opponent: [
    { verb: 'deploy', on: 'Darth Vader' },
    { verb: 'play', on: 'Set For Stun' },
    { verb: 'target', on: 'Luke Skywalker' },
    { verb: 'initiate battle' },
  ],
  steps: [
    {
      says: 'Darth Vader comes to Mos Eisley, and a battle with him would end badly. Interrupts are played right away, some as a response. Rebel Barrier keeps him from battling this turn, for the 1 Force that you saved. Play it.',
      moves: [{ verb: 'play', on: 'Rebel Barrier' }, { verb: 'target' }],
      wrong: [
        { chose: { verb: 'pass' }, says: 'Vader may battle now, with power 6. Take it back, and play Rebel Barrier.' },
      ],
      isReached: (now) => hasBarred(now) && isUnderWay(now, 'Set For Stun'),
      whyMissed(now) {
        if (isTurn(now, 1) && isPhase(now, 'Deploy') && (hasBarred(now) || !isUnderWay(now, 'Set For Stun')))
          return null;
        return hasBarred(now)
          ? 'Luke is back in your hand. Keep Sense for their Interrupt, not for one of yours.'
          : 'Vader may battle, and nothing stops him any more.';
      },
    },
    {
      says: 'Now they play Set For Stun, to send Luke back to your hand. Respond with Sense: draw a destiny, and if it is lower than the ability of your most able character, the Interrupt is cancelled. Luke has 4.',
      moves: [{ verb: 'play', on: 'Sense (Light)' }, { verb: 'target' }],
      wrong: [
        { chose: { verb: 'pass' }, says: 'Then their Interrupt does what it says. Take it back, and play Sense.' },
      ],
      isReached: (now) => of(now, 'cancels').length > 0 && isAt(now, 'Luke Skywalker', 'Mos Eisley'),
      whyMissed: (now) =>
        isAt(now, 'Luke Skywalker', 'Mos Eisley')
          ? null
          : 'Luke is back in your hand: the Interrupt was not cancelled.',
    },
  ],
  ends: 'Barrier and Sense go to your Used Pile and come back one day; a Lost Interrupt would be lost. The table asks you in their turn only when you have something to play, so save a Force for it.',
};
