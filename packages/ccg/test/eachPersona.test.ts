import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Card } from '../src/catalog/card.ts';
import type { CcgPosition, CcgState } from '../src/index.ts';
import { always } from '../src/language/amounts/values.ts';
import { any, it, opponents } from '../src/language/cards/cards.ts';
import { deploysOn } from '../src/language/does/deploying/deploying.ts';
import { hand, theirs } from '../src/language/does/piles/piles.ts';
import { cancelsText, suspends } from '../src/language/does/toCards/states.ts';
import { steals } from '../src/language/does/toCards/stealing.ts';
import { may, used } from '../src/language/text.ts';
import { atAnyTime } from '../src/language/when/when.ts';
import type { Stood } from '../src/position.ts';
import { isActive } from '../src/rules/cards/cardStates.ts';
import { whyNot } from '../src/rules/deploying/deploy.ts';
import { isStolen } from '../src/rules/weapons/stealing.ts';
import { losesDuplicates } from './cards/drill/own/piles.ts';
import { ccgWith, stranger } from './stranger.ts';

type At = NonNullable<CcgPosition['at']>;
type Side = 'dark' | 'light';

const errands = { dark: 'Drill Errand (Dark)', light: 'Drill Errand (Light)' } as const;
const yard = 'Drill Yard';

const why = (s: CcgState, side: Side, name: string) => {
  const by = side === 'dark' ? 0 : 1;
  const card = s.zones.hand[by].find((one) => s.names[s.cards.definition[one] ?? -1] === name) ?? -1;
  return whyNot(s, by, card)?.rule;
};

describe('two cards are the same', () => {
  const weed = stranger({ kind: 'effect', side: 'dark', limit: 2, text: [deploysOn(any.characters)] });
  const field = stranger({ kind: 'location', side: 'dark', limit: 0, perSystem: 2 });
  const burn = stranger({
    kind: 'interrupt',
    side: 'dark',
    functions: [used(may.act(atAnyTime).do(losesDuplicates(theirs(hand))))],
  });
  const cases: readonly (readonly [what: string, one: Card, change: object, are: boolean])[] = [
    ['of another side', weed, { side: 'light' }, true],
    ['of another set', weed, { expansion: 'Reflections', id: '9_9' }, true],
    ['with another picture', weed, { id: '1_999' }, true],
    ['with another text', weed, { text: [deploysOn(any.starships)] }, true],
    ['with another destiny', weed, { destiny: 6 }, true],
    ['with more dots', weed, { limit: 3 }, false],
    ['with no dots', weed, { limit: 0 }, false],
    ['with more diamonds', field, { perSystem: 3 }, false],
    ['with no diamonds', field, { perSystem: undefined }, false],
    ['with another title', weed, { title: 'Drill Recruit' }, false],
  ];
  for (const [i, [what, one, change, are]] of cases.entries()) {
    const other: Card = Object.assign({}, one, { name: `${one.name} (${i})` }, change);
    const game = ccgWith(one, other, burn);
    rule('GAP-0085', `${are ? 'even' : 'not'} if one is ${what}`, () => {
      const t = table(game, {
        dark: { hand: [burn.name, errands.dark] },
        light: { hand: [one.name, other.name, errands.light] },
        at: { [yard]: {} },
      });
      t.dark.does('play', burn.name);
      while (t.asked === 'dark' && t.dark.may('put')) t.dark.does('put', '#1');
      expect(t.dark.sees('lost', 'light').length).toBe(are ? 2 : 0);
    });
  }
});

describe('a captive', () => {
  const rogue = stranger({ persona: 'Lobot', side: 'light' });
  const other = stranger({ persona: 'Lobot', side: 'light' });
  const villain = stranger({ persona: 'Lobot', side: 'dark' });
  const flown = stranger({ kind: 'starship', side: 'light', permanentPilots: [1], contains: ['Lobot'] });
  const ridden = stranger({ kind: 'vehicle', side: 'light', permanentPilots: [1], contains: ['Lobot'] });
  const game = ccgWith(rogue, other, villain, flown, ridden);
  const held: readonly (readonly [whose: Side, card: string])[] = [
    ['light', rogue.name],
    ['dark', villain.name],
  ];
  const refused = (whose: Side, card: string, inactive: 'captive' | undefined, name: string) => {
    const stood: Stood = inactive === undefined ? card : { card, inactive };
    const { state } = table(game, {
      turn: 'light',
      phase: 'deploy',
      light: { hand: [name, errands.light], force: 9 },
      at: { [yard]: { [whose]: [stood] }, Drill: { light: ['Drill Far Wing'] } },
    });
    return why(state, 'light', name);
  };
  for (const [whose, card] of held)
    for (const [what, name] of [
      ['another version of that person', other.name],
      ['a starship flown by that person', flown.name],
      ['a vehicle driven by that person', ridden.name],
    ] as const)
      rule('AR5-0056', `that is a card of the ${whose} side keeps Light from deploying ${what}`, () => {
        // One’s own card on table would keep it away in any case.
        expect(refused(whose, card, 'captive', name)).toBe(whose === 'light' ? 'AR5-0054' : 'AR5-0056');
        if (whose === 'dark') expect(refused(whose, card, undefined, name)).toBeUndefined();
      });

  for (const [whose, card, may_] of [
    ['light', rogue.name, true],
    ['dark', villain.name, false],
  ] as const)
    rule('AR5-0056', `of the ${whose} side ${may_ ? 'does not keep' : 'keeps'} Dark from deploying that person`, () => {
      const twin = stranger({ persona: 'Lobot', side: 'dark' });
      const { state } = table(ccgWith(rogue, villain, twin), {
        phase: 'deploy',
        dark: { hand: [twin.name, errands.dark], force: 9 },
        at: { [yard]: { [whose]: [{ card, inactive: 'captive' }] } },
      });
      expect(why(state, 'dark', twin.name)).toBe(may_ ? undefined : 'AR5-0054');
    });
});

describe('a person or weapon that another card contains', () => {
  const lobot = stranger({ persona: 'Lobot', side: 'light' });
  const saber = stranger({
    kind: 'weapon',
    persona: 'Lobot’s Saber',
    side: 'light',
    text: [deploysOn(any.characters)],
  });
  const contained = { side: 'light', limit: 0 } as const;
  const bearer = stranger({ ...contained, contains: saber.kind === 'weapon' ? saber.personas : [] });
  const fighter = stranger({ kind: 'starship', ...contained, permanentPilots: [1], contains: ['Lobot'] });
  const cruiser = stranger({
    kind: 'starship',
    type: 'capital',
    ...contained,
    permanentPilots: [1],
    contains: ['Lobot'],
  });
  const speeder = stranger({ kind: 'vehicle', ...contained, permanentPilots: [1], contains: ['Lobot'] });
  const two = stranger({ kind: 'starship', ...contained, type: 'squadron', contains: ['Lobot'] });
  const silence = stranger({ kind: 'effect', text: [always(cancelsText(opponents))] });
  const storm = stranger({
    kind: 'effect',
    text: [always(suspends(opponents.of('character', 'starship', 'vehicle')))],
  });
  const theft = stranger({
    kind: 'interrupt',
    functions: [used(may.act(atAnyTime).target(opponents.of('starship', 'vehicle')).do(steals(it)))],
  });
  const game = ccgWith(lobot, saber, bearer, fighter, cruiser, speeder, two, silence, storm, theft);
  const carriers = [
    ['a character with a permanent weapon', bearer, saber.name],
    ['a starfighter with a permanent pilot', fighter, lobot.name],
    ['a capital starship with a permanent pilot', cruiser, lobot.name],
    ['a vehicle with a permanent pilot', speeder, lobot.name],
    ['a squadron that nobody pilots', two, lobot.name],
  ] as const;
  const at = (carrier: Card, wanted: string, dark: readonly string[], hand_: readonly string[] = []) =>
    table(game, {
      turn: 'dark',
      dark: { table: dark, hand: [...hand_, errands.dark] },
      light: { hand: [wanted, errands.light], force: 9 },
      at:
        carrier.kind === 'starship'
          ? ({ Drill: { light: [carrier.name] }, [yard]: { light: ['Drill Recruit'] } } satisfies At)
          : ({ [yard]: { light: [carrier.name, 'Drill Recruit'] } } satisfies At),
    });
  for (const [what, carrier, wanted] of carriers)
    for (const [how, by] of [
      ['as it is', []],
      ['though its text is cancelled', [silence.name]],
      ['though it is suspended', [storm.name]],
    ] as const)
      rule('AR5-0072', `counts ${how}: ${what}`, () => {
        const { state } = at(carrier, wanted, by);
        const card = state.cards.definition.findIndex((d) => state.names[d] === carrier.name);
        expect(isActive(state, card)).toBe(how !== 'though it is suspended');
        expect(why(state, 'light', wanted)).toBe('AR5-0054');
      });

  for (const [what, carrier, wanted] of carriers)
    if (carrier.kind !== 'character')
      rule('AR5-0072', `counts no more once that is stolen, for either player: ${what}`, () => {
        const t = at(carrier, wanted, [], [theft.name]);
        expect(why(t.state, 'light', wanted)).toBe('AR5-0054');
        t.dark.does('play', theft.name);
        const card = t.state.cards.definition.findIndex((d) => t.state.names[d] === carrier.name);
        expect(isStolen(t.state, card)).toBe(true);
        expect(why(t.state, 'light', wanted)).toBeUndefined();
      });
});
