import type { Needs, Option, Place } from './decision.ts';
import { impossible } from './errors.ts';
import type { FrameSpec } from './frames.ts';
import { call, callAll, commit, done, goto, next, proceduresFor, stage } from './frames.ts';
import type { Occurrence } from './occurrence.ts';
import { occurrencesShape } from './occurrence.ts';
import { other, type Player } from './player.ts';
import type { CardId } from './schema.ts';
import { data, flag, list, number, player, text, type ValuesIn } from './schema.ts';
import type { KernelState } from './state.ts';
import { handleOf, onCard } from './table.ts';
import type { KernelVerb, OptionOf, Vocabulary } from './vocabulary.ts';

/** A response that must happen. */
export interface Automatic {
  readonly clause: string;
  /** The card it stands on, or null for a rule. */
  readonly on: CardId | null;
  readonly frame: FrameSpec;
}

/** What a kind of window admits. Who may act is asked anew each time. */
export interface WindowRule<S extends KernelState, V extends Vocabulary = Vocabulary> {
  /** What a player may do now, beside passing. A response names the occurrence that it is `about`. */
  options(s: S, player: Player, about: readonly Occurrence<V['occurs']>[]): readonly OptionOf<V>[];
  take(s: S, player: Player, option: OptionOf<V>, about: Occurrence<V['occurs']> | null): FrameSpec;
  /** What must happen because of an occurrence, each card's texts in the order in which they stand on it. */
  automatic?(s: S, occurrence: Occurrence<V['occurs']>): readonly Automatic[];
  /** Can this still be responded to? */
  applies?(s: S, occurrence: Occurrence<V['occurs']>): boolean;
  /** What keeps a player from passing, as long as there is something that they may do. */
  must?(s: S, player: Player): Needs | null;
  /** What passing is called, if not that. */
  readonly pass?: OptionOf<V>;
}

export interface WindowHooks<S extends KernelState, V extends Vocabulary = Vocabulary> {
  readonly kinds: Readonly<Record<string, WindowRule<S, V>>>;
  /** Orders automatic actions that compete. */
  turnPlayer(s: S): Player;
}

export interface WindowStart {
  readonly kind: string;
  /** Who may act first. */
  readonly next: Player;
  /** What may be responded to. */
  readonly about?: readonly Occurrence[];
  /** Only the first player's window. */
  readonly alone?: boolean;
}

/** What the frame of a window has, in a game with occurrences of these kinds. */
export const windowFrame = <K extends string>() => ({
  name: 'window',
  locals: {
    kind: text,
    about: occurrencesShape<K>(),
    next: player,
    passes: number,
    alone: flag,
    used: list(text),
    taking: text,
    answering: number,
    result: data,
    acted: number,
  },
});

/** The frame of a window. */
export const openWindow = ({ kind, next: first, about = [], alone = false }: WindowStart): FrameSpec => ({
  procedure: 'window',
  locals: { kind, about, next: first, passes: 0, alone, used: [], taking: '', answering: 0, result: null, acted: 0 },
});

/** What an action is done with if its player thought better of it: the same player is asked again. */
export const withdrawn = 'withdrawn';

/** Cards are named by handle here, as everywhere that a view may show. */
const use = (option: Option): string => `${option.about}/${option.clause ?? option.verb}/${handleIn(option.on)}`;

const usedUp = (s: KernelState, automatic: Automatic, about: Occurrence): string =>
  `${about.id}!${automatic.clause}/${automatic.on === null ? '' : handleOf(s, automatic.on)}`;

const handleIn = (place: Place | undefined): string =>
  place !== undefined && 'card' in place ? String(place.card) : '';

const plainPass: Option<KernelVerb> = { verb: 'pass' };

const toAct = goto('act');
const toDrop = goto('drop');

/** Where nothing is being responded to, there is nothing to drop and nothing automatic. */
const again = (l: { readonly about: readonly Occurrence[] }) => (l.about.length === 0 ? toAct : toDrop);

const nothingToAnswer: readonly number[] = [];
const windowOf = (l: { readonly kind: string; readonly about: readonly Occurrence[] }) => ({
  kind: l.kind,
  about: l.about.length === 0 ? nothingToAnswer : l.about.map((o) => o.id),
});

/**
 * Players alternate in acting or passing until both have passed in a row (or the one whose window it is passes). Over
 * occurrences it is a window for responses: what must happen comes first, in the turn player's order; each text
 * responds once to each occurrence; several occurrences are simultaneous, and the one responded to splits off into a
 * window of its own above the rest. Nothing shows who was asked.
 */
export function windowProcedure<S extends KernelState, V extends Vocabulary>(hooks: WindowHooks<S, V>) {
  const rule = (kind: string): WindowRule<S, V> =>
    hooks.kinds[kind] ?? impossible(`There is no kind of window called ${kind}.`);

  type Responded = Occurrence<V['occurs']>;

  const { name, locals } = windowFrame<V['occurs']>();

  type Locals = ValuesIn<typeof locals>;

  /** Of each card's automatic actions only the first not yet done, for they go in the order printed. */
  function pendingAutomatic(s: S, l: Locals): { about: Responded; automatic: Automatic }[] {
    const pending: { about: Responded; automatic: Automatic }[] = [];
    const automaticOf = rule(l.kind).automatic;
    if (automaticOf === undefined) return pending;
    for (const about of l.about) {
      const cards = new Set<CardId | null>();
      for (const automatic of automaticOf(s, about)) {
        if (l.used.includes(usedUp(s, automatic, about)) || cards.has(automatic.on)) continue;
        if (automatic.on !== null) cards.add(automatic.on);
        pending.push({ about, automatic });
      }
    }
    return pending;
  }

  /** Has nobody anything to do in it? Then it closes as if both had passed, without a look at one after the other. */
  function isIdle(s: S, l: Locals): boolean {
    const { options, automatic } = rule(l.kind);
    if (automatic !== undefined && l.about.some((o) => automatic(s, o).length > 0)) return false;
    return options(s, l.next, l.about).length === 0 && (l.alone || options(s, other(l.next), l.about).length === 0);
  }

  const asOption = (s: S, { about, automatic }: { about: Occurrence; automatic: Automatic }): Option<KernelVerb> => ({
    verb: 'resolve',
    clause: automatic.clause,
    about: about.id,
    ...(automatic.on === null ? {} : { on: onCard(s, automatic.on) }),
  });

  /** One of several occurrences gets a window of its own, above the rest. */
  function splitOff(l: Locals, about: Responded, nextPlayer: Player, passes: number): FrameSpec {
    l.about = l.about.filter((o) => o !== about);
    return window({ kind: l.kind, about: [about], next: nextPlayer, passes, alone: l.alone, used: l.used });
  }

  const window = proceduresFor<S, V>()(name, locals, {
    drop(s, l) {
      if (l.about.length === 0) return toAct;
      // Whether or not anybody is asked in it, or it would show.
      commit(s);
      const { applies } = rule(l.kind);
      if (applies !== undefined && !l.about.every((o) => applies(s, o))) l.about = l.about.filter((o) => applies(s, o));
      const opens = l.passes === 0 && l.acted === 0;
      return l.about.length === 0 || (opens && isIdle(s, l)) ? done(l.acted) : next;
    },
    automatic: {
      ask(s, l) {
        const pending = pendingAutomatic(s, l);
        if (pending.length === 0) return null;
        return {
          player: hooks.turnPlayer(s),
          kind: 'choice',
          options: pending.map((p) => asOption(s, p)),
          window: windowOf(l),
        };
      },
      then(s, l, [picked]) {
        const chosen = pendingAutomatic(s, l).find((p) => isSameOption(asOption(s, p), picked));
        if (chosen === undefined) return next;
        l.used = [...l.used, usedUp(s, chosen.automatic, chosen.about)];
        const { frame } = chosen.automatic;
        if (l.about.length < 2) return call(frame, { then: 'drop' });
        return callAll([splitOff(l, chosen.about, l.next, l.passes), frame], { then: 'drop' });
      },
    },
    act: {
      ask(s, l) {
        const { options, must, pass = plainPass } = rule(l.kind);
        const open = options(s, l.next, l.about);
        const left = l.used.length === 0 ? open : open.filter((o) => o.about === undefined || !l.used.includes(use(o)));
        const needs = must === undefined || left.length === 0 ? null : must(s, l.next);
        if (needs !== null) return { player: l.next, kind: 'action', options: left, window: windowOf(l), needs };
        return {
          player: l.next,
          kind: 'action',
          options: [...left, pass],
          window: windowOf(l),
        };
      },
      then(s, l, [picked]) {
        const { take, pass = plainPass } = rule(l.kind);
        if (picked === undefined || picked.verb === pass.verb) {
          l.passes++;
          if (l.alone || l.passes === 2) return done(l.acted);
          l.next = other(l.next);
          return again(l);
        }
        const about = l.about.find((o) => o.id === picked.about) ?? null;
        const action = take(s, l.next, picked, about);
        l.taking = about === null ? '' : use(picked);
        l.answering = about?.id ?? 0;
        return stage(action, { then: 'taken', into: 'result' });
      },
      back(_s, l) {
        l.taking = '';
        l.answering = 0;
      },
    },
    taken(_s, l) {
      if (l.result === withdrawn) return toDrop;
      if (l.taking !== '') l.used = [...l.used, l.taking];
      l.taking = '';
      l.acted++;
      l.passes = 0;
      if (!l.alone) l.next = other(l.next);
      const about = l.about.length > 1 ? l.about.find((o) => o.id === l.answering) : undefined;
      l.answering = 0;
      return about === undefined ? again(l) : call(splitOff(l, about, l.next, 0), { then: 'drop' });
    },
  });
  return window;
}

/**
 * Somebody is about to do something: a window for the other player only, before it is begun; if they did something in
 * it, the first is asked whether to go ahead. Done with `withdrawn`, or with null to go ahead.
 */
export function announceProcedure<S extends KernelState, V extends Vocabulary>() {
  return proceduresFor<S, V>()(
    'announce',
    { by: player, kind: text, about: occurrencesShape<V['occurs']>(), compulsory: flag, acted: number },
    {
      before: (_s, l) =>
        call(openWindow({ kind: l.kind, next: other(l.by), about: l.about, alone: true }), { into: 'acted' }),
      again: {
        ask: (_s, l) =>
          l.acted === 0 || l.compulsory
            ? null
            : { player: l.by, kind: 'choice', options: [{ verb: 'go ahead' }, { verb: 'withdraw' }] },
        then: (_s, _l, [picked]) => (picked?.verb === 'withdraw' ? done(withdrawn) : next),
      },
    },
  );
}

/** The frame of an announcement. */
export const announce = (by: Player, kind: string, about: Occurrence, compulsory = false): FrameSpec => ({
  procedure: 'announce',
  locals: { by, kind, about: [about], compulsory, acted: 0 },
});

const isSameOption = (a: Option, b: Option | undefined): boolean =>
  a.clause === b?.clause && a.about === b?.about && handleIn(a.on) === handleIn(b?.on);
