import {
  adds,
  allows,
  always,
  any,
  type Card,
  character,
  deploysOn,
  device,
  effect,
  hasMatchingPilot,
  host,
  immuneToAttrition,
  makesA,
  pilots,
  starship,
  thereIs,
  this_,
  whenever,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';

const flyer = { ...common, side: 'light', type: 'Rebel', deploy: 2, power: 2, ability: 2, forfeit: 3 } as const;

/** Pilots, what they fly, and what makes them fit it. */
export const flyers: readonly Card[] = [
  character('Drill Furry Mate', { ...flyer, limit: 1, icons: ['pilot'], personas: ['Chewie'], text: [pilots(2)] }),
  character('Drill Young Ace', {
    ...flyer,
    limit: 1,
    icons: ['pilot'],
    personas: ['Drill Young Ace'],
    matching: ['Drill Red Five'],
  }),
  starship('Drill Red Five', {
    ...common,
    side: 'light',
    type: 'starfighter',
    limit: 1,
    deploy: 2,
    power: 3,
    maneuver: 4,
    hyperspeed: 5,
    forfeit: 5,
    icons: ['nav computer'],
    capacity: { pilots: 1, astromechs: 1 },
    text: [whenever([thereIs(any.persona('Drill Young Ace').pilotingThis)], immuneToAttrition(this_, 4))],
  }),
  device('Drill Flight Suit', {
    ...common,
    side: 'light',
    text: [deploysOn(your.characters.icon('pilot')), always(makesA('matching pilot', host.characters))],
  }),
  device('Drill Translator', {
    ...common,
    side: 'light',
    text: [deploysOn(your.starships), whenever([hasMatchingPilot(host)], immuneToAttrition(host, 6))],
  }),
  /** One persona, called by both of its names. */
  effect('Drill Wookiee Medal', {
    ...common,
    side: 'light',
    text: [always(adds(1).to('power').of(any.persona('Chewbacca')), adds(1).to('forfeit').of(any.persona('Chewie')))],
  }),
  /** Leads those who otherwise stand guard. */
  character('Drill Guard Leader', {
    ...flyer,
    traits: ['trooper', 'leader'],
    text: [always(allows('move normally', any.called('Rebel Guard').presentWithThis))],
  }),
  effect('Drill Field Commission', {
    ...common,
    side: 'light',
    text: [always(makesA('leader', any.persona('Drill Paladin')))],
  }),
];
