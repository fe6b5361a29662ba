import {
  activate,
  adds,
  always,
  any,
  atAnyTime,
  atEndOfBattle,
  automatically,
  barsFromBattle,
  battleJustEnded,
  becomes,
  type Card,
  cancelIt,
  cancelsAttrition,
  cancelsBoth,
  cancelsDamage,
  cancelsDestiny,
  cancelsText,
  changesAttrition,
  deployed,
  deploysFromHand,
  drawDestiny,
  drawsDestiny,
  duringBattle,
  effect,
  excludes,
  goesTo,
  ifDestiny,
  initiatesBattle,
  interrupt,
  isAloneInBattle,
  isFree,
  isInBattle,
  it,
  justExcluded,
  justForfeited,
  justLost,
  limits,
  loses,
  losesImmunity,
  lost,
  may,
  mayNotBeExcluded,
  opponents,
  resets,
  satisfiesDamage,
  sends,
  thisBattle,
  used,
  winsBattle,
  your,
} from '../../../src/language/index.ts';
import { common } from './base.ts';
import { deploysIt } from './own/deploying.ts';

const light = { ...common, side: 'light' } as const;
const dark = { ...common, side: 'dark' } as const;
const sides = ['light', 'dark'] as const;

/** Cards that are good for their destiny alone. */
const omens = [0, 1, 2, 3, 4, 5, 6].map((destiny) => effect(`Drill Omen ${destiny}`, { ...dark, destiny }));

/** Takes immunity to attrition from Imperials and Rebels. */
const humility = effect('Drill Humility', {
  ...dark,
  text: [always(resets(0).to('immunity to attrition').of(any.characters))],
});

/** Loses what it has not got, or pays with it. */
const frailty = interrupt('Drill Frailty', {
  ...dark,
  functions: [lost(may.act(duringBattle()).target(opponents.characters).do(losesImmunity(it)))],
});

/** Battles cost nothing at all. */
const plan = effect('Drill Plan', { ...dark, text: [always(isFree('battle cost').for('your'))] });

/** Whenever a battle is initiated, whoever did it retrieves 1 Force. */
const villainy = effect('Drill Villainy', {
  ...dark,
  text: [automatically(initiatesBattle('anyone')).do(activate(1))],
});

/** Whenever a battle is won, the loser loses 1 Force. */
const rebellion = effect('Drill Rebellion', { ...dark, text: [automatically(winsBattle('you')).do(loses(1))] });

const rally = sides.map((side) =>
  interrupt('Drill Stand', {
    ...(side === 'light' ? light : dark),
    onBothSides: true,
    functions: [used(may.respond(initiatesBattle('anyone')).do(thisBattle(adds(2).to('total power').for('your'))))],
  }),
);

const truce = interrupt('Drill Truce', {
  ...light,
  functions: [lost(may.respond(initiatesBattle('opponent')).do(cancelIt))],
});

/** Two more battle destinies, for two who are in battle together. */
const skyward = interrupt('Drill Kin', {
  ...light,
  functions: [
    used(
      may
        .act(duringBattle())
        .if(isInBattle(your.persona('Captain')), isInBattle(your.called('Drill Heir', 'Drill War Commander')))
        .do(thisBattle(adds(2).to('battle destinies').for('your', { kind: 'battle' }))),
    ),
  ],
});

const moreOf = [
  ['Drill Surge', adds(1).to('power destinies').for('your', { kind: 'power' })],
  ['Drill Toil', adds(1).to('attrition destinies').for('your', { kind: 'attrition' })],
  ['Drill Insertion', adds(2).to('total battle destiny').for('your', { kind: 'battle' })],
  ['Drill Focus', adds(3).to('total power').for('your')],
] as const;
const extras = moreOf.flatMap(([title, rule]) =>
  sides.map((side) =>
    interrupt(title, {
      ...(side === 'light' ? light : dark),
      onBothSides: true,
      functions: [used(may.act(duringBattle()).do(thisBattle(rule)))],
    }),
  ),
);

/** Whoever battles has the same total power. */
const evenOdds = effect('Drill Even Odds', {
  ...light,
  text: [always(resets(5).to('total power').for('each player'))],
});

const damper = effect('Drill Damper', {
  ...dark,
  text: [always(limits(1).to('battle destinies').for('opponent', { kind: 'battle' }))],
});

const yoke = effect('Drill Yoke', {
  ...dark,
  text: [always(resets(3).to('total battle destiny').for('opponent', { kind: 'battle' }))],
});

const fury = sides.map((side) =>
  interrupt('Drill War Fury', {
    ...(side === 'light' ? light : dark),
    onBothSides: true,
    functions: [used(may.act(duringBattle('power')).do(changesAttrition(adds(2).to('attrition').for('opponent'))))],
  }),
);

const houjix = sides.map((side) =>
  interrupt('Drill Gambit', {
    ...(side === 'light' ? light : dark),
    onBothSides: true,
    functions: [
      lost(may.act(duringBattle('damage')).do(cancelsDamage)),
      lost(may.act(duringBattle('damage')).do(cancelsAttrition)),
      lost(may.act(duringBattle('damage')).do(cancelsBoth)),
    ],
  }),
);

const choke = interrupt('Drill Choke', {
  ...dark,
  functions: [used(may.respond(winsBattle('you')).target(opponents.characters).do(sends(it, 'lost')))],
});

const spite = interrupt('Drill Spite', {
  ...light,
  functions: [used(may.respond(winsBattle('opponent')).do(activate(1)))],
});

const barrier = sides.map((side) =>
  interrupt('Drill Barrier', {
    ...(side === 'light' ? light : dark),
    onBothSides: true,
    functions: [
      used(may.respond(deployed('opponent', any.of('character', 'vehicle', 'starship'))).do(barsFromBattle(it))),
      used(
        may
          .act(atAnyTime)
          .target(opponents.of('character', 'vehicle', 'starship'))
          .do(barsFromBattle(it)),
      ),
    ],
  }),
);

const net = sides.map((side) =>
  interrupt('Drill Net', {
    ...(side === 'light' ? light : dark),
    onBothSides: true,
    functions: [
      used(
        may
          .act(duringBattle())
          .target(opponents.of('character', 'vehicle', 'starship'))
          .do(excludes(it)),
      ),
    ],
  }),
);

/** Whoever excludes the captain has its player activate 1 Force. */
const outrage = effect('Drill Outrage', {
  ...light,
  text: [automatically(justExcluded('opponent', your.characters)).do(activate(1))],
});

const anchor = effect('Drill Anchor', { ...light, text: [always(mayNotBeExcluded(your.persona('Captain')))] });

/** Cancels nothing, but takes the opponent's only character to hand. */
const whisk = interrupt('Drill Whisk', {
  ...light,
  functions: [used(may.act(atAnyTime).target(any.characters).do(sends(it, 'hand')))],
});

const dusk = effect('Drill Last Rites', { ...dark, text: [may.respond(atEndOfBattle).do(activate(1))] });

const dawn = effect('Drill Aftermath', { ...dark, text: [may.respond(battleJustEnded()).do(activate(1))] });

const signal = interrupt('Drill Signal', { ...light, functions: [used(may.act(atAnyTime).do(activate(1)))] });

/** Brings somebody from hand into whatever is going on, or upon a battle destiny, or back from the Lost Pile. */
const arrivals = [
  interrupt('Drill Reinforcements', {
    ...light,
    functions: [used(may.act(duringBattle()).do(deploysFromHand(your.of('character', 'starship'), true)))],
  }),
  effect('Drill Bones Of War', {
    ...light,
    text: [may.respond(drawsDestiny('anyone', { kind: 'battle' })).do(deploysFromHand(your.characters, true))],
  }),
  interrupt('Drill Old Friend', {
    ...light,
    functions: [used(may.respond(justLost(your.characters)).do(deploysIt(true)))],
  }),
];

/** Takes somebody to the battlefield. */
const escorts = sides.map((side) =>
  interrupt('Drill Escort', {
    ...(side === 'light' ? light : dark),
    onBothSides: true,
    functions: [
      used(
        may
          .act(atAnyTime)
          .target(your.of('character', 'vehicle'))
          .do(goesTo(any.called('Drill Battlefield'))),
      ),
    ],
  }),
);

/** Makes somebody inactive without excluding them. */
const vanish = interrupt('Drill Vanish', {
  ...dark,
  functions: [used(may.act(duringBattle()).target(opponents.characters).do(becomes(it, 'missing')))],
});

const silencer = interrupt('Drill Silencer', {
  ...dark,
  functions: [
    used(
      may
        .act(atAnyTime)
        .target(opponents.characters)
        .do(thisBattle(cancelsText(it))),
    ),
  ],
});

/** Has its player activate 1 Force for every card that is excluded. */
const witness = effect('Drill Witness', {
  ...light,
  text: [automatically(justExcluded('anyone', any)).do(activate(1))],
});

/** Attrition against the opponent and total power, both at once. */
const rage = interrupt('Drill War Rage', {
  ...light,
  functions: [
    used(
      may
        .act(duringBattle('power'))
        .do(
          changesAttrition(adds(1).to('attrition').for('opponent')),
          thisBattle(adds(2).to('total power').for('your')),
        ),
    ),
  ],
});

const retake = interrupt('Drill Retake', {
  ...light,
  functions: [used(may.respond(drawsDestiny('you', { kind: 'battle' })).do(cancelsDestiny({ redrawn: true })))],
});

/** Brings a starship to a battle that the opponent has just initiated. */
const spiral = effect('Drill War Beacon', {
  ...light,
  text: [may.respond(initiatesBattle('opponent')).do(deploysFromHand(your.of('starship'), true))],
});

/** Draws a destiny at any time. */
const oracle = interrupt('Drill War Oracle', {
  ...light,
  functions: [used(may.act(atAnyTime).do(drawDestiny(), ifDestiny('>', 0, [activate(2)])))],
});

/** Has its player activate 1 Force for each forfeit. */
const dirge = effect('Drill Dirge', {
  ...light,
  text: [automatically(justForfeited(your.characters)).do(activate(1))],
});

/** For somebody who is alone in battle. */
const lastStand = interrupt('Drill Last Stand', {
  ...dark,
  functions: [
    used(
      may
        .act(duringBattle())
        .if(isAloneInBattle(your.characters))
        .do(thisBattle(adds(5).to('total power').for('your'))),
    ),
  ],
});

/** Makes recruits worth nothing. */
const worthless = effect('Drill Worthless', {
  ...dark,
  text: [always(resets(0).to('forfeit').of(any.called('Drill Recruit')))],
});

/** On a battle destiny of 6, everybody in battle is lost. */
const gloom = effect('Drill Gloom', {
  ...light,
  text: [
    automatically(drawsDestiny('anyone', { kind: 'battle', value: 6 })).do(sends(your.characters.inBattle, 'lost')),
  ],
});

/** Frees captives when somebody of the opponent's is forfeited. */
const jailbreak = effect('Drill Jailbreak', {
  ...light,
  text: [
    automatically(justForfeited(opponents.characters)).do(
      becomes(your.characters.that('captive'), 'no longer captive'),
    ),
  ],
});
const ransom = interrupt('Drill Reparations', {
  ...light,
  functions: [lost(may.act(duringBattle('damage')).do(satisfiesDamage(2)))],
});

/** Effects and Interrupts for the rules of battles. */
export const battleTexts: readonly Card[] = [
  jailbreak,
  ransom,
  ...omens,
  humility,
  frailty,
  plan,
  villainy,
  rebellion,
  ...rally,
  truce,
  skyward,
  ...extras,
  damper,
  yoke,
  ...fury,
  ...houjix,
  choke,
  spite,
  ...barrier,
  ...net,
  outrage,
  anchor,
  whisk,
  dusk,
  dawn,
  signal,
  gloom,
  lastStand,
  dirge,
  rage,
  retake,
  spiral,
  oracle,
  evenOdds,
  witness,
  ...arrivals,
  ...escorts,
  vanish,
  silencer,
  worthless,
];
