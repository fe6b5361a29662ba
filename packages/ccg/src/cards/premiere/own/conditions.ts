import { other } from '@binary-sunset/kernel';
import type { Cards, Condition } from '../../../language/index.ts';
import { wasDeployedThisTurn } from '../../../rules/cards/uniqueness.ts';
import { valueNow } from '../../../rules/inForce/values.ts';
import { isAdjacent } from '../../../rules/table/layout.ts';
import { hostOf, isPresentAt, locationOf, ridersOn } from '../../../rules/table/places.ts';
import type { ValueName } from '../../../text/valueNames.ts';

/** Such a card has more of something than that. */
export const hasOver = (who: Cards, value: ValueName, over: number): Condition => ({
  words: (self) => `${who.words(self)} has ${value} > ${over}`,
  holds: (s, speaker) => who.in(s, speaker).some((card) => (valueNow(s, card, value) ?? 0) > over),
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

/** The battle under way is lost. */ // AR6-0079
export const youLostBattle: Condition = {
  words: () => 'you lost the battle',
  holds: ({ facts: { battle } }, { by }) => battle !== null && battle.winner === other(by),
};

/** Such a card is on what this card is on. */
export const hostHas = (what: Cards): Condition => ({
  words: (self) => `there is ${what.words(self)} on what ${self} is on`,
  holds: (s, speaker) => {
    const host = speaker.self < 0 ? -1 : hostOf(s, speaker.self);
    return host >= 0 && ridersOn(s, host).some((card) => what.matches(s, card, speaker));
  },
});

/** This card came into play this turn. */
export const cameThisTurn: Condition = {
  words: (self) => `${self} was deployed this turn`,
  holds: (s, { self }) => self >= 0 && wasDeployedThisTurn(s, self),
};
