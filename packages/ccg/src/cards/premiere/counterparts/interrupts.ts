import {
  addsBattleDestiny,
  any,
  assaults,
  atAnyTime,
  barsFromBattle,
  battleIsAt,
  type Cards,
  type Condition,
  cancelIt,
  chooses,
  chooseUpTo,
  deployed,
  deploysFrom,
  drains,
  drawDestiny,
  drawnAgainst,
  drawnPrice,
  drawsAgainst,
  duringBattle,
  either,
  forbids,
  type Instruction,
  type InterruptFunction,
  ifDestiny,
  initiatesBattle,
  isDefendingAlone,
  isInBattle,
  isMore,
  it,
  lost,
  makes,
  may,
  multiplies,
  multipliesDamage,
  multipliesResult,
  numberOf,
  opponents,
  peeks,
  places,
  plays,
  relocates,
  reserveDeck,
  reshuffles,
  retrievesCards,
  reveals,
  seen,
  sends,
  theirs,
  thereIs,
  thisBattle,
  totalIsX,
  used,
  x,
  your,
} from '../../../language/index.ts';

type Functions = readonly InterruptFunction[];

/** Lost, during a battle where that is so: more battle destinies. */
export const moreBattleDestiny = (count: number, ...given: Condition[]): InterruptFunction =>
  lost(
    may
      .act(duringBattle())
      .if(...given)
      .do(addsBattleDestiny(count)),
  );

/** Two who are in one battle, on whatever side. */
export const bothInBattle = (one: Cards, other: Cards): readonly Condition[] => [isInBattle(one), isInBattle(other)];

/** Somebody meets the strong of the other side: better still, the one of them who matters most. */
export const confronts = (who: Cards, foes: Cards, nemesis: Cards): Functions => [
  moreBattleDestiny(1, ...bothInBattle(who, foes)),
  moreBattleDestiny(2, ...bothInBattle(who, nemesis)),
];

export const battleInSpace: readonly Condition[] = [
  either(battleIsAt(any.type('system')), battleIsAt(any.type('sector'))),
];

/** A starship that only its permanent pilot flies. */
const flownByNobodyElse = your.starships.permanentlyPiloted.except(any.starships.having(any.characters));

/** One pilot defends in space, permanent or not, and nobody else. */
export const lonePilotDefends: Functions = [
  moreBattleDestiny(
    1,
    ...battleInSpace,
    either(isDefendingAlone(your.characters.icon('pilot')), isDefendingAlone(flownByNobodyElse)),
  ),
];

/** One who is strong in the Force doubles the power of the others. */
export const inspires = (by: 'Jedi' | 'Dark Jedi', whom: 'Rebel' | 'Imperial'): Functions => [
  lost(
    may
      .act(duringBattle())
      .target(your.characters.sensitive(by).inTheOpen.inBattle)
      .use(1)
      .do(thisBattle(multiplies(2).to('power').of(any.type(whom).inBattle.except(it)))),
  ),
];

/** The more of them there are, the likelier is one lost, of their player's choice. */
export const oneOfManyIsLost = (of: Cards): readonly Instruction[] => [
  drawDestiny(),
  ifDestiny('<', numberOf(of), [chooses(of, { by: 'opponent' }, sends(it, 'lost'))]),
];

/** With weapons about, they hit one of their own. */
export const hitsTheirOwn = (characters: Cards, weapons: Cards): Functions => [
  lost(
    may
      .respond(initiatesBattle('anyone', any.type('site')))
      .if(thereIs(characters, 2), thereIs(weapons))
      .do(...oneOfManyIsLost(characters)),
  ),
];

/** Battle damage is tripled, or what the other side's card of this kind makes of it. */
export const triplesBattleDamage = (counterpart: string): Functions => [
  lost(may.respond(initiatesBattle('opponent')).do(multipliesDamage(3, 'each player'))),
  lost(may.respond(plays('anyone', any.interrupts.called(counterpart))).do(multipliesResult(3))),
];

/** The Force drain does not happen: those who drain are attacked. */
export const assaultsDrainers: Functions = [
  lost(
    may
      .respond(drains('opponent'))
      .use(1)
      .do(cancelIt, ...assaults),
  ),
];

/** Whoever was just deployed stays where they are, and out of battles. */
export const barrier: Functions = [
  used(
    may
      .respond(deployed('opponent', any.of('character', 'starship')))
      .use(1)
      .do(barsFromBattle(it), makes(forbids('move', it), 'turn')),
  ),
];

/** A starfighter does better, at any time or when its maneuver is put to the test. */
export const maneuvers = (...better: readonly Instruction[]): Functions => [
  used(
    may
      .act(atAnyTime)
      .target(any.type('starfighter'))
      .do(...better),
  ),
  used(
    may
      .respond(drawsAgainst('anyone', 'maneuver', any.type('starfighter')))
      .aimedAt(drawnAgainst('maneuver', any.type('starfighter')))
      .do(...better),
  ),
];

/** Somebody takes a party of yours to any site, for what destiny says. */
export const transportsToAnySite: Functions = [
  used(
    may
      .act({ ...atAnyTime, notInBattle: true })
      .targetTogether(your.characters.where('site'))
      .target(any.type('site'))
      .paying(drawnPrice)
      .do(relocates('first target', it)),
  ),
];

/** Help comes out of the Reserve Deck when a battle would be hopeless. */
export const deploysInEmergency = (hopeless: Condition): Functions => [
  used(
    may
      .respond(initiatesBattle('opponent'))
      .if(hopeless)
      .do(
        chooseUpTo(3, 'reserve'),
        reveals(x, reserveDeck),
        deploysFrom(seen(reserveDeck), any.of('character', 'starship', 'vehicle', 'device', 'weapon'), {
          free: true,
          may: true,
          count: 'all',
        }),
        places('any card', seen(reserveDeck, 'the others'), 'lost', { count: 'all' }),
      ),
  ),
];

/** The outnumbered get some of their plain people back. */
export const reinforcements = (who: Cards, how: { readonly may?: true } = {}): Functions => [
  lost(
    may
      .act(atAnyTime)
      .if(isMore(numberOf(opponents.of('character', 'starship')), numberOf(your.of('character', 'starship'))))
      .use(1)
      .do(drawDestiny(), totalIsX, retrievesCards(who, { count: x, ...how })),
  ),
];

/** Somebody at a Scomp link looks through a Reserve Deck, or on the Death Star cancels one of these. */
export const usesScompLink = (who: Cards, ...cancelled: string[]): Functions => [
  ...[reserveDeck, theirs(reserveDeck)].map((deck) =>
    used(
      may
        .act(atAnyTime)
        .if(thereIs(who.where('Scomp link')))
        .do(peeks('all', deck), reshuffles(deck)),
    ),
  ),
  used(
    may
      .respond(plays('anyone', any.interrupts.called(...cancelled)))
      .if(thereIs(who.where('Scomp link').on('Death Star')))
      .do(cancelIt),
  ),
];
