import { atAnyTime, type Card, it, may, opponents, sends, steals } from '../../../src/language/index.ts';
import { plays } from './plays.ts';

/** What a card may be protected from. */
export const protecting: readonly Card[] = [
  plays('Drill Take Out', 'dark', may.act(atAnyTime).target(opponents.characters).do(sends(it, 'lost'))),
  plays('Drill Take Over', 'dark', may.act(atAnyTime).target(opponents.characters).do(steals(it))),
  plays('Drill Take Down', 'dark', may.act(atAnyTime).target(opponents.starships).do(sends(it, 'lost'))),
];
