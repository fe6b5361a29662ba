import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition } from '../src/index.ts';
import { iconsOf } from '../src/rules/cards/characteristics.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { forceIcons } from '../src/rules/table/presence.ts';
import { ccg } from './drill.ts';
import { cardNamed, forceLeft, moving, passUntil, placeOf } from './movingTable.ts';

const shaft = 'Drill: Mine Shaft (Dark)';
const rebuilt = 'Drill: Mine Shaft (Light)';

/** The shaft comes down, in Dark's phase. */
function caveIn(more: CcgPosition) {
  const t = moving({
    phase: 'control',
    ...more,
    dark: { hand: ['Drill Cave-In', 'Drill Errand (Dark)', ...(more.dark?.hand ?? [])], force: 9 },
    light: { hand: ['Drill Errand (Light)', ...(more.light?.hand ?? [])], force: 9 },
    at: more.at ?? { 'Drill Yard': {}, [shaft]: {} },
  });
  t.dark.does('play', 'Drill Cave-In');
  return t;
}

const icons = (t: ReturnType<typeof moving>, name: string) =>
  ([0, 1] as const).map((who) => forceIcons(t.state, cardNamed(t.state, name), who));

/** On to a phase of that player, in this turn or a later one. */
const until = (t: ReturnType<typeof moving>, who: 'dark' | 'light', phase: string): void =>
  passUntil(
    t,
    () => t.state.facts.phase === phase && t.state.facts.active === (who === 'dark' ? 0 : 1) && t.asked === who,
  );

describe('a site that is collapsed', () => {
  rule('GLA-0355', 'loses all that is there, its Force icons and its text', () => {
    const at = { 'Drill Yard': {}, [shaft]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] } };
    const before = table(ccg, { at });
    expect(valueNow(before.state, cardNamed(before.state, 'Drill Trooper'), 'power')).toBe(1 + 3);
    const t = caveIn({ at });
    expect(t.dark.sees('lost', 'dark')).toContain('Drill Trooper');
    expect(t.dark.sees('lost', 'light')).toContain('Drill Recruit');
    expect(icons(t, shaft)).toEqual([0, 0]);
    const later = caveIn({ at: { 'Drill Yard': { dark: ['Drill Trooper'] }, [shaft]: {} } });
    until(later, 'dark', 'move');
    later.dark.does('move', 'Drill Trooper', shaft);
    expect(valueNow(later.state, cardNamed(later.state, 'Drill Trooper'), 'power')).toBe(1);
  });

  for (const [card, side] of [
    ['Drill Prowler', 'dark'],
    ['Drill Fixed Gun', 'dark'],
    ['Observation Holocam', 'dark'],
    ['Presence Of The Force', 'dark'],
    ['Drill Servant', 'light'],
    ['Drill Milestone', 'light'],
  ] as const)
    rule('GLA-0355', `loses ${card} as well`, () => {
      const t = caveIn({ at: { 'Drill Yard': {}, [shaft]: { [side]: [card] } } });
      expect(t[side].sees('lost', side)).toContain(card);
    });

  rule('GLA-0355', 'loses what is on whoever is there', () => {
    const t = caveIn({
      at: { 'Drill Yard': {}, [shaft]: { dark: [{ card: 'Drill Trooper', on: ['Drill Popgun', 'Drill Harness'] }] } },
    });
    while (t.asked === 'dark' && t.dark.may('put')) t.dark.does('put', '#1');
    expect(t.dark.sees('lost', 'dark')).toEqual(
      expect.arrayContaining(['Drill Trooper', 'Drill Popgun', 'Drill Harness']),
    );
  });

  rule('GAP-0259', 'loses every printed icon, not only those of the Force', () => {
    const at = { 'Drill Yard': {}, [shaft]: {} };
    const before = table(ccg, { at });
    expect(iconsOf(before.state, cardNamed(before.state, shaft))).toContain('scomp link');
    const t = caveIn({ at });
    expect(iconsOf(t.state, cardNamed(t.state, shaft))).toEqual([]);
  });

  rule('GLA-0356', 'stays, and takes 1 more Force to deploy or move to, or to leave', () => {
    const t = caveIn({ at: { 'Drill Yard': { dark: ['Drill Trooper'] }, [shaft]: {} }, dark: { hand: ['Drill Spy'] } });
    until(t, 'dark', 'deploy');
    t.dark.does('deploy', 'Drill Spy').does('to', shaft);
    expect(forceLeft(t, 'dark')).toBe(9 - 2);
    until(t, 'dark', 'move');
    t.dark.does('move', 'Drill Trooper', shaft);
    expect(placeOf(t, 'Drill Trooper')).toBe(shaft);
    expect(forceLeft(t, 'dark')).toBe(9 - 2 - 2);
    t.light.passes();
    t.dark.does('move', 'Drill Spy', 'Drill Yard');
    expect(forceLeft(t, 'dark')).toBe(9 - 2 - 2 - 2);
  });

  rule('GAP-0259', 'is still a docking bay: from it and to it, without its text, for 1 Force more', () => {
    const [bay, outpost] = ['Drill Harbor: Docking Bay', 'Drill Outpost: Docking Bay'];
    const paid = (isInactiveItself: boolean, from: string) => {
      const t = moving({
        phase: 'control',
        dark: { hand: ['Drill Cave-In', 'Drill Errand (Dark)'] },
        light: { hand: ['Drill Errand (Light)'] },
        at: { [bay]: {}, [outpost]: { light: ['Drill Recruit', 'Drill Flyer'] } },
      });
      if (isInactiveItself) t.dark.does('play', 'Drill Cave-In');
      if (isInactiveItself && t.dark.may('target', bay)) t.dark.does('target', bay);
      until(t, 'light', 'move');
      const before = forceLeft(t, 'light');
      t.light.does('transit', outpost, bay);
      if (t.decision.kind === 'subset') t.light.picks('Drill Recruit');
      if (from === outpost) return before - forceLeft(t, 'light');
      const turn = t.state.facts.turn;
      passUntil(t, () => t.state.facts.turn > turn + 1 && t.state.facts.phase === 'move' && t.asked === 'light');
      const later = forceLeft(t, 'light');
      t.light.does('transit', bay, outpost);
      return later - forceLeft(t, 'light');
    };
    expect([paid(false, outpost), paid(true, outpost)]).toEqual([2, 1]);
    expect([paid(false, bay), paid(true, bay)]).toEqual([0, 1]);
  });

  rule('GLA-0357', 'is rebuilt by another copy, whoever lays it', () => {
    const copy = { phase: 'deploy', dark: { hand: [shaft], force: 9 }, at: { 'Drill Yard': {}, [shaft]: {} } } as const;
    expect(table(ccg, copy).state.facts.phase === 'deploy' && table(ccg, copy).dark.may('deploy', shaft)).toBe(false);
    const own = caveIn({ dark: { hand: [shaft] } });
    until(own, 'dark', 'deploy');
    own.dark.does('deploy', shaft);
    expect(own.state.lasting).toEqual([]);
    expect(own.state.facts.layout.flatMap(({ places }) => places).map(({ card }) => iconsOn(own, card))).toContainEqual(
      [2, 2],
    );
    const theirs = caveIn({
      light: { hand: [rebuilt] },
      at: { 'Drill Yard': { light: ['Drill Recruit'] }, [shaft]: {} },
    });
    until(theirs, 'light', 'deploy');
    theirs.light.does('deploy', rebuilt);
    expect(icons(theirs, rebuilt)).toEqual([2, 2]);
    until(theirs, 'light', 'move');
    const before = forceLeft(theirs, 'light');
    theirs.light.does('move', 'Drill Recruit', rebuilt);
    expect(forceLeft(theirs, 'light')).toBe(before - 1);
  });
});

const iconsOn = (t: ReturnType<typeof moving>, card: number) =>
  ([0, 1] as const).map((who) => forceIcons(t.state, card, who));
