import {
  adds,
  addsBattleDestiny,
  any,
  atAnyTime,
  type Condition,
  cancelsDestiny,
  cancelsNamed,
  drawsDestiny,
  duringBattle,
  hasOver,
  initiatesBattle,
  interrupt,
  isDefendingAlone,
  isInBattle,
  it,
  lost,
  may,
  reserveDeck,
  reshuffles,
  sends,
  takes,
  thisBattle,
  used,
  your,
} from '../../../../language/index.ts';
import {
  battleInSpace,
  bothInBattle,
  confronts,
  lonePilotDefends,
  moreBattleDestiny,
} from '../../counterparts/interrupts.ts';
import { light, unique } from '../facts.ts';

/** Somebody defends alone at a site. */
const alone = (who: typeof your): Condition => isDefendingAlone(who.where('site'));

const obiWan = your.characters.persona('Obi-Wan');

export const dontGetCocky = interrupt("Don't Get Cocky", {
  ...unique,
  id: '1_76',
  rarity: 'R1',
  destiny: 5,
  functions: [
    moreBattleDestiny(2, ...bothInBattle(your.characters.persona('Luke'), your.characters.persona('Han'))),
    lost(
      may
        .respond(initiatesBattle('opponent', any.type('system', 'sector')))
        .target(any.starships.trait('TIE/ln').inTheOpen.inBattle)
        .do(sends(it, 'lost')),
    ),
  ],
});

export const fullThrottle = interrupt('Full Throttle', {
  ...unique,
  id: '1_81',
  rarity: 'R2',
  destiny: 4,
  functions: [
    ...lonePilotDefends,
    lost(
      may
        .act(duringBattle())
        .if(...battleInSpace, isDefendingAlone(your.characters.persona('Luke')))
        .do(thisBattle(adds(1).to('total power').for('your')), addsBattleDestiny(1)),
    ),
  ],
});

export const giftOfTheMentor = interrupt('Gift Of The Mentor', {
  ...unique,
  id: '1_82',
  rarity: 'R1',
  destiny: 5,
  functions: [
    moreBattleDestiny(2, ...bothInBattle(your.characters.persona('Luke'), your.characters.persona('Obi-Wan', 'Yoda'))),
    lost(
      may
        .act(atAnyTime)
        .use(1)
        .do(takes(any.weapons.trait('lightsaber'), reserveDeck), reshuffles()),
    ),
  ],
});

export const hansDice = interrupt("Han's Dice", {
  ...light,
  id: '1_84',
  rarity: 'C2',
  destiny: 3,
  functions: [
    used(
      may
        .respond(drawsDestiny('you', { kind: 'battle' }))
        .if(isInBattle(your.characters.abilityOver(2)))
        .use(1)
        .do(cancelsDestiny({ redrawn: true })),
    ),
  ],
});

export const kraytDragonHowl = interrupt('Krayt Dragon Howl', {
  ...unique,
  id: '1_93',
  rarity: 'R1',
  destiny: 4,
  functions: [
    lost(
      may
        .act(duringBattle())
        .if(alone(obiWan))
        .target(obiWan.inBattle)
        .do(thisBattle(adds(1).to('power').of(it)), addsBattleDestiny(1)),
    ),
    moreBattleDestiny(1, alone(your.type('Rebel').abilityOver(2).except(obiWan))),
  ],
});

export const outOfNowhere = interrupt('Out Of Nowhere', {
  ...light,
  id: '1_102',
  rarity: 'U2',
  destiny: 5,
  functions: [
    used(
      may
        .respond(initiatesBattle('opponent', any.type('system', 'sector')))
        .if(hasOver(your.starships.inBattle, 'maneuver', 3))
        .use(1)
        .do(addsBattleDestiny(1)),
    ),
  ],
});

export const skywalkers = interrupt('Skywalkers', {
  ...unique,
  id: '1_110',
  rarity: 'R1',
  destiny: 5,
  functions: [
    moreBattleDestiny(2, ...bothInBattle(your.characters.persona('Luke'), your.characters.persona('Leia'))),
    ...cancelsNamed(lost, 'Imperial Barrier', 'Wrong Turn', 'Retract The Bridge'),
  ],
});

export const soloHan = interrupt('Solo Han', {
  ...unique,
  id: '1_111',
  rarity: 'R2',
  destiny: 4,
  functions: [
    moreBattleDestiny(2, alone(your.characters.persona('Han'))),
    moreBattleDestiny(1, alone(your.type('Alien'))),
  ],
});

export const theForceIsStrongWithThisOne = interrupt('The Force Is Strong With This One', {
  ...light,
  id: '1_116',
  rarity: 'R2',
  destiny: 5,
  functions: confronts(
    your.characters.persona('Luke'),
    any.type('Imperial').abilityOver(2),
    any.type('Imperial').persona('Vader'),
  ),
});

export const warriorsCourage = interrupt("Warrior's Courage", {
  ...unique,
  id: '1_119',
  rarity: 'R2',
  destiny: 4,
  functions: [
    moreBattleDestiny(1, alone(your.characters.icon('warrior'))),
    moreBattleDestiny(2, alone(your.characters.persona('Leia'))),
  ],
});
