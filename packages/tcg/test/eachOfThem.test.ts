/** Rules about several things hold for each of them. */
import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { type Arena, arenas, definitionCalled, type Stood } from '../src/index.ts';
import type { SidePosition } from '../src/position.ts';
import { keywordOf } from '../src/rules/cards/values.ts';
import type { Disruptable } from '../src/state/state.ts';
import { type Stat, statNames, stats } from '../src/text/stat.ts';
import { cards, tcg } from './drill.ts';
import { named, pointsOf, whereIs } from './riders.ts';
import { stranger, tcgWith } from './stranger.ts';
import { cardCalled, choose, damageOn, into, passChances, type TcgTable, tappedNow, unitCalled } from './support.ts';

/** One for each arena, and another. */
const one: Readonly<Record<Arena, string>> = {
  space: 'Drill Fighter',
  ground: 'Drill Speeder',
  character: 'Drill Trooper',
};
const another: Readonly<Record<Arena, string>> = {
  space: 'Drill Cruiser',
  ground: 'Drill Walker',
  character: 'Drill Sergeant',
};
const places = [...arenas, 'build'] as const;
const waiting = { build: ['Drill Adept'] };
const everywhere = { space: [one.space], ground: [one.ground], character: [one.character] } as const;

describe.each(places)('Upkeep in the place %s', (place) => {
  const side = { deck: [], hand: [], points: 1, force: 2 };
  rule('TCG-0704', 'is paid', () => {
    const beside: readonly Stood[] = place === 'build' ? ['Drill Adept', 'Drill Hauler'] : ['Drill Adept'];
    const t = table(tcg, {
      at: 'build start',
      dark: { ...side, ...(place === 'build' ? {} : { [place]: ['Drill Hauler'] }), build: beside },
    });
    t.dark.does('upkeep', 'Drill Hauler');
    expect(t.state.facts.force[0]).toBe(0);
  });
});

describe.each(arenas)('in the arena %s', (arena) => {
  rule(['TCG-0097', 'TCG-0128', 'TCG-0645'], 'untapped units retreat, and tapped ones do not', () => {
    const t = table(tcg, {
      at: 'retreat',
      dark: { ...everywhere, [arena]: [one[arena], { card: another[arena], tapped: true }] },
      light: { space: ['Drill Probe'], ground: ['Drill Crawler'], character: ['Drill Adept'] },
    });
    expect(named(t, 'retreat')).toEqual(arenas.map((each) => one[each]));
    t.dark.does('retreat', one[arena]);
    expect(whereIs(t, one[arena])).toBe('dark build');
    expect(tappedNow(t, one[arena])).toBe(true);
  });

  rule(['TCG-0050', 'TCG-0433', 'TCG-0047'], 'a unit attacks those in the same arena only', () => {
    const t = table(tcg, {
      at: arena,
      dark: { [arena]: [one[arena]] },
      light: {
        ...everywhere,
        [arena]: [
          { card: one[arena], tapped: true },
          { card: another[arena], tapped: true },
        ],
        build: ['Drill Probe', 'Drill Crawler', 'Drill Adept'],
      },
    });
    passChances(t);
    t.dark.does('attack', one[arena]);
    expect(named(t, 'attack')).toEqual([one[arena], another[arena]]);
  });

  rule(['TCG-0100', 'TCG-0453'], 'units of no other arena attack in its battle step', () => {
    const t = table(tcg, { at: arena, dark: everywhere, light: everywhere });
    passChances(t);
    expect(named(t, 'attack')).toEqual([one[arena]]);
  });

  rule(['TCG-0028', 'TCG-0056'], 'there is one Location: a new one replaces that one, and no other', () => {
    const old = { space: 'Drill Nebula', ground: 'Drill Camp', character: 'Drill Hall' } as const;
    const t = table(tcg, {
      dark: { character: ['Drill Trooper'], locations: old, hand: ['Drill Frontier'], points: 5 },
    });
    choose(t, into('complete', arena));
    expect(t.dark.sees('discard')).toEqual([old[arena]]);
    expect([...t.dark.sees('locations')].sort()).toEqual(
      [...arenas.filter((other) => other !== arena).map((other) => old[other]), 'Drill Frontier'].sort(),
    );
  });

  rule(['TCG-0054', 'TCG-0514'], 'a unit with as much damage as health is discarded, with its Pilot', () => {
    const t = table(tcg, {
      at: 'character',
      dark: { [arena]: [{ card: one[arena], damage: 1 }, another[arena]], hand: ['Ion Storm'], ...waiting },
      light: { ...everywhere, character: ['Drill Trooper', 'Drill Sergeant'] },
    });
    t.dark.does('play', 'Ion Storm');
    passChances(t);
    expect(t.dark.sees('discard')).toContain(one[arena]);
    expect(damageOn(t, another[arena])).toBe(1);
  });

  rule(['TCG-0086', 'TCG-0649'], 'without a unit there, there is no more than the die for the build step', () => {
    const all = table(tcg, { at: 'build roll', dark: everywhere, light: everywhere, rolls: [3] });
    expect(pointsOf(all, 'dark')).toBe(4);
    const t = table(tcg, {
      at: 'build roll',
      // In the build zone it counts for none.
      dark: { ...everywhere, [arena]: [], build: [one[arena]] },
      light: everywhere,
      rolls: [3],
    });
    expect(pointsOf(t, 'dark')).toBe(3);
  });

  rule('TCG-0667', `is ${arena === 'character' ? 'not ' : ''}controlled by a Spirit`, () => {
    const spirit = stranger({ types: [arena], subtypes: 'Spirit' });
    const other = arena === 'ground' ? 'space' : 'ground';
    const dark = { ...waiting, [arena]: [spirit.title], [other]: [one[other]] };
    const { outcome } = table(tcgWith(spirit), { at: 'end', dark, light: waiting, rolls: [1] });
    expect(outcome?.winner ?? null).toBe(arena === 'character' ? null : 0);
  });

  rule(['TCG-0004', 'TCG-0178'], 'and control of the two others wins; of that one alone, nothing', () => {
    const outcome = (dark: object) =>
      table(tcg, { at: 'end', dark: { ...waiting, ...dark }, light: waiting, rolls: [1] }).outcome?.winner ?? null;
    expect(outcome({ ...everywhere, [arena]: [] })).toBe(0);
    expect(outcome({ [arena]: [one[arena], another[arena]] })).toBe(null);
  });
});

describe.each([
  ['space', 'ground'],
  ['space', 'character'],
  ['ground', 'character'],
] as const)('a unit in the arena %s that untaps in the step of %s', (arena, step) => {
  rule('TCG-0141', 'attacks no more', () => {
    const t = table(tcg, {
      at: step,
      dark: { [arena]: [{ card: one[arena], tapped: true }], [step]: [one[step]], hand: ['Sparring Rally'] },
      light: { [arena]: [{ card: another[arena], tapped: true }], [step]: [{ card: another[step], tapped: true }] },
    });
    t.dark.does('play', 'Sparring Rally');
    expect(tappedNow(t, one[arena])).toBe(false);
    expect(named(t, 'attack')).toEqual([one[step]]);
  });
});

describe('what can be disrupted', () => {
  const disrupts: Readonly<Record<string, readonly Disruptable['kind'][]>> = {
    'Sparring Countermand': ['battle card'],
    'Depot Countermand': ['mission'],
    'Depot Jammer': ['ability'],
    'Practice Denial': ['mission', 'location', 'deployment'],
    'Practice Stand Down': ['attack', 'ability'],
  };
  const light = { character: ['Drill Sergeant'], hand: Object.keys(disrupts) };
  const building = [
    { card: 'Practice Overhaul', counters: 2 },
    { card: 'Practice Grounds', counters: 1 },
    { card: 'Drill Adept', counters: 4 },
  ];
  const inBattle = (dark: SidePosition) => table(tcg, { at: 'character', dark: { force: 4, ...dark }, light });
  const inBuildStep = () => table(tcg, { at: 'build', dark: { character: ['Drill Trooper'], building }, light });
  const done: Readonly<Record<Disruptable['kind'], () => TcgTable>> = {
    'battle card': () => {
      const t = inBattle({ character: ['Drill Trooper'], hand: ['Practice Surge'] });
      t.dark.does('play', 'Practice Surge');
      return t;
    },
    ability: () => {
      const t = inBattle({ character: ['Practice Guide'] });
      t.dark.does('use', 'Practice Guide');
      return t;
    },
    attack: () => {
      const t = table(tcg, {
        at: 'character',
        dark: { character: ['Drill Adept'] },
        light: { ...light, character: [{ card: 'Drill Sergeant', tapped: true }] },
      });
      passChances(t);
      t.dark.does('attack', 'Drill Adept');
      return t;
    },
    mission: () => {
      const t = inBuildStep();
      t.dark.does('complete', 'Practice Overhaul');
      return t;
    },
    location: () => {
      const t = inBuildStep();
      t.dark.does('complete', 'Practice Grounds');
      return t;
    },
    deployment: () => {
      const t = inBuildStep();
      choose(t, into('deploy', 'character'));
      return t;
    },
  };
  /** What its player has paid for it, which is lost with it. */
  const lost: Readonly<Record<string, (t: TcgTable) => unknown>> = {
    'battle card': (t) => [t.state.facts.force[0], t.dark.sees('hand'), t.dark.sees('discard')],
    ability: (t) => [t.state.facts.force[0], tappedNow(t, 'Practice Guide')],
    mission: (t) => [t.dark.sees('building').includes('Practice Overhaul'), t.dark.sees('discard')],
    location: (t) => [t.dark.sees('locations'), t.dark.sees('discard')],
    deployment: (t) => [t.dark.sees('character'), t.dark.sees('discard')],
  };
  const left: typeof lost = {
    'battle card': () => [3, [], ['Practice Surge']],
    ability: () => [4, true],
    mission: () => [false, ['Practice Overhaul']],
    location: () => [[], ['Practice Grounds']],
    deployment: () => [['Drill Trooper'], ['Drill Adept']],
  };
  for (const [kind, make] of Object.entries(done).filter(([one]) => one in lost))
    rule(['TCG-0517', 'TCG-0520', 'TCG-0340'], `${kind}: without effect then, and its cost is lost`, () => {
      const t = make();
      if (t.asked === 'dark') t.dark.passes();
      t.light.does('play', Object.keys(disrupts).find((title) => t.light.may('play', title)) ?? '');
      // What disrupts could be disrupted as well.
      while (t.decision.window?.kind === 'disrupt' && t.asked !== null) t[t.asked].passes();
      expect(lost[kind]?.(t)).toEqual(left[kind]?.(t));
    });
  for (const [kind, make] of Object.entries(done))
    rule(['TCG-0335', 'TCG-0337'], `${kind}: by what names it, and nothing else`, () => {
      const t = make();
      if (t.asked === 'dark') t.dark.passes();
      expect([t.decision.window?.kind, t.asked]).toEqual(['disrupt', 'light']);
      const able = Object.keys(disrupts).filter((title) => t.light.may('play', title));
      expect(able).toEqual(
        Object.entries(disrupts).flatMap(([title, kinds]) => (kinds.some((one) => one === kind) ? [title] : [])),
      );
    });
});

describe.each(places)('a tapped card in the place %s', (place) => {
  const card = place === 'build' ? 'Drill Probe' : another[place];
  rule(['TCG-0083', 'TCG-0698'], 'untaps when the turn begins, whoever’s it is', () => {
    for (const side of ['dark', 'light'] as const) {
      const t = table(tcg, {
        at: 'ready',
        dark: { hand: ['Drill Adept'] },
        light: { hand: ['Drill Adept'] },
        [side]: { [place]: [{ card, tapped: true }], hand: ['Drill Adept'] },
        rolls: [1],
      });
      expect(tappedNow(t, card)).toBe(false);
    }
  });
});

describe('of each kind of card', () => {
  const built = {
    'a Space unit': 'Drill Fighter',
    'a Ground unit': 'Drill Speeder',
    'a Character': 'Drill Trooper',
    'a multi-arena unit': 'Drill Hauler',
    'a Mission': 'Jedi Count',
    'a Location': 'Drill Nebula',
    'a piece of Equipment': 'Drill Blade',
  };
  for (const [kind, title] of Object.entries(built)) {
    rule(['TCG-0103', 'TCG-0104', 'TCG-0468'], `${kind} is built`, () => {
      const t = table(tcg, { dark: { character: ['Drill Adept'], hand: [title, 'Practice Surge'], points: 1 } });
      expect(t.dark.may('build', 'Practice Surge')).toBe(false);
      t.dark.does('build', title);
      expect(t.dark.sees('building')).toEqual([title]);
      expect(t.light.sees('building', 'dark')).toEqual(['?']);
      expect(t.state.cards.counters[cardCalled(t, title)]).toBe(1);
    });
    rule(['TCG-0111', 'TCG-0479'], `${kind} is finished once there are enough counters on it`, () => {
      const { card } = definitionCalled(title);
      const cost = card.kind === 'battle' ? 0 : card.cost;
      const finishes = (counters: number) => {
        const t = table(tcg, {
          dark: {
            character: ['Drill Adept'],
            building: [{ card: title, counters }],
            points: 0,
            hand: ['Drill Walker'],
          },
          light: { character: ['Drill Adept'] },
        });
        return t.asked === 'dark' && (t.dark.may('deploy', title) || t.dark.may('complete', title));
      };
      expect(finishes(cost)).toBe(true);
      expect(finishes(cost - 1)).toBe(false);
    });
  }
});

/** The first card that has this keyword of its own, anywhere. */
const withKeyword = (stat: Stat) =>
  cards.find(
    (card) =>
      card.kind === 'unit' &&
      card.text.some((clause) => clause.kind === 'keyword' && clause.stat === stat && clause.amount > 0),
  );

describe('in the build zone', () => {
  const keywords = stats.filter((stat) => !['speed', 'power', 'health', 'cost', 'pilots', 'hiddenCost'].includes(stat));
  for (const stat of keywords)
    rule(['TCG-0048', 'TCG-0199', 'TCG-0473'], `${statNames[stat]} is off`, () => {
      const card = withKeyword(stat);
      if (card?.kind !== 'unit') throw new Error(`No card has ${statNames[stat]}.`);
      const [arena = 'space'] = card.types;
      const had = (place: Arena | 'build') => {
        const t = table(tcg, { dark: { [place]: [card.title], hand: ['Drill Adept'], points: 3 } });
        return keywordOf(t.state, unitCalled(t, card.title), stat);
      };
      expect(had(arena)).toBeGreaterThan(0);
      expect(had('build')).toBe(0);
    });
});
