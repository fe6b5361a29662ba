import { cancelsNamed, interrupt, used } from '../../../../language/index.ts';
import { assaultsDrainers } from '../../counterparts/interrupts.ts';
import { alters, senses } from '../../own/sensing.ts';
import { dark } from '../facts.ts';

export const alter = interrupt('Alter', {
  ...dark,
  onBothSides: true,
  id: '1_234',
  rarity: 'U1',
  destiny: 4,
  functions: alters,
});

export const boringConversationAnyway = interrupt('Boring Conversation Anyway', {
  ...dark,
  id: '1_235',
  rarity: 'R1',
  destiny: 5,
  functions: cancelsNamed(
    used,
    'Report To Lord Vader',
    'Scomp Link Access',
    'Rebel Planners',
    'Rebel Reinforcements',
    'Gift Of The Mentor',
    'Panic',
    "Don't Get Cocky",
    'Skywalkers',
    'Demotion',
    'Combined Attack',
    'Surprise Assault',
  ),
});

export const counterAssault = interrupt('Counter Assault', {
  ...dark,
  id: '1_238',
  rarity: 'C1',
  destiny: 3,
  functions: assaultsDrainers,
});

export const sense = interrupt('Sense', {
  ...dark,
  onBothSides: true,
  id: '1_267',
  rarity: 'U1',
  destiny: 3,
  functions: senses,
});
