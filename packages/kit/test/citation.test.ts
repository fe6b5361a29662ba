import { describe, expect, test } from 'vitest';
import { citedIds } from '../src/citation.ts';
import { BadCitation, rule } from '../src/index.ts';

describe('a test may cite', () => {
  test.each([
    ['AR6-0042', ['AR6-0042']],
    [['AR6-0042'], ['AR6-0042']],
    [
      ['AR6-0042', 'AR6-0043', 'TCG-0540'],
      ['AR6-0042', 'AR6-0043', 'TCG-0540'],
    ],
  ])('%j', (citation, ids) => {
    expect(citedIds(citation)).toEqual(ids);
  });
});

describe('a test may not cite', () => {
  test.each([
    ['a rule that does not exist', 'AR6-9999', "There is no rule 'AR6-9999'. Nearest: AR6-0265"],
    ['a superseded rule', 'GLA-0015', 'GLA-0015 is superseded. Cite GAP-0087 instead: the highest of ability'],
    ['a repetition', 'GLA-0029', 'GLA-0029 only repeats other rules. Cite AR1-0185, AR1-0192 instead.'],
    ['a historic rule', 'AR1-0001', 'AR1-0001 is historic, software need not do it: no effect on play. Cite nothing.'],
    ['a good rule and a bad one', ['AR6-0042', 'GLA-0015'], 'GLA-0015 is superseded'],
    ['no rule', [], 'at least one rule'],
    ['four rules', ['AR6-0042', 'AR6-0043', 'AR6-0044', 'AR6-0045'], 'at most 3 rules, not 4'],
    ['a rule twice', ['AR6-0042', 'AR6-0042'], 'each rule once'],
  ])('%s', (_, citation, why) => {
    expect(() => citedIds(citation)).toThrow(BadCitation);
    expect(() => citedIds(citation)).toThrow(why);
  });
});

test('a bad citation fails when the test is written down, not only when it runs', () => {
  expect(() => rule('GLA-0015', 'never registered', () => {})).toThrow(BadCitation);
});
