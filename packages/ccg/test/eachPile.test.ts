import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition, CcgState } from '../src/index.ts';
import type { SidePosition, Stood } from '../src/position.ts';
import { stateOf } from '../src/rules/cards/cardStates.ts';
import { ccg } from './drill.ts';

const lay = (position: CcgPosition) => table(ccg, position);
const nameOf = (s: CcgState, card: number): string => s.names[s.cards.definition[card] ?? -1] ?? '';

/** Whoever is asked in which order cards go puts them away as they come. */
function putsAway(t: ReturnType<typeof lay>): void {
  while (t.decision.options.every(({ verb }) => verb === 'put')) {
    const { player, at } = t.decision;
    t.answer({ player, at, picks: [0] });
  }
}

const decks = ['reserve', 'force', 'used'] as const;

describe('Life Force', () => {
  for (const zone of decks)
    rule(['AR1-0008', 'AR1-0009'], `is also what is in ${zone}, to its last card`, () => {
      const t = lay({
        dark: { hand: ['Drill Blow'] },
        light: { hand: ['Drill Stew'], reserve: [], [zone]: ['Drill Recruit', 'Drill Master'] },
      });
      t.dark.does('play', 'Drill Blow');
      t.light.does('lose', zone);
      expect(t.outcome).toBe(null);
      t.light.does('lose', zone);
      expect(t.outcome).toEqual({ winner: 0, because: 'Life Force depleted' });
    });
});

describe('a unit of Force that is lost', () => {
  for (const zone of decks)
    rule('AR1-0036', `may be the top card of ${zone}, which comes to lie face up`, () => {
      const t = lay({
        dark: { hand: ['Drill Blow'] },
        light: { hand: ['Drill Stew'], [zone]: ['Drill Recruit', 'Drill Master'] },
      });
      t.dark.does('play', 'Drill Blow');
      t.light.does('lose', zone);
      expect(t.dark.sees('lost', 'light')).toEqual(['Drill Master']);
    });
});

describe('a card', () => {
  for (const zone of ['hand', 'lost', ...decks] as const)
    rule(['AR1-0330', 'AR1-0302'], `in ${zone} is a unit of Force, and not on table`, () => {
      const t = lay({
        dark: { hand: ['Drill Weaken', 'Drill Sweep', 'Drill Errand (Dark)'] },
        light: { [zone]: ['Drill Hero'] },
      });
      const [card = -1] = t.state.zones[zone][1];
      expect(nameOf(t.state, card)).toBe('Drill Hero');
      expect(stateOf(t.state, card)).toBe('unit of Force');
      for (const aimed of ['Drill Weaken', 'Drill Sweep']) expect(t.dark.may('play', aimed)).toBe(false);
    });
});

describe('a deck or pile', () => {
  /** What can be done with one, and where the card that does it is. */
  const deeds: readonly (readonly [
    what: string,
    title: string,
    zone: 'reserve' | 'used' | 'lost',
    of: 'dark' | 'light',
    by: 'dark' | 'light',
    phase: 'control' | 'deploy' | 'move',
    where: 'hand' | 'table' | 'site',
  ])[] = [
    ['taken from', 'Drill Rummage', 'reserve', 'dark', 'dark', 'control', 'hand'],
    ['taken from', 'Drill Scavenge', 'lost', 'dark', 'dark', 'control', 'hand'],
    ['taken from', 'Drill Moff', 'used', 'dark', 'dark', 'move', 'site'],
    ['deployed from', 'Drill Depot', 'reserve', 'dark', 'dark', 'deploy', 'table'],
    ['played from', 'Drill Step', 'lost', 'light', 'light', 'control', 'table'],
    ['exchanged with', 'Drill Swap', 'reserve', 'light', 'light', 'control', 'hand'],
    ['exchanged with', 'Drill Barter', 'lost', 'light', 'light', 'control', 'hand'],
    ['revealed from', 'Drill Panic', 'reserve', 'light', 'light', 'control', 'hand'],
    ['drawn from', 'Drill Mess', 'reserve', 'light', 'light', 'control', 'hand'],
    ['placed unseen from', 'Drill Blind', 'reserve', 'light', 'light', 'control', 'hand'],
    ['stacked from', 'Drill Hoard', 'reserve', 'light', 'light', 'control', 'table'],
    ['shuffled in', 'Drill Shuffle', 'reserve', 'light', 'light', 'control', 'hand'],
    ['shuffled in', 'Drill Jumble', 'used', 'dark', 'dark', 'control', 'hand'],
    ['shuffled in the opponent’s', 'Drill Jumble', 'lost', 'light', 'dark', 'control', 'hand'],
  ];
  for (const [what, title, zone, of, by, phase, where] of deeds)
    rule(['AR1-0024', 'AR1-0025', 'AR1-0239'], `with nothing in it has nothing ${what} ${zone} (${title})`, () => {
      const may = (cards: readonly string[]): boolean => {
        const errand = by === 'dark' ? 'Drill Errand (Dark)' : 'Drill Errand (Light)';
        const own: SidePosition = {
          hand: [errand, ...(where === 'hand' ? [title] : [])],
          table: where === 'table' ? [title] : [],
          force: 2,
          reserve: zone === 'reserve' ? ['Drill Trooper'] : [],
        };
        const t = lay({
          turn: by,
          phase,
          [by]: { ...own, ...(of === by ? { [zone]: cards } : {}) },
          ...(of === by ? {} : { [of]: { [zone]: cards } }),
          at: { 'Drill Yard': { [by]: where === 'site' ? [title] : [] } },
        });
        return t[by].may(where === 'hand' ? 'play' : 'use', title);
      };
      expect(may([])).toBe(false);
      expect(may(['Drill Trooper'])).toBe(true);
    });

  for (const [what, title] of [
    ['looked at', 'Drill Peek'],
    ['revealed', 'Drill Onith'],
    ['robbed of a card', 'Drill Pocket'],
  ] as const)
    rule(['AR1-0240', 'AR1-0252'], `and a hand are not ${what} while there is nothing in them`, () => {
      const may = (hand: readonly string[]) =>
        lay({ dark: { hand: [title], reserve: [], force: 1 }, light: { hand } }).dark.may('play', title);
      expect(may([])).toBe(false);
      expect(may(['Drill Recruit'])).toBe(true);
    });
});

describe('what leaves the table', () => {
  const ways = [
    ['to a hand', 'Drill Roundup', 'dark', 'hand'],
    ['to a Used Pile', 'Drill Recycle', 'light', 'used'],
    ['out of play', 'Drill Banish', 'dark', 'outOfPlay'],
    ['to a Lost Pile', 'Drill Take Out', 'dark', 'lost'],
  ] as const;
  for (const [how, title, by, to] of ways) {
    const of = by === 'dark' ? 'light' : 'dark';
    const on = of === 'light' ? ['Drill Pistol', 'Drill Transmitter'] : ['Drill Laser', 'Drill Antenna'];
    const who = of === 'light' ? 'Drill Recruit' : 'Drill Trooper';
    rule('AR1-0056', `${how} leaves the weapon, the device and the Effect on it to the Lost Piles`, () => {
      const t = lay({
        turn: by,
        [by]: { hand: [title] },
        [of]: { hand: [of === 'light' ? 'Drill Stew' : 'Drill Errand (Dark)'] },
        at: { 'Drill Yard': { [of]: [{ card: who, on: [...on, ...(of === 'light' ? [] : ['Drill Mark'])] }] } },
      });
      t[by].does('play', title);
      putsAway(t);
      expect(t[of].sees(to, of)).toContain(who);
      expect(t[of].sees('lost', of)).toEqual(expect.arrayContaining(on));
      expect(t[of].sees('on', of)).toEqual([]);
    });
  }

  const laden: Stood = {
    card: 'Devastator',
    pilots: ['Imperial Pilot'],
    passengers: ['Stormtrooper'],
    on: ['Drill Chain Gun'],
    cargo: [{ card: 'Drill Ice Strider', passengers: ['Drill Trooper'] }, 'TIE Fighter'],
  };
  for (const aboard of [
    'Imperial Pilot',
    'Stormtrooper',
    'Drill Chain Gun',
    'Drill Ice Strider',
    'Drill Trooper',
    'TIE Fighter',
  ])
    rule('AR1-0056', `to a hand loses what was aboard: ${aboard}`, () => {
      const t = lay({
        dark: { hand: ['Drill Ship Home', 'Drill Errand (Dark)'] },
        light: { hand: ['Drill Stew'] },
        at: { Drill: { dark: [laden] } },
      });
      t.dark.does('play', 'Drill Ship Home');
      if (t.dark.may('target', 'Devastator')) t.dark.does('target', 'Devastator');
      putsAway(t);
      expect(t.dark.sees('hand', 'dark')).toContain('Devastator');
      expect(t.dark.sees('lost', 'dark')).toContain(aboard);
    });
});

describe('nobody on table', () => {
  for (const [what, title, by] of [
    ['lost', 'Drill Take Out', 'dark'],
    ['taken into hand', 'Drill Roundup', 'dark'],
    ['placed out of play', 'Drill Banish', 'dark'],
    ['put in a Used Pile', 'Drill Recycle', 'light'],
  ] as const)
    rule('AR1-0237', `can be ${what}`, () => {
      const of = by === 'dark' ? 'light' : 'dark';
      const may = (there: readonly Stood[]) =>
        lay({
          turn: by,
          [by]: { hand: [title] },
          at: { 'Drill Yard': { [of]: there } },
        })[by].may('play', title);
      expect(may([of === 'dark' ? 'Drill Trooper' : 'Drill Recruit'])).toBe(true);
      expect(may([])).toBe(false);
    });
});
