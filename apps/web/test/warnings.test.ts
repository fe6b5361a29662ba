import { stockDecks, type TcgPosition } from '@binary-sunset/tcg';
import { tcg } from '@binary-sunset/tcg/drill';
import { describe, expect, test } from 'vitest';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type TableStore, tableStore } from '../src/session/tableStore.ts';
import { asUsual, type Settings } from '../src/settings/settings.ts';
import { testClock } from './clocks.ts';
import { hostWith, shelf } from './hosts.ts';

const decks = [stockDecks['Separatist Armada'], stockDecks['Defenders of the Republic']];
const record = { game: 'tcg', version: '1', setup: { decks }, seed: '', answers: '', checks: [] };

/** The Dark Side's build step, with four points and something to build. */
const withPoints: TcgPosition = {
  at: 'build',
  dark: { hand: ['Nexu'], points: 4, deck: Array(9).fill('Nexu') },
  light: { character: ['Clone Officer'], deck: Array(9).fill('Clone Officer') },
};

async function tableAt(settings: Partial<Settings> = {}): Promise<StoreApi<TableStore>> {
  const engine = hostWith(shelf());
  const table = createStore(
    tableStore({ engine, settings: () => ({ ...asUsual, speed: 'instant', ...settings }), clock: testClock() }),
  );
  await table.getState().open(JSON.stringify({ record, state: tcg.position(withPoints), seats: ['person', 'random'] }));
  return table;
}

const decision = (table: StoreApi<TableStore>) => table.getState().display?.scene.asked ?? null;

describe('an answer that wastes something', () => {
  test('is asked about once, and then given', async () => {
    const table = await tableAt();
    const pass = decision(table)?.pass ?? -1;
    const { at } = decision(table)?.decision ?? {};
    await table.getState().answer([pass]);
    expect(table.getState().warning).toMatchObject({
      picks: [pass],
      waste: { of: 'points', words: '4 build points lost' },
    });
    expect(decision(table)?.decision.at).toBe(at);
    table.getState().heed();
    expect(table.getState().warning).toBeNull();
    await table.getState().answer([pass]);
    expect(table.getState().warning).toBeNull();
    expect(decision(table)?.decision.at).not.toBe(at);
  });

  test('is given at once where its player wants no such warning', async () => {
    const table = await tableAt({ warnings: { points: false } });
    const { at } = decision(table)?.decision ?? {};
    await table.getState().answer([decision(table)?.pass ?? -1]);
    expect(table.getState().warning).toBeNull();
    expect(decision(table)?.decision.at).not.toBe(at);
  });

  test('is given at once by whoever passes over everything', async () => {
    const table = await tableAt();
    const { at } = decision(table)?.decision ?? {};
    table.getState().passUntil('turn');
    await expect.poll(() => decision(table)?.decision.at ?? null).not.toBe(at);
    expect(table.getState().warning).toBeNull();
  });
});
