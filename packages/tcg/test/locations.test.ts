import { rule, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { borderOf } from '../src/cards/face.ts';
import { typeLine } from '../src/catalog/card.ts';
import { cardWords } from '../src/language/words.ts';
import { unitCounts } from '../src/rules/turn/decks.ts';
import { depotPioneer } from './cards/drill/building.ts';
import * as riders from './cards/drill/riders.ts';
import { drillBlade } from './cards/drill/riders.ts';
import { tcg } from './drill.ts';
import { costOf, forceOf, leadsTo, named, pointsOf, stats, take, whereIs } from './riders.ts';
import { choose, into, offered } from './support.ts';

/** Where a Location lies. */
const lies = (t: Parameters<typeof whereIs>[0], title: string): string => {
  const card = t.state.zones.locations
    .flat()
    .find((one) => t.state.names[t.state.cards.definition[one] ?? -1] === title);
  return card === undefined ? '' : (['', 'space', 'ground', 'character'][t.state.cards.arena[card] ?? 0] ?? '');
};

rule(['TCG-0025', 'TCG-0026', 'TCG-0119'], 'a Location is built, and completed into the arena of its subtype', () => {
  const t = table(tcg, {
    dark: {
      building: [{ card: 'Drill Nebula', counters: 1 }],
      hand: ['Drill Hall'],
      points: 2,
      space: ['Drill Fighter'],
      build: ['Drill Cruiser'],
    },
    light: { space: ['Drill Bomber'] },
  });
  expect(leadsTo(t, 'complete', 'Drill Nebula')).toEqual(['space']);
  expect(costOf(t, 'complete', 'Drill Nebula')).toEqual({ points: 1 });
  expect(leadsTo(t, 'complete', 'Drill Hall')).toEqual([]);
  take(t, 'complete', 'Drill Nebula', 'space');
  expect(lies(t, 'Drill Nebula')).toBe('space');
  expect(t.light.sees('locations', 'dark')).toEqual(['Drill Nebula']);
  expect([stats(t, 'Drill Fighter').speed, stats(t, 'Drill Bomber').speed]).toEqual([60, 40]);
  expect(pointsOf(t, 'dark')).toBe(1);
});

rule(['TCG-0027', 'TCG-0585'], 'the border of a Location shows its arena, and brown that it has several', () => {
  expect(borderOf(riders.drillNebula)).toBe('blue');
  expect(borderOf(riders.drillPlain)).toBe('green');
  expect(borderOf(riders.drillHall)).toBe('purple');
  expect(borderOf(riders.drillFrontier)).toBe('brown');
  expect(borderOf(drillBlade)).toBe('silver');
  expect(typeLine(riders.drillFrontier)).toBe('Location - Space/Ground/Character');
});

rule(
  ['TCG-0028', 'TCG-0052', 'TCG-0056'],
  'one Location lies in an arena, whoever put it there; the old one goes to its owner',
  () => {
    const t = table(tcg, {
      dark: { hand: ['Drill Court'], points: 3, locations: { space: 'Drill Nebula' }, build: ['Drill Cruiser'] },
      light: { locations: { character: 'Drill Hall', ground: 'Drill Plain' } },
    });
    t.dark.does('complete', 'Drill Court');
    expect(lies(t, 'Drill Court')).toBe('character');
    expect(t.dark.sees('discard', 'light')).toEqual(['Drill Hall']);
    expect(t.dark.sees('locations')).toEqual(['Drill Nebula', 'Drill Court']);
    expect(t.dark.sees('locations', 'light')).toEqual(['Drill Plain']);
  },
);

rule(
  'TCG-0120',
  'a Location at least as dear replaces another for its own cost, a cheaper one for the cost of the other',
  () => {
    const cheap = table(tcg, {
      dark: { hand: ['Drill Camp'], points: 4, build: ['Drill Cruiser'] },
      light: { locations: { ground: 'Drill Plain' } },
    });
    expect(costOf(cheap, 'complete', 'Drill Camp')).toEqual({ points: 4 });
    cheap.dark.does('complete', 'Drill Camp');
    expect(pointsOf(cheap, 'dark')).toBe(0);
    expect(whereIs(cheap, 'Drill Plain')).toBe('light discard');
    const poor = table(tcg, {
      dark: { hand: ['Drill Camp'], points: 3, build: ['Drill Cruiser'] },
      light: { locations: { ground: 'Drill Plain' } },
    });
    expect(poor.dark.may('complete')).toBe(false);
    const dear = table(tcg, {
      dark: { hand: ['Drill Plain'], points: 5, build: ['Drill Cruiser'] },
      light: { locations: { ground: 'Drill Frontier' } },
    });
    expect(costOf(dear, 'complete', 'Drill Plain')).toEqual({ points: 4 });
  },
);

rule(
  ['TCG-0120', 'TCG-0115'],
  'what makes a Location cheaper counts if it is printed as dear as the one it replaces',
  () => {
    const priced = (title: string) => {
      const t = table(tcg, {
        dark: { hand: [title], points: 4, character: ['Depot Pioneer'], build: ['Drill Cruiser'] },
        light: { locations: { ground: title === 'Drill Plain' ? 'Drill Plain' : 'Drill Frontier' } },
      });
      return offered(t, 'complete').flatMap(({ to, cost }) =>
        to !== undefined && 'zone' in to && to.zone === 'ground' ? [cost?.['points']] : [],
      );
    };
    expect(cardWords(depotPioneer)).toEqual(['Each of your Ground Locations costs 1 fewer build counter to deploy.']);
    expect(priced('Drill Plain')).toEqual([4 - 1]);
    expect(priced('Drill Frontier')).toEqual([3 - 1]);
    // Cheaper than the old one, it takes what that one costs, whatever makes itself cheaper.
    expect(priced('Drill Camp')).toEqual([3]);
  },
);

rule(['TCG-0121', 'TCG-0586'], 'a Location without a printed build cost costs nothing', () => {
  const t = table(tcg, {
    dark: { hand: ['Drill Camp'], points: 0, ground: ['Drill Walker'], build: ['Drill Cruiser'] },
  });
  expect(costOf(t, 'complete', 'Drill Camp')).toEqual({ points: 0 });
  t.dark.does('complete', 'Drill Camp');
  expect(lies(t, 'Drill Camp')).toBe('ground');
  expect(stats(t, 'Drill Walker').health).toBe(7);
});

rule('TCG-0131', 'nobody retreats a Location', () => {
  const position = {
    dark: { locations: { space: 'Drill Nebula' }, space: ['Drill Fighter'] },
    light: { locations: { ground: 'Drill Plain' }, ground: ['Drill Walker'] },
  } as const;
  const t = table(tcg, { at: 'retreat', ...position });
  expect(named(t, 'retreat')).toEqual(['Drill Fighter']);
  t.dark.does('end retreat step');
  expect(named(t, 'retreat')).toEqual(['Drill Walker']);
});

rule(['TCG-0585', 'TCG-0026'], 'a brown Location goes into any one of its arenas, and works in that one', () => {
  const t = table(tcg, {
    dark: {
      hand: ['Drill Frontier'],
      points: 3,
      space: ['Drill Fighter'],
      ground: ['Drill Walker'],
      build: ['Drill Cruiser'],
    },
  });
  expect(leadsTo(t, 'complete', 'Drill Frontier')).toEqual(['space', 'ground', 'character']);
  take(t, 'complete', 'Drill Frontier', 'ground');
  expect(lies(t, 'Drill Frontier')).toBe('ground');
  expect([stats(t, 'Drill Fighter').power, stats(t, 'Drill Walker').power]).toEqual([2, 5]);
});

rule('TCG-0587', 'copies of a brown Location may lie in several arenas, one in each', () => {
  const t = table(tcg, {
    dark: { hand: ['Drill Frontier', 'Drill Frontier'], points: 6, space: ['Drill Fighter'], build: ['Drill Cruiser'] },
    light: { locations: { character: 'Drill Frontier' }, character: ['Drill Sergeant'] },
  });
  choose(t, into('complete', 'space'));
  expect(t.dark.sees('locations', 'light')).toEqual(['Drill Frontier']);
  choose(t, into('complete', 'ground'));
  expect(t.dark.sees('locations')).toEqual(['Drill Frontier', 'Drill Frontier']);
  expect([stats(t, 'Drill Fighter').power, stats(t, 'Drill Sergeant').power]).toEqual([3, 6]);
  const again = table(tcg, {
    dark: { hand: ['Drill Frontier'], points: 3, build: ['Drill Cruiser'] },
    light: { locations: { character: 'Drill Frontier' } },
  });
  choose(again, into('complete', 'character'));
  expect(again.dark.sees('locations', 'light')).toEqual([]);
});

rule('TCG-0588', 'a Location is no unit card: it is not deployed and counts for no minimum', () => {
  expect(unitCounts({ 'Drill Hall': 4, 'Drill Nebula': 4, 'Drill Fighter': 3 })).toEqual({
    units: 3,
    space: 3,
    ground: 0,
    character: 0,
  });
  const t = table(tcg, {
    dark: { hand: ['Drill Nebula'], points: 2, character: ['Drill Lookout'], build: ['Drill Fighter'] },
  });
  expect(t.dark.may('deploy')).toBe(false);
  t.dark.does('complete', 'Drill Nebula');
  expect(forceOf(t, 'dark')).toBe(10);
});

rule('TCG-0588', "a Location does not make an arena its player's", () => {
  const t = table(tcg, {
    at: 'end',
    dark: { locations: { space: 'Drill Nebula', ground: 'Drill Plain' }, build: ['Drill Cruiser'] },
  });
  expect(t.outcome).toBe(null);
});

rule('TCG-0589', 'a Location whose text says so is put into any arena, which is no deployment', () => {
  expect(cardWords(riders.drillGateway)[0]).toBe('You may put this Location into any arena.');
  expect(typeLine(riders.drillGateway)).toBe('Location - Space');
  const t = table(tcg, {
    dark: { hand: ['Drill Gateway'], points: 3, character: ['Drill Lookout'], build: ['Drill Cruiser'] },
  });
  expect(leadsTo(t, 'complete', 'Drill Gateway')).toEqual(['space', 'ground', 'character']);
  take(t, 'complete', 'Drill Gateway', 'character');
  expect(lies(t, 'Drill Gateway')).toBe('character');
  expect(stats(t, 'Drill Lookout').speed).toBe(40);
  expect(forceOf(t, 'dark')).toBe(10);
});

rule('TCG-0693', 'to discard a Character card is to discard one of that type, not a Location - Character', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { hand: ['Drill Levy', 'Drill Hall', 'Drill Sergeant', 'Drill Mount'], character: ['Drill Adept'] },
    light: { character: ['Drill Adept'] },
  });
  t.dark.does('play', 'Drill Levy');
  expect([...named(t, 'discard')].sort()).toEqual(['Drill Mount', 'Drill Sergeant']);
  const none = table(tcg, {
    at: 'character',
    dark: { hand: ['Drill Levy', 'Drill Hall'], character: ['Drill Adept'] },
    light: { character: ['Drill Adept'] },
  });
  expect(none.dark.may('play')).toBe(false);
});

rule('TCG-0025', 'what a Location does in battle: it triggers, and its player may pay for it', () => {
  const t = table(tcg, {
    at: 'ground',
    dark: {
      locations: { ground: 'Drill Plain', character: 'Drill Hall' },
      ground: ['Drill Walker'],
      character: ['Drill Adept'],
    },
    light: { ground: ['Drill Speeder'], character: ['Drill Mount'] },
  });
  expect(forceOf(t, 'dark')).toBe(11);
  expect(t.asked).toBe('dark');
  t.dark.does('use', 'Drill Hall');
  expect(stats(t, 'Drill Adept').power).toBe(5);
  expect(forceOf(t, 'dark')).toBe(10);
});
