import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { arenas } from '../src/index.ts';
import { opponents, your } from '../src/language/cards.ts';
import { give, takeControl, thisTurn, untapThem, untilEndOfBattle } from '../src/language/changes.ts';
import { force } from '../src/language/costs.ts';
import { power } from '../src/language/gains.ts';
import { draw, gainForce } from '../src/language/resources.ts';
import { one } from '../src/language/targets.ts';
import { free, pay, pilot } from '../src/language/text.ts';
import { controllerOf } from '../src/rules/cards/units.ts';
import { leadsTo, take, whereIs } from './riders.ts';
import { stranger, tcgWith } from './stranger.ts';
import {
  cardCalled,
  chanceNow,
  choose,
  diceOf,
  offered,
  passChances,
  sorted,
  statsOf,
  tappedNow,
  zonesOffered,
} from './support.ts';

const everywhere = { space: ['Drill Fighter'], ground: ['Drill Speeder'], character: ['Drill Trooper'] } as const;
const anyUnit = { space: 'Drill Fighter', ground: 'Drill Speeder', character: 'Drill Trooper' } as const;
const idling = ['end build step', 'end retreat step', 'pass', 'hold back', 'decline', 'draw'];

describe.each(arenas)('until end of battle, for a unit in the arena %s', (arena) => {
  for (const played of arenas)
    rule('TCG-0177', `played in the step of ${played}: until all three battles are over`, () => {
      const unit = stranger({ types: [arena], subtypes: 'Walker' });
      const order = stranger({
        kind: 'battle',
        text: free(give(one(your.units.with_('Walker')), untilEndOfBattle, power(2))),
      });
      const late = stranger({ text: [pay(force(1)).to(draw(1)).at('end of turn')] });
      const t = table(tcgWith(unit, order, late), {
        at: played,
        dark: { ...everywhere, [arena]: [unit.title], build: [late.title], hand: [order.title] },
        light: { ...everywhere, character: ['Drill Trooper'] },
      });
      t.dark.does('play', order.title);
      const steps = new Set<string>();
      while (t.state.facts.phase === 'battle') {
        expect(statsOf(t, unit.title).power).toBe(5);
        steps.add(t.state.facts.arena);
        choose(t, ({ verb }) => idling.includes(verb));
      }
      expect([...steps]).toEqual(arenas.slice(arenas.indexOf(played)));
      expect(statsOf(t, unit.title).power).toBe(3);
    });
});

describe.each(arenas)('in the arena %s', (arena) => {
  rule('TCG-0344', 'there is a general chance before an attack and after it, and one when it is called', () => {
    const unit = stranger({ types: [arena] });
    const target = stranger({ side: 'light', types: [arena], health: 9 });
    const surge = stranger({ kind: 'battle', text: free(gainForce(1)) });
    const t = table(tcgWith(unit, target, surge), {
      at: arena,
      dark: { [arena]: [unit.title], hand: [surge.title, surge.title, surge.title, surge.title] },
      light: { [arena]: [{ card: target.title, tapped: true }] },
    });
    const may = () => [chanceNow(t), t.dark.may('play', surge.title), diceOf(t, 'attack').length];
    expect(may()).toEqual(['general', true, 0]);
    t.dark.passes();
    t.dark.does('attack', unit.title);
    expect(may()).toEqual(['attack', true, 0]);
    t.dark.passes();
    expect(may()).toEqual(['general', true, 1]);
  });

  rule(['TCG-0038', 'TCG-0265'], 'a unit of that type is deployed there or kept back, be it a Pilot or not', () => {
    for (const text of [[], [pilot('Walker')]] as const) {
      const unit = stranger({ types: [arena], text });
      const t = table(tcgWith(unit), {
        dark: { ...everywhere, ground: ['Drill Walker'], hand: [unit.title], points: 3 },
      });
      expect(sorted(zonesOffered(t, 'deploy'))).toEqual(sorted([arena, 'build']));
      expect(offered(t, 'deploy')).toHaveLength(2);
    }
  });
});

describe('a Pilot', () => {
  for (const at of ['build start', 'retreat', 'battle', ...arenas, 'end'] as const)
    rule('TCG-0270', `is not moved in the moment "${at}"`, () => {
      const who = stranger({ text: [pilot('Walker'), pay(force(1)).to(draw(1)).anyTime] });
      const position = (moment: typeof at | 'build') =>
        table(tcgWith(who), {
          at: moment,
          dark: { ...everywhere, ground: ['Drill Walker'], character: [who.title] },
          light: everywhere,
        });
      expect(leadsTo(position('build'), 'pilot', who.title)).toEqual(['Drill Walker']);
      const t = position(at);
      const { turn } = t.state.facts;
      let asked = 0;
      while (t.state.facts.turn === turn && t.outcome === null && offered(t, 'end build step').length === 0) {
        asked += 1;
        expect(offered(t, 'pilot')).toEqual([]);
        choose(t, ({ verb }) => idling.includes(verb));
      }
      expect(asked).toBeGreaterThan(0);
    });
});

describe.each(arenas)('a machine in the arena %s', (arena) => {
  for (const tapped of [false, true])
    rule(['TCG-0202', 'TCG-0271'], `is boarded and left by a Pilot that is ${tapped ? 'tapped' : 'untapped'}`, () => {
      const machine = stranger({ types: [arena], subtypes: 'Walker' });
      const who = stranger({ text: [pilot('Walker')] });
      const game = tcgWith(machine, who);
      const pilotIn = { card: who.title, tapped };
      // Something left to do, or the turn would go on by itself.
      const busy = { hand: ['Drill Trooper'], points: 2 };
      const beside = arena === 'character' ? [machine.title] : [];
      const boarders = [{ character: [pilotIn, ...beside] }, { build: [pilotIn], character: beside }];
      for (const place of boarders) {
        const t = table(game, { dark: { [arena]: [machine.title], ...place, ...busy } });
        take(t, 'pilot', who.title, machine.title);
        expect([whereIs(t, who.title), tappedNow(t, who.title)]).toEqual([`dark on ${machine.title}`, tapped]);
      }
      for (const place of ['character', 'build']) {
        const t = table(game, { dark: { [arena]: [{ card: machine.title, pilot: pilotIn }], ...busy } });
        expect(sorted(leadsTo(t, 'leave', who.title))).toEqual(['build', 'character']);
        take(t, 'leave', who.title, place);
        expect([whereIs(t, who.title), tappedNow(t, who.title)]).toEqual([`dark ${place}`, tapped]);
      }
    });

  rule('TCG-0297', 'is taken with its Pilot, whom its player still controls', () => {
    const machine = stranger({ side: 'light', types: [arena], subtypes: 'Walker' });
    const who = stranger({ side: 'light', text: [pilot('Walker', power(4))] });
    const order = stranger({ kind: 'battle', text: free(takeControl(one(opponents.units.with_('Walker')), thisTurn)) });
    const t = table(tcgWith(machine, who, order), {
      at: arena,
      dark: { character: ['Drill Trooper'], [arena]: [anyUnit[arena]], hand: [order.title] },
      light: { character: ['Drill Trooper'], [arena]: [{ card: machine.title, pilot: who.title }] },
    });
    t.dark.does('play', order.title);
    expect(whereIs(t, machine.title)).toBe(`dark ${arena}`);
    expect(whereIs(t, who.title)).toMatch(`on ${machine.title}`);
    expect(statsOf(t, machine.title).power).toBe(7);
    const controllers = [machine, who].map(({ title }) => controllerOf(t.state, cardCalled(t, title)));
    expect(controllers).toEqual([0, 1]);
  });

  rule('TCG-0162', 'that untaps in the battle there attacks again, and does what it would before attacking', () => {
    const machine = stranger({ types: [arena], text: [pay(force(1)).to(draw(1)).whenItWouldAttack] });
    const target = stranger({ side: 'light', types: [arena], health: 9 });
    const order = stranger({ kind: 'battle', text: free(untapThem(one(your.named(machine.title)))) });
    const t = table(tcgWith(machine, target, order), {
      at: arena,
      dark: { [arena]: [machine.title], hand: [order.title], deck: ['Drill Trooper', 'Drill Trooper'] },
      light: { [arena]: [{ card: target.title, tapped: true }] },
      rolls: [1, 1, 1, 1, 1, 1],
    });
    t.dark.passes();
    t.dark.does('attack', machine.title);
    while (tappedNow(t, machine.title) && diceOf(t, 'attack').length === 0) t.dark.passes();
    t.dark.does('play', order.title);
    if (chanceNow(t) !== '') passChances(t);
    expect([t.dark.may('attack', machine.title), t.dark.may('use', machine.title)]).toEqual([true, true]);
  });
});
