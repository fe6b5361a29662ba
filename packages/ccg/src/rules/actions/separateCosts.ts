import { type CardId, type CardRef, refTo } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import type { Cards } from '../../text/cards.ts';
import { type Amount, amountOf } from '../../text/program.ts';
import { ruleKind } from '../../text/ruleKinds.ts';
import { so } from '../../text/saying/clauses.ts';
import { ofForce } from '../../text/saying/figures.ts';
import { one } from '../../text/saying/nouns.ts';
import { rulesOn } from '../inForce/sources.ts';

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    /** A cost of its own, to be paid before the others. */ // AR1-0398
    'separate cost': {
      readonly of: 'play' | 'deploy';
      /** It must also be stacked on the card that says so. */ // AR1-0406
      readonly stackedHere?: true;
      readonly who: Cards;
      readonly amount: Amount;
      readonly cumulative: boolean;
    };
  }
}

const separateCosts = rulesOn(
  ruleKind('separate cost', {
    says: ({ of, who, stackedHere, amount }, self) =>
      so(
        one(`whoever would ${of} ${who.words(self)}`),
        'must',
        `first ${stackedHere === true ? 'stack it here and ' : ''}use ${ofForce(amount, self)}`,
      ),
    unheard: ({ of, stackedHere }) =>
      stackedHere === true && of === 'deploy' ? ['only what is played can be stacked first, not what is deployed'] : [],
    isAboutDeploying: ({ of }) => of === 'deploy',
  }),
);

/** Force that must be used before a card is played or deployed, whatever that itself costs, and even if it is free. */ // AR1-0398, AR1-0399
export function separateCostOf(s: State, card: CardId, act: 'play' | 'deploy'): number {
  const rules = separateCosts(s);
  if (rules.length === 0) return 0;
  const counted = new Set<string>();
  let force = 0;
  for (const { rule, id, speaker, x } of rules) {
    if (rule.of !== act || !rule.who.affects(s, card, speaker)) continue;
    if (!rule.cumulative && counted.has(id)) continue;
    counted.add(id);
    force += amountOf(rule.amount, s, speaker, x);
  }
  return force;
}

/** The cards that an Interrupt must be stacked on to be played at all. */ // AR1-0406
export const stackedFirstOn = (s: State, card: CardId): readonly CardRef[] =>
  separateCosts(s).flatMap(({ rule, speaker }) =>
    rule.stackedHere === true && speaker.self >= 0 && rule.who.affects(s, card, speaker)
      ? [refTo(s, speaker.self)]
      : [],
  );
