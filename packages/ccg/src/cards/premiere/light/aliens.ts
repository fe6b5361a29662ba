import {
  aboutShooter,
  adds,
  always,
  any,
  atAnyTime,
  automatically,
  battleDestiniesDrawn,
  character,
  defines,
  deploysOn,
  drawDestiny,
  duringBattle,
  duringYour,
  firesInPresence,
  forfeitsInPlace,
  hand,
  hits,
  ifDestiny,
  immuneToAttrition,
  isInBattle,
  it,
  makesA,
  may,
  mayPay,
  mayReact,
  opponents,
  pilots,
  steals,
  theirs,
  this_,
  valueOfIt,
  your,
} from '../../../language/index.ts';
import { doesNotFitIn } from '../counterparts/characters.ts';
import { eachDrewOne, reducesBattleDestiny, winnerRetrieves, yourBattleDestinyIsHigher } from '../own/destinies.ts';
import { handsIt, onThis, whoCouldCarryIt } from '../own/handingOver.ts';
import { guessesType } from '../own/piles.ts';
import { light, unique, upToThree } from './facts.ts';

/** Beasts that can be tamed. */
const snared = ['bantha', 'dewback', 'wampa'].reduce(
  (found, beast) => found.or(opponents.trait(beast).where('site').presentWithThis),
  opponents.called('Rancor', 'Bubo', 'Dragonsnake').where('site').presentWithThis,
);

export const boShek = character('BoShek', {
  ...unique,
  type: 'Alien',
  id: '1_4',
  rarity: 'U1',
  destiny: 1,
  deploy: 4,
  power: 2,
  ability: 4,
  forfeit: 3,
  icons: ['pilot'],
  personas: ['BoShek'],
  text: [pilots(3), always(makesA('smuggler for Kessel Runs', this_), immuneToAttrition(this_, 3))],
});

export const diceIbegon = character('Dice Ibegon', {
  ...unique,
  type: 'Alien',
  id: '1_7',
  rarity: 'R2',
  destiny: 2,
  deploy: 4,
  power: 2,
  ability: 3,
  forfeit: 3,
  traits: ['Florn lamproid', 'female'],
  text: [
    may
      .respond(firesInPresence)
      .use(1)
      .once('turn')
      .do(aboutShooter, drawDestiny(1, { against: ['ability'] }), ifDestiny('=', valueOfIt('ability'), [hits(it)])),
  ],
});

export const figrinDan = character("Figrin D'an", {
  ...unique,
  type: 'Alien',
  id: '1_9',
  rarity: 'U2',
  destiny: 2,
  deploy: 2,
  power: 1,
  ability: 1,
  forfeit: 4,
  traits: ['Bith', 'gambler', 'musician'],
  personas: ["Figrin D'an"],
  text: [
    may
      .act(duringYour('control'))
      .use(1)
      .once('turn')
      .do(drawDestiny(3, { by: 'both', opponent: 2 }), winnerRetrieves),
  ],
});

export const jawa = character('Jawa', {
  ...light,
  type: 'Alien',
  onBothSides: true,
  id: '1_12',
  rarity: 'C2',
  destiny: 3,
  deploy: null,
  power: 1,
  ability: 1,
  forfeit: 1,
  traits: ['Jawa', 'scavenger'],
  text: [always(defines(1).to('deploy').of(this_)), deploysOn(any.locations.on('Tatooine')).bothPaying],
});

export const kabe = character('Kabe', {
  ...unique,
  type: 'Alien',
  id: '1_14',
  rarity: 'U1',
  destiny: 3,
  deploy: 2,
  power: 1,
  ability: 1,
  forfeit: 3,
  traits: ['Chadra-Fan', 'thief', 'female'],
  text: [
    may
      .act(duringYour('control'))
      .target(opponents.of('weapon', 'device').where('site').here)
      .once('phase')
      .do(drawDestiny(1, { against: ['destiny'] }), ifDestiny('<', valueOfIt('destiny'), [steals(it)])),
    may
      .act(atAnyTime)
      .aimedAt(onThis(your.weapons.all))
      .aimedAt(whoCouldCarryIt(your.characters.icon('warrior').where('site').here))
      .do(handsIt),
  ],
});

export const kalFalnlCndros = character("Kal'Falnl C'ndros", {
  ...unique,
  type: 'Alien',
  id: '1_15',
  rarity: 'R1',
  destiny: 2,
  deploy: 0,
  power: 1,
  ability: 1,
  forfeit: 5,
  icons: ['pilot'],
  traits: ["Quor'sav", 'female'],
  text: [
    automatically(battleDestiniesDrawn)
      .if(isInBattle(this_), eachDrewOne, yourBattleDestinyIsHigher)
      .do(reducesBattleDestiny),
    always(defines(3).to('landspeed').of(this_)),
    pilots(2),
    ...doesNotFitIn,
  ],
});

export const leesubSirln = character('Leesub Sirln', {
  ...unique,
  type: 'Alien',
  id: '1_16',
  rarity: 'R2',
  destiny: 4,
  deploy: 3,
  power: 1,
  ability: 3,
  forfeit: 3,
  traits: ['Qiraash', 'female'],
  text: [
    may
      .act(duringYour('control'))
      .use(1)
      .once('turn')
      .do(guessesType(theirs(hand))),
  ],
});

export const momawNadon = character('Momaw Nadon', {
  ...unique,
  type: 'Alien',
  id: '1_20',
  rarity: 'U2',
  destiny: 3,
  deploy: 2,
  power: 1,
  ability: 3,
  forfeit: 3,
  traits: ['Ithorian', 'leader', 'spy'],
  text: [may.act(duringYour('control')).target(snared).once('phase').do(steals(it))],
});

export const shistavanenWolfman = character('Shistavanen Wolfman', {
  ...upToThree,
  type: 'Alien',
  id: '1_30',
  rarity: 'C2',
  destiny: 2,
  deploy: 3,
  power: 2,
  ability: 1,
  forfeit: 2,
  icons: ['warrior'],
  traits: ['Shistavanen', 'scout'],
  text: [always(mayReact('moving', this_, { to: any.type('site').adjacent }))],
});

export const talz = character('Talz', {
  ...upToThree,
  type: 'Alien',
  id: '1_31',
  rarity: 'C2',
  destiny: 3,
  deploy: 1,
  power: 1,
  ability: 1,
  forfeit: 4,
  traits: ['Talz'],
  text: [
    may.act(duringBattle('damage')).target(any.characters.other.hit.where('site').here).do(forfeitsInPlace),
    always(adds(2).to('power').of(any.characters.trait('Talz').where('nighttime'))),
  ],
});

export const wioslea = character('Wioslea', {
  ...unique,
  type: 'Alien',
  id: '1_33',
  rarity: 'U1',
  destiny: 5,
  deploy: 1,
  power: 2,
  ability: 1,
  forfeit: 2,
  traits: ['Vuvrian', 'gambler', 'female'],
  text: [
    may
      .act(duringYour('control'))
      .target(
        opponents
          .type('Droid')
          .presentWithThis.or(
            opponents.vehicles.type('transport').except(any.vehicles.having(any.characters)).presentWithThis,
          ),
      )
      .use(1)
      .once('phase')
      .do(
        drawDestiny(1, { against: ['destiny'] }),
        ifDestiny('>', valueOfIt('destiny'), [mayPay(valueOfIt('deploy'), steals(it))]),
      ),
  ],
});
