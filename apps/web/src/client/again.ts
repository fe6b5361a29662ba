import type { Asked } from '@binary-sunset/table';

/** An answer that is to be given so many more times, as long as the same is asked. */
export interface Again {
  readonly moment: string;
  readonly label: string;
  readonly left: number;
}

/** What is left to be answered in the same way once an option was chosen so many times; null if that is all. */
export function againAfter({ moment, labels }: Asked, picks: readonly number[], times: number): Again | null {
  const [option, ...more] = picks;
  const label = option === undefined ? undefined : labels[option];
  return label === undefined || more.length > 0 || times < 2 ? null : { moment, label, left: times - 1 };
}

/** The option that says the same in the next question; null if something else is asked now. */
export function optionAgain({ moment, label }: Again, asked: Asked): number | null {
  const option = asked.moment === moment ? asked.labels.indexOf(label) : -1;
  return option < 0 ? null : option;
}
