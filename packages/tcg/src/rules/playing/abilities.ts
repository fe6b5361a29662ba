import { type CardId, onCard, type Player } from '@binary-sunset/kernel';
import { timingBit } from '../../catalog/bits.ts';
import { cardOf, definitionOf, type Indexed, reachOf } from '../../catalog/catalog.ts';
import type { State } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import { hasX } from '../../text/cost.ts';
import type { ActivatedClause } from '../../text/program.ts';
import { abilitiesWork } from '../cards/units.ts';
import { hasLostText, mayGrant, sourcesIn, textsOf } from '../inForce/force.ts';
import { abilitiesGiven } from '../inForce/giving.ts';
import { forceCost, whyNotPlay } from './playing.ts';

export const playOption = (
  s: State,
  card: CardId,
  { id, clause }: Indexed<ActivatedClause>,
  verb: 'play' | 'use',
): Option => {
  const force = forceCost(s, card, clause.cost, 0);
  return {
    verb: id === `${cardOf(s, card).title}/1` && verb === 'play' ? 'enhance' : verb, // TCG-0528
    on: onCard(s, card),
    clause: id,
    ...(force > 0 || hasX(clause.cost) ? { cost: { force } } : {}),
  };
};

/** What a player may play whose time it is: Battle cards, abilities of units, effects of other cards. */
export function playable(s: State, who: Player, mask: number): Option[] {
  const options: Option[] = [];
  const given = mayGrant(s);
  const reach = reachOf(s);
  if ((reach.plays & mask) === 0 && !given) return options;
  const battleCards = s.facts.phase !== 'end'; // TCG-0356
  for (const card of s.zones.hand[who]) {
    const { plays, activated, card: found } = definitionOf(s, card);
    if ((plays & mask) === 0) continue;
    for (const indexed of activated) {
      if ((timingBit(indexed.clause.timing) & mask) === 0) continue;
      if (found.kind === 'battle' ? !battleCards : indexed.clause.works !== 'hand') continue;
      if (whyNotPlay(s, who, card, indexed) === null) options.push(playOption(s, card, indexed, 'play'));
    }
  }
  const sources = sourcesIn(s);
  if (!given && (sources.plays & mask) === 0) return options;
  for (const card of sources.of[who])
    if ((definitionOf(s, card).plays & mask) !== 0 || given) addAbilities(s, who, card, mask, given, options);
  return options;
}

function addAbilities(s: State, who: Player, card: CardId, mask: number, given: boolean, options: Option[]): void {
  const all = abilitiesOf(s, card, given);
  for (const [i, indexed] of all.entries()) {
    if ((timingBit(indexed.clause.timing) & mask) === 0 || indexed.clause.works === 'hand') continue;
    // Given several times, it is offered once, and may be played as often.
    if (all.findIndex(({ id }) => id === indexed.id) !== i) continue;
    if (whyNotPlay(s, who, card, indexed, instancesIn(all, indexed)) === null)
      options.push(playOption(s, card, indexed, 'use'));
  }
}

/** How many times a unit has an ability. */ // TCG-0205
const instancesIn = (all: readonly Indexed[], { id }: Indexed): number =>
  all.reduce((sum, one) => sum + (one.id === id ? 1 : 0), 0);

/** A unit's activated abilities: its own, and those it is given. */
export function abilitiesOf(s: State, card: CardId, given = true): readonly Indexed<ActivatedClause>[] {
  const definition = textsOf(s, card);
  const own = definition.card.kind === 'equipment' || hasLostText(s, card) ? [] : definition.activated; // TCG-0200
  if (!given || !abilitiesWork(s)) return own;
  const more = abilitiesGiven(s, card, 'activated') as readonly Indexed<ActivatedClause>[];
  return more.length === 0 ? own : [...own, ...more];
}
