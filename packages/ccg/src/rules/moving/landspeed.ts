import type { CardId } from '@binary-sunset/kernel';
import { kindOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import { reckoned } from '../inForce/reckoning.ts';
import { changesOf, valueNow } from '../inForce/values.ts';
import { rowOf } from '../table/layout.ts';
import { whyNeverAt } from '../table/whereCardsCanBe.ts';
import { kindOfMove, siteOf, spotOf, type Way, walks } from './ways.ts';

/** How many sites it can move; 1 for what moves like a character. */ // AR7-0028, AR7-0139
function landspeedOf(s: State, card: CardId): number {
  const kind = kindOf(s, card);
  if (kind === 'character' || kind === 'vehicle' || kind === 'creature') return valueNow(s, card, 'landspeed') ?? 0;
  return walks(s, card) ? 1 : 0;
}

/** Landspeed that it takes besides to move to, from or through a site. */ // AR7-0030
const extraAt = (s: State, card: CardId, site: CardId): number =>
  reckoned(s, 0, changesOf(s, card, 'extra landspeed', site));

const nowhere: readonly Way[] = [];

/** Along adjacent sites, in one direction, as far as its landspeed goes. */ // AR7-0027, AR7-0029, AR7-0031
export function alongSites(s: State, card: CardId, from: CardId): readonly Way[] {
  const row = rowOf(s, from);
  const range = row.length < 2 ? 0 : landspeedOf(s, card);
  if (range < 1) return nowhere;
  const start = row.indexOf(from);
  const found: Way[] = [];
  for (const step of [-1, 1]) {
    let left = range - extraAt(s, card, from);
    const through: CardId[] = [];
    for (let at = start + step; at >= 0; at += step) {
      const to = row[at] ?? -1;
      if (spotOf(s, to)?.location.type !== 'site') break;
      left -= 1 + extraAt(s, card, to);
      // Vehicles traverse exterior sites only. AR7-0027
      if (left < 0 || whyNeverAt(s, card, to) !== null) break;
      found.push({ to, through: [...through], force: 1 });
      through.push(to);
    }
  }
  return found;
}

/** A character, creature or vehicle moves along adjacent sites. */ // AR7-0027
export const landspeed = kindOfMove({
  name: 'landspeed',
  verb: 'move',
  regular: true,
  follows: true,
  costs: 'landspeed cost',
  ways(s, card) {
    const site = siteOf(s, card);
    return site === null ? nowhere : alongSites(s, card, site.at);
  },
});
