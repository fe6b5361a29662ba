/** Force is activated, lost or retrieved; actions are cancelled; cards on table are lost, or sent elsewhere. */
import {
  type CardId,
  call,
  callAll,
  frameById,
  impossible,
  localsOf,
  next,
  occurrence,
  other,
  type Player,
  refIn,
} from '@binary-sunset/kernel';
import type { Kind } from '../../../catalog/card.ts';
import { actionCalled, kindOf } from '../../../catalog/catalog.ts';
import { cancel as cancelAction } from '../../../rules/actions/acting.ts';
import { declared } from '../../../rules/actions/frames.ts';
import { respondTo } from '../../../rules/actions/responding.ts';
import { sentTogether } from '../../../rules/deploying/together.ts';
import { forceDrain, mayCancelDrain } from '../../../rules/force/drains.ts';
import { activateForce, type LossZone, loseForce } from '../../../rules/force/force.ts';
import { mayBeLost } from '../../../rules/force/losses.ts';
import { notEmpty, pileNames } from '../../../rules/force/piles.ts';
import { retrieveForce } from '../../../rules/force/retrieving.ts';
import { cargoOf } from '../../../rules/leaving/events.ts';
import { leaveTable } from '../../../rules/leaving/leaving.ts';
import { type Destination, type State, table } from '../../../state/state.ts';
import type { Option } from '../../../state/vocabulary.ts';
import {
  type Acting,
  type Amount,
  amountOf,
  type Instruction,
  type Refusal,
  speakerOf,
} from '../../../text/program.ts';
import { type Saying, so } from '../../../text/saying/clauses.ts';
import { ofForce } from '../../../text/saying/figures.ts';
import { joined } from '../../../text/saying/lists.ts';
import { type Noun, several } from '../../../text/saying/nouns.ts';
import { type Self, thisCard } from '../../../text/saying/self.ts';
import { isJustIt, withIt } from '../../cards/apart.ts';
import type { Cards } from '../../cards/cards.ts';
import { isEachOne } from '../../cards/describing.ts';
import { states } from '../../words/deeds.ts';

const placeWords: Readonly<Record<LossZone, string>> = { ...pileNames, destiny: 'destiny just drawn' };

type Who = 'you' | 'opponent' | 'each player';

const verbs = (who: Who, verb: string): string => (who === 'you' ? verb : `${who} ${verb}s`);

const isTold = (who: Who): Pick<Instruction, 'opens'> => (who === 'you' ? {} : { opens: 'a sentence' });

/** Who is meant, the last of them first: of both players the one that was chosen. */
function playersMeant(who: Who, { by, result }: Acting): Player[] {
  const first: Player = result === 1 ? 1 : 0;
  return who === 'you' ? [by] : who === 'opponent' ? [other(by)] : [other(first), first];
}

/** Where both players are to do something, the one whose turn it is says who is first. */ // AR1-0120, AR1-0150
const whoIsFirst = (who: Who, zone: 'lost' | 'force'): Pick<Instruction, 'ask' | 'note'> =>
  who !== 'each player'
    ? {}
    : {
        ask: (s) => ({
          player: s.facts.active,
          kind: 'choice',
          options: [s.facts.active, other(s.facts.active)].map((of): Option => ({ verb: 'first', on: { zone, of } })),
        }),
        note(_s, l, [picked]) {
          l.result = picked?.on !== undefined && 'of' in picked.on ? picked.on.of : null;
        },
      };

/** Can each of them activate any? What comes by itself does what it can. */ // AR1-0030, AR1-0233
function canActivate(s: State, l: Acting, who: Who): true | Refusal {
  const { as } = actionCalled(l.text).clause;
  if (as === 'automatic' || as === 'mandatory') return true;
  const found = playersMeant(who, l).map((of) => notEmpty(s, { zone: 'reserve', of }, l.source.card));
  return found.find((said) => said !== true) ?? true;
}

/** "Activate 2 Force": there must be some where the number is known. */
export const activate = (amount: Amount, who: Who = 'you'): Instruction => ({
  ...isTold(who),
  words: (self) => `${verbs(who, 'activate')} ${ofForce(amount, self)}`,
  possible: (s, l) => typeof amount !== 'number' || canActivate(s, l, who),
  ...whoIsFirst(who, 'force'),
  run(s, l) {
    const left = amountOf(amount, s, speakerOf(s, l), l.x);
    return left <= 0 ? next : callAll(playersMeant(who, l).map((player) => activateForce({ who: player, left })));
  },
});

/** "Opponent loses 1 Force", from one place first if it says so. "For each" of nothing is nothing at all. */ // AR1-0039, AR1-0161, AR1-0163
export const loses = (amount: Amount, who: Who = 'opponent', from: LossZone | '' = ''): Instruction => ({
  ...isTold(who),
  words: (self) => joined([verbs(who, 'lose'), ofForce(amount, self), from === '' ? '' : `from ${placeWords[from]}`]),
  ...whoIsFirst(who, 'lost'),
  run(s, l) {
    const left = amountOf(amount, s, speakerOf(s, l), l.x);
    if (left <= 0) return next;
    return callAll(playersMeant(who, l).map((player) => loseForce({ who: player, left, from, source: l.source })));
  },
});

/** "Retrieve 1 Force", all of it in one action. */ // AR1-0161
export const retrieve = (amount: Amount, who: Who = 'you'): Instruction => ({
  ...isTold(who),
  words: (self) => `${verbs(who, 'retrieve')} ${ofForce(amount, self)}`,
  ...whoIsFirst(who, 'lost'),
  run(s, l) {
    const left = amountOf(amount, s, speakerOf(s, l), l.x);
    return callAll(playersMeant(who, l).map((player) => retrieveForce({ who: player, left })));
  },
});

/** Characters, vehicles and starships can't be cancelled: neither on table nor as they are deployed. */ // AR1-0261
export const isCancellableAs = (kind: Kind): boolean =>
  kind !== 'character' && kind !== 'vehicle' && kind !== 'starship';

function isCancellable(s: State, by: Player, frame: ReturnType<typeof frameById>): boolean {
  if (frame === null) return false;
  const drain = localsOf(frame, forceDrain);
  if (drain !== null) return mayCancelDrain(s, by, drain);
  // A react may be cancelled, whatever card reacts. GLC-0289
  const deploying = localsOf(frame, declared.deploy);
  return deploying === null || deploying.within !== null || isCancellableAs(kindOf(s, deploying.source.card));
}

/** Cancels the action that it responds to: a card being played or deployed, a drain, a battle. */ // AR1-0256
export const cancelIt: Instruction = {
  words: () => 'cancel it',
  possible: (s, l) => isCancellable(s, l.by, frameById(s, l.responding)),
  run(s, l, tell) {
    cancelAction(s, l.responding);
    const frame = frameById(s, l.responding);
    if (frame !== null)
      tell?.({
        kind: 'cancels',
        by: l.by,
        card: s.cards.handle[l.source.card] ?? 0,
        what: s.cards.handle[refIn(frame, 'source')?.card ?? -1] ?? 0,
        action: frame.procedure,
      });
    return next;
  },
};

/** What becomes of cards that go there. */
const wheres: Readonly<Record<Destination, readonly [verb: string, what: string]>> = {
  lost: ['be', 'lost'],
  used: ['be', 'placed in Used Pile'],
  hand: ['return', 'to hand'],
  reserve: ['be', 'placed on Reserve Deck'],
  force: ['be', 'placed on Force Pile'],
  outOfPlay: ['be', 'placed out of play'],
};

interface Sending {
  /** "It" is several cards. */
  readonly several?: true;
  /** With everything that is on it, which would be lost otherwise. */ // AR1-0056
  readonly withAll?: true;
}

/** One card that is named or meant, all that are listed, or any that are there. */
function sentNoun(who: Cards, self: Self, { several: areSeveral, withAll }: Sending): Noun {
  const isOne = who.spec.or === null && isEachOne(who.spec);
  if (withAll === true) return several(`${who.noun(self, 'one').words} and all cards on it`);
  if (areSeveral === true) return several('they');
  if (isOne) return who.noun(self, 'one');
  // What is said of all of them, active or not, says so itself.
  if (isEachOne(who.spec) || who.spec.state === 'all') return who.noun(self);
  return several(`any ${who.words(self, 'some')}`);
}

function sent(who: Cards, self: Self, to: Destination, how: Sending): Saying {
  const [verb, what] = wheres[to];
  return so(sentNoun(who, self, how), verb, how.withAll === true && to === 'hand' ? 'to owners’ hands' : what);
}

/** "It is lost", "it returns to hand", it and all cards on it. */
export const sends = (who: Cards, to: Destination, how: Sending = {}): Instruction => {
  const { several, withAll } = how;
  if (several === true && (withAll === true || !isJustIt(who)))
    impossible('"They" are what was chosen before: any other cards are called by what they are.');
  if (withAll === true && !isEachOne(who.spec))
    impossible(`“${who.words(thisCard)}” may be several cards, where one goes with all that is on it.`);
  return {
    ...states((self) => sent(who, self, to, how)),
    ...(to === 'lost' ? { harms: true } : {}),
    possible: (s, l) => cardsSent(s, l, who, to).length > 0,
    run(s, l) {
      const sent = sentTogether(s, l, cardsSent(s, l, who, to));
      const cards = withAll === true ? [...sent.flatMap((card) => cargoOf(s, card)), ...sent] : sent;
      return leaveTable(s, cards, to, l.by, to === 'lost' ? 'lost' : 'placed');
    },
  };
};

/** Those of them that can be sent there: what may not be lost, is not. */ // AR1-0006
function cardsSent(s: State, l: Acting, who: Cards, to: Destination): readonly CardId[] {
  const meant = who.in(s, speakerOf(s, l));
  return to === 'lost'
    ? meant.filter((card) => mayBeLost(s, card, l.source.card, who.namesAll(s, card, speakerOf(s, l))))
    : meant;
}

/** A just lost card goes elsewhere than to the Lost Pile: only that card. */ // AR1-0181
export const saves = (who: Cards, to: 'used' | 'hand' | 'outOfPlay'): Instruction =>
  withIt(who, {
    ...states((self) => sent(who, self, to, {})),
    possible: (s, l) => l.it.some(({ card }) => table.isIn(s, card, 'lost')),
    run(s, l, tell) {
      const saved = l.it.filter(({ card }) => table.isIn(s, card, 'lost'));
      for (const { card } of saved) table.move(s, tell, card, to, table.whose(s, card));
      // It counts as placed there from the table. AR1-0349
      const placed =
        to === 'outOfPlay' ? saved.map((subject) => occurrence(s, { kind: 'out of play', by: l.by, subject })) : [];
      const window = respondTo(s, placed);
      return window === null ? next : call(window);
    },
  });
