/** Leaving a starship that is about to be lost. */

import {
  type CardId,
  type CardRef,
  call,
  cardAt,
  frameById,
  goto,
  localsOf,
  next,
  onCard,
  perform,
  refTo,
} from '@binary-sunset/kernel';
import { kindOf } from '../../../catalog/catalog.ts';
import { about, amongOthers } from '../../../language/cards/apart.ts';
import { mayBeTakenTo } from '../../../language/does/moving/relocating.ts';
import { together } from '../../../language/does/piles/piles.ts';
import { type Cards, your } from '../../../language/index.ts';
import { seatFor } from '../../../rules/cards/capacity.ts';
import { isActive } from '../../../rules/cards/cardStates.ts';
import { leavingInOrder } from '../../../rules/leaving/leaving.ts';
import { whyCannotMove } from '../../../rules/moving/mayMove.ts';
import { groupMove, putAt } from '../../../rules/moving/move.ts';
import { isAboard } from '../../../rules/table/company.ts';
import { hostOf, locationOf } from '../../../rules/table/places.ts';
import { whyNeverAt } from '../../../rules/table/whereCardsCanBe.ts';
import type { State } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import { type Acting, type Condition, type Instruction, speakerOf, type Trigger } from '../../../text/program.ts';
import { so } from '../../../text/saying/clauses.ts';

/** A card is about to be lost, by whatever means. */ // AR1-0059
export const isAboutToBeLost = (who: Cards): Trigger =>
  about([who], {
    on: 'leaving table',
    words: (self) => `${who.words(self)} is about to be lost`,
    matches(s, occurrence, speaker) {
      if (localsOf(frameById(s, occurrence.action), leavingInOrder)?.to !== 'lost') return false;
      return who.matches(s, occurrence.subject.card, { ...speaker, locked: null });
    },
  });

/** Such a card is aboard what is about to be lost: on it, in what it carries or at its sites. */ // GAP-0071, GLA-0016
export const isAboardIt = (who: Cards): Condition => ({
  says: (self) => so(who.noun(self, 'one'), 'be', 'aboard it'),
  holds: (s, speaker) =>
    who.in(s, { ...speaker, locked: null }).some((card) => isAboardAnyOf(s, card, speaker.locked ?? [])),
});

const isAboardAnyOf = (s: State, card: CardId, vessels: readonly CardRef[]): boolean =>
  vessels.some((vessel) => isAboard(s, card, vessel.card));

const anybody = your.characters;

/** Its player's characters aboard, wherever in it they are; and nothing else. */ // GLB-0075, GLB-0081, GLB-0083
const aboard = (s: State, l: Acting): CardId[] =>
  anybody.in(s, { ...speakerOf(s, l), locked: null }).filter((card) => isAboardAnyOf(s, card, l.it));

/** Who stays at the same location does not move, and may go even if nothing else lets him. */ // AR7-0092
const staysWhereItIs = (s: State, card: CardId, to: CardId): boolean => locationOf(s, card) === locationOf(s, to);

/** Those of them who can be brought there: whoever cannot move keeps none of the others from it. */ // AR7-0091, AR7-0111
const takenTo = (s: State, l: Acting, to: CardId): CardId[] =>
  aboard(s, l).filter((card) => {
    if (kindOf(s, to) === 'location')
      return staysWhereItIs(s, card, to)
        ? hostOf(s, card) !== to && whyNeverAt(s, card, to) === null
        : mayBeTakenTo(s, card, to, { evenAboard: true });
    return staysWhereItIs(s, card, to) || whyCannotMove(s, card) === null;
  });

/** A starship takes all of them or nobody, and no spy under cover. */ // GLB-0082, GLC-0503
const takesAll = (s: State, vessel: CardId, people: readonly CardId[]): boolean =>
  people.every((card, i) => isActive(s, card) && seatFor(s, card, vessel, people.slice(0, i)) !== null);

function refuges(s: State, l: Acting, where: Cards): CardId[] {
  return where.in(s, { ...speakerOf(s, l), locked: null }).filter((to) => {
    if (l.it.some(({ card }) => card === to)) return false;
    const people = takenTo(s, l, to);
    return people.length > 0 && (kindOf(s, to) === 'location' || takesAll(s, to, people));
  });
}

/** Where they flee to, once that is chosen; -1 if nowhere. */
const refugeOf = (s: State, { result }: Acting): CardId =>
  typeof result === 'number' ? s.cards.handle.indexOf(result) : -1;

/** Those who board after whoever was chosen to. */
const others = (s: State, l: Acting): CardId[] =>
  takenTo(s, l, refugeOf(s, l)).filter((card) => !l.picked.some((one) => one.card === card));

/** Those who could pilot what they flee to, if there are more of them than seats for pilots. */
function rivals(s: State, l: Acting): readonly CardId[] {
  const to = refugeOf(s, l);
  if (to < 0 || kindOf(s, to) === 'location') return [];
  const before = l.picked.map(({ card }) => card);
  const seatAfter = (card: CardId, more: readonly CardId[]) => seatFor(s, card, to, [...before, ...more]);
  const able = others(s, l).filter((card) => seatAfter(card, []) === 'pilot');
  return able.every((card, i) => seatAfter(card, able.slice(0, i)) === 'pilot') ? [] : able;
}

const chooseRefuge = (where: Cards): Instruction => ({
  words: () => '',
  ask(s, l) {
    const options = refuges(s, l, where).map((to): Option => ({ verb: 'to', on: onCard(s, to) }));
    return options.length === 0 ? null : { player: l.by, kind: 'choice', options };
  },
  note(_s, l, [picked]) {
    l.picked = [];
    l.result = picked?.on !== undefined && 'card' in picked.on ? picked.on.card : null;
  },
  run: () => next,
});

/** Whoever saves them says who of them takes the seats of pilots, as on any starship of theirs. */
const choosePilots: Instruction = {
  words: () => '',
  ask(s, l) {
    const options = rivals(s, l).map((card): Option => ({ verb: 'sit as pilot', on: onCard(s, card) }));
    return options.length === 0 ? null : { player: l.by, kind: 'choice', options };
  },
  note(s, l, [picked]) {
    if (picked?.on !== undefined) l.picked = [...l.picked, refTo(s, cardAt(s, picked.on))];
  },
  run: (s, l) => (rivals(s, l).length > 0 ? goto('choose') : next),
};

const flee: Instruction = {
  words: () => '',
  run(s, l, tell) {
    const to = refugeOf(s, l);
    if (to < 0) return next;
    const people = [...l.picked.map(({ card }) => card), ...others(s, l)];
    const isPlace = kindOf(s, to) === 'location';
    const seats = people.map((card, i) => (isPlace ? 'attached' : seatFor(s, card, to, people.slice(0, i))));
    const movers = people.filter((card) => !staysWhereItIs(s, card, to));
    for (const [i, card] of people.entries()) {
      const seat = seats[i] ?? null;
      if (seat !== null && !movers.includes(card)) putAt(s, tell, card, to, seat);
    }
    const [first] = movers;
    if (first === undefined) return perform([]);
    return call(groupMove(s, first, movers, relocation, { to, through: [] }, { by: l.by, cost: 0 }));
  },
};

const relocation = { name: 'relocation', regular: false } as const;

/** "Relocate your characters aboard to any one planet site." What is on them goes along. */ // AR7-0091
export const evacuates = (where: Cards): Instruction =>
  amongOthers(
    where,
    together(
      (self) => `relocate your characters aboard to ${where.words(self)}`,
      (s, l) => refuges(s, l, where).length > 0,
      [chooseRefuge(where), choosePilots, flee],
    ),
  );
