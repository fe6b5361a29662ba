import { describe, expect, test } from 'vitest';
import { inEachArenaWith } from '../../src/cards/attack-of-the-clones/own/arenas.ts';
import { bitIn } from '../../src/catalog/bits.ts';
import { battle, type Card, character, equipment, location, mission } from '../../src/catalog/card.ts';
import { openCatalog } from '../../src/catalog/catalog.ts';
import { any, type Cards, opponents, pilotedUnit, that, this_, unitAbove, your } from '../../src/language/cards.ts';
import {
  choose,
  discardThem,
  forThisAttack,
  give,
  putDamage,
  removeDamage,
  ruling,
  saveFromDiscard,
  setAside,
  takeControl,
  tapThem,
  thisTurn,
} from '../../src/language/changes.ts';
import {
  attacking,
  inArena,
  isUnequipped,
  opponentHas,
  thereIs,
  youHave,
  youHaveNo,
} from '../../src/language/conditions.ts';
import {
  buildPoints,
  discardFromHand,
  discardKindFromHand,
  discardOne,
  discardThis,
  discardThisFromHand,
  force,
  forceX,
  putDamageOnThis,
  removeTokens,
  retreatThis,
  tap,
} from '../../src/language/costs.ts';
import { disrupt, doDamage, evade, intercept, ownPower, prevent, retaliate } from '../../src/language/fighting.ts';
import { chooseArena, chooseOne, later, may } from '../../src/language/flow.ts';
import {
  ability,
  cardsInStack,
  cardsUnderThis,
  criticalHit,
  hiddenCost,
  isValue,
  numberOf,
  power,
  subtype,
  thatMuch,
  tokensOnThis,
  treatAsType,
  x,
} from '../../src/language/gains.ts';
import { cardOfKind, draw, gainForce, loseForce, revealDrawn, revealUntilUnit } from '../../src/language/resources.ts';
import { each, it as it_, itself, one, oneCostingX } from '../../src/language/targets.ts';
import {
  always,
  asLongAs,
  bounty,
  cannot,
  costsMore,
  doesNotControl,
  free,
  gets,
  getsWhile,
  insteadOfDiscard,
  losesText,
  mustAttack,
  pay,
  pilot,
  preventsDamage,
  reserves,
  stackLimit,
  switching,
  treatAs,
  upkeep,
  when,
  whenIf,
  whenPiloting,
  whileBeneath,
  whilePiloting,
} from '../../src/language/text.ts';
import {
  attacks,
  battlePhaseStarts,
  deploys,
  diceAreRolledAtThis,
  playerDraws,
  thisAttackEnds,
  thisAttacks,
  thisIsAttacked,
  thisIsDamaged,
  thisIsDiscarded,
  thisIsTapped,
  thisRetreats,
  thisWouldBeDamaged,
  turnEnds,
  youDeployThis,
} from '../../src/language/triggers.ts';
import type { Cost } from '../../src/text/cost.ts';
import type { Amount, Clause, Condition, Gain, Instruction, Rule, Trigger } from '../../src/text/program.ts';

const plain = { side: 'neutral', rarity: 'common', number: 999 } as const;
let made = 0;
const unitWith = (...text: Clause[]): Card =>
  character(`Trial Unit ${made++}`, { ...plain, subtypes: 'Drill', cost: 1, speed: 10, power: 1, health: 1, text });
const locationWith = (...text: Clause[]): Card =>
  location(`Trial Location ${made++}`, { ...plain, arenas: ['space'], text });
const battleWith = (...list: Instruction[]): Card =>
  battle(`Trial Battle ${made++}`, { ...plain, text: free(...list) });
const missionWith = (...list: Instruction[]): Card =>
  mission(`Trial Mission ${made++}`, { ...plain, cost: 1, text: list });
const equipmentWith = (
  gains: readonly Gain[],
  equip: readonly Cost[] = [force(1)],
  fits: Cards = any.characters,
): Card => equipment(`Trial Equipment ${made++}`, null, { ...plain, cost: 1, equip, fits, gains });

/** What the catalog says to a card. */
const said = (card: Card): string => {
  try {
    openCatalog([card]);
    return '';
  } catch (error) {
    return String(error);
  }
};

const accepts = (table: Readonly<Record<string, () => Card>>): void =>
  test.each(Object.entries(table))('accepts %s', (_name, card) => expect(said(card())).toBe(''));
const refuses = (table: Readonly<Record<string, readonly [() => Card, RegExp]>>): void =>
  test.each(Object.entries(table))('refuses %s', (_name, [card, why]) => expect(said(card())).toMatch(why));

describe('a description of cards says each thing once', () => {
  const twice: Readonly<Record<string, () => Cards>> = {
    'two places': () => your.units.in('ground').in('space'),
    'a place and any arena': () => your.units.inAnyArena.inBuildZone,
    'the same arena and that arena': () => your.units.inSameArena.inChosenArena,
    'beside that unit and elsewhere': () => your.units.besideThatUnit.in('space'),
    'other cards twice': () => your.other.besideThatUnit,
    'two subtypes': () => your.subtype('Jedi').subtype('Droid'),
    'a subtype with another': () => your.characters.with_('Jedi').with_('Droid'),
    'a subtype alone, and one more': () => your.subtype('Jedi').with_('Droid'),
    'a kind, and a subtype alone': () => your.characters.subtype('Jedi'),
    'a subtype alone, and a kind': () => your.subtype('Jedi').characters,
    'two kinds': () => your.characters.spaceUnits,
    'Pilots and units': () => your.pilots.units,
    'a name and a kind': () => any.named('Yoda').characters,
    'a name and a subtype': () => any.named('Yoda').with_('Jedi'),
    'two names': () => any.named('Yoda').named('Dooku'),
    'two subtypes that it has not': () => any.units.non('Jedi').non('Droid'),
    'tapped and untapped': () => any.units.tapped.untapped,
    'attacking and defending': () => any.units.attacking.defending,
    'the same value twice': () => any.units.atMost('power', 3).withPowerAtMost(2),
    'anything of the card itself': () => this_.tapped,
    'anything of that unit': () => that.in('space'),
    'anything of the piloted unit': () => pilotedUnit.damaged,
    'anything of the unit above': () => unitAbove.other,
    'anything once there is an "or"': () => your.units.or(your.pilots).in('space'),
  };
  test.each(Object.entries(twice))('refuses %s', (_name, cards) => expect(cards).toThrow());
  test('and two different values, or a kind after its subtype, are different things', () => {
    expect(any.units.atMost('power', 3).atMost('speed', 30).one()).toBe(
      'a unit with power 3 or less and speed 30 or less',
    );
    expect(any.with_('Jedi').characters.one()).toBe('a Jedi Character');
  });
});

describe('a condition is about the cards that it names', () => {
  const wrong: Readonly<Record<string, () => Condition>> = {
    'you have your opponent’s': () => youHave(opponents.units),
    'you have none of your opponent’s': () => youHaveNo(opponents.units),
    'you have any': () => youHave(any.units),
    'you have yours or your opponent’s': () => youHave(your.units.or(opponents.units)),
    'your opponent has yours': () => opponentHas(your.units),
    'there is one of yours': () => thereIs(your.units),
    'you have this unit': () => youHave(this_),
  };
  test.each(Object.entries(wrong))('refuses %s', (_name, condition) => expect(condition).toThrow());
});

test('a kind that there is no bit for is refused', () => {
  const kinds = Array.from({ length: 33 }, (_, i) => `kind ${i}`);
  expect(new Set(kinds.slice(0, 32).map(bitIn('thing', kinds.slice(0, 32)))).size).toBe(32);
  expect(() => bitIn('thing', kinds)).toThrow(/33 kinds of thing/);
});

describe('an equip cost', () => {
  accepts({ 'Force and points': () => equipmentWith([power(1)], [force(1), buildPoints(1)]) });
  const others: Readonly<Record<string, Cost>> = {
    'X Force': forceX,
    'a tap': tap,
    'a card from the hand': discardFromHand(1),
    'a card of a kind from the hand': discardKindFromHand(cardOfKind('unit')),
    'a unit': discardOne(your.units),
    itself: discardThis('character'),
    'itself from the hand': discardThisFromHand,
    damage: putDamageOnThis(1),
    'a retreat': retreatThis,
    counters: removeTokens(1),
  };
  refuses(
    Object.fromEntries(
      Object.entries(others).map(([name, cost]) => [
        name,
        [() => equipmentWith([power(1)], [cost]), /can't be equipped for/],
      ]),
    ),
  );
});

describe('a cost counts on what its card is', () => {
  const ofUnits: Readonly<Record<string, Cost>> = {
    tap,
    'discarding it': discardThis('space'),
    'damage to it': putDamageOnThis(1),
    'retreating it': retreatThis,
    'its counters': removeTokens(1),
  };
  for (const [name, cost] of Object.entries(ofUnits)) {
    accepts({ [`${name} on a unit`]: () => unitWith(pay(cost).to(draw(1))) });
    refuses({
      [`${name} on a Location`]: [() => locationWith(pay(cost).to(draw(1))), /as a unit/],
      [`${name} on a Battle card`]: [
        () => battle(`Trial ${made++}`, { ...plain, text: pay(cost).to(draw(1)) }),
        /as a unit/,
      ],
      [`${name} on a Mission`]: [
        () => mission(`Trial ${made++}`, { ...plain, cost: 1, toComplete: [cost], text: [draw(1)] }),
        /as a unit/,
      ],
      [`${name} in the hand`]: [() => unitWith(pay(cost).to(draw(1)).fromHand), /as a unit/],
    });
  }
  refuses({
    'the card itself from the hand, for a unit in an arena': [
      () => unitWith(pay(discardThisFromHand).to(draw(1))),
      /is not played from there/,
    ],
    'that unit, where none is chosen': [() => unitWith(pay(discardOne(that)).to(draw(1))), /nothing was chosen/],
    'discarding it from an arena, in the build zone': [
      () => unitWith(reserves(pay(discardThis('space')).to(draw(1)))),
      /in an arena/,
    ],
    'X Force to complete a Mission': [
      () => mission(`Trial ${made++}`, { ...plain, cost: 1, toComplete: [forceX], text: [gainForce(1)] }),
      /nobody is asked how much/,
    ],
    'X Force to complete an enhanced Mission': [
      () =>
        mission(`Trial ${made++}`, {
          ...plain,
          cost: 1,
          text: [draw(1)],
          enhanced: { toComplete: [forceX], do: [draw(2)] },
        }),
      /nobody is asked how much/,
    ],
    'X Force as Upkeep': [() => unitWith(upkeep(forceX)), /nobody is asked how much/],
  });
});

describe('a description of cards counts on what is known where it stands', () => {
  /** What cards a description may mean only where that is known. */
  const special: Readonly<Record<string, readonly [Cards, RegExp]>> = {
    'that unit': [that, /nothing was chosen/],
    'beside that unit': [your.units.besideThatUnit, /nothing was chosen/],
    'that arena': [your.units.inChosenArena, /none was chosen/],
    'the piloted unit': [pilotedUnit, /pilots none/],
    'the unit above': [unitAbove, /on top of its card/],
    'a Location': [any.subtype('Space'), /only Locations have/],
    'a Location as the second of two': [any.subtype('Jedi').or(any.subtype('Ground')), /only Locations have/],
  };
  const rules: Readonly<Record<string, (who: Cards) => Rule>> = {
    'who gets': (who) => gets(who, power(1)),
    'whose price': (who) => costsMore('abilities', who, 1),
    'who is forbidden': (who) => cannot(who, 'attack'),
    'against whom': (who) => cannot(any.units, 'attack', who),
    'who must attack': (who) => mustAttack(who, any.units),
    'whom to attack': (who) => mustAttack(any.units, who),
    'to whom it is prevented': (who) => preventsDamage(1, who),
    'by whom it is prevented': (who) => preventsDamage(1, any, who),
    'who loses text': (who) => losesText(who),
    'who does not control': (who) => doesNotControl(who),
    'whose stack': (who) => stackLimit(who, 5),
    'what is counted': (who) => gets(your.units, power(numberOf(who))),
    'whom it must attack to get it': (who) => getsWhile(your.units, attacking(who), power(1)),
  };
  for (const [kind, [cards, why]] of Object.entries(special))
    for (const [field, make] of Object.entries(rules))
      refuses({ [`${kind} as ${field}, in a static text`]: [() => unitWith(always(make(cards))), why] });
  for (const [field, make] of Object.entries(rules))
    accepts({
      [`that unit as ${field}, once one was chosen`]: () =>
        battleWith(choose(one(any.units)), ruling(thisTurn, make(that))),
      [`that arena as ${field}, once one was chosen`]: () =>
        battleWith(chooseArena, ruling(thisTurn, make(any.units.inChosenArena))),
    });

  const texts: Readonly<Record<string, (cards: Cards) => Clause>> = {
    'a condition': (cards) => asLongAs(attacking(cards), gets(this_, power(1))),
    'a condition of a trigger': (cards) => whenIf(turnEnds, attacking(cards), draw(1)),
    'a trigger: attacks': (cards) => when(attacks(cards), draw(1)),
    'a trigger: deployed': (cards) => when(deploys(cards), draw(1)),
    'a trigger: whom it attacks': (cards) => when(thisAttacks(cards), draw(1)),
    'a condition to play': (cards) => free(draw(1)).onlyIf(attacking(cards)),
    'a cost': (cards) => pay(discardOne(cards)).to(draw(1)),
    'what each is done to': (cards) => free(tapThem(each(cards))),
    'what is saved': (cards) => free(saveFromDiscard(cards, 'hand')),
    'what is counted': (cards) => free(gainForce(numberOf(cards))),
    'to whom damage is prevented': (cards) => free(prevent(1, cards)),
    'an ability given': (cards) => always(gets(this_, ability(free(tapThem(each(cards)))))),
    'an ability of a Pilot': (cards) => pilot('Speeder', ability(free(tapThem(each(cards))))),
    'a Bounty': (cards) => bounty(tapThem(each(cards))),
    'a Switch': (cards) => switching({ space: [free(tapThem(each(cards)))] }),
    'each arena with': (cards) => free(inEachArenaWith(2, your.units, tapThem(each(cards)))),
  };
  for (const [kind, [cards, why]] of Object.entries(special))
    for (const [where, make] of Object.entries(texts))
      if (!(kind === 'that arena' && where === 'each arena with'))
        refuses({ [`${kind} in ${where}`]: [() => unitWith(make(cards)), why] });
  accepts({
    'the piloted unit of a Pilot': () =>
      unitWith(whilePiloting(gets(pilotedUnit, power(1))), whenPiloting(attacks(pilotedUnit), draw(1))),
    'the unit above, from beneath': () => unitWith(whileBeneath(gets(unitAbove, power(1)))),
    'that arena, for each arena': () =>
      unitWith(free(inEachArenaWith(2, your.units, tapThem(one(opponents.units.inChosenArena))))),
    'Locations that cost less': () => unitWith(always(costsMore('build', your.subtype('Ground'), -1))),
  });
  refuses({
    'the same arena on a Battle card': [() => battleWith(tapThem(each(any.units.inSameArena))), /its card is in none/],
    'the same arena beneath a card': [
      () => unitWith(whileBeneath(gets(your.units.inSameArena, power(1)))),
      /its card is in none/,
    ],
    'this unit on a Location': [() => locationWith(always(gets(this_, power(1)))), /as a unit/],
    'this unit on a Battle card': [() => battleWith(give(itself, thisTurn, power(1))), /as a unit/],
    'this unit on a Mission': [() => missionWith(give(itself, thisTurn, power(1))), /as a unit/],
    'that unit as what Equipment fits': [() => equipmentWith([power(1)], [force(1)], that), /nothing was chosen/],
    'this unit as what Equipment fits': [() => equipmentWith([power(1)], [force(1)], this_), /as a unit/],
    'that unit in a Mission’s condition': [
      () => mission(`Trial ${made++}`, { ...plain, cost: 1, only: thereIs(any.units.inChosenArena), text: [draw(1)] }),
      /none was chosen/,
    ],
  });
});

describe('a condition and a trigger count on what their card is', () => {
  const conditions: Readonly<Record<string, Condition>> = {
    attacking: attacking(any.units),
    unequipped: isUnequipped,
  };
  for (const [name, condition] of Object.entries(conditions)) {
    accepts({ [`${name} on a unit`]: () => unitWith(asLongAs(condition, gets(this_, power(1)))) });
    accepts({
      [`${name} of those that get it, from a Location`]: () =>
        locationWith(always(getsWhile(your.units, condition, power(1)))),
    });
    refuses({
      [`${name} on a Location`]: [
        () => locationWith(asLongAs(condition, gets(your.units, power(1)))),
        /as a unit|in an arena/,
      ],
      [`${name} for a Mission`]: [
        () => mission(`Trial ${made++}`, { ...plain, cost: 1, only: condition, text: [draw(1)] }),
        /as a unit|in an arena/,
      ],
      [`${name} for a Battle card`]: [
        () => battle(`Trial ${made++}`, { ...plain, text: free(draw(1)).onlyIf(condition) }),
        /as a unit|in an arena/,
      ],
    });
  }
  accepts({ 'its arena on a Location': () => locationWith(asLongAs(inArena('space'), gets(any.units, power(1)))) });
  refuses({
    'its arena for a Mission': [
      () => mission(`Trial ${made++}`, { ...plain, cost: 1, only: inArena('space'), text: [draw(1)] }),
      /in an arena/,
    ],
    'its arena in the build zone': [
      () => unitWith(reserves(asLongAs(inArena('space'), gets(your.units, power(1))))),
      /in an arena/,
    ],
  });
  const triggers: Readonly<Record<string, Trigger>> = {
    youDeployThis,
    'discarded from play': thisIsDiscarded(),
    'discarded from': thisIsDiscarded('space'),
    attacks: thisAttacks(),
    'attacks a': thisAttacks(any.units),
    thisIsAttacked,
    thisAttackEnds,
    diceAreRolledAtThis,
    thisWouldBeDamaged,
    thisIsDamaged,
    thisRetreats,
    thisIsTapped,
  };
  for (const [name, trigger] of Object.entries(triggers)) {
    accepts({ [`${name} on a unit`]: () => unitWith(when(trigger, draw(1))) });
    refuses({ [`${name} on a Location`]: [() => locationWith(when(trigger, draw(1))), /as a unit/] });
  }
});

describe('an amount counts on what came before', () => {
  const amounts: Readonly<Record<string, readonly [Amount, RegExp]>> = {
    x: [x, /comes to a number/],
    'that much': [thatMuch, /comes to a number/],
    'its power': [ownPower, /as a unit/],
    'its stack': [cardsInStack, /as a unit/],
    'the cards under it': [cardsUnderThis, /as a unit/],
    'its counters': [tokensOnThis, /as a unit/],
    'what is counted there': [numberOf(any.units.inChosenArena), /none was chosen/],
  };
  const uses: Readonly<Record<string, (amount: Amount) => Instruction>> = {
    'Force gained': (amount) => gainForce(amount),
    'Force lost': (amount) => loseForce(amount, 'opponent'),
    'cards drawn': (amount) => draw(amount),
    'damage done': (amount) => doDamage(amount, one(any.units), 'nobody'),
    'damage put': (amount) => putDamage(amount, one(any.units)),
    'damage removed': (amount) => removeDamage(amount, one(any.units)),
    'damage prevented': (amount) => prevent(amount, any.units),
    power: (amount) => give(one(any.units), thisTurn, power(amount)),
    'power of those that fit': (amount) => ruling(thisTurn, gets(any.units, power(amount))),
    'Force, perhaps': (amount) => may(gainForce(amount)),
    'Force, chosen': (amount) => chooseOne([gainForce(amount)], [draw(1)]),
    'Force, later': (amount) => later('turn ends', gainForce(amount)),
  };
  for (const [which, [amount, why]] of Object.entries(amounts))
    for (const [use, make] of Object.entries(uses))
      refuses({ [`${which} as ${use} on a Battle card`]: [() => battleWith(make(amount)), why] });
  for (const [use, make] of Object.entries(uses))
    accepts({
      [`X as ${use}, where X is paid`]: () =>
        unitWith(
          pay(forceX)
            .to(make(x))
            .at(use === 'damage prevented' ? 'prevention' : 'general'),
        ),
    });
  accepts({
    'as much as was prevented': () => unitWith(free(prevent('all', your.units), gainForce(thatMuch))),
    'as much as was done': () => unitWith(when(thisIsDamaged, gainForce(thatMuch))),
    'one that costs X': () => unitWith(pay(forceX).to(tapThem(oneCostingX(any.units)))),
  });
  refuses({
    'power X of a static text': [() => unitWith(always(gets(this_, power(x)))), /comes to a number/],
    'power X of a Pilot': [() => unitWith(pilot('Speeder', power(x))), /comes to a number/],
    'power X of Equipment': [() => equipmentWith([power(x)]), /comes to a number/],
    'the power of a Pilot': [() => unitWith(pilot('Speeder', power(ownPower))), /as a unit/],
    'one that costs X, where nothing does': [() => battleWith(tapThem(oneCostingX(any.units))), /comes to a number/],
    'as much as was prevented, before it was': [
      () => unitWith(free(gainForce(thatMuch), prevent('all', your.units))),
      /comes to a number/,
    ],
  });
});

describe('an instruction counts on what was chosen', () => {
  const aboutIt: Readonly<Record<string, Instruction>> = {
    tapped: tapThem(it_),
    given: give(it_, thisTurn, power(1)),
    discarded: discardThem(it_),
    controlled: takeControl(it_, thisTurn),
    'set aside': setAside(it_),
    damaged: doDamage(1, it_, 'nobody'),
    shown: revealDrawn,
  };
  for (const [name, instruction] of Object.entries(aboutIt)) {
    refuses({
      [`that unit ${name} on a Battle card`]: [() => battleWith(instruction), /nothing was chosen/],
      [`that unit ${name} in a Bounty`]: [() => unitWith(bounty(instruction)), /nothing was chosen/],
      [`that unit ${name} when the turn ends`]: [() => unitWith(when(turnEnds, instruction)), /nothing was chosen/],
      [`that unit ${name} after it was chosen inside "may"`]: [
        () => battleWith(may(choose(one(any.units))), instruction),
        /nothing was chosen/,
      ],
    });
    accepts({
      [`that unit ${name} once it was chosen`]: () => battleWith(choose(one(any.units)), instruction),
      [`that unit ${name}, perhaps`]: () => battleWith(choose(one(any.units)), may(instruction)),
      [`that unit ${name} when it is deployed`]: () => unitWith(when(deploys(any.units), instruction)),
    });
  }
  refuses({
    'cards of that type, where none was chosen': [() => battleWith(revealUntilUnit), /none was chosen/],
    'that arena, at a later moment': [
      () => battleWith(chooseArena, later('turn ends', tapThem(each(any.units.inChosenArena)))),
      /none was chosen/,
    ],
  });
  accepts({
    'a card that was drawn': () =>
      unitWith(when(playerDraws('you'), revealDrawn), when(playerDraws('opponent'), revealDrawn)),
  });
});

describe('a text is played where it can do what it says', () => {
  refuses({
    'prevention in the build step': [() => unitWith(free(evade(1)).duringYourBuildStep), /a chance for "build"/],
    'prevention and disrupting in one': [
      () => unitWith(free(prevent(1, your.units), disrupt('attack'))),
      /belongs to one for "disrupt"/,
    ],
    'prevention inside, later than what decides': [
      () => unitWith(free(disrupt('attack'), may(prevent(1, your.units)))),
      /belongs to one for "prevention"/,
    ],
    'a choice of chances that is not all of the text': [
      () => unitWith(free(draw(1), chooseOne([prevent(1, your.units)], [draw(1)]))),
      /belongs to one for "prevention"/,
    ],
    'prevention by a Mission': [() => missionWith(prevent(1, your.units)), /a Mission is not played in/],
    '"for this attack" by a Mission': [
      () => missionWith(give(one(any.units), forThisAttack, power(1))),
      /a Mission is not played in/,
    ],
    'a Battle card from elsewhere': [
      () => battle(`Trial ${made++}`, { ...plain, text: free(draw(1)).asReserves }),
      /played from the hand in any case/,
    ],
    'Intercept on a Battle card': [() => battleWith(intercept), /as a unit/],
    'Retaliate on a Battle card': [() => battleWith(retaliate(1)), /as a unit/],
    'damage by a Battle card as its source': [() => battleWith(doDamage(1, one(any.units))), /as a unit/],
  });
  accepts({
    'a choice between chances': () => unitWith(free(chooseOne([prevent(1, your.units)], [draw(1)]))),
    'prevention inside "may"': () => unitWith(free(may(prevent(1, your.units)))),
  });
});

describe('a text that is paid with its own card', () => {
  const paid = (to: Cards) => unitWith(pay(discardThis('character')).to(prevent('all', to)));
  accepts({
    'prevents damage to its own kind': () => paid(your.characters),
    'prevents damage to itself': () => paid(this_),
    'prevents damage to others, wherever they are': () => paid(your.other.characters.in('character')),
  });
  refuses({
    'and asks where it is': [() => paid(your.characters.in('character')), /asks where it is/],
    'and asks whether it is tapped': [() => paid(your.units.or(your.units.tapped)), /asks whether it is tapped/],
    'and asks so inside "may"': [
      () => unitWith(pay(discardThis('character')).to(may(prevent('all', your.units.damaged)))),
      /asks whether it is damaged/,
    ],
  });
});

describe('a text stands where it works', () => {
  const ofUnits: Readonly<Record<string, () => Clause>> = {
    'a keyword': () => criticalHit(1),
    'a Pilot ability': () => pilot('Speeder', power(1)),
    Upkeep: () => upkeep(force(1)),
    Bounty: () => bounty(draw(1)),
    Switch: () => switching({ space: [] }),
    'what comes in place of a discard': () => insteadOfDiscard('hand'),
    Reserves: () => reserves(when(battlePhaseStarts, draw(1))),
    'what works while it pilots': () => whilePiloting(gets(your.units, power(1))),
    'what works beneath': () => whileBeneath(gets(your.units, power(1))),
    'what is played from the hand': () => free(draw(1)).fromHand,
  };
  for (const [name, make] of Object.entries(ofUnits)) {
    accepts({ [`${name} on a unit`]: () => unitWith(make()) });
    refuses({ [`${name} on a Location`]: [() => locationWith(make()), /is for units|only a unit|no Location is/] });
  }
  const elsewhere: Readonly<Record<string, readonly [() => Clause, RegExp]>> = {
    'a Pilot ability': [() => pilot('Speeder', power(1)), /Switch: pilot/],
    Upkeep: [() => upkeep(force(1)), /Switch: upkeep/],
    'what it is treated as': [() => treatAs('Jedi'), /Switch: treat/],
    'another Switch': [() => switching({ space: [] }), /Switch: switch/],
    'Hidden Cost': [() => hiddenCost(2), /Hidden Cost/],
  };
  for (const [name, [make, why]] of Object.entries(elsewhere))
    refuses({ [`${name} in a Switch`]: [() => unitWith(switching({ ground: [make()] })), why] });
  const given: Readonly<Record<string, readonly [() => Clause, RegExp]>> = {
    'a keyword': [() => criticalHit(1), /that is keyword/],
    'a static text': [() => always(gets(this_, power(1))), /that is static/],
    'a Pilot ability': [() => pilot('Speeder', power(1)), /that is pilot/],
    'what it is treated as': [() => treatAs('Jedi'), /that is treat/],
    'what comes in place of a discard': [() => insteadOfDiscard('hand'), /that is instead/],
    Switch: [() => switching({ space: [draws] }), /that is switch/],
    'what is played from the hand': [() => free(draw(1)).fromHand, /works hand/],
    'what works while it pilots': [() => whenPiloting(turnEnds, draw(1)), /works piloting/],
  };
  const draws = free(draw(1));
  const giving: Readonly<Record<string, (gain: Gain) => Card>> = {
    'a static text': (gain) => unitWith(always(gets(your.units, gain))),
    'a Pilot': (gain) => unitWith(pilot('Speeder', gain)),
    Equipment: (gain) => equipmentWith([gain]),
    'an effect': (gain) => battleWith(give(one(any.units), thisTurn, gain)),
    'a ruling': (gain) => battleWith(ruling(thisTurn, gets(any.units, gain))),
    'an effect at a later moment': (gain) => battleWith(later('turn ends', give(one(any.units), thisTurn, gain))),
  };
  const notToGive: Readonly<Record<string, readonly [() => Gain, RegExp]>> = {
    ...Object.fromEntries(Object.entries(given).map(([name, [make, why]]) => [name, [() => ability(make()), why]])),
    'Hidden Cost': [() => hiddenCost(2), /Hidden Cost/],
    'what a value is': [() => isValue('power', 3), /only a card's own text can/],
    'a subtype without a name': [() => subtype(''), /without a name/],
  };
  for (const [by, make] of Object.entries(giving)) {
    for (const [name, [gain, why]] of Object.entries(notToGive))
      refuses({ [`${name} given by ${by}`]: [() => make(gain()), why] });
    for (const [name, gain] of Object.entries({
      power: power(1),
      'Critical Hit': criticalHit(1),
      'a subtype': subtype('Dark Jedi'),
      'a type': treatAsType('space'),
      'an ability': ability(draws),
      Upkeep: ability(upkeep(force(1))),
      Bounty: ability(bounty(draw(1))),
    }))
      accepts({ [`${name} given by ${by}`]: () => make(gain) });
  }
  refuses({
    'a value that no text tells': [
      () => character(`Trial ${made++}`, { ...plain, subtypes: 'Drill', cost: 1, speed: null, power: 1, health: 1 }),
      /says nowhere what its speed is/,
    ],
    'a text for a value that is printed': [
      () => unitWith(always(gets(this_, isValue('power', 3)))),
      /though a number is printed/,
    ],
    'a keyword of units on a Mission': [
      () => mission(`Trial ${made++}`, { ...plain, cost: 1, text: [draw(1)], keywords: [criticalHit(1)] }),
      /only a unit can have/,
    ],
  });
});

describe('a price says for what', () => {
  const forBuilding: Readonly<Record<string, Cards>> = {
    'a kind': your.characters,
    'a subtype': any.subtype('Clone'),
    'a name': any.named('Yoda'),
    'no subtype': any.units.non('Clone'),
    'a cost': any.units.withCostAtMost(3),
    'one or the other': your.subtype('Clone').or(your.named('Yoda')),
    Pilots: your.pilots,
  };
  for (const [name, cards] of Object.entries(forBuilding))
    accepts({ [`${name} to build`]: () => unitWith(always(costsMore('build', cards, -1))) });
  const inPlay: Readonly<Record<string, Cards>> = {
    'the card itself': this_,
    'tapped cards': any.units.tapped,
    'damaged cards': any.units.damaged,
    'attacking cards': any.units.attacking,
    'other cards': your.other.units,
    'cards in an arena': your.units.in('space'),
    'cards with remaining health': any.units.atMost('remaining health', 2),
    'the second of two': your.units.or(your.units.tapped),
  };
  for (const [name, cards] of Object.entries(inPlay))
    refuses({
      [`${name} to build`]: [() => unitWith(always(costsMore('build', cards, -1))), /cheaper or dearer|to be built/],
    });
  for (const [name, cards] of Object.entries({ ...forBuilding, ...inPlay }))
    refuses({
      [`${name} for Battle cards`]: [
        () => unitWith(always(costsMore('battle cards', cards, 1))),
        /only whose they are/,
      ],
    });
  for (const [name, cards] of Object.entries({ any, your, opponents, 'any units': any.units }))
    accepts({ [`${name} for Battle cards`]: () => unitWith(always(costsMore('battle cards', cards, 1))) });
});

describe('a rule is honoured in all that it says', () => {
  for (const act of ['attack', 'be attacked', 'evade', 'be prevented'] as const)
    accepts({ [`${act}, as against some`]: () => unitWith(always(cannot(any.units, act, any.subtype('Jedi')))) });
  for (const act of ['retreat', 'use abilities', 'untap'] as const)
    refuses({
      [`${act}, as against some`]: [
        () => unitWith(always(cannot(any.units, act, any.subtype('Jedi')))),
        /makes no difference/,
      ],
    });
  for (const rule of ['switched', 'controlled'] as const)
    refuses({
      [`"${rule}" that is simply on`]: [() => unitWith(always({ rule, who: any.units })), /only an effect can/],
    });
  refuses({
    'a command that is simply on': [
      () => unitWith(always({ rule: 'have it attack', who: any.units, whom: any.units })),
      /only an effect can/,
    ],
    'a group set aside that is simply on': [() => unitWith(always({ rule: 'set aside' })), /only an effect can/],
  });
});
