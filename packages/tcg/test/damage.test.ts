import { rule, scenario, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { tcg } from './drill.ts';
import { chanceNow, damageOn, diceOf, passChances, statsOf } from './support.ts';

describe('damage in an attack', () => {
  rule(['TCG-0155', 'TCG-0156', 'TCG-0157'], 'hits are pending until the chance to prevent them is over', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Sergeant'] },
      light: { character: ['Sparring Dodger'] },
      rolls: [4, 5, 6, 1, 1],
    });
    t.dark.does('attack', 'Drill Sergeant');
    expect(chanceNow(t)).toBe('prevention');
    expect(t.state.facts.damage).toMatchObject([{ amount: 3, from: 'attack' }]);
    expect(damageOn(t, 'Sparring Dodger')).toBe(0);
    t.light.does('use', 'Sparring Dodger');
    expect(damageOn(t, 'Sparring Dodger')).toBe(1);
    expect(t.state.facts.damage).toEqual([]);
  });

  rule('TCG-0496', 'a unit takes counters until they are as many as its health', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Trooper', 'Drill Trooper'] },
      light: { character: [{ card: 'Drill Mechanic', damage: 1, tapped: true }, 'Drill Mechanic'] },
      rolls: [4, 1, 4, 1],
    });
    t.dark.does('attack', 'Drill Trooper').does('attack', 'Drill Mechanic');
    expect(damageOn(t, 'Drill Mechanic')).toBe(2);
    t.dark.does('attack', 'Drill Trooper').does('attack', 'Drill Mechanic');
    expect(t.light.sees('discard')).toEqual(['Drill Mechanic']);
    expect(t.light.sees('character')).toEqual(['Drill Mechanic']);
  });
});

describe('sources of damage', () => {
  rule('TCG-0174', 'the attacker is the source of what its attack does', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Stunner'] },
      light: { character: ['Drill Sergeant'] },
      rolls: [4, 1, 1],
    });
    t.dark.does('attack', 'Sparring Stunner');
    expect(statsOf(t, 'Drill Sergeant').power).toBe(3);
  });

  rule(
    ['TCG-0175', 'TCG-0495'],
    'a unit is the source where the text says that it does it, and nobody where not',
    () => {
      const sourced = table(tcg, {
        at: 'character',
        dark: { character: ['Sparring Grenadier'] },
        light: { character: ['Drill Sergeant'] },
        rolls: [4, 4],
      });
      sourced.dark.does('use', 'Sparring Grenadier');
      expect(sourced.dark.told('damaged')).toMatchObject([{ amount: 2 }]);
      expect(statsOf(sourced, 'Drill Sergeant').power).toBe(4);
      // The same player's Battle card names no source, though its player has a unit with Stun.
      const unsourced = table(tcg, {
        at: 'character',
        dark: { character: ['Sparring Stunner'], hand: ['Sparring Volley'] },
        light: { character: ['Drill Sergeant', 'Sparring Bulwark'] },
      });
      unsourced.dark.does('play', 'Sparring Volley').does('choose', 'Drill Sergeant');
      expect(damageOn(unsourced, 'Drill Sergeant')).toBe(2);
      expect(statsOf(unsourced, 'Drill Sergeant').power).toBe(5);
    },
  );

  rule(['TCG-0153', 'TCG-0497'], 'counters that are moved have no source, and are no damage', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: [{ card: 'Sparring Surgeon', damage: 2 }] },
      light: { character: ['Sparring Dodger', 'Sparring Bulwark'] },
    });
    t.dark.does('use', 'Sparring Surgeon').does('choose', 'Sparring Dodger');
    if (t.asked === 'dark' && t.dark.may('move')) t.dark.does('move');
    // No Evade, and no Stun.
    expect(damageOn(t, 'Sparring Dodger')).toBe(2);
    expect(damageOn(t, 'Sparring Surgeon')).toBe(0);
    expect(t.dark.told('damaged')).toEqual([]);
    expect(statsOf(t, 'Sparring Dodger').power).toBe(3);
  });

  rule(['TCG-0494', 'TCG-0326'], 'counters that a text puts on a unit cannot be prevented', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Adept'], hand: ['Sparring Sabotage'] },
      light: {
        character: ['Sparring Bulwark', { card: 'Sparring Dodger', damage: 2 }],
        hand: ['Sparring Cover', 'Sparring Field Dressing'],
      },
    });
    t.dark.does('play', 'Sparring Sabotage').does('choose', 'Sparring Dodger');
    // The chance before the discard is the only way out.
    expect(chanceNow(t)).toBe('discard');
    t.light.does('play', 'Sparring Field Dressing');
    expect(damageOn(t, 'Sparring Dodger')).toBe(0);
    const bulwark = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Adept'], hand: ['Sparring Sabotage'] },
      light: { character: ['Sparring Bulwark'] },
    });
    bulwark.dark.does('play', 'Sparring Sabotage');
    expect(damageOn(bulwark, 'Sparring Bulwark')).toBe(2);
  });

  rule('TCG-0494', 'units, Battle cards and Locations do damage', () => {
    const t = table(tcg, {
      at: 'space',
      dark: { space: ['Drill Cruiser'], locations: { space: 'Sparring Asteroids' }, hand: ['Sparring Volley'] },
      light: { space: ['Drill Cruiser', 'Drill Shuttle'], hand: ['Sparring Cover'] },
      rolls: [1, 4, 1, 6, 1, 1, 1],
    });
    t.dark.does('roll at', 'Drill Cruiser').does('roll at', 'Drill Cruiser');
    expect(chanceNow(t)).toBe('prevention');
    t.light.passes();
    t.dark.does('play', 'Sparring Volley').does('choose', 'Drill Shuttle');
    expect(chanceNow(t)).toBe('prevention');
    t.light.passes().does('hold back', 'Drill Shuttle');
    t.dark.does('attack', 'Drill Cruiser').does('attack', 'Drill Shuttle');
    passChances(t);
    expect(t.dark.told('damaged').map(({ amount }) => amount)).toEqual([1, 2, 1]);
  });
});

describe('dice of damage', () => {
  rule(['TCG-0135', 'TCG-0512'], 'are no attack: each die of 4 or more is 1 damage, without Accuracy', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Grenadier'] },
      light: { character: ['Sparring Watcher'], force: 0 },
      rolls: [3, 4],
    });
    t.dark.does('use', 'Sparring Grenadier');
    expect(damageOn(t, 'Sparring Watcher')).toBe(1);
    expect(t.dark.told('attacks')).toEqual([]);
  });

  rule(['TCG-0135', 'TCG-0513'], 'are subject to Armor and may stun', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Grenadier'] },
      light: { character: ['Sparring Guard'] },
      rolls: [4, 5],
    });
    t.dark.does('use', 'Sparring Grenadier');
    expect(damageOn(t, 'Sparring Guard')).toBe(1);
    expect(statsOf(t, 'Sparring Guard').power).toBe(1);
  });

  rule('TCG-0513', 'no other keyword has to do with them', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Grenadier'], hand: ['Sparring Gear'] },
      light: {
        character: [
          'Sparring Fencer',
          'Sparring Gambler',
          'Sparring Bodyguard',
          { card: 'Drill Trooper', tapped: true },
        ],
        hand: ['Sparring Masterclass'],
      },
      rolls: [6, 1, 6, 6],
    });
    // Shields and more for the Fencer, Overkill for the Grenadier, which has Critical Hit.
    t.dark.does('play', 'Sparring Gear');
    t.light.does('play', 'Sparring Masterclass').does('choose', 'Sparring Fencer');
    t.dark.does('use', 'Sparring Grenadier').does('choose', 'Sparring Fencer');
    // Two dice in spite of Shields; one hit, no Critical Hit, no Parry for the natural 1; nobody was asked meanwhile.
    expect(diceOf(t, 'damage')).toEqual([[6, 1]]);
    expect(damageOn(t, 'Sparring Fencer')).toBe(1);
    const other = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Grenadier'], hand: ['Sparring Gear'] },
      light: { character: ['Sparring Gambler', { card: 'Drill Trooper', damage: 1 }] },
      rolls: [6, 6],
    });
    other.dark.does('play', 'Sparring Gear');
    other.dark.does('use', 'Sparring Grenadier').does('choose', 'Drill Trooper');
    // No Lucky, no Overkill.
    expect(other.light.sees('discard')).toEqual(['Drill Trooper']);
    expect(damageOn(other, 'Sparring Gambler')).toBe(0);
  });
});

describe('several instances of damage', () => {
  const barrage = {
    at: 'character',
    dark: { character: ['Drill Sergeant', 'Sparring Martyr'], hand: ['Sparring Barrage'] },
    light: {
      character: ['Sparring Dodger', 'Sparring Martyr', 'Drill Mechanic'],
      hand: ['Sparring Cover', 'Sparring Field Dressing'],
    },
  } as const;

  rule(
    ['TCG-0329', 'TCG-0625'],
    'all dice are rolled first, in the order that the player of the effect chooses',
    () => {
      const t = table(tcg, { ...barrage, rolls: [4, 4, 4, 1, 5, 1, 6, 1, 6, 6] });
      t.dark.does('play', 'Sparring Barrage');
      t.dark.does('roll at', 'Drill Mechanic').does('roll at', 'Sparring Dodger');
      t.dark.does('roll at', 'Sparring Martyr').does('roll at', 'Drill Sergeant');
      expect(diceOf(t, 'damage')).toEqual([
        [4, 4],
        [4, 1],
        [5, 1],
        [6, 1],
        [6, 6],
      ]);
      // One chance for all of them, both sides together.
      expect(chanceNow(t)).toBe('prevention');
      expect(t.state.facts.damage.map(({ amount }) => amount)).toEqual([2, 1, 1, 1, 2]);
      t.light.does('use', 'Sparring Dodger').does('play', 'Sparring Cover').does('prevent', 'Drill Mechanic');
      expect(damageOn(t, 'Sparring Dodger')).toBe(0);
      expect(damageOn(t, 'Drill Mechanic')).toBe(0);
      expect(damageOn(t, 'Drill Sergeant')).toBe(1);
    },
  );

  rule('TCG-0330', 'all counters are placed at once, and one chance comes before all the discards', () => {
    const t = table(tcg, { ...barrage, rolls: [1, 1, 4, 1, 1, 1, 4, 1, 1, 1] });
    t.dark.does('play', 'Sparring Barrage');
    t.dark.does('roll at', 'Drill Sergeant').does('roll at', 'Sparring Martyr').does('roll at', 'Drill Mechanic');
    t.dark.does('roll at', 'Sparring Martyr');
    t.light.passes();
    expect(chanceNow(t)).toBe('discard');
    expect(t.state.facts.doomed).toHaveLength(2);
    t.light.passes();
    expect(t.dark.sees('discard')).toContain('Sparring Martyr');
    expect(t.light.sees('discard')).toEqual(['Sparring Martyr']);
    // Both trigger; the Dark Side's comes first.
    expect(t.asked).toBe('dark');
    t.dark.does('do it');
    t.light.does('do it');
    expect(t.state.facts.force).toEqual([9, 12]);
  });

  scenario('only who is mended in that chance is kept', () => {
    const t = table(tcg, { ...barrage, rolls: [1, 1, 4, 1, 1, 1, 4, 1, 1, 1] });
    t.dark.does('play', 'Sparring Barrage');
    t.dark.does('roll at', 'Drill Sergeant').does('roll at', 'Sparring Martyr').does('roll at', 'Drill Mechanic');
    t.dark.does('roll at', 'Sparring Martyr');
    t.light.passes().does('play', 'Sparring Field Dressing');
    expect(t.light.sees('character')).toContain('Sparring Martyr');
    expect(t.dark.sees('discard')).toContain('Sparring Martyr');
  });
});
