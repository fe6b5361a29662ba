import { rule, type ScenarioTable, scenario, table, tableFrom } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgState, CcgVocabulary } from '../src/index.ts';
import { ccg } from './drill.ts';

type Table = ScenarioTable<CcgState, 'dark' | 'light', CcgVocabulary>;

/** A deck of these cards, filled up with others that do nothing. */
const deck = (filler: string, names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = { [filler]: 60 - names.length };
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};
const dark = (...names: string[]): Record<string, number> => deck('Drill Trooper', names);
const light = (...names: string[]): Record<string, number> => deck('Drill Recruit', names);

const begin = (decks: readonly [Record<string, number>, Record<string, number>]): Table =>
  tableFrom(ccg, ccg.start({ decks: [decks[0], decks[1]] }, 'any'));

/** What whoever is asked may start with. */
const offered = (t: Table): readonly string[] => t.decision.options.map(({ clause, verb }) => clause ?? verb);

function starts(t: Table, name: string): void {
  const pick = offered(t).indexOf(name);
  expect(pick, `${name} among ${offered(t).join(', ')}`).toBeGreaterThanOrEqual(0);
  t.answer({ player: t.decision.player, at: t.decision.at, picks: [pick] });
}

const locationsOf = (t: Table): readonly (readonly string[])[] => [
  t.dark.sees('locations', 'dark'),
  t.dark.sees('locations', 'light'),
];

describe('starting locations', () => {
  rule(['GLC-0370', 'GAP-0024', 'GAP-0018'], 'are chosen in secret, revealed at once and deployed at once', () => {
    const t = begin([dark('Drill', 'Drill: Hall'), light('Drill Moon', 'Drill: Vault')]);
    expect(t.asked).toBe('dark');
    expect(offered(t)).toEqual(['Drill', 'Drill: Hall']);
    const before = JSON.stringify(t.light.view);
    starts(t, 'Drill: Hall');
    // Light is asked now, and knows nothing more.
    expect(t.asked).toBe('light');
    expect(JSON.stringify(t.light.view.zones)).toBe(JSON.stringify(JSON.parse(before).zones));
    expect(JSON.stringify(t.light.view)).not.toContain('Drill: Hall');
    starts(t, 'Drill Moon');
    expect(locationsOf(t)).toEqual([['Drill: Hall'], ['Drill Moon']]);
    expect(t.light.told('starts with')).toHaveLength(2);
  });

  scenario('lie beside each other where they belong to one system', () => {
    const t = begin([dark('Drill: Dunes'), light('Drill: Field (Light)')]);
    expect(t.asked).toBe('light');
    expect(t.options).toEqual(['left of Drill: Dunes', 'right of Drill: Dunes']);
    t.light.does('right of', 'Drill: Dunes');
    expect(t.state.facts.layout.map(({ of, places }) => [of, places.length])).toEqual([['Drill', 2]]);
  });

  rule(['GAP-0025', 'GLC-0373', 'GLC-0374'], 'are none that could not be deployed to an empty table', () => {
    const t = begin([
      dark('Drill Forest (Dark)', 'Drill Clouds', 'Drill Asteroids', 'Drill Annex', 'Drill', 'Drill: Hall'),
      light('Drill Forest (Light)', 'Drill Spaceport Street'),
    ]);
    expect(offered(t)).toEqual(['Drill', 'Drill: Hall']);
    starts(t, 'Drill');
    // Light has no other, and starts without one.
    expect(locationsOf(t)).toEqual([['Drill'], []]);
    expect(t.state.facts.turn).toBe(1);
  });

  rule('GAP-0021', 'that are the same may be converted, Dark’s first, then Light’s', () => {
    const same = [dark('Drill: Field (Dark)'), light('Drill: Field (Light)')] as const;
    const converted = begin(same);
    expect(converted.asked).toBe('dark');
    converted.dark.does('permit');
    expect(locationsOf(converted)).toEqual([[], ['Drill: Field (Light)']]);
    expect(converted.state.zones.stacked[0]).toHaveLength(1);
    const other = begin(same);
    other.dark.does('decline');
    expect(other.asked).toBe('light');
    other.light.does('permit');
    expect(locationsOf(other)).toEqual([['Drill: Field (Dark)'], []]);
    // Neither will, and neither has another: both start without one.
    const neither = begin(same);
    neither.dark.does('decline');
    neither.light.does('decline');
    expect(locationsOf(neither)).toEqual([[], []]);
    expect(neither.state.facts.turn).toBe(1);
  });

  rule(['GAP-0022', 'GLC-0372', 'AR1-0010'], 'are chosen again if neither may be converted, a second copy too', () => {
    const t = begin([
      dark('Drill: Field (Dark)', 'Drill Nebula'),
      light('Drill: Field (Light)', 'Drill: Field (Light)'),
    ]);
    starts(t, 'Drill: Field (Dark)');
    t.dark.does('decline');
    t.light.does('decline');
    expect(locationsOf(t)).toEqual([['Drill Nebula'], ['Drill: Field (Light)']]);
    // What lay aside is in the deck again.
    const all = (who: 0 | 1, name: string): number =>
      [...t.state.zones.reserve[who], ...t.state.zones.hand[who]].filter(
        (card) => t.state.names[t.state.cards.definition[card] ?? -1] === name,
      ).length;
    expect(all(0, 'Drill: Field (Dark)')).toBe(1);
    // Nobody knows where any more, for the deck was shuffled.
    expect([...t.light.sees('reserve', 'dark'), ...t.light.sees('hand', 'dark')]).not.toContain('Drill: Field (Dark)');
    expect(all(1, 'Drill: Field (Light)')).toBe(1);
  });

  rule('GAP-0023', 'that can’t be converted stay, and the other goes out of play', () => {
    const t = begin([dark('Drill Citadel (Dark)'), light('Drill Citadel (Light)')]);
    t.dark.does('permit');
    expect(locationsOf(t)).toEqual([['Drill Citadel (Dark)'], []]);
    expect(t.dark.sees('outOfPlay', 'light')).toEqual(['Drill Citadel (Light)']);
  });
});

describe('before the first turn', () => {
  rule(['GAP-0016', 'GAP-0017', 'GLC-0368'], 'come Starting Effects, locations, Starting Interrupts, hands', () => {
    const t = begin([
      dark('Drill Dogma', 'Drill', 'Drill: Hall', 'Drill Preamble', 'Drill Sanction'),
      light('Drill Moon'),
    ]);
    expect(offered(t)).toEqual(['Drill Dogma', 'start with none']);
    starts(t, 'Drill Dogma');
    expect(t.dark.sees('table', 'dark')).toEqual(['Drill Dogma']);
    expect(offered(t)).toEqual(['Drill', 'Drill: Hall']);
    starts(t, 'Drill');
    expect(locationsOf(t)).toEqual([['Drill'], ['Drill Moon']]);
    expect(offered(t)).toEqual(['Drill Preamble', 'start with none']);
    expect(t.state.zones.hand[0]).toEqual([]);
    starts(t, 'Drill Preamble');
    expect(t.dark.sees('table', 'dark')).toEqual(['Drill Dogma', 'Drill Sanction']);
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Preamble']);
    expect(t.state.zones.hand.map((hand) => hand.length)).toEqual([8, 8]);
  });

  rule(['GAP-0029', 'GLC-0369', 'GAP-0038'], 'the Starting Interrupt of whoever begins has its result first', () => {
    const decks = [
      dark('Drill', 'Drill Preamble', 'Drill Sanction'),
      light('Drill Moon', 'Drill Overture', 'Drill Overture', 'Drill Pennant'),
    ] as const;
    const t = begin(decks);
    starts(t, 'Drill Preamble');
    starts(t, 'Drill Overture');
    // What it would deploy may no longer be deployed: it goes back, and there is no second.
    expect(t.dark.sees('table', 'light')).toEqual([]);
    expect(t.dark.sees('lost', 'light')).toEqual([]);
    expect(t.state.facts.turn).toBe(1);
    const alone = begin(decks);
    starts(alone, 'start with none');
    starts(alone, 'Drill Overture');
    expect(alone.dark.sees('table', 'light')).toEqual(['Drill Pennant']);
  });

  rule('GAP-0041', 'nothing is done as if in a turn, and nothing counts for one', () => {
    const t = begin([dark('Drill'), light('Drill Moon', 'Drill Overture', 'Drill Pennant')]);
    expect(t.state.facts.turn).toBe(0);
    expect(t.decision.window).toBeUndefined();
    starts(t, 'Drill Overture');
    expect(t.state.facts.turn).toBe(1);
    // It was played, but not this turn.
    expect(t.state.uses).toEqual([]);
  });

  rule('GAP-0030', 'a Starting function is for that time alone', () => {
    const t = table(ccg, {
      turn: 'light',
      light: { hand: ['Drill Overture', 'Drill Pennant'], force: 5 },
      dark: { hand: ['Drill Blow'] },
    });
    expect(t.decision.options.filter(({ verb }) => verb === 'play').map(({ clause }) => clause)).toEqual([
      'Drill Overture/1',
    ]);
  });

  rule(['GAP-0032', 'AR1-0273'], 'what is deployed is free, but not of its conditions', () => {
    const t = begin([
      dark('Drill'),
      light('Drill Moon', 'Drill Overture', 'Drill Pennant', 'Drill Prelude', 'Drill Hold'),
    ]);
    // The Effect of the other one needs a location that Light occupies.
    expect(offered(t)).toEqual(['Drill Overture', 'start with none']);
    starts(t, 'Drill Overture');
    expect(t.dark.sees('table', 'light')).toEqual(['Drill Pennant']);
    expect(t.state.zones.used[1]).toEqual([]);
  });

  rule(['GAP-0034', 'GAP-0035'], 'a deployment can be responded to, but no Force is activated, used or lost', () => {
    const t = begin([dark('Drill'), light('Drill Chapel')]);
    expect(t.asked).toBe('dark');
    expect(t.state.zones.lost[0]).toEqual([]);
    t.dark.does('use', 'Drill Chapel');
    expect(t.state.facts.turn).toBe(1);
    // The card that was drawn comes on top of a starting hand.
    expect(t.state.zones.hand.map((hand) => hand.length)).toEqual([9, 8]);
    expect(t.state.zones.force).toEqual([[], []]);
    expect(t.state.zones.lost).toEqual([[], []]);
  });

  rule(['GAP-0362', 'GAP-0364'], 'Effects are deployed one after the other, each with what it leads to', () => {
    const t = begin([
      dark('Drill'),
      light('Drill Moon', 'Drill Readiness', 'Drill Bastion', 'Drill Rampart', 'Drill Palisade'),
    ]);
    starts(t, 'Drill Readiness');
    // Only what is immune whatever happens.
    expect(offered(t)).toEqual(['Drill Bastion', 'Drill Rampart']);
    starts(t, 'Drill Rampart');
    // The Interrupt is still being played: there is nothing to take, and the other follows at once.
    expect(t.dark.sees('table', 'light')).toEqual(['Drill Rampart', 'Drill Bastion']);
    expect(t.dark.sees('lost', 'light')).toEqual(['Drill Readiness']);
    expect(t.state.zones.hand[1]).toHaveLength(9);
  });

  rule(['GAP-0036', 'GAP-0033'], 'a card may set another starting hand, beside what was taken', () => {
    const t = begin([dark('Drill', 'Drill Foreword', 'Drill Toll'), light('Drill Moon')]);
    starts(t, 'Drill Foreword');
    t.dark.does('take', 'Drill Trooper');
    expect(t.state.zones.hand.map((hand) => hand.length)).toEqual([8, 8]);
    const usual = begin([dark('Drill', 'Drill Foreword', 'Drill Toll'), light('Drill Moon')]);
    starts(usual, 'start with none');
    expect(usual.state.zones.hand.map((hand) => hand.length)).toEqual([8, 8]);
  });

  rule('GAP-0363', 'a hand may grow as long as its player likes; what it deploys lists no cost', () => {
    const t = begin([dark('Drill'), light('Drill Moon', 'Drill Groundwork')]);
    starts(t, 'Drill Groundwork');
    expect(t.state.zones.hand[1]).toHaveLength(8);
    t.light.does('draw one more').does('draw one more').does('stop');
    expect(t.state.zones.hand[1]).toHaveLength(10);
    expect(t.state.facts.turn).toBe(1);
    const full = begin([dark('Drill'), light('Drill Moon', 'Drill Groundwork')]);
    starts(full, 'Drill Groundwork');
    for (let i = 0; i < 4; i++) full.light.does('draw one more');
    expect(full.state.zones.hand.map((hand) => hand.length)).toEqual([8, 12]);
    const later = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: {
        hand: ['Drill Groundwork'],
        force: 3,
        reserve: ['Drill Rampart', 'Drill Paid Ward', 'Drill Palisade', 'Drill Bastion'],
      },
      dark: { hand: ['Drill Blow'] },
    });
    later.light.does('play', 'Drill Groundwork');
    expect(later.options).toEqual(['deploy Drill Rampart', 'deploy Drill Bastion']);
  });

  rule(['AR1-0010', 'GAP-0031'], 'decks are shuffled at last, and the Dark Side begins', () => {
    for (const first of [0, 1] as const) {
      const both = [dark('Drill', 'Drill Toll', 'Drill Blow'), light('Drill Moon')] as const;
      const s = ccg.start({ decks: first === 0 ? [both[0], both[1]] : [both[1], both[0]] }, 'any');
      expect(s.facts).toMatchObject({ dark: first, active: first, turn: 1 });
      expect(s.zones.reserve.map((pile) => pile.length)).toEqual([51, 51]);
    }
    const orders = ['one', 'two'].map((seed) =>
      ccg
        .start({ decks: [dark('Drill', 'Drill Toll', 'Drill Blow'), light('Drill Moon')] }, seed)
        .zones.reserve[0].join(),
    );
    expect(orders[0]).not.toBe(orders[1]);
  });

  rule('GAP-0112', 'a Starting Effect is deployed then, and at no other time', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Dogma', 'Drill Trooper'], force: 3 },
      at: { 'Drill Yard': {} },
    });
    expect(t.dark.may('deploy', 'Drill Trooper')).toBe(true);
    expect(t.dark.may('deploy', 'Drill Dogma')).toBe(false);
  });
});
