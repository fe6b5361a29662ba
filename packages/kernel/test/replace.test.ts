import { describe, expect, it } from 'vitest';
import { follow } from '../src/follow.ts';
import { next } from '../src/frames.ts';
import { type Happening, seeHappening } from '../src/happening.ts';
import { hold } from '../src/held.ts';
import { beginLasting } from '../src/lasting.ts';
import { countUse, limited } from '../src/limits.ts';
import { type CarryOver, replaceCard } from '../src/replace.ts';
import { list, optional, ref } from '../src/schema.ts';
import { handleOf, refTo } from '../src/table.ts';
import { viewOf } from '../src/view.ts';
import { choiceOf, procedure, question, type State, schema, table, tinyGame } from './tiny.ts';

const [old, successor, bystander] = [0, 1, 2] as const;
const everything: CarryOver<'damage' | 'host'> = {
  columns: ['damage', 'host'],
  lasting: true,
  uses: true,
  held: true,
  underWay: true,
};

/** The old card has a part in everything, another card has one beside it. */
function involved(): State {
  const aiming = procedure(
    'aiming',
    { at: optional(ref), all: list(ref) },
    {
      wait: question(
        () => choiceOf(0, 'a', 'b'),
        () => next,
      ),
    },
  );
  return tinyGame({ procedures: [aiming] }).position({
    zones: { play: [['Ace', 'King'], ['Ten']] },
    frames: (s) => [aiming({ at: refTo(s, old), all: [refTo(s, bystander), refTo(s, old)] })],
    arrange(s) {
      table.mark(s, undefined, old, 'damage', 3);
      table.mark(s, undefined, old, 'host', bystander);
      table.change(s, undefined, 'target', refTo(s, old));
      for (const [source, locked] of [
        [old, [bystander]],
        [bystander, [old, bystander]],
      ] as const) {
        beginLasting(s, undefined, {
          clause: 'c',
          source: refTo(s, source),
          by: 0,
          locked: locked.map((id) => refTo(s, id)),
          until: 'turn',
          detail: null,
        });
      }
      countUse(s, limited('turn', 'k', refTo(s, old)));
      countUse(s, limited('turn', 'k', refTo(s, bystander)));
      hold(s, {
        clause: 'h',
        source: refTo(s, old),
        by: 0,
        cards: [refTo(s, old), refTo(s, bystander)],
        detail: null,
        window: null,
      });
    },
  });
}

const replaced = (carry: CarryOver<'damage' | 'host'>): State => {
  const s = involved();
  replaceCard(table, s, undefined, old, successor, carry);
  return s;
};

describe('a card that takes another’s place', () => {
  it('takes over all that is said to carry over', () => {
    const s = replaced(everything);
    const [is, other] = [refTo(s, successor), refTo(s, bystander)];
    expect([s.cards.damage[successor], s.cards.host[successor]]).toEqual([3, bystander]);
    expect(s.lasting.map(({ source, locked }) => [source, locked])).toEqual([
      [is, [other]],
      [other, [is, other]],
    ]);
    expect(s.uses.map((use) => use.card)).toEqual([is, other]);
    expect(s.held).toMatchObject([{ source: is, cards: [is, other] }]);
    expect(s.facts.target).toEqual(is);
    expect(s.frames[0]?.locals).toEqual({ at: is, all: [other, is] });
  });

  it('takes over nothing else', () => {
    const untouched = involved();
    for (const key of ['lasting', 'uses', 'held', 'underWay', 'columns'] as const) {
      const { [key]: _, ...rest } = everything;
      const s = replaced(rest);
      expect(s.lasting.some(({ source }) => source.card === old)).toBe(key === 'lasting');
      expect(s.uses.some((use) => use.card?.card === old)).toBe(key === 'uses');
      expect(s.held.some(({ source }) => source.card === old)).toBe(key === 'held');
      expect(s.facts.target?.card === old).toBe(key === 'underWay');
      expect(s.frames[0]?.locals).toEqual(
        key === 'underWay' ? untouched.frames[0]?.locals : { at: refTo(s, 1), all: [refTo(s, 2), refTo(s, 1)] },
      );
      expect(s.cards.damage[successor]).toBe(key === 'columns' ? 0 : 3);
    }
    expect(replaced({ columns: ['host'] }).cards.damage[successor]).toBe(0);
  });

  it('takes over nothing that was meant for an earlier life', () => {
    const s = involved();
    table.move(s, undefined, old, 'pile', 0);
    table.move(s, undefined, old, 'play', 0);
    replaceCard(table, s, undefined, old, successor, everything);
    expect(s.facts.target).toEqual({ card: old, life: 0 });
    expect(s.lasting[0]?.source).toEqual({ card: old, life: 0 });
  });

  it('is followed by everybody', () => {
    for (const carry of [everything, { lasting: true }, { underWay: true }, {}] as const) {
      const s = involved();
      const told: Happening[] = [];
      const views = ([0, 1, 'spectator'] as const).map((viewer) => viewOf(schema, s, viewer, null));
      replaceCard(
        table,
        s,
        (happening) => {
          told.push(happening);
          for (const view of views) {
            const seen = seeHappening(happening, view.viewer);
            if (seen !== null) follow(schema, view, seen);
          }
        },
        old,
        successor,
        carry,
      );
      expect(views).toEqual(views.map(({ viewer }) => viewOf(schema, s, viewer, null)));
      expect(told.at(-1)).toEqual({
        kind: 'replaced',
        old: handleOf(s, old),
        successor: handleOf(s, successor),
        lasting: 'lasting' in carry,
        underWay: 'underWay' in carry,
      });
    }
  });

  it('leaves what forks share as it was', () => {
    const s = involved();
    const [{ lasting, uses, held }, [first], [use], [trigger]] = [s, s.lasting, s.uses, s.held];
    const before = JSON.stringify([first, use, trigger]);
    replaceCard(table, s, undefined, old, successor, everything);
    expect(JSON.stringify([first, use, trigger])).toBe(before);
    expect([lasting, uses, held].map((items) => items.length)).toEqual([2, 2, 1]);
  });
});
