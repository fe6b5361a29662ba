import { rule, scenario, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import type { Card } from '../src/catalog/card.ts';
import { arenas } from '../src/index.ts';
import { tcg } from './drill.ts';
import { stranger, tcgWith } from './stranger.ts';
import { cardCalled, choose, into, offered, statsOf } from './support.ts';

rule(['TCG-0368', 'TCG-0369'], 'of two of a unique the cheaper goes, or its player pays the difference', () => {
  const position = {
    at: 'build',
    dark: { character: ['Drill Hero (A)'], hand: ['Drill Hero (C)'], points: 7, force: 5 },
  } as const;
  const t = table(tcg, position);
  t.dark.does('deploy', 'Drill Hero (C)', 'character');
  expect(t.options).toHaveLength(2);
  expect(t.decision.options.map(({ cost }) => cost?.['force'] ?? 0)).toEqual([0, 2]);
  t.dark.does('keep', 'Drill Hero (A)');
  expect(t.dark.sees('character')).toEqual(['Drill Hero (A)']);
  expect(t.dark.sees('discard')).toEqual(['Drill Hero (C)']);
  t.dark.does('resolve', '#1');
  // 2 for the difference; the one discarded gains 2 for its deployment and 1 for its discard.
  expect(t.state.facts.force[0]).toBe(5 - 2 + 2 + 1);

  const kept = table(tcg, position);
  kept.dark.does('deploy', 'Drill Hero (C)', 'character');
  kept.dark.does('keep', 'Drill Hero (C)');
  expect(kept.dark.sees('character')).toEqual(['Drill Hero (C)']);
  expect(kept.dark.sees('discard')).toEqual(['Drill Hero (A)']);
  expect(kept.state.facts.force[0]).toBe(5 + 2);
});

rule('TCG-0369', 'the last Force is enough for the difference', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Hero (A)'], hand: ['Drill Hero (D)'], points: 6, force: 1 },
  });
  t.dark.does('deploy', 'Drill Hero (D)', 'character');
  t.dark.does('keep', 'Drill Hero (A)');
  expect(t.state.facts.force[0]).toBe(0);
});

rule('TCG-0369', 'without Force for the difference there is no choice', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Hero (A)'], hand: ['Drill Hero (C)', 'Drill Trooper'], points: 9, force: 1 },
  });
  t.dark.does('deploy', 'Drill Hero (C)', 'character');
  expect(t.dark.sees('character')).toEqual(['Drill Hero (C)']);
  expect(t.dark.sees('discard')).toEqual(['Drill Hero (A)']);
});

rule(['TCG-0368', 'TCG-0470'], 'one in battle and one retreated are two; what counts is total build cost', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      build: [{ card: 'Drill Hero (A)', beneath: ['Drill Hero (B)', 'Drill Hero (E)'] }],
      hand: ['Drill Hero (C)'],
      points: 7,
      force: 5,
    },
  });
  t.dark.does('deploy', 'Drill Hero (C)', 'character');
  // 5 + 2 against 7: no difference, so nothing is paid.
  expect(t.decision.options.map(({ verb, cost }) => [verb, cost])).toEqual([
    ['keep', undefined],
    ['keep', undefined],
  ]);
  t.dark.does('keep', 'Drill Hero (C)');
  expect(t.dark.sees('discard')).toEqual(['Drill Hero (A)', 'Drill Hero (B)', 'Drill Hero (E)']);
});

rule('TCG-0370', 'what triggers on a discard does so for one too many of a unique', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Hero (C)'], hand: ['Drill Hero (D)'], points: 6, force: 3 },
  });
  t.dark.does('deploy', 'Drill Hero (D)', 'character');
  t.dark.does('keep', 'Drill Hero (D)');
  expect(t.dark.sees('discard')).toEqual(['Drill Hero (C)']);
  expect(t.state.facts.force[0]).toBe(3 - 1 + 1);
});

const types = [...arenas.map((arena) => [arena]), arenas];
/** The second is deployed: could it be stacked, and how many are there to choose from that may be kept? */
const deployed = (first: Card, second: Card, to: string) => {
  const t = table(tcgWith(...new Set([first, second])), {
    dark: { build: [first.title], hand: [second.title, 'Drill Walker'], points: 4 },
  });
  const stacks = t.dark.may('stack', second.title);
  choose(t, into('deploy', to));
  return { stacks, kept: offered(t, 'keep').length };
};
for (const one of types) {
  for (const another of types)
    rule(
      ['TCG-0021', 'TCG-0368', 'TCG-0404'],
      `lettered units of one name, ${one.join('/')} and ${another.join('/')}, are one unique`,
      () => {
        const [first, second] = [
          stranger({ persona: 'Nobody', types: one }),
          stranger({ persona: 'Nobody', types: another }),
        ];
        for (const to of another) expect(deployed(first, second, to)).toEqual({ stacks: true, kept: 2 });
      },
    );
  rule(
    ['TCG-0367', 'TCG-0396'],
    `copies of a unit without a letter, ${one.join('/')}, are neither unique nor stacked`,
    () => {
      const unit = stranger({ types: one });
      for (const to of one) expect(deployed(unit, unit, to)).toEqual({ stacks: false, kept: 0 });
    },
  );
}

rule(['TCG-0021', 'TCG-0367', 'TCG-0694'], 'a version letter makes a card unique, on units and on Equipment', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Trooper', 'Drill Hero (A)'], hand: ['Drill Trooper'], points: 2 },
  });
  t.dark.does('deploy', 'Drill Trooper', 'character');
  expect(t.dark.sees('character')).toEqual(['Drill Trooper', 'Drill Hero (A)', 'Drill Trooper']);

  const equipped = table(tcg, {
    at: 'build',
    dark: {
      character: [{ card: 'Drill Trooper', equipment: ['Drill Saber (A)'] }, 'Drill Sergeant'],
      build: ['Drill Saber (B)'],
      force: 5,
    },
  });
  equipped.dark.does('equip', 'Drill Saber (B) #2');
  equipped.dark.does('keep', 'Drill Saber (B)');
  expect(equipped.state.cards.tapped[cardCalled(equipped, 'Drill Saber (A)')]).toBe(1);
});

rule(['TCG-0371', 'TCG-0398'], 'different names may stand for one person, for the rules for unique cards', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Anakin Skywalker (V)'], hand: ['Darth Vader (V)', 'Luke Skywalker (V)'], points: 12 },
  });
  expect(t.dark.may('stack', 'Darth Vader (V)')).toBe(true);
  expect(t.dark.may('stack', 'Luke Skywalker (V)')).toBe(false);
  t.dark.does('deploy', 'Darth Vader (V)', 'character');
  t.dark.does('keep', 'Darth Vader (V)');
  expect(t.dark.sees('discard')).toEqual(['Anakin Skywalker (V)']);
});

rule(['TCG-0372', 'TCG-0373'], 'a name in a text means that name, not another name of the same person', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Padmé Amidala (V)', 'Darth Vader (V)'] },
    light: { character: ['Anakin Skywalker (V)'] },
  });
  expect(statsOf(t, 'Anakin Skywalker (V)').power).toBe(5 + 2);
  expect(statsOf(t, 'Darth Vader (V)').power).toBe(8);
});

rule(['TCG-0014', 'TCG-0600'], 'a name goes without the version, and is not that of what belongs to somebody', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Herald', 'Drill Hero (A)'], ground: ["Drill Hero's Speeder (A)"] },
    light: { character: ['Drill Hero (B)'] },
  });
  expect(statsOf(t, 'Drill Hero (A)').speed).toBe(40 + 10);
  expect(statsOf(t, 'Drill Hero (B)').speed).toBe(30 + 10);
  expect(statsOf(t, "Drill Hero's Speeder (A)").speed).toBe(50);
});

rule('TCG-0666', 'a Spirit is somebody else: no stack, no duplicate, even in the same arena', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Hero (A)'], hand: ["Drill Hero's Spirit (A)"], points: 3 },
  });
  expect(t.dark.may('stack', "Drill Hero's Spirit (A)")).toBe(false);
  t.dark.does('deploy', "Drill Hero's Spirit (A)", 'character');
  expect(t.dark.sees('character')).toEqual(['Drill Hero (A)', "Drill Hero's Spirit (A)"]);
});

rule('TCG-0667', 'a Spirit controls nothing and keeps nobody from control, but is a unit in its arena', () => {
  const t = table(tcg, {
    at: 'end',
    dark: { character: ['Drill Trooper'], space: ['Drill Fighter'] },
    light: { character: ["Drill Hero's Spirit (A)"], ground: ['Drill Speeder'] },
  });
  expect(t.outcome?.winner).toBe(0);

  const alone = table(tcg, {
    at: 'end',
    dark: { character: ["Drill Hero's Spirit (A)"], space: ['Drill Fighter'], ground: ['Drill Speeder'] },
    light: { ground: ['Drill Walker'] },
    rolls: [3],
  });
  expect(alone.outcome).toBeNull();
  // It counts toward the point for units in all arenas.
  expect(alone.state.facts.points[0]).toBe(3 + 1);
});

scenario('a discarded unique leaves room for another', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Hero (A)'], hand: ['Drill Ambush', 'Drill Hero (A)'], points: 7 },
    light: { character: ['Drill Trooper'] },
  });
  t.dark.does('complete', 'Drill Ambush');
  t.dark.does('choose', 'Drill Hero (A)');
  t.dark.does('deploy', 'Drill Hero (A)', 'character');
  expect(t.dark.sees('character')).toEqual(['Drill Hero (A)']);
  expect(t.dark.sees('discard')).toEqual(['Drill Hero (A)', 'Drill Ambush']);
});
