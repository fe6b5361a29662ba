import {
  aboutTargets,
  adds,
  addsBattleDestiny,
  any,
  atAnyTime,
  atEndOf,
  battleComes,
  cardValue,
  drawDestiny,
  during,
  duringBattle,
  ifDestiny,
  interrupt,
  isTurnOf,
  it,
  loses,
  lost,
  lowerTotal,
  makes,
  may,
  mayDo,
  onlyIf,
  opponents,
  presentWithIt,
  provided,
  retrieve,
  sends,
  sumOf,
  thereIs,
  used,
  x,
  your,
} from '../../../../language/index.ts';
import { hitsTheirOwn, inspires, triplesBattleDamage } from '../../counterparts/interrupts.ts';
import { forfeitsIt } from '../../own/battleDamage.ts';
import { atBeginningOfPhase, battleAmongThemselves, exactly } from '../../own/battles.ts';
import { eachDrewOne, switchesDestinies } from '../../own/destinies.ts';
import { comesFromAdjacentSite, compares, duels } from '../../own/duels.ts';
import { firesTogether } from '../../own/firing.ts';
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
        .respond(battleComes('to be over', any.type('system', 'sector')))
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
        .act(during('your', 'battle'))
        .if(atBeginningOfPhase)
        .aimedAt(exactly(2, your.characters.trait('stormtrooper').at(cantina)))
        .target(opponents.characters.at(cantina))
        .use(1)
        .do(mayDo([addsBattleDestiny(1)]), ...battleAmongThemselves),
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
  functions: [lost(may.respond(battleComes('past its destinies')).if(eachDrewOne).use(1).do(switchesDestinies))],
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
            { yours: sumOf(cardValue('power', tie), cardValue('maneuver', tie)), opponents: cardValue('power', rebel) },
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
            [it, 'Vader'],
            [obiWan, 'Obi-Wan'],
            [],
            [
              compares(
                sumOf(cardValue('power', it), onlyIf(thereIs(it.having(lightsaber)), 2)),
                sumOf(cardValue('power', obiWan), onlyIf(thereIs(obiWan.having(lightsaber)), 2)),
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
          makes(
            adds(onlyIf(thereIs(it.trait('Death Star trooper')), 3, 2))
              .to('power')
              .of(it),
            'battle',
          ),
          atEndOf('battle', forfeitsIt),
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
        .if(isTurnOf('you', 'move'), thereIs(luke))
        .do(...duels([it, 'Vader'], [luke, 'Luke'], [obsessedDraws], [obsessedResult])),
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
