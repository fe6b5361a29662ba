import {
  any,
  atAnyTime,
  cancelIt,
  drawDestiny,
  during,
  hand,
  holdsAtLeast,
  ifDestiny,
  interrupt,
  isTurnOf,
  justLost,
  less,
  loses,
  lost,
  lostPile,
  may,
  mayDo,
  not,
  numberOf,
  onlyIf,
  opponents,
  peeks,
  places,
  plays,
  reserveDeck,
  reshuffles,
  retrievesCards,
  seen,
  takes,
  theirs,
  thereIs,
  used,
  usedPile,
  usesX,
  x,
  your,
} from '../../../../language/index.ts';
import { reinforcements, usesScompLink } from '../../counterparts/interrupts.ts';
import { increasesDamage, increasesInstead, lostFromBattle } from '../../own/battleDamage.ts';
import { losesThoseOfThatDestiny } from '../../own/piles.ts';
import { dark, unique } from '../facts.ts';

export const imperialCodeCylinder = interrupt('Imperial Code Cylinder', {
  ...dark,
  id: '1_250',
  rarity: 'C2',
  destiny: 4,
  functions: usesScompLink(any.type('Imperial').trait('leader'), 'Scomp Link Access', 'Into The Garbage Chute, Flyboy'),
});

export const imperialReinforcements = interrupt('Imperial Reinforcements', {
  ...dark,
  id: '1_251',
  rarity: 'C1',
  destiny: 4,
  functions: reinforcements(any.trait('stormtrooper').or(any.trait('TIE/ln'))),
});

export const itsWorse = interrupt("It's Worse", {
  ...dark,
  id: '1_252',
  rarity: 'C2',
  destiny: 6,
  functions: [
    lost(
      may
        .respond(plays('anyone', any.interrupts.called('It Could Be Worse')))
        .do(cancelIt, usesX(), increasesInstead(x)),
    ),
    lost(may.respond(lostFromBattle).do(increasesDamage(1))),
  ],
});

export const kintanStrider = interrupt('Kintan Strider', {
  ...dark,
  id: '1_254',
  rarity: 'C1',
  destiny: 3,
  functions: [
    lost(
      may
        .respond(justLost(opponents.characters))
        .use(1)
        .do(retrievesCards(your.characters, { nearestTop: true, intoHand: true })),
    ),
  ],
});

export const limitedResources = interrupt('Limited Resources', {
  ...unique,
  id: '1_255',
  rarity: 'U2',
  destiny: 5,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .if(not(holdsAtLeast(3, theirs(hand))))
        .do(
          loses(
            less(
              onlyIf(isTurnOf('you'), 4, 2),
              onlyIf(thereIs(opponents.starships.withAboard(any.called('Fusion Generator Supply Tanks'))), 2),
            ),
          ),
        ),
    ),
  ],
});

export const ommniBox = interrupt('Ommni Box', {
  ...dark,
  id: '1_262',
  rarity: 'C2',
  destiny: 5,
  functions: [reserveDeck, lostPile, usedPile]
    .flatMap((pile) => [pile, theirs(pile)])
    .map((pile, i) =>
      used({
        ...may.act(atAnyTime).do(reshuffles(pile)),
        onFace: i === 0 ? 'shuffle either player’s Reserve Deck, Lost Pile or Used Pile' : '',
      }),
    ),
});

export const scanningCrew = interrupt('Scanning Crew', {
  ...dark,
  id: '1_266',
  rarity: 'C2',
  destiny: 3,
  functions: [
    used(
      may
        .act(atAnyTime)
        .use(1)
        .do(peeks('all', theirs(hand)), places(any.type('Rebel'), seen(theirs(hand)), 'used', { may: true })),
    ),
  ],
});

export const theEmpiresBack = interrupt("The Empire's Back", {
  ...dark,
  id: '1_272',
  rarity: 'U1',
  destiny: 3,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .use(2)
        .do(retrievesCards(your.persona('Vader', 'Tarkin', 'Motti', 'Tagge'))),
    ),
    lost(
      may
        .act(atAnyTime)
        .use(4)
        .do(takes(any.persona('Vader', 'Tarkin', 'Motti', 'Tagge'), reserveDeck), reshuffles()),
    ),
  ],
});

export const trintoDuaba = interrupt('Trinto Duaba', {
  ...dark,
  id: '1_273',
  rarity: 'U1',
  destiny: 5,
  functions: [
    used(
      may
        .act(during('your', 'battle'))
        .if(holdsAtLeast(1, theirs(usedPile)))
        .do(drawDestiny(), losesThoseOfThatDestiny(theirs(usedPile))),
    ),
  ],
});

export const tuskenScavengers = interrupt('Tusken Scavengers', {
  ...dark,
  id: '1_275',
  rarity: 'C2',
  destiny: 5,
  functions: [
    lost(
      may
        .act(atAnyTime)
        .use(1)
        .do(
          drawDestiny(),
          ifDestiny('<', numberOf(any.trait('Tusken Raider')), [
            mayDo([
              peeks('all', theirs(usedPile)),
              places(any.of('vehicle', 'weapon', 'device'), seen(theirs(usedPile)), 'lost', { count: 'all' }),
            ]),
          ]),
        ),
    ),
  ],
});
