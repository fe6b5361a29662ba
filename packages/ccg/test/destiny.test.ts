import { rule, type ScenarioTable, table } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import type { CcgState, CcgVocabulary } from '../src/index.ts';
import { twoDestinies } from '../src/rules/destiny/twoDestinies.ts';
import { lifeForce } from '../src/rules/force/lifeForce.ts';
import { changesFor, explainChanges } from '../src/rules/inForce/totals.ts';
import { isLimited, valueNow } from '../src/rules/inForce/values.ts';
import { ccg } from './drill.ts';

type Table = ScenarioTable<CcgState, 'dark' | 'light', CcgVocabulary>;

const fill = (count: number): string[] => Array.from({ length: count }, () => 'Drill Fate 0');

interface Spec {
  /** Dark's Reserve Deck, the first card drawn first; beneath it there is more. */
  readonly drawn: readonly string[];
  readonly hand?: readonly string[];
  readonly table?: readonly string[];
  readonly light?: readonly string[];
  readonly lightTable?: readonly string[];
  readonly deeper?: number;
  readonly at?: readonly string[];
}

const drawing = ({ drawn, hand = [], table: dark = [], light = [], lightTable = [], deeper = 20, at = [] }: Spec) =>
  table(ccg, {
    phase: 'control',
    dark: { hand, table: dark, reserve: [...fill(deeper), ...[...drawn].reverse()], used: ['Drill Trooper'] },
    light: { hand: ['Drill Errand (Light)', ...light], table: lightTable },
    at: { 'Drill Yard': { dark: at, light: ['Drill Recruit'] } },
  });

/** The Force that was activated is what the destiny came to. */
const total = (t: Table): number => t.state.zones.force[0].length;

const completed = (t: Table) =>
  t.dark.told('destiny completed').map((told) => ('value' in told ? told['value'] : null));

describe('a destiny draw', () => {
  rule(
    ['AR1-0421', 'AR1-0424', 'AR1-0425'],
    'reveals the top card, has its value, and puts it in the Used Pile',
    () => {
      const t = drawing({ drawn: ['Drill Fate 4'], hand: ['Drill Augur'], light: ['Drill Curse'] });
      t.dark.does('play', 'Drill Augur');
      // Light may respond, while the card lies there for all to see. It is a unit of Force, and Life Force.
      expect(t.light.sees('destiny', 'dark')).toEqual(['Drill Fate 4']);
      expect(lifeForce(t.state, 0)).toBe(22);
      t.light.passes();
      expect(total(t)).toBe(4);
      expect(t.state.zones.destiny[0]).toHaveLength(0);
      expect(t.light.sees('used', 'dark')).toContain('Drill Fate 4');
    },
  );

  rule('AR1-0425', 'of a location is zero', () => {
    const t = drawing({ drawn: ['Drill Nowhere', 'Drill Fate 3'], hand: ['Drill Augurs'] });
    t.dark.does('play', 'Drill Augurs');
    expect(completed(t)).toEqual([0, 3]);
  });

  rule(['AR1-0428', 'AR1-0434', 'AR1-0397'], 'is modified by itself first, and its total at the end', () => {
    const t = drawing({
      drawn: ['Drill Fate 1', 'Drill Fate 2'],
      hand: ['Drill Augurs'],
      table: ['Drill Omen', 'Drill Fortune'],
    });
    t.dark.does('play', 'Drill Augurs');
    expect(completed(t)).toEqual([2, 3]);
    expect(total(t)).toBe(8);
  });

  rule(['AR1-0363', 'AR1-0360'], 'has the destiny that its card has everywhere', () => {
    const t = drawing({ drawn: ['Drill Conscript'], hand: ['Drill Augur'], table: ['Drill Barracks'] });
    t.dark.does('play', 'Drill Augur');
    expect(total(t)).toBe(3);
  });

  rule(['AR1-0428', 'AR1-0333'], 'is modified by what its own card says about being drawn', () => {
    const t = drawing({ drawn: ['Drill Portent'], hand: ['Drill Augur'] });
    t.dark.does('play', 'Drill Augur');
    expect(total(t)).toBe(3);
  });

  rule(['AR1-0429', 'AR1-0430'], 'triggers the text of the card that was drawn', () => {
    const t = drawing({ drawn: ['Drill Windfall'], hand: ['Drill Augur'] });
    t.dark.does('play', 'Drill Augur');
    // 1 by the destiny, 1 by the text.
    expect(total(t)).toBe(2);
  });

  rule('AR1-0430', 'has an Interrupt count as played, so that it may be cancelled', () => {
    const t = drawing({ drawn: ['Drill Flash'], hand: ['Drill Augur'], light: ['Drill Deny', 'Drill Deny'] });
    t.dark.does('play', 'Drill Augur');
    t.light.passes();
    t.light.does('play', 'Drill Deny');
    expect(total(t)).toBe(1);
  });

  rule(['AR1-0431', 'AR1-0424'], 'is responded to by the other player first, until both pass', () => {
    const t = drawing({ drawn: ['Drill Fate 4'], hand: ['Drill Augur', 'Drill Luck'], light: ['Drill Curse'] });
    t.dark.does('play', 'Drill Augur');
    expect(t.asked).toBe('light');
    t.light.does('play', 'Drill Curse');
    expect(t.asked).toBe('dark');
    t.dark.does('play', 'Drill Luck');
    expect(total(t)).toBe(4);
  });

  rule('AR1-0378', 'that the other player can’t modify may be aimed at all the same', () => {
    const t = drawing({
      drawn: ['Drill Fate 4'],
      hand: ['Drill Augur', 'Drill Luck'],
      table: ['Drill Ward'],
      light: ['Drill Curse'],
      lightTable: ['Drill Ill Omen'],
    });
    t.dark.does('play', 'Drill Augur');
    t.light.does('play', 'Drill Curse');
    t.dark.does('play', 'Drill Luck');
    expect(total(t)).toBe(5);
  });

  rule('AR1-0188', 'is modified once by several copies of a card', () => {
    const t = drawing({ drawn: ['Drill Fate 4'], hand: ['Drill Augur', 'Drill Luck', 'Drill Luck'] });
    t.dark.does('play', 'Drill Augur').does('play', 'Drill Luck').does('play', 'Drill Luck');
    expect(total(t)).toBe(5);
  });

  rule(['AR1-0381', 'AR1-0386'], 'that was reset is not modified', () => {
    const t = drawing({ drawn: ['Drill Fate 4'], hand: ['Drill Augur', 'Drill Luck'], light: ['Drill Zero'] });
    t.dark.does('play', 'Drill Augur');
    t.light.does('play', 'Drill Zero');
    t.dark.does('play', 'Drill Luck');
    expect(completed(t)).toEqual([0]);
  });

  rule('AR1-0386', 'that was reset twice is the lower of both', () => {
    const at = (...resets: readonly string[]) => {
      const t = drawing({ drawn: ['Drill Fate 4'], hand: ['Drill Augur'], light: resets });
      t.dark.does('play', 'Drill Augur');
      for (const one of resets) t.light.does('play', one);
      return completed(t);
    };
    expect(at('Drill Zero', 'Drill Three')).toEqual([0]);
    expect(at('Drill Three', 'Drill Zero')).toEqual([0]);
  });

  rule('AR1-0432', 'below zero is zero before it is added', () => {
    const t = drawing({
      drawn: ['Drill Fate 1', 'Drill Fate 5'],
      hand: ['Drill Augurs'],
      lightTable: ['Drill Ill Omen'],
    });
    t.dark.does('play', 'Drill Augurs');
    expect(completed(t)).toEqual([0, 2]);
    expect(total(t)).toBe(2);
  });

  rule('AR1-0432', 'is completed before its card is put away, and that may be responded to', () => {
    const t = drawing({ drawn: ['Drill Fate 2'], hand: ['Drill Augur'], table: ['Drill Shrine'] });
    t.dark.does('play', 'Drill Augur');
    expect(total(t)).toBe(3);
  });

  rule(['AR1-0427', 'AR1-0453'], 'keeps its value, whatever becomes of the card', () => {
    const t = drawing({ drawn: ['Drill Fate 4'], hand: ['Drill Augur', 'Drill Keep'], light: ['Drill Snatch'] });
    t.dark.does('play', 'Drill Augur');
    t.light.passes();
    t.dark.does('play', 'Drill Keep');
    // The card is gone: it can't be aimed at any more.
    expect(t.light.may('play', 'Drill Snatch')).toBe(false);
    expect(t.dark.sees('hand', 'dark')).toContain('Drill Fate 4');
    expect(total(t)).toBe(4);
  });

  rule(['AR1-0451', 'AR1-0452'], 'is Life Force until it is completed, and may be lost with its value staying', () => {
    const t = drawing({ drawn: ['Drill Fate 4'], hand: ['Drill Augur'], lightTable: ['Drill Cost'] });
    t.dark.does('play', 'Drill Augur');
    t.dark.does('lose', 'destiny');
    expect(t.dark.sees('lost', 'dark')).toEqual(['Drill Fate 4']);
    expect(total(t)).toBe(4);
  });
});

describe('a card drawn for destiny', () => {
  rule(['AR1-0331', 'AR1-0336'], 'is what it is only for text that looks at cards drawn', () => {
    const abyss = (drawn: string) => {
      const t = drawing({
        drawn: [drawn],
        hand: ['Drill Augur'],
        table: ['Drill Anthem', 'Drill Omen'],
        lightTable: ['Drill Abyss'],
      });
      t.dark.does('play', 'Drill Augur');
      return t;
    };
    const another = abyss('Drill Anthem');
    expect(another.dark.sees('lost', 'dark')).toEqual(['Drill Anthem']);
    expect(completed(another)).toEqual([0]);
    // Not unique, though there is one on table.
    expect(completed(abyss('Drill Omen'))).toEqual([3]);
  });

  rule('AR1-0473', 'is not there where a destiny is substituted', () => {
    const t = drawing({
      drawn: ['Drill Anthem'],
      hand: ['Drill Augur'],
      table: ['Drill Anthem', 'Drill Crystal'],
      lightTable: ['Drill Abyss'],
    });
    t.dark.does('play', 'Drill Augur').does('use', 'Drill Crystal');
    expect(completed(t)).toEqual([4]);
  });
});

describe('a cancelled draw', () => {
  rule(['AR1-0259', 'AR1-0427', 'AR1-0440'], 'has no value, but its card goes to the Used Pile', () => {
    const t = drawing({
      drawn: ['Drill Fate 4', 'Drill Fate 3'],
      hand: ['Drill Augurs'],
      light: ['Drill Hex'],
      table: ['Drill Fortune'],
    });
    t.dark.does('play', 'Drill Augurs');
    t.light.does('play', 'Drill Hex');
    expect(t.dark.sees('used', 'dark')).toContain('Drill Fate 4');
    expect(total(t)).toBe(6);
  });

  rule(['AR1-0437', 'AR1-0439'], 'leaves no total if it was the only one', () => {
    const t = drawing({
      drawn: ['Drill Fate 4'],
      hand: ['Drill Augur'],
      light: ['Drill Hex'],
      table: ['Drill Fortune'],
    });
    t.dark.does('play', 'Drill Augur');
    t.light.does('play', 'Drill Hex');
    // What would be added to the total has nothing to be added to.
    expect(total(t)).toBe(0);
    expect(t.dark.told('destiny failed')).toHaveLength(1);
  });

  rule('AR1-0454', 'counts among the draws', () => {
    const t = drawing({
      drawn: ['Drill Fate 4', 'Drill Fate 3'],
      hand: ['Drill Aims'],
      light: ['Drill Hex', 'Drill Hex'],
      lightTable: ['Drill Blindfold'],
    });
    t.dark.does('play', 'Drill Aims');
    t.light.does('play', 'Drill Hex');
    // What is cancelled can't be cancelled again.
    expect(t.light.sees('hand', 'light')).toContain('Drill Hex');
    expect(t.light.may('play', 'Drill Hex')).toBe(false);
    // Limited to one, which was cancelled.
    expect(total(t)).toBe(0);
  });

  rule('AR1-0454', 'that is redrawn does not: the new one counts in its place', () => {
    const t = drawing({
      drawn: ['Drill Fate 1', 'Drill Fate 3'],
      hand: ['Drill Aims', 'Drill Again'],
      lightTable: ['Drill Blindfold'],
    });
    t.dark.does('play', 'Drill Aims').does('play', 'Drill Again');
    expect(total(t)).toBe(3);
  });
});

describe('a total', () => {
  rule('AR1-0436', 'below zero is zero', () => {
    const t = drawing({ drawn: ['Drill Fate 4'], hand: ['Drill Push'], lightTable: ['Drill Misfortune'] });
    t.dark.does('play', 'Drill Push');
    expect(total(t)).toBe(1);
  });

  rule(['AR1-0435', 'GLC-0575'], 'of weapon destiny has what modifies weapon destiny', () => {
    const t = drawing({ drawn: ['Drill Fate 4'], hand: ['Drill Aim'], table: ['Drill Sights'] });
    t.dark.does('play', 'Drill Aim');
    expect(completed(t)).toEqual([4]);
    expect(total(t)).toBe(6);
    // Battle destiny is another kind.
    const battle = drawing({ drawn: ['Drill Fate 4', 'Drill Fate 1'], hand: ['Drill Aims'], table: ['Drill Sights'] });
    battle.dark.does('play', 'Drill Aims');
    expect(total(battle)).toBe(5);
  });

  rule(['AR1-0423', 'GLA-0505'], 'has as many draws as are found before the first', () => {
    const t = drawing({
      drawn: ['Drill Fate 4', 'Drill Fate 3', 'Drill Fate 6'],
      hand: ['Drill Augur'],
      table: ['Drill Second Sight'],
    });
    t.dark.does('play', 'Drill Augur');
    expect(total(t)).toBe(7);
  });

  rule('AR1-0392', 'has draws that are limited only where a player is entitled to more', () => {
    const t = drawing({ drawn: [], lightTable: ['Drill Blindfold'] });
    const entitled = (to: number) => {
      const changes = changesFor(t.state, 0, 'battle destinies', { kind: 'battle', where: -1 });
      return explainChanges(t.state, 'battle destinies', to, changes, 0);
    };
    expect([entitled(2).total, isLimited(entitled(2))]).toEqual([1, true]);
    expect([entitled(1).total, isLimited(entitled(1))]).toEqual([1, false]);
  });

  rule('AR1-0392', 'has the draws that the lowest of several limits allows', () => {
    const t = drawing({
      drawn: ['Drill Fate 2', 'Drill Fate 1'],
      hand: ['Drill Aims'],
      lightTable: ['Drill Eyepatch', 'Drill Blindfold'],
    });
    t.dark.does('play', 'Drill Aims');
    expect(total(t)).toBe(2);
  });

  rule(['AR1-0421', 'AR1-0433', 'GLA-0502'], 'has more draws by choice only where it says so', () => {
    const t = drawing({ drawn: ['Drill Fate 4', 'Drill Fate 3'], hand: ['Drill Dare'] });
    t.dark.does('play', 'Drill Dare').does('draw destiny').does('no destiny');
    expect(total(t)).toBe(4);
  });
});

describe('an even number', () => {
  rule('AR1-0408', 'is zero as well', () => {
    const at = (drawn: string) => {
      const t = drawing({ drawn: [drawn], hand: ['Drill Odds'] });
      t.dark.does('play', 'Drill Odds');
      return total(t);
    };
    expect([at('Drill Fate 0'), at('Drill Fate 1'), at('Drill Fate 2')]).toEqual([1, 0, 1]);
  });
});

describe('a failed draw', () => {
  const atRecruit = (hand: string, spec: Partial<Spec>) => drawing({ drawn: [], hand: [hand], ...spec });

  rule(
    ['AR1-0422', 'AR1-0413', 'AR1-0442'],
    'from an empty Reserve Deck turns out as is better for the opponent',
    () => {
      const t = atRecruit('Drill Shot', { deeper: 0 });
      t.dark.does('play', 'Drill Shot');
      expect(t.light.sees('at', 'light')).toEqual(['Drill Recruit']);

      // Even where a zero would have been better.
      const own = atRecruit('Drill Gamble', { deeper: 0, at: ['Drill Champion'] });
      own.dark.does('play', 'Drill Gamble');
      expect(own.dark.sees('at', 'dark')).toEqual([]);
    },
  );

  rule('AR1-0442', 'is not the same as a draw of zero', () => {
    const t = atRecruit('Drill Gamble', { drawn: ['Drill Fate 0'], at: ['Drill Champion'] });
    t.dark.does('play', 'Drill Gamble');
    expect(t.dark.sees('at', 'dark')).toEqual(['Drill Champion']);
  });

  rule('AR1-0440', 'is one that a card prohibits', () => {
    const t = atRecruit('Drill Gamble', { drawn: ['Drill Fate 0'], at: ['Drill Champion'], lightTable: ['Drill Ban'] });
    t.dark.does('play', 'Drill Gamble');
    expect(t.dark.sees('at', 'dark')).toEqual([]);
  });

  rule(['AR1-0441', 'AR1-0447'], 'does not matter if another was completed', () => {
    const t = drawing({ drawn: ['Drill Fate 4'], hand: ['Drill Augurs'], deeper: 0 });
    t.dark.does('play', 'Drill Augurs');
    expect(completed(t)).toEqual([4]);
  });

  rule('AR1-0448', 'misses what a zero would have hit', () => {
    const at = () =>
      drawing({ drawn: ['Drill Fate 0'], hand: ['Drill Plink'], at: ['Drill Labourer'], light: ['Drill Dodge'] });
    const hit = at();
    hit.dark.does('play', 'Drill Plink').does('target', 'Drill Labourer');
    hit.light.passes();
    expect(hit.dark.sees('lost', 'dark')).toEqual(['Drill Labourer']);
    const missed = at();
    missed.dark.does('play', 'Drill Plink').does('target', 'Drill Labourer');
    missed.light.does('play', 'Drill Dodge');
    expect(missed.dark.sees('at', 'dark')).toEqual(['Drill Labourer']);
  });

  rule('AR1-0445', 'loses against any total', () => {
    const t = drawing({ drawn: [], hand: ['Drill Roll', 'Drill Trooper'], deeper: 0 });
    t.dark.does('play', 'Drill Roll');
    expect(t.asked).toBe('dark');
    expect(t.dark.may('lose')).toBe(true);
  });

  rule('AR1-0443', 'of both players has no result', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Roll', 'Drill Trooper'], reserve: [], used: ['Drill Trooper'] },
      light: { hand: ['Drill Errand (Light)', 'Drill Stew'], reserve: [], used: ['Drill Trooper', 'Drill Trooper'] },
    });
    t.dark.does('play', 'Drill Roll');
    expect(t.dark.sees('lost', 'dark')).toEqual([]);
    expect(t.light.sees('lost', 'light')).toEqual([]);
    expect(t.dark.told('destiny failed')).toHaveLength(2);
  });

  rule('AR1-0444', 'matches nothing, and the action goes on without it', () => {
    const t = drawing({ drawn: ['Drill Fate 2'], hand: ['Drill Brawl'], light: ['Drill Hex'] });
    t.dark.does('play', 'Drill Brawl');
    t.light.does('play', 'Drill Hex');
    expect(t.light.sees('at', 'light')).toEqual(['Drill Recruit']);
    expect(total(t)).toBe(1);

    const matching = drawing({ drawn: ['Drill Fate 2'], hand: ['Drill Brawl'] });
    matching.dark.does('play', 'Drill Brawl');
    expect(matching.light.sees('at', 'light')).toEqual([]);
  });

  rule('GLA-0504', 'or not: whoever’s turn it is draws first', () => {
    const t = table(ccg, {
      turn: 'light',
      phase: 'control',
      dark: { hand: ['Drill Roll', 'Drill Keep'], reserve: ['Drill Fate 0', 'Drill Fate 3'] },
      light: { hand: ['Drill Hex', 'Drill Errand (Light)'], reserve: ['Drill Fate 0', 'Drill Fate 5'] },
    });
    t.light.passes();
    t.dark.does('play', 'Drill Roll');
    // Light’s draw is over when Dark’s can be responded to.
    expect(t.light.may('play', 'Drill Hex')).toBe(true);
    expect(t.light.told('destiny').map((told) => ('by' in told ? told['by'] : null))).toEqual([1, 0]);
  });
});

describe('drawing several and choosing', () => {
  rule(['AR1-0455', 'AR1-0456', 'AR1-0458'], 'leaves all unresolved until they are drawn, and then chooses', () => {
    const t = drawing({ drawn: ['Drill Fate 1', 'Drill Fate 5', 'Drill Fate 3'], hand: ['Drill Pick'] });
    t.dark.does('play', 'Drill Pick');
    expect(t.dark.sees('destiny', 'dark')).toEqual(['Drill Fate 1', 'Drill Fate 5', 'Drill Fate 3']);
    t.dark.does('choose destiny', 'Drill Fate 3').does('choose destiny', 'Drill Fate 5');
    expect(total(t)).toBe(8);
  });

  rule('AR1-0459', 'puts away the rest in the order in which they were drawn', () => {
    const t = drawing({ drawn: ['Drill Fate 1', 'Drill Fate 5', 'Drill Fate 3'], hand: ['Drill Single Out'] });
    t.dark.does('play', 'Drill Single Out').does('choose destiny', 'Drill Fate 5');
    expect(t.dark.sees('used', 'dark').slice(1, 4)).toEqual(['Drill Fate 5', 'Drill Fate 1', 'Drill Fate 3']);
    expect(total(t)).toBe(5);
  });

  test('a draw whose card has gone elsewhere is chosen by its value, and its card is no part of it any more', () => {
    // The Interrupt is played as it is drawn: it activates the next card, and is used.
    const t = drawing({
      drawn: ['Drill Flash', 'Drill Errand (Dark)', 'Drill Fate 5', 'Drill Fate 3'],
      hand: ['Drill Pick'],
    });
    t.dark.does('play', 'Drill Pick');
    expect(t.dark.sees('destiny', 'dark')).toEqual(['Drill Fate 5', 'Drill Fate 3']);
    expect(t.labels).toEqual(['1', '5 (Drill Fate 5)', '3 (Drill Fate 3)']);
    t.dark.does('choose destiny', '#1').does('choose destiny', 'Drill Fate 5');
    // 1 by the Interrupt, and the total of 1 and 5.
    expect(total(t)).toBe(7);
  });

  rule('AR1-0438', 'can’t choose a draw that was cancelled', () => {
    const t = drawing({
      drawn: ['Drill Fate 1', 'Drill Fate 5', 'Drill Fate 3'],
      hand: ['Drill Pick'],
      light: ['Drill Hex'],
    });
    t.dark.does('play', 'Drill Pick');
    t.light.passes();
    t.light.does('play', 'Drill Hex');
    t.dark.does('choose destiny', 'Drill Fate 1');
    expect(total(t)).toBe(4);
  });

  rule(['AR1-0438', 'AR1-0456'], 'draws no other in place of the last, if that was cancelled', () => {
    const t = drawing({
      drawn: ['Drill Fate 1', 'Drill Fate 5', 'Drill Fate 3', 'Drill Fate 2'],
      hand: ['Drill Pick'],
      light: ['Drill Hex'],
    });
    t.dark.does('play', 'Drill Pick');
    t.light.passes().passes();
    t.light.does('play', 'Drill Hex');
    expect(t.dark.sees('destiny', 'dark')).toEqual(['Drill Fate 1', 'Drill Fate 5']);
    t.dark.does('choose destiny', 'Drill Fate 1');
    expect(total(t)).toBe(6);
  });

  const foresight = (limit: string) =>
    drawing({
      drawn: ['Drill Fate 1', 'Drill Fate 5', 'Drill Fate 3'],
      hand: ['Drill Aims'],
      table: ['Drill Foresight'],
      lightTable: [limit],
    });

  rule(['AR1-0487', 'AR1-0457'], 'can’t be done at all beyond a limit', () => {
    const t = foresight('Drill Blindfold');
    t.dark.does('play', 'Drill Aims');
    expect(total(t)).toBe(1);
  });

  rule(['AR1-0489', 'AR1-0460'], 'uses up a limit, and does not answer to its own draws', () => {
    const t = foresight('Drill Eyepatch');
    t.dark.does('play', 'Drill Aims').does('use', 'Drill Foresight');
    t.dark.does('choose destiny', 'Drill Fate 5');
    expect(total(t)).toBe(5);
  });

  rule('AR1-0489', 'can’t be done for a later draw if there is no room for two', () => {
    const t = foresight('Drill Eyepatch');
    t.dark.does('play', 'Drill Aims').passes();
    expect(total(t)).toBe(6);
  });
});

describe('two printed destinies', () => {
  rule(['AR1-0461', 'AR1-0462'], 'are chosen from by their owner as soon as they are drawn', () => {
    const t = drawing({ drawn: ['Drill Trickster'], hand: ['Drill Augur'], table: ['Drill Omen'] });
    t.dark.does('play', 'Drill Augur');
    expect(t.asked).toBe('dark');
    expect(t.decision.options.map(({ amount }) => amount)).toEqual([2, 5]);
    t.answer({ player: 0, at: t.decision.at, picks: [1] });
    expect(total(t)).toBe(6);
  });

  rule('AR1-0461', 'are chosen from for each of several cards', () => {
    const t = drawing({ drawn: ['Drill Trickster', 'Drill Trickster', 'Drill Fate 3'], hand: ['Drill Pick'] });
    t.dark.does('play', 'Drill Pick');
    t.answer({ player: 0, at: t.decision.at, picks: [1] });
    expect(t.decision.options.map(({ amount }) => amount)).toEqual([2, 5]);
  });

  rule('AR1-0463', 'stay chosen from as long as the card lies where it was stacked', () => {
    const t = drawing({ drawn: ['Drill Trickster'], hand: ['Drill Augur'], table: ['Drill Ledge'] });
    t.dark.does('play', 'Drill Augur');
    t.answer({ player: 0, at: t.decision.at, picks: [1] });
    t.dark.does('use', 'Drill Ledge');
    const [stacked = -1] = t.state.zones.stacked[0];
    expect(twoDestinies(t.state, stacked)).toBeNull();
    expect(valueNow(t.state, stacked, 'destiny')).toBe(5);
    expect(total(t)).toBe(5);
  });

  rule(['AR1-0465', 'AR1-0464'], 'are chosen from once for each action that looks at them', () => {
    const t = drawing({
      drawn: [],
      at: ['Drill Trickster'],
      light: ['Drill Stare', 'Drill Stare'],
      hand: ['Drill Augur'],
    });
    t.dark.passes();
    t.light.does('play', 'Drill Stare').does('target', 'Drill Trickster');
    expect(t.asked).toBe('dark');
    t.answer({ player: 0, at: t.decision.at, picks: [1] });
    // It is looked at twice, and is the same both times.
    expect(t.state.zones.force[1]).toHaveLength(10);
    t.dark.passes();
    t.light.does('play', 'Drill Stare').does('target', 'Drill Trickster');
    expect(t.decision.options.map(({ amount }) => amount)).toEqual([2, 5]);
  });
});

describe('a substituted destiny', () => {
  rule(['AR1-0426', 'AR1-0467', 'AR1-0470'], 'is used in place of a draw, and can’t be changed or cancelled', () => {
    const t = drawing({
      drawn: ['Drill Fate 1'],
      hand: ['Drill Augur', 'Drill Spin', 'Drill Luck'],
      table: ['Drill Omen'],
      light: ['Drill Hex', 'Drill Zero'],
    });
    t.dark.does('play', 'Drill Augur').does('play', 'Drill Spin');
    expect(t.light.getsTo('play', 'Drill Hex')).toBe(false);
    // Luck may be tried, and does nothing.
    t.dark.does('play', 'Drill Luck');
    expect(total(t)).toBe(6);
    expect(t.dark.sees('used', 'dark')).not.toContain('Drill Fate 1');
  });

  rule('AR1-0470', 'leaves no draw for which another could be substituted', () => {
    const t = drawing({ drawn: ['Drill Fate 1'], hand: ['Drill Augur', 'Drill Spin', 'Drill Spin'] });
    t.dark.does('play', 'Drill Augur').does('play', 'Drill Spin');
    expect(total(t)).toBe(6);
    expect(t.dark.sees('hand', 'dark')).toEqual(['Drill Spin']);
  });

  rule(['AR1-0470', 'AR1-0422'], 'needs a card that could have been drawn', () => {
    const t = drawing({ drawn: [], deeper: 0, hand: ['Drill Augur', 'Drill Spin'] });
    t.dark.does('play', 'Drill Augur');
    expect(t.dark.told('destiny failed')).toHaveLength(1);
    expect(t.dark.sees('hand', 'dark')).toEqual(['Drill Spin']);
  });

  rule(
    ['AR1-0028', 'AR1-0031'],
    'takes no part in a draw from an empty Reserve Deck, which may be begun and fails',
    () => {
      const t = drawing({ drawn: [], deeper: 0, hand: ['Drill Augur', 'Drill Trooper'], table: ['Drill Crystal'] });
      t.dark.does('play', 'Drill Augur');
      expect(t.dark.told('destiny failed')).toHaveLength(1);
      expect(t.dark.getsTo('use', 'Drill Crystal')).toBe(false);
      expect(t.dark.sees('used', 'dark')).toContain('Drill Augur');
    },
  );

  rule('AR1-0471', 'that was cancelled leaves the draw as it was', () => {
    const t = drawing({ drawn: ['Drill Fate 2'], hand: ['Drill Augur', 'Drill Spin'], light: ['Drill Deny'] });
    t.dark.does('play', 'Drill Augur');
    t.light.passes();
    t.dark.does('play', 'Drill Spin');
    t.light.does('play', 'Drill Deny');
    expect(total(t)).toBe(2);
  });

  rule(['AR1-0473', 'AR1-0468'], 'has no card that something could become of, but was just drawn', () => {
    const t = drawing({
      drawn: ['Drill Fate 1'],
      hand: ['Drill Augur', 'Drill Strength'],
      at: ['Drill Smuggler'],
      light: ['Drill Snatch'],
      lightTable: ['Drill Bones'],
    });
    t.dark.does('play', 'Drill Augur').does('play', 'Drill Strength');
    // A destiny of 2 was drawn: Light has activated. There is no card to be lost.
    expect(t.state.zones.force[1]).toHaveLength(1);
    expect(t.light.may('play', 'Drill Snatch')).toBe(false);
    expect(total(t)).toBe(2);
  });

  rule(['AR1-0469', 'AR1-0378'], 'from a card has the value of that moment, with its modifiers', () => {
    const t = table(ccg, {
      phase: 'control',
      dark: { hand: ['Drill Augur', 'Drill Strength'], reserve: fill(12) },
      light: { hand: ['Drill Errand (Light)'] },
      at: { 'Drill Yard': { dark: [{ card: 'Drill Smuggler', on: ['Drill Belt'] }] } },
    });
    t.dark.does('play', 'Drill Augur').does('play', 'Drill Strength');
    expect(total(t)).toBe(4);
  });

  rule(['AR1-0480', 'AR1-0467'], 'does not count against a limit', () => {
    const t = drawing({
      drawn: ['Drill Fate 2', 'Drill Fate 1'],
      hand: ['Drill Aims', 'Drill Spin'],
      lightTable: ['Drill Blindfold'],
    });
    t.dark.does('play', 'Drill Aims').does('play', 'Drill Spin');
    expect(total(t)).toBe(8);
  });

  rule('AR1-0480', 'can’t be used once the limit is reached', () => {
    const t = drawing({
      drawn: ['Drill Fate 2', 'Drill Fate 1'],
      hand: ['Drill Aims', 'Drill Spin'],
      lightTable: ['Drill Blindfold'],
    });
    t.dark.does('play', 'Drill Aims').passes();
    expect(total(t)).toBe(2);
  });

  rule(['AR1-0472', 'AR1-0481', 'AR1-0483'], 'is part of a total, which is modified all the same', () => {
    const t = drawing({ drawn: ['Drill Fate 1'], hand: ['Drill Push', 'Drill Spin'], table: ['Drill Fortune'] });
    t.dark.does('play', 'Drill Push').does('play', 'Drill Spin');
    expect(total(t)).toBe(10);
  });

  rule('AR1-0485', 'is not modified by what modifies each draw', () => {
    const t = drawing({
      drawn: ['Drill Fate 1', 'Drill Fate 1'],
      hand: ['Drill Augurs', 'Drill Spin'],
      table: ['Drill Omen'],
    });
    t.dark.does('play', 'Drill Augurs').does('play', 'Drill Spin');
    expect(completed(t)).toEqual([6, 2]);
  });

  rule(['AR1-0297', 'AR1-0478'], 'may be used whenever one is about to be drawn', () => {
    const t = drawing({
      drawn: ['Drill Fate 1'],
      hand: ['Drill Augurs'],
      table: ['Drill Crystal'],
      light: ['Drill Hex'],
    });
    t.dark.does('play', 'Drill Augurs').does('use', 'Drill Crystal').does('use', 'Drill Crystal');
    expect(completed(t)).toEqual([4, 4]);
    expect(total(t)).toBe(8);
  });

  rule('AR1-0477', 'for the first of two draws leaves the last card for the second', () => {
    const one = () => drawing({ drawn: ['Drill Fate 3'], deeper: 0, hand: ['Drill Augurs', 'Drill Spin'] });
    const t = one();
    t.dark.does('play', 'Drill Augurs').does('play', 'Drill Spin');
    expect(completed(t)).toEqual([6, 3]);

    const late = one();
    late.dark.does('play', 'Drill Augurs').passes();
    expect(completed(late)).toEqual([3]);
  });
});

describe('battle destiny', () => {
  const battle = (
    who: string,
    spec: { hand?: readonly string[]; table?: readonly string[]; light?: readonly string[] },
  ) => {
    const t = table(ccg, {
      phase: 'battle',
      dark: {
        hand: spec.hand ?? [],
        table: spec.table ?? [],
        force: 1,
        reserve: [...fill(9), 'Drill Fate 3', 'Drill Fate 5', 'Drill Fate 1'],
      },
      light: { table: spec.light ?? [] },
      at: { 'Drill Yard': { dark: [who], light: ['Drill Recruit'] } },
    });
    t.dark.does('initiate battle', 'Drill Yard');
    while (t.asked === 'dark' && t.dark.may('pass')) t.dark.passes();
    return t;
  };
  const drawn = (t: Table) => t.state.facts.battle?.battleDestiny[0];

  rule('AR1-0474', 'can’t be substituted where it can’t be drawn', () => {
    const t = battle('Drill Sage', { hand: ['Drill Spin'] });
    t.dark.does('draw battle destiny').does('play', 'Drill Spin');
    expect(drawn(t)).toBe(6);
    const barred = battle('Drill Sage', { hand: ['Drill Spin'], light: ['Drill Threshold'] });
    expect(barred.dark.getsTo('draw battle destiny')).toBe(false);
    expect(barred.dark.sees('hand', 'dark')).toEqual(['Drill Spin']);
  });

  rule('AR1-0475', 'can be drawn all the same by who draws if unable to otherwise, and substituted', () => {
    const t = battle('Drill Stubborn', { hand: ['Drill Spin'], light: ['Drill Threshold'] });
    t.dark.does('draw battle destiny').does('play', 'Drill Spin');
    // 6 instead of the first, then a draw of 1.
    expect(drawn(t)).toBe(7);
  });

  rule(['AR1-0490', 'AR1-0491'], 'drawn if unable to otherwise is never more than that text allows', () => {
    const used = battle('Drill Stubborn', { table: ['Drill Foresight'] });
    used.dark.does('draw battle destiny').does('use', 'Drill Foresight').does('choose destiny', 'Drill Fate 5');
    expect(drawn(used)).toBe(5);
    const usual = battle('Drill Stubborn', { table: ['Drill Foresight'] });
    usual.dark.does('draw battle destiny').passes();
    expect(drawn(usual)).toBe(6);
  });
});
