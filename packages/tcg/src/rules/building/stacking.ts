import {
  type CardId,
  type CardRef,
  mention,
  next,
  onCard,
  type Player,
  perform,
  players,
  type Question,
  ref,
  replaceCard,
} from '@binary-sunset/kernel';
import { printedCost } from '../../catalog/card.ts';
import { cardOf, definitionOf } from '../../catalog/catalog.ts';
import { type Arena, isArena, procedure, type State, table } from '../../state/state.ts';
import type { Option, TcgVocabulary, Tell } from '../../state/vocabulary.ts';
import type { Refusal } from '../../text/program.ts';
import { noteMove, whyNotPilot, whyNotTop } from '../cards/pilots.ts';
import { arenaOf, beneath, controllerOf, isOnUnit, pilesOf, pilotsOn, unitCardOf } from '../cards/units.ts';
import { rulesInForce } from '../inForce/force.ts';
import { moveUnit } from '../moving/moving.ts';

/** At most four cards, unless an effect changes that; one of each version. */ // TCG-0397, TCG-0399, TCG-0403
const largest = 4;

const limitOf = (s: State, top: CardId): number =>
  rulesInForce(s, 'stack limit').reduce(
    (limit, { rule, speaker }) =>
      rule.rule === 'stack limit' && rule.who.matches(s, top, speaker) ? Math.max(limit, rule.limit) : limit,
    largest,
  );

/** The unique card of that player, in battle or retreated, that this one is another version of. */ // TCG-0398, TCG-0404
export function stackFor(s: State, who: Player, card: CardId): CardId | null {
  const { persona, card: found } = definitionOf(s, card);
  if (persona === null) return null;
  for (const pile of pilesOf(s, who)) {
    for (const top of pile)
      if (top !== card && definitionOf(s, top).persona === persona && cardOf(s, top).kind === found.kind) return top;
  }
  return null;
}

const full: Refusal = { because: 'a stack holds at most four cards', rule: 'TCG-0397' };
const sameVersion: Refusal = { because: 'that version is in the stack already', rule: 'TCG-0399' };

/** Why the card can't join a stack; null if it can. */
export function whyNotStack(s: State, top: CardId, card: CardId): Refusal | null {
  if ((s.cards.stacked[top] ?? 0) + 1 >= limitOf(s, top)) return full;
  const version = cardOf(s, card).title;
  return [top, ...beneath(s, top)].some((one) => cardOf(s, one).title === version) ? sameVersion : null;
}

const topAndBeneath = ['top', 'beneath'] as const;
const onlyBeneath = ['beneath'] as const;
const nowhere = [] as const;

/** Where in the stack it could go. A Pilot that has moved may not be made to fall off. */ // TCG-0292, TCG-0296
export function whereInStack(s: State, who: Player, card: CardId): readonly ('top' | 'beneath')[] {
  const top = stackFor(s, who, card);
  if (top === null || whyNotStack(s, top, card) !== null) return nowhere;
  return whyNotTop(s, top, card) === null ? topAndBeneath : onlyBeneath;
}

/** The build counters it takes to be deployed onto or into a stack. */ // TCG-0405, TCG-0408, TCG-0409
export function stackingCost(s: State, top: CardId, card: CardId, where: 'top' | 'beneath'): number {
  const difference = printedCost(cardOf(s, card)) - printedCost(cardOf(s, top));
  return where === 'beneath' || difference <= 0 ? 1 : difference + 1;
}

/** The card goes beneath the top card. */ // TCG-0402
export function slipBeneath(s: State, tell: Tell, top: CardId, card: CardId): void {
  const of = controllerOf(s, top);
  table.move(s, tell, card, 'beneath', of);
  settleInto(s, tell, card, top);
  table.mark(s, tell, top, 'stacked', (s.cards.stacked[top] ?? 0) + 1);
  tell?.({ kind: 'stacked', card: mention(s, card), top: mention(s, top) });
}

function settleInto(s: State, tell: Tell, card: CardId, top: CardId): void {
  table.mark(s, tell, card, 'host', top);
  table.mark(s, tell, card, 'tapped', 0);
  table.mark(s, tell, card, 'damage', 0);
  table.mark(s, tell, card, 'stacked', 0);
}

/**
 * The card becomes the top card: to every effect, it is the unit that was there. Damage, whether it is tapped, and
 * what is on or under it stay.
 */ // TCG-0207, TCG-0209, TCG-0413, TCG-0418
export function putOnTop(s: State, tell: Tell, top: CardId, card: CardId): void {
  const of = controllerOf(s, top);
  const from = table.where(s, top).zone;
  const inStack = s.cards.host[card] === top;
  const host = s.cards.host[top] ?? -1;
  const size = (s.cards.stacked[top] ?? 0) + (inStack ? 0 : 1);
  table.move(s, tell, card, from, of);
  replaceCard(table, s, tell, top, card, {
    columns: ['damage', 'tapped'],
    lasting: true,
    uses: true,
    held: true,
    underWay: true,
  });
  for (const player of players)
    for (const zone of ['on', 'beneath', 'under'] as const)
      for (const rider of s.zones[zone][player])
        if (s.cards.host[rider] === top) table.mark(s, tell, rider, 'host', card);
  table.mark(s, tell, card, 'host', isOnUnit(s, card) ? host : -1);
  table.mark(s, tell, card, 'stacked', size);
  table.move(s, tell, top, 'beneath', of);
  settleInto(s, tell, top, card);
  tell?.({ kind: 'stacked', card: mention(s, top), top: mention(s, card) });
}

/** A card goes on top of its player's stack or beneath its top card; false if there is no such stack. */
export function joinStack(s: State, tell: Tell, who: Player, card: CardId, where: string): boolean {
  const top = stackFor(s, who, card);
  if (top === null) return false;
  if (where === 'top') putOnTop(s, tell, top, card);
  else slipBeneath(s, tell, top, card);
  return true;
}

/** The arenas that a unit may go to because its type has changed; none if it may stay. */
function arenasForNewType(s: State, unit: CardId): readonly Arena[] {
  const arena = arenaOf(s, unit);
  const types = unitCardOf(s, unit)?.types ?? [];
  return arena === '' || types.includes(arena) ? [] : types;
}

/** A new top card takes its unit to the arena of its type; of several, its player chooses one. */ // TCG-0126, TCG-0412, TCG-0416
export const followType: Question<State, { readonly unit: CardRef }, TcgVocabulary> = {
  ask(s, { unit: { card } }) {
    const of = controllerOf(s, card);
    const to = arenasForNewType(s, card);
    const on = onCard(s, card);
    return to.length === 0
      ? null
      : { player: of, kind: 'choice', options: to.map((zone): Option => ({ verb: 'move', on, to: { zone, of } })) };
  },
  then(s, { unit: { card } }, [picked], tell) {
    if (picked?.to === undefined || !('zone' in picked.to) || !isArena(picked.to.zone)) return next;
    moveUnit(s, tell, card, picked.to.zone, picked.to.of);
    // A Pilot that can't come along, or only as another version, has made its move. TCG-0295
    for (const pilot of pilotsOn(s, card)) if (whyNotPilot(s, pilot, card) !== null) noteMove(s, pilot);
    return next;
  },
};

/** An effect has put a new top card on a stack. */
export const newTop = procedure('new top', { unit: ref }, { followType, settled: () => perform([]) });

/** What it costs to bring a card beneath to the top. */ // TCG-0415
export const rearrangingCost = (s: State, top: CardId, card: CardId): number =>
  Math.max(0, printedCost(cardOf(s, card)) - printedCost(cardOf(s, top)));
