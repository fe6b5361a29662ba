import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Stood } from '../src/position.ts';
import { ccg } from './drill.ts';
import { moving, placeOf } from './movingTable.ts';

const errands = { dark: 'Drill Errand (Dark)', light: 'Drill Errand (Light)' };

describe('cards of both sides are ruled alike', () => {
  rule('GLD-0010', 'after a fourth and a fifth character, and after a react, which stands', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      light: { force: 12, hand: Array.from({ length: 5 }, () => 'Drill Recruit') },
      dark: { hand: ['Drill Growl'] },
      at: { 'Drill Yard': {} },
    });
    const offered: boolean[] = [];
    for (let i = 0; i < 5; i++) {
      t.light.does('deploy', 'Drill Recruit');
      offered.push(t.dark.getsTo('play', 'Drill Growl'));
      if (t.asked === 'dark') t.dark.passes();
    }
    expect(offered).toEqual([false, false, false, true, true]);

    const react = moving({
      phase: 'battle',
      dark: { hand: ['Drill Growl', errands.dark] },
      at: {
        'Drill Harbor: Quay': { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
        'Drill Harbor: Market': { light: ['Drill Snow Scout'] },
      },
    });
    react.dark.does('initiate battle');
    react.light.does('react', 'Drill Snow Scout');
    react.dark.does('play', 'Drill Growl');
    expect(react.state.facts.battle).toBeNull();
    expect(placeOf(react, 'Drill Snow Scout')).toBe('Drill Harbor: Quay');
  });

  rule('GLD-0016', 'one target is changed, to one that would do; and only plain Effects are moved', () => {
    const [dunes, camp, farm] = [
      'Tatooine: Dune Sea',
      'Tatooine: Jawa Camp (Light)',
      "Tatooine: Lars' Moisture Farm (Light)",
    ];
    const nabrun = () => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'control',
        light: { force: 9, hand: ['Nabrun Leids'], reserve: ['Talz', 'Drill Omen 0'] },
        dark: { force: 3, hand: ['Drill Bad Turn', errands.dark] },
        at: {
          [dunes]: { light: ['Rebel Trooper'] },
          [camp]: { light: ['Talz'] },
          [farm]: {},
          'Death Star: War Room': {},
        },
      });
      t.light.does('play', 'Nabrun Leids').does('target', 'Rebel Trooper');
      if (t.light.may('done')) t.light.does('done');
      t.light.does('target', camp);
      if (t.light.may('accept')) t.light.does('accept');
      t.dark.does('play', 'Drill Bad Turn');
      return t;
    };
    const place = nabrun();
    place.answer({ player: 0, at: place.decision.at, picks: [1] });
    // The farm is the only other site of that side of the Force; and whom it takes stays as it was.
    expect(placeOf(place, 'Rebel Trooper')).toBe(farm);
    expect(placeOf(place, 'Talz')).toBe(camp);

    const relocating = (mist: string) =>
      table(ccg, {
        phase: 'control',
        dark: { force: 3, hand: ['Drill Bad Turn', errands.dark] },
        at: { [dunes]: { dark: [mist] }, [camp]: {}, 'Death Star: War Room': {} },
      });
    for (const kind of ['Drill Mist (mobile)', 'Drill Mist (immediate)', 'Drill Contract'])
      expect(relocating(kind).dark.may('play', 'Drill Bad Turn')).toBe(false);
    const t = relocating('Drill Mist (effect)');
    t.dark.does('play', 'Drill Bad Turn');
    expect(placeOf(t, 'Drill Mist (effect)')).toBe(camp);
  });

  rule('GLD-0002', 'an Effect that is being deployed does nothing to the Alter that answers it', () => {
    const alters = (onTable: boolean) => {
      const t = table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: onTable
          ? { table: ['Drill Bright Host'], hand: ['Drill Memorial'] }
          : { hand: ['Drill Bright Host', errands.light] },
        dark: { force: 0, hand: ['Alter (Dark)'] },
        at: { 'Drill Yard': { dark: ['Darth Vader'] } },
      });
      t.light.does('deploy', onTable ? 'Drill Memorial' : 'Drill Bright Host');
      return t.asked === 'dark' && t.dark.may('play', 'Alter (Dark)');
    };
    expect([alters(false), alters(true)]).toEqual([true, false]);
  });

  rule('GLD-0001', 'a seat more for a starfighter of either player’s, but not for the other’s pilots', () => {
    const deploying = (card: string, ship: { readonly light?: readonly Stood[]; readonly dark?: readonly Stood[] }) =>
      table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { force: 9, hand: [card, errands.light] },
        at: { Drill: ship },
      });
    const seat = 'Drill Spare Seat';
    expect(deploying(seat, { light: ['Drill Lone Fighter'] }).light.may('deploy', seat)).toBe(true);
    expect(deploying(seat, { dark: ['TIE Fighter'] }).light.may('deploy', seat)).toBe(true);
    expect(deploying(seat, { light: ['Drill Wing Squad'] }).light.may('deploy', seat)).toBe(false);
    const aboard = (side: 'light' | 'dark', card: string, ...on: string[]) => {
      const t = deploying('Drill Flyer', { [side]: [{ card, pilots: ['Drill Bush Pilot'], on }] });
      if (!t.light.may('deploy', 'Drill Flyer')) return false;
      t.light.does('deploy', 'Drill Flyer');
      return [...t.light.sees('on', 'light')].includes('Drill Flyer');
    };
    expect([aboard('light', 'Drill Lone Fighter'), aboard('light', 'Drill Lone Fighter', seat)]).toEqual([false, true]);
    expect(aboard('dark', 'Drill Interceptor', seat)).toBe(false);
  });

  rule('GLD-0020', 'what is immune to Sense is not sensed, and the other function of the card is', () => {
    const lost = table(ccg, {
      phase: 'battle',
      dark: { force: 3, hand: ['Sense (Dark)', errands.dark], reserve: ['Drill Trooper', 'Drill Omen 0'] },
      light: { hand: ['Drill Board Game', errands.light] },
      at: { 'Drill Yard': { dark: ['Darth Vader', 'Drill Champion'], light: ['Drill Recruit', 'Drill Recruit'] } },
    });
    lost.dark.does('initiate battle');
    for (let i = 0; i < 12 && !(lost.asked === 'light' && lost.light.may('play', 'Drill Board Game')); i++) {
      const who = lost.asked === 'dark' ? lost.dark : lost.light;
      who.does(who.may('decline') ? 'decline' : 'pass');
    }
    const damage = lost.state.facts.battle?.damage[1] ?? 0;
    expect(damage).toBeGreaterThan(0);
    lost.light.does('play', 'Drill Board Game');
    // Dark was not asked.
    expect(lost.state.facts.battle?.damage[1] ?? 0).toBe(0);
    expect(lost.dark.sees('hand', 'dark')).toContain('Sense (Dark)');

    const night = table(ccg, {
      turn: 'light',
      phase: 'control',
      dark: { hand: ['Sense (Dark)', errands.dark] },
      light: { hand: ['Drill Board Game', errands.light] },
      at: { 'Tatooine (Dark)': { dark: ['Sunsdown'] }, 'Drill Yard': { dark: ['Darth Vader'] } },
    });
    night.light.does('play', 'Drill Board Game');
    expect(night.dark.may('play', 'Sense (Dark)')).toBe(true);
    night.dark.passes();
    expect(night.light.sees('lost', 'dark')).toContain('Sunsdown');
  });
});
