import { describe, expect, test } from 'vitest';
import { coverageOf, isProven, ruleById, rulesWhere, UnknownRule } from '../src/index.ts';

const tally = (cited: string[], document: string) =>
  coverageOf(cited).documents.find((candidate) => candidate.document === document);

describe('coverage', () => {
  test('without tests nothing is proven and all is missing', () => {
    const { total, missing, duplicates } = coverageOf([]);
    expect(total).toEqual({ active: 3408, proven: 0 });
    expect(missing).toHaveLength(3408);
    expect(duplicates).toEqual({ rules: 558, proven: 0 });
  });

  test('a cited rule is proven in its document, its topic and the total', () => {
    const { total, missing } = coverageOf(['AR1-0008', 'AR1-0008']);
    expect(total.proven).toBe(1);
    expect(missing).toHaveLength(3407);
    expect(missing).not.toContain('AR1-0008');
    expect(tally(['AR1-0008'], 'AR1')).toMatchObject({ active: 487, proven: 1 });
    expect(tally(['AR1-0008'], 'AR5')).toMatchObject({ active: 140, proven: 0 });
    const topic = tally(['AR1-0008'], 'AR1')?.topics.find((candidate) => candidate.topic === 'life force');
    expect(topic?.proven).toBe(1);
  });

  test('documents add up to the total, and topics to their document', () => {
    const { documents, total } = coverageOf(['AR1-0008', 'TCG-0540']);
    const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
    expect(sum(documents.map((document) => document.active))).toBe(total.active);
    expect(sum(documents.map((document) => document.proven))).toBe(2);
    for (const { topics, active, proven } of documents) {
      expect(sum(topics.map((topic) => topic.active))).toBe(active);
      expect(sum(topics.map((topic) => topic.proven))).toBe(proven);
    }
  });

  test('all of it', () => {
    const { total, missing, duplicates } = coverageOf(rulesWhere({ status: 'active' }).map((rule) => rule.id));
    expect(total).toEqual({ active: 3408, proven: 3408 });
    expect(missing).toEqual([]);
    expect(duplicates).toEqual({ rules: 558, proven: 558 });
  });

  test('an id that does not exist is an error', () => {
    expect(() => coverageOf(['AR1-9999'])).toThrow(UnknownRule);
  });
});

describe('a rule is proven', () => {
  test('if it is a repetition, by all the rules it repeats together', () => {
    const repetition = ruleById('GLA-0029');
    expect(repetition.replacedBy).toEqual(['AR1-0185', 'AR1-0192']);
    expect(isProven(repetition, new Set(['AR1-0185']))).toBe(false);
    expect(isProven(repetition, new Set(['GLA-0029']))).toBe(false);
    expect(isProven(repetition, new Set(['AR1-0185', 'AR1-0192']))).toBe(true);
    expect(coverageOf(['AR1-0185', 'AR1-0192']).duplicates.proven).toBeGreaterThan(0);
  });

  test('never if it is superseded or historic', () => {
    expect(isProven(ruleById('GLA-0015'), new Set(['GLA-0015', 'GAP-0087']))).toBe(false);
    expect(isProven(ruleById('AR1-0001'), new Set(['AR1-0001']))).toBe(false);
  });
});
