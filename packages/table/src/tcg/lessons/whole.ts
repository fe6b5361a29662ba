import type { TcgGuidedGame } from './lesson.ts';
import { heldBy, listedIn } from './looking.ts';
import { moments } from './moments.ts';

/** A whole game, from laying out to the end, with small decks. */
export const whole: TcgGuidedGame = {
  id: 'whole',
  title: 'Your first game',
  teaches: 'A whole game with a small deck; the coach explains whatever comes up first.',
  position: {
    at: 'setup',
    dark: {
      allowance: 18,
      force: 0,
      hand: [
        'Trade Federation C-9979',
        'Droid Starfighter Squadron',
        'Battle Droid Squad',
        'Battle Droid Squad',
        'Nute Gunray (A)',
        'Geonosian Guard',
        'Reek',
      ],
      deck: [
        'Geonosian Defense Platform',
        'Techno Union Starship',
        'Jango Fett (D)',
        'Geonosian Guard',
        'Flying Geonosian Squad',
        'Droid Starfighter Wing',
        'Zam Wesell (B)',
        'Destroyer Droid Squad',
        'Surge of Power',
        'Geonosian Fighter',
        'Battle Droid Squad',
        'Geonosian Warrior',
        'Commerce Guild Starship',
        'Infantry Battle Droid, B1 Series',
        'Battle Droid Squad',
        'Droid Starfighter DFS-4CT',
        'Acklay',
      ],
    },
    light: {
      allowance: 18,
      force: 0,
      hand: [
        'Naboo Starfighter Squadron',
        'N-1 Starfighter',
        'Clone Platoon',
        'Clone Squad',
        'Padmé Amidala (D)',
        'Clone Warrior 4/163',
        "Hero's Dodge",
      ],
      deck: [
        'Republic Attack Gunship UH-478',
        'Naboo Royal Starship',
        'Captain Typho (A)',
        'Mending',
        'Jedi Patrol',
        'Bravo N-1 Starfighter',
        "Pilot's Dodge",
        'Clone Warrior 5/373',
        'Elite Jedi Squad',
        'Surge of Power',
        'Republic Cruiser',
        'Obi-Wan Kenobi (C)',
        'Surge of Power',
        'Wedding of Destiny',
        'Clone Squad',
        'Jedi Starfighter 3R3',
        'Anakin Skywalker (D)',
      ],
    },
  },
  learner: 1,
  opponent: {
    computer: 'apprentice',
    lets: { 'hold back': 0.4, pass: 0.5, 'end build step': 0.15, 'end retreat step': 0.8 },
  },
  moments,
  otherwise:
    'Nothing new here. Press a glowing card, or what is offered below; “All actions” lists whatever you may do.',
  ends(now) {
    const won = now.outcome?.winner === now.learner;
    const held = listedIn(heldBy(now, won ? 'you' : 'they'));
    return won
      ? `You win: ${held} are yours, and nobody stands against you there. You know all that a whole game needs. Play one with a full deck of 60 cards, or this one again: the dice will fall otherwise.`
      : `This one is lost: when the turn ended, your opponent alone had units in ${held}. One unit of yours in either of them would have kept the game going. Try it again, or go on to a game with a full deck.`;
  },
};
