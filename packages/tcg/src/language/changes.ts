import {
  beginLasting,
  type CardId,
  type Control,
  mention,
  next,
  perform,
  refTo,
  type Tell,
} from '@binary-sunset/kernel';
import { arenaName } from '../cards/card.ts';
import { leavePlay, moveUnit, sendToBuildZone, tapUnit, untapUnit } from '../rules/moving.ts';
import { controllerOf, current, isInArena } from '../rules/units.ts';
import { type Arena, type State, type TcgEvent, table } from '../state.ts';
import { that } from './cards.ts';
import { gainWords } from './gains.ts';
import {
  type Amount,
  amountOf,
  amountWords,
  type Condition,
  type Gain,
  type Instruction,
  type Resolving,
  type Rule,
  speakerOf,
  type Timing,
} from './program.ts';
import { noteChosen, type Target } from './targets.ts';
import { clauseWords, ruleWords } from './words.ts';

/** How long something lasts. */
export type Until = 'attack' | 'battle' | 'turn' | 'next turn' | 'game';

const untilWords: Readonly<Record<Until, string>> = {
  attack: ' for this attack',
  battle: ' until end of battle',
  turn: ' this turn',
  'next turn': ' until end of next turn',
  game: '',
};

export const forThisAttack: Until = 'attack';
export const untilEndOfBattle: Until = 'battle';
export const thisTurn: Until = 'turn';
export const untilEndOfNextTurn: Until = 'next turn';
export const forTheRestOfTheGame: Until = 'game';

/** What is done to a target: asked for if it is to be chosen, then done. */
export function doTo(
  target: Target,
  words: (self: string) => string,
  act: (s: State, l: Resolving, cards: readonly CardId[], tell: Tell) => Control<TcgEvent>,
  more: { readonly timing?: Timing; readonly leaves?: Rule } = {},
): Instruction {
  const { ask } = target;
  return {
    words,
    ...more,
    chooses: target.chooses,
    possible: (s, l) => target.possible(s, l),
    ...(ask === undefined ? {} : { ask: (s: State, l: Resolving) => ask(s, l), note: noteChosen }),
    run: (s, l, tell) => act(s, l, target.cards(s, l), tell),
  };
}

/** Settles the table after something was done. */
export const settled: Control<never> = perform([]);

const timingOf = (until: Until): { readonly timing?: Timing } => (until === 'attack' ? { timing: 'attack' } : {});

/** Leaves a rule behind, about these cards; its conditions are locked in unless they say "as long as". */ // TCG-0190
export const lasting = (s: State, l: Resolving, tell: Tell, cards: readonly CardId[], until: Until): void =>
  beginLasting(s, tell, {
    clause: `${l.program}:${l.at}`,
    source: l.source,
    by: l.by,
    locked: cards.map((card) => refTo(s, card)),
    until,
    detail: l.x,
  });

/** "One of your units gets +2 power until end of battle." */
export function give(target: Target, until: Until, ...gains: Gain[]): Instruction {
  return giving(target, until, gains, undefined);
}

/** The condition is watched all the time: "as long as". */ // TCG-0194
export const giveWhile = (target: Target, until: Until, condition: Condition, ...gains: Gain[]): Instruction =>
  giving(target, until, gains, condition);

function giving(target: Target, until: Until, gains: readonly Gain[], condition: Condition | undefined): Instruction {
  const rule: Rule =
    condition === undefined ? { rule: 'gets', who: that, gains } : { rule: 'gets', who: that, gains, while: condition };
  const verb = target.plural ? 'each get' : 'gets';
  return doTo(
    target,
    (self) =>
      `${target.words(self)} ${verb} ${gainWords(gains, (clause) => clauseWords(clause, 'this unit'))}${untilWords[until]}${condition === undefined ? '' : ` as long as ${condition.words('it')}`}`,
    (s, l, cards, tell) => {
      if (cards.length > 0) lasting(s, l, tell, cards, until);
      return settled;
    },
    { ...timingOf(until), leaves: rule },
  );
}

/** A rule that holds for a while, about what was chosen before or about whatever fits. */
export const ruling = (until: Until, rule: Rule): Instruction => ({
  words: (self) => `${ruleWords(rule, self)}${untilWords[until]}`,
  ...timingOf(until),
  leaves: rule,
  run(s, l, tell) {
    lasting(s, l, tell, current(s, l.it), until);
    return settled;
  },
});

export const choose = (target: Target): Instruction =>
  doTo(
    target,
    (self) => `choose ${target.words(self)}`,
    () => next,
  );

export const tapThem = (target: Target): Instruction =>
  doTo(
    target,
    (self) => `tap ${target.words(self)}`,
    (s, _l, cards, tell) => {
      for (const card of cards) tapUnit(s, tell, card);
      return settled;
    },
  );

export const untapThem = (target: Target): Instruction =>
  doTo(
    target,
    (self) => `untap ${target.words(self)}`,
    (s, _l, cards, tell) => {
      for (const card of cards) untapUnit(s, tell, card);
      return settled;
    },
  );

/** By an effect it does not matter whether it is tapped. */ // TCG-0644
export const retreatThem = (target: Target): Instruction =>
  doTo(
    target,
    (self) => `retreat ${target.words(self)}`,
    (s, _l, cards, tell) => {
      for (const card of cards) if (isInArena(s, card)) sendToBuildZone(s, tell, card);
      return settled;
    },
  );

export const discardThem = (target: Target, by: 'you' | 'opponent' = 'you'): Instruction =>
  doTo(
    target,
    (self) => (by === 'you' ? `discard ${target.words(self)}` : `your opponent discards ${target.words(self)}`),
    (s, l, cards) => perform(cards.map((card) => ({ kind: 'discard', unit: refTo(s, card), by: l.by }))),
  );

/** Without saying from where, from an arena. */ // TCG-0646
export const returnToHand = (target: Target): Instruction =>
  doTo(
    target,
    (self) => `return ${target.words(self)} to its owner's hand`,
    (s, _l, cards, tell) => {
      for (const card of cards) leavePlay(s, tell, card, 'hand');
      return settled;
    },
  );

/** A card put into an arena is not deployed. */ // TCG-0626
export const putInto = (arena: Arena, target: Target): Instruction =>
  doTo(
    target,
    (self) => `put ${target.words(self)} into the ${arenaName(arena)} arena`,
    (s, _l, cards, tell) => {
      for (const card of cards) {
        moveUnit(s, tell, card, arena, controllerOf(s, card));
        tell?.({ kind: 'put', card: mention(s, card), arena });
      }
      return settled;
    },
  );

export const removeDamage = (amount: Amount | 'all', target: Target): Instruction =>
  doTo(
    target,
    (self) =>
      amount === 'all'
        ? `remove all damage counters from ${target.words(self)}`
        : `remove up to ${amountWords(amount)} damage counter${amount === 1 ? '' : 's'} from ${target.words(self)}`,
    (s, l, cards, tell) => {
      for (const card of cards) {
        const damage = s.cards.damage[card] ?? 0;
        const removed = amount === 'all' ? damage : Math.min(damage, amountOf(amount, s, speakerOf(s, l), l.x));
        table.mark(s, tell, card, 'damage', damage - removed);
        if (removed > 0) tell?.({ kind: 'healed', card: mention(s, card), amount: removed });
      }
      return settled;
    },
  );

/** Putting counters on a unit is not doing damage: nothing prevents it. */ // TCG-0494
export const putDamage = (amount: Amount, target: Target): Instruction =>
  doTo(
    target,
    (self) => `put ${amountWords(amount)} damage counter${amount === 1 ? '' : 's'} on ${target.words(self)}`,
    (s, l, cards, tell) => {
      for (const card of cards)
        table.mark(s, tell, card, 'damage', (s.cards.damage[card] ?? 0) + amountOf(amount, s, speakerOf(s, l), l.x));
      return settled;
    },
  );

/** Moving counters is not doing damage either. */ // TCG-0153
export const moveDamage = (amount: number, target: Target): Instruction =>
  doTo(
    target,
    (self) => `move up to ${amount} damage counter${amount === 1 ? '' : 's'} from ${self} to ${target.words(self)}`,
    (s, l, cards, tell) => {
      for (const card of cards) {
        const from = speakerOf(s, l).self;
        if (from < 0) continue;
        const moved = Math.min(amount, s.cards.damage[from] ?? 0);
        table.mark(s, tell, from, 'damage', (s.cards.damage[from] ?? 0) - moved);
        table.mark(s, tell, card, 'damage', (s.cards.damage[card] ?? 0) + moved);
      }
      return settled;
    },
  );

/** The stack goes over to the other side of the board; a Pilot and Equipment on it stay its own player's. */ // TCG-0481, TCG-0484
export const takeControl = (target: Target, until: Until): Instruction =>
  doTo(
    target,
    (self) => `gain control of ${target.words(self)}${untilWords[until]}`,
    (s, l, cards, tell) => {
      const taken = cards.filter((card) => controllerOf(s, card) !== l.by);
      for (const card of taken) handOver(s, tell, card, l.by);
      if (taken.length > 0 && until !== 'game') lasting(s, l, tell, taken, until);
      return settled;
    },
    { leaves: { rule: 'controlled', who: that } },
  );

export function handOver(s: State, tell: Tell, card: CardId, to: 0 | 1): void {
  const { zone } = table.where(s, card);
  if (zone === 'on') table.move(s, tell, card, 'on', to);
  else if (zone === 'build' || zone === 'space' || zone === 'ground' || zone === 'character')
    moveUnit(s, tell, card, zone, to);
  tell?.({ kind: 'control', card: mention(s, card), by: to });
}

/** Out of the game until the effect lets it return, the cards of one use together. */ // TCG-0652, TCG-0658
export const setAside = (target: Target): Instruction =>
  doTo(
    target,
    (self) => `set ${target.words(self)} aside`,
    (s, _l, cards, tell) => {
      const bundle = s.moment++;
      for (const card of cards) {
        leavePlay(s, tell, card, 'aside');
        table.mark(s, tell, card, 'bundle', bundle);
      }
      return settled;
    },
  );

export const removeFromGame = (target: Target): Instruction =>
  doTo(
    target,
    (self) => `remove ${target.words(self)} from the game`,
    (s, _l, cards, tell) => {
      for (const card of cards) leavePlay(s, tell, card, 'aside');
      return settled;
    },
  );

/** The abilities of two units change places. */ // TCG-0681
export const switchAbilities = (target: Target, until: Until): Instruction =>
  doTo(
    target,
    (self) => `switch the abilities of ${target.words(self)} and ${self}${untilWords[until]}`,
    (s, l, cards, tell) => {
      const self = speakerOf(s, l).self;
      const [first] = cards;
      if (first !== undefined && self >= 0) lasting(s, l, tell, [first, self], until);
      return settled;
    },
    { leaves: { rule: 'switched', who: that } },
  );
