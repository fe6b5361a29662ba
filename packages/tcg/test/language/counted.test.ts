/** What one instruction lets those after it count on: cards that were chosen, an arena, an amount; and when it can be played. */
import { rule, table } from '@binary-sunset/kit';
import { describe, expect, test } from 'vitest';
import { chooseArenaWithoutAttacks, inEachArenaWith } from '../../src/cards/attack-of-the-clones/own/arenas.ts';
import * as language from '../../src/language/index.ts';
import {
  any,
  cardOfKind,
  choose,
  draw,
  each,
  free,
  gainForce,
  give,
  it,
  itself,
  one,
  opponents,
  power,
  tapThem,
  thatMuch,
  thisTurn,
  upTo,
  when,
  your,
} from '../../src/language/index.ts';
import type { Instruction, Timing } from '../../src/text/program.ts';
import { stranger, tcgWith } from '../stranger.ts';
import { until, whereIs } from '../support.ts';

const isAccepted = (...list: Instruction[]): boolean => {
  const card = stranger({ text: [free(...list)] });
  try {
    tcgWith(card);
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes(card.title)) return false;
    throw error;
  }
};

const somebody = one(opponents.units);

describe('"that unit" after an instruction is what it chose', () => {
  const choosing: Readonly<Record<string, Instruction>> = {
    choose: choose(somebody),
    tapThem: tapThem(upTo(2, any.units)),
    discardCards: language.discardCards(1),
    discardFromTheirHand: language.discardFromTheirHand(cardOfKind('unit')),
    returnFromDiscard: language.returnFromDiscard(2, cardOfKind('unit')),
    returnSetAside: language.returnSetAside,
    stackFromHand: language.stackFromHand,
    saveFromDiscard: language.saveFromDiscard(your.units, 'hand'),
    prevent: language.prevent(2, your.units),
    evade: language.evade(2),
    mayCompleteAMission: language.mayCompleteAMission,
    removeBuildCounters: language.removeBuildCounters(1, 'your'),
    revealPartiallyBuilt: language.revealPartiallyBuilt('opponent'),
    redirectAttack: language.redirectAttack(one(your.units)),
  };
  const others: Readonly<Record<string, Instruction>> = {
    'tapThem each': tapThem(each(any.units)),
    'tapThem itself': tapThem(itself),
    draw: draw(1),
    gainForce: gainForce(1),
    discardHand: language.discardHand,
    lookAtHand: language.lookAtHand,
    search: language.search(cardOfKind('unit')),
    revealTop: language.revealTop,
    ruling: language.ruling(thisTurn, language.cannot(any.units, 'retreat')),
    intercept: language.intercept,
    chooseArena: language.chooseArena,
    extraBuildStep: language.extraBuildStep,
    rerollBuildRoll: language.rerollBuildRoll,
  };
  for (const [name, instruction] of Object.entries(choosing))
    test(`by ${name}`, () => expect(isAccepted(instruction, tapThem(it))).toBe(true));
  for (const [name, instruction] of Object.entries(others))
    test(`and not by ${name}, which chooses nothing`, () => {
      expect(isAccepted(instruction)).toBe(true);
      expect(isAccepted(instruction, tapThem(it))).toBe(false);
    });
});

describe('"that much" after an instruction is what it came to', () => {
  const rows: readonly (readonly [string, Instruction, boolean])[] = [
    ['damage that is prevented', language.prevent(2, your.units), true],
    ['damage that is evaded', language.evade(2), true],
    ['counters removed, as many as its player likes', language.removeDamage(2, itself), true],
    ['a single counter removed', language.removeDamage(1, itself), false],
    ['all counters removed', language.removeDamage('all', itself), false],
    ['counters removed from several', language.removeDamage(2, upTo(2, your.units)), false],
    ['damage that is done', language.doDamage(2, itself), false],
    ['cards that are drawn', draw(2), false],
  ];
  test.each(rows)('%s', (_name, instruction, is) => expect(isAccepted(instruction, gainForce(thatMuch))).toBe(is));
});

describe('"that arena" after an instruction is what it chose', () => {
  const there = tapThem(each(any.units.inChosenArena));
  const rows: readonly (readonly [string, readonly Instruction[], boolean])[] = [
    ['an arena', [language.chooseArena, there], true],
    ['an arena without attacks', [chooseArenaWithoutAttacks, there], true],
    ['a type', [language.chooseType, there], true],
    ['a unit', [choose(somebody), there], false],
    ['each arena with so many', [inEachArenaWith(2, your.units, there)], true],
    ['each arena with so many, but only for what is done there', [inEachArenaWith(2, your.units), there], false],
    ['an arena, for what may be done', [language.chooseArena, language.may(there)], true],
    ['an arena, but not for what is done later', [language.chooseArena, language.later('turn ends', there)], false],
  ];
  test.each(rows)('%s', (_name, list, is) => expect(isAccepted(...list)).toBe(is));
});

describe('whose cards are counted in an arena', () => {
  test('is said, so they can be no others', () => {
    expect(() => inEachArenaWith(2, opponents.units, draw(1))).toThrow('about your cards');
    expect(() => inEachArenaWith(2, any.units, draw(1))).toThrow('about your cards');
  });
});

describe('what a text does says when it can be played', () => {
  const rows: readonly (readonly [string, Timing, Instruction])[] = [
    ['something for this attack', 'attack', give(one(your.units), language.forThisAttack, power(1))],
    ['a rule for this attack', 'attack', language.ruling(language.forThisAttack, language.cannot(any.units, 'evade'))],
    ['something this turn', 'general', give(one(your.units), thisTurn, power(1))],
    ['a rule this turn', 'general', language.ruling(thisTurn, language.cannot(any.units, 'evade'))],
    ['another defender', 'attack', language.redirectAttack(one(your.units))],
    ['Intercept', 'attack', language.intercept],
    ['Retaliate', 'attack', language.retaliate(2)],
    ['something when the attack ends', 'attack', language.later('attack ends', draw(1))],
    ['something at the end of the turn', 'general', language.later('turn ends', draw(1))],
    ['prevention', 'prevention', language.prevent(1, your.units)],
    ['Evade', 'prevention', language.evade(1)],
    ['Deflect', 'prevention', language.deflect(1)[0] ?? draw(1)],
    ['attack dice rolled again', 'reroll', language.rerollAttackDice('all of yours')],
    ['some attack dice rolled again', 'reroll', language.rerollAttackDice('some of yours')],
    ['any dice rolled again', 'reroll', language.rerollAttackDice('any of those')],
    ['the build roll made again', 'reroll', language.rerollBuildRoll],
    ['a disrupt', 'disrupt', language.disrupt('ability')],
    ['a unit saved from its discard', 'discard', language.saveFromDiscard(your.units, 'hand')],
    ['build points for a player', 'build', language.getPoints(1, 'you')],
    ['build points for a side', 'general', language.sideGetsPoints('Dark', 1)],
    ['what may be done for this attack', 'attack', language.may(give(itself, language.forThisAttack, power(1)))],
    ['one of two', 'general', language.chooseOne([language.intercept], [draw(1)])],
    ['a card drawn', 'general', draw(1)],
  ];
  test.each(rows)('%s: %s', (_name, timing, instruction) => expect(free(instruction).timing).toBe(timing));
});

describe('a choice without a candidate', () => {
  const rest: Readonly<Record<string, Instruction>> = {
    'of a unit': language.returnToHand(one(opponents.units.in('space'))),
    'of a card in the discard pile': language.returnFromDiscard(1, cardOfKind('unit')),
    'of a card for a stack': language.stackFromHand,
    'of a card in the hand': language.discardCards(1),
    "of a card in the opponent's hand": language.discardFromTheirHand(cardOfKind('unit')),
    'of a card that is being built': language.removeBuildCounters(1, 'opponent'),
    'of a card in the deck': language.search(cardOfKind('unit')),
  };
  for (const [name, instruction] of Object.entries(rest))
    rule('TCG-0186', `${name} is not about what was chosen before`, () => {
      const planner = stranger({ text: [when(language.turnEnds, choose(somebody), instruction)] });
      const prey = stranger({ side: 'light', types: ['ground'] });
      const t = table(tcgWith(planner, prey), {
        at: 'end',
        dark: { character: [planner.title], hand: [], deck: [] },
        light: { ground: [prey.title], hand: [], deck: [] },
      });
      until(t, () => t.dark.told('takes effect').length > 0);
      expect(whereIs(t, prey.title)).toBe('ground');
    });
});
