import { rule } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { lay, named, passWhile, type Table } from './support.ts';

const necklace = "Organa's Ceremonial Necklace";
const warRoom = 'Yavin 4: Massassi War Room';
const bay = 'Yavin 4: Docking Bay (Dark)';
const jungle = 'Yavin 4: Jungle (Dark)';

const bearerOf = ({ state: s }: Table, card: number): string =>
  s.names[s.cards.definition[s.cards.host[card] ?? -1] ?? -1] ?? '';

/** Dark deploys it at the docking bay, and the trooper comes there to fetch it. */
function fetched(beside: readonly string[]): Table {
  const t = lay({
    turn: 'dark',
    phase: 'deploy',
    dark: { force: 9, hand: [necklace, 'Drill Errand (Dark)'] },
    light: { hand: ['Drill Errand (Light)'], reserve: Array.from({ length: 9 }, () => 'Drill Recruit') },
    at: { [warRoom]: { dark: beside }, [bay]: {}, [jungle]: { dark: ['Stormtrooper', 'Jawa (Dark)'] } },
  });
  t.dark.does('deploy', necklace).does('to', bay);
  if (t.asked === 'dark' && t.dark.may('target')) t.dark.does('target', 'Stormtrooper');
  passWhile(t, ({ facts }) => facts.phase !== 'move');
  t.dark.does('move', 'Stormtrooper', bay);
  return t;
}

/** On to Dark's next control phase. */
function onToDrain(t: Table): void {
  while (t.state.facts.turn < 3 || t.state.facts.phase !== 'control')
    passWhile(t, ({ facts }) => facts.turn < 3 || facts.phase !== 'control');
}

describe(necklace, () => {
  rule('GLC-0022', 'is put on the Imperial who reaches it, and stays its player’s own', () => {
    const t = fetched([]);
    expect(bearerOf(t, named(t, necklace))).toBe('Stormtrooper');
    expect(t.dark.sees('on', 'dark')).toEqual([necklace]);
    onToDrain(t);
    const before = t.state.zones.lost[1].length;
    expect(t.options).toContain('drain Yavin 4: Docking Bay (Dark) 2');
    t.dark.does('drain', bay);
    while (t.asked === 'light' && t.light.may('lose')) t.light.does('lose', 'Drill Errand (Light)');
    expect(t.state.zones.lost[1].length - before).toBe(2);
  });

  rule('GAP-0128', 'is fetched at once by an Imperial who is there as it is deployed', () => {
    const t = lay({
      phase: 'deploy',
      dark: { hand: [necklace, 'Drill Errand (Dark)'] },
      at: { [bay]: { dark: ['Stormtrooper'] } },
    });
    t.dark.does('deploy', necklace);
    expect(bearerOf(t, named(t, necklace))).toBe('Stormtrooper');
  });

  rule('GLC-0023', 'passes to another Imperial alone, next to it where its player is in control', () => {
    const drained = (beside: readonly string[]) => {
      const t = fetched(beside);
      onToDrain(t);
      t.dark.does('drain', bay);
      while (t.asked === 'light' && t.light.may('lose')) t.light.does('lose', 'Drill Errand (Light)');
      return t;
    };
    // The Jawa in the jungle is no Imperial.
    expect(drained([]).dark.may('use', necklace)).toBe(false);
    const t = drained(['General Tagge']);
    t.dark.does('use', necklace);
    const card = named(t, necklace);
    expect(bearerOf(t, card)).toBe('General Tagge');
    expect(t.state.cards.target[card]).toBe(named(t, 'General Tagge'));
    // It adds to the next drain as well.
    expect(t.options).toContain('drain Yavin 4: Massassi War Room 3');
  });
});
