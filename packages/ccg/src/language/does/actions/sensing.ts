import { frameById, localsOf } from '@binary-sunset/kernel';
import type { InterruptFunction } from '../../../catalog/card.ts';
import { declared } from '../../../rules/actions/frames.ts';
import { valueNow } from '../../../rules/inForce/values.ts';
import type { State } from '../../../state/state.ts';
import type { Occurrence } from '../../../state/vocabulary.ts';
import type { Instruction, Trigger } from '../../../text/program.ts';
import { any, it, your } from '../../cards/cards.ts';
import { may, used } from '../../text.ts';
import { atAnyTime, isDeploying, plays } from '../../when/when.ts';
import { drawDestiny } from '../destiny/drawing.ts';
import { ifTotal } from '../destiny/totals.ts';
import { cancelIt } from '../force/effects.ts';
import { cancels } from './cancelling.ts';
import { highestAbilityOf } from './targeting.ts';

/** A destiny of less than the ability of the character that was targeted first decides. */ // GAP-0367
const ifSensed = (then: Instruction): readonly Instruction[] => [
  drawDestiny(),
  ifTotal(
    'destiny < ability of that character',
    (total, s, { chosen }) => total < (valueNow(s, chosen[0]?.[0]?.card ?? -1, 'ability') ?? 0),
    [then],
  ),
];

/** Is it part of a react? */
export function isReact(s: State, { action }: Pick<Occurrence, 'action'>): boolean {
  const frame = frameById(s, action);
  if (frame !== null && 'react' in frame.locals && frame.locals.react === true) return true;
  return (localsOf(frame, declared.deploy)?.within ?? null) !== null;
}

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
