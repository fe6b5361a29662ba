import { describe, expect, test } from 'vitest';
import { BadDeckFile, deckIn, looksLikeSave, nameOfFile } from '../src/screens/home/deckFile.ts';
import { FileTooLarge, textOf } from '../src/screens/home/fileText.ts';

describe('a deck file', () => {
  test('has a count and a title on each line', () => {
    expect(deckIn('2 Reek\n4x Battle Droid Squad\n1\tYoda (A)\n')).toEqual({
      Reek: 2,
      'Battle Droid Squad': 4,
      'Yoda (A)': 1,
    });
  });

  test('may have headings, remarks, empty lines, bullets and any line ends', () => {
    expect(deckIn('\uFEFF# mine\r\nUnits:\r\n\r\n2 • Reek\r// more\n--- \n3 × Acklay')).toEqual({ Reek: 2, Acklay: 3 });
  });

  test('adds up a title that is named twice', () => {
    expect(deckIn('2 Reek\n1 Reek')).toEqual({ Reek: 3 });
  });

  test('keeps numbers that belong to a title', () => {
    expect(deckIn('3 Super Battle Droid 8EX\n2 Commerce Guild Droid 81')).toEqual({
      'Super Battle Droid 8EX': 3,
      'Commerce Guild Droid 81': 2,
    });
  });

  test('says which line is wrong and what would be right', () => {
    expect(() => deckIn('2 Reek\nAcklay')).toThrow(BadDeckFile);
    expect(() => deckIn('2 Reek\nAcklay')).toThrow(
      'Line 2 says "Acklay"; each line is a count and a title, such as "2 Reek".',
    );
    expect(() => deckIn('0 Reek')).toThrow('Line 1 asks for no copies of Reek');
  });

  test('has cards in it', () => {
    expect(() => deckIn('# nothing\n')).toThrow('There is no card in this file');
  });

  test('is told from a saved game by its content', () => {
    expect(looksLikeSave(' {"record":{}}')).toBe(true);
    expect(looksLikeSave('2 Reek')).toBe(false);
  });

  test('gives the deck its name', () => {
    expect(nameOfFile('My deck.v2.txt')).toBe('My deck.v2');
    expect(nameOfFile('.txt')).toBe('.txt');
  });
});

describe('a file', () => {
  const file = (size: number) => ({ name: 'armada.txt', size, text: () => Promise.resolve('2 Reek') });

  test('as large as a deck or a saved game can be is read', async () => {
    await expect(textOf(file(2_000_000))).resolves.toBe('2 Reek');
  });

  test('that is larger is not read, and is told how large it may be', async () => {
    await expect(textOf({ ...file(2_100_000), text: () => Promise.reject(new Error('It was read.')) })).rejects.toThrow(
      new FileTooLarge('"armada.txt" has 2.1 MB; a deck or a saved game has at most 2 MB.'),
    );
  });
});
