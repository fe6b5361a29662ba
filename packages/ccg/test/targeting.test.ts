import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { CcgPosition } from '../src/index.ts';
import {
  activate,
  addToTotal,
  any,
  atAnyTime,
  deploysOn,
  drawDestiny,
  drawsAgainst,
  fires,
  halfOf,
  hits,
  ifDestiny,
  it,
  may,
  opponents,
  sends,
  used,
  valueOfIt,
} from '../src/language/index.ts';
import type { ValueName } from '../src/text/valueNames.ts';
import { ccg } from './drill.ts';
import { ccgWith, stranger } from './stranger.ts';

const light = 1;

/** Four of Light's at two sites, a third site beside them. */
const sites = {
  'Drill Yard': { light: ['Drill Recruit', 'Drill Hero', 'Drill Servant'] },
  'Drill: Hall': { light: ['Drill Master'] },
  'Drill: Field (Light)': {},
};

const caravan = (dark: readonly string[], hand: readonly string[] = []) =>
  table(ccg, {
    turn: 'light',
    light: { hand: ['Drill Caravan', ...hand], force: 3, reserve: ['Drill Recruit', 'Drill Recruit', 'Drill Omen 3'] },
    dark: { hand: [...dark, 'Drill Errand (Dark)'], force: 1 },
    at: sites,
  });

const placeOf = ({ state }: ReturnType<typeof caravan>, title: string): string => {
  const name = (card: number): string => state.names[state.cards.definition[card] ?? -1] ?? '';
  const card = state.zones.at[light].find((one) => name(one) === title) ?? -1;
  return name(state.cards.host[card] ?? -1);
};

describe('a group as a target', () => {
  rule(['AR1-0230', 'AR1-0231'], 'is chosen card by card; where they come from follows from that', () => {
    const t = caravan([]);
    t.light.does('play', 'Drill Caravan').does('target', 'Drill Recruit');
    // Whoever is elsewhere can no longer be one of them.
    expect(t.options).toEqual(['target Drill Hero', 'target Drill Servant', 'done', 'back']);
    t.light.does('target', 'Drill Servant').does('done');
    // Where they are they need not be taken.
    expect(t.light.may('target', 'Drill Yard')).toBe(false);
    t.light.does('target', 'Drill: Field (Light)').does('accept');
    expect(['Drill Recruit', 'Drill Servant', 'Drill Hero', 'Drill Master'].map((one) => placeOf(t, one))).toEqual([
      'Drill: Field (Light)',
      'Drill: Field (Light)',
      'Drill Yard',
      'Drill: Hall',
    ]);
  });
});

describe('retargeting', () => {
  const retargeted = () => {
    const t = caravan(['Drill Diversion']);
    t.light.does('play', 'Drill Caravan').does('target', 'Drill Recruit').does('target', 'Drill Servant').does('done');
    t.light.does('target', 'Drill: Hall').does('accept');
    t.dark.does('play', 'Drill Diversion');
    return t;
  };

  rule(['AR1-0229', 'AR1-0232'], 'changes one target to others of which none was one before (Elis Helrot)', () => {
    const group = retargeted();
    // The group, or the place: either may be changed.
    expect(group.options).toHaveLength(2);
    // Of those at the same site one is left that was not chosen; whoever is at the place they go to can't be.
    group.answer({ player: 0, at: group.decision.at, picks: [0] });
    expect(['Drill Recruit', 'Drill Servant', 'Drill Hero'].map((one) => placeOf(group, one))).toEqual([
      'Drill Yard',
      'Drill Yard',
      'Drill: Hall',
    ]);
    const place = retargeted();
    place.answer({ player: 0, at: place.decision.at, picks: [1] });
    expect(placeOf(place, 'Drill Recruit')).toBe('Drill: Field (Light)');
    expect(placeOf(place, 'Drill Servant')).toBe('Drill: Field (Light)');
  });
});

describe('destiny that targets a value', () => {
  rule('AR1-0226', 'is held against it, or reckoned with it', () => {
    const at = (card: string) => {
      const t = table(ccg, {
        dark: { hand: [card], force: 2 },
        light: { hand: ['Drill Composure', 'Drill Stew'] },
        at: { 'Drill Yard': { light: ['Drill Recruit'] } },
      });
      t.dark.does('play', card);
      return t;
    };
    expect(at('Drill Yardstick').light.may('play', 'Drill Composure')).toBe(true);
    expect(at('Drill Chance').light.may('play', 'Drill Composure')).toBe(false);
  });

  const values = ['ability', 'power', 'forfeit', 'destiny', 'maneuver'] as const;
  const heeding = (value: ValueName) =>
    stranger({
      kind: 'interrupt',
      side: 'light',
      functions: [used(may.respond(drawsAgainst('opponent', value, any)).do(activate(1)))],
    });
  const responses = values.map((value) => heeding(value));
  const ship = 'X-wing';
  const asked = (game: typeof ccg, by: string, verb: 'play' | 'fire', at: CcgPosition['at']) => {
    const t = table(game, {
      phase: verb === 'fire' ? 'battle' : 'control',
      dark: { hand: [...(verb === 'play' ? [by] : []), 'Drill Errand (Dark)'], force: 3 },
      light: { hand: [...responses.map(({ name }) => name), 'Drill Errand (Light)'] },
      ...(at === undefined ? {} : { at }),
    });
    if (verb === 'fire') t.dark.does('initiate battle');
    t.dark.does(verb, by);
    return values.filter((_, i) => t.asked === 'light' && t.light.may('play', responses[i]?.name));
  };
  const wayOf = {
    'is less than': (value: ValueName) => ifDestiny('<', valueOfIt(value), [sends(it, 'hand')]),
    'is more than': (value: ValueName) => ifDestiny('>', valueOfIt(value), [sends(it, 'hand')]),
    'is equal to': (value: ValueName) => ifDestiny('=', valueOfIt(value), [sends(it, 'hand')]),
    'is less than half of': (value: ValueName) => ifDestiny('<', halfOf(valueOfIt(value)), [sends(it, 'hand')]),
    'is reckoned with': (value: ValueName) => addToTotal(valueOfIt(value)),
  };
  for (const [way, then] of Object.entries(wayOf))
    for (const value of values) {
      const target = may.act(atAnyTime).target(opponents.of('character', 'starship'));
      rule('AR1-0226', `targets the ${value} that it ${way}, and no other`, () => {
        const draw = drawDestiny(1, { against: [value] });
        const card = stranger({ kind: 'interrupt', functions: [used(target.do(draw, then(value)))] });
        const at = value === 'maneuver' ? { Drill: { light: [ship] } } : { 'Drill Yard': { light: ['Drill Recruit'] } };
        expect(asked(ccgWith(card, ...responses), card.name, 'play', at)).toEqual([value]);
      });
      rule('AR1-0226', `has to say that it targets the ${value} that it ${way}`, () => {
        const card = (...said: ValueName[]) =>
          stranger({
            kind: 'interrupt',
            functions: [used(target.do(drawDestiny(1, { against: said }), then(value)))],
          });
        expect(() => ccgWith(card())).toThrow(`a destiny is held against ${value}, which its draw does not say`);
        expect(() => ccgWith(card(value === 'power' ? 'forfeit' : 'power'))).toThrow(`held against ${value}`);
        expect(() => ccgWith(card(value))).not.toThrow();
      });
    }

  const gun = stranger({
    kind: 'weapon',
    text: [deploysOn(any.characters.or(any.starships)), fires({ at: any.of('character', 'starship'), do: [hits(it)] })],
  });
  for (const [what, value, at] of [
    [
      'a character',
      'ability',
      { 'Drill Yard': { dark: [{ card: 'Drill Trooper', on: [gun.name] }], light: ['Drill Recruit'] } },
    ],
    ['a starfighter', 'maneuver', { Drill: { dark: [{ card: 'Drill Interceptor', on: [gun.name] }], light: [ship] } }],
  ] as const)
    rule('AR1-0226', `of a weapon targets the ${value} of ${what}`, () => {
      expect(asked(ccgWith(gun, ...responses), gun.name, 'fire', at)).toEqual([value]);
    });

  rule(['AR1-0227', 'AR1-0228'], 'is drawn only by the player whose action it is (Wookiee Strangle)', () => {
    const at = (turn: 'dark' | 'light') => {
      const t = table(ccg, {
        turn,
        dark: { hand: ['Drill Wrestle (Dark)'] },
        light: { hand: ['Drill Wrestle (Light)', 'Drill Composure'] },
        at: { 'Drill Yard': { light: ['Drill Recruit'], dark: ['Drill Trooper'] } },
      });
      if (turn === 'dark') t.dark.does('play', 'Drill Wrestle (Dark)');
      else t.light.does('play', 'Drill Wrestle (Light)');
      return t;
    };
    // Dark's own draw is for the ability of both; in answer to Light's it is for nothing.
    expect(at('dark').light.may('play', 'Drill Composure')).toBe(true);
    const answer = at('light');
    expect(answer.dark.told('destiny')).toHaveLength(2);
    expect(answer.light.getsTo('play', 'Drill Composure')).toBe(false);
  });
});

describe('a transport (example 3)', () => {
  rule(['AR1-0203', 'AR1-0104'], 'is played out though the Interrupt was grabbed meanwhile', () => {
    const t = caravan(['Drill Hook (Dark)'], ['Drill Caravan']);
    t.light
      .does('play', 'Drill Caravan #1')
      .does('target', 'Drill Recruit')
      .does('target', 'Drill Servant')
      .does('done');
    t.light.does('target', 'Drill: Hall').does('accept');
    expect(t.state.zones.force[light]).toHaveLength(0);
    t.dark.does('deploy', 'Drill Hook (Dark)');
    expect(placeOf(t, 'Drill Recruit')).toBe('Drill: Hall');
    expect(placeOf(t, 'Drill Servant')).toBe('Drill: Hall');
    expect(t.dark.sees('stacked', 'light')).toEqual(['Drill Caravan']);
    t.dark.passes();
    expect(t.light.may('play', 'Drill Caravan')).toBe(false);
  });

  rule('AR1-0204', 'that is completed may be responded to by both, the other player first', () => {
    const t = caravan(['Drill Swindle'], ['Drill Keepsake']);
    t.light.does('play', 'Drill Caravan').does('target', 'Drill Servant').does('done');
    t.light.does('target', 'Drill: Hall').does('accept');
    // Before Dark's next action come both responses, Dark's before Light's.
    expect(t.asked).toBe('dark');
    expect(t.dark.may('play', 'Drill Swindle')).toBe(true);
    expect(t.dark.may('play', 'Drill Errand (Dark)')).toBe(false);
    t.dark.does('play', 'Drill Swindle');
    t.light.does('lose', 'used');
    t.light.does('play', 'Drill Keepsake');
    expect(t.state.zones.force[light]).toHaveLength(1);
    expect(t.dark.may('play', 'Drill Errand (Dark)')).toBe(true);
  });
});
