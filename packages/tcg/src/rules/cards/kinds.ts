import type { CardId } from '@binary-sunset/kernel';
import { wordsOf } from '../../catalog/card.ts';
import { definitionOf, reachOf } from '../../catalog/catalog.ts';
import type { Arena, State } from '../../state/state.ts';
import type { Gain, Rule } from '../../text/program.ts';
import { hasLostText, mayGrant, rulesInForce, textsOf } from '../inForce/force.ts';
import { givenByRiders } from '../inForce/riders.ts';
import { arenaOf, unitCardOf } from './units.ts';

const noTypes: readonly Arena[] = [];

/**
 * A unit's types: in an arena that of the arena, elsewhere all on its type line; "treat it as" adds one in an arena.
 */ // TCG-0192, TCG-0599, TCG-0688
export function typesOf(s: State, card: CardId): readonly Arena[] {
  const printed = unitCardOf(s, card)?.types ?? noTypes;
  const arena = arenaOf(s, card);
  if (arena === '') return printed;
  const own = oneType[arena];
  if (!mayGrant(s)) return own;
  const added = gained(s, card, (gain) => (gain.gain === 'type' ? gain.type : null));
  return added.length === 0 ? own : [arena, ...added];
}

const oneType: Readonly<Record<Arena, readonly Arena[]>> = {
  space: ['space'],
  ground: ['ground'],
  character: ['character'],
};

/** The words of its type line, what it says it is to be treated as, and what effects add. */ // TCG-0677, TCG-0686
export function subtypesOf(s: State, card: CardId): readonly string[] {
  const definition = definitionOf(s, card);
  const found = definition.card;
  const printed = found.kind === 'unit' || found.kind === 'location' ? found.subtypes : noWords;
  if (definition.treats.length === 0 && !mayGrant(s)) return printed;
  const said = textsOf(s, card, definition).treats;
  const treats = said.length > 0 && hasLostText(s, card) ? noWords : said; // TCG-0200
  const added = gained(s, card, (gain) => (gain.gain === 'subtype' ? gain.subtype : null)).flatMap(wordsOf);
  const changed = gained(s, card, (gain) => (gain.gain === 'subtypes' ? gain.subtypes : null));
  if (added.length + changed.length + treats.length === 0) return printed;
  return [...(changed[changed.length - 1] ?? printed), ...treats, ...added];
}

/** What its subtypes would be with these gains. */
export function subtypesWith(s: State, card: CardId, gains: readonly Gain[]): readonly string[] {
  let subtypes = subtypesOf(s, card);
  for (const gain of gains) {
    if (gain.gain === 'subtypes') subtypes = gain.subtypes;
    if (gain.gain === 'subtype') subtypes = [...subtypes, ...wordsOf(gain.subtype)];
  }
  return subtypes;
}

const noWords: readonly string[] = [];

/** While looking at what changes types and subtypes, cards have those that are printed: what is looked for can't be its own reason. */
let looking = false;

function gained<T>(s: State, card: CardId, pick: (gain: Gain) => T | null): T[] {
  if (looking) return [];
  looking = true;
  try {
    return gainedNow(s, card, pick);
  } finally {
    looking = false;
  }
}

function gainedNow<T>(s: State, card: CardId, pick: (gain: Gain) => T | null): T[] {
  const found: T[] = [];
  const take = (gains: readonly Gain[]): void => {
    for (const gain of gains) {
      const one = pick(gain);
      if (one !== null) found.push(one);
    }
  };
  const gives = (rule: Rule): boolean => rule.rule === 'gets' && rule.gains.some((gain) => pick(gain) !== null);
  for (const { rule, speaker } of rulesInForce(s, 'gets', gives)) {
    if (rule.rule !== 'gets' || !rule.who.matches(s, card, speaker)) continue;
    if (rule.while !== undefined && !rule.while.holds(s, { ...speaker, self: card }, speaker)) continue;
    take(rule.gains);
  }
  if (reachOf(s).recasts) for (const { clause } of givenByRiders(s, card, subtypesOf)) take(clause.gains);
  return found;
}
