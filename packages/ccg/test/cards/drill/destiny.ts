import {
  aboutToDraw,
  activate,
  adds,
  addToTotal,
  always,
  any,
  atAnyTime,
  automatically,
  type Card,
  cancelIt,
  cancelsDestiny,
  cardValue,
  changesDestiny,
  character,
  drawDestiny,
  drawnForDestiny,
  drawsDestiny,
  effect,
  type Instruction,
  ifDestiny,
  interrupt,
  isUnmodifiable,
  it,
  letXBe,
  limits,
  location,
  loses,
  lowerTotal,
  may,
  movesDrawnCard,
  plays,
  replacesDraw,
  sends,
  totalIsX,
  used,
  whenDrawn,
  x,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { completesDestiny, lookAtDestiny } from './own/destinies.ts';

const person = { ...common, deploy: 1, power: 2, ability: 2, forfeit: 2 } as const;

/** Cards that do nothing but be drawn. */
const fates: readonly Card[] = [
  ...[0, 1, 2, 3, 4, 5, 6].map((destiny) => effect(`Drill Fate ${destiny}`, { ...common, side: 'dark', destiny })),
  location('Drill Nowhere', {
    id: '',
    rarity: '',
    side: 'dark',
    type: 'site',
    system: 'Drill',
    exterior: true,
    force: { light: 0, dark: 0 },
  }),
  character('Drill Trickster', { ...person, side: 'dark', type: 'Alien', destiny: [2, 5] }),
  character('Drill Conscript', { ...person, side: 'dark', type: 'Imperial', destiny: 1, traits: ['trooper'] }),
  /** More than it looks, when drawn. */
  effect('Drill Portent', {
    ...common,
    side: 'dark',
    destiny: 1,
    text: [whenDrawn(adds(2).to('destiny draw').for('your'))],
  }),
  effect('Drill Windfall', {
    ...common,
    side: 'dark',
    destiny: 1,
    text: [automatically(drawnForDestiny()).do(activate(1))],
  }),
  interrupt('Drill Flash', {
    ...common,
    side: 'dark',
    destiny: 1,
    functions: [used(automatically(drawnForDestiny()).do(activate(1)))],
  }),
];

/** An Interrupt of the Dark Side that draws destiny for something. */
const drawing = (title: string, ...instructions: Instruction[]): Card =>
  interrupt(title, { ...common, side: 'dark', functions: [used(may.act(atAnyTime).do(...instructions))] });

const activateTotal = [totalIsX, activate(x)] as const;

const lowerLoses = [drawDestiny(1, { by: 'both' }), lowerTotal({}, [loses(1, 'you')], [loses(1, 'opponent')])];

/** Actions that draw destiny: what comes of it is activated, or the character is lost. */
const actions: readonly Card[] = [
  drawing('Drill Augur', drawDestiny(), ...activateTotal),
  drawing('Drill Augurs', drawDestiny(2), ...activateTotal),
  drawing('Drill Aim', drawDestiny(1, { kind: 'weapon' }), ...activateTotal),
  drawing('Drill Aims', drawDestiny(2, { kind: 'battle' }), ...activateTotal),
  drawing('Drill Pick', drawDestiny(3, { choose: 2 }), ...activateTotal),
  drawing('Drill Single Out', drawDestiny(3, { choose: 1 }), ...activateTotal),
  drawing('Drill Odds', drawDestiny(), ifDestiny('=', 'even', [activate(1)])),
  drawing('Drill Dare', drawDestiny(2, { optional: true }), ...activateTotal),
  drawing('Drill Push', drawDestiny(), addToTotal(1), ...activateTotal),
  drawing('Drill Roll', ...lowerLoses),
  interrupt('Drill Shot', {
    ...common,
    side: 'dark',
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(any.characters)
          .do(drawDestiny(), ifDestiny('>', 1, [sends(it, 'lost')])),
      ),
    ],
  }),
  interrupt('Drill Plink', {
    ...common,
    side: 'dark',
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(any.characters)
          .do(
            drawDestiny(1, { kind: 'weapon', against: ['defense value'] }),
            addToTotal(1),
            ifDestiny('>', cardValue('defense value', it), [sends(it, 'lost')]),
          ),
      ),
    ],
  }),
  /** Draws whether its own player's character survives. */
  interrupt('Drill Gamble', {
    ...common,
    side: 'dark',
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(your.characters)
          .do(drawDestiny(), ifDestiny('>', 6, [sends(it, 'lost')], [], 'then')),
      ),
    ],
  }),
  interrupt('Drill Brawl', {
    ...common,
    side: 'dark',
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(any.characters)
          .do(
            drawDestiny(1, { against: ['ability'] }),
            ifDestiny('=', cardValue('ability', it), [sends(it, 'lost')]),
            activate(1),
          ),
      ),
    ],
  }),
  /** Two looks at somebody's destiny number in one action. */
  interrupt('Drill Stare', {
    ...common,
    side: 'light',
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(any.characters)
          .do(
            lookAtDestiny(it),
            letXBe(cardValue('destiny', it)),
            activate(x),
            lookAtDestiny(it),
            letXBe(cardValue('destiny', it)),
            activate(x),
          ),
      ),
    ],
  }),
];

/** What changes draws and totals. */
const changers: readonly Card[] = [
  effect('Drill Omen', { ...common, side: 'dark', text: [always(adds(1).to('destiny draw').for('your'))] }),
  effect('Drill Ill Omen', { ...common, side: 'light', text: [always(adds(-3).to('destiny draw').for('opponent'))] }),
  effect('Drill Fortune', { ...common, side: 'dark', text: [always(adds(3).to('total destiny').for('your'))] }),
  effect('Drill Misfortune', {
    ...common,
    side: 'light',
    text: [always(adds(-9).to('total destiny').for('opponent'))],
  }),
  effect('Drill Sights', { ...common, side: 'dark', text: [always(adds(2).to('weapon destiny').for('your'))] }),
  effect('Drill Second Sight', { ...common, side: 'dark', text: [always(adds(1).to('destiny draws').for('your'))] }),
  effect('Drill Blindfold', {
    ...common,
    side: 'light',
    text: [always(limits(1).to('battle destinies').for('opponent'))],
  }),
  effect('Drill Eyepatch', {
    ...common,
    side: 'light',
    text: [always(limits(2).to('battle destinies').for('opponent'))],
  }),
  effect('Drill Ban', { ...common, side: 'light', text: [always(limits(0).to('destiny draws').for('opponent'))] }),
  effect('Drill Shrine', {
    ...common,
    side: 'dark',
    text: [automatically(completesDestiny).do(activate(1))],
  }),
  effect('Drill Cost', { ...common, side: 'light', text: [automatically(drawsDestiny('opponent')).do(loses(1))] }),
];

/** People for battle destiny, and what is asked of them. */
const fighters: readonly Card[] = [
  character('Drill Sage', { ...person, side: 'dark', type: 'Imperial', ability: 5 }),
  character('Drill Stubborn', {
    ...person,
    side: 'dark',
    type: 'Imperial',
    ability: 1,
    text: [always(adds(2).to('battle destinies otherwise').for('your', { kind: 'battle' }))],
  }),
  effect('Drill Threshold', {
    ...common,
    side: 'light',
    text: [always(adds(6).to('ability for battle destiny').for('opponent', { kind: 'battle' }))],
  }),
];

/** An Interrupt in answer to the other player's draw. */
const answer = (title: string, does: Instruction): Card =>
  interrupt(title, { ...common, side: 'light', functions: [used(may.respond(drawsDestiny('opponent')).do(does))] });

const answers: readonly Card[] = [
  answer('Drill Hex', cancelsDestiny()),
  answer('Drill Curse', changesDestiny('add', -1)),
  answer('Drill Zero', changesDestiny('reset', 0)),
  answer('Drill Three', changesDestiny('reset', 3)),
  answer('Drill Snatch', movesDrawnCard('lost')),
  interrupt('Drill Keep', {
    ...common,
    side: 'dark',
    functions: [used(may.respond(drawsDestiny('you')).do(movesDrawnCard('hand')))],
  }),
  interrupt('Drill Again', {
    ...common,
    side: 'dark',
    functions: [used(may.respond(drawsDestiny('you')).do(cancelsDestiny({ redrawn: true })))],
  }),
  interrupt('Drill Luck', {
    ...common,
    side: 'dark',
    functions: [used(may.respond(drawsDestiny('you')).do(changesDestiny('add', 1)))],
  }),
  interrupt('Drill Spin', {
    ...common,
    side: 'dark',
    functions: [used(may.respond(aboutToDraw('you')).do(replacesDraw({ use: 6 })))],
  }),
  interrupt('Drill Strength', {
    ...common,
    side: 'dark',
    functions: [
      used(
        may
          .respond(aboutToDraw('you'))
          .target(your.characters)
          .do(replacesDraw({ use: cardValue('power', it) })),
      ),
    ],
  }),
  interrupt('Drill Deny', {
    ...common,
    side: 'light',
    functions: [used(may.respond(plays('opponent', any.interrupts)).do(cancelIt))],
  }),
  effect('Drill Abyss', {
    ...common,
    side: 'light',
    text: [
      automatically(drawsDestiny('anyone', { card: any.effects.unique, alreadyOnTable: true })).do(
        movesDrawnCard('lost'),
        changesDestiny('reset', 0),
      ),
    ],
  }),
  effect('Drill Ledge', {
    ...common,
    side: 'dark',
    text: [may.respond(drawsDestiny('you')).do(movesDrawnCard('here'))],
  }),
  effect('Drill Ward', {
    ...common,
    side: 'dark',
    text: [always(isUnmodifiable('destiny draw', 'opponent').for('your'))],
  }),
  effect('Drill Crystal', {
    ...common,
    side: 'dark',
    text: [may.respond(aboutToDraw('you')).do(replacesDraw({ use: 4 }))],
  }),
  effect('Drill Glass', {
    ...common,
    side: 'light',
    text: [may.respond(aboutToDraw('you')).do(replacesDraw({ use: 4 }))],
  }),
  interrupt('Drill Dodge', {
    ...common,
    side: 'light',
    functions: [used(may.respond(drawsDestiny('opponent', { kind: 'weapon' })).do(cancelsDestiny()))],
  }),
  effect('Drill Foresight', {
    ...common,
    side: 'dark',
    text: [may.respond(aboutToDraw('you', { kind: 'battle' })).do(replacesDraw({ draw: 2, choose: 1 }))],
  }),
];

/** Cards for the rules of drawing destiny. */
export const destiny: readonly Card[] = [...fates, ...actions, ...changers, ...fighters, ...answers];
