import {
  type CardId,
  type CardRef,
  cardAt,
  done,
  flag,
  goto,
  list,
  next,
  number,
  onCard,
  ownerOf,
  player,
  ref,
  refTo,
} from '@binary-sunset/kernel';
import { actionCalled, isAction } from '../../catalog/catalog.ts';
import { procedure, type State } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import type { Acting } from '../../text/program.ts';
import { actingCalled } from './frames.ts';

/** An action on the stack whose text has targets. */
function targetingAction(s: State, id: number): Acting | null {
  const action = actingCalled(s, id);
  return action !== null && isAction(action.text) ? action : null;
}

/** An action as it would be with other cards for one of its targets. */
function aimedElsewhere(action: Acting, which: number, cards: readonly CardRef[]): Acting {
  const chosen = action.chosen.map((before, i) => (i === which ? cards : before));
  return { ...action, chosen, it: [...chosen].reverse().find((some) => some.length > 0) ?? action.it };
}

/** Is every target that was chosen after it still one, and can all that the text names be targeted? */ // AR1-0229
function fits(s: State, action: Acting, which: number): boolean {
  const { targets, do: instructions } = actionCalled(action.text).clause;
  for (let i = which + 1; i < action.chosen.length; i++) {
    const chosen = action.chosen[i] ?? [];
    const found = targets[i]?.candidates(s, { ...action, chosen: action.chosen.slice(0, i), picked: [] }) ?? [];
    if (!chosen.every(({ card }) => found.includes(card))) return false;
  }
  return instructions.every(({ possible }) => (possible?.(s, action) ?? true) === true);
}

/** Cards that one target may be changed to, with some chosen already: none of those that it was before. */ // AR1-0229, AR1-0232
function others(s: State, action: Acting, which: number, picked: readonly CardRef[], sameSide = false): CardId[] {
  const target = actionCalled(action.text).clause.targets[which];
  const before = action.chosen[which] ?? [];
  if (target === undefined || before.length === 0 || picked.length >= target.most) return [];
  const barred = [...before, ...picked].map(({ card }) => card);
  const isOnSide = (card: CardId): boolean => !sameSide || ownerOf(s, card) === ownerOf(s, before[0]?.card ?? -1);
  return target
    .candidates(s, { ...action, chosen: action.chosen.slice(0, which), picked })
    .filter(
      (card) =>
        !barred.includes(card) &&
        isOnSide(card) &&
        fits(s, aimedElsewhere(action, which, [...picked, refTo(s, card)]), which),
    );
}

/** What a shot is aimed at, which is chosen last; -1 for none. */
export const aimOf = (s: State, id: number): CardId => targetingAction(s, id)?.chosen.at(-1)?.[0]?.card ?? -1;

/** Could it be aimed at this card instead? */ // GLC-0286
export function mayAimAt(s: State, id: number, card: CardId): boolean {
  const action = targetingAction(s, id);
  return action !== null && others(s, action, action.chosen.length - 1, []).includes(card);
}

/** It is aimed at this card from now on. */
export function aimAt(s: State, id: number, card: CardId): void {
  const action = targetingAction(s, id);
  if (action !== null) Object.assign(action, aimedElsewhere(action, action.chosen.length - 1, [refTo(s, card)]));
}

/** Which of its targets could be changed: those that a player chose. */ // AR1-0230
export function targetsToChange(s: State, id: number, sameSide = false): number[] {
  const action = targetingAction(s, id);
  if (action === null) return [];
  return action.chosen.map((_, which) => which).filter((which) => others(s, action, which, [], sameSide).length > 0);
}

/** One target of an action on the stack is changed, to as many cards as it may have. */ // AR1-0229
export const retarget = procedure(
  'retarget',
  { by: player, action: number, which: number, picked: list(ref), sameSide: flag },
  {
    which: {
      ask(s, l) {
        const options = targetsToChange(s, l.action, l.sameSide).map(
          (amount): Option => ({ verb: 'retarget', amount }),
        );
        return options.length === 0 ? null : { player: l.by, kind: 'choice', options };
      },
      then(_s, l, [picked]) {
        l.which = picked?.amount ?? 0;
        return next;
      },
    },
    pick: {
      ask(s, l) {
        const action = targetingAction(s, l.action);
        const found = action === null ? [] : others(s, action, l.which, l.picked, l.sameSide);
        if (found.length === 0) return null;
        const options = found.map((card): Option => ({ verb: 'target', on: onCard(s, card) }));
        return {
          player: l.by,
          kind: 'choice',
          options: l.picked.length === 0 ? options : [...options, { verb: 'done' }],
        };
      },
      then(s, l, [picked]) {
        if (picked?.verb !== 'target') return next;
        l.picked = [...l.picked, refTo(s, cardAt(s, picked.on))];
        return goto('pick');
      },
    },
    change(s, l) {
      const action = targetingAction(s, l.action);
      if (action !== null && l.picked.length > 0) Object.assign(action, aimedElsewhere(action, l.which, l.picked));
      return done();
    },
  },
);
