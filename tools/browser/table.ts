import type { KernelState } from '@binary-sunset/kernel';
import type { Page } from 'playwright-core';

export interface SavedGame {
  /** The name of the game. */
  readonly game?: string;
  readonly record?: unknown;
  readonly openHands?: boolean;
  /** Two people unless said otherwise. */
  readonly seats?: readonly [string, string];
}

/** Opens a game on the page as a player would: from a file. Both hands lie open, so that one page plays both sides. */
export async function openGameFile(
  page: Page,
  state: KernelState | null,
  { game = 'tcg', record = emptyRecord(game, state), openHands = true, seats = ['person', 'person'] }: SavedGame = {},
): Promise<void> {
  const save = { record, ...(state === null ? {} : { state }), seats, openHands };
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(save)) };
  await page.getByRole('button', { name: /^Start game/ }).waitFor();
  await page.locator('input[type=file]').setInputFiles(file);
}

/** A position stands for itself: there is nothing to replay. */
const emptyRecord = (game: string, state: KernelState | null): unknown => ({
  game,
  version: '1',
  setup: { decks: (state?.decks ?? [[], []]).map(counted) },
  seed: '',
  answers: '',
  checks: [],
});

function counted(titles: readonly string[]): Record<string, number> {
  const deck: Record<string, number> = {};
  for (const title of titles) deck[title] = (deck[title] ?? 0) + 1;
  return deck;
}
