import type { Decision, Described } from '@binary-sunset/kernel';
import type { State } from '../state.ts';

export const describe = (_s: State, decision: Decision): Described => ({
  prompt: '?',
  labels: decision.options.map((o) => o.verb),
  rules: [],
});
