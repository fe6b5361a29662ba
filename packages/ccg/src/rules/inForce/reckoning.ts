import { type CardId, currentValue, type Player } from '@binary-sunset/kernel';
import type { State } from '../../state/state.ts';
import { type Amount, amountOf, type How, type RuleOf, type Speaker } from '../../text/program.ts';
import type { ValueName } from '../../text/valueNames.ts';
import { type Change, contributeAll } from './changes.ts';
import { changesTotal } from './changingTotals.ts';
import { type InForce, rulesAbout } from './sources.ts';

/** Does a text mean this player? */
export const isFor = (whose: 'your' | 'opponent' | 'each' | 'each player', { by }: Speaker, who: Player): boolean =>
  whose === 'each' || whose === 'each player' || (whose === 'your') === (by === who);

const changing = rulesAbout(changesTotal);

/** The texts that change what a player has at a location (-1 for none); whether those count that name no place. */
export function rulesOnTotal(
  s: State,
  value: ValueName,
  who: Player,
  location: CardId,
  unplaced = true,
): readonly InForce<RuleOf<'changes total'>>[] {
  const all = changing(s, value);
  if (all.length === 0) return all;
  return all.filter(
    ({ rule, speaker }) =>
      isFor(rule.whose, speaker, who) &&
      (rule.where === undefined ? unplaced : location >= 0 && rule.where.matches(s, location, speaker)),
  );
}

/** What a text does to a value that belongs to more than a card: to a player's side of it, or to what is done there. */
export const changeBy = (
  s: State,
  { id, speaker, since, x }: InForce,
  rule: { readonly how: How; readonly amount: Amount; readonly cumulative: boolean },
  who: Player,
): Change => ({
  how: rule.how,
  amount: amountOf(rule.amount, s, speaker, x),
  since,
  source: speaker.self,
  id,
  cumulative: rule.cumulative,
  byOpponent: speaker.by !== who,
});

/** The value that comes of it, never below zero. */ // AR1-0409
export const reckoned = (s: State, base: number, changes: readonly Change[]): number =>
  changes.length === 0
    ? base
    : (currentValue(
        s,
        {
          name: '',
          base: () => base,
          contributions: (_s, _card, contribute) => contributeAll(base, changes, contribute),
          atLeast: 0,
        },
        -1,
      ) ?? 0);
