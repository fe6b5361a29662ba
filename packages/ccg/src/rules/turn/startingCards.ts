import {
  type CardId,
  type CardRef,
  type Control,
  call,
  done,
  everybody,
  isCurrent,
  list,
  mention,
  nameOf,
  next,
  occurrence,
  oneOf,
  other,
  type Player,
  pair,
  ref,
  refTo,
  sealed,
  text,
} from '@binary-sunset/kernel';
import { cardOf, definitionOf, kindOf } from '../../catalog/catalog.ts';
import { procedure, type State, table } from '../../state/state.ts';
import type { Option, Tell } from '../../state/vocabulary.ts';
import { draftOf, whyNot } from '../actions/initiating.ts';
import { respondTo } from '../actions/responding.ts';
import { whyNotLay } from '../deploying/locations.ts';

/** The kinds of cards that a game starts with, in the order in which they are revealed. */ // GAP-0017
const startingKinds = ['Starting Effect', 'starting location', 'Starting Interrupt'] as const;
export type StartingKind = (typeof startingKinds)[number];

/** Can a player start with this card of theirs, as the table is now? */
const isStarting: Readonly<Record<StartingKind, (s: State, who: Player, card: CardId) => boolean>> = {
  'Starting Effect'(s, _who, card) {
    const found = cardOf(s, card);
    return found.kind === 'effect' && found.type === 'starting';
  },
  // What could not be deployed to an empty table is none. GAP-0025, GLC-0373
  'starting location': (s, who, card) => kindOf(s, card) === 'location' && whyNotLay(s, who, card) === null,
  // One that could not have all of its result is none either. GAP-0038
  'Starting Interrupt': (s, who, card) =>
    definitionOf(s, card).actions.some(
      (action) => action.clause.starting === true && whyNot(s, draftOf(s, action, card, who, null)) === null,
    ),
};

/** The names of what a player could start with; copies are all alike. */
export function couldStartWith(s: State, who: Player, what: StartingKind, aside: readonly CardRef[]): string[] {
  const names = new Set<string>();
  for (const card of s.zones.reserve[who]) {
    const name = nameOf(s, card);
    if (names.has(name) || aside.some((one) => one.card === card && isCurrent(s, one))) continue;
    if (isStarting[what](s, who, card)) names.add(name);
  }
  return [...names].sort();
}

/** By name, for nobody has looked at the Reserve Deck: a player knows what is in it, not where. */
function optionsFor(s: State, who: Player, what: StartingKind, aside: readonly CardRef[]): Option[] {
  const found = couldStartWith(s, who, what, aside).map((clause): Option => ({ verb: 'start with', clause }));
  // A location is not to be had or left. GLC-0370
  return what === 'starting location' || found.length === 0 ? found : [...found, { verb: 'start with none' }];
}

/** The Dark Side goes first in all that is not done at once. */ // GAP-0031
export const darkFirst = ({ facts }: State): readonly [Player, Player] => [facts.dark, other(facts.dark)];

const chosen = (l: { chosen: readonly [string, string] }, who: Player, name: string): [string, string] =>
  who === 0 ? [name, l.chosen[1]] : [l.chosen[0], name];

/** Both choose in secret; then both choices are known. */ // GAP-0018, GAP-0029, GLC-0370
export const bothChoose = procedure(
  'both choose',
  { what: oneOf(...startingKinds), aside: list(ref), chosen: pair(sealed(text)) },
  {
    dark: {
      ask: (s, l) => ({
        player: s.facts.dark,
        kind: 'choice',
        options: optionsFor(s, s.facts.dark, l.what, l.aside),
      }),
      then(s, l, [picked]) {
        l.chosen = chosen(l, s.facts.dark, picked?.clause ?? '');
        return next;
      },
    },
    light: {
      ask: (s, l) => ({
        player: other(s.facts.dark),
        kind: 'choice',
        options: optionsFor(s, other(s.facts.dark), l.what, l.aside),
      }),
      then(s, l, [picked]) {
        l.chosen = chosen(l, other(s.facts.dark), picked?.clause ?? '');
        return next;
      },
    },
    // Whoever had nothing to choose was not asked.
    both: (_s, l) => done(l.chosen.map((name) => name ?? '')),
  },
);

/** What each player has chosen, and what lies aside meanwhile. */
export interface Chosen {
  readonly names: readonly string[];
  readonly aside?: readonly CardRef[];
}

/** The card that a player has chosen to start with, where it lies in the Reserve Deck; null for none. */
export function chosenBy(s: State, { names, aside = [] }: Chosen, who: Player): CardId | null {
  const name = names[who] ?? '';
  if (name === '') return null;
  const isAside = (card: CardId): boolean => aside.some((one) => one.card === card && isCurrent(s, one));
  return s.zones.reserve[who].find((card) => nameOf(s, card) === name && !isAside(card)) ?? null;
}

/** Both choices are turned up at the same moment. */
export function reveal(s: State, tell: Tell, chosen: Chosen): void {
  for (const who of darkFirst(s)) {
    const card = chosenBy(s, chosen, who);
    if (card === null) continue;
    table.reveal(s, tell, card, everybody);
    tell?.({ kind: 'starts with', by: who, card: mention(s, card) });
  }
}

/** What is deployed before the game, by both at once, can be responded to like anything else. */ // GAP-0034
export function respondToDeployed(s: State, cards: readonly CardId[]): Control<never> {
  const deployed = cards.map((card) =>
    occurrence(s, { kind: 'deployed', by: table.whose(s, card), subject: refTo(s, card) }),
  );
  const window = respondTo(s, deployed);
  return window === null ? next : call(window);
}
