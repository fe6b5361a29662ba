import type { CcgExercise } from './lesson.ts';
import { has, isAt, isTurn } from './looking.ts';

const stillHere = 'The deploy phase is over. Start again, and deploy all three before you end it.';

/** Where cards may go: locations, and their Force icons. */
export const places: CcgExercise = {
  id: 'places',
  title: 'Somewhere to stand',
  teaches: 'What the icons of a location give, and who may be deployed where.',
  position: {
    turn: 'light',
    phase: 'deploy',
    at: { 'Death Star: War Room': {}, 'Tatooine: Mos Eisley (Light)': {} },
    light: {
      hand: ['Obi-Wan Kenobi', 'Rebel Trooper', "Tatooine: Obi-Wan's Hut"],
      force: ['Talz', 'Blaster', 'Rebel Trooper'],
      reserve: ['Rebel Trooper', 'Talz', 'Leia Organa', 'Rebel Guard', 'Old Ben', 'Rebel Trooper', 'Talz', 'Blaster'],
    },
    dark: { reserve: ['Stormtrooper', 'Darth Vader', 'Stormtrooper', 'General Tagge', 'Stormtrooper', 'Stormtrooper'] },
  },
  learner: 1,
  opponent: [],
  steps: [
    {
      says: 'Locations are cards of your deck too, and cost nothing. Each icon on your side of one is 1 Force more, turn after turn. Obi-Wan’s Hut has 2 for you and none for the Dark Side: deploy it.',
      moves: [
        { verb: 'deploy', on: "Tatooine: Obi-Wan's Hut" },
        { verb: 'right of' },
        { verb: 'left of' },
        { verb: 'apart' },
      ],
      isReached: (now) => !has(now, "Tatooine: Obi-Wan's Hut"),
      whyMissed: (now) => (isTurn(now, 1) ? null : stillHere),
    },
    {
      says: 'Read a location before you go there. Obi-Wan Kenobi costs 5 and you have 3 Force, but at his Hut he costs 3 less. Deploy him.',
      moves: [{ verb: 'deploy', on: 'Obi-Wan Kenobi' }, { verb: 'to' }],
      wrong: [
        {
          chose: { verb: 'deploy', on: 'Rebel Trooper' },
          says: 'The Trooper can wait. With 2 Force left there is still enough for Obi-Wan at his Hut, and for him alone.',
        },
      ],
      isReached: (now) => isAt(now, 'Obi-Wan Kenobi', "Obi-Wan's Hut"),
      whyMissed: (now) => (isTurn(now, 1) ? null : stillHere),
    },
    {
      says: 'Whoever you deploy needs an icon of yours there, or somebody of yours who is there already. The War Room has neither, so the Trooper can’t go there. Deploy him where he can: for 1 Force, or for nothing to Obi-Wan’s side, as his card says.',
      moves: [{ verb: 'deploy', on: 'Rebel Trooper' }, { verb: 'to' }],
      isReached: (now) => !has(now, 'Rebel Trooper'),
      whyMissed: (now) => (isTurn(now, 1) ? null : stillHere),
    },
  ],
  ends: 'Three locations, and Force for both of you: the icons on your side are yours, those on the other side are theirs. Where the table does not let you do something, look at the card closely: it says what it could do, and why not.',
};
