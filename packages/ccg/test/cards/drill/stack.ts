import {
  activate,
  any,
  atAnyTime,
  automatically,
  type Card,
  cancelIt,
  cardValue,
  character,
  deployed,
  drawDestiny,
  draws,
  drawsDestiny,
  during,
  effect,
  ifDestiny,
  interrupt,
  isDeploying,
  it,
  justLost,
  loses,
  lost,
  may,
  must,
  opponents,
  plays,
  reserveDeck,
  type Side,
  saves,
  sends,
  this_,
  used,
  weapon,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';

const person = { ...common, deploy: 1, power: 1, ability: 1, forfeit: 1 } as const;

/** Cards of both sides that the worked examples of the rulebook speak of, in what they do there. */
const both = (make: (side: Side) => Card): Card[] => [make('light'), make('dark')];

const sense = both((side) =>
  interrupt('Drill Sense', {
    ...common,
    side,
    onBothSides: true,
    functions: [used(may.respond(plays('opponent', any.interrupts)).do(cancelIt))],
  }),
);

const alter = both((side) =>
  interrupt('Drill Alter', {
    ...common,
    side,
    onBothSides: true,
    functions: [
      used(may.respond(isDeploying('opponent', any.effects.or(any.effectsOfAnyKind.type('utinni')))).do(cancelIt)),
      used(may.respond(plays('opponent', any.interrupts)).do(cancelIt)),
    ],
  }),
);

const memorial = effect('Drill Memorial', { ...common, side: 'light' });

/** Whoever has it activates 1 Force whenever a destiny of 2 is drawn. */
const bones = effect('Drill Bones', {
  ...common,
  side: 'light',
  text: [automatically(drawsDestiny('anyone', { value: 2 })).do(activate(1))],
});

const stun = interrupt('Drill Stun', {
  ...common,
  side: 'dark',
  functions: [
    lost(
      may
        .act(atAnyTime)
        .target(opponents.characters)
        .use(2)
        .do(drawDestiny(1, { against: ['ability'] }), ifDestiny('>', cardValue('ability', it), [sends(it, 'hand')])),
    ),
  ],
});

const stew = interrupt('Drill Stew', {
  ...common,
  side: 'light',
  functions: [used(may.act(atAnyTime).do(activate(2)))],
});

const kiss = interrupt('Drill Kiss', {
  ...common,
  side: 'dark',
  functions: [used(may.respond(deployed('opponent', any.characters)).do(sends(it, 'hand')))],
});

const toll = effect('Drill Toll', {
  ...common,
  side: 'dark',
  text: [automatically(deployed('opponent', any.characters)).do(loses(1))],
});

/** Whoever deploys it draws, whether they like it or not. */
const porter = character('Drill Porter', {
  ...person,
  side: 'light',
  type: 'Rebel',
  text: [automatically(deployed('you', this_)).do(draws(2, reserveDeck, { upTo: true }))],
});

/** Whoever deploys it may draw, or not. */
const herald = character('Drill Herald', {
  ...person,
  side: 'light',
  type: 'Rebel',
  text: [may.respond(deployed('you', this_)).do(draws(1))],
});

const guardian = interrupt('Drill Guardian', {
  ...common,
  side: 'light',
  functions: [lost(may.respond(plays('opponent', any.interrupts)).do(cancelIt))],
});

/** Loses its owner 1 Force in each of their control phases. */
const burden = effect('Drill Burden', {
  ...common,
  side: 'dark',
  text: [must(during('your', 'control')).do(loses(1, 'you'))],
});

/** Rings whenever anybody arrives. */
const bell = effect('Drill Bell', {
  ...common,
  side: 'dark',
  text: [automatically(deployed('anyone', any.characters)).do(activate(1))],
});

/** Two texts on one card, triggered by the same. */
const levy = effect('Drill Levy', {
  ...common,
  side: 'light',
  text: [
    automatically(deployed('anyone', any.characters)).do(activate(1)),
    automatically(deployed('anyone', any.characters)).do(loses(1)),
  ],
});

const sacrifice = interrupt('Drill Sacrifice', {
  ...common,
  side: 'light',
  functions: [lost(may.act(atAnyTime).target(any.characters).do(sends(it, 'lost')))],
});

/** Saves what was just lost. */
const rescue = both((side) =>
  interrupt('Drill Rescue', {
    ...common,
    side,
    onBothSides: true,
    functions: [used(may.respond(justLost(your.of('character', 'weapon'))).do(saves(it, 'used')))],
  }),
);

const blade = weapon('Drill Blade', { ...common, side: 'dark', type: 'character' });

const watch = character('Drill Watch', {
  ...person,
  side: 'dark',
  type: 'Imperial',
  text: [may.act(during('your', 'control')).once('phase').do(activate(1))],
});

/** Cards that act and respond, for the rules of the stack. */
export const stack: readonly Card[] = [
  ...sense,
  ...alter,
  ...rescue,
  memorial,
  bones,
  stun,
  stew,
  kiss,
  toll,
  porter,
  herald,
  guardian,
  burden,
  bell,
  levy,
  sacrifice,
  blade,
  watch,
];
