import {
  type CardRef,
  call,
  done,
  type FrameSpec,
  goto,
  isCurrent,
  next,
  occurrence,
  onCard,
  ownerOf,
  type Player,
  refTo,
  topOf,
} from '@binary-sunset/kernel';
import { cardOf } from '../../catalog/catalog.ts';
import { type DestinyKind, type Draw, nobody, procedure, type State, table } from '../../state/state.ts';
import type { Asked, Option, Tell } from '../../state/vocabulary.ts';
import { declared } from '../actions/frames.ts';
import { ownId } from '../actions/ownId.ts';
import { respondTo } from '../actions/responding.ts';
import { changeBattle, withHalf } from '../battle/changing.ts';
import type { Change } from '../inForce/changes.ts';
import { changesFor, explainChanges, totalNow } from '../inForce/totals.ts';
import { valueNow } from '../inForce/values.ts';
import { changeDraw, countValues, currentDraw, draftDraw, drawerOf, totalValues, whereDrawn } from './draws.ts';
import { canDraw } from './replacingDraws.ts';
import { lockDestiny, twoDestinies, unlockCard } from './twoDestinies.ts';

const kindOf = (l: { readonly for: string }): DestinyKind => l.for as DestinyKind;

/**
 * Draws destiny, one after the other, in the eight steps of the rulebook. Done with the total, or with null if no draw
 * was completed: then it has failed.
 */ // AR1-0421, AR1-0424, AR1-0439
export const drawDestiny = procedure(declared.draw.name, declared.draw.locals, {
  // How many there are is found before the first is drawn; what is substituted is not limited. AR1-0423, AR1-0394
  begin(s, l) {
    // What is drawn for want of another way is never more than that allows. AR1-0491
    if (l.counted) {
      l.limit = l.left;
      return next;
    }
    const value = countValues[kindOf(l)];
    const changes = changesFor(s, l.by, value, {
      kind: kindOf(l),
      where: whereDrawn(s, l.action),
      drawer: drawerOf(s, l.action),
    });
    const limits = changes.filter(({ how }) => how === 'limit').map(({ amount }) => amount);
    const others = changes.filter(({ how }) => how !== 'limit');
    if (limits.length > 0) l.limit = Math.min(...limits);
    if (others.length > 0) l.left = explainChanges(s, value, l.left, others, 0).total ?? 0;
    return next;
  },
  // Step 6: more draws, as long as they can be made. AR1-0433
  another: {
    ask(s, l) {
      if (!l.optional || l.left <= 0 || !canDraw(s, l)) return null;
      return { player: l.by, kind: 'choice', options: [{ verb: 'draw destiny' }, { verb: 'no destiny' }] };
    },
    then: (_s, _l, [picked]) => (picked?.verb === 'no destiny' ? goto('total') : next),
  },
  aboutTo(s, l) {
    l.answered = 0;
    if (l.left <= 0 || !canDraw(s, l)) return goto('total');
    const about = occurrence(s, { kind: 'about to draw', by: l.by, action: ownId(s), detail: l.for });
    const window = respondTo(s, [about]);
    return window === null ? next : call(window, { into: 'answered' });
  },
  // What need not be drawn may still be left, after something was done before it. AR1-0174, AR1-0176, AR1-0178
  goAhead: {
    ask(_s, l) {
      const isOptional = l.optional || (kindOf(l) === 'battle' && l.made === 0);
      if (l.answered === 0 || !isOptional || l.instead !== null || l.wanted > 1) return null;
      return { player: l.by, kind: 'choice', options: [{ verb: 'go ahead' }, { verb: 'withdraw' }] };
    },
    then: (_s, _l, [picked]) => (picked?.verb === 'withdraw' ? goto('total') : next),
  },
  // Step 1. AR1-0425, AR1-0426
  draw(s, l, tell) {
    const card = topOf(s.zones.reserve[l.by]);
    if (l.instead === null && (card === null || !canDraw(s, l))) return goto(l.unresolved > 0 ? 'choose' : 'total');
    if (l.group === 0) l.left--;
    l.group++;
    const draw = draftDraw(l.by, kindOf(l), ownId(s));
    if (l.instead !== null || card === null) {
      table.change(s, tell, 'draws', [...s.facts.draws, { ...draw, value: l.instead, substituted: true }]);
      l.instead = null;
      return goto('justDrawn');
    }
    l.made++;
    table.move(s, tell, card, 'destiny', l.by);
    table.change(s, tell, 'draws', [...s.facts.draws, { ...draw, card: refTo(s, card) }]);
    return next;
  },
  // AR1-0461, AR1-0462
  ofTwo: {
    ask(s): Asked | null {
      const card = currentDraw(s)?.card.card ?? -1;
      const two = twoDestinies(s, card);
      if (two === null) return null;
      const options = two.map((amount): Option => ({ verb: 'destiny', on: onCard(s, card), amount }));
      return { player: ownerOf(s, card), kind: 'number', options };
    },
    then(s, _l, [picked], tell) {
      const draw = currentDraw(s);
      if (draw !== null) lockDestiny(s, tell, draw.card, picked?.amount ?? 0, 0);
      return next;
    },
  },
  // Step 2. AR1-0428
  automaticModifiers(s, l, tell) {
    const card = currentDraw(s)?.card.card ?? -1;
    const about = { kind: kindOf(l), where: whereDrawn(s, l.action), drawer: drawerOf(s, l.action), drawn: card };
    const drawn = valueNow(s, card, 'destiny') ?? 0;
    const changes = [...changesFor(s, l.by, 'destiny draw', about), ...byAction(l.each)];
    const { total, lines } = explainChanges(s, 'destiny draw', drawn, changes);
    changeDraw(s, tell, {
      value: total,
      reset: lines.some(({ operation }) => operation === 'reset'),
      changes: lines.map(({ amount, because, source }) => ({
        amount,
        because,
        source: source === null ? nobody : refTo(s, source),
      })),
    });
    return next;
  },
  // Steps 3 and 4: what is automatic, then responses, beginning with the other player's. AR1-0429, AR1-0431
  justDrawn(s, l, tell) {
    const draw = currentDraw(s);
    if (draw === null) return goto('total');
    const { card } = draw.card;
    tell?.({
      kind: 'destiny',
      by: l.by,
      card: card < 0 ? 0 : (s.cards.handle[card] ?? 0),
      title: card < 0 ? '' : cardOf(s, card).title,
      value: draw.value ?? 0,
    });
    const drawn = occurrence(s, { kind: 'destiny', by: l.by, subject: draw.card, action: ownId(s), detail: l.for });
    const window = respondTo(s, [drawn]);
    return window === null ? next : call(window);
  },
  // Of several draws some are chosen only when all are drawn. AR1-0456
  drawn(s, l) {
    const draw = currentDraw(s);
    if (draw?.redraw === true) {
      l.made--;
      l.group--;
      if (l.group === 0) l.left++;
    }
    if (l.wanted <= 1 || draw === null || draw.value === null) return goto('complete');
    l.unresolved++;
    return goto(l.group < l.wanted && canDraw(s, l) ? 'draw' : 'choose');
  },
  // AR1-0438, AR1-0458
  choose: {
    ask(s, l): Asked | null {
      const among = s.facts.draws.slice(s.facts.draws.length - l.unresolved);
      const options = among.map((draw, i) => drawOption(s, draw, i));
      return options.length === 0 ? null : { player: l.by, kind: 'choice', options };
    },
    then(s, l, [picked], tell) {
      const before = s.facts.draws.slice(0, s.facts.draws.length - l.unresolved);
      const among = s.facts.draws.slice(s.facts.draws.length - l.unresolved);
      const chosen = among.findIndex((draw, i) => isSame(drawOption(s, draw, i), picked));
      const found = among[chosen];
      if (found === undefined) return next;
      table.change(s, tell, 'draws', [...before, ...among.filter((draw) => draw !== found), found]);
      l.unresolved--;
      return next;
    },
  },
  // Step 5: below zero it is zero, before anything else. AR1-0432
  complete(s, l, tell) {
    const draw = currentDraw(s);
    if (draw === null) return goto('total');
    const value = draw.value === null ? null : Math.max(0, draw.value);
    tell?.({ kind: 'destiny completed', by: l.by, value });
    if (value === null) return next;
    if (value !== draw.value) changeDraw(s, tell, { value });
    l.values = [...l.values, value];
    const completed = occurrence(s, { kind: 'destiny completed', by: l.by, subject: draw.card, detail: l.for });
    const window = respondTo(s, [completed]);
    return window === null ? next : call(window);
  },
  putAway(s, l, tell) {
    const wasCompleted = currentDraw(s)?.value !== null;
    putAway(s, tell);
    if (l.wanted <= 1) {
      l.group = 0;
      return goto('another');
    }
    if (wasCompleted) l.keep--;
    else if (l.group < l.wanted && canDraw(s, l)) return goto('draw');
    if (l.keep > 0 && l.unresolved > 0) return goto('choose');
    // The rest, in the order in which they were drawn. AR1-0459
    for (; l.unresolved > 0; l.unresolved--) putAway(s, tell, s.facts.draws.length - l.unresolved);
    l.wanted = 1;
    l.group = 0;
    return goto('another');
  },
  // Steps 7 and 8. AR1-0434, AR1-0437, AR1-0439
  total(s, l, tell) {
    if (l.values.length === 0) {
      tell?.({ kind: 'destiny failed', by: l.by });
      return done();
    }
    const { battle } = s.facts;
    if (l.for === 'battle' && battle !== null)
      changeBattle(s, tell, { destinies: withHalf(battle.destinies, l.by, l.values.length) });
    const sum = l.values.reduce((total, value) => total + value, 0);
    const about = { kind: kindOf(l), where: whereDrawn(s, l.action), drawer: drawerOf(s, l.action) };
    return done(totalNow(s, l.by, totalValues[kindOf(l)], sum, about));
  },
});

const byAction = (amount: number): readonly Change[] =>
  amount === 0
    ? []
    : [{ how: 'add', amount, since: 0, source: -1, id: 'by this action', cumulative: true, byOpponent: false }];

/** A draw is known by its card, as long as that lies where it was drawn to. */
const drawOption = (s: State, { card, value }: Draw, place: number): Option => ({
  verb: 'choose destiny',
  amount: value ?? 0,
  ...(isCurrent(s, card) ? { on: onCard(s, card.card) } : { clause: String(place) }),
});

const isSame = (a: Option, b: Option | undefined): boolean =>
  a.clause === b?.clause && (a.on === undefined || (b?.on !== undefined && isSameCard(a, b)));

const isSameCard = (a: Option, b: Option): boolean =>
  a.on !== undefined && b.on !== undefined && 'card' in a.on && 'card' in b.on && a.on.card === b.on.card;

/** A draw is over: its card goes face down to the Used Pile, unless something has become of it. */ // AR1-0427, AR1-0259
function putAway(s: State, tell: Tell, place = s.facts.draws.length - 1): void {
  const draw = s.facts.draws[place];
  if (draw === undefined) return;
  table.change(
    s,
    tell,
    'draws',
    s.facts.draws.filter((one) => one !== draw),
  );
  // As long as it stays on another card, it is what its owner chose. AR1-0463
  if (draw.card.card >= 0 && !table.isIn(s, draw.card.card, 'stacked')) unlockCard(s, tell, draw.card);
  if (isUnresolved(s, draw.card)) table.move(s, tell, draw.card.card, 'used', draw.by, { sees: 'none' });
}

/** Is the card still where it was drawn to? */ // AR1-0453
export const isUnresolved = (s: State, card: CardRef): boolean =>
  card.card >= 0 && isCurrent(s, card) && table.isIn(s, card.card, 'destiny');

/** One value of one card. */
export interface ValueOfCard {
  readonly card: CardRef;
  readonly value: string;
}

export interface Drawing {
  /** How many are drawn; of which this many are chosen, if that is said. */
  readonly choose?: number;
  readonly optional?: true;
  /** Nothing changes or limits their number. */
  readonly counted?: true;
  /** The values that the total will be held against, or reckoned with. */
  readonly against?: readonly ValueOfCard[];
  /** What is added to each draw. */
  readonly each?: number;
}

/** The frame that draws destiny for an action. */
export function destinyFor(
  by: Player,
  count = 1,
  kind: DestinyKind = '',
  action = 0,
  { choose, optional: byChoice, counted, against = [], each = 0 }: Drawing = {},
): FrameSpec {
  const how = { by, for: kind, action, optional: byChoice === true, counted: counted === true, against, each };
  return choose === undefined
    ? drawDestiny({ ...how, left: count, wanted: 1, keep: 1 })
    : drawDestiny({ ...how, left: 1, wanted: count, keep: choose });
}
