import {
  below,
  type Control,
  call,
  type FrameSpec,
  finish,
  forgetUses,
  goto,
  list,
  localsOf,
  next,
  number,
  other,
  type Player,
  pair,
  players,
  type Random,
  type Setup,
  text,
  topOf,
} from '@binary-sunset/kernel';
import { definitionOf } from '../../catalog/catalog.ts';
import { procedure, type State, table } from '../../state/state.ts';
import { actionFrame } from '../actions/acting.ts';
import { draftOf, whyNot } from '../actions/initiating.ts';
import { sideOfDeck } from './decks.ts';
import {
  bothChoose,
  type Chosen,
  chosenBy,
  couldStartWith,
  darkFirst,
  respondToDeployed,
  reveal,
} from './startingCards.ts';
import { startingLocations } from './startingLocations.ts';
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
  return start({ hands: [openingHand, openingHand] });
}

/** From the decks to the first turn. */ // GAP-0016
export const start = procedure(
  'start',
  {
    /** What each player has just chosen. */
    names: list(text),
    /** How many cards each will draw, and how many more they may. */
    hands: pair(number),
    more: pair(number),
  },
  {
    effects: () => call(bothChoose({ what: 'Starting Effect' }), { into: 'names' }),
    layEffects(s, l, tell) {
      reveal(s, tell, l);
      const laid = darkFirst(s).flatMap((who) => chosenBy(s, l, who) ?? []);
      for (const card of laid) table.move(s, tell, card, 'table', table.whose(s, card));
      return respondToDeployed(s, laid);
    },
    locations: (s) => call(startingLocations({ permits: s.facts.dark })),
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
    // Some may go on drawing, as long as they like. GAP-0363
    oneMore: {
      ask(s, l) {
        const who = whoMayDraw(s, l);
        return who === null
          ? null
          : { player: who, kind: 'choice', options: [{ verb: 'draw one more' }, { verb: 'stop' }] };
      },
      then(s, l, [picked], tell) {
        const who = whoMayDraw(s, l);
        if (who === null) return next;
        const card = picked?.verb === 'stop' ? null : topOf(s.zones.reserve[who]);
        if (card !== null) table.move(s, tell, card, 'hand', who);
        l.more = withHalf(l.more, who, card === null ? 0 : l.more[who] - 1);
        return goto('oneMore');
      },
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
function play(s: State, l: Chosen, who: Player): Control<never> {
  const card = chosenBy(s, l, who);
  const starting = card === null ? undefined : definitionOf(s, card).actions.find(({ clause }) => clause.starting);
  if (card === null || starting === undefined) return next;
  const draft = draftOf(s, starting, card, who, null);
  return whyNot(s, draft) === null ? call(actionFrame(draft)) : next;
}

type Both = readonly [number, number];

const withHalf = (both: Both, who: Player, value: number): [number, number] =>
  who === 0 ? [value, both[1]] : [both[0], value];

const whoMayDraw = (s: State, { more }: { readonly more: Both }): Player | null =>
  darkFirst(s).find((who) => more[who] > 0 && s.zones.reserve[who].length > 0) ?? null;

/** A player will draw so many cards for a starting hand, whatever they have taken into hand before. */ // GAP-0036
export function setStartingHand(s: State, who: Player, cards: number, most: number): void {
  const locals = localsOf(
    s.frames.find(({ procedure: name }) => name === start.name),
    start,
  );
  if (locals === null) return;
  locals.hands = withHalf(locals.hands, who, cards);
  locals.more = withHalf(locals.more, who, most - cards);
}

/** What the other player may have chosen to start with, as far as anybody can guess. */
export function supposedStart(s: State, who: Player, random: Random): string {
  if (s.facts.layout.length > 0) return '';
  const names = couldStartWith(s, who, 'starting location', []);
  return names[names.length === 0 ? 0 : below(random, names.length)] ?? '';
}
