import { initiatesBattle } from '../../language/battle.ts';
import { cancels } from '../../language/cancelling.ts';
import { any, host, it, opponents, this_, your } from '../../language/cards.ts';
import {
  deploysFrom as deploysFromPile,
  deploysOn,
  deploys as deploysText,
  forbids,
} from '../../language/deploying.ts';
import { deploysAboard } from '../../language/deployingAboard.ts';
import { bothDrawDestiny, drawDestiny, ifDestiny, totalIsX } from '../../language/destiny.ts';
import { aboutToDraw, redrawDestiny, sendDrawnCard } from '../../language/drawnDestiny.ts';
import { activate, cancelIt, loses, retrieve, saves, sends } from '../../language/effects.ts';
import { aboutToRetrieve, losing, reducesIt } from '../../language/forces.ts';
import { deploysFrom, playsFrom } from '../../language/fromPiles.ts';
import { stackedTitlesAreUnique } from '../../language/grabbing.ts';
import { areImmune, immuneTo, protectedFrom } from '../../language/immunity.ts';
import { returnsThere } from '../../language/justLost.ts';
import { justMoved, relocates } from '../../language/moving.ts';
import { hand, lostPile, reserveDeck, theirs, usedPile } from '../../language/piles.ts';
import { drains } from '../../language/places.ts';
import { placesAtRandom } from '../../language/putting.ts';
import { arePlayedAs, never, putsOutOfUse, stacksIt } from '../../language/states.ts';
import { draws, reshuffles, takes } from '../../language/taking.ts';
import {
  drawnPrice,
  drawsAgainst,
  highestAbilityOf,
  ifThereIsAny,
  retargets,
  targets,
} from '../../language/targeting.ts';
import { automatically, bothMust, lost, may, used } from '../../language/text.ts';
import { targetReachesThis } from '../../language/utinni.ts';
import { adds, always, defines, forEach, makes, resets, x } from '../../language/values.ts';
import { justHit } from '../../language/weapons.ts';
import {
  anything,
  atAnyTime,
  deployed,
  deploys,
  drawsDestiny,
  duringAny,
  duringBattle,
  duringYour,
  justLost,
  plays as justPlays,
  uses,
} from '../../language/when.ts';
import { valueNow } from '../../rules/values.ts';
import { type Card, character, device, effect, interrupt, location, type Side, vehicle } from '../card.ts';
import { common } from './base.ts';
import { plays } from './plays.ts';

const person = { ...common, deploy: 1, power: 1, ability: 2, forfeit: 2 } as const;

const both = (make: (side: Side) => Card): Card[] => [make('light'), make('dark')];

/** Sense, Alter and Control as they are: by destiny against ability, or outright against each other. */
const beaten = ifDestiny(
  'destiny < ability',
  (total, s, l) => total < (valueNow(s, l.chosen[0]?.[0]?.card ?? -1, 'ability') ?? 0),
  [cancelIt],
);

const cancelling: readonly Card[] = [
  ...both((side) =>
    interrupt('Drill Insight', {
      ...common,
      side,
      onBothSides: true,
      functions: [
        used(
          may
            .respond(justPlays('opponent', any.interrupts))
            .aimedAt(highestAbilityOf(your.characters))
            .do(drawDestiny(1, '', { against: ['ability'] }), beaten),
        ),
        used(may.respond(justPlays('opponent', any.interrupts.called('Drill Change'))).do(cancelIt)),
      ],
    }),
  ),
  ...both((side) =>
    interrupt('Drill Change', {
      ...common,
      side,
      onBothSides: true,
      functions: [
        used(
          may
            .respond(deploys('opponent', any.effects.or(any.effectsOfAnyKind.type('utinni'))))
            .aimedAt(highestAbilityOf(your.characters))
            .do(drawDestiny(1, '', { against: ['ability'] }), beaten),
        ),
        used(may.respond(justPlays('opponent', any.interrupts.called('Drill Insight'))).do(cancelIt)),
      ],
    }),
  ),
  ...both((side) =>
    interrupt('Drill Command', {
      ...common,
      side,
      onBothSides: true,
      functions: [
        lost(
          may
            .respond(justPlays('opponent', any.interrupts.called('Drill Insight', 'Drill Change')))
            .immuneTo('Drill Insight')
            .do(cancelIt),
        ),
        lost(may.respond(deploys('opponent', any.effectsOfAnyKind.type('immediate', 'mobile'))).do(cancelIt)),
        lost(may.act(atAnyTime).do(cancels(opponents.effectsOfAnyKind.type('immediate', 'mobile')))),
        lost(may.respond(drains('opponent')).do(cancelIt)),
      ],
    }),
  ),
];

/** Immediate Effects: those that take an Interrupt, one for any time, one with a time of its own. */
const immediate: readonly Card[] = [
  ...both((side) =>
    effect('Drill Hook', {
      ...common,
      side,
      onBothSides: true,
      type: 'immediate',
      grabber: true,
      text: [deploysText.for(1).inResponseTo(justPlays('opponent', any.interrupts)), always(stackedTitlesAreUnique)],
    }),
  ),
  effect('Drill Snap', { ...common, side: 'light', type: 'immediate', text: [immuneTo('Drill Kiss')] }),
  effect('Drill Dawn', {
    ...common,
    side: 'light',
    type: 'immediate',
    text: [deploysText.at(duringYour('control'))],
  }),
  effect('Drill Drift', { ...common, side: 'light', type: 'mobile' }),
  effect('Drill Bill', { ...common, side: 'light', type: 'political' }),
  effect('Drill Goal', {
    ...common,
    side: 'dark',
    type: 'utinni',
    text: [
      deploysOn(any.locations.type('site')).targeting(your.characters),
      automatically(targetReachesThis).do(activate(1)),
    ],
  }),
  effect('Drill Errantry', {
    ...common,
    side: 'light',
    type: 'utinni',
    text: [deploysOn(any.locations.type('site')).targeting(any.characters)],
  }),
];

/** Interrupts of which there is one a turn, in two ways, or sent away as they are played. */
const interrupts: readonly Card[] = [
  ...both((side) =>
    interrupt('Drill Only', {
      ...common,
      side,
      onBothSides: true,
      limit: 1,
      functions: [used(may.act(atAnyTime).do(activate(1)))],
    }),
  ),
  interrupt('Drill Either', {
    ...common,
    side: 'light',
    functions: [used(may.act(atAnyTime).do(activate(1))), lost(may.act(atAnyTime).do(activate(2)))],
  }),
  effect('Drill Wastage', { ...common, side: 'dark', text: [always(arePlayedAs('lost', opponents.interrupts))] }),
  effect('Drill Thrift', { ...common, side: 'light', text: [always(arePlayedAs('used', your.interrupts))] }),
  plays('Drill Filibuster', 'dark', may.act(atAnyTime).do(cancels(opponents.effectsOfAnyKind.type('political')))),
  plays('Drill Outage', 'dark', may.act(atAnyTime).target(any.locations).do(putsOutOfUse('scomp link', it))),
  plays('Drill Broth', 'light', may.act(atAnyTime).do(activate(2, 'each player'))),
  /** Its price is drawn. */
  plays('Drill Toll Road', 'light', may.act(atAnyTime).paying(drawnPrice).do(activate(3))),
  plays(
    'Drill Proficiency',
    'light',
    may.act(atAnyTime).target(opponents.characters).paying(losing(1)).do(sends(it, 'lost')),
  ),
  plays('Drill Noble', 'light', may.act(atAnyTime).target(opponents.characters).do(sends(it, 'hand'))),
  /** Puts one of one's own out of play for it. */
  plays('Drill Cheek', 'light', may.respond(targets('opponent', your.characters)).do(cancelIt)),
  plays(
    'Drill Mutual',
    'light',
    may.act(atAnyTime).target(your.characters).target(opponents.characters).do(sends(it, 'hand')),
  ),
];

/** Cards with targets of several kinds, and one that changes them. */
const targeting: readonly Card[] = [
  plays('Drill Roundup', 'dark', may.act(atAnyTime).targetTogether(opponents.characters).do(sends(it, 'hand'))),
  plays('Drill Arrest', 'dark', may.act(atAnyTime).target(opponents.characters).use(1).do(sends(it, 'hand'))),
  plays('Drill Feint', 'light', may.respond(justPlays('opponent', any.interrupts)).do(retargets)),
  /** Takes a weapon along, if there is one. */
  plays(
    'Drill Resilience',
    'light',
    may
      .act(atAnyTime)
      .targetIfAny(opponents.weapons)
      .do(activate(1), ifThereIsAny(sends(it, 'hand'))),
  ),
  plays(
    'Drill Maneuvers',
    'dark',
    may
      .act(atAnyTime)
      .target(any.starships)
      .do(makes(adds(2).to('hyperspeed').of(it), 'turn'), makes(adds(2).to('maneuver').of(it), 'turn')),
  ),
  plays('Drill Composure', 'light', may.respond(drawsAgainst('opponent', 'ability', your.characters)).do(activate(1))),
  plays('Drill Evader', 'dark', may.act(atAnyTime).do(cancels(any.effects.called('Drill Memorial')))),
  plays(
    'Drill Harden',
    'light',
    may
      .act(atAnyTime)
      .target(your.characters)
      .do(makes(defines(4).to('armor').of(it), 'turn')),
  ),
  plays(
    'Drill Pilgrimage',
    'light',
    may
      .act(atAnyTime)
      .target(your.characters)
      .do(relocates(it, any.called('Drill: Hall'))),
  ),
  /** Searches for a weapon as a battle begins. */
  interrupt('Drill Armed', {
    ...common,
    side: 'dark',
    functions: [
      lost(
        may
          .respond(initiatesBattle('anyone'))
          .target(your.characters.type('Imperial'))
          .do(deploysFrom(any.weapons, reserveDeck, 'now')),
      ),
    ],
  }),
  /** Takes a group from one site to another, for a price that is drawn. */
  plays(
    'Drill Caravan',
    'light',
    may
      .act({ ...atAnyTime, notInBattle: true })
      .targetTogether(your.characters)
      .target(any.locations.type('site'))
      .paying(drawnPrice)
      .do(relocates('first target', it)),
  ),
  plays(
    'Drill Yardstick',
    'dark',
    may
      .act(atAnyTime)
      .target(opponents.characters)
      .do(drawDestiny(1, '', { against: ['ability'] })),
  ),
  plays('Drill Chance', 'dark', may.act(atAnyTime).target(opponents.characters).do(drawDestiny())),
  /** Both draw, with the abilities of both. */
  ...both((side) =>
    interrupt('Drill Wrestle', {
      ...common,
      side,
      onBothSides: true,
      functions: [
        used(
          may
            .act(atAnyTime)
            .target(your.characters)
            .target(opponents.characters)
            .do(...bothDrawDestiny({ yours: 0, opponents: 0 }, [], [sends(it, 'hand')], 1, ['ability'])),
        ),
      ],
    }),
  ),
  plays('Drill Diversion', 'dark', may.respond(justPlays('opponent', any.interrupts)).do(retargets)),
  plays('Drill Keepsake', 'light', may.respond(justMoved('you', any.type('Droid'))).do(activate(1))),
  plays('Drill Swindle', 'dark', may.respond(justMoved('opponent', any.characters, { by: 'relocation' })).do(loses(1))),
  plays('Drill Quash', 'light', may.act(atAnyTime).do(cancels(opponents.effects))),
  plays('Drill Wipeout', 'dark', may.act(atAnyTime).do(cancels(any.of('character', 'effect')))),
  plays(
    'Drill Jumble',
    'dark',
    may.act(atAnyTime).do(reshuffles(usedPile)),
    may.act(atAnyTime).do(reshuffles(theirs(lostPile))),
  ),
  plays('Drill Pocket', 'dark', may.act(atAnyTime).do(placesAtRandom(theirs(hand), theirs(usedPile), 0))),
  plays(
    'Drill Dent',
    'light',
    may
      .act(atAnyTime)
      .target(any.starships)
      .do(makes(resets(0).to('forfeit').of(it), 'turn')),
  ),
  device('Drill Booster', {
    ...common,
    side: 'dark',
    text: [always(adds(1).to('power').of(host), adds(2).to('hyperspeed').of(host), adds(1).to('maneuver').of(host))],
  }),
];

/** What is immune to what. */
const immune: readonly Card[] = [
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

/** What must happen, and what happens for each of something. */
const due: readonly Card[] = [
  /** Whoever initiates a battle retrieves 1 Force, the other loses 1. */
  effect('Drill Salvo', {
    ...common,
    side: 'dark',
    text: [
      automatically(initiatesBattle('you')).do(retrieve(1), loses(1)),
      automatically(initiatesBattle('opponent')).do(retrieve(1, 'opponent'), loses(1, 'you')),
    ],
  }),
  effect('Drill Quota', {
    ...common,
    side: 'light',
    text: [bothMust(duringAny('control')).do(loses(1, 'each player'))],
  }),
  effect('Drill Festival', {
    ...common,
    side: 'dark',
    text: [
      may
        .act(duringYour('control'))
        .once('phase')
        .do(retrieve(forEach(your.type('Imperial')))),
    ],
  }),
  effect('Drill Pinch', {
    ...common,
    side: 'light',
    text: [may.respond(aboutToRetrieve('opponent')).do(reducesIt(1))],
  }),
  plays('Drill Vengeance', 'dark', may.act(atAnyTime).do(loses(forEach(your.type('Alien'))))),
  /** Its player retrieves when it comes. */
  character('Drill Probe Droid', {
    ...person,
    ability: null,
    side: 'dark',
    type: 'Droid',
    text: [automatically(deployed('you', this_)).do(retrieve(1))],
  }),
  /** Fetches an alien when it comes, if its player likes. */
  character('Drill Arleil', {
    ...person,
    side: 'light',
    type: 'Alien',
    text: [may.respond(deployed('you', this_)).do(takes(any.type('Alien').nonunique, reserveDeck), reshuffles())],
  }),
  vehicle('Drill Walker', {
    ...common,
    side: 'dark',
    type: 'combat',
    enclosed: true,
    deploy: 1,
    power: 3,
    forfeit: 3,
    landspeed: 1,
    permanentPilots: [1],
    capacity: { passengers: 4 },
    text: [
      may
        .respond(deployed('you', this_))
        .do(deploysAboard(reserveDeck, any.type('Imperial').icon('warrior'), true), reshuffles()),
    ],
  }),
  character('Drill Storm Guard', { ...person, side: 'dark', type: 'Imperial', deploy: 5, icons: ['warrior'] }),
  /** Sends back whatever was just deployed. */
  plays('Drill Can Wait', 'light', may.respond(deployed('opponent', any)).do(sends(it, 'hand'))),
  /** Cloaks itself for the rest of the turn. */
  character('Drill Cloak', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    text: [
      may
        .act(duringYour('control'))
        .once('turn')
        .do(makes(adds(3).to('power').of(this_), 'turn')),
    ],
  }),
  /** Bars its player from a card as it comes, for good. */
  effect('Drill Objective', {
    ...common,
    side: 'light',
    text: [
      automatically(deployed('you', this_)).do(makes(forbids('deploy', your.effects.called('Drill Memorial')), 'game')),
    ],
  }),
];

/** What may be done once in a time, and what is for a deploy phase. */
const once: readonly Card[] = [
  /** The top card is one card. */
  effect('Drill Top', { ...common, side: 'dark', text: [may.act(duringYour('control')).once('phase').do(draws(1))] }),
  effect('Drill Padme', {
    ...common,
    side: 'dark',
    text: [
      may
        .act(atAnyTime)
        .once('game')
        .do(deploysFromPile(reserveDeck, any.type('Imperial')), reshuffles()),
    ],
  }),
  /** One of two, once in a phase. */
  effect('Drill Array', {
    ...common,
    side: 'dark',
    text: [
      may
        .act(duringYour('control'))
        .use(1)
        .once('phase')
        .do(takes(any.called('Drill Toll', 'Drill Bell'), reserveDeck), reshuffles()),
    ],
  }),
  vehicle('Drill Lander', {
    ...common,
    side: 'dark',
    type: 'combat',
    enclosed: true,
    deploy: 1,
    power: 1,
    forfeit: 2,
    landspeed: 1,
    permanentPilots: [1],
    capacity: { passengers: 4 },
    text: [may.act(duringYour('deploy')).once('phase').do(takes(any.vehicles, reserveDeck), reshuffles())],
  }),
  /** Never at that site, whatever else is allowed. */
  effect('Drill Taboo', {
    ...common,
    side: 'dark',
    text: [always(never(opponents.characters, 'deploy', any.locations.called('Drill: Hall')))],
  }),
  /** Never goes to the market. */
  character('Drill Shy', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    text: [always(never(this_, 'move to', any.locations.called('Drill Harbor: Market')))],
  }),
  location('Drill: Console', {
    ...common,
    side: 'dark',
    type: 'site',
    system: 'Drill',
    interior: true,
    planet: true,
    icons: ['scomp link'],
    force: { light: 1, dark: 1 },
  }),
  location('Drill: Trench', {
    ...common,
    side: 'dark',
    type: 'site',
    system: 'Drill',
    exterior: true,
    planet: true,
    traits: ['trench'],
    force: { light: 1, dark: 1 },
  }),
];

/** What is done before something else, or with what was just lost or drawn. */
const moments: readonly Card[] = [
  character('Drill Hoodoo', {
    ...person,
    side: 'light',
    type: 'Alien',
    text: [
      may
        .respond(aboutToDraw('opponent', 'battle'))
        .use(1)
        .do(makes(adds(-1).to('total battle destiny').for('opponent'), 'battle')),
    ],
  }),
  plays('Drill Lucky', 'light', may.respond(aboutToDraw('you', 'weapon')).do(activate(1))),
  character('Drill Dofine', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    text: [may.respond(drawsDestiny('you')).do(sendDrawnCard('hand'), redrawDestiny)],
  }),
  plays('Drill Homecoming', 'dark', may.respond(justLost(your.characters)).target(any.type('site')).do(returnsThere)),
  /** Destiny is drawn for whoever was just lost. */
  plays('Drill Reign', 'light', may.respond(justLost(opponents.characters)).do(drawDestiny(), totalIsX, loses(x))),
  effect('Drill Base', {
    ...common,
    side: 'dark',
    text: [may.respond(justLost(your.starships)).do(stacksIt({ justLost: true }))],
  }),
  effect('Drill Infirmary Ward', {
    ...common,
    side: 'dark',
    text: [may.respond(justLost(your.characters)).once('turn').do(saves(it, 'used'))],
  }),
  plays('Drill Scrapping', 'dark', may.respond(justLost(any)).do(activate(1))),
  plays('Drill Pivot', 'light', may.respond(justHit(opponents.starships)).do(sends(it, 'lost'))),
  plays('Drill Objection', 'light', may.respond(uses('opponent', any)).do(cancelIt)),
  /** Plays an Interrupt out of the Lost Pile, at any time and in response to anything. */
  effect('Drill Footstep', {
    ...common,
    side: 'light',
    text: [
      may
        .actOrRespond(atAnyTime, anything)
        .once('turn')
        .do(playsFrom(any.interrupts, lostPile, 'outOfPlay')),
    ],
  }),
  plays('Drill Cocky', 'light', may.act(duringBattle()).do(activate(1))),
  plays('Drill Godsend', 'light', may.respond(drains('opponent')).do(activate(1))),
];

/** Cards for the rules of actions. */
export const actions: readonly Card[] = [
  ...cancelling,
  ...immediate,
  ...interrupts,
  ...targeting,
  ...immune,
  ...due,
  ...once,
  ...moments,
];
