import type { CcgGuidedGame } from './lesson.ts';
import { own, theirs } from './looking.ts';
import { moments } from './moments.ts';

/** A whole game with little Life Force, from the first turn to the end. */
export const whole: CcgGuidedGame = {
  id: 'whole',
  title: 'Your first game',
  teaches: 'A whole game with little Life Force; the coach explains whatever comes up first.',
  position: {
    turn: 'light',
    phase: 'activate',
    at: {
      "Tatooine: Lars' Moisture Farm (Light)": {},
      'Tatooine: Mos Eisley (Dark)': { dark: ['Stormtrooper'] },
    },
    light: {
      hand: [
        'Luke Skywalker',
        'Rebel Trooper',
        'Tatooine: Docking Bay 94 (Light)',
        'Blaster',
        'Biggs Darklighter',
        'Rebel Barrier',
      ],
      reserve: [
        'Rebel Trooper',
        'Talz',
        'Rebel Trooper',
        'It Could Be Worse',
        'General Dodonna',
        'Rebel Guard',
        "Tatooine: Obi-Wan's Hut",
        'Rebel Trooper',
        'Han Solo',
        'Obi-Wan Kenobi',
        'Blaster',
        'Leia Organa',
        'Rebel Trooper',
        'Sense (Light)',
      ],
    },
    dark: {
      hand: ['Tatooine: Jundland Wastes (Dark)', 'Stormtrooper', 'Commander Praji', 'General Tagge', 'Stormtrooper'],
      reserve: [
        'Stormtrooper',
        'Chief Bast',
        'Stormtrooper',
        'Death Star Trooper',
        'Darth Vader',
        'Stormtrooper',
        'Imperial Trooper Guard',
        'Admiral Motti',
        'Imperial Blaster',
        'Stormtrooper',
        'Imperial Blaster',
        'Lieutenant Tanbris',
        'Stormtrooper',
        'Stormtrooper',
      ],
    },
  },
  learner: 1,
  opponent: { computer: 'apprentice', lets: { pass: 0.25, decline: 0.3 } },
  moments,
  otherwise:
    'Nothing new here. Press a glowing card, or what is offered below; “All actions” lists whatever you may do.',
  ends(now) {
    return now.outcome?.winner === now.learner
      ? `You win: the Dark Side has no Life Force left, and you have ${own(now).lifeForce}. You know all that a whole game needs. Play one with a full deck of 60 cards.`
      : `This one is lost: your last card of Life Force is gone, and the Dark Side has ${theirs(now).lifeForce} left. Drain wherever you may, and don’t leave them alone where you have icons. Try it again, or go on to a full game.`;
  },
};
