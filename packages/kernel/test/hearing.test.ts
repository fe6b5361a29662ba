import { describe, expect, it } from 'vitest';
import { anyHears, byTitle } from '../src/hearing.ts';
import { laid, tinyGame } from './tiny.ts';

describe('a lookup by title', () => {
  it('says what the definitions say, in the order of the game’s titles', () => {
    const s = laid({ deck: [['King', 'Ace'], ['Ten']] });
    expect(byTitle((title) => title.length)(s)).toEqual([3, 4, 3]);
  });

  it('is made once as long as the titles are the same list', () => {
    const asked: string[] = [];
    const lookup = byTitle((title) => asked.push(title));
    const s = laid({ deck: [['King', 'Ace'], []] });
    const first = lookup(s);
    expect(lookup(tinyGame().fork(s))).toBe(first);
    expect(asked).toEqual(['Ace', 'King']);
    expect(lookup(laid({ deck: [['Ten'], []] }))).toEqual([3]);
    expect(lookup(s)).not.toBe(first);
  });
});

describe('whether any card hears', () => {
  const s = laid({ deck: [['Ace', 'King', 'Ten'], []] });
  // Ace hears 1, King hears 2, Ten hears nothing.
  const hearing = [1, 2, 0];

  it('goes by the cards asked about', () => {
    expect(anyHears(s, hearing, [0], 1)).toBe(true);
    expect(anyHears(s, hearing, [1], 1)).toBe(false);
    expect(anyHears(s, hearing, [2], 3)).toBe(false);
    expect(anyHears(s, hearing, [], 3)).toBe(false);
  });

  it('is true if one of several does, the last too', () => {
    expect(anyHears(s, hearing, [2, 0], 1)).toBe(true);
    expect(anyHears(s, hearing, [2, 1, 0], 4 | 2)).toBe(true);
    expect(anyHears(s, hearing, [0, 1, 2], 4)).toBe(false);
  });
});
