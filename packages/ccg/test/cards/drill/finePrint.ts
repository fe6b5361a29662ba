import {
  adds,
  allows,
  always,
  any,
  atAnyTime,
  battlesThere,
  becomes,
  type Card,
  cancelIt,
  cancelsBattle,
  character,
  deployed,
  deployedThere,
  deploysOn,
  device,
  drawDestiny,
  duringBattle,
  duringYour,
  effect,
  fireIt,
  fires,
  forbids,
  forEach,
  hasReacted,
  highestPilotAbility,
  hits,
  host,
  ifDestiny,
  interrupt,
  it,
  justLost,
  plays as justPlays,
  location,
  losing,
  lost,
  makes,
  may,
  mayBeBattled,
  mayInitiateBattle,
  mayNotBattle,
  moves,
  opponents,
  provided,
  reserveDeck,
  resets,
  reshuffles,
  retargetsOnSameSide,
  retrievesCards,
  sends,
  starship,
  takes,
  targets,
  thereIs,
  thereIsNo,
  this_,
  used,
  vehicle,
  weapon,
  whenever,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { relocatesEffect } from './own/moving.ts';
import { usesUntilRevealed } from './own/piles.ts';
import { plays } from './plays.ts';

const light = { ...common, side: 'light' } as const;
const dark = { ...common, side: 'dark' } as const;
const person = { deploy: 2, power: 2, ability: 2, forfeit: 2 } as const;

const equipment: readonly Card[] = [
  vehicle('Drill Full Cart', {
    ...dark,
    type: 'transport',
    deploy: 1,
    power: 0,
    forfeit: 1,
    landspeed: 3,
    capacity: { pilots: 1, passengers: 1 },
  }),
  device('Drill Knapsack', {
    ...light,
    text: [deploysOn(your.characters), always(allows('use any number of weapons and devices', host))],
  }),
  weapon('Drill Chain Gun', {
    ...dark,
    type: 'starship',
    text: [fires({ at: any.starships, do: [hits(it)], repeatedly: true })],
  }),
  interrupt('Drill Potshot', {
    ...dark,
    functions: [used(may.act(duringYour('control')).target(your.weapons.type('starship')).do(fireIt))],
  }),
  ...[
    { title: 'Drill Warrior Count', who: your.characters.icon('warrior') },
    { title: 'Drill Leader Count', who: your.trait('leader') },
  ].map(({ title, who }) =>
    effect(title, {
      ...light,
      text: [always(adds(forEach(who)).to('forfeit').of(your.characters.called('Drill Recruit')))],
    }),
  ),
];

const searching: readonly Card[] = [
  effect('Drill Garbage Heap', { ...light, text: [may.act(atAnyTime).do(usesUntilRevealed(any.type('Droid')))] }),
  interrupt('Drill Double Back', {
    ...dark,
    functions: [
      lost(may.respond(justLost(your.characters)).use(1).do(retrievesCards(any.characters))),
      lost(may.act(atAnyTime).use(3).do(takes(any.characters, reserveDeck), reshuffles())),
    ],
  }),
];

const droidsHere = { your: your.type('Droid').there, theirs: opponents.type('Droid').there };

const battles: readonly Card[] = [
  interrupt('Drill Force Screen', {
    ...dark,
    functions: [lost(may.respond(targets('opponent', your.characters.inBattle)).use(3).do(cancelIt))],
  }),
  plays(
    'Drill Weaken Them',
    'light',
    may
      .act(duringBattle())
      .target(opponents.characters.inBattle)
      .do(makes(adds(-2).to('power').of(it), 'turn')),
  ),
  interrupt('Drill Grazing Blow', {
    ...light,
    functions: [
      lost(
        may
          .act(duringBattle())
          .target(opponents.persona('Vader').inBattle)
          .paying(losing(1))
          .do(makes(resets(0).to('power').of(it))),
      ),
    ],
  }),
  interrupt('Drill Slur', {
    ...dark,
    functions: [
      used(
        may
          .act(duringYour('battle'))
          .target(any.type('site'))
          .do(
            provided(thereIs(droidsHere.your)),
            provided(thereIs(droidsHere.theirs)),
            provided(thereIsNo(any.characters.abilityOver(0).there)),
            makes(mayInitiateBattle(droidsHere.your), 'battle'),
            makes(mayBeBattled(droidsHere.theirs), 'battle'),
            battlesThere,
          ),
      ),
    ],
  }),
  interrupt('Drill Very Bad Feeling', {
    ...light,
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
];

const space: readonly Card[] = [
  starship('Drill Squad Leader In Gold', {
    ...light,
    type: 'starfighter',
    limit: 1,
    deploy: 5,
    power: 2,
    maneuver: 3,
    forfeit: 4,
    hyperspeed: 4,
    permanentPilots: [2],
    contains: ['Dutch'],
    icons: ['nav computer'],
    capacity: { either: 1 },
  }),
  interrupt('Drill Gravity Well', {
    ...dark,
    functions: [
      lost(
        may
          .respond(moves('opponent', any.starships, { by: 'hyperspeed' }))
          .do(
            drawDestiny(1, { against: ['ability'] }),
            ifDestiny('=', highestPilotAbility, [sends(it, 'lost')]),
            ifDestiny('>', highestPilotAbility, [cancelIt, makes(forbids('move', it), 'turn')]),
          ),
      ),
    ],
  }),
];

const missing = any.characters.that('missing');

const people: readonly Card[] = [
  character('Drill Squad Chief', {
    ...dark,
    ...person,
    type: 'Imperial',
    text: [always(allows('move normally', any.called('Imperial Trooper Guard').presentWithThis))],
  }),
  interrupt('Drill Not Back Yet', {
    ...dark,
    functions: [
      lost(
        may
          .act(duringYour('control'))
          .target(any.characters.alone.where('exterior', 'planet', 'site'))
          .do(provided(thereIs(your.locations.there)), becomes(it, 'missing')),
      ),
    ],
  }),
  effect('Drill Foot Cuffs', { ...dark, text: [always(forbids('move', any.characters.here))] }),
  plays('Drill Found', 'dark', may.act(atAnyTime).do(becomes(missing, 'no longer missing'))),
  plays('Drill Given Up', 'dark', may.act(atAnyTime).do(sends(missing, 'lost'))),
  plays('Drill Given Away', 'light', may.act(atAnyTime).target(opponents.characters).do(sends(it, 'lost'))),
  plays('Drill Gone Home', 'dark', may.act(atAnyTime).do(sends(missing, 'used'))),
  effect('Drill Deep Anxiety', {
    ...dark,
    type: 'immediate',
    text: [
      deploysOn(opponents.type('Rebel')).targeting(opponents.characters.that('missing')).at(duringYour('deploy')),
      always(mayNotBattle(host)),
      whenever([thereIsNo(missing.targetedByThis)], forbids('be on', this_, host)),
    ],
  }),
];

const moved: readonly Card[] = [
  interrupt('Drill Bad Omen', {
    ...light,
    functions: [
      lost(may.respond(justPlays('opponent', any.interrupts)).use(3).do(retargetsOnSameSide)),
      lost(may.act(duringYour('control')).target(any.effects).use(3).do(relocatesEffect)),
    ],
  }),
  ...(['effect', 'mobile', 'immediate'] as const).map((type) =>
    effect(`Drill Mist (${type})`, {
      ...dark,
      type,
      text: [
        deploysOn(any.type('site').where('exterior')).at(duringYour('deploy')),
        always(adds(-1).to('power').of(any.characters.present)),
      ],
    }),
  ),
  effect('Drill Snow Squall', {
    ...dark,
    type: 'mobile',
    text: [
      deploysOn(any.locations.where('outermost marker')).at(duringYour('deploy')),
      always(adds(-1).to('power').of(any.characters.where('exterior').present)),
    ],
  }),
  effect('Drill Snow Camp', { ...dark, text: [deploysOn(any.locations.where('innermost marker'))] }),
  location('Drill Ice: Cave', {
    ...light,
    type: 'site',
    system: 'Drill Ice',
    interior: true,
    planet: true,
    marker: 7,
    force: { light: 1, dark: 1 },
  }),
];

/** Cards of the same effect as those whose texts the Glossary reads closely. */
export const finePrint: readonly Card[] = [...equipment, ...searching, ...battles, ...space, ...people, ...moved];
