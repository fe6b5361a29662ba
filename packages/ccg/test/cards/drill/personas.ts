import {
  adds,
  allows,
  always,
  any,
  atAnyTime,
  type Card,
  cancelsText,
  character,
  deploysOn,
  device,
  during,
  duringBattle,
  effect,
  host,
  interrupt,
  isInBattle,
  it,
  makes,
  may,
  opponents,
  resets,
  sends,
  starship,
  thereIs,
  this_,
  used,
  weapon,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { comesOver } from './own/deploying.ts';
import { notUnique } from './own/states.ts';

const hero = { ...common, side: 'light', type: 'Rebel', limit: 1, forfeit: 3, personas: ['Drill Paladin'] } as const;
const rogue = { ...common, type: 'Alien', limit: 1, forfeit: 3, personas: ['Drill Rogue'] } as const;

/** One person in several versions. */
const versions: readonly Card[] = [
  character('Drill Paladin', { ...hero, deploy: 2, power: 3, ability: 4, icons: ['pilot'], traits: ['Drill Line'] }),
  character('Drill Paladin Grown', {
    ...hero,
    deploy: 4,
    power: 4,
    ability: 4,
    icons: ['warrior'],
    traits: ['Drill Line'],
  }),
  character('Drill Paladin Veiled', { ...hero, deploy: 2, power: 3, ability: 3, traits: ['spy'] }),
  /** What it says makes it stronger. */
  character('Drill Paladin Proud', {
    ...hero,
    deploy: 4,
    power: 4,
    ability: 4,
    text: [always(adds(3).to('forfeit').of(this_))],
  }),
  character('Drill Paladin Weak', { ...hero, deploy: 1, power: 2, ability: 5 }),
  /** Only on the moon. */
  character('Drill Commander Paladin', {
    ...hero,
    deploy: 3,
    power: 5,
    ability: 4,
    text: [deploysOn(any.locations.at('Drill Moon'))],
  }),
  /** With a weapon that there is only one of. */
  character('Drill Armed Paladin', { ...hero, deploy: 5, power: 6, ability: 5, contains: ['Drill Paladin’s Blade'] }),
  weapon('Drill Paladin’s Blade', {
    ...common,
    side: 'light',
    type: 'character',
    limit: 1,
    personas: ['Drill Paladin’s Blade'],
    text: [deploysOn(your.characters.persona('Drill Paladin'))],
  }),
  starship('Drill Paladin In Wing', {
    ...common,
    side: 'light',
    type: 'starfighter',
    limit: 1,
    deploy: 4,
    power: 5,
    forfeit: 5,
    hyperspeed: 5,
    permanentPilots: [4],
    personas: ['Drill Wing One'],
    contains: ['Drill Paladin'],
  }),
  character('Drill Sister', {
    ...hero,
    personas: ['Drill Sister'],
    deploy: 2,
    power: 3,
    ability: 4,
    traits: ['Drill Line'],
  }),
];

/** Titles that there are already, of another expansion or without an icon. */
const reprints: readonly Card[] = [
  character('Drill Paladin', { ...hero, expansion: 'V', deploy: 3, power: 4, ability: 4 }),
  character('Drill Pilgrim', { ...hero, personas: ['Drill Pilgrim'], deploy: 2, power: 3, ability: 3 }),
  character('Drill Pilgrim', { ...hero, expansion: 'V', personas: [], deploy: 2, power: 4, ability: 3 }),
  /** Two persons in one starship. */
  starship('Drill Crew And The Hawk', {
    ...common,
    side: 'light',
    type: 'starfighter',
    limit: 1,
    deploy: 5,
    power: 6,
    forfeit: 6,
    hyperspeed: 6,
    permanentPilots: [3, 2],
    personas: ['Drill Hawk'],
    contains: ['Drill Captain', 'Drill Mate'],
  }),
  character('Drill Captain Alone', { ...hero, personas: ['Drill Captain'], deploy: 2, power: 3, ability: 3 }),
  effect('Drill Boots', { ...common, side: 'light', text: [deploysOn(any.persona('Drill Captain'))] }),
  interrupt('Drill Full Speed', {
    ...common,
    side: 'light',
    functions: [
      used(
        may
          .act(duringBattle())
          .if(isInBattle(any.persona('Drill Captain')), isInBattle(any.persona('Drill Hawk')))
          .do(makes(adds(2).to('total power').for('your'), 'battle')),
      ),
    ],
  }),
  interrupt('Drill Old Debt', {
    ...common,
    side: 'light',
    functions: [
      used(
        may
          .act(duringBattle())
          .if(isInBattle(any.persona('Drill Captain')), isInBattle(any.persona('Drill Mate')))
          .do(makes(adds(2).to('total power').for('your'), 'battle')),
      ),
    ],
  }),
  /** Has a score to settle. */
  character('Drill Nemesis', {
    ...common,
    side: 'dark',
    type: 'Alien',
    deploy: 2,
    power: 3,
    ability: 3,
    forfeit: 3,
    text: [
      may
        .act(during('your', 'control'))
        .target(opponents.persona('Drill Captain').here)
        .do(makes(resets(0).to('forfeit').of(it), 'turn')),
    ],
  }),
  /** Somebody's ship comes for free to where she waits. */
  character('Drill Sweetheart', {
    ...common,
    side: 'light',
    type: 'Alien',
    deploy: 1,
    power: 1,
    ability: 2,
    forfeit: 2,
    text: [
      always({
        rule: 'changes',
        value: 'deploy',
        who: your.persona('Drill Captain'),
        how: 'free',
        amount: 0,
        cumulative: false,
        to: any.locations.wherePresent,
      }),
    ],
  }),
  effect('Drill Promotion', {
    ...common,
    side: 'light',
    text: [
      deploysOn(your.characters.type('Rebel').abilityUnder(5)).if(thereIs(your.called('Drill Sweetheart'))),
      always(adds(1).to('power').of(host)),
    ],
  }),
  interrupt('Drill Send Off', {
    ...common,
    side: 'light',
    functions: [used(may.act(atAnyTime).target(your.called('Drill Kin Maker')).do(sends(it, 'lost')))],
  }),
  interrupt('Drill Departure', {
    ...common,
    side: 'light',
    functions: [used(may.act(atAnyTime).target(your.called('Drill Sweetheart')).do(sends(it, 'used')))],
  }),
  /** Makes somebody unique less so. */
  character('Drill Kin Maker', {
    ...common,
    side: 'light',
    type: 'Alien',
    deploy: 1,
    power: 1,
    ability: 2,
    forfeit: 2,
    text: [always(notUnique(your.effects.called('Drill Siesta')))],
  }),
  effect('Drill Siesta', { ...common, side: 'light', limit: 1 }),
];

/** One who serves either side. */
const turncoats: readonly Card[] = [
  character('Drill Rogue', {
    ...rogue,
    side: 'dark',
    onBothSides: true,
    deploy: 3,
    power: 5,
    ability: 3,
    icons: ['warrior'],
    text: [always(allows('be converted', this_, any.locations.type('site')))],
  }),
  character('Drill General Rogue', {
    ...rogue,
    side: 'light',
    type: 'Rebel',
    deploy: 3,
    power: 4,
    ability: 3,
    icons: ['warrior'],
    text: [deploysOn(any.locations.at('Drill Moon'))],
  }),
  character('Drill Rogue', {
    ...rogue,
    side: 'light',
    deploy: 2,
    power: 3,
    ability: 3,
    onBothSides: true,
  }),
  character('Drill Baron Rogue', { ...rogue, side: 'dark', deploy: 3, power: 3, ability: 3 }),
  character('Drill Twins', {
    ...common,
    side: 'dark',
    type: 'Alien',
    limit: 1,
    deploy: 2,
    power: 2,
    ability: 2,
    forfeit: 2,
  }),
  interrupt('Drill Double Agent', {
    ...common,
    side: 'light',
    functions: [used(may.act(atAnyTime).target(opponents.characters).do(comesOver(it)))],
  }),
];

const gear: readonly Card[] = [
  weapon('Drill Carbine', {
    ...common,
    side: 'light',
    type: 'character',
    text: [deploysOn(your.characters.icon('warrior'))],
  }),
  weapon('Drill Sidearm', {
    ...common,
    side: 'dark',
    type: 'character',
    text: [deploysOn(your.characters.icon('warrior'))],
  }),
  device('Drill Plate', { ...common, side: 'dark', text: [deploysOn(your.characters.type('Alien'))] }),
  effect('Drill Guise', {
    ...common,
    side: 'light',
    text: [deploysOn(your.characters.trait('spy')).workingOn('undercover')],
  }),
  interrupt('Drill Purse Cutter', {
    ...common,
    side: 'light',
    functions: [used(may.act(atAnyTime).target(opponents.weapons).do(comesOver(it)))],
  }),
  interrupt('Drill Blank', {
    ...common,
    side: 'light',
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(any.characters)
          .do(makes(cancelsText(it), 'turn')),
      ),
    ],
  }),
  weapon('Drill Relic (Old)', {
    ...common,
    side: 'dark',
    type: 'character',
    limit: 1,
    personas: ['Drill Relic'],
    text: [deploysOn(your.characters)],
  }),
  weapon('Drill Relic (New)', {
    ...common,
    side: 'dark',
    type: 'character',
    limit: 1,
    personas: ['Drill Relic'],
    text: [deploysOn(your.characters)],
  }),
  effect('Drill Rage', {
    ...common,
    side: 'light',
    text: [deploysOn(your.characters.persona('Drill Paladin')), always(adds(2).to('power').of(host))],
  }),
  /** For the rest of the turn, whoever it was made for. */
  interrupt('Drill Stupor', {
    ...common,
    side: 'light',
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(any.characters)
          .do(makes(adds(-1).to('ability').of(it), 'turn')),
      ),
    ],
  }),
  character('Drill Guardsman', {
    ...common,
    side: 'dark',
    type: 'Imperial',
    limit: 2,
    deploy: 1,
    power: 1,
    ability: 1,
    forfeit: 1,
  }),
  effect('Drill Storm', { ...common, side: 'light', limit: 1, onBothSides: true }),
  effect('Drill Storm', { ...common, side: 'dark', limit: 1, onBothSides: true }),
];

/** Unique cards, in all their versions. */
export const personas: readonly Card[] = [...versions, ...reprints, ...turncoats, ...gear];
