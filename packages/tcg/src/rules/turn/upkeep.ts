import {
  type CardId,
  type CardRef,
  done,
  list,
  next,
  onCard,
  type Player,
  player,
  ref,
  text,
} from '@binary-sunset/kernel';
import { clauseCalled, type Indexed, reachOf } from '../../catalog/catalog.ts';
import { procedure, type State } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import type { Cost } from '../../text/cost.ts';
import { notePicked } from '../../text/cost.ts';
import type { UpkeepClause } from '../../text/program.ts';
import { payForce, payPoints } from '../building/resources.ts';
import { pilesOf } from '../cards/units.ts';
import { hasLostText, mayGrant, textsOf } from '../inForce/force.ts';
import { abilitiesGiven } from '../inForce/giving.ts';

/** The Upkeep a player has to pay: of units in arenas, in the build zone, and of Pilots on units; in a stack, the top card's. */ // TCG-0281, TCG-0700
export function upkeepsOf(s: State, who: Player): { readonly card: CardId; readonly indexed: Indexed<UpkeepClause> }[] {
  const found: { card: CardId; indexed: Indexed<UpkeepClause> }[] = [];
  if (!reachOf(s).upkeeps && !mayGrant(s)) return found;
  for (const pile of pilesOf(s, who)) {
    for (const card of pile) {
      if (!hasLostText(s, card)) for (const indexed of textsOf(s, card).upkeeps) found.push({ card, indexed });
      for (const indexed of abilitiesGiven(s, card, 'upkeep'))
        found.push({ card, indexed: indexed as Indexed<UpkeepClause> });
    }
  }
  return found;
}

const canPay = (s: State, cost: Cost, by: Player, card: CardRef): boolean =>
  cost.canPay(s, by, card) &&
  (typeof cost.force !== 'number' || cost.force <= s.facts.force[by]) &&
  (cost.points ?? 0) <= s.facts.points[by];

const costsOf = (id: string): readonly Cost[] => (clauseCalled(id) as Indexed<UpkeepClause>).clause.costs;

/** One of its costs is paid, whichever its player chooses of those that can be; if none can, it is ignored. */ // TCG-0701, TCG-0704
export const upkeep = procedure(
  'upkeep',
  { card: ref, by: player, clause: text, chosen: text, picked: list(ref) },
  {
    choose: {
      ask(s, l) {
        const options: Option[] = costsOf(l.clause).flatMap((cost, i) =>
          canPay(s, cost, l.by, l.card)
            ? [{ verb: 'pay', on: onCard(s, l.card.card), clause: `${l.clause}#${i}`, amount: i }]
            : [],
        );
        return options.length === 0 ? null : { player: l.by, kind: 'choice', options };
      },
      then(_s, l, [picked]) {
        l.chosen = String(picked?.amount ?? '');
        return next;
      },
    },
    with: {
      ask: (s, l) => (l.chosen === '' ? null : (costsOf(l.clause)[Number(l.chosen)]?.ask?.(s, l) ?? null)),
      then(s, l, picked) {
        notePicked(s, l, picked);
        return next;
      },
    },
    pay(s, l, tell) {
      const cost = l.chosen === '' ? undefined : costsOf(l.clause)[Number(l.chosen)];
      if (cost === undefined) return done();
      payForce(s, tell, l.by, typeof cost.force === 'number' ? cost.force : 0);
      payPoints(s, tell, l.by, cost.points ?? 0);
      tell?.({ kind: 'upkeep', by: l.by, card: s.cards.handle[l.card.card] ?? 0 });
      return cost.pay(s, l, tell);
    },
  },
);
