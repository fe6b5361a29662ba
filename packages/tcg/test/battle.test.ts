import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { tcg } from './drill.ts';
import { chanceNow, damageOn, diceOf, statsOf, type TcgTable, tappedNow } from './support.ts';

/** Holds back whatever may be, until the game asks something else. */
function holdAllBack(t: TcgTable): void {
  while (t.asked !== null && t[t.asked].may('hold back')) t[t.asked].does('hold back');
}

describe('the order of attacks', () => {
  rule(['TCG-0017', 'TCG-0137', 'TCG-0663'], 'the fastest attacks first, the Dark Side in a tie', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Trooper', 'Drill Trooper', 'Drill Mechanic'] },
      light: { character: ['Drill Trooper', 'Drill Sergeant'] },
    });
    expect(t.asked).toBe('light');
    expect(t.light.may('attack', 'Drill Trooper')).toBe(false);
    t.light.does('hold back', 'Drill Sergeant');
    expect(t.asked).toBe('dark');
    expect(t.dark.may('attack', 'Drill Mechanic')).toBe(false);
    // The order among one's own is free, and the other player's are not among them.
    expect(t.dark.offered('hold back')).toEqual(['Drill Trooper', 'Drill Trooper']);
    t.dark.does('hold back', 'Drill Trooper #2').does('hold back', 'Drill Trooper');
    expect(t.asked).toBe('light');
    t.light.does('hold back', 'Drill Trooper');
    expect(t.dark.may('attack', 'Drill Mechanic')).toBe(true);
  });

  rule('TCG-0664', 'speed below zero counts as zero, but what changes it starts from below', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Trooper', 'Drill Mechanic'], hand: ['Sparring Confusion', 'Sparring Sprint'] },
      light: { character: ['Sparring Guard', 'Drill Trooper'], hand: ['Sparring Sprint', 'Sparring Confusion'] },
    });
    t.dark.does('play', 'Sparring Confusion').does('choose', 'Sparring Guard');
    expect(statsOf(t, 'Sparring Guard').speed).toBe(-20);
    t.light.does('play', 'Sparring Confusion').does('choose', 'Drill Mechanic');
    expect(statsOf(t, 'Drill Mechanic').speed).toBe(-30);
    t.dark.passes();
    t.light.does('play', 'Sparring Sprint').does('choose', 'Sparring Guard');
    expect(statsOf(t, 'Sparring Guard').speed).toBe(0);
    t.dark.passes();
    t.dark.does('hold back', 'Drill Trooper');
    t.dark.passes();
    t.light.does('hold back', 'Drill Trooper');
    t.dark.passes();
    // Both at zero, one of them at -30 before: a tie.
    expect(t.asked).toBe('dark');
    expect(t.dark.may('attack', 'Drill Mechanic')).toBe(true);
  });

  rule(['TCG-0100', 'TCG-0453', 'TCG-0140'], 'Space, Ground and Character battles follow each other', () => {
    const t = table(tcg, {
      at: 'battle',
      dark: { space: ['Drill Probe'], ground: ['Drill Crawler'], character: ['Drill Trooper'] },
      light: { space: ['Drill Fighter'], ground: ['Drill Speeder'], character: ['Drill Adept'] },
      rolls: [1, 1, 1, 1, 1, 1],
    });
    const order: string[] = [];
    while (t.asked !== null && order.length < 6) {
      const { asked } = t;
      order.push(`${t.state.facts.arena} ${asked}`);
      if (asked === 'light') t.light.does('attack');
      else t.dark.does('hold back');
    }
    expect(order).toEqual([
      'space light',
      'space dark',
      'ground light',
      'ground dark',
      'character light',
      'character dark',
    ]);
    const attacked = t.dark.told('attacks').map(({ defender }) => defender);
    expect(attacked).toHaveLength(3);
    expect(diceOf(t, 'attack')).toEqual([[1, 1], [1, 1], expect.arrayContaining([1, 1])]);
  });

  rule('TCG-0138', 'without an opponent there, units still take their turns', () => {
    const t = table(tcg, {
      at: 'space',
      dark: { space: ['Sparring Bomber', 'Drill Fighter'], character: ['Sparring Channeler'] },
      light: { ground: ['Drill Walker', 'Drill Crawler'] },
      rolls: [1, 1],
    });
    t.dark.does('attack', 'Sparring Bomber').does('attack', 'Drill Crawler');
    expect(t.dark.told('attacks')).toHaveLength(1);
    // The Fighter can do nothing but be held back; the Channeler may use its ability, though it can attack nothing.
    expect(t.state.facts.arena).toBe('character');
    expect(tappedNow(t, 'Drill Fighter')).toBe(true);
    expect(t.dark.may('attack', 'Sparring Channeler')).toBe(false);
    expect(t.dark.may('use', 'Sparring Channeler')).toBe(true);
  });
});

describe('chances in the battle phase', () => {
  rule('TCG-0133', 'there is a chance before the Space battle', () => {
    const t = table(tcg, {
      at: 'battle',
      dark: { space: ['Drill Probe'] },
      light: { space: ['Drill Probe'], hand: ['Sparring Briefing'] },
    });
    expect(chanceNow(t)).toBe('start of battle');
    expect(t.state.facts.arena).toBe('');
    t.light.does('play', 'Sparring Briefing');
    expect(t.state.facts.arena).toBe('space');
    expect(t.asked).toBe('light');
    t.light.does('hold back', 'Drill Probe');
    expect(t.asked).toBe('dark');
  });

  rule('TCG-0136', 'speed is raised before an attack is declared; afterwards it is too late', () => {
    const laid = {
      at: 'character',
      dark: { character: ['Drill Trooper'], hand: ['Sparring Sprint'] },
      light: { character: ['Drill Sergeant'] },
      rolls: [1, 1, 1, 1, 1],
    } as const;
    const early = table(tcg, laid);
    expect(chanceNow(early)).toBe('general');
    early.dark.does('play', 'Sparring Sprint');
    expect(early.asked).toBe('dark');
    early.dark.does('attack', 'Drill Trooper');
    expect(early.dark.told('attacks')).toHaveLength(1);

    const late = table(tcg, laid);
    late.dark.passes();
    late.light.does('attack', 'Drill Sergeant');
    expect(chanceNow(late)).toBe('attack');
    late.dark.does('play', 'Sparring Sprint');
    // The attack goes on.
    expect(diceOf(late, 'attack')).toEqual([[1, 1, 1, 1, 1]]);
    expect(late.asked).toBe('dark');
  });

  rule(
    ['TCG-0139', 'TCG-0161', 'TCG-0162'],
    'a chance follows each attack; who is untapped in it may attack again',
    () => {
      const t = table(tcg, {
        at: 'space',
        dark: { space: ['Drill Fighter'], ground: ['Drill Speeder'], hand: ['Sparring Rally'] },
        light: { space: [{ card: 'Drill Cruiser', tapped: true }], ground: ['Drill Walker'] },
        rolls: [1, 1, 1, 1],
      });
      t.dark.does('attack', 'Drill Fighter');
      expect(chanceNow(t)).toBe('attack');
      t.dark.passes();
      // No untapped unit is left: the final chance.
      expect(chanceNow(t)).toBe('general');
      expect(t.state.facts.arena).toBe('space');
      t.dark.does('play', 'Sparring Rally');
      expect(t.state.facts.arena).toBe('space');
      t.dark.does('attack', 'Drill Fighter');
      expect(t.dark.told('attacks')).toHaveLength(2);
      expect(t.state.facts.arena).toBe('ground');
    },
  );

  rule('TCG-0141', 'once the Ground battle has started, a unit in space that untaps attacks no more', () => {
    const t = table(tcg, {
      at: 'ground',
      dark: { space: [{ card: 'Drill Fighter', tapped: true }], ground: ['Drill Speeder'], hand: ['Sparring Rally'] },
      light: { space: [{ card: 'Drill Cruiser', tapped: true }], ground: ['Drill Walker'] },
    });
    t.dark.does('play', 'Sparring Rally');
    expect(tappedNow(t, 'Drill Fighter')).toBe(false);
    expect(t.dark.may('attack', 'Drill Speeder')).toBe(true);
    expect(t.dark.may('attack', 'Drill Fighter')).toBe(false);
    const { turn } = t.state.facts;
    holdAllBack(t);
    expect(t.state.facts.turn).toBe(turn + 1);
    expect(t.dark.told('attacks')).toEqual([]);
  });
});

describe('a unit whose turn it is', () => {
  rule(['TCG-0142', 'TCG-0683'], 'is tapped by attacking, or in place of it', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Spotter', 'Drill Trooper'] },
      light: { character: ['Drill Sergeant', 'Drill Mechanic'] },
      rolls: [1, 1, 1, 1, 1],
    });
    // A tie that the Dark Side wins; its ability may be paid for only while it is untapped.
    t.dark.does('hold back', 'Sparring Spotter');
    expect(tappedNow(t, 'Sparring Spotter')).toBe(true);
    t.light.does('attack', 'Drill Sergeant').does('attack', 'Drill Trooper');
    expect(tappedNow(t, 'Drill Sergeant')).toBe(true);
    t.dark.does('attack', 'Drill Trooper').does('attack', 'Drill Mechanic');
    expect(diceOf(t, 'attack')[1]).toHaveLength(2);
  });

  rule('TCG-0134', 'does not attack if it uses what it has for when it would attack', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Sparring Sniper'] },
      light: { character: ['Sparring Watcher', 'Sparring Guard'], force: 0 },
      rolls: [4, 4],
    });
    t.dark.does('use', 'Sparring Sniper').does('choose', 'Sparring Watcher');
    // Nobody was attacked: the Watcher's ability, which would ask, does not trigger.
    expect(t.dark.told('attacks')).toEqual([]);
    expect(damageOn(t, 'Sparring Watcher')).toBe(2);
    expect(t.asked).toBe('light');
    expect(t.light.may('hold back', 'Sparring Watcher')).toBe(true);
  });
});

describe('the end of a turn', () => {
  rule('TCG-0176', 'what is for the end of battle comes before what is for the end of the turn', () => {
    const t = table(tcg, {
      at: 'end',
      dark: { character: ['Sparring Nightwatch'] },
      light: { character: ['Sparring Treasurer'] },
    });
    expect(t.asked).toBe('light');
    t.light.does('do it');
    expect(t.asked).toBe('dark');
    t.dark.does('decline');
    expect(t.state.facts.turn).toBe(4);
  });

  rule('TCG-0177', 'until end of battle is until the end of all three', () => {
    const t = table(tcg, {
      at: 'space',
      dark: { space: ['Drill Probe'], character: ['Drill Adept'], hand: ['Sparring Charge'] },
      light: { space: ['Drill Cruiser'], ground: ['Drill Walker'], character: ['Drill Sergeant'] },
      rolls: [1, 1, 1, 1, 1, 1],
    });
    t.dark.does('play', 'Sparring Charge').does('choose', 'Drill Adept');
    t.dark.does('hold back', 'Drill Probe');
    t.light.does('hold back', 'Drill Cruiser');
    t.dark.does('attack', 'Drill Adept');
    expect(diceOf(t, 'attack')).toEqual([[1, 1, 1, 1, 1, 1]]);
    expect(t.state.lasting).toHaveLength(1);
    t.light.does('hold back', 'Drill Sergeant');
    expect(t.state.facts.turn).toBe(4);
    expect(statsOf(t, 'Drill Adept').power).toBe(4);
  });

  rule('TCG-0178', 'whoever controls two arenas wins', () => {
    const t = table(tcg, {
      at: 'end',
      dark: { space: ['Drill Probe'], ground: ['Drill Walker'] },
      light: { ground: ['Drill Walker'], character: ['Drill Trooper'], space: [] },
    });
    expect(t.outcome).toBeNull();
    const won = table(tcg, {
      at: 'character',
      dark: { ground: ['Drill Walker'] },
      light: { space: ['Drill Probe'], character: ['Drill Trooper', 'Drill Mechanic'], hand: ['Sparring Sprint'] },
    });
    // A chance before each of the two is held back, which it has to be, and a last one.
    won.light.passes().passes();
    expect(won.outcome).toBeNull();
    won.light.passes();
    expect(won.outcome).toEqual({ winner: 1, because: 'control of two arenas' });
  });

  rule('TCG-0179', 'a unit that does not count toward control is overlooked', () => {
    const alone = table(tcg, {
      at: 'end',
      dark: { space: ['Drill Probe'], character: ['Sparring Ghost'] },
      light: { ground: ['Drill Walker'] },
    });
    expect(alone.outcome).toBeNull();
    const faced = table(tcg, {
      at: 'end',
      dark: { space: ['Drill Probe'], character: ['Sparring Ghost'] },
      light: { ground: ['Drill Walker'], character: ['Drill Trooper'] },
    });
    expect(faced.outcome).toMatchObject({ winner: 1 });
  });
});
