import { below, isOutcome, randomFrom } from '@binary-sunset/kernel';
import { rule, scenario, table } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { ccg, stockDecks } from './drill.ts';

const lay = (position: Parameters<typeof ccg.position>[0]) => table(ccg, position);

/** Why a card can't do what begins with these words; null if it can. */
function why(t: ReturnType<typeof lay>, seat: 'dark' | 'light', card: string, what: string): string | null {
  const found = t[seat].why(card).find((line) => line.what.startsWith(what));
  expect(found, `${card}: ${what}`).toBeDefined();
  return found?.possible === true ? null : (found?.rule ?? '');
}

describe('why can’t I', () => {
  const deploying = {
    phase: 'deploy',
    dark: { hand: ['Drill Trooper', 'Drill Blow', 'Drill Dogma', 'Drill Flagship'], force: 1 },
    light: { hand: ['Drill Recruit', 'Drill Overture'] },
    at: { 'Drill: Hall': { dark: ['Drill Trooper'] }, 'Drill: Field (Light)': { light: ['Drill Recruit'] } },
  } as const;

  rule(['AR5-0009', 'AR5-0006', 'GAP-0112'], 'deploy a card', () => {
    const t = lay(deploying);
    expect(why(t, 'dark', 'Drill Trooper', 'Deploy')).toBeNull();
    expect(why(t, 'dark', 'Drill Dogma', 'Deploy')).toBe('GAP-0112');
    expect(why(t, 'dark', 'Drill Flagship', 'Deploy')).toBeTypeOf('string');
    // It is the other's deploy phase.
    expect(why(t, 'light', 'Drill Recruit', 'Deploy')).toBe('AR5-0009');
    const poor = lay({ ...deploying, dark: { ...deploying.dark, force: 0, table: ['Drill Burden'] } });
    expect(why(poor, 'dark', 'Drill Trooper', 'Deploy')).toBe('AR5-0006');
  });

  rule(['AR5-0006', 'GAP-0165', 'GLC-0361'], 'deploy a starship: it is too dear, or nobody flies it', () => {
    const because = (force: number, ...hand: string[]) =>
      lay({
        turn: 'light',
        phase: 'deploy',
        light: { hand: [...hand, 'Drill Errand (Light)'], force },
        at: { Drill: {} },
      }).light.why(hand[0] ?? '')[0];
    expect(because(1, 'Drill Cross Wing')).toMatchObject({
      because: expect.stringMatching(/^It costs \d Force, you have 1\.$/),
      rule: 'AR5-0006',
    });
    const nobody = 'It needs a pilot, and you have none in hand who can be deployed with it.';
    expect(because(5, 'Drill Frigate', 'Drill Recruit')).toMatchObject({ because: nobody, rule: 'GAP-0165' });
    expect(because(5, 'Drill Wing')).toMatchObject({ because: nobody, rule: 'GLC-0361' });
    expect(because(1, 'Drill Wing', 'Drill Flyer')).toMatchObject({ rule: 'AR5-0006' });
  });

  rule('AR5-0004', 'deploy where I am not', () => {
    const t = lay({
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Recruit', 'Drill Errand (Light)'], force: 3 },
      at: { 'Death Star: War Room': {} },
    });
    expect(t.light.why('Drill Recruit')[0]?.because).toBe(
      'You have neither presence nor Force icons at Death Star: War Room.',
    );
  });

  rule(['AR6-0021', 'AR6-0176'], 'fire a weapon', () => {
    const t = lay({
      turn: 'light',
      phase: 'battle',
      light: { force: 3, reserve: ['Drill Recruit', 'Drill Recruit'], hand: ['Drill Errand (Light)'] },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: {
        'Drill Yard': {
          light: ['Drill Recruit', { card: 'Drill Colonel', on: ['Drill Blaster (Light)'] }],
          dark: ['Drill Brute', 'Drill Lord'],
        },
        'Drill Battlefield': { light: [{ card: 'Drill Hero', on: ['Drill Rifle (Light)'] }], dark: ['Drill Trooper'] },
      },
    });
    const firing = (weapon: string) => t.light.why(weapon).find(({ what }) => what.includes('fire'));
    expect(firing('Drill Rifle (Light)')?.because).toBe('It is done during a battle or attack.');
    t.light.does('initiate battle', 'Drill Yard');
    expect(firing('Drill Blaster (Light)')?.possible).toBe(true);
    expect(firing('Drill Rifle (Light)')).toMatchObject({
      because: 'It does not take part in the battle.',
      rule: 'AR6-0176',
    });
    while (t.state.facts.battle?.segment === 'weapons') t[t.asked ?? 'light'].passes();
    while (t.state.facts.battle?.segment === 'power') t[t.asked ?? 'light'].does('decline');
    expect(firing('Drill Blaster (Light)')).toMatchObject({
      because: 'It is done in the weapons segment, and this is the damage segment.',
      rule: 'AR6-0021',
    });
  });

  rule('GAP-0126', 'deploy an Immediate Effect', () => {
    const t = lay({
      turn: 'light',
      phase: 'deploy',
      light: { hand: ['Drill Snap', 'Drill Dawn', 'Drill Hook (Light)'], force: 3 },
      dark: { hand: ['Drill Blow'] },
    });
    expect(why(t, 'light', 'Drill Snap', 'Deploy')).toBeNull();
    expect(t.light.why('Drill Dawn')[0]?.because).toBe('It is deployed during your control phase.');
    expect(t.light.why('Drill Hook (Light)')[0]).toMatchObject({ possible: false, rule: 'GAP-0126' });
  });

  rule(['AR7-0007', 'AR7-0008'], 'move a card', () => {
    const t = lay({
      phase: 'move',
      dark: { hand: ['Drill Blow'], force: 3 },
      light: { hand: ['Drill Stew'] },
      at: { 'Drill: Hall': { dark: ['Drill Spy'] }, 'Drill Yard': {}, 'Drill: Dunes': { light: ['Drill Recruit'] } },
    });
    expect(why(t, 'dark', 'Drill Spy', 'Move')).toBeNull();
    t.dark.does('move', 'Drill Spy');
    t.light.passes();
    expect(why(t, 'dark', 'Drill Spy', 'Move')).toBe('AR7-0007');
    expect(why(t, 'light', 'Drill Recruit', 'Move')).toBe('AR7-0008');
  });

  scenario('play an Interrupt', () => {
    const t = lay({ ...deploying, light: { hand: ['Drill Intervention', 'Drill Overture', 'Drill Stew'] } });
    expect(why(t, 'light', 'Drill Overture', 'Play')).toBe('GAP-0030');
    expect(why(t, 'light', 'Drill Intervention', 'Play')).toBe('AR1-0134');
    // It could be played, were it not for the other player to act.
    expect(why(t, 'light', 'Drill Stew', 'Play')).toBe('AR1-0106');
    t.dark.passes();
    expect(why(t, 'light', 'Drill Stew', 'Play')).toBeNull();
  });

  rule(['GLA-0381', 'GLB-0125', 'AR6-0003'], 'drain or battle at a location', () => {
    const at = {
      'Drill: Hall': { dark: ['Drill Trooper'] },
      'Drill: Field (Light)': { dark: ['Drill Trooper'], light: ['Drill Recruit'] },
    };
    const t = lay({ at });
    expect(why(t, 'dark', 'Drill: Hall', 'Force drain')).toBeNull();
    expect(why(t, 'dark', 'Drill: Field (Light)', 'Force drain')).toBe('GLB-0125');
    expect(why(t, 'dark', 'Drill: Field (Light)', 'Initiate')).toBe('AR6-0003');
    const battle = lay({ at, phase: 'battle', dark: { force: 1 } });
    expect(why(battle, 'dark', 'Drill: Hall', 'Force drain')).toBe('GLA-0381');
    expect(why(battle, 'dark', 'Drill: Field (Light)', 'Initiate')).toBeNull();
    expect(why(battle, 'dark', 'Drill: Hall', 'Initiate')).toBe('AR6-0003');
  });

  rule(['GAP-0051', 'GLB-0126'], 'drain while a Force drain is under way', () => {
    const t = lay({
      turn: 'light',
      at: {
        'Death Star: War Room': { light: ['Drill Recruit'] },
        'Drill: Hall': { light: ['Drill Recruit'] },
      },
      dark: { hand: ['Drill Stew'] },
    });
    t.light.does('drain', 'Death Star: War Room');
    expect(t.asked).toBe('dark');
    // The location is the other player's card: that does not make it their question.
    expect(t.light.why('Death Star: War Room')).toContainEqual({
      what: 'Force drain at Death Star: War Room',
      possible: false,
      because: 'You are Force draining there now.',
      rule: 'GAP-0051',
    });
    expect(why(t, 'light', 'Drill: Hall', 'Force drain')).toBe('GLB-0126');
    expect(why(t, 'dark', 'Drill: Hall', 'Force drain')).toBe('GLA-0381');
  });

  scenario('use a text or move', () => {
    const t = lay({
      at: { 'Drill: Hall': { dark: ['Drill Scholar'], light: ['Drill Recruit'] } },
      dark: { hand: ['Drill Trooper'], table: ['Drill Sunrise'], force: 1 },
      light: { hand: ['Drill Stew'] },
      phase: 'deploy',
    });
    expect(t.dark.why('Drill Scholar')).toContainEqual({
      what: expect.stringMatching(/control phase.*[^.]$/),
      possible: false,
      because: 'It is done during your control phase.',
      rule: 'AR1-0132',
    });
    expect(why(t, 'dark', 'Drill Scholar', 'Move')).toBe('AR7-0008');
    expect(t.dark.why('Drill Recruit')).toEqual([]);
    expect(why(t, 'dark', 'Drill Sunrise', 'Once')).toBe('AR1-0132');
  });
});

/** What is offered in a window on a card, and explained there. */
const explained = [
  'play',
  'deploy',
  'use',
  'fire',
  'drain',
  'initiate battle',
  'attack creature',
  'attack with',
  'replace',
];

test('what is offered is explained as possible', () => {
  const random = randomFrom('explained');
  const s = ccg.start({ decks: [stockDecks['Dark Drill'], stockDecks['Light Drill']] }, 'explained');
  let asked = 0;
  for (let i = 0; i < 250; i++) {
    const now = ccg.pending(s);
    if (isOutcome(now)) break;
    const view = i % 2 === 0 && now.window !== undefined ? ccg.view(s, now.player) : null;
    for (const { verb, on } of view === null ? [] : now.options) {
      if (view === null || on === undefined || !('card' in on) || !explained.includes(verb)) continue;
      asked++;
      expect(ccg.explain(view, on.card).some(({ possible }) => possible)).toBe(true);
    }
    ccg.answer(s, { player: now.player, at: now.at, picks: [below(random, now.options.length)] });
  }
  expect(asked).toBeGreaterThan(20);
});
