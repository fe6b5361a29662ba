import { type CardId, isCurrent } from '@binary-sunset/kernel';
import { ruleCalled } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Occurrence } from '../../state/vocabulary.ts';
import { isRuleOf, ruleKind } from '../../text/ruleKinds.ts';
import { so } from '../../text/saying/clauses.ts';
import { thing } from '../../text/saying/nouns.ts';
import { fightingGroups, overdueCreatures } from '../attacks/attacking.ts';
import { excludedCards, newcomers } from '../battle/participants.ts';
import { competingCanceller } from '../inForce/sources.ts';
import { dueToBeCancelled } from './cancellingCards.ts';

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    /** Something is still to be done at that time. */ // AR1-0316
    schedules: { readonly when: 'turn ends' | 'battle ends' };
  }
}

const isScheduling = isRuleOf(
  ruleKind('schedules', { only: 'left', says: ({ when }) => so(thing('something'), 'be', `done as the ${when}`) }),
);

/** What must happen because of something by rule, rather than by a text. */
export type RequiredByRules =
  | { readonly what: 'muster' | 'reactivate' }
  | { readonly what: 'creature attacks'; readonly creature: CardId }
  | { readonly what: 'creatures fight'; readonly location: CardId }
  | { readonly what: 'card cancelled'; readonly card: CardId; readonly by: CardId }
  | { readonly what: 'scheduled'; readonly since: number; readonly source: CardId }
  | { readonly what: 'text cancelled'; readonly by: CardId; readonly occurrence: number };

const nothing: readonly RequiredByRules[] = [];

export function requiredByRules(s: State, occurrence: Occurrence): readonly RequiredByRules[] {
  const { kind, detail } = occurrence;
  switch (kind) {
    case 'battle':
    case 'deployed':
    case 'moved':
      return [
        ...dueToBeCancelled(s).map((due) => ({ what: 'card cancelled', ...due }) as const), // AR1-0120
        ...cancelling(s, occurrence),
        ...joining(s),
        ...fightingGroups(s).map((location) => ({ what: 'creatures fight', location }) as const),
      ];
    // AR6-0168
    case 'battle ended':
      return excludedCards(s).length > 0 ? [{ what: 'reactivate' }] : nothing;
    // What a creature must attack in its owner's battle phase, it attacks at the end of it at the latest. AR6-0252
    case 'phase ends':
      return detail === 'battle'
        ? overdueCreatures(s).map((creature) => ({ what: 'creature attacks', creature }) as const)
        : nothing;
    case 'turn ends':
    case 'battle ends':
      return s.lasting.length === 0 ? nothing : scheduled(s, kind);
    default:
      return nothing;
  }
}

/** Whoever is there when a battle is initiated, or comes while it is on, joins it or is excluded. */ // AR6-0022, AR6-0164
const joining = (s: State): readonly RequiredByRules[] =>
  s.facts.battle !== null && newcomers(s).length > 0 ? [{ what: 'muster' }] : nothing;

/** A text that is triggered and cancelled at the same moment: which comes first is a choice like any other. */ // AR1-0268
function cancelling(s: State, occurrence: Occurrence): readonly RequiredByRules[] {
  const by = competingCanceller(s, occurrence);
  return by === null ? nothing : [{ what: 'text cancelled', by, occurrence: occurrence.id }];
}

/** What some card has scheduled, whatever has become of the card. */ // AR1-0316
const scheduled = (s: State, when: string): readonly RequiredByRules[] =>
  s.lasting
    .filter(({ clause }) => {
      const rule = ruleCalled(clause);
      return isScheduling(rule) && rule.when === when;
    })
    .map(
      ({ since, source }) => ({ what: 'scheduled', since, source: isCurrent(s, source) ? source.card : -1 }) as const,
    );
