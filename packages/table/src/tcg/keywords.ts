import type { Term } from '../face.ts';

/** What each keyword comes to, in short, with the rule to read on. */
export const keywords: readonly Term[] = [
  { name: 'Accuracy', words: 'Adds that much to each of its attack dice.', rule: 'TCG-0425' },
  { name: 'Armor', words: 'Only a 5 or more hits it.', rule: 'TCG-0434' },
  { name: 'Bombard', words: 'In Space, it may attack a Ground unit instead, with that much power.', rule: 'TCG-0463' },
  {
    name: 'Bounty',
    words: 'When a unit that it damaged is discarded, you get this in your next build step.',
    rule: 'TCG-0466',
  },
  {
    name: 'Critical Hit',
    words: 'If a die shows a natural 6, its attack does that much more damage.',
    rule: 'TCG-0489',
  },
  {
    name: 'Deflect',
    words: 'Prevents that much damage to it, and may do as much to a unit in its arena.',
    rule: 'TCG-0501',
  },
  { name: 'Double Strike', words: 'After an attack that tapped it, it may attack once more.', rule: 'TCG-0523' },
  { name: 'Evade', words: 'Prevents up to that much damage to it.', rule: 'TCG-0540' },
  { name: 'Fury', words: 'If a die shows a natural 4, it rolls that many more dice.', rule: 'TCG-0550' },
  {
    name: 'Hidden Cost',
    words: 'With that many counters on it, it may be turned up by paying Force for the rest.',
    rule: 'TCG-0564',
  },
  {
    name: 'Intercept',
    words: 'A unit that attacks another of yours in its arena attacks it instead.',
    rule: 'TCG-0576',
  },
  {
    name: 'Ion Cannon',
    words: 'In Ground, it may attack a Space unit instead, with that much power.',
    rule: 'TCG-0582',
  },
  {
    name: 'Lucky',
    words: 'In its attacks, and attacks on it, you may have that many dice rerolled.',
    rule: 'TCG-0590',
  },
  { name: 'Overkill', words: 'Hits beyond what the defender can take may go to another unit there.', rule: 'TCG-0606' },
  { name: 'Parry', words: 'If the attacker rolls a natural 1, that much damage to it is prevented.', rule: 'TCG-0613' },
  { name: 'Pilot', words: 'It may go onto such a unit and give it what follows.', rule: 'TCG-0202' },
  { name: 'Reserves', words: 'Works only while it is in the build zone.', rule: 'TCG-0634' },
  {
    name: 'Retaliate',
    words: 'When attacked, it rolls that many dice of damage at the attacker afterwards.',
    rule: 'TCG-0635',
  },
  { name: 'Shields', words: 'Whoever attacks it has that much less power.', rule: 'TCG-0660' },
  { name: 'Stealth', words: 'It can’t be attacked unless it is tapped.', rule: 'TCG-0670' },
  {
    name: 'Stun',
    words: 'A unit that it damages has that much less power until the end of the battle.',
    rule: 'TCG-0674',
  },
  { name: 'Switch', words: 'In each of its arenas it has only what stands there for that arena.', rule: 'TCG-0682' },
  { name: 'Upkeep', words: 'Must be paid in each of your build steps.', rule: 'TCG-0699' },
];

/** The keywords that a text speaks of. */
export const termsIn = (text: readonly string[]): readonly Term[] =>
  keywords.filter(({ name }) => text.some((paragraph) => new RegExp(`\\b${name}\\b`).test(paragraph)));
