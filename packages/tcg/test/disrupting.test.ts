import { rule, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { doubleStrike } from '../src/language/gains.ts';
import { tcg } from './drill.ts';
import { stranger, tcgWith } from './stranger.ts';
import { choose, into, type TcgTable, until } from './support.ts';

const chance = (t: TcgTable): string => t.decision.window?.kind ?? '';
const forceOf = (t: TcgTable): readonly number[] => t.state.facts.force;
const about = (t: TcgTable): string | undefined => t.state.facts.disruptable.at(-1)?.kind;

rule(
  ['TCG-0335', 'TCG-0336'],
  'a Battle card opens a chance to disrupt, the Dark Side first, whoever played it',
  () => {
    const t = table(tcg, {
      at: 'character',
      dark: { character: ['Drill Trooper'], hand: ['Practice Surge', 'Practice Counter'] },
      light: { character: ['Drill Sergeant'], hand: ['Practice Counter'] },
    });
    t.dark.does('play', 'Practice Surge');
    expect([chance(t), about(t), t.asked]).toEqual(['disrupt', 'battle card', 'dark']);
    t.dark.passes();
    expect([chance(t), t.asked]).toEqual(['disrupt', 'light']);
    t.light.passes();
    expect(t.dark.sees('hand')).toHaveLength(2);
  },
);

rule(['TCG-0336', 'TCG-0337', 'TCG-0338'], 'only disrupts are played in the chance, against what they name', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper'], hand: ['Practice Surge', 'Practice Swarm'] },
    light: {
      character: ['Practice Static', 'Practice Homer'],
      hand: ['Practice Counter', 'Practice Denial', 'Practice Stand Down', 'Practice Drain'],
    },
  });
  // Something may be played at any time when the battle step starts.
  t.light.passes();
  t.dark.does('play', 'Practice Surge');
  expect(t.asked).toBe('light');
  // Not what disrupts Missions, attacks or abilities, nor what may be played at any time.
  expect(t.options).toHaveLength(2);
  expect(t.light.may('play', 'Practice Counter')).toBe(true);
  expect(forceOf(t)[0]).toBe(9);
  t.light.passes();
  expect(t.dark.sees('discard')).toEqual(['Practice Surge']);
  expect(t.dark.sees('hand')).toHaveLength(2);
});

rule(['TCG-0340', 'TCG-0517'], 'a disrupted Battle card has no effect, and its cost stays paid', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper'], hand: ['Practice Surge'] },
    light: { character: ['Drill Sergeant'], hand: ['Practice Counter'] },
  });
  t.dark.does('play', 'Practice Surge');
  t.light.does('play', 'Practice Counter');
  expect(t.dark.sees('hand')).toEqual([]);
  expect(t.dark.sees('discard')).toEqual(['Practice Surge']);
  expect(t.dark.sees('discard', 'light')).toEqual(['Practice Counter']);
  expect(forceOf(t)).toEqual([9, 9]);
  expect(t.dark.told('disrupted')).toHaveLength(1);
});

rule(['TCG-0518', 'TCG-0340'], 'a disrupt that is itself disrupted lets the first card have its effect', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper'], hand: ['Practice Surge', 'Practice Counter'] },
    light: { character: ['Drill Sergeant'], hand: ['Practice Counter', 'Practice Counter'] },
  });
  t.dark.does('play', 'Practice Surge');
  t.dark.passes();
  t.light.does('play', 'Practice Counter');
  // Now the disrupt is in question.
  expect([chance(t), t.asked, t.state.facts.disruptable.length]).toEqual(['disrupt', 'dark', 2]);
  t.dark.does('play', 'Practice Counter');
  // And now the disrupt of the disrupt.
  expect([t.asked, t.state.facts.disruptable.length]).toEqual(['light', 3]);
  t.light.passes();
  // Light's was disrupted; the chance to disrupt the first card is still open to Light.
  expect([t.asked, t.state.facts.disruptable.length]).toEqual(['light', 1]);
  t.light.passes();
  expect(t.dark.sees('hand')).toHaveLength(1);
  expect(forceOf(t)).toEqual([8, 9]);
});

rule('TCG-0519', 'what a disrupt says beyond disrupting comes when it resolves', () => {
  const position = () =>
    table(tcg, {
      at: 'character',
      dark: { character: ['Drill Trooper'], hand: ['Practice Surge', 'Practice Counter'] },
      light: { character: ['Drill Sergeant'], hand: ['Practice Toll'] },
    });
  const paid = position();
  paid.dark.does('play', 'Practice Surge');
  paid.dark.passes();
  paid.light.does('play', 'Practice Toll');
  // First the chance to disrupt the disrupt; only then the question whether to pay.
  expect(chance(paid)).toBe('disrupt');
  paid.dark.passes();
  expect(paid.asked).toBe('dark');
  paid.dark.does('pay');
  expect(forceOf(paid)[0]).toBe(7);
  paid.dark.passes();
  expect(paid.dark.sees('hand')).toHaveLength(2);
  const declined = position();
  declined.dark.does('play', 'Practice Surge');
  declined.dark.passes();
  declined.light.does('play', 'Practice Toll');
  declined.dark.passes();
  declined.dark.does('decline');
  expect(declined.dark.sees('hand')).toEqual(['Practice Counter']);
  const poor = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper'], hand: ['Practice Surge'], force: 2 },
    light: { character: ['Drill Sergeant'], hand: ['Practice Toll'] },
  });
  poor.dark.does('play', 'Practice Surge');
  poor.light.does('play', 'Practice Toll');
  expect(poor.dark.sees('hand')).toEqual([]);
});

rule(['TCG-0339', 'TCG-0522'], 'a player may disrupt what is his or her own: a Battle card, an ability', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Guide', 'Practice Static'], hand: ['Practice Surge', 'Practice Counter'] },
    light: { character: ['Drill Sergeant'], hand: ['Practice Drain'] },
  });
  t.dark.does('play', 'Practice Surge');
  t.dark.does('play', 'Practice Counter');
  expect(t.dark.sees('hand')).toEqual([]);
  t.light.passes();
  t.dark.does('use', 'Practice Guide');
  expect(about(t)).toBe('ability');
  t.dark.does('use', 'Practice Static');
  // One Force each for the two cards and the disrupt, nothing gained.
  expect(forceOf(t)[0]).toBe(7);
});

rule(['TCG-0522', 'TCG-0335'], 'a Mission, a Location, a deployment of one’s own can be disrupted', () => {
  const position = () =>
    table(tcg, {
      at: 'build',
      dark: {
        character: ['Drill Trooper'],
        building: [
          { card: 'Practice Overhaul', counters: 2 },
          { card: 'Practice Grounds', counters: 1 },
          { card: 'Drill Adept', counters: 4 },
        ],
        hand: ['Practice Denial'],
      },
      light: { character: ['Drill Sergeant'] },
    });
  const mission = position();
  mission.dark.does('complete', 'Practice Overhaul');
  expect([chance(mission), about(mission), mission.asked]).toEqual(['disrupt', 'mission', 'dark']);
  mission.dark.does('play', 'Practice Denial');
  expect(mission.dark.sees('discard')).toEqual(['Practice Denial', 'Practice Overhaul']);
  expect(mission.dark.sees('hand')).toEqual([]);
  const location = position();
  location.dark.does('complete', 'Practice Grounds');
  expect(about(location)).toBe('location');
  location.dark.does('play', 'Practice Denial');
  expect(location.dark.sees('locations')).toEqual([]);
  const unit = position();
  choose(unit, into('deploy', 'character'));
  expect(about(unit)).toBe('deployment');
  unit.dark.does('play', 'Practice Denial');
  expect(unit.dark.sees('character')).toEqual(['Drill Trooper']);
});

rule(['TCG-0341', 'TCG-0520'], 'a disrupted Location or unit is discarded, and what it cost is lost', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Trooper'], hand: ['Practice Grounds', 'Practice Martyr'], points: 4 },
    light: { character: ['Drill Sergeant'], hand: ['Practice Denial', 'Practice Denial'] },
  });
  t.dark.does('complete', 'Practice Grounds');
  expect([t.dark.sees('playing'), t.dark.sees('locations')]).toEqual([['Practice Grounds'], []]);
  t.light.does('play', 'Practice Denial');
  expect(t.dark.sees('discard')).toEqual(['Practice Grounds']);
  expect(t.state.facts.points[0]).toBe(3);
  choose(t, into('deploy', 'character'));
  expect(t.dark.sees('character')).toEqual(['Drill Trooper', 'Practice Martyr']);
  t.light.does('play', 'Practice Denial');
  expect(t.dark.sees('discard')).toEqual(['Practice Grounds', 'Practice Martyr']);
  expect(t.state.facts.points[0]).toBe(0);
});

rule(['TCG-0056', 'TCG-0341'], 'a Location replaces another only if nobody disrupts it', () => {
  const replacing = () => {
    const t = table(tcg, {
      at: 'build',
      dark: { character: ['Drill Trooper'], build: ['Drill Cruiser'], hand: ['Drill Court'], points: 4 },
      light: {
        character: ['Drill Sergeant'],
        hand: ['Practice Denial'],
        locations: { character: 'Drill Plaza', ground: 'Drill Plain' },
      },
    });
    t.dark.does('complete', 'Drill Court');
    // As long as it may be disrupted, the old one is there and works.
    expect(about(t)).toBe('location');
    expect(t.dark.sees('locations', 'light')).toEqual(['Drill Plaza', 'Drill Plain']);
    expect(t.dark.sees('discard', 'light')).toEqual([]);
    return t;
  };
  const denied = replacing();
  denied.light.does('play', 'Practice Denial');
  expect(denied.dark.sees('locations', 'light')).toEqual(['Drill Plaza', 'Drill Plain']);
  expect(denied.dark.sees('discard')).toEqual(['Drill Court']);
  expect(denied.state.facts.points[0]).toBe(1);
  const allowed = replacing();
  allowed.light.passes();
  expect(allowed.dark.sees('locations')).toEqual(['Drill Court']);
  expect(allowed.dark.sees('locations', 'light')).toEqual(['Drill Plain']);
  expect(allowed.dark.sees('discard', 'light')).toEqual(['Drill Plaza']);
});

rule(['TCG-0341', 'TCG-0522'], 'a version that is disrupted as it is deployed is discarded and joins no stack', () => {
  for (const where of ['top', 'beneath'] as const) {
    const [first, second] = [stranger({ persona: 'Somebody' }), stranger({ persona: 'Somebody' })];
    const t = table(tcgWith(first, second), {
      dark: { character: [first.title], hand: [second.title], points: 4 },
      light: { character: ['Drill Sergeant'], hand: ['Practice Denial'] },
    });
    choose(t, ({ verb, clause }) => verb === 'stack' && clause === where);
    t.light.does('play', 'Practice Denial');
    expect([t.dark.sees('character'), t.dark.sees('beneath')]).toEqual([[first.title], []]);
    expect(t.dark.sees('discard')).toEqual([second.title]);
  }
});

rule(['TCG-0342', 'TCG-0523'], 'a disrupted attack has no end, so that no Double Strike follows it', () => {
  const twice = stranger({ text: [doubleStrike] });
  for (const disrupts of [false, true]) {
    const t = table(tcgWith(twice), {
      at: 'character',
      dark: { character: [twice.title] },
      light: {
        character: [
          { card: 'Practice Blocker', tapped: true },
          { card: 'Drill Sergeant', tapped: true },
        ],
      },
      rolls: [1, 1, 1, 1, 1, 1],
    });
    until(t, () => t.asked === 'dark' && t.dark.may('attack', twice.title));
    t.dark.does('attack', twice.title).does('attack', 'Drill Sergeant');
    until(t, () => chance(t) === 'disrupt' && t.asked === 'light');
    if (disrupts) t.light.does('use', 'Practice Blocker');
    else t.light.passes();
    while (t.state.facts.phase === 'battle' && chance(t) !== '' && t.asked !== null) t[t.asked].passes();
    expect(t.asked === 'dark' && t.dark.may('attack', 'Drill Sergeant')).toBe(!disrupts);
  }
});

rule(['TCG-0342', 'TCG-0521'], 'a disrupted attack never took place, but the attacker stays tapped', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Lookout', 'Practice Herald'] },
    light: { character: [{ card: 'Practice Blocker', tapped: true }], hand: ['Practice Drain'] },
    rolls: [1, 1],
  });
  const force = forceOf(t)[0] ?? 0;
  t.light.passes();
  t.dark.does('attack', 'Practice Lookout');
  expect([chance(t), about(t)]).toEqual(['disrupt', 'attack']);
  t.light.does('use', 'Practice Blocker');
  // No dice, nothing for the end of the attack, and it is the other unit's turn.
  expect(t.dark.told('rolled')).toHaveLength(0);
  expect(forceOf(t)[0]).toBe(force);
  t.light.passes();
  expect(t.decision.options.map(({ verb }) => verb)).toEqual(['attack', 'hold back']);
  expect(t.dark.may('attack', 'Practice Herald')).toBe(true);
  t.dark.does('attack', 'Practice Herald');
  expect(chance(t)).toBe('attack');
  expect(t.dark.told('drew')).toHaveLength(1);
});

rule(
  'TCG-0521',
  'what attacking triggers does not happen if the attack is disrupted; if the disrupt is disrupted, it does',
  () => {
    const position = () =>
      table(tcg, {
        at: 'character',
        dark: { character: ['Practice Herald', 'Practice Static'] },
        light: { character: [{ card: 'Practice Blocker', tapped: true }, 'Drill Mechanic'] },
        rolls: [1, 1],
      });
    const broken = position();
    broken.dark.does('attack', 'Practice Herald');
    broken.dark.does('attack', 'Drill Mechanic');
    broken.light.does('use', 'Practice Blocker');
    expect([chance(broken), about(broken)]).toEqual(['disrupt', 'ability']);
    broken.dark.passes();
    expect(broken.dark.sees('hand')).toEqual([]);
    expect(broken.state.facts.attack).toBe(null);
    const kept = position();
    kept.dark.does('attack', 'Practice Herald');
    kept.dark.does('attack', 'Drill Mechanic');
    kept.light.does('use', 'Practice Blocker');
    kept.dark.does('use', 'Practice Static');
    expect(kept.dark.sees('hand')).toHaveLength(1);
    expect(kept.dark.told('rolled')).toHaveLength(1);
  },
);

rule('TCG-0522', 'a player may disrupt his or her own attack', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Herald'], hand: ['Practice Stand Down'] },
    light: { character: [{ card: 'Drill Mechanic', tapped: true }] },
  });
  t.dark.does('attack', 'Practice Herald');
  t.dark.does('play', 'Practice Stand Down');
  expect(t.dark.told('disrupted')).toMatchObject([{ what: 'attack' }]);
});

rule(['TCG-0241', 'TCG-0336'], 'a triggered disrupt comes in the chance to disrupt, before anybody plays one', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper'], hand: ['Practice Surge', 'Practice Counter'] },
    light: { character: ['Practice Saboteur'], hand: ['Practice Counter'] },
  });
  t.dark.does('play', 'Practice Surge');
  // No window yet, and the Dark Side has not been asked.
  expect([t.asked, chance(t)]).toEqual(['light', '']);
  t.light.does('do it');
  expect(forceOf(t)).toEqual([9, 8]);
  expect(t.dark.sees('hand')).toEqual(['Practice Counter']);
  expect(t.dark.told('disrupted')).toHaveLength(1);
});

rule('TCG-0337', 'a disrupt for a Battle card does nothing to an attack or an ability', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Practice Guide', 'Drill Trooper'] },
    light: { character: ['Practice Saboteur'], hand: ['Practice Counter', 'Practice Denial'] },
    rolls: [1, 1],
  });
  t.dark.does('use', 'Practice Guide');
  // Nobody could disrupt it.
  expect(forceOf(t)[0]).toBe(12);
  expect(chance(t)).toBe('');
});

rule('TCG-0339', 'what is disrupted is not disrupted again', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Trooper'], hand: ['Practice Surge'] },
    light: { character: ['Drill Sergeant'], hand: ['Practice Counter', 'Practice Counter', 'Practice Drain'] },
  });
  t.dark.does('play', 'Practice Surge');
  t.light.does('play', 'Practice Counter');
  // The other is for the disrupt itself, which is Light's own.
  expect(t.state.facts.disruptable).toHaveLength(2);
  t.light.passes();
  expect(chance(t)).toBe('general');
  expect(t.light.sees('hand')).toEqual(['Practice Counter', 'Practice Drain']);
});
