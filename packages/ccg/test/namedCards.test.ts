import { rule, type ScenarioTable, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, CcgState, CcgVocabulary } from '../src/index.ts';
import type { Stood } from '../src/position.ts';
import { stateOf } from '../src/rules/cards/cardStates.ts';
import { whyNot } from '../src/rules/deploying/deploy.ts';
import { generation } from '../src/rules/force/generation.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { ccg } from './drill.ts';

type Table = ScenarioTable<CcgState, 'dark' | 'light', CcgVocabulary>;

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);

/** A Reserve Deck with these destinies on top, the first drawn first. */
const fates = (...values: readonly number[]): readonly string[] => [
  ...Array.from({ length: 6 }, () => 'Drill Fate 0'),
  ...[...values].reverse().map((value) => `Drill Fate ${value}`),
];

const both = (t: Table, pile: string): readonly string[] => [
  ...t.dark.sees(pile, 'dark'),
  ...t.light.sees(pile, 'light'),
];

describe('two starfighters in a roll', () => {
  const roll = (dark: readonly string[], light: readonly string[], enemy = 'Drill Cross Wing') =>
    table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Barrel Roll', 'Drill Trooper'], reserve: dark, used: ['Drill Trooper'] },
      light: { hand: ['Drill Errand (Light)'], reserve: light, used: ['Drill Trooper'] },
      at: { Drill: { dark: ['Drill Twin Ion'], light: [enemy] } },
    });

  rule(['AR1-0446', 'GLB-0284'], 'each draw destiny and add power, one maneuver as well; the lower is lost', () => {
    // 2 and 1 and 3 against 4 and 3.
    const lower = roll(fates(2), fates(4));
    lower.dark.does('play', 'Drill Barrel Roll');
    expect(lower.dark.sees('lost', 'dark')).toContain('Drill Twin Ion');
    expect(lower.dark.sees('at', 'light')).toEqual(['Drill Cross Wing']);
    const higher = roll(fates(4), fates(4));
    higher.dark.does('play', 'Drill Barrel Roll');
    expect(higher.dark.sees('lost', 'light')).toEqual(['Drill Cross Wing']);
    expect(higher.dark.sees('at', 'dark')).toEqual(['Drill Twin Ion']);
    // An independent starship is no Rebel starfighter.
    expect(roll(fates(4), fates(4), 'Drill Tramp').dark.getsTo('play', 'Drill Barrel Roll')).toBe(false);
  });
});

describe('a duel', () => {
  const duel = (dark: readonly string[], light: readonly string[], lord: Stood = 'Drill Grey Lord') =>
    table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Grand Duel', 'Drill Trooper'], reserve: dark, used: ['Drill Trooper'] },
      light: { hand: ['Drill Errand (Light)'], reserve: light, used: ['Drill Trooper'] },
      at: { 'Drill Yard': { dark: [lord], light: ['Drill Recruit'] } },
    });

  rule('AR1-0486', 'is fought with two destinies each, and each of them is 1 more with a lightsaber', () => {
    const even = duel(fates(1, 2), fates(2, 2));
    even.dark.does('play', 'Drill Grand Duel');
    expect(even.dark.sees('lost', 'dark')).toContain('Drill Grey Lord');
    // 2 and 3 against 2 and 2.
    const armed = duel(fates(1, 2), fates(2, 2), { card: 'Drill Grey Lord', on: ['Drill Grey Foil'] });
    armed.dark.does('play', 'Drill Grand Duel');
    expect(armed.dark.sees('lost', 'light')).toEqual(['Drill Recruit']);
    expect(armed.dark.sees('at', 'dark')).toEqual(['Drill Grey Lord']);
  });

  rule('AR1-0450', 'is lost by whoever can draw no destiny, like it or not (example)', () => {
    const t = duel(fates(0, 0), []);
    t.dark.does('play', 'Drill Grand Duel');
    expect(t.dark.sees('lost', 'light')).toEqual(['Drill Recruit']);
  });
});

describe('a warrior against a vehicle', () => {
  rule('AR1-0484', 'adds 3 for one of two weapons, 7 for both, and loses the grenade with the vehicle', () => {
    const attack = (destiny: number, ...weapons: string[]) => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'control',
        light: { hand: ['Drill Under Fire', 'Drill Errand (Light)'], reserve: fates(destiny) },
        dark: { hand: ['Drill Errand (Dark)'] },
        at: { 'Drill Yard': { dark: ['Drill Armored Truck'], light: [{ card: 'Drill Raider', on: weapons }] } },
      });
      t.light.does('play', 'Drill Under Fire');
      return t;
    };
    expect(attack(5).dark.sees('at', 'dark')).toEqual(['Drill Armored Truck']);
    expect(attack(6).dark.sees('at', 'dark')).toEqual([]);
    expect(attack(2, 'Drill Light Foil').dark.sees('at', 'dark')).toEqual(['Drill Armored Truck']);
    const foil = attack(3, 'Drill Light Foil');
    expect(foil.dark.sees('at', 'dark')).toEqual([]);
    expect(foil.dark.sees('on', 'light')).toEqual(['Drill Light Foil']);
    const grenade = attack(3, 'Drill Thermal');
    expect(both(grenade, 'lost')).toEqual(['Drill Armored Truck', 'Drill Thermal']);
    const two = attack(0, 'Drill Thermal', 'Drill Light Foil');
    expect(two.dark.sees('at', 'dark')).toEqual([]);
    expect(two.dark.sees('on', 'light')).toEqual(['Drill Light Foil']);
  });
});

describe('a weapon destiny', () => {
  const shooters: CcgPosition['at'] = {
    'Drill Yard': {
      dark: [
        { card: 'Drill Baron', on: ['Drill Rifle (Dark)'] },
        { card: 'Drill Brute', on: ['Drill Rifle (Dark)'] },
      ],
      light: ['Drill Mouse', 'Drill Colonel'],
    },
  };

  rule('AR1-0449', 'may be cancelled once in a battle by what says so', () => {
    const t = table(ccg, {
      phase: 'battle',
      dark: { force: 4, reserve: fates(0, 0), hand: ['Drill Focus (Dark)'] },
      light: { table: ['Drill Diary'], hand: ['Drill Focus (Light)'] },
      at: shooters,
    });
    t.dark.does('initiate battle');
    if (t.asked === 'light' && t.light.may('pass')) t.light.passes();
    t.dark.does('fire', 'Drill Rifle (Dark) #1').does('target', 'Drill Mouse');
    t.light.does('use', 'Drill Diary');
    expect(t.state.cards.hit.every((hit) => hit === 0)).toBe(true);
    t.light.passes();
    t.dark.does('fire', 'Drill Rifle (Dark)').does('target', 'Drill Mouse');
    expect(t.light.may('use', 'Drill Diary')).toBe(false);
    expect(t.state.cards.hit.filter((hit) => hit > 0)).toHaveLength(1);
  });

  rule('AR1-0482', 'is 1 more against a character and 2 more against a creature', () => {
    const shoot = (destiny: number) => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'battle',
        light: { force: 4, reserve: fates(destiny) },
        at: { 'Drill Yard': { light: [{ card: 'Drill Raider', on: ['Drill Crossbow'] }], dark: ['Drill Brute'] } },
      });
      t.light.does('initiate battle').does('fire', 'Drill Crossbow');
      expect(t.state.zones.force[1]).toHaveLength(1);
      return t.state.cards.hit.filter((hit) => hit > 0).length;
    };
    expect(shoot(1)).toBe(0);
    expect(shoot(2)).toBe(1);
  });
});

describe('battle destiny', () => {
  rule('AR1-0476', 'takes 6 ability there, and whoever is no pilot does not count', () => {
    const battle = (aboard: Omit<Exclude<Stood, string>, 'card'>) => {
      const t = table(ccg, {
        phase: 'battle',
        dark: { force: 1, reserve: fates(3) },
        at: { 'Drill Jungle': { dark: [{ card: 'Drill Mist', ...aboard }], light: ['Drill Cross Wing'] } },
      });
      t.dark.does('initiate battle');
      while (t.asked === 'dark' && t.dark.may('pass') && !t.dark.may('draw battle destiny')) t.dark.passes();
      return t.dark.getsTo('draw battle destiny');
    };
    expect(battle({ pilots: ['Drill Tracker', 'Drill Tracker'] })).toBe(true);
    expect(battle({ pilots: ['Drill Tracker'], passengers: ['Drill Tracker'] })).toBe(false);
  });

  rule('AR1-0488', 'may be chosen from two, in battle with another of that kind', () => {
    const battle = (...light: string[]) => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'battle',
        light: { force: 1, reserve: fates(1, 5) },
        at: { 'Drill Yard': { light, dark: ['Drill Brute'] } },
      });
      t.light.does('initiate battle').does('draw battle destiny');
      return t;
    };
    expect(battle('Drill Rogue Twelve').light.may('use', 'Drill Rogue Twelve')).toBe(false);
    const t = battle('Drill Rogue Twelve', 'Drill Wing Mate');
    t.light.does('use', 'Drill Rogue Twelve').does('choose destiny', 'Drill Fate 5');
    expect(t.state.facts.battle?.battleDestiny[1]).toBe(5);
  });

  rule('AR1-0334', 'of a card that speaks of being drawn for it lets its text be used', () => {
    const battle = (card: string) => {
      const t = table(ccg, {
        phase: 'battle',
        dark: { force: 1, reserve: ['Drill Fate 0', card] },
        light: { hand: ['Drill Recruit'] },
        at: { 'Drill Yard': { dark: ['Drill Baron'], light: ['Drill Mouse', 'Drill Recruit'] } },
      });
      t.dark.does('initiate battle').does('draw battle destiny');
      return t;
    };
    const t = battle('Drill Power Unit');
    t.dark.does('use', 'Drill Power Unit');
    t.light.does('lose', 'Drill Recruit');
    expect(t.dark.sees('lost', 'light')).toEqual(['Drill Recruit']);
    expect(battle('Drill Fate 3').dark.getsTo('use')).toBe(false);
  });
});

describe('a destiny from a card that lies on another', () => {
  rule('AR1-0479', 'is that number, and nothing else of the card counts (example)', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: {
        hand: ['Drill Portent', 'Drill Augur', 'Drill Keep', 'Drill Errand (Dark)'],
        table: ['Drill Deep'],
        reserve: fates(5),
      },
      light: { hand: ['Drill Errand (Light)'] },
    });
    t.dark.does('use', 'Drill Deep').does('stack', 'Drill Portent');
    t.light.passes();
    t.dark.does('play', 'Drill Augur').does('use', 'Drill Deep');
    // Drawn, it would have been 3, and could have been taken into hand.
    expect(t.state.zones.force[0]).toHaveLength(1);
    expect(t.dark.sees('stacked', 'dark')).toEqual(['Drill Portent']);
    expect(t.dark.sees('hand', 'dark')).toEqual(['Drill Keep', 'Drill Errand (Dark)']);
  });
});

describe('looking into piles and hands', () => {
  rule('AR1-0087', 'takes one of either, once in each turn of one’s own', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: {
        hand: ['Drill Errand (Dark)'],
        reserve: ['Drill Super Gun', 'Drill Clouds', 'Drill Trooper', 'Drill Trooper'],
      },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Overseer'] } },
    });
    t.dark.does('use', 'Drill Overseer');
    expect(t.decision.options).toHaveLength(2);
    t.dark.does('take', 'Drill Clouds');
    t.light.passes();
    expect(t.dark.sees('hand', 'dark')).toContain('Drill Clouds');
    expect(t.dark.may('use', 'Drill Overseer')).toBe(false);
    expect(t.dark.told('shuffled')).toHaveLength(1);
  });

  rule('AR1-0270', 'retrieves when it is deployed, of itself', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Seeker Droid', 'Drill Errand (Dark)'], force: 1, lost: ['Drill Trooper', 'Drill Trooper'] },
      at: { 'Drill Yard': {} },
    });
    t.dark.does('deploy', 'Drill Seeker Droid');
    expect(t.dark.sees('lost', 'dark')).toHaveLength(1);
  });

  rule(
    ['AR1-0335', 'GLB-0470', 'GAP-0330'],
    'in a hand finds cards by what they are, and nobody saves them as characters',
    () => {
      const t = table(ccg, {
        phase: 'control',
        dark: { force: 9, hand: ['Drill Errand (Dark)'] },
        light: {
          hand: ['Drill Hero', 'Drill Recruit', 'Drill Hero in Disguise', 'Drill Sister in Arms'],
          table: ['Drill Rescue Team'],
        },
        at: { 'Drill Yard': { dark: ['Drill Flower Girl'] } },
      });
      t.dark.does('use', 'Drill Flower Girl');
      while (t.dark.may('put')) t.dark.does('put', 'Drill Hero');
      expect([...t.dark.sees('lost', 'light')].sort()).toEqual(['Drill Hero', 'Drill Hero in Disguise']);
      expect(t.state.zones.force[0]).toHaveLength(5);
      expect(t.light.told('shown').length).toBeGreaterThanOrEqual(4);
      expect(t.light.getsTo('use', 'Drill Rescue Team')).toBe(false);
    },
  );

  rule(['AR5-0068', 'AR5-0069', 'GAP-0085'], 'duplicates are cards of one title, not of one person (example)', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Bad Move', 'Drill Errand (Dark)'], force: 4 },
      light: { hand: ['Drill Paladin', 'Drill Paladin Grown', 'Drill Stew', 'Drill Recruit', 'Drill Recruit'] },
    });
    t.dark.does('play', 'Drill Bad Move');
    while (t.asked === 'dark' && t.dark.may('put')) t.dark.does('put');
    expect(t.dark.sees('lost', 'light')).toEqual(['Drill Recruit', 'Drill Recruit']);
  });
});

describe('a move against a full hand', () => {
  const holding = (count: number, force: number) =>
    table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Bad Move', 'Drill Errand (Dark)'], force },
      light: {
        hand: Array.from({ length: count }, (_, i) => (i < 2 ? 'Drill Recruit' : (oddments[i - 2] ?? 'Drill Stew'))),
      },
    });
  const oddments = ['Drill Hero', 'Drill Paladin', 'Drill Sister', 'Drill Novice', 'Drill Adept', 'Drill Elder'];

  rule('GLB-0487', 'leaves 8 of 13 cards, or for 4 Force takes all that are there twice', () => {
    expect(holding(12, 3).dark.may('play', 'Drill Bad Move')).toBe(false);
    const full = holding(13, 3);
    full.dark.does('play', 'Drill Bad Move');
    expect(full.state.zones.hand[1]).toHaveLength(8);
    expect(full.state.zones.used[1]).toHaveLength(5);
    expect(full.dark.sees('used', 'dark')).toContain('Drill Bad Move');
    const few = holding(6, 4);
    few.dark.does('play', 'Drill Bad Move');
    while (few.dark.may('put')) few.dark.does('put');
    expect(few.light.sees('lost', 'light')).toEqual(['Drill Recruit', 'Drill Recruit']);
    expect(few.dark.sees('lost', 'dark')).toEqual(['Drill Bad Move']);
    expect(few.state.zones.force[0]).toEqual([]);
  });

  rule(['GLC-0064', 'GLB-0202'], 'takes no two versions of one person (example)', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      light: { hand: ['Drill Good Move', 'Drill Errand (Light)'], force: 4 },
      dark: { hand: ['Darth Vader', 'Vader', 'Drill Champion', 'Drill Champion'] },
    });
    t.light.does('play', 'Drill Good Move');
    while (t.light.may('put')) t.light.does('put');
    expect(t.light.sees('lost', 'dark')).toEqual(['Drill Champion', 'Drill Champion']);
  });
});

describe('modifiers', () => {
  rule('AR1-0005', 'for those who provide all ability need somebody who does', () => {
    const forfeit = (...there: string[]) => {
      const t = table(ccg, {
        dark: { table: ['Drill Rabble'], hand: ['Drill Errand (Dark)', 'Drill Smuggler'] },
        at: { 'Drill Yard': { dark: there } },
      });
      return valueNow(t.state, find(t.state, 'Drill Smuggler'), 'forfeit');
    };
    expect(forfeit('Drill Smuggler')).toBe(3);
    expect(forfeit('Drill Smuggler', 'Drill Champion')).toBe(2);
    // Nobody has ability: the one in hand gets nothing.
    expect(forfeit()).toBe(2);
    expect(forfeit('Drill Labourer')).toBe(2);
  });

  rule('AR1-0371', 'count wherever a value is checked: stacked, or in hand (example)', () => {
    const vat = (force: number, ...table_: string[]) =>
      table(ccg, {
        turn: 'light',
        phase: 'control',
        light: { table: ['Drill Vat'], hand: ['Drill Errand (Light)'], force },
        dark: { table: table_, hand: ['Drill Errand (Dark)'] },
        at: { 'Drill Yard': { light: [{ card: 'Drill Recruit', inactive: 'stacked' }] } },
      });
    expect(vat(2).light.may('use', 'Drill Vat')).toBe(true);
    expect(vat(3, 'Drill Bad Feeling').light.may('use', 'Drill Vat')).toBe(false);
    const t = vat(4, 'Drill Bad Feeling');
    t.light.does('use', 'Drill Vat');
    expect(t.state.zones.force[1]).toEqual([]);
    expect(t.light.sees('hand', 'light')).toContain('Drill Recruit');

    const cast = table(ccg, {
      turn: 'light',
      phase: 'control',
      light: { table: ['Drill Cast Off'], hand: ['Drill Cross Wing', 'Drill Errand (Light)'] },
      dark: { table: ['Drill Blockade'], hand: ['Drill Errand (Dark)'] },
    });
    cast.light.does('use', 'Drill Cast Off');
    expect(cast.state.zones.force[1]).toHaveLength(2);
  });

  rule('AR1-0396', 'that are cumulative count each for itself, and others once (example)', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      light: { hand: ['Drill Lot', 'Drill Errand (Light)'], reserve: fates(1) },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: {
        'Drill Yard': {
          light: [
            'Drill Technician',
            'Drill Technician',
            'Drill Technician',
            'Drill Tinker',
            'Drill Treads',
            'Drill Treads',
            'Drill Treads',
          ],
        },
      },
    });
    expect(valueNow(t.state, find(t.state, 'Drill Tinker'), 'forfeit')).toBe(2);
    t.light.does('play', 'Drill Lot');
    expect(t.state.zones.force[1]).toHaveLength(4);
  });

  rule('AR1-0391', 'limit only where there would be more (example)', () => {
    const generated = (...lightTable: string[]) => {
      const { state } = table(ccg, {
        light: { table: lightTable, hand: ['Drill Errand (Light)'] },
        dark: { hand: ['Drill Errand (Dark)'] },
        at: { 'Drill: Dunes': {}, 'Drill Yard': {} },
      });
      return generation(state, 0);
    };
    // Two and one, and one of its own.
    expect(generated()).toBe(4);
    expect(generated('Drill Rough Place')).toBe(3);
  });

  rule('AR1-0405', 'of costs make Interrupts dearer in a battle that the other player initiated', () => {
    const battle = (by: 'dark' | 'light', force: number) => {
      const t = table(ccg, {
        turn: by,
        phase: 'battle',
        dark: { hand: ['Drill Focus (Dark)'], force: force + (by === 'dark' ? 1 : 0) },
        light: { table: ['Drill Their Fire'], force: 1 },
        at: { 'Drill Yard': { dark: ['Drill Brute'], light: ['Drill Recruit'] } },
      });
      t[by].does('initiate battle');
      return t.dark.getsTo('play', 'Drill Focus (Dark)');
    };
    expect(battle('light', 0)).toBe(false);
    expect(battle('light', 1)).toBe(true);
    expect(battle('dark', 0)).toBe(true);
  });
});

describe('an Interrupt', () => {
  const playing = (force: number, ...table_: string[]) => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'battle',
      light: {
        table: ['Drill Their Fire', 'Drill Snatcher'],
        hand: ['Drill House Arrest', 'Drill Focus (Light)', 'Drill Focus (Light)'],
        force: 1,
      },
      dark: { hand: ['Drill House Arrest', 'Drill Errand (Dark)'], force, table: table_ },
      at: { 'Drill Yard': { dark: ['Drill Brute'], light: ['Drill Recruit'] } },
    });
    t.light.does('use', 'Drill Snatcher').does('stack', 'Drill House Arrest');
    t.dark.passes();
    t.light.does('initiate battle').passes();
    expect(t.dark.may('play', 'Drill Errand (Dark)')).toBe(true);
    return t;
  };

  rule(
    ['AR1-0404', 'AR1-0406'],
    'of which one was grabbed is stacked there first, at more and more cost (example)',
    () => {
      expect(playing(2, 'Drill Wrapping').dark.may('play', 'Drill House Arrest')).toBe(false);
      const t = playing(3, 'Drill Wrapping');
      t.dark.does('play', 'Drill House Arrest');
      // One for the fire, two for the two of them in the stack; and one was activated.
      expect(t.state.zones.force[0]).toHaveLength(1);
      expect(both(t, 'stacked')).toEqual(['Drill House Arrest', 'Drill House Arrest']);
      expect(playing(4).dark.may('play', 'Drill House Arrest')).toBe(false);
      expect(playing(5).dark.may('play', 'Drill House Arrest')).toBe(true);
    },
  );

  rule('AR1-0343', 'that stays on somebody supports what it did, and can’t be cancelled any more (example)', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      light: { hand: ['Drill Arm Wrestling', 'Drill Errand (Light)'] },
      dark: { hand: ['Drill Sense (Dark)', 'Drill Errand (Dark)'] },
      at: { 'Drill Yard': { dark: [{ card: 'Drill Champion', on: ['Drill Popgun'] }] } },
    });
    t.light.does('play', 'Drill Arm Wrestling');
    if (t.dark.may('pass')) t.dark.passes();
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Popgun']);
    expect(t.dark.sees('stacked', 'light')).toEqual(['Drill Arm Wrestling']);
    expect(stateOf(t.state, find(t.state, 'Drill Arm Wrestling'))).toBe('supporting');
    expect(t.dark.may('play', 'Drill Sense (Dark)')).toBe(false);
  });

  rule('AR1-0401', 'that wants a card to deploy for free takes only one that names no cost', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: {
        hand: ['Drill Preparation', 'Drill Free Effect', 'Drill Dear Effect', 'Drill Errand (Light)'],
        table: ['Drill Grant'],
      },
      dark: { hand: ['Drill Errand (Dark)'] },
    });
    t.light.does('play', 'Drill Preparation');
    expect(t.light.sees('table', 'light')).toContain('Drill Free Effect');
    expect(t.light.sees('hand', 'light')).toContain('Drill Dear Effect');
  });
});

describe('a card that supports another', () => {
  const track = (more: CcgPosition = {}) => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      ...more,
      light: {
        table: ['Drill Race Track'],
        force: 9,
        hand: ['Drill Envoy of Peace', 'Drill Envoy of Peace', 'Drill Pistol', 'Drill Errand (Light)'],
      },
      dark: { hand: ['Drill Blast', 'Drill Weaken', 'Drill Errand (Dark)'] },
      at: { 'Drill Yard': more.at?.['Drill Yard'] ?? {} },
    });
    t.light.does('use', 'Drill Race Track').does('stack', 'Drill Envoy of Peace');
    return t;
  };

  rule('AR1-0341', 'is not on table: another may deploy, and nothing is aimed at it or put on it (example)', () => {
    const alone = track();
    const [stacked = -1] = alone.state.zones.stacked[1];
    expect(stateOf(alone.state, stacked)).toBe('supporting');
    expect(whyNot(alone.state, 1, alone.state.zones.hand[1][0] ?? -1)).toBeNull();
    expect(alone.dark.may('play', 'Drill Errand (Dark)')).toBe(true);
    expect(alone.dark.may('play', 'Drill Weaken')).toBe(false);
    const t = track({ at: { 'Drill Yard': { light: ['Drill Recruit'] } } });
    // All characters are lost, and this is none.
    t.dark.does('play', 'Drill Blast');
    expect(t.light.sees('at', 'light')).toEqual([]);
    expect(t.light.sees('stacked', 'light')).toEqual(['Drill Envoy of Peace']);
    expect(t.light.may('deploy', 'Drill Pistol')).toBe(false);
    expect(t.light.may('deploy', 'Drill Envoy of Peace')).toBe(true);
  });

  rule(['AR1-0345', 'AR1-0340'], 'is looked at by what names it, for what it is', () => {
    const t = track();
    t.dark.passes();
    t.light.does('deploy', 'Drill Envoy of Peace');
    const deployed = t.state.zones.at[1][0] ?? -1;
    // She stands for peace, and is no senator; and there is one of them.
    expect(valueNow(t.state, deployed, 'power')).toBe(2);
    expect(valueNow(t.state, deployed, 'forfeit')).toBe(5);
  });
});
