/** Cards are immune to others, by title. */
import { said } from '../../../text/namesSaid.ts';
import type { ModifierText, Rule } from '../../../text/program.ts';
import { always } from '../../amounts/values.ts';
import { type Cards, this_ } from '../../cards/cards.ts';

/** They are immune to cards of these titles, whoever plays them or only one player's. */ // AR1-0165, AR1-0168
export function areImmune(who: Cards, titles: readonly string[], from?: 'your' | 'opponent'): Rule {
  said('title', titles);
  return { rule: 'immune to', who, titles, ...(from === undefined ? {} : { from }) };
}

/** "Immune to Alter." */ // AR1-0165
export const immuneTo = (...titles: string[]): ModifierText => always(areImmune(this_, titles));
