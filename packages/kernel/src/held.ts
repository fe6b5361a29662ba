import type { Option } from './decision.ts';
import type { FrameSpec } from './frames.ts';
import { call, done, goto, next, proceduresFor } from './frames.ts';
import { other, type Player } from './player.ts';
import type { ValueIn } from './schema.ts';
import { data, fixed, list, number, optional, player, ref, text } from './schema.ts';
import type { KernelState } from './state.ts';
import { onCard } from './table.ts';
import type { KernelVerb, Vocabulary } from './vocabulary.ts';

/**
 * Captured triggers: once caught, a trigger waits in the pool and is certain to resolve, whatever becomes of the card
 * it stands on.
 */
export const heldShape = fixed({
  id: number,
  clause: text,
  source: ref,
  by: player,
  /** The cards it is about, as they were when it was caught. */
  cards: list(ref),
  detail: data,
  /** The kind of window it waits for; null waits for none. */
  window: optional(text),
});

export type HeldTrigger = ValueIn<typeof heldShape>;

export function hold(s: KernelState, trigger: Omit<HeldTrigger, 'id'>): void {
  s.held.push({ ...trigger, id: s.nextOccurrence++ });
}

/** The frame in which those that wait for this kind of window (null: for none) are resolved, this player beginning. */
export const resolveHeld = (first: Player, window: string | null = null): FrameSpec => ({
  procedure: 'held triggers',
  locals: { next: first, window },
});

/** What the game does with a trigger whose time has come. */
export type ResolveHeld<S extends KernelState> = (s: S, trigger: HeldTrigger) => FrameSpec;

/** Players alternate in resolving one of theirs until none waits; those caught meanwhile join. */
export function heldProcedure<S extends KernelState, V extends Vocabulary>(resolve: ResolveHeld<S>) {
  const waiting = (s: KernelState, by: Player, window: string | null): HeldTrigger[] =>
    s.held.filter((trigger) => trigger.by === by && trigger.window === window);
  return proceduresFor<S, V>()(
    'held triggers',
    { next: player, window: optional(text) },
    {
      turn(s, l) {
        if (waiting(s, l.next, l.window).length > 0) return next;
        l.next = other(l.next);
        return waiting(s, l.next, l.window).length > 0 ? next : done();
      },
      resolve: {
        ask(s, l) {
          const options = waiting(s, l.next, l.window).map(
            (trigger): Option<KernelVerb> => ({
              verb: 'resolve',
              clause: trigger.clause,
              about: trigger.id,
              ...(trigger.source.card >= 0 && s.cards.life[trigger.source.card] === trigger.source.life
                ? { on: onCard(s, trigger.source.card) }
                : {}),
            }),
          );
          return { player: l.next, kind: 'choice', options };
        },
        then(s, l, [picked]) {
          const trigger = s.held.find((held) => held.id === picked?.about);
          if (trigger === undefined) return goto('turn');
          s.held = s.held.filter((held) => held !== trigger);
          l.next = other(l.next);
          return call(resolve(s, trigger), { then: 'turn' });
        },
      },
    },
  );
}
