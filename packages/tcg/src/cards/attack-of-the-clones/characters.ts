import { your } from '../../language/cards.ts';
import { inArena } from '../../language/conditions.ts';
import { force } from '../../language/costs.ts';
import { evade } from '../../language/fighting.ts';
import { speed } from '../../language/gains.ts';
import { asLongAs, gets, pay } from '../../language/text.ts';
import { character } from '../card.ts';

export const anakinSkywalkerA = character('Anakin Skywalker', 'A', {
  side: 'light',
  number: 1,
  rarity: 'rare',
  subtypes: 'Jedi Padawan',
  cost: 7,
  speed: 60,
  power: 6,
  health: 5,
  called: 'Anakin',
  text: [pay(force(3)).to(evade(3))],
});

export const captainTyphoA = character('Captain Typho', 'A', {
  side: 'light',
  number: 7,
  rarity: 'rare',
  subtypes: 'Naboo Soldier',
  cost: 5,
  speed: 40,
  power: 5,
  health: 5,
  called: 'Typho',
  text: [asLongAs(inArena('character'), gets(your.other.subtype('Naboo Soldier'), speed(+10)))],
});
