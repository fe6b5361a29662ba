import {
  type CardId,
  currentValue,
  type ExplainedValue,
  explainValue,
  isCurrent,
  refTo,
  remembered,
  type ValueRule,
} from '@binary-sunset/kernel';
import { cardOf, changing, definitionOf, does, factsPrinted, kindOf } from '../../catalog/catalog.ts';
import { type State, table } from '../../state/state.ts';
import type { Cards } from '../../text/cards.ts';
import { amountOf, type Rule, type RuleOf, type Speaker } from '../../text/program.ts';
import { type ValueName, valueNames } from '../../text/valueNames.ts';
import { mayCountMore } from '../cards/counting.ts';
import { unpilotedValue } from '../cards/piloting.ts';
import { type Change, contributeAll } from './changes.ts';
import { changes as changesOfCards } from './changingValues.ts';
import { type InForce, isTextCancelled, rulesOn } from './sources.ts';
import { speaking } from './speaking.ts';

/** What is printed on a card as a number; null where there is none, and where an asterisk stands for its text. */ // AR1-0412, AR1-0466
function printed(s: State, card: CardId, value: ValueName): number | null {
  const facts = factsPrinted(s, card);
  const found = cardOf(s, card);
  switch (value) {
    case 'destiny':
      return typeof found.destiny === 'object' ? chosenDestiny(s, card, found.destiny) : found.destiny;
    case 'power':
      return facts.power;
    case 'forfeit':
      return facts.forfeit;
    case 'deploy':
      return facts.deploy === undefined ? deployCost(s, card, s.cards.host[card] ?? -1) : facts.deploy;
    case 'ability':
      return facts.ability;
    case 'armor':
      return facts.armor;
    case 'maneuver':
      return facts.maneuver;
    case 'hyperspeed':
      return found.kind === 'starship' ? found.hyperspeed : null;
    case 'landspeed':
      return found.kind === 'vehicle' ? found.landspeed : null;
    case 'ferocity':
      return found.kind === 'creature' ? found.ferocity : null;
    case 'defense value':
      return found.kind === 'creature' || found.kind === 'weapon' ? found.defense : null;
    case 'pilot capacity':
      return 'capacity' in found ? found.capacity.pilots : null;
    case 'passenger capacity':
      return 'capacity' in found ? found.capacity.passengers : null;
    case 'astromech capacity':
      return 'capacity' in found ? found.capacity.astromechs : null;
    default:
      return 0;
  }
}

/** What its text says that it costs, on the card that it is deployed on. */
export function deployCost(s: State, card: CardId, on: CardId): number {
  const cost = definitionOf(s, card).deploys?.clause.cost ?? 0;
  if (typeof cost === 'number') return cost;
  return amountOf(cost, s, { by: table.whose(s, card), self: card, locked: on < 0 ? [] : [refTo(s, on)] });
}

/** The one of two destinies that its owner has chosen; until then, the first. */ // AR1-0461
function chosenDestiny(s: State, card: CardId, two: readonly [number, number] | null): number | null {
  if (two === null) return null;
  for (const chosen of s.facts.destinies)
    if (chosen.card.card === card && isCurrent(s, chosen.card)) return chosen.value;
  return two[0];
}

/** The highest of ability, armor, maneuver and one of its own, as they are now. */ // GAP-0087, GAP-0088, GLA-0466
function defenseValue(s: State, card: CardId): number | null {
  const found = cardOf(s, card);
  const { kind } = found;
  if (kind === 'creature' || kind === 'weapon') return found.defense;
  if (kind !== 'character' && kind !== 'vehicle' && kind !== 'starship') return null;
  const own = kind === 'character' ? Math.max(valueNow(s, card, 'ability') ?? 0, found.defense ?? 0) : 0;
  return Math.max(own, valueNow(s, card, 'armor') ?? 0, valueNow(s, card, 'maneuver') ?? 0);
}

const isOwnDefinition = (rule: Rule, value: ValueName): rule is RuleOf<'changes'> =>
  rule.rule === 'changes' && rule.value === value && rule.how === 'define' && rule.who.namesItself;

/**
 * A value that the card's own text defines is worked out whenever it is asked for, in whichever state the card is.
 * Without its text it is undefined: a zero that nothing modifies.
 */ // AR1-0382, AR1-0411, AR1-0466
function definedValue(s: State, card: CardId, value: ValueName): number | null {
  for (const indexed of definitionOf(s, card).modifiers)
    for (const rule of indexed.clause.rules) {
      if (!isOwnDefinition(rule, value)) continue;
      const speaker = speaking(s, card, indexed);
      if (!indexed.clause.while.every((condition) => condition.holds(s, speaker))) continue;
      return isTextCancelled(s, card) ? 0 : amountOf(rule.amount, s, speaker);
    }
  return null;
}

/** Does its own text define it, and has it lost its text? */ // AR1-0264, AR1-0414, GLB-0326
const isUndefined = (s: State, card: CardId, value: ValueName): boolean =>
  does(s, card, changing(value)) &&
  printed(s, card, value) === null &&
  isTextCancelled(s, card) &&
  definedValue(s, card, value) !== null;

/** Characters and creatures walk, unless they say otherwise. */ // AR7-0028
function usualLandspeed(s: State, card: CardId): number | null {
  const kind = kindOf(s, card);
  return kind === 'character' || kind === 'creature' ? 1 : null;
}

/** Nothing makes an AT-AT faster. */ // GLA-0121
function isGreatWalker(s: State, card: CardId): boolean {
  const found = cardOf(s, card);
  return found.kind === 'vehicle' && found.traits.includes('AT-AT');
}

function valueRule(value: ValueName): ValueRule<State> {
  const base = (s: State, card: CardId): number | null =>
    value === 'defense value'
      ? defenseValue(s, card)
      : (printed(s, card, value) ??
        (does(s, card, changing(value)) ? definedValue(s, card, value) : null) ??
        (value === 'landspeed' ? usualLandspeed(s, card) : null));
  return {
    name: value,
    base,
    contributions(s, card, contribute) {
      const still = unpilotedValue(s, card, value);
      if (still !== null) return contribute('reset', still, 0, null, 'GAP-0171');
      const changes = changesOf(s, card, value);
      if (changes.length === 0 || isUndefined(s, card, value)) return;
      contributeAll(base(s, card), changes, contribute);
      if (value === 'landspeed' && isGreatWalker(s, card)) contribute('limit', 1, 0, null, 'GLA-0121');
    },
    atLeast: 0, // AR1-0409
  };
}

const noChanges: readonly Change[] = [];

const rulesChanging = new Map(
  valueNames.map((value, index) => [value, { index, rules: rulesOn(changesOfCards, value) }]),
);

/** The rules that change a value of a card, wherever it may go; asked for by the number of both. */
const rulesAffecting = remembered((s: State, both: number): readonly InForce<RuleOf<'changes'>>[] => {
  const card = Math.floor(both / valueNames.length);
  const value = valueNames[both % valueNames.length];
  const rules = value === undefined ? undefined : rulesChanging.get(value)?.rules(s);
  return rules?.filter(({ rule, speaker }) => rule.who.affects(s, card, speaker)) ?? [];
});

/** Does any text change that value of a card, wherever it may go? */
export function isChanged(s: State, card: CardId, value: ValueName): boolean {
  const known = rulesChanging.get(value);
  if (known === undefined || known.rules(s).length === 0) return false;
  return rulesAffecting(s, card * valueNames.length + known.index).length > 0;
}

/** Everything that changes a value of a card now, or would if it went to this place, or away from that one. */ // AR1-0370, AR1-0377
export function changesOf(
  s: State,
  card: CardId,
  value: ValueName,
  to: CardId = -1,
  on: CardId = to,
  from: CardId = -1,
): readonly Change[] {
  const known = rulesChanging.get(value);
  if (known === undefined || known.rules(s).length === 0) return noChanges;
  const found = rulesAffecting(s, card * valueNames.length + known.index);
  if (found.length === 0) return noChanges;
  const result: Change[] = [];
  for (const { rule, id, speaker, since, x, after } of found) {
    if (rule.to !== undefined && !isEither(s, rule.to, to, on, speaker)) continue;
    if (rule.from !== undefined && (from < 0 || !rule.from.matches(s, from, speaker))) continue;
    // What a card's own text defines is its base.
    if (speaker.self === card && isOwnDefinition(rule, value)) continue;
    // Whoever counts as two spies has twice what a spy has. GLC-0451
    const times = rule.how === 'add' && mayCountMore(s, card) ? rule.who.times(s, card, speaker) : 1;
    const amount = times * amountOf(rule.amount, s, speaker, x);
    const byOpponent = speaker.by !== s.cards.owner[card];
    result.push({
      how: rule.how,
      amount,
      since,
      source: speaker.self,
      id,
      cumulative: rule.cumulative,
      byOpponent,
      after: after?.[s.cards.handle[card] ?? -1] ?? null,
    });
  }
  return result;
}

const isEither = (s: State, meant: Cards, to: CardId, on: CardId, speaker: Speaker): boolean =>
  (to >= 0 && meant.matches(s, to, speaker)) || (on >= 0 && on !== to && meant.matches(s, on, speaker));

const rulesByName = Object.fromEntries(valueNames.map((name) => [name, valueRule(name)])) as Readonly<
  Record<ValueName, ValueRule<State>>
>;

/** The value now; null where the card has none. */
export const valueNow = (s: State, card: CardId, value: ValueName): number | null => valuesNow[value](s, card);

const valuesNow = Object.fromEntries(
  valueNames.map((name) => [name, remembered((s: State, card: CardId) => currentValue(s, rulesByName[name], card))]),
) as Readonly<Record<ValueName, (s: State, card: CardId) => number | null>>;

/** A value of a card before anything changes it. */
export const baseValue = (s: State, card: CardId, value: ValueName): number | null => rulesByName[value].base(s, card);

/** A value of a card with everything that contributes to it. */
export const explainedValue = (s: State, card: CardId, value: ValueName): ExplainedValue =>
  explainValue(s, rulesByName[value], card);

/** That of a character or of a creature that is ridden. */ // GLA-0014
export function ownAbilityOf(s: State, card: CardId): number {
  const kind = kindOf(s, card);
  return kind === 'character' || kind === 'vehicle' ? (valueNow(s, card, 'ability') ?? 0) : 0;
}

/** What a card brings: its own ability and that of its permanent pilots. */ // GLC-0096
export const abilityOf = (s: State, card: CardId): number => ownAbilityOf(s, card) + factsPrinted(s, card).pilots;

/** Has it an ability, as more than a zero? */ // AR1-0415
export const hasAbility = (s: State, card: CardId): boolean => abilityOf(s, card) > 0;

/** Was it limited, so that something of it is not permitted? */ // AR1-0390, AR1-0393
export function isLimited({ lines, base }: ExplainedValue): boolean {
  let before = base;
  for (const { operation, total } of lines) {
    if (operation === 'limit' && total !== before) return true;
    before = total;
  }
  return false;
}
