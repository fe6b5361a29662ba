/** Rules about who controls a card, and for how long, hold for each kind of card, duration and place. */
import { perform, players } from '@binary-sunset/kernel';
import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { arenas } from '../src/index.ts';
import { any, opponents } from '../src/language/cards.ts';
import {
  choose as chooseThem,
  forTheRestOfTheGame,
  forThisAttack,
  give,
  ruling,
  takeControl,
  thisTurn,
  untilEndOfBattle,
  untilEndOfNextTurn,
} from '../src/language/changes.ts';
import { health } from '../src/language/gains.ts';
import { bidForControl } from '../src/language/resources.ts';
import { defender, each, one, type Target } from '../src/language/targets.ts';
import { free, gets, pilot } from '../src/language/text.ts';
import { leavePlay } from '../src/rules/moving/moving.ts';
import type { Instruction } from '../src/text/program.ts';
import { forceOf, whereIs } from './riders.ts';
import { stranger, tcgWith } from './stranger.ts';
import { chanceNow, choose, statsOf, type TcgTable, until } from './support.ts';

const tapped = (card: string) => ({ card, tapped: true });

describe.each(['dark', 'light'] as const)('whoever plays it, %s', (who) => {
  const other = who === 'dark' ? 'light' : 'dark';
  for (const whose of ['dark', 'light'] as const)
    for (const [dark, light] of [
      [3, 2],
      [2, 3],
      [2, 2],
      [0, 0],
    ] as const)
      rule(
        'TCG-0458',
        `a unit of ${whose} bid for with ${dark} and ${light} is the higher bidder's, in a tie Dark's`,
        () => {
          const unit = stranger({ side: whose, subtypes: 'Walker' });
          const auction = stranger({
            side: who,
            kind: 'battle',
            text: free(chooseThem(one(any.units.with_('Walker'))), bidForControl),
          });
          const character = ['Drill Trooper'];
          const t = table(tcgWith(unit, auction), {
            at: 'character',
            [other]: { character },
            [whose]: { character: [...character, unit.title] },
            ...(who === whose
              ? { [who]: { character: [...character, unit.title], hand: [auction.title] } }
              : { [who]: { character, hand: [auction.title] } }),
          });
          until(t, () => t.asked === who && t[who].may('play', auction.title));
          t[who].does('play', auction.title);
          for (const bid of [dark, light]) choose(t, ({ amount }) => amount === bid);
          const winner = light > dark ? 'light' : 'dark';
          expect(whereIs(t, unit.title)).toBe(`${winner} character`);
          expect([forceOf(t, 'dark'), forceOf(t, 'light')]).toEqual(
            winner === 'dark' ? [10 - dark, 10] : [10, 10 - light],
          );
        },
      );
});

describe.each(arenas)('a unit in the arena %s', (arena) => {
  const version = (side: 'dark' | 'light', cost: number) => stranger({ persona: 'Nobody', side, types: [arena], cost });

  rule('TCG-0485', 'that is taken over for an attack goes back when the attack ends', () => {
    const hunter = stranger({ types: [arena] });
    const prey = stranger({ side: 'light', types: [arena] });
    const order = stranger({ kind: 'battle', text: free(takeControl(one(opponents.units.defending), forThisAttack)) });
    const t = table(tcgWith(hunter, prey, order), {
      at: arena,
      dark: { [arena]: [hunter.title], hand: [order.title] },
      light: { [arena]: [tapped(prey.title)] },
      rolls: [1, 1, 1],
    });
    t.dark.does('attack', hunter.title);
    t.dark.does('play', order.title);
    expect(t.dark.told('control')).toHaveLength(2);
    expect(whereIs(t, prey.title)).toBe(`light ${arena}`);
  });

  rule('TCG-0562', 'that lived by health it had for an attack is discarded when the attack ends', () => {
    const hunter = stranger({ types: [arena] });
    const prey = stranger({ side: 'light', types: [arena], health: 3 });
    const order = stranger({ side: 'light', kind: 'battle', text: free(give(defender, forThisAttack, health(1))) });
    const t = table(tcgWith(hunter, prey, order), {
      at: arena,
      dark: { [arena]: [hunter.title], hand: ['Practice Drain'] },
      light: { [arena]: [tapped(prey.title)], hand: [order.title], build: ['Drill Trooper'] },
      rolls: [6, 6, 6],
    });
    until(t, () => t.asked === 'dark' && t.dark.may('attack', hunter.title));
    t.dark.does('attack', hunter.title).passes();
    t.light.does('play', order.title);
    until(t, () => chanceNow(t) === 'general');
    expect(whereIs(t, prey.title)).toBe('light discard');
  });

  for (const [until_, dies] of [
    [untilEndOfBattle, true],
    [thisTurn, false],
    [untilEndOfNextTurn, false],
  ] as const)
    rule('TCG-0485', `that is taken over (${until_}) is back at the end of ${dies ? 'battle' : 'a turn'}`, () => {
      const unit = stranger({ side: 'light', types: [arena], subtypes: 'Walker', health: 3 });
      const order = stranger({
        kind: 'mission',
        // Until the turn is over it would die on the other side.
        text: [
          takeControl(one(opponents.units.with_('Walker')), until_),
          ruling(thisTurn, gets(opponents.subtype('Walker'), health(-1))),
        ],
      });
      const t = table(tcgWith(unit, order), {
        dark: { hand: [order.title], points: 1, build: ['Drill Trooper'] },
        light: { [arena]: [{ card: unit.title, damage: 2 }], build: ['Drill Trooper'] },
      });
      t.dark.does('complete', order.title);
      const { turn } = t.state.facts;
      until(t, () => t.state.facts.turn > turn);
      expect(whereIs(t, unit.title)).toBe(
        dies ? 'light discard' : `${until_ === untilEndOfNextTurn ? 'dark' : 'light'} ${arena}`,
      );
    });

  for (const until_ of [untilEndOfBattle, thisTurn] as const)
    for (const where of ['top', 'beneath'] as const)
      rule('TCG-0485', `that is taken over (${until_}) goes back with what was stacked on it: ${where}`, () => {
        const theirs = version('light', 4);
        const ours = version('dark', 3);
        const order = stranger({ kind: 'mission', text: [takeControl(one(opponents.named('Nobody')), until_)] });
        const t = table(tcgWith(theirs, ours, order), {
          dark: { hand: [order.title, ours.title], points: 5, build: ['Drill Trooper'] },
          light: { [arena]: [theirs.title], build: ['Drill Trooper'] },
        });
        t.dark.does('complete', order.title);
        choose(t, ({ verb, clause }) => verb === 'stack' && clause === where);
        const { turn } = t.state.facts;
        until(t, () => t.state.facts.turn > turn);
        const [top, below] = where === 'top' ? [ours, theirs] : [theirs, ours];
        expect([whereIs(t, top.title), whereIs(t, below.title)]).toEqual([
          `light ${arena}`,
          `light beneath ${top.title}`,
        ]);
      });

  const whatIsOn: Target = {
    ...each(any.units),
    cards: (s) => players.flatMap((player) => [...s.zones.on[player]]),
  };
  for (const [until_, turns] of [
    [thisTurn, 1],
    [untilEndOfNextTurn, 2],
    [forTheRestOfTheGame, 9],
  ] as const) {
    rule(['TCG-0481', 'TCG-0485'], `Equipment of one may change sides (${until_})`, () => {
      const unit = stranger({ side: 'light', types: [arena] });
      const kit = stranger({ side: 'light', kind: 'equipment', gains: [health(1)] });
      const order = stranger({ kind: 'mission', text: [takeControl(whatIsOn, until_)] });
      const t = table(tcgWith(unit, kit, order), {
        dark: { hand: [order.title], points: 1, build: ['Drill Trooper'] },
        light: { [arena]: [{ card: unit.title, equipment: [kit.title] }], build: ['Drill Trooper'] },
      });
      t.dark.does('complete', order.title);
      expect([whereIs(t, unit.title), whereIs(t, kit.title)]).toEqual([`light ${arena}`, `dark on ${unit.title}`]);
      // It is its new player who may take it off, for his or her own build zone.
      t.dark.does('detach', kit.title);
      expect([whereIs(t, kit.title), statsOf(t, unit.title).health]).toEqual(['dark build', 3]);
      for (let passed = 0; passed < 3; passed++) {
        expect(whereIs(t, kit.title)).toBe(passed < turns ? 'dark build' : 'light build');
        toNext(t);
      }
    });

    rule(['TCG-0481', 'TCG-0299'], `its Pilot may change sides (${until_}), and is beside it then`, () => {
      const unit = stranger({ side: 'light', types: [arena], subtypes: 'Walker' });
      const who = stranger({ side: 'light', text: [pilot('Walker', health(1))] });
      const order = stranger({ kind: 'mission', text: [takeControl(one(opponents.pilots), until_)] });
      const retreated = table(tcgWith(unit, who, order), {
        dark: { hand: [order.title], points: 1, build: ['Drill Trooper'] },
        light: { build: [{ card: unit.title, pilot: who.title }] },
      });
      retreated.dark.does('complete', order.title);
      expect(whereIs(retreated, who.title)).toBe('dark build');
      const t = table(tcgWith(unit, who, order), {
        dark: { hand: [order.title], points: 1, build: ['Drill Trooper'] },
        light: { [arena]: [{ card: unit.title, pilot: who.title }], build: ['Drill Trooper'] },
      });
      t.dark.does('complete', order.title);
      expect([whereIs(t, who.title), statsOf(t, unit.title).health]).toEqual(['dark character', 3]);
      for (let passed = 0; passed < 3; passed++) {
        expect(whereIs(t, who.title)).toBe(passed < turns ? 'dark character' : 'light character');
        toNext(t);
      }
    });
  }

  for (const where of ['top', 'beneath'] as const)
    rule(
      ['TCG-0554', 'TCG-0559'],
      `that is taken over goes to the decks of its owners, with what was stacked: ${where}`,
      () => {
        const theirs = version('light', 4);
        const ours = version('dark', 3);
        const away: Instruction = {
          words: () => 'put all units on their decks',
          run(s, _l, tell) {
            for (const card of players.flatMap((player) => [...s.zones[arena][player]]))
              leavePlay(s, tell, card, 'deck');
            return perform([]);
          },
        };
        const order = stranger({ kind: 'mission', text: [takeControl(one(opponents.named('Nobody')), thisTurn)] });
        const next = stranger({ kind: 'mission', text: [away] });
        const t = table(tcgWith(theirs, ours, order, next), {
          dark: { hand: [order.title, ours.title, next.title], points: 6, build: ['Drill Trooper'] },
          light: { [arena]: [theirs.title], build: ['Drill Trooper'] },
        });
        t.dark.does('complete', order.title);
        choose(t, ({ verb, clause }) => verb === 'stack' && clause === where);
        t.dark.does('complete', next.title);
        expect([whereIs(t, theirs.title), whereIs(t, ours.title)]).toEqual(['light deck', 'dark deck']);
      },
    );
});

function toNext(t: TcgTable): void {
  const { turn } = t.state.facts;
  until(t, () => t.state.facts.turn > turn || t.outcome !== null);
}
