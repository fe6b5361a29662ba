import {
  adds,
  always,
  any,
  atAnyTime,
  automatically,
  battleIsAt,
  cancelIt,
  cancels,
  cardValue,
  deployCost,
  deployed,
  deploys,
  deploysOn,
  drawDestiny,
  duringYour,
  eachInTurn,
  effect,
  either,
  expands,
  host,
  ifDestiny,
  ifSo,
  it,
  justDrained,
  makesA,
  may,
  not,
  opponents,
  peeks,
  perishes,
  phaseBegins,
  plays,
  reserveDeck,
  resets,
  sends,
  targetIs,
  targetReachesThis,
  theirs,
  thereIs,
  this_,
  whenever,
  whereYouControl,
  winsBattle,
  youControl,
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
import { handsIt, isPlacedOn, itsDeployCost, onThis, racksIt, whoCouldCarryIt } from '../own/handingOver.ts';
import { outOfUse, sleeps } from '../own/states.ts';
import { dark, unique } from './facts.ts';

const bearer = host.of('character');

/** A droid that this card is on, aboard a starship. */
const lostAstromech = bearer.asAstromech;

/** Whoever is called back. */
const recalled = any.characters.except(any.persona('Leia')).targetedByThis;
const recalledLeia = any.persona('Leia').targetedByThis;

/** Whoever is called. */
const called = any.characters.except(any.persona('Luke')).targetedByThis;
const calledLuke = any.persona('Luke').targetedByThis;

export const banissKeeg = effect('Baniss Keeg', {
  ...dark,
  id: '1_209',
  rarity: 'C2',
  destiny: 5,
  text: teachesPiloting,
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

export const blasterRack = effect('Blaster Rack', {
  ...dark,
  id: '1_211',
  rarity: 'U1',
  destiny: 3,
  text: [
    may.act(atAnyTime).target(your.weapons.type('character').where('site')).do(racksIt),
    may
      .act(duringYour('deploy'))
      .aimedAt(onThis(your.weapons))
      .aimedAt(whoCouldCarryIt())
      .paying(itsDeployCost)
      .do(handsIt),
  ],
});

export const darkHours = effect('Dark Hours', {
  ...dark,
  limit: 3,
  id: '1_212',
  rarity: 'U2',
  destiny: 4,
  text: [
    deploysOn(any.type('site').where('nighttime')),
    automatically(deployed('you', this_)).do(
      eachInTurn(
        any.characters.non('Droid').here,
        drawDestiny(1, { against: ['ability'] }),
        ifDestiny('>', cardValue('ability', it), [sleeps], [], { thenIfYours: it }),
      ),
    ),
  ],
});

export const deathStarSentry = effect('Death Star Sentry', {
  ...unique,
  id: '1_213',
  rarity: 'U1',
  destiny: 3,
  text: sentry('Death Star', 'deploy', 'battle destiny', 'power'),
});

export const disarmed = effect('Disarmed', {
  ...dark,
  onBothSides: true,
  id: '1_214',
  rarity: 'R1',
  destiny: 5,
  text: disarms,
});

export const expandTheEmpire = effect('Expand The Empire', {
  ...unique,
  id: '1_215',
  rarity: 'R1',
  destiny: 3,
  text: [deploysOn(any.type('site')), always(expands)],
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
        .for('your', { where: any.type('site').related, inBattles: true }),
    ),
  ],
});

export const iFindYourLackOfFaithDisturbing = effect('I Find Your Lack Of Faith Disturbing', {
  ...dark,
  id: '1_217',
  rarity: 'R1',
  destiny: 5,
  text: cloudsMinds('Dark Jedi', opponents.characters.sensitive('Jedi')),
});

export const iveLostArtoo = effect("I've Lost Artoo!", {
  ...dark,
  id: '1_218',
  rarity: 'U1',
  destiny: 5,
  text: [
    deploysOn(any.starships.icon('nav computer').or(any.characters.asAstromech)).for(1),
    automatically(deployed('you', this_)).do(
      drawDestiny(),
      ifDestiny('>', 1, [ifSo(thereIs(lostAstromech), [sends(lostAstromech, 'lost')])], [sends(this_, 'lost')], {
        thenIfYours: host,
      }),
    ),
    always(outOfUse('nav computer', host.of('starship')), adds(1).to('astromech capacity').of(host.of('starship'))),
  ],
});

export const jawaPack = effect('Jawa Pack', {
  ...unique,
  id: '1_219',
  rarity: 'U1',
  destiny: 3,
  text: jawasAreWorthMore,
});

export const ketMaliss = effect('Ket Maliss', {
  ...dark,
  id: '1_221',
  rarity: 'C2',
  destiny: 4,
  text: teachesFighting,
});

export const lateralDamage = effect('Lateral Damage', {
  ...unique,
  id: '1_222',
  rarity: 'R2',
  type: 'utinni',
  destiny: 4,
  text: [
    deploysOn(any.type('system')).targeting(opponents.starships),
    always(resets(0).to('power').of(any.targetedByThis), resets(0).to('forfeit').of(any.targetedByThis)),
    automatically(targetReachesThis).do(drawDestiny(1, { by: 'opponent' }), ifDestiny('>', 2, [cancels(this_)])),
    automatically(phaseBegins('any', 'move'))
      .if(targetIs('here'))
      .do(drawDestiny(1, { by: 'opponent' }), ifDestiny('>', 2, [cancels(this_)])),
  ],
});

export const lukeLuuuuke = effect('Luke? Luuuuke!', {
  ...unique,
  id: '1_223',
  rarity: 'U1',
  type: 'utinni',
  destiny: 4,
  text: [
    deploysOn(any.type('site').on('Tatooine')).targeting(any.type('Rebel')),
    always(adds(-1).to('power').of(called), adds(-1).to('forfeit').of(called)),
    always(adds(-3).to('power').of(calledLuke), adds(-3).to('forfeit').of(calledLuke)),
    always(perishes(any.targetedByThis, { spent: true })),
    automatically(targetReachesThis).do(cancels(this_)),
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

export const molator = effect('Molator', {
  ...unique,
  id: '1_225',
  rarity: 'R1',
  destiny: 3,
  text: abilityForPower,
});

export const organasCeremonialNecklace = effect("Organa's Ceremonial Necklace", {
  ...unique,
  id: '1_226',
  rarity: 'R1',
  type: 'utinni',
  destiny: 4,
  text: [
    deploysOn(any.type('site').at('Yavin 4')).targeting(any.type('Imperial')),
    automatically(targetReachesThis).do(isPlacedOn(any.targetedByThis)),
    whenever([targetIs('its bearer')], adds(1).to('Force drain').for('your', { where: any.locations.wherePresent })),
    may
      .respond(justDrained('you', any.locations.wherePresent))
      .if(targetIs('its bearer'))
      .aimedAt(whereYouControl(your.type('Imperial').adjacent))
      .do(isPlacedOn(it)),
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
  text: putsHandBack,
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
      [targetIs('here')],
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
    always(deployCost(any.characters.trait('spy'), 'free', any.type('site').where('nighttime'))),
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
  text: warriorsCostMore,
});

export const yourEyesCanDeceiveYou = effect('Your Eyes Can Deceive You', {
  ...dark,
  id: '1_233',
  rarity: 'U1',
  destiny: 5,
  text: hidesLostPile,
});
