import { type Deck, other } from '@binary-sunset/kernel';
import { rule, scenario, table, tableFrom } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { TcgPosition } from '../src/index.ts';
import { totalOf } from '../src/rules/turn/starting.ts';
import { tcg } from './drill.ts';
import { choose, into, offered, sorted, type TcgTable, zonesOffered } from './support.ts';

const neutral: Deck = {
  'Drill Fighter': 4,
  'Drill Cruiser': 4,
  'Drill Probe': 4,
  'Drill Speeder': 4,
  'Drill Walker': 4,
  'Drill Crawler': 4,
  'Drill Trooper': 4,
  'Drill Sergeant': 4,
  'Drill Adept': 4,
  'Depot Supply Run': 4,
  'Depot Recall': 4,
  'Depot Yard': 4,
  'Depot Kit': 4,
  'Depot Accident': 4,
  'Depot Fine': 4,
};
const darkDeck: Deck = { ...neutral, 'Dusk Raider': 1 };
const lightDeck: Deck = { ...neutral, 'Dawn Raider': 1 };

const begin = (seed: string, sides?: 'roll' | 'bid'): TcgTable =>
  tableFrom(
    tcg,
    sides === undefined
      ? tcg.start({ decks: [darkDeck, lightDeck] }, seed)
      : tcg.start({ decks: [neutral, neutral], options: { sides } }, seed),
  );
const setup = (position: TcgPosition): TcgTable => table(tcg, { at: 'setup', ...position });
const kindOf = (title: string): string => (/Supply|Recall|Yard|Kit|Accident|Fine/.test(title) ? 'other' : 'unit');
const times = (count: number, title: string): string[] => Array.from({ length: count }, () => title);

rule(['TCG-0062', 'TCG-0063'], 'decks are shuffled and each player draws 7 cards', () => {
  const hands = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd']) {
    const t = begin(seed);
    expect(t.state.zones.hand.map((hand) => hand.length)).toEqual([7, 7]);
    expect(t.state.zones.deck.map((deck) => deck.length)).toEqual([54, 54]);
    hands.add(sorted(t.dark.sees('hand')).join());
    hands.add(sorted(t.light.sees('hand')).join());
    expect(t.dark.sees('hand', 'light')).toEqual(times(7, '?'));
  }
  expect(hands.size).toBe(8);
});

rule(['TCG-0061', 'TCG-0455'], 'with two neutral decks the higher roller chooses a side; nobody has to bid', () => {
  const chosen = new Set<string>();
  for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const t = begin(seed, 'roll');
    expect(offered(t, 'play').map(({ clause }) => clause)).toEqual(['dark', 'light']);
    const chooser = t.decision.player;
    chosen.add(String(chooser));
    choose(t, ({ clause }) => clause === 'light');
    expect(t.state.facts.dark).toBe(1 - chooser);
    expect(t.state.facts.allowance).toEqual([30, 30]);
    expect(t.state.facts.phase).toBe('setup');
  }
  expect(chosen.size).toBe(2);
});

rule('TCG-0061', 'the dice decide who chooses, and are rolled again in a tie', () => {
  let ties = 0;
  for (let i = 0; i < 40; i++) {
    const rolls: number[][] = [];
    const s = tcg.start({ decks: [neutral, neutral] }, `seed ${i}`, (happening) => {
      if (happening.kind === 'rolled') rolls.push([...(happening['dice'] as number[])]);
    });
    const [mine = 0, theirs = 0] = rolls.pop() ?? [];
    for (const [a, b] of rolls) expect(a).toBe(b);
    ties += rolls.length;
    const pending = tcg.pending(s);
    expect('player' in pending && pending.player).toBe(mine > theirs ? 0 : 1);
    expect(mine).not.toBe(theirs);
  }
  expect(ties).toBeGreaterThan(0);
});

rule(['TCG-0456', 'TCG-0455'], 'sides may be bid for: the bid is lowered in turns until one lets go', () => {
  const t = begin('bid', 'bid');
  const first = t.decision.player;
  choose(t, ({ clause }) => clause === 'light');
  expect(t.decision.player).toBe(first);
  expect(offered(t, 'bid').map(({ amount }) => amount)).toEqual(Array.from({ length: 31 }, (_, i) => 30 - i));
  choose(t, ({ amount }) => amount === 29);
  expect(t.decision.player).toBe(1 - first);
  expect(offered(t, 'bid').map(({ amount }) => amount)).toEqual(Array.from({ length: 29 }, (_, i) => 28 - i));
  choose(t, ({ amount }) => amount === 25);
  expect(t.decision.player).toBe(first);
  choose(t, ({ amount }) => amount === 24);
  choose(t, ({ verb }) => verb === 'let go');
  // The first player bid for the Light Side and has it, for 24; the other plays the Dark Side with 30.
  expect(t.state.facts.dark).toBe(1 - first);
  expect(t.state.facts.allowance[first]).toBe(24);
  expect(t.state.facts.allowance[1 - first]).toBe(30);
  // Both have seen how it came to that.
  for (const side of [t.dark, t.light])
    expect(side.told('bid').map(({ by, amount }) => [by, amount])).toEqual([
      [first, 29],
      [1 - first, 25],
      [first, 24],
    ]);
});

rule(['TCG-0456', 'TCG-0454'], 'whoever lets go plays the other side with all 30', () => {
  const t = begin('another', 'bid');
  const first = t.decision.player;
  choose(t, ({ clause }) => clause === 'dark');
  choose(t, ({ amount }) => amount === 30);
  choose(t, ({ amount }) => amount === 27);
  choose(t, ({ verb }) => verb === 'let go');
  // The second player has taken over the bid for the Dark Side.
  expect(t.state.facts.dark).toBe(1 - first);
  expect(t.state.facts.allowance[1 - first]).toBe(27);
  expect(t.state.facts.allowance[first]).toBe(30);
});

scenario('a bid of nothing cannot be lowered', () => {
  const t = begin('zero', 'bid');
  choose(t, ({ clause }) => clause === 'dark');
  choose(t, ({ amount }) => amount === 0);
  expect(t.state.facts.phase).toBe('setup');
  expect(t.state.facts.allowance[t.state.facts.dark]).toBe(0);
});

rule(['TCG-0454', 'TCG-0379'], 'bids decide contests too: both sides may start with the same person', () => {
  const t = setup({
    dark: { hand: ['Captain Depot (A)'], deck: [], character: times(5, 'Drill Sergeant') },
    light: { hand: ['Captain Depot (B)'], deck: [], character: ['Drill Trooper', ...times(4, 'Drill Sergeant')] },
    rolls: [1],
  });
  t.light.does('put', 'Captain Depot (B)');
  // Nothing happens before the battle phase of the first turn.
  expect(t.state.facts.turn).toBe(1);
  expect(t.dark.sees('character')).toContain('Captain Depot (A)');
  expect(t.light.sees('character')).toContain('Captain Depot (B)');
  t.dark.does('end retreat step');
  t.light.does('end retreat step');
  expect(t.asked).toBe('dark');
  choose(t, ({ verb, amount }) => verb === 'bid' && amount === 3);
  choose(t, ({ verb, amount }) => verb === 'bid' && amount === 0);
  choose(t, ({ verb, amount }) => verb === 'bid' && amount === 3);
  expect(t.light.sees('build')).toEqual(['Captain Depot (B)']);
  expect(t.state.facts.force).toEqual([11, 14]);
});

rule(['TCG-0064', 'TCG-0065', 'TCG-0596'], 'Dark, then Light may exchange cards that are no units, once', () => {
  const t = setup({
    dark: {
      hand: ['Drill Trooper', 'Depot Recall', 'Depot Supply Run', 'Depot Yard', 'Depot Kit'],
      deck: ['Depot Fine', 'Drill Adept', 'Drill Walker'],
    },
    light: { hand: ['Drill Trooper', 'Depot Fine', 'Drill Cruiser'] },
  });
  expect(t.asked).toBe('dark');
  expect(offered(t, 'exchange')).toHaveLength(4);
  expect(t.dark.may('exchange', 'Drill Trooper')).toBe(false);
  t.dark.picks('Depot Recall', 'Depot Yard');
  expect(sorted(t.dark.sees('hand'))).toEqual([
    'Depot Kit',
    'Depot Supply Run',
    'Drill Adept',
    'Drill Trooper',
    'Drill Walker',
  ]);
  expect(t.dark.sees('discard')).toEqual(['Depot Recall', 'Depot Yard']);
  expect(t.light.told('mulligan')).toEqual([expect.objectContaining({ by: 0, amount: 2 })]);
  expect(t.asked).toBe('light');
  expect(offered(t, 'exchange')).toHaveLength(1);
  t.light.picks();
  expect(t.light.sees('hand')).toHaveLength(3);
  // On to the units: there is no second exchange.
  expect(t.asked).toBe('dark');
  expect(offered(t, 'exchange')).toEqual([]);
  expect(offered(t, 'put').length).toBeGreaterThan(0);
});

rule('TCG-0596', 'every card that is no unit may be exchanged, before any unit is placed', () => {
  const t = begin('mulligan');
  expect(t.asked).toBe('dark');
  const others = t.dark.sees('hand').filter((title) => kindOf(title) === 'other');
  expect(offered(t, 'exchange')).toHaveLength(others.length);
  const units = t.dark.sees('hand').filter((title) => kindOf(title) === 'unit');
  t.dark.picks(...others);
  expect(t.dark.sees('hand')).toHaveLength(7);
  expect(t.dark.sees('hand')).toEqual(expect.arrayContaining(units));
  expect(sorted(t.dark.sees('discard'))).toEqual(sorted(others));
  expect(t.state.zones.space).toEqual([[], []]);
});

rule(
  ['TCG-0066', 'TCG-0071', 'TCG-0072'],
  'Dark puts one unit, then each goes on until ahead, drawing for each',
  () => {
    const t = setup({
      dark: {
        hand: ['Drill Sergeant', 'Drill Trooper', 'Drill Walker', 'Drill Fighter'],
        deck: times(8, 'Drill Probe'),
      },
      light: {
        hand: ['Drill Trooper', 'Drill Crawler', 'Drill Adept', 'Drill Cruiser'],
        deck: times(8, 'Drill Probe'),
      },
    });
    expect(t.asked).toBe('dark');
    // The first unit is not optional.
    expect(t.decision.options.every(({ verb }) => verb === 'put')).toBe(true);
    t.dark.does('put', 'Drill Sergeant'); // 5
    expect(t.dark.sees('hand')).toHaveLength(4);
    expect(t.dark.sees('hand')).toContain('Drill Probe');
    expect(t.asked).toBe('light');
    t.light.does('put', 'Drill Trooper'); // 2
    t.light.does('put', 'Drill Crawler'); // 5 is not more than 5
    expect(t.light.sees('ground')).toEqual(['Drill Crawler']);
    expect(t.asked).toBe('light');
    t.light.does('put', 'Drill Adept'); // 9
    expect(t.light.sees('hand').filter((title) => title === 'Drill Probe')).toHaveLength(3);
    expect(t.asked).toBe('dark');
    t.dark.does('put', 'Drill Trooper'); // 7
    t.dark.does('put', 'Drill Fighter'); // 9
    expect(t.asked).toBe('dark');
    t.dark.does('put', 'Drill Walker'); // 14
    expect(t.asked).toBe('light');
  },
);

rule('TCG-0066', 'Dark begins with a single unit, even one that costs nothing', () => {
  const t = setup({
    dark: { hand: ['Depot Volunteer', 'Drill Trooper'] },
    light: { hand: ['Depot Volunteer', 'Depot Recruit'] },
  });
  t.dark.does('put', 'Depot Volunteer');
  expect(t.asked).toBe('light');
  t.light.does('put', 'Depot Volunteer');
  expect(t.asked).toBe('light');
  t.light.does('put', 'Depot Recruit');
  expect(t.asked).toBe('dark');
});

rule(['TCG-0076', 'TCG-0077'], 'nobody goes over 30; once one has 30, the other goes on to 30', () => {
  const t = setup({
    dark: { hand: ['Drill Sergeant', 'Drill Trooper', 'Depot Tank'], character: times(5, 'Drill Sergeant') },
    light: { hand: ['Drill Trooper', 'Depot Recruit', 'Drill Sergeant'], space: times(5, 'Drill Cruiser') },
    rolls: [6],
  });
  expect(t.dark.may('put', 'Drill Sergeant')).toBe(true); // 30 in all
  expect(t.dark.may('put', 'Depot Tank')).toBe(false); // 31
  t.dark.does('put', 'Drill Sergeant');
  // Dark has 30 and is asked no more, though Light never gets ahead.
  expect(t.asked).toBe('light');
  t.light.does('put', 'Drill Trooper'); // 27
  expect(t.asked).toBe('light');
  expect(t.light.may('put', 'Drill Sergeant')).toBe(false);
  t.light.does('put', 'Depot Recruit'); // 28
  expect(t.asked).toBe('light');
  t.light.does('put', 'Drill Trooper'); // 30: the first turn begins
  expect(t.state.facts.turn).toBe(1);
  expect(t.state.facts.phase).toBe('build');
});

rule(['TCG-0078', 'TCG-0080'], 'whoever stops, or has no unit left, leaves the other to go on', () => {
  const t = setup({
    dark: { hand: ['Drill Trooper'], deck: times(8, 'Depot Recall') },
    light: { hand: ['Drill Adept', 'Drill Walker', 'Depot Tank', 'Depot Hauler'], deck: [] },
    rolls: [6],
  });
  // The sole unit; the card drawn is none, so Dark has to stop.
  expect(t.asked).toBe('light');
  expect(t.dark.sees('character')).toEqual(['Drill Trooper']);
  expect(t.dark.sees('hand')).toEqual(['Depot Recall']);
  t.light.does('put', 'Drill Adept');
  expect(t.asked).toBe('light');
  t.light.does('put', 'Drill Walker');
  expect(t.state.facts.turn).toBe(0);
  t.light.does('stop');
  expect(t.state.facts.turn).toBe(1);
  expect(t.light.sees('hand')).toContain('Depot Tank');
});

rule('TCG-0080', 'after one has stopped the other goes on to 30', () => {
  const t = setup({
    dark: { hand: ['Drill Trooper', 'Drill Trooper'], character: times(4, 'Drill Sergeant') },
    light: { hand: ['Drill Adept', 'Depot Tank'], ground: times(4, 'Depot Tank') },
  });
  t.dark.does('put', 'Drill Trooper'); // 22
  t.light.does('stop'); // at 24
  for (const total of [24, 26, 28, 30]) {
    expect(t.asked).toBe('dark');
    expect(t.state.facts.turn).toBe(0);
    t.dark.does('put', 'Drill Trooper');
    expect(t.dark.sees('character')).toHaveLength(4 + (total - 20) / 2);
  }
  expect(t.state.facts.turn).toBe(1);
  expect(t.light.sees('ground')).toHaveLength(4);
});

describe.each(['dark', 'light'])('whoever bid for the side %s', (side) => {
  rule('TCG-0078', 'goes up to the bid and no further; the other goes on to 30', () => {
    const t = begin('low bid', 'bid');
    choose(t, ({ clause }) => clause === side);
    choose(t, ({ amount }) => amount === 8);
    choose(t, ({ verb }) => verb === 'let go');
    const bidder = side === 'dark' ? t.state.facts.dark : other(t.state.facts.dark);
    while (offered(t, 'exchange').length > 0) t.answer({ player: t.decision.player, at: t.decision.at, picks: [] });
    // Whoever is asked puts down all that there is points for, a last card in part.
    while (t.state.facts.turn === 0)
      choose(t, ({ verb }) => verb === (['put', 'build last'].find((one) => offered(t, one).length > 0) ?? verb));
    expect([totalOf(t.state, bidder), totalOf(t.state, other(bidder))]).toEqual([8, 30]);
  });
});

rule(
  ['TCG-0079', 'TCG-0618'],
  'the last unit may be built in part with what is left: shown, then put face down',
  () => {
    const t = setup({
      dark: { hand: ['Depot Tank', 'Drill Trooper'], character: times(5, 'Drill Sergeant') },
      light: { hand: ['Drill Adept', 'Depot Tank'], space: times(5, 'Drill Cruiser') },
      rolls: [2],
    });
    // Dark's only choice, for the Tank would be one too many: 27.
    expect(t.dark.sees('character')).toContain('Drill Trooper');
    t.light.does('put', 'Drill Adept'); // 29
    expect(offered(t, 'build last').map(({ amount }) => amount)).toEqual([3, 3]);
    t.dark.does('build last', 'Depot Tank');
    const [card = -1] = t.state.zones.building[0];
    expect(t.state.cards.counters[card]).toBe(3);
    expect(t.light.sees('building', 'dark')).toEqual(['Depot Tank']);
    expect(t.dark.sees('hand')).toEqual(['Drill Trooper', 'Drill Trooper']);
    // That was Dark's last; Light has 1 left.
    expect(t.asked).toBe('light');
    expect(offered(t, 'build last').map(({ amount }) => amount)).toEqual([1, 1]);
    expect(offered(t, 'put')).toEqual([]);
  },
);

rule(['TCG-0067', 'TCG-0081', 'TCG-0659'], 'the last card takes all that is left, even more than it needs', () => {
  const t = setup({
    dark: { hand: ['Drill Trooper', 'Depot Recruit'], deck: ['Drill Adept'], character: times(5, 'Drill Sergeant') },
    light: { hand: [], deck: [], space: times(4, 'Drill Cruiser') },
    rolls: [2],
  });
  t.dark.does('put', 'Depot Recruit'); // 26; Light has no unit card and stops
  expect(t.asked).toBe('dark');
  // Nothing goes to the build zone but that one card face down, with everything on it.
  expect(zonesOffered(t, 'put')).not.toContain('build');
  t.dark.does('build last', 'Drill Trooper');
  expect(t.state.facts.turn).toBe(1);
  const [card = -1] = t.state.zones.building[0];
  expect(t.state.cards.counters[card]).toBe(4);
  expect(t.dark.sees('building')).toEqual(['Drill Trooper']);
  expect(t.dark.sees('character')).not.toContain('Drill Trooper');
  // It may stay face down, and be deployed for nothing.
  expect(offered(t, 'deploy').some(({ cost }) => cost?.['points'] === 0)).toBe(true);
  t.dark.does('end build step');
  expect(t.dark.sees('building')).toEqual(['Drill Trooper']);
});

rule(['TCG-0068', 'TCG-0659'], 'what units say is ignored until the first turn', () => {
  const t = setup({
    dark: { hand: ['Depot Quartermaster', 'Drill Trooper'], character: [...times(4, 'Drill Sergeant'), 'Drill Adept'] },
    light: { hand: [], deck: [], space: times(6, 'Drill Cruiser') },
    rolls: [1],
  });
  t.dark.does('put', 'Depot Quartermaster'); // 28: with its text at work, a Sergeant would be cheaper
  expect(offered(t, 'build last').map(({ amount }) => amount)).toEqual([2, 2]);
  t.dark.does('put', 'Drill Trooper');
  expect(t.state.facts.turn).toBe(1);
  // Now it works: a Trooper costs 1.
  expect(offered(t, 'deploy').every(({ cost }) => cost?.['points'] === 1)).toBe(true);
});

rule('TCG-0069', 'Missions, Locations and Equipment play no part in setting up', () => {
  const t = setup({
    dark: { hand: ['Drill Trooper', 'Drill Adept', 'Depot Supply Run', 'Depot Flats', 'Depot Kit', 'Depot Recall'] },
    light: { hand: ['Drill Trooper'] },
  });
  t.dark.picks();
  t.dark.does('put', 'Drill Trooper');
  t.light.does('put', 'Drill Trooper');
  t.light.does('put', 'Drill Trooper');
  expect(t.asked).toBe('dark');
  for (const title of ['Depot Supply Run', 'Depot Flats', 'Depot Kit', 'Depot Recall'])
    for (const verb of ['put', 'build last'] as const) expect(t.dark.may(verb, title)).toBe(false);
  expect(t.dark.may('build last', 'Drill Adept')).toBe(true);
});

rule(
  ['TCG-0070', 'TCG-0598'],
  'a multi-arena unit is put into one of its arenas and stays until the build step',
  () => {
    const t = setup({
      dark: { hand: ['Drill Shuttle', 'Drill Trooper'], deck: [], character: times(5, 'Drill Sergeant') },
      light: { hand: [], deck: [], space: times(5, 'Drill Cruiser') },
      rolls: [1],
    });
    expect(zonesOffered(t, 'put')).toEqual(['space', 'ground', 'character']);
    choose(t, into('put', 'ground'));
    expect(t.dark.sees('ground')).toEqual(['Drill Shuttle']);
    expect(offered(t, 'move')).toEqual([]);
    t.dark.does('stop');
    expect(t.state.facts.phase).toBe('build');
    expect(zonesOffered(t, 'move')).toEqual(['space']);
  },
);

rule(['TCG-0263', 'TCG-0627'], 'a Pilot starts in the Character arena, and may board in the build step', () => {
  const t = setup({
    dark: {
      hand: ['Depot Wingmate', 'Depot Recruit'],
      deck: [],
      space: ['Drill Fighter', ...times(4, 'Drill Cruiser')],
    },
    light: { hand: [], deck: [], space: times(6, 'Drill Cruiser') },
    rolls: [1],
  });
  expect(zonesOffered(t, 'put')).toEqual(['character', 'character']);
  t.dark.does('put', 'Depot Wingmate');
  expect(t.dark.sees('character')).toEqual(['Depot Wingmate']);
  expect(offered(t, 'pilot')).toEqual([]);
  t.dark.does('stop');
  t.dark.does('pilot', 'Depot Wingmate');
  expect(t.dark.sees('on')).toEqual(['Depot Wingmate']);
});

rule(
  ['TCG-0374', 'TCG-0375', 'TCG-0376'],
  'another version of a unique unit is stacked; the same one has to wait',
  () => {
    const t = setup({
      dark: {
        hand: ['Captain Depot (A)', 'Captain Depot (A)', 'Captain Depot (B)', 'Captain Depot (C)'],
        deck: ['Drill Walker', 'Drill Walker', 'Drill Walker'],
      },
      light: { hand: [], deck: [] },
    });
    t.dark.does('put', 'Captain Depot (A)'); // 4; Light has no unit card
    expect(t.dark.may('put', 'Captain Depot (A)')).toBe(false);
    expect(t.dark.may('stack', 'Captain Depot (A)')).toBe(false);
    expect(t.dark.may('put', 'Captain Depot (B)')).toBe(false);
    const where = (title: string): (string | undefined)[] =>
      t.decision.options
        .filter(({ verb, on }) => verb === 'stack' && on !== undefined && 'card' in on && nameOf(t, on.card) === title)
        .map(({ clause }) => clause);
    // Dearer, or as dear: on top or beneath.
    expect(where('Captain Depot (B)')).toEqual(['top', 'beneath']);
    expect(where('Captain Depot (C)')).toEqual(['top', 'beneath']);
    choose(t, ({ verb, clause, on }) => verb === 'stack' && clause === 'top' && nameAt(t, on) === 'Captain Depot (B)');
    expect(t.dark.sees('character')).toEqual(['Captain Depot (B)']);
    expect(t.dark.sees('beneath')).toEqual(['Captain Depot (A)']);
    expect(t.dark.sees('hand')).toContain('Drill Walker');
    // Cheaper than the top card: beneath only.
    expect(where('Captain Depot (C)')).toEqual(['beneath']);
  },
);

const nameOf = (t: TcgTable, handle: number): string | null =>
  t.dark.view.cards.find((card) => card.handle === handle)?.name ?? null;
const nameAt = (t: TcgTable, on: { readonly card: number } | { readonly zone: string } | undefined): string | null =>
  on !== undefined && 'card' in on ? nameOf(t, on.card) : null;

rule('TCG-0377', 'a stack counts its top card and 1 for each other card in it', () => {
  const t = setup({
    dark: { hand: ['Captain Depot (B)', 'Captain Depot (A)', 'Depot Recruit', 'Depot Recruit'], deck: [] },
    light: { hand: ['Depot Tank', 'Depot Recruit', 'Depot Recruit', 'Depot Recruit'], deck: [] },
  });
  t.dark.does('put', 'Captain Depot (B)'); // 6
  t.light.does('put', 'Depot Tank'); // 6
  t.light.does('put', 'Depot Recruit'); // 7
  expect(t.asked).toBe('dark');
  t.dark.does('stack', 'Captain Depot (A)'); // 7, not 10
  expect(t.asked).toBe('dark');
  t.dark.does('put', 'Depot Recruit'); // 8
  expect(t.asked).toBe('light');
});

rule('TCG-0377', 'a dearer card on top counts the difference and 1 more, and may not lead over 30', () => {
  const at = (others: readonly string[]) =>
    setup({
      dark: { hand: ['Captain Depot (B)', 'Depot Volunteer'], deck: [], character: ['Captain Depot (A)', ...others] },
      light: { hand: [], deck: [], space: times(6, 'Drill Cruiser') },
    });
  // 4 + 23: a better Captain on top makes 4 + 23 + 3 = 30.
  const fits = at([...times(4, 'Drill Sergeant'), 'Drill Mechanic']);
  expect(offered(fits, 'stack').map(({ clause }) => clause)).toEqual(['top', 'beneath']);
  choose(fits, ({ verb, clause }) => verb === 'stack' && clause === 'top');
  expect(fits.state.facts.turn).toBe(1);
  // With 1 more it would be 31, so beneath is all there is.
  const over = at([...times(4, 'Drill Sergeant'), 'Drill Adept']);
  expect(offered(over, 'stack').map(({ clause }) => clause)).toEqual(['beneath']);
});

rule('TCG-0378', 'a version of another type goes beneath, however dear it is', () => {
  const t = setup({
    dark: { hand: ['Captain Depot (D)', 'Drill Trooper'], deck: [], character: ['Captain Depot (A)'] },
    light: { hand: [], deck: [] },
  });
  expect(offered(t, 'stack').map(({ clause }) => clause)).toEqual(['beneath']);
  t.dark.does('stack', 'Captain Depot (D)');
  expect(t.dark.sees('character')).toEqual(['Captain Depot (A)']);
  expect(t.dark.sees('ground')).toEqual([]);
  expect(t.dark.sees('beneath')).toEqual(['Captain Depot (D)']);
});

scenario('a whole setup, from the decks to the first turn', () => {
  const t = begin('whole');
  for (let answers = 0; t.state.facts.turn === 0; answers++) {
    expect(answers).toBeLessThan(60);
    const { player, at, options, min } = t.decision;
    t.answer({
      player,
      at,
      picks:
        min === 0
          ? []
          : [
              Math.max(
                0,
                options.findIndex(({ verb }) => verb === 'put'),
              ),
            ],
    });
  }
  expect(t.state.facts.force).toEqual([4, 4]);
  expect(t.asked).toBe('dark');
});
