import type { Handle } from '@binary-sunset/kernel';
import type { Aim, Asked, Proposal } from '@binary-sunset/table';
import { bestAim, isToBeAimed, whyNotDone } from './options.ts';

/** What a sensible player would most often do next: the brightest button does it, and so does Space. */
export type Bright =
  | { readonly do: 'answer'; readonly picks: readonly number[] }
  | { readonly do: 'aim'; readonly at: Handle }
  | { readonly do: 'propose'; readonly proposal: Proposal };

/** The option that is chosen and has yet to be confirmed. */
export function armedIn(asked: Asked, picked: readonly number[]): number | null {
  const [option] = asked.decision.kind === 'subset' || asked.decision.kind === 'number' ? [] : picked;
  return option === undefined || isToBeAimed(asked, option) ? null : option;
}

/** Null if nothing is ready to be done. What wastes something is only ever done where there is nothing else, and asked. */
export function brightOf(asked: Asked, picked: readonly number[], aims: ReadonlyMap<Handle, Aim>): Bright | null {
  const { decision, pass, proposals, suggested } = asked;
  const answer = (...picks: number[]): Bright => ({ do: 'answer', picks });
  const armed = armedIn(asked, picked);
  if (armed !== null) return answer(armed);
  const best = bestAim(aims);
  if (best !== null) return { do: 'aim', at: best.at };
  const proposal = proposals.find(({ sensible }) => sensible);
  if (proposal !== undefined) return { do: 'propose', proposal };
  const isNumber = decision.kind === 'number';
  const [number = isNumber && pass === null ? suggested : null] = picked;
  if (isNumber && number !== null) return answer(number);
  if (pass !== null) return answer(pass);
  return decision.kind === 'subset' && whyNotDone(asked, picked) === null ? answer(...picked) : null;
}
