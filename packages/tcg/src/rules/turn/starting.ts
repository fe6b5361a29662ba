import {
  type CardId,
  call,
  cardAt,
  type FrameSpec,
  finish,
  flag,
  goto,
  mention,
  next,
  number,
  onCard,
  other,
  type Player,
  pair,
  player,
  players,
  type Setup,
  text,
} from '@binary-sunset/kernel';
import { printedCost, type UnitCard } from '../../catalog/card.ts';
import { cardOf } from '../../catalog/catalog.ts';
import { type Arena, arenas, procedure, type State, table } from '../../state/state.ts';
import type { Option, Tell } from '../../state/vocabulary.ts';
import { putOnTop, slipBeneath, stackFor, whyNotStack } from '../building/stacking.ts';
import { arenaOf, darkFirst, unitCardOf } from '../cards/units.ts';
import { costOf } from '../cards/values.ts';
import { sideChoice, sideOf } from './decks.ts';
import { drawCard } from './drawing.ts';
import { turn } from './turn.ts';

const openingHand = 7;
/** For units that are put into battle at the start. */
export const fullAllowance = 30;

export const initialFacts = (): State['facts'] => ({
  dark: 0,
  turn: 0,
  phase: 'sides',
  active: 0,
  arena: '',
  force: [0, 0],
  points: [0, 0],
  allowance: [fullAllowance, fullAllowance],
  bids: [null, null],
  attack: null,
  roll: null,
  contest: null,
  damage: [],
  coming: [],
  culprits: [],
  doomed: [],
  disruptable: [],
  memory: [],
});

/** Cards are laid out; sides follow from the decks, or are rolled or bid for. */ // TCG-0061, TCG-0062
export function begin(s: State, { decks, options }: Setup): FrameSpec {
  for (const who of players) {
    table.bringAll(s, s.decks[who], who, 'deck');
    table.shuffle(s, undefined, 'deck', who);
  }
  const [first, second] = [sideOf(decks[0]), sideOf(decks[1])];
  if (first === 'neutral' && second === 'neutral') return sides({ way: sideChoice(options), chooser: 0, bidder: 0 });
  table.change(s, undefined, 'dark', first === 'dark' || second === 'light' ? 0 : 1);
  return start({ placing: 0 });
}

/** Who plays which side, where both decks may play either. */ // TCG-0455, TCG-0456
export const sides = procedure(
  'sides',
  { way: text, chooser: player, side: text, bid: number, bidder: player },
  {
    roll(s, l, tell) {
      const dice: [number, number] = [table.roll(s, 6), table.roll(s, 6)];
      tell?.({ kind: 'rolled', by: 0, what: 'sides', dice });
      if (dice[0] === dice[1]) return goto('roll');
      l.chooser = dice[0] > dice[1] ? 0 : 1;
      return next;
    },
    choose: {
      ask: (_s, l) => ({
        player: l.chooser,
        kind: 'choice',
        options: [
          { verb: 'play', clause: 'dark' },
          { verb: 'play', clause: 'light' },
        ],
      }),
      then(_s, l, [picked]) {
        l.side = picked?.clause ?? 'dark';
        l.bid = fullAllowance;
        l.bidder = l.chooser;
        return l.way === 'bid' ? next : goto('decided');
      },
    },
    open: {
      ask: (_s, l) => ({ player: l.bidder, kind: 'number', options: bidsUpTo(fullAllowance) }),
      then(_s, l, [picked], tell) {
        l.bid = picked?.amount ?? fullAllowance;
        tell?.({ kind: 'bid', by: l.bidder, amount: l.bid });
        return next;
      },
    },
    lower: {
      // Whoever does not lower it lets the other have it.
      ask: (_s, l) => ({
        player: other(l.bidder),
        kind: 'number',
        options: [{ verb: 'let go' }, ...bidsUpTo(l.bid - 1)],
      }),
      then(_s, l, [picked], tell) {
        if (picked?.verb !== 'bid') return next;
        l.bidder = other(l.bidder);
        l.bid = picked.amount ?? 0;
        tell?.({ kind: 'bid', by: l.bidder, amount: l.bid });
        return goto('lower');
      },
    },
    decided(s, l, tell) {
      table.change(s, tell, 'dark', l.side === 'dark' ? l.bidder : other(l.bidder));
      table.changeFor(s, tell, 'allowance', l.bidder, l.bid);
      tell?.({ kind: 'sides', dark: s.facts.dark });
      return call(start({ placing: 0 }));
    },
  },
);

/** From the most down to nothing. */
const bidsUpTo = (most: number): Option[] =>
  Array.from({ length: most + 1 }, (_, i) => ({ verb: 'bid', amount: most - i }));

/** The cards a mulligan may discard: never unit cards. */ // TCG-0064
const exchangeable = (s: State, who: Player): CardId[] =>
  s.zones.hand[who].filter((card) => cardOf(s, card).kind !== 'unit');

function mulligan(s: State, tell: Tell, who: Player, picked: readonly Option[]): void {
  if (picked.length === 0) return;
  for (const { on } of picked) table.move(s, tell, cardAt(s, on), 'discard', who);
  for (const _ of picked) drawCard(s, tell, who);
  tell?.({ kind: 'mulligan', by: who, amount: picked.length });
}

const askMulligan = (s: State, who: Player) => {
  const options = exchangeable(s, who).map((card): Option => ({ verb: 'exchange', on: onCard(s, card) }));
  // Asked for even with nothing to choose: that there is nothing is a secret.
  return { player: who, kind: 'subset', options, min: 0, max: options.length } as const;
};

/** What a player has in battle so far, and on a last card face down. */ // TCG-0377
export function totalOf(s: State, who: Player): number {
  let total = 0;
  for (const arena of arenas) for (const unit of s.zones[arena][who]) total += costOf(s, unit);
  for (const card of s.zones.building[who]) total += s.cards.counters[card] ?? 0;
  return total;
}

/** Units that may be put into battle at the start, and how. */ // TCG-0069, TCG-0070, TCG-0374 to TCG-0378
function placements(s: State, who: Player): Option[] {
  const left = s.facts.allowance[who] - totalOf(s, who);
  const options: Option[] = [];
  for (const card of s.zones.hand[who]) {
    const unit = unitCardOf(s, card);
    if (unit === null) continue;
    const top = stackFor(s, who, card);
    if (top === null) {
      if (unit.cost <= left)
        for (const zone of unit.types) options.push({ verb: 'put', on: onCard(s, card), to: { zone, of: who } });
      continue;
    }
    if (whyNotStack(s, top, card) !== null) continue;
    for (const where of positionsInStack(s, top, unit))
      if (costAfter(s, top, card, where) <= left)
        options.push({ verb: 'stack', clause: where, on: onCard(s, card), to: onCard(s, top) });
  }
  return options;
}

/** A cheaper card, or one that could not be where the stack is, goes beneath. */ // TCG-0376, TCG-0378
function positionsInStack(s: State, top: CardId, unit: UnitCard): readonly ('top' | 'beneath')[] {
  const arena = arenaOf(s, top);
  const couldBeThere = unit.types.some((type) => type === arena);
  return couldBeThere && unit.cost >= printedCost(cardOf(s, top)) ? ['top', 'beneath'] : ['beneath'];
}

/** How much more the stack counts with this card in it. */
const costAfter = (s: State, top: CardId, card: CardId, where: 'top' | 'beneath'): number =>
  where === 'beneath' ? 1 : printedCost(cardOf(s, card)) - printedCost(cardOf(s, top)) + 1;

/** The last card may be built in part, with all that is left. */ // TCG-0067, TCG-0079
function lastCards(s: State, who: Player): Option[] {
  const left = s.facts.allowance[who] - totalOf(s, who);
  if (left < 1) return [];
  return s.zones.hand[who]
    .filter((card) => cardOf(s, card).kind === 'unit')
    .map((card): Option => ({ verb: 'build last', on: onCard(s, card), amount: left }));
}

/** From the starting hand to the first turn. */
export const start = procedure(
  'start',
  { placing: player, finished: pair(flag) },
  {
    hands(s, l, tell) {
      table.change(s, tell, 'phase', 'setup');
      // A card each in turn, Dark first: the order of drawing makes no difference. TCG-0063
      for (const who of darkFirst(s)) for (let i = 0; i < openingHand; i++) drawCard(s, tell, who);
      l.placing = s.facts.dark;
      return next;
    },
    darkMulligan: {
      ask: (s) => askMulligan(s, s.facts.dark),
      then(s, _l, picked, tell) {
        mulligan(s, tell, s.facts.dark, picked);
        return next;
      },
    },
    lightMulligan: {
      ask: (s) => askMulligan(s, other(s.facts.dark)),
      then(s, _l, picked, tell) {
        mulligan(s, tell, other(s.facts.dark), picked);
        return next;
      },
    },
    // The Dark Side begins with one unit, whatever it costs. TCG-0066
    firstUnit: {
      ask(s, l) {
        const placed = placements(s, l.placing);
        return { player: l.placing, kind: 'action', options: placed.length > 0 ? placed : otherwise(s, l.placing) };
      },
      then(s, l, [picked], tell) {
        take(s, tell, l, picked);
        l.placing = other(l.placing);
        return next;
      },
    },
    place: {
      ask: (s, l) => ({
        player: l.placing,
        kind: 'action',
        options: [...placements(s, l.placing), ...otherwise(s, l.placing)],
      }),
      then(s, l, [picked], tell) {
        take(s, tell, l, picked);
        return next;
      },
    },
    // On to the other player once this one is ahead, or done. TCG-0071, TCG-0072, TCG-0076, TCG-0077
    whoNext(s, l) {
      const opponent = other(l.placing);
      if (l.finished[0] && l.finished[1]) return goto('play');
      const ahead = totalOf(s, l.placing) > totalOf(s, opponent);
      if (!l.finished[opponent] && (ahead || l.finished[l.placing])) l.placing = opponent;
      return goto('place');
    },
    play: () => call(turn({})),
    over: finish,
  },
);

/** Instead of putting a unit into battle: build a last one in part, or stop. */ // TCG-0080
const otherwise = (s: State, who: Player): Option[] => [...lastCards(s, who), { verb: 'stop' }];

interface Placing {
  placing: Player;
  finished: readonly [boolean, boolean];
}

/** A card is put down and replaced; whoever has spent all, or stops, is finished. */ // TCG-0076, TCG-0078
function take(s: State, tell: Tell, l: Placing, picked: Option | undefined): void {
  const who = l.placing;
  if (picked !== undefined && picked.verb !== 'stop') {
    putDown(s, tell, who, cardAt(s, picked.on), picked);
    drawCard(s, tell, who);
    if (picked.verb !== 'build last' && totalOf(s, who) < s.facts.allowance[who]) return;
  }
  l.finished = who === 0 ? [true, l.finished[1]] : [l.finished[0], true];
}

function putDown(s: State, tell: Tell, who: Player, card: CardId, option: Option): void {
  switch (option.verb) {
    case 'build last':
      // Shown, then put face down.
      table.move(s, tell, card, 'building', who, { sees: 'all' });
      table.mark(s, tell, card, 'counters', option.amount ?? 1);
      tell?.({ kind: 'built', by: who, card: mention(s, card), amount: option.amount ?? 1 });
      return;
    case 'stack': {
      const top = stackFor(s, who, card) ?? card;
      if (option.clause === 'top') putOnTop(s, tell, top, card);
      else slipBeneath(s, tell, top, card);
      return;
    }
    default: {
      const zone = option.to !== undefined && 'zone' in option.to ? (option.to.zone as Arena) : 'space';
      table.move(s, tell, card, zone, who);
      tell?.({ kind: 'put', by: who, card: mention(s, card), arena: zone });
    }
  }
}
