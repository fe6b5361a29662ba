import { describe, expect, test } from 'vitest';
import { ruleById, rulesWhere, searchRules } from '../src/index.ts';
import { stem, wordsOf } from '../src/words.ts';

const found = (query: string, options = {}) => searchRules(query, options).map((rule) => rule.id);
const topicsFound = (query: string, limit: number) => searchRules(query, { limit }).map((rule) => rule.topic);

describe('what a player types finds the rule', () => {
  test('force drain', () => {
    expect(topicsFound('force drain', 5)).toEqual(Array(5).fill('force drain'));
  });

  test('when does a battle end', () => {
    expect(found('when does a battle end', { limit: 6 })).toEqual(expect.arrayContaining(['AR6-0004', 'AR6-0116']));
  });

  test('evade', () => {
    expect(found('evade')[0]).toBe('TCG-0540');
  });

  test('uniqueness persona', () => {
    expect(found('uniqueness persona', { limit: 2 })).toEqual(['AR5-0059', 'GAP-0081']);
  });

  test('what happens when my reserve deck is empty', () => {
    const topics = topicsFound('what happens when my reserve deck is empty', 5);
    expect(topics.every((topic) => topic.includes('empty'))).toBe(true);
  });
});

describe('an id', () => {
  test.each(['AR6-0042', 'ar6-0042', 'ar6 42', ' AR6-42 '])('%j finds that rule first', (query) => {
    expect(found(query)[0]).toBe('AR6-0042');
  });

  test('finds its rule even if that is not in force', () => {
    expect(found('GLA-0015')).toEqual(['GLA-0015']);
  });

  test('may be unfinished', () => {
    expect(found('AR6-004').slice(0, 3)).toEqual(['AR6-0004', 'AR6-0040', 'AR6-0041']);
  });

  test('of no rule finds nothing', () => {
    expect(found('AR6-9999')).toEqual([]);
  });
});

describe('ranking', () => {
  test('rules in force come before all others', () => {
    const statuses = searchRules('creature attack', { limit: 1000 }).map((rule) => rule.status === 'active');
    expect(statuses).toContain(false);
    expect(statuses.lastIndexOf(true)).toBeLessThan(statuses.indexOf(false));
  });

  test('a topic weighs more than text', () => {
    const topics = topicsFound('sabacc', 10);
    expect(topics.every((topic) => topic.includes('sabacc'))).toBe(true);
  });

  test('rules with all the words come before rules with some', () => {
    const [best] = searchRules('sabacc wild card');
    expect(`${best?.topic} ${best?.text}`.toLowerCase()).toMatch(/sabacc.*wild card|wild card.*sabacc/);
  });

  test('the last word may be unfinished', () => {
    expect(found('force dra')).toEqual(expect.arrayContaining(found('force drain', { limit: 3 })));
    expect(found('initiati')).not.toEqual([]);
  });

  test.each(['sabac', 'xi', 'captu'])('%s finds every rule with a word that begins so', (beginning) => {
    const withSuchAWord = rulesWhere({}).filter(({ topic, mechanics, text }) =>
      wordsOf(`${topic} ${mechanics.join(' ')} ${text}`).some((word) => word.startsWith(beginning)),
    );
    expect(withSuchAWord).not.toEqual([]);
    expect(found(beginning, { limit: 5000 })).toEqual(expect.arrayContaining(withSuchAWord.map((rule) => rule.id)));
  });

  test('only the last word may be', () => {
    expect(found('eva xyzzy')).toEqual([]);
  });

  test('singular and plural find the same', () => {
    expect(found('force drains').slice(0, 3)).toEqual(found('force drain').slice(0, 3));
    expect(found('personas uniqueness')[0]).toBe(found('persona uniqueness')[0]);
  });

  test('accents do not matter', () => {
    expect(found('Padme')).toEqual(found('Padmé'));
    expect(found('Padme')).not.toEqual([]);
  });
});

describe('filters', () => {
  test('by game', () => {
    const rules = searchRules('pilot', { game: 'tcg', limit: 500 });
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.every((rule) => rule.game === 'tcg')).toBe(true);
  });

  test('by document and status', () => {
    const rules = searchRules('creature', { document: 'SUP', status: 'superseded' });
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.every((rule) => rule.document === 'SUP' && rule.status === 'superseded')).toBe(true);
  });

  test('also to a rule named by id', () => {
    expect(found('AR6-0042', { game: 'tcg' })).toEqual([]);
  });

  test('limit', () => {
    expect(found('battle', { limit: 3 })).toEqual(found('battle').slice(0, 3));
    expect(found('battle')).toHaveLength(20);
  });
});

test.each(['', '   ', '?!', 'xyzzy'])('%j finds nothing', (query) => {
  expect(found(query)).toEqual([]);
});

test('words that say nothing are used if there are no others', () => {
  expect(found('may not')).not.toEqual([]);
});

test.each([
  ['drain', ['drains', 'drained', 'draining']],
  ['battle', ['battles', 'battled', 'battling']],
  ['move', ['moves', 'moved', 'moving']],
  ['cancel', ['cancels', 'canceled', 'cancelled', 'cancelling']],
  ['ability', ['abilities']],
  ['pass', ['passes', 'passed', 'passing']],
  ['hit', ['hits', 'hitting']],
  ['destiny', ['destinies']],
])('%s: all forms count as one word', (word, forms) => {
  for (const form of forms) expect(stem(form), form).toBe(stem(word));
});

test.each([
  ['force', 'for'],
  ['us', 'u'],
  ['gas', 'ga'],
  ['pass', 'past'],
  ['jedi', 'jed'],
])('%s and %s are different words', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('a search takes less than 20 ms once the index is made', () => {
  const queries = ['when does a battle end', 'force drain', 's', 'which characters may pilot a starship'];
  for (const query of queries) {
    searchRules(query);
    const times = [1, 2, 3, 4, 5].map(() => {
      const started = performance.now();
      searchRules(query);
      return performance.now() - started;
    });
    // A busy machine can only make it longer.
    expect(Math.min(...times), query).toBeLessThan(20);
  }
});

test('results are whole rules', () => {
  expect(searchRules('AR1-0008')[0]).toBe(ruleById('AR1-0008'));
});
