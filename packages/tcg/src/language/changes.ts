/** What is done to cards: `give(one(…), untilEndOfBattle, power(+2))`, `tapThem`, `retreatThem`, `takeControl`. */
import {
  beginLasting,
  type CardId,
  type CardRef,
  type Control,
  call,
  endLasting,
  instructionId,
  isCurrent,
  type Lasting,
  mention,
  next,
  onCard,
  other,
  ownerOf,
  perform,
  refTo,
  topOf,
} from '@binary-sunset/kernel';
import { ruleCalled } from '../catalog/catalog.ts';
import { joinStack, newTop, stackFor, whereInStack } from '../rules/building/stacking.ts';
import { subtypesWith } from '../rules/cards/kinds.ts';
import { dropsMovedPilot } from '../rules/cards/pilots.ts';
import { controllerOf, current, endOf, isInArena } from '../rules/cards/units.ts';
import { detailOf } from '../rules/inForce/detail.ts';
import {
  bringBack,
  handOver,
  leavePlay,
  moveUnit,
  saveUnit,
  sendToBuildZone,
  setUnitAside,
  tapUnit,
  untapUnit,
  whereabouts,
} from '../rules/moving/moving.ts';
import type { TcgEvent } from '../state/events.ts';
import { type Arena, type State, table } from '../state/state.ts';
import type { Option, Tell } from '../state/vocabulary.ts';
import { arenaName } from '../text/arenaName.ts';
import {
  type Amount,
  amountOf,
  amountsIn,
  amountWords,
  type Condition,
  type Gain,
  type Instruction,
  type Need,
  needsOf,
  needsOfRule,
  type Resolving,
  type Rule,
  speakerOf,
  type Timing,
} from '../text/program.ts';
import { type Cards, that } from './cards.ts';
import { gainWords } from './gains.ts';
import { inTheirWords, noteChosen, sparing, type Target } from './targets.ts';
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
  more: Pick<Instruction, 'needs' | 'timing' | 'leaves' | 'upTo' | 'howMany' | 'finds' | 'done' | 'asChoice'> = {},
): Instruction {
  const { ask } = target;
  return {
    words,
    ...more,
    needs: needsOf(target, more),
    chooses: target.chooses,
    ...(target.chooses ? { whom: (self: string) => target.words(self) } : {}),
    possible: (s, l) => target.possible(s, l),
    ...(ask === undefined ? {} : { ask: (s: State, l: Resolving) => ask(s, l), note: noteChosen }),
    run: (s, l, tell) => act(s, l, target.cards(s, l), tell),
  };
}

/** Settles the table after something was done. */
const settled: Control<never> = perform([]);

const timingOf = (until: Until): { readonly timing?: Timing } => (until === 'attack' ? { timing: 'attack' } : {});

/** Leaves a rule behind, about these cards; its conditions are locked in unless they say "as long as". */ // TCG-0190
const lasting = (
  s: State,
  l: Resolving,
  tell: Tell,
  cards: readonly CardId[],
  until: Until,
  found: number | readonly number[] = l.x,
  aboutArena = false,
): void =>
  beginLasting(s, tell, {
    clause: instructionId(l.program, l.at),
    source: l.source,
    by: l.by,
    locked: cards.map((card) => refTo(s, card)),
    until: until === 'next turn' ? endOf(s.facts.turn + 1) : until,
    detail: detailOf(found, aboutArena ? l.arena : ''),
  });

/** What is counted is counted now, once and for all. */ // TCG-0190
const lockedAmounts = (s: State, l: Resolving, gains: readonly Gain[]): number | readonly number[] =>
  gains.some((gain) => 'amount' in gain && typeof gain.amount !== 'number')
    ? gains.map((gain) => ('amount' in gain ? amountOf(gain.amount, s, speakerOf(s, l), l.x) : 0))
    : l.x;

/** "One of your units gets +2 power until end of battle." */
export function give(target: Target, until: Until, ...gains: Gain[]): Instruction {
  return giving(target, until, gains, undefined);
}

function giving(target: Target, until: Until, gains: readonly Gain[], condition: Condition | undefined): Instruction {
  const rule: Rule =
    condition === undefined ? { rule: 'gets', who: that, gains } : { rule: 'gets', who: that, gains, while: condition };
  const verb = target.plural ? 'each get' : 'gets';
  const needs = [...needsOf(...amountsIn(gains)), ...needsOfRule(rule).filter((need) => need !== 'chosen cards')];
  const gained = gainWords(gains, (clause) => clauseWords(clause, 'this unit'));
  const lasts = (self: string): string =>
    `${untilWords[until]}${condition === undefined ? '' : ` as long as ${condition.words('it', self)}`}`;
  return doTo(
    keepingPilots(target, gains),
    (self) => `${target.words(self)} ${verb} ${gained}${lasts(self)}`,
    (s, l, cards, tell) => {
      if (cards.length > 0) lasting(s, l, tell, cards, until, lockedAmounts(s, l, gains), isAboutArena(needs));
      return settled;
    },
    {
      ...timingOf(until),
      needs,
      leaves: rule,
      asChoice: (self) => `give ${target.words(self)} ${gained}${target.plural ? ' each' : ''}${lasts(self)}`,
    },
  );
}

const isAboutArena = (needs: readonly Need[]): boolean => needs.includes('a chosen arena');

/** One's own unit is not given subtypes that a Pilot which has moved would fall off for. */ // TCG-0296
const keepingPilots = (target: Target, gains: readonly Gain[]): Target =>
  gains.some(({ gain }) => gain === 'subtype' || gain === 'subtypes')
    ? sparing(target, (s, l, card) => dropsMovedPilot(s, l.by, card, subtypesWith(s, card, gains)))
    : target;

/** A rule that holds for a while, about what was chosen before or about whatever fits. */
export function ruling(until: Until, rule: Rule): Instruction {
  const needs = needsOfRule(rule);
  return {
    needs,
    words: (self) => ruleWords(rule, self, untilWords[until]),
    asChoice: (self) => `decide that ${ruleWords(rule, self, untilWords[until])}`,
    ...timingOf(until),
    leaves: rule,
    run(s, l, tell) {
      const found = rule.rule === 'gets' ? lockedAmounts(s, l, rule.gains) : l.x;
      lasting(s, l, tell, current(s, l.it), until, found, isAboutArena(needs));
      return settled;
    },
  };
}

/** Whoever plays it may say what that unit attacks, the next time that it would attack. */ // TCG-0167
export const haveItAttack = (until: Until, whom: Cards): Instruction => {
  const rule: Rule = { rule: 'have it attack', who: that, whom };
  return {
    ...ruling(until, rule),
    words: (self) =>
      `the next time that unit would attack${untilWords[until]}, you may have it attack ${whom.one(self)}`,
    asChoice: (self) => `have that unit attack ${whom.one(self)} the next time it would attack${untilWords[until]}`,
  };
};

export const choose = (target: Target): Instruction =>
  doTo(
    target,
    (self) =>
      target.by === 'you' ? `choose ${target.words(self)}` : `your opponent chooses ${inTheirWords(target, self)}`,
    () => next,
    target.by === 'you' ? {} : { asChoice: (self) => `have your opponent choose ${inTheirWords(target, self)}` },
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

/** By an effect it does not matter whether it is tapped; a Pilot goes without its unit. */ // TCG-0644
export const retreatThem = (target: Target): Instruction =>
  doTo(
    target,
    (self) => `retreat ${target.words(self)}`,
    (s, _l, cards, tell) => {
      for (const card of cards) if (whereabouts(s, card) !== '') sendToBuildZone(s, tell, card);
      return settled;
    },
  );

export const discardThem = (target: Target, by: 'you' | 'opponent' = 'you'): Instruction =>
  doTo(
    target,
    (self) => (by === 'you' ? `discard ${target.words(self)}` : `your opponent discards ${inTheirWords(target, self)}`),
    (s, l, cards) => perform(cards.map((card) => ({ kind: 'discard', unit: refTo(s, card), by: l.by, cause: null }))),
    {
      ...(by === 'you'
        ? {}
        : { asChoice: (self: string) => `have your opponent discard ${inTheirWords(target, self)}` }),
      ...(target.chooses
        ? { done: (s, l) => l.it.length > 0 && l.it.every(({ card }) => table.isIn(s, card, 'discard')) }
        : {}),
    },
  );

/** Without saying from where, from an arena. */ // TCG-0646
export const returnToHand = (target: Target): Instruction =>
  doTo(
    target,
    (self) => `return ${target.words(self)} to its owner's hand`,
    (s, _l, cards, tell) => {
      for (const card of cards) if (isInArena(s, card)) leavePlay(s, tell, card, 'hand');
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
        : `remove ${amount === 1 ? 'a damage counter' : `up to ${amountWords(amount)} damage counters`} from ${target.words(self)}`,
    (s, l, cards, tell) => {
      for (const card of cards) {
        const removed = isAsked(amount, cards) ? l.x : removable(s, l, amount, card);
        if (removed === 0) continue;
        table.mark(s, tell, card, 'damage', (s.cards.damage[card] ?? 0) - removed);
        tell?.({ kind: 'healed', card: mention(s, card), amount: removed });
      }
      return settled;
    },
    {
      ...(amount === 'all' ? {} : { needs: needsOf(amount) }),
      ...(amount === 'all' || amount === 1 || target.plural ? {} : { finds: 'an X' as const }),
      howMany: 'how many damage counters do you remove',
      upTo(s, l) {
        const cards = target.cards(s, l);
        const [only] = cards;
        return only === undefined || !isAsked(amount, cards) ? 0 : removable(s, l, amount, only);
      },
    },
  );

/** How many of several counters of one unit are removed is for its player to say. */
const isAsked = (amount: Amount | 'all', cards: readonly CardId[]): boolean =>
  amount !== 'all' && amount !== 1 && cards.length === 1;

function removable(s: State, l: Resolving, amount: Amount | 'all', card: CardId): number {
  const damage = s.cards.damage[card] ?? 0;
  return amount === 'all' ? damage : Math.min(damage, amountOf(amount, s, speakerOf(s, l), l.x));
}

/** Counters of a card's own kind. */ // TCG-0488
export const putTokens = (count: number, target: Target): Instruction =>
  doTo(
    target,
    (self) => `put ${count === 1 ? 'a counter' : `${count} counters`} on ${target.words(self)}`,
    (s, _l, cards, tell) => {
      for (const card of cards) table.mark(s, tell, card, 'tokens', (s.cards.tokens[card] ?? 0) + count);
      return settled;
    },
  );

/** In the chance before a unit is discarded: it goes elsewhere, and is not. */ // TCG-0351
export const saveFromDiscard = (cards: Cards, to: 'hand' | 'build zone'): Instruction => ({
  needs: cards.needs,
  words: (self) =>
    `choose ${cards.one(self)} that would be discarded. It ${to === 'hand' ? "returns to its owner's hand" : 'moves to the build zone'} instead`,
  timing: 'discard',
  chooses: true,
  possible: (s, l) => doomedAmong(s, l, cards).length > 0,
  ask(s, l) {
    const doomed = doomedAmong(s, l, cards);
    return doomed.length === 0
      ? null
      : {
          player: l.by,
          kind: 'choice',
          options: doomed.map((card): Option => ({ verb: 'save', on: onCard(s, card) })),
        };
  },
  note: noteChosen,
  run(s, l, tell) {
    for (const card of current(s, l.it)) {
      saveUnit(s, tell, card);
      table.mark(s, tell, card, 'damage', 0);
      if (to === 'hand') leavePlay(s, tell, card, 'hand');
      else sendToBuildZone(s, tell, card);
    }
    return settled;
  },
});

const doomedAmong = (s: State, l: Resolving, cards: Cards): CardId[] =>
  current(s, s.facts.doomed).filter((card) => cards.matches(s, card, speakerOf(s, l)));

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
    { needs: needsOf(amount) },
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
    { needs: ['a unit'] },
  );

const controlWords = (target: Target, until: Until, self: string): string =>
  `control of ${target.words(self)}${untilWords[until]}`;

/** The stack goes over to the other side of the board; a Pilot and Equipment on it stay its own player's. */ // TCG-0481, TCG-0484
export const takeControl = (target: Target, until: Until, who: 'you' | 'opponent' = 'you'): Instruction =>
  doTo(
    target,
    (self) => `${who === 'you' ? 'gain' : 'your opponent gains'} ${controlWords(target, until, self)}`,
    (s, l, cards, tell) => {
      const to = who === 'you' ? l.by : other(l.by);
      const taken = cards.filter((card) => controllerOf(s, card) !== to);
      for (const card of taken) handOver(s, tell, card, to);
      if (taken.length > 0 && until !== 'game') lasting(s, { ...l, by: to }, tell, taken, until);
      return settled;
    },
    {
      leaves: { rule: 'controlled', who: that },
      asChoice: (self) => `${who === 'you' ? 'gain' : 'have your opponent gain'} ${controlWords(target, until, self)}`,
    },
  );

/**
 * Out of the game until the effect lets them return. The cards of one use are a group of their own, and "it" for what
 * follows.
 */ // TCG-0652, TCG-0658
export const setAside = (target: Target): Instruction =>
  doTo(
    target,
    (self) => `set ${target.words(self)} aside`,
    (s, l, cards, tell) => {
      for (const card of cards) setUnitAside(s, tell, card);
      l.it = cards.map((card) => refTo(s, card));
      if (cards.length === 0) return settled;
      beginLasting(s, tell, {
        clause: instructionId(l.program, l.at),
        source: l.source,
        by: l.by,
        locked: l.it,
        until: `return of group ${s.moment}`,
        detail: l.x,
      });
      return settled;
    },
    { leaves: { rule: 'set aside' } },
  );

/** The groups that this card, as long as it is in play, has set aside and not let return. */ // TCG-0657
const groupsOf = (s: State, l: Resolving): Lasting[] =>
  s.lasting.filter(
    ({ clause, source, locked }) =>
      ruleCalled(clause).rule === 'set aside' &&
      isCurrent(s, source) &&
      isCurrent(s, l.source) &&
      source.card === l.source.card &&
      current(s, locked ?? []).length > 0,
  );

function returnGroup(s: State, tell: Tell, { locked, until }: Lasting): void {
  for (const card of current(s, locked ?? [])) if (table.isIn(s, card, 'aside')) bringBack(s, tell, card);
  endLasting(s, tell, until);
}

/** What this card has set aside in one use of its text comes back, and nothing else that is set aside. */ // TCG-0658
export const returnSetAside: Instruction = {
  words: (self) => `return the cards that ${self} set aside in one use of its ability`,
  chooses: true,
  possible: (s, l) => groupsOf(s, l).length > 0,
  ask(s, l) {
    const groups = groupsOf(s, l);
    if (groups.length < 2) return null;
    const options = groups.flatMap(({ locked }) =>
      current(s, locked ?? [])
        .slice(0, 1)
        .map((card): Option => ({ verb: 'return', on: onCard(s, card) })),
    );
    return { player: l.by, kind: 'choice', options };
  },
  note: noteChosen,
  run(s, l, tell) {
    const [picked] = current(s, l.it);
    const groups = groupsOf(s, l);
    const group = groups.find(({ locked }) => locked?.some(({ card }) => card === picked)) ?? groups[0];
    if (group !== undefined) returnGroup(s, tell, group);
    return settled;
  },
};

/** What was set aside before, in the same use, comes back. */
export const returnIt: Instruction = {
  needs: ['chosen cards'],
  words: () => 'return to play the cards that were set aside',
  run(s, l, tell) {
    const group = s.lasting.find(
      ({ clause, locked }) =>
        ruleCalled(clause).rule === 'set aside' && l.it.some((it) => locked?.some(({ card }) => card === it.card)),
    );
    if (group !== undefined) returnGroup(s, tell, group);
    return settled;
  },
};

/** Set aside for good, in no group. */ // TCG-0630
export const removeFromGame = (target: Target): Instruction =>
  doTo(
    target,
    (self) => `remove ${target.words(self)} from the game`,
    (s, _l, cards, tell) => {
      for (const card of cards) leavePlay(s, tell, card, 'aside');
      return settled;
    },
  );

/** Cards as they lie after they were discarded from play. */
const discarded = (s: State, refs: readonly CardRef[]): CardId[] =>
  refs
    .filter(({ card, life }) => card >= 0 && table.isIn(s, card, 'discard') && s.cards.life[card] === life + 1)
    .map(({ card }) => card);

/** A card that has just been discarded goes to a hand: whoever says so, to its owner's. */ // TCG-0554
export const putIntoHandAfterDiscard: Instruction = {
  words: (self) => `put ${self} into your hand`,
  run(s, l, tell) {
    for (const card of discarded(s, [l.source])) returnCard(s, tell, card);
    return next;
  },
};

/** With what was discarded along with it, and only from one's own discard pile. */
export const returnAllAfterDiscard: Instruction = {
  needs: ['chosen cards'],
  words: (self) =>
    `return ${self}, all cards stacked with it, and its Pilot, if any, from your discard pile to your hand`,
  run(s, l, tell) {
    for (const card of discarded(s, l.it)) if (ownerOf(s, card) === l.by) returnCard(s, tell, card);
    return next;
  },
};

function returnCard(s: State, tell: Tell, card: CardId): void {
  table.move(s, tell, card, 'hand', ownerOf(s, card));
  tell?.({ kind: 'returned', by: ownerOf(s, card), card: mention(s, card) });
}

/** The top card of the deck goes face down under a unit, unseen: it is out of play there. */ // TCG-0543
export const putTopCardUnder = (target: Target): Instruction =>
  doTo(
    target,
    (self) => `put the top card of your deck face down under ${target.words(self)}`,
    (s, l, cards, tell) => {
      for (const unit of cards) {
        const top = topOf(s.zones.deck[l.by]);
        if (top === null) continue;
        table.move(s, tell, top, 'under', l.by);
        table.mark(s, tell, top, 'host', unit);
      }
      return settled;
    },
  );

/** A version from the hand joins a stack, as the rules for stacking have it now. It is not deployed. */ // TCG-0403
export const stackFromHand: Instruction = {
  words: () =>
    'put a card from your hand on top of or beneath a version of it that you have in play, following normal stacking rules',
  chooses: true,
  possible: (s, l) => stackable(s, l).length > 0,
  ask(s, l) {
    const options = stackable(s, l);
    return options.length === 0 ? null : { player: l.by, kind: 'choice', options };
  },
  note(s, l, picked) {
    noteChosen(s, l, picked);
    l.result = picked[0]?.clause ?? '';
  },
  run(s, l, tell) {
    const [chosen] = l.it;
    if (chosen === undefined) return next;
    joinStack(s, tell, l.by, chosen.card, l.result === 'top' ? 'top' : 'beneath');
    return call(newTop({ unit: refTo(s, chosen.card) }));
  },
};

const stackable = (s: State, l: Resolving): Option[] =>
  s.zones.hand[l.by].flatMap((card) => {
    const top = stackFor(s, l.by, card);
    if (top === null) return [];
    return whereInStack(s, l.by, card).map(
      (clause): Option => ({ verb: 'stack', clause, on: onCard(s, card), to: onCard(s, top) }),
    );
  });

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
    { needs: ['a unit'], leaves: { rule: 'switched', who: that } },
  );
