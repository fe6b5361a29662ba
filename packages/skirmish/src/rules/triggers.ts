import { type FrameSpec, type HeldTrigger, other, perform, player } from '@binary-sunset/kernel';
import { procedure, type State } from '../state.ts';

/** A unit's loss is avenged, wherever its card is by now. */
export const avenge = procedure(
  'avenge',
  { by: player },
  { strike: (_s, l) => perform([{ kind: 'demoralise', player: other(l.by), amount: 1 }]) },
);

export const resolveHeld = (_s: State, trigger: HeldTrigger): FrameSpec => avenge({ by: trigger.by });
