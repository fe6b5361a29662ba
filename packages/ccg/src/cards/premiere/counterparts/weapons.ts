import {
  any,
  automatically,
  type Clause,
  chooses,
  deploysOn,
  drawDestiny,
  fires,
  hits,
  type Instruction,
  it,
  less,
  makes,
  mayAddToDrain,
  opponents,
  resets,
  sends,
  this_,
  totalIsX,
  turnBegins,
  valueOfBearer,
  x,
  your,
} from '../../../language/index.ts';

type Text = readonly Clause[];

export const yourWarrior = your.characters.icon('warrior');

/** What a blaster is fired at. */
export const prey = any.of('character', 'creature', 'vehicle');

/** Whoever was hit is worth nothing any more. */
export const worthNothing: readonly Instruction[] = [makes(resets(0).to('forfeit').of(it))];

export const firesAsBlaster: Text = [deploysOn(yourWarrior).for(1), fires({ at: prey, use: 1, do: [hits(it)] })];

export const firesAsBlasterRifle: Text = [
  deploysOn(yourWarrior).for(2),
  fires({ at: prey, use: 2, plus: [{ who: any, amount: 1 }], do: [hits(it)] }),
];

const sevenLessAbility = less(7, valueOfBearer('ability'));

/** A lightsaber for any warrior: the more able, the cheaper. */
export const anybodysLightsaber: Text = [
  deploysOn(yourWarrior).for(sevenLessAbility),
  mayAddToDrain(1),
  fires({ at: any.of('character', 'creature'), use: sevenLessAbility, draw: 2, do: [hits(it)] }),
];

/** A lightsaber in the hand of the one who built it. */
export const lightsaberOf = (persona: string): Text => [
  deploysOn(your.characters.persona(persona)),
  mayAddToDrain(1),
  fires({ at: any.of('character', 'creature'), draw: 2, do: [hits(it), ...worthNothing] }),
];

/** A mine that a mining droid lays, and that goes off as your next turn begins. */
export const goesOffNextTurn: Text = [
  deploysOn(any.type('site').having(your.characters.trait('mining droid').reachingSpies)), // GLB-0472, GAP-0291
  automatically(turnBegins('your')).do(
    drawDestiny(),
    totalIsX,
    chooses(
      opponents.characters.present.reachingSpies,
      { by: 'opponent', count: x, ifAny: true },
      sends(it, 'lost', { several: true }),
    ),
    sends(this_, 'lost'),
  ),
];
