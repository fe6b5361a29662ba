import { denial, so } from '../../text/saying/clauses.ts';
import { forbidding } from '../inForce/acts.ts';
import { rulesOn } from '../inForce/sources.ts';

declare module '../inForce/acts.ts' {
  interface ForbiddenActs {
    /** In an illegal position there. */ // AR1-0267
    'be on': true;
  }
}

/** Texts that keep cards off other cards, or off the table. */
export const barsToBeingOn = rulesOn(
  'forbids',
  forbidding('be on', {
    asks: ['where'],
    says: ({ who, where, never }, self) =>
      denial(so(who.noun(self), 'may', `be on ${where?.words(self) ?? 'table'}`), never === true ? 'never' : 'not'),
  }),
);
