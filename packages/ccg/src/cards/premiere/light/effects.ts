import { ownX, sumOf } from '../../../language/amounts.ts';
import { immuneToAttrition, mayAddToDrain } from '../../../language/bonuses.ts';
import { any, host, opponents, this_, your } from '../../../language/cards.ts';
import { hostHas, hostIsAlready, not, thereIs, thereIsNo } from '../../../language/conditions.ts';
import { deploys, deploysFor, deploysOn, forbids } from '../../../language/deploying.ts';
import { retrieve, sends } from '../../../language/effects.ts';
import { immuneTo } from '../../../language/immunity.ts';
import { hand, usedPile } from '../../../language/piles.ts';
import { places } from '../../../language/putting.ts';
import { exchangesWithStacked } from '../../../language/stacking.ts';
import { cancelsText, makesA, stacksIt } from '../../../language/states.ts';
import { automatically, may } from '../../../language/text.ts';
import { targetReachesThis } from '../../../language/utinni.ts';
import { adds, always, forEach, numberOf, whenever } from '../../../language/values.ts';
import { duringYour, justLost } from '../../../language/when.ts';
import { effect } from '../../card.ts';
import { drivesAway } from './drivingAway.ts';
import { light, unique } from './facts.ts';

const bearer = host.characters;
const itsVessel = any.of('starship', 'vehicle').pilotedByHost;
const yourPeople = your.characters.non('Droid');

export const affectMind = effect('Affect Mind', {
  ...unique,
  id: '1_43',
  rarity: 'R1',
  destiny: 5,
  text: [
    deploysOn(your.characters.sensitive('Jedi')).for(1),
    whenever(
      [thereIsNo(any.characters.sensitive('Dark Jedi').present)],
      adds(-2).to('total ability').for('opponent', { where: any.locations.here }),
    ),
  ],
});

export const crashSiteMemorial = effect('Crash Site Memorial', {
  ...unique,
  id: '1_45',
  rarity: 'U1',
  destiny: 5,
  text: [
    may.respond(justLost(your.of('vehicle', 'weapon', 'device').or(your.type('Droid')))).do(stacksIt()),
    may.act(duringYour('deploy')).once('turn').do(exchangesWithStacked),
  ],
});

export const demotion = effect('Demotion', {
  ...light,
  id: '1_47',
  rarity: 'R2',
  destiny: 3,
  text: [
    deploysOn(any.type('Imperial').except(any.persona('Vader', 'Emperor').or(any.trait('stormtrooper')))).for(2),
    always(adds(-2).to('power').of(bearer), cancelsText(bearer)),
  ],
});

export const ellorrsMadak = effect('Ellorrs Madak', {
  ...light,
  id: '1_49',
  rarity: 'C2',
  destiny: 5,
  text: [
    deploysOn(yourPeople.or(your.characters.icon('pilot'))),
    always(makesA('pilot', bearer), adds(1).to('power').of(itsVessel)),
    whenever([not(hostIsAlready('pilot'))], adds(1).to('power').of(itsVessel)),
    immuneTo('Alter'),
  ],
});

export const jawaSiesta = effect('Jawa Siesta', {
  ...unique,
  id: '1_51',
  rarity: 'U1',
  destiny: 3,
  text: [deploys.for(3).bothPaying, always(adds(1).to('forfeit').of(your.characters.trait('Jawa')))],
});

const nightSites = any.type('site').related;

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
    whenever([not(hostHas(lightsaber))], forbids('be on', this_)),
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
      deploysFor(any.characters.trait('spy'), 0, any.type('site').where('nighttime')),
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
      adds(ownX(numberOf(your.starships.inBattle)))
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
  text: [deploys.for(3), always(adds(1).to('deploy').of(opponents.characters.icon('warrior')))],
});

export const saitorrKalFas = effect("Sai'torr Kal Fas", {
  ...light,
  id: '1_64',
  rarity: 'C2',
  destiny: 4,
  text: [
    deploysOn(yourPeople.or(your.characters.icon('warrior'))),
    always(makesA('warrior', bearer)),
    whenever([hostIsAlready('warrior')], adds(1).to('power').of(bearer)),
    immuneTo('Alter'),
  ],
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
  text: [deploys.for(1), may.act(duringYour('control')).do(places('any card', hand, usedPile))],
});
