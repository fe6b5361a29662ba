import { explainValue } from '@binary-sunset/kernel';
import { scenario, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { health, type SkirmishState, skirmish, strength } from '../src/index.ts';

const cardIn = (s: SkirmishState, zone: 'play' | 'hand', player: 0 | 1, title: string): number =>
  s.zones[zone][player].find((card) => s.names[s.cards.definition[card] ?? -1] === title) ?? -1;

const strengthOf = (s: SkirmishState, player: 0 | 1, title: string) =>
  explainValue(s, strength, cardIn(s, 'play', player, title));
const healthOf = (s: SkirmishState, player: 0 | 1, title: string) =>
  explainValue(s, health, cardIn(s, 'play', player, title));

describe('a replacement that asks', () => {
  const guarded = { first: { hand: ['Precision Shot'] }, second: { play: ['Trooper', 'Bodyguard'] } } as const;

  scenario('puts another event in the place of the first', () => {
    const t = table(skirmish, guarded);
    t.first.does('play', 'Precision Shot').does('target', 'Trooper');
    expect(t.asked).toBe('second');
    expect(t.labels).toEqual(['Lose Bodyguard instead', 'Let it happen']);
    t.second.does('instead', 'Bodyguard');
    // The Trooper's damage is still there, and so is the Trooper: nothing is settled twice by the same guard.
    expect(t.second.sees('discard')).toEqual(['Bodyguard', 'Trooper']);
  });

  scenario('may be declined', () => {
    const t = table(skirmish, guarded);
    t.first.does('play', 'Precision Shot').does('target', 'Trooper');
    t.second.does('let it happen');
    expect(t.second.sees('play')).toEqual(['Bodyguard']);
  });

  scenario('is not asked for the guard itself', () => {
    const t = table(skirmish, {
      first: { hand: ['Precision Shot'] },
      second: { play: [{ card: 'Bodyguard', damage: 2 }, 'Trooper'] },
    });
    t.first.does('play', 'Precision Shot').does('target', 'Bodyguard');
    expect(t.second.sees('discard')).toEqual(['Bodyguard']);
  });

  scenario('one of two guards may step in, and the other may not step in for it again in the same event', () => {
    const t = table(skirmish, {
      first: { hand: ['Barrage'] },
      second: { play: ['Trooper', 'Bodyguard', 'Bodyguard'] },
    });
    t.first.does('play', 'Barrage');
    expect(t.labels).toEqual(['Lose Bodyguard instead', 'Lose Bodyguard instead', 'Let it happen']);
    t.second.does('instead', 'Bodyguard #1');
    // Losing the first guard may be replaced by the second, which has not stepped in yet.
    expect(t.labels).toEqual(['Lose Bodyguard instead', 'Let it happen']);
    t.second.does('let it happen');
    expect(t.second.sees('discard')).toEqual(['Bodyguard']);
    expect(t.second.sees('play')).toEqual(['Trooper', 'Bodyguard']);
  });
});

describe('a captured trigger', () => {
  scenario('resolves although its source has left the place where it was caught', () => {
    const t = table(skirmish, {
      first: { hand: ['Precision Shot'] },
      second: { hand: ['Salvage', 'Rally'], play: ['Martyr', 'Veteran'] },
    });
    t.first.does('play', 'Precision Shot').does('target', 'Martyr');
    t.second.does('play', 'Salvage');
    expect(t.second.sees('hand')).toEqual(['Rally', 'Martyr']);
    expect(t.state.facts.morale).toEqual([7, 8]);
  });

  scenario('waits until the action that caught it is over', () => {
    const t = table(skirmish, {
      first: { hand: ['Precision Shot'] },
      second: { hand: ['Last Stand', 'Salvage'], play: ['Martyr'] },
    });
    t.first.does('play', 'Precision Shot');
    expect(t.asked).toBe('second');
    expect(t.state.facts.morale[0]).toBe(8);
    expect(t.state.held).toHaveLength(1);
    t.second.passes();
    expect(t.state.held).toHaveLength(0);
    expect(t.state.facts.morale[0]).toBe(7);
  });

  scenario('those of both players resolve in turns, the active player beginning', () => {
    const t = table(skirmish, {
      turn: 'second',
      first: { play: ['Martyr', 'Martyr'], morale: 1 },
      second: { hand: ['Barrage'], play: ['Martyr'], morale: 1 },
    });
    t.second.does('play', 'Barrage');
    expect(t.outcome).toEqual({ winner: 1, because: 'no morale left' });
  });

  scenario('a player with several chooses which comes first', () => {
    const t = table(skirmish, {
      first: { play: ['Martyr', 'Martyr'], hand: ['Barrage'] },
      second: { play: ['Veteran'] },
    });
    t.first.does('play', 'Barrage');
    expect(t.asked).toBe('first');
    expect(t.labels).toEqual(['Resolve Martyr', 'Resolve Martyr']);
    t.first.does('resolve');
    expect(t.state.facts.morale[1]).toBe(6);
  });
});

describe('modifiers', () => {
  scenario('a locked one is for the units there were when it began, a live one for those that come later too', () => {
    const t = table(skirmish, { first: { hand: ['Rally', 'Formation', 'Trooper'], play: ['Veteran'] } });
    t.first.does('play', 'Rally').does('play', 'Formation').does('muster', 'Trooper');
    expect(strengthOf(t.state, 0, 'Veteran').total).toBe(4);
    expect(strengthOf(t.state, 0, 'Trooper').total).toBe(2);
    expect(healthOf(t.state, 0, 'Veteran').total).toBe(4);
    expect(healthOf(t.state, 0, 'Trooper').total).toBe(3);
  });

  scenario('a locked one does not follow a card that leaves and returns', () => {
    const t = table(skirmish, { first: { hand: ['Rally', 'Recall', 'Armistice'], play: ['Veteran'] } });
    t.first.does('play', 'Rally').does('play', 'Recall').does('muster', 'Veteran');
    expect(strengthOf(t.state, 0, 'Veteran')).toEqual({ base: 3, total: 3, lines: [] });
    expect(t.first.view.lasting).toMatchObject([{ clause: 'rally', locked: [null] }]);
  });

  scenario('adding and doubling count in the order in which they began', () => {
    const first = table(skirmish, { first: { hand: ['Rally', 'Armistice'], play: ['Berserker'] } });
    first.first.does('play', 'Rally').does('rage', 'Berserker');
    expect(strengthOf(first.state, 0, 'Berserker').total).toBe(6);
    const second = table(skirmish, { first: { hand: ['Rally', 'Armistice'], play: ['Berserker'] } });
    second.first.does('rage', 'Berserker').does('play', 'Rally');
    expect(strengthOf(second.state, 0, 'Berserker').total).toBe(5);
  });

  scenario('a value explains each contribution with its card and the total after it', () => {
    const t = table(skirmish, {
      first: { hand: ['Rally', 'Smoke Screen', 'Trooper'], play: ['Berserker', 'Standard Bearer'] },
    });
    t.first.does('rage', 'Berserker').does('play', 'Smoke Screen').does('target', 'Berserker').does('play', 'Rally');
    const { lines, base, total } = strengthOf(t.state, 0, 'Berserker');
    expect([base, total]).toEqual([2, 0]);
    expect(lines.map(({ because, total: after }) => [because, after])).toEqual([
      ['rages', 4],
      ['smoke', 0],
      ['rally', 0],
    ]);
    expect(healthOf(t.state, 0, 'Berserker').lines.map((line) => line.source)).toEqual([
      cardIn(t.state, 'play', 0, 'Standard Bearer'),
    ]);
    expect(healthOf(t.state, 0, 'Standard Bearer').lines).toEqual([]);
  });

  scenario('a limit counts last, whenever it began', () => {
    const t = table(skirmish, { first: { hand: ['Armistice', 'Rally', 'Trooper'], play: ['Veteran', 'Scout'] } });
    t.first.does('play', 'Armistice').does('play', 'Rally');
    expect(strengthOf(t.state, 0, 'Veteran').total).toBe(2);
    expect(strengthOf(t.state, 0, 'Scout').total).toBe(2);
  });

  scenario('end with the turn, and a unit that lived on one is lost', () => {
    const t = table(skirmish, {
      first: { hand: ['Formation'], play: [{ card: 'Trooper', damage: 1 }] },
      second: { hand: ['Precision Shot'], play: ['Scout'] },
    });
    t.first.does('play', 'Formation');
    t.second.does('play', 'Precision Shot').does('target', 'Trooper');
    expect(t.first.sees('play')).toEqual([]);
    const u = table(skirmish, {
      first: { hand: ['Formation'], play: [{ card: 'Trooper', damage: 1 }] },
      second: { hand: ['Scout'] },
    });
    u.first.does('play', 'Formation');
    expect(u.state.lasting).toHaveLength(1);
    u.first.passes();
    expect(u.state.lasting).toEqual([]);
    expect(u.first.sees('play')).toEqual(['Trooper']);
  });

  scenario('a lost bonus loses what it kept alive, all at once, until nothing more follows', () => {
    const t = table(skirmish, {
      first: { hand: ['Recall'] },
      second: { play: ['Standard Bearer', { card: 'Trooper', damage: 2 }, { card: 'Veteran', damage: 3 }, 'Colossus'] },
    });
    t.first.does('play', 'Recall').does('target', 'Standard Bearer');
    expect(t.second.sees('play')).toEqual(['Colossus']);
    expect(t.second.sees('discard')).toEqual(['Trooper', 'Veteran']);
  });
});

describe('a card that takes the place of another', () => {
  const promoting = {
    first: {
      hand: ['Field Promotion', 'Rally', 'Veteran', 'Colossus', 'Scout'],
      play: [{ card: 'Berserker', damage: 1 }, 'Trooper'],
      energy: 9,
    },
  } as const;

  scenario('has its damage and what lasts on it, and counts as having done what it did', () => {
    const t = table(skirmish, promoting);
    t.first.does('rage').does('play', 'Rally').does('attack', 'Berserker');
    t.first.does('play', 'Field Promotion').does('target', 'Berserker');
    expect(t.labels).toEqual(['Promote Veteran', 'Promote Colossus', 'Promote Scout']);
    t.first.does('promote', 'Colossus');
    expect(t.first.sees('play')).toEqual(['Trooper', 'Colossus']);
    expect(t.first.sees('hand')).toContain('Berserker');
    expect(t.first.view.cards.find((card) => card.name === 'Colossus')?.marks).toEqual({ damage: 1, tapped: 1 });
    expect(strengthOf(t.state, 0, 'Colossus').lines.map(({ because, total }) => [because, total])).toEqual([
      ['rages', 10],
      ['rally', 11],
    ]);
    const [use] = t.state.uses;
    expect(use?.card?.card).toBe(cardIn(t.state, 'play', 0, 'Colossus'));
  });

  scenario('is lost at once if the damage is too much for it', () => {
    const t = table(skirmish, promoting);
    t.first.does('play', 'Field Promotion').does('target', 'Berserker').does('promote', 'Scout');
    expect(t.first.sees('discard')).toContain('Scout');
  });

  scenario('the one it replaced comes back as another', () => {
    const t = table(skirmish, promoting);
    t.first
      .does('play', 'Rally')
      .does('play', 'Field Promotion')
      .does('target', 'Berserker')
      .does('promote', 'Veteran');
    t.first.does('muster', 'Berserker');
    expect(strengthOf(t.state, 0, 'Berserker').lines).toEqual([]);
    expect(strengthOf(t.state, 0, 'Veteran').total).toBe(4);
  });
});

describe('limits', () => {
  scenario('once each turn, for each copy, and anew in the next turn', () => {
    const t = table(skirmish, {
      first: { hand: ['Trooper'], play: ['Berserker', 'Berserker'] },
      second: { hand: ['Trooper'] },
    });
    t.first.does('rage', 'Berserker #1');
    expect(t.first.may('rage', 'Berserker #2')).toBe(false);
    expect(t.first.may('rage', 'Berserker #1')).toBe(true);
    t.first.does('rage', 'Berserker');
    expect(t.first.may('rage')).toBe(false);
    t.first.passes();
    t.second.passes();
    expect(t.first.may('rage')).toBe(true);
  });

  scenario('a card that left and came back is another one', () => {
    const t = table(skirmish, { first: { hand: ['Recall', 'Trooper'], play: ['Berserker'], energy: 9 } });
    t.first.does('rage').does('play', 'Recall').does('muster', 'Berserker');
    expect(t.first.may('rage', 'Berserker')).toBe(true);
  });
});
