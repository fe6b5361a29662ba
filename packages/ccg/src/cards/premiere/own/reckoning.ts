/** Amounts and conditions of a card or two: its own X, pairs of cards, its bearer's worth, who is near a battle, what came this turn. */
import { other } from '@binary-sunset/kernel';
import type { Cards, Condition } from '../../../language/index.ts';
import { abilityPresent } from '../../../rules/battle/battlePresence.ts';
import { wasDeployedThisTurn } from '../../../rules/cards/uniqueness.ts';
import { reckoned } from '../../../rules/inForce/reckoning.ts';
import { changesOf, valueNow } from '../../../rules/inForce/values.ts';
import { isAdjacent } from '../../../rules/table/layout.ts';
import { hostOf, isPresentAt, locationOf, ridersOn } from '../../../rules/table/places.ts';
import { type Amount, amountOf, amountWords } from '../../../text/program.ts';
import { once, so } from '../../../text/saying/clauses.ts';
import { figure } from '../../../text/saying/figures.ts';
import { itself, thing, you } from '../../../text/saying/nouns.ts';
import type { ValueName } from '../../../text/valueNames.ts';

/** A value of what this card is on, or is being deployed on. */
export const valueOfBearer = (value: ValueName): Amount => ({
  words: `${value} of its bearer`,
  values: [value],
  of(s, { self, locked }) {
    const host = self < 0 ? -1 : hostOf(s, self);
    const bearer = host >= 0 ? host : (locked?.[0]?.card ?? -1);
    return bearer < 0 ? 0 : (valueNow(s, bearer, value) ?? 0);
  },
});

/** So much for each pair of one card and another, each card in one pair only. */ // GLA-0276
export const pairsOf = (one: Cards, two: Cards, each = 1): Amount => ({
  words: (self) => figure(String(each), `for each pair of ${one.words(self)} and ${two.words(self)}`),
  of: (s, speaker) => each * Math.min(one.count(s, speaker), two.count(s, speaker)),
});

/** What this card calls X, with all that changes it. */ // GLB-0174
export const ownX = (base: Amount): Amount => ({
  words: (self) => figure('X', `(X is ${amountWords(base, self)})`),
  of: (s, speaker, x) =>
    reckoned(s, amountOf(base, s, speaker, x), speaker.self < 0 ? [] : changesOf(s, speaker.self, 'X')),
});

/** Ability that its player has present in the battle under way. */ // GLD-0007
export const abilityInThisBattle: Amount = {
  words: 'your ability present',
  of: (s, { by }) => abilityPresent(s, by),
};

/** Such a card has more of something than that. */
export const hasOver = (who: Cards, value: ValueName, over: number): Condition => ({
  says: (self) => so(who.noun(self, 'one'), 'have', `${value} > ${over}`),
  holds: (s, speaker) => who.in(s, speaker).some((card) => (valueNow(s, card, value) ?? 0) > over),
});

/** Such a card is present where the battle is, or at an adjacent site. */
export const isNearBattle = (who: Cards): Condition => ({
  says: (self) => so(who.noun(self, 'one'), 'be', 'present at the battle or at an adjacent site'),
  holds(s, speaker) {
    const at = s.facts.battle?.location.card ?? -1;
    if (at < 0) return false;
    return who.in(s, speaker).some((card) => {
      const where = locationOf(s, card);
      return where >= 0 && (isPresentAt(s, card, at) || isAdjacent(s, where, at));
    });
  },
});

/** The battle under way is lost. */ // AR6-0079
export const youLostBattle: Condition = {
  says: () => once(you, 'lost', 'the battle'),
  holds: ({ facts: { battle } }, { by }) => battle !== null && battle.winner === other(by),
};

/** Such a card is on what this card is on. */
export const hostHas = (what: Cards): Condition => ({
  says: (self) => ({
    ...so(thing('that character'), 'have', what.words(self)),
    otherwise: so(thing('that character'), 'have', `no ${what.bareWords(self)}`),
  }),
  holds: (s, speaker) => {
    const host = speaker.self < 0 ? -1 : hostOf(s, speaker.self);
    return host >= 0 && ridersOn(s, host).some((card) => what.matches(s, card, speaker));
  },
});

/** This card came into play this turn. */
export const cameThisTurn: Condition = {
  says: (self) => once(itself(self), 'was', 'deployed this turn'),
  holds: (s, { self }) => self >= 0 && wasDeployedThisTurn(s, self),
};
