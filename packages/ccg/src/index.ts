/** The Star Wars Customizable Card Game: its rules, its cards, and the game they make. */
import { createGame, type Explanation, impossible } from '@binary-sunset/kernel';
import { effect } from './cards/card.ts';
import { testSet } from './cards/test-set/index.ts';
import { openCatalog } from './catalog.ts';
import { position } from './position.ts';
import { actingProcedures } from './rules/acting.ts';
import { attackProcedures } from './rules/attacks/procedures.ts';
import { battleProcedures } from './rules/battle/procedures.ts';
import { bothDraw } from './rules/bothDraw.ts';
import { cancelTextFirst } from './rules/cancellingText.ts';
import { deployingProcedures } from './rules/deploying/procedures.ts';
import { drawDestiny } from './rules/destiny.ts';
import { forceDrain } from './rules/drains.ts';
import { expire } from './rules/endOfTurn.ts';
import { performing } from './rules/events.ts';
import { activateForce, forceLoss, useForce } from './rules/force.ts';
import { leavingInOrder } from './rules/leaving.ts';
import { activation, drawCard } from './rules/phases.ts';
import { placeSeveral } from './rules/placingSeveral.ts';
import { forceRetrieval } from './rules/retrieving.ts';
import { carryOutScheduled } from './rules/scheduled.ts';
import { begin, initialFacts } from './rules/starting.ts';
import { turn } from './rules/turn.ts';
import { chooseDestinies } from './rules/twoDestinies.ts';
import { windows } from './rules/windows.ts';
import { type State, schema } from './state.ts';
import { describe } from './words/describe.ts';

/** Stands for a card that nobody knows: it can do nothing. */
const unknownCard = effect('Unknown card', { side: 'light', id: '', rarity: '', destiny: 0 });

export const cards = testSet;

openCatalog([...cards, unknownCard]);

const titles = cards.map(({ name }) => name);

export const ccg = createGame({
  name: 'ccg',
  version: '1',
  seats: ['dark', 'light'],
  schema,
  titles,
  unknown: unknownCard.name,
  procedures: [
    ...actingProcedures,
    ...deployingProcedures,
    forceDrain,
    drawDestiny,
    bothDraw,
    chooseDestinies,
    cancelTextFirst,
    carryOutScheduled,
    activateForce,
    useForce,
    forceLoss,
    forceRetrieval,
    leavingInOrder,
    placeSeveral,
    expire,
    ...battleProcedures,
    ...attackProcedures,
    activation,
    drawCard,
    turn,
  ],
  performing,
  windows,
  // Who may respond is asked anew each time: nothing is ever caught and held.
  resolveHeld: () => impossible('Nothing waits to be resolved in this game.'),
  checkSetup: () => {},
  facts: initialFacts,
  begin,
  describe,
  explain: (): Explanation[] => [],
  position,
});

export type { CcgPosition } from './position.ts';
export type CcgState = State;
