/** To everything that is about a unit, a new version on top is the unit that was there. */
import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { stackFromHand } from '../src/language/changes.ts';
import { force } from '../src/language/costs.ts';
import { doDamage } from '../src/language/fighting.ts';
import { later } from '../src/language/flow.ts';
import { itself } from '../src/language/targets.ts';
import { free, pay, pilot } from '../src/language/text.ts';
import { stranger, tcgWith } from './stranger.ts';
import { choose, damageOn, until } from './support.ts';

describe('a version that comes to the top', () => {
  const first = stranger({
    persona: 'Somebody',
    health: 5,
    text: [pay(force(1)).to(later('battle phase starts', doDamage(1, itself))).duringYourBuildStep],
  });
  const second = stranger({ persona: 'Somebody', health: 5 });
  const order = stranger({ kind: 'battle', text: free(stackFromHand).at('attack') });

  rule(['TCG-0229', 'TCG-0235'], 'has what was to happen to its unit later', () => {
    for (const rearranges of [false, true]) {
      const t = table(tcgWith(first, second), {
        dark: { character: [{ card: first.title, beneath: [second.title] }, 'Drill Trooper'] },
        light: { character: ['Drill Trooper'] },
      });
      t.dark.does('use', first.title);
      if (rearranges) t.dark.does('rearrange', second.title);
      until(t, () => t.state.facts.phase === 'battle' && t.asked !== null);
      expect(damageOn(t, rearranges ? second.title : first.title)).toBe(1);
    }
  });

  for (const [part, dark, light] of [
    ['attacks', [first.title], [{ card: 'Drill Sergeant', tapped: true }]],
    ['is attacked', [{ card: 'Drill Sergeant' }], [{ card: first.title, tapped: true }]],
  ] as const)
    rule(['TCG-0413', 'TCG-0442'], `goes on with the attack in which its unit ${part}`, () => {
      const isAttacker = part === 'attacks';
      const hand = [order.title, second.title];
      const t = table(tcgWith(first, second, order), {
        at: 'character',
        dark: { character: dark, ...(isAttacker ? { hand } : {}) },
        light: { character: light, ...(isAttacker ? {} : { hand }) },
        rolls: [5, 1, 1, 1, 1],
      });
      const side = isAttacker ? 'dark' : 'light';
      t.dark.does('attack', isAttacker ? first.title : 'Drill Sergeant');
      until(t, () => t.asked === side && t[side].may('play', order.title));
      t[side].does('play', order.title);
      choose(t, ({ verb, clause }) => verb === 'stack' && clause === 'top');
      until(t, () => t.dark.told('attack ended').length > 0);
      expect(damageOn(t, isAttacker ? 'Drill Sergeant' : second.title)).toBe(1);
    });
});

describe('a unit that comes back from where it was set aside', () => {
  rule('TCG-0656', 'has its Pilot back, and that the versions beneath it', () => {
    const ace = stranger({ persona: 'Ace', text: [pilot('Starfighter')] });
    const rookie = stranger({ persona: 'Ace', text: [pilot('Starfighter')] });
    const machine = stranger({ types: ['space'], subtypes: 'Starfighter' });
    const t = table(tcgWith(ace, rookie, machine), {
      dark: {
        character: ['Drill Jailer'],
        space: [{ card: machine.title, pilot: { card: ace.title, beneath: [rookie.title] } }],
      },
      light: { character: ['Drill Trooper'] },
    });
    choose(t, ({ clause }) => clause === 'Drill Jailer/0');
    t.dark.does('choose', machine.title);
    expect(t.dark.sees('aside')).toHaveLength(3);
    choose(t, ({ clause }) => clause === 'Drill Jailer/1');
    expect([t.dark.sees('space'), t.dark.sees('on'), t.dark.sees('beneath')]).toEqual([
      [machine.title],
      [ace.title],
      [rookie.title],
    ]);
    // It is beneath that Pilot, who may still become the other one.
    expect(t.dark.may('rearrange', rookie.title)).toBe(true);
  });
});
