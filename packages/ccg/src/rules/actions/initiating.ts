import { type CardId, type CardRef, isCurrent, type Player, refTo } from '@binary-sunset/kernel';
import { actionCalled, cardOf, type Indexed } from '../../catalog/catalog.ts';
import { selfOf } from '../../catalog/self.ts';
import type { State } from '../../state/state.ts';
import type { Occurrence } from '../../state/vocabulary.ts';
import {
  type Acting,
  type ActionText,
  type Condition,
  LazyRefusal,
  type Refusal,
  refusing,
  type Speaker,
  type Target,
  type Timing,
} from '../../text/program.ts';
import { said } from '../../text/saying/clauses.ts';
import { isDueling } from '../battle/duels.ts';
import { mayBeTargetedInBattle, whyOutOfBattle } from '../battle/participants.ts';
import { forceOf } from '../force/force.ts';
import { whyImmune } from '../inForce/immunity.ts';
import { withinReach } from './harm.ts';
import { whyUsedUp } from './limits.ts';
import { whyNotPlayedAgain } from './playedOften.ts';
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
  picked: [],
  grabbers: [],
  pile: '',
  x: 0,
  at: 0,
  cancelled: false,
  result: null,
});

/** Why an action can't be initiated: its conditions, then its targets, then its costs. Null if it can. */ // AR1-0129
export function whyNot(s: State, l: Acting, indexed = actionCalled(l.text)): Refusal | null {
  const { when, to } = indexed.clause;
  const isResponse = l.about !== 0 && to !== null;
  if (when !== null && !isResponse && !isTime(s, when, l.by))
    return { because: 'This is not the time for it.', rule: 'AR1-0132' };
  return whyNotInTime(s, l, indexed);
}

/** Why a text can't be used, if it is the time for it; null if it can. */
export function whyNotInTime(s: State, l: Acting, { clause, pile }: Indexed<ActionText>): Refusal | null {
  const speaker: Speaker = { by: l.by, self: isCurrent(s, l.source) ? l.source.card : -1, locked: l.it };
  const against =
    whyOutOfBattle(s, clause, l.source.card) ??
    whyUsedUp(s, l, clause) ??
    (pile === null ? null : whyNotPlayedAgain(s, l.source.card)) ??
    whyImmune(s, l);
  if (against !== null) return against;
  for (const condition of clause.requires) {
    const unmet = condition.why === undefined ? whyUnmet(s, condition, speaker, l) : condition.why(s, speaker);
    if (unmet !== null) return unmet;
  }
  if (!canTarget(s, l, clause)) return new LazyRefusal(() => refusalIn(s, l, clause) ?? noTarget);
  if (!canPay(s, l, clause) || !canPayForSome(s, l, clause))
    return { because: 'It costs more than there is.', rule: 'AR1-0139' };
  return null;
}

const noTarget: Refusal = { because: 'It has no target.', rule: 'AR1-0233' };

const whyUnmet = (s: State, condition: Condition, speaker: Speaker, l: Acting): Refusal | null =>
  condition.holds(s, speaker)
    ? null
    : refusing('AR1-0132', () => `It needs: ${said(condition.says(selfOf(cardOf(s, l.source.card))))}.`);

/** Is it the time for it? Outside of battle, and in a weapons segment, whatever has no time of its own may be done. */ // AR6-0030, AR6-0036, AR6-0037, AR1-0210
export function isTime(s: State, timing: Timing, by: Player): boolean {
  const { phases, turn, segment, inAttack, inDuel, notInBattle, edge } = timing;
  const { active, phase, battle, attack } = s.facts;
  // At the start and the end of a turn there is nothing but what belongs there. AR8-0014
  if (edge !== (phase === 'start' || phase === 'end' ? phase : undefined)) return false;
  if (inDuel === true) return isDueling(s); // GAP-0269
  if (turn !== 'any' && (active === by) !== (turn === 'your')) return false;
  if (phases.length > 0 && !phases.some((one) => one === phase)) return false;
  // What is for battles is not for attacks. AR6-0207
  if (segment !== null) return (inAttack === true ? (battle ?? attack) : battle)?.segment === segment;
  const fighting = battle ?? attack;
  if (fighting === null) return true;
  return !notInBattle && fighting.segment === 'weapons';
}

/** Can a choice be made for every target that is left, such that all that the text names can be targeted? */ // AR1-0136, AR1-0233
function canTarget(s: State, l: Acting, clause: ActionText, paying = false): boolean {
  const target = clause.targets[l.chosen.length];
  if (target === undefined)
    return clause.do.every(({ possible }) => (possible?.(s, l) ?? true) === true) && (!paying || canPay(s, l, clause));
  const withAll = (cards: readonly CardRef[]): boolean => canTarget(s, withChosen(l, cards), clause, paying);
  if (l.picked.length > 0 && l.picked.length >= target.least) return withAll(l.picked);
  if (l.picked.length === 0 && target.least === 0) return withAll([]);
  const found = candidatesFor(s, l, clause, target);
  if (found.length === 0 && l.picked.length === 0) return target.optional && withAll([]);
  return found.some((card) => canTarget(s, { ...l, picked: [...l.picked, refTo(s, card)] }, clause, paying));
}

/** What a target costs may depend on the target: one of them must be within reach. */ // AR1-0139
const canPayForSome = (s: State, l: Acting, clause: ActionText): boolean =>
  clause.costs.length === 0 || clause.targets.length <= l.chosen.length || canTarget(s, l, clause, true);

/** What is played in a battle is aimed at what takes part in it. */ // AR6-0177
const candidatesFor = (s: State, l: Acting, clause: ActionText, target: Target): readonly CardId[] =>
  withinReach(s, target.candidates(s, l), l.by, clause).filter(
    (card) => mayBeTargetedInBattle(s, clause, card) && !l.picked.some((one) => one.card === card),
  );

/** What one of its instructions says against it. */
function refusalIn(s: State, l: Acting, clause: ActionText): Refusal | null {
  for (const { possible } of clause.do) {
    const said = possible?.(s, l) ?? true;
    if (typeof said === 'object') return said;
  }
  return null;
}

/** An action with one more of its targets chosen. */
const withChosen = (l: Acting, cards: readonly CardRef[]): Acting => ({
  ...l,
  chosen: [...l.chosen, cards],
  picked: [],
  it: cards.length === 0 ? l.it : cards,
});

/** An action with one more card chosen for the target at hand, or with no more; several may be chosen one by one. */
export function withPicked(s: State, l: Acting, card: CardRef | null): Acting {
  const { clause } = actionCalled(l.text);
  const picked = card === null ? l.picked : [...l.picked, card];
  const most = clause.targets[l.chosen.length]?.most ?? 1;
  const isOpen = card !== null && picked.length < most && targetsFor(s, { ...l, picked }).length > 0;
  return isOpen ? { ...l, picked } : withChosen(l, picked);
}

/** The cards that can be chosen now, such that the rest can be chosen as well. */
export function targetsFor(s: State, l: Acting): CardId[] {
  const { clause } = actionCalled(l.text);
  const target = clause.targets[l.chosen.length];
  const found = target === undefined ? [] : candidatesFor(s, l, clause, target);
  return found.filter((card) => {
    const picked = [...l.picked, refTo(s, card)];
    return canTarget(s, { ...l, picked }, clause) && canPay(s, withChosen(l, picked), clause);
  });
}

/** Can all of its costs be paid? */ // AR1-0139, AR1-0146
function canPay(s: State, l: Acting, clause: ActionText): boolean {
  let due = actionCalled(l.text).pile === null ? 0 : separateCostOf(s, l.source.card, 'play');
  for (const cost of clause.costs) {
    if (!cost.canPay(s, l, due)) return false;
    due += cost.force(s, l);
  }
  return due <= forceOf(s, l.by);
}
