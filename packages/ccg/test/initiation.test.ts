import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { valueNow } from '../src/rules/inForce/values.ts';
import { ccg } from './drill.ts';

const dark = 0;
const light = 1;

const recruits = { 'Drill Yard': { light: ['Drill Recruit', 'Drill Hero'] } };

describe('an action', () => {
  rule(
    ['AR1-0102', 'AR1-0129', 'AR1-0147'],
    'is initiated (targets, then costs), responded to, and only then has its result',
    () => {
      const t = table(ccg, {
        dark: { hand: ['Drill Arrest'], force: 1 },
        light: { hand: ['Drill Sense (Light)'] },
        at: recruits,
      });
      t.dark.does('play', 'Drill Arrest');
      // Nothing is paid before everything is chosen.
      expect(t.state.zones.force[dark]).toHaveLength(1);
      t.dark.does('target', 'Drill Hero');
      expect(t.asked).toBe('light');
      expect(t.state.zones.force[dark]).toHaveLength(0);
      expect(t.light.sees('at', 'light')).toContain('Drill Hero');
      t.light.passes();
      expect(t.light.sees('at', 'light')).toEqual(['Drill Recruit']);
      expect(t.light.sees('hand')).toContain('Drill Hero');
    },
  );

  rule(['AR1-0256', 'AR1-0258'], 'that is cancelled has no result, costs what it cost, and its card is lost', () => {
    const t = table(ccg, {
      dark: { hand: ['Drill Arrest'], force: 1 },
      light: { hand: ['Drill Sense (Light)', 'Drill Stew'] },
      at: recruits,
    });
    t.dark.does('play', 'Drill Arrest').does('target', 'Drill Hero');
    t.light.does('play', 'Drill Sense (Light)');
    expect(t.light.sees('at', 'light')).toEqual(['Drill Recruit', 'Drill Hero']);
    expect(t.state.zones.force[dark]).toHaveLength(0);
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Arrest']);
  });

  rule(['AR1-0130', 'AR1-0131'], 'goes on whatever has changed since it was initiated (Monnok)', () => {
    const t = table(ccg, {
      dark: { hand: ['Drill Cull'] },
      light: { hand: ['Drill Duck', 'Drill Recruit', 'Drill Recruit', 'Drill Recruit', 'Drill Recruit'] },
    });
    // It needs five cards in the other hand; two of them are gone before its result.
    t.dark.does('play', 'Drill Cull');
    t.light.does('play', 'Drill Duck').does('place', 'Drill Recruit');
    expect(t.state.zones.hand[light]).toHaveLength(2);
  });

  rule(['AR1-0101', 'AR1-0246'], 'is neither a modifier, nor a condition, nor the end of a phase', () => {
    const t = table(ccg, {
      dark: { table: ['Drill Anthem'], hand: ['Drill Trooper'], force: 1 },
      light: { hand: ['Drill Objection'] },
      at: { 'Drill Yard': { dark: ['Drill Trooper'] } },
      phase: 'deploy',
    });
    t.dark.does('deploy', 'Drill Trooper');
    // Its power is 1 more at once, and the phases go by: nothing of that was ever an action of a card.
    expect(t.asked).toBe('dark');
    t.dark.passes();
    expect(t.state.facts.phase).not.toBe('deploy');
    expect(t.light.sees('hand')).toEqual(['Drill Objection']);
  });
});

describe('conditions', () => {
  rule('AR1-0132', 'must all be met', () => {
    const held = (cards: number) =>
      table(ccg, {
        dark: { hand: ['Drill Cull'] },
        light: { hand: Array.from({ length: cards }, () => 'Drill Recruit') },
      });
    expect(held(5).dark.may('play', 'Drill Cull')).toBe(true);
    expect(held(4).dark.may('play', 'Drill Cull')).toBe(false);
  });

  rule('AR1-0133', 'of deploying a character are its own, a foothold, and those of the place', () => {
    const may = (card: string, at: Record<string, object>) =>
      table(ccg, { turn: 'light', phase: 'deploy', light: { hand: [card, 'Drill Stew'], force: 9 }, at }).light.may(
        'deploy',
        card,
      );
    expect(may('Drill Recruit', { 'Drill Yard': {} })).toBe(true);
    // No presence, no icon.
    expect(may('Drill Recruit', { 'Drill: Dunes': {} })).toBe(false);
    expect(may('Drill Recruit', { 'Drill: Dunes': { light: ['Drill Hero'] } })).toBe(true);
    // Its text names other places.
    expect(may('Drill Recluse', { 'Drill Yard': {} })).toBe(false);
    // Nobody deploys to Dagobah, unless its text says so.
    expect(may('Drill Recruit', { 'Dagobah: Drill Bog': {} })).toBe(false);
    expect(may('Drill Recluse', { 'Dagobah: Drill Bog': {} })).toBe(true);
  });

  rule(
    ['AR1-0134', 'AR1-0112'],
    'of a response are those of the moment: it comes to what it is for, or not at all',
    () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'battle',
        light: { hand: ['Drill Stew'], force: 3 },
        dark: { hand: ['Drill Stand (Dark)'] },
        at: { 'Drill Yard': { light: ['Drill Hero'], dark: ['Drill Trooper'] } },
      });
      t.light.does('initiate battle');
      expect(t.dark.may('play', 'Drill Stand (Dark)')).toBe(true);
      t.dark.passes();
      expect(t.state.facts.battle?.segment).toBe('weapons');
      t.light.does('play', 'Drill Stew');
      // A battle was initiated, but not just now.
      expect(t.dark.may('play', 'Drill Stand (Dark)')).toBe(false);
    },
  );

  rule(['AR1-0272', 'AR1-0274'], 'are not waived with costs, nor costs with conditions (Encampment)', () => {
    const camp = (force: number) =>
      table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Recluse', 'Drill Stew'], force },
        at: { 'Drill Yard': { light: ['Drill Hero', 'Drill Camp'] } },
      });
    expect(camp(5).light.may('deploy', 'Drill Recluse')).toBe(true);
    expect(camp(4).light.may('deploy', 'Drill Recluse')).toBe(false);
  });
});

describe('costs', () => {
  rule(['AR1-0139', 'AR1-0146'], 'must all be paid, those that others add as well, or none is', () => {
    const at = (force: number) =>
      table(ccg, {
        dark: { hand: ['Drill Arrest'], force },
        light: { table: ['Drill Censor'], hand: ['Drill Stew'] },
        at: recruits,
      });
    expect(at(1).dark.getsTo('play', 'Drill Arrest')).toBe(false);
    const t = at(2);
    t.dark.does('play', 'Drill Arrest').does('target', 'Drill Hero');
    expect(t.state.zones.force[dark]).toHaveLength(0);
  });

  rule(['AR1-0142', 'AR1-0143'], 'of losing Force are paid in full: nothing saves it (Blaster Proficiency)', () => {
    const t = table(ccg, {
      turn: 'light',
      light: { hand: ['Drill Proficiency', 'Drill Worse'], table: ['Drill Honor'], force: 2 },
      at: { 'Drill Yard': { dark: ['Drill Trooper'] } },
    });
    t.light.does('play', 'Drill Proficiency');
    // Neither the Effect, which lessens losses, nor the Interrupt, which cancels them, is for this.
    expect(t.options).toContain('lose Drill Worse');
    t.light.does('lose', 'reserve');
    expect(t.light.sees('lost', 'light')).toHaveLength(1);
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Trooper']);
  });

  rule('AR1-0141', 'may be another card, which is gone even if the action is cancelled (Noble Sacrifice)', () => {
    const t = table(ccg, {
      turn: 'light',
      light: { hand: ['Drill Noble', 'Drill Stew'] },
      dark: { hand: ['Drill Sense (Dark)'] },
      at: { 'Drill Yard': { light: ['Drill Recruit'], dark: ['Drill Trooper'] } },
    });
    t.light.does('play', 'Drill Noble');
    expect(t.light.sees('outOfPlay', 'light')).toEqual(['Drill Recruit']);
    t.dark.does('play', 'Drill Sense (Dark)');
    expect(t.dark.sees('at', 'dark')).toEqual(['Drill Trooper']);
    expect(t.light.sees('outOfPlay', 'light')).toEqual(['Drill Recruit']);
    // Without such a card there is nothing to pay with.
    const alone = table(ccg, {
      turn: 'light',
      light: { hand: ['Drill Noble'] },
      at: { 'Drill Yard': { dark: ['Drill Trooper'] } },
    });
    expect(alone.light.may('play', 'Drill Noble')).toBe(false);
  });

  rule('AR1-0145', 'are not what is taken into hand: that is part of the result', () => {
    const at = (hand: readonly string[]) => {
      const t = table(ccg, {
        dark: { hand: ['Drill Stun'], force: 2, reserve: ['Drill Trooper', 'Drill Omen 0'] },
        light: { hand },
        at: { 'Drill Yard': { light: ['Drill Recruit'], dark: ['Drill Dofine'] } },
      });
      t.dark.does('play', 'Drill Stun');
      t.dark.does('use', 'Drill Dofine');
      return t;
    };
    expect(at([]).dark.sees('hand', 'dark')).toEqual(['Drill Omen 0']);
    const cancelled = at(['Drill Objection']);
    cancelled.light.does('play', 'Drill Objection');
    // Had it been a cost, the card would be in hand all the same.
    expect(cancelled.dark.sees('hand', 'dark')).toEqual([]);
  });

  rule(['AR1-0104', 'AR1-0140'], 'may have to be found by destiny: then they are accepted or declined', () => {
    const at = (force: number) =>
      table(ccg, {
        turn: 'light',
        light: {
          hand: ['Drill Toll Road', 'Drill Recruit'],
          force,
          reserve: ['Drill Recruit', 'Drill Recruit', 'Drill Recruit', 'Drill Omen 2'],
        },
        dark: { hand: ['Drill Sense (Dark)', 'Drill Trooper'] },
      });
    const paid = at(2);
    paid.light.does('play', 'Drill Toll Road').does('accept');
    expect(paid.state.zones.force[light]).toHaveLength(0);
    // Only now is it initiated.
    expect(paid.asked).toBe('dark');
    paid.dark.passes();
    expect(paid.state.zones.force[light]).toHaveLength(3);
    expect(paid.light.sees('used', 'light')).toContain('Drill Toll Road');

    const declined = at(2);
    declined.light.does('play', 'Drill Toll Road').does('decline');
    expect(declined.state.zones.force[light]).toHaveLength(2);
    expect(declined.light.sees('lost', 'light')).toEqual(['Drill Toll Road']);

    const poor = at(1);
    poor.light.does('play', 'Drill Toll Road');
    expect(poor.light.sees('lost', 'light')).toEqual(['Drill Toll Road']);
  });
});

describe('targets', () => {
  rule(['AR1-0136', 'AR1-0225'], 'must all be there', () => {
    const t = (there: object) =>
      table(ccg, { turn: 'light', light: { hand: ['Drill Mutual'] }, at: { 'Drill Yard': there } });
    expect(t({ light: ['Drill Recruit'], dark: ['Drill Trooper'] }).light.may('play', 'Drill Mutual')).toBe(true);
    expect(t({ light: ['Drill Recruit'] }).light.may('play', 'Drill Mutual')).toBe(false);
    expect(t({ dark: ['Drill Trooper'] }).light.may('play', 'Drill Mutual')).toBe(false);
  });

  rule(['AR1-0138', 'AR1-0224'], 'alone are affected, not what is aboard them', () => {
    const t = table(ccg, {
      turn: 'light',
      light: { hand: ['Drill Dent', 'Drill Stew'] },
      at: { Drill: { dark: [{ card: 'Drill Racer', pilots: ['Drill Navigator'] }] } },
    });
    const [ship, pilot] = [t.state.zones.at[dark][0] ?? -1, t.state.zones.on[dark][0] ?? -1];
    t.light.does('play', 'Drill Dent');
    expect(valueNow(t.state, ship, 'forfeit')).toBe(0);
    expect(valueNow(t.state, pilot, 'forfeit')).not.toBe(0);
  });

  rule('AR1-0148', 'are just targeted only when everything is paid', () => {
    const t = table(ccg, {
      dark: { hand: ['Drill Arrest'], force: 1 },
      light: { hand: ['Drill Cheek', 'Drill Stew'] },
      at: recruits,
    });
    t.dark.does('play', 'Drill Arrest').does('target', 'Drill Hero');
    expect(t.state.zones.force[dark]).toHaveLength(0);
    expect(t.options).toEqual(['play Drill Cheek', 'pass']);
    t.light.does('play', 'Drill Cheek');
    expect(t.light.sees('at', 'light')).toContain('Drill Hero');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Arrest']);
  });
});

describe('what an Interrupt does', () => {
  rule('AR1-0376', 'is done by choice: what it modifies is modified only if it is played', () => {
    const t = table(ccg, {
      dark: { hand: ['Drill Cheer', 'Drill Errand (Dark)'] },
      light: { hand: ['Drill Stew'] },
      at: { 'Drill Yard': { dark: ['Drill Trooper'] } },
    });
    const trooper = t.state.zones.at[dark][0] ?? -1;
    expect(t.dark.may('pass')).toBe(true);
    expect(valueNow(t.state, trooper, 'power')).toBe(1);
    t.dark.does('play', 'Drill Cheer');
    expect(valueNow(t.state, trooper, 'power')).toBe(3);
  });

  rule('AR1-0043', 'is not bound to a number of seconds: whoever has peeked at a card knows it from then on', () => {
    const t = table(ccg, {
      dark: { hand: ['Drill Peek', 'Drill Errand (Dark)'], reserve: ['Drill Trooper', 'Drill Toll', 'Drill Bell'] },
      light: { hand: ['Drill Stew'] },
    });
    t.dark.does('play', 'Drill Peek #1');
    t.light.passes();
    expect(t.dark.sees('reserve', 'dark')).toEqual(['?', 'Drill Toll', 'Drill Bell']);
  });
});
