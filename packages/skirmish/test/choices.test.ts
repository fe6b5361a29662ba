import { scenario, table } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { skirmish } from '../src/index.ts';

describe('a choice that can be withdrawn', () => {
  const shot = { first: { hand: ['Precision Shot'], energy: 2 }, second: { play: ['Trooper', 'Veteran'] } } as const;

  scenario('leads back to the question before, with nothing paid and nothing shown', () => {
    const t = table(skirmish, shot);
    const before = skirmish.hash(t.state);
    t.first.does('play', 'Precision Shot');
    expect(t.decision.back).toBe(true);
    expect(t.labels).toEqual(['Target Trooper (enemy)', 'Target Veteran (enemy)', 'Back']);
    t.first.does('back');
    expect(t.decision.window?.kind).toBe('action');
    expect(t.second.told('moved')).toEqual([]);
    expect(t.state.facts.energy[0]).toBe(2);
    expect(skirmish.hash({ ...t.state, asked: [0, 0] })).toBe(before);
  });

  scenario('leaves nothing behind that the other player could see', () => {
    const position = {
      first: { play: ['Veteran'], hand: ['Countermand'] },
      second: { play: ['Trooper', 'Scout', 'Colossus'], hand: ['Decoy', 'Countermand'] },
      rolls: [1, 1, 1],
    } as const;
    const [t, u] = [table(skirmish, position), table(skirmish, position)];
    for (const each of [t, u]) each.first.does('attack', 'Veteran').does('attack', 'Trooper');
    t.second.does('play', 'Decoy').does('back').does('play', 'Decoy').does('target', 'Scout');
    u.second.does('play', 'Decoy').does('target', 'Scout');
    expect(t.asked).toBe('first');
    expect(t.first.view).toEqual(u.first.view);
  });

  scenario('until something was shown', () => {
    const t = table(skirmish, { first: { hand: ['Scout', 'Rally'] }, second: { deck: ['Veteran', 'Trooper'] } });
    t.first.does('muster', 'Scout').does('scout');
    expect(t.labels).toEqual(['Shuffle', 'Leave']);
    expect(t.decision.back).toBeUndefined();
  });

  scenario('or the other player could have been asked', () => {
    const t = table(skirmish, {
      first: { play: ['Trooper'] },
      second: { play: ['Sentinel', 'Veteran'] },
    });
    t.first.does('attack', 'Trooper');
    expect(t.decision.back).toBe(true);
    t.first.does('attack', 'Veteran');
    t.second.does('waylay');
    expect(t.labels).toEqual(['Go ahead', 'Withdraw']);
    expect(t.decision.back).toBeUndefined();
  });
});

describe('a total that must be reached', () => {
  const colossus = {
    first: { hand: ['Colossus', 'Rally'], play: ['Trooper', 'Veteran', 'Scout', 'Trooper'] },
  } as const;

  scenario('is asked one at a time, with an end only once it is reached', () => {
    const t = table(skirmish, colossus);
    t.first.does('muster', 'Colossus');
    expect(t.decision.needs).toEqual({ value: 'strength', atLeast: 4, soFar: 0 });
    expect(t.first.may('done')).toBe(false);
    t.first.does('disband', 'Veteran');
    expect(t.decision.needs?.soFar).toBe(3);
    expect(t.first.may('done')).toBe(false);
    expect(t.first.may('disband', 'Veteran')).toBe(false);
    t.first.does('disband', 'Scout');
    expect(t.first.may('done')).toBe(true);
    t.first.does('done');
    expect(t.first.sees('play')).toEqual(['Trooper', 'Trooper', 'Colossus']);
    expect(t.first.sees('discard')).toEqual(['Veteran', 'Scout']);
  });

  scenario('more may be given than is needed', () => {
    const t = table(skirmish, colossus);
    t.first
      .does('muster', 'Colossus')
      .does('disband', 'Veteran')
      .does('disband', 'Trooper')
      .does('disband', 'Scout')
      .does('done');
    expect(t.first.sees('play')).toEqual(['Trooper', 'Colossus']);
  });

  scenario('cannot be begun unless it can be reached', () => {
    const t = table(skirmish, { first: { hand: ['Colossus', 'Rally'], play: ['Veteran'] } });
    expect(t.first.may('muster', 'Colossus')).toBe(false);
    expect(t.first.why('Colossus')).toEqual([
      {
        what: 'Muster Colossus',
        possible: false,
        because: 'To muster this unit, also lose units of yours with a total strength of 4 or more.',
      },
    ]);
  });

  scenario('may be withdrawn before it is given', () => {
    const t = table(skirmish, colossus);
    t.first.does('muster', 'Colossus').does('disband', 'Veteran').does('back');
    expect(t.first.sees('play')).toHaveLength(4);
    t.first.does('muster', 'Colossus');
    expect(t.decision.needs?.soFar).toBe(0);
  });
});

describe('a subset', () => {
  scenario('any cards of the hand, as many as are too many', () => {
    const hand = [
      'Salvage',
      'Salvage',
      'Decoy',
      'Decoy',
      'Last Stand',
      'Last Stand',
      'Countermand',
      'Trooper',
      'Countermand',
    ];
    const t = table(skirmish, { first: { hand } });
    t.first.passes();
    expect(t.decision).toMatchObject({ kind: 'subset', min: 2, max: 2 });
    t.first.picks('Trooper', 'Decoy');
    expect(t.first.sees('discard')).toEqual(['Decoy', 'Trooper']);
    expect(t.first.sees('hand')).toHaveLength(7);
  });
});

describe('a sole choice', () => {
  scenario('is not asked', () => {
    const t = table(skirmish, { first: { hand: ['Precision Shot'] }, second: { play: ['Trooper'], hand: ['Scout'] } });
    t.first.does('play', 'Precision Shot');
    expect(t.second.sees('play')).toEqual([]);
  });
});

describe('"why can\'t I?"', () => {
  scenario('names what stands in the way', () => {
    const t = table(skirmish, {
      first: {
        hand: ['Veteran', 'Decoy', 'Recall', 'Trooper'],
        play: [{ card: 'Scout', tapped: true }, 'Berserker'],
        energy: 1,
      },
    });
    expect(t.first.why('Veteran')[0]?.because).toBe('It costs 2 energy and you have 1.');
    expect(t.first.why('Decoy')[0]?.because).toMatch(/^It is a response: /);
    expect(t.first.why('Scout')[0]?.because).toBe('It has attacked this turn.');
    expect(t.first.why('Trooper')).toEqual([{ what: 'Muster Trooper', possible: true }]);
    expect(t.first.why('Recall')).toEqual([{ what: 'Play Recall', possible: true }]);
    t.first.does('rage');
    expect(t.first.why('Berserker').map((line) => line.possible)).toEqual([true, false]);
  });
});

describe('conceding', () => {
  test('either player may at any time, and the game is over', () => {
    const t = table(skirmish, { first: { hand: ['Trooper', 'Rally'] } });
    expect(t.asked).toBe('first');
    t.second.concedes();
    expect(t.outcome).toEqual({ winner: 0, because: 'concession' });
    expect(t.asked).toBeNull();
    expect(() => t.first.concedes()).toThrow('The game is over: concession.');
  });
});
