import {
  type CardId,
  type CardRef,
  call,
  cardAt,
  countUse,
  done,
  type FrameSpec,
  flag,
  frameById,
  goto,
  type Limited,
  limited,
  next,
  number,
  occurrence,
  onCard,
  oneOf,
  other,
  type Player,
  player,
  ref,
  refTo,
  timesUsed,
  topOf,
} from '@binary-sunset/kernel';
import { nobody, procedure, type State, table } from '../../state/state.ts';
import type { Option, Tell } from '../../state/vocabulary.ts';
import { so } from '../../text/saying/clauses.ts';
import { you } from '../../text/saying/nouns.ts';
import { ownId } from '../actions/ownId.ts';
import { respondTo } from '../actions/responding.ts';
import { allowing } from '../inForce/acts.ts';
import { isHeard, rulesOn } from '../inForce/sources.ts';
import { isBeforeTheGame } from '../turn/beforeTheGame.ts';
import { isAtLimit, lessened } from './lessLost.ts';
import { unlessOver } from './lifeForce.ts';
import { isFaceDown } from './lostPile.ts';

/** How much Force somebody can use: their own, and the opponent's where a text lets them. */ // AR1-0012, GLA-0209
export const forceOf = (s: State, who: Player): number =>
  s.zones.force[who].length + (mayBorrow(s, who) ? s.zones.force[other(who)].length : 0);

declare module '../inForce/acts.ts' {
  interface AllowedActs {
    /** Its player may, as if it were their own. */ // GLA-0209
    "use opponent's Force": true;
  }
}

const borrowing = rulesOn(
  'allows',
  allowing("use opponent's Force", {
    says: () => so(you, 'may', 'use any amount of Force in opponent’s Force Pile'),
    unheard: ({ who }) =>
      who.namesItself ? [] : ['a text lets its own player use the Force of the opponent: say so of this card'],
  }),
);

const mayBorrow = (s: State, who: Player): boolean => borrowing(s).some(({ speaker }) => speaker.by === who);

/** Can both pay what each of them has to, for one thing? */ // GLB-0324, GLA-0210
export const canBothPay = (s: State, who: Player, own: number, theirs: number): boolean =>
  theirs <= forceOf(s, other(who)) && own + (mayBorrow(s, who) ? theirs : 0) <= forceOf(s, who);

const borrowed = (who: Player): Limited => limited('turn', "opponent's Force used", null, who);

/** How much of the opponent's Force somebody has used this turn; what the opponent has to use is none of it. */ // GLA-0210
export const forceBorrowed = (s: State, who: Player): number => timesUsed(s, borrowed(who));

/**
 * Units of Force go from one pile to the next, one by one, unseen, and each can be responded to. Where nobody could,
 * all of them go at once.
 */ // AR1-0007, AR1-0100
const circulate = (name: string, kind: 'activated' | 'used', from: 'reserve' | 'force', to: 'force' | 'used') =>
  procedure(
    name,
    { who: player, left: number, theirs: number },
    {
      /** How much of it is the opponent's. */ // GLA-0209
      whose: {
        ask(s, l) {
          if (kind !== 'used' || l.left <= 0 || isBeforeTheGame(s) || !mayBorrow(s, l.who)) return null;
          const least = Math.max(0, l.left - s.zones.force[l.who].length);
          const most = Math.min(l.left, s.zones.force[other(l.who)].length);
          const options = Array.from(
            { length: Math.max(0, most - least + 1) },
            (_, i): Option => ({ verb: 'borrow', amount: least + i }),
          );
          return options.length === 0 ? null : { player: l.who, kind: 'number', options };
        },
        then(s, l, [picked]) {
          l.theirs = picked?.amount ?? 0;
          for (let i = 0; i < l.theirs; i++) countUse(s, borrowed(l.who));
          return next;
        },
      },
      one(s, l, tell) {
        if (isBeforeTheGame(s)) return done();
        const owner = l.theirs > 0 ? other(l.who) : l.who;
        const wanted = l.theirs > 0 ? l.theirs : l.left;
        const many = Math.min(wanted, s.zones[from][owner].length, isHeard(s, kind) ? 1 : wanted);
        if (many <= 0) return done();
        let moved = occurrence(s, { kind, by: l.who });
        for (let i = 0; i < many; i++) {
          if (i > 0) moved = occurrence(s, { kind, by: l.who });
          moveTop(s, tell, from, to, owner);
          // Each is told, or it would show whether somebody could respond.
          tell?.({ kind, by: l.who, amount: 1 });
        }
        l.left -= many;
        l.theirs = Math.max(0, l.theirs - many);
        const window = respondTo(s, [moved]);
        return window === null ? goto('one') : call(window, { then: 'one' });
      },
    },
  );

function moveTop(s: State, tell: Tell, from: 'reserve' | 'force', to: 'force' | 'used', who: Player): void {
  const card = topOf(s.zones[from][who]);
  if (card !== null) table.move(s, tell, card, to, who, { sees: 'none' });
}

/** From the top of the Reserve Deck to the Force Pile: all of it, or as much as there is. */ // AR1-0011, GLA-0065, GLA-0066
export const activateForce = circulate('activate Force', 'activated', 'reserve', 'force');

/** From the top of the Force Pile to the Used Pile. */ // AR1-0013
export const useForce = circulate('use Force', 'used', 'force', 'used');

/** As much as its player says, up to so much. Done with the amount. */
export const useSomeForce = procedure(
  'use some Force',
  { who: player, most: number, amount: number },
  {
    howMuch: {
      ask: (_s, l) => ({
        player: l.who,
        kind: 'number',
        options: Array.from({ length: l.most }, (_, i): Option => ({ verb: 'amount', amount: i + 1 })),
      }),
      then(_s, l, [picked]) {
        l.amount = picked?.amount ?? 1;
        return next;
      },
    },
    use: (_s, l) => call(useForce({ who: l.who, left: l.amount })),
    used: (_s, l) => done(l.amount),
  },
);

/** Where Force can be lost from. */
const lossZones = ['hand', 'reserve', 'force', 'used', 'destiny'] as const;
export type LossZone = (typeof lossZones)[number];

/**
 * What a unit of Force may be lost as: a card of the hand, the top card of a pile, the last destiny drawn that is not
 * completed. Where it has to come from one place, from there as long as there is any.
 */ // AR1-0036, AR1-0039
function lossOptions(s: State, who: Player, from: LossZone | ''): Option[] {
  const found: Option[] = [];
  const only = from !== '' && s.zones[from][who].length > 0 ? from : null;
  for (const zone of lossZones) {
    const cards = s.zones[zone][who];
    if ((only !== null && zone !== only) || cards.length === 0) continue;
    if (zone === 'hand') found.push(...cards.map((card): Option => ({ verb: 'lose', on: onCard(s, card) })));
    else found.push({ verb: 'lose', on: { zone, of: who } });
  }
  return found;
}

function cardToLose(s: State, who: Player, { on }: Option): CardId | null {
  if (on === undefined) return null;
  return 'card' in on ? cardAt(s, on) : topOf(s.zones[on.zone as LossZone][who]);
}

/** Why Force is lost, where anything hangs on it. */
const lossReasons = ['', 'choice', 'cost', 'battle damage'] as const;
export type LossReason = (typeof lossReasons)[number];

/**
 * Force is lost. Before that the loss may be reduced or cancelled; then units are lost one by one, each as its owner
 * chooses, face up, and each can be responded to.
 */ // AR1-0036, AR1-0103
export const forceLoss = procedure(
  'lose Force',
  {
    by: player,
    source: ref,
    left: number,
    from: oneOf('', ...lossZones),
    why: oneOf(...lossReasons),
    cancelled: flag,
    lost: number,
  },
  {
    begin(s, l) {
      if (isBeforeTheGame(s)) return done();
      // A cost is paid in full: nothing modifies it, and nothing is lost in its place. AR1-0142, AR1-0144
      if (l.why === 'cost') return next;
      // What may be changed is the battle damage as a whole, not each unit that goes for it. AR6-0087, AR6-0088
      if (l.why === 'battle damage') return next;
      // What is lost by choice stays what it is.
      if (l.why !== 'choice') l.left = lessened(s, l.by, l.left);
      if (l.left <= 0) return done();
      const losing = occurrence(s, { kind: 'losing Force', by: l.by, subject: l.source, action: ownId(s) });
      const window = respondTo(s, [losing]);
      return window === null ? next : call(window);
    },
    one: {
      ask: (s, l) =>
        l.left <= 0 || l.cancelled || isAtLimit(s, l)
          ? null
          : { player: l.by, kind: 'choice', options: lossOptions(s, l.by, l.from) },
      then(s, l, [picked], tell) {
        const card = picked === undefined ? null : cardToLose(s, l.by, picked);
        if (card === null) return done();
        const concealed = !table.isIn(s, card, 'hand') && isFaceDown(s, l.by);
        table.move(s, tell, card, 'lost', l.by, { sees: concealed ? 'none' : 'all' });
        l.left--;
        l.lost++;
        tell?.({ kind: 'lost Force', by: l.by, amount: 1 });
        const lost = occurrence(s, { kind: 'Force lost', by: l.by, subject: refTo(s, card), detail: l.why });
        const window = respondTo(s, [lost]);
        return unlessOver(s, window === null ? goto('one') : call(window, { then: 'one' }));
      },
    },
    over: (_s, l) => done(l.lost),
  },
);

/** The frame in which somebody loses so much Force, because of a card if one is named. */
export const loseForce = (loss: {
  readonly who: Player;
  readonly left: number;
  readonly from?: LossZone | '';
  readonly source?: CardRef;
  /** Something else could have been lost in its place, it is a cost of some action, or it goes for battle damage. */
  readonly why?: LossReason;
}): FrameSpec =>
  forceLoss({
    by: loss.who,
    left: loss.left,
    from: loss.from ?? '',
    source: loss.source ?? nobody,
    why: loss.why ?? '',
  });

/** What is about to be lost or retrieved becomes so much less. */
export function reduceBy(s: State, action: number, by: number): void {
  const locals = frameById(s, action)?.locals;
  if (locals !== undefined && 'left' in locals) locals.left = Math.max(0, Number(locals.left) - by);
}
