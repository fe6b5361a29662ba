import type { Decision, KernelState, TableView } from '@binary-sunset/kernel';
import { voiceFor } from '@binary-sunset/table';
import { lettersFor } from './cardsMeant.ts';
import { optionLines, promptOf } from './choices.ts';
import type { TerminalGame } from './games/terminalGame.ts';
import { logLine } from './looking.ts';
import { apartBelow, line, type Paper } from './paper.ts';

export function tableLines(terminal: TerminalGame, view: TableView, paper: Paper): readonly string[] {
  const voice = voiceFor(view.viewer, terminal.seatNames(view.facts));
  return terminal.draw({ ...paper, view, voice, letters: lettersFor(terminal, view) });
}

/** What a decision asks, for the player who has to make it. */
export function decisionLines(terminal: TerminalGame, state: KernelState, decision: Decision, paper: Paper): string[] {
  const described = terminal.game.describe(state, decision);
  const letters = lettersFor(terminal, terminal.game.view(state, decision.player));
  const prompt = apartBelow(
    promptOf(decision, described),
    paper.ink.faint([...described.prompt.rules, '? help'].join(' · ')),
    paper,
    paper.ink.strong,
  );
  return [...prompt, ...optionLines(decision, described.labels, letters, paper)];
}

/** How much of the log leaves room for the table. */
const recentLines = 8;

/** The end of the log, set off from what follows. */
export function recent(lines: readonly string[], paper: Paper): string[] {
  const earlier = Math.max(0, lines.length - recentLines);
  const more = earlier === 0 ? [] : [paper.ink.faint(`  … ${earlier} earlier, l shows all`)];
  const shown = lines.slice(-recentLines).flatMap((text) => logLine(text, paper));
  return lines.length === 0 ? [] : [...more, ...shown, line(paper)];
}
