import { say } from '../parts/toast.tsx';
import { saveFile } from './files.ts';
import { engine } from './table.ts';

/** "binary-sunset-game-2002-04-23.json": sorts by date in any folder. */
export const fileName = (what: 'game' | 'report', when: Date): string =>
  `binary-sunset-${what}-${when.toISOString().slice(0, 10)}.json`;

/** Saves a game as a file: the one that is played, or one that is kept. */
export async function saveGame(kept?: { readonly id: string; readonly when: number }): Promise<void> {
  try {
    const text = await engine.file(kept?.id);
    saveFile(fileName('game', kept === undefined ? new Date() : new Date(kept.when)), text);
  } catch (error) {
    say(`It could not be saved: ${error instanceof Error ? error.message : String(error)}`);
  }
}
