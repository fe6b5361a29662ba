import { rule, scenario, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { draw, force, gainForce, ifSo, one, opponents, pay, tapThem, youHave, your } from '../src/language/index.ts';
import { cardWords } from '../src/language/words.ts';
import { keywordOf, powerOf, speedOf } from '../src/rules/cards/values.ts';
import type { Stat } from '../src/text/stat.ts';
import { cards, tcg } from './drill.ts';
import { stranger, tcgWith } from './stranger.ts';
import { choose, into, offered, type TcgTable, unitCalled } from './support.ts';

const chance = (t: TcgTable): string => t.decision.window?.kind ?? '';
const forceOf = (t: TcgTable): readonly number[] => t.state.facts.force;
const power = (t: TcgTable, title: string): number => powerOf(t.state, unitCalled(t, title));
const speed = (t: TcgTable, title: string): number => speedOf(t.state, unitCalled(t, title));
const keyword = (t: TcgTable, title: string, stat: Stat): number => keywordOf(t.state, unitCalled(t, title), stat);

/** Takes the last option: to pass, to decline, to be done. */
const until = (t: TcgTable, reached: () => boolean): void => {
  for (let left = 100; left > 0 && !reached(); left--) {
    const { player, at, options, min } = t.decision;
    t.answer({ player, at, picks: min === 0 ? [] : [options.length - 1] });
  }
};
const amount = (t: TcgTable, wanted: number): void => choose(t, (option) => option.amount === wanted);

rule(
  ['TCG-0023', 'TCG-0007', 'TCG-0010'],
  'Battle cards are for battle, unless the card says otherwise; that changes nothing else',
  () => {
    const t = table(tcg, {
      at: 'build',
      dark: {
        character: ['Drill Trooper'],
        hand: ['Practice Requisition', 'Practice Surge', 'Practice Drain', 'Drill Walker'],
        force: 3,
      },
      light: { character: ['Drill Sergeant'], hand: ['Practice Surge', 'Practice Requisition'] },
    });
    expect(offered(t, 'play')).toHaveLength(1);
    t.dark.does('play', 'Practice Requisition');
    // It still had to be paid for, and is discarded like any other.
    expect(forceOf(t)[0]).toBe(1);
    expect(t.state.facts.points[0]).toBe(1);
    expect(t.dark.sees('discard')).toEqual(['Practice Requisition']);
    // In battle it is the other way round, and nobody plays in the other player's build step.
    until(t, () => t.state.facts.phase === 'battle');
    until(t, () => chance(t) === 'general');
    expect(t.asked).toBe('dark');
    expect(t.dark.may('play', 'Practice Surge')).toBe(true);
    t.dark.passes();
    expect(t.light.may('play', 'Practice Requisition')).toBe(false);
  },
);

rule(
  ['TCG-0008', 'TCG-0198', 'TCG-0252'],
  'a keyword is its name and number on every card, and means what the rules say',
  () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Practice Reservist'], hand: ['Practice Haste'] },
      light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
      rolls: [6, 1],
    });
    const printed = cards.find(({ title }) => title === 'Practice Reservist');
    expect(printed === undefined ? [] : cardWords(printed)).toContain('Critical Hit 2');
    // Printed 2, and 1 given: one and the same thing.
    t.dark.does('play', 'Practice Haste');
    expect(keyword(t, 'Practice Reservist', 'criticalHit')).toBe(3);
    t.dark.passes();
    t.dark.does('attack', 'Practice Reservist');
    t.dark.passes();
    expect(t.dark.told('damaged')).toMatchObject([{ amount: 4 }]);
  },
);

rule('TCG-0009', 'what says it can’t prevails over what says it can', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper', 'Drill Adept'], hand: ['Practice Snare'] },
    light: {
      character: ['Drill Sergeant', { card: 'Drill Mechanic', tapped: true }],
      hand: ['Practice Rally', 'Practice Rally'],
    },
  });
  t.dark.does('play', 'Practice Snare');
  t.dark.does('choose', 'Drill Sergeant');
  t.light.does('play', 'Practice Rally');
  t.light.does('choose', 'Drill Sergeant');
  expect(t.state.cards.tapped[unitCalled(t, 'Drill Sergeant')]).toBe(1);
  t.light.does('play', 'Practice Rally');
  t.light.does('choose', 'Drill Mechanic');
  expect(t.state.cards.tapped[unitCalled(t, 'Drill Mechanic')]).toBe(0);
});

rule(
  ['TCG-0013', 'TCG-0210'],
  'a text that names its own unit means that very one, and so does what was played on one copy',
  () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Practice Brawler', 'Practice Brawler'], hand: ['Practice Drain'] },
      light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
      rolls: [1, 1, 1, 1],
    });
    t.dark.passes();
    t.dark.does('attack', 'Practice Brawler');
    expect([power(t, 'Practice Brawler'), power(t, 'Practice Brawler #2')]).toEqual([4, 2]);
  },
);

rule(['TCG-0180', 'TCG-0529'], 'an effect is done once, or lasts as long as it says', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper', 'Practice Guide'], hand: ['Practice Focus', 'Practice Drain'] },
    light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
    rolls: [1, 1, 1, 1],
  });
  t.dark.does('use', 'Practice Guide');
  expect(forceOf(t)[0]).toBe(12);
  t.dark.passes();
  t.dark.does('attack', 'Drill Trooper');
  t.dark.does('play', 'Practice Focus');
  expect(power(t, 'Drill Trooper')).toBe(4);
  t.dark.passes();
  expect(chance(t)).toBe('general');
  expect(power(t, 'Drill Trooper')).toBe(2);
  expect(forceOf(t)[0]).toBe(11);
});

rule('TCG-0181', 'nobody loses more Force than there is', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper'], hand: ['Practice Drain'] },
    light: { character: ['Drill Sergeant'], force: 3, hand: ['Practice Drain'] },
  });
  t.dark.does('play', 'Practice Drain');
  expect(forceOf(t)).toEqual([10, 0]);
});

rule(['TCG-0182', 'TCG-0183'], 'changes to values and numbered keywords add up', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper'], hand: ['Practice Haste', 'Practice Haste', 'Practice Haste'] },
    light: { character: ['Drill Sergeant'] },
    rolls: [6, 1],
  });
  t.dark.does('play', 'Practice Haste');
  t.dark.does('play', 'Practice Haste');
  expect(speed(t, 'Drill Trooper')).toBe(50);
  t.dark.does('play', 'Practice Haste');
  expect(speed(t, 'Drill Trooper')).toBe(60);
  t.dark.does('attack', 'Drill Trooper');
  // One hit, and three times Critical Hit 1.
  expect(t.dark.told('damaged')[0]).toMatchObject({ amount: 4 });
});

rule(['TCG-0184', 'TCG-0185', 'TCG-0205'], 'an ability that was given twice can be used twice each time', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Adept'] },
    light: {
      character: [{ card: 'Drill Sergeant', tapped: true }],
      hand: ['Practice Training', 'Practice Training'],
    },
    rolls: [4, 4, 4, 4],
  });
  t.light.does('play', 'Practice Training');
  t.light.does('play', 'Practice Training');
  t.dark.does('attack', 'Drill Adept');
  expect(chance(t)).toBe('prevention');
  t.light.does('use', 'Drill Sergeant');
  t.light.does('use', 'Drill Sergeant');
  // Not a third time.
  expect(t.dark.told('damaged')[0]).toMatchObject({ amount: 2 });
  expect(t.dark.told('paid').filter(({ by }) => by === 1)).toHaveLength(4);
});

rule(['TCG-0205', 'TCG-0206'], 'a unit gives its kind, itself too, an ability for each that gives it', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Adept'] },
    light: {
      character: [
        { card: 'Practice Instructor', tapped: true },
        { card: 'Practice Instructor', tapped: true },
        { card: 'Practice Recruit', tapped: true },
        { card: 'Drill Trooper', tapped: true },
      ],
    },
    rolls: [4, 4, 4, 1],
  });
  t.dark.does('attack', 'Drill Adept');
  t.dark.does('attack', 'Practice Instructor');
  // Of two givers, one is itself.
  t.light.does('use', 'Practice Instructor');
  t.light.does('use', 'Practice Instructor');
  expect(t.dark.told('damaged')[0]).toMatchObject({ amount: 1 });
  const alone = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Adept'] },
    light: {
      character: [
        { card: 'Practice Instructor', tapped: true },
        { card: 'Drill Trooper', tapped: true },
      ],
    },
    rolls: [4, 4, 4, 1],
  });
  alone.dark.does('attack', 'Drill Adept');
  alone.dark.does('attack', 'Drill Trooper');
  // No Recruit: it dies without being asked.
  expect(alone.light.sees('discard')).toEqual(['Drill Trooper']);
});

rule('TCG-0186', 'instructions are followed in the order in which they are written', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: ['Drill Trooper'],
      building: [{ card: 'Practice Overhaul', counters: 2 }],
      hand: ['Drill Walker', 'Drill Probe', 'Drill Adept'],
    },
    light: { character: ['Drill Sergeant'] },
  });
  t.dark.does('complete', 'Practice Overhaul');
  expect(t.dark.sees('hand')).toEqual(['Drill Trooper', 'Drill Trooper']);
  expect(t.dark.sees('discard')).toHaveLength(4);
});

rule('TCG-0187', 'damage in the middle of an effect is prevented in the middle of it', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper'], hand: ['Practice Barrage'] },
    light: { character: ['Drill Sergeant'], hand: ['Practice Shield'] },
  });
  t.dark.does('play', 'Practice Barrage');
  expect([chance(t), t.asked]).toEqual(['prevention', 'light']);
  // Neither the card nor the Force that come after it.
  expect(t.dark.sees('hand')).toEqual([]);
  expect(forceOf(t)[0]).toBe(8);
  t.light.does('play', 'Practice Shield');
  expect(t.dark.told('damaged')).toMatchObject([{ amount: 1 }]);
  expect(t.dark.sees('hand')).toHaveLength(1);
  expect(forceOf(t)[0]).toBe(9);
});

rule(
  'TCG-0188',
  'what divides damage is played before the dice; the second unit is chosen after them, and may get none',
  () => {
    const position = () => {
      const t = table(tcg, {
        at: 'character',
        dark: { character: ['Drill Adept'], hand: ['Practice Split Fire'] },
        light: {
          character: [
            { card: 'Drill Sergeant', tapped: true },
            { card: 'Practice Bodyguard', tapped: true },
          ],
          hand: ['Practice Shield', 'Practice Drain'],
          force: 1,
        },
        rolls: [4, 4, 4, 1],
      });
      t.light.passes();
      t.dark.does('attack', 'Drill Adept');
      t.dark.does('attack', 'Drill Sergeant');
      t.dark.does('play', 'Practice Split Fire');
      until(t, () => chance(t) === '');
      expect(t.dark.told('rolled')).toHaveLength(1);
      expect(t.asked).toBe('dark');
      return t;
    };
    const damage = (t: TcgTable) =>
      ['Drill Sergeant', 'Practice Bodyguard'].map((title) => t.state.cards.damage[unitCalled(t, title)]);
    const shared = position();
    shared.dark.does('divide', 'Practice Bodyguard');
    amount(shared, 2);
    // Only now is it prevented.
    expect(chance(shared)).toBe('prevention');
    shared.light.passes();
    expect(damage(shared)).toEqual([1, 2]);
    const none = position();
    none.dark.does('divide', 'Practice Bodyguard');
    amount(none, 0);
    none.light.passes();
    expect(damage(none)).toEqual([3, 0]);
    const all = position();
    all.dark.does('divide', 'Drill Adept');
    amount(all, 3);
    all.light.passes();
    expect(damage(all)).toEqual([0, 0]);
    expect(all.state.cards.damage[unitCalled(all, 'Drill Adept')]).toBe(3);
  },
);

rule(['TCG-0190', 'TCG-0440'], 'what an effect counts is counted when it is played', () => {
  const t = table(tcg, {
    at: 'character',
    dark: {
      character: ['Drill Trooper', 'Drill Mechanic', 'Drill Mechanic'],
      hand: ['Practice Swarm', 'Practice Drain'],
    },
    light: { character: ['Drill Sergeant'], hand: ['Practice Ejection', 'Practice Drain'] },
  });
  t.dark.does('play', 'Practice Swarm');
  t.dark.does('choose', 'Drill Trooper');
  expect(power(t, 'Drill Trooper')).toBe(4);
  t.light.does('play', 'Practice Ejection');
  t.light.does('choose', 'Drill Mechanic');
  expect(t.dark.sees('character')).toHaveLength(2);
  expect(power(t, 'Drill Trooper')).toBe(4);
});

rule(['TCG-0191', 'TCG-0206'], '“each of your” includes the unit itself, “each of your other” does not', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Officer', 'Practice Captain', 'Drill Trooper'], hand: ['Practice Drain'] },
    light: { character: ['Drill Sergeant'] },
  });
  expect(['Practice Officer', 'Practice Captain', 'Drill Trooper'].map((title) => speed(t, title))).toEqual([
    40, 40, 40,
  ]);
  expect(['Practice Officer', 'Practice Captain', 'Drill Trooper'].map((title) => power(t, title))).toEqual([3, 2, 3]);
  expect([speed(t, 'Drill Sergeant'), power(t, 'Drill Sergeant')]).toEqual([40, 5]);
});

rule(
  ['TCG-0194', 'TCG-0438', 'TCG-0439'],
  '“as long as” ends with its condition: equipped, a Jedi loses the Parry it was given',
  () => {
    const t = table(tcg, {
      at: 'build',
      dark: { character: ['Practice Master', 'Drill Adept'], build: ['Practice Blade'] },
      light: { character: ['Drill Sergeant'] },
    });
    expect(keyword(t, 'Drill Adept', 'parry')).toBe(1);
    t.dark.does('equip', 'Practice Blade');
    expect(power(t, 'Drill Adept')).toBe(5);
    expect(keyword(t, 'Drill Adept', 'parry')).toBe(0);
  },
);

rule(
  ['TCG-0195', 'TCG-0196'],
  'a unit would be damaged until the counters are placed, and is damaged once they all are',
  () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Adept'], hand: ['Practice Again'] },
      light: {
        character: [{ card: 'Practice Grudge', tapped: true }],
        hand: ['Practice Shield', 'Practice Shield', 'Practice Drain'],
      },
      rolls: [4, 4, 1, 1],
    });
    t.light.passes();
    t.dark.does('attack', 'Drill Adept');
    t.light.passes();
    expect(chance(t)).toBe('reroll');
    expect(t.state.facts.damage).toEqual([]);
    t.dark.passes();
    expect(chance(t)).toBe('prevention');
    expect(t.state.facts.damage).toMatchObject([{ amount: 2 }]);
    t.light.does('play', 'Practice Shield');
    expect(t.state.cards.damage[unitCalled(t, 'Practice Grudge')]).toBe(0);
    t.light.does('play', 'Practice Shield');
    // All of it was prevented: it has not been damaged.
    expect(t.dark.told('damaged')).toHaveLength(0);
    expect(forceOf(t)[1]).toBe(8);
  },
);

rule(
  ['TCG-0197', 'TCG-0424'],
  'a unit’s texts are activated, triggered or static; only activated ones have an arrow',
  () => {
    const kinds = new Set<string>();
    for (const card of cards) {
      if (card.kind !== 'unit') continue;
      for (const [i, clause] of card.text.entries()) {
        const words = (cardWords(card)[i] ?? '').replace(/"[^"]*"/g, '');
        kinds.add(clause.kind);
        if (clause.kind === 'static' || clause.kind === 'triggered') expect(words).not.toContain('→');
        if (clause.kind === 'activated' && clause.cost.length > 0) expect(words).toContain('→');
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['activated', 'triggered', 'static']));
  },
);

rule(['TCG-0669', 'TCG-0249', 'TCG-0250'], 'a static text is on while its unit is in its arena', () => {
  const t = table(tcg, {
    at: 'retreat',
    dark: { character: ['Practice Jammer', 'Drill Mechanic'] },
    light: { character: ['Drill Sergeant'] },
  });
  expect(speed(t, 'Drill Sergeant')).toBe(30);
  expect(speed(t, 'Practice Jammer')).toBe(30);
  t.dark.does('retreat', 'Practice Jammer');
  expect(speed(t, 'Drill Sergeant')).toBe(40);
});

rule('TCG-0251', 'a static text is off as soon as its card has left play', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Jammer', 'Drill Mechanic'] },
    light: { character: ['Drill Sergeant'], hand: ['Practice Ejection', 'Practice Drain'] },
  });
  t.light.does('play', 'Practice Ejection');
  t.light.does('choose', 'Practice Jammer');
  expect(speed(t, 'Drill Sergeant')).toBe(40);
});

rule(
  'TCG-0199',
  'in the build zone abilities are off, but for Upkeep, Reserves, Pilot and what it is treated as',
  () => {
    const t = table(tcg, {
      at: 'build start',
      dark: { build: ['Practice Reservist'], space: ['Drill Fighter'], hand: ['Practice Drain'], force: 10 },
      light: { space: ['Drill Cruiser'] },
    });
    expect(keyword(t, 'Practice Reservist', 'criticalHit')).toBe(0);
    expect(t.decision.options.map(({ verb }) => verb)).toEqual(['draw', 'upkeep']);
    t.dark.does('upkeep');
    expect(forceOf(t)[0]).toBe(9);
    // Reserves, and piloting; not the ability that draws a card.
    expect(offered(t, 'use').map(({ clause }) => clause)).toEqual(['Practice Reservist/0']);
    expect(offered(t, 'pilot')).toHaveLength(1);
    until(t, () => t.state.facts.arena === 'space');
    expect(forceOf(t)[0]).toBe(9);
    const there = table(tcg, {
      at: 'battle',
      dark: { character: ['Practice Reservist'], hand: ['Practice Drain'] },
      light: { character: ['Drill Sergeant'] },
    });
    expect(forceOf(there)[0]).toBe(11);
    expect(keyword(there, 'Practice Reservist', 'criticalHit')).toBe(2);
  },
);

rule('TCG-0200', 'what a unit has lost cannot be played until the effect that took it ends', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper'], hand: ['Practice Amnesia', 'Practice Drain'] },
    light: { character: ['Practice Guide', 'Practice Officer', 'Practice Stoic'] },
    rolls: Array.from({ length: 40 }, () => 1),
  });
  t.dark.does('play', 'Practice Amnesia');
  t.dark.does('choose', 'Practice Guide');
  expect(t.light.getsTo('use', 'Practice Guide')).toBe(false);
  until(t, () => t.state.facts.turn === 4);
  until(t, () => t.asked === 'light' && t.light.may('use', 'Practice Guide'));
  expect(t.light.may('use', 'Practice Guide')).toBe(true);
});

rule('TCG-0200', 'static and triggered texts are lost as well', () => {
  const t = table(tcg, {
    at: 'character',
    dark: {
      character: [{ card: 'Drill Mechanic', tapped: true }],
      hand: ['Practice Amnesia', 'Practice Amnesia', 'Practice Drain'],
    },
    light: { character: ['Practice Officer', 'Practice Stoic'] },
    rolls: Array.from({ length: 40 }, () => 1),
  });
  expect(speed(t, 'Practice Stoic')).toBe(40);
  t.dark.does('play', 'Practice Amnesia');
  t.dark.does('choose', 'Practice Officer');
  expect(speed(t, 'Practice Stoic')).toBe(30);
  t.dark.does('play', 'Practice Amnesia');
  t.dark.does('choose', 'Practice Stoic');
  t.dark.passes();
  t.light.does('hold back', 'Practice Stoic');
  expect(forceOf(t)[1]).toBe(10);
});

rule(
  'TCG-0474',
  'a unit that can’t use abilities has none that work: activated, triggered, static, its own or given',
  () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Adept', 'Practice Guide'], hand: ['Practice Gag', 'Practice Drain'] },
      light: { character: ['Practice Instructor', 'Practice Stoic', 'Practice Guide', 'Practice Officer'] },
      rolls: [4, 4, 1, 1],
    });
    expect(speed(t, 'Practice Stoic')).toBe(40);
    t.dark.does('play', 'Practice Gag');
    expect(speed(t, 'Practice Stoic')).toBe(30);
    // The Light Side is not asked: it can use nothing. The Dark Side can.
    expect(t.asked).toBe('dark');
    expect(t.dark.may('use', 'Practice Guide')).toBe(true);
    t.dark.passes();
    t.dark.does('attack', 'Drill Adept');
    t.dark.does('attack', 'Practice Instructor');
    t.dark.passes();
    expect(t.dark.told('damaged')).toMatchObject([{ amount: 2 }]);
  },
);

rule('TCG-0474', 'as long as a unit says so, the others can’t use theirs', () => {
  const t = table(tcg, {
    at: 'retreat',
    dark: { character: ['Practice Silencer', 'Drill Mechanic'] },
    light: { character: ['Practice Officer', 'Practice Stoic'] },
  });
  expect(speed(t, 'Practice Stoic')).toBe(30);
  t.dark.does('retreat', 'Practice Silencer');
  expect(speed(t, 'Practice Stoic')).toBe(40);
});

rule(
  ['TCG-0201', 'TCG-0431'],
  'a Location’s effects are no abilities: static, or with a cost, but not to be disrupted as such',
  () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Trooper'], locations: { character: 'Practice Grounds' } },
      light: { character: ['Practice Static', 'Practice Tyrant'] },
    });
    expect(speed(t, 'Drill Trooper')).toBe(40);
    t.dark.does('use', 'Practice Grounds');
    // No chance to disrupt an ability, and not dearer for being one.
    expect(t.dark.sees('hand')).toHaveLength(1);
    expect(forceOf(t)[0]).toBe(9);
  },
);

rule('TCG-0203', 'a card that is only partly built has no effects', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: ['Drill Trooper'],
      building: [
        { card: 'Practice Miner', counters: 3 },
        { card: 'Practice Officer', counters: 1 },
      ],
      force: 10,
    },
    light: { character: ['Drill Sergeant'] },
  });
  expect(speed(t, 'Drill Trooper')).toBe(30);
  expect(offered(t, 'use')).toHaveLength(0);
  choose(t, into('deploy', 'character'));
  expect(offered(t, 'use')).toHaveLength(1);
});

rule(['TCG-0208', 'TCG-0210'], 'what was given for the rest of the game is gone once its unit has left play', () => {
  const t = table(tcg, {
    at: 'character',
    dark: {
      character: ['Practice Homer', 'Practice Homer', 'Practice Partisan'],
      hand: ['Practice Brand', 'Practice Drain', 'Practice Drain'],
    },
    light: { character: ['Drill Sergeant'], hand: ['Practice Drain'] },
  });
  until(t, () => chance(t) === 'general');
  t.dark.does('play', 'Practice Brand');
  t.dark.does('choose', 'Practice Homer');
  expect([power(t, 'Practice Homer'), power(t, 'Practice Homer #2')]).toEqual([3, 2]);
  expect(power(t, 'Practice Partisan')).toBe(3);
  t.light.passes();
  t.dark.does('use', 'Practice Homer');
  // It is in the hand; nobody is branded any more, and it will not be when it comes back.
  expect(t.dark.sees('hand')).toContain('Practice Homer');
  expect(power(t, 'Practice Partisan')).toBe(2);
  expect(power(t, 'Practice Homer')).toBe(2);
});

rule('TCG-0211', 'what is given to a kind of unit without naming a place reaches the build zone too', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Practice Officer'], build: ['Drill Trooper'], hand: ['Drill Trooper'] },
    light: { character: ['Drill Sergeant'] },
  });
  expect(speed(t, 'Drill Trooper')).toBe(40);
});

rule('TCG-0458', 'bids for a unit are secret until both are made; the higher pays, the Dark Side wins ties', () => {
  const position = () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Trooper'], hand: ['Practice Auction', 'Practice Drain'] },
      light: { character: ['Drill Sergeant'], hand: ['Practice Drain'] },
    });
    t.dark.does('play', 'Practice Auction');
    t.dark.does('choose', 'Drill Sergeant');
    return t;
  };
  const tie = position();
  expect([tie.asked, tie.decision.options.length]).toEqual(['dark', 11]);
  amount(tie, 4);
  expect(tie.asked).toBe('light');
  // Light can see that there is a bid, not how much.
  expect(JSON.stringify(tie.light.view.facts['bids'])).not.toContain('4');
  expect(JSON.stringify(tie.dark.view.facts['bids'])).toContain('4');
  amount(tie, 4);
  expect(tie.dark.sees('character')).toEqual(['Drill Trooper', 'Drill Sergeant']);
  expect(forceOf(tie)).toEqual([6, 10]);
  const higher = position();
  amount(higher, 4);
  amount(higher, 5);
  expect(higher.light.sees('character')).toEqual(['Drill Sergeant']);
  expect(forceOf(higher)).toEqual([10, 5]);
  expect(higher.dark.told('bid').map(({ amount: bid }) => bid)).toEqual([4, 5]);
});

rule(['TCG-0487', 'TCG-0488'], 'other counters mean what a text makes of them, and are gone with their card', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Practice Charger', 'Drill Trooper'] },
    light: { character: ['Drill Sergeant'], hand: ['Practice Ejection', 'Practice Drain'] },
  });
  t.dark.does('use', 'Practice Charger');
  expect(power(t, 'Practice Charger')).toBe(3);
  expect(t.state.cards.tokens[unitCalled(t, 'Practice Charger')]).toBe(1);
  until(t, () => chance(t) === 'general' && t.asked === 'light');
  const card = unitCalled(t, 'Practice Charger');
  t.light.does('play', 'Practice Ejection');
  t.light.does('choose', 'Practice Charger');
  expect(t.dark.sees('discard')).toEqual(['Practice Charger']);
  expect([t.state.cards.tokens[card], t.state.cards.damage[card], t.state.cards.counters[card]]).toEqual([0, 0, 0]);
});

rule('TCG-0488', 'a counter may be what an ability costs', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Practice Charger'], hand: ['Practice Drain'] },
    light: { character: ['Drill Sergeant'] },
  });
  t.dark.does('use', 'Practice Charger');
  until(t, () => chance(t) === 'general');
  t.dark.does('use', 'Practice Charger');
  expect(forceOf(t)[0]).toBe(12);
  expect(power(t, 'Practice Charger')).toBe(2);
  expect(t.dark.may('use', 'Practice Charger')).toBe(false);
});

rule('TCG-0548', 'both gain four Force in each ready phase, to pay Force costs with', () => {
  const t = table(tcg, {
    at: 'ready',
    dark: { character: ['Drill Trooper'], hand: ['Drill Trooper'], force: 0 },
    light: { character: ['Drill Sergeant'], force: 2 },
  });
  expect(forceOf(t)).toEqual([4, 6]);
});

rule('TCG-0632', 'an effect that says “instead” takes the place of what would have happened', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Phoenix', 'Drill Trooper'] },
    light: { character: ['Drill Sergeant'], hand: ['Practice Ejection', 'Practice Drain'] },
  });
  until(t, () => t.asked === 'light');
  t.light.does('play', 'Practice Ejection');
  t.light.does('choose', 'Practice Phoenix');
  expect(t.dark.sees('build')).toEqual(['Practice Phoenix']);
  expect(t.dark.sees('discard')).toEqual([]);
  expect(t.state.facts.memory).toEqual([]);
});

rule('TCG-0646', 'a unit that returns itself to the hand does so from an arena', () => {
  const t = table(tcg, {
    at: 'battle',
    dark: { character: ['Practice Homer'], build: ['Practice Homer'], hand: ['Practice Drain'] },
    light: { character: ['Drill Sergeant'] },
  });
  expect(offered(t, 'use')).toHaveLength(1);
  t.dark.does('use', 'Practice Homer');
  expect(t.dark.sees('hand')).toEqual(['Practice Drain', 'Practice Homer']);
  expect(t.dark.sees('build')).toEqual(['Practice Homer']);
  expect(offered(t, 'use')).toHaveLength(0);
});

rule('TCG-0647', 'a revealed card is shown and then discarded', () => {
  const t = table(tcg, {
    at: 'character',
    dark: {
      character: ['Drill Trooper'],
      hand: ['Practice Peek', 'Practice Drain'],
      deck: ['Drill Walker', 'Drill Adept'],
    },
    light: { character: ['Drill Sergeant'] },
  });
  t.dark.does('play', 'Practice Peek');
  expect(t.light.told('revealed')).toMatchObject([{ card: { name: 'Drill Adept' } }]);
  expect(t.light.sees('discard', 'dark')).toEqual(['Drill Adept', 'Practice Peek']);
  expect(t.dark.sees('deck')).toHaveLength(1);
});

rule('TCG-0706', 'the number of cards in a stack counts the top card', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: [{ card: 'Practice Sage (B)', beneath: ['Practice Sage (A)'] }], hand: ['Practice Drain'] },
    light: { character: ['Practice Sage (B)'] },
  });
  until(t, () => chance(t) === 'general');
  t.dark.does('use', 'Practice Sage (B)');
  expect(forceOf(t)[0]).toBe(11);
});

rule('TCG-0707', 'where X is a unit’s power, all that changes it is in it', () => {
  const t = table(tcg, {
    at: 'character',
    dark: {
      character: [{ card: 'Practice Sage (A)', beneath: ['Practice Sage (B)'] }, 'Practice Captain'],
      hand: ['Practice Drain'],
    },
    light: { character: ['Drill Sergeant'] },
  });
  t.dark.does('use', 'Practice Sage (A)');
  expect(t.dark.told('damaged')).toMatchObject([{ amount: 4 }]);
});

rule('TCG-0708', '“you” is whoever controls the effect, whoever owns the card', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper'], hand: ['Practice Auction', 'Practice Drain'] },
    light: { character: ['Practice Captain', 'Drill Mechanic'] },
  });
  expect([power(t, 'Drill Trooper'), power(t, 'Drill Mechanic')]).toEqual([2, 2]);
  t.dark.does('play', 'Practice Auction');
  t.dark.does('choose', 'Practice Captain');
  amount(t, 1);
  amount(t, 0);
  expect([power(t, 'Drill Trooper'), power(t, 'Drill Mechanic')]).toEqual([3, 1]);
});

scenario('what depends on something is looked at when it comes to that: one thing is done, or the other', () => {
  const visit = stranger({
    kind: 'mission',
    cost: 1,
    text: [
      ifSo(youHave(your.named('Drill Sergeant').in('character')), [gainForce(3)], [draw(1)]),
      ifSo(youHave(your.subtype('Droid')), [gainForce(2)]),
    ],
  });
  const left = (...character: string[]) => {
    const t = table(tcgWith(visit), {
      dark: { hand: [visit.title], points: 1, force: 5, character, ground: ['Drill Walker'], deck: ['Drill Walker'] },
    });
    t.dark.does('complete', visit.title);
    return [t.state.facts.force[0], t.dark.sees('hand').length];
  };
  expect(left('Drill Sergeant')).toEqual([8, 0]);
  expect(left('Drill Trooper')).toEqual([5, 1]);
});

scenario('a text that can do nothing as things stand can’t be played, whatever it could do otherwise', () => {
  const help = stranger({
    kind: 'battle',
    side: 'dark',
    text: pay(force(1)).to(
      ifSo(
        youHave(your.named('Drill Sergeant').in('character')),
        [tapThem(one(opponents.untapped.characters))],
        [tapThem(one(opponents.untapped.spaceUnits))],
      ),
    ),
  });
  const mayPlay = (...character: string[]) => {
    const t = table(tcgWith(help), {
      at: 'character',
      dark: { hand: [help.title], character },
      light: { character: ['Drill Adept'] },
    });
    until(t, () => chance(t) === 'general' && t.asked === 'dark');
    return t.dark.may('play', help.title);
  };
  expect([mayPlay('Drill Sergeant'), mayPlay('Drill Trooper')]).toEqual([true, false]);
});
