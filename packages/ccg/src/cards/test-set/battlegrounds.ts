import { deploysBattleground } from '../../language/battlegrounds.ts';
import { any } from '../../language/cards.ts';
import { reserveDeck } from '../../language/piles.ts';
import { may, used } from '../../language/text.ts';
import { duringYour } from '../../language/when.ts';
import { type Card, interrupt, type Side } from '../card.ts';
import { common } from './base.ts';

/** Finds a battleground site. */
const survey = (side: Side): Card =>
  interrupt('Drill Scouting Report', {
    ...common,
    side,
    onBothSides: true,
    functions: [used(may.act(duringYour('deploy')).do(deploysBattleground(any.type('site'), reserveDeck)))],
  });

/** Cards that look for battlegrounds. */
export const battlegrounds: readonly Card[] = [survey('light'), survey('dark')];
