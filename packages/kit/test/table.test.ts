import { type SkirmishPosition, skirmish } from '@binary-sunset/skirmish';
import { describe, expect, test } from 'vitest';
import { inBothModes, note } from '../src/mode.ts';
import { makeStranger } from '../src/strangers.ts';
import { table } from '../src/table.ts';

/** The first player has two tactics and two units; the second could respond to a tactic. */
const position: SkirmishPosition = {
  first: { hand: ['Rally', 'Formation'], play: ['Trooper', 'Veteran'] },
  second: { hand: ['Countermand'], play: ['Scout'] },
};
const laid = (spec = position) => table(skirmish, spec);

describe('a question about a player who is not asked', () => {
  test('is refused, and says who is and what there is', () => {
    expect(() => laid().second.may('play', 'Countermand')).toThrow(
      'second is not asked; first is, in round 3, action of the first player: play Rally, play Formation, attack Trooper',
    );
    expect(() => laid().second.offered('play')).toThrow('second is not asked');
  });

  test('is refused when the game is over', () => {
    const t = laid();
    t.second.concedes();
    expect(() => t.first.may('pass')).toThrow('The game is over: concession.');
    expect(() => t.first.offered('play')).toThrow('The game is over');
  });

  test('is answered for the time until the phase is over', () => {
    const t = laid();
    expect(t.second.getsTo('play', 'Countermand')).toBe(false);
    expect(t.first.getsTo('play', 'Rally')).toBe(true);
    // Nothing was played for it.
    expect(t.first.may('play', 'Rally')).toBe(true);
    t.first.does('play', 'Rally');
    expect(t.second.getsTo('play', 'Countermand')).toBe(true);
    expect(t.first.getsTo('play', 'Formation')).toBe(true);
  });
});

describe('a name that there is not', () => {
  const t = laid();
  test.each([
    ['a title', () => t.first.may('play', 'Raly'), 'There is no "Raly" anywhere on this table; did you mean "Rally"?'],
    ['a title where it leads', () => t.first.getsTo('play', 'Rally', 'Veteram'), 'did you mean "Veteran"?'],
    ['a zone', () => t.first.sees('hands'), 'There is no zone called "hands"; did you mean "hand"?'],
    ['a seat', () => t.first.sees('hand', 'secnd'), 'There is no seat called "secnd"; did you mean "second"?'],
    ['a card to explain', () => t.first.why('Ral'), 'first sees no Ral.'],
  ])('is refused: %s', (_, ask, because) => expect(ask).toThrow(because));

  test('is refused by the compiler, of what the game asks and tells', () => {
    // @ts-expect-error: a verb that the game does not have.
    expect(t.first.may('atack')).toBe(false);
    // @ts-expect-error: the same in a list.
    expect(t.first.offered('plays')).toEqual([]);
    // @ts-expect-error: a kind of which it never tells.
    expect(t.first.told('atacks')).toEqual([]);
  });

  test('is one that no card of this table has, though some card has it', () => {
    expect(() => t.first.may('play', 'Salvage')).toThrow('There is no "Salvage" anywhere on this table');
  });
});

describe('what is offered', () => {
  test('is said all at once, sorted, by title or amount', () => {
    expect(laid().first.offered('play')).toEqual(['Formation', 'Rally']);
    expect(laid().first.offered('target')).toEqual([]);
  });
});

describe('an option of several', () => {
  const two = { first: { play: ['Trooper', 'Veteran', 'Trooper'] }, second: { play: ['Scout'] } };

  const tapped = ({ state: s }: ReturnType<typeof laid>) => s.zones.play[0].map((card) => s.cards.tapped[card]);

  test('has to be named where they are not alike', () => {
    expect(() => laid(two).first.does('attack')).toThrow(
      'first can attack in several ways; say which:\nattack Trooper\nattack Veteran',
    );
  });

  test('may be any where they are alike', () => {
    const t = laid(two);
    t.first.does('attack', 'Trooper');
    expect(tapped(t)).toEqual([1, 0, 0]);
  });

  test('may be named by its number', () => {
    const t = laid(two);
    t.first.does('attack', 'Trooper #2');
    expect(tapped(t)).toEqual([0, 0, 1]);
    const first = laid(two);
    first.first.does('attack', '#2');
    expect(tapped(first)).toEqual([0, 1, 0]);
  });
});

describe('playing on', () => {
  test('passes for both until a player is offered something', () => {
    const t = laid();
    expect(t.until('second', 'attack', 'Scout')).toBe(t.second);
    expect([t.asked, t.state.facts.turn]).toEqual(['second', 1]);
    expect(t.second.may('attack', 'Scout')).toBe(true);
  });

  test('gives no answer if it is offered already', () => {
    const t = laid();
    t.until('first', 'play', 'Rally');
    expect(t.state.asked).toEqual([0, 0]);
  });

  test('says what came instead', () => {
    const t = laid({ first: { play: ['Veteran'] }, second: { morale: 1 } });
    t.first.concedes();
    expect(() => t.until('first', 'attack')).toThrow('first does not come to attack: the game is over (concession).');
    expect(() => laid().until('second', 'play', 'Rally')).toThrow(
      /^second does not come to play Rally: .*\nUntil then:\n- round 3, action of the first player: first: play Rally/,
    );
  });
});

describe('a stranger', () => {
  test('is the same in both runs of a scenario, and another than any other', async () => {
    const titles: string[] = [];
    await inBothModes(() => {
      for (const who of ['Lobot', '']) titles.push(makeStranger(who, (title) => title));
      note('made');
    });
    expect(titles.slice(0, 2)).toEqual(titles.slice(2));
    expect(titles[0]).toMatch(/^Stranger \d+ \(Lobot\)$/);
    expect(titles[1]).toMatch(/^Stranger \d+$/);
    expect(makeStranger('Lobot', (title) => title)).not.toBe(titles[0]);
  });
});
