import { at } from './at.ts';
import type { Handle, Place } from './decision.ts';
import { impossible } from './errors.ts';
import { changed, noteArrangement, noteChange } from './frames.ts';
import type { Detail, Tell, ViewerMask } from './happening.ts';
import { everybody, maskOf } from './happening.ts';
import { other, type Player } from './player.ts';
import { rollDie, shuffleInPlace } from './random.ts';
import type { CardId, CardRef } from './schema.ts';
import { knownTo, learn, mention, mix } from './secrecy.ts';
import { show } from './show.ts';
import type { CardColumns, KernelState, Piles, Sees, StateSchema } from './state.ts';

type ZoneOf<S extends KernelState> = keyof S['zones'] & string;
type ColumnOf<S extends KernelState> = Exclude<keyof S['cards'] & string, keyof CardColumns>;
type FactOf<S extends KernelState> = keyof S['facts'] & string;
/** Facts that are kept for each player. */
type PairOf<S extends KernelState> = {
  [K in FactOf<S>]: S['facts'][K & keyof S['facts']] extends readonly [infer T, infer U]
    ? T extends U
      ? K
      : never
    : never;
}[FactOf<S>];
type HalfOf<S extends KernelState, K extends PairOf<S>> = S['facts'][K & keyof S['facts']] extends readonly [
  infer T,
  unknown,
]
  ? T
  : never;

export interface MoveOptions {
  /** Top of the pile unless said otherwise; a place counted from the bottom is a number. */
  readonly at?: 'top' | 'bottom' | number;
  /** Who knows the card there, where that is not as the zone has it. */
  readonly sees?: Sees;
}

/** Every change to cards and facts goes through these, so that whoever watches is told. */
export interface Table<S extends KernelState> {
  /** Adds the cards that somebody brought, before play. */
  bringAll(s: S, names: readonly string[], owner: Player, zone: ZoneOf<S>): void;
  bring(s: S, name: string, owner: Player, zone: ZoneOf<S>): CardId;
  move(s: S, tell: Tell, card: CardId, zone: ZoneOf<S>, of: Player, options?: MoveOptions): void;
  shuffle(s: S, tell: Tell, zone: ZoneOf<S>, of: Player): void;
  /** A card that everybody knows is another one from now on, for the rest of the game. It stays where it is. */
  turnInto(s: S, tell: Tell, card: CardId, name: string): void;
  /** Lets viewers know which card this is, where it lies. */
  reveal(s: S, tell: Tell, card: CardId, to: ViewerMask): void;
  roll(s: S, sides: number): number;
  /** Sets a card's number in a column. */
  mark(s: S, tell: Tell, card: CardId, column: ColumnOf<S>, value: number): void;
  change<K extends FactOf<S>>(s: S, tell: Tell, fact: K, value: S['facts'][K & keyof S['facts']]): void;
  changeFor<K extends PairOf<S>>(s: S, tell: Tell, fact: K, player: Player, value: HalfOf<S, K>): void;
  /** Where a card lies. */
  where(s: S, card: CardId): { readonly zone: ZoneOf<S>; readonly of: Player };
  /** Whose zone it lies in. */
  whose(s: S, card: CardId): Player;
  isIn(s: S, card: CardId, zone: ZoneOf<S>): boolean;
  inPlay(s: S, card: CardId): boolean;
}

export const refTo = (s: KernelState, card: CardId): CardRef => ({ card, life: at(s.cards.life, card) });

/** Is the card still the one that was meant? */
export const isCurrent = (s: KernelState, ref: CardRef): boolean =>
  ref.card >= 0 && s.cards.life[ref.card] === ref.life;

export const handleOf = (s: KernelState, card: CardId): Handle => at(s.cards.handle, card);

export const onCard = (s: KernelState, card: CardId): Place => ({ card: handleOf(s, card) });

/** The card an option stands on. */
export function cardAt(s: KernelState, place: Place | undefined): CardId {
  if (place === undefined || !('card' in place)) return impossible('This option does not stand on a card.');
  return s.cards.handle.indexOf(place.card);
}

export const ownerOf = (s: KernelState, card: CardId): Player => (s.cards.owner[card] === 0 ? 0 : 1);

export const topOf = (pile: readonly CardId[]): CardId | null => pile[pile.length - 1] ?? null;

/** Each title's number, kept as long as a game's titles are the same list. */
let numbered: readonly string[] | null = null;
let numbers: ReadonlyMap<string, number> = new Map();

function numberOf(s: KernelState, name: string): number | undefined {
  if (s.names !== numbered) {
    numbered = s.names;
    numbers = new Map(s.names.map((title, i) => [title, i]));
  }
  return numbers.get(name);
}

/**
 * Counts every change of where cards lie, in whichever state: what was found out about that holds as long as this and
 * the state are the same. Never part of a state.
 */
let moves = 0;
export const movesMade = (): number => moves;

/** Counts how often a card came into play, left it or turned into another, in whichever state. Never part of a state. */
let plays = 0;
export const playsMade = (): number => plays;

/** Lists of one number again and again, kept for the next deck of that size. */
const repeated = new Map<number, readonly number[]>();

function repeat(value: number, times: number): readonly number[] {
  const known = repeated.get(value);
  if (known !== undefined && known.length === times) return known;
  const made: number[] = [];
  for (let left = times; left > 0; left--) made.push(value);
  repeated.set(value, made);
  return made;
}

/** Longer by a whole deck at once: card by card, a column would be copied whenever it has grown too long. */
const extended = (column: readonly number[], by: number, value: number): number[] =>
  column.length === 0 ? repeat(value, by).slice() : column.concat(repeat(value, by));

export function makeTable<S extends KernelState>(schema: StateSchema<S>): Table<S> {
  const { zoneNames, zoneRules, columns } = schema;
  const codes = new Map(zoneNames.map((name, i) => [name, i * 2]));
  const codeOf = (zone: string, of: Player): number =>
    (codes.get(zone) ?? impossible(`There is no zone called ${zone}.`)) + of;
  const ruleOf = (code: number) => zoneRules[code >> 1] ?? impossible(`There is no zone number ${code >> 1}.`);
  const nameOfZone = (code: number): ZoneOf<S> => zoneNames[code >> 1] as ZoneOf<S>;
  const playerOfZone = (code: number): Player => ((code & 1) === 0 ? 0 : 1);
  const pile = (s: KernelState, code: number): readonly CardId[] =>
    s.zones[zoneNames[code >> 1] ?? '']?.[playerOfZone(code)] ?? impossible(`There is no zone number ${code >> 1}.`);
  function setPile(s: KernelState, code: number, cards: readonly CardId[]): void {
    const name = zoneNames[code >> 1] as string;
    const [first, second] = s.zones[name] as Piles;
    s.zones[name] = (code & 1) === 0 ? [cards, second] : [first, cards];
  }
  const column = (s: KernelState, name: string): number[] =>
    (s.cards as unknown as Record<string, number[]>)[name] ?? [];

  const seers = (sees: Sees, of: Player): ViewerMask =>
    sees === 'all' ? everybody : sees === 'owner' ? maskOf(of) : 0;

  /** Column by column: decks are the whole of a game's start. */
  function bringAll(s: KernelState, names: readonly string[], owner: Player, zone: string): void {
    moves++;
    plays++;
    noteChange();
    noteArrangement();
    const code = codeOf(zone, owner);
    const { inPlay, sees } = ruleOf(code);
    const { cards } = s;
    const into = pile(s, code).slice();
    for (let i = 0; i < names.length; i++) {
      const name = names[i] as string;
      const definition = numberOf(s, name) ?? impossible(`${name} is not among the titles of this game.`);
      into.push(cards.definition.length);
      cards.definition.push(definition);
      cards.handle.push(s.nextHandle++);
      cards.since.push(inPlay === true ? s.moment++ : 0);
    }
    setPile(s, code, into);
    cards.owner = extended(cards.owner, names.length, owner);
    cards.zone = extended(cards.zone, names.length, code);
    cards.life = extended(cards.life, names.length, 0);
    cards.group = extended(cards.group, names.length, 0);
    cards.knows = extended(cards.knows, names.length, seers(sees, owner));
    const own = cards as unknown as Record<string, number[]>;
    for (const { name, empty } of columns) own[name] = extended(column(s, name), names.length, empty);
  }

  function leavePlay(s: KernelState, card: CardId): void {
    s.cards.life[card] = at(s.cards.life, card) + 1;
    s.cards.since[card] = 0;
    for (const { name, empty } of columns) column(s, name)[card] = empty;
  }

  /** Cards about to be mixed: nothing may stand on them, or point at them, that would tell them apart. */
  function unmark(s: KernelState, cards: readonly CardId[], tell: Tell): void {
    for (const { name, kind, empty } of columns) {
      const values = column(s, name);
      for (let i = 0; i < cards.length; i++)
        if (values[cards[i] as CardId] !== empty) clear(s, cards[i] as CardId, name, values, empty, tell);
      if (kind !== 'card') continue;
      for (let card = 0; card < values.length; card++)
        if (values[card] !== empty && cards.includes(values[card] as CardId)) clear(s, card, name, values, empty, tell);
    }
  }

  function clear(s: KernelState, card: CardId, mark: string, values: number[], empty: number, tell: Tell): void {
    values[card] = empty;
    noteArrangement();
    tell?.({ kind: 'marked', card: handleOf(s, card), mark, value: empty });
  }

  function without(from: readonly CardId[], card: CardId): readonly CardId[] {
    const last = from.length - 1;
    if (from[last] === card) return from.slice(0, last);
    const index = from.indexOf(card);
    if (index < 0) impossible('A card is not in the zone that its column names.');
    const left = from.slice();
    left.splice(index, 1);
    return left;
  }

  function withCard(to: readonly CardId[], card: CardId, index: number): readonly CardId[] {
    if (index === to.length) return [...to, card];
    const now = to.slice();
    now.splice(index, 0, card);
    return now;
  }

  return {
    bringAll,

    bring(s, name, owner, zone) {
      bringAll(s, [name], owner, zone);
      return s.cards.definition.length - 1;
    },

    move(s, tell, card, zone, of, options) {
      const fromCode = at(s.cards.zone, card);
      const toCode = codeOf(zone, of);
      const from = pile(s, fromCode);
      const fromRule = ruleOf(fromCode);
      const toRule = ruleOf(toCode);
      const see = seers(options?.sees ?? toRule.sees, of);
      if (fromRule.unordered === true) {
        const keeper = maskOf(playerOfZone(fromCode));
        if ((see | keeper) !== everybody) {
          unmark(s, from, tell);
          mix(s, from, keeper, false, { zone: nameOfZone(fromCode), of: playerOfZone(fromCode) }, tell);
        }
      }
      setPile(s, fromCode, without(from, card));
      const leaves = fromRule.inPlay === true && toRule.inPlay !== true;
      if (leaves) leavePlay(s, card);
      if (toRule.inPlay === true && fromRule.inPlay !== true) s.cards.since[card] = s.moment++;
      const to = pile(s, toCode);
      const place = options?.at ?? 'top';
      const index = place === 'top' ? to.length : place === 'bottom' ? 0 : place;
      setPile(s, toCode, withCard(to, card, index));
      s.cards.zone[card] = toCode;
      moves++;
      if (fromRule.inPlay === true || toRule.inPlay === true) {
        plays++;
        noteArrangement();
      }
      learn(s, card, see, tell);
      changed(s);
      tell?.({
        kind: 'moved',
        card: mention(s, card),
        from: { zone: nameOfZone(fromCode), of: playerOfZone(fromCode) },
        zone,
        of,
        index,
        since: at(s.cards.since, card),
        leaves,
      });
    },

    shuffle(s, tell, zone, of) {
      const code = codeOf(zone, of);
      const cards = pile(s, code).slice();
      shuffleInPlace(cards, s.chance);
      setPile(s, code, cards);
      unmark(s, cards, tell);
      mix(s, cards, seers(ruleOf(code).sees, of), true, { zone, of }, tell);
      changed(s);
    },

    turnInto(s, tell, card, name) {
      if (knownTo(s, card) !== everybody) impossible('A card that somebody does not know can’t turn into another.');
      const number = numberOf(s, name) ?? impossible(`${name} is not among the titles of this game.`);
      // Shared between forks, so replaced.
      s.cards.definition = s.cards.definition.map((before, id) => (id === card ? number : before));
      moves++;
      plays++;
      noteArrangement();
      changed(s);
      tell?.({ kind: 'known', card: mention(s, card) });
    },

    reveal(s, tell, card, to) {
      if (!learn(s, card, to, tell)) return;
      changed(s);
      tell?.({ kind: 'known', card: mention(s, card) });
    },

    roll(s, sides) {
      changed(s);
      return rollDie(s.chance, sides);
    },

    mark(s, tell, card, name, value) {
      const values = column(s, name);
      if (values[card] === value) return;
      values[card] = value;
      noteArrangement();
      changed(s);
      tell?.({ kind: 'marked', card: handleOf(s, card), mark: name, value: shownMark(s, name, value) });
    },

    change,

    changeFor(s, tell, fact, player, value) {
      const facts = s.facts as Record<string, [unknown, unknown]>;
      const others = facts[fact]?.[other(player)];
      change(s, tell, fact, (player === 0 ? [value, others] : [others, value]) as never);
    },

    where: (s, card) => {
      const code = at(s.cards.zone, card);
      return { zone: nameOfZone(code), of: playerOfZone(code) };
    },

    whose: (s, card) => playerOfZone(at(s.cards.zone, card)),

    isIn: (s, card, zone) => nameOfZone(at(s.cards.zone, card)) === zone,

    inPlay: (s, card) => ruleOf(at(s.cards.zone, card)).inPlay === true,
  };

  function change(s: S, tell: Tell, fact: string, value: unknown): void {
    (s.facts as Record<string, unknown>)[fact] = value;
    changed(s);
    if (tell === undefined) return;
    const shape = schema.facts[fact] ?? impossible(`There is no fact called ${fact}.`);
    for (const viewer of [0, 1, 'spectator'] as const) {
      tell({ kind: 'changed', for: maskOf(viewer), fact, value: show(shape, value, s, viewer) as Detail });
    }
  }

  function shownMark(s: KernelState, name: string, value: number): number {
    const kind = columns.find((c) => c.name === name)?.kind;
    return kind === 'card' && value >= 0 ? handleOf(s, value) : value;
  }
}
