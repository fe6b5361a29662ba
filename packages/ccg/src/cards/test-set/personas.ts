import { any, host, it, opponents, this_, your } from '../../language/cards.ts';
import { allows, comesOver, deploysOn } from '../../language/deploying.ts';
import { until } from '../../language/effects.ts';
import { cancelsText } from '../../language/states.ts';
import { may, used } from '../../language/text.ts';
import { adds, always } from '../../language/values.ts';
import { atAnyTime } from '../../language/when.ts';
import { type Card, character, device, effect, interrupt, starship, weapon } from '../card.ts';
import { common } from './base.ts';

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
          .do(until('turn', cancelsText(it), 'its text is cancelled')),
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
          .do(until('turn', adds(-1).to('ability').of(it), 'it is ability –1')),
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
export const personas: readonly Card[] = [...versions, ...turncoats, ...gear];
