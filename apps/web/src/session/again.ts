import type { Asked } from '@binary-sunset/table';

interface Step {
  readonly moment: string;
  readonly label: string;
}

/** What is to be done so many more times: an answer, and what was chosen in the questions that followed from it. */
export interface Again {
  readonly steps: readonly [Step, ...Step[]];
  readonly left: number;
}

/** A choice that follows from something is part of it; where one may act or pass, something new begins. */
const followsOn = ({ decision, pass }: Asked): boolean => decision.kind === 'choice' && pass === null;

/** What is left to be done in the same way after an answer; null if that is all. */
export function againAfter(again: Again | null, asked: Asked, picks: readonly number[], times: number): Again | null {
  const [option, ...more] = picks;
  const label = option === undefined ? undefined : asked.labels[option];
  if (label === undefined || more.length > 0) return null;
  const step = { moment: asked.moment, label };
  if (times > 1) return { steps: [step], left: times - 1 };
  return again !== null && followsOn(asked) ? { ...again, steps: [...again.steps, step] } : null;
}

interface Repeated {
  /** The option that was chosen here before; null if whoever sits here has to choose. */
  readonly option: number | null;
  /** What is left then; null if it has come to its end, or something else is asked. */
  readonly again: Again | null;
}

/** What comes of a question on the way. */
export function repeatedIn(again: Again | null, asked: Asked): Repeated {
  const step = again?.steps.find(({ moment }) => moment === asked.moment);
  if (again === null) return { option: null, again };
  if (step === undefined) return { option: null, again: followsOn(asked) ? again : null };
  const isFirst = step === again.steps[0];
  const option = asked.labels.indexOf(step.label);
  if (option < 0 || (isFirst && again.left === 0)) return { option: null, again: null };
  return { option, again: isFirst ? { ...again, left: again.left - 1 } : again };
}
