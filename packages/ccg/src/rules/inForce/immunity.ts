import { type CardId, makeGuard, type Player, rememberedOfCards } from '@binary-sunset/kernel';
import { actionCalled, cardOf, definitionOf, isAction, isThreat } from '../../catalog/catalog.ts';
import { type State, table } from '../../state/state.ts';
import type { Cards } from '../../text/cards.ts';
import { whoseWords } from '../../text/phrases.ts';
import type { Acting, Refusal, Speaker } from '../../text/program.ts';
import { isRuleOf, type RuleOf, ruleKind } from '../../text/ruleKinds.ts';
import { so } from '../../text/saying/clauses.ts';
import { both, joined } from '../../text/saying/lists.ts';
import { actingCalled } from '../actions/frames.ts';
import { cardsOnTable, controllerOf } from '../cards/cardStates.ts';
import { hostOf } from '../table/places.ts';
import { isTextCancelled, rulesOn } from './sources.ts';
import { speaking } from './speaking.ts';

declare module '../../text/ruleKinds.ts' {
  interface RuleKinds {
    /** To cards of these titles, whoever plays them or only one player's. */ // AR1-0165, AR1-0168
    'immune to': { readonly who: Cards; readonly titles: readonly string[]; readonly from?: 'your' | 'opponent' };
  }
}

const immuneTo = ruleKind('immune to', {
  says: ({ who, titles, from }, self) =>
    so(who.noun(self), 'be', joined(['immune to', from === undefined ? '' : whoseWords(from), both(titles)])),
  threats: ({ titles }) => titles,
});
const isImmunity = isRuleOf(immuneTo);
const immunities = rulesOn(immuneTo);

type Immunity = RuleOf<typeof immuneTo>;

/** The card that something would be immune to, and whose it is; a text that speaks for nobody in particular asks for both. */
interface Threat {
  readonly title: string;
  readonly by: Player | null;
}

const isAgainst = ({ titles, from }: Immunity, { title, by }: Threat, speaker: Speaker): boolean =>
  titles.includes(title) && (from === undefined || (by !== null && (by === speaker.by) === (from === 'your')));

/** By its own text, which works wherever the card lies. */ // AR1-0167
function isImmuneByItself(s: State, card: CardId, threat: Threat): boolean {
  for (const indexed of definitionOf(s, card).modifiers) {
    const speaker = speaking(s, card, indexed);
    for (const rule of indexed.clause.rules)
      if (
        isImmunity(rule) &&
        rule.who.namesItself &&
        isAgainst(rule, threat, speaker) &&
        indexed.clause.while.every((condition) => condition.holds(s, speaker))
      )
        return !table.inPlay(s, card) || !isTextCancelled(s, card);
  }
  return false;
}

/** While looking for immunity nothing is immune: no card can be the reason for its own. */
const looking = makeGuard();

/** Is a card immune to cards of that title now, in a player's hands if it matters whose? */ // AR1-0165, AR1-0172
export function isImmune(s: State, card: CardId, threat: Threat): boolean {
  if (looking.isUp || !isThreat(threat.title)) return false;
  return looking.during(() => {
    return (
      isImmuneByItself(s, card, threat) ||
      immunities(s).some(({ rule, speaker }) => isAgainst(rule, threat, speaker) && rule.who.matches(s, card, speaker))
    );
  });
}

/** Is it immune whatever happens: by its own text, without conditions, to anybody's? */ // AR1-0171
export const isAlwaysImmune = (s: State, card: CardId, title: string): boolean =>
  definitionOf(s, card).modifiers.some(
    ({ clause }) =>
      clause.while.length === 0 &&
      clause.rules.some(
        (rule) => isImmunity(rule) && rule.who.namesItself && rule.from === undefined && rule.titles.includes(title),
      ),
  );

/** Why something can't be responded to: it is immune to the card that would respond, or the text in use is. */ // AR1-0165, AR1-0169, AR1-0170
export function whyImmune(s: State, l: Acting): Refusal | null {
  if (l.about === 0) return null;
  const threat = { title: cardOf(s, l.source.card).title, by: l.by };
  const text = actingCalled(s, l.responding)?.text ?? '';
  const isProtected = isAction(text) && actionCalled(text).clause.immuneTo.includes(threat.title);
  return isProtected || l.it.some(({ card }) => isImmune(s, card, threat))
    ? { because: 'It is immune to that.', rule: 'AR1-0165' }
    : null;
}

/** Cards on table that some card or other may be immune to. */
const threatsOnTable = rememberedOfCards((s: State): readonly CardId[] =>
  cardsOnTable(s).filter((card) => {
    const { kind, title } = cardOf(s, card);
    return (kind === 'effect' || kind === 'device' || kind === 'weapon') && isThreat(title);
  }),
);

/** What is on a card, or targets it, that the card has become immune to: it is cancelled. */ // AR1-0166
export const repelledCards = (s: State): CardId[] =>
  threatsOnTable(s, 0).filter((card) => {
    const threat = { title: cardOf(s, card).title, by: controllerOf(s, card) };
    const aims = [table.isIn(s, card, 'on') ? hostOf(s, card) : -1, s.cards.target[card] ?? -1];
    return aims.some((aim) => aim >= 0 && isImmune(s, aim, threat));
  });
