import { rule, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import {
  activate,
  adds,
  always,
  any,
  type Cards,
  duringBattle,
  isAloneInBattle,
  isDefendingAlone,
  may,
  used,
  your,
} from '../src/language/index.ts';
import type { Stood } from '../src/position.ts';
import { valueNow } from '../src/rules/inForce/values.ts';
import { cardNamed } from './movingTable.ts';
import { ccgWith, stranger } from './stranger.ts';

describe('alone', () => {
  const alone = (who: Cards) =>
    stranger({
      kind: 'interrupt',
      side: 'light',
      functions: [used(may.act(duringBattle()).if(isAloneInBattle(who)).do(activate(1)))],
    });
  const hermit = stranger({ side: 'light', icons: ['pilot'] });
  const anybody = alone(your.called(hermit.title));
  const defender = stranger({
    kind: 'interrupt',
    side: 'light',
    functions: [
      used(
        may
          .act(duringBattle())
          .if(isDefendingAlone(your.called(hermit.title)))
          .do(activate(1)),
      ),
    ],
  });
  const strong = stranger({
    kind: 'effect',
    side: 'light',
    text: [always(adds(5).to('power').of(any.called(hermit.title).alone.inBattle))],
  });
  const bare = { side: 'light', capacity: { pilots: 1, passengers: 1, vehicles: 1 } } as const;
  const carrier = stranger({ kind: 'starship', type: 'capital', ...bare });
  const truck = stranger({ kind: 'vehicle', ...bare });
  const flown = stranger({ kind: 'vehicle', ...bare, permanentPilots: [2] });
  const beast = stranger({ kind: 'vehicle', type: 'creature', ...bare, ability: 1 });
  const game = ccgWith(hermit, anybody, defender, strong, carrier, truck, flown, beast);
  const own = hermit.name;
  const company: readonly (readonly [what: string, light: readonly Stood[], dark: readonly Stood[], is: boolean])[] = [
    ['nobody', [own], [], true],
    ['another character', [own, 'Drill Recruit'], [], false],
    ['a droid', [own, 'Drill Servant'], [], false],
    ['somebody missing', [own, { card: 'Drill Recruit', inactive: 'missing' }], [], true],
    ['a spy under cover', [own, { card: 'Drill Paladin Veiled', inactive: 'undercover' }], [], true],
    ['a captive', [own, { card: 'Drill Recruit', inactive: 'captive' }], [], true],
    ['an empty vehicle', [own, truck.name], [], true],
    ['a vehicle with a permanent pilot', [own, flown.name], [], false],
    ['a creature vehicle', [own, beast.name], [], false],
    ['more opponents', [own], ['Drill Spy'], true],
    ['nobody in a vehicle', [{ card: truck.name, pilots: [own] }], [], true],
    ['somebody else in that vehicle', [{ card: truck.name, pilots: [own], passengers: ['Drill Servant'] }], [], false],
    [
      'whom nothing reaches in a hold',
      [{ card: carrier.name, pilots: [own], cargo: [{ card: truck.name, passengers: ['Drill Recruit'] }] }],
      [],
      true,
    ],
    ['nobody in a starship', [{ card: carrier.name, pilots: [own] }], [], true],
  ];
  for (const [what, light, dark, is] of company)
    rule('GLA-0079', `in battle is ${is ? '' : 'not '}who is there with ${what}`, () => {
      const isInSpace = light.some((one) => typeof one !== 'string' && one.card === carrier.name);
      const t = table(game, {
        phase: 'battle',
        dark: { hand: ['Drill Errand (Dark)'], force: 3 },
        light: { hand: [anybody.name, defender.name, 'Drill Errand (Light)'], table: [strong.name] },
        at: isInSpace
          ? { Drill: { light, dark: ['Drill Interceptor'] } }
          : { 'Drill Yard': { light, dark: ['Drill Trooper', ...dark] } },
      });
      t.dark.does('initiate battle');
      const power = valueNow(t.state, cardNamed(t.state, own), 'power');
      expect([t.light.getsTo('play', anybody.name), t.light.getsTo('play', defender.name), power]).toEqual([
        is,
        is,
        is ? 6 : 1,
      ]);
    });
});
