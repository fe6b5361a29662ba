import {
  aboutTargets,
  adds,
  addsBattleDestiny,
  any,
  atAnyTime,
  atBeginningOfPhase,
  battleAmongThemselves,
  battleDestiniesDrawn,
  battleJustEnded,
  cardValue,
  comesFromAdjacentSite,
  compares,
  drawDestiny,
  duels,
  duringBattle,
  duringYour,
  exactly,
  firesTogether,
  forfeitsIt,
  ifDestiny,
  insteadIf,
  interrupt,
  isYourPhase,
  it,
  loses,
  lost,
  lowerTotal,
  may,
  mayChoose,
  opponents,
  plus,
  presentWithIt,
  provided,
  retrieve,
  sends,
  thereIs,
  thisBattle,
  used,
  whenBattleEnds,
  x,
  your,
} from '../../../../language/index.ts';
import { hitsTheirOwn, inspires, triplesBattleDamage } from '../../counterparts/interrupts.ts';
import { eachDrewOne, switchesDestinies } from '../../own/destinies.ts';
import { dark, unique } from '../facts.ts';

const tie = it.trait('TIE/ln');
const rebel = it.allegiance('Rebel').type('starfighter');

const lightsaber = any.weapons.trait('lightsaber');
const obiWan = any.persona('Obi-Wan').presentThere;
const luke = any.persona('Luke').presentThere;

const cantina = 'Tatooine: Cantina';

const obsessedDraws = drawDestiny(2, {
  by: 'both',
  against: [
    { value: 'power', of: it },
    { value: 'power', of: luke },
  ],
});
const obsessedResult = lowerTotal(
  { yours: cardValue('power', it), opponents: cardValue('power', luke), differenceIsX: true },
  [loses(x, 'you'), retrieve(x, 'opponent'), sends(it, 'lost')],
  [retrieve(x), loses(x), sends(luke, 'lost')],
);

export const collateralDamage = interrupt('Collateral Damage', {
  ...dark,
  id: '1_237',
  rarity: 'C2',
  destiny: 4,
  functions: hitsTheirOwn(opponents.characters.inBattle, opponents.weapons.inBattle),
});

export const darkJediPresence = interrupt('Dark Jedi Presence', {
  ...dark,
  id: '1_240',
  rarity: 'R1',
  destiny: 3,
  functions: inspires('Dark Jedi', 'Imperial'),
});

export const iveGotAProblemHere = interrupt("I've Got A Problem Here", {
  ...dark,
  id: '1_253',
  rarity: 'C2',
  destiny: 4,
  functions: [
    lost(
      may
        .respond(battleJustEnded(any.type('system', 'sector')))
        .target(opponents.type('starfighter').there)
        .use(1)
        .do(drawDestiny(1, { against: ['maneuver'] }), ifDestiny('>', cardValue('maneuver', it), [sends(it, 'lost')])),
    ),
  ],
});

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

export const preciseAttack = interrupt('Precise Attack', {
  ...dark,
  id: '1_265',
  rarity: 'C2',
  destiny: 4,
  functions: [lost(firesTogether(opponents.of('character', 'vehicle').inBattle, your.weapons))],
});

export const takeel = interrupt('Takeel', {
  ...dark,
  id: '1_269',
  rarity: 'C2',
  destiny: 3,
  functions: [lost(may.respond(battleDestiniesDrawn).if(eachDrewOne).use(1).do(switchesDestinies))],
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
        .target(your.trait('TIE/ln').where('system or sector').inTheOpen)
        .aimedAt(presentWithIt(any.allegiance('Rebel').type('starfighter')))
        .do(
          aboutTargets,
          drawDestiny(1, {
            by: 'both',
            against: [
              { value: 'power', of: it },
              { value: 'maneuver', of: tie },
            ],
          }),
          lowerTotal(
            { yours: plus(cardValue('power', tie), cardValue('maneuver', tie)), opponents: cardValue('power', rebel) },
            [sends(tie, 'lost')],
            [sends(rebel, 'lost')],
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
        .target(any.persona('Vader').where('site').inTheOpen)
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
            adds(insteadIf(2, thereIs(it.trait('Death Star trooper')), 3))
              .to('power')
              .of(it),
          ),
          whenBattleEnds(forfeitsIt),
        ),
    ),
  ],
});

export const vadersObsession = interrupt("Vader's Obsession", {
  ...unique,
  id: '101_6',
  rarity: 'PM',
  destiny: 6,
  functions: [
    lost(
      may
        .respond(comesFromAdjacentSite(any.persona('Vader')))
        .if(isYourPhase('move'), thereIs(luke))
        .do(...duels(it, luke, [obsessedDraws], [obsessedResult])),
    ),
  ],
});

export const youOverestimateTheirChances = interrupt('You Overestimate Their Chances', {
  ...dark,
  id: '1_279',
  rarity: 'C1',
  destiny: 4,
  functions: triplesBattleDamage("Don't Underestimate Our Chances"),
});
