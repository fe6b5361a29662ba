import { rule, scenario, table } from '@binary-sunset/kit';
import { describe, expect, it } from 'vitest';
import { adds, always, whenever } from '../../src/language/amounts/values.ts';
import { any, this_, your } from '../../src/language/cards/cards.ts';
import { isInBattle, satisfies } from '../../src/language/does/battle/battle.ts';
import { forEach, less, numberOf, onlyIf, rounded, sumOf, times, within } from '../../src/language/index.ts';
import { thereIs } from '../../src/language/when/conditions.ts';
import { youControl, youOccupy } from '../../src/language/when/places.ts';
import { begins } from '../../src/language/when/turns.ts';
import { cardWords } from '../../src/language/words/words.ts';
import { valueNow } from '../../src/rules/inForce/values.ts';
import { type Amount, amountWords, type Condition } from '../../src/text/program.ts';
import { ccgWith, stranger } from '../stranger.ts';
import { saidOf, self } from './speaking.ts';

const yard = 'Drill Yard';
const dunes = 'Drill: Dunes';
const here = any.characters.other.here;

/** The power of a character of power 3, with what a text adds or who else is there. */
function powerOf(card: ReturnType<typeof stranger>, others: readonly string[] = [], elsewhere = {}): number | null {
  const t = table(ccgWith(card), { at: { [yard]: { dark: [card.name, ...others] }, ...elsewhere } });
  const [self = -1] = t.state.names.flatMap((name, definition) =>
    name === card.name ? [t.state.cards.definition.indexOf(definition)] : [],
  );
  return valueNow(t.state, self, 'power');
}

const worth = (amount: Amount) => stranger({ power: 3, text: [always(adds(amount).to('power').of(this_))] });
const where = (...conditions: Condition[]) =>
  stranger({ power: 3, text: [whenever(conditions, adds(1).to('power').of(this_))] });

describe('an amount', () => {
  const trooper = 'Drill Trooper';
  it.each<[string, Amount, number, string]>([
    ['taken away', times(-1, numberOf(here)), 1, 'Power – number of other characters at same location'],
    ['three times another', times(3, numberOf(here)), 9, 'Power +3 times number of'],
    ['half of another', times(0.5, numberOf(here)), 4, 'Power + half of number of'],
    ['half of another, rounded', rounded(times(0.5, sumOf(numberOf(here), 1)), 'up'), 5, '(rounded up)'],
    ['that may not be less', within(times(-1, forEach(here, 2)), { least: -1 }), 2, '(at least -1)'],
    ['that may not be more', within(forEach(here, 5), { most: 4 }), 7, '(at most 4)'],
    ['within both', within(numberOf(here), { least: 3, most: 4 }), 6, '(at least 3, at most 4)'],
    ['less than another, but never below zero', less(1, numberOf(here)), 3, '(1 – number of'],
    ['that is another if something is so', onlyIf(thereIs(here, 2), 5, 1), 8, '1 (5 if there are two or more'],
    ['that is as before if it is not', onlyIf(thereIs(here, 3), 5, 1), 4, '1 (5 if there are three or more'],
    ['several together', sumOf(1, numberOf(here)), 6, '1 + number of'],
    [
      'several for each',
      sumOf(forEach(here), forEach(any.characters.here)),
      8,
      '1 for each other character at same location and',
    ],
  ])('%s', (_, amount, power, words) => {
    const card = worth(amount);
    expect(powerOf(card, [trooper, trooper])).toBe(power);
    expect(cardWords(card).join(' ')).toContain(words);
  });

  scenario('stands where a number of cards does', () => {
    const least = numberOf(any.locations);
    expect(powerOf(where(thereIs(here, least)), [trooper])).toBe(4);
    expect(powerOf(where(thereIs(here, least)), [trooper], { [dunes]: {} })).toBe(3);
    expect(powerOf(where(youControl(any.locations, least)))).toBe(4);
    expect(powerOf(where(youControl(any.locations, least)), [], { [dunes]: {} })).toBe(3);
    expect(powerOf(where(youOccupy(any.locations, 2)), [], { [dunes]: { dark: [trooper] } })).toBe(4);
    expect(saidOf(thereIs(here, least))).toBe(
      'there are (number of locations) or more other characters at same location',
    );
  });
});

describe('ground', () => {
  const mine = { [dunes]: { dark: ['Drill Trooper'] } };
  const contested = { [dunes]: { dark: ['Drill Trooper'], light: ['Drill Recruit'] } };
  const away = any.locations.called(dunes);
  rule('GLA-0379', 'is occupied by whoever has presence, and controlled where the other has none', () => {
    const is = (condition: Condition, elsewhere: object) => powerOf(where(condition), [], elsewhere) === 4;
    expect([mine, contested, { [dunes]: {} }].map((at) => is(thereIs(away.controlledBy('you')), at))).toEqual([
      true,
      false,
      false,
    ]);
    expect([mine, contested, { [dunes]: {} }].map((at) => is(thereIs(away.occupiedBy('you')), at))).toEqual([
      true,
      true,
      false,
    ]);
    expect([mine, contested].map((at) => is(thereIs(away.occupiedBy('opponent')), at))).toEqual([false, true]);
    const theirs = { [dunes]: { light: ['Drill Recruit'] } };
    expect([theirs, contested].map((at) => is(thereIs(away.controlledBy('opponent')), at))).toEqual([true, false]);
    // Of cards it says where they are.
    const trooper = any.characters.called('Drill Trooper');
    expect([mine, contested].map((at) => is(thereIs(trooper.controlledBy('you')), at))).toEqual([true, false]);
  });

  it.each([
    [any.locations.controlledBy('you'), 'a location you control'],
    [any.type('site').at('Death Star').controlledBy('opponent'), 'a Death Star site that opponent controls'],
    [your.characters.occupiedBy('opponent'), 'your character at a location that opponent occupies'],
    [your.characters.where('site').controlledBy('you'), 'your character at a site you control'],
    [your.characters.adjacent.controlledBy('you'), 'your character at adjacent location you control'],
  ])('%#: reads', (cards, words) => {
    expect(cards.words(self)).toBe(words);
  });
});

describe('what else one word says in several ways', () => {
  it.each([
    [begins('your', 'turn').words(self), 'your turn begins'],
    [begins('opponent', 'move').words(self), 'opponent’s move phase begins'],
    [saidOf(isInBattle(this_, { alone: true })), 'Self is alone in battle'],
    [saidOf(isInBattle(this_, { defending: true, alone: true })), 'Self is defending a battle alone'],
    [satisfies('attrition', 2).words(self), 'satisfy 2 attrition against you'],
    [satisfies('battle damage and attrition').words(self), 'cancel battle damage and attrition against you'],
    [amountWords(times(2, numberOf(your.characters)), self), 'double number of your characters'],
  ])('%s', (said, words) => {
    expect(said).toBe(words);
  });
});
