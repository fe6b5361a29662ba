/** How the parts of texts read, in each of their forms: when, if, for what, of whom, how much, and what is given. */
import { describe, expect, test } from 'vitest';
import { sameNameAsYourUnit } from '../../src/cards/attack-of-the-clones/own/kinds.ts';
import { opponentRollsNext } from '../../src/cards/attack-of-the-clones/own/moments.ts';
import * as language from '../../src/language/index.ts';
import {
  always,
  any,
  draw,
  each,
  evade,
  force,
  free,
  gainForce,
  gets,
  it,
  itself,
  opponents,
  pay,
  power,
  tapThem,
  this_,
  when,
  your,
} from '../../src/language/index.ts';
import type { Kind } from '../../src/language/resources.ts';
import type { Target } from '../../src/language/targets.ts';
import { clauseWords } from '../../src/language/words.ts';
import type { Cost } from '../../src/text/cost.ts';
import type { Amount, Clause, Condition, Gain, Trigger } from '../../src/text/program.ts';
import { type MakersOf, rowsOf, type Sentences } from './makers.ts';

const triggers: Sentences<Trigger> = {
  battlePhaseStarts: [[language.battlePhaseStarts, 'When the battle phase starts, draw a card.']],
  battlePhaseEnds: [[language.battlePhaseEnds, 'When the battle phase ends, draw a card.']],
  battleStepStarts: [
    [language.battleStepStarts('space'), 'When the Space battle step starts, draw a card.'],
    [language.battleStepStarts('ground'), 'When the Ground battle step starts, draw a card.'],
  ],
  battleStepEnds: [
    [language.battleStepEnds('ground'), 'When the Ground battle step ends, draw a card.'],
    [language.battleStepEnds('character'), 'When the Character battle step ends, draw a card.'],
  ],
  turnEnds: [[language.turnEnds, 'At the end of the turn, draw a card.']],
  buildRollMade: [[language.buildRollMade, 'When the roll for build points is made, draw a card.']],
  buildStepStarts: [
    [language.buildStepStarts('your'), 'When your build step starts, draw a card.'],
    [language.buildStepStarts('opponent'), "When your opponent's build step starts, draw a card."],
  ],
  yourDrawStepStarts: [[language.yourDrawStepStarts, 'When your draw step starts, draw a card.']],
  youDeployThis: [[language.youDeployThis, 'When you deploy Yoda, draw a card.']],
  deploys: [
    [language.deploys(opponents.units), "When one of your opponent's units is deployed, draw a card."],
    [language.deploys(your.other.subtype('Clone')), 'When one of your other Clones is deployed, draw a card.'],
  ],
  thisIsDiscarded: [
    [language.thisIsDiscarded('space'), 'When Yoda is discarded from the Space arena, draw a card.'],
    [language.thisIsDiscarded(), 'When Yoda is discarded from play, draw a card.'],
  ],
  thisAttacks: [
    [language.thisAttacks(), 'When Yoda attacks, draw a card.'],
    [language.thisAttacks(any.subtype('Jedi')), 'When Yoda attacks a Jedi, draw a card.'],
    [language.thisAttacks(any.units.damaged), 'When Yoda attacks a damaged unit, draw a card.'],
  ],
  attacks: [
    [language.attacks(language.pilotedUnit), 'When the unit that Yoda pilots attacks, draw a card.'],
    [language.attacks(opponents.units), "When one of your opponent's units attacks, draw a card."],
  ],
  thisIsAttacked: [[language.thisIsAttacked, 'When Yoda is attacked, draw a card.']],
  thisAttackEnds: [[language.thisAttackEnds, 'When an attack by Yoda ends, draw a card.']],
  diceAreRolledAtThis: [
    [language.diceAreRolledAtThis, 'When your opponent rolls 1 or more dice in an attack on Yoda, draw a card.'],
  ],
  thisWouldBeDamaged: [[language.thisWouldBeDamaged, 'When Yoda would be damaged, draw a card.']],
  thisIsDamaged: [[language.thisIsDamaged, 'When Yoda is damaged, draw a card.']],
  playerDraws: [
    [language.playerDraws('you'), 'When you draw a card, draw a card.'],
    [language.playerDraws('opponent'), 'When your opponent draws a card, draw a card.'],
  ],
  opponentPlays: [
    [language.opponentPlays('a Battle card'), 'When your opponent plays a Battle card, draw a card.'],
    [language.opponentPlays('an activated ability'), 'When your opponent plays an activated ability, draw a card.'],
  ],
  thisRetreats: [[language.thisRetreats, 'When Yoda retreats, draw a card.']],
  thisIsTapped: [[language.thisIsTapped, 'When Yoda becomes tapped, draw a card.']],
  opponentMayBeDisrupted: [
    [language.opponentMayBeDisrupted('battle card'), 'When your opponent plays a Battle card, draw a card.'],
    [language.opponentMayBeDisrupted('mission'), 'When your opponent completes a Mission, draw a card.'],
    [language.opponentMayBeDisrupted('location'), 'When your opponent completes a Location, draw a card.'],
    [language.opponentMayBeDisrupted('ability'), 'When your opponent plays an activated ability, draw a card.'],
    [language.opponentMayBeDisrupted('attack'), 'When your opponent declares an attack, draw a card.'],
    [language.opponentMayBeDisrupted('deployment'), 'When your opponent deploys a unit, draw a card.'],
  ],
};

const conditions: Sentences<Condition> = {
  inArena: [
    [language.inArena('space'), 'Yoda is in the Space arena'],
    [language.inArena('character'), 'Yoda is in the Character arena'],
  ],
  youHave: [
    [language.youHave(your.units), 'you have a unit'],
    [language.youHave(your.other.subtype('Ewok').inAnyArena), 'you have another Ewok in any arena'],
    [language.youHave(your.subtype('Jedi').or(your.named('R2-D2'))), 'you have a Jedi or R2-D2'],
  ],
  youHaveNo: [
    [language.youHaveNo(your.characters), 'you have no Characters'],
    [language.youHaveNo(your.other.units.in('ground')), 'you have no other units in the Ground arena'],
  ],
  opponentHas: [[language.opponentHas(opponents.subtype('Imperial')), 'your opponent has an Imperial']],
  thereIs: [[language.thereIs(any.units.in('ground')), 'there is a unit in the Ground arena']],
  attacking: [
    [language.attacking(any.subtype('Jedi')), 'Yoda is attacking a Jedi'],
    [language.attacking(this_), 'Yoda is attacking Yoda'],
  ],
  noUnitAttacks: [[language.noUnitAttacks, 'no unit is attacking']],
  beforeAttacksIn: [[language.beforeAttacksIn('ground'), 'no unit in the Ground arena has attacked this turn']],
  yoursWasDiscardedFrom: [
    [
      language.yoursWasDiscardedFrom('character'),
      'one of your Characters was discarded from the Character arena this turn',
    ],
    [language.yoursWasDiscardedFrom('space'), 'one of your Space units was discarded from the Space arena this turn'],
  ],
  isUnequipped: [[language.isUnequipped, 'Yoda has no Equipment']],
};

const costs: Sentences<Cost> = {
  force: [
    [force(1), 'Pay 1 Force'],
    [force(3), 'Pay 3 Force'],
  ],
  forceX: [[language.forceX, 'Pay X Force']],
  buildPoints: [
    [language.buildPoints(1), 'Pay 1 build point'],
    [language.buildPoints(2), 'Pay 2 build points'],
  ],
  tap: [[language.tap, 'Tap']],
  discardThis: [
    [language.discardThis('space'), 'Discard Yoda from the Space arena'],
    [language.discardThis('character'), 'Discard Yoda from the Character arena'],
  ],
  putDamageOnThis: [
    [language.putDamageOnThis(1), 'Put 1 damage counter on Yoda'],
    [language.putDamageOnThis(2), 'Put 2 damage counters on Yoda'],
  ],
  retreatThis: [[language.retreatThis, 'Retreat Yoda']],
  removeTokens: [
    [language.removeTokens(1), 'Remove a counter from Yoda'],
    [language.removeTokens(2), 'Remove 2 counters from Yoda'],
  ],
  discardFromHand: [
    [language.discardFromHand(1), 'Discard a card from your hand'],
    [language.discardFromHand(2), 'Discard 2 cards from your hand'],
  ],
  discardKindFromHand: [
    [language.discardKindFromHand(language.cardOfKind('battle')), 'Discard a Battle card from your hand'],
  ],
  discardOne: [[language.discardOne(your.other.characters), 'Discard one of your other Characters']],
  discardThisFromHand: [[language.discardThisFromHand, 'Discard this card from your hand']],
};

const targets: Sentences<Target> = {
  it: [[it, 'Tap that unit.']],
  itself: [[itself, 'Tap Yoda.']],
  attacker: [[language.attacker, 'Tap the attacking unit.']],
  defender: [[language.defender, 'Tap the defending unit.']],
  each: [
    [each(your.units), 'Tap each of your units.'],
    [each(any.other.units.inAnyArena), 'Tap each other unit in each arena.'],
    [each(your.subtype('Jedi').inAnyArena), 'Tap each of your Jedi in each arena.'],
  ],
  one: [
    [language.one(your.units), 'Tap one of your units.'],
    [language.one(any.units), 'Tap a unit.'],
    [language.one(any.other.characters), 'Tap another Character.'],
  ],
  oneOfTheirs: [
    [language.oneOfTheirs(opponents.units), "Tap one of your opponent's units of his or her choice."],
    [
      language.oneOfTheirs(opponents.other.characters),
      "Tap one of your opponent's other Characters of his or her choice.",
    ],
  ],
  upTo: [
    [language.upTo(2, your.units), 'Tap up to 2 of your units.'],
    [language.upTo(2, any.units), 'Tap up to 2 of the units.'],
    [language.upTo(1, any.other.units), 'Tap up to 1 of the other units.'],
    [language.upTo(3, any.characters.or(any.subtype('Speeder'))), 'Tap up to 3 of the Characters or Speeders.'],
  ],
  anyNumberOf: [
    [language.anyNumberOf(your.units), 'Tap any number of your units.'],
    [language.anyNumberOf(any.subtype('Jedi')), 'Tap any number of Jedi.'],
  ],
  oneCostingX: [[language.oneCostingX(any.units), 'Tap a unit with build cost X.']],
};

const kinds: Readonly<Record<MakersOf<Kind>, readonly (readonly [kind: Kind, one: string, several: string])[]>> = {
  cardOfKind: [
    [language.cardOfKind('unit'), 'a unit card', 'unit cards'],
    [language.cardOfKind('battle'), 'a Battle card', 'Battle cards'],
    [language.cardOfKind('battle', 'mission'), 'a Battle or Mission card', 'Battle or Mission cards'],
  ],
  cardWith: [
    [language.cardWith('Jedi'), 'a Jedi card', 'Jedi cards'],
    [language.cardWith('Ewok'), 'an Ewok card', 'Ewok cards'],
  ],
  cardOfType: [
    [language.cardOfType('space'), 'a Space card', 'Space cards'],
    [language.cardOfType('character'), 'a Character card', 'Character cards'],
  ],
  unitCardsOf: [[language.unitCardsOf('ground'), 'a Ground unit card', 'Ground unit cards']],
};

const amounts: Sentences<Amount> = {
  numberOf: [
    [language.numberOf(your.characters), 'You gain X Force, where X is the number of your Characters.'],
    [
      language.numberOf(any.other.units.inSameArena),
      'You gain X Force, where X is the number of other units in the same arena.',
    ],
  ],
  cardsUnderThis: [[language.cardsUnderThis, 'You gain X Force, where X is the number of face-down cards under it.']],
  cardsInStack: [[language.cardsInStack, 'You gain X Force, where X is the number of cards in its stack.']],
  tokensOnThis: [[language.tokensOnThis, 'You gain X Force, where X is the number of counters on it.']],
  ownPower: [[language.ownPower, "You gain X Force, where X is this unit's power."]],
  x: [[language.x, 'You gain X Force.']],
  thatMuch: [[language.thatMuch, 'You gain that much Force.']],
};

const gains: Sentences<Gain> = {
  speed: [
    [language.speed(10), 'Yoda gets +10 speed.'],
    [language.speed(-10), 'Yoda gets -10 speed.'],
  ],
  power: [
    [power(1), 'Yoda gets +1 power.'],
    [power(0), 'Yoda gets +0 power.'],
    [power(language.numberOf(your.units)), 'Yoda gets +X power, where X is the number of your units.'],
  ],
  health: [
    [language.health(1), 'Yoda gets +1 health.'],
    [language.health(-1), 'Yoda gets -1 health.'],
  ],
  extraPilots: [[language.extraPilots(1), 'Yoda gets room for 1 more Pilot.']],
  accuracy: [[language.accuracy(2), 'Yoda gets Accuracy 2.']],
  bombard: [[language.bombard(2), 'Yoda gets Bombard 2.']],
  criticalHit: [[language.criticalHit(2), 'Yoda gets Critical Hit 2.']],
  fury: [[language.fury(2), 'Yoda gets Fury 2.']],
  hiddenCost: [[language.hiddenCost(2), 'Yoda gets Hidden Cost 2.']],
  ionCannon: [[language.ionCannon(2), 'Yoda gets Ion Cannon 2.']],
  lucky: [[language.lucky(2), 'Yoda gets Lucky 2.']],
  parry: [[language.parry(2), 'Yoda gets Parry 2.']],
  shields: [[language.shields(2), 'Yoda gets Shields 2.']],
  stun: [[language.stun(2), 'Yoda gets Stun 2.']],
  armor: [[language.armor, 'Yoda gets Armor.']],
  doubleStrike: [[language.doubleStrike, 'Yoda gets Double Strike.']],
  overkill: [[language.overkill, 'Yoda gets Overkill.']],
  stealth: [[language.stealth, 'Yoda gets Stealth.']],
  isValue: [
    [language.isValue('power', 4), 'Yoda gets power 4.'],
    [
      language.isValue('health', language.numberOf(your.units)),
      'Yoda gets health X, where X is the number of your units.',
    ],
  ],
  ability: [
    [language.ability(pay(force(1)).to(evade(2))), 'Yoda gets "Pay 1 Force → Evade 2".'],
    [language.ability(when(language.thisAttacks(), draw(1))), 'Yoda gets "When this unit attacks, draw a card."'],
  ],
  subtype: [[language.subtype('Jedi'), 'Yoda gets the subtype Jedi.']],
  onlySubtypes: [[language.onlySubtypes('Dark Jedi'), 'Yoda gets the subtypes Dark Jedi instead of its own.']],
  treatAsType: [
    [language.treatAsType('space'), 'Yoda gets the type Space.'],
    [language.treatAsType('character'), 'Yoda gets the type Character.'],
  ],
};

describe('reads as it should', () => {
  const says = (clause: Clause, words: string) => expect(clauseWords(clause, 'Yoda')).toBe(words);

  test.each(rowsOf(triggers))('when: $1', (trigger, words) => says(when(trigger, draw(1)), words));
  const rollsNext = [opponentRollsNext, 'your opponent is about to roll attack dice'] as const;
  test.each([...rowsOf(conditions), rollsNext])('if: $1', (condition, words) =>
    expect(condition.words('Yoda')).toBe(words),
  );
  test.each(rowsOf(costs))('for what: $1', (cost, words) => expect(cost.words('Yoda')).toBe(words));
  test.each(rowsOf(targets))('of whom: $1', (target, words) => says(free(tapThem(target)), words));
  const sameName = [
    sameNameAsYourUnit,
    'a card with the same name as one of your units in any arena',
    'cards with the same name as one of your units in any arena',
  ] as const;
  test.each([...rowsOf(kinds), sameName])('of what: $1', (kind, words, plural) =>
    expect([kind.words, kind.plural]).toEqual([words, plural]),
  );
  test.each(rowsOf(amounts))('how much: $1', (amount, words) => says(free(gainForce(amount)), words));
  test.each(rowsOf(gains))('what it gets: $1', (gain, words) => says(always(gets(this_, gain)), words));
});
