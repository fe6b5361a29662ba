import {
  below,
  type CardId,
  type CardRef,
  type Chance,
  type Control,
  call,
  everybody,
  type FrameSpec,
  finish,
  forgetUses,
  goto,
  isCurrent,
  list,
  mention,
  nameOf,
  next,
  number,
  type Occurrence,
  type Option,
  occurrence,
  onCard,
  other,
  type Player,
  pair,
  player,
  players,
  ref,
  refTo,
  type Setup,
  type Tell,
  text,
  topOf,
} from '@binary-sunset/kernel';
import { cardOf, definitionOf } from '../catalog.ts';
import { procedure, type State, table } from '../state.ts';
import { actionFrame } from './acting.ts';
import { sideOfDeck } from './decks.ts';
import { layAt, spotPicked, waysToLay } from './deploying/locations.ts';
import { draftOf, whyNot } from './initiating.ts';
import { canConvert } from './layingOut.ts';
import { respondTo } from './responding.ts';
import { bothChoose, couldStartWith } from './startingCards.ts';
import { turn } from './turn.ts';

/** A starting hand, unless a card says otherwise. */ // GAP-0036, AR1-0015
const openingHand = 8;

export const initialFacts = (): State['facts'] => ({
  dark: 0,
  turn: 0,
  active: 0,
  phase: 'start',
  layout: [],
  mobileSystems: [],
  battle: null,
  drain: null,
  attack: null,
  draws: [],
  destinies: [],
  generation: 0,
  activated: 0,
  memory: [],
});

/** All that a player has brought lies in the Reserve Deck; the Dark Side will begin. */ // GAP-0033, GAP-0031
export function begin(s: State, { decks }: Setup): FrameSpec {
  for (const who of players) {
    table.bringAll(s, s.decks[who], who, 'reserve');
    table.shuffle(s, undefined, 'reserve', who);
  }
  const dark: Player = sideOfDeck(decks[0]) === 'dark' ? 0 : 1;
  table.change(s, undefined, 'dark', dark);
  table.change(s, undefined, 'active', dark);
  return start({ hands: [openingHand, openingHand], permits: dark });
}

const darkFirst = ({ facts }: State): readonly [Player, Player] => [facts.dark, other(facts.dark)];

interface Starting {
  readonly names: readonly string[];
  readonly aside: readonly CardRef[];
}

/** The card that a player has chosen to start with, where it lies in the Reserve Deck; null for none. */
function chosenBy(s: State, { names, aside }: Starting, who: Player): CardId | null {
  const name = names[who] ?? '';
  if (name === '') return null;
  const isAside = (card: CardId): boolean => aside.some((one) => one.card === card && isCurrent(s, one));
  return s.zones.reserve[who].find((card) => nameOf(s, card) === name && !isAside(card)) ?? null;
}

/** Both choices are turned up at the same moment. */
function reveal(s: State, tell: Tell, l: Starting): void {
  for (const who of darkFirst(s)) {
    const card = chosenBy(s, l, who);
    if (card === null) continue;
    table.reveal(s, tell, card, everybody);
    tell?.({ kind: 'starts with', by: who, card: mention(s, card) });
  }
}

const isDeployed = (s: State, by: Player, card: CardId): Occurrence =>
  occurrence(s, { kind: 'deployed', by, subject: refTo(s, card) });

/** What is deployed before the game can be responded to like anything else. */ // GAP-0034
function respond(s: State, deployed: readonly Occurrence[]): Control<never> {
  const window = respondTo(s, deployed);
  return window === null ? next : call(window);
}

/** Both have chosen the same location. */
function isSame(s: State, l: Starting): boolean {
  const [one, two] = [chosenBy(s, l, 0), chosenBy(s, l, 1)];
  return one !== null && two !== null && cardOf(s, one).title === cardOf(s, two).title;
}

/** Lays a starting location where it can lie apart from everything, or where its owner says. */
function lay(s: State, tell: Tell, who: Player, card: CardId, picked?: Option): void {
  const spot = picked === undefined ? waysToLay(s, who, card)[0]?.spot : spotPicked(s, who, card, picked);
  if (spot !== undefined && spot !== null) layAt(s, tell, who, card, spot);
}

/** From the decks to the first turn. */ // GAP-0016
export const start = procedure(
  'start',
  {
    /** What each player has just chosen. */
    names: list(text),
    /** Locations that neither player would have converted. */
    aside: list(ref),
    /** Whose location may be converted by the other's. */
    permits: player,
    /** How many cards each will draw. */
    hands: pair(number),
  },
  {
    effects: () => call(bothChoose({ what: 'Starting Effect' }), { into: 'names' }),
    layEffects(s, l, tell) {
      reveal(s, tell, l);
      const laid = darkFirst(s).flatMap((who) => {
        const card = chosenBy(s, l, who);
        if (card === null) return [];
        table.move(s, tell, card, 'table', who);
        return [isDeployed(s, who, card)];
      });
      return respond(s, laid);
    },
    locations(s, l) {
      l.permits = s.facts.dark;
      return call(bothChoose({ what: 'starting location', aside: l.aside }), { into: 'names' });
    },
    revealLocations(s, l, tell) {
      reveal(s, tell, l);
      return isSame(s, l) ? next : goto('layDark');
    },
    // The Dark Side is asked first, then the Light Side. GAP-0021
    permit: {
      ask(s, l) {
        const card = chosenBy(s, l, l.permits);
        const on = card === null ? {} : { on: onCard(s, card) };
        return { player: l.permits, kind: 'choice', options: [{ verb: 'permit', ...on }, { verb: 'decline' }] };
      },
      then(s, l, [picked]) {
        if (picked?.verb === 'permit') return goto('cover');
        if (l.permits === s.facts.dark) {
          l.permits = other(l.permits);
          return goto('permit');
        }
        return next;
      },
    },
    // Both lie aside until others are chosen; a second copy is another card. GAP-0021, GAP-0022
    again(s, l) {
      const cards = players.flatMap((who) => chosenBy(s, l, who) ?? []);
      l.aside = [...l.aside, ...cards.map((card) => refTo(s, card))];
      return goto('locations');
    },
    cover(s, l, tell) {
      const [under, over] = [chosenBy(s, l, l.permits), chosenBy(s, l, other(l.permits))];
      if (under === null || over === null) return goto('interrupts');
      lay(s, tell, l.permits, under);
      // One that can't be converted stays, and the other counts as if it had been. GAP-0023
      if (canConvert(s, under)) lay(s, tell, other(l.permits), over);
      else table.move(s, tell, over, 'outOfPlay', other(l.permits));
      return goto('laid');
    },
    layDark(s, l, tell) {
      const card = chosenBy(s, l, s.facts.dark);
      if (card !== null) lay(s, tell, s.facts.dark, card);
      return next;
    },
    // They are deployed at the same moment; only the second can lie beside another. GAP-0024
    layLight: {
      ask(s, l) {
        const light = other(s.facts.dark);
        const card = chosenBy(s, l, light);
        if (card === null) return null;
        return { player: light, kind: 'choice', options: waysToLay(s, light, card).map(({ option }) => option) };
      },
      then(s, l, [picked], tell) {
        const light = other(s.facts.dark);
        const card = chosenBy(s, l, light);
        if (card !== null) lay(s, tell, light, card, picked);
        return next;
      },
    },
    laid: (s) =>
      respond(
        s,
        darkFirst(s).flatMap((who) => s.zones.locations[who].map((card) => isDeployed(s, who, card))),
      ),
    interrupts: () => call(bothChoose({ what: 'Starting Interrupt' }), { into: 'names' }),
    revealInterrupts(s, l, tell) {
      reveal(s, tell, l);
      return next;
    },
    // Whoever has the first turn has theirs first, to the end. GAP-0029, GAP-0031
    playDark: (s, l) => play(s, l, s.facts.dark),
    playLight: (s, l) => play(s, l, other(s.facts.dark)),
    // What lay aside is in the deck again. AR1-0010, GLC-0372
    hands(s, l, tell) {
      for (const who of darkFirst(s)) {
        table.shuffle(s, tell, 'reserve', who);
        for (let i = 0; i < l.hands[who]; i++) {
          const card = topOf(s.zones.reserve[who]);
          if (card !== null) table.move(s, tell, card, 'hand', who);
        }
      }
      return next;
    },
    // Nothing of this happened in a turn. GAP-0041
    play(s) {
      forgetUses(s, 'turn');
      return call(turn({}));
    },
    over: finish,
  },
);

/** A Starting Interrupt has its result, or if it can't have all of it, stays in the Reserve Deck. */ // GAP-0038
function play(s: State, l: Starting, who: Player): Control<never> {
  const card = chosenBy(s, l, who);
  const starting = card === null ? undefined : definitionOf(s, card).actions.find(({ clause }) => clause.starting);
  if (card === null || starting === undefined) return next;
  const draft = draftOf(s, starting, card, who, null);
  return whyNot(s, draft) === null ? call(actionFrame(draft)) : next;
}

/** A player will draw so many cards for a starting hand, whatever they have taken into hand before. */ // GAP-0036
export function setStartingHand(s: State, who: Player, cards: number): void {
  const frame = s.frames.find(({ procedure: name }) => name === start.name);
  if (frame === undefined) return;
  const locals = frame.locals as { hands: readonly [number, number] };
  locals.hands = who === 0 ? [cards, locals.hands[1]] : [locals.hands[0], cards];
}

/** What the other player may have chosen to start with, as far as anybody can guess. */
export function supposedStart(s: State, who: Player, chance: Chance): string {
  if (s.facts.layout.length > 0) return '';
  const names = couldStartWith(s, who, 'starting location', []);
  return names[names.length === 0 ? 0 : below(chance, names.length)] ?? '';
}
