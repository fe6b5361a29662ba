import type { CcgPosition } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import { table } from '@binary-sunset/kit';
import type { TcgPosition } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import { describe, expect, test } from 'vitest';
import { ccgTable } from '../src/ccg/index.ts';
import { tcgTable } from '../src/tcg/index.ts';

const ofCcg = (position: CcgPosition) => table(ccg, position);
const ofTcg = (position: TcgPosition) => table(tcg, position);
const ccgBoard = ccgTable(ccg);
const tcgBoard = tcgTable(tcg);

/** What may be said in one, and how: "Activate all 3 | Activate Force 3". */
function proposedIn(position: CcgPosition, until?: (t: ReturnType<typeof ofCcg>) => void): readonly string[] {
  const t = ofCcg(position);
  until?.(t);
  const { decision, labels } = t;
  const found = ccgBoard.proposalsIn?.(ccg.view(t.state, decision.player), decision) ?? [];
  return found.map(({ option, words, note, times, amount, sensible }) =>
    [words, note, labels[option], times, amount, sensible ? 'sensible' : ''].join(' | '),
  );
}

const many = (card: string, count: number): string[] => Array.from({ length: count }, () => card);
const cantina = { 'Tatooine: Cantina (Dark)': { dark: ['Stormtrooper'] } } as const;

describe('in the CCG one may say at once', () => {
  test('that all Force is activated, but for a card to draw destiny from', () => {
    const at = { phase: 'activate', at: cantina } as const;
    const [all] = proposedIn({ ...at, dark: { reserve: many('Stormtrooper', 20) } });
    expect(all).toMatch(/^Activate all (\d) \| {2}\| Activate Force \| 1 \| \1 \| sensible$/);
    expect(proposedIn({ ...at, dark: { reserve: many('Stormtrooper', 2) } })).toEqual([
      'Activate 1 Force | one card stays to draw destiny from | Activate Force | 1 | 1 | sensible',
    ]);
  });

  test('that there is a drain, the largest first; nobody drains for nothing', () => {
    const at = { ...cantina, 'Tatooine: Mos Eisley (Dark)': { dark: ['Stormtrooper'] } };
    const [best, ...more] = proposedIn({ phase: 'control', at });
    expect(best).toMatch(/^ \| {2}\| Force drain .* \| 1 \| {2}\| sensible$/);
    expect(more).toEqual([]);
    expect(proposedIn({ phase: 'deploy', at, dark: { force: many('Stormtrooper', 3) } })).toEqual([]);
  });
});

describe('in the TCG', () => {
  test('a card is given what it needs, or what there is', () => {
    const suggested = (points: number, cards: readonly string[] = []): number | undefined => {
      const t = ofTcg({ at: 'build', dark: { hand: ['Drill Walker', ...cards], points } });
      t.dark.does('build', 'Drill Walker');
      const { decision } = t;
      const option = tcgBoard.suggestedIn?.(tcg.view(t.state, 0), decision) ?? -1;
      return decision.options[option]?.amount;
    };
    const cost = 5;
    expect([suggested(2), suggested(cost), suggested(9)]).toEqual([2, cost, cost]);
  });

  test('what is done in a build step can be taken back, but not its end', () => {
    const t = ofTcg({ at: 'build', dark: { hand: ['Drill Walker'], points: 4 } });
    const { decision } = t;
    const free = decision.options.filter((option) => tcgBoard.isFree?.(option, decision));
    expect(free.map(({ verb }) => verb)).toEqual(['build']);
    expect(decision.options.length).toBeGreaterThan(free.length);
  });

  test('nothing is to be gained between attacks where nobody is', () => {
    const t = ofTcg({ at: 'ground', dark: { ground: ['Drill Walker'] }, light: { ground: ['Drill Walker'] } });
    const view = tcg.view(t.state, 0);
    const between = { ...t.decision, window: { kind: 'general', about: [] } };
    const isPointless = (arena: string): boolean | undefined =>
      tcgBoard.isPointless?.({ ...view, facts: { ...view.facts, arena } }, between);
    expect([isPointless('space'), isPointless('ground'), isPointless('')]).toEqual([true, false, false]);
    expect(tcgBoard.isPointless?.(view, { ...between, window: { kind: 'end of turn', about: [] } })).toBe(false);
  });
});
