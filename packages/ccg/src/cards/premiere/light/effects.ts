import {
  adds,
  allows,
  always,
  any,
  automatically,
  type Cards,
  cancels,
  cancelsText,
  deployCost,
  deployed,
  deploys,
  deploysOn,
  drawDestiny,
  duringYour,
  effect,
  exchanges,
  forEach,
  hand,
  host,
  hostHas,
  ifDestiny,
  immuneToAttrition,
  insteadIf,
  justLost,
  makesA,
  may,
  mayAddToDrain,
  not,
  numberOf,
  opponents,
  ownX,
  perishes,
  retrieve,
  revolvesLocation,
  sends,
  stacksIt,
  sumOf,
  targetReachesThis,
  thereIs,
  this_,
  turnEnds,
  whenever,
  youLostBattle,
  your,
} from '../../../language/index.ts';
import {
  abilityForPower,
  cloudsMinds,
  disarms,
  hidesLostPile,
  jawasAreWorthMore,
  putsHandBack,
  sentry,
  teachesFighting,
  teachesPiloting,
  warriorsCostMore,
} from '../counterparts/effects.ts';
import { drivesAway } from '../own/drivingAway.ts';
import { hasUsedTheirForce, usesTheirForce } from '../own/force.ts';
import { beginsVoyage, isReturning, losesShipOfTarget, targetReturns, turnsBack, voyageX } from '../own/voyages.ts';
import { light, unique } from './facts.ts';

const bearer = host.characters;

export const affectMind = effect('Affect Mind', {
  ...unique,
  id: '1_43',
  rarity: 'R1',
  destiny: 5,
  text: cloudsMinds('Jedi', any.characters.sensitive('Dark Jedi')),
});

export const beggar = effect('Beggar', {
  ...unique,
  id: '1_44',
  rarity: 'R1',
  destiny: 3,
  text: [
    deploysOn(any.type('site').at('Tatooine').where('exterior'))
      .for(3)
      .free(any.locations.called("Tatooine: Beggar's Canyon")),
    usesTheirForce,
    automatically(turnEnds('your')).if(hasUsedTheirForce(2)).do(sends(this_, 'lost')),
  ],
});

export const crashSiteMemorial = effect('Crash Site Memorial', {
  ...unique,
  id: '1_45',
  rarity: 'U1',
  destiny: 5,
  text: [
    may.respond(justLost(your.of('vehicle', 'weapon', 'device').or(your.type('Droid')))).do(stacksIt()),
    may
      .act(duringYour('deploy'))
      .once('turn')
      .do(exchanges('any card', hand, 'any card', 'stacked here')),
  ],
});

export const demotion = effect('Demotion', {
  ...light,
  id: '1_47',
  rarity: 'R2',
  destiny: 3,
  text: [
    deploysOn(
      any
        .type('Imperial')
        .except(any.persona('Vader').or(any.persona('Sidious').withTitle('Emperor')).or(any.trait('stormtrooper'))),
    ).for(2),
    always(adds(-2).to('power').of(bearer), cancelsText(bearer)),
  ],
});

export const disarmed = effect('Disarmed', {
  ...light,
  onBothSides: true,
  id: '1_48',
  rarity: 'R1',
  destiny: 5,
  text: disarms,
});

export const ellorrsMadak = effect('Ellorrs Madak', {
  ...light,
  id: '1_49',
  rarity: 'C2',
  destiny: 5,
  text: teachesPiloting,
});

export const eyesInTheDark = effect('Eyes In The Dark', {
  ...unique,
  id: '1_50',
  rarity: 'U1',
  destiny: 5,
  text: hidesLostPile,
});

export const jawaSiesta = effect('Jawa Siesta', {
  ...unique,
  id: '1_51',
  rarity: 'U1',
  destiny: 3,
  text: jawasAreWorthMore,
});

const nightSites = any.type('site').related;

const runner = (trait: string): Cards => your.characters.trait(trait).where('system').awayFrom('Kessel');

export const kesselRun = effect('Kessel Run', {
  ...unique,
  type: 'utinni',
  id: '1_52',
  rarity: 'R2',
  destiny: 5,
  text: [
    deploysOn(any.locations.called('Kessel')).targeting(
      runner('smuggler').or(runner('smuggler for Kessel Runs')), // GLA-0255
    ),
    automatically(deployed('you', this_)).do(beginsVoyage),
    automatically(targetReachesThis)
      .if(not(isReturning))
      .do(drawDestiny(1, { by: 'opponent' }), ifDestiny('=', 0, [losesShipOfTarget], [turnsBack])),
    automatically(targetReturns).do(retrieve(voyageX), sends(this_, 'lost')),
  ],
});

export const klorslug = effect("K'lor'slug", {
  ...unique,
  id: '1_53',
  rarity: 'R1',
  destiny: 3,
  text: abilityForPower,
});

const lightsaber = any.weapons.trait('lightsaber');

export const lightsaberProficiency = effect('Lightsaber Proficiency', {
  ...unique,
  id: '1_54',
  rarity: 'R1',
  destiny: 4,
  text: [
    deploysOn(your.characters.abilityOver(2).having(lightsaber)),
    always(adds(3).to('power').of(bearer.inBattle)),
    mayAddToDrain(1),
    whenever([not(hostHas(lightsaber))], perishes(this_)),
  ],
});

export const mantellianSavrip = effect('Mantellian Savrip', {
  ...unique,
  id: '1_55',
  rarity: 'R2',
  destiny: 3,
  text: [
    deploys.for(insteadIf(3, thereIs(any.characters.persona('C-3PO')), 0)),
    whenever([youLostBattle], allows('be forfeited from hand', your.of('character', 'starship', 'vehicle'))),
  ],
});

export const nightfall = effect('Nightfall', {
  ...light,
  id: '1_56',
  rarity: 'U1',
  destiny: 3,
  text: [
    deploysOn(any.type('system').where('planet')),
    always(
      makesA('nighttime conditions', nightSites),
      adds(1).to('power destinies').for('each player', { kind: 'power', where: nightSites }),
      deployCost(any.characters.trait('spy'), 'free', any.type('site').where('nighttime')),
    ),
  ],
});

export const obiWansCape = effect("Obi-Wan's Cape", {
  ...unique,
  id: '1_57',
  rarity: 'R1',
  destiny: 4,
  text: [deploysOn(your.type('Rebel', 'Alien')).for(2), always(immuneToAttrition(bearer, 5)), drivesAway],
});

export const ourMostDesperateHour = effect('Our Most Desperate Hour', {
  ...unique,
  type: 'utinni',
  id: '1_58',
  rarity: 'R1',
  destiny: 6,
  text: [
    deploysOn(any.locations.called('Alderaan')).targeting(any.type('Rebel').at('Tatooine')),
    automatically(targetReachesThis).do(
      retrieve(
        sumOf(
          forEach(your.characters.sensitive('Force-attuned')),
          forEach(your.characters.sensitive('Force-sensitive'), 2),
          forEach(your.characters.sensitive('Jedi'), 2),
        ),
      ),
      sends(this_, 'lost'),
    ),
  ],
});

export const rebelPlanners = effect('Rebel Planners', {
  ...unique,
  id: '1_60',
  rarity: 'R2',
  destiny: 4,
  text: [
    deploysOn(any.locations.called('Yavin 4: Massassi War Room').or(any.locations.where('docking bay'))).for(1),
    always(
      adds(ownX(numberOf(your.starships.presentThere)))
        .to('total power')
        .for('your', { where: any.type('system', 'sector').related }),
    ),
  ],
});

export const restrictedDeployment = effect('Restricted Deployment', {
  ...unique,
  id: '1_61',
  rarity: 'U1',
  destiny: 3,
  text: warriorsCostMore,
});

export const revolution = effect('Revolution', {
  ...light,
  id: '1_62',
  rarity: 'R1',
  destiny: 3,
  text: [deploysOn(any.locations).for(3), always(revolvesLocation)],
});

export const saitorrKalFas = effect("Sai'torr Kal Fas", {
  ...light,
  id: '1_64',
  rarity: 'C2',
  destiny: 4,
  text: teachesFighting,
});

export const specialModifications = effect('Special Modifications', {
  ...unique,
  id: '1_65',
  rarity: 'U1',
  destiny: 3,
  text: [
    deploysOn(any.starships).for(1),
    always(adds(2).to('armor').of(host.starships), adds(2).to('maneuver').of(host.starships)),
    whenever(
      [
        thereIs(any.starships.persona('Falcon').having(this_)),
        thereIs(any.characters.persona('Han', 'Lando', 'Chewie').pilotingHost),
      ],
      adds(2).to('power').of(host.starships),
      adds(2).to('forfeit').of(host.starships),
    ),
  ],
});

export const trafficControl = effect('Traffic Control', {
  ...light,
  id: '1_66',
  rarity: 'U2',
  destiny: 3,
  text: putsHandBack,
});

export const yavinSentry = effect('Yavin Sentry', {
  ...unique,
  id: '1_68',
  rarity: 'U2',
  destiny: 3,
  text: sentry('Yavin 4', 'opponent’s deploy', 'opponent’s ability for battle destiny', 'your power'),
});

export const yerkaMig = effect('Yerka Mig', {
  ...unique,
  id: '1_69',
  rarity: 'U1',
  type: 'utinni',
  movesLikeCharacter: true,
  destiny: 3,
  text: [
    deploysOn(any.locations).targeting(opponents.characters),
    always(
      adds(-1)
        .to('total power')
        .for('opponent', { where: any.type('site').hereOrAdjacent, inBattles: true }),
    ),
    automatically(targetReachesThis).do(cancels(this_)),
  ],
});
