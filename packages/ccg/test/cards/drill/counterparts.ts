import {
  adds,
  always,
  any,
  type Card,
  cancelsBattle,
  cancelsDamage,
  cancelsNamed,
  deployed,
  deployedThere,
  deploysOn,
  duringBattle,
  duringYour,
  effect,
  hasReacted,
  host,
  interrupt,
  lost,
  makes,
  may,
  mayNotBattle,
  opponents,
  plays,
  retargetsOnSameSide,
  separateCost,
  used,
  youLostBattle,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { relocatesEffect } from './own/moving.ts';

const light = { ...common, side: 'light' } as const;
const dark = { ...common, side: 'dark' } as const;

/** Cards of one side that do what a card of the other does. */
export const counterparts: readonly Card[] = [
  // Ng'ok
  interrupt('Drill Growl', {
    ...dark,
    functions: [
      used(
        may
          .respond(deployed('opponent', any.characters))
          .if(deployedThere(4, opponents.characters))
          .do(makes(mayNotBattle(opponents.characters.there), 'turn')),
      ),
      used(may.respond(hasReacted('moved')).do(cancelsBattle)),
      used(may.respond(hasReacted('deployed')).do(cancelsBattle)),
    ],
  }),
  // Surprise
  interrupt('Drill Bad Turn', {
    ...dark,
    functions: [
      lost(may.respond(plays('opponent', any.interrupts)).use(3).do(retargetsOnSameSide)),
      lost(may.act(duringYour('control')).target(any.effects).use(3).do(relocatesEffect)),
    ],
  }),
  // For Luck
  effect('Drill Bright Host', { ...light, text: [always(separateCost('play', any.interrupts.called('Alter'), 1))] }),
  // Eject! Eject!
  effect('Drill Spare Seat', {
    ...light,
    text: [deploysOn(any.type('starfighter')), always(adds(1).to('pilot capacity').of(host))],
  }),
  // Houjix
  interrupt('Drill Board Game', {
    ...light,
    functions: [
      lost(may.act(duringBattle('damage')).if(youLostBattle).immuneTo('Sense').do(cancelsDamage)),
      ...cancelsNamed(lost, 'Sunsdown'),
    ],
  }),
];
