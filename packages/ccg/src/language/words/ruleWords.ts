import { pileNames } from '../../rules/force/piles.ts';
import type { Cards } from '../../text/cards.ts';
import { type Amount, amountWords, type How, type Rule, type RuleOf, type Terms } from '../../text/program.ts';
import type { ValueName } from '../../text/valueNames.ts';

/** "+2", "–1", "+1 for each alien here", "+ number of aliens here". */
function signed(amount: Amount): string {
  if (typeof amount === 'number' && amount < 0) return `–${-amount}`;
  const words = amountWords(amount);
  return /^[\dX(]/.test(words) ? `+${words}` : `+ ${words}`;
}

const multiples: Readonly<Record<string, string>> = { 3: 'tripled', 2: 'doubled', 0.5: 'halved' };

/** "power +2", "forfeit = 0" */
function changed(what: string, how: How, amount: Amount): string {
  switch (how) {
    case 'add':
      return `${what} ${signed(amount)}`;
    case 'multiply':
      return `${what} ${multiples[amountWords(amount)] ?? `times ${/ if /.test(amountWords(amount)) ? `(${amountWords(amount)})` : amountWords(amount)}`}`;
    case 'reset':
    case 'define':
      return `${what} = ${amountWords(amount)}`;
    case 'substitute':
      return `${what} of ${amountWords(amount)} instead`;
    case 'limit':
      return `${what} limited to ${amountWords(amount)}`;
    case 'free':
      return `${what} free`;
    case 'unmodifiable':
      return `${what} not modifiable`;
    case 'unmodifiable by opponent':
      return `${what} not modifiable by opponent`;
  }
}

const whoseWords = (whose: 'your' | 'opponent' | 'each player'): string =>
  whose === 'your' ? 'your' : whose === 'opponent' ? 'opponent’s' : 'each player’s';

/** Is it the very location that says so? */
const isHere = (where: Cards | undefined): boolean => where?.namesItself === true && where.spec.or === null;

/** " here", " at related sites". */
const whereWords = (where: Cards | undefined, self: string): string =>
  where === undefined ? '' : isHere(where) ? ' here' : ` at ${where.words(self, true)}`;

type TotalRule = Extract<Rule, { rule: 'changes total' }>;

/** What is changed once, whatever was drawn for it. */ // AR1-0435
const totalNames: Partial<Readonly<Record<ValueName, string>>> = { 'weapon destiny': 'total weapon destiny' };

/** How many destinies are drawn, by the value that says so: what one is called, and whether they have to be drawn. */ // AR6-0045, AR6-0053
const drawnValues: Partial<Readonly<Record<ValueName, readonly [one: string, several: string, must: boolean]>>> = {
  'battle destinies': ['battle destiny', 'battle destinies', false],
  'power destinies': ['power destiny', 'power destinies', true],
  'attrition destinies': ['attrition destiny', 'attrition destinies', true],
  'destiny draws': ['destiny', 'destinies', true],
};

const drawers = {
  your: ['you', 'draw'],
  opponent: ['opponent', 'draws'],
  'each player': ['each player', 'draws'],
} as const;

/** How many destinies somebody draws, or what each of them counts: two things that must not sound alike. */
function drawnWords(
  { value, kind, whose, how, amount, where, drawnBy, drawnCard, inBattles }: TotalRule,
  self: string,
): string | null {
  const there = `${drawnBy === undefined ? '' : ` for ${drawnBy.words(self)}`}${inBattles === true ? ' in battles' : ''}${whereWords(where, self)}`;
  const number = drawnValues[value];
  if (number !== undefined) {
    const [one, several, must] = number;
    const [who, draws] = drawers[whose];
    const destinies = `${kind === undefined || one.includes(kind) ? '' : `${kind} `}${amount === 1 ? one : several}`;
    if (how === 'limit')
      return `${who} may draw no more than ${amountWords(amount)} ${destinies}${there}`.replace('no more than 0', 'no');
    if (how !== 'add') return null;
    const isLess = typeof amount === 'number' && amount < 0;
    const more = isLess ? `${-amount} fewer` : `${amountWords(amount)} more`;
    return `${who} ${must ? draws : 'may draw'} ${more} ${destinies}${there}`;
  }
  if (value !== 'destiny draw') return null;
  if (drawnCard !== undefined) {
    const by = whose === 'each player' ? '' : ` by ${whose === 'your' ? 'you' : 'opponent'}`;
    const drawn = `drawn${by} for ${kind === undefined ? '' : `${kind} `}destiny`;
    return `${drawnCard.words(self, true)} ${drawn}${there}: ${changed('destiny', how, amount)}`;
  }
  const draws = `each of ${whose === 'each player' ? 'all players’' : whoseWords(whose)} ${kind === undefined ? '' : `${kind} `}destiny draws`;
  if (how !== 'add') return `${changed(draws, how, amount)}${there}`;
  return typeof amount === 'number' && amount < 0
    ? `subtract ${-amount} from ${draws}${there}`
    : `add ${amountWords(amount)} to ${draws}${there}`;
}

/** One card by its name or by what it is to the text, or all that are like that. */
const be = ({ isOne }: Cards): 'is' | 'are' => (isOne ? 'is' : 'are');

/** What somebody has, and what becomes of it. */
function totalWords(rule: TotalRule, self: string): string {
  const where = `${rule.inBattles === true ? ' in battles' : ''}${whereWords(rule.where, self)}`;
  const needs = rule.whose === 'your' ? 'you need' : `${rule.whose} needs`;
  if (rule.value === 'battle destinies otherwise')
    return `${rule.whose === 'your' ? 'you' : rule.whose} may draw ${amountWords(rule.amount)} battle destiny if unable to otherwise${where}`;
  if (rule.value === 'ability for battle destiny')
    return `${needs} ability of ${amountWords(rule.amount)} or more to draw battle destiny${where}`;
  if (rule.value === 'ability to control')
    return `${needs} ability of ${amountWords(rule.amount)} or more to control${where.replace(' at ', ' ')}`;
  if (rule.value === 'ability set aside')
    return `${amountWords(rule.amount)} of ${whoseWords(rule.whose)} ability may not be used to draw battle destiny${where}`;
  if (rule.value === 'extra ability for battle destiny')
    return `${whoseWords(rule.whose)} ${changed('ability required for battle destiny', rule.how, rule.amount)}${where}`;
  if (rule.value === 'transit cost')
    return `${whoseWords(rule.whose)} docking bay transit ${isHere(rule.where) ? 'from here' : `from ${rule.where?.words(self, true) ?? 'anywhere'}`} ${rule.how === 'free' ? 'is free' : `requires ${amountWords(rule.amount)} Force`}`;
  const { kind } = rule;
  const called = totalNames[rule.value] ?? rule.value;
  const what = kind === undefined || called.includes(kind) ? called : `${kind} ${called}`;
  const by = rule.drawnBy === undefined ? '' : ` for ${rule.drawnBy.words(self)}`;
  const drawn = drawnWords(rule, self);
  if (drawn !== null) return drawn;
  // What is long comes last.
  return typeof rule.amount === 'number'
    ? `${whoseWords(rule.whose)} ${changed(what, rule.how, rule.amount)}${by}${where}`
    : `${whoseWords(rule.whose)} ${changed(`${what}${by}${where}`, rule.how, rule.amount)}`;
}

/** What may not be done, by whom or to what. */
function forbiddenWords({ act, who, where, from, never }: RuleOf<'forbids'>, self: string): string {
  const may = never === true ? 'may never' : 'may not';
  // A drain is barred to the other player, and a creature spares others itself.
  if (act === 'drain') return `opponent ${may} Force drain at ${who.words(self, true)}`;
  if (act === 'be attacked') return `${self} ${may} attack ${who.words(self, true)}`;
  const there = act === 'be on' ? ' table' : '';
  return [
    `${who.words(self, true)} ${may} ${act}`,
    where === undefined ? there : ` ${act === 'deploy' ? 'to ' : ''}${where.words(self)}`,
    from === undefined ? '' : ` from ${from.words(self)}`,
  ].join('');
}

/** " for free", " for 1 more Force": what something costs that costs otherwise than always. */
export function termsWords(price: Terms | undefined): string {
  if (price === undefined) return '';
  const { how, amount } = price;
  if (how === 'free') return ' for free';
  return ` for ${Math.abs(amount)} ${how === 'define' ? '' : amount < 0 ? 'less ' : 'more '}Force`;
}

/** How a rule that a text makes reads. */
export function ruleWords(rule: Rule, self: string): string {
  switch (rule.rule) {
    case 'changes': {
      const who = rule.who.words(self, true);
      if (rule.value === 'immunity to attrition' && rule.how === 'add')
        return `${who} ${be(rule.who)} immune to attrition${rule.amount === Number.POSITIVE_INFINITY ? '' : ` < ${amountWords(rule.amount)}`}`;
      const to = [
        rule.from === undefined ? '' : ` from ${rule.from.words(self)}`,
        rule.to === undefined ? '' : ` to ${rule.to.words(self)}`,
      ].join('');
      const words = `${changed(rule.value, rule.how, rule.amount)}${to}`;
      if (who === 'it') return `${rule.cumulative ? 'cumulatively, ' : ''}its ${words}`;
      return `${who}: ${rule.cumulative ? 'cumulatively ' : ''}${words}`;
    }
    case 'changes total':
      return `${totalWords(rule, self)}${rule.cumulative ? ' (cumulatively)' : ''}`;
    case 'forbids':
      return forbiddenWords(rule, self);
    case 'allows':
      return `${rule.who.words(self, true)} may ${rule.act}${rule.where === undefined ? '' : ` ${rule.act === 'be deployed on' ? '' : /react|deploy/.test(rule.act) ? 'to ' : 'at '}${rule.where.words(self)}`}${termsWords(rule.price)}`;
    case 'immune to':
      return `${rule.who.words(self, true)} ${be(rule.who)} immune to ${rule.from === undefined ? '' : `${whoseWords(rule.from)} `}${rule.titles.join(' and ')}`;
    case 'cancels text':
      return `game text of ${rule.who.words(self, true)} is cancelled`;
    case 'cancels':
      return `${rule.who.words(self, true)} ${be(rule.who)} cancelled`;
    case 'suspends':
      return `${rule.who.words(self, true)} ${be(rule.who)} suspended`;
    case 'is':
      return rule.trait.endsWith('conditions')
        ? `${rule.who.words(self, true)} are under ‘${rule.trait}’`
        : `${rule.who.words(self)} is a ${rule.trait}`;
    case 'perishes':
      return rule.spent === true
        ? `${rule.who.words(self)} is lost if its forfeit is 0`
        : `${rule.who.words(self, true)} ${be(rule.who)} lost`;
    case 'carries off':
      return `whoever ${self} defeats is relocated to ${rule.to.words(self)}`;
    case 'non-unique':
      return `${rule.who.words(self, true)} ${be(rule.who)} not unique`;
    case 'found by':
      return `${self} may be found by ${rule.titles.join(' or ')}`;
    case 'conceals losses':
      return `${whoseWords(rule.whose)} Lost Pile is face down`;
    case 'movement': {
      const [from, to] = [rule.from.words(self), rule.to.words(self)];
      const way = rule.bothWays ? `between ${from} and ${to}` : `from ${from} to ${to}`;
      const cost = rule.cost === 'free' ? ' free' : rule.cost === 1 ? '' : ` for ${rule.cost} Force`;
      return `during your ${rule.during} phase, ${rule.who.words(self, true)} may move${cost} ${way}`;
    }
    case 'lessens losses':
      return rule.words;
    case 'cancels drain modifiers':
      return `opponent’s Force drain ${rule.bonuses === true ? 'bonuses' : 'modifiers'}${rule.where === undefined ? '' : ` at ${rule.where.words(self, true)}`} are cancelled`;
    case 'drained from':
      return `opponent’s losses to Force drains at ${rule.where.words(self)} must come from ${pileNames[rule.pile]} if possible`;
    case 'revolves':
      return 'Force icons and game text of that location switch sides';
    case 'icons unusable':
      return `${rule.icon} icons of ${rule.who.words(self, true)} may not be used`;
    case 'expands':
      return 'your game text for that location is added to your game text at adjacent sites';
    case 'is played as':
      return `${rule.who.words(self, true)} are ${rule.pile === 'used' ? 'Used' : 'Lost'} Interrupts`;
    case 'stacked titles are unique':
      return `all Interrupts of a title stacked on ${self} are unique`;
    case 'voyage':
      return rule.leg === 'out' ? 'its target is to come here' : 'its target is to return';
    case 'schedules':
      return `something is done as the ${rule.when}`;
    case 'separate cost':
      return `to ${rule.of} ${rule.who.words(self)}, its player must first ${rule.stackedHere === true ? 'stack it here and ' : ''}use ${amountWords(rule.amount)} Force`;
  }
}

/** Several rules in a row: what is changed of the same cards reads as one. */
export function rulesWords(rules: readonly Rule[], self: string): string {
  return rules
    .map((rule, i) => {
      const before = rules[i - 1];
      const words = ruleWords(rule, self);
      if (before === undefined) return words;
      if (rule.rule !== 'changes' || before.rule !== 'changes' || before.who.words(self) !== rule.who.words(self))
        return `; ${words}`;
      const who = rule.who.words(self, true);
      return `, ${words.replace(`${who}: `, '').replace(`${who} ${be(rule.who)} immune`, 'immune')}`;
    })
    .join('');
}
