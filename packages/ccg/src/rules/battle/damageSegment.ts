import {
  type CardId,
  call,
  cardAt,
  done,
  type Needs,
  next,
  occurrence,
  onCard,
  type Player,
  player,
  ref,
  refTo,
} from '@binary-sunset/kernel';
import { nobody, procedure, type State, table } from '../../state/state.ts';
import type { Option } from '../../state/vocabulary.ts';
import type { Refusal } from '../../text/program.ts';
import { respondTo } from '../actions/responding.ts';
import type { TopLevel } from '../actions/topLevel.ts';
import { loseForce } from '../force/force.ts';
import { allowing } from '../inForce/acts.ts';
import { rulesOn } from '../inForce/sources.ts';
import { valueNow } from '../inForce/values.ts';
import { leaveTable } from '../leaving/leaving.ts';
import { changeBattle, withHalf } from './changing.ts';
import { isHit } from './ending.ts';
import { participants } from './participants.ts';

/** What is left against a player. */ // AR6-0092
export const pendingDamage = ({ facts }: State, who: Player): number => facts.battle?.damage[who] ?? 0;
export const pendingAttrition = ({ facts }: State, who: Player): number => facts.battle?.attrition[who] ?? 0;

/** Hits and attrition are satisfied with cards alone, battle damage with Force as well. */ // AR6-0087, AR6-0113, GLA-0182
export function satisfy(
  s: State,
  tell: Parameters<typeof changeBattle>[1],
  who: Player,
  damage: number,
  attrition: number,
): void {
  const { battle } = s.facts;
  if (battle === null) return;
  const against = battle.attrition[who];
  changeBattle(s, tell, {
    damage: withHalf(battle.damage, who, Math.max(0, battle.damage[who] - damage)),
    attrition: withHalf(battle.attrition, who, against === null ? null : Math.max(0, against - attrition)),
  });
}

/** What is against a player becomes so much more. */ // GLB-0315
export function worsen(s: State, tell: Parameters<typeof changeBattle>[1], who: Player, by: number): void {
  const { battle } = s.facts;
  if (battle !== null) changeBattle(s, tell, { damage: withHalf(battle.damage, who, battle.damage[who] + by) });
}

/** Why a card can't be forfeited; null if it can. */ // AR6-0086, AR6-0098, AR6-0099
function whyNoForfeit(s: State, who: Player, card: CardId): Refusal | null {
  if (valueNow(s, card, 'forfeit') === null) return { because: 'It has no forfeit value.', rule: 'AR6-0098' };
  if (!isHit(s, card) && pendingDamage(s, who) === 0 && pendingAttrition(s, who) === 0)
    return { because: 'There is nothing to satisfy with it.', rule: 'AR6-0086' };
  return null;
}

const forfeitable = (s: State, who: Player): CardId[] =>
  participants(s, who).filter((card) => whyNoForfeit(s, who, card) === null);

declare module '../inForce/acts.ts' {
  interface AllowedActs {
    /** To satisfy attrition and battle damage against its player. */ // GLB-0457
    'be forfeited from hand': true;
  }
}

const leaveToForfeit = rulesOn('allows', allowing('be forfeited from hand'));

/** Cards in hand that some text lets their player forfeit. */ // GLB-0457
function forfeitableFromHand(s: State, who: Player): CardId[] {
  const open = leaveToForfeit(s).filter(({ speaker }) => speaker.by === who);
  if (open.length === 0) return [];
  return s.zones.hand[who].filter(
    (card) => open.some(({ rule, speaker }) => rule.who.is(s, card, speaker)) && whyNoForfeit(s, who, card) === null,
  );
}

/** Whom attrition does not leave alone. */ // AR6-0107, AR6-0108
const subject = (s: State, who: Player): CardId[] =>
  forfeitable(s, who).filter((card) => !(s.facts.battle?.immune.some((ref) => ref.card === card) ?? false));

/** What keeps a player from passing. */ // AR6-0091, AR6-0093
export function dueFrom(s: State, who: Player): Needs | null {
  const damage = pendingDamage(s, who);
  const attrition = pendingAttrition(s, who);
  const hits = forfeitable(s, who).filter((card) => isHit(s, card)).length;
  if (hits > 0) return { value: 'hit', atLeast: hits, soFar: 0 };
  if (attrition > 0 && subject(s, who).length > 0) return { value: 'attrition', atLeast: attrition, soFar: 0 };
  if (damage > 0) return { value: 'battle damage', atLeast: damage, soFar: 0 };
  return null;
}

/** A card is lost from the battle to satisfy attrition and battle damage at the same time. */ // AR6-0097, AR6-0106, AR6-0115
export const forfeit = procedure(
  'forfeit',
  { by: player, source: ref },
  {
    forfeit(s, l, tell) {
      const { card } = l.source;
      const value = valueNow(s, card, 'forfeit') ?? 0;
      const isInHand = table.isIn(s, card, 'hand');
      if (isInHand) table.move(s, tell, card, 'lost', l.by, { sees: 'all' });
      tell?.({ kind: 'forfeits', by: l.by, card: s.cards.handle[card] ?? 0, value });
      satisfy(s, tell, l.by, value, value);
      if (!isInHand) return leaveTable(s, [card], 'lost', l.by, 'forfeited');
      // From hand it is a unit of Force, whatever card it is. GLB-0458
      const lost = occurrence(s, { kind: 'Force lost', by: l.by, subject: refTo(s, card) });
      const window = respondTo(s, [lost]);
      return window === null ? next : call(window);
    },
    over: () => done(),
  },
);

/** Battle damage is satisfied by losing 1 Force. */ // AR6-0087
export const takeDamage = procedure(
  'take damage',
  { by: player },
  {
    lose: ({ facts: { battle } }, l) =>
      call(loseForce({ who: l.by, left: 1, why: 'battle damage', source: battle?.location ?? nobody })),
    satisfied(s, l, tell) {
      satisfy(s, tell, l.by, 1, 0);
      return next;
    },
  },
);

/** Forfeits and losses of Force, in any order. */ // AR6-0083, AR6-0096
export const takingDamage: TopLevel = {
  verbs: ['forfeit', 'lose Force'],
  moments: ['damage'],
  options(s, by) {
    if (s.facts.battle === null) return [];
    const found: Option[] = [...forfeitable(s, by), ...forfeitableFromHand(s, by)].map(
      (card): Option => ({
        verb: 'forfeit',
        on: onCard(s, card),
      }),
    );
    if (pendingDamage(s, by) > 0) found.push({ verb: 'lose Force' });
    return found;
  },
  take: (s, by, { verb, on }) =>
    verb === 'forfeit' ? forfeit({ by, source: refTo(s, cardAt(s, on)) }) : takeDamage({ by }),
};
