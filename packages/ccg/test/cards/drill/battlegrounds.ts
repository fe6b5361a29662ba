import {
  any,
  type Card,
  deploysFrom,
  duringYour,
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
      used(may.act(duringYour('deploy')).do(deploysFrom(reserveDeck, any.type('site'), { as: 'battleground' }))),
    ],
  });

/** Cards that look for battlegrounds. */
export const battlegrounds: readonly Card[] = [survey('light'), survey('dark')];
