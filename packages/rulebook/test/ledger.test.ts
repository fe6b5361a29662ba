import { describe, expect, test } from 'vitest';
import { documentCodes, documents, ruleById, rulesWhere } from '../src/index.ts';

const all = rulesWhere({});

describe('the ledger', () => {
  test.each([
    ['AR', 1074, 1067],
    ['GAP', 383, 382],
    ['GL', 1706, 1204],
    ['SUP', 478, 52],
    ['TCG', 718, 703],
  ])('%s: %i rows, %i in force', (beginning, rows, inForce) => {
    const rules = all.filter((rule) => rule.document.startsWith(beginning));
    expect(rules).toHaveLength(rows);
    expect(rules.filter((rule) => rule.status === 'active')).toHaveLength(inForce);
  });

  test('no other rows than these', () => {
    expect(all).toHaveLength(1074 + 383 + 1706 + 478 + 718);
  });

  test('each id is its document and four digits, and occurs once', () => {
    for (const { id, document } of all) expect(id).toMatch(new RegExp(`^${document}-\\d{4}$`));
    expect(new Set(all.map((rule) => rule.id)).size).toBe(all.length);
  });

  test('ids of a document count up from 1 without a hole', () => {
    for (const document of documentCodes) {
      const numbers = rulesWhere({ document }).map((rule) => Number(rule.id.slice(-4)));
      expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    }
  });

  test('status and kind are known ones', () => {
    expect(new Set(all.map((rule) => rule.status))).toEqual(new Set(['active', 'superseded', 'duplicate', 'historic']));
    expect(new Set(all.map((rule) => rule.kind))).toEqual(
      new Set(['rule', 'setup', 'example', 'card', 'text', 'data', 'ui', 'meta']),
    );
  });

  test('superseded and duplicate rules name the rules in force instead, and only they', () => {
    for (const rule of all) {
      const replaced = rule.status === 'superseded' || rule.status === 'duplicate';
      expect(rule.replacedBy.length > 0, rule.id).toBe(replaced);
      for (const id of rule.replacedBy) expect(ruleById(id).status, `${rule.id} by ${id}`).toBe('active');
    }
  });

  test('text is clean: no tabs, line breaks, stray spaces or broken characters', () => {
    const dirty = all.filter(({ topic, mechanics, text, note, lines }) =>
      [topic, text, note, lines, ...mechanics].some((part) => part !== part.trim() || /[\t\n\r\ufffd]| {2}/.test(part)),
    );
    expect(dirty).toEqual([]);
  });

  test('every rule has a topic, a statement and well-formed mechanics', () => {
    const incomplete = all.filter(
      ({ topic, mechanics, text }) =>
        topic === '' || text.length < 10 || mechanics.some((mechanic) => !/^[a-z0-9-]+$/.test(mechanic)),
    );
    expect(incomplete).toEqual([]);
  });

  test('a rule knows the lines of its source, if its document has one', () => {
    for (const { id, document, lines } of all) {
      expect(lines, id).toMatch('source' in documents[document] ? /^\d+(-\d+)?$/ : /^$/);
    }
  });
});
