import { beginLasting, call, callAll, frameById, next, occurrence, other, type Player } from '@binary-sunset/kernel';
import { cardOf } from '../catalog.ts';
import { cancel as cancelAction } from '../rules/acting.ts';
import { metTogether, sentTogether } from '../rules/deploying/together.ts';
import { activateForce, type LossZone, loseForce } from '../rules/force.ts';
import { leaveTable } from '../rules/leaving.ts';
import { pileNames } from '../rules/piles.ts';
import { respondTo } from '../rules/responding.ts';
import { retrieveForce } from '../rules/retrieving.ts';
import { type Destination, type State, table } from '../state.ts';
import type { Cards } from './cards.ts';
import { type Amount, amountOf, amountWords, type Instruction, type OnStack, type Rule, speakerOf } from './program.ts';

const placeWords: Readonly<Record<LossZone, string>> = { ...pileNames, destiny: 'destiny just drawn' };

type Who = 'you' | 'opponent' | 'each player';

const verbs = (who: Who, verb: string): string =>
  who === 'you' ? verb : who === 'opponent' ? `opponent ${verb}s` : `each player ${verb}s`;

const playersMeant = (who: Who, by: Player, active: Player): Player[] =>
  who === 'you' ? [by] : who === 'opponent' ? [other(by)] : [active, other(active)];

/** "Activate 2 Force." */
export const activate = (amount: Amount, who: Who = 'you'): Instruction => ({
  words: () => `${verbs(who, 'activate')} ${amountWords(amount)} Force`,
  run(s, l) {
    const left = amountOf(amount, s, speakerOf(s, l), l.x);
    if (left <= 0) return next;
    const meant = playersMeant(who, l.by, s.facts.active).reverse();
    return callAll(meant.map((player) => activateForce({ who: player, left })));
  },
});

/** "Opponent loses 1 Force", from one place first if it says so. */ // AR1-0039
export const loses = (amount: Amount, who: Who = 'opponent', from: LossZone | '' = ''): Instruction => ({
  words: () => `${verbs(who, 'lose')} ${amountWords(amount)} Force${from === '' ? '' : ` from ${placeWords[from]}`}`,
  // Where both are to lose, the player whose turn it is says who is first. AR1-0120
  ask: (s) =>
    who !== 'each player'
      ? null
      : {
          player: s.facts.active,
          kind: 'choice',
          options: [s.facts.active, other(s.facts.active)].map((of) => ({ verb: 'first', on: { zone: 'lost', of } })),
        },
  note(_s, l, [picked]) {
    l.result = picked?.on !== undefined && 'of' in picked.on ? picked.on.of : null;
  },
  run(s, l) {
    const left = amountOf(amount, s, speakerOf(s, l), l.x);
    const first: Player = who === 'each player' && l.result === 1 ? 1 : 0;
    const meant = who === 'each player' ? [other(first), first] : playersMeant(who, l.by, s.facts.active);
    return left <= 0 ? next : callAll(meant.map((player) => loseForce({ who: player, left, from, source: l.source })));
  },
});

export const retrieve = (amount: Amount): Instruction => ({
  words: () => `retrieve ${amountWords(amount)} Force`,
  run: (s, l) => call(retrieveForce({ who: l.by, left: amountOf(amount, s, speakerOf(s, l), l.x) })),
});

/** Characters, vehicles and starships can't be cancelled, so their deployment can't be either. */ // AR1-0261
function isCancellable(s: State, frame: ReturnType<typeof frameById>): boolean {
  if (frame === null || frame.procedure !== 'deploy') return frame !== null;
  const { kind } = cardOf(s, (frame.locals as OnStack).source.card);
  return kind !== 'character' && kind !== 'vehicle' && kind !== 'starship';
}

/** Cancels the action that it responds to: a card being played or deployed, a drain, a battle. */ // AR1-0190
export const cancelIt: Instruction = {
  words: () => 'cancel it',
  possible: (s, l) => isCancellable(s, frameById(s, l.responding)),
  run(s, l) {
    cancelAction(s, l.responding);
    return next;
  },
};

const wheres: Readonly<Record<Destination, string>> = {
  lost: 'is lost',
  used: 'is placed in Used Pile',
  hand: 'returns to hand',
  reserve: 'is placed on Reserve Deck',
  force: 'is placed on Force Pile',
  outOfPlay: 'is placed out of play',
};

/** "It is lost", "it returns to hand". */
export const sends = (who: Cards, to: Destination): Instruction => ({
  words: (self) => `${who.words(self)} ${wheres[to]}`,
  possible: (s, l) => who.isAny(s, speakerOf(s, l)),
  run: (s, l) =>
    leaveTable(s, sentTogether(s, l, who.in(s, speakerOf(s, l))), to, l.by, to === 'lost' ? 'lost' : 'placed'),
});

/** A just lost card goes elsewhere than to the Lost Pile: only that card. */ // AR1-0181
export const saves = (who: Cards, to: 'used' | 'hand' | 'outOfPlay'): Instruction => ({
  words: (self) => `${who.words(self)} ${wheres[to]}`,
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

/** Something holds until the end of the turn, the phase or the battle. */
export const until = (when: 'turn' | 'phase' | 'battle', rule: Rule, words: string): Instruction => ({
  words: () => `${words} for remainder of ${when}`,
  leaves: rule,
  run(s, l, tell) {
    beginLasting(s, tell, {
      clause: `${l.text}:${l.at}`,
      source: l.source,
      by: l.by,
      locked: [...metTogether(s, l)],
      until: when,
      detail: l.x,
    });
    return next;
  },
});
