import {
  any,
  type Card,
  deploysFrom,
  during,
  interrupt,
  may,
  reserveDeck,
  type Side,
  used,
} from '../../../src/language/index.ts';
import { common } from './base.ts';

/** Finds a battleground site. */
const survey = (side: Side): Card =>
  interrupt('Drill Scouting Report', {
    ...common,
    side,
    onBothSides: true,
    functions: [
      used(may.act(during('your', 'deploy')).do(deploysFrom(reserveDeck, any.type('site'), { as: 'battleground' }))),
    ],
  });

/** Cards that look for battlegrounds. */
export const battlegrounds: readonly Card[] = [survey('light'), survey('dark')];
