import { rule, type ScenarioTable, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { cardOf } from '../src/catalog/catalog.ts';
import type { CcgState, CcgVocabulary } from '../src/index.ts';
import { this_ } from '../src/language/cards/cards.ts';
import { activate } from '../src/language/does/force/effects.ts';
import { justMoved } from '../src/language/does/moving/moving.ts';
import { adds, always, any, cancelsText, deploysOn, your } from '../src/language/index.ts';
import { automatically } from '../src/language/text.ts';
import { deployed } from '../src/language/when/when.ts';
import type { Stood } from '../src/position.ts';
import { isActive, stateOf } from '../src/rules/cards/cardStates.ts';
import { iconsOf, personasOf, traitsOf, typeOf } from '../src/rules/cards/characteristics.ts';
import { abilityOf, baseValue, valueNow } from '../src/rules/inForce/values.ts';
import { parsecOf } from '../src/rules/table/layout.ts';
import { ridersOn } from '../src/rules/table/places.ts';
import { forceIcons } from '../src/rules/table/presence.ts';
import type { ValueName } from '../src/text/valueNames.ts';
import { ccg } from './drill.ts';
import { ccgWith, stranger } from './stranger.ts';

type Table = ScenarioTable<CcgState, 'dark' | 'light', CcgVocabulary>;

const named = (t: Table, name: string): number =>
  t.state.cards.definition.findIndex((definition) => t.state.names[definition] === name);

const power = (t: Table, name: string): number | null => valueNow(t.state, named(t, name), 'power');

const silenced = (who: Stood) => {
  const t = table(ccg, {
    phase: 'control',
    dark: { hand: ['Drill Errand (Dark)', 'Drill Errand (Dark)', 'Drill Furlough'], force: 3 },
    light: { hand: ['Drill Gag', 'Drill Errand (Light)'] },
    at: { 'Drill Yard': { dark: [who] } },
  });
  t.dark.passes();
  t.light.does('play', 'Drill Gag');
  return t;
};

describe('cancelled game text', () => {
  rule(['AR1-0262', 'AR1-0263', 'AR1-0266'], 'does nothing, while its card stays active on table', () => {
    const before = table(ccg, { phase: 'control', at: { 'Drill Yard': { dark: ['Drill Speaker'] } } });
    expect(power(before, 'Drill Speaker')).toBe(3);
    expect(before.dark.may('use', 'Drill Speaker')).toBe(true);
    const t = silenced('Drill Speaker');
    expect(power(t, 'Drill Speaker')).toBe(2);
    expect(t.dark.may('use', 'Drill Speaker')).toBe(false);
    expect(stateOf(t.state, named(t, 'Drill Speaker'))).toBe('active');
  });

  rule('GLC-0427', 'for the rest of a turn stays cancelled, even if the card that did it is lost', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Pebble', 'Drill Errand (Dark)'], force: 3 },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Loud Patron'], light: ['Drill Horn Player', 'Drill Recruit'] } },
    });
    expect(power(t, 'Drill Recruit')).toBe(1);
    t.dark.passes();
    t.light.does('use', 'Drill Horn Player');
    expect(power(t, 'Drill Recruit')).toBe(2);
    t.dark.does('play', 'Drill Pebble').does('target', 'Drill Horn Player');
    expect(t.light.sees('lost', 'light')).toEqual(['Drill Horn Player']);
    expect(power(t, 'Drill Recruit')).toBe(2);
    while (t.state.facts.turn === 1) (t.asked === 'dark' ? t.dark : t.light).passes();
    expect(power(t, 'Drill Recruit')).toBe(1);
  });

  rule(['AR1-0264', 'GLB-0170'], 'leaves what is printed beside it', () => {
    const t = silenced('Drill Speaker');
    expect(valueNow(t.state, named(t, 'Drill Speaker'), 'forfeit')).toBe(2);
    expect(valueNow(t.state, named(t, 'Drill Speaker'), 'ability')).toBe(2);
  });

  for (const [what, seen] of [
    ['power', (s: CcgState, card: number) => baseValue(s, card, 'power')],
    ['ability', (s: CcgState, card: number) => valueNow(s, card, 'ability')],
    ['forfeit', (s: CcgState, card: number) => valueNow(s, card, 'forfeit')],
    ['deploy cost', (s: CcgState, card: number) => baseValue(s, card, 'deploy')],
    ['destiny', (s: CcgState, card: number) => baseValue(s, card, 'destiny')],
    ['landspeed', (s: CcgState, card: number) => baseValue(s, card, 'landspeed')],
    ['room for passengers', (s: CcgState, card: number) => baseValue(s, card, 'passenger capacity')],
    ['icons', (s: CcgState, card: number) => iconsOf(s, card)],
    ['type', (s: CcgState, card: number) => typeOf(s, card)],
    ['traits', (s: CcgState, card: number) => traitsOf(s, card)],
    ['title', (s: CcgState, card: number) => cardOf(s, card).title],
  ] as const)
    rule(['AR1-0264', 'GLB-0170'], `leaves the ${what} of a character and of a vehicle`, () => {
      const found = (light: readonly string[], dark: readonly Stood[]) => {
        const t = table(ccg, { light: { table: light }, at: { 'Drill Yard': { dark } } });
        return dark.map((one) => seen(t.state, named(t, typeof one === 'string' ? one : one.card)));
      };
      expect(found(['Drill Curfew', 'Drill Hush'], ['Drill Patroller', 'Drill Speaker'])).toEqual(
        found([], ['Drill Patroller', 'Drill Speaker']),
      );
    });

  rule(['AR1-0264', 'GLB-0170'], 'leaves what is deployed on it at work', () => {
    const t = silenced({ card: 'Drill Ace (Dark)', on: ['Drill Popgun', 'Drill Gauge'] });
    expect(iconsOf(t.state, named(t, 'Drill Ace (Dark)'))).toEqual(['pilot', 'warrior']);
    expect(power(t, 'Drill Ace (Dark)')).toBe(3 + 1);
    expect(t.dark.may('use', 'Drill Gauge')).toBe(true);
  });

  rule('AR1-0263', 'is back when its time is over', () => {
    const t = silenced('Drill Speaker');
    while (t.state.facts.phase === 'control') (t.asked === 'light' ? t.light : t.dark).passes();
    expect(power(t, 'Drill Speaker')).toBe(3);
  });

  rule('AR1-0262', 'is prevented where it may not be cancelled', () => {
    const t = silenced('Drill Outspoken');
    expect(power(t, 'Drill Outspoken')).toBe(3);
  });

  rule('AR1-0263', 'is cancelled as long as the card that does it is in play', () => {
    const t = table(ccg, {
      phase: 'control',
      light: { table: ['Drill Hush'] },
      at: { 'Drill Yard': { dark: ['Drill Speaker'] } },
    });
    expect(power(t, 'Drill Speaker')).toBe(2);
  });

  rule('AR1-0058', 'is restored when its card leaves table', () => {
    const t = silenced('Drill Speaker');
    t.dark.does('play', 'Drill Furlough');
    t.light.passes();
    expect(power(t, 'Drill Speaker')).toBe(2);
    while (t.state.facts.phase !== 'deploy') (t.asked === 'light' ? t.light : t.dark).passes();
    t.dark.does('deploy', 'Drill Speaker');
    expect(power(t, 'Drill Speaker')).toBe(3);
  });
});

describe('a vehicle whose text is cancelled', () => {
  rule(['AR1-0265', 'GLB-0170'], 'keeps its pilots, its room and its personas', () => {
    const at = (light: readonly string[]) =>
      table(ccg, { light: { table: light }, at: { 'Drill Yard': { dark: ['Drill Patroller'] } } });
    expect(power(at([]), 'Drill Patroller')).toBe(5);
    const t = at(['Drill Curfew']);
    expect(power(t, 'Drill Patroller')).toBe(3);
    const card = named(t, 'Drill Patroller');
    expect(abilityOf(t.state, card)).toBe(2);
    expect(personasOf(t.state, card)).toEqual(['Patroller One']);
  });

  for (const [card, value] of [
    ['Drill Patroller', 'maneuver'],
    ['Drill Patroller', 'landspeed'],
    ['Drill Patroller', 'forfeit'],
    ['Drill Armored Truck', 'armor'],
    ['Drill Armored Truck', 'power'],
  ] as const)
    rule('GLB-0170', `keeps its ${value}: ${card}`, () => {
      const of = (light: readonly string[]) => {
        const t = table(ccg, { light: { table: light }, at: { 'Drill Yard': { dark: [card] } } });
        return valueNow(t.state, named(t, card), value);
      };
      expect(of([])).toBeGreaterThan(0);
      expect(of(['Drill Curfew'])).toBe(of([]));
    });
});

describe('the text of a system, a starship or a weapon', () => {
  const silence = stranger({ kind: 'effect', side: 'light', text: [always(cancelsText(any.other))] });
  const noisy = [always(adds(1).to('power').of(your.characters))];
  const world = stranger({
    kind: 'location',
    side: 'dark',
    type: 'system',
    system: '',
    parsec: 5,
    force: { light: 2, dark: 1 },
    icons: ['scomp link'],
    text: { dark: noisy, light: noisy },
  });
  const marker = stranger({ kind: 'effect', side: 'dark', text: [deploysOn(any.locations.type('system'))] });
  const ship = stranger({
    kind: 'starship',
    power: 3,
    maneuver: 4,
    hyperspeed: 5,
    forfeit: 6,
    icons: ['nav computer'],
    traits: ['TIE/ln'],
    permanentPilots: [2],
    text: noisy,
  });
  const idle = stranger({ kind: 'starship', forfeit: 6, icons: ['nav computer'], traits: ['TIE/ln'], text: noisy });
  const gun = stranger({ kind: 'weapon', text: [deploysOn(any.starships)] });
  const game = ccgWith(silence, world, marker, ship, idle, gun);
  const at = (light: readonly string[]) =>
    table(game, {
      light: { table: light },
      dark: { table: [] },
      at: {
        [world.name]: { dark: [marker.name, { card: ship.name, on: [gun.name] }, { card: idle.name, on: [gun.name] }] },
      },
    });
  const value = (name: ValueName) => (s: CcgState, card: number) => valueNow(s, card, name);
  const seen: readonly (readonly [what: string, of: string, see: (s: CcgState, card: number) => unknown])[] = [
    ['parsec of a system', world.name, parsecOf],
    ['light Force icons of a system', world.name, (s, card) => forceIcons(s, card, 1)],
    ['dark Force icons of a system', world.name, (s, card) => forceIcons(s, card, 0)],
    ['icons of a system', world.name, iconsOf],
    ['power of a starship', ship.name, value('power')],
    ['maneuver of a starship', ship.name, value('maneuver')],
    ['hyperspeed of a starship', ship.name, value('hyperspeed')],
    ['forfeit of a starship', ship.name, value('forfeit')],
    ['icons of a starship', ship.name, iconsOf],
    ['words for a starship', ship.name, traitsOf],
    [
      'weapon of a starship',
      ship.name,
      (s, card) => ridersOn(s, card).map((one) => [cardOf(s, one).name, isActive(s, one)]),
    ],
  ];
  for (const [what, of, see] of seen)
    rule('GLB-0170', `that is cancelled leaves the ${what}`, () => {
      const now = (light: readonly string[]) => {
        const t = at(light);
        return see(t.state, named(t, of));
      };
      const before = now([]);
      expect(before).toBeTruthy();
      expect(now([silence.name])).toEqual(before);
    });
  for (const [what, see, is] of [
    ['forfeit', value('forfeit'), 6],
    ['icons', iconsOf, ['nav computer']],
    ['words', traitsOf, ['TIE/ln']],
    ['weapon', (s: CcgState, card: number) => ridersOn(s, card).map((one) => isActive(s, one)), [true]],
  ] as const)
    rule('GLB-0170', `that is suspended, for want of a pilot, leaves the ${what} of a starship`, () => {
      const t = at([]);
      const found = see(t.state, named(t, idle.name));
      expect(Array.isArray(found) ? [...found].sort() : found).toEqual(Array.isArray(is) ? [...is].sort() : is);
    });
});

describe('cancelling', () => {
  rule(['AR1-0256', 'AR1-0258'], 'an action leaves its costs paid and its card lost', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Stun'], force: 2 },
      light: { hand: ['Drill Deny', 'Drill Errand (Light)'] },
      at: { 'Drill Yard': { light: ['Drill Hero'] } },
    });
    t.dark.does('play', 'Drill Stun');
    t.light.does('play', 'Drill Deny');
    expect(t.state.zones.force[0]).toHaveLength(0);
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Stun']);
    expect(t.light.sees('at', 'light')).toEqual(['Drill Hero']);
  });

  rule(['AR1-0260', 'AR1-0154'], 'a card ends what it does, but not what it has begun for a time', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Abolish'], table: ['Drill Anthem'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Champion'] } },
    });
    t.dark.does('use', 'Drill Anthem');
    expect(power(t, 'Drill Champion')).toBe(10);
    t.light.passes();
    t.dark.does('play', 'Drill Abolish');
    expect(t.dark.sees('table', 'dark')).toEqual([]);
    expect(power(t, 'Drill Champion')).toBe(9);
  });

  for (const [what, name, where, may] of [
    ['an Effect', 'Drill Anthem', 'Drill Yard', true],
    ['a weapon', 'Drill Fixed Gun', 'Drill Yard', true],
    ['a device', 'Observation Holocam', 'Drill Yard', true],
    ['a creature', 'Drill Prowler', 'Drill Yard', true],
    ['a location', 'Drill: Hall', 'Drill Yard', true],
    ['a character', 'Drill Champion', 'Drill Yard', false],
    ['a vehicle', 'Drill Ice Strider', 'Drill Yard', false],
    ['a starship', 'Drill Corsair', 'Drill', false],
  ] as const)
    rule('AR1-0261', `is ${may ? '' : 'not '}possible for ${what} that is being deployed`, () => {
      const t = table(ccg, {
        phase: 'deploy',
        dark: { hand: [name, 'Drill Errand (Dark)'], force: 9 },
        light: { hand: ['Drill Refuse', 'Drill Errand (Light)'] },
        at: { [where]: {} },
      });
      t.dark.does('deploy', name);
      expect(t.asked).toBe('light');
      expect(t.light.may('play', 'Drill Refuse')).toBe(may);
    });
});

describe('a text that is triggered and cancelled at the same moment', () => {
  const arriving = () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Envoy', 'Drill Errand (Dark)'], force: 1 },
      light: { table: ['Drill Hush'], hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': {} },
    });
    t.dark.does('deploy', 'Drill Envoy');
    return t;
  };

  rule(['AR1-0268', 'AR1-0269'], 'takes effect or not as whoever’s turn it is chooses', () => {
    const first = arriving();
    first.dark.does('resolve', 'Drill Envoy');
    expect(first.state.zones.force[0]).toHaveLength(1);
    const second = arriving();
    second.dark.does('resolve', 'Drill Hush');
    expect(second.state.zones.force[0]).toHaveLength(0);
  });

  rule('AR1-0268', 'is one about arriving: any other is cancelled without further ado', () => {
    const t = table(ccg, {
      phase: 'deploy',
      dark: { hand: ['Drill Watch', 'Drill Errand (Dark)'], force: 1, table: ['Drill Bell'] },
      light: { table: ['Drill Hush'], hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': {} },
    });
    t.dark.does('deploy', 'Drill Watch');
    expect(t.options.some((option) => option.startsWith('resolve'))).toBe(false);
    expect(t.state.zones.force[0]).toHaveLength(1);
  });
});

describe('a text about something else of a card that tells of its arriving', () => {
  rule(['AR1-0262', 'AR1-0268'], 'does nothing either once it is cancelled', () => {
    const herald = stranger({
      text: [
        automatically(deployed('you', this_)).do(activate(1)),
        automatically(justMoved('you', this_)).do(activate(1)),
      ],
    });
    const walking = (...light: readonly string[]) => {
      const t = table(ccgWith(herald), {
        phase: 'move',
        dark: { force: 1, reserve: ['Drill Trooper', 'Drill Trooper'], hand: ['Drill Errand (Dark)'] },
        light: { table: light, hand: ['Drill Errand (Light)'] },
        at: { 'Drill Harbor: Quay': { dark: [herald.name] }, 'Drill Harbor: Market': {} },
      });
      t.dark.does('move', herald.name, 'Drill Harbor: Market');
      return t;
    };
    expect(walking().state.zones.force[0]).toHaveLength(1);
    const hushed = walking('Drill Hush');
    expect(hushed.options.some((option) => option.startsWith('resolve'))).toBe(false);
    expect(hushed.state.zones.force[0]).toHaveLength(0);
  });
});

describe('an illegal position', () => {
  const riding = (who: string) =>
    table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Errand (Dark)'], table: ['Drill Infirmary'] },
      light: { hand: ['Drill Gag', 'Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: [{ card: 'Drill Cart', passengers: [who] }] } },
    });

  rule(['AR1-0267', 'AR1-0286'], 'found when a text returns has its card lost, but not just lost', () => {
    const t = riding('Drill Footman');
    t.dark.passes();
    t.light.does('play', 'Drill Gag');
    expect(t.dark.sees('on', 'dark')).toEqual(['Drill Footman']);
    while (t.state.facts.phase === 'control') (t.asked === 'light' ? t.light : t.dark).passes();
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Footman']);
    // Not just lost: the Infirmary could not take it in.
    expect(t.dark.may('use', 'Drill Infirmary')).toBe(false);
  });

  rule('AR1-0286', 'of a card at a location where it can’t be has it lost, but not just lost', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Errand (Dark)'], table: ['Drill Infirmary'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { Drill: { dark: ['Drill Footman'] }, 'Drill Yard': { dark: ['Drill Trooper'] } },
    });
    while (t.state.facts.phase === 'control') (t.asked === 'light' ? t.light : t.dark).passes();
    expect(t.dark.sees('lost', 'dark')).toContain('Drill Footman');
    expect(t.dark.sees('at', 'dark')).toEqual(['Drill Trooper']);
    expect(t.dark.may('use', 'Drill Infirmary')).toBe(false);
  });

  rule(['AR1-0275', 'AR1-0279'], 'that may never be is not allowed by cancelling the text', () => {
    const t = riding('Drill Hermit');
    t.dark.passes();
    t.light.does('play', 'Drill Gag');
    while (t.state.facts.phase === 'control') (t.asked === 'light' ? t.light : t.dark).passes();
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Hermit']);
  });
});
