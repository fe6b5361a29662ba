/** Rules about unique units, stacks, Pilots and Equipment hold in each arena, for each type of unit. */
import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { arenas } from '../src/index.ts';
import { this_, your } from '../src/language/cards.ts';
import { discardThem, removeFromGame, retreatThem, returnToHand } from '../src/language/changes.ts';
import { isValue } from '../src/language/gains.ts';
import { one } from '../src/language/targets.ts';
import { always, gets, pilot } from '../src/language/text.ts';
import { leadsTo, take, whereIs } from './riders.ts';
import { stranger, tcgWith } from './stranger.ts';
import { choose, into, statsOf, type TcgTable } from './support.ts';

const places = [...arenas, 'build'] as const;
type Where = (typeof places)[number];
const pairs = arenas.flatMap((from) => arenas.filter((to) => to !== from).map((to) => [from, to] as const));
const placePairs = places.flatMap((first) => places.map((second) => [first, second] as const));

/** A version of one unique that fights there; those of no arena fight in all of them. */
const version = (where: Where, cost = 3) =>
  stranger({ persona: 'Nobody', cost, types: where === 'build' ? arenas : [where] });
const stack = (t: TcgTable, where: 'top' | 'beneath'): void =>
  choose(t, ({ verb, clause }) => verb === 'stack' && clause === where);

describe.each(places)('onto a unique in the place %s', (place) => {
  const there = version(place);
  const other = version(place);
  const game = tcgWith(there, other);
  const position = (points: number) =>
    table(game, {
      dark: {
        [place]: [there.title],
        hand: [other.title],
        points,
        character: place === 'character' ? [there.title] : ['Drill Trooper'],
      },
    });

  rule(['TCG-0404', 'TCG-0387', 'TCG-0405'], 'another version is stacked, on top or beneath, for one point', () => {
    for (const where of ['top', 'beneath'] as const) {
      const t = position(1);
      stack(t, where);
      const [top, below] = where === 'top' ? [other, there] : [there, other];
      expect(whereIs(t, top.title)).toBe(`dark ${place}`);
      expect(whereIs(t, below.title)).toBe(`dark beneath ${top.title}`);
      expect(statsOf(t, top.title)).toEqual({ speed: 40, power: 4, health: 4, cost: 4 });
    }
  });
});

describe.each(pairs)('a stack in the arena %s with a version for the arena %s', (from, to) => {
  const there = version(from);
  const other = version(to);
  const game = tcgWith(there, other);

  rule(['TCG-0412', 'TCG-0402'], 'goes to that arena when it is put on top, and not when it is put beneath', () => {
    const position = { dark: { [from]: [{ card: there.title, damage: 1 }], hand: [other.title], points: 1 } } as const;
    const top = table(game, position);
    stack(top, 'top');
    expect([whereIs(top, other.title), whereIs(top, there.title)]).toEqual([
      `dark ${to}`,
      `dark beneath ${other.title}`,
    ]);
    const beneath = table(game, position);
    stack(beneath, 'beneath');
    expect(whereIs(beneath, there.title)).toBe(`dark ${from}`);
  });

  rule('TCG-0416', 'goes to that arena when it is brought to the top', () => {
    const t = table(game, { dark: { [from]: [{ card: there.title, beneath: [other.title] }] } });
    t.dark.does('rearrange', other.title);
    expect([whereIs(t, other.title), whereIs(t, there.title)]).toEqual([`dark ${to}`, `dark beneath ${other.title}`]);
  });
});

describe.each(places)('a stack that leaves the place %s', (place) => {
  const top = version(place);
  const below = version(place);
  const ways = {
    discard: discardThem(one(your.named('Nobody'))),
    aside: removeFromGame(one(your.named('Nobody'))),
    ...(place === 'build'
      ? {}
      : {
          hand: returnToHand(one(your.named('Nobody'))),
          build: retreatThem(one(your.named('Nobody'))),
        }),
  };
  for (const [zone, how] of Object.entries(ways))
    rule(['TCG-0400', 'TCG-0668', 'TCG-0401'], `for the zone ${zone} leaves it as a whole`, () => {
      const order = stranger({ kind: 'mission', text: [how] });
      const t = table(tcgWith(top, below, order), {
        dark: { [place]: [{ card: top.title, beneath: [below.title] }], hand: [order.title], points: 1 },
      });
      t.dark.does('complete', order.title);
      expect(whereIs(t, top.title)).toBe(`dark ${zone}`);
      expect(whereIs(t, below.title)).toBe(zone === 'build' ? `dark beneath ${top.title}` : `dark ${zone}`);
    });
});

describe.each(placePairs)('a unique in the place %s and another deployed to %s', (first, second) => {
  rule(['TCG-0368', 'TCG-0369'], 'are one too many', () => {
    const there = version('build');
    const other = version('build');
    const t = table(tcgWith(there, other), { dark: { [first]: [there.title], hand: [other.title], points: 3 } });
    choose(t, into('deploy', second));
    t.dark.does('keep', other.title);
    expect(whereIs(t, there.title)).toBe('dark discard');
    expect(whereIs(t, other.title)).toBe(`dark ${second}`);
  });
});

describe.each(arenas.flatMap((dark) => arenas.map((light) => [dark, light] as const)))(
  'one unique of the Dark Side in %s and of the Light Side in %s',
  (dark, light) => {
    const theirs = version(dark, 3);
    const ours = stranger({ persona: 'Nobody', side: 'light', types: [light], cost: 4 });
    const game = tcgWith(theirs, ours);
    /** The Dark Side has this much Force and the Light Side that; whoever has any bids all of it. */
    const contested = (...force: readonly [number, number]) => {
      const beside = (arena: string, title: string) => ({
        character: ['Drill Adept', ...(arena === 'character' ? [title] : [])],
      });
      const t = table(game, {
        at: 'battle',
        dark: { [dark]: [theirs.title], ...beside(dark, theirs.title), force: force[0] },
        light: { [light]: [ours.title], ...beside(light, ours.title), force: force[1] },
      });
      choose(t, ({ amount }) => amount === Math.max(...force));
      return [whereIs(t, theirs.title), whereIs(t, ours.title), ...t.state.facts.force];
    };
    rule(['TCG-0380', 'TCG-0383', 'TCG-0462'], 'are contested; whoever wins pays and stays, the other leaves', () => {
      // 3 and 1 against 4 is a tie, which the Dark Side wins.
      expect(contested(1, 0)).toEqual([`dark ${dark}`, 'light build', 0, 0]);
      expect(contested(0, 1)).toEqual(['dark build', `light ${light}`, 0, 0]);
    });
  },
);

describe.each(arenas)('in the arena %s', (arena) => {
  rule(['TCG-0257', 'TCG-0527'], 'no Pilot goes on a Droid of its subtype', () => {
    const droid = stranger({ types: [arena], subtypes: 'Droid Walker' });
    const machine = stranger({ types: [arena], subtypes: 'Walker' });
    const pilots = [stranger({ text: [pilot('Walker')] }), stranger({ subtypes: 'Droid', text: [pilot('Walker')] })];
    for (const who of pilots) {
      const t = table(tcgWith(droid, machine, who), {
        dark: { [arena]: [droid.title, machine.title], build: [who.title] },
      });
      expect(leadsTo(t, 'pilot', who.title)).toEqual([machine.title]);
    }
  });

  rule(['TCG-0532', 'TCG-0261'], 'with its unit a Pilot is discarded, and Equipment returns to the build zone', () => {
    const unit = stranger({ types: [arena], subtypes: 'Walker' });
    const who = stranger({ text: [pilot('Walker')] });
    const kit = stranger({ kind: 'equipment' });
    const order = stranger({ kind: 'mission', text: [discardThem(one(your.units.with_('Walker')))] });
    const next = stranger({ types: [arena] });
    const t = table(tcgWith(unit, who, kit, order, next), {
      dark: {
        [arena]: [{ card: unit.title, pilot: who.title, equipment: [{ card: kit.title, tapped: true }] }, next.title],
        hand: [order.title],
        points: 1,
      },
    });
    t.dark.does('complete', order.title);
    expect([unit, who, kit].map(({ title }) => whereIs(t, title))).toEqual([
      'dark discard',
      'dark discard',
      'dark build',
    ]);
    // It may be attached to another right away, in its player's build step.
    take(t, 'equip', kit.title, next.title);
    expect(whereIs(t, kit.title)).toBe(`dark on ${next.title}`);
  });
});

describe.each(['speed', 'power', 'health'] as const)('a variable %s', (stat) => {
  const droid = stranger({
    types: arenas,
    [stat]: null,
    text: [always(gets(this_, isValue(stat, 7))), pilot('Walker')],
  });
  const game = tcgWith(droid);
  const seen = (side: object, at: 'build' | 'setup' = 'build') =>
    statsOf(table(game, { at, dark: side, light: at === 'setup' ? { hand: ['Drill Trooper'] } : {} }), droid.title)[
      stat
    ];

  rule(['TCG-0422', 'TCG-0423'], 'is known in any arena, and nowhere else', () => {
    for (const arena of arenas) expect(seen({ [arena]: [droid.title] })).toBe(7);
    expect(seen({ build: [droid.title] })).toBeNull();
    expect(seen({ ground: [{ card: 'Drill Walker', pilot: droid.title }] })).toBeNull();
    expect(seen({ space: [droid.title], hand: ['Drill Trooper'] }, 'setup')).toBeNull();
  });
});
