/** What cards may do that they otherwise could not, and what they may not do. */
import type { Allowed, Forbidden } from '../../../rules/inForce/acts.ts';
import type { Rule } from '../../../text/program.ts';
import type { Cards } from '../../cards/cards.ts';
import { priceOf, type Reacting } from '../deploying/deploying.ts';

/** "May deploy without presence", perhaps only at such a place. */
export const allows = (act: Allowed, who: Cards, where?: Cards): Rule => ({
  rule: 'allows',
  act,
  who,
  ...(where === undefined ? {} : { where }),
});

interface HowForbidden {
  /** Of moving there: only from such a place. */ // AR7-0143, AR7-0144
  readonly from?: Cards;
  /** For any reason: nothing gets round it. */ // AR1-0006, AR1-0275, GAP-0077
  readonly never?: true;
}

/** "May not move", perhaps only at such a place or to it. */ // AR7-0110, AR7-0112
export const forbids = (act: Forbidden, who: Cards, where?: Cards, { from, never }: HowForbidden = {}): Rule => ({
  rule: 'forbids',
  act,
  who,
  ...(where === undefined ? {} : { where }),
  ...(from === undefined ? {} : { from }),
  ...(never === undefined ? {} : { never }),
});

/** "May move as a 'react'" or deploy as one: anywhere or to such a place, for its usual cost or another. */ // GLC-0141
export const mayReact = (by: 'moving' | 'deploying', who: Cards, { to, price }: Reacting = {}): Rule => ({
  rule: 'allows',
  act: by === 'moving' ? 'move as a react' : 'deploy as a react',
  who,
  ...(to === undefined ? {} : { where: to }),
  ...(price === undefined ? {} : { price: priceOf(price) }),
});
