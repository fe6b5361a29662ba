import { describe, expect, it, test } from 'vitest';
import { misnamed, readPublished, writePublished } from '../src/published.ts';

const texts = (...words: string[]) => words.map((said, i) => ({ id: `Talz/${i}`, words: said }));

describe('the texts of a card, once published,', () => {
  test.each([
    ['stay what they are', texts('One.', 'Two.'), []],
    ['may be worded otherwise', texts('One.', 'Twice.'), []],
    [
      'are not named anew because one comes before them',
      texts('One.', 'New.', 'Two.'),
      ['Talz/1 would be called Talz/2: write it numbered(1, …), so that it keeps its name.'],
    ],
    [
      'do not change places',
      texts('Two.', 'One.'),
      [
        'Talz/0 would be called Talz/1: write it numbered(0, …), so that it keeps its name.',
        'Talz/1 would be called Talz/0: write it numbered(1, …), so that it keeps its name.',
      ],
    ],
    [
      'do not move up because the first is gone',
      texts('Two.'),
      ['Talz/1 would be called Talz/0: write it numbered(1, …), so that it keeps its name.'],
    ],
    [
      'are withdrawn, but not forgotten',
      texts('One.'),
      ['Talz/1 is gone, but games under way may mean it: keep it as withdrawn(1, …).'],
    ],
    [
      'are not the only ones for ever',
      texts('One.', 'Two.', 'New.'),
      ['Talz/2: not published yet. npm run cards -- publish'],
    ],
  ])('%s', (_, now, problems) => {
    expect(misnamed(readPublished(writePublished(texts('One.', 'Two.'))), now)).toEqual(problems);
  });

  it('are a line each, which does not tell what they said', () => {
    expect(writePublished(texts('One.', 'Two.'))).toMatch(/^Talz\/0\t[0-9a-z]{6}\nTalz\/1\t[0-9a-z]{6}\n$/);
  });
});
