/** Damage, prevention, rerolls, Evade, Deflect, Intercept, Retaliate, disrupting. */
import {
  call,
  cardAt,
  countUse,
  isCurrent,
  limited,
  next,
  onCard,
  type Player,
  refTo,
  timesUsed,
} from '@binary-sunset/kernel';
import { changeDefender } from '../rules/battle/attacking.ts';
import { addComing, damage, type Hurt, isPreventable, isSame, preventPending } from '../rules/battle/damage.ts';
import { diceOfDamage } from '../rules/battle/dice.ts';
import { reroll } from '../rules/battle/rolling.ts';
import { describesOutOfPlay } from '../rules/cards/describing.ts';
import { arenaOf, controllerOf, current, isInArena } from '../rules/cards/units.ts';
import { powerOf } from '../rules/cards/values.ts';
import { isForbidden } from '../rules/inForce/forbidding.ts';
import { timesHad } from '../rules/inForce/giving.ts';
import { beDisrupted } from '../rules/playing/disrupting.ts';
import { type Disruptable, nobody, type Pending, type State, table } from '../state/state.ts';
import type { Asked, Option, Tell } from '../state/vocabulary.ts';
import {
  type Amount,
  amountOf,
  amountWords,
  type Instruction,
  type Needy,
  needsOf,
  type Resolving,
  speakerOf,
  xIs,
} from '../text/program.ts';
import { type Cards, this_ } from './cards.ts';
import { doTo } from './changes.ts';
import { noteChosen, type Target } from './targets.ts';

/** A unit does damage, or a card that is no unit, or no source is named. */ // TCG-0494, TCG-0495
type Doer = 'this' | 'card' | 'nobody';

/** Damage with its unit as source where the text says that the unit does it. */ // TCG-0175
const sourceOf = (l: Resolving, by: Doer) => (by === 'this' ? l.source : null);

/** Only a unit does damage as its source. */
const doer = (by: Doer): Needy => (by === 'this' ? { needs: ['a unit'] } : {});

/** "Jango does 3 damage to that unit", "do 3 damage to that unit". A unit that hurts itself is named once. */
const doing = (by: Doer, what: string, target: Target): Required<Pick<Instruction, 'words' | 'asChoice'>> => {
  const whole = (self: string): string =>
    `${what} to ${target.isItself === true && by === 'this' && self === thisUnit ? 'itself' : target.words(self)}`;
  return {
    words: (self) => (by === 'nobody' ? `do ${whole(self)}` : `${self} does ${whole(self)}`),
    asChoice: (self) => (by === 'nobody' ? `do ${whole(self)}` : `have ${self} do ${whole(self)}`),
  };
};

/** What a unit without a name of its own is called in its text. */
const thisUnit = 'this unit';

/** "Jango does 3 damage to that unit." */
export const doDamage = (amount: Amount, target: Target, by: Doer = 'this'): Instruction => {
  const { words, asChoice } = doing(by, `${amountWords(amount)} damage`, target);
  return doTo(
    target,
    words,
    (s, l, cards) => {
      const each = amountOf(amount, s, speakerOf(s, l), l.x);
      const hurts = cards.map(
        (card): Hurt => ({ unit: refTo(s, card), amount: each, source: sourceOf(l, by), from: 'effect' }),
      );
      return hurts.length === 0 ? next : call(damage({ hurts }));
    },
    { needs: needsOf(amount, doer(by)), asChoice },
  );
};

/** Dice are rolled at each unit, one after the other; then all the damage is one chance to prevent. */ // TCG-0329, TCG-0512, TCG-0625
export const doDiceOfDamage = (amount: Amount, target: Target, by: Doer = 'this'): Instruction => {
  const { words, asChoice } = doing(by, `${amountWords(amount)} ${amount === 1 ? 'die' : 'dice'} of damage`, target);
  return doTo(
    target,
    words,
    (s, l, cards) =>
      call(
        diceOfDamage({
          at: cards.map((card) => refTo(s, card)),
          dice: amountOf(amount, s, speakerOf(s, l), l.x),
          by: l.by,
          source: l.source,
          sourced: by,
          unit: nobody,
        }),
      ),
    { needs: needsOf(amount, doer(by)), asChoice },
  );
};

/**
 * Pending damage that a text may prevent; nothing does in the build zone, but where a unit's own retreat was the cost. A
 * unit whose own discard was the cost still counts as what it was.
 */ // TCG-0328, TCG-0624
function preventable(
  s: State,
  l: Resolving,
  to: Cards,
  keyword: PreventionKeyword | undefined,
  hasPaid = false,
): Pending[] {
  const speaker = speakerOf(s, l);
  const isMeant = ({ unit }: Pending): boolean => {
    if (hasPaid && isSame(unit, l.source) && !isCurrent(s, unit))
      return describesOutOfPlay(s, to, unit.card, l.by, { ...speaker, self: unit.card });
    return (isInArena(s, unit.card) || (hasPaid && unit.card === l.source.card)) && to.matches(s, unit.card, speaker);
  };
  return s.facts.damage.filter(
    (pending) =>
      isPreventable(s, pending, hasPaid ? l.source : nobody) &&
      isMeant(pending) &&
      timesUsed(s, useOn(l, pending.id)) < timesHad(s, l.source, l.program) &&
      !(keyword === 'evade' && cannotEvade(s, pending)),
  );
}

type PreventionKeyword = 'evade' | 'deflect';

/** Each text prevents once for each instance of damage. */ // TCG-0328, TCG-0503, TCG-0540
const useOn = (l: Resolving, id: number) => limited('prevention', `${l.program} on ${id}`, l.source);

/** "Can't use Evade" against what some units do. */ // TCG-0475
const cannotEvade = (s: State, { unit, source }: Pending): boolean => isForbidden(s, 'evade', unit, source);

const askPending = (s: State, l: Resolving, pending: readonly Pending[]): Asked => ({
  player: l.by,
  kind: 'choice',
  options: pending.map((one): Option => ({ verb: 'prevent', on: onCard(s, one.unit.card), about: one.id })),
});

const notePending = (s: State, l: Resolving, picked: readonly Option[]): void => {
  l.result = picked[0]?.about ?? 0;
  noteChosen(s, l, picked);
};

const pendingId = (l: Resolving): number => (typeof l.result === 'number' ? l.result : 0);

const preventing = (
  words: (self: string) => string,
  amount: Amount | 'all',
  to: Cards,
  after: (s: State, l: Resolving, tell: Tell, prevented: number) => void,
  keyword?: PreventionKeyword,
): Instruction => ({
  words,
  needs: needsOf(to, amount),
  timing: 'prevention',
  prevents: to,
  chooses: true,
  finds: 'an X',
  ...(keyword === undefined ? {} : { keyword }),
  possible: (s, l) => preventable(s, l, to, keyword).length > 0,
  ask: (s, l) => askPending(s, l, preventable(s, l, to, keyword, true)),
  note: notePending,
  run(s, l, tell) {
    const most = amount === 'all' ? Number.POSITIVE_INFINITY : amountOf(amount, s, speakerOf(s, l), l.x);
    const id = pendingId(l);
    if (id > 0) countUse(s, useOn(l, id));
    after(s, l, tell, preventPending(s, tell, id, most, l.source));
    return next;
  },
});

const noteAmount = (_s: State, l: Resolving, _tell: Tell, prevented: number): void => {
  l.x = prevented;
};

/** "Prevent up to 2 damage to one of your Characters." */
export const prevent = (amount: Amount | 'all', to: Cards): Instruction =>
  preventing(
    (self) =>
      `prevent ${amount === 'all' || amount === 1 ? amount : `up to ${amountWords(amount)}`} damage to ${to.one(self)}`,
    amount,
    to,
    noteAmount,
  );

/** Evade X: prevent up to X damage to this unit. */ // TCG-0540
export const evade = (amount: Amount): Instruction =>
  preventing(() => `Evade ${amountWords(amount)}`, amount, this_, noteAmount, 'evade');

/** The unit that was spared may do as much to a unit in its arena: new damage, that it does itself. */ // TCG-0501, TCG-0502, TCG-0676
const passItOn: Instruction = {
  needs: ['chosen cards', 'an X'],
  words: () => 'that unit may do as much damage to any unit in its arena',
  asChoice: () => 'have that unit do as much damage to any unit in its arena',
  ask(s, l) {
    const [unit] = current(s, l.it);
    if (unit === undefined || l.x === 0) return null;
    const arena = arenaOf(s, unit);
    if (arena === '') return null;
    return {
      player: l.by,
      kind: 'choice',
      options: [
        ...[0, 1].flatMap((who) =>
          s.zones[arena][who as Player].map((card): Option => ({ verb: 'deflect', on: onCard(s, card) })),
        ),
        { verb: 'decline' },
      ],
    };
  },
  note(s, l, [picked]) {
    l.earlier = l.it;
    l.it = picked?.on === undefined ? [] : [refTo(s, cardAt(s, picked.on))];
    l.result = 'chosen';
  },
  run(s, l, tell) {
    const [unit] = l.it;
    const [by] = l.earlier;
    if (l.result === 'chosen' && unit !== undefined && by !== undefined)
      addComing(s, tell, { unit, amount: l.x, source: by, from: 'deflect' });
    return next;
  },
};

export const deflect = (amount: Amount): Instruction[] => [
  preventing(() => `Deflect ${amountWords(amount)}`, amount, this_, noteAmount, 'deflect'),
  { ...passItOn, words: () => '' },
];

/** A Battle card's way of deflecting, for any of one's units. */
export const deflectFor = (amount: Amount, to: Cards): Instruction[] => [prevent(amount, to), passItOn];

const rerollDice = (words: string, whose: 'your' | 'any', which: 'all' | 'some' | 'any'): Instruction => ({
  words: () => (which === 'any' ? `you may ${words}` : words),
  asChoice: () => words,
  timing: 'reroll',
  possible: (s, l) => mayReroll(s, l, whose),
  ask(s, l) {
    const current_ = s.facts.roll;
    if (which === 'all' || current_ === null || !mayReroll(s, l, whose)) return null;
    return rerollChoice(l.by, current_.dice, which === 'some' ? 1 : 0);
  },
  note: noteDice,
  run(s, l, tell) {
    const dice = s.facts.roll?.dice ?? [];
    const places = which === 'all' ? dice.map((_, i) => i) : chosenPlaces(l);
    if (mayReroll(s, l, whose) && places.length > 0) reroll(s, tell, l.by, places);
    return next;
  },
});

const rerollChoice = (who: Player, dice: readonly number[], least: number): Asked => ({
  player: who,
  kind: 'subset',
  options: dice.map((die, i): Option => ({ verb: 'reroll', amount: die, about: i })),
  min: least,
  max: dice.length,
});

const noteDice = (_s: State, l: Resolving, picked: readonly Option[]): void => {
  l.result = picked.map(({ about = 0 }) => about);
};

const chosenPlaces = (l: Resolving): number[] => (Array.isArray(l.result) ? (l.result as number[]) : []);

/** Only attack dice, and one's own where the text says so. */ // TCG-0322
const mayReroll = (s: State, l: Resolving, whose: 'your' | 'any'): boolean => {
  const { roll: current_ } = s.facts;
  return (
    current_ !== null &&
    current_.kind === 'attack' &&
    current_.dice.length > 0 &&
    (whose === 'any' || current_.by === l.by)
  );
};

/** One's own attack dice, all or some of them; or any of those that somebody has just rolled. */
export const rerollAttackDice = (which: 'all of yours' | 'some of yours' | 'any of those'): Instruction => {
  switch (which) {
    case 'all of yours':
      return rerollDice('reroll all your attack dice', 'your', 'all');
    case 'some of yours':
      return rerollDice('choose one or more of your attack dice and reroll those dice', 'your', 'some');
    case 'any of those':
      return rerollDice('reroll any of those dice', 'any', 'any');
  }
};

/** The build roll, made again. */
export const rerollBuildRoll: Instruction = {
  words: () => 'reroll the roll for build points',
  timing: 'reroll',
  possible: (s) => s.facts.roll?.kind === 'build',
  run(s, l, tell) {
    if (s.facts.roll?.kind === 'build') reroll(s, tell, l.by, [0]);
    return next;
  },
};

/** The attacker now attacks another unit, if it can. It is the same attack. */ // TCG-0165, TCG-0579
export const redirectAttack = (target: Target): Instruction => ({
  ...doTo(
    target,
    (self) => `the attack goes on against ${target.words(self)}, if it can be attacked`,
    (s, _l, [card], tell) => {
      if (card !== undefined) changeDefender(s, tell, card);
      return next;
    },
    { asChoice: (self) => `have the attack go on against ${target.words(self)}, if it can be attacked` },
  ),
  timing: 'attack',
});

/** Intercept: the attacker attacks this unit instead of another of yours in the same arena. */ // TCG-0576, TCG-0577
export const intercept: Instruction = {
  needs: ['a unit', 'an arena'],
  words: () => 'Intercept',
  timing: 'attack',
  keyword: 'intercept',
  possible(s, l) {
    const { attack } = s.facts;
    const { self } = speakerOf(s, l);
    if (attack === null || self < 0 || attack.defender.card === self || !isCurrent(s, attack.defender)) return false;
    const defender = attack.defender.card;
    return (
      controllerOf(s, defender) === l.by && arenaOf(s, defender) !== '' && arenaOf(s, defender) === arenaOf(s, self)
    );
  },
  run(s, l, tell) {
    const { self } = speakerOf(s, l);
    if (self >= 0) changeDefender(s, tell, self);
    return next;
  },
};

/** As much as its power is at the time. */ // TCG-0640
export const ownPower: Amount = {
  needs: ['a unit'],
  words: xIs("this unit's power"),
  of: (s, { self }) => (self < 0 ? 0 : Math.max(0, powerOf(s, self))),
};

/** Retaliate X: once the attack is over, X dice of damage to the attacker. The amount is fixed now. */ // TCG-0635, TCG-0637, TCG-0640
export const retaliate = (amount: Amount): Instruction => ({
  needs: needsOf(amount, { needs: ['a unit', 'an arena'] }),
  words: () => `Retaliate ${amountWords(amount)}`,
  timing: 'attack',
  keyword: 'retaliate',
  possible(s, l) {
    const { attack } = s.facts;
    const { self } = speakerOf(s, l);
    if (attack === null || self < 0 || !isCurrent(s, attack.attacker)) return false;
    return attack.attacked.some(({ card }) => card === self) && arenaOf(s, attack.attacker.card) === arenaOf(s, self);
  },
  run(s, l, tell) {
    const { attack } = s.facts;
    if (attack === null) return next;
    const dice = amountOf(amount, s, speakerOf(s, l), l.x);
    table.change(s, tell, 'attack', {
      ...attack,
      retaliations: [...attack.retaliations, { unit: l.source, dice, by: l.by }],
    });
    return next;
  },
});

/** Disrupt X: it and its effect are negated. */ // TCG-0337, TCG-0340
export const disrupt = (...kinds: Disruptable['kind'][]): Instruction => ({
  words: () => `disrupt ${kinds.map((kind) => disruptWords[kind]).join(' or ')}`,
  timing: 'disrupt',
  possible: (s) => isDisruptable(s, kinds),
  run(s, l, tell) {
    if (isDisruptable(s, kinds)) beDisrupted(s, tell, l.by);
    return next;
  },
});

/** Only the kind of thing that it names. */ // TCG-0337
const isDisruptable = (s: State, kinds: readonly Disruptable['kind'][]): boolean => {
  const thing = s.facts.disruptable[s.facts.disruptable.length - 1];
  return thing !== undefined && !thing.disrupted && kinds.includes(thing.kind);
};

const disruptWords: Readonly<Record<Disruptable['kind'], string>> = {
  'battle card': 'a Battle card',
  mission: 'a Mission',
  location: 'the completion of a Location',
  ability: 'an activated ability',
  attack: 'an attack',
  deployment: 'the deployment of a unit',
};
