import {
  call,
  cardAt,
  done,
  goto,
  isCurrent,
  list,
  next,
  number,
  onCard,
  optional,
  player,
  ref,
  text,
} from '@binary-sunset/kernel';
import { actionCalled } from '../../catalog/catalog.ts';
import { procedure } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import { resultFrom } from '../actions/acting.ts';
import { draftOf } from '../actions/initiating.ts';
import { ownId } from '../actions/ownId.ts';
import { destinyFor } from '../destiny/destiny.ts';
import { aimedAtValues } from './weapons.ts';

/**
 * Several weapons fire at one card in one action: all of their destinies are drawn and added up, then each weapon has
 * its result with the whole, one after the other as their player likes.
 */ // GLA-0363, GLA-0364
export const combinedFire = procedure(
  'combined fire',
  {
    by: player,
    /** The weapon at hand. */
    source: ref,
    target: ref,
    weapons: list(ref),
    /** By which text each of them is fired, and for how much Force. */
    texts: list(text),
    costs: list(number),
    at: number,
    drawn: optional(number),
    total: optional(number),
  },
  {
    draw(s, l) {
      const weapon = l.weapons[l.at];
      if (weapon === undefined) return goto('apart');
      l.source = weapon;
      const { fires } = actionCalled(l.texts[l.at] ?? '').clause;
      const against = aimedAtValues(s, l.target);
      return call(destinyFor(l.by, fires?.draws ?? 1, 'weapon', ownId(s), { against }), { into: 'drawn' });
    },
    drew(_s, l) {
      if (l.drawn !== null) l.total = (l.total ?? 0) + l.drawn;
      l.at++;
      return goto('draw');
    },
    apart(_s, l) {
      l.at = -1;
      return goto('which');
    },
    // The whole is known by now. GLA-0363
    which: {
      ask(s, l) {
        const left = l.weapons.filter((weapon) => isCurrent(s, weapon));
        if (left.length === 0) return null;
        const options = left.map(({ card }): Option => ({ verb: 'choose', on: onCard(s, card) }));
        return { player: l.by, kind: 'choice', options };
      },
      then(s, l, [picked]) {
        const weapon = picked === undefined ? -1 : cardAt(s, picked.on);
        l.at = l.weapons.findIndex((one) => isCurrent(s, one) && one.card === weapon);
        return next;
      },
    },
    apply(s, l) {
      const { at } = l;
      const weapon = l.weapons[at];
      if (weapon === undefined) return done();
      const id = l.texts[at] ?? '';
      const aimed = { chosen: actionCalled(id).clause.targets.map(() => [l.target]), it: [l.target] };
      const shot = { ...draftOf(s, { id }, weapon.card, l.by, null), ...aimed, x: l.costs[at] ?? 0, result: l.total };
      l.source = weapon;
      l.weapons = l.weapons.filter((_, i) => i !== at);
      l.texts = l.texts.filter((_, i) => i !== at);
      l.costs = l.costs.filter((_, i) => i !== at);
      // Its own destinies are drawn already.
      return call(resultFrom(shot, 1), { then: 'apart' });
    },
  },
);
