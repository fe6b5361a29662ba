import {
  activate,
  always,
  any,
  areImmune,
  atAnyTime,
  type Card,
  character,
  deploysOn,
  effect,
  host,
  immuneTo,
  interrupt,
  lost,
  may,
  reserveDeck,
  sends,
  takes,
  this_,
  used,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { protectedFrom } from './own/moments.ts';
import { plays } from './plays.ts';

const person = { ...common, deploy: 1, power: 1, ability: 2, forfeit: 2 } as const;

/** What is immune to what. */
export const immune: readonly Card[] = [
  effect('Drill Monument', { ...common, side: 'light', text: [immuneTo('Drill Alter')] }),
  /** Only to the opponent's. */
  effect('Drill Aegis', { ...common, side: 'light', text: [always(areImmune(this_, ['Drill Alter'], 'opponent'))] }),
  effect('Drill Wardship', {
    ...common,
    side: 'light',
    text: [always(areImmune(your.effects.other, ['Drill Alter']))],
  }),
  interrupt('Drill Proclamation', {
    ...common,
    side: 'light',
    functions: [
      used(may.act(atAnyTime).immuneTo('Drill Sense').do(activate(1))),
      lost(may.act(atAnyTime).do(activate(2))),
    ],
  }),
  /** Its first text is protected, its second is not. */
  effect('Drill Mastery', {
    ...common,
    side: 'dark',
    text: [
      ...protectedFrom(['Drill Veto'], may.act(atAnyTime).once('turn').do(activate(1))),
      may.act(atAnyTime).once('turn').do(activate(2)),
    ],
  }),
  effect('Drill Fever', { ...common, side: 'dark', text: [deploysOn(any.characters)] }),
  effect('Drill Vaccine', {
    ...common,
    side: 'light',
    text: [deploysOn(your.characters), always(areImmune(host, ['Drill Fever', 'Drill Errantry']))],
  }),
  character('Drill Hardened', {
    ...person,
    side: 'light',
    type: 'Rebel',
    text: [immuneTo('Drill Blast', 'Drill Sweep', 'Drill Gather', 'Drill Furlough')],
  }),
  plays('Drill Gather', 'light', may.act(atAnyTime).do(takes(any.type('Rebel'), reserveDeck))),
  plays('Drill Assent', 'dark', may.act(atAnyTime).do(sends(any.effects.immune('Drill Alter', 'not'), 'hand'))),
  plays(
    'Drill Census Taker',
    'dark',
    may.act(atAnyTime).do(sends(any.effects.immune('Drill Alter', 'always'), 'hand')),
  ),
  plays('Drill Rollcall', 'dark', may.act(atAnyTime).do(sends(any.effects.immune('Drill Alter'), 'hand'))),
];
