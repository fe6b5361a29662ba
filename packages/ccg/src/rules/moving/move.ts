import {
  type CardId,
  type CardRef,
  call,
  cardAt,
  done,
  type FrameSpec,
  goto,
  isCurrent,
  next,
  occurrence,
  onCard,
  type Player,
  perform,
  refTo,
} from '@binary-sunset/kernel';
import { kindOf } from '../../catalog/catalog.ts';
import { nobody, procedure, type Slot, type State, slots, table } from '../../state/state.ts';
import type { Option, Tell } from '../../state/vocabulary.ts';
import { declared } from '../actions/frames.ts';
import { ownId } from '../actions/ownId.ts';
import { respondTo } from '../actions/responding.ts';
import { driverOf } from '../cards/capacity.ts';
import { controllerOf } from '../cards/cardStates.ts';
import { isCrewed } from '../cards/piloting.ts';
import { useForce } from '../force/force.ts';
import { locationOf } from '../table/places.ts';
import { seatAboard } from './embarking.ts';
import { countRegularMove, whyCannotMove, whyNotBetween } from './mayMove.ts';
import { takeCourse } from './mobileSystems.ts';
import { passengersDown, passengersUp } from './shuttling.ts';
import { type KindOfMove, type Moving, standsAt, vesselAround, type Way } from './ways.ts';

/** Puts a card where it has moved to. */
export function putAt(s: State, tell: Tell, card: CardId, to: CardId, slot: Slot): void {
  const zone = kindOf(s, to) === 'location' ? 'at' : 'on';
  if (!table.isIn(s, card, zone)) table.move(s, tell, card, zone, controllerOf(s, card));
  table.mark(s, tell, card, 'host', to);
  table.mark(s, tell, card, 'slot', slots.indexOf(slot));
}

/** Whoever goes missing is no longer aboard what stands at a site: that is no move. */ // AR7-0075
export function stepOut(s: State, tell: Tell, card: CardId): void {
  const vessel = vesselAround(s, card);
  const outside = vessel < 0 ? null : standsAt(s, vessel);
  if (outside?.location.type === 'site') putAt(s, tell, card, outside.at, 'attached');
}

/** Whoever goes along by choice: passengers of a shuttle vehicle. */ // AR7-0052
function companions(
  s: State,
  { kind, source, to, movers }: Pick<Moving, 'kind' | 'source' | 'to' | 'movers'>,
): CardId[] {
  if (kind !== 'shuttle up' && kind !== 'shuttle down') return [];
  const coming = movers.slice(1).map(({ card }) => card);
  return (kind === 'shuttle up' ? passengersUp : passengersDown)(s, source.card, to.card, coming);
}

/** To the location, or aboard if there is still room. */
function putThere(s: State, tell: Tell, { kind, source, to, amount }: Moving, { card }: CardRef): void {
  if (kind === 'shuttle up' || kind === 'shuttle down') {
    // The vehicle makes a round trip, and stays. AR7-0051
    if (card === source.card) return;
    const vessel = kind === 'shuttle up' ? to.card : source.card;
    const seat = seatAboard(s, card, vessel);
    if (seat !== null) putAt(s, tell, card, vessel, seat);
    return;
  }
  if (kind === 'seat') {
    const driver = slots[amount] === 'driver' ? driverOf(s, to.card) : -1;
    if (driver >= 0) table.mark(s, tell, driver, 'slot', slots.indexOf('passenger'));
    table.mark(s, tell, card, 'slot', amount);
    return;
  }
  if (kindOf(s, to.card) === 'location') putAt(s, tell, card, to.card, 'attached');
  else {
    const seat = seatAboard(s, card, to.card);
    if (seat !== null) putAt(s, tell, card, to.card, seat);
  }
}

/**
 * A move, of whichever kind: its cost, responses, the way step by step, and then it has just moved. It is an action on
 * the stack; all that differs from kind to kind is where it may lead, and that was found before.
 */ // AR7-0002
export const move = procedure(declared.move.name, declared.move.locals, {
  together: {
    ask(s, l) {
      const more = companions(s, l);
      if (more.length === 0) return null;
      const options = more.map((card): Option => ({ verb: 'with', on: onCard(s, card) }));
      if (l.movers.length > 1) options.push({ verb: 'done' });
      return { player: l.by, kind: 'choice', options };
    },
    then(s, l, [picked]) {
      if (picked === undefined || picked.verb === 'done') return next;
      l.movers = [...l.movers, refTo(s, cardAt(s, picked.on))];
      return goto('together');
    },
  },
  pay(s, l, tell) {
    if (l.regular) for (const { card } of l.movers) countRegularMove(s, card); // AR7-0007
    tell?.({
      kind: 'moves',
      by: l.by,
      cards: l.movers.map(({ card }) => s.cards.handle[card] ?? 0),
      to: s.cards.handle[l.to.card] ?? null,
      how: l.kind,
      cost: l.cost,
      react: l.react,
    });
    return l.cost === 0 ? next : call(useForce({ who: l.by, left: l.cost }));
  },
  responses(s, l) {
    const action = ownId(s);
    const window = respondTo(
      s,
      l.movers.map((subject) => occurrence(s, { kind: 'moving', by: l.by, subject, action, detail: l.kind })),
    );
    return window === null ? next : call(window);
  },
  // Whoever can't go, or is gone, does not keep the others from going. AR7-0111
  setOut(s, l) {
    l.movers = l.cancelled ? [] : l.movers.filter((one) => isCurrent(s, one) && mayStillMove(s, one.card));
    const isOpen = l.kind === 'mobile system' || isCurrent(s, l.to);
    return l.movers.length === 0 || !isOpen ? goto('over') : next;
  },
  step(s, l, tell) {
    const reached = l.through[l.passed];
    if (reached === undefined) {
      if (l.kind === 'mobile system') takeCourse(s, l, tell);
      else for (const mover of l.movers) putThere(s, tell, l, mover);
      return perform([], 'arrived');
    }
    l.passed++;
    for (const { card } of l.movers) putAt(s, tell, card, reached.card, 'attached');
    return perform([], 'passing');
  },
  // It is at each location that it passes: what must happen there happens, and nothing else. AR7-0146, AR7-0148
  passing(s, l) {
    const action = ownId(s);
    const window = respondTo(
      s,
      l.movers
        .filter((one) => isCurrent(s, one))
        .map((subject) => occurrence(s, { kind: 'moved', by: l.by, subject, action, detail: 'through' })),
    );
    return window === null ? next : call(window);
  },
  // What stops it there ends the move. AR7-0147
  goOn(s, l) {
    const [mover] = l.movers;
    const here = l.through[l.passed - 1];
    const onward = l.through[l.passed] ?? l.to;
    const isFree =
      mover !== undefined &&
      isCurrent(s, mover) &&
      isCurrent(s, onward) &&
      locationOf(s, mover.card) === here?.card &&
      mayStillMove(s, mover.card) &&
      isCrewed(s, mover.card) &&
      whyNotBetween(s, mover.card, here.card, onward.card) === null;
    return goto(isFree ? 'step' : 'arrived');
  },
  arrived(s, l) {
    const action = ownId(s);
    const window = respondTo(
      s,
      l.movers
        .filter((one) => isCurrent(s, one))
        .map((subject) => occurrence(s, { kind: 'moved', by: l.by, subject, action, detail: 'arrived' })),
    );
    return window === null ? next : call(window);
  },
  over: () => done(),
});

/** Meanwhile something may keep it where it is. */
const mayStillMove = (s: State, card: CardId): boolean => whyCannotMove(s, card) === null;

/** What a move is made with, besides the card and its way. */
interface How {
  readonly by: Player;
  readonly cost: number;
  readonly react?: true;
  /** Is it a regular move, although its kind is not, or the other way round? */ // AR7-0068
  readonly regular?: boolean;
}

/** The frame in which a card moves. */
export const moveOf = (
  s: State,
  card: CardId,
  { name, regular }: Pick<KindOfMove, 'name' | 'regular'>,
  { to, through }: Pick<Way, 'to' | 'through'>,
  how: How,
): FrameSpec => groupMove(s, card, [card], { name, regular }, { to, through }, how);

/** The frame in which several cards move together. */
export const groupMove = (
  s: State,
  source: CardId,
  movers: readonly CardId[],
  { name, regular }: Pick<KindOfMove, 'name' | 'regular'>,
  { to, through }: Pick<Way, 'to' | 'through'>,
  { by, cost, react, regular: isRegular = regular && react !== true }: How,
): FrameSpec =>
  move({
    by,
    source: refTo(s, source),
    kind: name,
    movers: movers.map((card) => refTo(s, card)),
    from: refTo(s, locationOf(s, movers[0] ?? source)),
    to: to < 0 ? nobody : refTo(s, to),
    through: through.map((place) => refTo(s, place)),
    regular: isRegular,
    cost,
    react: react === true,
  });
