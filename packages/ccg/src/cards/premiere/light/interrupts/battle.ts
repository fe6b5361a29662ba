import {
  adds,
  any,
  asLongAsItFires,
  atAnyTime,
  atSameSiteAsTarget,
  cancelIt,
  cancelsAttrition,
  drawsFire,
  duringBattle,
  firesTogether,
  firing,
  firingAt,
  initiatesBattle,
  interrupt,
  isMore,
  isNearBattle,
  it,
  losingItThere,
  lost,
  may,
  multipliesDamage,
  noAttritionThere,
  not,
  onlyIf,
  opponents,
  plays,
  thereIs,
  thisBattle,
  totalPowerOf,
  used,
  your,
} from '../../../../language/index.ts';
import { hitsTheirOwn, inspires, triplesBattleDamage } from '../../counterparts/interrupts.ts';
import { justForfeitedFrom, revives } from '../../own/comingBack.ts';
import { movesToBattle } from '../../own/reinforcing.ts';
import { light, unique } from '../facts.ts';

const droidAtSite = your.type('Droid').where('site');

export const combinedAttack = interrupt('Combined Attack', {
  ...light,
  id: '1_75',
  rarity: 'C2',
  destiny: 4,
  functions: [lost(firesTogether(opponents.starships.inBattle, your.weapons.type('starship')))],
});

export const dontUnderestimateOurChances = interrupt("Don't Underestimate Our Chances", {
  ...light,
  id: '1_77',
  rarity: 'C1',
  destiny: 4,
  functions: triplesBattleDamage('You Overestimate Their Chances'),
});

export const friendlyFire = interrupt('Friendly Fire', {
  ...light,
  id: '1_80',
  rarity: 'C2',
  destiny: 4,
  functions: hitsTheirOwn(opponents.characters.there, opponents.weapons.there),
});

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

export const jediPresence = interrupt('Jedi Presence', {
  ...light,
  id: '1_92',
  rarity: 'R1',
  destiny: 3,
  functions: inspires('Jedi', 'Rebel'),
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
