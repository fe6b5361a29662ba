import {
  any,
  type Card,
  deploysOn,
  duringBattle,
  fireIt,
  fires,
  hits,
  interrupt,
  it,
  may,
  starship,
  used,
  weapon,
  x,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';

const light = { ...common, side: 'light' } as const;
const target = { ...common, side: 'dark', deploy: 3, power: 3, forfeit: 4, hyperspeed: 4 } as const;

/** Shots that are free, and shots that are two. */
export const firing: readonly Card[] = [
  /** Two destinies, less 6 against a starfighter. */
  weapon('Drill Heavy Battery', {
    ...light,
    type: 'starship',
    text: [
      deploysOn(your.type('capital')),
      fires({
        at: any.starships,
        use: 1,
        draw: 2,
        plus: [{ who: any.type('starfighter'), amount: -6 }],
        do: [hits(it)],
      }),
    ],
  }),
  starship('Drill Mist Wing', { ...target, type: 'starfighter', maneuver: 3, permanentPilots: [3] }),
  starship('Drill Fog Wing', { ...target, type: 'starfighter', maneuver: 2, permanentPilots: [2] }),
  /** Adds what it took to fire it. */
  weapon('Drill Surge Pistol', {
    ...light,
    type: 'character',
    text: [
      deploysOn(your.characters),
      fires({ at: any.characters, use: 2, plus: [{ who: any, amount: x }], do: [hits(it)], repeatedly: true }),
    ],
  }),
  interrupt('Drill Free Shot', {
    ...light,
    functions: [used(may.act(duringBattle('weapons')).target(your.weapons).do(fireIt('for free')))],
  }),
];
