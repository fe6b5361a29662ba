import {
  type CardId,
  type CardRef,
  cardAt,
  done,
  goto,
  isCurrent,
  mention,
  next,
  number,
  type Option,
  onCard,
  other,
  type Player,
  pair,
  perform,
  player,
  players,
  ref,
  refTo,
} from '@binary-sunset/kernel';
import type { Card } from '../cards/card.ts';
import { cardOf, type Definition, definitionOf, reachOf } from '../catalog.ts';
import { arenas, procedure, type State, schema, type TcgEvent } from '../state.ts';
import { moveUnit, tapUnit } from './moving.ts';
import { payForce } from './resources.ts';
import { arenaAround, controllerOf, darkFirst, isTapped } from './units.ts';
import { costOf } from './values.ts';

const zones = [...arenas, 'build', 'on'] as const;
const isOwnZone: readonly boolean[] = schema.zoneNames.map((name) => zones.some((zone) => zone === name));

/** When each persona was seen last, by player: a mark for each look, so that nothing need be cleared. */
let marks = new Float64Array(0);
let look = 0;

/** One quick look at all cards, in no order, before a slow one. */
function mayBeDuplicates(s: State): boolean {
  const { personas } = reachOf(s);
  const { definition, zone } = s.cards;
  if (marks.length < 2 * personas.length) marks = new Float64Array(2 * personas.length);
  look++;
  for (let card = 0; card < definition.length; card++) {
    const persona = personas[definition[card] as number] as number;
    const code = zone[card] as number;
    if (persona < 0 || isOwnZone[code >> 1] !== true) continue;
    const mark = 2 * persona + (code & 1);
    if (marks[mark] === look) return true;
    marks[mark] = look;
  }
  return false;
}

const isSame = (definition: Definition, persona: string, kind: Card['kind']): boolean =>
  definition.persona === persona && definition.card.kind === kind;

/** Two of a player's unique cards that stand for the same and are not in one stack. */ // TCG-0368, TCG-0539
export function duplicateOf(s: State): TcgEvent | null {
  if (!mayBeDuplicates(s)) return null;
  for (const who of players) {
    const seen: CardId[] = [];
    for (const zone of zones) {
      for (const card of s.zones[zone][who]) {
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

/** Bidding for a contested card: Dark opens, Light answers, and they raise in turns until neither does. */ // TCG-0381, TCG-0460
export const contest = procedure(
  'contest',
  { darks: ref, lights: ref, bids: pair(number), next: player, passes: number },
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
              options: all.map(({ darks }) => ({ verb: 'contest', on: onCard(s, darks) })),
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
      tell?.({ kind: 'contested', dark: mention(s, l.darks.card), light: mention(s, l.lights.card) });
      return next;
    },
    bid: {
      ask(s, l) {
        const least = l.bids[l.next];
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
      then(_s, l, [picked], tell) {
        const amount = picked?.amount ?? l.bids[l.next];
        const raised = amount > l.bids[l.next];
        l.bids = l.next === 0 ? [amount, l.bids[1]] : [l.bids[0], amount];
        tell?.({ kind: 'bid', by: l.next, amount });
        l.passes = raised ? 0 : l.passes + 1;
        l.next = other(l.next);
        // Both have had their say, and neither raises any more.
        if (l.passes >= 2) return goto('decide');
        return goto('bid');
      },
    },
    decide(s, l, tell) {
      if (!isCurrent(s, l.darks) || !isCurrent(s, l.lights)) return done();
      const [dark, light] = darkFirst(s);
      const darkTotal = costOf(s, l.darks.card) + l.bids[dark];
      const lightTotal = costOf(s, l.lights.card) + l.bids[light];
      const winner = lightTotal > darkTotal ? light : dark; // TCG-0382
      payForce(s, tell, winner, l.bids[winner]);
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
