import { rule, table } from '@binary-sunset/kit';
import { expect } from 'vitest';
import { definitionCalled } from '../src/catalog/catalog.ts';
import { faultsIn, typeLine } from '../src/index.ts';
import { cardWords } from '../src/language/words.ts';
import { subtypesOf, typesOf } from '../src/rules/cards/kinds.ts';
import { keywordOf } from '../src/rules/cards/values.ts';
import { abilitiesOf } from '../src/rules/playing/abilities.ts';
import { tcg } from './drill.ts';
import { cardCalled, choose, into, offered, statsOf, type TcgTable, until, whereIs } from './support.ts';

const cardTitled = (title: string) => definitionCalled(title).card;

const titlesOffered = (t: TcgTable, verb: string): string[] =>
  offered(t, verb).map(
    ({ on }) =>
      t.dark.view.cards.find((card) => on !== undefined && 'card' in on && card.handle === on.card)?.name ?? '',
  );

const typesIn = (t: TcgTable, title: string): readonly string[] => typesOf(t.state, cardCalled(t, title));
const subtypesIn = (t: TcgTable, title: string): readonly string[] => subtypesOf(t.state, cardCalled(t, title));

rule(['TCG-0015', 'TCG-0691'], 'a type line begins with one of the seven types', () => {
  const lines = [
    'Drill Fighter',
    'Drill Walker',
    'Drill Hero (A)',
    'Drill Stasis',
    'Drill Exile',
    'Drill Plaza',
    'Drill Saber (A)',
  ];
  expect(lines.map((title) => typeLine(cardTitled(title)).split(' ')[0])).toEqual([
    'Space',
    'Ground',
    'Character',
    'Battle',
    'Mission',
    'Location',
    'Equipment',
  ]);
  expect(typeLine(cardTitled('Drill Shuttle'))).toBe('Space/Ground - Drill Transport');
  expect(lines.filter((title) => cardTitled(title).kind === 'unit')).toHaveLength(3);
});

rule(['TCG-0016', 'TCG-0677'], 'every word after the type is a subtype, whatever hyphens are among them', () => {
  const t = table(tcg, { at: 'build', dark: { character: ['Drill Ensign'], ground: ['Drill Puppet'] } });
  expect(subtypesIn(t, 'Drill Ensign')).toEqual(['Officer', 'Drill', 'Naval']);
  expect(subtypesIn(t, 'Drill Puppet')).toEqual(['Drill', 'Character', 'Effigy']);
});

rule('TCG-0680', 'two words of a subtype need not stand together, nor in that order', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Admiral', 'Drill Ensign', 'Drill Inspector'] },
  });
  expect(statsOf(t, 'Drill Ensign').speed).toBe(30 + 20);
  // One of the words is not enough.
  expect(statsOf(t, 'Drill Inspector').speed).toBe(20);
});

rule(['TCG-0678', 'TCG-0692'], 'a type in a text means the type, not a subtype of that name', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: ['Drill Marshal', 'Drill Trooper'],
      ground: ['Drill Puppet'],
      locations: { character: 'Drill Plaza' },
    },
  });
  expect(statsOf(t, 'Drill Trooper').speed).toBe(30 + 10 + 10);
  expect(statsOf(t, 'Drill Puppet').speed).toBe(10);
});

rule(
  ['TCG-0693', 'TCG-0678'],
  'a Character card is a card of that type: a Location of the Character arena is none',
  () => {
    const none = table(tcg, {
      at: 'build',
      dark: { character: ['Drill Quartermaster'], hand: ['Drill Plaza', 'Drill Puppet'], points: 1 },
    });
    expect(none.dark.may('use', 'Drill Quartermaster')).toBe(false);
    const t = table(tcg, {
      at: 'build',
      dark: {
        character: ['Drill Quartermaster'],
        hand: ['Drill Plaza', 'Drill Trooper', 'Drill Commando', 'Drill Walker'],
      },
    });
    t.dark.does('use', 'Drill Quartermaster');
    expect(titlesOffered(t, 'discard').sort()).toEqual(['Drill Commando', 'Drill Trooper']);
  },
);

rule('TCG-0679', 'a subtype is on the type line or in "treat as", not in a name', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Droid Trainer', 'Drill Mechanic', 'Drill Aide'], hand: ['Drill Stasis', 'Drill Exile'] },
  });
  expect(statsOf(t, 'Drill Droid Trainer').speed).toBe(30);
  expect(statsOf(t, 'Drill Mechanic').speed).toBe(10 + 10);
  expect(statsOf(t, 'Drill Aide').speed).toBe(30 + 10);
  expect(subtypesIn(t, 'Drill Stasis')).toEqual([]);
  expect(subtypesIn(t, 'Drill Exile')).toEqual([]);
});

rule(['TCG-0686', 'TCG-0687'], '"treat as" adds a subtype everywhere: in play, retreated, in a hand, in a deck', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: ['Drill Droid Trainer'],
      build: ['Drill Aide'],
      hand: ['Drill Aide'],
      discard: ['Drill Aide'],
      deck: ['Drill Aide', 'Drill Trooper', 'Drill Probe'],
    },
  });
  for (const which of [1, 2, 3, 4])
    expect(subtypesIn(t, `Drill Aide #${which}`)).toEqual(['Drill', 'Civilian', 'Droid']);
  t.dark.does('use', 'Drill Droid Trainer');
  expect(titlesOffered(t, 'take').sort()).toEqual(['Drill Aide', 'Drill Probe']);
});

rule(['TCG-0688', 'TCG-0689'], 'a type that a text adds comes on top of its own, in an arena alone', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { ground: ['Drill Strider'], character: ['Drill Marshal'] },
    light: { build: ['Drill Strider'] },
  });
  expect(typesIn(t, 'Drill Strider')).toEqual(['ground', 'space']);
  expect(statsOf(t, 'Drill Strider').speed).toBe(20 + 10);
  expect(typesIn(t, 'Drill Strider #2')).toEqual(['ground']);
  expect(statsOf(t, 'Drill Strider #2').speed).toBe(20);
});

rule(
  ['TCG-0192', 'TCG-0193'],
  'a multi-arena unit in an arena has the type of that arena, elsewhere all of them',
  () => {
    const t = table(tcg, {
      at: 'build',
      dark: {
        character: ['Drill Admiral'],
        ground: ['Drill Shuttle'],
        build: ['Drill Shuttle'],
        space: ['Drill Fighter'],
      },
    });
    expect(typesIn(t, 'Drill Shuttle')).toEqual(['ground']);
    t.dark.does('use', 'Drill Admiral');
    expect(statsOf(t, 'Drill Shuttle').power).toBe(3);
    expect(statsOf(t, 'Drill Shuttle #2').power).toBe(3 + 2);
    expect(statsOf(t, 'Drill Fighter').power).toBe(2 + 2);
    // It was given what it was: it keeps it where it goes.
    const move = t.decision.options.findIndex(
      ({ verb, to, on }) =>
        verb === 'move' &&
        to !== undefined &&
        'zone' in to &&
        to.zone === 'ground' &&
        on !== undefined &&
        'card' in on &&
        on.card === t.state.cards.handle[cardCalled(t, 'Drill Shuttle #2')],
    );
    t.answer({ player: 0, at: t.decision.at, picks: [move] });
    expect(t.dark.sees('ground')).toHaveLength(2);
    expect(statsOf(t, 'Drill Shuttle #2').power).toBe(3 + 2);
  },
);

rule('TCG-0682', 'Switch: in each arena a multi-arena unit has what stands there for it', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      space: ['Drill Changeling'],
      ground: ['Drill Changeling'],
      character: ['Drill Changeling'],
      build: ['Drill Changeling'],
    },
  });
  const has = (which: number): number[] =>
    (['criticalHit', 'armor', 'accuracy'] as const).map((stat) =>
      keywordOf(t.state, cardCalled(t, `Drill Changeling #${which}`), stat),
    );
  expect([1, 2, 3, 4].map(has).sort()).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 1, 1],
    [2, 0, 0],
  ]);
  expect(cardWords(cardTitled('Drill Changeling')).join(' ')).toContain('Ground: None');
});

rule('TCG-0682', 'Switch does not let a unit change arenas in battle, nor use there what is for another arena', () => {
  const attacked = (arena: 'space' | 'ground') => {
    const t = table(tcg, {
      at: arena,
      dark: { [arena]: ['Drill Changeling'] },
      light: { [arena]: [arena === 'space' ? 'Drill Fighter' : 'Drill Speeder'] },
      rolls: [6, 6],
    });
    t.light.does('attack');
    return t;
  };
  expect(attacked('space').dark.may('use', 'Drill Changeling')).toBe(true);
  const ground = attacked('ground');
  expect(offered(ground, 'use')).toEqual([]);
  expect(offered(ground, 'move')).toEqual([]);
});

rule('TCG-0681', 'switched abilities are as if printed on the other card; what switches them stays', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Mimic', 'Drill Hero (A)', 'Drill Aide'], space: ['Drill Fighter'], force: 4 },
    light: { character: ['Drill Trooper'], space: ['Drill Fighter'] },
  });
  const mimic = cardCalled(t, 'Drill Mimic');
  const aide = cardCalled(t, 'Drill Aide');
  expect(keywordOf(t.state, mimic, 'shields')).toBe(1);
  t.dark.does('use', 'Drill Mimic');
  t.dark.does('choose', 'Drill Aide');
  expect(keywordOf(t.state, mimic, 'shields')).toBe(0);
  expect(keywordOf(t.state, aide, 'shields')).toBe(1);
  expect(subtypesOf(t.state, mimic)).toContain('Droid');
  expect(subtypesOf(t.state, aide)).not.toContain('Droid');
  // The switch itself has not gone over.
  expect(t.dark.may('use', 'Drill Aide')).toBe(false);
  const { turn } = t.state.facts;
  until(t, () => t.state.facts.turn > turn);
  expect(keywordOf(t.state, mimic, 'shields')).toBe(1);
  expect(subtypesOf(t.state, mimic)).not.toContain('Droid');
});

rule('TCG-0681', 'a static ability works from the unit that has it now', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Mimic', 'Drill Drummer', 'Drill Trooper'], hand: ['Drill Trooper'], points: 1 },
  });
  expect(statsOf(t, 'Drill Drummer').health).toBe(2);
  t.dark.does('use', 'Drill Mimic');
  t.dark.does('choose', 'Drill Drummer');
  expect(statsOf(t, 'Drill Drummer').health).toBe(2 + 1);
  expect(statsOf(t, 'Drill Mimic').health).toBe(3);
  expect(statsOf(t, 'Drill Trooper').health).toBe(2 + 1);
});

rule('TCG-0681', 'an activated ability is used by whichever unit has it now', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Mimic', 'Drill Hero (A)'], force: 4 },
    light: { character: ['Drill Trooper'] },
  });
  t.dark.does('use', 'Drill Mimic');
  t.dark.does('choose', 'Drill Hero (A)');
  until(t, () => t.state.facts.phase === 'battle' && t.asked === 'dark');
  expect(t.dark.may('use', 'Drill Hero (A)')).toBe(false);
  t.dark.does('use', 'Drill Mimic');
  expect(statsOf(t, 'Drill Mimic').power).toBe(3 + 1);
});

rule(['TCG-0681', 'TCG-0699'], 'Upkeep is paid for whichever unit has it now', () => {
  const upkeepAsked = (switched: boolean): boolean => {
    const t = table(tcg, {
      at: 'build',
      dark: { character: ['Drill Mimic'], force: 4 },
      light: { character: ['Depot Mercenary'], build: ['Drill Trooper'], points: 3 },
    });
    if (switched) {
      t.dark.does('use', 'Drill Mimic');
      t.dark.does('choose', 'Depot Mercenary');
    }
    until(t, () => t.asked === 'light');
    return offered(t, 'upkeep').length > 0;
  };
  expect(upkeepAsked(false)).toBe(true);
  expect(upkeepAsked(true)).toBe(false);
});

rule(['TCG-0681', 'TCG-0632'], 'what happens in place of a discard happens to whichever unit says so now', () => {
  const endsIn = (title: string): string => {
    const t = table(tcg, {
      at: 'build',
      dark: { character: ['Drill Mimic', 'Depot Survivor', 'Drill Trooper'], hand: ['Drill Ambush'], points: 2 },
    });
    t.dark.does('use', 'Drill Mimic');
    t.dark.does('choose', 'Depot Survivor');
    t.dark.does('complete', 'Drill Ambush');
    t.dark.does('choose', title);
    return whereIs(t, title);
  };
  expect(endsIn('Depot Survivor')).toBe('discard');
  expect(endsIn('Drill Mimic')).toBe('hand');
});

rule(['TCG-0681', 'TCG-0254'], 'whichever unit has the Pilot ability now pilots, as long as it has it', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Mimic', 'Drill Pilot', 'Drill Trooper'], space: ['Drill Fighter'], force: 4 },
    light: { space: ['Drill Bomber'], character: ['Drill Adept'], ground: ['Drill Walker'] },
  });
  const { speed } = statsOf(t, 'Drill Fighter');
  expect(titlesOffered(t, 'pilot')).toEqual(['Drill Pilot']);
  t.dark.does('use', 'Drill Mimic');
  t.dark.does('choose', 'Drill Pilot');
  expect(titlesOffered(t, 'pilot')).toEqual(['Drill Mimic']);
  t.dark.does('pilot', 'Drill Mimic');
  expect(statsOf(t, 'Drill Fighter').speed).toBe((speed ?? 0) + 20);
  expect(abilitiesOf(t.state, cardCalled(t, 'Drill Fighter'))).toHaveLength(1);
  const { turn } = t.state.facts;
  until(t, () => offered(t, 'leave').length > 0);
  // With the turn the ability goes back, and the unit has to be left.
  expect([t.state.facts.turn, titlesOffered(t, 'leave')]).toEqual([turn, ['Drill Mimic', 'Drill Mimic']]);
  choose(t, into('leave', 'character'));
  expect(statsOf(t, 'Drill Fighter').speed).toBe(speed);
  until(t, () => t.state.facts.turn > turn && t.asked === 'dark' && offered(t, 'pilot').length > 0);
  expect(titlesOffered(t, 'pilot')).toEqual(['Drill Pilot']);
});

rule(['TCG-0474', 'TCG-0254'], "a Pilot that can't use abilities gets onto no unit", () => {
  const may = (silencer: string): boolean =>
    table(tcg, {
      at: 'build',
      dark: { character: ['Drill Pilot'], space: ['Drill Fighter'], build: ['Drill Trooper'] },
      light: { character: [silencer] },
    }).dark.may('pilot', 'Drill Pilot');
  expect(may('Drill Trooper')).toBe(true);
  expect(may('Practice Silencer')).toBe(false);
});

rule(['TCG-0200', 'TCG-0686'], 'what is lost with the game text goes for "treat as" as well', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Depot Novice'], hand: ['Depot Recall'] },
    light: { character: ['Drill Trooper'], hand: ['Practice Amnesia'] },
  });
  expect(subtypesIn(t, 'Depot Novice')).toContain('Jedi');
  t.dark.passes();
  t.light.does('play', 'Practice Amnesia');
  expect(subtypesIn(t, 'Depot Novice')).not.toContain('Jedi');
});

rule('TCG-0601', 'what a card without a version says of itself is about that card alone', () => {
  const t = table(tcg, {
    at: 'character',
    dark: { character: ['Drill Guard', 'Drill Guard'], force: 3 },
    light: { character: ['Drill Trooper'] },
  });
  t.dark.does('use', 'Drill Guard');
  expect([1, 2].map((which) => statsOf(t, `Drill Guard #${which}`).power).sort()).toEqual([2, 3]);
  expect(cardWords(cardTitled('Drill Guard'))).toEqual(['Pay 1 Force → This unit gets +1 power until end of battle.']);
});

rule('TCG-0602', 'cards without a version that share a name are each allowed four times, and are all so named', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Herald', 'Drill Guard', 'Drill Guard [veteran]'] },
  });
  expect(statsOf(t, 'Drill Guard').speed).toBe(30 + 10);
  expect(statsOf(t, 'Drill Guard [veteran]').speed).toBe(40 + 10);
  const copies = { 'Drill Guard': 4, 'Drill Guard [veteran]': 4 };
  expect(faultsIn(copies, tcg.titles).filter(({ rule: id }) => id === 'TCG-0043')).toEqual([]);
  expect(faultsIn({ ...copies, 'Drill Guard': 5 }, tcg.titles).some(({ rule: id }) => id === 'TCG-0043')).toBe(true);
});

rule('TCG-0695', 'a unit is a unit card in play, in an arena or in the build zone; elsewhere it is a card', () => {
  const t = table(tcg, {
    at: 'build',
    dark: {
      character: ['Drill Trooper'],
      build: ['Drill Sergeant', 'Drill Saber (A)'],
      hand: ['Drill Ambush', 'Drill Adept'],
      discard: ['Drill Mechanic'],
      locations: { character: 'Drill Plaza' },
      points: 2,
    },
  });
  t.dark.does('complete', 'Drill Ambush');
  expect(titlesOffered(t, 'choose')).toEqual(['Drill Trooper', 'Drill Sergeant']);
});

rule('TCG-0696', 'activated abilities work in an arena of the unit, those that prevent damage in any', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Drill Hero (A)'], hand: ['Drill Airlift'], points: 1, space: ['Drill Fighter'] },
    light: { ground: ['Drill Speeder'], space: ['Drill Fighter'], character: ['Drill Trooper'] },
  });
  t.dark.does('complete', 'Drill Airlift');
  expect(t.dark.sees('ground')).toEqual(['Drill Hero (A)']);
  until(t, () => t.state.facts.phase === 'battle');
  expect(t.dark.may('use', 'Drill Hero (A)')).toBe(false);
  // In the build zone neither.
  const retreated = table(tcg, {
    at: 'character',
    dark: { build: ['Drill Hero (A)'], character: ['Drill Guard'] },
    light: { character: ['Drill Trooper'] },
  });
  expect(retreated.dark.may('use', 'Drill Guard')).toBe(true);
  expect(retreated.dark.may('use', 'Drill Hero (A)')).toBe(false);
});

rule('TCG-0696', 'a unit out of its arena still evades', () => {
  const t = table(tcg, {
    at: 'build',
    dark: { character: ['Anakin Skywalker (A)'], hand: ['Drill Airlift'], points: 1, space: ['Drill Fighter'] },
    light: { ground: ['Drill Speeder', 'Drill Speeder'], space: ['Drill Fighter'] },
  });
  t.dark.does('complete', 'Drill Airlift');
  until(t, () => t.state.facts.arena === 'ground' && t.asked === 'light' && t.light.may('attack'));
  t.light.does('attack');
  choose(t, ({ verb }) => verb === 'use' || verb === 'pass');
  expect(t.state.facts.force[0]).toBeLessThan(10);
});
