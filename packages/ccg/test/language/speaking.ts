import { type Saying, said } from '../../src/text/saying/clauses.ts';
import { calledAlways, type Self } from '../../src/text/saying/self.ts';

/** A card that calls itself by one name, whatever it does or has done to it. */
export const self: Self = calledAlways('Self', 'Self');

/** What must be so, in full. */
export const saidOf = (one: { says(self: Self): Saying }): string => said(one.says(self));
