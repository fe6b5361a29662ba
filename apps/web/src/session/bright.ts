import type { Handle } from '@binary-sunset/kernel';
import type { Aim, Asked } from '@binary-sunset/table';
import { bestAim, isToBeAimed, realOptions, whyNotDone } from './options.ts';

/** What a sensible player would most often do next: the brightest button does it, and so does Space. */
export type Bright =
  | { readonly do: 'answer'; readonly picks: readonly number[] }
  | { readonly do: 'aim'; readonly at: Handle };

/** The option that is chosen and has yet to be confirmed. */
export function armedIn(asked: Asked, picked: readonly number[]): number | null {
  const [option] = asked.decision.kind === 'subset' || asked.decision.kind === 'number' ? [] : picked;
  return option === undefined || isToBeAimed(asked, option) ? null : option;
}

/** Null if nothing is ready to be done. */
export function brightOf(asked: Asked, picked: readonly number[], aims: ReadonlyMap<Handle, Aim>): Bright | null {
  const { decision, pass } = asked;
  const answer = (...picks: number[]): Bright => ({ do: 'answer', picks });
  const armed = armedIn(asked, picked);
  if (armed !== null) return answer(armed);
  const best = bestAim(aims);
  if (best !== null) return { do: 'aim', at: best.at };
  const isNumber = decision.kind === 'number';
  const [number = isNumber && pass === null ? realOptions(asked)[0] : undefined] = picked;
  if (isNumber && number !== undefined) return answer(number);
  if (pass !== null) return answer(pass);
  return decision.kind === 'subset' && whyNotDone(asked, picked) === null ? answer(...picked) : null;
}
