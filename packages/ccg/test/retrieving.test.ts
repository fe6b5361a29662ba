import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { cardOf } from '../src/catalog/catalog.ts';
import { any } from '../src/language/cards/cards.ts';
import { retrievesCards } from '../src/language/does/force/retrieving.ts';
import { may, used } from '../src/language/text.ts';
import { atAnyTime } from '../src/language/when/when.ts';
import { ccg } from './drill.ts';
import { ccgWith, stranger } from './stranger.ts';

const lay = (position: Parameters<typeof ccg.position>[0]) => table(ccg, position);

describe('retrieving Force', () => {
  const lost = ['Drill Recruit', 'Drill Master', 'Drill Stew', 'Drill Honor'];

  rule(
    ['AR1-0049', 'AR1-0055'],
    'takes cards from the top of the Lost Pile face down to the Used Pile, as one action; everybody has seen them',
    () => {
      const t = lay({
        turn: 'light',
        light: { hand: ['Drill Salvage'], lost, table: ['Drill Toast'] },
        dark: { hand: ['Drill Blow'] },
      });
      t.light.does('play', 'Drill Salvage');
      expect(t.light.sees('lost')).toEqual(['Drill Recruit']);
      expect(t.dark.sees('used', 'light')).toEqual(['Drill Honor', 'Drill Stew', 'Drill Master', 'Drill Salvage']);
      expect(t.state.zones.force[1]).toHaveLength(1);
    },
  );

  rule('AR1-0050', 'for each of something is counted first and is one action', () => {
    const t = lay({
      turn: 'light',
      light: { hand: ['Drill Muster'], lost, table: ['Drill Toast'] },
      dark: { hand: ['Drill Blow'] },
      at: { 'Drill Yard': { light: ['Drill Recruit', 'Drill Recruit'] } },
    });
    t.light.does('play', 'Drill Muster');
    expect(t.light.sees('lost')).toEqual(['Drill Recruit', 'Drill Master']);
    expect(t.state.zones.force[1]).toHaveLength(1);
  });

  rule('AR1-0051', 'at random takes the top card after the Lost Pile was shuffled face down', () => {
    const taken = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const t = lay({ turn: 'light', seed, light: { hand: ['Drill Raffle'], lost }, dark: { hand: ['Drill Blow'] } });
      t.light.does('play', 'Drill Raffle');
      expect(t.light.sees('lost')).toHaveLength(3);
      taken.add(t.light.sees('used')[0] ?? '');
    }
    expect(taken.size).toBeGreaterThan(1);
  });

  rule(
    ['AR1-0052', 'AR1-0053'],
    'a specific card takes it from where it lies, and is retrieving Force all the same',
    () => {
      const position = {
        turn: 'light',
        light: { hand: ['Drill Recall'], lost: ['Drill Stew', 'Drill Recruit', 'Drill Honor'] },
        dark: { hand: ['Drill Jam', 'Drill Blow'] },
      } as const;
      const t = lay(position);
      t.light.does('play', 'Drill Recall');
      expect(t.asked).toBe('dark');
      t.dark.passes();
      expect(t.light.sees('lost')).toEqual(['Drill Stew', 'Drill Honor']);
      expect(t.light.sees('used')).toEqual(['Drill Recruit', 'Drill Recall']);
      const jammed = lay(position);
      jammed.light.does('play', 'Drill Recall');
      jammed.dark.does('play', 'Drill Jam');
      expect(jammed.light.sees('lost')).toHaveLength(3);
    },
  );

  rule('AR1-0054', 'up to a number of cards is at least one of them, chosen after a look', () => {
    const t = lay({
      turn: 'light',
      light: { hand: ['Drill Regroup'], lost: ['Drill Recruit', 'Drill Stew', 'Drill Master', 'Drill Recruit'] },
      dark: { hand: ['Drill Blow'] },
    });
    t.light.does('play', 'Drill Regroup');
    expect(t.options).toHaveLength(3);
    expect([t.decision.min, t.decision.max]).toEqual([1, 2]);
    t.light.picks('Drill Master');
    expect(t.light.sees('lost')).toEqual(['Drill Recruit', 'Drill Stew', 'Drill Recruit']);
  });

  rule('AR1-0033', 'may be initiated with an empty Lost Pile', () => {
    const levy = stranger({
      kind: 'interrupt',
      side: 'light',
      functions: [used(may.act(atAnyTime).do(retrievesCards(any.type('Rebel'), { count: 2 })))],
    });
    const t = table(ccgWith(levy), {
      turn: 'light',
      light: { hand: ['Drill Salvage', 'Drill Recall', levy.name] },
      dark: { hand: ['Drill Jam', 'Drill Blow'] },
    });
    expect(t.light.may('play', 'Drill Recall')).toBe(true);
    expect(t.light.may('play', levy.name)).toBe(true);
    t.light.does('play', 'Drill Salvage');
    // Nothing is retrieved, so there is nothing to respond to.
    expect(t.asked).toBe('dark');
    expect(t.dark.may('play', 'Drill Jam')).toBe(false);
  });
});

describe('a Lost Pile that is face down', () => {
  const veiled = {
    dark: { hand: ['Drill Blow', 'Drill Blow'], table: ['Drill Veil'] },
    light: {
      hand: ['Drill Stew', 'Drill Salvage', 'Drill Recall'],
      reserve: ['Drill Recruit', 'Drill Recruit', 'Drill Master'],
    },
  };

  rule(['GLB-0092', 'GLB-0093', 'GLD-0019'], 'hides what is lost from Life Force, not what is lost from hand', () => {
    const t = lay(veiled);
    t.dark.does('play', 'Drill Blow');
    t.light.does('lose', 'reserve').does('lose', 'Drill Stew');
    for (const player of [t.dark, t.light]) expect(player.sees('lost', 'light')).toEqual(['?', 'Drill Stew']);
  });

  for (const [zone, card, isSeen] of [
    ['reserve', 'Drill Master', false],
    ['force', 'Drill Sister', false],
    ['used', 'Drill Hero', false],
    ['hand', 'Drill Stew', true],
    ['table', 'Drill Recruit', true],
  ] as const)
    rule('GLD-0019', `${isSeen ? 'shows' : 'hides'} what is lost from ${zone}, and gives all of it back`, () => {
      const t = lay({
        dark: { hand: ['Drill Blow', 'Drill Pebble', 'Drill Errand (Dark)'], table: ['Drill Veil'] },
        light: {
          hand: ['Drill Stew', 'Drill Recall', 'Drill Errand (Light)'],
          reserve: ['Drill Trooper', 'Drill Master'],
          force: ['Drill Sister'],
          used: ['Drill Hero'],
        },
        at: { 'Drill Yard': { light: ['Drill Recruit'] } },
      });
      if (zone === 'table') t.dark.does('play', 'Drill Pebble');
      else {
        t.dark.does('play', 'Drill Blow');
        t.light.does('lose', zone === 'hand' ? card : zone);
      }
      for (const player of [t.dark, t.light]) expect(player.sees('lost', 'light')[0]).toBe(isSeen ? card : '?');
      expect(t.state.zones.lost[1].map((one) => cardOf(t.state, one).name)).toContain(card);
    });

  rule(['AR1-0055', 'GLB-0094'], 'shows what is retrieved to both; it may be looked through for that', () => {
    const t = lay(veiled);
    t.dark.does('play', 'Drill Blow');
    t.light.does('lose', 'reserve').does('lose', 'reserve');
    t.light.does('play', 'Drill Recall');
    expect(t.options).toEqual(['retrieve Drill Master', 'retrieve Drill Recruit']);
    t.light.does('retrieve', 'Drill Master');
    expect(t.dark.sees('used', 'light')).toContain('Drill Master');
    expect(t.dark.sees('lost', 'light')).toEqual(['?']);
    t.dark.passes();
    t.light.does('play', 'Drill Salvage');
    expect(t.dark.sees('used', 'light')).toContain('Drill Recruit');
  });
});
