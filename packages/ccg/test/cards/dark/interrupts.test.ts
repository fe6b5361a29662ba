import { rule } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import type { CcgPosition, Stood } from '../../../src/position.ts';
import { mayMove } from './moving.ts';
import {
  battle,
  bearing,
  lay,
  named,
  omens,
  passUntil,
  passWhile,
  piloted,
  powerOf,
  type Table,
  valueOn,
} from './support.ts';

const farm = "Tatooine: Lars' Moisture Farm (Dark)";
const camp = 'Tatooine: Jawa Camp (Dark)';
const warRoom = 'Death Star: War Room';
const corridor = 'Death Star: Level 4 Military Corridor';
const kessel = 'Kessel (Dark)';
const yavin = 'Yavin 4 (Dark)';

/** Dark has an Interrupt in hand, Force enough, and these destinies to draw. */
const holding = (card: string, spec: CcgPosition = {}, ...destinies: number[]): CcgPosition => ({
  ...spec,
  dark: { force: 6, reserve: ['Drill Trooper', 'Drill Trooper', ...omens(...destinies)], ...spec.dark, hand: [card] },
});

const playing = (card: string, spec: CcgPosition = {}, ...destinies: number[]): Table => {
  const t = lay(holding(card, spec, ...destinies));
  t.dark.does('play', `${card} #1`);
  return t;
};

/** In the weapons segment of a battle, Dark's turn to act. */
const fighting = (card: string, at: NonNullable<CcgPosition['at']>, turn: 'dark' | 'light' = 'dark'): Table => {
  const t = battle(at, holding(card, { turn }));
  passWhile(t, ({ facts }) => facts.battle?.segment !== 'weapons');
  if (t.asked === 'light') t.light.passes();
  return t;
};

/** Battle destinies that Dark may draw, after playing a card or not. */
function destinies(t: Table, card: string): number {
  t.dark.does('play', card);
  passUntil(t, 'power');
  return t.decision.options.find(({ verb }) => verb === 'draw battle destiny')?.amount ?? 0;
}

describe('Sense and Alter', () => {
  const sensed = (destiny: number, ...dark: string[]) => {
    const t = lay(
      holding('Sense (Dark)', { turn: 'light', light: { hand: ['Drill Stew'] }, at: { [farm]: { dark } } }, destiny),
    );
    t.light.does('play', 'Drill Stew');
    return t;
  };
  rule(
    ['GLC-0287', 'GLC-0288', 'GAP-0367'],
    'Sense cancels an Interrupt by a destiny below the highest ability',
    () => {
      const t = sensed(2, 'General Tagge', 'Stormtrooper');
      t.dark.does('play', 'Sense (Dark)');
      expect(t.light.sees('lost', 'light')).toEqual(['Drill Stew']);
      const failed = sensed(3, 'General Tagge', 'Stormtrooper');
      failed.dark.does('play', 'Sense (Dark)');
      expect(failed.light.sees('lost', 'light')).toEqual([]);
      expect(sensed(0, 'R4-M9 (Arfour-Emmnine)').dark.getsTo('play', 'Sense (Dark)')).toBe(false);
    },
  );
  rule(['GLA-0080', 'GLA-0081', 'GLA-0082'], 'Alter cancels an Effect as it deploys, or on table', () => {
    const at = (who: string) => ({ [farm]: { dark: [who] } });
    const onTable = playing('Alter (Dark)', { light: { table: ['Drill Memorial'] }, at: at('General Tagge') }, 2);
    expect(onTable.light.sees('table', 'light')).toEqual([]);
    const deploying = lay(
      holding(
        'Alter (Dark)',
        { turn: 'light', phase: 'deploy', light: { hand: ['Drill Memorial'] }, at: at('General Tagge') },
        2,
      ),
    );
    deploying.light.does('deploy', 'Drill Memorial');
    deploying.dark.does('play', 'Alter (Dark)');
    expect(deploying.light.sees('lost', 'light')).toEqual(['Drill Memorial']);
    const droid = lay(
      holding('Alter (Dark)', { light: { table: ['Drill Memorial'] }, at: at('R4-M9 (Arfour-Emmnine)') }),
    );
    expect(droid.dark.may('play', 'Alter (Dark)')).toBe(false);
  });
  rule(['GLC-0289', 'GLC-0148'], 'Sense stops a card that reacts', () => {
    const reacting = (destiny: number) => {
      const t = battle(
        {
          [farm]: { light: ['Drill Recruit'], dark: ['General Tagge'] },
          [camp]: { light: [{ card: "Luke's X-34 Landspeeder", drivers: ['Rebel Trooper'] }] },
        },
        holding('Sense (Dark)', {}, destiny),
      );
      t.light.does('react', "Luke's X-34 Landspeeder");
      if (t.asked === 'light' && t.light.may('leave')) t.light.does('leave');
      t.dark.does('play', 'Sense (Dark)');
      passWhile(t, ({ facts }) => facts.battle?.segment === 'initiation');
      return t.state.cards.host[named(t, "Luke's X-34 Landspeeder")] === named(t, camp);
    };
    expect(reacting(2)).toBe(true);
    expect(reacting(3)).toBe(false);
  });
  test('each cancels the other outright', () => {
    const t = lay(
      holding('Alter (Dark)', {
        turn: 'light',
        light: { hand: ['Sense (Light)'] },
        at: { [farm]: { dark: ['Stormtrooper'], light: ['Drill Colonel'] } },
      }),
    );
    expect(t.light.may('play', 'Sense (Light)')).toBe(false);
    const other = lay({
      dark: { hand: ['Alter (Dark)'] },
      light: { hand: ['Sense (Light)'], table: ['Drill Memorial'] },
      at: { [farm]: { dark: ['General Tagge'] } },
    });
    other.dark.does('play', 'Alter (Dark)');
    other.light.does('play', 'Sense (Light)');
    expect(other.light.sees('table', 'light')).toEqual(['Drill Memorial']);
  });
});

describe('what cancels cards by name', () => {
  test.each([
    ['Boring Conversation Anyway', 'Rebel Planners'],
    ['Dark Collaboration', 'Restricted Deployment'],
  ])('%s cancels %s on table', (card, victim) => {
    const t = playing(card, { light: { table: [victim] } });
    expect(t.light.sees('table', 'light')).toEqual([]);
    expect(t.light.sees('lost', 'light')).toEqual([victim]);
  });
  test('Your Powers Are Weak, Old Man destroys a Jedi Lightsaber', () => {
    const card = 'Your Powers Are Weak, Old Man';
    const t = playing(card, { at: { [farm]: { light: [bearing('Luke Skywalker', 'Jedi Lightsaber')] } } });
    expect(t.light.sees('lost', 'light')).toEqual(['Jedi Lightsaber']);
  });
});

describe('what adds battle destiny', () => {
  test.each([
    ['Charming To The Last', ['Grand Moff Tarkin'], ['Luke Skywalker'], 1],
    ['Dark Collaboration', ['Grand Moff Tarkin', 'General Tagge'], ['Rebel Trooper'], 3],
    ['I Have You Now', ['Vader'], ['Leia Organa'], 2],
    ['Your Powers Are Weak, Old Man', ['Vader'], ['Obi-Wan Kenobi'], 2],
  ])('%s', (card, dark, light, count) => {
    expect(destinies(fighting(card, { [warRoom]: { dark, light } }), card)).toBe(count);
    expect(fighting(card, { [warRoom]: { dark: ['Stormtrooper'], light } }).dark.getsTo('play', card)).toBe(false);
  });
  rule('GLA-0332', 'Charming To The Last adds two against a Leia of ability more than 2', () => {
    const card = 'Charming To The Last';
    const t = fighting(card, { [warRoom]: { dark: ['Grand Moff Tarkin'], light: ['Leia Organa'] } });
    expect(destinies(t, `${card} #2`)).toBe(2);
  });
  test('I Have You Now adds two against Luke', () => {
    const t = fighting('I Have You Now', { [warRoom]: { dark: ['Vader'], light: ['Luke Skywalker'] } });
    expect(destinies(t, 'I Have You Now #2')).toBe(3);
  });
});

describe('what somebody alone plays in defense', () => {
  const lone = (card: string, who: string, turn: 'dark' | 'light' = 'light', others: string[] = []) =>
    fighting(card, { [corridor]: { dark: [who, ...others], light: ['Rebel Trooper'] } }, turn);
  rule('GLB-0486', 'Moment Of Triumph adds battle destiny of its player’s own', () => {
    expect(destinies(lone('Moment Of Triumph', 'Ponda Baba'), 'Moment Of Triumph')).toBe(1);
    expect(destinies(lone('Moment Of Triumph', 'Grand Moff Tarkin'), 'Moment Of Triumph')).toBe(2);
  });
  rule('GLB-0436', 'Lone Warrior does so for somebody who is attacked, and alone', () => {
    expect(destinies(lone('Lone Warrior', 'Stormtrooper'), 'Lone Warrior')).toBe(1);
    expect(destinies(lone('Lone Warrior', 'General Tagge'), 'Lone Warrior #2')).toBe(2);
    expect(lone('Lone Warrior', 'Stormtrooper', 'dark').dark.getsTo('play', 'Lone Warrior')).toBe(false);
    expect(lone('Lone Warrior', 'Stormtrooper', 'light', ['Stormtrooper']).dark.getsTo('play', 'Lone Warrior')).toBe(
      false,
    );
  });
  test("Vader's Eye adds to the power of Vader as well", () => {
    const t = lone("Vader's Eye", 'Vader');
    t.dark.does('play', "Vader's Eye");
    expect(powerOf(t, 'dark')).toBe(5);
    expect(destinies(lone("Vader's Eye", 'General Tagge'), "Vader's Eye")).toBe(1);
    expect(lone("Vader's Eye", 'Stormtrooper').dark.getsTo('play', "Vader's Eye")).toBe(false);
  });
});

describe('Collateral Damage', () => {
  const at = (light: Stood[], ...drawn: number[]) =>
    battle({ [farm]: { dark: ['Stormtrooper'], light } }, holding('Collateral Damage', {}, ...drawn));
  test('costs the opponent a character of their choice by a low destiny', () => {
    const t = at([bearing('Rebel Trooper', 'Blaster'), 'Drill Recruit'], 1);
    t.dark.does('play', 'Collateral Damage');
    t.light.does('choose', 'Drill Recruit');
    expect(t.dark.sees('lost', 'light')).toEqual(['Drill Recruit']);
    const high = at([bearing('Rebel Trooper', 'Blaster'), 'Drill Recruit'], 2);
    high.dark.does('play', 'Collateral Damage');
    expect(high.dark.sees('lost', 'light')).toEqual([]);
    expect(at(['Rebel Trooper', 'Drill Recruit']).dark.getsTo('play', 'Collateral Damage')).toBe(false);
  });
});

describe('Counter Assault', () => {
  rule('GLA-0386', 'cancels a drain, and compares a destiny for each card present with their power', () => {
    const t = lay(
      holding(
        'Counter Assault',
        { turn: 'light', at: { [camp]: { light: ['Drill Recruit', 'Drill Colonel'] } } },
        6,
        5,
      ),
    );
    t.light.does('drain');
    t.dark.does('play', 'Counter Assault');
    // 11 against a power of 6: Light loses the difference, and the drain is cancelled.
    for (let i = 0; i < 9 && t.asked === 'light' && t.light.may('lose', 'reserve'); i++)
      t.light.does('lose', 'reserve');
    expect(t.state.zones.lost[1]).toHaveLength(5);
    expect(t.state.zones.lost[0]).toHaveLength(1);
  });
  rule('GLA-0387', 'at a system no destiny is drawn for whoever is aboard a starship', () => {
    const t = lay(
      holding(
        'Counter Assault',
        { turn: 'light', at: { [yavin]: { light: [piloted('Red 3', 'Biggs Darklighter')] } } },
        6,
        6,
      ),
    );
    t.light.does('drain');
    t.dark.does('play', 'Counter Assault');
    expect(t.dark.told('destiny')).toHaveLength(1);
  });
});

describe('Dark Jedi Presence', () => {
  rule('GLA-0445', 'doubles the power of other Imperials, and is not for battles in space', () => {
    const t = fighting('Dark Jedi Presence', {
      [warRoom]: { dark: ['Darth Vader', 'General Tagge'], light: ['Drill Recruit'] },
    });
    t.dark.does('play', 'Dark Jedi Presence');
    expect(powerOf(t, 'dark')).toBe(12);
    const space = fighting('Dark Jedi Presence', {
      [kessel]: { dark: [piloted('Devastator', 'Darth Vader')], light: ['Corellian Corvette'] },
    });
    expect(space.dark.may('play', 'Dark Jedi Presence')).toBe(false);
  });
  rule(['AR1-0368', 'AR1-0372'], 'doubles what the others have already, and adds what comes later', () => {
    const with_ = (...titles: string[]) => {
      const t = battle(
        {
          [warRoom]: {
            dark: ['Darth Vader', 'Grand Moff Tarkin', 'Chief Bast', 'Stormtrooper'],
            light: ['Luke Skywalker'],
          },
        },
        { dark: { hand: titles } },
      );
      passWhile(t, ({ facts }) => facts.battle?.segment !== 'weapons');
      for (const title of titles) {
        if (t.asked === 'light') t.light.passes();
        t.dark.does('play', title);
        if (t.asked === 'dark' && t.dark.may('target', 'Stormtrooper')) t.dark.does('target', 'Stormtrooper');
      }
      return [
        valueOn(t, 'Chief Bast', 'power'),
        valueOn(t, 'Stormtrooper', 'power'),
        valueOn(t, 'Darth Vader', 'power'),
      ];
    };
    // Chief Bast has 1 more with Tarkin there, a charging trooper 2.
    expect(with_('Trooper Charge', 'Dark Jedi Presence')).toEqual([(2 + 1) * 2, (1 + 2) * 2, 6]);
    expect(with_('Dark Jedi Presence', 'Trooper Charge')).toEqual([(2 + 1) * 2, 1 * 2 + 2, 6]);
  });
  rule('GAP-0067', 'is not for a Dark Jedi inside an enclosed vehicle', () => {
    const walker = { card: 'Sandcrawler (Dark)', passengers: ['Darth Vader'] };
    const t = fighting('Dark Jedi Presence', { [camp]: { dark: [walker, 'Stormtrooper'], light: ['Drill Recruit'] } });
    expect(t.dark.may('play', 'Dark Jedi Presence')).toBe(false);
  });
});

describe('Dark Maneuvers', () => {
  test('helps a starfighter for the turn, and its hyperspeed if it has any', () => {
    const t = playing('Dark Maneuvers', { at: { [kessel]: { dark: ['TIE Scout'] } } });
    expect([
      valueOn(t, 'TIE Scout', 'maneuver'),
      valueOn(t, 'TIE Scout', 'power'),
      valueOn(t, 'TIE Scout', 'hyperspeed'),
    ]).toEqual([3, 2, 7]);
    const tie = playing('Dark Maneuvers', { at: { [kessel]: { dark: ['TIE Fighter'] } } });
    expect(valueOn(tie, 'TIE Fighter', 'maneuver')).toBe(5);
    expect(valueOn(tie, 'TIE Fighter', 'hyperspeed')).toBe(null);
  });
  test('may follow a weapon destiny', () => {
    const t = battle(
      { [kessel]: { dark: ['TIE Fighter'], light: [bearing('X-wing', 'Proton Torpedoes')] } },
      holding('Dark Maneuvers', { turn: 'light', light: { reserve: ['Drill Trooper', ...omens(4)], force: 6 } }),
    );
    passWhile(t, ({ facts }) => facts.battle?.segment !== 'weapons');
    t.light.does('fire', 'Proton Torpedoes');
    t.dark.does('play', 'Dark Maneuvers');
    expect(t.state.cards.hit.some((hit) => hit > 0)).toBe(false);
  });
  test('follows a weapon destiny only for the starfighter that is shot at', () => {
    const shot = (at: string) => {
      const t = battle(
        {
          [kessel]: {
            dark: ['TIE Fighter', piloted('Black 2', 'Imperial Pilot'), 'Devastator'],
            light: [bearing('X-wing', 'Proton Torpedoes')],
          },
        },
        holding('Dark Maneuvers', { turn: 'light', light: { reserve: ['Drill Trooper', ...omens(4)], force: 6 } }),
      );
      passWhile(t, ({ facts }) => facts.battle?.segment !== 'weapons');
      t.light.does('fire', 'Proton Torpedoes').does('target', at);
      return t;
    };
    const t = shot('Black 2');
    t.dark.does('play', 'Dark Maneuvers');
    expect([valueOn(t, 'Black 2', 'power'), valueOn(t, 'TIE Fighter', 'power')]).toEqual([1 + 2 + 1, 1]);
    // Nobody has anything to say to a shot at a capital starship: it is resolved.
    expect([shot('Black 2'), shot('Devastator')].map(({ dark }) => dark.told('shot').length)).toEqual([0, 1]);
  });
  rule(['AR1-0226', 'AR1-0227'], 'may follow one’s own draw for Tallon Roll, and counts for it', () => {
    const rolling = (turn: 'dark' | 'light') => {
      const t = lay({
        turn,
        dark: { force: 6, hand: ['Tallon Roll', 'Dark Maneuvers'], reserve: ['Drill Trooper', ...omens(1)] },
        light: { force: 6, hand: ['A Few Maneuvers', 'Drill Stew'], reserve: ['Drill Trooper', ...omens(3)] },
        at: { [yavin]: { dark: ['TIE Fighter'], light: ['X-wing'] } },
      });
      if (t.asked === 'light') t.light.passes();
      t.dark.does('play', 'Tallon Roll');
      return t;
    };
    const t = rolling('dark');
    t.dark.does('play', 'Dark Maneuvers');
    // 1 and a power of 2 and a maneuver of 5, against 3 and a power of 3.
    expect(t.dark.sees('lost', 'light')).toEqual(['X-wing']);
    const alone = rolling('dark');
    alone.dark.passes();
    // The X-wing has its power in it, but not its maneuver: A Few Maneuvers is not asked for in between.
    expect(alone.dark.sees('lost', 'dark')).toEqual(['TIE Fighter']);
    // In Light's turn Light draws first, and that draw is held against nothing.
    const [first, second] = [rolling('dark'), rolling('light')];
    expect([first, second].map(({ dark }) => dark.told('destiny').length)).toEqual([1, 2]);
    expect(second.dark.may('play', 'Dark Maneuvers')).toBe(true);
  });
});

describe('Full Scale Alert', () => {
  rule('GLB-0164', 'blocks the movement of the opponent, but for smugglers', () => {
    const alert = (destiny: number) => {
      const t = lay(
        holding(
          'Full Scale Alert',
          {
            turn: 'light',
            light: { force: 3 },
            at: {
              [farm]: { light: ['Drill Recruit', 'Han Solo'] },
              [camp]: {},
              [warRoom]: { dark: ['Stormtrooper', 'Stormtrooper'] },
            },
          },
          destiny,
        ),
      );
      if (t.asked === 'light') t.light.passes();
      t.dark.does('play', 'Full Scale Alert');
      return t;
    };
    expect(mayMove(alert(1), 'Drill Recruit')).toBe(false);
    expect(mayMove(alert(1), 'Han Solo')).toBe(true);
    expect(mayMove(alert(2), 'Drill Recruit')).toBe(true);
  });

  rule('GLA-0016', 'lets the starships go that smugglers are aboard, even in the hold', () => {
    const mayFly = (who: string) => {
      const landspeeder = { card: "Luke's X-34 Landspeeder", passengers: [who] };
      const at = {
        ['Tatooine (Dark)']: { light: [{ card: 'Corellian Corvette', cargo: [landspeeder] }] },
        [kessel]: {},
        [warRoom]: { dark: ['Stormtrooper', 'Stormtrooper'] },
      };
      const t = lay(holding('Full Scale Alert', { turn: 'light', light: { force: 3 }, at }, 1));
      if (t.asked === 'light') t.light.passes();
      t.dark.does('play', 'Full Scale Alert');
      return mayMove(t, 'Corellian Corvette');
    };
    expect([mayFly('Han Solo'), mayFly('Drill Recruit')]).toEqual([true, false]);
  });
});

describe('Gravel Storm', () => {
  rule('GLB-0197', 'takes a character present at one of its sites by a destiny of more than ability', () => {
    const mayStrike = (site: string, who: Stood) =>
      lay(holding('Gravel Storm', { at: { [site]: { light: [who] } } })).dark.may('play', 'Gravel Storm');
    const sites = [
      'Tatooine: Dune Sea',
      'Tatooine: Jundland Wastes (Dark)',
      farm,
      camp,
      'Tatooine: Mos Eisley (Dark)',
      'Yavin 4: Jungle (Dark)',
    ];
    expect(sites.map((site) => mayStrike(site, 'Drill Recruit'))).toEqual([true, true, true, true, true, false]);
    // Whoever is inside a vehicle is not out in the storm.
    expect(mayStrike(camp, { card: 'Sandcrawler (Light)', passengers: ['Drill Recruit'] })).toBe(false);
    // GAP-0315
    expect(mayStrike(camp, { card: 'Leia Organa', inactive: 'undercover' })).toBe(true);
    expect(mayStrike(camp, { card: 'Leia Organa', inactive: 'missing' })).toBe(false);
    const storm = (destiny: number) =>
      playing('Gravel Storm', { at: { [camp]: { light: ['Drill Recruit'] } } }, destiny);
    expect(storm(3).light.sees('lost', 'light')).toEqual(['Drill Recruit']);
    expect(storm(2).light.sees('lost', 'light')).toEqual([]);
    expect(
      lay(holding('Gravel Storm', { at: { 'Tatooine: Cantina (Dark)': { light: ['Drill Recruit'] } } })).dark.may(
        'play',
        'Gravel Storm',
      ),
    ).toBe(false);
  });
});

describe('Imperial Barrier', () => {
  test('keeps somebody just deployed from moving and battling this turn', () => {
    const t = lay(
      holding('Imperial Barrier', {
        turn: 'light',
        phase: 'deploy',
        light: { hand: ['Drill Recruit'], force: 6 },
        at: { [farm]: { dark: ['Stormtrooper'] }, [camp]: {} },
      }),
    );
    t.light.does('deploy', 'Drill Recruit').does('to', farm);
    t.dark.does('play', 'Imperial Barrier');
    passWhile(t, ({ facts }) => facts.phase === 'deploy');
    expect(t.light.may('initiate battle')).toBe(false);
    expect(mayMove(t, 'Drill Recruit')).toBe(false);
  });
});

describe('Imperial Code Cylinder', () => {
  test('shows a Reserve Deck to a leader at a Scomp link', () => {
    const at = (who: string) =>
      lay(holding('Imperial Code Cylinder', { light: { reserve: omens(1, 2) }, at: { [warRoom]: { dark: [who] } } }));
    const t = at('General Tagge');
    t.dark.does('play', 'Imperial Code Cylinder #2');
    expect(t.dark.told('searched')).toHaveLength(1);
    expect(at('Stormtrooper').dark.may('play', 'Imperial Code Cylinder')).toBe(false);
  });
});

describe('Imperial Reinforcements', () => {
  const lost = ['Stormtrooper', 'Black 2', 'Devastator', 'TIE Fighter'];
  rule('GLB-0275', 'retrieves Stormtroopers and TIE/lns if the opponent has more on table', () => {
    const spec = { dark: { lost }, at: { [farm]: { light: ['Drill Recruit'] } } };
    const t = playing('Imperial Reinforcements', spec, 2);
    expect(t.options).toHaveLength(3);
    t.dark.picks('Stormtrooper', 'Black 2');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Devastator', 'TIE Fighter', 'Imperial Reinforcements']);
    expect(
      lay(holding('Imperial Reinforcements', { dark: { lost } })).dark.may('play', 'Imperial Reinforcements'),
    ).toBe(false);
  });
  test('retrieves that number, or as many as there are: none is left by choice', () => {
    const spec = { dark: { lost }, at: { [farm]: { light: ['Drill Recruit'] } } };
    expect(playing('Imperial Reinforcements', spec, 2).decision).toMatchObject({ min: 2, max: 2 });
    const all = playing('Imperial Reinforcements', spec, 5);
    expect(all.dark.sees('lost', 'dark')).toEqual(['Devastator', 'Imperial Reinforcements']);
  });
});

describe("It's Worse", () => {
  rule('GLB-0315', 'makes battle damage larger by 1 once some was lost', () => {
    const t = battle({ [farm]: { dark: ['Darth Vader'], light: ['Drill Recruit'] } }, holding("It's Worse"));
    passUntil(t, 'damage');
    if (t.asked === 'dark') t.dark.passes();
    const damage = t.state.facts.battle?.damage[1] ?? 0;
    t.light.does('lose Force').does('lose', 'reserve');
    t.dark.does('play', "It's Worse");
    expect(t.state.facts.battle?.damage[1]).toBe(damage);
    t.light.does('lose Force').does('lose', 'reserve');
    expect(t.state.zones.lost[1]).toHaveLength(2);
  });
  test('turns It Could Be Worse around', () => {
    const t = lay(
      holding("It's Worse", {
        light: { hand: ['It Could Be Worse'], force: 6 },
        at: { [camp]: { dark: ['Stormtrooper'] } },
      }),
    );
    t.dark.does('drain');
    t.light.does('play', 'It Could Be Worse');
    while (!t.dark.may('play', "It's Worse")) t.light.does(t.decision.options[0]?.verb ?? 'pass');
    t.dark.does('play', "It's Worse");
    const two = t.decision.options.findIndex(({ amount }) => amount === 2);
    t.answer({ player: 0, at: t.decision.at, picks: [two] });
    for (let i = 0; i < 3; i++) t.light.does('lose', 'reserve');
    expect(t.state.zones.lost[1].length).toBe(4);
  });
});

describe("I've Got A Problem Here", () => {
  const card = "I've Got A Problem Here";
  rule('GLB-0318', 'takes a starfighter after a battle by a destiny of more than its maneuver', () => {
    const at = (destiny: number) => {
      const t = battle(
        { [yavin]: { dark: ['TIE Fighter'], light: ['X-wing'] } },
        holding(card, { dark: { reserve: ['Drill Trooper', 'Drill Trooper', ...omens(destiny)] } }),
      );
      for (let i = 0; i < 30 && !(t.asked === 'dark' && t.dark.may('play', card)); i++) {
        const who = t.asked === 'dark' ? t.dark : t.light;
        if (who.may('pass')) who.passes();
        else if (who.may('decline')) who.does('decline');
        else if (who.may('forfeit')) who.does('lose Force');
        else who.does('lose', 'force');
      }
      expect(t.state.facts.battle).toBeNull();
      const { length } = t.state.zones.force[0];
      t.dark.does('play', card);
      expect(t.state.zones.force[0]).toHaveLength(length - 1);
      return t.dark.sees('lost', 'light');
    };
    expect(at(5)).toContain('X-wing');
    expect(at(4)).not.toContain('X-wing');
  });
  rule('GLB-0318', 'is for a system or sector, not for a site with a landed starfighter', () => {
    const t = battle(
      { [camp]: { dark: ['Stormtrooper'], light: ['Drill Recruit', 'X-wing'] } },
      holding(card, { dark: { reserve: ['Drill Trooper', 'Drill Trooper', ...omens(6)] } }),
    );
    for (let i = 0; i < 30 && t.state.facts.battle !== null; i++) {
      const who = t.asked === 'dark' ? t.dark : t.light;
      if (who.may('pass')) who.passes();
      else if (who.may('decline')) who.does('decline');
      else if (who.may('forfeit')) who.does('lose Force');
      else who.does('lose', 'force');
    }
    expect(t.dark.getsTo('play', card)).toBe(false);
  });
  rule('AR1-0226', 'its draw targets a maneuver, which A Few Maneuvers may add to in time', () => {
    const t = battle(
      { [yavin]: { dark: ['TIE Fighter'], light: ['X-wing'] } },
      holding(card, {
        dark: { reserve: ['Drill Trooper', 'Drill Trooper', ...omens(5)] },
        light: { hand: ['A Few Maneuvers'] },
      }),
    );
    for (let i = 0; i < 30 && !(t.asked === 'dark' && t.dark.may('play', card)); i++) {
      const who = t.asked === 'dark' ? t.dark : t.light;
      if (who.may('pass')) who.passes();
      else if (who.may('decline')) who.does('decline');
      else if (who.may('forfeit')) who.does('lose Force');
      else who.does('lose', 'force');
    }
    t.dark.does('play', card);
    t.light.does('play', 'A Few Maneuvers');
    expect(t.dark.sees('lost', 'light')).not.toContain('X-wing');
  });
});

describe('Kintan Strider', () => {
  test('brings back the topmost character when the opponent has lost one', () => {
    const t = lay(
      holding('Kintan Strider', {
        turn: 'light',
        dark: { lost: ['Stormtrooper', 'General Tagge', 'Macroscan'] },
        light: { hand: ['Drill Sacrifice'] },
        at: { [farm]: { light: ['Drill Recruit'] } },
      }),
    );
    t.light.does('play', 'Drill Sacrifice');
    t.dark.does('play', 'Kintan Strider');
    expect(t.dark.sees('hand', 'dark')).toEqual(['General Tagge']);
  });
  rule(['AR1-0239', 'AR1-0244'], 'may be played in vain: nobody need look what lies in a Lost Pile', () => {
    const t = lay(
      holding('Kintan Strider', {
        turn: 'light',
        light: { hand: ['Drill Sacrifice'] },
        at: { [farm]: { light: ['Drill Recruit'] } },
      }),
    );
    t.light.does('play', 'Drill Sacrifice');
    t.dark.does('play', 'Kintan Strider');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Kintan Strider']);
  });
  rule('AR1-0053', 'retrieves Force, though into hand: what answers that answers it', () => {
    const t = lay(
      holding('Kintan Strider', {
        turn: 'light',
        dark: { lost: ['Stormtrooper'] },
        light: { hand: ['Drill Sacrifice'], table: ['Drill Pinch'] },
        at: { [farm]: { light: ['Drill Recruit'] } },
      }),
    );
    t.light.does('play', 'Drill Sacrifice');
    t.dark.does('play', 'Kintan Strider');
    t.light.does('use', 'Drill Pinch');
    expect(t.dark.sees('hand', 'dark')).toEqual([]);
    expect(t.dark.sees('lost', 'dark')).toEqual(['Stormtrooper', 'Kintan Strider']);
  });
});

describe('Limited Resources', () => {
  const lost = (turn: 'dark' | 'light', hand: string[], light: Stood[] = []) => {
    const t = lay(holding('Limited Resources', { turn, light: { hand }, at: { [kessel]: { light } } }));
    if (t.asked === 'light') t.light.passes();
    if (!t.dark.may('play', 'Limited Resources')) return null;
    t.dark.does('play', 'Limited Resources');
    for (let i = 0; i < 9 && t.asked === 'light' && t.light.may('lose', 'reserve'); i++)
      t.light.does('lose', 'reserve');
    return t.state.zones.lost[1].length;
  };
  test('costs a small hand 2 Force, 4 in your own turn, and 2 less with supply tanks', () => {
    expect(lost('dark', ['Drill Recruit'])).toBe(4);
    expect(lost('light', ['Drill Stew'])).toBe(2);
    expect(lost('dark', [], [bearing('X-wing', 'Fusion Generator Supply Tanks (Light)')])).toBe(2);
    expect(lost('dark', ['Drill Recruit', 'Drill Recruit', 'Drill Recruit'])).toBe(null);
  });
  rule('GLB-0405', 'is unique: there is one of them a turn', () => {
    const t = lay({ dark: { hand: ['Limited Resources', 'Limited Resources', 'Drill Errand (Dark)'] } });
    t.dark.does('play', 'Limited Resources');
    expect(t.dark.may('play', 'Drill Errand (Dark)')).toBe(true);
    expect(t.dark.may('play', 'Limited Resources')).toBe(false);
  });
});

describe('Look Sir, Droids', () => {
  test('loses droids of the Used Pile', () => {
    const t = playing('Look Sir, Droids', { light: { used: ['R4-E1 (Arfour-Eeone)', 'Luke Skywalker'] } });
    expect(t.dark.sees('lost', 'light')).toEqual(['R4-E1 (Arfour-Eeone)']);
  });
  test('destroys one on table for what it costs', () => {
    const t = lay(holding('Look Sir, Droids', { at: { [farm]: { light: ['C-3PO (See-Threepio)'] } } }));
    t.dark.does('play', 'Look Sir, Droids');
    expect(t.dark.sees('lost', 'light')).toEqual(['C-3PO (See-Threepio)']);
    expect(t.state.zones.used[0]).toHaveLength(3);
  });
});

describe('Ommni Box', () => {
  test('shuffles any pile of either player that is not empty', () => {
    const t = lay(holding('Ommni Box', { light: { lost: ['Drill Recruit', 'Drill Trooper'] } }));
    expect(t.options.filter((option) => option.includes('Ommni'))).toHaveLength(3);
    t.dark.does('play', 'Ommni Box #1');
    expect(t.state.zones.used[0]).toHaveLength(1);
  });
});

describe('Overload', () => {
  const at = (destiny: number) => {
    const t = playing('Overload', { at: { [farm]: { light: [bearing('Rebel Trooper', 'Blaster')] } } }, destiny);
    if (t.asked === 'light' && t.light.may('put')) t.light.does('put', 'Rebel Trooper');
    return t.dark.sees('lost', 'light');
  };
  test('loses a weapon by a destiny below its own, with its bearer by a destiny of 0', () => {
    expect(at(3)).toEqual([]);
    expect(at(2)).toEqual(['Blaster']);
    expect(at(0)).toEqual(expect.arrayContaining(['Blaster', 'Rebel Trooper']));
    expect(
      lay(holding('Overload', { at: { [farm]: { dark: [bearing('Tusken Raider', 'Gaderffii Stick')] } } })).dark.may(
        'play',
        'Overload',
      ),
    ).toBe(false);
  });
  rule('AR1-0442', 'Overload without a destiny ruins whoever plays it, and nobody else', () => {
    const undrawn = (weapon: string) => {
      const t = lay({
        dark: { force: 6, reserve: [], hand: ['Overload', 'Drill Errand (Dark)'] },
        at: {
          [farm]: {
            light: [bearing('Rebel Trooper', 'Blaster')],
            dark: [bearing('Stormtrooper', 'Blaster Rifle (Dark)')],
          },
        },
      });
      t.dark.does('play', 'Overload').does('target', weapon);
      if (t.dark.may('put')) t.dark.does('put', 'Stormtrooper');
      return [t.dark.sees('lost', 'light'), t.dark.sees('lost', 'dark')];
    };
    expect(undrawn('Blaster')).toEqual([[], ['Overload']]);
    expect(undrawn('Blaster Rifle (Dark)')).toEqual([
      [],
      expect.arrayContaining(['Blaster Rifle (Dark)', 'Stormtrooper', 'Overload']),
    ]);
  });
  rule('AR1-0324', 'Overload is not aimed at a weapon of somebody who is missing', () => {
    const han = { card: 'Han Solo', on: ["Han's Heavy Blaster Pistol"], inactive: 'missing' } as const;
    expect(lay(holding('Overload', { at: { [farm]: { light: [han] } } })).dark.may('play', 'Overload')).toBe(false);
  });
  rule(['GLC-0031', 'GLA-0007', 'GLA-0098'], 'Overload costs nobody else with artillery', () => {
    const draws = (destiny: number) =>
      playing('Overload', { at: { [farm]: { light: ['Drill Battery'] } } }, destiny).dark.sees('lost', 'light');
    expect([draws(2), draws(1)]).toEqual([[], ['Drill Battery']]);
    const t = playing('Overload', { at: { [farm]: { light: ['Drill Battery', 'Drill Recruit'] } } }, 0);
    expect(t.dark.sees('lost', 'light')).toEqual(['Drill Battery']);
  });
});

describe('Physical Choke', () => {
  test('takes a Rebel Trooper', () => {
    expect(
      playing('Physical Choke', { at: { [farm]: { light: ['Rebel Trooper'] } } }).dark.sees('lost', 'light'),
    ).toEqual(['Rebel Trooper']);
  });
  rule('GLC-0171', 'takes any Rebel who is a trooper', () => {
    const t = playing('Physical Choke', { at: { [farm]: { light: ['Drill Home Guard'] } } });
    expect(t.dark.sees('lost', 'light')).toEqual(['Drill Home Guard']);
    const other = lay(holding('Physical Choke', { at: { [farm]: { light: ['Drill Recruit'] } } }));
    expect(other.dark.may('play', 'Physical Choke')).toBe(false);
  });
  test('takes somebody from a battle that was won, by a destiny of more than ability', () => {
    const t = battle(
      { [warRoom]: { dark: ['Darth Vader'], light: ['Drill Recruit'] } },
      holding('Physical Choke', { dark: { reserve: omens(3) } }),
    );
    passWhile(t, ({ facts }) => facts.battle?.winner === null);
    t.dark.does('play', 'Physical Choke');
    expect(t.dark.sees('lost', 'light')).toEqual(['Drill Recruit']);
  });
});

describe('Scanning Crew', () => {
  test('shows the hand, and may put a Rebel on the Used Pile', () => {
    const t = playing('Scanning Crew', { light: { hand: ['Luke Skywalker', 'X-wing'] } });
    expect(t.dark.may('place', 'X-wing')).toBe(false);
    t.dark.does('place', 'Luke Skywalker');
    expect(t.light.sees('hand', 'light')).toEqual(['X-wing']);
    expect(t.state.zones.used[1]).toHaveLength(1);
  });
});

describe('Set For Stun', () => {
  test('sends somebody back to hand with all that is on them', () => {
    const at = (destiny: number) =>
      playing('Set For Stun', { at: { [farm]: { light: [bearing('Rebel Trooper', 'Blaster')] } } }, destiny).light.sees(
        'hand',
        'light',
      );
    expect(at(2)).toEqual(expect.arrayContaining(['Rebel Trooper', 'Blaster']));
    expect(at(1)).toEqual([]);
  });
});

describe('Takeel', () => {
  rule(['GLC-0400', 'GLC-0401'], 'switches the battle destinies, if each player drew exactly one', () => {
    const t = battle(
      { [warRoom]: { dark: ['Vader'], light: ['Drill Colonel'] } },
      holding('Takeel', {
        dark: { reserve: ['Drill Trooper', ...omens(1)] },
        light: { reserve: ['Drill Trooper', ...omens(6)], force: 3 },
      }),
    );
    passUntil(t, 'power');
    t.dark.does('draw battle destiny');
    t.light.does('draw battle destiny');
    t.dark.does('play', 'Takeel');
    expect(t.state.facts.battle?.battleDestiny).toEqual([6, 1]);
  });
  test('is not for a battle in which only one player drew', () => {
    const t = battle({ [warRoom]: { dark: ['Vader'], light: ['Drill Recruit'] } }, holding('Takeel'));
    passUntil(t, 'power');
    t.dark.does('draw battle destiny');
    expect(t.dark.getsTo('play', 'Takeel')).toBe(false);
  });
});

describe('The Circle Is Now Complete', () => {
  const card = 'The Circle Is Now Complete';
  rule('GLC-0431', 'the loser of the duel is out of play, and no destiny is drawn', () => {
    const at = (vader: Stood, obiWan: Stood) =>
      playing(card, { at: { [warRoom]: { dark: [vader], light: [obiWan] } } });
    expect(at('Darth Vader', 'Obi-Wan Kenobi').light.sees('outOfPlay', 'light')).toEqual(['Obi-Wan Kenobi']);
    const lost = at('Vader', bearing('Obi-Wan Kenobi', "Obi-Wan's Lightsaber"));
    expect(lost.light.sees('outOfPlay', 'dark')).toEqual(['Vader']);
    expect(lost.dark.told('destiny')).toHaveLength(0);
  });
  rule('GLC-0430', 'costs 1 Force, takes both at one site, and gives 2 to whoever has a lightsaber', () => {
    const vader = bearing('Vader', 'Dark Jedi Lightsaber');
    const t = playing(card, { at: { [warRoom]: { dark: [vader], light: ['Obi-Wan Kenobi'] } } });
    // 4 and 2 against 5.
    expect(t.light.sees('outOfPlay', 'light')).toEqual(['Obi-Wan Kenobi']);
    expect(t.state.zones.used[0]).toHaveLength(1);
    const apart = lay(
      holding(card, { at: { [warRoom]: { dark: [vader] }, [corridor]: { light: ['Obi-Wan Kenobi'] } } }),
    );
    expect(apart.dark.may('play', card)).toBe(false);
  });
  rule('GLC-0430', 'takes both present: not Vader inside a vehicle', () => {
    const inside = { card: 'Sandcrawler (Dark)', passengers: ['Vader'] };
    const at = (vader: Stood) =>
      lay(holding(card, { at: { [camp]: { dark: [vader], light: ['Obi-Wan Kenobi'] } } })).dark.may('play', card);
    expect([at('Vader'), at(inside)]).toEqual([true, false]);
  });
});

describe("The Empire's Back", () => {
  test('retrieves one of four for 2 Force', () => {
    const t = playing("The Empire's Back", { dark: { lost: ['Darth Vader', 'Chief Bast'] } });
    expect(t.dark.sees('lost', 'dark')).toEqual(['Chief Bast', "The Empire's Back"]);
  });
  test('takes one of four into hand for 4 Force', () => {
    const t = lay(holding("The Empire's Back", { dark: { reserve: ['Grand Moff Tarkin', 'Chief Bast'] } }));
    t.dark.does('play', "The Empire's Back #2");
    expect(t.dark.sees('hand', 'dark')).toEqual(['Grand Moff Tarkin']);
    expect(t.state.zones.force[0]).toHaveLength(2);
  });
});

describe('Trinto Duaba', () => {
  test('loses cards of the Used Pile with the destiny that was drawn', () => {
    const t = playing('Trinto Duaba', { phase: 'battle', light: { used: [...omens(3, 4), 'Luke Skywalker'] } }, 3);
    expect(t.dark.sees('lost', 'light')).toEqual(['Drill Omen 3']);
  });
});

describe('Tusken Scavengers', () => {
  test('scavenge the Used Pile by a destiny below the number of Tusken Raiders', () => {
    const at = (destiny: number) =>
      playing(
        'Tusken Scavengers',
        {
          light: { used: ['Blaster', 'Luke Skywalker'] },
          at: { [farm]: { dark: ['Tusken Raider', 'Tusken Raider'] } },
        },
        destiny,
      );
    const t = at(1);
    t.dark.does('do it');
    expect(t.dark.sees('lost', 'light')).toEqual(['Blaster']);
    expect(at(2).dark.may('do it')).toBe(false);
  });
});

describe("We're All Gonna Be A Lot Thinner!", () => {
  test('loses everything in the Trash Compactor', () => {
    const compactor = 'Death Star: Trash Compactor';
    const t = playing("We're All Gonna Be A Lot Thinner!", {
      at: { [compactor]: { dark: ['Stormtrooper'], light: ['Luke Skywalker'] }, [warRoom]: { light: ['Leia Organa'] } },
    });
    expect(t.dark.sees('at', 'light')).toEqual(['Leia Organa']);
    expect(t.dark.sees('at', 'dark')).toEqual([]);
    expect(t.dark.sees('locations', 'light')).toEqual([compactor]);
  });
});

describe("Vader's Obsession", () => {
  rule('GLC-0532', 'begins a duel when Vader comes to Luke from an adjacent site', () => {
    const t = lay(
      holding(
        "Vader's Obsession",
        {
          phase: 'move',
          dark: { lost: ['Drill Trooper', 'Drill Trooper', 'Drill Trooper', 'Drill Trooper', 'Drill Trooper'] },
          light: { reserve: ['Drill Trooper', 'Drill Trooper', 'Drill Trooper', ...omens(2, 2)] },
          at: { [farm]: { dark: ['Vader'] }, [camp]: { light: ['Luke Skywalker'] } },
        },
        3,
        3,
      ),
    );
    t.dark.does('move', 'Vader');
    t.dark.does('play', "Vader's Obsession");
    // 4 + 6 against 3 + 4.
    for (let i = 0; i < 9 && t.asked === 'light' && t.light.may('lose', 'reserve'); i++)
      t.light.does('lose', 'reserve');
    expect(t.dark.sees('lost', 'light')).toContain('Luke Skywalker');
    expect(t.dark.sees('lost', 'light')).toHaveLength(4);
    expect(t.state.zones.lost[0]).toHaveLength(3);
  });
});

describe('You Overestimate Their Chances', () => {
  const card = 'You Overestimate Their Chances';
  rule('GLC-0621', 'triples battle damage, and never attrition', () => {
    const t = battle(
      { [warRoom]: { dark: ['Darth Vader'], light: ['Drill Colonel'] } },
      holding(card, { turn: 'light' }),
    );
    t.dark.does('play', card);
    passWhile(t, ({ facts }) => facts.battle !== null && facts.battle.winner === null);
    expect(t.state.facts.battle?.damage).toEqual([0, 6]);
  });
});

describe('Dead Jawa', () => {
  const at = (destiny: number, ...dark: string[]) => {
    const t = lay(
      holding(
        'Dead Jawa',
        { at: { [farm]: { dark, light: ['Jawa (Light)', 'Jawa (Light)', 'Drill Recruit'] } } },
        destiny,
      ),
    );
    if (!t.dark.may('play', 'Dead Jawa')) return null;
    t.dark.does('play', 'Dead Jawa');
    t.dark.does('target', 'Jawa (Light)').does('target', 'Jawa (Light)');
    if (t.asked === 'dark' && t.dark.may('done')) t.dark.does('done');
    if (t.asked === 'light' && t.light.may('put')) t.light.does('put');
    return t.dark.sees('lost', 'light').length;
  };
  test('takes Jawas where two Stormtroopers are, by a destiny of more than their number', () => {
    expect(at(3, 'Stormtrooper', 'Stormtrooper')).toBe(2);
    expect(at(2, 'Stormtrooper', 'Stormtrooper')).toBe(0);
    expect(at(3, 'Stormtrooper')).toBe(null);
  });
});

describe('Elis Helrot', () => {
  const transported = (accept: boolean) => {
    const t = playing('Elis Helrot', { at: { [farm]: { dark: ['Stormtrooper', 'General Tagge'] }, [warRoom]: {} } }, 2);
    t.dark.does('target', 'Stormtrooper').does('target', 'General Tagge');
    if (t.dark.may('done')) t.dark.does('done');
    if (t.dark.may('target', warRoom)) t.dark.does('target', warRoom);
    t.dark.does(accept ? 'accept' : 'decline');
    return t;
  };
  rule('GLB-0053', 'Elis Helrot is not for battles', () => {
    const at = {
      [farm]: { dark: [bearing('Stormtrooper', 'Imperial Blaster')], light: ['Drill Recruit'] },
      [camp]: {},
    };
    const fight = fighting('Elis Helrot', at);
    expect(fight.dark.may('fire', 'Imperial Blaster')).toBe(true);
    expect(fight.dark.may('play', 'Elis Helrot')).toBe(false);
  });
  rule('GLB-0055', 'Elis Helrot goes where they could move to, aboard things too, but through no shield', () => {
    const open = (site: string, ...more: string[]) => {
      const others = Object.fromEntries(more.map((one) => [one, {}]));
      const at = { [farm]: { dark: ['Stormtrooper'] }, [site]: {}, ...others };
      return lay(holding('Elis Helrot', { at })).dark.may('play', 'Elis Helrot');
    };
    expect(open(warRoom)).toBe(true);
    expect(open('Drill Ice: Perimeter')).toBe(true);
    expect(open('Ahch-To: Drill Cliff')).toBe(false);
    expect(open('Drill Ice: Perimeter', 'Drill Ice: Generators')).toBe(false);
  });
  rule(
    ['GLB-0053', 'GLB-0054', 'GLB-0056'],
    'Elis Helrot takes characters anywhere for a price that destiny sets, or is lost',
    () => {
      const t = transported(true);
      expect(t.state.cards.host[named(t, 'Stormtrooper')]).toBe(named(t, warRoom));
      expect(t.state.cards.host[named(t, 'General Tagge')]).toBe(named(t, warRoom));
      expect(t.state.zones.force[0]).toHaveLength(4);
      const declined = transported(false);
      expect(declined.state.cards.host[named(declined, 'Stormtrooper')]).toBe(named(declined, farm));
      expect(declined.dark.sees('lost', 'dark')).toEqual(['Elis Helrot']);
    },
  );
});

describe('Lone Pilot', () => {
  const lone = (dark: Stood, turn: 'dark' | 'light' = 'light') =>
    fighting('Lone Pilot', { [yavin]: { dark: [dark], light: ['Corellian Corvette'] } }, turn);
  rule('GLB-0433', 'adds battle destiny for a pilot, or a permanent pilot, who defends alone', () => {
    expect(destinies(lone(piloted('Black 2', 'Imperial Pilot')), 'Lone Pilot')).toBe(1);
    expect(destinies(lone('TIE Fighter'), 'Lone Pilot')).toBe(1);
    expect(destinies(lone(piloted('Black 2', 'Admiral Motti')), 'Lone Pilot #2')).toBe(2);
    expect(lone(piloted('Devastator', 'Imperial Pilot')).dark.may('play', 'Lone Pilot')).toBe(false);
    expect(lone('TIE Fighter', 'dark').dark.may('play', 'Lone Pilot')).toBe(false);
  });
});

describe('Nevar Yalnal', () => {
  const against = (destiny: number, light: Stood) =>
    playing('Nevar Yalnal', { at: { [farm]: { dark: ['Garindan'], light: [light] } } }, destiny).dark.sees(
      'lost',
      'light',
    );
  test('takes a spy by a destiny of more than 2, adding 2 against one under cover', () => {
    expect(against(3, 'Drill Paladin Covert')).toHaveLength(1);
    expect(against(2, 'Drill Paladin Covert')).toHaveLength(0);
    expect(against(1, { card: 'Drill Paladin Covert', inactive: 'undercover' })).toHaveLength(1);
  });
});

describe('Tallon Roll', () => {
  const roll = (mine: number, theirs: number) =>
    playing(
      'Tallon Roll',
      {
        light: { reserve: ['Drill Trooper', ...omens(theirs)] },
        at: { [yavin]: { dark: ['TIE Fighter'], light: ['X-wing'] } },
      },
      mine,
    );
  rule('GLC-0405', 'the lower total loses its starfighter, and neither if they are equal', () => {
    // A power of 1 and a maneuver of 3 against a power of 3.
    expect(roll(2, 2).dark.sees('lost', 'light')).toEqual(['X-wing']);
    expect(roll(1, 3).dark.sees('lost', 'dark')).toEqual(['TIE Fighter']);
    const tie = roll(1, 2);
    expect([tie.dark.sees('at', 'dark'), tie.dark.sees('at', 'light')]).toEqual([['TIE Fighter'], ['X-wing']]);
  });
  rule('GLC-0404', 'an unpiloted starfighter has no power to roll with', () => {
    const t = playing(
      'Tallon Roll',
      {
        light: { reserve: ['Drill Trooper', ...omens(3)] },
        at: { [yavin]: { dark: ['TIE Fighter'], light: ['Red 3'] } },
      },
      0,
    );
    expect(t.dark.sees('lost', 'light')).toEqual(['Red 3']);
  });
  rule('AR1-0446', 'is for a system or sector, not for starfighters that have landed', () => {
    const mayRoll = (where: string) =>
      lay(holding('Tallon Roll', { at: { [where]: { dark: ['TIE Fighter'], light: ['X-wing'] } } })).dark.may(
        'play',
        'Tallon Roll',
      );
    expect([mayRoll(yavin), mayRoll('Tatooine: Docking Bay 94 (Dark)')]).toEqual([true, false]);
  });
});

describe('Emergency Deployment', () => {
  const card = 'Emergency Deployment';
  const at = (...dark: string[]) =>
    battle(
      { [camp]: { dark, light: ['Drill Colonel'] } },
      holding(card, {
        turn: 'light',
        dark: { reserve: ['Drill Trooper', 'Macroscan', 'General Tagge', 'Stormtrooper'] },
      }),
    );
  rule('GLB-0063', 'brings help for free against more than double the power, and loses the rest', () => {
    const t = at('Stormtrooper');
    t.dark.does('play', card);
    const three = t.decision.options.findIndex(({ amount }) => amount === 3);
    t.answer({ player: 0, at: t.decision.at, picks: [three] });
    t.dark.does('deploy', 'General Tagge');
    if (t.dark.may('to', camp)) t.dark.does('to', camp);
    t.dark.does('done');
    while (t.light.may('put')) t.light.does('put', 'Stormtrooper');
    expect(t.dark.sees('at', 'dark')).toContain('General Tagge');
    expect(t.dark.sees('lost', 'dark')).toEqual(expect.arrayContaining(['Macroscan', 'Stormtrooper']));
    expect(t.state.zones.force[0]).toHaveLength(6);
    expect(at('General Tagge').dark.getsTo('play', card)).toBe(false);
  });
});

describe('Trooper Charge', () => {
  const charge = (who: string) => {
    const t = fighting('Trooper Charge', { [warRoom]: { dark: [who, 'General Tagge'], light: ['Drill Recruit'] } });
    t.dark.does('play', 'Trooper Charge');
    return t;
  };
  test('makes a trooper stronger, who is forfeited at the end of the battle', () => {
    const t = charge('Stormtrooper');
    expect(powerOf(t, 'dark')).toBe(6);
    expect(powerOf(charge('Death Star Trooper'), 'dark')).toBe(8);
    for (let i = 0; i < 40 && t.state.facts.battle !== null; i++) {
      const player = t.asked === 'dark' ? t.dark : t.light;
      if (player.may('pass')) player.passes();
      else if (player.may('decline')) player.does('decline');
      else if (player.may('lose Force')) player.does('lose Force');
      else player.does('lose', 'reserve');
    }
    expect(t.dark.sees('lost', 'dark')).toContain('Stormtrooper');
  });
  rule(['GAP-0327', 'GLA-0291'], 'gives 3 to every Death Star trooper, whatever the card is called', () => {
    const t = charge('Imperial Trooper Guard');
    expect(valueOn(t, 'Imperial Trooper Guard', 'power')).toBe(3);
    expect(valueOn(charge('Stormtrooper'), 'Stormtrooper', 'power')).toBe(3);
  });
});
