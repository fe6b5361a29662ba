import { type CardId, call, cardAt, frameById, localsOf, next, onCard } from '@binary-sunset/kernel';
import { kindOf } from '../catalog.ts';
import { seatFor } from '../rules/capacity.ts';
import { controllerOf } from '../rules/cardStates.ts';
import { cargoOf } from '../rules/events.ts';
import { leavingInOrder } from '../rules/leaving.ts';
import { whyCannotMove } from '../rules/moving/mayMove.ts';
import { groupMove } from '../rules/moving/move.ts';
import type { State } from '../state.ts';
import type { Option } from '../vocabulary.ts';
import type { Cards } from './cards.ts';
import { type Acting, type Condition, type Instruction, speakerOf, type Trigger } from './program.ts';
import { mayBeTakenTo } from './relocating.ts';

/** A card is about to be lost, by whatever means. */ // AR1-0059
export const isAboutToBeLost = (who: Cards): Trigger => ({
  on: 'leaving table',
  words: (self) => `${who.words(self)} is about to be lost`,
  matches(s, occurrence, speaker) {
    if (localsOf(frameById(s, occurrence.action), leavingInOrder)?.to !== 'lost') return false;
    return who.matches(s, occurrence.subject.card, { ...speaker, locked: null });
  },
});

/** Such a card is aboard what is about to be lost. */
export const isAboardIt = (who: Cards): Condition => ({
  words: (self) => `${who.words(self)} is aboard it`,
  holds: (s, speaker) =>
    (speaker.locked ?? []).some((it) => cargoOf(s, it.card).some((card) => who.matches(s, card, speaker))),
});

/** Its player's characters aboard, even in what is in its cargo, who can be moved; and nothing else. */ // GLB-0075, GLB-0081, GLB-0083
const aboard = (s: State, l: Acting): CardId[] =>
  l.it
    .flatMap(({ card }) => cargoOf(s, card))
    .filter(
      (card) => kindOf(s, card) === 'character' && controllerOf(s, card) === l.by && whyCannotMove(s, card) === null,
    );

/** A starship takes all of them or nobody. */ // GLB-0082
const takesAll = (s: State, vessel: CardId, people: readonly CardId[]): boolean =>
  people.every((card, i) => seatFor(s, card, vessel, people.slice(0, i)) !== null);

function refuges(s: State, l: Acting, where: Cards): CardId[] {
  const people = aboard(s, l);
  if (people.length === 0) return [];
  const lost = l.it.map(({ card }) => card);
  return where
    .in(s, { ...speakerOf(s, l), locked: null })
    .filter((to) =>
      kindOf(s, to) === 'location'
        ? people.some((card) => mayBeTakenTo(s, card, to, { evenAboard: true }))
        : !lost.includes(to) && takesAll(s, to, people),
    );
}

/** "Relocate your characters aboard to any one planet site." What is on them goes along. */ // AR7-0091
export const evacuates = (where: Cards): Instruction => ({
  words: (self) => `relocate your characters aboard to ${where.words(self)}`,
  possible: (s, l) => refuges(s, l, where).length > 0,
  ask(s, l) {
    const options = refuges(s, l, where).map((to): Option => ({ verb: 'to', on: onCard(s, to) }));
    return options.length === 0 ? null : { player: l.by, kind: 'choice', options };
  },
  note(s, l, [picked]) {
    l.result = picked?.on === undefined ? null : cardAt(s, picked.on);
  },
  run(s, l) {
    const to = typeof l.result === 'number' ? l.result : -1;
    const people = aboard(s, l);
    const isPlace = to >= 0 && kindOf(s, to) === 'location';
    const movers = isPlace ? people.filter((card) => mayBeTakenTo(s, card, to, { evenAboard: true })) : people;
    const [first] = movers;
    if (to < 0 || first === undefined) return next;
    const kind = { name: 'relocation', regular: false } as const;
    return call(groupMove(s, first, movers, kind, { to, through: [] }, { by: l.by, cost: 0 }));
  },
});
