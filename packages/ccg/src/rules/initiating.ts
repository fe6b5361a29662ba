import { type CardId, type CardRef, isCurrent, type Occurrence, type Player, refTo } from '@binary-sunset/kernel';
import { actionCalled, cardOf, type Indexed } from '../catalog.ts';
import type { Acting, ActionText, Refusal, Speaker, Target, Timing } from '../language/program.ts';
import type { State } from '../state.ts';
import { mayBeTargetedInBattle, whyOutOfBattle } from './battle/participants.ts';
import { forceOf } from './force.ts';
import { whyUsedUp } from './limits.ts';
import { separateCostOf } from './separateCosts.ts';

/** What an action would be, if it were begun. */
export const draftOf = (
  s: State,
  { id }: Pick<Indexed, 'id'>,
  card: CardId,
  by: Player,
  about: Occurrence | null,
): Acting => ({
  text: id,
  source: refTo(s, card),
  by,
  about: about?.id ?? 0,
  responding: about?.action ?? 0,
  it: about === null || about.subject.card < 0 ? [] : [about.subject],
  chosen: [],
  x: 0,
  at: 0,
  cancelled: false,
  result: null,
});

/** Why an action can't be initiated: its conditions, then its targets, then its costs. Null if it can. */ // AR1-0104
export function whyNot(s: State, l: Acting): Refusal | null {
  const { clause } = actionCalled(l.text);
  const speaker: Speaker = { by: l.by, self: isCurrent(s, l.source) ? l.source.card : -1, locked: l.it };
  if (clause.when !== null && !isTime(s, clause.when, l.by))
    return { because: 'This is not the time for it.', rule: 'AR1-0105' };
  const outOfBattle = whyOutOfBattle(s, clause, l.source.card);
  if (outOfBattle !== null) return outOfBattle;
  const usedUp = whyUsedUp(s, l, clause);
  if (usedUp !== null) return usedUp;
  for (const condition of clause.requires)
    if (!condition.holds(s, speaker))
      return { because: `It needs: ${condition.words(cardOf(s, l.source.card).title)}.`, rule: 'AR1-0105' };
  if (!canTarget(s, l, clause, l.chosen.length))
    return refusalIn(s, l, clause) ?? { because: 'It has no target.', rule: 'AR1-0164' };
  if (!canPay(s, l, clause)) return { because: 'It costs more than there is.', rule: 'AR1-0108' };
  return null;
}

/** Is it the time for it? Outside of battle, and in a weapons segment, whatever has no time of its own may be done. */ // AR6-0030, AR6-0036, AR6-0037
function isTime(s: State, { phases, turn, segment, inAttack, notInBattle, edge }: Timing, by: Player): boolean {
  const { active, phase, battle, attack } = s.facts;
  // At the start and the end of a turn there is nothing but what belongs there. AR8-0014
  if (edge !== (phase === 'start' || phase === 'end' ? phase : undefined)) return false;
  if (turn !== 'any' && (active === by) !== (turn === 'your')) return false;
  if (phases.length > 0 && !phases.some((one) => one === phase)) return false;
  // What is for battles is not for attacks. AR6-0207
  if (segment !== null) return (inAttack === true ? (battle ?? attack) : battle)?.segment === segment;
  const fighting = battle ?? attack;
  if (fighting === null) return true;
  return !notInBattle && fighting.segment === 'weapons';
}

/** Can a choice be made for every target from this one on, such that all that the text names can be targeted? */ // AR1-0107, AR1-0164
function canTarget(s: State, l: Acting, clause: ActionText, from: number): boolean {
  const target = clause.targets[from];
  if (target === undefined) return clause.do.every(({ possible }) => (possible?.(s, l) ?? true) === true);
  const found = candidatesFor(s, l, clause, target);
  if (found.length < target.least) return target.optional && canTarget(s, withChosen(l, []), clause, from + 1);
  if (target.least === 0) return canTarget(s, withChosen(l, []), clause, from + 1);
  return found.some((card) => canTarget(s, withChosen(l, [refTo(s, card)]), clause, from + 1));
}

/** What is played in a battle is aimed at what takes part in it. */ // AR6-0177
const candidatesFor = (s: State, l: Acting, clause: ActionText, target: Target): readonly CardId[] =>
  target.candidates(s, l).filter((card) => mayBeTargetedInBattle(s, clause, card));

/** What one of its instructions says against it. */
function refusalIn(s: State, l: Acting, clause: ActionText): Refusal | null {
  for (const { possible } of clause.do) {
    const said = possible?.(s, l) ?? true;
    if (typeof said === 'object') return said;
  }
  return null;
}

/** The same action with one more target chosen. */
export const withChosen = (l: Acting, cards: readonly CardRef[]): Acting => ({
  ...l,
  chosen: [...l.chosen, cards],
  it: cards.length === 0 ? l.it : cards,
});

/** The cards that can be chosen now, such that the rest can be chosen as well. */
export function targetsFor(s: State, l: Acting): CardId[] {
  const { clause } = actionCalled(l.text);
  const at = l.chosen.length;
  const target = clause.targets[at];
  const found = target === undefined ? [] : candidatesFor(s, l, clause, target);
  return found.filter((card) => {
    const chosen = withChosen(l, [refTo(s, card)]);
    return canTarget(s, chosen, clause, at + 1) && canPay(s, chosen, clause);
  });
}

/** Can all of its costs be paid? */ // AR1-0108, AR1-0112
function canPay(s: State, l: Acting, clause: ActionText): boolean {
  let due = actionCalled(l.text).pile === null ? 0 : separateCostOf(s, l.source.card, 'play');
  for (const cost of clause.costs) {
    if (!cost.canPay(s, l, due)) return false;
    due += cost.force(s, l);
  }
  return due <= forceOf(s, l.by);
}
