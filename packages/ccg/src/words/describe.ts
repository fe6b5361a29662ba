import type { Described } from '@binary-sunset/kernel';
import type { State } from '../state/state.ts';
import type { Decision } from '../state/vocabulary.ts';
import { labelsOf } from './labels.ts';
import { momentPrompt, type Prompt } from './moments.ts';
import { questionPrompt } from './questions.ts';
import { responsePrompt } from './responses.ts';

export function describe(s: State, decision: Decision): Described {
  const [prompt, ...rules] = promptFor(s, decision);
  return { prompt, labels: labelsOf(s, decision), rules };
}

function promptFor(s: State, decision: Decision): Prompt {
  const { window, player, needs, kind } = decision;
  // In a window, what is automatic is only put in order: that is a question of its own.
  if (window === undefined || kind !== 'action') return questionPrompt(s, decision);
  return window.kind === 'response'
    ? responsePrompt(s, decision)
    : (momentPrompt(s, player, window.kind, needs) ?? questionPrompt(s, decision));
}
