import { isOutcome, type Viewer } from '@binary-sunset/kernel';
import type { Match } from './match.ts';
import { people } from './seats.ts';

/** An answer that a computer player would give here, and why. */
export interface HintAnswer {
  readonly picks: readonly number[];
  /** What it is called: the labels of what is picked. */
  readonly label: string;
  /** What is best chosen in the questions that follow from it, as they are labelled. */
  readonly then: readonly string[];
  readonly why: string;
  readonly standing: 'best' | 'close' | 'behind';
}

/** What the best computer player that there is would do where somebody has to decide: the best answer first. */
export interface Hint {
  /** The decision that it is about. */
  readonly at: number;
  readonly answers: readonly HintAnswer[];
}

const nothing = 'Choose none';

/** May a person ask for hints at this table? Only against a computer: another person has none to ask. */
export const mayAskForHints = ({ seats }: Pick<Match, 'seats'>): boolean => people(seats).length === 1;

/** A hint for whoever looks on; null unless they have to decide. It is found from what they may see and nothing else. */
export function hintFor({ table, state, pending, seed }: Match, viewer: Viewer): Hint | null {
  if (isOutcome(pending) || pending.player !== viewer) return null;
  const [adviser] = Object.values(table.computers).map((computer) => computer(`${seed}/hint`));
  const advice = adviser?.advise?.(table.game.view(state, viewer), pending);
  if (advice === undefined) return null;
  const { labels } = table.game.describe(state, pending);
  return {
    at: pending.at,
    answers: advice.map(({ picks, then, why, standing }) => ({
      picks,
      label: picks.map((pick) => labels[pick] ?? '').join(', ') || nothing,
      then,
      why,
      standing,
    })),
  };
}
