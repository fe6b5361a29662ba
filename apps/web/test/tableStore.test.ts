import { stockDecks } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import { describe, expect, test } from 'vitest';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Engine, NewGame } from '../src/engine/protocol.ts';
import { type Clock, type TableStore, tableStore } from '../src/session/tableStore.ts';
import type { Settings } from '../src/settings/settings.ts';
import { testClock } from './clocks.ts';
import { hostWith, shelf } from './hosts.ts';

const usual: Settings = {
  speed: 'instant',
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

const everyStop = [
  'start of build step',
  'start of battle',
  'start of battle step',
  'general',
  'attack',
  'reroll',
  'prevention',
  'discard',
  'disrupt',
  'draw',
  'end of battle step',
  'end of turn',
];

function tableWith(
  engine: Engine = hostWith(shelf()),
  settings: Partial<Settings> = {},
  clock: Clock = testClock(),
): StoreApi<TableStore> {
  return createStore(tableStore({ engine, settings: () => ({ ...usual, ...settings }), clock }));
}

const decks = ['Separatist Armada', 'Defenders of the Republic'] as const;
const withComputer: NewGame = { game: 'tcg', sitters: ['person', 'random'], decks, seed: 'one' };
const twoPeople: NewGame = { ...withComputer, sitters: ['person', 'person'] };

const asked = (table: StoreApi<TableStore>) => {
  const found = table.getState().display?.scene.asked;
  if (found == null) throw new Error('Nothing is asked.');
  return found;
};

/** Gives the first option, or what a subset asks for at least. */
async function step(table: StoreApi<TableStore>): Promise<void> {
  const { decision, pass } = asked(table);
  await table.getState().answer(decision.kind === 'subset' ? [...Array(decision.min).keys()] : [pass ?? 0]);
}

/** Plays on until something holds. */
async function until(table: StoreApi<TableStore>, holds: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !holds(); i++) {
    // An answer that was given elsewhere may still be on its way.
    while (table.getState().answering || table.getState().busy) await new Promise((resolve) => setTimeout(resolve, 1));
    await step(table);
  }
  expect(holds()).toBe(true);
}

describe('the table', () => {
  test('goes on by itself until the person is asked', async () => {
    const table = tableWith();
    await table.getState().start(withComputer);
    const { display, busy, faces, log } = table.getState();
    expect(display?.awaits).toBe(0);
    expect(busy).toBe(false);
    expect(faces.size).toBeGreaterThan(0);
    expect(log).toEqual(display?.entries);
  });

  test('knows the options of each card, and when the question came up', async () => {
    const table = tableWith();
    await table.getState().start(withComputer);
    const { options, askedSince } = table.getState();
    expect([...options.values()].flat()).toHaveLength(asked(table).decision.options.length);
    await step(table);
    expect(table.getState().askedSince).toBeGreaterThan(askedSince);
  });

  test('gathers the log, and draws it anew when something is taken back', async () => {
    const table = tableWith();
    await table.getState().start(withComputer);
    const before = table.getState().log;
    await step(table);
    expect(table.getState().log.slice(0, before.length)).toEqual(before);
    expect(table.getState().log.length).toBeGreaterThan(before.length);
    await table.getState().undo();
    expect(table.getState().log).toEqual(before);
    expect(table.getState().display).toMatchObject({ canRedo: true, canUndo: false });
    await table.getState().redo();
    expect(table.getState().log.length).toBeGreaterThan(before.length);
  });

  test('asks the other person to sit down before they see anything', async () => {
    const table = tableWith();
    await table.getState().start(twoPeople);
    await until(table, () => table.getState().handOver !== null);
    expect(table.getState().display?.scene.asked).toBeNull();
    const next = table.getState().handOver;
    await table.getState().sitDown();
    expect(table.getState().handOver).toBeNull();
    expect(table.getState().display?.scene.viewer).toBe(next);
    expect(table.getState().display?.scene.asked).not.toBeNull();
  });

  test('stays as it was when something goes wrong, and says so', async () => {
    const engine = hostWith(shelf());
    const table = tableWith(engine);
    await table.getState().start(withComputer);
    const { display } = table.getState();
    await table.getState().answer([99]);
    expect(table.getState().fault).toMatchObject({ ours: false });
    expect(table.getState().display).toBe(display);
    expect(table.getState().answering).toBe(false);
    table.getState().dismissFault();
    expect(table.getState().fault).toBeNull();
    await step(table);
    expect(table.getState().display).not.toBe(display);
  });

  test('tells a fault of ours from a refusal', async () => {
    const engine: Engine = { ...hostWith(shelf()), answer: () => Promise.reject(new Error('The worker is gone.')) };
    const table = tableWith(engine);
    await table.getState().start(withComputer);
    await step(table);
    expect(table.getState().fault).toEqual({ message: 'The worker is gone.', ours: true });
  });

  test('ends when the person concedes, and is empty when they leave', async () => {
    const table = tableWith();
    await table.getState().start(withComputer);
    await table.getState().concede();
    expect(table.getState().display?.scene.outcome).toMatchObject({ winner: 1 });
    table.getState().leave();
    expect(table.getState()).toMatchObject({ display: null, log: [], options: new Map() });
  });

  test('waits at the computer only as long as the speed says, and a tap goes on at once', async () => {
    const waitedFor = async (speed: Settings['speed'], tapped: boolean): Promise<number> => {
      const clock = testClock();
      const table = tableWith(hostWith(shelf()), { speed }, clock);
      await table.getState().start(withComputer);
      const begun = clock.waited();
      if (tapped) clock.whenWaitedFor = () => table.getState().hurry();
      await step(table);
      return clock.waited() - begun;
    };
    const normal = await waitedFor('normal', false);
    expect(normal).toBeGreaterThan(0);
    expect(await waitedFor('half', false)).toBe(2 * normal);
    expect(await waitedFor('instant', false)).toBe(0);
    expect(await waitedFor('half', true)).toBe(0);
  });
});

describe('picking', () => {
  test('arms an option; choosing it again carries it out', async () => {
    const table = tableWith();
    await table.getState().start(withComputer);
    await until(table, () => asked(table).decision.kind !== 'subset');
    const { display } = table.getState();
    table.getState().choose(0);
    expect(table.getState().picked).toEqual([0]);
    table.getState().unpick();
    expect(table.getState().picked).toEqual([]);
    table.getState().choose(1);
    expect(table.getState().display).toBe(display);
    table.getState().choose(1);
    expect(table.getState().answering).toBe(true);
  });

  test('carries it out at once where nothing has to be confirmed', async () => {
    const table = tableWith(hostWith(shelf()), { confirm: false });
    await table.getState().start(withComputer);
    await until(table, () => asked(table).decision.kind !== 'subset');
    table.getState().choose(0);
    expect(table.getState().answering).toBe(true);
  });

  test('gathers some of several in order, not more than may be, and takes one back', async () => {
    const table = tableWith();
    await table.getState().start(withComputer);
    const { decision } = asked(table);
    expect(decision.kind).toBe('subset');
    const { choose } = table.getState();
    for (const option of decision.options.keys()) choose(decision.options.length - 1 - option);
    expect(table.getState().picked).toHaveLength(decision.max);
    expect([...table.getState().picked].sort((a, b) => a - b)).toEqual(table.getState().picked);
    choose(table.getState().picked[0] ?? 0);
    expect(table.getState().picked).toHaveLength(decision.max - 1);
  });

  test('is forgotten when the next question comes up', async () => {
    const table = tableWith();
    await table.getState().start(withComputer);
    table.getState().choose(0);
    await step(table);
    expect(table.getState().picked).toEqual([]);
  });

  test('a second answer while the first is on its way is not given', async () => {
    const given: unknown[] = [];
    const host = hostWith(shelf());
    const engine: Engine = {
      ...host,
      answer: (...answer) => {
        given.push(answer);
        return host.answer(...answer);
      },
    };
    const table = tableWith(engine);
    await table.getState().start(withComputer);
    await Promise.all([step(table), step(table)]);
    expect(given).toHaveLength(1);
  });
});

describe('passing by itself', () => {
  const noStops = Object.fromEntries(everyStop.map((display) => [display, false]));
  const state = tcg.position({
    at: 'character',
    turn: 5,
    dark: {
      force: 7,
      hand: ['Surge of Power', 'Knockdown'],
      deck: Array(9).fill('Nexu'),
      character: ['Jango Fett (A)'],
    },
    light: { force: 5, deck: Array(9).fill('Clone Officer'), character: ['Clone Officer'] },
  });
  /** Both sides fight; the Dark Side, a person, could play something between attacks. */
  const save = JSON.stringify({
    record: {
      game: 'tcg',
      version: '1',
      setup: { decks: decks.map((name) => stockDecks[name]) },
      seed: 'x',
      answers: '',
      checks: [],
    },
    state,
    seats: withComputer.sitters,
  });

  test('is not done where every stop is set', async () => {
    const table = tableWith();
    await table.getState().open(save);
    expect(asked(table).moment).toBe('general');
    expect(table.getState().log.filter(({ kind }) => kind === 'automatic')).toEqual([]);
  });

  test('where no stop is set leaves a line in the log', async () => {
    const table = tableWith(hostWith(shelf()), { stops: noStops });
    await table.getState().open(save);
    expect(asked(table).moment).not.toBe('general');
    const note = table.getState().log.find(({ kind }) => kind === 'automatic');
    expect(note?.line).toEqual(['Passed for you (between attacks): you set no stop here.']);
  });

  test('over cards that the player said not again to ends with the turn', async () => {
    const table = tableWith();
    await table.getState().open(save);
    const turn = table.getState().display?.scene.board.turn ?? 0;
    table.getState().notAgain('turn');
    expect([...table.getState().lulls.values()]).toEqual(['turn']);
    await until(table, () => table.getState().display?.scene.board.turn === turn + 1);
    expect(table.getState().lulls.size).toBe(0);
    const told = table.getState().log.map(({ line }) => line.join(''));
    expect(told.some((line) => line.includes('you said not again'))).toBe(true);
  });

  test('until the next turn stops for what has to be chosen, and ends with the turn', async () => {
    const table = tableWith();
    await table.getState().open(save);
    table.getState().passUntil('turn');
    expect(table.getState().passing).toBe('turn');
    await until(table, () => {
      const { display, passing } = table.getState();
      if (display?.scene.board.turn === 6) return true;
      if (display?.scene.asked !== null && !table.getState().answering) {
        expect(passing).toBe('turn');
        expect(display?.scene.asked.moment).not.toBe('general');
      }
      return false;
    });
    expect(table.getState().passing).toBeNull();
    expect(table.getState().log.some(({ line }) => line.join('').includes('as you asked'))).toBe(true);
  });
});

describe('one gesture', () => {
  const saved = (state: object, sitters: readonly string[] = ['person', 'person']): string =>
    JSON.stringify({
      record: {
        game: 'tcg',
        version: '1',
        setup: { decks: decks.map((name) => stockDecks[name]) },
        seed: 'x',
        answers: '',
        checks: [],
      },
      state,
      seats: sitters,
      openHands: true,
    });
  const nexus = Array(9).fill('Nexu');
  const fight = tcg.position({
    at: 'character',
    dark: { character: ['Jango Fett (A)'], deck: nexus },
    light: { character: ['Clone Officer', 'Anakin Skywalker (A)'], deck: Array(9).fill('Clone Officer') },
  });

  test('attacks whoever is pointed at', async () => {
    const table = tableWith();
    await table.getState().open(saved(fight));
    const [, anakin] = [...table.getState().aims.values()];
    if (anakin === undefined) throw new Error('Nobody else can be attacked.');
    await table.getState().aimAt(anakin.at);
    const told = table
      .getState()
      .log.map(({ line }) => line.map((piece) => (typeof piece === 'string' ? piece : piece.name)).join(''));
    expect(told.some((line) => /Jango Fett.* attacks .*Anakin Skywalker/.test(line))).toBe(true);
  });

  test('activates all Force there is', async () => {
    const table = tableWith();
    await table.getState().start({
      game: 'ccg',
      sitters: ['person', 'random'],
      decks: ['Search for the Plans', 'Rebels on Tatooine'],
      seed: 'one',
    });
    await until(table, () => table.getState().display?.scene.asked?.moment === 'your activate');
    const [all] = asked(table).proposals;
    if (all === undefined) throw new Error('Nothing is proposed.');
    const before = table.getState().display?.scene.board.seats[0];
    await table.getState().propose(all);
    const after = table.getState().display?.scene.board.seats[0];
    const forceOf = (seat: typeof before): number => (seat !== undefined && 'reserve' in seat ? seat.force : -1);
    expect(forceOf(after) - forceOf(before)).toBe(all.amount);
    expect(all.words).toBe(`Activate all ${all.amount}`);
  });
});
