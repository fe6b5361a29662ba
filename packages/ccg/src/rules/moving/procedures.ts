import { dock } from './docking.ts';
import { transit } from './dockingBays.ts';
import { move } from './move.ts';
import { moveAway } from './movingAway.ts';
import { react, reactByDeploying } from './reacts.ts';

export const movingProcedures = [move, transit, dock, moveAway, react, reactByDeploying];
