import {
  adds,
  addsBattleDestiny,
  any,
  battleIsAt,
  cancelsNamed,
  duringBattle,
  interrupt,
  isInBattle,
  lost,
  makes,
  may,
  your,
} from '../../../../language/index.ts';
import {
  battleInSpace,
  bothInBattle,
  confronts,
  lonePilotDefends,
  moreBattleDestiny,
} from '../../counterparts/interrupts.ts';
import { dark, unique } from '../facts.ts';

export const charmingToTheLast = interrupt('Charming To The Last', {
  ...dark,
  id: '1_236',
  rarity: 'R2',
  destiny: 5,
  functions: confronts(
    any.persona('Tarkin'),
    any.type('Rebel').abilityOver(2),
    any.persona('Leia').type('Rebel').abilityOver(2),
  ),
});

export const darkCollaboration = interrupt('Dark Collaboration', {
  ...unique,
  id: '1_239',
  rarity: 'R1',
  destiny: 5,
  functions: [
    moreBattleDestiny(2, ...bothInBattle(any.persona('Tarkin'), any.persona('Tagge', 'Motti'))),
    ...cancelsNamed(lost, 'Restricted Deployment', 'Rebel Barrier'),
  ],
});

export const iHaveYouNow = interrupt('I Have You Now', {
  ...dark,
  id: '1_248',
  rarity: 'R2',
  destiny: 5,
  functions: confronts(
    any.characters.sensitive('Dark Jedi'),
    any.type('Rebel').abilityOver(2),
    any.persona('Luke').type('Rebel').abilityOver(2),
  ),
});

export const lonePilot = interrupt('Lone Pilot', {
  ...unique,
  id: '1_257',
  rarity: 'R2',
  destiny: 4,
  functions: [
    ...lonePilotDefends,
    moreBattleDestiny(2, ...battleInSpace, isInBattle(your.persona('Motti'), { defending: true, alone: true })),
  ],
});

export const loneWarrior = interrupt('Lone Warrior', {
  ...unique,
  id: '1_258',
  rarity: 'R2',
  destiny: 4,
  functions: [
    moreBattleDestiny(
      1,
      battleIsAt(any.type('site')),
      isInBattle(your.characters.icon('warrior'), { defending: true, alone: true }),
    ),
    moreBattleDestiny(
      2,
      battleIsAt(any.type('site')),
      isInBattle(your.persona('Tagge'), { defending: true, alone: true }),
    ),
  ],
});

export const momentOfTriumph = interrupt('Moment Of Triumph', {
  ...unique,
  id: '1_260',
  rarity: 'R2',
  destiny: 4,
  functions: [
    moreBattleDestiny(2, isInBattle(your.persona('Tarkin'), { defending: true, alone: true })),
    moreBattleDestiny(1, isInBattle(your.type('Alien'), { defending: true, alone: true })),
  ],
});

export const vadersEye = interrupt("Vader's Eye", {
  ...unique,
  id: '1_277',
  rarity: 'R1',
  destiny: 4,
  functions: [
    lost(
      may
        .act(duringBattle())
        .if(battleIsAt(any.type('site')), isInBattle(your.persona('Vader'), { defending: true, alone: true }))
        .do(makes(adds(1).to('power').of(your.persona('Vader').inBattle), 'battle'), addsBattleDestiny(1)),
    ),
    moreBattleDestiny(
      1,
      battleIsAt(any.type('site')),
      isInBattle(your.type('Imperial').abilityOver(2).except(any.persona('Vader')), { defending: true, alone: true }),
    ),
  ],
});

export const yourPowersAreWeakOldMan = interrupt('Your Powers Are Weak, Old Man', {
  ...dark,
  id: '1_280',
  rarity: 'R1',
  destiny: 5,
  functions: [
    moreBattleDestiny(1, ...bothInBattle(any.persona('Vader'), any.persona('Obi-Wan'))),
    ...cancelsNamed(lost, 'Return Of A Jedi', 'Jedi Lightsaber', 'Jedi Presence', 'Old Ben'),
  ],
});
