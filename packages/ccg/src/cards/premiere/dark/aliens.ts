import {
  adds,
  always,
  any,
  automatically,
  begins,
  character,
  defines,
  deployCost,
  deployed,
  deploysOn,
  during,
  hand,
  iconsPresent,
  ifSo,
  immuneToAttrition,
  initiatesBattle,
  isInBattle,
  isTurnOf,
  it,
  itIs,
  justHit,
  justMoved,
  loses,
  may,
  moveCost,
  not,
  opponents,
  pilots,
  places,
  reserveDeck,
  resets,
  retrievesCards,
  reveals,
  saves,
  seen,
  sends,
  sizeOf,
  theirs,
  thereIs,
  thereIsNo,
  this_,
  thisIsLost,
  whenever,
  your,
} from '../../../language/index.ts';
import { states } from '../../../language/words/deeds.ts';
import { so } from '../../../text/saying/clauses.ts';
import { itself } from '../../../text/saying/nouns.ts';
import { doesNotFitIn } from '../counterparts/characters.ts';
import { predictsWinner } from '../own/battles.ts';
import { chancesAt } from '../own/destinies.ts';
import { stealsOrDestroys } from '../own/robbing.ts';
import { dark, unique } from './facts.ts';

/** What Wuher doesn't serve. */
const unwelcome = any.weapons.or(any.type('Droid'));
const unwelcomeHere = any.weapons.all.present.or(any.type('Droid').all.present);
const unwelcomeThere = any.weapons.all.here.or(any.type('Droid').all.here);
const inCantina = thereIs(this_.at('Tatooine: Cantina'));

/** Who won't have her about. */
const mother = any.called("Kal'Falnl C'ndros");
const motherIsThere = thereIs(mother.here.where('site'));

/** Whom Garindan reports. */
const ableRebelIsHere = thereIs(any.type('Rebel').abilityOver(2).here);

export const dathcha = character('Dathcha', {
  ...unique,
  id: '1_169',
  rarity: 'U1',
  type: 'Alien',
  destiny: 2,
  power: 2,
  ability: 2,
  forfeit: 2,
  icons: ['warrior'],
  deploy: null,
  traits: ['Jawa'],
  text: [
    always(defines(2).to('deploy').of(this_)),
    deploysOn(any.locations.on('Tatooine')).bothPaying,
    whenever([thereIs(this_.where('site')), not(thereIs(this_.on('Tatooine')))], adds(2).to('power').of(this_)),
  ],
});

export const djasPuhr = character('Djas Puhr', {
  ...unique,
  id: '1_171',
  rarity: 'R2',
  type: 'Alien',
  destiny: 1,
  deploy: 4,
  power: 1,
  ability: 4,
  forfeit: 4,
  icons: ['warrior'],
  traits: ['Sakiyan', 'Black Sun agent', 'bounty hunter'],
  text: [
    always(adds(iconsPresent('your')).to('power').of(this_)),
    whenever([thereIs(this_.where('nighttime'))], adds(iconsPresent('your')).to('power').of(this_)),
    always(immuneToAttrition(this_, 3)),
  ],
});

export const drEvazan = character('Dr. Evazan', {
  ...unique,
  id: '1_172',
  rarity: 'R2',
  type: 'Alien',
  destiny: 3,
  deploy: 2,
  power: 1,
  ability: 2,
  forfeit: 3,
  icons: ['pilot', 'warrior'],
  traits: ['smuggler'],
  text: [
    pilots(2),
    may.respond(justHit(any.other.characters)).if(thereIs(it.presentWithThis)).do(sends(it, 'lost')),
    may
      .respond(deployed('anyone', any.called('Disarmed')))
      .if(thereIs(any.other.characters.presentWithThis.having(it)))
      .do(sends(any.other.characters.bearingIt, 'lost')),
  ],
});

export const feltipernTrevagg = character('Feltipern Trevagg', {
  ...unique,
  id: '1_176',
  rarity: 'U1',
  type: 'Alien',
  destiny: 4,
  deploy: 2,
  power: 2,
  ability: 1,
  forfeit: 3,
  icons: ['warrior'],
  traits: ['Gotal', 'Black Sun agent', 'bounty hunter', 'tax collector'],
  text: [
    whenever(
      [thereIsNo(any.type('Droid').presentWithThis)],
      resets(iconsPresent('any')).to('battle cost').for('each player', { where: any.locations.here }),
    ),
  ],
});

export const garindan = character('Garindan', {
  ...unique,
  id: '1_177',
  rarity: 'R2',
  type: 'Alien',
  destiny: 4,
  deploy: 2,
  power: 1,
  ability: 1,
  forfeit: 3,
  traits: ['Kubaz', 'spy'],
  personas: ['Garindan'],
  text: [
    whenever([ableRebelIsHere], deployCost(any.type('Imperial'), -1, any.locations.here)),
    whenever(
      [isTurnOf('you', 'move'), ableRebelIsHere],
      moveCost(any.type('Imperial'), 'free', { from: any.type('site').adjacent, to: any.locations.here }),
    ),
  ],
});

export const jawa = character('Jawa', {
  ...dark,
  onBothSides: true,
  id: '1_182',
  rarity: 'C2',
  type: 'Alien',
  destiny: 3,
  power: 1,
  ability: 1,
  forfeit: 1,
  deploy: null,
  traits: ['Jawa', 'scavenger'],
  text: [always(defines(1).to('deploy').of(this_)), deploysOn(any.locations.on('Tatooine')).bothPaying],
});

export const kitikKeedkak = character("Kitik Keed'kak", {
  ...unique,
  id: '1_183',
  rarity: 'R1',
  type: 'Alien',
  destiny: 2,
  deploy: 6,
  power: 8,
  ability: 1,
  forfeit: 2,
  traits: ["Yam'rii", 'female'],
  text: [
    automatically(deployed('anyone', this_.or(mother)))
      .if(motherIsThere)
      .do(sends(this_, 'lost')),
    automatically(justMoved('anyone', any)).if(motherIsThere).do(sends(this_, 'lost')),
    ...doesNotFitIn,
  ],
});

export const labria = character('Labria', {
  ...unique,
  id: '1_184',
  rarity: 'R2',
  type: 'Alien',
  destiny: 3,
  deploy: 2,
  power: 1,
  ability: 1,
  forfeit: 3,
  traits: ['Devaronian', 'Black Sun agent', 'information broker', 'spy'],
  text: [
    may
      .act(during('your', 'control'))
      .once('turn')
      .do(
        reveals(1, reserveDeck),
        ifSo(
          itIs(any.of('vehicle', 'starship')),
          [places('any card', seen(reserveDeck, 'it'), 'lost')],
          [places('any card', seen(reserveDeck, 'it'), ['reserve', 'force', 'used'])],
        ),
      ),
  ],
});

export const miiyoomOnith = character("M'iiyoom Onith", {
  ...unique,
  id: '1_187',
  rarity: 'U2',
  type: 'Alien',
  destiny: 3,
  deploy: 3,
  power: 1,
  ability: 1,
  forfeit: 3,
  traits: ["H'nemthe", 'female'],
  text: [
    may
      .act(during('your', 'control'))
      .use(sizeOf(theirs(hand)))
      .once('phase')
      .do(
        reveals('all', theirs(hand)),
        places(opponents.unique.type('Rebel', 'Alien').non('female'), seen(theirs(hand)), 'lost', { count: 'all' }),
      ),
  ],
});

export const myo = character('Myo', {
  ...unique,
  id: '1_189',
  rarity: 'R2',
  type: 'Alien',
  destiny: 3,
  deploy: 4,
  power: 3,
  ability: 1,
  forfeit: 5,
  icons: ['warrior'],
  traits: ['Abyssin'],
  text: [
    whenever(
      [thereIs(any.called("Lirin Car'n").presentWithThis.or(any.trait('bounty hunter').presentWithThis))],
      adds(1).to('power').of(this_),
    ),
    automatically(thisIsLost('in a battle')).do({
      ...saves(it, 'used'),
      ...states((self) => so(itself(self), 'be', 'placed in Used Pile')),
    }),
  ],
});

export const pondaBaba = character('Ponda Baba', {
  ...unique,
  id: '1_190',
  rarity: 'U1',
  type: 'Alien',
  destiny: 3,
  deploy: 2,
  power: 2,
  ability: 1,
  forfeit: 3,
  icons: ['pilot', 'warrior'],
  traits: ['Aqualish', 'smuggler'],
  text: [
    whenever(
      [
        isInBattle(this_),
        thereIs(any.called('Dr. Evazan').here.where('site')),
        thereIsNo(opponents.weapons.trait('lightsaber').present),
      ],
      adds(3).to('power').of(this_),
    ),
    pilots(2),
  ],
});

export const prophetess = character('Prophetess', {
  ...unique,
  id: '1_191',
  rarity: 'U1',
  type: 'Alien',
  destiny: 2,
  deploy: 3,
  power: 1,
  ability: 4,
  forfeit: 2,
  traits: ['female'],
  text: [
    automatically(initiatesBattle('you', any.locations.wherePresent)).do(
      ...predictsWinner(retrievesCards('any card', { atRandom: true }), loses(1, 'you')),
    ),
    always(immuneToAttrition(this_, 3)),
  ],
});

export const tonnikaSisters = character('Tonnika Sisters', {
  ...unique,
  id: '1_195',
  rarity: 'R1',
  type: 'Alien',
  destiny: 2,
  deploy: 2,
  power: 2,
  ability: 2,
  forfeit: 2,
  icons: ['warrior', 'warrior'],
  traits: ['spy', 'thief', 'female'],
  countsAs: { spy: 2, thief: 2, warrior: 2, passenger: 2 },
  text: [
    may
      .act(during('your', 'control'))
      .use(2)
      .times(2, 'phase')
      .do(chancesAt(2, 2, [stealsOrDestroys(2, any.of('weapon', 'device').present)])),
  ],
});

export const tuskenRaider = character('Tusken Raider', {
  ...dark,
  id: '1_196',
  rarity: 'C2',
  type: 'Alien',
  destiny: 2,
  deploy: 2,
  power: 1,
  ability: 1,
  forfeit: 1,
  traits: ['Tusken Raider'],
  text: [
    deploysOn(any.locations.on('Tatooine')),
    whenever([thereIs(any.other.nonunique.trait('Tusken Raider').presentWithThis)], adds(1).to('power').of(this_)),
    whenever(
      [thereIs(your.nonunique.trait('Tusken Raider').present, 4)],
      adds(2).to('total power').for('your', { where: any.locations.here }),
    ),
  ],
});

export const wuher = character('Wuher', {
  ...unique,
  id: '1_198',
  rarity: 'U2',
  type: 'Alien',
  destiny: 3,
  deploy: 2,
  power: 2,
  ability: 1,
  forfeit: 3,
  personas: ['Wuher'],
  text: [
    automatically(begins('your', 'control'))
      .if(thereIs(this_.where('site')))
      .do(sends(unwelcomeHere, 'lost')),
    automatically(deployed('anyone', unwelcome.or(this_)))
      .if(inCantina)
      .do(sends(unwelcomeThere, 'lost')),
    automatically(justMoved('anyone', any)).if(inCantina).do(sends(unwelcomeThere, 'lost')),
  ],
});
