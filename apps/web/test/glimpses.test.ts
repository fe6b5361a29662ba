import type { Entry, Sight } from '@binary-sunset/table';
import { textOf } from '@binary-sunset/table/plain';
import { stockDecks, tcg } from '@binary-sunset/tcg';
import { describe, expect, test } from 'vitest';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { areAtRest, fallenLine } from '../src/boards/tcg/attack/attackWords.ts';
import { glimpsePaces } from '../src/session/pace.ts';
import { type TableStore, tableStore } from '../src/session/tableStore.ts';
import type { Settings, Speed } from '../src/settings/settings.ts';
import { hostWith, shelf } from './hosts.ts';

const decks = ['Separatist Armada', 'Defenders of the Republic'] as const;

/** Both sides fight: the Dark Side is a person, and nobody has anything to play. */
const save = JSON.stringify({
  record: {
    game: 'tcg',
    version: '1',
    setup: { decks: decks.map((name) => stockDecks[name]) },
    seed: 'x',
    answers: '',
    checks: [],
  },
  state: tcg.position({
    at: 'character',
    turn: 5,
    dark: { deck: Array(9).fill('Nexu'), character: ['Jango Fett (A)'] },
    light: { deck: Array(9).fill('Clone Officer'), character: ['Clone Officer', 'Clone Officer'] },
  }),
  seats: ['person', 'random'],
});

function tableAt(speed: Speed, engine = hostWith(shelf())): StoreApi<TableStore> {
  const settings: Settings = {
    speed,
    sound: false,
    confirm: true,
    order: true,
    pointless: true,
    stops: {},
    quiet: [],
    reducedMotion: null,
  };
  return createStore(tableStore({ engine, settings: () => settings, now: () => 0 }));
}

/** Attacks once, in a hurry or not; gives what was seen on the way. */
async function attackAt(speed: Speed, hurried: boolean) {
  const engine = hostWith(shelf());
  const table = tableAt(speed, engine);
  await table.getState().open(save);
  const seen: (Sight['what'] | 'asked')[] = [];
  table.subscribe(({ sight, moment }, before) => {
    if (moment === before.moment || moment === null) return;
    if (sight !== null) expect(moment.scene.asked).toBeNull();
    seen.push(sight?.what ?? 'asked');
  });
  const hurrying = hurried ? setInterval(() => table.getState().hurry(), 1) : undefined;
  const begun = performance.now();
  for (let i = 0; i < 4 && !seen.includes('attack'); i++) {
    const asked = table.getState().moment?.scene.asked;
    const attack = asked?.decision.options.findIndex(({ verb }) => verb === 'attack') ?? -1;
    await table.getState().answer([Math.max(0, attack)]);
  }
  clearInterval(hurrying);
  return { table, engine, seen, took: performance.now() - begun };
}

describe('what there is to see on the way', () => {
  test('is shown before the next question is put, and told in the same words', async () => {
    const shown = await attackAt('normal', true);
    expect(shown.seen).toEqual(expect.arrayContaining(['roll', 'attack']));
    expect(shown.seen.indexOf('roll')).toBeLessThan(shown.seen.indexOf('attack'));
    expect(shown.table.getState()).toMatchObject({ sight: null, busy: false });
    expect(shown.took).toBeLessThan(700);
    const whole = await shown.engine.look(0);
    const said = (entries: readonly Entry[]): string[] => entries.map(({ line }) => textOf(line));
    expect(said(shown.table.getState().log)).toEqual(said(whole.entries));
  });

  test('takes its time if nobody is in a hurry', async () => {
    const { took, seen } = await attackAt('double', false);
    expect(seen).toContain('attack');
    expect(took).toBeGreaterThan(1000);
  });

  test('is not shown where nothing is waited for', async () => {
    const { seen } = await attackAt('instant', false);
    expect(seen).not.toContain('roll');
    expect(seen).not.toContain('attack');
  });

  test('gives way to whoever takes something back', async () => {
    const table = tableAt('half');
    await table.getState().open(save);
    const before = table.getState().moment;
    const first = table.getState().answer([0]);
    await new Promise((resolve) => setTimeout(resolve, 30));
    await table.getState().undo();
    await first;
    expect(table.getState().sight).toBeNull();
    expect(table.getState().moment?.scene.board).toEqual(before?.scene.board);
    expect(table.getState().moment?.scene.asked?.decision).toEqual(before?.scene.asked?.decision);
  });

  test('is gone when the table is left', async () => {
    const table = tableAt('half');
    await table.getState().open(save);
    const first = table.getState().answer([0]);
    table.getState().leave();
    await first;
    expect(table.getState()).toMatchObject({ moment: null, sight: null });
  });
});

describe('how long it is shown', () => {
  test('follows the speed', () => {
    const attack: Sight = { what: 'attack' };
    expect(glimpsePaces([attack], 'normal')).toEqual([1500]);
    expect(glimpsePaces([attack], 'double')).toEqual([750]);
    expect(glimpsePaces([attack], 'half')).toEqual([3000]);
    expect(glimpsePaces([attack], 'instant')).toEqual([0]);
  });

  test('is never too long altogether', () => {
    const many = Array.from({ length: 9 }, (): Sight => ({ what: 'attack' }));
    const altogether = glimpsePaces(many, 'normal').reduce((sum, pace) => sum + pace, 0);
    expect(altogether).toBeLessThanOrEqual(6010);
  });
});

describe('an attack in words', () => {
  const nexu = { handle: 1, title: 'Nexu', owner: 0 } as const;
  const reek = { handle: 2, title: 'Reek', owner: 0 } as const;

  test('says whom it has cost', () => {
    expect(fallenLine({ fallen: [], defender: nexu })).toBe('');
    expect(fallenLine({ fallen: [nexu], defender: nexu })).toBe('defender discarded');
    expect(fallenLine({ fallen: [nexu, reek], defender: nexu })).toBe('Nexu, Reek discarded');
  });

  test('counts no hits while the dice fall', () => {
    expect(areAtRest({ step: 'Roll' })).toBe(false);
    expect(areAtRest({ step: 'Reroll' })).toBe(true);
  });
});
