import { about, type CardRef, type Described, type Prompt, refIn } from '@binary-sunset/kernel';
import type { State } from '../state/state.ts';
import type { Decision } from '../state/vocabulary.ts';
import { labelsOf } from './labels.ts';
import { momentPrompt } from './moments.ts';
import { underWay } from './names.ts';
import { questionPrompt } from './questions.ts';
import { respondedTo, responsePrompt } from './responses.ts';

export const describe = (s: State, decision: Decision): Described => ({
  prompt: about(s, decision.player, cardsAskedAbout(s, decision), promptFor(s, decision)),
  labels: labelsOf(s, decision),
});

function promptFor(s: State, decision: Decision): Prompt {
  const { window, player, needs, kind } = decision;
  // In a window, what is automatic is only put in order: that is a question of its own.
  if (window === undefined || kind !== 'action') return questionPrompt(s, decision);
  return window.kind === 'response'
    ? responsePrompt(s, decision)
    : (momentPrompt(s, player, window.kind, needs) ?? questionPrompt(s, decision));
}

/** What happened, or the card that asks. */
function cardsAskedAbout(s: State, decision: Decision): readonly (CardRef | null)[] {
  const { window, kind } = decision;
  if (window === undefined || kind !== 'action') return [refIn(underWay(s), 'source')];
  return window.kind === 'response' ? respondedTo(s, decision).map(({ subject }) => subject) : [];
}
