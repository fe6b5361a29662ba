import { describe, expect, it } from 'vitest';
import type { Conversation } from '../src/conversation.ts';
import { asked, begin, folder, textOf, type } from './table.ts';

/** Bids nothing, then always takes the first option; where several must be chosen, the first ones. */
function playToTheEnd(conversation: Conversation): { readonly page: string; readonly typed: string[] } {
  const typed: string[] = [];
  let page = textOf(conversation.open());
  while (!page.includes('The game is over.')) {
    const [, count] = /\(choose (\d+)\)/.exec(page) ?? [];
    const line = Array.from({ length: Number(count ?? 1) }, (_, i) => i + 1).join(' ');
    typed.push(line);
    page = type(conversation, line);
  }
  return { page, typed };
}

/** A game in which the person has the first turn and may act. */
function inTheActionPhase(): { readonly game: Conversation; readonly page: string } {
  const game = begin('--seed abd');
  game.open();
  return { game, page: type(game, '3') };
}

describe('a game at the terminal', () => {
  it('starts at once with the table and the first decision', () => {
    const page = textOf(begin('').open());
    expect(page).toContain('SKIRMISH  bidding for the first turn');
    expect(page).toContain('Opponent       morale 8   energy 3   hand 5   deck 15   discard 0');
    expect(asked(page)).toMatch(/^How much energy do you offer for the first turn\? +\? help\n {2}0 {2}Bid 0\n/);
  });

  it('is played to its end by typed numbers', () => {
    for (const seed of ['one', 'two', 'three']) {
      const { page } = playToTheEnd(begin(`--seed ${seed}`));
      expect(asked(page)).toMatch(/^The game is over\. (You win|Opponent wins): no morale left\./);
    }
  });

  it('is the same game with the same seed and the same answers', () => {
    expect(playToTheEnd(begin('--seed same'))).toEqual(playToTheEnd(begin('--seed same')));
    expect(playToTheEnd(begin('--seed same'))).not.toEqual(playToTheEnd(begin('--seed other')));
  });

  it('fits into 80 columns', () => {
    const game = begin('--seed wide');
    const lines = [...game.open().lines];
    for (let i = 0; i < 60; i++) lines.push(...game.hear('1').lines);
    for (const word of ['?', 'l', 'o', 'i trooper', 'nonsense', 'rule attack']) lines.push(...game.hear(word).lines);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('is sat down to in the other seat, with other decks', () => {
    const page = textOf(begin('--seat second --deck vanguard --against irregulars --seed x').open());
    expect(page).toContain('Second player');
    expect(page).toContain('You ');
  });
});

describe('typing', () => {
  it.each([
    ['9', 'There is no option 9: type one number from 1 to'],
    ['1 2', 'Only one can be chosen: type one number from 1 to'],
    ['attack', '"attack" says nothing here: type one number from 1 to'],
    ['u boat', '"u boat" says nothing here'],
    ['b', 'There is no way back from here'],
    ['none', 'You named 0 and it takes 1'],
    ['i', 'Which card? Type a title or part of it'],
    ['w nobody', 'There is no card called "nobody".'],
    ['rule', 'Look up what?'],
    ['save', 'Type save and the name of a file'],
    ['r', 'There is nothing to give again.'],
  ])('"%s" is answered with what to type, and changes nothing', (typed, reply) => {
    const { game, page } = inTheActionPhase();
    expect(type(game, typed)).toContain(reply);
    expect(type(game, '')).toBe(page);
  });

  it('p passes', () => {
    const { game, page } = inTheActionPhase();
    expect(asked(page)).toContain('Pass');
    expect(type(game, 'p')).not.toBe(page);
    expect(type(game, 'l')).toContain("the opponent's turn");
  });

  it('p is refused where there is no passing', () => {
    const game = begin('');
    game.open();
    expect(type(game, 'p')).toBe('You cannot pass here: type one number from 0 to 3.');
  });

  it('? lists what can be typed', () => {
    const { game } = inTheActionPhase();
    const help = type(game, '?');
    for (const key of [
      'u, undo',
      'i, inspect CARD',
      'w, why CARD',
      'rule WORDS',
      'save FILE',
      'c, concede',
      'q, quit',
    ]) {
      expect(help).toContain(key);
    }
  });

  it('i, w and o look at cards, l at what happened, rule at the rulebook', () => {
    const { game } = inTheActionPhase();
    expect(type(game, 'i colossus')).toContain('Unit · costs 1 energy · strength 5 · health 6');
    expect(type(game, 'w colossus')).toContain('Muster Colossus: no.');
    expect(type(game, 'o')).toContain('Hand: 5 unknown');
    expect(type(game, 'l')).toContain('You bid 3, Opponent bids');
    expect(type(game, 'rule TCG-0001')).toContain('TCG-0001');
    expect(type(game, 'rule xyzzy')).toBe('No rule has these words: xyzzy');
  });
});

describe('taking back', () => {
  it('goes back to the last answer of the person, over those of the computer, and forth again', () => {
    const game = begin('--seed back');
    const pages = [textOf(game.open())];
    for (let i = 0; i < 12; i++) pages.push(type(game, '1'));
    for (const page of pages.slice(0, -1).reverse()) expect(type(game, 'u')).toBe(page);
    expect(type(game, 'u')).toBe('There is nothing to take back.');
    for (const page of pages.slice(1)) expect(type(game, 'r')).toBe(page);
    expect(type(game, 'r')).toBe('There is nothing to give again.');
  });

  it('lets the computer answer the same as before', () => {
    const game = begin('--seed back');
    game.open();
    const page = type(game, '1', '1', '1');
    expect(type(game, 'u', '1')).toBe(page);
  });

  it('works after the end', () => {
    const game = begin('--seed two');
    const { page, typed } = playToTheEnd(game);
    expect(type(game, 'u')).not.toContain('The game is over.');
    expect(type(game, typed.at(-1) ?? '')).toBe(page);
  });
});

describe('giving up', () => {
  it('asks first, and anything but yes plays on', () => {
    const { game, page } = inTheActionPhase();
    expect(type(game, 'c')).toContain('Type yes');
    expect(type(game, 'no')).toBe('You play on.');
    expect(type(game, '')).toBe(page);
  });

  it('loses the game', () => {
    const { game } = inTheActionPhase();
    expect(type(game, 'c', 'yes')).toContain('The game is over. Opponent wins: concession.');
    expect(type(game, '1')).toBe('There is nothing to decide.');
  });
});

describe('leaving', () => {
  it('is asked about while something would be lost', () => {
    const { game, page } = inTheActionPhase();
    expect(type(game, 'q')).toContain('q again leaves it');
    expect(type(game, '')).toBe(page);
    expect(type(game, 'q', 'q')).toContain('The seed was abd.');
    expect(game.finished).toBe(true);
  });

  it('is quick otherwise', () => {
    const game = begin('--seed abd');
    game.open();
    expect(type(game, 'q')).toBe('Nothing was saved. The seed was abd.');
    expect(game.finished).toBe(true);
  });

  it('is said at the end of input, with nothing saved', () => {
    const files = folder();
    const game = begin('--seed abd', files);
    game.open();
    game.hear('3');
    expect(textOf(game.breakOff('End of input.'))).toBe('\nEnd of input. Nothing was saved. The seed was abd.');
    expect(files.paths()).toEqual([]);
  });
});
