import {
  aboutTo,
  activate,
  any,
  atAnyTime,
  chooseUpTo,
  damageAgainstYou,
  drawDestiny,
  duringBattle,
  duringOpponents,
  forEach,
  hand,
  type InterruptFunction,
  ifSo,
  interrupt,
  it,
  itIs,
  lost,
  lostPile,
  makes,
  may,
  onlyIf,
  peeks,
  places,
  reducesIt,
  reserveDeck,
  reshuffles,
  retrievesCards,
  satisfiesDamage,
  seen,
  sends,
  takes,
  theirs,
  thereIs,
  totalIsX,
  used,
  usedPile,
  x,
  your,
} from '../../../../language/index.ts';
import { reinforcements, usesScompLink } from '../../counterparts/interrupts.ts';
import { lessensLosses, lifeForceUnder, muchOfIt, usingX, youWereDrainedOf } from '../../own/force.ts';
import { replacesHand } from '../../own/piles.ts';
import { light, unique, upToThree } from '../facts.ts';

/** Somebody comes back from the Lost Pile, whether or not they lie there, or into hand. */ // AR1-0244
const comesBack = (persona: string): readonly InterruptFunction[] => [
  lost(
    may
      .act(atAnyTime)
      .use(1)
      .do(retrievesCards(any.characters.persona(persona))),
  ),
  lost(
    may
      .act(atAnyTime)
      .use(3)
      .do(takes(any.characters.persona(persona), reserveDeck), reshuffles()),
  ),
];

const messyDroid = your.type('Droid').at('Tatooine: Dune Sea').or(your.type('Droid').where('Scomp link'));
const luckyDroid = your.characters
  .persona('C-3PO', 'R2-D2')
  .at('Tatooine: Dune Sea')
  .or(your.characters.persona('C-3PO', 'R2-D2').where('Scomp link'));

const atSpeeders = (who: typeof your) =>
  who.at('Tatooine: Mos Eisley').or(who.where('site').inCompanyOf(any.called('Wioslea')));

const piles = [reserveDeck, lostPile, usedPile];

/** R2-D2 and C-3PO make the half a little less. */
const halved = lessensLosses(
  'each time you must lose Force, the loss is halved (rounded up, or down if R2-D2 or C-3PO is on table)',
  (loss, s, speaker) =>
    any.characters.persona('R2-D2', 'C-3PO').isAny(s, speaker) ? Math.floor(loss / 2) : Math.ceil(loss / 2),
  { halves: true },
);

export const beruStew = interrupt('Beru Stew', {
  ...unique,
  id: '1_72',
  rarity: 'U2',
  destiny: 4,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .do(
          activate(2, 'each player'),
          chooseUpTo(forEach(any.called('Beru Lars', 'Owen Lars', 'Hydroponics Station')), 'reserve', 0),
          activate(x),
        ),
    ),
  ],
});

export const hansBack = interrupt("Han's Back", {
  ...light,
  id: '1_83',
  rarity: 'U2',
  destiny: 3,
  functions: comesBack('Han'),
});

export const howDidWeGetIntoThisMess = interrupt('How Did We Get Into This Mess?', {
  ...light,
  id: '1_87',
  rarity: 'U2',
  destiny: 4,
  functions: [
    used(
      may
        .act(atAnyTime)
        .if(thereIs(messyDroid))
        .use(1)
        .do(replacesHand(onlyIf(thereIs(luckyDroid), 1))),
    ),
  ],
});

export const itCouldBeWorse = interrupt('It Could Be Worse', {
  ...light,
  id: '1_90',
  rarity: 'C2',
  destiny: 4,
  functions: [
    used(may.respond(aboutTo('lose Force', 'you')).paying(usingX(muchOfIt)).do(reducesIt(x))),
    used(may.act(duringBattle('damage')).paying(usingX(damageAgainstYou)).do(satisfiesDamage(x))),
  ],
});

export const leiasBack = interrupt("Leia's Back", {
  ...light,
  id: '1_94',
  rarity: 'U2',
  destiny: 3,
  functions: comesBack('Leia'),
});

export const lukesBack = interrupt("Luke's Back", {
  ...light,
  id: '1_95',
  rarity: 'U2',
  destiny: 3,
  functions: comesBack('Luke'),
});

export const radarScanner = interrupt('Radar Scanner', {
  ...light,
  id: '1_104',
  rarity: 'C2',
  destiny: 3,
  functions: [
    used(
      may
        .act(atAnyTime)
        .if(thereIs(your.of('vehicle', 'starship')))
        .use(1)
        .do(
          peeks('all', theirs(hand)),
          places(
            any.characters.trait('Jawa').except(any.called('Dathcha')).or(any.characters.trait('Tusken Raider')),
            seen(theirs(hand)),
            'used',
            { may: true, count: 'all' },
          ),
        ),
    ),
  ],
});

export const rebelReinforcements = interrupt('Rebel Reinforcements', {
  ...light,
  id: '1_106',
  rarity: 'C1',
  destiny: 4,
  functions: reinforcements(any.trait('Rebel trooper').or(any.trait('Y-wing')), { may: true }),
});

export const returnOfAJedi = interrupt('Return Of A Jedi', {
  ...light,
  id: '1_107',
  rarity: 'U2',
  destiny: 3,
  functions: comesBack('Obi-Wan'),
});

export const scompLinkAccess = interrupt('Scomp Link Access', {
  ...light,
  id: '1_108',
  rarity: 'C2',
  destiny: 3,
  functions: usesScompLink(
    your.characters.trait('R-unit'),
    "We're All Gonna Be A Lot Thinner!",
    'Boring Conversation Anyway',
  ),
});

export const spaceportSpeeders = interrupt('Spaceport Speeders', {
  ...upToThree,
  id: '1_112',
  rarity: 'U2',
  destiny: 6,
  functions: [
    used(
      may
        .act(atAnyTime)
        .target(atSpeeders(your.vehicles).or(atSpeeders(your.type('Droid'))))
        .do(
          ifSo(
            itIs(any.called("Luke's X-34 Landspeeder")),
            [drawDestiny(3), totalIsX, activate(x)],
            [drawDestiny(2), totalIsX, activate(x)],
          ),
          sends(it, 'lost'),
        ),
    ),
  ],
});

export const thankTheMaker = interrupt('Thank The Maker', {
  ...light,
  id: '1_114',
  rarity: 'R2',
  destiny: 3,
  functions: [
    lost(
      may
        .act(duringOpponents('control'))
        .if(thereIs(your.type('Droid')), youWereDrainedOf(5))
        .use(1)
        .do(drawDestiny(), totalIsX, retrievesCards('any card', { atRandom: true, count: x })),
    ),
  ],
});

export const theBithShuffle = interrupt('The Bith Shuffle', {
  ...light,
  id: '1_115',
  rarity: 'C2',
  destiny: 5,
  functions: [used(may.act(atAnyTime).do(reshuffles(...piles, ...piles.map(theirs))))],
});

export const wereDoomed = interrupt("We're Doomed", {
  ...light,
  id: '1_120',
  rarity: 'C2',
  destiny: 5,
  functions: [used(may.act(duringOpponents('control')).if(lifeForceUnder(15)).do(makes(halved, 'turn')))],
});
