import { describe, expect, it } from 'vitest';
import { Complaint } from '../src/complaint.ts';
import { usage } from '../src/usage.ts';
import { wishIn } from '../src/wishes.ts';
import { begin, beginAnew, folder, textOf } from './table.ts';

const deckList = '# mine\n4x Trooper\n4 Veteran\n4 Martyr\n4 Scout\n2 Rally\n2 Recall\n';

describe('the command line', () => {
  it('without a word plays', () => {
    expect(wishIn([]).kind).toBe('play');
  });

  it('asks for help', () => {
    expect(wishIn(['--help']).kind).toBe('help');
    expect(wishIn(['watch', '-h']).kind).toBe('help');
  });

  it.each([
    ['dance', '"dance" is not something to do; there is play, watch, step, resume.'],
    ['step', 'Which file? npm run cli -- step FILE'],
    ['watch it closely', '"it" is one word too many.'],
    ['resume one two', '"two" is one word too many.'],
    ['--colour', "Unknown option '--colour'"],
    ['--game chess', 'There is no game called "chess" here; there is tcg, ccg, skirmish.'],
    ['--seat third', 'There is no seat called "third"; there is first and second.'],
    ['--opponent genius', '"genius" is no player; there is random, person.'],
    ['--deck heap', 'There is no deck called "heap", and no file: stock decks are Vanguard, Irregulars.'],
    ['--deck short.txt', 'The first deck has 1 cards; a deck has 20.'],
    ['--deck odd.txt', '"odd.txt", line 2: expected copies and a title such as "2 Trooper", found "many Troopers".'],
    ['--deck typo.txt', 'There is no card called "Troper"; did you mean "Trooper"?'],
  ])('"%s" is refused with what would be right', async (args, message) => {
    const files = folder({ 'short.txt': '1 Trooper', 'odd.txt': '1 Trooper\nmany Troopers', 'typo.txt': '20 Troper' });
    await expect(beginAnew(args, files)).rejects.toThrow(message);
  });

  it('refuses with an error that is meant for people', () => {
    expect(() => wishIn(['dance'])).toThrow(Complaint);
  });

  it('takes a deck from a file', () => {
    const page = textOf(begin('--deck mine.txt --seed x', folder({ 'mine.txt': deckList })).open());
    expect(page).toContain('deck 15');
  });
});

it('help names every game, deck, seat and opponent', () => {
  const text = usage().join('\n');
  for (const word of [
    'skirmish',
    'Vanguard',
    'Irregulars',
    'first, second',
    'apprentice, youngling, random, person',
    '--seed',
    'step FILE',
  ]) {
    expect(text).toContain(word);
  }
  expect(Math.max(...usage().map((line) => line.length))).toBeLessThanOrEqual(80);
});
