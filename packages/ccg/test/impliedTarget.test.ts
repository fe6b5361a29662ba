import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition } from '../src/position.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { ccg } from './drill.ts';

const dark = 0;

/** Can Dark play this, as things stand? */
const mayPlay = (card: string, spec: CcgPosition = {}): boolean =>
  table(ccg, {
    ...spec,
    dark: { ...spec.dark, hand: [card, ...(spec.dark?.hand ?? [])] },
  }).dark.may('play', card);

const there = (...cards: readonly string[]): CcgPosition => ({ at: { 'Drill Yard': { light: cards } } });

describe('the implied target rule', () => {
  rule(['AR1-0233', 'AR1-0254', 'AR1-0235'], 'wants every value that a text names (A Few Maneuvers)', () => {
    const at = (ship: string): CcgPosition => ({ at: { Drill: { dark: [ship] } } });
    expect(mayPlay('Drill Maneuvers', at('Drill Racer'))).toBe(true);
    // It has maneuver, but no hyperspeed.
    expect(mayPlay('Drill Maneuvers', at('Drill Patrol'))).toBe(false);
  });

  rule(['AR1-0234', 'AR1-0249'], 'lets nothing be cancelled that is not there, or can’t be (Evader)', () => {
    expect(mayPlay('Drill Evader', { light: { table: ['Drill Memorial'] } })).toBe(true);
    expect(mayPlay('Drill Evader', { light: { table: ['Drill Bones'] } })).toBe(false);
    expect(mayPlay('Drill Wipeout', there('Drill Recruit'))).toBe(false);
  });

  rule(['AR1-0237', 'AR1-0234'], 'lets nothing be moved or lost that is not there', () => {
    expect(mayPlay('Drill Sweep', there('Drill Recruit'))).toBe(true);
    expect(mayPlay('Drill Sweep')).toBe(false);
    expect(mayPlay('Drill Furlough', there('Drill Recruit'))).toBe(true);
    expect(mayPlay('Drill Furlough')).toBe(false);
    expect(mayPlay('Drill Banish', there('Drill Recruit'))).toBe(true);
    expect(mayPlay('Drill Banish')).toBe(false);
  });

  rule(
    ['AR1-0239', 'AR1-0251'],
    'lets no empty deck or pile be searched, looked at or shuffled (The Bith Shuffle)',
    () => {
      const may = (card: string, cards: readonly string[]) => mayPlay(card, { dark: { reserve: cards } });
      for (const card of ['Drill Rummage', 'Drill Peek', 'Drill Adviser']) {
        expect(may(card, ['Drill Trooper', 'Drill Trooper'])).toBe(true);
      }
      expect(mayPlay('Drill Rummage', { dark: { reserve: [], force: 1 }, light: { hand: [] } })).toBe(false);
      expect(mayPlay('Drill Scavenge', { dark: { lost: ['Drill Trooper'] } })).toBe(true);
      expect(mayPlay('Drill Scavenge', { dark: { lost: [] } })).toBe(false);
      // Its second function shuffles the opponent's Lost Pile.
      expect(mayPlay('Drill Jumble', { dark: { used: ['Drill Trooper'] } })).toBe(true);
      expect(mayPlay('Drill Jumble', { light: { lost: ['Drill Recruit'] } })).toBe(true);
      expect(mayPlay('Drill Jumble')).toBe(false);
    },
  );

  rule('AR1-0239', 'lets destiny be drawn, and Force retrieved, from nothing', () => {
    const t = table(ccg, {
      turn: 'light',
      light: {
        hand: ['Drill Salvage', 'Drill Did It', 'Drill Recruit'],
        lost: [],
        force: 0,
        reserve: ['Drill Recruit'],
      },
      dark: { hand: ['Drill Stun'], force: 2, reserve: [] },
      at: { 'Drill Yard': { light: ['Drill Recruit'] } },
    });
    expect(t.light.may('play', 'Drill Salvage')).toBe(true);
    // A pile is put on another, even if there is nothing in it.
    expect(t.light.may('play', 'Drill Did It')).toBe(true);
    t.light.passes();
    expect(t.dark.may('play', 'Drill Stun')).toBe(true);
  });

  rule(
    ['AR1-0240', 'AR1-0252'],
    'lets no empty hand be looked at, and nothing be taken from it (Defensive Fire)',
    () => {
      const held: CcgPosition = { light: { hand: ['Drill Recruit'] } };
      expect(mayPlay('Drill Pocket', held)).toBe(true);
      expect(mayPlay('Drill Pocket', { light: { hand: [] } })).toBe(false);
      expect(mayPlay('Drill Onith', held)).toBe(true);
      expect(mayPlay('Drill Onith', { light: { hand: [] } })).toBe(false);
    },
  );

  rule(['AR1-0241', 'AR1-0137'], 'does not ask for what is optional', () => {
    const at = (weapons: readonly string[]) => {
      const t = table(ccg, {
        turn: 'light',
        light: { hand: ['Drill Resilience'] },
        at: { 'Drill Yard': { dark: [{ card: 'Drill Trooper', on: weapons }] } },
      });
      t.light.does('play', 'Drill Resilience');
      return t;
    };
    expect(at([]).state.zones.force[1]).toHaveLength(1);
    // What is there is targeted, and goes.
    expect(at(['Drill Blade']).dark.sees('hand')).toEqual(['Drill Blade']);
  });

  rule('AR1-0242', 'does not ask for what is gained', () => {
    const t = table(ccg, {
      turn: 'light',
      light: { hand: ['Drill Harden', 'Drill Stew'] },
      at: { 'Drill Yard': { light: ['Drill Recruit'] } },
    });
    const recruit = t.state.zones.at[1][0] ?? -1;
    expect(valueNow(t.state, recruit, 'armor')).toBe(null);
    t.light.does('play', 'Drill Harden');
    expect(valueNow(t.state, recruit, 'armor')).toBe(4);
  });

  rule(['AR1-0243', 'AR1-0244', 'AR1-0137'], 'does not ask for what nobody can know (The Signal)', () => {
    const take = (spec: CcgPosition, card: string) => {
      const t = table(ccg, { ...spec, dark: { ...spec.dark, hand: [card, 'Drill Errand (Dark)'] } });
      t.dark.does('play', card);
      return t;
    };
    // No Effect is in the deck, which only a look will show.
    const vain = take({ dark: { reserve: ['Drill Trooper', 'Drill Trooper'] } }, 'Drill Adviser');
    expect(vain.dark.sees('hand')).toEqual(['Drill Errand (Dark)']);
    expect(vain.dark.sees('used', 'dark')).toEqual(['Drill Adviser']);
    expect(take({ dark: { reserve: ['Drill Trooper', 'Drill Toll'] } }, 'Drill Adviser').dark.sees('hand')).toContain(
      'Drill Toll',
    );
    // Nor does it matter what lies in a Lost Pile, though everybody sees it.
    const lost = table(ccg, { turn: 'light', light: { hand: ['Drill Recall'], lost: ['Drill Stew'] } });
    expect(lost.light.may('play', 'Drill Recall')).toBe(true);
  });

  rule(['AR1-0246', 'AR1-0247'], 'is not for modifiers, which work on whatever there is (R2-D2)', () => {
    const values = (ship: string) => {
      const t = table(ccg, {
        at: { Drill: { dark: [{ card: ship, pilots: ['Drill Navigator'], on: ['Drill Booster'] }] } },
      });
      const card = t.state.zones.at[dark][0] ?? -1;
      return (['power', 'hyperspeed', 'maneuver'] as const).map((value) => valueNow(t.state, card, value));
    };
    expect(values('Drill Racer')).toEqual([3, 5, 4]);
    expect(values('Drill Patrol')).toEqual([3, null, 4]);
  });

  rule('AR1-0236', 'lets droids be compared by ability, as if they had none', () => {
    const t = table(ccg, {
      dark: { hand: ['Drill Stun', 'Drill Errand (Dark)'], force: 2, reserve: ['Drill Trooper', 'Drill Omen 1'] },
      at: { 'Drill Yard': { light: ['Drill Servant'] } },
    });
    t.dark.does('play', 'Drill Stun');
    // A destiny of 1 is more than 0.
    expect(t.light.sees('hand')).toEqual(['Drill Servant']);
  });

  rule('AR1-0235', 'lets no destiny be held against a value that is not there', () => {
    const targets = (...ships: readonly string[]) => {
      const t = table(ccg, { dark: { hand: ['Drill Pursuit'] }, at: { Drill: { light: ships } } });
      t.dark.does('play', 'Drill Pursuit');
      return t.options.filter((option) => option.startsWith('target'));
    };
    expect(targets('Drill Mist Wing', 'Drill Fog Wing', 'Drill Mothership')).toEqual([
      'target Drill Mist Wing',
      'target Drill Fog Wing',
    ]);
    expect(mayPlay('Drill Pursuit', { at: { Drill: { light: ['Drill Mothership'] } } })).toBe(false);
  });

  rule('AR1-0238', 'lets nothing be put at a place that is not on table', () => {
    const at = (...places: readonly string[]) =>
      table(ccg, {
        turn: 'light',
        light: { hand: ['Drill Pilgrimage', 'Drill Stew'] },
        at: Object.fromEntries(places.map((place, i) => [place, i === 0 ? { light: ['Drill Recruit'] } : {}])),
      }).light.may('play', 'Drill Pilgrimage');
    expect(at('Drill Yard', 'Drill: Hall')).toBe(true);
    expect(at('Drill Yard')).toBe(false);
  });

  rule('AR1-0250', 'lets nobody lose an immunity that they do not have (Focused Attack)', () => {
    const at = (defender: string) => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'battle',
        light: { hand: ['Drill Frailty', 'Drill Stew'], force: 2 },
        at: { 'Drill Yard': { light: ['Drill Hero'], dark: [defender] } },
      });
      t.light.does('initiate battle');
      return t.light.may('play', 'Drill Frailty');
    };
    expect(at('Drill Lord')).toBe(true);
    expect(at('Drill Trooper')).toBe(false);
  });

  rule('AR1-0248', 'wants what a location is to lose (Shocking Information)', () => {
    expect(mayPlay('Drill Outage', { at: { 'Drill Yard': {} } })).toBe(false);
    const t = table(ccg, {
      dark: { hand: ['Drill Outage', 'Drill Outage', 'Drill Errand (Dark)'] },
      light: { hand: ['Drill Stew'] },
      at: { 'Drill Yard': {}, 'Drill: Console': {} },
    });
    t.dark.does('play', 'Drill Outage #1');
    t.light.passes();
    // It is out of use already: there is nothing more to be targeted.
    expect(t.dark.may('play', 'Drill Outage')).toBe(false);
  });

  rule('AR1-0253', 'looks for the unknown part only as the result is carried out (Armed And Dangerous)', () => {
    const at = (reserve: readonly string[], there_: readonly string[]) => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'battle',
        light: { force: 3, hand: ['Drill Stew'] },
        dark: { hand: ['Drill Armed'], reserve: ['Drill Trooper', ...reserve], force: 2 },
        at: { 'Drill Yard': { light: ['Drill Hero'], dark: there_ } },
      });
      t.light.does('initiate battle');
      return t;
    };
    // Its own character in the battle is targeted at once.
    expect(at(['Drill Laser'], ['Drill Smuggler']).dark.getsTo('play', 'Drill Armed')).toBe(false);
    const found = at(['Drill Laser'], ['Drill Champion']);
    found.dark.does('play', 'Drill Armed');
    // It is deployed, wanted or not.
    expect(found.dark.sees('on', 'dark')).toEqual(['Drill Laser']);
    expect(found.dark.sees('lost', 'dark')).toEqual(['Drill Armed']);
    const vain = at([], ['Drill Champion']);
    vain.dark.does('play', 'Drill Armed');
    expect(vain.dark.sees('on', 'dark')).toEqual([]);
    expect(vain.dark.sees('lost', 'dark')).toEqual(['Drill Armed']);
  });
});
