import type { Card } from '../../../src/language/index.ts';
import { actions } from './actions.ts';
import { base } from './base.ts';
import { battle } from './battle.ts';
import { battlegrounds } from './battlegrounds.ts';
import { battleStation } from './battleStation.ts';
import { battleTexts } from './battleTexts.ts';
import { cardRulings } from './cardRulings.ts';
import { characteristics } from './characteristics.ts';
import { collecting } from './collecting.ts';
import { counterparts } from './counterparts.ts';
import { cover } from './cover.ts';
import { creatures } from './creatures.ts';
import { crews } from './crews.ts';
import { crossing } from './crossing.ts';
import { deploying } from './deploying.ts';
import { destiny } from './destiny.ts';
import { drains } from './drains.ts';
import { dueling } from './duels.ts';
import { equipment } from './equipment.ts';
import { evacuating } from './evacuating.ts';
import { examples } from './examples.ts';
import { expanding } from './expanding.ts';
import { finePrint } from './finePrint.ts';
import { firing } from './firing.ts';
import { fleets } from './fleets.ts';
import { flyers } from './flyers.ts';
import { forces } from './forces.ts';
import { grounds } from './grounds.ts';
import { hazards } from './hazards.ts';
import { identifying } from './identifying.ts';
import { likenesses } from './likenesses.ts';
import { moving } from './moving.ts';
import { namedCards } from './namedCards.ts';
import { overrunning } from './overrunning.ts';
import { personas } from './personas.ts';
import { piles } from './piles.ts';
import { places } from './places.ts';
import { protecting } from './protecting.ts';
import { rulings } from './rulings.ts';
import { stack } from './stack.ts';
import { gameStart } from './starting.ts';
import { stateExamples } from './stateExamples.ts';
import { states } from './states.ts';
import { turns } from './turns.ts';
import { values } from './values.ts';
import { vessels } from './vessels.ts';
import { weapons } from './weapons.ts';

/** Cards of our own that prove rules, and do nothing else. */
export const drill: readonly Card[] = [
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
  ...rulings,
  ...counterparts,
  ...destiny,
  ...piles,
  ...forces,
  ...battle,
  ...battleTexts,
  ...battleStation,
  ...examples,
  ...likenesses,
  ...weapons,
  ...creatures,
  ...moving,
  ...gameStart,
  ...evacuating,
  ...finePrint,
  ...expanding,
  ...protecting,
  ...drains,
  ...turns,
  ...grounds,
  ...crews,
  ...flyers,
  ...hazards,
  ...identifying,
  ...collecting,
  ...overrunning,
  ...dueling,
  ...fleets,
  ...battlegrounds,
  ...firing,
  ...cardRulings,
];
