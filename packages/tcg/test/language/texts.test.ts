/** How everything that is so, and every kind of text, reads in each of its forms. */
import { describe, expect, test } from 'vitest';
import * as language from '../../src/language/index.ts';
import {
  always,
  any,
  draw,
  evade,
  force,
  free,
  gainForce,
  gets,
  itself,
  opponents,
  pay,
  power,
  tapThem,
  that,
  this_,
  when,
  your,
} from '../../src/language/index.ts';
import { clauseWords } from '../../src/language/words.ts';
import type { Cost } from '../../src/text/cost.ts';
import type { Clause, KeywordClause, Rule } from '../../src/text/program.ts';
import { type MakersOf, rowsOf, type Sentences } from './makers.ts';

const rules: Sentences<Rule> = {
  gets: [
    [gets(this_, power(1)), 'Yoda gets +1 power.'],
    [gets(your.other.subtype('Clone'), power(1), language.armor), 'Each of your other Clones gets +1 power and Armor.'],
    [
      gets(any.subtype('Jedi').or(any.named('Yoda')), power(1), language.speed(10), language.stealth),
      'Each Jedi and Yoda gets +1 power, +10 speed, and Stealth.',
    ],
  ],
  getsWhile: [
    [
      language.getsWhile(any.units, language.attacking(this_), power(-1)),
      'Each unit gets -1 power as long as it is attacking Yoda.',
    ],
  ],
  cannot: [
    [language.cannot(this_, 'attack'), "Yoda can't attack."],
    [language.cannot(this_, 'attack', any.characters), "Yoda can't attack Characters."],
    [language.cannot(your.units, 'be attacked'), "Each of your units can't be attacked."],
    [language.cannot(this_, 'be attacked', any.subtype('Jedi')), "Yoda can't be attacked by Jedi."],
    [
      language.cannot(opponents.units.in('space'), 'retreat'),
      "Your opponent can't retreat any units in the Space arena during the retreat step.",
    ],
    [language.cannot(your.units, 'retreat'), "Each of your units can't be retreated during the retreat step."],
    [language.cannot(this_, 'retreat'), "Yoda can't be retreated during the retreat step."],
    [language.cannot(opponents.units, 'evade'), "Each of your opponent's units can't use Evade."],
    [
      language.cannot(opponents.units, 'evade', this_),
      "Each of your opponent's units can't use Evade against damage done by Yoda.",
    ],
    [language.cannot(this_, 'be prevented'), "Damage done by Yoda can't be prevented."],
    [language.cannot(this_, 'be prevented', any.characters), "Damage done by Yoda to Characters can't be prevented."],
    [language.cannot(opponents.units, 'use abilities'), "Each of your opponent's units can't use abilities."],
    [language.cannot(this_, 'untap'), "Yoda doesn't untap."],
  ],
  cannotWhile: [
    [
      language.cannotWhile(this_, 'attack', language.youHaveNo(your.subtype('Jedi'))),
      "Yoda can't attack as long as you have no Jedi.",
    ],
    [
      language.cannotWhile(your.units, 'be attacked', language.isUnequipped),
      "Each of your units can't be attacked as long as it has no Equipment.",
    ],
  ],
  mustAttack: [
    [language.mustAttack(opponents.units, this_), "Each of your opponent's units must attack Yoda if able."],
    [language.mustAttack(this_, any.characters), 'Yoda must attack a Character if able.'],
  ],
  costsMore: [
    [
      language.costsMore('build', your.characters, -1),
      'Each of your Characters costs 1 fewer build counter to deploy.',
    ],
    [language.costsMore('build', any.subtype('Clone'), 2), 'Each Clone costs 2 more build counters to deploy.'],
    [language.costsMore('battle cards', your, -1), 'Each of your Battle cards costs 1 less Force to play.'],
    [
      language.costsMore('battle cards', opponents, 1),
      "Each of your opponent's Battle cards, even one without a cost, costs 1 more Force to play.",
    ],
    [
      language.costsMore('battle cards', any, 2),
      'Each Battle card, even one without a cost, costs 2 more Force to play.',
    ],
    [
      language.costsMore('abilities', opponents.units, 1),
      "Each activated ability of your opponent's units costs 1 more Force to play.",
    ],
    [
      language.costsMore('Force abilities', your.subtype('Jedi'), -1),
      'Each Force-activated ability of your Jedi costs 1 less Force to play.',
    ],
  ],
  preventsDamage: [
    [language.preventsDamage('all', this_), 'Prevent all damage to Yoda.'],
    [language.preventsDamage(1, your.units), 'Prevent 1 damage to each of your units.'],
    [language.preventsDamage(1, this_, any.subtype('Jedi')), 'Prevent 1 damage done by Jedi to Yoda.'],
    [language.preventsDamage('all', any, opponents.units), "Prevent all damage done by your opponent's units."],
    [
      language.preventsDamage('all', any.units.tapped, opponents.units),
      "Prevent all damage done by your opponent's units to each tapped unit.",
    ],
  ],
  buildsFaceUp: [
    [language.buildsFaceUp('your'), 'You build all cards face up, though they count as face down.'],
    [language.buildsFaceUp('opponent'), 'Your opponent builds all cards face up, though they count as face down.'],
  ],
  doesNotControl: [
    [language.doesNotControl(this_), "Yoda doesn't count toward controlling an arena."],
    [
      language.doesNotControl(opponents.units.tapped),
      "Each of your opponent's tapped units doesn't count toward controlling an arena.",
    ],
  ],
  stackLimit: [
    [language.stackLimit(this_, 6), 'A stack of Yoda may have up to 6 cards.'],
    [language.stackLimit(your.units, 5), 'A stack of one of your units may have up to 5 cards.'],
  ],
  losesText: [[language.losesText(opponents.units), "Each of your opponent's units loses its game text."]],
  dividesDamage: [
    [
      language.dividesDamage(this_),
      'You may divide the damage that Yoda does between the defending unit and another unit in the same arena.',
    ],
  ],
  staysTapped: [
    [
      language.staysTapped(opponents.units.in('ground')),
      "Each of your opponent's units in the Ground arena doesn't untap.",
    ],
  ],
};

const effects: readonly (readonly [Rule, string])[] = [
  [{ rule: 'switched', who: that }, 'Those units switch their abilities.'],
  [{ rule: 'controlled', who: that }, 'You control that unit.'],
  [
    { rule: 'have it attack', who: that, whom: any.units },
    'The next time that unit would attack, you may have it attack a unit.',
  ],
  [{ rule: 'set aside' }, 'Those cards are set aside.'],
];

const growing = always(gets(your.units, power(1)));
const counts = gets(this_, power(language.numberOf(your.units)));
const clauses: Omit<Sentences<Clause>, MakersOf<KeywordClause>> = {
  always: [
    [
      always(gets(this_, power(1)), language.cannot(this_, 'retreat')),
      "Yoda gets +1 power and Yoda can't be retreated during the retreat step.",
    ],
    [always(counts), 'Yoda gets +X power, where X is the number of your units.'],
    [always(gets(this_, language.ability(free(draw(1))))), 'Yoda gets "Draw a card."'],
  ],
  asLongAs: [
    [
      language.asLongAs(language.inArena('space'), gets(your.units, power(1))),
      'As long as Yoda is in the Space arena, each of your units gets +1 power.',
    ],
  ],
  whileInPlay: [
    [language.whileInPlay(gets(your.units, power(1))), 'As long as Yoda is in play, each of your units gets +1 power.'],
  ],
  whilePiloting: [
    [language.whilePiloting(gets(language.pilotedUnit, power(1))), 'The unit that Yoda pilots gets +1 power.'],
    [
      language.whilePiloting(gets(your.units, power(1))),
      'As long as Yoda is piloting a unit, each of your units gets +1 power.',
    ],
  ],
  whileBeneath: [
    [
      language.whileBeneath(gets(language.unitAbove, power(1))),
      'As long as Yoda is stacked under a card, the unit on top of it gets +1 power.',
    ],
    [
      language.whileBeneath(counts),
      'As long as Yoda is stacked under a card, Yoda gets +X power, where X is the number of your units.',
    ],
    [
      language.whileBeneath(gets(language.unitAbove, language.ability(free(draw(1))))),
      'As long as Yoda is stacked under a card, the unit on top of it gets "Draw a card."',
    ],
  ],
  when: [
    [when(language.thisAttacks(), draw(1), tapThem(itself)), 'When Yoda attacks, draw a card. Tap Yoda.'],
    [
      when(language.thisAttacks(), gainForce(language.numberOf(your.units))),
      'When Yoda attacks, you gain X Force, where X is the number of your units.',
    ],
    [
      when(language.thisAttacks(), language.give(itself, language.thisTurn, language.ability(free(draw(1))))),
      'When Yoda attacks, Yoda gets "Draw a card." this turn.',
    ],
  ],
  whenIf: [
    [
      language.whenIf(language.turnEnds, language.inArena('ground'), draw(1)),
      'At the end of the turn, if Yoda is in the Ground arena, draw a card.',
    ],
  ],
  whenBeneath: [
    [
      language.whenBeneath(language.turnEnds, draw(1)),
      'At the end of the turn, if Yoda is stacked under a card, draw a card.',
    ],
  ],
  whenPiloting: [
    [
      language.whenPiloting(language.attacks(language.pilotedUnit), draw(1)),
      'When the unit that Yoda pilots attacks, draw a card.',
    ],
    [
      language.whenPiloting(language.turnEnds, draw(1)),
      'At the end of the turn, if Yoda is piloting a unit, draw a card.',
    ],
  ],
  free: [
    [free(draw(1)), 'Draw a card.'],
    [free(evade(2)), 'Evade 2'],
    [free(draw(1)).duringYourBuildStep, 'Draw a card. Play only during your build step.'],
    [free(draw(1)).whenItWouldAttack, 'Draw a card. Play only when Yoda would attack.'],
    [free(draw(1)).anyTime, 'Draw a card. Play at any time.'],
    [free(draw(1)).at('start of build step'), 'Draw a card. Play only at the start of a build step.'],
    [free(draw(1)).at('start of battle'), 'Draw a card. Play only when the battle phase starts.'],
    [free(draw(1)).at('start of battle step'), 'Draw a card. Play only when a battle step starts.'],
    [free(draw(1)).at('end of battle step'), 'Draw a card. Play only when a battle step ends.'],
    [free(draw(1)).at('end of turn'), 'Draw a card. Play only at the end of the turn.'],
    [free(draw(1)).at('attack'), 'Draw a card. Play only during an attack.'],
    [free(draw(1)).at('reroll'), 'Draw a card. Play only when dice are rolled.'],
    [free(draw(1)).at('prevention'), 'Draw a card. Play only when damage can be prevented.'],
    [free(draw(1)).at('discard'), 'Draw a card. Play only when a unit would be discarded.'],
    [free(draw(1)).at('disrupt'), 'Draw a card. Play only when something can be disrupted.'],
    [free(draw(1)).at('draw'), 'Draw a card. Play only when a card is drawn.'],
    [free(language.intercept).at('attack'), 'Intercept'],
    [
      free(draw(1)).onlyIf(language.noUnitAttacks).onlyIf(language.inArena('space')),
      'Draw a card. Play only if no unit is attacking. Play only if Yoda is in the Space arena.',
    ],
    [
      free(draw(1)).duringYourBuildStep.onlyIf(language.noUnitAttacks),
      'Draw a card. Play only during your build step. Play only if no unit is attacking.',
    ],
    [free(evade(2)).onlyIf(language.inArena('space')), 'Evade 2. Play only if Yoda is in the Space arena.'],
    [free(draw(1)).asReserves, 'Reserves: Draw a card.'],
    [free(draw(1)).fromHand, 'Draw a card.'],
  ],
  pilot: [
    [
      language.pilot('Starfighter', power(1), language.speed(10)),
      '↻ Starfighter Pilot. That Starfighter gets: +1 power and +10 speed',
    ],
    [
      language.pilot('Imperial', language.ability(pay(force(1)).to(evade(2)))),
      '↻ Imperial Pilot. That Imperial gets: "Pay 1 Force → Evade 2"',
    ],
  ],
  upkeep: [
    [language.upkeep(force(1)), 'Upkeep: Pay 1 Force'],
    [language.upkeep(force(1), language.discardFromHand(1)), 'Upkeep: Pay 1 Force or discard a card from your hand'],
  ],
  bounty: [
    [language.bounty(gainForce(2)), 'Bounty: You gain 2 Force.'],
    [language.bounty(draw(1), gainForce(2)), 'Bounty: Draw a card. You gain 2 Force.'],
  ],
  switching: [
    [
      language.switching({ space: [growing], character: [] }),
      'Switch: Space: Each of your units gets +1 power. / Character: None',
    ],
    [
      language.switching({ ground: [growing, language.armor], space: [] }),
      'Switch: Space: None / Ground: Each of your units gets +1 power. Armor',
    ],
  ],
  treatAs: [
    [language.treatAs('Jedi'), 'Treat Yoda as a Jedi.'],
    [language.treatAs('Ewok'), 'Treat Yoda as an Ewok.'],
  ],
  insteadOfDiscard: [
    [language.insteadOfDiscard('hand'), "When Yoda would be discarded, put it into its owner's hand instead."],
    [
      language.insteadOfDiscard('hand', true),
      "When Yoda would be discarded, you may put it into its owner's hand instead.",
    ],
    [language.insteadOfDiscard('build zone'), 'When Yoda would be discarded, move it to the build zone instead.'],
    [
      language.insteadOfDiscard('build zone', true),
      'When Yoda would be discarded, you may move it to the build zone instead.',
    ],
  ],
};
const reserved: readonly (readonly [Clause, string])[] = [
  [language.reserves(growing), 'Reserves: Each of your units gets +1 power.'],
  [language.reserves(when(language.turnEnds, draw(1))), 'Reserves: At the end of the turn, draw a card.'],
  [language.reserves(pay(force(1)).to(draw(1))), 'Reserves: Pay 1 Force → Draw a card.'],
];
const paid: readonly (readonly [readonly Cost[], string])[] = [
  [[force(1), language.discardFromHand(1)], 'Pay 1 Force, discard a card from your hand → Draw a card.'],
  [
    [language.tap, language.retreatThis, language.buildPoints(2)],
    'Tap, retreat Yoda, pay 2 build points → Draw a card.',
  ],
];

describe('reads as it should', () => {
  const says = (clause: Clause, words: string) => expect(clauseWords(clause, 'Yoda')).toBe(words);

  test.each(rowsOf(rules))('what is so: $1', (rule, words) => says(always(rule), words));
  test.each(effects)('what an effect leaves: $1', (rule, words) => says(always(rule), words));
  test.each(rowsOf(clauses))('a whole text: $1', says);
  test.each(reserved)('Reserves: $1', says);
  test.each(paid)('what is paid: $1', (cost, words) => says(pay(...cost).to(draw(1)), words));
});
