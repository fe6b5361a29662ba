import { type CardId, type ExplainedValue, explainValue, type Player, refTo } from '@binary-sunset/kernel';
import { does, isDoneByAny, leaving, making } from '../../catalog/catalog.ts';
import { type DestinyKind, type State, table } from '../../state/state.ts';
import { amountOf, type RuleOf, type Speaker } from '../../text/program.ts';
import type { ValueName } from '../../text/valueNames.ts';
import { isFighter, isParticipating } from '../battle/participants.ts';
import { isHeldOff } from '../table/energyShield.ts';
import { type Change, contributeAll } from './changes.ts';
import { changesTotal } from './changingTotals.ts';
import { type InForce, rulesAbout, rulesOf } from './sources.ts';

/** What a player's value is about. */
interface About {
  readonly kind?: DestinyKind;
  /** The location where it counts; -1 for none. */
  readonly where: CardId;
  /** The card that draws destiny; -1 for none. */
  readonly drawer?: CardId;
  /** A card drawn for destiny, of which some texts speak, and whose own has its say. */ // AR1-0333
  readonly drawn?: CardId;
}

const made = making(changesTotal);
const left = leaving(changesTotal);
const changing = rulesAbout(changesTotal);
const changingOfCard = rulesOf(changesTotal);
const none: readonly Change[] = [];

/** Everything that changes what a player has there: a destiny draw, a number of draws, a total. */
export function changesFor(s: State, who: Player, value: ValueName, about: About): readonly Change[] {
  if (!isDoneByAny(s, made) && !isDoneByAny(s, left)) return none;
  const { drawn = -1 } = about;
  const found = [...changing(s, value), ...(drawn >= 0 && does(s, drawn, made) ? changingOfCard(s, drawn, value) : [])];
  return found.flatMap(({ rule, id, speaker, since, x }): Change[] => {
    if (!concerns(s, rule, speaker, who, about)) return [];
    if (value === 'total power' && isHeldOff(s, who, about.where, speaker.self)) return [];
    const { how, cumulative } = rule;
    const amount = amountOf(rule.amount, s, lookingAt(s, speaker, about.where), x);
    return [{ how, amount, since, source: speaker.self, id, cumulative, byOpponent: speaker.by !== who }];
  });
}

/** Whoever speaks of "there" means the location where the total counts, unless an action has locked something in. */
const lookingAt = (s: State, speaker: InForce['speaker'], where: CardId): Speaker =>
  where < 0 || speaker.locked !== null ? speaker : { ...speaker, locked: [refTo(s, where)] };

function concerns(
  s: State,
  { whose, kind, where, drawnBy, drawnCard, fromElsewhere, inBattles }: RuleOf<'changes total'>,
  speaker: InForce['speaker'],
  who: Player,
  about: About,
): boolean {
  if (whose !== 'each player' && (whose === 'your') !== (speaker.by === who)) return false;
  if (kind !== undefined && kind !== about.kind) return false;
  if (drawnBy !== undefined && !((about.drawer ?? -1) >= 0 && drawnBy.matches(s, about.drawer ?? -1, speaker)))
    return false;
  if (drawnCard !== undefined && !((about.drawn ?? -1) >= 0 && drawnCard.is(s, about.drawn ?? -1, speaker)))
    return false;
  if (fromElsewhere !== true && isOutOfBattle(s, speaker)) return false;
  if (inBattles === true && (about.where < 0 || s.facts.battle?.location.card !== about.where)) return false;
  return where === undefined || (about.where >= 0 && where.matches(s, about.where, speaker));
}

/**
 * In a battle, characters, vehicles, starships, weapons and devices add something only while they take part. What an
 * action has locked in stays, whatever has become of the card.
 */ // AR6-0044, AR6-0149, AR6-0152
const isOutOfBattle = (s: State, { self, locked }: InForce['speaker']): boolean =>
  s.facts.battle !== null &&
  locked === null &&
  self >= 0 &&
  table.inPlay(s, self) &&
  isFighter(s, self) &&
  !isParticipating(s, self);

/** What comes of a number with everything that changes it; the parts of a total stay as they are. */ // AR1-0397
export const explainChanges = (
  s: State,
  value: ValueName,
  base: number | null,
  changes: readonly Change[],
  atLeast?: number,
): ExplainedValue =>
  explainValue(
    s,
    {
      name: value,
      base: () => base,
      contributions: (_s, _card, contribute) => contributeAll(base, changes, contribute),
      ...(atLeast === undefined ? {} : { atLeast }),
    },
    -1,
  );

/** A total with everything that changes it, and never below zero. */ // AR1-0436
export function totalNow(s: State, who: Player, value: ValueName, base: number, about: About): number {
  const changes = changesFor(s, who, value, about);
  return changes.length === 0 ? Math.max(0, base) : (explainChanges(s, value, base, changes, 0).total ?? 0);
}
