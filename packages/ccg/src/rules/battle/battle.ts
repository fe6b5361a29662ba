import {
  call,
  cardAt,
  done,
  flag,
  forgetUses,
  goto,
  next,
  occurrence,
  onCard,
  openWindow,
  type Player,
  perform,
  player,
  players,
  ref,
  refTo,
} from '@binary-sunset/kernel';
import { type Battle, type CcgEvent, procedure, type Segment, type State, table } from '../../state/state.ts';
import type { Option, Tell } from '../../state/vocabulary.ts';
import { ownId } from '../actions/ownId.ts';
import { respondTo } from '../actions/responding.ts';
import type { TopLevel } from '../actions/topLevel.ts';
import { useForce } from '../force/force.ts';
import { leaveTable } from '../leaving/leaving.ts';
import { changeBattle } from './changing.ts';
import { breakingOff, endBattle, isHit } from './ending.ts';
import { countNewcomers } from './excluding.ts';
import { immuneCards } from './immunity.ts';
import { battleCost, countBattle, whyNoBattle } from './initiating.ts';
import { participants } from './participants.ts';
import { powerSegment } from './powerSegment.ts';

const begun = (by: Player, location: Battle['location']): Battle => ({
  location,
  by,
  segment: 'initiation',
  participants: null,
  powerDestiny: [0, 0],
  destinies: [0, 0],
  battleDestiny: [null, null],
  attritionDestiny: [0, 0],
  power: [null, null],
  attrition: [null, null],
  damage: [0, 0],
  immune: [],
  winner: null,
});

function enter(s: State, tell: Tell, segment: Segment): void {
  changeBattle(s, tell, { segment });
  tell?.({ kind: 'step', what: segment });
}

/** A battle from its initiation to its end. It is an action on the stack, whose source is the location. */ // AR6-0011, AR6-0013
export const battle = procedure(
  'battle',
  { by: player, source: ref, cancelled: flag },
  {
    pay(s, l, tell) {
      const cost = battleCost(s, l.by, l.source.card);
      tell?.({ kind: 'initiates battle', by: l.by, at: s.cards.handle[l.source.card] ?? 0, cost });
      return cost === 0 ? next : call(useForce({ who: l.by, left: cost }));
    },
    // The battle is on, and all who are there have battled this turn. AR6-0008, AR6-0016
    initiated(s, l, tell) {
      forgetUses(s, 'battle');
      table.change(s, tell, 'battle', begun(l.by, l.source));
      countBattle(s, l.by, l.source.card);
      countNewcomers(s);
      // Automatic actions, then responses by choice, the defender first. AR6-0017, AR6-0018, AR6-0020
      const initiated = occurrence(s, { kind: 'battle', by: l.by, subject: l.source, action: ownId(s) });
      const window = respondTo(s, [initiated]);
      return window === null ? next : call(window);
    },
    responded: (s, l) => (l.cancelled ? goto('hits') : ifBrokenOff(s, 'weapons')),
    // AR6-0021
    weapons(s, l, tell) {
      if (s.facts.battle === null) return done();
      enter(s, tell, 'weapons');
      return call(openWindow({ kind: 'weapons', next: l.by }));
    },
    weaponsOver: (s, l) => (l.cancelled ? goto('hits') : ifBrokenOff(s, 'power')),
    // Whoever comes from here on is too late. AR6-0040, AR6-0158
    power(s, l, tell) {
      if (s.facts.battle === null) return done();
      enter(s, tell, 'power');
      countNewcomers(s);
      changeBattle(s, tell, { participants: participants(s).map((card) => refTo(s, card)) });
      return call(powerSegment({ by: l.by }));
    },
    powerOver: (s) => ifBrokenOff(s, 'damage'),
    damage(s, l, tell) {
      if (s.facts.battle === null) return done();
      enter(s, tell, 'damage');
      changeBattle(s, tell, { immune: immuneCards(s) });
      return call(openWindow({ kind: 'damage', next: l.by }));
    },
    // Cards are still in battle, and what lasts for the remainder of it still does. AR6-0116
    end(s, l, tell) {
      if (s.facts.battle === null) return done();
      enter(s, tell, 'end');
      const window = respondTo(s, [occurrence(s, { kind: 'battle ends', by: l.by, subject: l.source })]);
      return window === null ? next : call(window);
    },
    // Whatever was hit and could not be forfeited is lost. AR6-0029
    hits(s, l) {
      const hit = participants(s).filter((card) => isHit(s, card));
      return hit.length === 0 ? next : leaveTable(s, hit, 'lost', l.by, 'lost');
    },
    over(s, _l, tell) {
      const window = respondTo(
        s,
        endBattle(s, tell).map((ended) => occurrence(s, ended)),
      );
      return window === null ? done() : call(window);
    },
    left: () => done(),
  },
);

/** On to the next segment, unless the battle is over before its time. */ // AR6-0004
const ifBrokenOff = <N extends string>(s: State, then: N) => {
  const events: readonly CcgEvent[] = breakingOff(s);
  return events.length === 0 ? goto(then) : perform(events, 'left');
};

/** Battles that the player whose battle phase it is may initiate. */ // AR6-0001
export const battling: TopLevel = {
  verbs: ['initiate battle'],
  moments: ['battle'],
  options(s, by) {
    if (by !== s.facts.active) return [];
    const found: Option[] = [];
    for (const of of players)
      for (const location of s.zones.locations[of])
        if (whyNoBattle(s, by, location) === null)
          found.push({
            verb: 'initiate battle',
            on: onCard(s, location),
            cost: { Force: battleCost(s, by, location) },
          });
    return found;
  },
  take: (s, by, { on }) => battle({ by, source: refTo(s, cardAt(s, on)) }),
};
