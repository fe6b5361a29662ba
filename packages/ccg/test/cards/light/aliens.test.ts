import { rule, scenario } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import type { Stood } from '../../../src/position.ts';
import { seatFor } from '../../../src/rules/cards/capacity.ts';
import { traitsOf } from '../../../src/rules/cards/characteristics.ts';
import {
  battle,
  bearing,
  costOf,
  hitCards,
  inPlay,
  lay,
  named,
  omens,
  passUntil,
  passWhile,
  piloted,
  valueAt,
  valueIn,
} from './support.ts';

const dunes = 'Tatooine: Dune Sea';
const farm = "Tatooine: Lars' Moisture Farm (Light)";
const camp = 'Tatooine: Jawa Camp (Light)';
const yavin = 'Yavin 4 (Light)';
const tatooine = 'Tatooine (Light)';

describe('Dice Ibegon', () => {
  scenario('stings whoever fires a weapon in her presence, if the destiny is just their ability', () => {
    const stung = (destiny: number) => {
      const t = battle(
        { [dunes]: { dark: [bearing('Drill Baron', 'Imperial Blaster')], light: ['Dice Ibegon', 'Talz'] } },
        { dark: { force: 4, reserve: omens(0) }, light: { force: 1, reserve: omens(destiny) } },
      );
      passWhile(t, () => !t.dark.may('fire'));
      t.dark.does('fire', 'Imperial Blaster').does('target', 'Talz');
      t.light.does('use', 'Dice Ibegon');
      return hitCards(t);
    };
    expect([stung(4), stung(5), stung(3)]).toEqual([['Drill Baron'], [], []]);
  });
});

describe('Figrin D’an', () => {
  scenario('wagers three destinies against two for a card out of the Lost Pile', () => {
    const wager = (light: readonly number[], dark: readonly number[]) => {
      const t = lay({
        turn: 'light',
        phase: 'control',
        light: { force: 2, hand: ['Drill Stew'], lost: ['Blaster'], reserve: ['Talz', ...omens(...light)] },
        dark: { hand: ['Drill Blow'], lost: ['Stormtrooper'], reserve: ['Stormtrooper', ...omens(...dark)] },
        at: { [dunes]: { light: ["Figrin D'an"] } },
      });
      t.light.does('use', "Figrin D'an");
      if (t.asked === 'light' && t.light.may('retrieve')) t.light.does('retrieve');
      else if (t.dark.may('retrieve')) t.dark.does('retrieve');
      return [t.light.sees('lost', 'light'), t.light.sees('lost', 'dark')];
    };
    expect(wager([1, 1, 3], [2, 2])).toEqual([[], ['Stormtrooper']]);
    expect(wager([1, 1, 1], [2, 2])).toEqual([['Blaster'], []]);
    expect(wager([1, 1, 2], [2, 2])).toEqual([['Blaster'], ['Stormtrooper']]);
  });
});

describe('Jawa', () => {
  const deploying = (light: number, dark: number, table: readonly string[] = []) =>
    lay({
      turn: 'light',
      phase: 'deploy',
      light: { force: light, hand: ['Jawa (Light)', 'Rebel Trooper'] },
      dark: { force: dark, table },
      at: { [dunes]: {}, 'Death Star: Docking Bay 327 (Light)': {} },
    });
  rule(['GLB-0323', 'GLB-0324'], 'costs both players 1 Force, and is not deployed if either lacks it', () => {
    const t = deploying(2, 1);
    t.light.does('deploy', 'Jawa (Light)');
    expect(t.state.zones.used.map((pile) => pile.length)).toEqual([1, 1]);
    expect(inPlay(t)).toEqual(['Jawa (Light)']);
    expect(deploying(1, 0).light.may('deploy', 'Jawa (Light)')).toBe(false);
    expect(deploying(0, 1).light.may('deploy', 'Jawa (Light)')).toBe(false);
  });
  rule('GLB-0325', 'costs both players more if its deploy cost is raised', () => {
    const t = deploying(4, 3, ['Drill Bad Feeling']);
    t.light.does('deploy', 'Jawa (Light)');
    expect(t.state.zones.used.map((pile) => pile.length)).toEqual([3, 3]);
    expect(deploying(4, 2, ['Drill Bad Feeling']).light.may('deploy', 'Jawa (Light)')).toBe(false);
  });
  scenario('deploys on Tatooine only', () => {
    expect(costOf({ dark: { force: 3 }, at: { 'Death Star: Docking Bay 327 (Light)': {} } }, 'Jawa (Light)')).toBe(
      null,
    );
  });
});

describe('Shistavanen Wolfman', () => {
  scenario('moves to an adjacent site as a react, and no further', () => {
    const reacts = (at: string) => {
      const t = battle(
        {
          [dunes]: { light: ['Rebel Trooper'], dark: ['Stormtrooper'] },
          [camp]: { light: at === camp ? ['Shistavanen Wolfman'] : [] },
          [farm]: { light: at === farm ? ['Shistavanen Wolfman'] : [] },
        },
        { turn: 'dark', light: { force: 2, hand: ['Drill Stew'] } },
      );
      return t.light.getsTo('react', 'Shistavanen Wolfman');
    };
    expect([reacts(camp), reacts(farm)]).toEqual([true, false]);
  });
});

describe('Talz', () => {
  rule(
    ['GLC-0406', 'GLC-0407'],
    'is forfeited in place of a character that was hit, who is none the worse for it',
    () => {
      const t = battle(
        {
          [dunes]: {
            dark: [bearing('Drill Baron', "Vader's Lightsaber")],
            light: ['Leia Organa', 'Talz'],
          },
        },
        { dark: { force: 6, reserve: omens(6, 6, 0, 0) } },
      );
      t.dark.does('fire', "Vader's Lightsaber").does('target', 'Leia Organa');
      expect(hitCards(t)).toEqual(['Leia Organa']);
      passUntil(t, 'damage');
      if (t.asked === 'dark') t.dark.passes();
      t.light.does('use', 'Talz');
      expect(hitCards(t)).toEqual([]);
      expect(t.light.sees('lost', 'light')).toEqual(['Talz']);
      expect(inPlay(t)).toContain('Leia Organa');
      // The lightsaber has left her no forfeit; that is over as well.
      expect(valueAt(t, 'Leia Organa', 'forfeit')).toBe(6);
    },
  );
  scenario('is stronger at night', () => {
    const power = (...system: string[]) =>
      valueIn({ [tatooine]: { light: system }, [dunes]: { light: ['Talz'] } }, 'Talz', 'power');
    expect([power(), power('Nightfall')]).toEqual([1, 3]);
  });
});

describe('Kabe', () => {
  const stealing = (destiny: number) => {
    const t = lay({
      turn: 'light',
      phase: 'control',
      light: { hand: ['Drill Stew'], reserve: ['Talz', ...omens(destiny)] },
      dark: { hand: ['Drill Blow'] },
      at: { [dunes]: { light: ['Kabe', 'Rebel Trooper'], dark: [bearing('Stormtrooper', 'Imperial Blaster')] } },
    });
    t.light.does('use', 'Kabe');
    return t;
  };
  rule('GLC-0584', 'steals a weapon of more destiny than hers, holds it, and passes it on to a warrior', () => {
    // The destiny number of the blaster is 3.
    expect(stealing(3).light.sees('on', 'dark')).toEqual(['Imperial Blaster']);
    const t = stealing(2);
    expect(t.light.sees('on', 'dark')).toEqual([]);
    expect(t.light.sees('on', 'light')).toEqual(['Imperial Blaster']);
    t.dark.passes();
    t.light.does('use', 'Kabe');
    const weapon = t.state.zones.on[1][0] ?? -1;
    expect(t.state.names[t.state.cards.definition[t.state.cards.host[weapon] ?? -1] ?? -1]).toBe('Rebel Trooper');
  });
  rule(['AR1-0287', 'AR1-0291'], 'tries once in a control phase, whether she succeeds or not', () => {
    const t = stealing(3);
    t.dark.passes();
    expect([t.light.may('play', 'Drill Stew'), t.light.may('use', 'Kabe')]).toEqual([true, false]);
  });
  rule(['GLC-0391', 'GLC-0593'], 'passes a weapon on only to whom it could be deployed on', () => {
    const passing = (...light: string[]) => {
      const t = lay({
        turn: 'light',
        phase: 'control',
        light: { hand: ['Drill Stew'], reserve: ['Talz', ...omens(0)] },
        dark: { hand: ['Drill Blow'] },
        at: { [dunes]: { light: ['Kabe', ...light], dark: [bearing('Darth Vader', "Vader's Lightsaber")] } },
      });
      t.light.does('use', 'Kabe');
      t.dark.passes();
      expect(t.light.sees('on', 'light')).toEqual(["Vader's Lightsaber"]);
      return t.light.may('use', 'Kabe');
    };
    expect(passing('Rebel Trooper', 'Luke Skywalker')).toBe(false);
  });
  rule(['GLC-0390', 'GAP-0314'], 'aims at nothing that nobody could carry', () => {
    const aims = (dark: readonly Stood[]) =>
      lay({
        turn: 'light',
        phase: 'control',
        light: { hand: ['Drill Stew'], reserve: ['Talz', ...omens(0)] },
        dark: { hand: ['Drill Blow'] },
        at: { [dunes]: { light: ['Kabe'], dark } },
      }).light.may('use', 'Kabe');
    expect(aims(['Timer Mine (Dark)'])).toBe(false);
    expect(aims(['Observation Holocam'])).toBe(false);
    expect(aims(['Timer Mine (Dark)', bearing('Stormtrooper', 'Imperial Blaster')])).toBe(true);
  });
});

describe('Wioslea', () => {
  rule(['GLC-0610', 'SUP-0206'], 'bids in her control phase, for droids and empty transports present with her', () => {
    const bidding = (phase: 'control' | 'deploy', ...dark: Stood[]) =>
      lay({
        turn: 'light',
        phase,
        light: { force: 2, hand: ['Drill Stew'], reserve: ['Talz', ...omens(0)] },
        at: { [dunes]: { light: ['Wioslea'], dark }, [camp]: { dark: ['Sandcrawler (Dark)'] } },
      });
    const may = (...dark: Stood[]) => bidding('control', ...dark).light.may('use', 'Wioslea');
    expect(may('R4-M9 (Arfour-Emmnine)')).toBe(true);
    expect(may('Sandcrawler (Dark)')).toBe(true);
    expect(may({ card: 'Sandcrawler (Dark)', drivers: ['Stormtrooper'] })).toBe(false);
    // A combat vehicle, which she can’t buy.
    expect(may('Drill War Walker')).toBe(false);
    expect(may('Stormtrooper')).toBe(false);
    expect(bidding('deploy', 'Sandcrawler (Dark)').light.may('use', 'Wioslea')).toBe(false);
  });
  rule('AR1-0287', 'bids once in a control phase', () => {
    const t = lay({
      turn: 'light',
      phase: 'control',
      light: { force: 6, hand: ['Drill Stew'], reserve: ['Talz', ...omens(0, 0)] },
      dark: { hand: ['Drill Blow'] },
      at: { [dunes]: { light: ['Wioslea'], dark: ['R4-M9 (Arfour-Emmnine)'] } },
    });
    t.light.does('use', 'Wioslea');
    t.dark.passes();
    expect([t.light.may('play', 'Drill Stew'), t.light.may('use', 'Wioslea')]).toEqual([true, false]);
  });
  rule(
    'GLC-0611',
    'buys a droid or an empty transport of the opponent’s for its deploy cost, by a destiny of more than its own',
    () => {
      const buying = (destiny: number, force: number) => {
        const t = lay({
          turn: 'light',
          phase: 'control',
          light: { force, hand: ['Drill Stew'], reserve: ['Talz', ...omens(destiny)] },
          dark: { hand: ['Drill Blow'] },
          at: {
            [dunes]: {
              light: ['Wioslea'],
              dark: ['LIN-V8M (Elleyein-Veeateemm)', { card: 'Sandcrawler (Dark)', drivers: ['Stormtrooper'] }],
            },
          },
        });
        t.light.does('use', 'Wioslea');
        if (t.asked === 'light' && t.light.may('pay')) t.light.does('pay');
        return [inPlay(t).length, t.state.zones.force[1].length];
      };
      // The droid's destiny is 3, and its cost 2; the vehicle is not empty.
      expect(buying(4, 4)).toEqual([2, 1]);
      expect(buying(3, 4)).toEqual([1, 3]);
      expect(buying(4, 2)).toEqual([1, 1]);
    },
  );
});

describe('Kal’Falnl C’ndros', () => {
  const kal = "Kal'Falnl C'ndros";
  /** Both draw, with these destinies; what the totals come to, and what attrition there is against Light. */
  const drawn = (yours: number[], theirs: number[], light: Stood[] = [kal, 'Luke Skywalker']) => {
    const t = battle(
      { 'Drill Yard': { light, dark: ['Drill Baron'] } },
      { turn: 'light', light: { reserve: omens(...yours) }, dark: { reserve: omens(...theirs) } },
    );
    for (let i = 0; i < 30 && t.state.facts.battle?.segment !== 'damage'; i++) {
      const who = t.asked === 'dark' ? t.dark : t.light;
      if (who.may('draw battle destiny')) who.does('draw battle destiny');
      else who.passes();
    }
    const { battleDestiny, attrition } = t.state.facts.battle ?? { battleDestiny: [], attrition: [] };
    return [battleDestiny, attrition[1]];
  };
  rule(['GLB-0349', 'GLB-0350'], 'brings the lower of two single battle destinies to 0 once both are drawn', () => {
    expect(drawn([5, 1], [4, 1])).toEqual([[0, 5], 0]);
    expect(drawn([4, 1], [4, 1])).toEqual([[4, 4], 4]);
    expect(drawn([5, 1], [4, 1], ['Talz', 'Luke Skywalker'])).toEqual([[4, 5], 4]);
  });
  rule('GLB-0349', 'does so only if nobody has drawn more than one', () => {
    const t = battle(
      { 'Drill Yard': { light: [kal, 'Luke Skywalker', 'Leia Organa'], dark: ['Drill Baron'] } },
      {
        turn: 'light',
        light: { force: 4, hand: ['Skywalkers'], reserve: omens(5, 5, 5, 5) },
        dark: { reserve: omens(4, 4) },
      },
    );
    passWhile(t, () => !t.light.may('play', 'Skywalkers'));
    t.light.does('play', 'Skywalkers');
    for (let i = 0; i < 30 && t.state.facts.battle?.segment !== 'damage'; i++) {
      const who = t.asked === 'dark' ? t.dark : t.light;
      if (who.may('draw battle destiny')) who.does('draw battle destiny');
      else who.passes();
    }
    expect(t.state.facts.battle?.battleDestiny).toEqual([4, 15]);
  });
  rule('GLB-0349', 'walks three sites, flies well, and fits into nothing small or closed', () => {
    expect(valueIn({ [dunes]: { light: [kal] } }, kal, 'landspeed')).toBe(3);
    const power = (...pilots: string[]) =>
      valueIn(
        { [yavin]: { light: [piloted('Corellian Corvette', 'Rebel Trooper', ...pilots)] } },
        'Corellian Corvette',
        'power',
      );
    expect(power(kal)).toBe(Number(power('Rebel Trooper')) + 2);
    const seat = (vessel: string, where: string) => {
      const t = lay({ at: { [farm]: { light: [kal] }, [where]: { light: [vessel] } } });
      return seatFor(t.state, named(t, kal), named(t, vessel));
    };
    expect([seat('X-wing', yavin), seat('Sandcrawler (Light)', dunes)]).toEqual([null, null]);
    expect([seat('Corellian Corvette', yavin), seat("Luke's X-34 Landspeeder", dunes)]).toEqual(['pilot', 'driver']);
  });
});

describe('Leesub Sirln', () => {
  const guessing = (...hand: string[]) => {
    const t = lay({
      turn: 'light',
      phase: 'control',
      light: { force: 2 },
      dark: { hand },
      at: { [dunes]: { light: ['Leesub Sirln'] } },
    });
    t.light.does('use', 'Leesub Sirln');
    return t;
  };
  rule('GLB-0387', 'is female: whoever seeks males does not find her', () => {
    const t = lay({
      phase: 'control',
      dark: { force: 4 },
      light: { hand: ['Leesub Sirln', 'Momaw Nadon'] },
      at: { [dunes]: { dark: ["M'iiyoom Onith"] } },
    });
    t.dark.does('use', "M'iiyoom Onith");
    expect(t.light.sees('hand')).toEqual(['Leesub Sirln']);
    expect(t.light.sees('lost')).toEqual(['Momaw Nadon']);
  });
  scenario('shows a card of the opponent’s hand, which is lost if its type was guessed', () => {
    const right = guessing('Stormtrooper');
    right.light.does('guess Imperial');
    expect(right.light.sees('lost', 'dark')).toEqual(['Stormtrooper']);
    const wrong = guessing('Stormtrooper', 'Sense (Dark)');
    wrong.light.does('guess Alien');
    expect(wrong.options).toEqual(['point at ?', 'point at ?']);
    wrong.light.does('point at', '?');
    expect(wrong.light.sees('lost', 'dark')).toEqual([]);
    expect(wrong.light.sees('hand', 'dark').filter((name) => name !== '?')).toHaveLength(1);
  });
});

describe('Momaw Nadon', () => {
  rule('GLB-0485', 'is a leader', () => {
    const t = lay({ at: { [dunes]: { light: ['Momaw Nadon'] } } });
    expect(traitsOf(t.state, named(t, 'Momaw Nadon'))).toContain('leader');
  });
  scenario('snares a Bantha that nobody rides', () => {
    const snaring = (bantha: Stood) =>
      lay({
        turn: 'light',
        phase: 'control',
        dark: { hand: ['Drill Errand (Dark)'] },
        at: { [dunes]: { light: ['Momaw Nadon'], dark: [bantha, 'Stormtrooper'] } },
      });
    const t = snaring('Bantha');
    t.light.does('use', 'Momaw Nadon');
    expect(t.light.sees('at', 'light')).toEqual(['Momaw Nadon', 'Bantha']);
    expect(snaring({ card: 'Bantha', passengers: ['Stormtrooper'] }).light.getsTo('use', 'Momaw Nadon')).toBe(false);
  });
  rule('AR1-0287', 'snares one in a control phase', () => {
    const t = lay({
      turn: 'light',
      phase: 'control',
      light: { hand: ['Drill Stew'] },
      dark: { hand: ['Drill Errand (Dark)'] },
      at: { [dunes]: { light: ['Momaw Nadon'], dark: ['Bantha', 'Bantha'] } },
    });
    t.light.does('use', 'Momaw Nadon').does('target', 'Bantha');
    t.dark.passes();
    expect([t.light.may('play', 'Drill Stew'), t.light.may('use', 'Momaw Nadon')]).toEqual([true, false]);
  });
});
