import { rule, scenario, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { tcg } from './drill.ts';
import {
  chanceNow,
  damageOn,
  diceOf,
  offered,
  passChances,
  statsOf,
  type TcgTable,
  tappedNow,
  whereIs,
} from './support.ts';

/** The titles that options of that verb stand on, as the player asked sees them. */
function titles(t: TcgTable, verb: string): readonly string[] {
  if (t.asked === null) return [];
  const { cards } = t[t.asked].view;
  return offered(t, verb).map(({ on }) => {
    const handle = on !== undefined && 'card' in on ? on.card : -1;
    return cards.find((card) => card.handle === handle)?.name ?? '?';
  });
}

const named = (what: unknown): unknown =>
  typeof what === 'object' && what !== null && 'name' in what ? what.name : undefined;

const defenders = (t: TcgTable): readonly unknown[] => t.dark.told('attacks').map(({ defender }) => named(defender));

describe('declaring an attack', () => {
  rule(['TCG-0050', 'TCG-0144', 'TCG-0433'], 'a unit attacks an opposing unit in its arena, and no other', () => {
    const t = table(tcg, {
      at: 'ground',
      dark: { ground: ['Drill Speeder', 'Drill Speeder', 'Drill Speeder'], character: ['Drill Adept'] },
      light: {
        space: ['Drill Probe'],
        ground: ['Drill Walker', 'Drill Crawler'],
        character: ['Drill Trooper'],
        build: ['Drill Shuttle'],
      },
    });
    t.dark.does('attack', 'Drill Speeder #2');
    expect(titles(t, 'attack')).toEqual(['Drill Walker', 'Drill Crawler']);
  });

  rule(
    ['TCG-0143', 'TCG-0451', 'TCG-0500'],
    'the defender may be tapped or not; both are in the attack until it ends',
    () => {
      const t = table(tcg, {
        at: 'character',
        dark: { character: ['Drill Adept'], hand: ['Sparring Charge'] },
        light: { character: [{ card: 'Drill Sergeant', tapped: true }, 'Drill Mechanic'] },
        rolls: [4, 1, 1, 1],
      });
      t.dark.passes().does('attack', 'Drill Adept');
      // Nothing has begun before there is a defender.
      expect(tappedNow(t, 'Drill Adept')).toBe(false);
      expect(t.state.facts.attack).toBeNull();
      t.dark.does('attack', 'Drill Sergeant');
      expect(tappedNow(t, 'Drill Adept')).toBe(true);
      expect(t.dark.view.facts['attack']).toMatchObject({ attacker: expect.anything(), defender: expect.anything() });
      t.dark.passes();
      expect(damageOn(t, 'Drill Sergeant')).toBe(1);
      expect(t.state.facts.attack).toBeNull();
    },
  );

  rule('TCG-0442', 'only the attacker does damage', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Trooper'] },
      light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
      rolls: [6, 6],
    });
    t.dark.does('attack', 'Drill Trooper');
    expect(damageOn(t, 'Drill Sergeant')).toBe(2);
    expect(damageOn(t, 'Drill Trooper')).toBe(0);
    expect(diceOf(t, 'attack')).toEqual([[6, 6]]);
  });
});

describe('rolling', () => {
  rule(['TCG-0018', 'TCG-0148', 'TCG-0572'], 'as many dice as power; each of 4 or more is a hit', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: ['Drill Sergeant'] },
      rolls: [3, 4, 5, 6, 2],
    });
    t.dark.does('attack', 'Drill Sergeant');
    expect(diceOf(t, 'attack')).toEqual([[3, 4, 5, 6, 2]]);
    expect(t.dark.told('hits')).toMatchObject([{ hits: 3 }]);
    expect(t.dark.told('damaged')).toMatchObject([{ amount: 3 }]);
  });

  rule('TCG-0594', 'misses do no damage', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Trooper'] },
      light: { character: ['Drill Mechanic'], hand: ['Sparring Cover'] },
      rolls: [3, 3],
    });
    t.dark.does('attack', 'Drill Trooper');
    // Not even a chance to prevent any.
    expect(t.asked).toBe('light');
    expect(chanceNow(t)).toBe('');
    expect(damageOn(t, 'Drill Mechanic')).toBe(0);
  });

  rule(['TCG-0146', 'TCG-0149'], 'without power no dice are rolled, which counts as a roll without hits', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Steward'] },
      light: { character: ['Drill Mechanic'], hand: ['Sparring Jamming'] },
    });
    t.dark.does('attack', 'Sparring Steward');
    t.light.does('play', 'Sparring Jamming');
    expect(diceOf(t, 'attack')).toEqual([[]]);
    // It was an attack all the same.
    t.dark.does('do it');
    expect(t.dark.told('attack ended')).toHaveLength(1);
    expect(damageOn(t, 'Drill Mechanic')).toBe(0);
    expect(statsOf(t, 'Sparring Steward').power).toBe(2);
  });

  rule('TCG-0146', 'none either if one of the two is gone', () => {
    const laid = {
      at: 'character',
      dark: { character: ['Drill Trooper'], hand: ['Sparring Volley'] },
      light: { character: ['Drill Mechanic', { card: 'Drill Trooper', damage: 1 }], hand: ['Sparring Volley'] },
    } as const;
    const attacker = table(tcg, laid);
    attacker.dark.passes();
    attacker.light.passes();
    attacker.dark.does('attack', 'Drill Trooper').does('attack', 'Drill Mechanic').passes();
    attacker.light.does('play', 'Sparring Volley');
    attacker.dark.passes();
    expect(diceOf(attacker, 'attack')).toEqual([[]]);
    const defender = table(tcg, laid);
    defender.dark.passes();
    defender.light.passes();
    defender.dark.does('attack', 'Drill Trooper').does('attack', 'Drill Trooper');
    defender.dark.does('play', 'Sparring Volley').does('choose', 'Drill Trooper');
    defender.light.passes();
    expect(diceOf(defender, 'attack')).toEqual([[]]);
  });

  rule(
    ['TCG-0147', 'TCG-0445', 'TCG-0150'],
    'rerolls come after the roll; power that comes then changes no dice',
    () => {
      const t = table(tcg, {
        at: 'character',
        dark: { character: ['Drill Trooper'], hand: ['Sparring Second Wind', 'Sparring Charge'] },
        light: { character: ['Drill Sergeant'] },
        rolls: [1, 1, 5, 2],
      });
      t.dark.passes();
      t.light.does('hold back', 'Drill Sergeant');
      t.dark.passes().does('attack', 'Drill Trooper');
      expect(chanceNow(t)).toBe('attack');
      expect(t.dark.may('play', 'Sparring Second Wind')).toBe(false);
      t.dark.passes();
      expect(chanceNow(t)).toBe('reroll');
      expect(t.dark.may('play', 'Sparring Charge')).toBe(false);
      t.dark.does('play', 'Sparring Second Wind');
      expect(t.dark.told('rerolled')).toMatchObject([{ dice: [5, 2] }]);
      expect(statsOf(t, 'Drill Trooper').power).toBe(4);
      t.dark.passes();
      expect(damageOn(t, 'Drill Sergeant')).toBe(1);
    },
  );

  rule('TCG-0151', 'a unit that retreats after the roll still takes the hits', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: ['Sparring Dodger', 'Drill Mechanic'], hand: ['Sparring Withdrawal'] },
      rolls: [4, 4, 4, 1, 1],
    });
    t.dark.does('attack', 'Drill Sergeant').does('attack', 'Sparring Dodger');
    t.light.does('play', 'Sparring Withdrawal').picks();
    // No Evade in the build zone.
    expect(whereIs(t, 'Sparring Dodger')).toBe('build');
    expect(chanceNow(t)).toBe('');
    expect(damageOn(t, 'Sparring Dodger')).toBe(3);
  });
});

describe('the course of an attack', () => {
  rule(['TCG-0145', 'TCG-0444'], 'what triggers on the attack comes before what is played in its chance', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant'], hand: ['Sparring Charge'] },
      light: { character: ['Sparring Watcher', 'Sparring Bodyguard'] },
      rolls: [1, 1, 1, 1, 1, 1, 1],
    });
    t.dark.passes().does('attack', 'Drill Sergeant').does('attack', 'Sparring Watcher');
    expect(t.asked).toBe('light');
    expect(t.light.may('do it')).toBe(true);
    t.light.does('do it');
    expect(chanceNow(t)).toBe('attack');
    t.dark.does('play', 'Sparring Charge');
    expect(t.light.may('use', 'Sparring Bodyguard')).toBe(true);
    t.light.passes();
    expect(diceOf(t, 'attack')).toEqual([[1, 1, 1, 1, 1, 1, 1]]);
  });

  rule('TCG-0714', 'the steps of an attack, one after the other', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Brute'] },
      light: {
        character: ['Sparring Dodger', 'Sparring Bodyguard'],
        hand: ['Sparring Static', 'Sparring Feint', 'Sparring Field Dressing'],
      },
      rolls: [6, 6, 6, 6, 6, 6, 4, 1],
    });
    t.dark.does('attack', 'Sparring Brute').does('attack', 'Sparring Bodyguard');
    expect(tappedNow(t, 'Sparring Brute')).toBe(true);
    expect(chanceNow(t)).toBe('disrupt');
    t.light.passes();
    expect(chanceNow(t)).toBe('attack');
    t.light.does('use', 'Sparring Bodyguard').passes(); // whether to disrupt one's own ability
    expect(chanceNow(t)).toBe('reroll');
    t.light.passes();
    expect(t.asked).toBe('dark');
    t.dark.does('overkill', 'Sparring Dodger').does('assign', 1);
    expect(chanceNow(t)).toBe('prevention');
    expect(damageOn(t, 'Sparring Bodyguard')).toBe(0);
    t.light.passes();
    expect(damageOn(t, 'Sparring Bodyguard')).toBe(5);
    expect(damageOn(t, 'Sparring Dodger')).toBe(1);
    expect(chanceNow(t)).toBe('discard');
    expect(damageOn(t, 'Sparring Brute')).toBe(0);
    t.light.passes();
    expect(t.light.sees('discard')).toEqual(['Sparring Bodyguard']);
    expect(diceOf(t, 'damage')).toEqual([[4, 1]]);
    expect(damageOn(t, 'Sparring Brute')).toBe(1);
  });

  scenario('a disrupted attack goes no further, and its Double Strike does not come', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Blademaster'] },
      light: { character: ['Drill Sergeant'], hand: ['Sparring Static'] },
    });
    t.dark.does('attack', 'Sparring Blademaster');
    t.light.does('play', 'Sparring Static');
    expect(t.asked).toBe('light');
    expect(diceOf(t, 'attack')).toEqual([]);
    expect(tappedNow(t, 'Sparring Blademaster')).toBe(true);
  });

  rule(['TCG-0158', 'TCG-0448', 'TCG-0019'], 'as many counters as health discard the unit, one less does not', () => {
    const laid = { at: 'character', light: { character: ['Drill Sergeant', 'Drill Mechanic'] } } as const;
    const four = table(tcg, { ...laid, dark: { character: ['Drill Sergeant'] }, rolls: [4, 4, 4, 4, 1] });
    four.dark.does('attack', 'Drill Sergeant').does('attack', 'Drill Sergeant');
    expect(four.light.sees('discard')).toEqual([]);
    const five = table(tcg, { ...laid, dark: { character: ['Drill Sergeant'] }, rolls: [4, 4, 4, 4, 4] });
    five.dark.does('attack', 'Drill Sergeant').does('attack', 'Drill Sergeant');
    expect(five.light.sees('discard')).toEqual(['Drill Sergeant']);
  });

  rule(['TCG-0159', 'TCG-0449'], 'before a discard it may be kept from happening; after it come its triggers', () => {
    const laid = {
      at: 'character',
      dark: { character: ['Drill Trooper'] },
      light: {
        character: ['Sparring Martyr', 'Sparring Phoenix'],
        hand: ['Sparring Field Dressing'],
        force: 4,
      },
      rolls: [6, 6],
    } as const;
    const saved = table(tcg, laid);
    saved.dark.does('attack', 'Drill Trooper').does('attack', 'Sparring Martyr');
    expect(chanceNow(saved)).toBe('discard');
    expect(saved.light.sees('character')).toContain('Sparring Martyr');
    saved.light.does('play', 'Sparring Field Dressing');
    expect(saved.light.sees('character')).toContain('Sparring Martyr');
    expect(damageOn(saved, 'Sparring Martyr')).toBe(0);

    const lost = table(tcg, laid);
    lost.dark.does('attack', 'Drill Trooper').does('attack', 'Sparring Martyr');
    lost.light.passes();
    expect(lost.light.sees('discard')).toEqual(['Sparring Martyr']);
    expect(lost.state.facts.attack).not.toBeNull();
    lost.light.does('do it');
    expect(lost.state.facts.force[1]).toBe(6);

    const replaced = table(tcg, laid);
    replaced.dark.does('attack', 'Drill Trooper').does('attack', 'Sparring Phoenix');
    replaced.light.passes();
    expect(replaced.light.may('let it happen')).toBe(true);
    replaced.light.does('instead');
    expect(replaced.light.sees('hand')).toContain('Sparring Phoenix');
    expect(replaced.light.sees('discard')).toEqual([]);
  });

  rule(['TCG-0160', 'TCG-0450'], 'what waits for the end of the attack comes when it has ended', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Steward'] },
      light: { character: ['Sparring Avenger'] },
      rolls: [4, 4, 4, 1, 1],
    });
    t.dark.does('attack', 'Sparring Steward');
    t.light.does('use', 'Sparring Avenger');
    // Asked by what triggered at the end: the dice of Retaliate are down by then.
    expect(t.asked).toBe('dark');
    expect(t.state.facts.attack).toBeNull();
    expect(diceOf(t, 'damage')).toEqual([[4, 1, 1]]);
    t.dark.does('decline');
    expect(damageOn(t, 'Sparring Steward')).toBe(1);
    expect(damageOn(t, 'Sparring Avenger')).toBe(2);
  });

  rule('TCG-0225', 'a unit cannot tap for its own attack', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Spotter', 'Sparring Spotter'] },
      light: { character: ['Drill Mechanic'] },
      rolls: [1, 1, 1, 1],
    });
    t.dark.does('attack', 'Sparring Spotter');
    expect(titles(t, 'use')).toHaveLength(1);
    t.dark.does('use', 'Sparring Spotter');
    expect(diceOf(t, 'attack')).toEqual([[1, 1, 1, 1]]);
    expect(tappedNow(t, 'Sparring Spotter')).toBe(true);
    expect(tappedNow(t, 'Sparring Spotter #2')).toBe(true);
  });

  rule('TCG-0452', 'Battle cards are for chances: those that prevent or reroll for theirs', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Adept'] },
      light: {
        character: [{ card: 'Drill Sergeant', tapped: true }],
        hand: ['Sparring Charge', 'Sparring Feint', 'Sparring Cover'],
      },
      rolls: [4, 1, 1, 1],
    });
    const seen: string[] = [];
    const look = () => seen.push(`${chanceNow(t)}: ${titles(t, 'play').join(', ')}`);
    look();
    t.light.passes();
    expect(t.asked).toBe('dark');
    t.dark.does('attack', 'Drill Adept');
    for (let i = 0; i < 3; i++) {
      look();
      t.light.passes();
    }
    expect(seen).toEqual([
      'general: Sparring Charge',
      'attack: Sparring Charge',
      'reroll: Sparring Feint',
      'prevention: Sparring Cover',
    ]);
  });
});

describe('activated abilities', () => {
  rule('TCG-0430', 'are played on the turn of their player, once each time they apply', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Grenadier'] },
      light: { character: ['Drill Sergeant', 'Drill Sergeant'] },
      rolls: [1, 1, 1, 1],
    });
    expect(chanceNow(t)).toBe('general');
    t.dark.does('use', 'Sparring Grenadier').does('choose', 'Drill Sergeant');
    // Not a second time this turn, neither now nor in the chances after it.
    expect(chanceNow(t)).toBe('');
    t.dark.does('attack', 'Sparring Grenadier').does('attack', 'Drill Sergeant');
    expect(chanceNow(t)).toBe('');
    expect(diceOf(t, 'damage')).toHaveLength(1);
  });

  rule('TCG-0431', 'an arrow on a Location makes no activated ability, so that it cannot be disrupted as one', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Adept', 'Sparring Grenadier'], locations: { character: 'Sparring Armory' } },
      light: { character: ['Drill Sergeant', 'Drill Mechanic'], hand: ['Sparring Static'] },
      rolls: [1, 1],
    });
    t.dark.does('use', 'Sparring Armory').does('choose', 'Drill Adept');
    expect(chanceNow(t)).toBe('general');
    t.dark.does('use', 'Sparring Grenadier');
    expect(chanceNow(t)).toBe('disrupt');
    t.light.does('play', 'Sparring Static');
    expect(diceOf(t, 'damage')).toEqual([]);
  });

  rule('TCG-0432', 'cost Force, taps, build points or cards', () => {
    const t = table(tcg, {
      at: 'build',
      dark: { character: ['Sparring Quartermaster', 'Sparring Sniper'], points: 1, force: 3, hand: ['Drill Walker'] },
      light: { character: ['Drill Sergeant'] },
      rolls: [1, 1],
    });
    t.dark.does('use', 'Sparring Quartermaster');
    expect(t.state.facts.points[0]).toBe(0);
    expect(t.dark.sees('hand')).toHaveLength(2);
    expect(t.dark.may('use', 'Sparring Quartermaster')).toBe(false);
    const fighting = table(tcg, {
      at: 'character',
      dark: {
        character: ['Sparring Quartermaster', 'Sparring Sniper'],
        force: 3,
        hand: ['Drill Walker', 'Drill Probe'],
      },
      light: { character: ['Drill Sergeant'] },
      rolls: [1, 1],
    });
    fighting.dark.does('use', 'Sparring Quartermaster').picks('Drill Walker');
    expect(fighting.dark.sees('discard')).toEqual(['Drill Walker']);
    expect(fighting.state.facts.force[0]).toBe(5);
    fighting.dark.does('use', 'Sparring Sniper');
    expect(tappedNow(fighting, 'Sparring Sniper')).toBe(true);
  });
});

describe('units that cannot attack or be attacked', () => {
  rule(['TCG-0163', 'TCG-0164'], 'are left out of what may be chosen', () => {
    const jedi = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Disciple'] },
      light: { character: ['Drill Adept', 'Drill Mechanic', 'Drill Sergeant'] },
    });
    jedi.dark.does('attack', 'Sparring Disciple');
    expect(titles(jedi, 'attack')).toEqual(['Drill Mechanic', 'Drill Sergeant']);

    const nobody = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Disciple', 'Sparring Follower'] },
      light: { character: ['Drill Adept'] },
    });
    expect(titles(nobody, 'attack')).toEqual(['Sparring Follower']);
    const alone = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Follower'], ground: ['Drill Walker'] },
      light: { character: ['Drill Sergeant'] },
    });
    // It can only be held back, and is.
    expect(alone.asked).toBe('light');
    expect(tappedNow(alone, 'Sparring Follower')).toBe(true);
  });

  rule('TCG-0164', 'units are protected by others, or for a turn', () => {
    const laid = {
      at: 'character',
      dark: { character: ['Drill Adept'] },
      light: { character: ['Drill Sergeant', 'Drill Mechanic', 'Drill Trooper'], hand: ['Sparring Truce'] },
    } as const;
    const bunker = table(tcg, { ...laid, light: { ...laid.light, ground: ['Sparring Bunker'], hand: [] } });
    bunker.dark.does('attack', 'Drill Adept');
    // The only one left.
    expect(defenders(bunker)).toEqual(['Drill Mechanic']);
    const retreated = table(tcg, { ...laid, light: { ...laid.light, build: ['Sparring Bunker'], hand: [] } });
    retreated.dark.does('attack', 'Drill Adept');
    expect(titles(retreated, 'attack')).toHaveLength(3);
    const truce = table(tcg, laid);
    truce.light.does('play', 'Sparring Truce').does('choose', 'Drill Mechanic');
    truce.dark.does('attack', 'Drill Adept');
    expect(titles(truce, 'attack')).toEqual(['Drill Sergeant', 'Drill Trooper']);
  });

  rule('TCG-0165', 'no effect makes a unit attack what it cannot attack', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Disciple'] },
      light: {
        character: ['Drill Adept', 'Drill Mechanic', 'Drill Sergeant'],
        hand: ['Sparring Decoy', 'Sparring Decoy'],
      },
      rolls: [4, 1, 1, 1],
    });
    t.dark.does('attack', 'Sparring Disciple').does('attack', 'Drill Mechanic');
    t.light.does('play', 'Sparring Decoy').does('choose', 'Drill Adept');
    expect(t.dark.told('redirected')).toEqual([]);
    t.light.does('play', 'Sparring Decoy').does('choose', 'Drill Sergeant');
    expect(damageOn(t, 'Drill Adept')).toBe(0);
    expect(damageOn(t, 'Drill Mechanic')).toBe(0);
    expect(damageOn(t, 'Drill Sergeant')).toBe(1);
  });

  rule('TCG-0166', 'it matters before the attack only', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Adept'] },
      light: { character: ['Drill Mechanic', 'Drill Sergeant'], hand: ['Sparring Truce'] },
      rolls: [4, 1, 1, 1],
    });
    t.light.passes();
    t.dark.does('attack', 'Drill Adept').does('attack', 'Drill Mechanic');
    t.light.does('play', 'Sparring Truce').does('choose', 'Drill Mechanic');
    expect(damageOn(t, 'Drill Mechanic')).toBe(1);
  });
});

describe('having a unit attack', () => {
  const laid = {
    at: 'space',
    dark: { space: ['Drill Fighter', 'Drill Cruiser', 'Drill Probe'] },
    light: { space: ['Drill Shuttle'], hand: ['Sparring Misdirection'] },
    rolls: [4, 1, 4, 1],
  } as const;

  rule(['TCG-0167', 'TCG-0168'], 'whoever has it attack chooses what', () => {
    const t = table(tcg, laid);
    t.light.does('play', 'Sparring Misdirection').does('choose', 'Drill Fighter');
    expect(t.asked).toBe('light');
    expect(titles(t, 'attack')).toEqual(['Drill Cruiser', 'Drill Probe']);
    t.light.does('attack', 'Drill Cruiser');
    expect(damageOn(t, 'Drill Cruiser')).toBe(1);
    expect(tappedNow(t, 'Drill Fighter')).toBe(true);
  });

  rule(['TCG-0167', 'TCG-0168'], 'declined or without a target, the unit attacks as usual', () => {
    const t = table(tcg, laid);
    t.light.does('play', 'Sparring Misdirection').does('choose', 'Drill Fighter').does('decline');
    expect(t.asked).toBe('dark');
    expect(t.dark.may('hold back', 'Drill Fighter')).toBe(true);
    t.dark.does('attack', 'Drill Fighter');
    expect(damageOn(t, 'Drill Shuttle')).toBe(1);
    const lonely = table(tcg, { ...laid, dark: { space: ['Drill Fighter'], ground: ['Drill Walker'] } });
    lonely.light.does('play', 'Sparring Misdirection');
    expect(lonely.asked).toBe('dark');
    lonely.dark.does('attack', 'Drill Fighter');
    expect(damageOn(lonely, 'Drill Shuttle')).toBe(1);
  });
});

describe('units that must attack', () => {
  rule(['TCG-0169', 'TCG-0173'], 'have no choice, and no ability in place of it', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Channeler', 'Drill Sergeant'] },
      light: { character: ['Sparring Taunter', 'Drill Mechanic'], hand: ['Sparring Sprint'] },
      rolls: [4, 1],
    });
    t.light.passes();
    // The Channeler, a Jedi, does so without being asked.
    expect(defenders(t)).toEqual(['Sparring Taunter']);
    t.light.passes().passes();
    expect(damageOn(t, 'Sparring Taunter')).toBe(1);
    expect(t.dark.may('hold back', 'Drill Sergeant')).toBe(true);
    t.dark.does('attack', 'Drill Sergeant');
    expect(titles(t, 'attack')).toEqual(['Sparring Taunter', 'Drill Mechanic']);
  });

  rule('TCG-0170', 'choose among several', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Adept'] },
      light: { character: ['Sparring Taunter', 'Drill Mechanic', 'Sparring Taunter'] },
    });
    expect(titles(t, 'attack')).toEqual(['Sparring Taunter', 'Sparring Taunter']);
    expect(t.dark.may('hold back')).toBe(false);
  });

  rule(['TCG-0169', 'TCG-0171'], 'are free once that unit has retreated', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Adept', 'Drill Trooper'] },
      light: { character: ['Sparring Guard', 'Drill Mechanic'], hand: ['Sparring Challenge', 'Sparring Withdrawal'] },
      rolls: [1, 1, 1, 1],
    });
    t.light.does('play', 'Sparring Challenge').does('choose', 'Sparring Guard');
    expect(defenders(t)).toEqual(['Sparring Guard']);
    t.light.does('play', 'Sparring Withdrawal').picks();
    expect(t.dark.may('hold back', 'Drill Trooper')).toBe(true);
    t.dark.does('attack', 'Drill Trooper');
    expect(defenders(t)).toEqual(['Sparring Guard', 'Drill Mechanic']);
  });

  rule('TCG-0172', 'keep a defender that was chosen before', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Adept'] },
      light: { character: ['Sparring Guard', 'Drill Mechanic'], hand: ['Sparring Challenge'] },
      rolls: [4, 1, 1, 1],
    });
    t.light.passes();
    t.dark.does('attack', 'Drill Adept').does('attack', 'Drill Mechanic');
    t.light.does('play', 'Sparring Challenge').does('choose', 'Sparring Guard');
    expect(damageOn(t, 'Drill Mechanic')).toBe(1);
    expect(passChances(t)).toEqual([]);
  });
});
