import { type Decision, isOutcome } from '@binary-sunset/kernel';
import type { Match } from '@binary-sunset/table';
import type { Conversation, Reply } from '../src/conversation.ts';
import type { Files } from '../src/files.ts';
import { terminalSkirmish } from '../src/games/skirmish.ts';
import type { TerminalGame } from '../src/games/terminalGame.ts';
import { plainInk } from '../src/ink.ts';
import type { Paper } from '../src/paper.ts';
import { conversationFor, type Surroundings, terminalFor } from '../src/starting.ts';
import { wishIn } from '../src/wishes.ts';

export const paper: Paper = { width: 80, ink: plainInk };

/** Files that lie in memory. */
export function folder(contents: Readonly<Record<string, string>> = {}): Files & { readonly paths: () => string[] } {
  const files = new Map(Object.entries(contents));
  return {
    exists: (path) => files.has(path),
    read: (path) => files.get(path) ?? '',
    write: (path, text) => void files.set(path, text),
    paths: () => [...files.keys()],
  };
}

export const surroundings = (files: Files = folder()): Surroundings => ({ paper, files, newSeed: () => 'some seed' });

/** A conversation as the command line would begin it; of Skirmish, unless another table is given. */
export function begin(args: string, files?: Files, terminal: TerminalGame = terminalSkirmish): Conversation {
  const wish = wishIn(args.split(' ').filter((arg) => arg !== ''));
  return conversationFor(wish, terminal, surroundings(files));
}

/** A conversation about the game that is asked for, with the cards that it needs. */
export async function beginAnew(args: string, files: Files = folder()): Promise<Conversation> {
  const asked = wishIn(args.split(' ').filter((arg) => arg !== ''));
  const wish = { ...asked, game: asked.game ?? 'skirmish' };
  return conversationFor(wish, await terminalFor(wish, files), surroundings(files));
}

export const textOf = ({ lines }: Reply): string => lines.join('\n');

/** What is said to the last of these lines. */
export function type(conversation: Conversation, ...lines: readonly string[]): string {
  let last = '';
  for (const line of lines) last = textOf(conversation.hear(line));
  return last;
}

/** What is asked and what can be answered, without the table above it. */
export const asked = (page: string): string => page.slice(page.lastIndexOf('─') + 1).trim();

/** Whoever has to decide. */
export function pendingIn(match: Match): Decision {
  const { pending } = match;
  if (isOutcome(pending)) throw new Error(`The game is over: ${pending.because}.`);
  return pending;
}
