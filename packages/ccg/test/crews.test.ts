import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgState } from '../src/index.ts';
import { any, it } from '../src/language/cards/cards.ts';
import { cancels } from '../src/language/does/actions/cancelling.ts';
import { sends } from '../src/language/does/force/effects.ts';
import { may, used } from '../src/language/text.ts';
import { atAnyTime } from '../src/language/when/when.ts';
import { isMatching, isMatchingWeapon } from '../src/rules/cards/matching.ts';
import { isPiloted } from '../src/rules/cards/piloting.ts';
import { slotOf } from '../src/rules/table/places.ts';
import { hasPresence } from '../src/rules/table/presence.ts';
import type { Instruction } from '../src/text/program.ts';
import { ccg } from './drill.ts';
import { ccgWith, stranger } from './stranger.ts';

const find = (s: CcgState, name: string): number => s.cards.definition.findIndex((d) => s.names[d] === name);
const light = 1;

describe('a starship with less room than before', () => {
  const cramped = (aboard: object) => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Cramped Cockpit', 'Drill Freight Aboard', 'Drill Errand (Dark)'] },
      light: { hand: ['Drill Errand (Light)'], used: ['Drill Recruit'] },
      at: { Drill: { light: [{ card: 'Drill Two-Seater', ...aboard }] } },
    });
    t.dark.does('deploy', 'Drill Cramped Cockpit');
    return t;
  };
  const seats = ({ state: s }: ReturnType<typeof cramped>) =>
    s.zones.on[light].map((card) => `${s.names[s.cards.definition[card] ?? -1]}: ${slotOf(s, card)}`);

  rule('GAP-0162', 'has its player choose who goes to the back', () => {
    const t = cramped({ pilots: ['Drill Flyer', 'Drill Bush Pilot'] });
    expect(t.asked).toBe('light');
    expect(t.labels).toEqual(['Drill Flyer', 'Drill Bush Pilot']);
    t.light.does('instead', 'Drill Flyer');
    expect(seats(t)).toEqual(['Drill Flyer: passenger', 'Drill Bush Pilot: pilot']);
  });

  rule('GAP-0162', 'puts whoever finds no seat on top of the Used Pile', () => {
    const t = cramped({ pilots: ['Drill Flyer', 'Drill Bush Pilot'], passengers: ['Drill Recruit'] });
    t.light.does('instead', 'Drill Bush Pilot');
    expect(seats(t)).toEqual(['Drill Flyer: pilot', 'Drill Recruit: passenger']);
    const top = t.state.zones.used[light].at(-1) ?? -1;
    expect(t.state.names[t.state.cards.definition[top] ?? -1]).toBe('Drill Bush Pilot');
    // So for a passenger.
    t.light.passes();
    t.dark.does('deploy', 'Drill Freight Aboard');
    expect(seats(t)).toEqual(['Drill Flyer: pilot']);
  });

  rule('GAP-0162', 'keeps everybody for whom there still is a seat', () => {
    const t = cramped({ pilots: ['Drill Flyer'], passengers: ['Drill Recruit'] });
    expect(seats(t)).toEqual(['Drill Flyer: pilot', 'Drill Recruit: passenger']);
    expect(t.asked).toBe('light');
    expect(t.light.may('play', 'Drill Errand (Light)')).toBe(true);
  });
});

describe('permanent pilots', () => {
  rule('GAP-0174', 'who share an ability have each an equal part of it, rounded up', () => {
    const called = (card: string) => {
      const t = table(ccg, { dark: { hand: ['Drill Roll Call'] }, at: { Drill: { light: [card] } } });
      t.dark.does('play', 'Drill Roll Call');
      return t.state.zones.force[0].length;
    };
    expect(called('Drill Dreadnought')).toBe(2);
    expect(called('Drill Red 9')).toBe(1);
    expect(called('Drill Droid Ship')).toBe(0);
  });

  rule('GAP-0174', 'without a stated ability pilot, and provide none', () => {
    const { state: s } = table(ccg, { at: { Drill: { light: ['Drill Droid Ship'] } } });
    expect(isPiloted(s, find(s, 'Drill Droid Ship'))).toBe(true);
    expect(hasPresence(s, light, find(s, 'Drill'))).toBe(false);
    const { state: other } = table(ccg, { at: { Drill: { light: ['Drill Dreadnought'] } } });
    expect(hasPresence(other, light, find(other, 'Drill'))).toBe(true);
  });
});

describe('matching pairs', () => {
  rule('GAP-0215', 'are made by whichever names the other, if they can be used together (examples)', () => {
    const { state: s } = table(ccg, {
      light: { hand: ['Han Solo', 'Drill Armed Han', 'Luke Skywalker', 'Leia Organa', 'Drill Old Saber'] },
      at: {
        Drill: { light: ['Millennium Falcon', 'Drill Golden Falcon', 'Drill Crimson Five'] },
        'Drill Yard': { light: ['Drill Rogue Speeder', "Luke's X-34 Landspeeder"] },
      },
    });
    const matches = (pilot: string) => (vessel: string) => isMatching(s, find(s, pilot), find(s, vessel));
    const falcons = ['Millennium Falcon', 'Drill Golden Falcon'];
    expect(falcons.map(matches('Han Solo'))).toEqual([true, true]);
    expect(falcons.map(matches('Drill Armed Han'))).toEqual([true, false]);
    const flown = ['Drill Crimson Five', 'Drill Rogue Speeder', "Luke's X-34 Landspeeder"];
    expect(flown.map(matches('Luke Skywalker'))).toEqual([true, true, false]);
    const bears = (who: string) => isMatchingWeapon(s, find(s, 'Drill Old Saber'), find(s, who));
    expect([bears('Luke Skywalker'), bears('Leia Organa')]).toEqual([true, false]);
  });
});

describe('a card that may not be in Life Force', () => {
  const never = { side: 'light', neverInLifeForce: true } as const;
  const kinds = [
    ['a starship', stranger({ kind: 'starship', ...never, permanentPilots: [1] })],
    ['a character', stranger({ ...never })],
    ['an Effect', stranger({ kind: 'effect', ...never })],
  ] as const;
  const plays = (what: Instruction) =>
    stranger({
      kind: 'interrupt',
      functions: [
        used(
          may
            .act(atAnyTime)
            .target(any.of('character', 'starship', 'effect'))
            .do(what),
        ),
      ],
    });
  const piles = ['lost', 'used', 'hand', 'reserve', 'force'] as const;
  const to = piles.map((pile) => [pile, plays(sends(it, pile))] as const);
  const cancelling = plays(cancels(it));
  const game = ccgWith(...kinds.map(([, card]) => card), ...to.map(([, card]) => card), cancelling);

  for (const [what, card] of kinds)
    for (const [how, by] of [...to, ...(card.kind === 'effect' ? ([['cancelled', cancelling]] as const) : [])])
      rule('GAP-0028', `goes out of play, though it should be put in ${how}: ${what}`, () => {
        const where = card.kind === 'starship' ? 'Drill' : 'Drill Yard';
        const t = table(game, {
          phase: 'control',
          dark: { hand: [by.name, 'Drill Errand (Dark)'] },
          light: { hand: ['Drill Errand (Light)'], ...(card.kind === 'effect' ? { table: [card.name] } : {}) },
          at: { [where]: { light: card.kind === 'effect' ? [] : [card.name] } },
        });
        const sizes = piles.map((pile) => t.state.zones[pile][light].length);
        t.dark.does('play', by.name);
        expect(t.light.sees('outOfPlay')).toEqual([card.name]);
        expect(piles.map((pile) => t.state.zones[pile][light].length)).toEqual(sizes);
      });

  for (const [how, by] of [
    ['lost with all cards', 'Drill Avalanche'],
    ['taken back', 'Drill Ship Home'],
  ] as const)
    rule('GAP-0028', `goes out of play as it is ${how}`, () => {
      const t = table(ccg, {
        phase: 'control',
        dark: { hand: [by] },
        light: { hand: ['Drill Errand (Light)'] },
        at: { Drill: { light: ['Drill Two-Faced Ship'] } },
      });
      t.dark.does('play', by);
      while (t.asked === 'dark' && t.dark.may('put')) t.dark.does('put');
      expect([t.light.sees('outOfPlay'), t.light.sees('lost'), t.light.sees('hand')]).toEqual([
        ['Drill Two-Faced Ship'],
        [],
        ['Drill Errand (Light)'],
      ]);
    });

  rule('GAP-0028', 'goes out of play as it is forfeited', () => {
    const [, ship] = kinds[0];
    const t = table(game, {
      phase: 'battle',
      dark: { hand: ['Drill Errand (Dark)'], force: 2 },
      light: { hand: ['Drill Errand (Light)'] },
      at: { Drill: { dark: ['Devastator'], light: [ship.name] } },
    });
    t.dark.does('initiate battle', 'Drill');
    t.until('light', 'forfeit', ship.name).does('forfeit', ship.name);
    expect([t.light.sees('outOfPlay'), t.light.sees('lost').includes(ship.name)]).toEqual([[ship.name], false]);
  });
});
