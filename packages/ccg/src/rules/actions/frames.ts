import {
  data,
  fixed,
  flag,
  frameById,
  list,
  localsOf,
  number,
  oneOf,
  optional,
  player,
  ref,
  text,
  windowFrame,
} from '@binary-sunset/kernel';
import { moveNames, type OccurrenceKind, type State } from '../../state/state.ts';
import type { Acting } from '../../text/program.ts';

type Frame = State['frames'][number];

/** How cards move, which, and where to. */
const onTheWay = {
  kind: oneOf(...moveNames),
  movers: list(ref),
  from: ref,
  to: ref,
  through: list(ref),
} as const;

const acting = {
  text,
  source: ref,
  by: player,
  about: number,
  responding: number,
  it: list(ref),
  chosen: list(list(ref)),
  picked: list(ref),
  grabbers: list(ref),
  pile: oneOf('', 'used', 'lost'),
  x: number,
  at: number,
  cancelled: flag,
  result: data,
} as const;

/** Procedures whose frames are looked at where their steps can't be seen. */
export const declared = {
  window: windowFrame<OccurrenceKind>(),
  act: { name: 'act', locals: acting },
  result: { name: 'result', locals: acting },
  deploy: {
    name: 'deploy',
    locals: {
      by: player,
      source: ref,
      to: ref,
      pilot: ref,
      target: ref,
      declared: number,
      free: flag,
      cancelled: flag,
      /** The action that it is deployed in response to: the id of its frame, or 0. */
      responding: number,
      /** What it responds to happened to this card. */
      it: list(ref),
      /** The location that it must be deployed to, as a react. */ // GLC-0141
      within: optional(ref),
    },
  },
  move: {
    name: 'move',
    locals: {
      by: player,
      /** The card that moves, or whose moving brings others along. */
      source: ref,
      ...onTheWay,
      /** How many of those it has come to. */
      passed: number,
      regular: flag,
      cost: number,
      amount: number,
      react: flag,
      cancelled: flag,
    },
  },
  dock: {
    name: 'dock',
    locals: {
      by: player,
      source: ref,
      ...onTheWay,
      amount: number,
      react: flag,
      cancelled: flag,
    },
  },
  draw: {
    name: 'draw destiny',
    locals: {
      by: player,
      for: text,
      /** The action that draws: the id of its frame. */
      action: number,
      /** The values of cards that the total will be held against, or reckoned with. */ // AR1-0226
      against: list(fixed({ card: ref, value: text })),
      /** How often somebody did something before the draw at hand. */
      answered: number,
      /** Draws that are still to be made. */
      left: number,
      /** Their number is as it is, whatever changes or limits it. */ // AR6-0141
      counted: flag,
      /** Each of them only if its player wants it. */
      optional: flag,
      /** What the action adds to each draw. */ // AR1-0485
      each: number,
      /** Cards drawn that count against the limit, if there is one. */
      made: number,
      limit: optional(number),
      /** What is used in place of the draw at hand. */
      instead: optional(number),
      /** Of how many draws how many are chosen, in place of the draw at hand. */
      wanted: number,
      keep: number,
      /** Draws of those that were made, and of them those not cancelled. */
      group: number,
      unresolved: number,
      /** What the completed draws came to. */
      values: list(number),
    },
  },
} as const;

/** An action of a card's text under way, if this is a frame of one. */
export const actingIn = (frame: Frame | null | undefined): Acting | null =>
  localsOf(frame, declared.act) ?? localsOf(frame, declared.result);

/** An action of a card's text under way, by the id of its frame; null if there is none. */
export const actingCalled = (s: State, id: number): Acting | null => actingIn(frameById(s, id));
