/** How descriptions of cards read, in each of the forms in which a sentence may need them. */
import { describe, expect, test } from 'vitest';
import { any, opponents, pilotedUnit, that, this_, unitAbove, your } from '../../src/language/index.ts';

type Cards = typeof any;

/** What each of them is called, one of them, all of them, and one that somebody has. */
const described: readonly (readonly [cards: Cards, each: string, one: string, all: string, had: string])[] = [
  [your.units, 'each of your units', 'one of your units', 'your units', 'a unit'],
  [opponents.units, "each of your opponent's units", "one of your opponent's units", "your opponent's units", 'a unit'],
  [any.units, 'each unit', 'a unit', 'units', 'a unit'],
  [your.characters, 'each of your Characters', 'one of your Characters', 'your Characters', 'a Character'],
  [
    opponents.spaceUnits,
    "each of your opponent's Space units",
    "one of your opponent's Space units",
    "your opponent's Space units",
    'a Space unit',
  ],
  [any.groundUnits, 'each Ground unit', 'a Ground unit', 'Ground units', 'a Ground unit'],
  [
    any.spaceOrGroundUnits,
    'each Space or Ground unit',
    'a Space or Ground unit',
    'Space or Ground units',
    'a Space or Ground unit',
  ],
  [any.subtype('Jedi'), 'each Jedi', 'a Jedi', 'Jedi', 'a Jedi'],
  [your.subtype('Clone'), 'each of your Clones', 'one of your Clones', 'your Clones', 'a Clone'],
  [any.subtype('Ewok'), 'each Ewok', 'an Ewok', 'Ewoks', 'an Ewok'],
  [
    any.subtype('Droid', 'Speeder'),
    'each Droid or Speeder',
    'a Droid or Speeder',
    'Droids or Speeders',
    'a Droid or Speeder',
  ],
  [
    your.subtype('Droid', 'Speeder', 'Starfighter'),
    'each of your Droids, Speeders, or Starfighters',
    'one of your Droids, Speeders, or Starfighters',
    'your Droids, Speeders, or Starfighters',
    'a Droid, Speeder, or Starfighter',
  ],
  [any.subtype('Space'), 'each Space Location', 'a Space Location', 'Space Locations', 'a Space Location'],
  [
    your.units.with_('Clone'),
    'each of your Clone units',
    'one of your Clone units',
    'your Clone units',
    'a Clone unit',
  ],
  [any.characters.with_('Jedi'), 'each Jedi Character', 'a Jedi Character', 'Jedi Characters', 'a Jedi Character'],
  [any.units.non('Droid'), 'each non-Droid unit', 'a non-Droid unit', 'non-Droid units', 'a non-Droid unit'],
  [
    any.subtype('Clone').non('Pilot'),
    'each non-Pilot Clone',
    'a non-Pilot Clone',
    'non-Pilot Clones',
    'a non-Pilot Clone',
  ],
  [any.named('Yoda'), 'Yoda', 'Yoda', 'Yoda', 'Yoda'],
  [
    your.named('Yoda').in('character'),
    'your Yoda in the Character arena',
    'your Yoda in the Character arena',
    'your Yoda in the Character arena',
    'Yoda in the Character arena',
  ],
  [
    opponents.other.named('Yoda').tapped,
    "your opponent's other tapped Yoda",
    "your opponent's other tapped Yoda",
    "your opponent's other tapped Yoda",
    'another tapped Yoda',
  ],
  [your.other.units, 'each of your other units', 'one of your other units', 'your other units', 'another unit'],
  [any.other.characters, 'each other Character', 'another Character', 'other Characters', 'another Character'],
  [any.units.tapped, 'each tapped unit', 'a tapped unit', 'tapped units', 'a tapped unit'],
  [
    opponents.untapped.units,
    "each of your opponent's untapped units",
    "one of your opponent's untapped units",
    "your opponent's untapped units",
    'an untapped unit',
  ],
  [any.damaged.units, 'each damaged unit', 'a damaged unit', 'damaged units', 'a damaged unit'],
  [any.units.attacking, 'each attacking unit', 'an attacking unit', 'attacking units', 'an attacking unit'],
  [any.units.defending, 'each defending unit', 'a defending unit', 'defending units', 'a defending unit'],
  [your.pilots, 'each of your Pilots', 'one of your Pilots', 'your Pilots', 'a Pilot'],
  [any.pilots.with_('Jedi'), 'each Jedi Pilot', 'a Jedi Pilot', 'Jedi Pilots', 'a Jedi Pilot'],
  [
    any.units.in('space'),
    'each unit in the Space arena',
    'a unit in the Space arena',
    'units in the Space arena',
    'a unit in the Space arena',
  ],
  [
    your.units.inAnyArena,
    'each of your units in each arena',
    'one of your units in any arena',
    'your units in any arena',
    'a unit in any arena',
  ],
  [any.units.inAnyArena, 'each unit in each arena', 'a unit in any arena', 'units in any arena', 'a unit in any arena'],
  [
    any.units.inSameArena,
    'each unit in the same arena',
    'a unit in the same arena',
    'units in the same arena',
    'a unit in the same arena',
  ],
  [
    any.units.inAttackersArena,
    'each unit in the same arena as the attacking unit',
    'a unit in the same arena as the attacking unit',
    'units in the same arena as the attacking unit',
    'a unit in the same arena as the attacking unit',
  ],
  [
    your.units.besideThatUnit,
    'each of your other units in the same arena as that unit',
    'one of your other units in the same arena as that unit',
    'your other units in the same arena as that unit',
    'another unit in the same arena as that unit',
  ],
  [
    any.units.inChosenArena,
    'each unit in that arena',
    'a unit in that arena',
    'units in that arena',
    'a unit in that arena',
  ],
  [
    your.units.inBuildZone,
    'each unit in your build zone',
    'a unit in your build zone',
    'your units in your build zone',
    'a unit in your build zone',
  ],
  [
    opponents.units.inBuildZone,
    "each unit in your opponent's build zone",
    "a unit in your opponent's build zone",
    "your opponent's units in your opponent's build zone",
    "a unit in your opponent's build zone",
  ],
  [
    any.units.inBuildZone,
    'each unit in a build zone',
    'a unit in a build zone',
    'units in a build zone',
    'a unit in a build zone',
  ],
  [
    any.units.withPowerAtMost(3),
    'each unit with power 3 or less',
    'a unit with power 3 or less',
    'units with power 3 or less',
    'a unit with power 3 or less',
  ],
  [
    any.units.withCostAtMost(2),
    'each unit with build cost 2 or less',
    'a unit with build cost 2 or less',
    'units with build cost 2 or less',
    'a unit with build cost 2 or less',
  ],
  [
    any.units.atMost('speed', 30).atMost('health', 2),
    'each unit with speed 30 or less and health 2 or less',
    'a unit with speed 30 or less and health 2 or less',
    'units with speed 30 or less and health 2 or less',
    'a unit with speed 30 or less and health 2 or less',
  ],
  [
    any.units.atMost('remaining health', 2),
    'each unit with remaining health 2 or less',
    'a unit with remaining health 2 or less',
    'units with remaining health 2 or less',
    'a unit with remaining health 2 or less',
  ],
  [
    your.tapped.subtype('Speeder').in('ground').or(your.subtype('Starfighter').in('space')),
    'each of your tapped Speeders in the Ground arena or Starfighters in the Space arena',
    'one of your tapped Speeders in the Ground arena or Starfighters in the Space arena',
    'your tapped Speeders in the Ground arena or Starfighters in the Space arena',
    'a tapped Speeder in the Ground arena or Starfighter in the Space arena',
  ],
  [
    any.subtype('Jedi').or(opponents.characters),
    "each Jedi and each of your opponent's Characters",
    "a Jedi or one of your opponent's Characters",
    "Jedi and your opponent's Characters",
    'a Jedi or a Character',
  ],
  [
    any.subtype('Jedi').or(any.named('Yoda')),
    'each Jedi and Yoda',
    'a Jedi or Yoda',
    'Jedi and Yoda',
    'a Jedi or Yoda',
  ],
  [
    any.subtype('Jedi').or(any.other.subtype('Clone')),
    'each Jedi and each other Clone',
    'a Jedi or another Clone',
    'Jedi and other Clones',
    'a Jedi or another Clone',
  ],
  [
    any.units.or(any.subtype('Jedi')).or(any.named('Yoda')),
    'each unit or Jedi and Yoda',
    'a unit or Jedi or Yoda',
    'units or Jedi and Yoda',
    'a unit or Jedi or Yoda',
  ],
];

/** Cards that the text knows already: nobody is said to have those. */
const known: readonly (readonly [cards: Cards, each: string, one: string, all: string])[] = [
  [
    this_.or(your.other.units),
    'Yoda and each of your other units',
    'Yoda or one of your other units',
    'Yoda and your other units',
  ],
  [this_, 'Yoda', 'Yoda', 'Yoda'],
  [that, 'that unit', 'that unit', 'that unit'],
  [unitAbove, 'the unit on top of it', 'the unit on top of it', 'the unit on top of it'],
  [pilotedUnit, 'the unit that Yoda pilots', 'the unit that Yoda pilots', 'the unit that Yoda pilots'],
];

describe('cards are called', () => {
  test.each(described)('$1', (cards, each, one, all, had) => {
    expect([cards.each('Yoda'), cards.one('Yoda'), cards.plural('Yoda'), cards.another()]).toEqual([
      each,
      one,
      all,
      had,
    ]);
  });
  test.each(known)('$1', (cards, each, one, all) => {
    expect([cards.each('Yoda'), cards.one('Yoda'), cards.plural('Yoda')]).toEqual([each, one, all]);
  });
});
