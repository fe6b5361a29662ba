import {
  type CardId,
  call,
  cardAt,
  done,
  type FrameSpec,
  goto,
  isCurrent,
  next,
  number,
  onCard,
  type Player,
  perform,
  player,
  ref,
  refTo,
} from '@binary-sunset/kernel';
import { cardOf, kindOf } from '../../catalog/catalog.ts';
import { nobody, procedure, type Slot, type State, table } from '../../state/state.ts';
import type { Occurrence, Option, Tell } from '../../state/vocabulary.ts';
import { cancel } from '../actions/acting.ts';
import { isActive } from '../cards/cardStates.ts';
import { deploymentTo } from '../deploying/deploy.ts';
import { embarking, outsideOf, seatAboard } from '../moving/embarking.ts';
import { whyCannotMove } from '../moving/mayMove.ts';
import { moveOf, putAt } from '../moving/move.ts';
import { locationOf, ridersOn, slotOf } from '../table/places.ts';
import { hasPresence } from '../table/presence.ts';
import { countCancelledReact, countReact, hasReacted, reactingMove } from './reacting.ts';

/** Whoever could board what is about to leave. */ // GAP-0304
const boarders = (s: State, by: Player, vessel: CardId): CardId[] =>
  [...s.zones.at[by], ...s.zones.on[by]].filter(
    (card) =>
      kindOf(s, card) === 'character' &&
      isActive(s, card) &&
      !hasReacted(s, card) &&
      whyCannotMove(s, card) === null &&
      embarking.ways(s, card).some(({ to }) => to === vessel),
  );

/** Whoever could get off it where it has arrived. */ // GAP-0304
const leavers = (s: State, vessel: CardId): CardId[] =>
  ridersOn(s, vessel).filter(
    (card) =>
      kindOf(s, card) === 'character' &&
      slotOf(s, card) !== 'attached' &&
      isActive(s, card) &&
      whyCannotMove(s, card) === null &&
      outsideOf(s, card, vessel) >= 0,
  );

/** Somebody goes aboard or comes off, as a part of the react. */
function step(s: State, tell: Tell, by: Player, card: CardId, to: CardId, seat: Slot): void {
  tell?.({
    kind: 'moves',
    by,
    cards: [s.cards.handle[card] ?? 0],
    to: s.cards.handle[to] ?? null,
    how: seat === 'attached' ? 'disembarking' : 'embarking',
    cost: 0,
    react: true,
  });
  putAt(s, tell, card, to, seat);
}

/**
 * A card comes to a battle or a drain that the opponent has just initiated. Others may board it before it leaves, and
 * get off once it is there; it may embark on something there itself.
 */ // GLC-0141, GAP-0304
export const react = procedure(
  'react',
  { by: player, source: ref, to: ref, about: number },
  {
    aboard: {
      ask(s, l) {
        const options = boarders(s, l.by, l.source.card).map(
          (card): Option => ({ verb: 'embark', on: onCard(s, card), to: onCard(s, l.source.card) }),
        );
        return { player: l.by, kind: 'choice', options: [...options, { verb: 'leave' }] };
      },
      then(s, l, [picked], tell) {
        if (picked === undefined || picked.verb === 'leave') return next;
        const card = cardAt(s, picked.on);
        const seat = seatAboard(s, card, l.source.card);
        if (seat !== null) step(s, tell, l.by, card, l.source.card, seat);
        countReact(s, card);
        return goto('aboard');
      },
    },
    // Its cost is paid as for any move, and not given back. GLC-0142, GAP-0299
    move(s, l) {
      const found = reactingMove(s, l.by, l.source.card, l.to.card);
      if (found === null) return goto('over');
      countReact(s, l.source.card);
      return call(moveOf(s, l.source.card, found.kind, found.way, { by: l.by, cost: found.cost, react: true }));
    },
    off: {
      ask(s, l) {
        if (!isCurrent(s, l.source) || locationOf(s, l.source.card) !== l.to.card) return null;
        const own = l.source.card;
        const options: Option[] = leavers(s, own).map(
          (card): Option => ({
            verb: 'disembark',
            on: onCard(s, card),
            to: onCard(s, outsideOf(s, card, own)),
          }),
        );
        for (const { to } of embarking.ways(s, own))
          options.push({ verb: 'embark', on: onCard(s, own), to: onCard(s, to) });
        return { player: l.by, kind: 'choice', options: [...options, { verb: 'stay' }] };
      },
      then(s, l, [picked], tell) {
        if (picked === undefined || picked.verb === 'stay') return next;
        const card = cardAt(s, picked.on);
        if (picked.verb === 'embark') {
          const vessel = cardAt(s, picked.to);
          const seat = seatAboard(s, card, vessel);
          if (seat !== null) step(s, tell, l.by, card, vessel, seat);
          return next;
        }
        const outside = outsideOf(s, card, l.source.card);
        if (outside >= 0) step(s, tell, l.by, card, outside, 'attached');
        countReact(s, card);
        return goto('off');
      },
    },
    settle: () => perform([], 'over'),
    over(s, l) {
      stopDrain(s, l.by, l.about);
      return done();
    },
  },
);

/** Presence that comes to a drain cancels it, even if it can't be cancelled. */ // GLC-0149, GAP-0300
function stopDrain(s: State, by: Player, action: number): void {
  const { drain } = s.facts;
  if (drain !== null && drain.by !== by && hasPresence(s, by, drain.location.card)) cancel(s, action);
}

/** A card is deployed to a battle or a drain, by all rules of deploying. */ // GLC-0143
export const reactByDeploying = procedure(
  'react by deploying',
  { by: player, source: ref, to: ref, about: number },
  {
    deploy: (s, l) => call(deploymentTo(s, l.by, l.source.card, l.to.card)),
    over(s, l) {
      if (table.inPlay(s, l.source.card)) countReact(s, l.source.card);
      else countCancelledReact(s, l.by, cardOf(s, l.source.card).title);
      stopDrain(s, l.by, l.about);
      return done();
    },
  },
);

/** The frame of a react: a move, or a deployment from hand. */
export function reactFrame(s: State, by: Player, option: Option, about: Occurrence | null): FrameSpec {
  const card = cardAt(s, option.on);
  const frame = { by, source: refTo(s, card), to: about?.subject ?? nobody, about: about?.action ?? 0 };
  return table.inPlay(s, card) ? react(frame) : reactByDeploying(frame);
}
