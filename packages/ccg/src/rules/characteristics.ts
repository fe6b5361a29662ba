import type { CardId } from '@binary-sunset/kernel';
import type { Icon } from '../cards/card.ts';
import { cardOf, reachOf, ruleBit } from '../catalog.ts';
import type { State } from '../state.ts';
import { rulesInForce } from './sources.ts';

/** Rebel, starfighter, site, Utinni Effect: the narrower name of what a card is. */
export function typeOf(s: State, card: CardId): string {
  const found = cardOf(s, card);
  return 'type' in found ? found.type : found.kind;
}

const none: readonly never[] = [];

const makesTraits = ruleBit('is');

/** While looking at what makes cards something else, they are what is printed. */
let looking = false;

/** Every word for what it is: those printed, and those that some text adds. */ // AR1-0360, AR1-0361
export function traitsOf(s: State, card: CardId): readonly string[] {
  const found = cardOf(s, card);
  const own = 'traits' in found ? found.traits : none;
  const { makes, leaves } = reachOf(s);
  if (looking || ((makes | leaves) & makesTraits) === 0) return own;
  looking = true;
  try {
    const added = rulesInForce(s, 'is').flatMap(({ rule, speaker }) =>
      rule.rule === 'is' && rule.who.affects(s, card, speaker) ? [rule.trait] : [],
    );
    return added.length === 0 ? own : [...own, ...added];
  } finally {
    looking = false;
  }
}

export function iconsOf(s: State, card: CardId): readonly Icon[] {
  const found = cardOf(s, card);
  return 'icons' in found ? found.icons : none;
}

/** Whom or what it is, in every version, with its permanent pilots and weapons. */ // AR5-0062, GLC-0055
export function personasOf(s: State, card: CardId): readonly string[] {
  const found = cardOf(s, card);
  if (!('personas' in found)) return none;
  return 'contains' in found && found.contains !== undefined ? [...found.personas, ...found.contains] : found.personas;
}
