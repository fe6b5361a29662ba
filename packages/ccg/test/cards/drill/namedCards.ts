import {
  aboutTarget,
  aboutToDraw,
  activate,
  adds,
  addToTotal,
  allYourAbilityIsProvidedBy,
  always,
  any,
  atAnyTime,
  automatically,
  type Card,
  cancelsDestiny,
  cardValue,
  character,
  deployed,
  deploys,
  deploysFromHand,
  drawDestiny,
  drawnForDestiny,
  drawsDestiny,
  duringBattle,
  duringYour,
  effect,
  fires,
  hand,
  hits,
  holdsAtLeast,
  ifDestiny,
  initiated,
  interrupt,
  isFree,
  isInBattle,
  isMore,
  isStackedHere,
  it,
  justLost,
  letXBe,
  limits,
  location,
  loses,
  losesWhatIsOnIt,
  lost,
  lowerTotal,
  may,
  numberStackedHere,
  onlyIf,
  opponents,
  places,
  presentWithIt,
  replacesDraw,
  reserveDeck,
  reshuffles,
  retrieve,
  reveals,
  seen,
  sends,
  separateCost,
  sizeOf,
  stackedHereFirst,
  stacks,
  stacksIt,
  starship,
  sumOf,
  takes,
  theirs,
  thereIs,
  thereIsNo,
  this_,
  totalIsX,
  totalPowerOf,
  used,
  valueOfIt,
  valueStackedHere,
  vehicle,
  weapon,
  whenever,
  x,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { losesDuplicates, losesFromHandForForce, staysOnIt } from './own/piles.ts';

const dark = { ...common, side: 'dark' } as const;
const light = { ...common, side: 'light' } as const;

const armed = (weapons: string) => thereIs(it.having(any.weapons.trait(weapons)));

/** Contests of destiny: of two starfighters, of two duellists, of a warrior and a vehicle. */
const contests: readonly Card[] = [
  // Tallon Roll
  interrupt('Drill Barrel Roll', {
    ...dark,
    functions: [
      lost(
        may
          .act(atAnyTime)
          .target(your.starships.trait('TIE/ln'))
          .aimedAt(presentWithIt(opponents.allegiance('Rebel').type('starfighter')))
          .do(
            aboutTarget(0),
            letXBe(sumOf(cardValue('power', it), cardValue('maneuver', it))),
            aboutTarget(1),
            drawDestiny(1, { by: 'both' }),
            lowerTotal(
              { yours: x, opponents: cardValue('power', it) },
              [aboutTarget(0), sends(it, 'lost')],
              [sends(it, 'lost')],
            ),
          ),
      ),
    ],
  }),
  starship('Drill Twin Ion', {
    ...dark,
    type: 'starfighter',
    deploy: 1,
    power: 1,
    forfeit: 2,
    maneuver: 3,
    hyperspeed: null,
    permanentPilots: [1],
    traits: ['TIE/ln'],
  }),
  starship('Drill Cross Wing', {
    ...light,
    type: 'starfighter',
    deploy: 2,
    power: 3,
    forfeit: 4,
    maneuver: 4,
    hyperspeed: 5,
    permanentPilots: [2],
  }),
  starship('Drill Tramp', {
    ...light,
    type: 'starfighter',
    deploy: 2,
    power: 3,
    forfeit: 4,
    maneuver: 4,
    hyperspeed: 5,
    permanentPilots: [2],
    icons: ['Independent'],
  }),
  // Epic Duel; and a duel that is lost for want of destiny
  interrupt('Drill Grand Duel', {
    ...dark,
    functions: [
      lost(
        may
          .act(atAnyTime)
          .target(your.characters.persona('Vader'))
          .aimedAt(presentWithIt(opponents.characters))
          .do(
            aboutTarget(0),
            letXBe(onlyIf(armed('lightsaber'), 1)),
            aboutTarget(1),
            drawDestiny(2, { by: 'both', plus: { yours: x, opponents: onlyIf(armed('lightsaber'), 1) } }),
            lowerTotal({}, [aboutTarget(0), sends(it, 'lost')], [sends(it, 'lost')]),
          ),
      ),
    ],
  }),
  // Under Attack
  interrupt('Drill Under Fire', {
    ...light,
    functions: [
      used(
        may
          .act(duringYour('control'))
          .target(your.characters.icon('warrior'))
          .aimedAt(presentWithIt(any.vehicles.trait('armored')))
          .do(
            aboutTarget(0),
            letXBe(
              onlyIf(
                armed('lightsaber'),
                onlyIf(armed('concussion grenade'), 7, 3),
                onlyIf(armed('concussion grenade'), 3),
              ),
            ),
            aboutTarget(1),
            drawDestiny(1, { against: [{ value: 'armor', of: it }] }),
            addToTotal(x),
            ifDestiny('>', cardValue('armor', it), [
              sends(it, 'lost'),
              aboutTarget(0),
              losesWhatIsOnIt(any.weapons.trait('concussion grenade')),
            ]),
          ),
      ),
    ],
  }),
  vehicle('Drill Armored Truck', {
    ...dark,
    type: 'combat',
    enclosed: true,
    deploy: 3,
    power: 3,
    forfeit: 4,
    armor: 5,
    landspeed: 1,
    permanentPilots: [1],
    traits: ['armored'],
  }),
  character('Drill Raider', {
    ...light,
    type: 'Rebel',
    deploy: 2,
    power: 2,
    ability: 2,
    forfeit: 3,
    icons: ['warrior'],
  }),
  weapon('Drill Thermal', { ...light, type: 'character', traits: ['concussion grenade'] }),
];

/** What changes draws. */
const draws: readonly Card[] = [
  // Obi-Wan's Journal
  effect('Drill Diary', {
    ...light,
    text: [
      may
        .respond(drawsDestiny('anyone', { kind: 'weapon' }))
        .once('battle')
        .do(cancelsDestiny()),
    ],
  }),
  // Kashyyyk
  location('Drill Jungle', {
    ...light,
    type: 'system',
    system: 'Drill Jungle',
    planet: true,
    parsec: 6,
    force: { light: 2, dark: 1 },
    text: { dark: [always(adds(6).to('ability for battle destiny').for('your', { where: this_ }))] },
  }),
  starship('Drill Mist', {
    ...dark,
    type: 'starfighter',
    deploy: 2,
    power: 3,
    forfeit: 4,
    maneuver: 3,
    hyperspeed: 4,
    capacity: { pilots: 2, passengers: 1 },
  }),
  character('Drill Tracker', {
    ...dark,
    type: 'Alien',
    deploy: 3,
    power: 3,
    ability: 4,
    forfeit: 4,
    icons: ['pilot'],
  }),
  // Sando Aqua Monster
  effect('Drill Deep', {
    ...dark,
    text: [
      may.act(atAnyTime).do(stacks('any card', hand, { face: 'up' })),
      may.respond(aboutToDraw('you')).do(replacesDraw({ use: valueStackedHere('destiny') })),
    ],
  }),
  // Bowcaster
  weapon('Drill Crossbow', {
    ...light,
    type: 'character',
    text: [
      fires({
        at: any.of('character', 'creature'),
        use: 2,
        plus: [
          { who: any.characters, amount: 1 },
          { who: any.of('creature'), amount: 2 },
        ],
        do: [hits(it)],
      }),
    ],
  }),
  // Dash In Rogue 12
  vehicle('Drill Rogue Twelve', {
    ...light,
    type: 'combat',
    enclosed: true,
    deploy: 3,
    power: 4,
    forfeit: 4,
    maneuver: 4,
    landspeed: 4,
    permanentPilots: [4],
    traits: ['T-47'],
    text: [
      may
        .respond(aboutToDraw('you', { kind: 'battle' }))
        .if(isInBattle(this_), isInBattle(your.vehicles.trait('T-47').other))
        .do(replacesDraw({ draw: 2, choose: 1 })),
    ],
  }),
  vehicle('Drill Wing Mate', {
    ...light,
    type: 'combat',
    enclosed: true,
    deploy: 3,
    power: 3,
    forfeit: 3,
    maneuver: 4,
    landspeed: 4,
    permanentPilots: [1],
    traits: ['T-47'],
  }),
  // EG-6
  character('Drill Power Unit', {
    ...dark,
    type: 'Droid',
    deploy: 1,
    power: 1,
    forfeit: 1,
    text: [
      may
        .respond(drawnForDestiny('battle'))
        .if(isMore(totalPowerOf('you'), totalPowerOf('opponent')))
        .do(loses(1)),
    ],
  }),
];

/** What looks into decks, piles and hands. */
const searchers: readonly Card[] = [
  // Moff Jerjerrod
  character('Drill Overseer', {
    ...dark,
    type: 'Imperial',
    deploy: 2,
    power: 2,
    ability: 2,
    forfeit: 4,
    text: [
      may
        .act(duringYour())
        .once('turn')
        .do(
          takes(any.type('sector').called('Drill Clouds').or(any.weapons.called('Drill Super Gun')), reserveDeck),
          reshuffles(),
        ),
    ],
  }),
  weapon('Drill Super Gun', { ...dark, type: 'automated' }),
  // Sith Probe Droid
  character('Drill Seeker Droid', {
    ...dark,
    type: 'Droid',
    deploy: 1,
    power: 1,
    forfeit: 1,
    text: [automatically(deployed('you', this_)).do(retrieve(1))],
  }),
  // M'iiyoom Onith
  character('Drill Flower Girl', {
    ...dark,
    type: 'Alien',
    deploy: 2,
    power: 1,
    ability: 2,
    forfeit: 3,
    text: [
      may
        .act(duringYour('control'))
        .once('phase')
        .use(sizeOf(theirs(hand)))
        .do(
          reveals('all', theirs(hand)),
          places(any.characters.unique.non('female').type('Rebel', 'Alien'), seen(theirs(hand)), 'lost', {
            count: 'all',
          }),
        ),
    ],
  }),
  // Monnok, Grimtaash
  ...([dark, light] as const).map((side) =>
    interrupt(side === dark ? 'Drill Bad Move' : 'Drill Good Move', {
      ...side,
      functions: [
        used(
          may
            .act(atAnyTime)
            .if(holdsAtLeast(13, theirs(hand)))
            .do(places('any card', theirs(hand), 'used', { atRandom: true, leaving: 8 })),
        ),
        lost(
          may
            .act(atAnyTime)
            .use(4)
            .do(reveals('all', theirs(hand)), losesDuplicates(theirs(hand))),
        ),
      ],
    }),
  ),
];

/** What saves people, and what draws destiny. */
const helpers: readonly Card[] = [
  effect('Drill Rescue Team', {
    ...light,
    text: [may.respond(justLost(your.characters)).do(stacksIt({ justLost: true }))],
  }),
  character('Drill Sister in Arms', {
    ...light,
    type: 'Rebel',
    limit: 1,
    deploy: 2,
    power: 2,
    ability: 2,
    forfeit: 3,
    traits: ['female'],
  }),
  interrupt('Drill Lot', {
    ...light,
    functions: [used(may.act(atAnyTime).do(drawDestiny(), totalIsX, activate(x)))],
  }),
];

/** Modifiers, costs, and what is checked. */
const modifiers: readonly Card[] = [
  // Scum And Villainy
  effect('Drill Rabble', {
    ...dark,
    text: [
      whenever(
        [allYourAbilityIsProvidedBy(any.type('Alien'))],
        adds(1).to('forfeit').of(your.characters.type('Alien')),
      ),
    ],
  }),
  // Bad Feeling Have I, Bacta Tank
  effect('Drill Bad Feeling', { ...dark, text: [always(adds(2).to('deploy').of(opponents.characters))] }),
  effect('Drill Vat', {
    ...light,
    text: [may.act(atAnyTime).target(your.characters.that('stacked')).use(valueOfIt('deploy')).do(sends(it, 'hand'))],
  }),
  // Mantellian Savrip, for what is forfeited from hand
  effect('Drill Blockade', { ...dark, text: [always(adds(-2).to('forfeit').of(opponents.starships))] }),
  effect('Drill Cast Off', {
    ...light,
    text: [may.act(atAnyTime).once('turn').do(losesFromHandForForce(your.starships, 'forfeit'))],
  }),
  // Rebel Tech
  character('Drill Technician', {
    ...light,
    type: 'Rebel',
    deploy: 1,
    power: 1,
    ability: 1,
    forfeit: 2,
    text: [always(adds(1).to('total destiny').cumulatively.for('your'))],
  }),
  // Sandcrawler
  vehicle('Drill Treads', {
    ...light,
    type: 'combat',
    deploy: 2,
    power: 1,
    forfeit: 3,
    landspeed: 1,
    capacity: { passengers: 4 },
    permanentPilots: [1],
    text: [always(adds(1).to('forfeit').of(any.characters.trait('Jawa').here))],
  }),
  character('Drill Tinker', {
    ...light,
    type: 'Alien',
    deploy: 1,
    power: 1,
    ability: 1,
    forfeit: 1,
    traits: ['Jawa'],
  }),
  // This Place Can Be A Little Rough
  effect('Drill Rough Place', {
    ...light,
    text: [always(limits(1).to('Force generation').for('opponent', { where: any.locations }))],
  }),
  // Draw Their Fire
  effect('Drill Their Fire', {
    ...light,
    text: [whenever([initiated('you')], separateCost('play', opponents.interrupts, 1))],
  }),
];

/** Interrupts that are dearer, or stay. */
const interrupts: readonly Card[] = [
  // A Tragedy Has Occurred
  effect('Drill Snatcher', {
    ...light,
    grabber: true,
    text: [
      may.act(atAnyTime).do(stacks('any card', hand, { face: 'up' })),
      always(stackedHereFirst(any.interrupts.likeStackedHere, sumOf(numberStackedHere, 1))),
    ],
  }),
  // We Have A Prisoner, All Wrapped Up
  interrupt('Drill House Arrest', {
    ...dark,
    functions: [
      used(
        may
          .act(duringBattle())
          .use(onlyIf(thereIsNo(any.effects.called('Drill Wrapping')), 2))
          .do(activate(1)),
      ),
    ],
  }),
  effect('Drill Wrapping', { ...dark, limit: 1 }),
  // Let The Wookiee Win
  interrupt('Drill Arm Wrestling', {
    ...light,
    functions: [
      used(
        may.act(atAnyTime).target(opponents.characters.having(any.weapons)).do(losesWhatIsOnIt(any.weapons), staysOnIt),
      ),
    ],
  }),
  // Prepared Defenses
  interrupt('Drill Preparation', {
    ...light,
    functions: [used(may.act(duringYour('deploy')).do(deploysFromHand(your.effects.deployingFree, true)))],
  }),
  effect('Drill Free Effect', { ...light }),
  effect('Drill Dear Effect', { ...light, text: [deploys.for(2)] }),
  effect('Drill Grant', { ...light, text: [always(isFree('deploy').of(your.effects))] }),
];

/** Cards that others support, stacked on them. */
const supported: readonly Card[] = [
  // Podrace Arena
  effect('Drill Race Track', {
    ...light,
    text: [
      may.act(atAnyTime).do(stacks('any card', hand, { face: 'up' })),
      whenever([isStackedHere(any.trait('peace'))], adds(1).to('power').of(your.characters)),
      whenever([isStackedHere(any.trait('senator'))], adds(4).to('power').of(your.characters)),
      always(adds(numberStackedHere).to('forfeit').of(your.characters)),
    ],
  }),
  character('Drill Envoy of Peace', {
    ...light,
    type: 'Rebel',
    limit: 1,
    deploy: 2,
    power: 1,
    ability: 3,
    forfeit: 4,
    personas: ['Drill Envoy'],
    traits: ['peace'],
  }),
];

/** Cards that do what those do which the rulebook quotes. */
export const namedCards: readonly Card[] = [
  ...contests,
  ...draws,
  ...searchers,
  ...helpers,
  ...interrupts,
  ...modifiers,
  ...supported,
];
