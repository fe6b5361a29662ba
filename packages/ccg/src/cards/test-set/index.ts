import type { Card } from '../card.ts';
import { actions } from './actions.ts';
import { base } from './base.ts';
import { battle } from './battle.ts';
import { battleTexts } from './battleTexts.ts';
import { characteristics } from './characteristics.ts';
import { cover } from './cover.ts';
import { creatures } from './creatures.ts';
import { crossing } from './crossing.ts';
import { deploying } from './deploying.ts';
import { destiny } from './destiny.ts';
import { drains } from './drains.ts';
import { equipment } from './equipment.ts';
import { forces } from './forces.ts';
import { grounds } from './grounds.ts';
import { moving } from './moving.ts';
import { namedCards } from './namedCards.ts';
import { personas } from './personas.ts';
import { piles } from './piles.ts';
import { places } from './places.ts';
import { stack } from './stack.ts';
import { gameStart } from './starting.ts';
import { stateExamples } from './stateExamples.ts';
import { states } from './states.ts';
import { turns } from './turns.ts';
import { values } from './values.ts';
import { vessels } from './vessels.ts';
import { weapons } from './weapons.ts';

/** Cards of our own that prove rules, and do nothing else. */
export const testSet: readonly Card[] = [
  ...base,
  ...stack,
  ...actions,
  ...states,
  ...values,
  ...places,
  ...deploying,
  ...personas,
  ...crossing,
  ...namedCards,
  ...equipment,
  ...cover,
  ...characteristics,
  ...stateExamples,
  ...vessels,
  ...destiny,
  ...piles,
  ...forces,
  ...battle,
  ...battleTexts,
  ...weapons,
  ...creatures,
  ...moving,
  ...gameStart,
  ...drains,
  ...turns,
  ...grounds,
];
