import {
  anyHears,
  byTitle,
  type CardId,
  card,
  type EventRules,
  type FrameSpec,
  hold,
  isCurrent,
  mention,
  number,
  openWindow,
  other,
  ownerOf,
  type PerformHooks,
  type Player,
  player,
  players,
  type Replacement,
  ref,
  refTo,
  topOf,
} from '@binary-sunset/kernel';
import { cardCalled, traitBits } from '../cards.ts';
import type { SkirmishEvent } from '../event.ts';
import { controllerOf, hasTrait, type State, table } from '../state.ts';
import type { Occurrence, SkirmishVocabulary, Tell } from '../vocabulary.ts';
import { healthLeft } from './values.ts';

const events: EventRules<State, SkirmishVocabulary> = {
  muster: {
    fields: { card, by: player },
    apply(s, { card: unit, by }, tell, occur) {
      table.move(s, tell, unit, 'play', by);
      tell?.({ kind: 'mustered', by, card: mention(s, unit) });
      occur({ kind: 'mustered', by, subject: refTo(s, unit) });
    },
  },
  damage: {
    fields: { unit: ref, amount: number, by: player },
    apply(s, { unit, amount, by }, tell) {
      if (!isCurrent(s, unit)) return;
      table.mark(s, tell, unit.card, 'damage', (s.cards.damage[unit.card] ?? 0) + amount);
      tell?.({ kind: 'damaged', by, card: mention(s, unit.card), amount });
    },
  },
  lose: {
    fields: { unit: ref, by: player },
    apply(s, { unit, by }, tell, occur) {
      if (!isCurrent(s, unit)) return;
      const loser = controllerOf(s, unit.card);
      const avenged = hasTrait(s, unit.card, traitBits.avenged);
      table.move(s, tell, unit.card, 'discard', ownerOf(s, unit.card));
      tell?.({ kind: 'lost', by, card: mention(s, unit.card) });
      // Caught as it is lost: certain to resolve, wherever the card goes next.
      if (avenged)
        hold(s, { clause: 'avenged', source: refTo(s, unit.card), by: loser, cards: [], detail: null, window: null });
      occur({ kind: 'lost', by, subject: refTo(s, unit.card) });
    },
  },
  return: {
    fields: { card: ref, by: player },
    apply(s, { card: returning, by }, tell) {
      if (!isCurrent(s, returning)) return;
      table.move(s, tell, returning.card, 'hand', ownerOf(s, returning.card));
      tell?.({ kind: 'returned', by, card: mention(s, returning.card) });
    },
  },
  draw: {
    fields: { player },
    apply(s, { player: drawer }, tell) {
      const top = topOf(s.zones.deck[drawer]);
      if (top === null) return;
      table.move(s, tell, top, 'hand', drawer);
      tell?.({ kind: 'drew', by: drawer });
    },
  },
  demoralise: {
    fields: { player, amount: number },
    apply(s, { player: loser, amount }, tell) {
      table.changeFor(s, tell, 'morale', loser, Math.max(0, s.facts.morale[loser] - amount));
      tell?.({ kind: 'demoralised', by: loser, amount });
    },
  },
};

/** A unit's guards: each may be lost in its place. */
function guardsOf(s: State, unit: CardId): CardId[] {
  return s.zones.play[controllerOf(s, unit)].filter((guard) => guard !== unit && hasTrait(s, guard, traitBits.guards));
}

function replacements(s: State, event: SkirmishEvent): readonly Replacement<State, SkirmishEvent>[] {
  if (event.kind !== 'lose' || !isCurrent(s, event.unit)) return none;
  const guards = guardsOf(s, event.unit.card);
  if (guards.length === 0) return none;
  return guards.map((guard) => ({
    clause: 'guards',
    on: guard,
    by: controllerOf(s, guard),
    optional: true,
    instead: () => [{ kind: 'lose', unit: refTo(s, guard), by: event.by }],
  }));
}

const none: readonly never[] = [];

/** Units with no health left are lost, all at once. */
function settle(s: State): readonly SkirmishEvent[] {
  let lost: SkirmishEvent[] | null = null;
  for (const owner of players) {
    for (const unit of s.zones.play[owner]) {
      // Nothing takes health away, so an undamaged unit has some left.
      if (s.cards.damage[unit] === 0 || healthLeft(s, unit) > 0) continue;
      lost ??= [];
      lost.push({ kind: 'lose', unit: refTo(s, unit), by: other(owner) });
    }
  }
  return lost ?? none;
}

/** A bit for each kind of occurrence that some card's text listens to. */
const heard: Readonly<Record<string, number>> = { mustered: 1, lost: 2, attacked: 4, played: 8 };

const hearing = byTitle((title): number => {
  const found = cardCalled(title);
  if (found.kind === 'tactic') return heard[found.when] ?? 0;
  return found.traits.some((trait) => trait === 'scouts' || trait === 'supplies' || trait === 'drills')
    ? (heard['mustered'] ?? 0)
    : 0;
});

const someoneHears = (s: State, mask: number): boolean => {
  const bits = hearing(s);
  return players.some(
    (who) => anyHears(s, bits, s.zones.hand[who], mask) || anyHears(s, bits, s.zones.play[who], mask),
  );
};

/** A window for responses to what has occurred, the other player first; none if no card there is listens. */
export function responsesTo(s: State, occurrences: readonly Occurrence[]): FrameSpec | null {
  const [first] = occurrences;
  if (first === undefined) return null;
  let mask = 0;
  for (const { kind } of occurrences) mask |= heard[kind] ?? 0;
  if (!someoneHears(s, mask)) return null;
  return openWindow({ kind: 'response', about: occurrences, next: other(first.by) });
}

export const performing: PerformHooks<State, SkirmishVocabulary> = {
  events,
  replacements,
  settle,
  verdict(s) {
    const [first, second] = s.facts.morale;
    if (first > 0 && second > 0) return null;
    const winner: Player | null = first > 0 ? 0 : second > 0 ? 1 : null;
    return { winner, because: 'no morale left' };
  },
  occurred: (s, occurrences) => responsesTo(s, occurrences),
};

/** Pays energy. */
export function pay(s: State, tell: Tell, who: Player, amount: number): void {
  if (amount === 0) return;
  table.changeFor(s, tell, 'energy', who, s.facts.energy[who] - amount);
  tell?.({ kind: 'paid', by: who, amount });
}
