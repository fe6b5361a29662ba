import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import { cardOf } from '../src/catalog/catalog.ts';
import { always, any, carriesOff, forbids, this_ } from '../src/language/index.ts';
import { placeOf } from './movingTable.ts';
import { ccgWith, stranger } from './stranger.ts';

const light = 1;
const omens = (...values: readonly number[]): readonly string[] =>
  values.map((value) => `Drill Omen ${value}`).reverse();

describe('a creature that carries its prey off', () => {
  const hall = 'Drill: Hall';
  const hauler = stranger({
    kind: 'creature',
    ferocity: 9,
    defense: 9,
    text: [always(carriesOff(any.locations.called(hall)))],
  });
  const other = stranger({
    kind: 'creature',
    ferocity: 9,
    defense: 9,
    text: [always(carriesOff(any.called('Drill: Docking Bay')))],
  });
  const stuck = stranger({ side: 'light', text: [always(forbids('move', this_))] });
  const rooted = stranger({ kind: 'vehicle', type: 'creature', side: 'light', text: [always(forbids('move', this_))] });
  const free = stranger({ side: 'light' });
  const steed = stranger({ kind: 'vehicle', type: 'creature', side: 'light' });
  const net = stranger({ kind: 'effect', side: 'dark', text: [always(forbids('move', any.called(free.title)))] });
  const game = ccgWith(hauler, other, stuck, rooted, free, steed, net);
  const cases: readonly (readonly [what: string, who: string, effects: readonly string[], carried: boolean])[] = [
    ['a character', free.name, [], true],
    ['a creature vehicle', steed.name, [], true],
    ['a character that cannot move by its own text', stuck.name, [], false],
    ['a creature vehicle that cannot move by its own text', rooted.name, [], false],
    ['a character that another card keeps from moving', free.name, [net.name], false],
  ];
  for (const [beast, den] of [
    [hauler, hall],
    [other, 'Drill: Docking Bay'],
  ] as const)
    for (const [what, who, effects, carried] of cases)
      rule(
        'GAP-0380',
        `${carried && !(den === hall && who === steed.name) ? 'carries' : 'eats'} ${what}, bound for ${den}`,
        () => {
          const t = table(game, {
            phase: 'battle',
            dark: { table: effects, hand: ['Drill Errand (Dark)'] },
            light: { reserve: ['Drill Recruit', ...omens(0, 0)], hand: ['Drill Errand (Light)'] },
            at: { 'Drill Yard': { dark: [beast.name], light: [who] }, [den]: {} },
          });
          t.dark.does('attack with', beast.name);
          for (let i = 0; i < 9 && t.state.facts.attack !== null; i++) {
            const { player, at, options } = t.decision;
            t.answer({ player, at, picks: [options.length - 1] });
          }
          // Vehicles go nowhere inside.
          const goes = carried && !(den === hall && who === steed.name);
          expect(t.light.sees('lost').includes(who)).toBe(!goes);
          if (goes) expect(cardOf(t.state, t.state.cards.host[t.state.zones.at[light][0] ?? -1] ?? -1).title).toBe(den);
        },
      );

  for (const [kind, from, to] of [
    ['starship', 'Drill First World', 'Drill Other World'],
    ['vehicle', 'Drill Harbor: Quay', 'Drill Harbor: Market'],
  ] as const)
    rule('GAP-0380', `is no ${kind}: that takes along whoever cannot move`, () => {
      const carrier = stranger({
        kind,
        side: 'light',
        icons: ['nav computer'],
        permanentPilots: [1],
        capacity: { passengers: 1 },
      });
      const t = table(ccgWith(carrier, stuck), {
        turn: 'light',
        phase: 'move',
        light: { force: 3, hand: ['Drill Errand (Light)'] },
        at: { [from]: { light: [{ card: carrier.name, passengers: [stuck.name] }] }, [to]: {} },
      });
      t.light.does('move', carrier.name, to);
      expect([placeOf(t, stuck.name), placeOf(t, carrier.name)]).toEqual([carrier.name, to]);
    });
});
