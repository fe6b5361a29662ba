import { describe, expect, it } from 'vitest';
import { barsFromBattle, exactly } from '../../src/cards/premiere/own/battles.ts';
import { justForfeitedFrom } from '../../src/cards/premiere/own/comingBack.ts';
import { losesThoseMatching } from '../../src/cards/premiere/own/destinies.ts';
import { comesFromAdjacentSite } from '../../src/cards/premiere/own/duels.ts';
import { evacuates, isAboardIt, isAboutToBeLost } from '../../src/cards/premiere/own/evacuating.ts';
import { atSameSiteAsTarget } from '../../src/cards/premiere/own/firing.ts';
import { isPlacedOn, onThis, transfersTo, whoCouldCarryIt } from '../../src/cards/premiere/own/handingOver.ts';
import { hasOver, hostHas, isNearBattle, pairsOf } from '../../src/cards/premiere/own/reckoning.ts';
import { movesToBattle } from '../../src/cards/premiere/own/reinforcing.ts';
import { stealsOrDestroys } from '../../src/cards/premiere/own/robbing.ts';
import { highestAbilityOf } from '../../src/cards/premiere/own/sensing.ts';
import { drawnAgainst, drawsAgainst, harmfullyTargets, ofSamePower } from '../../src/cards/premiere/own/targets.ts';
import { cardValue, forEach, numberOf } from '../../src/language/amounts/values.ts';
import { losesWhatIsOnIt, presentWithIt } from '../../src/language/cards/aims.ts';
import { any, type Cards, it as it_, this_ } from '../../src/language/cards/cards.ts';
import { hasMatchingPilot, hasMatchingWeapon } from '../../src/language/cards/matching.ts';
import { cancels } from '../../src/language/does/actions/cancelling.ts';
import { targets } from '../../src/language/does/actions/targeting.ts';
import {
  battleComes,
  excludes,
  initiatesBattle,
  isInBattle,
  justForfeited,
} from '../../src/language/does/battle/battle.ts';
import { deploysFromHand, deploysOn } from '../../src/language/does/deploying/deploying.ts';
import { deploysFrom } from '../../src/language/does/deploying/fromPiles.ts';
import { deploysAtStart } from '../../src/language/does/deploying/starting.ts';
import { aboutToDraw, drawsDestiny } from '../../src/language/does/destiny/drawnDestiny.ts';
import { saves, sends } from '../../src/language/does/force/effects.ts';
import { retrievesCards } from '../../src/language/does/force/retrieving.ts';
import { justMoved, moves } from '../../src/language/does/moving/moving.ts';
import { follows, movesAway, relocates } from '../../src/language/does/moving/relocating.ts';
import { chooses } from '../../src/language/does/piles/choosing.ts';
import { exchanges } from '../../src/language/does/piles/exchanging.ts';
import { itIs } from '../../src/language/does/piles/looking.ts';
import { hand, lostPile, reserveDeck } from '../../src/language/does/piles/piles.ts';
import { places as putsOn } from '../../src/language/does/piles/placing.ts';
import { seen } from '../../src/language/does/piles/sources.ts';
import { stacks } from '../../src/language/does/piles/stacking.ts';
import { takes } from '../../src/language/does/piles/taking.ts';
import { becomes } from '../../src/language/does/toCards/states.ts';
import { steals } from '../../src/language/does/toCards/stealing.ts';
import { fired, fires, firing, hits, justHit } from '../../src/language/does/weapons/weapons.ts';
import { eachInTurn } from '../../src/language/flow.ts';
import { automatically, may } from '../../src/language/text.ts';
import { battleIsAt, thereIs, thereIsNo } from '../../src/language/when/conditions.ts';
import { youControl, youOccupy } from '../../src/language/when/places.ts';
import { atAnyTime, deployed, isDeploying, justLost, plays } from '../../src/language/when/when.ts';
import { actionWords } from '../../src/language/words/actions.ts';
import { type Amount, amountWords } from '../../src/text/program.ts';
import { numberStackedOn } from '../cards/drill/own/amounts.ts';
import { isLoneInBattle, justExcluded, losesImmunity } from '../cards/drill/own/battles.ts';
import {
  allYourAbilityIsProvidedBy,
  deployedThere,
  isIncreased,
  isStackedHere,
} from '../cards/drill/own/conditions.ts';
import { comesOver } from '../cards/drill/own/deploying.ts';
import { deploysMatching } from '../cards/drill/own/deployingTogether.ts';
import { lookAtDestiny } from '../cards/drill/own/destinies.ts';
import { leavesTable, uses } from '../cards/drill/own/moments.ts';
import { movesTo, whereStronger } from '../cards/drill/own/moving.ts';
import { losesFromHandForForce, usesUntilRevealed } from '../cards/drill/own/piles.ts';
import { goesTo } from '../cards/drill/own/places.ts';
import { playsFrom } from '../cards/drill/own/playing.ts';
import { crossesOver, justOutOfPlay, putsOutOfUse } from '../cards/drill/own/states.ts';
import { narrowings, tried } from './narrowings.ts';
import '../../src/index.ts';
import type { Saying } from '../../src/text/saying/clauses.ts';
import type { Self } from '../../src/text/saying/self.ts';
import { saidOf, self } from './speaking.ts';

type Reading = (cards: Cards) => string;
type Worded = { words(self: Self): string } | { says(self: Self): Saying };
const read =
  (of: (cards: Cards) => Worded): Reading =>
  (cards) => {
    const one = of(cards);
    return 'words' in one ? one.words(self) : saidOf(one);
  };
const readAmount =
  (of: (cards: Cards) => Amount): Reading =>
  (cards) =>
    amountWords(of(cards), self);
const shot = { at: any.characters, do: [] };
const nothing = plays('you', any);

/** Whoever is told of cards on table, by what it has to say of them. */
const onTableAt: Readonly<Record<string, Reading>> = {
  'a target': (c) => actionWords(may.act(atAnyTime).target(c).do(), self),
  'a target if any': (c) => actionWords(may.act(atAnyTime).targetIfAny(c).do(), self),
  'several targets': (c) => actionWords(may.act(atAnyTime).targetSeveral(c).do(), self),
  'targets together': (c) => actionWords(may.act(atAnyTime).targetTogether(c).do(), self),
  'what a weapon is fired at': (c) => actionWords(fires({ ...shot, at: c }), self),
  'how far a weapon reaches': (c) => actionWords(fires({ ...shot, range: c }), self),
  'who fires a weapon': (c) => actionWords(fires({ ...shot, firedBy: c }), self),
  presentWithIt: read(presentWithIt),
  highestAbilityOf: read(highestAbilityOf),
  ofSamePower: read(ofSamePower),
  exactly: read((c) => exactly(2, c)),
  onThis: read(onThis),
  whoCouldCarryIt: read(whoCouldCarryIt),
  whereStronger: read((c) => whereStronger(2, c)),
  atSameSiteAsTarget: read(atSameSiteAsTarget),
  drawnAgainst: read((c) => drawnAgainst('ability', c)),
  thereIs: read((c) => thereIs(c)),
  'thereIs, several': read((c) => thereIs(c, 2)),
  thereIsNo: read(thereIsNo),
  hasOver: read((c) => hasOver(c, 'power', 2)),
  battleIsAt: read(battleIsAt),
  isNearBattle: read(isNearBattle),
  hostHas: read(hostHas),
  deployedThere: read((c) => deployedThere(2, c)),
  isInBattle: read(isInBattle),
  'isInBattle, alone': read((c) => isInBattle(c, { alone: true })),
  'isInBattle, defending': read((c) => isInBattle(c, { defending: true })),
  isLoneInBattle: read(isLoneInBattle),
  hasMatchingPilot: read(hasMatchingPilot),
  hasMatchingWeapon: read(hasMatchingWeapon),
  isAboardIt: read(isAboardIt),
  isIncreased: read((c) => isIncreased('power', c)),
  youOccupy: read((c) => youOccupy(c)),
  youControl: read((c) => youControl(c)),
  allYourAbilityIsProvidedBy: read(allYourAbilityIsProvidedBy),
  forEach: readAmount((c) => forEach(c)),
  pairsOf: readAmount((c) => pairsOf(c, any.weapons)),
  'pairsOf, the other': readAmount((c) => pairsOf(any.weapons, c)),
  numberOf: readAmount(numberOf),
  cardValue: readAmount((c) => cardValue('power', c)),
  numberStackedOn: readAmount(numberStackedOn),
  sends: read((c) => sends(c, 'used')),
  cancels: read(cancels),
  steals: read(steals),
  stealsOrDestroys: read((c) => stealsOrDestroys(2, c)),
  hits: read(hits),
  chooses: read((c) => chooses(c)),
  'opponent chooses': read((c) => chooses(c, { by: 'opponent' })),
  'several chosen': read((c) => chooses(c, { count: 2 })),
  becomes: read((c) => becomes(c, 'missing')),
  endsBeing: read((c) => becomes(c, 'no longer missing')),
  putsOutOfUse: read((c) => putsOutOfUse('scomp link', c)),
  relocates: read((c) => relocates(c, any.locations)),
  'where it relocates': read((c) => relocates(any.characters, c)),
  movesAway: read((c) => movesAway(c)),
  follows: read((c) => follows(c)),
  movesTo: read((c) => movesTo(c, any.locations)),
  'where it moves to': read((c) => movesTo(any.characters, c)),
  movesToBattle: read((c) => movesToBattle(c)),
  evacuates: read(evacuates),
  goesTo: read(goesTo),
  isPlacedOn: read(isPlacedOn),
  transfersTo: read(transfersTo),
  crossesOver: read(crossesOver),
  comesOver: read(comesOver),
  losesThoseMatching: read((c) => losesThoseMatching(c, 'ability')),
  lookAtDestiny: read(lookAtDestiny),
  losesImmunity: read(losesImmunity),
  excludes: read(excludes),
  barsFromBattle: read(barsFromBattle),
  eachInTurn: read((c) => eachInTurn(c, sends(it_, 'lost'))),
  losesWhatIsOnIt: read(losesWhatIsOnIt),
  'where it is deployed': read((c) => deploysFrom(reserveDeck, any.characters, { to: c })),
  'what it is deployed on': read((c) => deploysFrom(reserveDeck, any.weapons, { on: c })),
};

/** Triggers about what is on table as it happens. */
const triggers: Readonly<Record<string, Reading>> = {
  deployed: read((c) => deployed('you', c)),
  leavesTable: read(leavesTable),
  uses: read((c) => uses('you', c)),
  deployedTo: read((c) => deployed('you', c, any.locations)),
  'where it is deployed to': read((c) => deployed('you', any.characters, c)),
  moves: read((c) => moves('you', c)),
  'where it moves from': read((c) => moves('you', any.characters, { from: c })),
  'where it just moved to': read((c) => justMoved('you', any.characters, { to: c })),
  justMoved: read((c) => justMoved('you', c)),
  reaches: read((c) => justMoved('anyone', c, { toOrThrough: any.locations })),
  'what it reaches': read((c) => justMoved('anyone', any.characters, { toOrThrough: c })),
  leavesHere: read((c) => justMoved('you', c, { fromOrThrough: any.locations.here })),
  comesFromAdjacentSite: read(comesFromAdjacentSite),
  initiatesBattle: read((c) => initiatesBattle('you', c)),
  battleJustEnded: read((c) => battleComes('to be over', c)),
  justExcluded: read((c) => justExcluded('you', c)),
  firing: read((c) => firing('you', c)),
  'what it is fired at': read((c) => firing('you', any, c)),
  fired: read((c) => fired('you', c)),
  justHit: read(justHit),
  targets: read((c) => targets('you', c)),
  drawsAgainst: read((c) => drawsAgainst('you', 'ability', c)),
  harmfullyTargets: read(harmfullyTargets),
  'what draws destiny': read((c) => drawsDestiny('you', { by: c })),
  'what is about to draw destiny': read((c) => aboutToDraw('you', { by: c })),
  isAboutToBeLost: read(isAboutToBeLost),
  'where it was forfeited': read((c) => justForfeitedFrom(any.characters, c)),
};

/** Triggers, and whatever looks for cards, where they are not on table. */
const offTable: Readonly<Record<string, Reading>> = {
  deploys: read((c) => isDeploying('you', c)),
  plays: read((c) => plays('you', c)),
  justLost: read(justLost),
  justForfeited: read(justForfeited),
  justForfeitedFrom: read((c) => justForfeitedFrom(c, any.locations)),
  justOutOfPlay: read(justOutOfPlay),
  drawsDestiny: read((c) => drawsDestiny('you', { card: c })),
  takes: read((c) => takes(c, reserveDeck)),
  'several taken': read((c) => takes(c, seen(reserveDeck), { count: 2, upTo: true })),
  places: read((c) => putsOn(c, hand, 'used')),
  'all that are lost': read((c) => putsOn(c, seen(hand), 'lost', { count: 'all' })),
  'any that are placed': read((c) => putsOn(c, 'stacked here', 'used', { count: 'all', may: true })),
  stacks: read((c) => stacks(c, hand, { face: 'up' })),
  exchanges: read((c) => exchanges(c, hand, 'any card', lostPile)),
  'what is got in exchange': read((c) => exchanges('any card', hand, c, lostPile)),
  losesFromHandForForce: read((c) => losesFromHandForForce(c, 'forfeit')),
  itIs: read(itIs),
  retrievesCards: read((c) => retrievesCards(c)),
  'several retrieved': read((c) => retrievesCards(c, { count: 2 })),
  'the nearest retrieved': read((c) => retrievesCards(c, { nearestTop: true })),
  deploysFrom: read((c) => deploysFrom(reserveDeck, c)),
  playsFrom: read((c) => playsFrom(c, lostPile, 'outOfPlay')),
  deploysFromHand: read((c) => deploysFromHand(c)),
  'deployed from a stack': read((c) => deploysFrom('stacked here', c)),
  'deployed for free of those seen': read((c) =>
    deploysFrom(seen(reserveDeck), c, { may: true, count: 2, free: true }),
  ),
  'deployed aboard': read((c) => deploysFrom(reserveDeck, c, { aboard: this_ })),
  'deployed as a react': read((c) => deploysFrom(reserveDeck, c, { as: 'react' })),
  deploysMatching: read((c) => deploysMatching(c, reserveDeck)),
  deploysAtStart: read(deploysAtStart),
  usesUntilRevealed: read(usesUntilRevealed),
  isStackedHere: read(isStackedHere),
};

const all = { ...onTableAt, ...triggers, ...offTable };

/** What a description may say of cards that are not on table: nothing of where they are. */
const neverOffTable = [
  'where they are, seen from this card',
  'which planet they are on',
  'which places they are away from',
  'who occupies or controls where they are',
  'that they are in battle',
  'who is at the same location',
  'that they are alone',
  'that they are hit',
  'what they have on them',
  'who is aboard',
  'which state they are in',
];

/** Who deploys what is no location: those cost nothing, and have a place of their own. */
const neverLocations = ['deployed for free of those seen', 'deployed aboard'];

const readOrRefused = (reading: Reading, cards: () => Cards | null): string | null => {
  try {
    const found = cards();
    return found === null ? null : reading(found);
  } catch {
    return null;
  }
};

/** What goes without saying: nothing else is fired. */
const implied: Readonly<Record<string, readonly string[]>> = { firing: ['weapons'], fired: ['weapons'] };

describe('whoever is told of cards', () => {
  it.each(Object.entries(all))('reads out all that is said of them, or refuses it (%s)', (consumer, reading) => {
    for (const from of [any, it_]) {
      const plain = readOrRefused(reading, () => from);
      const silent = narrowings.filter(({ narrow }) => {
        const said = readOrRefused(reading, () => tried(() => narrow(from)));
        return said !== null && said === plain;
      });
      expect(silent.map(({ name }) => name)).toEqual(from === any ? (implied[consumer] ?? []) : []);
    }
  });

  const ofOne = [goesTo, isPlacedOn, transfersTo, crossesOver, comesOver];
  it.each(ofOne)('refuses several where the first would be taken (%#)', (of) => {
    expect(() => of(any.characters)).toThrow('may be several cards, where one is needed');
    expect(() => of(it_.or(any.characters))).toThrow('may be several cards');
    expect(of(it_).words(self)).toContain('it');
    expect(of(any.called('Luke Skywalker')).words(self)).toContain('Luke Skywalker');
  });

  it.each([barsFromBattle, (c: Cards) => saves(c, 'hand')])('refuses others than "it" (%#)', (of) => {
    expect(() => of(any.characters)).toThrow('it is done with "it", and with nothing else');
    expect(() => of(it_.trait('leader'))).toThrow('and with nothing else');
  });

  it.each([highestAbilityOf, atSameSiteAsTarget, evacuates, losesWhatIsOnIt, (c: Cards) => follows(c)])(
    'refuses "it" where that is not asked (%#)',
    (of) => {
      expect(() => of(it_)).toThrow('speaks of what was chosen');
    },
  );

  it.each(Object.entries(offTable))('refuses to be told where they are that are nowhere (%s)', (name, reading) => {
    const heeded = narrowings.filter(
      ({ about, narrow }) =>
        about.some((one) => neverOffTable.includes(one)) && readOrRefused(reading, () => narrow(any)) !== null,
    );
    expect(heeded.map(({ name }) => name)).toEqual([]);
    // Of a location it can be said what it is, where locations may be meant at all.
    const ofLocations = () => reading(any.locations.at('Tatooine').where('exterior'));
    if (neverLocations.includes(name)) expect(ofLocations).toThrow('Locations cost nothing');
    else expect(ofLocations).not.toThrow();
    expect(() => reading(any.characters.where('site'))).toThrow('says where cards are');
    expect(() => reading(any.except(any.characters.here))).toThrow('says where cards are');
  });

  const ofNothingChosen = { ...triggers, ...offTable };
  const ofThose = ['isStackedHere'];
  it.each(Object.entries(ofNothingChosen).filter(([name]) => !ofThose.includes(name)))(
    'refuses to be told of "it" where nothing was chosen (%s)',
    (_name, reading) => {
      expect(() => reading(it_)).toThrow('speaks of what was chosen');
      expect(() => reading(any.or(it_))).toThrow('speaks of what was chosen');
      expect(() => reading(any.except(it_))).toThrow('speaks of what was chosen');
    },
  );

  it('says in words what was wrong, and what would be right', () => {
    expect(() => justLost(any.characters.here)).toThrow(
      '“a character at same location” says where cards are or what state they are in, of cards that are not on table. Say it of a location beside it, or leave it out.',
    );
    expect(() => automatically(nothing).if(thereIs(it_))).not.toThrow();
    expect(deploysOn(any.characters.here).on?.words(self)).toBe('a character at same location');
  });
});
