import { next, other, type Player } from '@binary-sunset/kernel';
import type { Side } from '../../catalog/card.ts';
import { isParticipating } from '../../rules/battle/participants.ts';
import { controllerOf, isInactiveAs } from '../../rules/cards/cardStates.ts';
import { iconsWithout } from '../../rules/cards/characteristics.ts';
import { wasDeployedThisTurn } from '../../rules/cards/uniqueness.ts';
import { valueNow } from '../../rules/inForce/values.ts';
import { isAloneInBattle } from '../../rules/table/company.ts';
import { isAdjacent } from '../../rules/table/layout.ts';
import { hostOf, isPresentAt, locationOf, ridersOn } from '../../rules/table/places.ts';
import { sideOf } from '../../rules/table/sides.ts';
import type { Phase, State } from '../../state/state.ts';
import { type Amount, amountOf, amountWords, type Condition, type Instruction, speakerOf } from '../../text/program.ts';
import type { ValueName } from '../../text/valueNames.ts';
import type { Cards } from '../cards/cards.ts';
import { cardsWords, isEachOne, namedIs } from '../cards/describing.ts';

const counts = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

const having = { your: 'you have', opponent: 'opponent has' } as const;

/** What one that is spoken of already is, rather than which of those it is. */
const isWhat = ({ spec }: Cards, self: string): string =>
  cardsWords({ ...spec, chosen: false }, self, { many: false, article: true, whose: true });

/** There are such cards, so many at least; or this card itself is such. */
export const thereIs = (who: Cards, least = 1): Condition => ({
  words(self) {
    const words = who.words(self, least > 1);
    if (least > 1 && isEachOne(who.spec)) return `there are ${counts[least] ?? least} of ${words}`;
    if (who.spec.host) return words.replace(' is on', ' is on is');
    if (who.spec.self) return words.replace(self, `${self} is`);
    if (who.spec.chosen) return words.startsWith('it') ? words.replace(/^it/, 'it is') : `it is ${isWhat(who, self)}`;
    if (who.spec.place === 'piloted by') return `${self} pilots ${words.replace(` that ${self} pilots`, '')}`;
    const named = least === 1 ? namedIs(who.spec, self) : null;
    if (named !== null) return named;
    const many = least === 1 ? '' : `${counts[least] ?? least} or more `;
    if (who.whose !== 'any') return `${having[who.whose]} ${many}${who.ownedWords(self, least > 1)}`;
    return `there ${least === 1 ? 'is' : 'are'} ${many}${words}`;
  },
  holds: (s, speaker) => (least === 1 ? who.isAny(s, speaker) : who.count(s, speaker) >= least),
});

export const thereIsNo = (who: Cards): Condition => ({
  words: (self) =>
    who.whose === 'any'
      ? `there is no ${who.bareWords(self)}`
      : `${having[who.whose]} no ${who.ownedWords(self, false, false)}`,
  holds: (s, speaker) => !who.isAny(s, speaker),
});

export const not = (condition: Condition): Condition => ({
  words(self) {
    const words = condition.words(self);
    if (words.startsWith('there is ')) return words.replace(/^there is (an? )?/, 'there is no ');
    if (/^there are \d+ or more /.test(words))
      return words.replace(/^there are (\d+) or more/, 'there are fewer than $1');
    if (words.includes(' would be ')) return words.replace(' would be ', ' would not be ');
    if (words.includes(' was ')) return words.replace(' was ', ' was not ');
    if (words.includes(' is ')) return words.replace(/ is (?!on is)/, ' is not ');
    if (words.includes(' has ')) return words.replace(' has ', ' does not have ');
    return words.includes(' have ') ? words.replace(' have ', ' do not have ') : `not (${words})`;
  },
  holds: (s, speaker) => !condition.holds(s, speaker),
});

export const either = (...conditions: readonly Condition[]): Condition => ({
  words: (self) => `either ${conditions.map((one) => one.words(self)).join(' or ')}`,
  holds: (s, speaker) => conditions.some((one) => one.holds(s, speaker)),
});

/** Such a card has more of something than that. */
export const hasOver = (who: Cards, value: ValueName, over: number): Condition => ({
  words: (self) => `${who.words(self)} has ${value} > ${over}`,
  holds: (s, speaker) => who.in(s, speaker).some((card) => (valueNow(s, card, value) ?? 0) > over),
});

/** Of one number more than of another. */
export const isMore = (more: Amount, less: Amount): Condition => ({
  words: () => `${amountWords(more)} is more than ${amountWords(less)}`,
  holds: (s, speaker) => amountOf(more, s, speaker) > amountOf(less, s, speaker),
});

const isDefender = ({ facts }: State, who: Player): boolean => facts.battle !== null && facts.battle.by !== who;

/** Such a card takes part in a battle that the other player initiated. */ // GLB-0538
export const isDefending = (who: Cards): Condition => ({
  words: (self) => `${who.words(self)} is defending a battle`,
  holds: (s, speaker) =>
    who.in(s, speaker).some((card) => isParticipating(s, card) && isDefender(s, controllerOf(s, card))),
});

/** The same, with nobody else of its player's there. */ // GLA-0079
export const isDefendingAlone = (who: Cards): Condition => ({
  words: (self) => `${who.words(self)} is defending a battle alone`,
  holds: (s, speaker) =>
    who.in(s, speaker).some((card) => isDefender(s, controllerOf(s, card)) && isAloneInBattle(s, card)),
});

/** What was targeted must fit: otherwise the action can't be initiated. */ // AR1-0233
export const provided = (condition: Condition): Instruction => ({
  words: (self) => `only if ${condition.words(self)}`,
  possible: (s, l) => condition.holds(s, speakerOf(s, l)),
  run: () => next,
});

/** The battle under way is at such a location. */
export const battleIsAt = (where: Cards): Condition => ({
  words: (self) => `battle is at ${where.words(self)}`,
  holds: (s, speaker) => s.facts.battle !== null && where.matches(s, s.facts.battle.location.card, speaker),
});

/** Such a card is present where the battle is, or at an adjacent site. */
export const isNearBattle = (who: Cards): Condition => ({
  words: (self) => `${who.words(self)} is present at the battle or at an adjacent site`,
  holds(s, speaker) {
    const at = s.facts.battle?.location.card ?? -1;
    if (at < 0) return false;
    return who.in(s, speaker).some((card) => {
      const where = locationOf(s, card);
      return where >= 0 && (isPresentAt(s, card, at) || isAdjacent(s, where, at));
    });
  },
});

/** The battle under way was initiated by one of the players. */
export const initiated = (whose: 'you' | 'opponent'): Condition => ({
  words: () => `${whose} initiated the battle`,
  holds: ({ facts: { battle } }, { by }) => battle !== null && battle.by === (whose === 'you' ? by : other(by)),
});

/** The battle under way is lost. */ // AR6-0079
export const youLostBattle: Condition = {
  words: () => 'you lost the battle',
  holds: ({ facts: { battle } }, { by }) => battle !== null && battle.winner === other(by),
};

/** The player whose turn it is. */
export const isTurnOf = (whose: 'you' | 'opponent'): Condition => ({
  words: () => (whose === 'you' ? 'it is your turn' : 'it is opponent’s turn'),
  holds: (s, { by }) => s.facts.active === (whose === 'you' ? by : other(by)),
});

/** Its player has that side of the Force. */
export const youAre = (side: Side): Condition => ({
  words: () => `you are the ${side === 'light' ? 'Light' : 'Dark'} Side`,
  holds: (s, { by }) => sideOf(s, by) === side,
});

/** This card is a spy under cover. */ // GAP-0315
export const isUnderCover: Condition = {
  words: (self) => `${self} is under cover`,
  holds: (s, { self }) => self >= 0 && isInactiveAs(s, self, 'undercover'),
};

/** It is that phase of one's own turn. */
export const isYourPhase = (phase: Phase): Condition => ({
  words: () => `it is your ${phase} phase`,
  holds: ({ facts }, { by }) => facts.phase === phase && facts.active === by,
});

/** What this card is on bears an icon, by nature or by another card. */
export const hostIsAlready = (icon: 'pilot' | 'warrior'): Condition => ({
  words: (self) => `the character that ${self} is on would be a ${icon} without ${self}`,
  holds: (s, { self }) => self >= 0 && iconsWithout(s, hostOf(s, self), self).includes(icon),
});

/** Such a card is on what this card is on. */
export const hostHas = (what: Cards): Condition => ({
  words: (self) => `there is ${what.words(self)} on what ${self} is on`,
  holds: (s, speaker) => {
    const host = speaker.self < 0 ? -1 : hostOf(s, speaker.self);
    return host >= 0 && ridersOn(s, host).some((card) => what.matches(s, card, speaker));
  },
});

/** This card is somewhere else than there. */
export const isElsewhere = (than: Cards): Condition => ({
  words: (self) => `${self} is not at ${than.words(self)}`,
  holds: (s, speaker) => speaker.self >= 0 && !than.matches(s, locationOf(s, speaker.self), speaker),
});

/** This card came into play this turn. */
export const cameThisTurn: Condition = {
  words: (self) => `${self} was deployed this turn`,
  holds: (s, { self }) => self >= 0 && wasDeployedThisTurn(s, self),
};

/** So many of these were deployed there this turn, where this one was. */ // GLB-0243
export const deployedThere = (least: number, who: Cards): Condition => {
  const there = who.there;
  return {
    words: (self) => `${least} or more ${who.words(self, true)} were deployed there this turn`,
    holds: (s, speaker) => there.in(s, speaker).filter((card) => wasDeployedThisTurn(s, card)).length >= least,
  };
};

/** That was declared as this card was deployed: the first of what could be, or another. */
export const declared = (nth: number, words: string): Condition => ({
  words: () => `“${words}” was declared`,
  holds: (s, { self }) => self >= 0 && s.cards.declared[self] === nth,
});
