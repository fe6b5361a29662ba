import { rule, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { tcg } from './drill.ts';
import { offered, type TcgTable } from './support.ts';

const chance = (t: TcgTable): string => t.decision.window?.kind ?? '';
const forceOf = (t: TcgTable): readonly number[] => t.state.facts.force;

/** Takes the last option: to pass, to decline, to be done. */
const passOn = (t: TcgTable): void => {
  const { player, at, options, min } = t.decision;
  t.answer({ player, at, picks: min === 0 ? [] : [options.length - 1] });
};
const until = (t: TcgTable, reached: () => boolean): void => {
  for (let left = 100; left > 0 && !reached(); left--) passOn(t);
};

rule(
  ['TCG-0319', 'TCG-0476', 'TCG-0006'],
  'each plays one effect or passes, the Dark Side first, until both have passed in a row',
  () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Trooper'], hand: ['Practice Drain', 'Practice Drain', 'Practice Surge'], force: 30 },
      light: { character: ['Drill Trooper'], hand: ['Practice Drain', 'Practice Surge'], force: 30 },
    });
    expect([chance(t), t.asked]).toEqual(['general', 'dark']);
    t.dark.does('play', 'Practice Drain');
    expect(t.asked).toBe('light');
    t.light.passes();
    // One pass ends nothing: the other may play on, and then the first again.
    expect(t.asked).toBe('dark');
    t.dark.does('play', 'Practice Drain');
    t.light.does('play', 'Practice Drain');
    t.dark.passes();
    expect([chance(t), t.asked]).toEqual(['general', 'light']);
    t.light.passes();
    // Equal speed: the Dark Side's unit comes first.
    expect(t.asked).toBe('dark');
    expect(t.dark.may('attack', 'Drill Trooper')).toBe(true);
  },
);

rule('TCG-0006', 'when both could act at once, the Dark Side acts first', () => {
  const t = table(tcg, {
    at: 'battle',
    dark: { space: ['Practice Vigil', 'Drill Fighter'] },
    light: { space: ['Practice Ambusher'] },
  });
  // Both triggers wait: Dark's is resolved first, though Light's would have discarded its unit.
  expect(forceOf(t)[0]).toBe(13);
});

rule(
  ['TCG-0344', 'TCG-0713'],
  'a general chance comes before each attack, when one is called, and after the last',
  () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Adept'], hand: ['Practice Drain'] },
      light: { character: ['Drill Sergeant'] },
      rolls: [1, 1, 1, 1, 1, 1, 1, 1, 1],
    });
    const seen: string[] = [];
    for (let left = 100; left > 0 && t.state.facts.phase === 'battle'; left--) {
      seen.push(chance(t) === '' ? (t.decision.options[0]?.verb ?? '') : chance(t));
      if (chance(t) === '') t[t.asked ?? 'dark'].does('attack');
      else t.dark.passes();
    }
    expect(seen).toEqual(['general', 'attack', 'attack', 'general', 'attack', 'attack', 'general']);
  },
);

rule('TCG-0344', 'an effect that says nothing about it may be played in each of these', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Adept'], hand: ['Practice Surge'] },
    light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
    rolls: [1, 1, 1, 1],
  });
  expect([chance(t), t.dark.may('play', 'Practice Surge')]).toEqual(['general', true]);
  t.dark.passes();
  t.dark.does('attack', 'Drill Adept');
  expect([chance(t), t.dark.may('play', 'Practice Surge')]).toEqual(['attack', true]);
  t.dark.passes();
  expect([chance(t), t.dark.may('play', 'Practice Surge')]).toEqual(['general', true]);
});

rule(['TCG-0345', 'TCG-0358'], 'what is for when no unit is attacking is played only before or after an attack', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Sentry', 'Drill Mechanic'], hand: ['Practice Drain'] },
    light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
    rolls: [1, 1, 1, 1],
  });
  expect(t.dark.may('use', 'Practice Sentry')).toBe(true);
  t.dark.passes();
  t.dark.does('attack', 'Practice Sentry');
  expect([chance(t), t.dark.may('use', 'Practice Sentry')]).toEqual(['attack', false]);
  t.dark.passes();
  expect(chance(t)).toBe('general');
  t.dark.does('use', 'Practice Sentry');
  expect(t.dark.may('use', 'Practice Sentry')).toBe(false);
});

rule(
  ['TCG-0321', 'TCG-0323'],
  'dice open a chance to reroll them, for rerolls only, before damage is prevented',
  () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Adept'], hand: ['Practice Again', 'Practice Drain'] },
      light: {
        character: [{ card: 'Drill Sergeant', tapped: true }],
        hand: ['Practice Shield', 'Practice Second Roll'],
      },
      rolls: [6, 6, 6, 1, 1, 1, 1, 6],
    });
    t.dark.passes();
    t.dark.does('attack', 'Drill Adept');
    t.dark.passes();
    expect(chance(t)).toBe('reroll');
    // Not the other Battle card; not the one for another kind of roll, nor prevention.
    expect(offered(t, 'play')).toHaveLength(1);
    expect(t.dark.told('damaged')).toHaveLength(0);
    t.dark.does('play', 'Practice Again');
    expect([chance(t), t.asked]).toEqual(['prevention', 'light']);
    expect(t.state.facts.damage.map(({ amount }) => amount)).toEqual([1]);
  },
);

rule('TCG-0322', 'a reroll of the build roll is for that roll alone, and attack rerolls are not', () => {
  const t = table(tcg, {
    at: 'build roll',
    dark: { character: ['Drill Adept'], hand: ['Practice Again'] },
    light: { character: ['Drill Sergeant'], hand: ['Practice Second Roll'] },
    rolls: [2, 5],
  });
  expect([chance(t), t.asked]).toEqual(['reroll', 'light']);
  t.light.does('play', 'Practice Second Roll');
  expect(t.state.facts.points).toEqual([5, 5]);
});

rule('TCG-0347', 'in the attack chance there is a defender and no dice yet; afterwards Intercept is too late', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Adept'], hand: ['Practice Again'] },
    light: {
      character: [
        { card: 'Practice Bodyguard', tapped: true },
        { card: 'Drill Sergeant', tapped: true },
      ],
    },
    rolls: [1, 1, 1, 1],
  });
  t.dark.does('attack', 'Drill Adept');
  t.dark.does('attack', 'Drill Sergeant');
  expect([chance(t), t.light.may('use', 'Practice Bodyguard')]).toEqual(['attack', true]);
  expect(t.dark.told('rolled')).toHaveLength(0);
  t.light.passes();
  expect([chance(t), t.asked]).toEqual(['reroll', 'dark']);
  t.dark.passes();
  expect(t.dark.told('redirected')).toHaveLength(0);
});

rule(['TCG-0351', 'TCG-0352'], 'before a unit is discarded there is a chance to save it', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper', 'Practice Mender'] },
    light: { character: ['Drill Sergeant'], hand: ['Practice Ejection', 'Practice Drain'] },
  });
  t.light.does('play', 'Practice Ejection');
  t.light.does('choose', 'Drill Trooper');
  expect([chance(t), t.asked]).toEqual(['discard', 'dark']);
  expect(t.dark.sees('character')).toContain('Drill Trooper');
  t.dark.does('use', 'Practice Mender');
  expect(t.dark.sees('build')).toEqual(['Drill Trooper']);
  expect(t.dark.sees('discard')).toEqual([]);
});

rule('TCG-0351', 'damage that would lead to a discard opens the chance as well; nobody has to use it', () => {
  const position = () =>
    table(tcg, {
      at: 'character',
      dark: {
        character: [
          { card: 'Practice Martyr', tapped: true },
          { card: 'Practice Mender', tapped: true },
        ],
      },
      light: { character: ['Drill Sergeant'], hand: ['Practice Drain'] },
      rolls: [6, 6, 6, 6, 1],
    });
  const saved = position();
  saved.light.passes();
  saved.light.does('attack', 'Drill Sergeant');
  saved.light.does('attack', 'Practice Martyr');
  saved.light.passes();
  expect(chance(saved)).toBe('discard');
  saved.dark.does('use', 'Practice Mender');
  // It is in the build zone, without damage, and was not discarded: that did not trigger.
  expect(saved.dark.sees('build')).toEqual(['Practice Martyr']);
  expect(saved.state.cards.damage.every((damage) => damage === 0)).toBe(true);
  expect(forceOf(saved)[0]).toBe(8);
  const lost = position();
  lost.light.passes();
  lost.light.does('attack', 'Drill Sergeant');
  lost.light.does('attack', 'Practice Martyr');
  lost.light.passes();
  lost.dark.passes();
  expect(lost.dark.sees('discard')).toEqual(['Practice Martyr']);
  expect(forceOf(lost)[0]).toBe(12);
});

rule('TCG-0352', 'a unit card that is discarded from a hand is no unit: nothing is triggered or opened', () => {
  const t = table(tcg, {
    at: 'character',
    dark: {
      character: ['Practice Mender', 'Drill Trooper'],
      hand: ['Practice Trade', 'Practice Martyr', 'Practice Rally'],
    },
    light: { character: ['Drill Sergeant'] },
  });
  t.dark.does('play', 'Practice Trade');
  t.dark.picks('Practice Martyr');
  expect(t.dark.sees('discard')).toEqual(['Practice Martyr', 'Practice Trade']);
  expect(forceOf(t)[0]).toBe(12);
  expect(t.state.facts.memory).toEqual([]);
});

rule('TCG-0356', 'at the end of the turn no Battle card is played, but other effects are', () => {
  const t = table(tcg, {
    at: 'end',
    dark: { character: ['Practice Guide'], hand: ['Practice Drain', 'Practice Surge'] },
    light: { character: ['Drill Sergeant'], hand: ['Practice Drain'] },
  });
  expect([chance(t), t.asked]).toEqual(['end of turn', 'dark']);
  expect(offered(t, 'play')).toHaveLength(0);
  t.dark.does('use', 'Practice Guide');
  expect(forceOf(t)[0]).toBeGreaterThanOrEqual(12);
});

rule(
  ['TCG-0360', 'TCG-0452'],
  'the build step has no general chance, but things in it can be disrupted, and dice and damage met',
  () => {
    const t = table(tcg, {
      at: 'build',
      dark: { character: ['Practice Guide', 'Practice Clerk'], hand: ['Practice Drain', 'Practice Shield'] },
      light: { character: ['Practice Static'], hand: ['Practice Drain', 'Practice Shield'] },
    });
    // Neither Battle cards nor abilities without a time of their own.
    expect(t.decision.options.map(({ verb }) => verb)).toEqual(['use', 'end build step']);
    expect(t.dark.may('use', 'Practice Clerk')).toBe(true);
    t.dark.does('use', 'Practice Clerk');
    expect([chance(t), t.asked]).toEqual(['disrupt', 'light']);
    expect(t.light.may('play', 'Practice Drain')).toBe(false);
    t.light.does('use', 'Practice Static');
    expect(t.dark.sees('hand')).toHaveLength(2);
  },
);

rule('TCG-0452', 'a Battle card that prevents damage is for that chance alone', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Adept'], hand: ['Practice Shield', 'Practice Again', 'Practice Drain'] },
    light: { character: [{ card: 'Drill Sergeant', tapped: true }], hand: ['Practice Shield'] },
    rolls: [6, 1, 1, 1],
  });
  expect(offered(t, 'play')).toHaveLength(1);
  t.dark.passes();
  t.dark.does('attack', 'Drill Adept');
  t.dark.passes();
  t.dark.passes();
  expect(chance(t)).toBe('prevention');
  expect([t.asked, t.light.may('play', 'Practice Shield')]).toEqual(['light', true]);
});

rule(
  ['TCG-0441', 'TCG-0204'],
  'what may be played at any time is not for rerolling, preventing, disrupting or building',
  () => {
    const seen = new Set<string>();
    const t = table(tcg, {
      at: 'build start',
      dark: {
        character: ['Practice Homer', 'Drill Adept', 'Practice Static'],
        hand: ['Practice Again', 'Practice Requisition'],
        points: 3,
      },
      light: {
        character: [{ card: 'Drill Sergeant', tapped: true }, 'Practice Guide'],
        hand: ['Practice Shield', 'Practice Shield'],
      },
      rolls: [6, 1, 1, 1],
    });
    let turns = 0;
    for (let left = 100; left > 0 && t.state.facts.turn === 3 && turns++ < 60; left--) {
      if (t.asked === 'dark' && t.dark.may('use', 'Practice Homer')) seen.add(chance(t));
      else if (t.asked === 'dark' && chance(t) !== '')
        expect(['reroll', 'prevention', 'disrupt', 'build', 'retreat']).toContain(chance(t));
      if (t.asked === 'light' && t.light.may('use', 'Practice Guide')) t.light.does('use', 'Practice Guide');
      else if (t.asked === 'dark' && t.dark.may('attack', 'Drill Adept')) t.dark.does('attack', 'Drill Adept');
      else if (t.asked === 'dark' && t.dark.may('attack', 'Drill Sergeant')) t.dark.does('attack', 'Drill Sergeant');
      else passOn(t);
    }
    expect([...seen].sort()).toEqual([
      'attack',
      'draw',
      'end of battle step',
      'end of turn',
      'general',
      'start of battle',
      'start of battle step',
      'start of build step',
    ]);
  },
);

rule('TCG-0346', 'at each start only what is for that start is played', () => {
  const t = table(tcg, {
    at: 'build start',
    dark: { character: ['Practice Early Riser'], hand: ['Practice Drain'] },
    light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
  });
  const seen: string[] = [];
  for (let left = 100; left > 0 && t.state.facts.turn === 3; left--) {
    if (chance(t) !== '' && offered(t, 'use').length > 0) {
      seen.push(`${chance(t)} ${offered(t, 'use').map(({ clause }) => clause)}`);
      if (chance(t).startsWith('start')) expect(offered(t, 'play')).toHaveLength(0);
    }
    passOn(t);
  }
  const arenas = ['start of battle step Practice Early Riser/2', 'end of battle step Practice Early Riser/3'];
  expect(seen).toEqual([
    'start of build step Practice Early Riser/0',
    'start of build step Practice Early Riser/0',
    'start of battle Practice Early Riser/1',
    ...arenas,
    ...arenas,
    ...arenas,
    'end of turn Practice Early Riser/4',
  ]);
});

rule('TCG-0361', 'a Battle card that asks what happened looks at this turn alone', () => {
  const t = table(tcg, {
    at: 'character',
    dark: {
      character: ['Drill Trooper', 'Drill Adept', 'Drill Mechanic'],
      hand: ['Practice Revenge', 'Practice Drain'],
    },
    light: { character: ['Drill Sergeant'], hand: ['Practice Ejection', 'Practice Drain'] },
    rolls: Array.from({ length: 40 }, () => 1),
  });
  expect(t.dark.may('play', 'Practice Revenge')).toBe(false);
  t.dark.passes();
  t.light.does('play', 'Practice Ejection');
  t.light.does('choose', 'Drill Trooper');
  expect(t.dark.may('play', 'Practice Revenge')).toBe(true);
  until(t, () => t.state.facts.turn === 4 && chance(t) === 'general' && t.asked === 'dark');
  expect(t.dark.may('play', 'Practice Drain')).toBe(true);
  expect(t.dark.may('play', 'Practice Revenge')).toBe(false);
});

rule(
  'TCG-0363',
  '“this turn” ends with the turn, “until end of battle” with the last battle; each is played once a turn',
  () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Practice Sentry', 'Practice Brawler'], hand: ['Practice Drain'] },
      light: {
        character: [
          { card: 'Drill Sergeant', tapped: true },
          { card: 'Drill Sergeant', tapped: true },
        ],
      },
      rolls: Array.from({ length: 40 }, () => 1),
    });
    t.dark.does('use', 'Practice Sentry');
    expect(t.dark.may('use', 'Practice Sentry')).toBe(false);
    t.dark.passes();
    t.dark.does('attack', 'Practice Brawler');
    t.dark.does('attack', 'Drill Sergeant');
    expect(t.state.lasting.map(({ until: end }) => end)).toEqual(['turn', 'battle']);
    until(t, () => t.state.facts.turn === 4);
    expect(t.state.lasting).toEqual([]);
    until(t, () => t.asked === 'dark' && t.dark.may('use', 'Practice Sentry'));
  },
);

rule('TCG-0712', 'a turn is a ready phase, a build step for each side, then the retreats, Dark first', () => {
  const t = table(tcg, {
    at: 'ready',
    turn: 3,
    dark: {
      character: [{ card: 'Practice Guide', tapped: true }, 'Drill Trooper'],
      hand: ['Practice Second Roll'],
      force: 0,
    },
    light: { character: ['Drill Sergeant'], force: 1 },
    rolls: [3],
  });
  // Untapped, with 4 Force more, and the dice for build points on the table.
  expect([chance(t), t.asked]).toEqual(['reroll', 'dark']);
  expect(t.state.cards.tapped.includes(1)).toBe(false);
  expect(forceOf(t)).toEqual([4, 5]);
  t.dark.passes();
  const seen: string[] = [];
  for (let left = 100; left > 0 && t.state.facts.phase !== 'battle'; left--) {
    const { phase, active } = t.state.facts;
    const now = `${phase} ${active}`;
    if (seen[seen.length - 1] !== now) seen.push(now);
    passOn(t);
  }
  expect(seen).toEqual(['build 0', 'build 1', 'retreat 0', 'retreat 1']);
  // Each drew a card at the start of the build step, nobody at another time.
  expect(t.dark.told('drew').map(({ by }) => by)).toEqual([0, 1]);
});

rule('TCG-0713', 'the battle phase: start, Space, Ground and Character battle, the end', () => {
  const t = table(tcg, {
    at: 'battle',
    dark: { space: ['Drill Fighter'], ground: ['Drill Speeder'], character: ['Practice Early Riser'] },
    light: { space: ['Drill Fighter'], ground: ['Drill Speeder'], character: ['Drill Trooper'] },
    rolls: Array.from({ length: 40 }, () => 1),
  });
  const seen: string[] = [];
  for (let left = 100; left > 0 && t.state.facts.turn === 3; left--) {
    const { arena, phase } = t.state.facts;
    seen.push(`${phase} ${arena} ${chance(t) === '' ? t.asked : chance(t)}`.replace('  ', ' '));
    passOn(t);
  }
  const battle = (arena: string) => [
    `battle ${arena} start of battle step`,
    `battle ${arena} dark`,
    `battle ${arena} light`,
    `battle ${arena} end of battle step`,
  ];
  expect(seen).toEqual([
    'battle start of battle',
    ...battle('space'),
    ...battle('ground'),
    ...battle('character'),
    'end end of turn',
  ]);
});
