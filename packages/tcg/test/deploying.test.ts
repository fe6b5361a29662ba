import { rule, scenario, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import type { TcgPosition } from '../src/index.ts';
import { tcg } from './drill.ts';
import {
  cardCalled,
  chanceNow,
  choose,
  damageOn,
  diceOf,
  into,
  offered,
  sorted,
  statsOf,
  type TcgTable,
  until,
  whereIs,
  zonesOffered,
} from './support.ts';

const forceOf = (t: TcgTable): number => t.state.facts.force[0];

rule(
  ['TCG-0507', 'TCG-0125', 'TCG-0124'],
  'a unit is deployed into its arena or to the build zone, and is a unit from then on',
  () => {
    const t = table(tcg, {
      dark: {
        points: 4,
        hand: ['Drill Fighter'],
        building: [{ card: 'Drill Fighter', counters: 2 }],
        character: ['Depot Disciple'],
      },
    });
    // A Space unit would make the Disciple stronger; unit cards in hand or being built are none.
    expect(statsOf(t, 'Depot Disciple').power).toBe(2);
    expect(zonesOffered(t, 'deploy')).toEqual(['space', 'build', 'space', 'build']);
    choose(t, into('deploy', 'build'));
    expect(t.light.sees('build', 'dark')).toEqual(['Drill Fighter']);
    expect(statsOf(t, 'Depot Disciple').power).toBe(4);
    choose(t, into('deploy', 'space'));
    expect(t.light.sees('space', 'dark')).toEqual(['Drill Fighter']);
  },
);

rule(
  ['TCG-0038', 'TCG-0126', 'TCG-0597'],
  'a unit goes to the arena of its type, a multi-arena unit to any one of its arenas',
  () => {
    const zones = (title: string) =>
      zonesOffered(table(tcg, { dark: { points: 9, hand: [title], build: ['Drill Trooper'] } }), 'deploy');
    expect(zones('Drill Cruiser')).toEqual(['space', 'build']);
    expect(zones('Drill Walker')).toEqual(['ground', 'build']);
    expect(zones('Drill Adept')).toEqual(['character', 'build']);
    expect(zones('Drill Shuttle')).toEqual(['space', 'ground', 'build']);
    expect(zones('Drill Commando')).toEqual(['space', 'ground', 'character', 'build']);
  },
);

rule(['TCG-0662', 'TCG-0560', 'TCG-0477'], 'Space units fight first, then Ground units, then Characters', () => {
  const sides = { space: ['Drill Cruiser'], ground: ['Drill Walker'], character: ['Drill Sergeant'] };
  const t = table(tcg, { at: 'battle', dark: sides, light: { ...sides, force: 0 } });
  const order: string[] = [];
  while (t.state.facts.phase === 'battle') {
    order.push(t.state.facts.arena);
    expect(offered(t, 'attack')).toHaveLength(1);
    choose(t, ({ verb }) => verb === 'hold back');
  }
  expect(order).toEqual(['space', 'space', 'ground', 'ground', 'character', 'character']);
});

rule(['TCG-0039', 'TCG-0050'], 'a multi-arena unit fights in the arena it is in, against units there', () => {
  const at = (arena: 'space' | 'ground') =>
    table(tcg, {
      at: 'battle',
      dark: { [arena]: ['Drill Shuttle'] },
      light: { space: ['Drill Cruiser', 'Drill Cruiser'], ground: ['Drill Crawler', 'Drill Crawler'] },
    });
  for (const arena of ['space', 'ground'] as const) {
    const t = at(arena);
    while (t.asked === 'light') choose(t, ({ verb }) => verb === 'hold back');
    expect(t.asked).toBe('dark');
    expect(t.state.facts.arena).toBe(arena);
    t.dark.does('attack', 'Drill Shuttle');
    expect(t.dark.may('attack', arena === 'space' ? 'Drill Cruiser' : 'Drill Crawler')).toBe(true);
    expect(t.dark.may('attack', arena === 'space' ? 'Drill Crawler' : 'Drill Cruiser')).toBe(false);
  }
});

rule(
  ['TCG-0127', 'TCG-0598'],
  'a multi-arena unit moves to another of its arenas once a turn, in the build step',
  () => {
    const t = table(tcg, {
      dark: { ground: ['Drill Commando', 'Drill Walker'], build: ['Drill Shuttle', 'Drill Trooper'] },
      light: { space: ['Drill Cruiser'], ground: ['Drill Crawler'] },
      rolls: [1],
    });
    expect(offered(t, 'move').filter(({ on }) => on !== undefined && 'card' in on).length).toBe(5);
    choose(t, into('move', 'character'));
    // That was the Trooper, out of the build zone; now the Commando.
    expect(t.dark.sees('character')).toEqual(['Drill Trooper']);
    choose(t, into('move', 'character'));
    expect(t.dark.sees('character')).toEqual(['Drill Trooper', 'Drill Commando']);
    expect(t.dark.may('move', 'Drill Commando')).toBe(false);
    // Out of the build zone is not from arena to arena: the Shuttle may still go on.
    choose(t, into('move', 'ground'));
    expect(t.dark.may('move', 'Drill Shuttle')).toBe(true);
    choose(t, into('move', 'space'));
    expect(t.dark.sees('space')).toEqual(['Drill Shuttle']);
    // Nothing is left to move, so the step is over; next turn it may again.
    t.dark.does('end retreat step');
    t.light.does('end retreat step');
    while (t.state.facts.phase === 'battle') choose(t, ({ verb }) => verb === 'hold back');
    expect(t.state.facts.turn).toBe(4);
    expect(t.dark.may('move', 'Drill Commando')).toBe(true);
  },
);

rule('TCG-0599', 'a multi-arena unit has all its types outside the arenas, in an arena only that of the arena', () => {
  const at = (side: TcgPosition['dark']) =>
    statsOf(
      table(tcg, { dark: { character: ['Depot Disciple'], hand: ['Depot Volunteer'], ...side } }),
      'Depot Disciple',
    );
  expect(at({ build: ['Drill Shuttle'] }).power).toBe(4);
  expect(at({ space: ['Drill Shuttle'] }).power).toBe(4);
  expect(at({ ground: ['Drill Shuttle'] }).power).toBe(2);
});

rule('TCG-0508', 'nothing happens while a unit is deployed, and its abilities work only then', () => {
  const t = table(tcg, {
    dark: { points: 5, hand: ['Depot Quartermaster', 'Drill Trooper'] },
    light: { hand: ['Depot Recall'], character: ['Drill Adept'] },
  });
  // It does not make itself cheaper.
  expect(offered(t, 'deploy').map(({ cost }) => cost?.['points'])).toEqual([4, 4, 2, 2]);
  t.dark.does('deploy', 'Depot Quartermaster', 'character');
  expect(t.asked).toBe('dark');
  expect(offered(t, 'deploy').map(({ cost }) => cost?.['points'])).toEqual([1, 1]);
});

rule('TCG-0509', 'what a unit says about its own deployment works only if it is deployed to an arena', () => {
  const at = () => table(tcg, { dark: { points: 3, hand: ['Depot Herald', 'Drill Walker'] } });
  const t = at();
  choose(t, into('deploy', 'character'));
  expect(forceOf(t)).toBe(12);
  const back = at();
  choose(back, into('deploy', 'build'));
  expect(forceOf(back)).toBe(10);
  choose(back, into('move', 'character'));
  expect(forceOf(back)).toBe(10);
});

rule(['TCG-0123', 'TCG-0510'], 'only unit cards that are completed are deployed', () => {
  const t = table(tcg, {
    dark: {
      points: 9,
      hand: ['Drill Trooper', 'Depot Yard', 'Depot Kit', 'Depot Fine', 'Drill Cruiser'],
      character: ['Depot Greeter'],
      build: ['Drill Adept'],
    },
  });
  t.dark.does('move', 'Drill Adept');
  t.dark.does('complete', 'Depot Yard');
  t.dark.does('complete', 'Depot Kit');
  t.dark.does('complete', 'Depot Fine');
  expect(forceOf(t)).toBe(10);
  choose(t, into('deploy', 'build'));
  expect(forceOf(t)).toBe(11);
});

const hidden = (position: TcgPosition = {}, counters = 2): TcgTable =>
  table(tcg, {
    at: 'character',
    light: { character: ['Drill Sergeant'] },
    ...position,
    dark: { building: [{ card: 'Depot Ambusher', counters }], ...position.dark },
  });

rule('TCG-0564', 'with enough counters, Hidden Cost deploys a card for Force', () => {
  expect(hidden({}, 1).dark.may('hidden cost', 'Depot Ambusher')).toBe(false);
  expect(hidden({ dark: { force: 2 } }).dark.may('hidden cost', 'Depot Ambusher')).toBe(false);
  const t = hidden({ dark: { force: 3 } });
  t.dark.does('hidden cost', 'Depot Ambusher');
  expect(zonesOffered(t, 'deploy')).toEqual(['character', 'build']);
  choose(t, into('deploy', 'character'));
  expect(t.light.sees('character', 'dark')).toEqual(['Depot Ambusher']);
  expect(forceOf(t)).toBe(0);
  expect(t.state.cards.counters[cardCalled(t, 'Depot Ambusher')]).toBe(0);
});

rule('TCG-0564', 'Hidden Cost completes Missions and Locations as well', () => {
  const at = (character: string[]) =>
    table(tcg, {
      at: 'character',
      dark: {
        building: [
          { card: 'Depot Secret Orders', counters: 3 },
          { card: 'Depot Ambush Site', counters: 1 },
        ],
        ground: ['Drill Walker'],
        character,
      },
      light: { character: ['Drill Sergeant', 'Drill Adept'], locations: { ground: 'Depot Flats' } },
    });
  // The Mission keeps its condition.
  expect(at([]).dark.may('hidden cost', 'Depot Secret Orders')).toBe(false);
  const t = at(['Drill Trooper']);
  t.dark.does('hidden cost', 'Depot Secret Orders');
  expect(forceOf(t)).toBe(9);
  expect(t.dark.sees('discard')).toEqual(['Depot Secret Orders']);
  t.dark.does('hidden cost', 'Depot Ambush Site');
  expect(forceOf(t)).toBe(7);
  expect(t.dark.sees('locations')).toEqual(['Depot Ambush Site']);
  expect(t.light.sees('discard')).toEqual(['Depot Flats']);
  expect(statsOf(t, 'Drill Walker').power).toBe(5);
});

rule('TCG-0565', 'Hidden Cost may be used in every chance but those to reroll, prevent or disrupt', () => {
  const t = table(tcg, {
    at: 'build start',
    active: 'light',
    dark: {
      building: [{ card: 'Depot Ambusher', counters: 2 }],
      character: ['Depot Dodger', 'Depot Foreman'],
      hand: ['Depot Countermand'],
    },
    light: { points: 1, hand: ['Depot Fine'], character: ['Drill Sergeant'] },
    rolls: [6, 1, 1, 1, 1],
  });
  const allowed = new Set<string>();
  const refused = new Set<string>();
  for (let answers = 0; t.state.facts.turn < 5 && answers < 60; answers++) {
    const kind = t.decision.window?.kind ?? '';
    if (t.asked === 'dark' && kind !== '') (t.dark.may('hidden cost') ? allowed : refused).add(kind);
    const wanted = ['attack', 'complete', 'pass', 'hold back', 'draw', 'end build step', 'end retreat step'];
    const verb = wanted.find((one) => t.decision.options.some((option) => option.verb === one));
    choose(t, (option) => verb === undefined || option.verb === verb);
  }
  expect(sorted([...allowed])).toEqual([
    'attack',
    'discard',
    'draw',
    'end of battle step',
    'end of turn',
    'general',
    'start of battle',
    'start of battle step',
    'start of build step',
  ]);
  // Nor in Dark's own build step, from its start to its end; nor while retreating.
  expect(sorted([...refused])).toEqual(['build', 'disrupt', 'prevention', 'reroll', 'retreat']);
});

rule('TCG-0565', "Hidden Cost may not be used in one's own build step, but in the other player's", () => {
  const at = (active: 'dark' | 'light') =>
    table(tcg, {
      at: 'build start',
      active,
      dark: { building: [{ card: 'Depot Ambusher', counters: 2 }], deck: [], points: 1 },
      light: { deck: [], build: ['Drill Trooper'] },
    });
  const own = at('dark');
  expect(own.decision.window?.kind).toBe('build');
  expect(own.dark.may('hidden cost')).toBe(false);
  const theirs = at('light');
  expect(theirs.asked).toBe('dark');
  theirs.dark.does('hidden cost', 'Depot Ambusher');
  choose(theirs, into('deploy', 'character'));
  expect(whereIs(theirs, 'Depot Ambusher')).toBe('character');
});

rule('TCG-0566', 'Hidden Costs of one card are added up', () => {
  const at = (counters: number) => hidden({ dark: { building: [{ card: 'Depot Mole', counters }] } });
  expect(at(2).dark.may('hidden cost', 'Depot Mole')).toBe(false);
  expect(at(3).dark.may('hidden cost', 'Depot Mole')).toBe(true);
});

rule('TCG-0567', 'Hidden Cost never puts a Pilot onto a unit', () => {
  const t = hidden({
    dark: { building: [{ card: 'Depot Stowaway', counters: 1 }], space: [{ card: 'Drill Fighter', tapped: true }] },
  });
  t.dark.does('hidden cost', 'Depot Stowaway');
  expect(t.decision.options.filter(({ verb }) => verb !== 'back').map(({ to }) => to)).toEqual([
    { zone: 'character', of: 0 },
    { zone: 'build', of: 0 },
  ]);
});

rule('TCG-0568', 'an overbuilt card gives no Force back', () => {
  const t = hidden({ dark: { force: 1 } }, 8);
  t.dark.does('hidden cost', 'Depot Ambusher');
  choose(t, into('deploy', 'character'));
  expect(forceOf(t)).toBe(1);
});

rule('TCG-0569', 'into a stack, Hidden Cost counts from what stacking costs', () => {
  const t = hidden({
    dark: {
      hand: ['Depot Recall'],
      building: [{ card: 'Depot Ghost (B)', counters: 1 }],
      space: [{ card: 'Depot Ghost (A)', tapped: true }],
    },
  });
  t.dark.does('hidden cost', 'Depot Ghost (B)');
  // 6 is 2 more than 4, and 1 for the stack: 3, of which 1 is there.
  expect(offered(t, 'stack').map(({ clause, cost }) => [clause, cost?.['force']])).toEqual([
    ['top', 2],
    ['beneath', 0],
  ]);
  choose(t, ({ verb, clause }) => verb === 'stack' && clause === 'top');
  expect(forceOf(t)).toBe(8);
  expect(t.dark.sees('space')).toEqual(['Depot Ghost (B)']);
  expect(t.dark.sees('beneath')).toEqual(['Depot Ghost (A)']);
});

rule('TCG-0238', 'what triggers on a deployment in a chance waits until that chance is over', () => {
  const t = hidden({ dark: { character: ['Depot Greeter'], hand: ['Depot Recall'] } });
  until(t, () => chanceNow(t) === 'general');
  t.dark.does('hidden cost', 'Depot Ambusher');
  choose(t, into('deploy', 'character'));
  expect(forceOf(t)).toBe(10 - 3);
  t.dark.does('play', 'Depot Recall');
  t.dark.does('choose', 'Depot Greeter');
  // It was caught, and is certain now, though its unit has gone.
  expect(forceOf(t)).toBe(10 - 3 - 1 + 1);
});

rule(['TCG-0418', 'TCG-0565'], 'a version that comes to the top in an attack goes on with it', () => {
  for (const part of ['attacker', 'defender'] as const) {
    const ours = { building: [{ card: 'Depot Ghost (B)', counters: 1 }], hand: ['Depot Recall'] };
    const t = table(tcg, {
      at: 'space',
      dark: { ...ours, space: [{ card: 'Depot Ghost (A)', tapped: part === 'defender' }] },
      light: { space: [{ card: 'Drill Fighter', tapped: part === 'attacker' }] },
      rolls: [6, 6, 6, 6, 6],
    });
    const attacking = part === 'attacker' ? 'dark' : 'light';
    until(t, () => t.asked === attacking && t[attacking].may('attack'));
    t[attacking].does('attack');
    until(t, () => chanceNow(t) === 'attack');
    t.dark.does('hidden cost', 'Depot Ghost (B)');
    choose(t, ({ verb, clause }) => verb === 'stack' && clause === 'top');
    expect(t.state.facts.attack?.[part].card).toBe(cardCalled(t, 'Depot Ghost (B)'));
    until(t, () => t.state.facts.attack === null);
    if (part === 'attacker') expect(diceOf(t, 'attack')).toEqual([[6, 6, 6, 6, 6]]);
    else expect(damageOn(t, 'Depot Ghost (B)')).toBe(2);
  }
});

rule('TCG-0570', 'what is against activated abilities does nothing to Hidden Cost', () => {
  const light = { hand: ['Depot Jammer'], character: ['Drill Sergeant'] };
  const t = hidden({ light });
  t.dark.does('hidden cost', 'Depot Ambusher');
  choose(t, into('deploy', 'character'));
  // Light had nothing to disrupt, and is asked for nothing but a unit's turn.
  expect(t.decision.window?.kind).not.toBe('disrupt');
  expect(t.dark.sees('character')).toEqual(['Depot Ambusher']);
  // An ability it could have disrupted.
  const ability = table(tcg, { at: 'build roll', dark: { character: ['Depot Foreman'] }, light, rolls: [1, 2] });
  ability.dark.does('use', 'Depot Foreman');
  expect(ability.decision.window?.kind).toBe('disrupt');
});

rule('TCG-0571', 'Hidden Cost may be used once every unit is tapped, and the newcomer has its turn', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { building: [{ card: 'Depot Ambusher', counters: 2 }], character: [{ card: 'Drill Trooper', tapped: true }] },
    light: { character: [{ card: 'Drill Sergeant', tapped: true }] },
  });
  while (t.decision.window?.kind !== 'general') t.dark.passes();
  t.dark.does('hidden cost', 'Depot Ambusher');
  choose(t, into('deploy', 'character'));
  expect(t.state.facts.arena).toBe('character');
  expect(t.dark.may('attack', 'Depot Ambusher')).toBe(true);
});

scenario('Hidden Cost may be thought better of before anything is paid', () => {
  const t = hidden();
  t.dark.does('hidden cost', 'Depot Ambusher');
  t.dark.does('back');
  expect(t.dark.sees('building')).toEqual(['Depot Ambusher']);
  expect(forceOf(t)).toBe(10);
  expect(t.dark.may('hidden cost', 'Depot Ambusher')).toBe(true);
});

rule('TCG-0100', 'arena by arena, units attack from the fastest to the slowest, with chances for effects', () => {
  const t = table(tcg, {
    at: 'battle',
    dark: {
      space: ['Drill Cruiser', 'Drill Fighter'],
      ground: ['Drill Crawler'],
      character: ['Drill Adept'],
      hand: ['Depot Recall'],
      force: 1,
    },
    light: { space: ['Drill Probe'], ground: ['Drill Speeder'], character: ['Drill Sergeant'] },
  });
  const order: string[] = [];
  let chances = 0;
  for (; t.state.facts.phase === 'battle'; ) {
    if (t.decision.window?.kind === 'general') {
      chances++;
      t.dark.passes();
    } else {
      const seat = t.asked === 'dark' ? t.dark : t.light;
      const [option] = offered(t, 'hold back');
      const on = option?.on;
      const card = seat.view.cards.find(({ handle }) => on !== undefined && 'card' in on && handle === on.card);
      order.push(`${t.state.facts.arena}: ${card?.name}`);
      choose(t, ({ verb }) => verb === 'hold back');
    }
  }
  expect(order).toEqual([
    'space: Drill Fighter',
    'space: Drill Probe',
    'space: Drill Cruiser',
    'ground: Drill Speeder',
    'ground: Drill Crawler',
    'character: Drill Adept',
    'character: Drill Sergeant',
  ]);
  // One before each unit, and a last one in each arena.
  expect(chances).toBe(7 + 3);
});
