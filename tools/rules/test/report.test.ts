import { coverageOf, ruleById, rulesWhere } from '@binary-sunset/rulebook';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../project/usage.ts';
import { formatFrom } from '../options.ts';
import { reports } from '../report.ts';
import { waiting } from '../waiting.ts';

const cited = ['AR1-0008', 'AR1-0009', 'TCG-0540'];
const coverage = coverageOf(cited);

describe('the table', () => {
  const lines = reports.table(coverage).split('\n');

  test('counts per topic', () => {
    expect(lines.find((line) => line.endsWith('  life force'))?.trim()).toMatch(/^2\/\d+ {2}life force$/);
  });

  test('counts per document, at the end', () => {
    expect(lines.slice(-14).join('\n')).toContain('2/487    0 %  AR1  Advanced Rulebook 2023, chapter 1');
    expect(lines.slice(-14).join('\n')).toContain('1/703    0 %  TCG  Trading Card Game rulebook');
  });

  test('counts in total', () => {
    expect(lines.at(-2)?.trim()).toBe('3/3408    0 %  rules proven / rules in force');
  });

  test('says 100 % only of all', () => {
    const all = rulesWhere({ status: 'active' }).map((rule) => rule.id);
    expect(reports.table(coverageOf(all))).toContain('3408/3408  100 %');
    expect(reports.table(coverageOf(all.slice(1)))).toContain('3407/3408   99 %');
  });
});

describe('the missing rules', () => {
  const text = reports.missing(coverage);

  test('stand under what they wait for, once each', () => {
    expect(text).toMatch(/^captives: \d+\n(?: {2}.*\n)* {2}AR7-0086 /m);
    expect(text).toMatch(/^nothing: \d+\n(?: {2}.*\n)* {2}AR6-0042 /m);
    expect(text.match(/^ {2}AR6-0042 /gm)).toHaveLength(1);
    expect(text.match(/^ {2}\w{3}-\d{4} /gm)).toHaveLength(3405);
  });

  test('do not include proven ones', () => {
    for (const id of cited) expect(text).not.toContain(`  ${id}  `);
  });

  test('what most rules wait for comes first', () => {
    const counts = [...text.matchAll(/^\w[^:\n]*: (\d+)$/gm)].map((match) => Number(match[1]));
    expect(counts.length).toBeGreaterThan(30);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  test('are counted', () => {
    expect(text.endsWith('3405 rules in force are not proven yet')).toBe(true);
  });
});

describe('what rules wait for', () => {
  test('is said once of each, and of rules in force', () => {
    const ids = Object.values(waiting).flat();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => ruleById(id).status !== 'active')).toEqual([]);
  });
});

describe('for programs', () => {
  test('it is one object of documents, total and missing', () => {
    const object: unknown = JSON.parse(reports.json(coverage));
    expect(object).toEqual({
      documents: expect.objectContaining({ AR1: { active: 487, proven: 2 }, SUP: { active: 52, proven: 0 } }),
      total: { active: 3408, proven: 3 },
      missing: coverage.missing,
    });
  });
});

describe('the format asked for', () => {
  test.each([
    [[], {}, 'table'],
    [['--missing'], {}, 'missing'],
    [['--json'], {}, 'json'],
    [['--json', '--missing'], {}, 'json'],
    [[], { npm_config_json: 'true' }, 'json'],
    [[], { npm_config_missing: 'true' }, 'missing'],
  ])('%j with %j is %s', (args, env, format) => {
    expect(formatFrom(args, env)).toBe(format);
  });

  test.each(['--jsn', '--json=yes', 'AR6-0042'])('%s is not understood', (argument) => {
    expect(() => formatFrom([argument], {})).toThrow(UsageError);
    expect(() => formatFrom([argument], {})).toThrow(argument.split('=')[0]);
  });
});
