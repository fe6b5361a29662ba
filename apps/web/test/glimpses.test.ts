import type { Glimpsed, LogEntry } from '@binary-sunset/table';
import { textOf } from '@binary-sunset/table/plain';
import { stockDecks } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import { describe, expect, test } from 'vitest';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { areAtRest, fallenLine } from '../src/boards/tcg/attack/attackWords.ts';
import { glimpsePaces } from '../src/session/pace.ts';
import { type Clock, type TableStore, tableStore } from '../src/session/tableStore.ts';
import type { Settings, Speed } from '../src/settings/settings.ts';
import { type TestClock, testClock } from './clocks.ts';
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

function tableAt(speed: Speed, clock: Clock, engine = hostWith(shelf())): StoreApi<TableStore> {
  const settings: Settings = {
    speed,
    sound: false,
    confirm: true,
    order: true,
    pointless: true,
    warnings: { game: false, points: false, attack: false, Force: false, destiny: false },
    stops: {},
    quiet: [],
    text: 'usual',
    reducedMotion: null,
  };
  return createStore(tableStore({ engine, settings: () => settings, clock }));
}

/** Attacks, or does what there is to do before. */
function attack(table: StoreApi<TableStore>): Promise<void> {
  const asked = table.getState().display?.scene.asked;
  const option = asked?.decision.options.findIndex(({ verb }) => verb === 'attack') ?? -1;
  return table.getState().answer([Math.max(0, option)]);
}

/** Attacks until something is shown on the way, on a clock that stands still. */
async function somethingShown(table: StoreApi<TableStore>, clock: TestClock) {
  let waits = false;
  const waiting = new Promise<void>((resolve) => {
    clock.whenWaitedFor = () => {
      waits = true;
      resolve();
    };
  });
  for (;;) {
    const before = table.getState().display;
    const answered = attack(table);
    await Promise.race([answered, waiting]);
    if (!waits) continue;
    expect(table.getState().glimpsed).not.toBeNull();
    return { before, answered };
  }
}

/** Attacks once, in a hurry or not; gives what was seen on the way. */
async function attackAt(speed: Speed, hurried: boolean) {
  const engine = hostWith(shelf());
  const clock = testClock();
  const table = tableAt(speed, clock, engine);
  if (hurried) clock.whenWaitedFor = () => table.getState().hurry();
  await table.getState().open(save);
  const seen: (Glimpsed['what'] | 'asked')[] = [];
  table.subscribe(({ glimpsed, display }, before) => {
    if (display === before.display || display === null) return;
    if (glimpsed !== null) expect(display.scene.asked).toBeNull();
    seen.push(glimpsed?.what ?? 'asked');
  });
  const begun = clock.waited();
  for (let i = 0; i < 4 && !seen.includes('attack'); i++) {
    await attack(table);
  }
  return { table, engine, seen, took: clock.waited() - begun };
}

describe('what there is to see on the way', () => {
  test('is shown before the next question is put, and told in the same words', async () => {
    const shown = await attackAt('normal', true);
    expect(shown.seen).toEqual(expect.arrayContaining(['roll', 'attack']));
    expect(shown.seen.indexOf('roll')).toBeLessThan(shown.seen.indexOf('attack'));
    expect(shown.table.getState()).toMatchObject({ glimpsed: null, busy: false });
    expect(shown.took).toBe(0);
    const whole = await shown.engine.look(0);
    const said = (entries: readonly LogEntry[]): string[] => entries.map(({ line }) => textOf(line));
    expect(said(shown.table.getState().log)).toEqual(said(whole.entries));
  });

  test('takes its time if nobody is in a hurry', async () => {
    const { took, seen } = await attackAt('double', false);
    expect(seen).toContain('attack');
    expect(took).toBeGreaterThan(1000);
  });

  test('is not shown where nothing is waited for', async () => {
    const { seen, took } = await attackAt('instant', false);
    expect(took).toBe(0);
    expect(seen).not.toContain('roll');
    expect(seen).not.toContain('attack');
  });

  test('gives way to whoever takes something back', async () => {
    const clock = testClock(false);
    const table = tableAt('half', clock);
    await table.getState().open(save);
    const { before, answered } = await somethingShown(table, clock);
    await table.getState().undo();
    await answered;
    expect(table.getState().glimpsed).toBeNull();
    expect(table.getState().display?.scene.board).toEqual(before?.scene.board);
    expect(table.getState().display?.scene.asked?.decision).toEqual(before?.scene.asked?.decision);
  });

  test('is gone when the table is left', async () => {
    const clock = testClock(false);
    const table = tableAt('half', clock);
    await table.getState().open(save);
    const { answered } = await somethingShown(table, clock);
    table.getState().leave();
    await answered;
    expect(table.getState()).toMatchObject({ display: null, glimpsed: null });
  });
});

describe('how long it is shown', () => {
  test('follows the speed', () => {
    const attack: Glimpsed = { what: 'attack' };
    expect(glimpsePaces([attack], 'normal')).toEqual([1500]);
    expect(glimpsePaces([attack], 'double')).toEqual([750]);
    expect(glimpsePaces([attack], 'half')).toEqual([3000]);
    expect(glimpsePaces([attack], 'instant')).toEqual([0]);
  });

  test('is never too long altogether', () => {
    const many = Array.from({ length: 9 }, (): Glimpsed => ({ what: 'attack' }));
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
