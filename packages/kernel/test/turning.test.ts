import { describe, expect, it } from 'vitest';
import { EngineFault } from '../src/errors.ts';
import { follow } from '../src/follow.ts';
import { next } from '../src/frames.ts';
import { type Happening, seeHappening } from '../src/happening.ts';
import { randomFrom } from '../src/random.ts';
import { nameOf } from '../src/secrecy.ts';
import { movesMade, refTo } from '../src/table.ts';
import { viewOf } from '../src/view.ts';
import { choiceOf, question, running, schema, table } from './tiny.ts';

/** Where an Ace may turn into a One. */
const becoming = { becomes: (title: string) => (title === 'Ace' ? ['One'] : []) };

const waiting = {
  wait: question(
    () => choiceOf(0, 'a', 'b'),
    () => next,
  ),
};

const laid = () =>
  running(waiting, {
    parts: becoming,
    zones: { play: [['Ace', 'King'], ['Ten']], deck: [['King', 'King'], []] },
  });

describe('a card that turns into another', () => {
  it('is the other from then on, where it is and wherever it goes', () => {
    const { s } = laid();
    const before = refTo(s, 0);
    const moves = movesMade();
    table.turnInto(s, undefined, 0, 'One');
    expect(nameOf(s, 0)).toBe('One');
    expect(refTo(s, 0)).toEqual(before);
    expect(movesMade()).toBeGreaterThan(moves);
    table.move(s, undefined, 0, 'pile', 1);
    expect(nameOf(s, 0)).toBe('One');
  });

  it('is told to whoever watches', () => {
    const { s } = laid();
    const told: Happening[] = [];
    const view = viewOf(schema, s, 1, null);
    table.turnInto(s, (happening) => told.push(happening), 0, 'One');
    for (const happening of told) {
      const seen = seeHappening(happening, 1);
      if (seen !== null) follow(schema, view, seen);
    }
    expect(view).toEqual(viewOf(schema, s, 1, null));
  });

  it('is one that everybody knows, and turns into what its game has', () => {
    const { s } = laid();
    expect(() => table.turnInto(s, undefined, 3, 'One')).toThrow(EngineFault);
    expect(() => table.turnInto(s, undefined, 0, 'Two')).toThrow(EngineFault);
  });

  it('can’t be brought, but can be read back', () => {
    const { game, s } = laid();
    table.turnInto(s, undefined, 0, 'One');
    expect(game.hash(game.load(JSON.parse(JSON.stringify(s))))).toBe(game.hash(s));
    expect(() => game.start({ decks: [{ One: 1 }, { Ten: 1 }] }, 'seed')).toThrow('One');
    const without = running(waiting).game;
    expect(() => without.load(JSON.parse(JSON.stringify(s)))).toThrow('One');
  });

  it('is not dealt once more as what it was', () => {
    const { game, s } = laid();
    table.turnInto(s, undefined, 0, 'One');
    const guess = game.determinize(game.view(s, 0), randomFrom('a'), () => ['Ten']);
    const names = guess.cards.definition.map((definition) => guess.names[definition]).sort();
    expect(names).toEqual(['King', 'King', 'King', 'One', 'Ten']);
    expect(guess.names).toContain('One');
  });
});
