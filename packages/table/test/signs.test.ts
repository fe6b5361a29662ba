import { pool as ccgPool } from '@binary-sunset/ccg';
import { type RuleId, ruleById } from '@binary-sunset/rulebook';
import { ccgTable } from '@binary-sunset/table/ccg';
import { signsOf } from '@binary-sunset/table/plain';
import { tcgTable } from '@binary-sunset/table/tcg';
import { pool as tcgPool } from '@binary-sunset/tcg';
import { describe, expect, it } from 'vitest';

const facesOf = {
  async ccg() {
    const game = await ccgPool.gameWith(['premiere']);
    const { faceOf } = ccgTable(game);
    return game.titles.map(faceOf);
  },
  async tcg() {
    const game = await tcgPool.gameWith(['attack-of-the-clones']);
    const { faceOf } = tcgTable(game);
    return game.titles.map(faceOf);
  },
} as const;

describe.each(['ccg', 'tcg'] as const)('the signs of the %s', (game) => {
  it('are all that its cards show: numbers and icons', async () => {
    const faces = await facesOf[game]();
    const shown = new Set(
      faces.flatMap(({ values, icons }) => [...values.map(({ name }) => name.toLowerCase()), ...icons]),
    );
    expect(shown.size).toBeGreaterThan(3);
    expect([...shown].filter((name) => signsOf(game)[name] === undefined)).toEqual([]);
  });

  it('have a name of their own, a sentence or two, and a rule that there is', () => {
    const signs = Object.values(signsOf(game));
    expect(new Set(signs.map(({ name }) => name)).size).toBe(signs.length);
    for (const { name, words, rule } of signs) {
      expect(name).toMatch(/^\S.{1,29}$/);
      expect(words, name).toMatch(/^[A-Z].{15,190}\.$/);
      if (rule !== null) expect(ruleById(rule as RuleId).status, `${name}: ${rule}`).toBe('active');
    }
  });
});
