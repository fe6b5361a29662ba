/** How everything that a text can have done reads, in each of its forms. */
import { describe, expect, test } from 'vitest';
import { chooseArenaWithoutAttacks, inEachArenaWith } from '../../src/cards/attack-of-the-clones/own/arenas.ts';
import { sameNameAsYourUnit } from '../../src/cards/attack-of-the-clones/own/kinds.ts';
import * as language from '../../src/language/index.ts';
import {
  any,
  anyNumberOf,
  attacker,
  defender,
  draw,
  each,
  free,
  gainForce,
  it,
  itself,
  numberOf,
  one,
  oneCostingX,
  oneOfTheirs,
  opponents,
  power,
  speed,
  tapThem,
  that,
  thatMuch,
  this_,
  upTo,
  x,
  your,
} from '../../src/language/index.ts';
import { clauseWords } from '../../src/language/words.ts';
import type { Instruction } from '../../src/text/program.ts';
import type { MakersOf } from './makers.ts';

type Row = readonly [Instruction | readonly Instruction[], string];

const someone = one(your.characters);
const droids = numberOf(your.subtype('Droid'));

const changes = {
  give: [
    [
      language.give(one(your.units), language.forThisAttack, power(2)),
      'One of your units gets +2 power for this attack.',
    ],
    [language.give(it, language.untilEndOfBattle, power(-2)), 'That unit gets -2 power until end of battle.'],
    [
      language.give(itself, language.thisTurn, power(2), language.criticalHit(1)),
      'Yoda gets +2 power and Critical Hit 1 this turn.',
    ],
    [
      language.give(
        each(opponents.units.in('space')),
        language.untilEndOfNextTurn,
        speed(10),
        power(1),
        language.armor,
      ),
      "Each of your opponent's units in the Space arena gets +10 speed, +1 power, and Armor until end of next turn.",
    ],
    [
      language.give(upTo(2, your.units), language.forTheRestOfTheGame, language.subtype('Jedi')),
      'Up to 2 of your units each get the subtype Jedi.',
    ],
    [
      language.give(someone, language.thisTurn, power(droids)),
      'One of your Characters gets +X power this turn, where X is the number of your Droids.',
    ],
  ],
  ruling: [
    [
      language.ruling(language.forThisAttack, language.cannot(that, 'be attacked')),
      "That unit can't be attacked for this attack.",
    ],
    [
      language.ruling(language.untilEndOfBattle, language.losesText(that)),
      'That unit loses its game text until end of battle.',
    ],
    [
      language.ruling(language.thisTurn, language.getsWhile(any.units, language.isUnequipped, power(1))),
      'Each unit gets +1 power this turn as long as it has no Equipment.',
    ],
    [
      language.ruling(language.untilEndOfNextTurn, language.staysTapped(that)),
      "That unit doesn't untap until end of next turn.",
    ],
    [
      language.ruling(language.forTheRestOfTheGame, language.gets(your.units, power(1))),
      'Each of your units gets +1 power.',
    ],
  ],
  haveItAttack: [
    [
      language.haveItAttack(language.thisTurn, any.units),
      'The next time that unit would attack this turn, you may have it attack a unit.',
    ],
    [
      language.haveItAttack(language.forTheRestOfTheGame, your.other.units),
      'The next time that unit would attack, you may have it attack one of your other units.',
    ],
  ],
  choose: [
    [language.choose(someone), 'Choose one of your Characters.'],
    [language.choose(oneOfTheirs(opponents.units)), 'Your opponent chooses one of his or her units.'],
    [language.choose(upTo(2, any.units)), 'Choose up to 2 of the units.'],
  ],
  tapThem: [
    [tapThem(someone), 'Tap one of your Characters.'],
    [tapThem(each(any.units.in('ground'))), 'Tap each unit in the Ground arena.'],
    [tapThem(anyNumberOf(your.units)), 'Tap any number of your units.'],
    [tapThem(upTo(3, opponents.units)), "Tap up to 3 of your opponent's units."],
    [tapThem(attacker), 'Tap the attacking unit.'],
    [tapThem(oneCostingX(opponents.units)), "Tap one of your opponent's units with build cost X."],
  ],
  untapThem: [
    [language.untapThem(itself), 'Untap Yoda.'],
    [language.untapThem(defender), 'Untap the defending unit.'],
  ],
  retreatThem: [
    [language.retreatThem(it), 'Retreat that unit.'],
    [language.retreatThem(attacker), 'Retreat the attacking unit.'],
  ],
  discardThem: [
    [language.discardThem(it), 'Discard that unit.'],
    [language.discardThem(one(opponents.units), 'you'), "Discard one of your opponent's units."],
    [language.discardThem(oneOfTheirs(opponents.units), 'opponent'), 'Your opponent discards one of his or her units.'],
  ],
  returnToHand: [
    [language.returnToHand(it), "Return that unit to its owner's hand."],
    [language.returnToHand(one(any.units)), "Return a unit to its owner's hand."],
  ],
  putInto: [
    [language.putInto('space', it), 'Put that unit into the Space arena.'],
    [language.putInto('ground', someone), 'Put one of your Characters into the Ground arena.'],
    [language.putInto('character', itself), 'Put Yoda into the Character arena.'],
  ],
  removeDamage: [
    [language.removeDamage('all', it), 'Remove all damage counters from that unit.'],
    [language.removeDamage(1, itself), 'Remove a damage counter from Yoda.'],
    [language.removeDamage(2, itself), 'Remove up to 2 damage counters from Yoda.'],
    [language.removeDamage(x, someone), 'Remove up to X damage counters from one of your Characters.'],
    [
      language.removeDamage(droids, someone),
      'Remove up to X damage counters from one of your Characters, where X is the number of your Droids.',
    ],
  ],
  putTokens: [
    [language.putTokens(1, itself), 'Put a counter on Yoda.'],
    [language.putTokens(2, itself), 'Put 2 counters on Yoda.'],
  ],
  saveFromDiscard: [
    [
      language.saveFromDiscard(your.units, 'hand'),
      "Choose one of your units that would be discarded. It returns to its owner's hand instead.",
    ],
    [
      language.saveFromDiscard(your.characters, 'build zone'),
      'Choose one of your Characters that would be discarded. It moves to the build zone instead.',
    ],
  ],
  putDamage: [
    [language.putDamage(1, it), 'Put 1 damage counter on that unit.'],
    [language.putDamage(2, it), 'Put 2 damage counters on that unit.'],
    [language.putDamage(x, it), 'Put X damage counters on that unit.'],
  ],
  moveDamage: [
    [language.moveDamage(1, someone), 'Move up to 1 damage counter from Yoda to one of your Characters.'],
    [language.moveDamage(3, someone), 'Move up to 3 damage counters from Yoda to one of your Characters.'],
  ],
  takeControl: [
    [language.takeControl(it, language.forTheRestOfTheGame), 'Gain control of that unit.'],
    [
      language.takeControl(one(opponents.units), language.thisTurn),
      "Gain control of one of your opponent's units this turn.",
    ],
    [
      language.takeControl(itself, language.untilEndOfBattle, 'opponent'),
      'Your opponent gains control of Yoda until end of battle.',
    ],
  ],
  setAside: [
    [language.setAside(upTo(2, your.units)), 'Set up to 2 of your units aside.'],
    [language.setAside(it), 'Set that unit aside.'],
  ],
  returnSetAside: [[language.returnSetAside, 'Return the cards that Yoda set aside in one use of its ability.']],
  returnIt: [[language.returnIt, 'Return to play the cards that were set aside.']],
  removeFromGame: [[language.removeFromGame(it), 'Remove that unit from the game.']],
  putIntoHandAfterDiscard: [[language.putIntoHandAfterDiscard, 'Put Yoda into your hand.']],
  returnAllAfterDiscard: [
    [
      language.returnAllAfterDiscard,
      'Return Yoda, all cards stacked with it, and its Pilot, if any, from your discard pile to your hand.',
    ],
  ],
  putTopCardUnder: [[language.putTopCardUnder(itself), 'Put the top card of your deck face down under Yoda.']],
  stackFromHand: [
    [
      language.stackFromHand,
      'Put a card from your hand on top of or beneath a version of it that you have in play, following normal stacking rules.',
    ],
  ],
  switchAbilities: [
    [
      language.switchAbilities(one(your.other.units), language.thisTurn),
      'Switch the abilities of one of your other units and Yoda this turn.',
    ],
    [
      language.switchAbilities(it, language.untilEndOfBattle),
      'Switch the abilities of that unit and Yoda until end of battle.',
    ],
  ],
} satisfies Partial<Record<MakersOf<Instruction>, readonly Row[]>>;

const resources = {
  gainForce: [
    [gainForce(1), 'You gain 1 Force.'],
    [gainForce(2, 'opponent'), 'Your opponent gains 2 Force.'],
    [gainForce(droids), 'You gain X Force, where X is the number of your Droids.'],
    [gainForce(thatMuch), 'You gain that much Force.'],
  ],
  loseForce: [
    [language.loseForce(1, 'you'), 'You lose 1 Force.'],
    [language.loseForce(2, 'opponent'), 'Your opponent loses 2 Force.'],
    [language.loseForce(x, 'opponent'), 'Your opponent loses X Force.'],
  ],
  getPoints: [
    [language.getPoints(1, 'you'), 'You get +1 build point this turn. Play only during your build step.'],
    [language.getPoints(-1, 'you'), 'You get -1 build point this turn. Play only during your build step.'],
    [
      language.getPoints(2, 'opponent'),
      'Your opponent gets +2 build points this turn. Play only during your build step.',
    ],
    [
      language.getPoints(-2, 'opponent'),
      'Your opponent gets -2 build points this turn. Play only during your build step.',
    ],
  ],
  sideGetsPoints: [
    [language.sideGetsPoints('Dark', 1), 'The Dark Side gets +1 build point this turn.'],
    [language.sideGetsPoints('Dark', 2), 'The Dark Side gets +2 build points this turn.'],
    [language.sideGetsPoints('Light', -1), 'The Light Side gets -1 build point this turn.'],
    [language.sideGetsPoints('Light', -2), 'The Light Side gets -2 build points this turn.'],
  ],
  extraBuildStep: [[language.extraBuildStep, 'You get an additional build step this turn.']],
  draw: [
    [draw(1), 'Draw a card.'],
    [draw(2), 'Draw 2 cards.'],
    [draw(1, 'opponent'), 'Your opponent draws a card.'],
    [draw(2, 'opponent'), 'Your opponent draws 2 cards.'],
    [draw(droids), 'Draw X cards, where X is the number of your Droids.'],
  ],
  discardCards: [
    [language.discardCards(1), 'Discard a card from your hand.'],
    [language.discardCards(2), 'Discard 2 cards from your hand.'],
    [language.discardCards(1, 'opponent'), 'Your opponent chooses and discards a card from his or her hand.'],
    [language.discardCards(2, 'opponent'), 'Your opponent chooses and discards 2 cards from his or her hand.'],
  ],
  discardHand: [[language.discardHand, 'Discard your hand.']],
  lookAtHand: [[language.lookAtHand, "Look at your opponent's hand."]],
  discardFromTheirHand: [
    [
      language.discardFromTheirHand(language.cardOfKind('unit')),
      'Choose a unit card there, if there is one; it is discarded.',
    ],
    [
      language.discardFromTheirHand(language.cardOfKind('battle', 'mission')),
      'Choose a Battle or Mission card there, if there is one; it is discarded.',
    ],
  ],
  search: [
    [
      language.search(language.cardOfKind('battle')),
      'Search your deck for a Battle card, which you may show to your opponent and put into your hand. Then shuffle your deck.',
    ],
    [
      language.search(language.cardWith('Jedi')),
      'Search your deck for a Jedi card, which you may show to your opponent and put into your hand. Then shuffle your deck.',
    ],
    [
      language.search(language.cardOfType('ground')),
      'Search your deck for a Ground card, which you may show to your opponent and put into your hand. Then shuffle your deck.',
    ],
    [
      language.search(sameNameAsYourUnit),
      'Search your deck for a card with the same name as one of your units in any arena, which you may show to your opponent and put into your hand. Then shuffle your deck.',
    ],
  ],
  returnFromDiscard: [
    [
      language.returnFromDiscard(2, language.unitCardsOf('space')),
      'Return up to 2 of the Space unit cards in your discard pile to your hand.',
    ],
    [
      language.returnFromDiscard(1, language.unitCardsOf('character')),
      'You may return a Character unit card from your discard pile to your hand.',
    ],
  ],
  revealUntilUnit: [
    [
      language.revealUntilUnit,
      'Turn up cards of your deck, one by one from the top, until there is a unit card of that type, which goes into your hand. Then shuffle your deck.',
    ],
  ],
  revealTop: [[language.revealTop, 'Reveal the top card of your deck.']],
  revealDrawn: [[language.revealDrawn, 'Reveal that card.']],
  showDrawn: [[language.showDrawn, 'Reveal that card without discarding it.']],
  bidForControl: [[language.bidForControl, 'You and your opponent bid Force for control of that unit.']],
  removeBuildCounters: [
    [language.removeBuildCounters(1, 'your'), 'Remove up to 1 build counter from one of your partially built cards.'],
    [
      language.removeBuildCounters(2, 'opponent'),
      "Remove up to 2 build counters from one of your opponent's partially built cards.",
    ],
  ],
  revealPartiallyBuilt: [
    [language.revealPartiallyBuilt('your'), 'Turn one of your partially built cards face up.'],
    [language.revealPartiallyBuilt('opponent'), "Turn one of your opponent's partially built cards face up."],
  ],
} satisfies Partial<Record<MakersOf<Instruction>, readonly Row[]>>;

const fighting = {
  doDamage: [
    [language.doDamage(3, it), 'Yoda does 3 damage to that unit.'],
    [language.doDamage(1, someone, 'card'), 'Yoda does 1 damage to one of your Characters.'],
    [language.doDamage(2, each(any.units), 'nobody'), 'Do 2 damage to each unit.'],
    [language.doDamage(droids, it, 'nobody'), 'Do X damage to that unit, where X is the number of your Droids.'],
  ],
  doDiceOfDamage: [
    [language.doDiceOfDamage(1, it), 'Yoda does 1 die of damage to that unit.'],
    [language.doDiceOfDamage(4, it), 'Yoda does 4 dice of damage to that unit.'],
    [language.doDiceOfDamage(1, it, 'nobody'), 'Do 1 die of damage to that unit.'],
    [language.doDiceOfDamage(x, someone, 'nobody'), 'Do X dice of damage to one of your Characters.'],
  ],
  prevent: [
    [language.prevent(1, your.units), 'Prevent 1 damage to one of your units.'],
    [language.prevent(2, your.units), 'Prevent up to 2 damage to one of your units.'],
    [language.prevent('all', this_), 'Prevent all damage to Yoda.'],
    [language.prevent(x, your.units), 'Prevent up to X damage to one of your units.'],
  ],
  evade: [
    [language.evade(2), 'Evade 2'],
    [language.evade(x), 'Evade X'],
  ],
  deflect: [[language.deflect(2), 'Deflect 2']],
  deflectFor: [
    [
      language.deflectFor(2, your.units),
      'Prevent up to 2 damage to one of your units. That unit may do as much damage to any unit in its arena.',
    ],
  ],
  rerollAttackDice: [
    [language.rerollAttackDice('all of yours'), 'Reroll all your attack dice.'],
    [language.rerollAttackDice('some of yours'), 'Choose one or more of your attack dice and reroll those dice.'],
    [language.rerollAttackDice('any of those'), 'You may reroll any of those dice.'],
  ],
  rerollBuildRoll: [[language.rerollBuildRoll, 'Reroll the roll for build points.']],
  redirectAttack: [
    [
      language.redirectAttack(one(your.other.units)),
      'The attack goes on against one of your other units, if it can be attacked.',
    ],
  ],
  intercept: [[language.intercept, 'Intercept']],
  retaliate: [
    [language.retaliate(2), 'Retaliate 2'],
    [language.retaliate(language.ownPower), "Retaliate X, where X is this unit's power."],
  ],
  disrupt: [
    [language.disrupt('battle card'), 'Disrupt a Battle card.'],
    [language.disrupt('mission', 'location'), 'Disrupt a Mission or the completion of a Location.'],
    [
      language.disrupt('ability', 'attack', 'deployment'),
      'Disrupt an activated ability or an attack or the deployment of a unit.',
    ],
  ],
} satisfies Partial<Record<MakersOf<Instruction>, readonly Row[]>>;

const flow = {
  andThen: [
    [[draw(1), language.andThen(language.discardCards(1))], 'Draw a card, then discard a card from your hand.'],
    [[draw(1), language.discardCards(1)], 'Draw a card. Discard a card from your hand.'],
    [
      [gainForce(droids), language.andThen(draw(1))],
      'You gain X Force, where X is the number of your Droids, then draw a card.',
    ],
  ],
  may: [
    [language.may(draw(1)), 'You may draw a card.'],
    [language.may(gainForce(1)), 'You may gain 1 Force.'],
    [language.may(gainForce(1), draw(1)), 'You may gain 1 Force, then draw a card.'],
    [
      language.may(language.returnFromDiscard(1, language.unitCardsOf('space'))),
      'You may return a Space unit card from your discard pile to your hand.',
    ],
    [language.may(language.loseForce(2, 'opponent')), 'You may have your opponent lose 2 Force.'],
    [language.may(draw(2, 'opponent')), 'You may have your opponent draw 2 cards.'],
    [
      language.may(language.discardCards(1, 'opponent')),
      'You may have your opponent choose and discard a card from his or her hand.',
    ],
    [language.may(language.sideGetsPoints('Dark', -1)), 'You may have the Dark Side get -1 build point this turn.'],
    [language.may(language.extraBuildStep), 'You may get an additional build step this turn.'],
    [
      language.may(language.discardThem(oneOfTheirs(opponents.units), 'opponent')),
      'You may have your opponent discard one of his or her units.',
    ],
    [
      language.may(language.choose(oneOfTheirs(opponents.units))),
      'You may have your opponent choose one of his or her units.',
    ],
    [language.may(language.doDamage(2, itself)), 'You may have Yoda do 2 damage to Yoda.'],
    [
      language.may(language.doDiceOfDamage(2, one(your.units), 'nobody')),
      'You may do 2 dice of damage to one of your units.',
    ],
    [
      language.may(language.give(language.upTo(2, your.units), language.untilEndOfBattle, power(+1))),
      'You may give up to 2 of your units +1 power each until end of battle.',
    ],
    [
      language.may(language.ruling(language.thisTurn, language.cannot(opponents.units, 'attack'))),
      "You may decide that each of your opponent's units can't attack this turn.",
    ],
    [
      language.may(language.takeControl(one(opponents.units), language.thisTurn)),
      "You may gain control of one of your opponent's units this turn.",
    ],
    [language.may(language.mayCompleteAMission), 'You may complete one of your Missions.'],
    [language.may(language.ifYouPay(2, [draw(1)])), 'You may pay 2 Force. If you do, draw a card.'],
    [language.may(language.rerollAttackDice('any of those')), 'You may reroll any of those dice.'],
    [language.may(language.later('turn ends', draw(1))), 'You may draw a card at the end of the turn.'],
    [
      language.may(language.unlessOpponentPays(2, [language.loseForce(1, 'opponent')])),
      'You may have your opponent lose 1 Force unless your opponent pays 2 Force.',
    ],
  ],
  ifYouDo: [
    [language.ifYouDo([tapThem(itself)], [draw(1)]), 'You may tap Yoda. If you do, draw a card.'],
    [
      language.ifYouDo(
        [language.give(itself, language.forThisAttack, power(+5))],
        [language.later('attack ends', language.doDamage(2, itself))],
      ),
      'You may give Yoda +5 power for this attack. If you do, when this attack ends, Yoda does 2 damage to Yoda.',
    ],
    [
      language.ifYouDo([language.loseForce(1, 'you')], [draw(1), language.andThen(gainForce(1))]),
      'You may lose 1 Force. If you do, draw a card, then you gain 1 Force.',
    ],
  ],
  ifSo: [
    [
      language.ifSo(
        language.youHave(your.named('Mace Windu').in('character')),
        [language.prevent(2, your)],
        [language.prevent(1, your)],
      ),
      'If you have Mace Windu in the Character arena, prevent up to 2 damage to one of your units; otherwise, prevent 1 damage to one of your units.',
    ],
    [language.ifSo(language.youHave(your.subtype('Jedi')), [gainForce(1)]), 'If you have a Jedi, you gain 1 Force.'],
    [
      language.may(language.ifSo(language.youHave(your.subtype('Jedi')), [gainForce(1)])),
      'You may gain 1 Force if you have a Jedi.',
    ],
  ],
  ifYouPay: [[language.ifYouPay(2, [draw(1)]), 'You may pay 2 Force. If you do, draw a card.']],
  eachPlayer: [
    [
      language.eachPlayer(draw(1), language.discardCards(1)),
      'Each player does this, Dark Side first, then Light Side: draw a card, then discard a card from your hand.',
    ],
  ],
  unlessOpponentPays: [
    [language.unlessOpponentPays(3, [tapThem(it)]), 'Tap that unit unless your opponent pays 3 Force.'],
    [
      language.unlessOpponentPays(1, [tapThem(it)], language.opponentHas(opponents.subtype('Jedi'))),
      'Tap that unit unless your opponent has a Jedi and pays 1 Force.',
    ],
  ],
  unlessItsControllerPays: [
    [
      language.unlessItsControllerPays(2, language.disrupt('ability')),
      'Disrupt an activated ability unless its controller pays 2 Force.',
    ],
  ],
  mayCompleteAMission: [[language.mayCompleteAMission, 'You may complete one of your Missions.']],
  chooseOne: [
    [language.chooseOne([draw(1)], [gainForce(2)]), 'Choose one: draw a card, or you gain 2 Force.'],
    [
      language.chooseOne([draw(1), tapThem(it)], [gainForce(droids)], [language.extraBuildStep]),
      'Choose one: draw a card, then tap that unit, or you gain X Force, where X is the number of your Droids, or you get an additional build step this turn.',
    ],
  ],
  later: [
    [language.later('battle phase starts', draw(1)), 'When the battle phase starts, draw a card.'],
    [language.later('attack ends', language.discardThem(itself)), 'When this attack ends, discard Yoda.'],
    [language.later('turn ends', gainForce(1), draw(1)), 'At the end of the turn, you gain 1 Force, then draw a card.'],
  ],
  chooseArena: [[language.chooseArena, 'Choose an arena.']],
  chooseType: [[language.chooseType, 'Choose Space, Ground, or Character.']],
} satisfies Partial<Record<MakersOf<Instruction>, readonly Row[]>>;

/** What a card of the first set has done that no other does. */
const own = {
  inEachArenaWith: [
    [
      inEachArenaWith(2, your.units.with_('Jedi'), gainForce(1)),
      'For each arena in which you have 2 or more Jedi units, you gain 1 Force.',
    ],
  ],
  chooseArenaWithoutAttacks: [[chooseArenaWithoutAttacks, 'Choose an arena where no unit has attacked this turn.']],
} satisfies Readonly<Record<string, readonly Row[]>>;

const sentences: Readonly<Record<MakersOf<Instruction>, readonly Row[]>> = {
  ...changes,
  ...resources,
  ...fighting,
  ...flow,
};

describe.each(Object.entries({ ...sentences, ...own }))('what is done by %s', (_name, rows) => {
  test.each(rows)('reads as it should: $1', (done, sentence) => {
    expect(clauseWords(free(...[done].flat()), 'Yoda')).toBe(sentence);
  });
});
