import {
  type CardId,
  type CardRef,
  cardAt,
  done,
  goto,
  mention,
  next,
  number,
  onCard,
  other,
  type Player,
  perform,
  player,
  players,
  ref,
  refTo,
} from '@binary-sunset/kernel';
import type { Card } from '../../catalog/card.ts';
import { cardOf, type Definition, definitionOf, reachOf } from '../../catalog/catalog.ts';
import type { TcgEvent } from '../../state/events.ts';
import { arenas, type Contest, procedure, type State, table } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import { arenaAround, controllerOf, darkFirst, isTapped, pilesOf } from '../cards/units.ts';
import { costOf } from '../cards/values.ts';
import { moveUnit, tapUnit } from '../moving/moving.ts';
import { payForce } from './resources.ts';

/** When each persona was seen last, by player: a mark for each look, so that nothing need be cleared. */
let marks = new Float64Array(0);
let look = 0;

/** What a quick look may find, a bit for each. */
export const damagedUnit = 1;
export const twoOfOnePlayer = 2;
export const oneOfEachPlayer = 4;

/** One quick look before a slow one: is any card damaged, does any stand for the same as another? */
export function quickLook(s: State): number {
  const { personas } = reachOf(s);
  const { definition, damage } = s.cards;
  if (marks.length < 2 * personas.length) marks = new Float64Array(2 * personas.length);
  look++;
  let found = 0;
  for (const who of players) {
    for (const pile of pilesOf(s, who)) {
      for (const card of pile) {
        if (damage[card] !== 0) found |= damagedUnit;
        const persona = personas[definition[card] as number] as number;
        if (persona < 0) continue;
        const mark = 2 * persona + who;
        if (marks[mark] === look) found |= twoOfOnePlayer;
        if (marks[mark ^ 1] === look) found |= oneOfEachPlayer;
        marks[mark] = look;
      }
    }
  }
  return found;
}

const isSame = (definition: Definition, persona: string, kind: Card['kind']): boolean =>
  definition.persona === persona && definition.card.kind === kind;

/** Two of a player's unique cards that stand for the same and are not in one stack. */ // TCG-0368, TCG-0539
export function duplicateOf(s: State): TcgEvent | null {
  for (const who of players) {
    const seen: CardId[] = [];
    for (const pile of pilesOf(s, who)) {
      for (const card of pile) {
        const { persona, card: found } = definitionOf(s, card);
        if (persona === null || (found.kind === 'equipment' && isTapped(s, card))) continue;
        const first = seen.find((other) => isSame(definitionOf(s, other), persona, found.kind));
        if (first !== undefined) return { kind: 'duplicate', first: refTo(s, first), second: refTo(s, card), by: who };
        seen.push(card);
      }
    }
  }
  return null;
}

/** The dearer one stays, unless its player pays Force for the difference and chooses. */ // TCG-0369
export const oneOnly = procedure(
  'one only',
  { first: ref, second: ref, by: player },
  {
    keep: {
      ask(s, l) {
        const [first, second] = [l.first.card, l.second.card];
        const difference = Math.abs(costOf(s, first) - costOf(s, second));
        const [dear, cheap] = costOf(s, first) >= costOf(s, second) ? [first, second] : [second, first];
        const options: Option[] = [{ verb: 'keep', on: onCard(s, dear) }];
        if (difference <= s.facts.force[l.by])
          options.push({
            verb: 'keep',
            on: onCard(s, cheap),
            ...(difference > 0 ? { cost: { force: difference } } : {}),
          });
        return { player: l.by, kind: 'choice', options };
      },
      then(s, l, [picked], tell) {
        const kept = cardAt(s, picked?.on);
        const lost = kept === l.first.card ? l.second : l.first;
        payForce(s, tell, l.by, picked?.cost?.['force'] ?? 0);
        if (cardOf(s, lost.card).kind === 'equipment') {
          tapUnit(s, tell, lost.card);
          return done();
        }
        return perform([{ kind: 'discard', unit: lost, by: l.by, cause: null }]);
      },
    },
  },
);

/** In battle: a unit in an arena, a Pilot or Equipment on one there. */ // TCG-0573
const isInBattle = (s: State, card: CardId): boolean => arenaAround(s, card) !== '';

function contenders(s: State, who: Player): CardId[] {
  const found: CardId[] = [];
  for (const zone of [...arenas, 'on'] as const)
    for (const card of s.zones[zone][who]) {
      if (definitionOf(s, card).persona === null || !isInBattle(s, card)) continue;
      if (cardOf(s, card).kind === 'equipment' && isTapped(s, card)) continue;
      found.push(card);
    }
  return found;
}

/** Opposing versions of one unique card, both in battle during the battle phase: units first, then Equipment. */ // TCG-0380, TCG-0386
export function contestsNow(s: State): { readonly darks: CardId; readonly lights: CardId }[] {
  if (s.facts.phase !== 'battle' && s.facts.phase !== 'end') return [];
  const [dark, light] = darkFirst(s);
  const theirs = contenders(s, light);
  if (theirs.length === 0) return [];
  const pairs: { darks: CardId; lights: CardId }[] = [];
  for (const darks of contenders(s, dark)) {
    const { persona, card } = definitionOf(s, darks);
    for (const lights of theirs) {
      const against = definitionOf(s, lights);
      if (against.persona === persona && against.card.kind === card.kind) pairs.push({ darks, lights });
    }
  }
  const units = pairs.filter(({ darks }) => cardOf(s, darks).kind === 'unit');
  return units.length > 0 ? units : pairs;
}

const bidsIn = (s: State): readonly [number, number] => s.facts.contest?.bids ?? [0, 0];

/** What each player has for a contested card so far: its build cost, and what is bid. */ // TCG-0381
export function contestTotals(s: State, { darks, lights, bids }: Contest): readonly [number, number] {
  const of = (who: Player): number => costOf(s, (who === s.facts.dark ? darks : lights).card) + bids[who];
  return [of(0), of(1)];
}

/** Bidding for a contested card: Dark opens, Light answers, and they raise in turns until neither does. */ // TCG-0381, TCG-0460
export const contest = procedure(
  'contest',
  { darks: ref, lights: ref, next: player, passes: number },
  {
    which: {
      // With several pairs the Dark Side says which is first.
      ask(s) {
        const all = contestsNow(s);
        return all.length < 2
          ? null
          : {
              player: s.facts.dark,
              kind: 'choice',
              options: all.map(({ darks }): Option => ({ verb: 'contest', on: onCard(s, darks) })),
            };
      },
      then(s, l, [picked]) {
        const all = contestsNow(s);
        const found = all.length < 2 ? undefined : all.find(({ darks }) => onSame(s, darks, picked));
        if (found !== undefined) {
          l.darks = refTo(s, found.darks);
          l.lights = refTo(s, found.lights);
        }
        return next;
      },
    },
    open(s, l, tell) {
      l.next = s.facts.dark;
      table.change(s, tell, 'contest', { darks: l.darks, lights: l.lights, bids: [0, 0] });
      tell?.({ kind: 'contested', dark: mention(s, l.darks.card), light: mention(s, l.lights.card) });
      return next;
    },
    bid: {
      ask(s, l) {
        const least = bidsIn(s)[l.next];
        const most = s.facts.force[l.next];
        return {
          player: l.next,
          kind: 'number',
          options: Array.from({ length: Math.max(0, most - least) + 1 }, (_, i) => ({
            verb: 'bid',
            amount: least + i,
          })),
        };
      },
      then(s, l, [picked], tell) {
        const bids = bidsIn(s);
        const amount = picked?.amount ?? bids[l.next];
        const raised = amount > bids[l.next];
        table.change(s, tell, 'contest', {
          darks: l.darks,
          lights: l.lights,
          bids: l.next === 0 ? [amount, bids[1]] : [bids[0], amount],
        });
        tell?.({ kind: 'bid', by: l.next, amount });
        l.passes = raised ? 0 : l.passes + 1;
        l.next = other(l.next);
        // Both have had their say, and neither raises any more.
        if (l.passes >= 2) return goto('decide');
        return goto('bid');
      },
    },
    decide(s, l, tell) {
      const { contest: bidFor } = s.facts;
      if (bidFor === null) return done();
      table.change(s, tell, 'contest', null);
      const [dark, light] = darkFirst(s);
      const totals = contestTotals(s, bidFor);
      const winner = totals[light] > totals[dark] ? light : dark; // TCG-0382
      payForce(s, tell, winner, bidFor.bids[winner]);
      const loser = winner === dark ? l.lights : l.darks;
      tell?.({ kind: 'contest decided', by: winner, loser: mention(s, loser.card) });
      lose(s, tell, loser);
      return done();
    },
  },
);

const onSame = (s: State, card: CardId, option: Option | undefined): boolean =>
  option?.on !== undefined && cardAt(s, option.on) === card;

/** A unit goes to the build zone as it is, which is no retreat; Equipment taps and stays. */ // TCG-0384, TCG-0385
function lose(s: State, tell: Parameters<typeof payForce>[1], { card }: CardRef): void {
  if (cardOf(s, card).kind === 'equipment') {
    tapUnit(s, tell, card);
    return;
  }
  moveUnit(s, tell, card, 'build', controllerOf(s, card));
}
