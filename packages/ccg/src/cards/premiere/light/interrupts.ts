import { onlyIf, plus, powerInBattle, totalPowerOf } from '../../../language/amounts.ts';
import { assaults } from '../../../language/assault.ts';
import { barsFromBattle, cancelsAttrition, initiatesBattle, isInBattle, thisBattle } from '../../../language/battle.ts';
import { multipliesDamage, multipliesResult } from '../../../language/battleDamage.ts';
import { addsBattleDestiny } from '../../../language/bonuses.ts';
import { cancelsNamed } from '../../../language/cancelling.ts';
import { any, it, opponents, your } from '../../../language/cards.ts';
import { chooses, choosesSeveral } from '../../../language/choosing.ts';
import { firesTogether } from '../../../language/combinedFire.ts';
import {
  battleIsAt,
  either,
  hasOver,
  isDefendingAlone,
  isMore,
  isNearBattle,
  not,
  thereIs,
} from '../../../language/conditions.ts';
import { bothDraw, drawDestiny, ifDestinyIs, losesThoseMatching, totalIsX } from '../../../language/destiny.ts';
import { atSameSiteAsTarget, drawsFire, losingItThere, noAttritionThere } from '../../../language/drawingFire.ts';
import { redrawDestiny } from '../../../language/drawnDestiny.ts';
import { activate, cancelIt, retrieve, sends } from '../../../language/effects.ts';
import { deploysRevealedFree } from '../../../language/emergency.ts';
import { evacuates, isAboutToBeLost } from '../../../language/evacuating.ts';
import { asLongAsItFires } from '../../../language/firing.ts';
import { ifSo, mayChoose } from '../../../language/flow.ts';
import {
  aboutToLoseForce,
  halvesLosses,
  lifeForceUnder,
  muchOfIt,
  reducesIt,
  retrievesCard,
  retrievesSeveralAtRandom,
  retrievesUpTo,
  usingX,
  youWereDrainedOf,
} from '../../../language/forces.ts';
import { justForfeitedFrom, revives } from '../../../language/justLost.ts';
import { mayNotMove } from '../../../language/moving.ts';
import { hand, liesIn, lostPile, reserveDeck, theirs, usedPile } from '../../../language/piles.ts';
import { drains } from '../../../language/places.ts';
import type { Condition } from '../../../language/program.ts';
import { harmfullyTargets, isProtected, targetedByIt } from '../../../language/protecting.ts';
import { movesAway, movesToBattle, relocates } from '../../../language/relocating.ts';
import { glances, glancesAndMovesAny } from '../../../language/scavenging.ts';
import { alters, senses } from '../../../language/sensing.ts';
import { replacesHand, reshuffles, reveals, shufflesAny, takes } from '../../../language/taking.ts';
import { drawnPrice, ofSamePower } from '../../../language/targeting.ts';
import { lost, may, used } from '../../../language/text.ts';
import {
  adds,
  cardValue,
  chooseNumber,
  chooseUpTo,
  forEach,
  letXBe,
  makes,
  multiplies,
  numberOf,
  x,
} from '../../../language/values.ts';
import { firing, firingAt } from '../../../language/weapons.ts';
import { atAnyTime, deployed, drawsDestiny, duringBattle, duringOpponents, plays } from '../../../language/when.ts';
import { type InterruptCard, interrupt } from '../../card.ts';
import { mustMoveAway } from './drivingAway.ts';
import { light, unique, upToThree } from './facts.ts';

/** Two people in one battle. */
const together = (one: string, ...others: string[]): Condition[] => [
  isInBattle(your.characters.persona(one)),
  isInBattle(your.characters.persona(...others)),
];

/** Somebody defends alone at a site, and there are more battle destinies for that. */
const alone = (who: typeof your): Condition => isDefendingAlone(who.where('site'));

const maneuvers = [makes(adds(2).to('hyperspeed').of(it), 'turn'), makes(adds(2).to('maneuver').of(it), 'turn')];

export const aFewManeuvers = interrupt('A Few Maneuvers', {
  ...light,
  id: '1_70',
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

export const alter = interrupt('Alter', {
  ...light,
  onBothSides: true,
  id: '1_71',
  rarity: 'U1',
  destiny: 4,
  functions: alters,
});

export const beruStew = interrupt('Beru Stew', {
  ...unique,
  id: '1_72',
  rarity: 'U2',
  destiny: 4,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .do(
          activate(2, 'each player'),
          mayChoose(activate(forEach(any.called('Beru Lars', 'Owen Lars', 'Hydroponics Station')))),
        ),
    ),
  ],
});

export const cantinaBrawl = interrupt('Cantina Brawl', {
  ...light,
  id: '1_73',
  rarity: 'R1',
  destiny: 5,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .if(thereIs(any.locations.called('Tatooine: Cantina')))
        .use(2)
        .do(bothDraw(), losesThoseMatching(any.characters.at('Tatooine: Cantina'), 'ability')),
    ),
  ],
});

export const collision = interrupt('Collision!', {
  ...light,
  id: '1_74',
  rarity: 'C2',
  destiny: 4,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .target(any.type('system', 'sector').having(opponents.starships, 2))
        .use(1)
        .do(
          drawDestiny(),
          ifDestinyIs('<', numberOf(opponents.starships.presentThere), [
            chooses(opponents.starships.presentThere, 'opponent'),
            sends(it, 'lost'),
          ]),
        ),
    ),
  ],
});

export const combinedAttack = interrupt('Combined Attack', {
  ...light,
  id: '1_75',
  rarity: 'C2',
  destiny: 4,
  functions: [lost(firesTogether(opponents.starships.inBattle, your.weapons.type('starship')))],
});

export const dontGetCocky = interrupt("Don't Get Cocky", {
  ...unique,
  id: '1_76',
  rarity: 'R1',
  destiny: 5,
  functions: [
    lost(
      may
        .act(duringBattle())
        .if(...together('Luke', 'Han'))
        .do(addsBattleDestiny(2)),
    ),
    lost(
      may
        .respond(initiatesBattle('opponent', any.type('system', 'sector')))
        .target(any.starships.trait('TIE/ln').inBattle)
        .do(sends(it, 'lost')),
    ),
  ],
});

export const dontUnderestimateOurChances = interrupt("Don't Underestimate Our Chances", {
  ...light,
  id: '1_77',
  rarity: 'C1',
  destiny: 4,
  functions: [
    lost(may.respond(initiatesBattle('opponent')).do(multipliesDamage(3, 'each player'))),
    lost(may.respond(plays('anyone', any.interrupts.called('You Overestimate Their Chances'))).do(multipliesResult(3))),
  ],
});

export const friendlyFire = interrupt('Friendly Fire', {
  ...light,
  id: '1_80',
  rarity: 'C2',
  destiny: 4,
  functions: [
    lost(
      may
        .respond(initiatesBattle('anyone', any.type('site')))
        .if(thereIs(opponents.characters.there, 2), thereIs(opponents.weapons.there))
        .do(
          drawDestiny(),
          ifDestinyIs('<', numberOf(opponents.characters.there), [
            chooses(opponents.characters.there, 'opponent'),
            sends(it, 'lost'),
          ]),
        ),
    ),
  ],
});

const inSpace = either(battleIsAt(any.type('system')), battleIsAt(any.type('sector')));
/** A starship that only its permanent pilot flies. */
const flownByNobodyElse = your.starships.permanentlyPiloted.except(any.starships.having(any.characters));

export const droidShutdown = interrupt('Droid Shutdown', {
  ...light,
  id: '1_78',
  rarity: 'C2',
  destiny: 6,
  functions: [
    used(
      may
        .respond(harmfullyTargets(your.type('Droid')))
        .aimedAt(targetedByIt(your.type('Droid')))
        .do(cancelIt, makes(isProtected(it), 'turn')),
    ),
  ],
});

export const escapePod = interrupt('Escape Pod', {
  ...light,
  id: '1_79',
  rarity: 'U2',
  destiny: 6,
  functions: [
    used(may.respond(isAboutToBeLost(your.starships.type('capital'))).do(evacuates(any.type('site').where('planet')))),
  ],
});

export const fullThrottle = interrupt('Full Throttle', {
  ...unique,
  id: '1_81',
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
        .if(inSpace, isDefendingAlone(your.characters.persona('Luke')))
        .do(thisBattle(adds(1).to('total power').for('your')), addsBattleDestiny(1)),
    ),
  ],
});

export const giftOfTheMentor = interrupt('Gift Of The Mentor', {
  ...unique,
  id: '1_82',
  rarity: 'R1',
  destiny: 5,
  functions: [
    lost(
      may
        .act(duringBattle())
        .if(...together('Luke', 'Obi-Wan', 'Yoda'))
        .do(addsBattleDestiny(2)),
    ),
    lost(
      may
        .act(atAnyTime)
        .use(1)
        .do(takes(any.weapons.trait('lightsaber'), reserveDeck), reshuffles()),
    ),
  ],
});

/** Somebody comes back from the Lost Pile, or into hand. */
const comesBack = (title: string, id: string, persona: string): InterruptCard =>
  interrupt(title, {
    ...light,
    id,
    rarity: 'U2',
    destiny: 3,
    functions: [
      lost(
        may
          .act(atAnyTime)
          .if(liesIn(lostPile, any.characters.persona(persona)))
          .use(1)
          .do(retrievesCard(any.characters.persona(persona))),
      ),
      lost(
        may
          .act(atAnyTime)
          .use(3)
          .do(takes(any.characters.persona(persona), reserveDeck), reshuffles()),
      ),
    ],
  });

export const hansBack = comesBack("Han's Back", '1_83', 'Han');

export const hansDice = interrupt("Han's Dice", {
  ...light,
  id: '1_84',
  rarity: 'C2',
  destiny: 3,
  functions: [
    used(
      may
        .respond(drawsDestiny('you', 'battle'))
        .if(isInBattle(your.characters.abilityOver(2)))
        .use(1)
        .do(redrawDestiny),
    ),
  ],
});

const messyDroid = your.type('Droid').at('Tatooine: Dune Sea').or(your.type('Droid').where('Scomp link'));
const luckyDroid = your.characters
  .persona('C-3PO', 'R2-D2')
  .at('Tatooine: Dune Sea')
  .or(your.characters.persona('C-3PO', 'R2-D2').where('Scomp link'));

export const hearMeBabyHoldTogether = interrupt('Hear Me Baby, Hold Together', {
  ...light,
  id: '1_85',
  rarity: 'C2',
  destiny: 5,
  functions: [
    used(
      may
        .respond(firingAt('opponent', any.weapons.type('starship'), your.starships))
        .do(asLongAsItFires(adds(-2).to('destiny draw').for('opponent', { kind: 'weapon', drawnBy: it }))),
    ),
  ],
});

export const howDidWeGetIntoThisMess = interrupt('How Did We Get Into This Mess?', {
  ...light,
  id: '1_87',
  rarity: 'U2',
  destiny: 4,
  functions: [
    used(
      may
        .act(atAnyTime)
        .if(thereIs(messyDroid))
        .use(1)
        .do(replacesHand(onlyIf(thereIs(luckyDroid), 1))),
    ),
  ],
});

export const hyperEscape = interrupt('Hyper Escape', {
  ...light,
  id: '1_88',
  rarity: 'C2',
  destiny: 5,
  functions: [
    used(
      may
        .respond(initiatesBattle('anyone', any.type('system', 'sector')))
        .do(movesAway(your.of('starship', 'vehicle').there)),
    ),
  ],
});

const compactor = any.locations.called('Death Star: Trash Compactor');

export const intoTheGarbageChuteFlyboy = interrupt('Into The Garbage Chute, Flyboy', {
  ...light,
  id: '1_89',
  rarity: 'R2',
  destiny: 6,
  functions: [
    used(
      may
        .respond(initiatesBattle('anyone', any.type('site').at('Death Star').except(compactor)))
        .do(cancelIt, relocates(your.characters.inBattle, compactor)),
    ),
  ],
});

export const jediPresence = interrupt('Jedi Presence', {
  ...light,
  id: '1_92',
  rarity: 'R1',
  destiny: 3,
  functions: [
    lost(
      may
        .act(duringBattle())
        .target(your.characters.sensitive('Jedi').where('site').inBattle)
        .use(1)
        .do(thisBattle(multiplies(2).to('power').of(any.type('Rebel').inBattle.except(it)))),
    ),
  ],
});

export const itCouldBeWorse = interrupt('It Could Be Worse', {
  ...light,
  id: '1_90',
  rarity: 'C2',
  destiny: 4,
  functions: [used(may.respond(aboutToLoseForce('you')).paying(usingX(muchOfIt)).do(reducesIt(x)))],
});

export const badFeeling = interrupt("I've Got A Bad Feeling About This", {
  ...light,
  id: '1_91',
  rarity: 'C2',
  destiny: 4,
  functions: [
    used(
      may
        .respond(initiatesBattle('you'))
        .if(isMore(totalPowerOf('opponent'), totalPowerOf('you')))
        .do(multipliesDamage(onlyIf(thereIs(any.characters.persona('Han').presentThere), 3, 2), 'opponent')),
    ),
  ],
});

const obiWan = your.characters.persona('Obi-Wan');

export const kraytDragonHowl = interrupt('Krayt Dragon Howl', {
  ...unique,
  id: '1_93',
  rarity: 'R1',
  destiny: 4,
  functions: [
    lost(
      may
        .act(duringBattle())
        .if(alone(obiWan))
        .target(obiWan.inBattle)
        .do(thisBattle(adds(1).to('power').of(it)), addsBattleDestiny(1)),
    ),
    lost(
      may
        .act(duringBattle())
        .if(alone(your.type('Rebel').abilityOver(2).except(obiWan)))
        .do(addsBattleDestiny(1)),
    ),
  ],
});

export const leiasBack = comesBack("Leia's Back", '1_94', 'Leia');

export const lukesBack = comesBack("Luke's Back", '1_95', 'Luke');

const weak = opponents.characters.abilityOver(0).abilityUnder(2).inBattle;

export const moveAlong = interrupt('Move Along...', {
  ...light,
  id: '1_96',
  rarity: 'R1',
  destiny: 3,
  functions: [
    used(
      may
        .respond(initiatesBattle('anyone', any.type('site')))
        .if(thereIs(your.characters.sensitive('Jedi').presentThere))
        .use(1)
        .do(drawDestiny(), totalIsX, choosesSeveral(weak, x, 'you', [mustMoveAway])),
    ),
  ],
});

export const nabrunLeids = interrupt('Nabrun Leids', {
  ...light,
  id: '1_97',
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

export const narrowEscape = interrupt('Narrow Escape', {
  ...light,
  id: '1_98',
  rarity: 'C2',
  destiny: 5,
  functions: [
    used(
      may
        .respond(initiatesBattle('opponent', any.type('site')))
        .if(thereIs(your.type('Rebel').abilityOver(2).presentThere))
        .do(movesAway(your.abilityOver(0).there, { byLandspeed: true })),
    ),
  ],
});

export const nobleSacrifice = interrupt('Noble Sacrifice', {
  ...light,
  id: '1_99',
  rarity: 'R2',
  destiny: 3,
  functions: [
    lost(
      may
        .respond(deployed('opponent', any.characters))
        .aimedAt(ofSamePower(your.characters.or(your.characters.that('captive'))))
        .do(letXBe(cardValue('forfeit', it)), sends(it, 'outOfPlay'), mayChoose(retrieve(x))),
    ),
  ],
});

export const oldBen = interrupt('Old Ben', {
  ...light,
  id: '1_100',
  rarity: 'C2',
  destiny: 3,
  functions: [
    lost(
      may
        .respond(
          justForfeitedFrom(your.characters.except(any.characters.persona('Obi-Wan')), any.type('site').on('Tatooine')),
        )
        .use(1)
        .do(revives),
    ),
  ],
});

export const onTheEdge = interrupt('On The Edge', {
  ...light,
  id: '1_101',
  rarity: 'R2',
  destiny: 2,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .target(any.type('Rebel').abilityOver(2))
        .use(1)
        .do(chooseNumber(1, 6), drawDestiny(), ifDestinyIs('>', x, [mayChoose(retrieve(x))], [sends(it, 'lost')])),
    ),
  ],
});

export const outOfNowhere = interrupt('Out Of Nowhere', {
  ...light,
  id: '1_102',
  rarity: 'U2',
  destiny: 5,
  functions: [
    used(
      may
        .respond(initiatesBattle('opponent', any.type('system', 'sector')))
        .if(hasOver(your.starships.inBattle, 'maneuver', 3))
        .use(1)
        .do(addsBattleDestiny(1)),
    ),
  ],
});

export const panic = interrupt('Panic', {
  ...light,
  id: '1_103',
  rarity: 'U1',
  destiny: 4,
  functions: [
    used(
      may
        .respond(initiatesBattle('opponent'))
        .if(isMore(powerInBattle('opponent'), plus(powerInBattle('you'), powerInBattle('you'))))
        .do(
          chooseUpTo(3, 'reserve'),
          reveals(x, reserveDeck),
          deploysRevealedFree(any.of('character', 'starship', 'vehicle', 'device', 'weapon'), reserveDeck, 3),
        ),
    ),
  ],
});

export const radarScanner = interrupt('Radar Scanner', {
  ...light,
  id: '1_104',
  rarity: 'C2',
  destiny: 3,
  functions: [
    used(
      may
        .act(atAnyTime)
        .if(thereIs(your.of('vehicle', 'starship')))
        .use(1)
        .do(
          glancesAndMovesAny(
            any.characters.trait('Jawa').except(any.called('Dathcha')).or(any.characters.trait('Tusken Raider')),
            theirs(hand),
            theirs(usedPile),
          ),
        ),
    ),
  ],
});

export const rebelBarrier = interrupt('Rebel Barrier', {
  ...light,
  id: '1_105',
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

const people = (whose: typeof your) => numberOf(whose.of('character', 'starship'));

export const rebelReinforcements = interrupt('Rebel Reinforcements', {
  ...light,
  id: '1_106',
  rarity: 'C1',
  destiny: 4,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .if(isMore(people(opponents), people(your)))
        .use(1)
        .do(drawDestiny(), totalIsX, retrievesUpTo(x, any.called('Rebel Trooper', 'Y-wing'))),
    ),
  ],
});

export const returnOfAJedi = comesBack('Return Of A Jedi', '1_107', 'Obi-Wan');

export const runLukeRun = interrupt('Run Luke, Run!', {
  ...unique,
  id: '101_3',
  rarity: 'PM',
  destiny: 6,
  functions: [
    lost(
      may.respond(initiatesBattle('anyone', any.type('site'))).do(
        movesToBattle(
          your.characters.persona('Luke'),
          thisBattle(
            adds(onlyIf(not(isNearBattle(any.characters.persona('Vader'))), 2))
              .to('power')
              .of(it),
          ),
        ),
      ),
    ),
    lost(may.respond(plays('anyone', any.interrupts.called("Vader's Obsession"))).do(cancelIt)),
  ],
});

const rUnitAtScompLink = your.characters.trait('R-unit').where('Scomp link');

export const scompLinkAccess = interrupt('Scomp Link Access', {
  ...light,
  id: '1_108',
  rarity: 'C2',
  destiny: 3,
  functions: [
    ...[reserveDeck, theirs(reserveDeck)].map((deck) =>
      used(may.act(atAnyTime).if(thereIs(rUnitAtScompLink)).do(glances(deck), reshuffles(deck))),
    ),
    used(
      may
        .respond(
          plays('anyone', any.interrupts.called("We're All Gonna Be A Lot Thinner!", 'Boring Conversation Anyway')),
        )
        .if(thereIs(rUnitAtScompLink.on('Death Star')))
        .do(cancelIt),
    ),
  ],
});

export const sense = interrupt('Sense', {
  ...light,
  onBothSides: true,
  id: '1_109',
  rarity: 'U1',
  destiny: 3,
  functions: senses,
});

export const skywalkers = interrupt('Skywalkers', {
  ...unique,
  id: '1_110',
  rarity: 'R1',
  destiny: 5,
  functions: [
    lost(
      may
        .act(duringBattle())
        .if(...together('Luke', 'Leia'))
        .do(addsBattleDestiny(2)),
    ),
    ...cancelsNamed(lost, 'Imperial Barrier', 'Wrong Turn', 'Retract The Bridge'),
  ],
});

export const soloHan = interrupt('Solo Han', {
  ...unique,
  id: '1_111',
  rarity: 'R2',
  destiny: 4,
  functions: [
    lost(
      may
        .act(duringBattle())
        .if(alone(your.characters.persona('Han')))
        .do(addsBattleDestiny(2)),
    ),
    lost(
      may
        .act(duringBattle())
        .if(alone(your.type('Alien')))
        .do(addsBattleDestiny(1)),
    ),
  ],
});

const atSpeeders = (who: typeof your) =>
  who.at('Tatooine: Mos Eisley').or(who.where('site').inCompanyOf(any.called('Wioslea')));

const isLukesSpeeder: Condition = {
  ...thereIs(it.called("Luke's X-34 Landspeeder")),
  words: () => 'it is Luke’s X-34 Landspeeder',
};

export const spaceportSpeeders = interrupt('Spaceport Speeders', {
  ...upToThree,
  id: '1_112',
  rarity: 'U2',
  destiny: 6,
  functions: [
    used(
      may
        .act(atAnyTime)
        .target(atSpeeders(your.vehicles).or(atSpeeders(your.type('Droid'))))
        .do(
          ifSo(isLukesSpeeder, [drawDestiny(3), totalIsX, activate(x)], [drawDestiny(2), totalIsX, activate(x)]),
          sends(it, 'lost'),
        ),
    ),
  ],
});

export const surpriseAssault = interrupt('Surprise Assault', {
  ...light,
  id: '1_113',
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

export const thankTheMaker = interrupt('Thank The Maker', {
  ...light,
  id: '1_114',
  rarity: 'R2',
  destiny: 3,
  functions: [
    lost(
      may
        .act(duringOpponents('control'))
        .if(thereIs(your.type('Droid')), youWereDrainedOf(5))
        .use(1)
        .do(drawDestiny(), totalIsX, retrievesSeveralAtRandom(x)),
    ),
  ],
});

export const theBithShuffle = interrupt('The Bith Shuffle', {
  ...light,
  id: '1_115',
  rarity: 'C2',
  destiny: 5,
  functions: [
    used(
      may
        .act(atAnyTime)
        .do(shufflesAny(reserveDeck, lostPile, usedPile, theirs(reserveDeck), theirs(lostPile), theirs(usedPile))),
    ),
  ],
});

export const theForceIsStrongWithThisOne = interrupt('The Force Is Strong With This One', {
  ...light,
  id: '1_116',
  rarity: 'R2',
  destiny: 5,
  functions: [
    lost(
      may
        .act(duringBattle())
        .if(isInBattle(your.characters.persona('Luke')), isInBattle(any.type('Imperial').abilityOver(2)))
        .do(addsBattleDestiny(1)),
    ),
    lost(
      may
        .act(duringBattle())
        .if(isInBattle(your.characters.persona('Luke')), isInBattle(any.type('Imperial').persona('Vader')))
        .do(addsBattleDestiny(2)),
    ),
  ],
});

const droidAtSite = your.type('Droid').where('site');

export const thisIsAllYourFault = interrupt('This Is All Your Fault', {
  ...light,
  id: '1_117',
  rarity: 'U1',
  destiny: 4,
  functions: [
    used(may.act(atAnyTime).target(droidAtSite).paying(losingItThere).do(noAttritionThere)),
    used(may.act(duringBattle('damage')).target(droidAtSite.inBattle).paying(losingItThere).do(cancelsAttrition)),
    used(
      may
        .respond(firing('opponent', any))
        .aimedAt(atSameSiteAsTarget(your.type('Droid')))
        .do(...drawsFire),
    ),
  ],
});

export const warriorsCourage = interrupt("Warrior's Courage", {
  ...unique,
  id: '1_119',
  rarity: 'R2',
  destiny: 4,
  functions: [
    lost(
      may
        .act(duringBattle())
        .if(alone(your.characters.icon('warrior')))
        .do(addsBattleDestiny(1)),
    ),
    lost(
      may
        .act(duringBattle())
        .if(alone(your.characters.persona('Leia')))
        .do(addsBattleDestiny(2)),
    ),
  ],
});

/** R2-D2 and C-3PO make the half a little less. */
const halved = halvesLosses(
  'each time you must lose Force, the loss is halved (rounded up, or down if R2-D2 or C-3PO is on table)',
  (loss, s, speaker) =>
    any.characters.persona('R2-D2', 'C-3PO').isAny(s, speaker) ? Math.floor(loss / 2) : Math.ceil(loss / 2),
);

export const wereDoomed = interrupt("We're Doomed", {
  ...light,
  id: '1_120',
  rarity: 'C2',
  destiny: 5,
  functions: [used(may.act(duringOpponents('control')).if(lifeForceUnder(15)).do(makes(halved, 'turn')))],
});
