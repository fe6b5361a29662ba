import { rule, scenario } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { battle, bearing, hitCards, omens, type Table, valueAt } from './support.ts';

const camp = 'Tatooine: Jawa Camp (Light)';
const fault = 'This Is All Your Fault';
const droid = 'R2-X2 (Artoo-Extoo)';

/** Dark fires at Luke, who has a droid beside him. */
function shot(weapon: string, elsewhere = false): Table {
  const t = battle(
    {
      [camp]: {
        dark: [bearing('Drill Brute', weapon)],
        light: ['Luke Skywalker', ...(elsewhere ? [] : [droid])],
      },
      'Tatooine: Dune Sea': { light: elsewhere ? [droid] : [] },
    },
    {
      turn: 'dark',
      dark: { force: 6, reserve: ['Drill Trooper', ...omens(6, 0)] },
      light: { force: 4, hand: [fault] },
    },
  );
  t.dark.does('fire', weapon);
  if (t.asked === 'dark' && t.dark.may('target', 'Luke Skywalker')) t.dark.does('target', 'Luke Skywalker');
  return t;
}

/** Both draw all they can, until there is damage to be taken. */
function fightOn(t: Table): void {
  for (let i = 0; i < 20 && t.asked !== null && t.state.facts.battle?.segment !== 'damage'; i++) {
    const who = t[t.asked];
    if (who.may('draw battle destiny')) who.does('draw battle destiny');
    else if (who.may('decline')) who.does('decline');
    else who.passes();
  }
}

describe(fault, () => {
  scenario('has a droid hit in another’s place, worth as much as the other', () => {
    const t = shot('Drill Rifle (Dark)');
    const worth = valueAt(t, 'Luke Skywalker', 'forfeit');
    expect(valueAt(t, droid, 'forfeit')).not.toBe(worth);
    t.light.does('play', fault);
    expect(hitCards(t)).toEqual([droid]);
    expect(valueAt(t, droid, 'forfeit')).toBe(worth);
  });

  rule('GLC-0286', 'needs a droid there that the weapon could be fired at', () => {
    const answered = (t: Table) => t.decision.window?.kind === 'response' && t.light.may('play', fault);
    expect(answered(shot('Drill Sedative'))).toBe(false);
    expect(answered(shot('Drill Rifle (Dark)', true))).toBe(false);
    expect(answered(shot('Drill Rifle (Dark)'))).toBe(true);
  });

  scenario('cancels attrition there for a droid that is lost, before it is known or afterwards', () => {
    const fight = () =>
      battle(
        { [camp]: { dark: ['Darth Vader'], light: ['Luke Skywalker', droid] } },
        {
          turn: 'dark',
          dark: { force: 6, reserve: ['Drill Trooper', ...omens(4, 4)] },
          light: { force: 4, hand: [fault, 'Drill Errand (Light)'], reserve: ['Drill Recruit', ...omens(1, 1)] },
        },
      );
    const against = fight();
    fightOn(against);
    expect(against.state.facts.battle?.attrition[1]).toBeGreaterThan(0);
    if (against.asked === 'dark') against.dark.passes();
    against.light.does('play', fault);
    expect(against.state.facts.battle?.attrition[1]).toBe(0);
    expect(against.light.sees('lost', 'light')).toContain(droid);
    const early = fight();
    if (early.asked === 'dark') early.dark.passes();
    early.light.does('play', fault);
    fightOn(early);
    expect(early.state.facts.battle?.attrition[1]).toBe(0);
  });
});
