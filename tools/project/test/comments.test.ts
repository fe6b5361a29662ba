import { describe, expect, test } from 'vitest';
import { purposeOf, saidAbove } from '../comments.ts';
import { parse } from '../syntax.ts';

describe('what a file says of itself', () => {
  const purpose = (text: string) => purposeOf(parse('a.ts', text));

  test.each([
    ["/** What cards do. */\nimport { a } from './a.ts';", 'What cards do.'],
    ["// What cards do.\n\nimport { a } from './a.ts';", 'What cards do.'],
    ['/** What cards do. */\n\nexport const a = 1;', 'What cards do.'],
  ])('%j', (text, said) => {
    expect(purpose(text)).toBe(said);
  });

  test.each([
    ['nothing', "import { a } from './a.ts';\n"],
    ['about what follows', '/** What a is. */\nexport const a = 1;'],
    ['of several lines', "/**\n * Long\n * winded.\n */\nimport { a } from './a.ts';"],
    ['further down', "import { a } from './a.ts';\n\n/** What cards do. */\n\nexport const b = 1;"],
  ])('a comment that is %s is none', (_, text) => {
    expect(purpose(text)).toBeNull();
  });
});

describe('what is said above', () => {
  const above = (text: string) => saidAbove(parse('a.ts', text), text.indexOf('export'));

  test.each([
    ['/** What a is. */\nexport const a = 1;', 'What a is.'],
    ['/** What a is. */ // AR1-0001\nexport const a = 1;', 'What a is.'],
    ['/**\n * What\n *   a is.\n */\nexport const a = 1;', 'What a is.'],
    ['const b = 2; // AR1-0001\nexport const a = 1;', ''],
    ['/** What b is. */\nconst b = 2;\nexport const a = 1;', ''],
    ['/** What b is. */\n\nexport const a = 1;', ''],
  ])('%j', (text, said) => {
    expect(above(text)).toBe(said);
  });
});
