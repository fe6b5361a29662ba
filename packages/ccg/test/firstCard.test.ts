import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition } from '../src/index.ts';
import { slotOf } from '../src/rules/table/places.ts';
import { forceIcons } from '../src/rules/table/presence.ts';
import { ccg } from './drill.ts';
import { cardNamed } from './movingTable.ts';

/** Dark deploys the card with the lowest number of all, from the bottom of the Reserve Deck. */
const deploying = (first: string, { dark, light, at }: Pick<CcgPosition, 'dark' | 'light' | 'at'>) => {
  const t = table(ccg, {
    phase: 'deploy',
    dark: {
      force: 9,
      ...dark,
      hand: ['Drill Emergency', ...(dark?.hand ?? [])],
      reserve: [first, 'Drill Toll', 'Drill Bell'],
    },
    light: { ...light, hand: ['Drill Errand (Light)', ...(light?.hand ?? [])] },
    at: at ?? {},
  });
  t.dark.does('play', 'Drill Emergency').does('deploy', first);
  while (t.asked === 'dark' && t.dark.may('done')) t.dark.does('done');
  expect(t.state.names[t.state.cards.definition[0] ?? -1]).toBe(first);
  if (t.asked === 'light') t.light.passes();
  return t;
};

const lounge = 'Cloud City: Drill Lounge';

describe('the first card of all', () => {
  rule('AR1-0282', 'is a location like any other', () => {
    const t = deploying(lounge, {
      dark: { hand: ['Drill Sail', 'Drill Gardener'] },
      at: { 'Drill Bespin': {} },
    });
    expect(t.dark.may('deploy', 'Drill Sail')).toBe(false);
    expect(forceIcons(t.state, 0, 0)).toBe(1);
    t.dark.does('deploy', 'Drill Gardener');
    expect(forceIcons(t.state, 0, 0)).toBe(2);
  });

  rule('GLB-0229', 'is a system that lends no power to a battle under the shield, like any other', () => {
    const power = (shield: boolean) => {
      const t = deploying('Drill Ice', {
        dark: { hand: ['Devastator'], force: 20 },
        at: {
          'Drill Ice: Perimeter': { dark: ['Stormtrooper'], light: ['Rebel Trooper'] },
          ...(shield ? { 'Drill Ice: Generators': {} } : {}),
        },
      });
      t.dark.does('deploy', 'Devastator');
      while (!(t.asked === 'dark' && t.dark.may('initiate battle'))) (t.asked === 'dark' ? t.dark : t.light).passes();
      t.dark.does('initiate battle');
      while (t.dark.told('total power').length === 0) (t.asked === 'dark' ? t.dark : t.light).passes();
      return t.dark.told('total power').at(-1);
    };
    expect(power(false)).toMatchObject({ dark: 3 });
    expect(power(true)).toMatchObject({ dark: 1 });
  });

  rule('GAP-0055', 'is a place where a drain may be given up, like any other', () => {
    const t = deploying(lounge, {
      dark: { hand: ['Drill Scholar'] },
      at: { 'Drill Bespin': {}, 'Drill: Hall': { dark: ['Drill Trooper'] } },
    });
    t.dark.does('deploy', 'Drill Scholar').does('to', lounge);
    t.until('dark', 'use', 'Drill Scholar').does('use', 'Drill Scholar');
    if (t.asked === 'light') t.light.passes();
    expect(t.options.filter((option) => option.startsWith('drain'))).toEqual(['drain Drill: Hall 1']);
  });

  rule('GAP-0347', 'may be the first docking bay of Cloud City', () => {
    const [first, second] = ['Cloud City: Drill West Docking Bay', 'Cloud City: Drill East Docking Bay'];
    const t = deploying(first, { dark: { hand: [second, lounge] }, at: { 'Drill Bespin': {} } });
    t.dark.does('deploy', second);
    if (t.asked === 'light') t.light.passes();
    t.dark.does('deploy', lounge);
    const s = t.state;
    expect(s.facts.layout[0]?.places.map(({ card }) => s.names[s.cards.definition[card] ?? -1])).toEqual([
      second,
      lounge,
      first,
      'Drill Bespin',
    ]);
  });

  rule('GAP-0140', 'takes its sites along when it leaves, like any other vehicle', () => {
    const t = deploying('Drill Crawler', {
      dark: { hand: ['Drill Crawler: Hold', 'Drill Blow'] },
      light: { hand: ['Drill Wreck'] },
      at: { 'Drill: Dunes': {} },
    });
    t.dark.does('deploy', 'Drill Crawler: Hold');
    t.light.does('play', 'Drill Wreck');
    expect(t.light.sees('locations', 'dark')).toEqual(['Drill: Dunes']);
  });

  rule('AR1-0282', 'takes whoever deploys aboard into a seat, like any other vehicle', () => {
    const t = deploying('Drill Crawler', {
      dark: { hand: ['Drill Trooper'] },
      at: { 'Drill: Dunes': {} },
    });
    t.dark.does('deploy', 'Drill Trooper').does('to', 'Drill Crawler');
    expect(slotOf(t.state, cardNamed(t.state, 'Drill Trooper'))).toBe('driver');
  });

  rule('GLC-0346', 'is named by a site that could be one of another of its kind as well', () => {
    const t = deploying('Drill Crawler', {
      dark: { hand: ['Drill Crawler: Hold'] },
      at: { 'Drill: Dunes': { dark: ['Drill Crawler'] } },
    });
    t.dark.does('deploy', 'Drill Crawler: Hold');
    expect(t.options.filter((option) => option.startsWith('apart'))).toEqual([
      'apart Drill Crawler',
      'apart Drill Crawler',
    ]);
  });

  rule('AR5-0006', 'bears a weapon that costs as much as on any other', () => {
    const t = deploying('Darth Vader', {
      dark: { hand: ['Dark Jedi Lightsaber'] },
      at: { 'Drill: Hall': {} },
    });
    const before = t.state.zones.force[0].length;
    t.dark.does('deploy', 'Dark Jedi Lightsaber');
    expect(before - t.state.zones.force[0].length).toBe(1);
  });

  rule('AR1-0271', 'is suspended like any other', () => {
    const t = deploying('Drill Anthem', { light: { table: ['Drill Embargo'] } });
    expect(t.dark.sees('table')).toEqual(['Drill Anthem']);
    expect(t.dark.getsTo('use', 'Drill Anthem')).toBe(false);
    const free = deploying('Drill Anthem', {});
    expect(free.dark.may('use', 'Drill Anthem')).toBe(true);
  });
});
