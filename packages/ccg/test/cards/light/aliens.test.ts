import { rule, scenario } from '@binary-sunset/kit';
import { describe, expect } from 'vitest';
import {
  battle,
  bearing,
  costOf,
  hitCards,
  inPlay,
  lay,
  omens,
  passUntil,
  passWhile,
  valueAt,
  valueIn,
} from './support.ts';

const dunes = 'Tatooine: Dune Sea';
const farm = "Tatooine: Lars' Moisture Farm (Light)";
const camp = 'Tatooine: Jawa Camp (Light)';
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
      if (t.light.may('retrieve')) t.light.does('retrieve');
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
      return t.light.may('react', 'Shistavanen Wolfman');
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
});

describe('Wioslea', () => {
  scenario(
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
        if (t.light.may('pay')) t.light.does('pay');
        return [inPlay(t).length, t.state.zones.force[1].length];
      };
      // The droid's destiny is 3, and its cost 2; the vehicle is not empty.
      expect(buying(4, 4)).toEqual([2, 1]);
      expect(buying(3, 4)).toEqual([1, 3]);
      expect(buying(4, 2)).toEqual([1, 1]);
    },
  );
});
