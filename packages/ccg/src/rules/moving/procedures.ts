import { react, reactByDeploying } from '../reacting/reacts.ts';
import { dock } from './docking.ts';
import { transit } from './dockingBays.ts';
import { move } from './move.ts';
import { moveAway } from './movingAway.ts';

export const movingProcedures = [move, transit, dock, moveAway, react, reactByDeploying];
