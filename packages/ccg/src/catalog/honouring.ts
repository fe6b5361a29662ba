import type { Cards } from '../text/cards.ts';
import { aspectOf, isAskedAbout, kindOfRule, type Made, type Rule } from '../text/ruleKinds.ts';
import { thisCard } from '../text/saying/self.ts';

const isCards = (said: unknown): said is Cards => typeof said === 'object' && said !== null && 'namesItself' in said;

/** All the cards that a rule describes. */
const describedIn = (rule: Rule): readonly Cards[] => Object.values(rule).filter(isCards);

/** What a rule says that nobody who looks for it would heed. */
export function unheardIn(rule: Rule, made: Made): readonly string[] {
  const kind = kindOfRule(rule);
  if (kind === null) return [`nobody reads rules of the kind "${rule.rule}": no file declares it`];
  if (!isAskedAbout(rule)) return [`of "${rule.rule}" nobody asks about "${aspectOf(rule)}"`];
  const found: string[] = [];
  if (made === 'left' && kind.only === 'said')
    found.push(`"${rule.rule}" holds only as long as a card says it: no action leaves it behind`);
  if (made !== 'left' && kind.only === 'left')
    found.push(`"${rule.rule}" is left behind by actions: no card says it all the time`);
  if (made === 'drawn' && kind.drawn !== true)
    found.push(`a card that is drawn for destiny says nothing but what becomes of destiny draws, not "${rule.rule}"`);
  if (made !== 'left')
    for (const cards of describedIn(rule))
      if (cards.namesChosen)
        found.push(`“${cards.words(thisCard)}” speaks of what was chosen, where nothing is chosen`);
  return [...found, ...(kind.unheard?.(rule, made) ?? [])];
}
