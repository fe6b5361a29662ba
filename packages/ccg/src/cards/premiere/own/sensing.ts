/** Sense and Alter: what cancels a card by a destiny below the ability of whoever senses it. */
import { frameById, localsOf, type Player } from '@binary-sunset/kernel';
import { amongOthers } from '../../../language/cards/apart.ts';
import { ifTotal } from '../../../language/does/destiny/totals.ts';
import {
  any,
  atAnyTime,
  type Cards,
  cancelIt,
  cancels,
  drawDestiny,
  type Instruction,
  type InterruptFunction,
  isDeploying,
  it,
  may,
  plays,
  used,
  your,
} from '../../../language/index.ts';
import { declared } from '../../../rules/actions/frames.ts';
import { cardsOnTable, isActive } from '../../../rules/cards/cardStates.ts';
import { abilityOf, hasAbility, valueNow } from '../../../rules/inForce/values.ts';
import type { State } from '../../../state/state.ts';
import type { Occurrence } from '../../../state/vocabulary.ts';
import type { Speaker, Target, Trigger } from '../../../text/program.ts';

/** Characters of a player with the highest ability on table; none without any ability. */ // GLC-0287, GLC-0288
function highestAbility(s: State, by: Player, who: Cards, speaker: Speaker): number[] {
  const able = cardsOnTable(s).filter(
    (card) => isActive(s, card) && who.matches(s, card, { ...speaker, by }) && hasAbility(s, card),
  );
  const most = Math.max(0, ...able.map((card) => abilityOf(s, card)));
  return able.filter((card) => abilityOf(s, card) === most);
}

/** "Target your highest-ability character." */ // GAP-0367, GLC-0287
export const highestAbilityOf = (who: Cards): Target =>
  amongOthers(who, {
    words: (self) => `target ${who.words(self)} of highest ability on table`,
    whom: (self) => `${who.words(self)} of highest ability on table`,
    least: 1,
    most: 1,
    optional: false,
    candidates: (s, l) => highestAbility(s, l.by, who, { by: l.by, self: l.source.card, locked: null }),
  });

/** A destiny of less than the ability of the character that was targeted first decides. */ // GAP-0367
const ifSensed = (then: Instruction): readonly Instruction[] => [
  drawDestiny(),
  ifTotal(
    'destiny < ability of that character',
    (total, s, { chosen }) => total < (valueNow(s, chosen[0]?.[0]?.card ?? -1, 'ability') ?? 0),
    [then],
  ),
];

/** A card reacts, by moving or by being deployed: each card for itself. */ // GLC-0148, GLC-0289
const reacts = (on: 'moving' | 'deploying'): Trigger => ({
  on,
  words: () => `a card ${on === 'moving' ? 'moves' : 'deploys'} as a ‘react’`,
  matches: isReact,
});

const sensing = highestAbilityOf(your.characters);

/** Cancels an Interrupt by a low destiny, or an Alter outright. */ // GLC-0287, GLC-0288, GLC-0290
export const senses: readonly InterruptFunction[] = [
  used(
    may
      .respond(plays('anyone', any.interrupts))
      .aimedAt(sensing)
      .do(...ifSensed(cancelIt)),
  ),
  ...(['moving', 'deploying'] as const).map((how) =>
    used(
      may
        .respond(reacts(how))
        .aimedAt(sensing)
        .do(...ifSensed(cancelIt)),
    ),
  ),
  used(may.respond(plays('anyone', any.interrupts.called('Alter'))).do(cancelIt)),
];

const alterable = any.of('effect').type('effect', 'utinni');

/** Cancels an Effect by a low destiny, as it is deployed or on table, or a Sense outright. */ // GLA-0080, GLA-0081, GLA-0082
export const alters: readonly InterruptFunction[] = [
  used(
    may
      .respond(isDeploying('anyone', alterable))
      .aimedAt(sensing)
      .do(...ifSensed(cancelIt)),
  ),
  used(
    may
      .act(atAnyTime)
      .aimedAt(sensing)
      .target(alterable)
      .do(...ifSensed(cancels(it))),
  ),
  used(may.respond(plays('anyone', any.interrupts.called('Sense'))).do(cancelIt)),
];

/** Is it part of a react? */
export function isReact(s: State, { action }: Pick<Occurrence, 'action'>): boolean {
  const frame = frameById(s, action);
  if (frame !== null && 'react' in frame.locals && frame.locals.react === true) return true;
  return (localsOf(frame, declared.deploy)?.within ?? null) !== null;
}
