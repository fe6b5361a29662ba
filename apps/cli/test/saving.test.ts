import { describe, expect, it } from 'vitest';
import { begin, beginAnew, folder, textOf, type } from './table.ts';

describe('a saved game', () => {
  it('goes on where it was, with all that can be taken back', () => {
    const files = folder();
    const game = begin('--seed keep', files);
    game.open();
    const before = type(game, '1');
    const page = type(game, '1', '1');
    expect(type(game, 'save game.json')).toBe('Saved. To go on with it: npm run cli -- resume game.json');
    const log = type(game, 'l');

    const resumed = begin('resume game.json', files);
    expect(textOf(resumed.open())).toBe(page);
    expect(type(resumed, 'l')).toBe(log);
    expect(type(resumed, 'u', 'u')).toBe(before);
  });

  it('remembers who sat where', () => {
    const files = folder();
    const game = begin('--seed keep --opponent person --seat second', files);
    game.open();
    type(game, '', 'save both.json');
    expect(textOf(begin('resume both.json', files).open())).toContain('First player has to decide.');
  });

  it('is kept up to date after every answer where that is asked for', () => {
    const files = folder();
    const game = begin('--seed keep --save kept.json', files);
    game.open();
    const page = type(game, '1', '1');
    expect(textOf(begin('resume kept.json', files).open())).toBe(page);
    expect(textOf(game.breakOff('End of input.'))).toContain('The game is kept in "kept.json".');
    expect(type(game, 'q')).toContain('The game is kept in "kept.json".');
  });

  it('goes on from its last position where its record no longer fits', () => {
    const files = folder();
    const game = begin('--seed keep', files);
    game.open();
    const page = type(game, '1', '1');
    type(game, 'save game.json');
    const damaged = files.read('game.json').replace('"seed":"keep"', '"seed":"lost"');
    const resumed = begin('resume old.json', folder({ 'old.json': damaged }));
    expect(textOf(resumed.open()).split('\n')[2]).toBe(page.split('\n')[2]);
    expect(type(resumed, 'u')).toBe('There is nothing to take back.');
  });

  it('does not overwrite a file that is something else', () => {
    const files = folder({ 'notes.txt': 'Do not lose this.' });
    const game = begin('--seed keep', files);
    game.open();
    expect(type(game, 'save notes.txt')).toBe('"notes.txt" exists and is not a saved game: choose another name.');
    expect(files.read('notes.txt')).toBe('Do not lose this.');
    expect(() => begin('--save notes.txt', files)).toThrow('choose another name');
  });

  it.each([
    ['not JSON', '"it" is not a saved game.'],
    ['{}', 'This record is damaged at game'],
    ['{"record":{"game":"skirmish","version":"1","seed":"x","answers":"","setup":{},"checks":[]}}', 'setup.decks'],
    [
      '{"game":"chess","version":"1","seed":"x","answers":"","setup":{"decks":[{"a":1},{"a":1}]},"checks":[]}',
      'There is no game called "chess" here',
    ],
  ])('that is damaged is refused with what is wrong', async (contents, message) => {
    await expect(beginAnew('resume it', folder({ it: contents }))).rejects.toThrow(message);
    await expect(beginAnew('step it', folder({ it: contents }))).rejects.toThrow(message);
  });
});
