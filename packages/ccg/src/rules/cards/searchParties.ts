import {
  type CardId,
  call,
  cardAt,
  data,
  done,
  goto,
  isCurrent,
  list,
  next,
  onCard,
  type Player,
  player,
  ref,
  refTo,
} from '@binary-sunset/kernel';
import { kindOf } from '../../catalog/catalog.ts';
import { procedure, type State, table } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import { ownId } from '../actions/ownId.ts';
import type { TopLevel } from '../actions/topLevel.ts';
import { destinyFor } from '../destiny/destiny.ts';
import { locationOf } from '../table/places.ts';
import { isActive, isInactiveAs, makeActive } from './cardStates.ts';
import { traitsOf } from './characteristics.ts';
import { countSearch, isSearcher } from './searchPartyMembers.ts';

const ownAt = (s: State, by: Player, site: CardId): CardId[] =>
  [...s.zones.at[by], ...s.zones.on[by]].filter(
    (card) => kindOf(s, card) === 'character' && locationOf(s, card) === site,
  );

/** Only one's own, where they went missing; it may have been this very turn. */ // GLC-0264, GLB-0478, GAP-0294
const missingAt = (s: State, by: Player, site: CardId): CardId[] =>
  ownAt(s, by, site).filter((card) => isInactiveAs(s, card, 'missing'));

const searchersAt = (s: State, by: Player, site: CardId): CardId[] =>
  ownAt(s, by, site).filter((card) => isActive(s, card) && !isSearcher(s, card));

/** A scout is worth two. */ // GLC-0263
const worthOf = (s: State, card: CardId): number => (traitsOf(s, card).includes('scout') ? 2 : 1);

const neededToFind = 5;

/** Members, destiny, and with luck one of the missing, who joins them. */ // GLC-0262, GLC-0263, GLB-0482
export const searchParty = procedure(
  'search party',
  { by: player, site: ref, members: list(ref), result: data },
  {
    form: {
      ask(s, l) {
        const options = searchersAt(s, l.by, l.site.card)
          .filter((card) => !l.members.some((member) => member.card === card))
          .map((card): Option => ({ verb: 'joins', on: onCard(s, card) }));
        if (l.members.length > 0 && options.length > 0) options.push({ verb: 'done' });
        return { player: l.by, kind: 'choice', options };
      },
      then(s, l, [picked]) {
        if (picked === undefined || picked.verb === 'done') return next;
        l.members = [...l.members, refTo(s, cardAt(s, picked.on))];
        return goto('form');
      },
    },
    search(s, l) {
      for (const { card } of l.members) countSearch(s, card);
      return call(destinyFor(l.by, 1, '', ownId(s)), { into: 'result' });
    },
    find(s, l, tell) {
      const members = l.members.filter((member) => isCurrent(s, member));
      const total = typeof l.result === 'number' ? l.result : null;
      const missing = missingAt(s, l.by, l.site.card);
      const sum = members.reduce((added, { card }) => added + worthOf(s, card), total ?? 0);
      if (total === null || sum <= neededToFind || missing.length === 0) return done();
      const found = missing[table.roll(s, missing.length) - 1];
      if (found === undefined) return done();
      makeActive(s, tell, found, 'missing');
      countSearch(s, found);
      tell?.({ kind: 'found', by: l.by, card: s.cards.handle[found] ?? 0 });
      return done();
    },
  },
);

/** In one's own control phase, at a site with somebody missing and somebody to look for them. */ // GLC-0262
export const searchingForMissing: TopLevel = {
  verbs: ['form a search party'],
  moments: ['control'],
  options(s, by) {
    if (by !== s.facts.active) return [];
    const missing = [...s.zones.at[by], ...s.zones.on[by]].filter((card) => isInactiveAs(s, card, 'missing'));
    return [...new Set(missing.map((card) => locationOf(s, card)))]
      .filter((site) => site >= 0 && searchersAt(s, by, site).length > 0)
      .map((site): Option => ({ verb: 'form a search party', on: onCard(s, site) }));
  },
  take: (s, by, { on }) => searchParty({ by, site: refTo(s, cardAt(s, on)) }),
};
