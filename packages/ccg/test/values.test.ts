import { rule, type ScenarioTable, table } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Card, CcgPosition, CcgState, CcgVocabulary } from '../src/index.ts';
import { adds, makes } from '../src/language/amounts/values.ts';
import { it, your } from '../src/language/cards/cards.ts';
import { chooses } from '../src/language/does/piles/choosing.ts';
import { may } from '../src/language/text.ts';
import { duringYour } from '../src/language/when/when.ts';
import { traitsOf } from '../src/rules/cards/characteristics.ts';
import { explainedValue, isLimited, valueNow } from '../src/rules/inForce/values.ts';
import { hasPresence } from '../src/rules/table/presence.ts';
import type { Clause, Instruction, Rule } from '../src/text/program.ts';
import type { ValueName } from '../src/text/valueNames.ts';
import { cards, ccg } from './drill.ts';
import { ccgWith, stranger } from './stranger.ts';

type Table = ScenarioTable<CcgState, 'dark' | 'light', CcgVocabulary>;

const named = (t: Table, name: string): number =>
  t.state.cards.definition.findIndex((definition) => t.state.names[definition] === name);

const value = (t: Table, name: string, of: ValueName): number | null => valueNow(t.state, named(t, name), of);

/** Dark plays these, one after the other, Light passing; each is aimed at the one character or starship there. */
function plays(t: Table, ...titles: string[]): void {
  for (const title of titles) {
    if (t.asked === 'light') t.light.passes();
    t.dark.does('play', title);
  }
}

const alone = (hand: readonly string[], who = 'Drill Champion') =>
  table(ccg, {
    phase: 'control',
    dark: { hand },
    light: { hand: ['Drill Errand (Light)'] },
    at: { 'Drill Yard': { dark: [who] } },
  });

describe('modifiers', () => {
  rule(['AR1-0372', 'AR1-0373'], 'are applied in the order in which they occur', () => {
    const t = alone(['Drill Weaken', 'Drill Double Up']);
    plays(t, 'Drill Weaken', 'Drill Double Up');
    expect(value(t, 'Drill Champion', 'power')).toBe(8);

    const other = alone(['Drill Weaken', 'Drill Double Up']);
    plays(other, 'Drill Double Up', 'Drill Weaken');
    expect(value(other, 'Drill Champion', 'power')).toBe(10);
  });

  for (const [what, title, total] of [
    ['add', 'Drill Cheer', 6 + 2],
    ['subtract', 'Drill Weaken', 6 - 2],
    ['multiply', 'Drill Double Up', 6 * 2],
    ['divide', 'Drill Halve', 6 / 2],
  ] as const)
    rule('AR1-0368', `${what}, beginning with what is printed`, () => {
      const t = alone([title]);
      plays(t, title);
      expect(value(t, 'Drill Champion', 'power')).toBe(total);
    });

  rule('AR1-0372', 'of a card that was there before occur when they begin to apply', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Double Up', 'Drill Furlough'], table: ['Drill Scum'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Smuggler', 'Drill Champion'] } },
    });
    t.dark.does('play', 'Drill Double Up').does('target', 'Drill Smuggler');
    t.light.passes();
    t.dark.does('play', 'Drill Furlough').does('target', 'Drill Champion');
    // 2 doubled, and then 1 more: only now is all ability provided by aliens.
    expect(value(t, 'Drill Smuggler', 'power')).toBe(5);
  });

  rule('AR1-0374', 'that are left count anew, in their order, when one is gone', () => {
    const t = alone(['Drill Daze', 'Drill Weaken', 'Drill Double Up']);
    plays(t, 'Drill Daze', 'Drill Double Up', 'Drill Weaken');
    expect(value(t, 'Drill Champion', 'power')).toBe(6);
    while (t.state.facts.phase === 'control') (t.asked === 'light' ? t.light : t.dark).passes();
    // 6 doubled, less 2: what lasted for the phase is no longer in between.
    expect(value(t, 'Drill Champion', 'power')).toBe(10);
  });

  rule(['AR1-0409', 'AR1-0410'], 'never leave less than zero, and go on from what was below it', () => {
    const t = alone(['Drill Cripple', 'Drill Cheer'], 'Drill Smuggler');
    plays(t, 'Drill Cripple');
    expect(value(t, 'Drill Smuggler', 'power')).toBe(0);
    plays(t, 'Drill Cheer');
    expect(value(t, 'Drill Smuggler', 'power')).toBe(1);
  });

  rule('SUP-0011', 'of cards of the first set are never cumulative', () => {
    const rulesIn = (instructions: readonly Instruction[]): readonly Rule[] =>
      instructions.flatMap(({ leaves, inner = [] }) => [
        ...(leaves === undefined ? [] : [leaves]),
        ...inner.flatMap((some) => rulesIn(some)),
      ]);
    const rulesOf = (clause: Clause): readonly Rule[] =>
      clause.kind === 'modifier' ? clause.rules : clause.kind === 'action' ? rulesIn(clause.do) : [];
    const texts = (card: Card): readonly Clause[] =>
      card.kind === 'interrupt'
        ? card.functions.map(({ action }) => action)
        : card.kind === 'location'
          ? [...card.text.light, ...card.text.dark]
          : card.text;
    const found = cards.filter(({ id }) => id.startsWith('1_'));
    const cumulative = found.filter((card) =>
      texts(card)
        .flatMap(rulesOf)
        // What a docking bay lists is a price.
        .some((one) => 'cumulative' in one && one.cumulative && !('value' in one && one.value.includes('transit'))),
    );
    expect(found.length).toBeGreaterThan(250);
    expect(cumulative.map(({ title }) => title)).toEqual([]);
  });

  rule(['AR1-0369', 'AR1-0395'], 'of several copies count once, unless they are cumulative', () => {
    const t = table(ccg, {
      at: {
        'Drill Yard': {
          dark: [
            { card: 'Drill Champion', on: ['Drill Belt', 'Drill Belt'] },
            { card: 'Drill Smuggler', on: ['Drill Medal', 'Drill Medal'] },
          ],
        },
      },
    });
    expect(value(t, 'Drill Champion', 'power')).toBe(8);
    expect(value(t, 'Drill Smuggler', 'power')).toBe(4);
  });

  rule('AR1-0188', 'of several copies of an Interrupt count once', () => {
    const t = alone(['Drill Cheer', 'Drill Cheer']);
    plays(t, 'Drill Cheer', 'Drill Cheer');
    expect(value(t, 'Drill Champion', 'power')).toBe(8);
  });

  rule('AR1-0420', 'are not rounded unless they say so, and then to the nearest number', () => {
    const t = table(ccg, {
      dark: { table: ['Drill Crowd', 'Drill Census'] },
      at: { 'Drill Yard': { dark: ['Drill Champion', 'Drill Smuggler'], light: ['Drill Recruit'] } },
    });
    expect(value(t, 'Drill Champion', 'forfeit')).toBe(3.5);
    expect(value(t, 'Drill Champion', 'ability')).toBe(4);
  });
});

describe('a reset value', () => {
  rule(['AR1-0381', 'AR1-0378', 'AR1-0255'], 'can be aimed at, but not modified', () => {
    const t = alone(['Drill Cheer', 'Drill Set Three', 'Drill Weaken']);
    plays(t, 'Drill Cheer', 'Drill Set Three', 'Drill Weaken');
    expect(value(t, 'Drill Champion', 'power')).toBe(3);
  });

  rule(['AR1-0386', 'AR1-0387'], 'is the lower of competing ones', () => {
    const t = alone(['Drill Set Five', 'Drill Set Three', 'Drill Set Five']);
    plays(t, 'Drill Set Five');
    expect(value(t, 'Drill Champion', 'power')).toBe(5);
    plays(t, 'Drill Set Three');
    expect(value(t, 'Drill Champion', 'power')).toBe(3);

    const other = alone(['Drill Set Three', 'Drill Set Five']);
    plays(other, 'Drill Set Three', 'Drill Set Five');
    expect(value(other, 'Drill Champion', 'power')).toBe(3);
  });

  rule('AR1-0378', 'is as little modified as one that a text protects, which may still be reset', () => {
    const t = alone(['Drill Cheer', 'Drill Set Three'], 'Drill Rigid');
    plays(t, 'Drill Cheer');
    expect(value(t, 'Drill Rigid', 'power')).toBe(2);
    plays(t, 'Drill Set Three');
    expect(value(t, 'Drill Rigid', 'power')).toBe(3);
  });
});

describe('a value that did not exist', () => {
  const wearing = (effects: readonly string[], hand: readonly string[] = []) =>
    table(ccg, {
      phase: 'deploy',
      dark: { table: effects, hand },
      at: { 'Drill Yard': { dark: [{ card: 'Drill Champion', on: ['Drill Armor'] }] } },
    });

  rule(['AR1-0383', 'AR1-0384'], 'is defined by the first card that gives it, and modified by others', () => {
    expect(value(wearing([]), 'Drill Champion', 'armor')).toBe(5);
    expect(value(wearing(['Drill Plating']), 'Drill Champion', 'armor')).toBe(6);
  });

  rule('AR1-0385', 'is reset by the next one', () => {
    const t = wearing(['Drill Legion', 'Drill Plating']);
    expect(value(t, 'Drill Champion', 'armor')).toBe(5);
  });

  rule('AR1-0383', 'is defined or reset by the same card, as the order has it', () => {
    const t = wearing(['Drill Plating'], ['Drill Legion']);
    t.dark.does('deploy', 'Drill Legion');
    expect(value(t, 'Drill Champion', 'armor')).toBe(4);
  });

  rule(['AR1-0412', 'AR1-0255'], 'can’t be modified, though one that is zero can be aimed at', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Tune', 'Drill Stall'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Racer', 'Drill Patrol'] } },
    });
    // Without hyperspeed there is nothing to reset either: the racer is the only target.
    plays(t, 'Drill Stall', 'Drill Tune');
    expect(value(t, 'Drill Racer', 'hyperspeed')).toBe(0);
    expect(value(t, 'Drill Patrol', 'hyperspeed')).toBe(null);
  });

  rule(['AR1-0255', 'AR1-0412'], 'keeps nobody from choosing among several, if one of them has it', () => {
    const [with4, without] = ([4, null] as const).map((maneuver) =>
      stranger({ kind: 'starship', maneuver, permanentPilots: [1] }),
    );
    const tuner = stranger({
      kind: 'effect',
      text: [
        may.act(duringYour('control')).do(chooses(your.starships, {}, makes(adds(2).to('maneuver').of(it), 'turn'))),
      ],
    });
    if (with4 === undefined || without === undefined) throw new Error('There are two starships.');
    const tuning = (...dark: readonly Card[]) =>
      table(ccgWith(with4, without, tuner), {
        phase: 'control',
        dark: { table: [tuner.name] },
        at: { Drill: { dark: dark.map(({ name }) => name) } },
      });
    const t = tuning(without, with4);
    t.dark.does('use', tuner.name).does('choose', with4.name);
    expect(value(t, with4.name, 'maneuver')).toBe(6);
    expect(tuning(without).dark.may('use', tuner.name)).toBe(false);
  });
});

describe('a value that the card’s own text defines', () => {
  const scavengers = (hand: readonly string[], light: readonly string[] = []) =>
    table(ccg, {
      phase: 'control',
      dark: { hand },
      light: { hand: ['Drill Errand (Light)', ...light] },
      at: { 'Drill Yard': { dark: ['Drill Scavenger', 'Drill Scavenger'] } },
    });

  rule(['AR1-0382', 'AR1-0466'], 'may be modified, and is worked out whenever it is asked for', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Cheer', 'Drill Scavenger'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Smuggler', 'Drill Scavenger'] } },
    });
    const inHand = t.state.zones.hand[0][1] ?? -1;
    // A unit of Force has it as well: there is one of its kind on table.
    expect(valueNow(t.state, inHand, 'power')).toBe(1);
    t.dark.does('play', 'Drill Cheer').does('target', 'Drill Scavenger');
    expect(valueNow(t.state, t.state.zones.at[0][1] ?? -1, 'power')).toBe(3);
  });

  describe('is worked out', () => {
    const scavenger = 'Drill Scavenger';
    const cases: Readonly<Record<string, CcgPosition>> = {
      active: { at: { 'Drill: Hall': { dark: [scavenger] } } },
      'inactive, as it is missing': { at: { 'Drill: Hall': { dark: [{ card: scavenger, inactive: 'missing' }] } } },
      'inactive, aboard what is inactive': {
        at: { 'Drill: Hall': { dark: [{ card: 'Drill Crawler', inactive: 'captive', passengers: [scavenger] }] } },
      },
      'in hand': { dark: { hand: [scavenger] } },
      'in the Reserve Deck': { dark: { reserve: [scavenger] } },
      'in the Force Pile': { dark: { force: [scavenger] } },
      'in the Used Pile': { dark: { used: [scavenger] } },
      'in the Lost Pile': { dark: { lost: [scavenger] } },
      'out of play': { dark: { outOfPlay: [scavenger] } },
    };
    for (const [where, { at, ...spec }] of Object.entries(cases))
      rule('AR1-0466', `of a card that is ${where}`, () => {
        const { state: s } = table(ccg, { ...spec, at: { ...at, 'Drill Yard': { dark: [scavenger, scavenger] } } });
        const all = s.cards.definition.flatMap((d, card) => (s.names[d] === scavenger ? [card] : []));
        expect(all).toHaveLength(3);
        expect(all.map((card) => valueNow(s, card, 'power'))).toEqual(Array(3).fill(where === 'active' ? 3 : 2));
      });

    for (const stack of ['Drill Cellar', 'Drill Perch', 'Drill Clasp', 'Drill Strongbox'])
      rule('AR1-0466', `of a card that ${stack} has stacked`, () => {
        const isFromPile = stack === 'Drill Cellar';
        const t = table(ccg, {
          phase: 'control',
          dark: { table: [stack], reserve: ['Drill Trooper', isFromPile ? scavenger : 'Drill Trooper'] },
          light: { hand: ['Drill Errand (Light)'] },
          at: { 'Drill Yard': { dark: ['Drill Smuggler', scavenger, ...(isFromPile ? [] : [scavenger])] } },
        });
        t.dark.does('use', stack);
        if (t.asked === 'dark' && t.dark.may('target', scavenger)) t.dark.does('target', scavenger);
        const { zones, cards, names, ...rest } = t.state;
        const [stacked = -1] = [...zones.stacked[0], ...zones.under[0], ...zones.on[0]];
        expect(names[cards.definition[stacked] ?? -1]).toBe(scavenger);
        expect(valueNow({ zones, cards, names, ...rest }, stacked, 'power')).toBe(1);
      });
  });

  rule(['AR1-0414', 'AR1-0411', 'GLB-0326'], 'is a zero that nothing modifies while its text is cancelled', () => {
    const t = scavengers(['Drill Cheer'], ['Drill Gag']);
    t.dark.does('play', 'Drill Cheer').does('target', 'Drill Scavenger');
    const [first = -1, second = -1] = t.state.zones.at[0];
    expect(valueNow(t.state, first, 'power')).toBe(4);
    t.light.does('play', 'Drill Gag').does('target', 'Drill Scavenger');
    expect(valueNow(t.state, first, 'power')).toBe(0);
    expect(valueNow(t.state, second, 'power')).toBe(2);
  });
});

describe('a limit', () => {
  rule(['AR1-0390', 'AR1-0394'], 'is applied at the end, and limits only who would have more', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Cripple', 'Drill Weaken'], table: ['Drill Low Roof'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Champion'], light: ['Drill Recruit'] } },
    });
    expect(value(t, 'Drill Champion', 'power')).toBe(3);
    expect(isLimited(explainedValue(t.state, named(t, 'Drill Champion'), 'power'))).toBe(true);
    t.dark.does('play', 'Drill Weaken').does('target', 'Drill Champion');
    // 6 – 2 is still more than 3.
    expect(value(t, 'Drill Champion', 'power')).toBe(3);
    t.light.passes();
    t.dark.does('play', 'Drill Cripple').does('target', 'Drill Champion');
    expect(value(t, 'Drill Champion', 'power')).toBe(1);
    expect(isLimited(explainedValue(t.state, named(t, 'Drill Champion'), 'power'))).toBe(false);
  });

  rule('AR1-0393', 'is something else than a value that can’t be modified', () => {
    const t = alone(['Drill Cheer'], 'Drill Rigid');
    plays(t, 'Drill Cheer');
    expect(isLimited(explainedValue(t.state, named(t, 'Drill Rigid'), 'power'))).toBe(false);
  });
});

describe('a substituted value', () => {
  rule(['AR1-0379', 'AR1-0380'], 'is neither modified nor reset', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { table: ['Drill Waiver', 'Drill Honour'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: [{ card: 'Drill Champion', on: ['Drill Torch'] }] } },
    });
    expect(value(t, 'Drill Champion', 'forfeit')).toBe(1);
    t.dark.does('use', 'Drill Torch');
    expect(value(t, 'Drill Champion', 'forfeit')).toBe(1);
  });
});

describe('what is changed everywhere', () => {
  rule(['AR1-0360', 'AR1-0362', 'AR1-0370'], 'is changed in every state and in every version', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      dark: { table: ['Drill Dread'] },
      light: { hand: ['Drill Hero in Disguise'], lost: ['Drill Hero'], force: 4 },
      at: { 'Drill Yard': {} },
    });
    expect(value(t, 'Drill Hero', 'deploy')).toBe(4);
    t.light.does('deploy', 'Drill Hero in Disguise');
    expect(t.state.zones.force[1]).toHaveLength(0);
  });

  rule('AR1-0362', 'costs what it costs there: with less it can’t be deployed', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      dark: { table: ['Drill Dread'], hand: ['Drill Trooper'] },
      light: { hand: ['Drill Hero in Disguise', 'Drill Errand (Light)'], force: 3 },
      at: { 'Drill Yard': {} },
    });
    expect(t.light.may('deploy', 'Drill Hero in Disguise')).toBe(false);
    expect(t.light.may('play', 'Drill Errand (Light)')).toBe(true);
  });

  rule(['AR1-0365', 'AR1-0366'], 'for a while is so for who comes later, and in every state', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'deploy',
      dark: { hand: ['Drill Inspire'] },
      light: { hand: ['Drill Hero in Disguise', 'Drill Errand (Light)'], reserve: ['Drill Hero'], force: 4 },
      at: { 'Drill Yard': { light: ['Drill Recruit'] } },
    });
    t.light.passes();
    t.dark.does('play', 'Drill Inspire');
    expect(value(t, 'Drill Hero', 'power')).toBe(9);
    t.light.does('deploy', 'Drill Hero in Disguise');
    expect(t.light.sees('at', 'light')).toContain('Drill Hero in Disguise');
    expect(value(t, 'Drill Hero in Disguise', 'power')).toBe(9);
    expect(value(t, 'Drill Recruit', 'power')).toBe(2);
  });

  rule(['AR1-0361', 'AR1-0364'], 'is something else than what is done to one card', () => {
    const t = table(ccg, {
      at: {
        'Drill Yard': { dark: [{ card: 'Drill Trooper', on: ['Drill Licence', 'Drill Belt'] }, 'Drill Trooper'] },
      },
    });
    const [first = -1, second = -1] = t.state.zones.at[0];
    expect(valueNow(t.state, first, 'power')).toBe(3);
    expect(valueNow(t.state, second, 'power')).toBe(1);
    expect(traitsOf(t.state, first)).toContain('pilot');
    expect(traitsOf(t.state, second)).not.toContain('pilot');
  });
});

describe('all your ability', () => {
  const scum = (...dark: string[]) => table(ccg, { dark: { table: ['Drill Scum'] }, at: { 'Drill Yard': { dark } } });

  rule(['AR1-0416', 'AR1-0417', 'AR1-0415'], 'is provided by those who have some, and there must be one', () => {
    expect(value(scum('Drill Smuggler'), 'Drill Smuggler', 'power')).toBe(3);
    // A droid has no ability, and does not matter.
    expect(value(scum('Drill Smuggler', 'Drill Labourer'), 'Drill Smuggler', 'power')).toBe(3);
    expect(value(scum('Drill Smuggler', 'Drill Champion'), 'Drill Smuggler', 'power')).toBe(2);
  });

  // A character, a creature vehicle, and a vehicle or starship with a permanent pilot.
  for (const able of ['Drill Champion', 'Drill Beast', 'Drill Ice Strider', 'Drill Landing Ship'])
    rule('AR1-0415', `is that of any card with more than none: ${able}`, () => {
      expect(value(scum('Drill Smuggler', able), 'Drill Smuggler', 'power')).toBe(2);
    });

  for (const unable of ['Drill Labourer', 'Drill Crawler', 'Drill Wing'])
    rule('AR1-0415', `is not that of a card without any: ${unable}`, () => {
      expect(value(scum('Drill Smuggler', unable), 'Drill Smuggler', 'power')).toBe(3);
    });
});

describe('ability', () => {
  rule('AR1-0418', 'of single cards is looked at, whatever becomes of the total', () => {
    const t = table(ccg, {
      dark: { table: ['Drill Scum'] },
      light: { table: ['Drill Fog'] },
      at: { 'Drill Yard': { dark: ['Drill Smuggler'] } },
    });
    expect(value(t, 'Drill Smuggler', 'power')).toBe(3);
    // The total is nothing, and so nobody has presence there.
    expect(hasPresence(t.state, 0, t.state.zones.locations[0][0] ?? -1)).toBe(false);
  });

  rule('AR1-0419', 'counts though it is not used for battle destiny', () => {
    const t = table(ccg, {
      dark: { table: ['Drill Scum'] },
      at: { 'Drill Yard': { dark: ['Drill Smuggler', { card: 'Drill Patroller', passengers: ['Drill Champion'] }] } },
    });
    expect(value(t, 'Drill Smuggler', 'power')).toBe(2);
  });
});

describe('automatic modifiers', () => {
  rule(['AR1-0375', 'AR1-0377'], 'apply at once, and others when somebody chooses', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { table: ['Drill Anthem'] },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: ['Drill Champion'] } },
    });
    expect(value(t, 'Drill Champion', 'power')).toBe(7);
    t.dark.does('use', 'Drill Anthem');
    expect(value(t, 'Drill Champion', 'power')).toBe(10);
  });
});

describe('costs', () => {
  rule(
    ['AR1-0400', 'AR1-0399', 'AR1-0403'],
    'that are free are so whatever changes them, but not costs of another kind',
    () => {
      const at = (force: number) =>
        table(ccg, {
          turn: 'light',
          phase: 'deploy',
          dark: { table: ['Drill Dread', 'Drill Checkpoint'], hand: ['Drill Trooper'] },
          light: { hand: ['Drill Hero in Disguise', 'Drill Errand (Light)'], table: ['Drill Welcome'], force },
          at: { 'Drill Yard': {} },
        });
      expect(at(0).light.may('deploy', 'Drill Hero in Disguise')).toBe(false);
      const t = at(1);
      t.light.does('deploy', 'Drill Hero in Disguise');
      expect(t.state.zones.force[1]).toHaveLength(0);
      expect(t.light.sees('at', 'light')).toEqual(['Drill Hero in Disguise']);
    },
  );

  rule('AR1-0272', 'and conditions are two things: who may ignore one has to meet the other', () => {
    const at = (table_: readonly string[], there: readonly string[], force = 0) =>
      table(ccg, {
        phase: 'deploy',
        dark: { hand: ['Drill Charter', 'Drill Errand (Dark)'], table: table_, force },
        at: { 'Drill Yard': { dark: there } },
      });
    expect(at([], ['Drill Champion']).dark.may('deploy', 'Drill Charter')).toBe(false);
    expect(at(['Drill Subsidy'], ['Drill Champion']).dark.may('deploy', 'Drill Charter')).toBe(true);
    // Free, but its condition is not met.
    expect(at(['Drill Subsidy'], [], 9).dark.may('deploy', 'Drill Charter')).toBe(false);

    const restricted = (force: number) =>
      table(ccg, {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Recruit', 'Drill Errand (Light)'], table: ['Drill Passage'], force },
        at: { 'Drill Nowhere': {} },
      });
    // Without presence or Force icons, but not without Force.
    expect(restricted(1).light.may('deploy', 'Drill Recruit')).toBe(false);
    expect(restricted(2).light.may('deploy', 'Drill Recruit')).toBe(true);
  });

  rule('AR1-0398', 'that must first be paid are needed to play an Interrupt', () => {
    const at = (force: number) =>
      table(ccg, {
        phase: 'control',
        dark: { hand: ['Drill Errand (Dark)', 'Drill Watch'], force },
        light: { table: ['Drill Censor'] },
        at: { 'Drill Yard': { dark: ['Drill Watch'] } },
      });
    expect(at(0).dark.may('play', 'Drill Errand (Dark)')).toBe(false);
    const t = at(1);
    t.dark.does('play', 'Drill Errand (Dark)');
    expect(t.state.zones.force[0]).toHaveLength(0);
  });

  rule(['AR1-0369', 'AR1-0398'], 'that must first be paid are not asked for twice by copies of one card', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Errand (Dark)'], force: 3 },
      light: { table: ['Drill Censor', 'Drill Censor'] },
    });
    t.dark.does('play', 'Drill Errand (Dark)');
    expect(t.state.zones.force[0]).toHaveLength(2);
  });
});

describe('a free battle', () => {
  rule(['AR1-0402', 'AR1-0400'], 'costs nothing, whatever modifies or resets the cost of battles', () => {
    const at = (dark: readonly string[], force: number) =>
      table(ccg, {
        phase: 'battle',
        dark: { table: dark, force, hand: ['Drill Errand (Dark)'] },
        light: { table: ['Drill War Tax', 'Drill Excise'], hand: ['Drill Errand (Light)'] },
        at: { 'Drill Yard': { dark: ['Drill Champion'], light: ['Drill Hero'] } },
      });
    expect(at([], 3).dark.may('initiate battle')).toBe(false);
    expect(at([], 4).dark.may('initiate battle')).toBe(true);
    const t = at(['Drill Warpath'], 0);
    t.dark.does('initiate battle', 'Drill Yard');
    expect(t.state.facts.battle).not.toBeNull();
  });
});

describe('numbers', () => {
  rule('AR1-0407', 'up to something begin with one, and end with the cards that are there', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Errand (Dark)'], reserve: ['Drill Trooper', 'Drill Trooper'], force: 1 },
    });
    t.dark.does('play', 'Drill Errand (Dark)');
    expect(t.decision.options.map(({ amount }) => amount)).toEqual([1, 2]);
  });

  rule(
    ['AR1-0158', 'AR1-0154'],
    'changed outside of battle stay so until the card leaves, if nothing else is said',
    () => {
      const t = table(ccg, {
        phase: 'control',
        dark: { hand: ['Drill Train', 'Drill Furlough'], force: 6 },
        light: { hand: ['Drill Errand (Light)'] },
        at: { 'Drill Yard': { dark: ['Drill Champion'] } },
      });
      plays(t, 'Drill Train');
      const { turn } = t.state.facts;
      const until = (when: () => boolean): void => {
        while (!when()) (t.asked === 'light' ? t.light : t.dark).passes();
      };
      until(() => t.state.facts.turn > turn && t.asked === 'dark' && t.dark.may('play', 'Drill Furlough'));
      expect(value(t, 'Drill Champion', 'power')).toBe(7);
      expect(t.light.view.lasting).toHaveLength(1);
      t.dark.does('play', 'Drill Furlough');
      expect(t.light.view.lasting).toEqual([]);
      until(() => t.asked === 'dark' && t.dark.may('deploy', 'Drill Champion'));
      t.dark.does('deploy', 'Drill Champion');
      expect(t.dark.sees('at', 'dark')).toEqual(['Drill Champion']);
      expect(value(t, 'Drill Champion', 'power')).toBe(6);
    },
  );
});

describe('a change without a stated duration', () => {
  rule(
    ['AR1-0157', 'AR1-0159', 'AR1-0160'],
    'lasts for the battle it is made in, but if by a weapon until the card leaves',
    () => {
      const t = table(ccg, {
        phase: 'battle',
        dark: { hand: ['Drill Train'], force: 1 },
        light: { hand: ['Drill Errand (Light)'] },
        at: {
          'Drill Yard': { dark: [{ card: 'Drill Champion', on: ['Drill Brand'] }], light: ['Drill Hero'] },
        },
      });
      t.dark.does('initiate battle', 'Drill Yard');
      t.dark.does('play', 'Drill Train').does('target', 'Drill Champion');
      expect(value(t, 'Drill Champion', 'power')).toBe(7);
      t.light.passes();
      t.dark.does('use', 'Drill Brand');
      expect(value(t, 'Drill Hero', 'forfeit')).toBe(0);
      for (let i = 0; t.state.facts.battle !== null && i < 40; i++)
        if (t.asked === 'light' && t.light.may('lose Force')) t.light.does('lose Force');
        else if (t.asked === 'light' && t.light.may('lose', 'reserve')) t.light.does('lose', 'reserve');
        else (t.asked === 'light' ? t.light : t.dark).passes();
      expect(t.state.facts.battle).toBeNull();
      expect(value(t, 'Drill Champion', 'power')).toBe(6);
      expect(t.light.sees('at', 'light')).toEqual(['Drill Hero']);
      expect(value(t, 'Drill Hero', 'forfeit')).toBe(0);
    },
  );
});

describe('a value', () => {
  rule(['AR1-0367', 'AR1-0368'], 'is explained by what contributes to it, each with its card', () => {
    const t = table(ccg, {
      dark: { table: ['Drill Low Roof'] },
      at: { 'Drill Yard': { dark: [{ card: 'Drill Champion', on: ['Drill Belt'] }] } },
    });
    const { base, total, lines } = explainedValue(t.state, named(t, 'Drill Champion'), 'power');
    expect([base, total]).toEqual([6, 3]);
    expect(lines.map(({ operation, amount, source }) => [operation, amount, source])).toEqual([
      ['add', 2, named(t, 'Drill Belt')],
      ['limit', 3, named(t, 'Drill Low Roof')],
    ]);
  });

  rule(
    ['GAP-0087', 'GAP-0088', 'GLA-0466'],
    'of defense is the highest of ability, armor and maneuver as they are',
    () => {
      const t = table(ccg, {
        at: {
          'Drill Yard': {
            dark: [
              { card: 'Drill Champion', on: ['Drill Armor'] },
              'Drill Smuggler',
              'Drill Labourer',
              'Drill Patroller',
            ],
          },
        },
      });
      expect(value(t, 'Drill Champion', 'defense value')).toBe(5);
      expect(value(t, 'Drill Smuggler', 'defense value')).toBe(2);
      expect(value(t, 'Drill Labourer', 'defense value')).toBe(0);
      expect(value(t, 'Drill Patroller', 'defense value')).toBe(3);
    },
  );
});
