import { scenario, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { any } from '../../src/language/cards/cards.ts';
import { battleComes } from '../../src/language/does/battle/battle.ts';
import { activate } from '../../src/language/does/force/effects.ts';
import { may } from '../../src/language/text.ts';
import { ccgWith, stranger } from '../stranger.ts';

const moments = ['past its destinies', 'to its end', 'to be over'] as const;

scenario('what waits for a battle at a location heeds no battle elsewhere', () => {
  const waiting = moments.map((moment) =>
    ['Drill Yard', 'Drill: Dunes'].map((where) =>
      stranger({
        kind: 'effect',
        text: [may.respond(battleComes(moment, any.locations.called(where))).do(activate(1))],
      }),
    ),
  );
  const effects = waiting.flat();
  const t = table(ccgWith(...effects), {
    turn: 'dark',
    phase: 'battle',
    dark: {
      reserve: Array.from({ length: 9 }, () => 'Drill Trooper'),
      force: 1,
      table: effects.map(({ name }) => name),
    },
    light: { reserve: ['Drill Recruit', 'Drill Recruit', 'Drill Recruit'] },
    at: { 'Drill Yard': { dark: ['Drill Brute'], light: ['Drill Recruit'] }, 'Drill: Dunes': {} },
  });
  t.dark.does('initiate battle', 'Drill Yard');
  const offered = new Set<string>();
  for (let step = 0; step < 40 && (step === 0 || t.state.facts.phase === 'battle'); step++) {
    const side = t.asked === 'light' ? t.light : t.dark;
    for (const { name } of effects) if (t.options.includes(`use ${name}`)) offered.add(name);
    const verb = (['draw battle destiny', 'forfeit', 'lose Force', 'pass'] as const).find((one) => side.may(one));
    if (verb === undefined) break;
    if (verb === 'pass') side.passes();
    else side.does(verb, '#1');
  }
  expect([...offered]).toEqual(waiting.flatMap(([yard]) => yard?.name ?? []));
});
