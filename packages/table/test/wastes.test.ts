import type { CcgPosition } from '@binary-sunset/ccg';
import { ccg } from '@binary-sunset/ccg/drill';
import { table } from '@binary-sunset/kit';
import type { TcgPosition } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import { describe, expect, it } from 'vitest';
import { ccgTable } from '../src/ccg/index.ts';
import { tcgTable } from '../src/tcg/index.ts';

const ofTcg = (position: TcgPosition) => table(tcg, position);
const ofCcg = (position: CcgPosition) => table(ccg, position);
const tcgBoard = tcgTable(tcg);
const ccgBoard = ccgTable(ccg);

/** What the answers to a question waste, by their labels; those that waste nothing are left out. */
function wastesOf(labels: readonly string[], wastes: ReturnType<NonNullable<typeof tcgBoard.wastesIn>> = []) {
  return labels.flatMap((label, option) => {
    const waste = wastes[option];
    return waste === undefined || waste === null ? [] : [`${label} · ${waste.of} · ${waste.words}`];
  });
}

function inTcg(position: TcgPosition, until?: (t: ReturnType<typeof ofTcg>) => void): readonly string[] {
  const t = ofTcg(position);
  until?.(t);
  const { decision, labels } = t;
  return wastesOf(labels, tcgBoard.wastesIn?.(tcg.view(t.state, decision.player), decision));
}

function inCcg(position: CcgPosition, until?: (t: ReturnType<typeof ofCcg>) => void): readonly string[] {
  const t = ofCcg(position);
  until?.(t);
  const { decision, labels } = t;
  return wastesOf(labels, ccgBoard.wastesIn?.(ccg.view(t.state, decision.player), decision));
}

const many = (card: string, count: number): string[] => Array.from({ length: count }, () => card);

describe('what an answer wastes, in the TCG', () => {
  it('is the points left when a set-up is ended', () => {
    const hands = { dark: { hand: many('Drill Walker', 7) }, light: { hand: many('Drill Walker', 7) } };
    const start = (t: ReturnType<typeof ofTcg>) => {
      t.dark.does('put', 'Drill Walker #1');
    };
    expect(inTcg({ at: 'setup', ...hands }, start)).toEqual(['Stop here · points · 30 points unspent']);
  });

  it('is the build points that are left, if anything could be built for them', () => {
    const at = { at: 'build', light: { ground: ['Drill Walker'] } } as const;
    expect(inTcg({ ...at, dark: { hand: ['Drill Walker'], points: 4 } })).toEqual([
      'End your build step · points · 4 build points lost',
    ]);
    expect(inTcg({ ...at, dark: { build: ['Drill Walker'], points: 4 } })).toEqual([]);
  });

  it('is more counters than a card needs', () => {
    const wastes = inTcg({ at: 'build', dark: { hand: ['Drill Trooper'], points: 5 } }, (t) =>
      t.dark.does('build', 'Drill Trooper'),
    );
    expect(wastes).toEqual([
      'Put 3 (3 build points) · points · 1 more than it needs',
      'Put 4 (4 build points) · points · 2 more than it needs',
      'Put 5 (5 build points) · points · 3 more than it needs',
    ]);
  });

  it('is an attack that could be made', () => {
    const fight = (dark: string, light: readonly string[]) =>
      inTcg({ at: 'ground', dark: { ground: [dark] }, light: { ground: light, space: ['Drill Fighter'] } });
    expect(fight('Drill Walker', ['Drill Crawler'])).toEqual([
      "Don't attack, tap Drill Walker · attack · its attack unused",
    ]);
  });

  it('is the game, where the opponent holds two arenas and somebody could still come', () => {
    const lost = {
      dark: { build: ['Drill Walker'], character: ['Drill Trooper'] },
      light: { space: ['Drill Fighter'], ground: ['Drill Crawler'] },
    };
    expect(inTcg({ at: 'build', ...lost })).toEqual(['End your build step · game · losing the game']);
    expect(inTcg({ at: 'build', ...lost, light: { space: ['Drill Fighter'] } })).toEqual([]);
    // Nobody could come: to be told would be no use.
    expect(inTcg({ at: 'build', ...lost, dark: { hand: ['Drill Walker'], character: ['Drill Trooper'] } })).toEqual([]);
  });

  it('is the game, where the last unit of an arena retreats and the opponent would hold two', () => {
    const dark = { ground: ['Drill Walker'], character: ['Drill Trooper'] };
    expect(inTcg({ at: 'retreat', dark, light: { space: ['Drill Fighter'], character: ['Drill Sergeant'] } })).toEqual([
      'Retreat Drill Trooper · game · losing the game',
    ]);
    expect(inTcg({ at: 'retreat', dark, light: { character: ['Drill Sergeant'] } })).toEqual([]);
  });
});

describe('what an answer wastes, in the CCG', () => {
  const rest = { reserve: many('Stormtrooper', 20) };
  const lightRest = { reserve: many('Rebel Trooper', 20) };

  it('is the Force that nobody activates, unless some was', () => {
    const position = { phase: 'activate', dark: rest, light: lightRest, at: { 'Drill Yard': {} } } as const;
    const [waste] = inCcg(position);
    expect(waste).toMatch(/^Pass · Force · \d Force not activated$/);
    expect(inCcg(position, (t) => t.dark.does('activate').does('amount', 1))).toEqual([]);
  });

  it('is a Force drain that is not made', () => {
    const at = { 'Tatooine: Mos Eisley (Dark)': { dark: ['Stormtrooper'] } };
    expect(inCcg({ phase: 'control', dark: rest, light: lightRest, at })).toEqual([
      'Pass · attack · 1 Force not drained',
    ]);
  });

  it('is the last card for destiny', () => {
    const position: CcgPosition = {
      phase: 'activate',
      dark: { reserve: ['Stormtrooper', 'Stormtrooper'] },
      light: lightRest,
      at: { 'Tatooine: Mos Eisley (Dark)': {} },
    };
    expect(inCcg(position, (t) => t.dark.does('activate'))).toEqual(['Activate 2 · destiny · no destiny left to draw']);
  });

  it('is the game, where the opponent can drain all that is left and something could be done', () => {
    const position = (life: number): CcgPosition => ({
      phase: 'deploy',
      dark: { hand: ['Stormtrooper'], force: life, reserve: [] },
      light: lightRest,
      at: { 'Tatooine: Mos Eisley (Dark)': { light: ['Rebel Trooper'] } },
    });
    expect(inCcg(position(2))).toEqual(['Pass · game · losing the game to Force drains']);
    expect(inCcg(position(6))).toEqual([]);
  });

  it('is the game, where the last unit of Life Force would be drawn', () => {
    const position: CcgPosition = {
      phase: 'draw',
      dark: { force: 1, reserve: [] },
      light: lightRest,
      at: { 'Drill Yard': {} },
    };
    expect(inCcg(position)).toEqual(['Draw a card, your last Life Force · game · losing the game']);
  });
});
