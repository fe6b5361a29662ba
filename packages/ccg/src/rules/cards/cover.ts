import { type CardId, cardAt, onCard, perform, player, ref, refTo } from '@binary-sunset/kernel';
import { definitionOf } from '../../catalog/catalog.ts';
import { procedure, type State } from '../../state/state.ts';
import type { Option, Tell } from '../../state/vocabulary.ts';
import type { TopLevel } from '../actions/topLevel.ts';
import { leaveTable } from '../leaving/leaving.ts';
import { ridersOn } from '../table/places.ts';
import { isInactiveAs, makeActive, makeInactive } from './cardStates.ts';

/** A spy goes under cover: inactive, on the opponent's side, though its text still works. */ // GAP-0315
export const goUnderCover = (s: State, tell: Tell, card: CardId): void => makeInactive(s, tell, card, 'undercover');

/** Cards on a spy that are about its being under cover. */
const coverOf = (s: State, spy: CardId): CardId[] =>
  ridersOn(s, spy).filter((card) => definitionOf(s, card).deploys?.clause.worksOn?.includes('undercover') ?? false);

/** A spy is under cover no more: what made it so is lost, and it is back on its own side. */ // GAP-0319, GLC-0507
export const breakCover = procedure(
  'break cover',
  { by: player, source: ref },
  {
    break(s, l, tell) {
      const { card } = l.source;
      makeActive(s, tell, card, 'undercover');
      tell?.({ kind: 'breaks cover', card: s.cards.handle[card] ?? 0 });
      const cover = coverOf(s, card);
      return cover.length === 0 ? perform([]) : leaveTable(s, cover, 'lost', l.by, 'lost');
    },
  },
);

/** By choice, in one's own deploy phase: spies under cover are always at sites. */ // GAP-0319, GLC-0506, GLC-0485
export const breakingCover: TopLevel = {
  verbs: ['break cover'],
  moments: ['deploy'],
  options(s, by) {
    if (by !== s.facts.active) return [];
    return s.zones.at[by]
      .filter((card) => isInactiveAs(s, card, 'undercover'))
      .map((card): Option => ({ verb: 'break cover', on: onCard(s, card) }));
  },
  take: (s, by, { on }) => breakCover({ by, source: refTo(s, cardAt(s, on)) }),
};
