import {
  adds,
  allows,
  always,
  any,
  atAnyTime,
  automatically,
  battleIsAt,
  cameThisTurn,
  cardValue,
  deploysOn,
  device,
  forbids,
  host,
  immuneToAttrition,
  it,
  may,
  mayReact,
  not,
  opponents,
  provided,
  sends,
  thereIs,
  this_,
  thisBattle,
  turnEnds,
  whenever,
  youControl,
  your,
} from '../../../language/index.ts';
import { callsDroids, fuels, restrainsDroid } from '../counterparts/devices.ts';
import { dark } from './facts.ts';

const bearer = host;

export const blasterScope = device('Blaster Scope', {
  ...dark,
  id: '1_199',
  rarity: 'U1',
  destiny: 4,
  text: [
    deploysOn(
      your.weapons
        .trait('blaster')
        .or(your.weapons.trait('blaster rifle'))
        .or(your.weapons.called("4-LOM's Concussion Rifle")),
    ),
    always(allows('fire at adjacent site', host.of('weapon'))),
  ],
});

export const caller = device('Caller', {
  ...dark,
  onBothSides: true,
  id: '1_200',
  rarity: 'U2',
  destiny: 6,
  text: callsDroids(your.type('Imperial').or(your.trait('Jawa'))),
});

export const comlink = device('Comlink', {
  ...dark,
  id: '1_201',
  rarity: 'C1',
  destiny: 3,
  text: [
    deploysOn(your.characters).for(1),
    always(
      mayReact('deploying', your.of('character', 'vehicle', 'starship', 'weapon', 'device'), {
        to: any.locations.here.or(any.type('site').adjacent),
      }),
    ),
  ],
});

export const droidDetector = device('Droid Detector', {
  ...dark,
  id: '1_202',
  rarity: 'C2',
  destiny: 5,
  text: [
    deploysOn(any.type('site').where('interior')),
    always(forbids('move', this_), forbids('deploy', any.type('Droid'), any.locations.here)),
    automatically(turnEnds('any'))
      .if(not(cameThisTurn))
      .do(sends(any.type('Droid').all.present, 'lost')),
  ],
});

export const fusionGeneratorSupplyTanks = device('Fusion Generator Supply Tanks', {
  ...dark,
  onBothSides: true,
  id: '1_203',
  rarity: 'C2',
  destiny: 4,
  traits: ['fusion generator'],
  text: fuels(bearer),
});

export const observationHolocam = device('Observation Holocam', {
  ...dark,
  id: '1_204',
  rarity: 'U2',
  destiny: 3,
  text: [
    deploysOn(any.type('site')),
    always(
      adds(1)
        .to('weapon destiny')
        .for('your', {
          kind: 'weapon',
          drawnBy: your.weapons.type('automated'),
          where: any.locations.here.or(any.type('site').adjacent),
          fromElsewhere: true,
        }),
    ),
    may
      .act(atAnyTime)
      .if(battleIsAt(any.locations.here))
      .target(your.characters.adjacent.where('site'))
      .once('battle')
      .do(
        provided(youControl(any.type('site').there)),
        thisBattle(adds(cardValue('power', it)).to('total power').for('your')),
      ),
  ],
});

export const restrainingBolt = device('Restraining Bolt', {
  ...dark,
  onBothSides: true,
  id: '1_205',
  rarity: 'C2',
  destiny: 6,
  text: [deploysOn(opponents.type('Droid').where('site').or(your.type('Droid').where('site'))), ...restrainsDroid],
});

export const stormtrooperBackpack = device('Stormtrooper Backpack', {
  ...dark,
  id: '1_206',
  rarity: 'C2',
  destiny: 5,
  text: [
    deploysOn(your.trait('trooper')),
    always(allows('use any number of weapons and devices', host.of('character'))),
    always(immuneToAttrition(host.of('character').where('planet', 'site'), 3)),
  ],
});

export const stormtrooperUtilityBelt = device('Stormtrooper Utility Belt', {
  ...dark,
  id: '1_207',
  rarity: 'C2',
  destiny: 4,
  text: [
    deploysOn(your.type('Imperial', 'Alien')).for(1),
    always(adds(1).to('power').of(bearer), adds(1).to('forfeit').of(bearer)),
    whenever([thereIs(this_.on('Death Star'))], adds(1).to('power').of(bearer), adds(1).to('forfeit').of(bearer)),
  ],
});
