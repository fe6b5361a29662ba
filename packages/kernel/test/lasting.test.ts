import { describe, expect, it } from 'vitest';
import type { Happening } from '../src/happening.ts';
import { beginLasting, endLasting, endOne, isLockedOn, type Lasting } from '../src/lasting.ts';
import { refTo } from '../src/table.ts';
import { laid, type State, table } from './tiny.ts';

const both = (): State => laid({ play: [['Ace', 'King'], ['Ten']] });

const effect = (s: State, locked: Lasting['locked'], until = 'turn'): Omit<Lasting, 'since'> => ({
  clause: 'rally',
  source: refTo(s, 0),
  by: 0,
  locked,
  until,
  detail: { amount: 1 },
});

describe('a lasting effect', () => {
  it('begins now, after everything before it', () => {
    const s = both();
    const { moment } = s;
    beginLasting(s, undefined, effect(s, null));
    beginLasting(s, undefined, effect(s, [refTo(s, 1)]));
    expect(s.lasting).toEqual([
      {
        clause: 'rally',
        source: { card: 0, life: 0 },
        by: 0,
        locked: null,
        until: 'turn',
        detail: { amount: 1 },
        since: moment,
      },
      {
        clause: 'rally',
        source: { card: 0, life: 0 },
        by: 0,
        locked: [{ card: 1, life: 0 }],
        until: 'turn',
        detail: { amount: 1 },
        since: moment + 1,
      },
    ]);
    expect(s.moment).toBe(moment + 2);
  });

  it('is told to each viewer with handles for cards', () => {
    const s = both();
    const told: Happening[] = [];
    const since = s.moment;
    beginLasting(s, (h) => told.push(h), effect(s, [refTo(s, 1), { card: 2, life: 9 }]));
    const lasting = {
      clause: 'rally',
      source: s.cards.handle[0],
      by: 0,
      locked: [s.cards.handle[1], null],
      until: 'turn',
      since,
      detail: { amount: 1 },
    };
    expect(told).toEqual([1, 2, 4].map((viewer) => ({ kind: 'began', for: viewer, lasting })));
  });

  it('ends with what it lasts until, and no other does', () => {
    const s = both();
    for (const until of ['turn', 'battle', 'turn']) beginLasting(s, undefined, effect(s, null, until));
    const told: Happening[] = [];
    endLasting(s, (h) => told.push(h), 'turn');
    expect(s.lasting.map(({ until }) => until)).toEqual(['battle']);
    expect(told).toEqual([{ kind: 'ceased', until: 'turn' }]);
  });

  it('can end alone, before its time', () => {
    const s = both();
    for (const until of ['turn', 'turn']) beginLasting(s, undefined, effect(s, null, until));
    const [first, second] = s.lasting;
    const told: Happening[] = [];
    if (first !== undefined) endOne(s, (h) => told.push(h), first);
    expect(s.lasting).toEqual([second]);
    expect(told).toEqual([{ kind: 'ceased', since: first?.since }]);
  });

  it('is not said to end where none does', () => {
    const s = both();
    beginLasting(s, undefined, effect(s, null));
    const { lasting } = s;
    const told: Happening[] = [];
    endLasting(s, (h) => told.push(h), 'battle');
    expect(s.lasting).toBe(lasting);
    expect(told).toEqual([]);
  });

  it('locked is about its cards for as long as they stay what they were', () => {
    const s = both();
    beginLasting(s, undefined, effect(s, [refTo(s, 0), refTo(s, 2)]));
    const [locked] = s.lasting;
    if (locked === undefined) throw new Error('nothing lasts');
    expect([0, 1, 2].map((card) => isLockedOn(s, locked, card))).toEqual([true, false, true]);
    table.move(s, undefined, 0, 'hand', 0);
    table.move(s, undefined, 0, 'play', 0);
    expect([0, 1, 2].map((card) => isLockedOn(s, locked, card))).toEqual([false, false, true]);
  });

  it('live is locked on nothing', () => {
    const s = both();
    beginLasting(s, undefined, effect(s, null));
    const [live] = s.lasting;
    expect(live !== undefined && isLockedOn(s, live, 0)).toBe(false);
  });
});
