import { done, flag, mention, next, type Player, player, ref, text } from '@binary-sunset/kernel';
import { type Disruptable, procedure, type State, table } from '../../state/state.ts';
import type { Tell } from '../../state/vocabulary.ts';
import { waitingTriggers } from '../inForce/effect.ts';
import { notice } from '../inForce/noticing.ts';
import { chanceFor } from '../turn/chances.ts';

/**
 * The chance to disrupt something: triggered disrupts, then both players, the Dark Side first, whoever's it is. Done
 * with whether it was disrupted.
 */ // TCG-0335, TCG-0336
export const disruptChance = procedure(
  'disrupt chance',
  { kind: text, by: player, card: ref, triggering: flag },
  {
    open(s, l, tell) {
      const thing: Disruptable = { kind: l.kind as Disruptable['kind'], by: l.by, card: l.card, disrupted: false };
      table.change(s, tell, 'disruptable', [...s.facts.disruptable, thing]);
      notice(s, { kind: 'may be disrupted', subject: l.card.card, by: l.by, arena: l.kind });
      return next;
    },
    triggered: (s) => waitingTriggers(s, 'disrupt'),
    chance: chanceFor('disrupt'),
    close(s, _l, tell) {
      const rest = s.facts.disruptable.slice(0, -1);
      const disrupted = s.facts.disruptable[rest.length]?.disrupted ?? false;
      table.change(s, tell, 'disruptable', rest);
      return done(disrupted);
    },
  },
);

/** What the chance is about is negated. */ // TCG-0340
export function beDisrupted(s: State, tell: Tell, by: Player): void {
  const all = s.facts.disruptable;
  const last = all[all.length - 1];
  if (last === undefined) return;
  table.change(s, tell, 'disruptable', [...all.slice(0, -1), { ...last, disrupted: true }]);
  tell?.({ kind: 'disrupted', by, what: last.kind, card: mention(s, last.card.card) });
}
