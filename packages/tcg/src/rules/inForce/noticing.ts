import { type CardId, hold, type Player, refTo } from '@binary-sunset/kernel';
import { noticeBit } from '../../catalog/bits.ts';
import { definitionOf, type Indexed, reachOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { type Instruction, type Notice, type TriggeredClause, timingsOf } from '../../text/program.ts';
import { abilitiesWork, controllerOf } from '../cards/units.ts';
import { mayGrant, sourcesIn, speaking, textsOf, worksHere } from './force.ts';
import { abilitiesGiven } from './giving.ts';

/** What is said of something that has happened: the rest goes without saying. */
type Noticing = Pick<Notice, 'kind' | 'by'> & Partial<Notice>;

const nothingMore = { subject: -1, other: -1, arena: '', amount: 0 } as const;

/**
 * Something has happened: each text that listens to it is caught, if its conditions are met now, and is then certain
 * to take effect. Where it waits for a chance of a certain kind, it is held for that.
 */ // TCG-0228, TCG-0229, TCG-0236
export function notice(s: State, happened: Noticing): void {
  const bit = noticeBit(happened.kind);
  const lasting = s.lasting.length > 0;
  if (!abilitiesWork(s)) return;
  const reach = reachOf(s);
  if (!mayGrant(s) && ((reach.hears & bit) === 0 || (sourcesIn(s).hears & bit) === 0)) return;
  const what: Notice = { ...nothingMore, ...happened };
  for (const cards of sourcesIn(s).of) for (const card of cards) listen(s, card, what, bit, lasting);
}

function listen(s: State, card: CardId, what: Notice, bit: number, lasting: boolean): void {
  const definition = lasting ? textsOf(s, card) : definitionOf(s, card);
  if ((definition.hears & bit) !== 0)
    for (const indexed of definition.triggers)
      if (indexed.clause.when.on === what.kind && worksHere(s, card, indexed)) consider(s, card, indexed, what);
  if (mayGrant(s))
    for (const indexed of abilitiesGiven(s, card, 'triggered'))
      if (indexed.clause.kind === 'triggered' && indexed.clause.when.on === what.kind)
        consider(s, card, indexed as Indexed<TriggeredClause>, what);
}

function consider(s: State, card: CardId, { id, clause }: Indexed<TriggeredClause>, what: Notice): void {
  const speaker = speaking(s, card);
  if (!clause.when.matches(s, what, speaker)) return;
  if (!clause.if.every((condition) => condition.holds(s, speaker))) return;
  catchTrigger(s, id, card, controllerOf(s, card), chanceFor(clause, what), what);
}

/** Where it takes effect: rerolls, prevention and disrupting only in chances for those. */ // TCG-0239, TCG-0240, TCG-0241
function chanceFor(clause: TriggeredClause, what: Notice): string | null {
  for (const timing of timingsOf(clause.do))
    if (timing === 'reroll' || timing === 'prevention' || timing === 'disrupt') return timing;
  if (what.kind === 'drew' && clause.do.some(isReveal)) return 'reveal'; // TCG-0242
  if (what.kind === 'build step starts') return 'build step';
  if (what.kind === 'turn ends') return 'turn end'; // after all that is for the end of battle: TCG-0176
  return null;
}

const isReveal = ({ reveals, inner = [] }: Instruction): boolean =>
  reveals === true || inner.some((list) => list.some(isReveal));

export function catchTrigger(
  s: State,
  id: string,
  card: CardId,
  by: Player,
  window: string | null,
  what: Pick<Notice, 'subject' | 'other' | 'amount' | 'along'> = nothingMore,
): void {
  const cards = [meantBy(card, what), ...(what.along ?? [])].filter((one) => one >= 0).map((one) => refTo(s, one));
  hold(s, { clause: id, source: refTo(s, card), by, cards, detail: what.amount, window });
}

/** "That unit": of two that took part, the one that the text does not stand on. */
const meantBy = (card: CardId, { subject, other }: Pick<Notice, 'subject' | 'other'>): CardId =>
  other >= 0 && subject === card ? other : subject;

/** Triggers held for a moment that has come join those that wait for nothing. */
export function release(s: State, window: string): void {
  if (s.held.length > 0 && s.held.some((held) => held.window === window))
    s.held = s.held.map((held) => (held.window === window ? { ...held, window: null } : held));
}
