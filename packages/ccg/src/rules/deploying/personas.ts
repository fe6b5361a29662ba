import {
  type CardId,
  call,
  cardAt,
  done,
  type FrameSpec,
  next,
  onCard,
  oneOf,
  other,
  type Player,
  perform,
  player,
  ref,
  refTo,
  replaceCard,
} from '@binary-sunset/kernel';
import type { CharacterCard } from '../../catalog/card.ts';
import { cardOf, definitionOf, kindOf } from '../../catalog/catalog.ts';
import { selfOf } from '../../catalog/self.ts';
import { type CcgEvent, leavings, nobody, procedure, type State, slots, table } from '../../state/state.ts';
import type { Option, Tell } from '../../state/vocabulary.ts';
import type { Refusal } from '../../text/program.ts';
import { said } from '../../text/saying/clauses.ts';
import type { TopLevel } from '../actions/topLevel.ts';
import { seatsOf } from '../cards/capacity.ts';
import { cardsOnTable, controllerOf, isActive, isInactiveAs, isUnderCover, makeActive } from '../cards/cardStates.ts';
import { traitsOf } from '../cards/characteristics.ts';
import { goUnderCover } from '../cards/cover.ts';
import { uniquePersonasOf } from '../cards/uniqueness.ts';
import { allowing } from '../inForce/acts.ts';
import { rulesOn } from '../inForce/sources.ts';
import { explainedValue, valueNow } from '../inForce/values.ts';
import { hostOf, locationOf, ridersOn, slotOf } from '../table/places.ts';
import { whyNeverAt } from '../table/whereCardsCanBe.ts';
import { type Considered, whyForbidden, whyNotByOwnText } from './restrictions.ts';

const refuse = (because: string, rule: string): Refusal => ({ because, rule });

const characterOf = (s: State, card: CardId): CharacterCard | null => {
  const found = cardOf(s, card);
  return found.kind === 'character' && found.limit === 1 ? found : null;
};

/** Are both the same person, in different versions? What a card merely contains does not make it one. */ // AR5-0067, AR5-0074, AR5-0100
function areVersions(s: State, card: CardId, old: CardId): boolean {
  const [one, two] = [characterOf(s, card), characterOf(s, old)];
  if (one === null || two === null || one.name === two.name) return false;
  return one.title === two.title || one.personas.some((persona) => two.personas.includes(persona));
}

/** By their titles, or by an expansion icon that one has and the other has not. */ // AR5-0074, AR5-0075
function areDifferent(s: State, card: CardId, old: CardId): boolean {
  const [one, two] = [cardOf(s, card), cardOf(s, old)];
  return one.title !== two.title || one.expansion !== two.expansion;
}

/** Why a character in hand can't take the place of one on table; null if it can. */ // AR5-0073
export function whyNotReplace(s: State, by: Player, card: CardId, old: CardId): Refusal | null {
  if (!areVersions(s, card, old)) return refuse('It is no other version of it.', 'AR5-0073');
  if (controllerOf(s, old) !== by) return refuse('Only your own characters can be replaced.', 'AR5-0076');
  if (!areDifferent(s, card, old)) return refuse('It is the same version.', 'AR5-0074');
  if (!isActive(s, old) && !isUnderCover(s, old))
    return refuse('Who is captured or missing can’t be replaced.', 'GLC-0197');
  const host = hostOf(s, old);
  if (
    slotOf(s, old) !== 'attached' &&
    !seatsOf(s, card, host).some((seat) => seat === slotOf(s, old) || slotOf(s, old) === 'driver')
  )
    return refuse('It can’t take that seat.', 'AR5-0077');
  // What modifies the one on table does nothing for the one in hand. AR5-0078, AR5-0090
  for (const value of ['power', 'ability'] as const)
    if ((explainedValue(s, card, value).base ?? 0) < (valueNow(s, old, value) ?? 0))
      return refuse(`Its ${value} is lower.`, 'AR5-0078');
  const contains = characterOf(s, card)?.contains ?? [];
  const others = cardsOnTable(s).filter((one) => one !== old && controllerOf(s, one) === by);
  if (others.some((one) => uniquePersonasOf(s, one).some((persona) => contains.includes(persona))))
    return refuse('Its permanent weapon is on table.', 'AR5-0079');
  return whyNotThere(s, { by, card, where: locationOf(s, old), to: host });
}

/** It keeps to its own card's restrictions and to all others but those of places. */ // AR5-0080, AR5-0081
function whyNotThere(s: State, considered: Considered): Refusal | null {
  const { by, card, where, to } = considered;
  const { deploys } = definitionOf(s, card);
  if (deploys?.clause.undercover === true && to !== where)
    return refuse('A spy goes under cover only at a site.', 'GAP-0317');
  const unmet = deploys?.clause.only.find((condition) => !condition.holds(s, { by, self: card, locked: null }));
  if (unmet !== undefined) return refuse(`It needs: ${said(unmet.says(selfOf(cardOf(s, card))))}.`, 'AR5-0080');
  if (whyNotByOwnText(s, considered) !== null) return refuse('Its own text keeps it from there.', 'AR5-0080');
  return (to === where ? whyNeverAt(s, card, where) : null) ?? whyForbidden(s, considered, false);
}

declare module '../inForce/acts.ts' {
  interface AllowedActs {
    'be converted': true;
  }
}

const leaveToConvert = rulesOn('allows', allowing('be converted', { asks: ['where'] }));

/** May the other player put their own version in the place of this character, where it is? */ // AR5-0103
const canBeConverted = (s: State, by: Player, card: CardId, old: CardId): boolean =>
  controllerOf(s, old) === other(by) &&
  areVersions(s, card, old) &&
  leaveToConvert(s).some(
    ({ rule, speaker }) =>
      rule.who.matches(s, old, speaker) && (rule.where?.matches(s, locationOf(s, old), speaker) ?? true),
  );

const characters = (s: State): CardId[] => cardsOnTable(s).filter((card) => kindOf(s, card) === 'character');

const replaceable = (s: State, by: Player, card: CardId): CardId[] =>
  characters(s).filter((old) => whyNotReplace(s, by, card, old) === null);

const convertible = (s: State, by: Player, card: CardId): CardId[] =>
  characters(s).filter((old) => canBeConverted(s, by, card, old));

/** Could a card that is on one version be on another? Only what it asks of the character itself counts. */ // AR5-0084
export function isApplicable(s: State, by: Player, rider: CardId, card: CardId): boolean {
  const { deploys } = definitionOf(s, rider);
  const isEffect = kindOf(s, rider) === 'effect';
  const speaker = { by: isEffect ? controllerOf(s, rider) : by, self: rider, locked: null };
  if (s.cards.target[rider] === card) return deploys?.clause.target?.is(s, card, speaker) ?? true;
  return deploys?.clause.on?.is(s, card, speaker) ?? true;
}

/** Puts one version where the other was; gives what is to be put away, the old version last. */ // AR5-0077, AR5-0086
function takePlace(s: State, tell: Tell, by: Player, old: CardId, card: CardId): CardId[] {
  const host = hostOf(s, old);
  table.move(s, tell, card, kindOf(s, host) === 'location' ? 'at' : 'on', by);
  table.mark(s, tell, card, 'host', host);
  table.mark(s, tell, card, 'slot', slots.indexOf(slotOf(s, old)));
  const isConverted = controllerOf(s, old) !== by;
  const riders = ridersOn(s, old);
  const aimed = cardsOnTable(s).filter((one) => s.cards.target[one] === old);
  for (const one of aimed) table.mark(s, tell, one, 'target', card);
  // Residual effects go on. AR5-0088
  replaceCard(table, s, tell, old, card, { columns: ['hit', 'inactive'], lasting: true, uses: true, underWay: true });
  const kept = riders.filter((rider) => isApplicable(s, by, rider, card));
  for (const rider of kept) {
    // What it carries goes over with it; Effects stay whose they are. AR5-0106, AR5-0118
    if (isConverted && kindOf(s, rider) !== 'effect') table.move(s, tell, rider, 'on', by);
    table.mark(s, tell, rider, 'host', card);
  }
  // What went down with the one comes back with the other. AR1-0315
  for (const one of [...kept, ...aimed])
    if (s.cards.inactiveBy[one] === old) table.mark(s, tell, one, 'inactiveBy', card);
  // AR5-0098
  if (definitionOf(s, card).deploys?.clause.undercover === true) goUnderCover(s, tell, card);
  // Cover is for spies. AR5-0099
  if (isInactiveAs(s, card, 'undercover') && !traitsOf(s, card).includes('spy'))
    makeActive(s, tell, card, 'undercover');
  const unfit = aimed.filter((one) => !isApplicable(s, by, one, card));
  return [...riders.filter((rider) => !kept.includes(rider)), ...unfit, old];
}

/** One version of a character takes the place of another: free, no deployment, and nothing is just lost. */ // AR5-0087, AR5-0092, AR5-0096, AR5-0105, AR5-0108
export const replacePersona = procedure(
  'replace persona',
  { by: player, source: ref, old: ref },
  {
    whom: {
      ask(s, l) {
        const { card } = l.source;
        const options = [
          ...replaceable(s, l.by, card).map((old): Option => ({ verb: 'replaces', on: onCard(s, old) })),
          ...convertible(s, l.by, card).map((old): Option => ({ verb: 'converts', on: onCard(s, old) })),
        ];
        return { player: l.by, kind: 'choice', options };
      },
      then(s, l, [picked]) {
        l.old = refTo(s, cardAt(s, picked?.on));
        return next;
      },
    },
    replace(s, l, tell) {
      const away = takePlace(s, tell, l.by, l.old.card, l.source.card);
      tell?.({
        kind: 'replaces',
        by: l.by,
        card: s.cards.handle[l.source.card] ?? 0,
        old: s.cards.handle[l.old.card] ?? 0,
      });
      return perform(
        away.map((card): CcgEvent => ({ kind: 'leaves', card: refTo(s, card), to: 'lost', by: l.by, how: 'removed' })),
      );
    },
  },
);

/** In one's own deploy phase: another version of one's own character, or of one that can be converted. */ // AR5-0002, GLC-0194
export const replacingPersonas: TopLevel = {
  verbs: ['replace'],
  moments: ['deploy'],
  options(s, by) {
    if (by !== s.facts.active) return [];
    return s.zones.hand[by]
      .filter((card) => kindOf(s, card) === 'character')
      .filter((card) => replaceable(s, by, card).length + convertible(s, by, card).length > 0)
      .map((card): Option => ({ verb: 'replace', on: onCard(s, card) }));
  },
  take: (s, by, { on }): FrameSpec => replacePersona({ by, source: refTo(s, cardAt(s, on)), old: nobody }),
};

/** A character comes over, with everything on it. Of two that are one person, its new player puts one away. */ // AR5-0102, AR5-0060
export const changeSides = procedure(
  'change sides',
  { by: player, source: ref },
  {
    cross(s, l, tell) {
      const { card } = l.source;
      const move = (one: CardId): void => {
        const riders = ridersOn(s, one);
        table.move(s, tell, one, table.where(s, one).zone, l.by);
        for (const rider of riders) move(rider);
      };
      move(card);
      tell?.({ kind: 'changes sides', card: s.cards.handle[card] ?? 0, to: l.by });
      return twinsOf(s, l.by, card).length === 0
        ? done()
        : call(keepOne({ by: l.by, source: l.source, how: 'removed' }), { then: 'over' });
    },
    over: () => done(),
  },
);

/** Of two cards that are one person, their player keeps one. */ // AR5-0060
export const keepOne = procedure(
  'keep one',
  { by: player, source: ref, how: oneOf(...leavings) },
  {
    one: {
      ask(s, l) {
        const options = [l.source.card, ...twinsOf(s, l.by, l.source.card)].map(
          (card): Option => ({ verb: 'put away', on: onCard(s, card) }),
        );
        return { player: l.by, kind: 'choice', options };
      },
      then: (s, l, [picked]) =>
        perform([
          { kind: 'leaves', card: refTo(s, cardAt(s, picked?.on)), to: 'lost', by: l.by, how: l.how },
        ] satisfies CcgEvent[]),
    },
  },
);

/** Others of that player that are the same person. */
export const twinsOf = (s: State, by: Player, card: CardId): CardId[] =>
  cardsOnTable(s).filter(
    (one) =>
      one !== card &&
      controllerOf(s, one) === by &&
      uniquePersonasOf(s, one).some((persona) => uniquePersonasOf(s, card).includes(persona)),
  );
