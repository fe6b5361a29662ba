import type { CcgPosition, CcgState } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import { isOutcome } from '@binary-sunset/kernel';

const copies = (count: number, ...titles: string[]): string[] =>
  Array.from({ length: count }, (_, i) => titles[i % titles.length] ?? '');

/** The middle of a game, with cards that players know and none besides. */
const tatooine: CcgPosition = {
  phase: 'deploy',
  dark: {
    hand: [
      "Vader's Lightsaber",
      'Sense (Dark)',
      'Stormtrooper',
      "Vader's Custom TIE",
      'Your Powers Are Weak, Old Man',
      'Presence Of The Force',
      'Ubrikkian 9000 Z001',
    ],
    force: copies(9, 'Stormtrooper'),
    used: copies(13, 'Stormtrooper'),
    lost: ['Stormtrooper', 'Imperial Barrier'],
    reserve: copies(21, 'Darth Vader', 'Stormtrooper'),
    table: ['Blaster Rack', 'Dark Hours'],
  },
  light: {
    hand: ['Rebel Barrier', 'Rebel Trooper', 'X-wing', 'Rebel Guard', 'Luke Skywalker', 'Sense (Light)'],
    force: copies(5, 'Rebel Trooper'),
    used: copies(9, 'Rebel Trooper'),
    lost: ['Rebel Trooper', 'Biggs Darklighter'],
    reserve: copies(17, 'Obi-Wan Kenobi'),
    table: ['Traffic Control', "K'lor'slug"],
  },
  at: {
    'Tatooine (Dark)': {
      dark: [
        {
          card: 'Devastator',
          pilots: ['Chief Bast'],
          cargo: ['TIE Fighter'],
          passengers: ['Stormtrooper', { card: 'Vader', on: ['Imperial Blaster'] }],
        },
      ],
      light: [{ card: 'Red 1', pilots: ['Red Leader'] }],
    },
    'Tatooine: Cantina (Dark)': {
      dark: ['Darth Vader', 'Ponda Baba', { card: 'Dr. Evazan', on: ['Imperial Blaster'] }],
      light: [{ card: 'Obi-Wan Kenobi', on: ["Obi-Wan's Lightsaber"] }, 'Han Solo', 'Rebel Trooper'],
    },
    'Tatooine: Docking Bay 94 (Light)': { dark: ['Stormtrooper'] },
    'Tatooine: Mos Eisley (Dark)': {
      light: [
        { card: "Luke's X-34 Landspeeder", drivers: ['Luke'], passengers: ['C-3PO (See-Threepio)'] },
        { card: 'Rebel Guard', hit: true },
      ],
    },
    'Death Star: Detention Block Corridor (Dark)': { dark: ['Death Star Trooper', 'Death Star Trooper'] },
    'Death Star: Docking Bay 327 (Dark)': { dark: ['Grand Moff Tarkin', '5D6-RA-7 (Fivedesix)'] },
    'Yavin 4 (Light)': { light: ['X-wing', 'X-wing'] },
    'Yavin 4: Jungle (Dark)': {
      dark: ['General Tagge'],
      light: [{ card: 'Leia Organa', on: ['Blaster Rifle (Light)'] }],
    },
  },
};

export const deploying = (): CcgState => ccg.position(tatooine);

/** Gives the first answer with these words, or else passes, until something is so. */
function playUntil(s: CcgState, isSo: (s: CcgState) => boolean, words: RegExp): CcgState {
  for (let given = 0; !isSo(s); given++) {
    const asked = ccg.pending(s);
    if (isOutcome(asked) || given > 40) throw new Error('It never comes to that.');
    const { labels } = ccg.describe(s, asked);
    const wanted = labels.findIndex((label) => words.test(label));
    const passing = asked.options.findIndex(({ verb }) => verb === 'pass' || verb === 'decline');
    ccg.answer(s, { player: asked.player, at: asked.at, picks: [Math.max(0, wanted >= 0 ? wanted : passing)] });
  }
  return s;
}

const fighting = /^Initiate a battle at Tatooine: Cantina|^Draw \d battle destiny/;

const inSegment =
  (segment: 'weapons' | 'damage') =>
  ({ facts }: CcgState): boolean =>
    facts.battle?.segment === segment;

export const inBattle = (): CcgState =>
  playUntil(ccg.position({ ...tatooine, phase: 'battle' }), inSegment('weapons'), fighting);

/** A destiny is drawn that somebody may respond to. */
export const drawing = (): CcgState => playUntil(inBattle(), ({ facts }) => facts.draws.length > 0, fighting);

export const inDamage = (): CcgState => playUntil(inBattle(), inSegment('damage'), fighting);

const sites = [
  'Tatooine: Cantina (Dark)',
  'Tatooine: Docking Bay 94 (Light)',
  'Tatooine: Dune Sea',
  'Tatooine: Jawa Camp (Dark)',
  'Tatooine: Jundland Wastes (Dark)',
  "Tatooine: Lars' Moisture Farm (Light)",
  'Tatooine: Mos Eisley (Dark)',
  "Tatooine: Obi-Wan's Hut",
  'Death Star: Central Core',
  'Death Star: War Room',
  'Death Star: Docking Bay 327 (Dark)',
  'Death Star: Level 4 Military Corridor',
  'Death Star: Trash Compactor',
  'Yavin 4: Docking Bay (Light)',
  'Yavin 4: Jungle (Dark)',
  'Yavin 4: Massassi Throne Room',
];

const systems = ['Tatooine (Dark)', 'Yavin 4 (Light)', 'Alderaan (Dark)', 'Kessel (Light)'];

/** Twenty locations, a hundred and forty cards at them, forty of those on others, in a battle. */
export function crowded(): CcgState {
  const at: Record<string, NonNullable<CcgPosition['at']>[string]> = {};
  for (const name of systems)
    at[name] = {
      dark: [{ card: 'TIE Fighter', pilots: ['Imperial Pilot'] }, 'TIE Scout', 'TIE Fighter'],
      light: [{ card: 'X-wing', pilots: ['Rebel Pilot'] }, { card: 'Y-wing', pilots: ['Rebel Pilot'] }, 'X-wing'],
    };
  for (const name of sites)
    at[name] = {
      dark: [{ card: 'Stormtrooper', on: ['Imperial Blaster'] }, 'Death Star Trooper', 'Imperial Trooper Guard'],
      light: [{ card: 'Rebel Trooper', on: ['Blaster'] }, 'Rebel Guard'],
    };
  // What lies face down is as little as it would be late in a game.
  const { dark, light } = tatooine;
  const s = ccg.position({
    ...tatooine,
    phase: 'battle',
    at,
    dark: { ...dark, reserve: copies(10, 'Stormtrooper'), used: copies(4, 'Stormtrooper'), force: 6 },
    light: { ...light, reserve: copies(10, 'Rebel Trooper'), used: copies(4, 'Rebel Trooper'), force: 5 },
  });
  return playUntil(s, inSegment('weapons'), fighting);
}
