import { rule, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { cardWords } from '../src/language/words.ts';
import { cards, tcg } from './drill.ts';
import { choose, offered, type TcgTable } from './support.ts';

const chance = (t: TcgTable): string => t.decision.window?.kind ?? '';
const forceOf = (t: TcgTable): readonly number[] => t.state.facts.force;

/** Plays on, always taking the last option: passing, declining, ending. */
const until = (t: TcgTable, reached: () => boolean): void => {
  while (!reached()) {
    const { player, at, options, min } = t.decision;
    t.answer({ player, at, picks: min === 0 ? [] : [options.length - 1] });
  }
};

rule(['TCG-0226', 'TCG-0690'], 'a text that begins with when, whenever, if or at is triggered, and no other is', () => {
  for (const card of cards) {
    if (card.kind !== 'unit') continue;
    for (const [i, clause] of card.text.entries()) {
      const words = cardWords(card)[i] ?? '';
      if (clause.kind === 'triggered') expect(words).toMatch(/^(Reserves: )?(When|Whenever|If|At) /);
      if (clause.kind === 'static' || clause.kind === 'activated')
        expect(words.replace(/^Reserves: /, '')).not.toMatch(/^(When|Whenever|If|At) /);
    }
  }
});

rule(['TCG-0227', 'TCG-0690'], 'when it attacks, its controller draws a card', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Herald', 'Drill Mechanic'] },
    light: { character: [{ card: 'Drill Sergeant', tapped: true }], hand: ['Practice Drain'] },
    rolls: [6, 6],
  });
  t.light.passes();
  t.dark.does('attack', 'Practice Herald');
  // Before any dice are rolled or damage is done.
  expect(chance(t)).toBe('attack');
  expect(t.dark.sees('hand')).toHaveLength(1);
  t.light.passes();
  t.light.passes();
  t.dark.does('attack', 'Drill Mechanic');
  expect(t.dark.sees('hand')).toHaveLength(1);
});

rule(['TCG-0228', 'TCG-0237'], 'a trigger needs its conditions when its event comes, not afterwards', () => {
  const away = table(tcg, {
    at: 'battle',
    dark: { build: ['Practice Vigil'], hand: ['Practice Drain'], space: ['Drill Fighter'] },
    light: { space: ['Drill Fighter'] },
  });
  expect(forceOf(away)).toEqual([10, 10]);
  // Dark's trigger comes first and discards the unit whose trigger is waiting.
  const t = table(tcg, {
    at: 'battle',
    dark: { space: ['Practice Ambusher'] },
    light: { space: ['Practice Vigil'], hand: ['Practice Drain'] },
  });
  expect(t.light.sees('discard')).toEqual(['Practice Vigil']);
  expect(forceOf(t)).toEqual([10, 13]);
});

rule(['TCG-0229', 'TCG-0236'], 'once triggered it is certain to come, whatever becomes of its card', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Trooper'], building: [{ card: 'Practice Plot', counters: 1 }], hand: ['Drill Trooper'] },
    light: { character: ['Drill Sergeant'] },
  });
  t.dark.does('complete', 'Practice Plot');
  // The Mission lies in the discard pile; what it said is held until the battle phase starts.
  expect(t.dark.sees('discard')).toEqual(['Practice Plot']);
  expect(t.state.held).toHaveLength(1);
  expect(forceOf(t)[1]).toBe(10);
  until(t, () => t.state.facts.phase === 'battle');
  expect(forceOf(t)[1]).toBe(8);
});

rule('TCG-0235', 'some triggers are held until the moment that they name', () => {
  const t = table(tcg, {
    at: 'battle',
    dark: { character: ['Practice Drummer'], space: ['Drill Fighter'] },
    light: { character: [{ card: 'Drill Mechanic', tapped: true }], space: ['Drill Cruiser'] },
    rolls: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  });
  // Nothing for the Space battle, one for the start of the Character battle.
  expect(t.state.facts.arena).toBe('space');
  expect(forceOf(t)[0]).toBe(10);
  until(t, () => t.state.facts.arena === 'character');
  expect(forceOf(t)[0]).toBe(11);
});

rule(['TCG-0232', 'TCG-0233'], 'waiting triggers resolve in turns, the Dark Side first; new ones join them', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Firebrand', 'Practice Firebrand', 'Practice Grudge'] },
    light: { character: ['Practice Firebrand', 'Practice Grudge'], hand: ['Practice Storm'] },
  });
  expect(t.asked).toBe('light');
  t.light.does('play', 'Practice Storm');
  // Everybody has 1 damage. Dark chooses one of its three triggers first.
  const held = (who: number) => t.state.held.filter(({ by }) => by === who).length;
  expect([held(0), held(1)]).toEqual([3, 2]);
  expect(t.asked).toBe('dark');
  t.dark.does('resolve', 'Practice Grudge');
  expect(forceOf(t)[0]).toBe(11);
  // Then Light one, and what that triggers joins the rest.
  expect(t.asked).toBe('light');
  t.light.does('resolve', 'Practice Firebrand');
  t.light.does('choose', 'Practice Grudge');
  expect([held(0), held(1)]).toEqual([3, 1]);
  expect(t.asked).toBe('dark');
});

rule(
  ['TCG-0238', 'TCG-0236'],
  'no trigger comes while an effect is under way; it waits until the chance is over',
  () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Trooper'], hand: ['Practice Barrage', 'Practice Drain'] },
      light: { character: ['Practice Grudge', 'Drill Mechanic'] },
    });
    t.dark.does('play', 'Practice Barrage');
    t.dark.does('choose', 'Practice Grudge');
    // The damage is done, the rest of the effect too; the trigger still waits, for Dark may play on.
    expect(t.dark.sees('hand')).toHaveLength(2);
    expect([forceOf(t)[1], t.state.held.length]).toEqual([10, 1]);
    expect(chance(t)).toBe('general');
    t.dark.passes();
    expect([forceOf(t)[1], t.state.held.length]).toEqual([11, 0]);
    expect(t.dark.may('attack', 'Drill Trooper')).toBe(true);
  },
);

rule('TCG-0318', 'when a chance opens, what waits is resolved before anybody may play', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Stoic', 'Drill Trooper'], hand: ['Practice Drain'] },
    light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
    rolls: [1, 1, 1, 1],
  });
  t.dark.passes();
  // It taps instead of attacking: the trigger has come before the next chance opens.
  t.dark.does('hold back', 'Practice Stoic');
  expect(chance(t)).toBe('general');
  expect(forceOf(t)[0]).toBe(11);
});

rule(
  ['TCG-0230', 'TCG-0231', 'TCG-0243'],
  'a triggered reroll comes with the dice, before anybody plays a reroll',
  () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Trooper'], hand: ['Practice Again'] },
      light: { character: [{ card: 'Practice Trickster', tapped: true }] },
      rolls: [6, 5, 2, 1],
    });
    t.dark.does('attack', 'Drill Trooper');
    // It is Light's trigger and it comes first, although Dark could play a reroll.
    expect([t.asked, chance(t), t.decision.kind]).toEqual(['light', '', 'subset']);
    const { at, player } = t.decision;
    t.answer({ player, at, picks: [0] });
    expect(t.state.facts.roll?.dice).toEqual([2, 5]);
    expect([t.asked, chance(t)]).toEqual(['dark', 'reroll']);
  },
);

rule(
  ['TCG-0240', 'TCG-0244', 'TCG-0239'],
  'triggered prevention comes when damage is about to be done, before the chance to prevent it',
  () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Adept'] },
      light: { character: [{ card: 'Practice Bulwark', tapped: true }], hand: ['Practice Shield'] },
      rolls: [6, 5, 4, 1],
    });
    t.dark.does('attack', 'Drill Adept');
    expect(chance(t)).toBe('prevention');
    expect(t.state.facts.damage.map(({ amount }) => amount)).toEqual([2]);
    t.light.passes();
    expect(t.dark.told('damaged').map(({ amount }) => amount)).toEqual([2]);
  },
);

rule('TCG-0245', 'in a chance to reroll or to prevent no other trigger comes, not even of what happens in it', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Adept'] },
    light: {
      character: [
        { card: 'Practice Grudge', tapped: true },
        { card: 'Practice Watcher', tapped: true },
      ],
      hand: ['Practice Shield', 'Practice Shield', 'Practice Drain'],
    },
    rolls: [6, 5, 4, 1],
  });
  t.light.passes();
  t.dark.does('attack', 'Drill Adept');
  t.dark.does('attack', 'Practice Grudge');
  t.light.passes();
  expect(chance(t)).toBe('prevention');
  t.light.does('play', 'Practice Shield');
  expect([chance(t), forceOf(t)[1]]).toEqual(['prevention', 9]);
  t.light.passes();
  // Two damage are done, and only then does it trigger.
  expect([chance(t), forceOf(t)[1]]).toEqual(['general', 10]);
  expect(t.dark.told('damaged').map(({ amount }) => amount)).toEqual([2]);
});

rule('TCG-0245', 'a card played in a chance to prevent damage triggers what waits until that chance is over', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Adept', 'Practice Watcher'] },
    light: { character: [{ card: 'Drill Sergeant', tapped: true }], hand: ['Practice Shield', 'Practice Shield'] },
    rolls: [6, 5, 4, 1],
  });
  t.dark.does('attack', 'Drill Adept');
  t.light.does('play', 'Practice Shield');
  expect([chance(t), forceOf(t)[0], t.state.held.length]).toEqual(['prevention', 10, 1]);
  t.light.passes();
  expect([forceOf(t)[0], t.state.held.length]).toEqual([11, 0]);
});

rule('TCG-0234', 'a new chance that a trigger brings comes before the triggers that wait', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Firebrand'] },
    light: { character: ['Practice Grudge'], hand: ['Practice Storm', 'Practice Shield', 'Practice Drain'] },
  });
  t.light.does('play', 'Practice Storm');
  expect(chance(t)).toBe('prevention');
  t.light.passes();
  t.light.passes();
  // Dark's trigger does damage; the chance to prevent that comes while Light's trigger waits.
  expect([chance(t), t.asked]).toEqual(['prevention', 'light']);
  expect(t.state.held.map(({ by }) => by)).toEqual([1]);
  t.light.passes();
  // Two damage have been done to it, one after the other, and both triggers have come.
  until(t, () => t.state.held.length === 0);
  expect(forceOf(t)[1]).toBe(10 - 2 + 2);
});

rule('TCG-0242', 'what has a drawn card revealed comes at once, and is nobody’s turn to resolve', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: ['Practice Clerk', 'Practice Archivist'],
      hand: ['Drill Trooper'],
      deck: ['Drill Walker', 'Drill Adept'],
    },
    light: { character: ['Practice Censor'] },
  });
  t.dark.does('use', 'Practice Clerk');
  expect(t.light.told('revealed')).toMatchObject([{ card: { name: 'Drill Adept' } }]);
  expect(t.light.sees('hand', 'dark')).toContain('Drill Adept');
  expect(forceOf(t)[0]).toBe(11);
});

rule('TCG-0242', 'each card is revealed as it is drawn, before the next one and before other triggers', () => {
  const t = table(tcg, {
    at: 'character',
    dark: {
      character: ['Practice Gambler', 'Practice Archivist'],
      hand: ['Practice Surge', 'Practice Drain'],
      deck: ['Drill Walker', 'Drill Adept', 'Drill Probe'],
    },
    light: { character: ['Drill Sergeant'] },
  });
  t.dark.does('enhance', 'Practice Surge');
  // The first of three cards.
  expect(t.decision.options.map(({ verb }) => verb)).toEqual(['do it', 'decline']);
  expect(t.dark.sees('hand')).toEqual(['Practice Drain', 'Drill Probe']);
  t.dark.does('do it');
  expect(t.light.sees('discard', 'dark')).toEqual(['Drill Probe']);
  expect(t.dark.sees('hand')).toEqual(['Practice Drain', 'Drill Adept']);
  t.dark.does('decline');
  t.dark.does('decline');
  // Four Force paid, two gained; the other triggers wait for the effect and the chance to be over.
  expect([forceOf(t)[0], t.state.held.length]).toEqual([8, 3]);
  t.dark.passes();
  until(t, () => t.state.held.length === 0);
  expect(forceOf(t)[0]).toBe(11);
});

rule(
  'TCG-0246',
  'what a draw triggers waits for the effect that drew; without one it comes right after the draw',
  () => {
    const effect = table(tcg, {
      at: 'character',
      dark: { character: ['Practice Archivist'], hand: ['Practice Surge', 'Practice Drain'] },
      light: { character: ['Drill Sergeant'] },
    });
    effect.dark.does('play', 'Practice Surge');
    expect([forceOf(effect)[0], effect.state.held.length]).toEqual([9, 1]);
    const rule_ = table(tcg, {
      at: 'build start',
      dark: { character: ['Practice Archivist', 'Practice Reservist'], hand: ['Drill Trooper'], points: 2 },
      light: { character: ['Drill Sergeant'] },
    });
    rule_.dark.does('draw');
    expect(forceOf(rule_)[0]).toBe(10 + 1 - 1);
    expect(rule_.state.held).toHaveLength(0);
  },
);

rule(['TCG-0247', 'TCG-0248'], 'attacking triggers once; attacking a unit again for each new defender', () => {
  const position = (attacker: string) =>
    table(tcg, {
      at: 'character',
      dark: { character: [attacker] },
      light: {
        character: [
          { card: 'Practice Bodyguard', tapped: true },
          { card: 'Drill Mechanic', tapped: true },
        ],
        hand: ['Practice Drain'],
      },
      rolls: [1, 1],
    });
  const herald = position('Practice Herald');
  herald.light.passes();
  herald.dark.does('attack', 'Practice Herald');
  herald.dark.does('attack', 'Drill Mechanic');
  herald.light.does('use', 'Practice Bodyguard');
  expect(herald.dark.told('redirected')).toHaveLength(1);
  herald.light.passes();
  expect(chance(herald)).toBe('general');
  expect(herald.dark.sees('hand')).toHaveLength(1);
  const tracker = position('Practice Tracker');
  tracker.light.passes();
  tracker.dark.does('attack', 'Practice Tracker');
  tracker.dark.does('attack', 'Drill Mechanic');
  tracker.light.does('use', 'Practice Bodyguard');
  expect(forceOf(tracker)[0]).toBe(11);
  tracker.light.passes();
  expect(chance(tracker)).toBe('general');
  expect(forceOf(tracker)[0]).toBe(12);
});

rule('TCG-0223', 'using an ability in place of an attack is no attack', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Sniper', 'Drill Trooper'] },
    light: { character: ['Practice Provoked', 'Drill Mechanic'] },
    rolls: [1, 1, 1],
  });
  expect(offered(t, 'use')).toHaveLength(1);
  t.dark.does('use', 'Practice Sniper');
  t.dark.does('choose', 'Practice Provoked');
  expect(t.state.facts.attack).toBe(null);
  expect(t.dark.told('attacks')).toHaveLength(0);
  expect(t.state.facts.memory).toEqual([]);
  expect(forceOf(t)[1]).toBe(10);
  t.dark.does('attack', 'Practice Sniper');
  t.dark.does('attack', 'Practice Provoked');
  expect(forceOf(t)[1]).toBe(11);
});

rule(
  ['TCG-0353', 'TCG-0355'],
  'the ends of battle and of the turn are dealt with at the end of the turn, triggers first',
  () => {
    const t = table(tcg, {
      at: 'end',
      dark: { character: ['Practice Drummer', 'Practice Early Riser'], force: 0 },
      light: { character: ['Practice Guide'] },
    });
    // Three for the end of battle, four for the end of the turn; then the chance, for which there was no Force before.
    expect(chance(t)).toBe('end of turn');
    expect(forceOf(t)[0]).toBe(7);
    t.dark.does('use', 'Practice Early Riser');
    expect(t.dark.sees('hand')).toHaveLength(1);
  },
);

rule(
  ['TCG-0353', 'TCG-0346'],
  'a battle step starts and ends with its triggers, then a chance for what is played then',
  () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Practice Drummer', 'Practice Early Riser'], force: 0 },
      light: { character: ['Drill Trooper'] },
      rolls: [1, 1, 1, 1, 1, 1],
    });
    expect([chance(t), forceOf(t)[0]]).toEqual(['start of battle step', 1]);
    t.dark.does('use', 'Practice Early Riser');
    until(t, () => chance(t) === 'end of battle step');
    expect(forceOf(t)[0]).toBe(2);
    t.dark.does('use', 'Practice Early Riser');
    expect(t.dark.sees('hand')).toHaveLength(2);
  },
);

rule('TCG-0366', 'at the start of the opponent’s build step a text may let a Mission be completed', () => {
  const t = table(tcg, {
    at: 'build start',
    dark: { character: ['Practice Reservist'], hand: ['Drill Trooper'], points: 2 },
    light: {
      character: ['Practice Envoy'],
      building: [
        { card: 'Practice Overhaul', counters: 2 },
        { card: 'Practice Grounds', counters: 1 },
      ],
      hand: [],
    },
  });
  // It is in the pool of what the start of Dark's build step brings, and Dark orders that.
  expect(t.asked).toBe('dark');
  expect(t.decision.options.map(({ verb }) => verb).sort()).toEqual(['draw', 'resolve', 'upkeep']);
  t.dark.does('resolve', 'Practice Envoy');
  expect(t.asked).toBe('light');
  expect(t.decision.options.map(({ verb }) => verb)).toEqual(['complete', 'decline']);
  choose(t, ({ verb }) => verb === 'complete');
  expect(t.light.sees('hand')).toHaveLength(2);
  expect(t.light.sees('discard')).toEqual(['Practice Overhaul']);
  expect(t.asked).toBe('dark');
});

rule('TCG-0238', 'what a Mission triggers waits for the end of the effect in which it is completed', () => {
  const t = table(tcg, {
    at: 'build start',
    dark: { character: ['Drill Trooper'], points: 2 },
    light: {
      character: ['Practice Legate', 'Depot Reader'],
      building: [{ card: 'Depot Supply Run', counters: 3 }],
      force: 0,
    },
  });
  t.dark.does('resolve', 'Practice Legate');
  t.light.does('complete', 'Depot Supply Run');
  expect(t.light.sees('hand')).toHaveLength(2);
  // The Legate's second sentence comes before what the draws have triggered.
  expect(offered(t, 'do it')).toHaveLength(1);
  expect(forceOf(t)[1]).toBe(0);
  t.light.does('decline');
  choose(t, ({ verb }) => verb === 'resolve');
  expect(forceOf(t)[1]).toBe(3 + 3);
});
