import { aboutTarget, presentWithIt } from '../../../language/aims.ts';
import { insteadIf, plus, powerInBattle, twice } from '../../../language/amounts.ts';
import { assaults } from '../../../language/assault.ts';
import {
  barsFromBattle,
  battleDestiniesDrawn,
  battleJustEnded,
  initiatesBattle,
  isInBattle,
  thisBattle,
  winsBattle,
} from '../../../language/battle.ts';
import { multipliesDamage, multipliesResult } from '../../../language/battleDamage.ts';
import { addsBattleDestiny } from '../../../language/bonuses.ts';
import { atBeginningOfPhase, battleAmongThemselves, exactly } from '../../../language/brawling.ts';
import { cancelsNamed } from '../../../language/cancelling.ts';
import { any, it, opponents, your } from '../../../language/cards.ts';
import { chooses, returnsWithAll } from '../../../language/choosing.ts';
import { firesTogether } from '../../../language/combinedFire.ts';
import {
  battleIsAt,
  either,
  isDefendingAlone,
  isMore,
  isTurnOf,
  isYourPhase,
  not,
  provided,
  thereIs,
} from '../../../language/conditions.ts';
import { addToTotal, bothDrawDestiny, drawDestiny, ifDestinyIs, totalIsX } from '../../../language/destiny.ts';
import { comesFromAdjacentSite, compares, duels } from '../../../language/dueling.ts';
import { cancelIt, loses, retrieve, sends } from '../../../language/effects.ts';
import { deploysRevealedFree } from '../../../language/emergency.ts';
import { evacuates, isAboardIt, isAboutToBeLost } from '../../../language/evacuating.ts';
import { mayChoose, perhaps } from '../../../language/flow.ts';
import { retrievesCard, retrievesUpTo } from '../../../language/forces.ts';
import { forfeitsIt } from '../../../language/forfeiting.ts';
import { mayNotMove } from '../../../language/moving.ts';
import { hand, holdsAtLeast, lostPile, reserveDeck, theirs, usedPile } from '../../../language/piles.ts';
import { drains } from '../../../language/places.ts';
import type { Instruction } from '../../../language/program.ts';
import { relocates } from '../../../language/relocating.ts';
import {
  glances,
  glancesAndMoves,
  losesThoseOfThatDestiny,
  regenerates,
  searchesAndLoses,
} from '../../../language/scavenging.ts';
import { whenBattleEnds } from '../../../language/scheduling.ts';
import { alters, senses } from '../../../language/sensing.ts';
import { bothDrewOne, switchesDestinies } from '../../../language/switching.ts';
import { reshuffles, reveals, takes } from '../../../language/taking.ts';
import { drawnPrice } from '../../../language/targeting.ts';
import { lost, may, used } from '../../../language/text.ts';
import { adds, cardValue, chooseUpTo, less, letXBe, makes, multiplies, numberOf, x } from '../../../language/values.ts';
import {
  atAnyTime,
  deployed,
  drawsDestiny,
  duringBattle,
  duringYour,
  justLost,
  plays,
} from '../../../language/when.ts';
import { increasesLoss, increasesLossBehind, losesFromBattle, mayUseX } from '../../../language/worsening.ts';
import { interrupt } from '../../card.ts';
import { dark, unique } from './facts.ts';

/** A destiny of more than the ability of what was targeted. */
const againstAbility = (then: Instruction): readonly Instruction[] => [
  drawDestiny(1, '', { against: ['ability'] }),
  ifDestinyIs('>', cardValue('ability', it), [then]),
];

const maneuvers: readonly Instruction[] = [
  makes(adds(2).to('maneuver').of(it), 'turn'),
  makes(adds(1).to('power').of(it), 'turn'),
  perhaps(makes(adds(2).to('hyperspeed').of(it), 'turn')),
];

/** Whom an alert keeps where they are: everybody but smugglers and the starships they are aboard. */
const blocked = opponents
  .of('character', 'vehicle', 'starship')
  .except(any.characters.trait('smuggler').or(any.starships.having(any.trait('smuggler'))));

const leaderAtScompLink = thereIs(any.type('Imperial').trait('leader').where('Scomp link'));
/** One of two starfighters. */
const first: Instruction = { ...aboutTarget(0), words: () => 'for the first of them' };
const second: Instruction = { ...aboutTarget(1), words: () => 'for the second of them' };

const lightsaber = any.weapons.trait('lightsaber');
const obiWan = any.persona('Obi-Wan').presentThere;
const luke = any.persona('Luke').presentThere;

const inSpace = either(battleIsAt(any.type('system')), battleIsAt(any.type('sector')));
/** A starship that only its permanent pilot flies. */
const flownByNobodyElse = your.starships.permanentlyPiloted.except(any.starships.having(any.characters));

export const alter = interrupt('Alter', {
  ...dark,
  onBothSides: true,
  id: '1_234',
  rarity: 'U1',
  destiny: 4,
  functions: alters,
});

export const boringConversationAnyway = interrupt('Boring Conversation Anyway', {
  ...dark,
  id: '1_235',
  rarity: 'R1',
  destiny: 5,
  functions: cancelsNamed(
    used,
    'Report To Lord Vader',
    'Scomp Link Access',
    'Rebel Planners',
    'Rebel Reinforcements',
    'Gift Of The Mentor',
    'Panic',
    "Don't Get Cocky",
    'Skywalkers',
    'Demotion',
    'Combined Attack',
    'Surprise Assault',
  ),
});

export const charmingToTheLast = interrupt('Charming To The Last', {
  ...dark,
  id: '1_236',
  rarity: 'R2',
  destiny: 5,
  functions: [
    lost(
      may
        .act(duringBattle())
        .if(isInBattle(any.persona('Tarkin')), isInBattle(any.type('Rebel').abilityOver(2)))
        .do(addsBattleDestiny(1)),
    ),
    lost(
      may
        .act(duringBattle())
        .if(isInBattle(any.persona('Tarkin')), isInBattle(any.persona('Leia').type('Rebel').abilityOver(2)))
        .do(addsBattleDestiny(2)),
    ),
  ],
});

export const collateralDamage = interrupt('Collateral Damage', {
  ...dark,
  id: '1_237',
  rarity: 'C2',
  destiny: 4,
  functions: [
    lost(
      may
        .respond(initiatesBattle('anyone', any.type('site')))
        .if(thereIs(opponents.characters.inBattle, 2), thereIs(opponents.weapons.inBattle))
        .do(
          drawDestiny(),
          ifDestinyIs('<', numberOf(opponents.characters.inBattle), [
            chooses(opponents.characters.inBattle, 'opponent'),
            sends(it, 'lost'),
          ]),
        ),
    ),
  ],
});

export const counterAssault = interrupt('Counter Assault', {
  ...dark,
  id: '1_238',
  rarity: 'C1',
  destiny: 3,
  functions: [
    lost(
      may
        .respond(drains('opponent'))
        .use(1)
        .do(cancelIt, ...assaults),
    ),
  ],
});

export const darkCollaboration = interrupt('Dark Collaboration', {
  ...unique,
  id: '1_239',
  rarity: 'R1',
  destiny: 5,
  functions: [
    lost(
      may
        .act(duringBattle())
        .if(isInBattle(any.persona('Tarkin')), isInBattle(any.persona('Tagge', 'Motti')))
        .do(addsBattleDestiny(2)),
    ),
    ...cancelsNamed(lost, 'Restricted Deployment', 'Rebel Barrier'),
  ],
});

export const darkJediPresence = interrupt('Dark Jedi Presence', {
  ...dark,
  id: '1_240',
  rarity: 'R1',
  destiny: 3,
  functions: [
    lost(
      may
        .act(duringBattle())
        .target(your.characters.sensitive('Dark Jedi').inBattle.where('site'))
        .use(1)
        .do(thisBattle(multiplies(2).to('power').of(any.type('Imperial').inBattle.except(it)))),
    ),
  ],
});

export const darkManeuvers = interrupt('Dark Maneuvers', {
  ...dark,
  id: '1_241',
  rarity: 'C2',
  destiny: 6,
  functions: [
    used(
      may
        .act(atAnyTime)
        .target(any.type('starfighter'))
        .do(...maneuvers),
    ),
    used(
      may
        .respond(drawsDestiny('anyone', 'weapon'))
        .target(any.type('starfighter'))
        .do(...maneuvers),
    ),
  ],
});

export const deadJawa = interrupt('Dead Jawa', {
  ...dark,
  id: '1_242',
  rarity: 'C2',
  destiny: 5,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .targetTogether(opponents.characters.trait('Jawa'))
        .do(
          provided(thereIs(any.trait('stormtrooper').presentThere, 2)),
          drawDestiny(),
          ifDestinyIs('>', numberOf(it), [sends(it, 'lost')]),
        ),
    ),
  ],
});

export const elisHelrot = interrupt('Elis Helrot', {
  ...dark,
  id: '1_243',
  rarity: 'U2',
  destiny: 4,
  functions: [
    used(
      may
        .act({ ...atAnyTime, notInBattle: true })
        .targetTogether(your.characters.where('site'))
        .target(any.type('site'))
        .paying(drawnPrice)
        .do(relocates('first target', it)),
    ),
  ],
});

export const emergencyDeployment = interrupt('Emergency Deployment', {
  ...dark,
  id: '1_244',
  rarity: 'U1',
  destiny: 3,
  functions: [
    used(
      may
        .respond(initiatesBattle('opponent'))
        .if(isMore(powerInBattle('opponent'), twice(powerInBattle('you'))))
        .do(
          chooseUpTo(3, 'reserve'),
          reveals(x, reserveDeck),
          deploysRevealedFree(any.of('character', 'starship', 'vehicle', 'device', 'weapon'), reserveDeck, 3),
        ),
    ),
  ],
});

export const fullScaleAlert = interrupt('Full Scale Alert', {
  ...dark,
  id: '1_246',
  rarity: 'U2',
  destiny: 3,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .use(2)
        .do(drawDestiny(), ifDestinyIs('<', numberOf(any.trait('stormtrooper')), [makes(mayNotMove(blocked), 'turn')])),
    ),
  ],
});

export const evacuate = interrupt('Evacuate?', {
  ...dark,
  id: '1_245',
  rarity: 'U2',
  destiny: 6,
  functions: [
    used(
      may
        .respond(isAboutToBeLost(your.starships.type('capital')))
        .if(not(isAboardIt(any.persona('Tarkin'))))
        .do(evacuates(any.type('site').where('planet').or(your.starships.type('capital')))),
    ),
  ],
});

export const gravelStorm = interrupt('Gravel Storm', {
  ...dark,
  id: '1_247',
  rarity: 'U2',
  destiny: 3,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .target(
          opponents.characters.inTheOpen.at(
            'Tatooine: Dune Sea',
            'Tatooine: Jundland Wastes',
            "Tatooine: Beggar's Canyon",
            "Tatooine: Lars' Moisture Farm",
            'Tatooine: Jawa Camp',
            'Tatooine: Mos Eisley',
          ),
        )
        .do(...againstAbility(sends(it, 'lost'))),
    ),
  ],
});

export const iHaveYouNow = interrupt('I Have You Now', {
  ...dark,
  id: '1_248',
  rarity: 'R2',
  destiny: 5,
  functions: [
    lost(
      may
        .act(duringBattle())
        .if(isInBattle(any.characters.sensitive('Dark Jedi')), isInBattle(any.type('Rebel').abilityOver(2)))
        .do(addsBattleDestiny(1)),
    ),
    lost(
      may
        .act(duringBattle())
        .if(
          isInBattle(any.characters.sensitive('Dark Jedi')),
          isInBattle(any.persona('Luke').type('Rebel').abilityOver(2)),
        )
        .do(addsBattleDestiny(2)),
    ),
  ],
});

export const imperialBarrier = interrupt('Imperial Barrier', {
  ...dark,
  id: '1_249',
  rarity: 'C2',
  destiny: 4,
  functions: [
    used(
      may
        .respond(deployed('opponent', any.of('character', 'starship')))
        .use(1)
        .do(barsFromBattle(it), makes(mayNotMove(it), 'turn')),
    ),
  ],
});

export const imperialCodeCylinder = interrupt('Imperial Code Cylinder', {
  ...dark,
  id: '1_250',
  rarity: 'C2',
  destiny: 4,
  functions: [
    used(may.act(atAnyTime).if(leaderAtScompLink).do(glances(reserveDeck), reshuffles())),
    used(
      may
        .act(atAnyTime)
        .if(leaderAtScompLink)
        .do(glances(theirs(reserveDeck)), reshuffles(theirs(reserveDeck))),
    ),
    used(
      may
        .respond(plays('anyone', any.interrupts.called('Scomp Link Access', 'Into The Garbage Chute, Flyboy')))
        .if(thereIs(any.type('Imperial').trait('leader').on('Death Star').where('Scomp link')))
        .do(cancelIt),
    ),
  ],
});

export const imperialReinforcements = interrupt('Imperial Reinforcements', {
  ...dark,
  id: '1_251',
  rarity: 'C1',
  destiny: 4,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .if(isMore(numberOf(opponents.of('character', 'starship')), numberOf(your.of('character', 'starship'))))
        .use(1)
        .do(drawDestiny(), totalIsX, retrievesUpTo(x, any.trait('stormtrooper').or(any.trait('TIE/ln')))),
    ),
  ],
});

export const itsWorse = interrupt("It's Worse", {
  ...dark,
  id: '1_252',
  rarity: 'C2',
  destiny: 6,
  functions: [
    lost(
      may
        .respond(plays('anyone', any.interrupts.called('It Could Be Worse')))
        .do(cancelIt, mayUseX, increasesLossBehind(x)),
    ),
    lost(may.respond(losesFromBattle).do(increasesLoss(1))),
  ],
});

export const iveGotAProblemHere = interrupt("I've Got A Problem Here", {
  ...dark,
  id: '1_253',
  rarity: 'C2',
  destiny: 4,
  functions: [
    lost(
      may
        .respond(battleJustEnded)
        .target(opponents.type('starfighter').there)
        .use(1)
        .do(
          drawDestiny(1, '', { against: ['maneuver'] }),
          ifDestinyIs('>', cardValue('maneuver', it), [sends(it, 'lost')]),
        ),
    ),
  ],
});

export const kintanStrider = interrupt('Kintan Strider', {
  ...dark,
  id: '1_254',
  rarity: 'C1',
  destiny: 3,
  functions: [lost(may.respond(justLost(opponents.characters)).use(1).do(regenerates(your.characters)))],
});

export const limitedResources = interrupt('Limited Resources', {
  ...unique,
  id: '1_255',
  rarity: 'U2',
  destiny: 5,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .if(not(holdsAtLeast(3, theirs(hand))))
        .do(
          loses(
            less(
              insteadIf(2, isTurnOf('you'), 4),
              insteadIf(0, thereIs(opponents.starships.having(any.called('Fusion Generator Supply Tanks'))), 2),
            ),
          ),
        ),
    ),
  ],
});

const cantina = 'Tatooine: Cantina';

export const localTrouble = interrupt('Local Trouble', {
  ...dark,
  id: '1_256',
  rarity: 'R1',
  destiny: 4,
  functions: [
    lost(
      may
        .act(duringYour('battle'))
        .if(atBeginningOfPhase)
        .aimedAt(exactly(2, your.characters.trait('stormtrooper').at(cantina)))
        .target(opponents.characters.at(cantina))
        .use(1)
        .do(mayChoose(addsBattleDestiny(1)), ...battleAmongThemselves),
    ),
  ],
});

export const lonePilot = interrupt('Lone Pilot', {
  ...unique,
  id: '1_257',
  rarity: 'R2',
  destiny: 4,
  functions: [
    lost(
      may
        .act(duringBattle())
        .if(inSpace, either(isDefendingAlone(your.characters.icon('pilot')), isDefendingAlone(flownByNobodyElse)))
        .do(addsBattleDestiny(1)),
    ),
    lost(
      may
        .act(duringBattle())
        .if(inSpace, isDefendingAlone(your.persona('Motti')))
        .do(addsBattleDestiny(2)),
    ),
  ],
});

export const loneWarrior = interrupt('Lone Warrior', {
  ...unique,
  id: '1_258',
  rarity: 'R2',
  destiny: 4,
  functions: [
    lost(
      may
        .act(duringBattle())
        .if(battleIsAt(any.type('site')), isDefendingAlone(your.characters.icon('warrior')))
        .do(addsBattleDestiny(1)),
    ),
    lost(
      may
        .act(duringBattle())
        .if(battleIsAt(any.type('site')), isDefendingAlone(your.persona('Tagge')))
        .do(addsBattleDestiny(2)),
    ),
  ],
});

export const lookSirDroids = interrupt('Look Sir, Droids', {
  ...dark,
  id: '1_259',
  rarity: 'R1',
  destiny: 3,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .use(1)
        .do(searchesAndLoses(any.type('Droid'), theirs(usedPile))),
    ),
    lost(may.act(atAnyTime).target(any.type('Droid')).use(cardValue('deploy', it)).do(sends(it, 'lost'))),
  ],
});

export const momentOfTriumph = interrupt('Moment Of Triumph', {
  ...unique,
  id: '1_260',
  rarity: 'R2',
  destiny: 4,
  functions: [
    lost(
      may
        .act(duringBattle())
        .if(isDefendingAlone(your.persona('Tarkin')))
        .do(addsBattleDestiny(2)),
    ),
    lost(
      may
        .act(duringBattle())
        .if(isDefendingAlone(your.type('Alien')))
        .do(addsBattleDestiny(1)),
    ),
  ],
});

export const nevarYalnal = interrupt('Nevar Yalnal', {
  ...dark,
  id: '1_261',
  rarity: 'R2',
  destiny: 6,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .target(opponents.all.characters.trait('spy').where('site').inCompanyOf(your.all.characters.trait('spy')))
        .do(
          drawDestiny(),
          addToTotal(insteadIf(0, thereIs(it.that('undercover')), 2)),
          ifDestinyIs('>', 2, [sends(it, 'lost')]),
        ),
    ),
  ],
});

export const ommniBox = interrupt('Ommni Box', {
  ...dark,
  id: '1_262',
  rarity: 'C2',
  destiny: 5,
  functions: [reserveDeck, lostPile, usedPile].flatMap((pile) => [
    used(may.act(atAnyTime).do(reshuffles(pile))),
    used(may.act(atAnyTime).do(reshuffles(theirs(pile)))),
  ]),
});

export const overload = interrupt('Overload', {
  ...dark,
  id: '1_263',
  rarity: 'C2',
  destiny: 4,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .target(any.weapons.non('Ewok').except(any.called('Gaderffii Stick')))
        .do(
          drawDestiny(1, '', { against: ['destiny'] }),
          ifDestinyIs('<', cardValue('destiny', it), [
            ifDestinyIs('=', 0, [sends(any.of('character', 'starship').bearingIt.or(it), 'lost')], [sends(it, 'lost')]),
          ]),
        ),
    ),
  ],
});

export const physicalChoke = interrupt('Physical Choke', {
  ...dark,
  id: '1_264',
  rarity: 'R1',
  destiny: 3,
  functions: [
    lost(may.act(atAnyTime).target(any.called('Rebel Trooper')).do(sends(it, 'lost'))),
    lost(
      may
        .respond(winsBattle('you'))
        .if(thereIs(any.characters.sensitive('Dark Jedi').presentThere))
        .target(opponents.characters.presentThere)
        .use(1)
        .do(...againstAbility(sends(it, 'lost'))),
    ),
  ],
});

export const preciseAttack = interrupt('Precise Attack', {
  ...dark,
  id: '1_265',
  rarity: 'C2',
  destiny: 4,
  functions: [lost(firesTogether(opponents.of('character', 'vehicle').inBattle, your.weapons))],
});

export const scanningCrew = interrupt('Scanning Crew', {
  ...dark,
  id: '1_266',
  rarity: 'C2',
  destiny: 3,
  functions: [
    used(
      may
        .act(atAnyTime)
        .use(1)
        .do(glancesAndMoves(any.type('Rebel'), theirs(hand), theirs(usedPile))),
    ),
  ],
});

export const sense = interrupt('Sense', {
  ...dark,
  onBothSides: true,
  id: '1_267',
  rarity: 'U1',
  destiny: 3,
  functions: senses,
});

export const setForStun = interrupt('Set For Stun', {
  ...dark,
  id: '1_268',
  rarity: 'C2',
  destiny: 2,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .target(opponents.characters)
        .use(2)
        .do(...againstAbility(returnsWithAll(it))),
    ),
  ],
});

export const takeel = interrupt('Takeel', {
  ...dark,
  id: '1_269',
  rarity: 'C2',
  destiny: 3,
  functions: [lost(may.respond(battleDestiniesDrawn).if(bothDrewOne).use(1).do(switchesDestinies))],
});

export const tallonRoll = interrupt('Tallon Roll', {
  ...dark,
  id: '1_270',
  rarity: 'C2',
  destiny: 4,
  functions: [
    used(
      may
        .act(atAnyTime)
        .target(your.trait('TIE/ln'))
        .aimedAt(presentWithIt(any.allegiance('Rebel').type('starfighter')))
        .do(
          first,
          letXBe(plus(cardValue('power', it), cardValue('maneuver', it))),
          second,
          ...bothDrawDestiny(
            { yours: x, opponents: cardValue('power', it) },
            [first, sends(it, 'lost')],
            [sends(it, 'lost')],
          ),
        ),
    ),
  ],
});

export const theCircleIsNowComplete = interrupt('The Circle Is Now Complete', {
  ...dark,
  id: '1_271',
  rarity: 'R1',
  destiny: 6,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .target(any.persona('Vader').where('site'))
        .use(1)
        .do(
          provided(thereIs(obiWan)),
          ...duels(
            it,
            obiWan,
            [],
            [
              compares(
                plus(cardValue('power', it), insteadIf(0, thereIs(it.having(lightsaber)), 2)),
                plus(cardValue('power', obiWan), insteadIf(0, thereIs(obiWan.having(lightsaber)), 2)),
                [sends(it, 'outOfPlay')],
                [sends(obiWan, 'outOfPlay')],
              ),
            ],
          ),
        ),
    ),
  ],
});

export const theEmpiresBack = interrupt("The Empire's Back", {
  ...dark,
  id: '1_272',
  rarity: 'U1',
  destiny: 3,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .use(2)
        .do(retrievesCard(your.persona('Vader', 'Tarkin', 'Motti', 'Tagge'))),
    ),
    lost(
      may
        .act(atAnyTime)
        .use(4)
        .do(takes(any.persona('Vader', 'Tarkin', 'Motti', 'Tagge'), reserveDeck), reshuffles()),
    ),
  ],
});

export const trintoDuaba = interrupt('Trinto Duaba', {
  ...dark,
  id: '1_273',
  rarity: 'U1',
  destiny: 5,
  functions: [
    used(
      may
        .act(duringYour('battle'))
        .if(holdsAtLeast(1, theirs(usedPile)))
        .do(drawDestiny(), losesThoseOfThatDestiny(theirs(usedPile))),
    ),
  ],
});

export const trooperCharge = interrupt('Trooper Charge', {
  ...dark,
  id: '1_274',
  rarity: 'U2',
  destiny: 6,
  functions: [
    lost(
      may
        .act(duringBattle())
        .target(your.characters.trait('trooper').inBattle)
        .do(
          thisBattle(
            adds(insteadIf(2, thereIs(it.called('Death Star Trooper')), 3))
              .to('power')
              .of(it),
          ),
          whenBattleEnds(forfeitsIt),
        ),
    ),
  ],
});

export const tuskenScavengers = interrupt('Tusken Scavengers', {
  ...dark,
  id: '1_275',
  rarity: 'C2',
  destiny: 5,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .use(1)
        .do(
          drawDestiny(),
          ifDestinyIs('<', numberOf(any.trait('Tusken Raider')), [
            mayChoose(searchesAndLoses(any.of('vehicle', 'weapon', 'device'), theirs(usedPile))),
          ]),
        ),
    ),
  ],
});

export const vadersEye = interrupt("Vader's Eye", {
  ...unique,
  id: '1_277',
  rarity: 'R1',
  destiny: 4,
  functions: [
    lost(
      may
        .act(duringBattle())
        .if(battleIsAt(any.type('site')), isDefendingAlone(your.persona('Vader')))
        .do(thisBattle(adds(1).to('power').of(your.persona('Vader').inBattle)), addsBattleDestiny(1)),
    ),
    lost(
      may
        .act(duringBattle())
        .if(
          battleIsAt(any.type('site')),
          isDefendingAlone(your.type('Imperial').abilityOver(2).except(any.persona('Vader'))),
        )
        .do(addsBattleDestiny(1)),
    ),
  ],
});

const [obsessedDraws, obsessedResult] = bothDrawDestiny(
  { yours: cardValue('power', it), opponents: cardValue('power', luke) },
  [loses(x, 'you'), retrieve(x, 'opponent'), sends(it, 'lost')],
  [retrieve(x), loses(x), sends(luke, 'lost')],
  2,
);

export const vadersObsession = interrupt("Vader's Obsession", {
  ...unique,
  id: '101_6',
  rarity: 'PM',
  destiny: 6,
  functions: [
    lost(
      may
        .respond(comesFromAdjacentSite(any.persona('Vader')))
        .if(isYourPhase('move'), thereIs(luke.where('site')))
        .do(...duels(it, luke, [obsessedDraws], [obsessedResult])),
    ),
  ],
});

export const wereAllGonnaBeALotThinner = interrupt("We're All Gonna Be A Lot Thinner!", {
  ...dark,
  id: '1_278',
  rarity: 'R1',
  destiny: 6,
  functions: [
    lost(may.act(atAnyTime).do(sends(any.all.at('Death Star: Trash Compactor').except(any.locations), 'lost'))),
  ],
});

export const youOverestimateTheirChances = interrupt('You Overestimate Their Chances', {
  ...dark,
  id: '1_279',
  rarity: 'C1',
  destiny: 4,
  functions: [
    lost(may.respond(initiatesBattle('opponent')).do(multipliesDamage(3, 'each player'))),
    lost(
      may.respond(plays('anyone', any.interrupts.called("Don't Underestimate Our Chances"))).do(multipliesResult(3)),
    ),
  ],
});

export const yourPowersAreWeakOldMan = interrupt('Your Powers Are Weak, Old Man', {
  ...dark,
  id: '1_280',
  rarity: 'R1',
  destiny: 5,
  functions: [
    lost(
      may
        .act(duringBattle())
        .if(isInBattle(any.persona('Vader')), isInBattle(any.persona('Obi-Wan')))
        .do(addsBattleDestiny(1)),
    ),
    ...cancelsNamed(lost, 'Return Of A Jedi', 'Jedi Lightsaber', 'Jedi Presence', 'Old Ben'),
  ],
});
