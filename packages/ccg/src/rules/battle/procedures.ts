import { battle } from './battle.ts';
import { drawBattleDestinies } from './battleDestiny.ts';
import { forfeit, takeDamage } from './damageSegment.ts';
import { excludeCards, muster, reactivate } from './excluding.ts';
import { powerSegment } from './powerSegment.ts';

export const battleProcedures = [
  battle,
  muster,
  excludeCards,
  reactivate,
  powerSegment,
  drawBattleDestinies,
  forfeit,
  takeDamage,
];
