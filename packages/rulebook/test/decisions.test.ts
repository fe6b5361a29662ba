import { describe, expect, test } from 'vitest';
import { decisionSections, decisionsOn, decisionsPreface, ruleById, UnknownRule } from '../src/index.ts';

const all = decisionSections.flatMap((section) => section.decisions);
const find = (id: string) => all.find((decision) => decision.id === id);
const idsOn = (rule: string) => decisionsOn(rule).map((decision) => decision.id);

describe('the decisions', () => {
  test.each([
    ['current', 28],
    ['tcg', 16],
    ['gla', 52],
    ['glb', 61],
    ['glc', 47],
    ['sup', 67],
  ])('section %s has %i', (code, count) => {
    const section = decisionSections.find((candidate) => candidate.code === code);
    expect(section?.decisions).toHaveLength(count);
    for (const decision of section?.decisions ?? []) expect(decision.id).toMatch(new RegExp(`^${code}-\\w+$`));
  });

  test('each has its own id, a question and an answer', () => {
    expect(new Set(all.map((decision) => decision.id)).size).toBe(all.length);
    for (const { id, question, text } of all) {
      expect(question, id).toMatch(/^\S.*\S$/);
      expect(text.length, id).toBeGreaterThan(10);
    }
  });

  test('every rule and every decision they name exists', () => {
    for (const { rules, overturns = [], confirms = [] } of all) {
      for (const id of rules) expect(ruleById(id).id).toBe(id);
      for (const id of [...overturns, ...confirms]) expect(find(id), id).toBeDefined();
    }
  });

  test('every rule named in full in the text is among the rules of the decision', () => {
    for (const { id, text, rules } of all) {
      for (const [named] of text.matchAll(/\b(?:AR\d|GL[A-D]|SUP|GAP|TCG)-\d{4}\b/g))
        expect(rules, id).toContain(named);
    }
  });

  test('ranges and shortened ids are understood', () => {
    expect(find('gla-1')?.rules).toEqual(
      expect.arrayContaining(['GLA-0047', 'GLA-0048', 'GLA-0049', 'AR1-0112', 'AR1-0114', 'AR1-0190']),
    );
    expect(find('glb-A3')?.rules).toEqual(
      expect.arrayContaining(['AR8-0002', 'AR8-0010', 'AR8-0012', 'AR8-0014', 'AR8-0015']),
    );
  });

  test('the preface is there', () => {
    expect(decisionsPreface).toContain('contradict');
  });
});

describe('the decisions on a rule', () => {
  test('are those that name it', () => {
    expect(idsOn('GLA-0047')).toEqual(['gla-1', 'gla-2']);
  });

  test('begin with the one that overturned an earlier one', () => {
    expect(idsOn('GLA-0465')).toEqual(['current-5', 'gla-21']);
  });

  test('are found by the lines of the rulebook too', () => {
    expect(idsOn('TCG-0604')).toEqual(['tcg-4']);
  });

  test('are none for an undisputed rule', () => {
    expect(decisionsOn('AR1-0001')).toEqual([]);
  });

  test('cannot be asked for a rule that does not exist', () => {
    expect(() => decisionsOn('GLA-9999')).toThrow(UnknownRule);
  });
});
