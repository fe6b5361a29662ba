import type { CardId, Decision, Explanation } from '@binary-sunset/kernel';
import type { State } from '../state.ts';

export const explain = (_s: State, _card: CardId, _decision: Decision | null): readonly Explanation[] => [];
