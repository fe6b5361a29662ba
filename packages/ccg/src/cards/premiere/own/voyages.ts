/** A voyage: what an Effect targets is to go to it, and then back to where it came from. */
import { beginLasting, type CardId, instructionId, isCurrent, next, refTo } from '@binary-sunset/kernel';
import { kindOf } from '../../../catalog/catalog.ts';
import { states } from '../../../language/words/deeds.ts';
import { type InForce, rulesOn } from '../../../rules/inForce/sources.ts';
import { leaveTable } from '../../../rules/leaving/leaving.ts';
import { parsecsBetween } from '../../../rules/table/layout.ts';
import { hostOf, locationOf } from '../../../rules/table/places.ts';
import { type State, untilSourceLeaves } from '../../../state/state.ts';
import {
  type Acting,
  type Amount,
  type Condition,
  type Instruction,
  type RuleOf,
  speakerOf,
  type Trigger,
} from '../../../text/program.ts';
import { ruleKind } from '../../../text/ruleKinds.ts';
import { so } from '../../../text/saying/clauses.ts';
import { figure } from '../../../text/saying/figures.ts';
import { thing } from '../../../text/saying/nouns.ts';

declare module '../../../text/ruleKinds.ts' {
  interface RuleKinds {
    /** What the card targets is to go somewhere, and then to come back: which of both is still to be done. */ // GLB-0352
    voyage: { readonly leg: 'out' | 'back' };
  }
}

const voyages = rulesOn(
  ruleKind('voyage', {
    only: 'left',
    says: ({ leg }) => so(thing('its target'), 'be', leg === 'out' ? 'to come here' : 'to return'),
  }),
);

/** The voyage that a card has its target make, as far as it has come. */
const voyageOf = (s: State, self: CardId, leg: 'out' | 'back'): InForce<RuleOf<'voyage'>> | null =>
  voyages(s).find(({ rule, speaker }) => speaker.self === self && rule.leg === leg) ?? null;

const targetOf = (s: State, self: CardId): CardId => (self < 0 ? -1 : (s.cards.target[self] ?? -1));

/** X is found as the target is chosen: where it was then, and how far that is, stays what it was. */ // GLB-0352
export const beginsVoyage: Instruction = {
  ...states(() => so(thing('X'), 'be', 'parsec distance between the two systems')),
  leaves: { rule: 'voyage', leg: 'out' },
  run(s, l, tell) {
    const { self } = speakerOf(s, l);
    const from = locationOf(s, targetOf(s, self));
    if (from >= 0) goesOn(s, l, tell, from, parsecsBetween(s, from, locationOf(s, self)) ?? 0);
    return next;
  },
};

/** The target has come where it was to go: now it is to return to the system that it came from. */
export const turnsBack: Instruction = {
  ...states(() => so(thing('target'), 'be', 'to return to the first system')),
  leaves: { rule: 'voyage', leg: 'back' },
  run(s, l, tell) {
    const { self } = speakerOf(s, l);
    const out = voyageOf(s, self, 'out');
    const [from] = out?.speaker.locked ?? [];
    if (out !== null && from !== undefined && isCurrent(s, from)) goesOn(s, l, tell, from.card, out.x);
    return next;
  },
};

function goesOn(s: State, l: Acting, tell: Parameters<Instruction['run']>[2], from: CardId, parsecs: number): void {
  beginLasting(s, tell, {
    clause: instructionId(l.text, l.at),
    source: l.source,
    by: l.by,
    locked: [refTo(s, from)],
    until: untilSourceLeaves,
    detail: parsecs,
  });
}

export const isReturning: Condition = {
  says: () => so(thing('target'), 'be', 'returning'),
  holds: (s, { self }) => voyageOf(s, self, 'back') !== null,
};

/** It is back, by itself or carried. */
export const targetReturns: Trigger = {
  on: 'moved',
  words: () => 'its target returns to the first system',
  matches(s, _occurrence, { self }) {
    const [from] = voyageOf(s, self, 'back')?.speaker.locked ?? [];
    return from !== undefined && isCurrent(s, from) && locationOf(s, targetOf(s, self)) === from.card;
  },
};

/** The X of the voyage. */
export const voyageX: Amount = {
  words: figure('X'),
  of: (s, { self }) => voyageOf(s, self, 'out')?.x ?? 0,
};

/** The starship that the target is aboard. */
function shipOf(s: State, card: CardId): CardId {
  let at = card;
  while (at >= 0 && kindOf(s, at) !== 'starship') at = hostOf(s, at);
  return at;
}

export const losesShipOfTarget: Instruction = {
  ...states(() => so(thing('its starship'), 'be', 'lost')),
  run(s, l) {
    const ship = shipOf(s, targetOf(s, speakerOf(s, l).self));
    return ship < 0 ? next : leaveTable(s, [ship], 'lost', l.by, 'lost');
  },
};
