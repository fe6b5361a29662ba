import { describe, expect, test } from 'vitest';
import { documentCodes, mechanics, ruleById, rulesWhere, topics, UnknownRule } from '../src/index.ts';

const ids = (rules: readonly { id: string }[]) => rules.map((rule) => rule.id);

describe('a rule by its id', () => {
  test('has all that the ledger says of it', () => {
    expect(ruleById('AR1-0009')).toMatchObject({
      id: 'AR1-0009',
      document: 'AR1',
      game: 'ccg',
      topic: 'life force - losing the game',
      kind: 'setup',
      status: 'active',
      replacedBy: [],
    });
  });

  test('names the rules that replace it', () => {
    expect(ruleById('GLA-0015')).toMatchObject({ status: 'superseded', replacedBy: ['GAP-0087'] });
    expect(ruleById('GLA-0015').note).toContain('highest of ability, armor, maneuver');
  });

  test.each([
    ['AR6-0999', ['AR6-0265', 'AR6-0264', 'AR6-0263']],
    ['AR6-42', ['AR6-0042', 'AR6-0041', 'AR6-0043']],
    ['ar6 0042', ['AR6-0042', 'AR6-0041', 'AR6-0043']],
    ['TCC-0010', ['TCG-0010', 'TCG-0009', 'TCG-0011']],
    ['R6-0042', ['AR6-0042', 'AR6-0041', 'AR6-0043']],
    ['TGC-0010', ['TCG-0010', 'TCG-0009', 'TCG-0011']],
    ['', ['AR1-0001', 'AR1-0002', 'AR1-0003']],
  ])('%j is unknown, and the error names the nearest ids', (id, nearest) => {
    const attempt = () => ruleById(id);
    expect(attempt).toThrow(UnknownRule);
    expect(attempt).toThrow(`There is no rule '${id}'. Nearest: ${nearest.join(', ')}.`);
    expect(attempt).toThrow(expect.objectContaining({ id, nearest }));
  });
});

describe('rules that fit a filter', () => {
  test('of a document', () => {
    expect(rulesWhere({ document: 'AR8' })).toHaveLength(28);
    expect(ids(rulesWhere({ document: 'AR8' }))[0]).toBe('AR8-0001');
  });

  test('of a topic', () => {
    expect(ids(rulesWhere({ topic: 'life force' }))).toContain('AR1-0008');
    expect(rulesWhere({ topic: 'life force' }).every((rule) => rule.topic === 'life force')).toBe(true);
  });

  test('that need a mechanic, also if it is not their first', () => {
    const rules = rulesWhere({ mechanic: 'force-drain' });
    expect(rules.every((rule) => rule.mechanics.includes('force-drain'))).toBe(true);
    expect(rules.some((rule) => rule.mechanics[0] !== 'force-drain')).toBe(true);
  });

  test('of a game, a kind and a status together', () => {
    const filter = { game: 'tcg', kind: 'setup', status: 'active' } as const;
    const expected = rulesWhere({}).filter(
      (rule) => rule.game === 'tcg' && rule.kind === 'setup' && rule.status === 'active',
    );
    expect(expected.length).toBeGreaterThan(30);
    expect(rulesWhere(filter)).toEqual(expected);
  });

  test('every rule is of one document', () => {
    const sizes = documentCodes.map((document) => rulesWhere({ document }).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(rulesWhere({}).length);
  });

  test('an unknown topic has none', () => {
    expect(rulesWhere({ topic: 'midichlorians' })).toEqual([]);
    expect(rulesWhere({ game: 'tcg', document: 'AR1' })).toEqual([]);
  });

  test('topics stand in the order of the rulebook, each once', () => {
    const inChapter = topics({ document: 'AR8' });
    expect(inChapter[0]).toBe(ruleById('AR8-0001').topic);
    expect(new Set(inChapter).size).toBe(inChapter.length);
  });

  test('mechanics are sorted, each once', () => {
    const needed = mechanics({ game: 'tcg' });
    expect(needed).toContain('stacking');
    expect(needed).not.toContain('force-drain');
    expect(needed).toEqual([...new Set(needed)].sort());
  });
});
