import { cancelIt, forbids, interrupt, it, makes, may, used, your } from '../../../../language/index.ts';
import { assaultsDrainers } from '../../counterparts/interrupts.ts';
import { alters, senses } from '../../own/sensing.ts';
import { harmfullyTargets, targetedByIt } from '../../own/targets.ts';
import { light } from '../facts.ts';

export const alter = interrupt('Alter', {
  ...light,
  onBothSides: true,
  id: '1_71',
  rarity: 'U1',
  destiny: 4,
  functions: alters,
});

export const droidShutdown = interrupt('Droid Shutdown', {
  ...light,
  id: '1_78',
  rarity: 'C2',
  destiny: 6,
  functions: [
    used(
      may
        .respond(harmfullyTargets(your.type('Droid')))
        .aimedAt(targetedByIt(your.type('Droid')))
        .do(cancelIt, makes(forbids('be targeted to be stolen, hit, lost or captured', it), 'turn')),
    ),
  ],
});

export const sense = interrupt('Sense', {
  ...light,
  onBothSides: true,
  id: '1_109',
  rarity: 'U1',
  destiny: 3,
  functions: senses,
});

export const surpriseAssault = interrupt('Surprise Assault', {
  ...light,
  id: '1_113',
  rarity: 'C1',
  destiny: 3,
  functions: assaultsDrainers,
});
