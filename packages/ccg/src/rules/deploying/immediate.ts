import { type CardId, onCard, type Player } from '@binary-sunset/kernel';
import { definitionOf, does, hearing } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Occurrence, Option } from '../../state/vocabulary.ts';
import type { Timing } from '../../text/program.ts';
import { isTime } from '../actions/initiating.ts';
import { whyNotDeploy } from './destinations.ts';

const anyTime: Timing = { phases: [], turn: 'any', segment: null, notInBattle: false };

/**
 * Is it the time to deploy a card at the top level? What deploys in response never is; an Immediate Effect deploys when
 * it says, or at any time; everything else in its player's deploy phase.
 */ // GAP-0126, GLB-0258
export function isTimeFor(s: State, by: Player, card: CardId, isDeployPhase: boolean): boolean {
  const { kind, facts, deploys } = definitionOf(s, card);
  if (kind !== 'effect') return isDeployPhase;
  if (deploys?.clause.to !== undefined) return false;
  if (deploys?.clause.when !== undefined) return isTime(s, deploys.clause.when, by);
  return facts.type === 'immediate' ? isTime(s, anyTime, by) : isDeployPhase;
}

/** Cards in hand that deploy in response to what has just happened. */ // GAP-0126, AR1-0110
export function deployResponses(s: State, by: Player, about: readonly Occurrence[]): Option[] {
  const found: Option[] = [];
  for (const occurrence of about)
    for (const card of s.zones.hand[by]) {
      if (!does(s, card, hearing(occurrence.kind))) continue;
      const to = definitionOf(s, card).deploys?.clause.to;
      if (to?.on !== occurrence.kind) continue;
      const speaker = { by, self: card, locked: [occurrence.subject] };
      if (to.matches(s, occurrence, speaker) && whyNotDeploy(s, by, card, false, [occurrence.subject]) === null)
        found.push({ verb: 'deploy', on: onCard(s, card), about: occurrence.id });
    }
  return found;
}
