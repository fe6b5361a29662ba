import { winsBattle } from '../../../language/battle.ts';
import { cancels } from '../../../language/cancelling.ts';
import { any, host, opponents, this_, your } from '../../../language/cards.ts';
import { battleIsAt, either, hostIsAlready, not, thereIs, thereIsNo } from '../../../language/conditions.ts';
import { deploys, deploysFor, deploysOn, forbids } from '../../../language/deploying.ts';
import { cancelIt } from '../../../language/effects.ts';
import { immuneTo } from '../../../language/immunity.ts';
import { hand, reserveDeck, theirs, usedPile } from '../../../language/piles.ts';
import { youControl } from '../../../language/places.ts';
import { places } from '../../../language/putting.ts';
import { makesA } from '../../../language/states.ts';
import { peeks } from '../../../language/taking.ts';
import { automatically, may } from '../../../language/text.ts';
import { targetIsHere, targetReachesThis } from '../../../language/utinni.ts';
import { adds, always, whenever } from '../../../language/values.ts';
import { atAnyTime, duringYour, plays } from '../../../language/when.ts';
import { effect } from '../../card.ts';
import { dark, unique } from './facts.ts';

const bearer = host.of('character');

/** Whoever is called back. */
const recalled = any.characters.except(any.persona('Leia')).targetedByThis;
const recalledLeia = any.persona('Leia').targetedByThis;

export const banissKeeg = effect('Baniss Keeg', {
  ...dark,
  id: '1_209',
  rarity: 'C2',
  destiny: 5,
  text: [
    deploysOn(your.characters.non('Droid').or(your.characters.icon('pilot'))),
    always(makesA('pilot', bearer), adds(1).to('power').of(any.of('starship', 'vehicle').pilotedByHost)),
    whenever([not(hostIsAlready('pilot'))], adds(1).to('power').of(any.of('starship', 'vehicle').pilotedByHost)),
    immuneTo('Alter'),
  ],
});

export const blastDoorControls = effect('Blast Door Controls', {
  ...unique,
  id: '1_210',
  rarity: 'U2',
  destiny: 5,
  text: [
    automatically(
      plays(
        'anyone',
        any.interrupts.called(
          'Into The Garbage Chute, Flyboy',
          'Narrow Escape',
          'Blast The Door, Kid!',
          'Rebel Barrier',
        ),
      ),
    ).do(cancelIt),
  ],
});

export const disarmed = effect('Disarmed', {
  ...dark,
  onBothSides: true,
  id: '1_214',
  rarity: 'R1',
  destiny: 5,
  text: [
    deploysOn(
      opponents.characters.having(any.weapons).where('site').inCompanyOf(your.characters.having(any.weapons)),
    ).at({
      ...atAnyTime,
      phases: ['control'],
    }),
    always(adds(-1).to('power').of(bearer), forbids('be on', any.weapons, bearer)),
    immuneTo('Alter'),
  ],
});

export const fearWillKeepThemInLine = effect('Fear Will Keep Them In Line', {
  ...dark,
  id: '1_216',
  rarity: 'R2',
  destiny: 4,
  text: [
    deploysOn(any.type('capital')),
    whenever(
      [either(youControl(any.type('system').here), youControl(any.type('sector').here))],
      adds(1)
        .to('total power')
        .for('your', { where: any.type('site').related }),
    ),
  ],
});

export const iFindYourLackOfFaithDisturbing = effect('I Find Your Lack Of Faith Disturbing', {
  ...dark,
  id: '1_217',
  rarity: 'R1',
  destiny: 5,
  text: [
    deploysOn(your.characters.sensitive('Dark Jedi')).for(1),
    whenever(
      [thereIsNo(opponents.characters.sensitive('Jedi').present)],
      adds(-2).to('total ability').for('opponent', { where: any.locations.here }),
    ),
  ],
});

export const jawaPack = effect('Jawa Pack', {
  ...unique,
  id: '1_219',
  rarity: 'U1',
  destiny: 3,
  text: [deploys.for(3).bothPaying, always(adds(1).to('forfeit').of(your.trait('Jawa')))],
});

export const ketMaliss = effect('Ket Maliss', {
  ...dark,
  id: '1_221',
  rarity: 'C2',
  destiny: 4,
  text: [
    deploysOn(your.characters.non('Droid').or(your.characters.icon('warrior'))),
    always(makesA('warrior', bearer)),
    whenever([hostIsAlready('warrior')], adds(1).to('power').of(bearer)),
    immuneTo('Alter'),
  ],
});

export const macroscan = effect('Macroscan', {
  ...dark,
  id: '1_224',
  rarity: 'C2',
  destiny: 3,
  text: [
    deploys.for(2),
    may
      .act(atAnyTime)
      .use(1)
      .do(peeks(1, theirs(reserveDeck))),
    may
      .act(atAnyTime)
      .if(thereIs(any.locations.where('nighttime')))
      .use(1)
      .do(peeks(3, theirs(reserveDeck))),
  ],
});

export const presenceOfTheForce = effect('Presence Of The Force', {
  ...dark,
  limit: 2,
  id: '1_227',
  rarity: 'R1',
  destiny: 2,
  text: [
    deploysOn(any.locations),
    always(
      adds(1)
        .to('Force icons')
        .for('each player', { where: host.of('location') }),
    ),
  ],
});

export const reactorTerminal = effect('Reactor Terminal', {
  ...dark,
  id: '1_228',
  rarity: 'U2',
  destiny: 3,
  text: [deploys.for(1), may.act(duringYour('control')).do(places('any card', hand, usedPile))],
});

export const sendADetachmentDown = effect('Send A Detachment Down', {
  ...unique,
  id: '1_229',
  rarity: 'R1',
  type: 'utinni',
  destiny: 4,
  text: [
    deploysOn(any.type('site').on('Tatooine').except(any.withTitle('Docking Bay')))
      .for(2)
      .targeting(any.trait('trooper').on('Death Star')),
    whenever(
      [targetIsHere],
      adds(1)
        .to('attrition')
        .for('opponent', { where: any.locations.at('Tatooine') }),
    ),
  ],
});

export const sunsdown = effect('Sunsdown', {
  ...dark,
  id: '1_230',
  rarity: 'U1',
  destiny: 3,
  text: [
    deploysOn(any.type('system').where('planet')),
    always(makesA('nighttime conditions', any.type('site').related)),
    always(
      adds(1)
        .to('power destinies')
        .for('each player', { where: any.type('site').related }),
    ),
    always(deploysFor(any.characters.trait('spy'), 0, any.type('site').where('nighttime'))),
  ],
});

export const tacticalReCall = effect('Tactical Re-Call', {
  ...unique,
  id: '1_231',
  rarity: 'R2',
  type: 'utinni',
  destiny: 4,
  text: [
    deploysOn(any.type('site').at('Yavin 4'))
      .if(not(battleIsAt(any.type('site').at('Yavin 4'))))
      .inResponseTo(winsBattle('you'))
      .targeting(any.characters.icon('warrior').inBattle),
    always(adds(-2).to('power').of(recalled), adds(-2).to('forfeit').of(recalled)),
    always(adds(-3).to('power').of(recalledLeia), adds(-3).to('forfeit').of(recalledLeia)),
    automatically(targetReachesThis).do(cancels(this_)),
  ],
});

export const wrongTurn = effect('Wrong Turn', {
  ...unique,
  id: '1_232',
  rarity: 'U1',
  destiny: 3,
  text: [deploys.for(3), always(adds(1).to('deploy').of(opponents.characters.icon('warrior')))],
});
