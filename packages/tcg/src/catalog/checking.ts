/**
 * What is wrong with the texts of a card: whatever would compile and read right, and do something else or nothing. Asked
 * once, when the catalog opens.
 */

import type { Cost } from '../text/cost.ts';
import {
  type ActivatedClause,
  type Clause,
  type Gain,
  type Instruction,
  type Need,
  type Needy,
  type Noticed,
  needsOf,
  needsOfRule,
  type Rule,
  type Timing,
  timingsOf,
  type Works,
} from '../text/program.ts';
import type { Cards, Respect } from '../text/spec.ts';
import type { Card, EnhancedMission } from './card.ts';

type Sure = ReadonlySet<Need>;

const sure = (...needs: readonly Need[]): Sure => new Set(needs);
const and = (known: Sure, ...more: readonly Need[]): Sure => new Set([...known, ...more]);
const without = (known: Sure, ...less: readonly Need[]): Sure =>
  new Set([...known].filter((one) => !less.includes(one)));

const missing: Readonly<Record<Need, string>> = {
  'chosen cards': 'speaks of "that unit", and nothing was chosen before',
  'a chosen arena': 'speaks of "that arena", and none was chosen before',
  'an X': 'speaks of an X or of "that much", and nothing before it comes to a number',
  'a unit': 'speaks of its own card as a unit, and it is none, or none yet',
  'an arena': 'asks for its own card to be in an arena, and it is not, where this text works',
  'a place': 'speaks of "the same arena", and its card is in none',
  'a piloted unit': 'speaks of the unit that its card pilots, and works where it pilots none',
  'a unit above it': 'speaks of the unit on top of its card, and works where there is none',
  'a card in hand': 'is paid with its own card from the hand, and is not played from there',
  'cards out of play': 'describes units by a subtype that only Locations have',
};

const unmet = (parts: readonly (Needy | number | string | null | undefined)[], known: Sure): string[] =>
  needsOf(...parts).flatMap((need) => (known.has(need) ? [] : [missing[need]]));

/** What a text can count on where it works. */
const whereItWorks: Readonly<Record<Works, Sure>> = {
  arena: sure('an arena', 'a place'),
  'in play': sure('an arena', 'a place'),
  'build zone': sure(),
  piloting: sure('a place', 'a piloted unit'),
  beneath: sure('a unit above it'),
  hand: sure('a card in hand'),
};

/** What stands on a card that texts work for. */
type On = 'unit' | 'location';

const known = (on: On, works: Works): Sure =>
  on === 'unit' && works !== 'hand' ? and(whereItWorks[works], 'a unit') : whereItWorks[works];

/** What was noticed tells: a card, a number. */
const told: Readonly<Record<Noticed, readonly Need[]>> = {
  'build step starts': [],
  'battle phase starts': [],
  'battle step starts': [],
  'battle step ends': [],
  'battle phase ends': [],
  'turn ends': [],
  'build roll': ['an X'],
  deployed: ['chosen cards'],
  discarded: ['chosen cards'],
  attacks: ['chosen cards'],
  'attacks a unit': ['chosen cards'],
  'attack rolled': ['chosen cards', 'an X'],
  'attack ends': ['chosen cards'],
  'would be damaged': ['chosen cards', 'an X'],
  damaged: ['chosen cards', 'an X'],
  damages: ['chosen cards', 'an X'],
  drew: ['chosen cards', 'an X'],
  played: ['chosen cards'],
  'may be disrupted': ['chosen cards'],
  retreated: ['chosen cards'],
  tapped: ['chosen cards'],
};

/** Everything that is wrong with a card. */
export function problemsIn(card: Card): readonly string[] {
  switch (card.kind) {
    case 'unit':
      return [...numbered(card.text, (clause) => clauseProblems(clause, 'unit')), ...variableProblems(card.text, card)];
    case 'location':
      return numbered(card.text, (clause) => clauseProblems(clause, 'location'));
    case 'battle':
      return numbered(card.enhanced === null ? [card.play] : [card.play, card.enhanced], battleProblems);
    case 'mission':
      return [
        ...onlyHiddenCost(card.keywords),
        ...unmet(card.only, sure()),
        ...numbered([card, ...(card.enhanced === null ? [] : [card.enhanced])], missionProblems),
      ];
    case 'equipment':
      return [
        ...onlyHiddenCost(card.keywords),
        ...unmet([card.fits], sure()),
        ...card.equip.flatMap((cost) =>
          isForceOrPoints(cost) ? [] : [`can't be equipped for "${cost.words('it')}": only for Force and build points`],
        ),
        ...gainProblems(card.gains, sure()),
      ];
  }
}

const numbered = <T>(texts: readonly T[], problems: (text: T) => readonly string[]): string[] =>
  texts.flatMap((text, i) =>
    problems(text).map((problem) => (texts.length < 2 ? problem : `text ${i + 1} ${problem}`)),
  );

const isForceOrPoints = ({ force, points }: Cost): boolean => typeof force === 'number' || points !== undefined;

const onlyHiddenCost = (keywords: readonly Clause[]): string[] =>
  keywords.flatMap((clause) =>
    clause.kind === 'keyword' && clause.stat === 'hiddenCost' ? [] : ['has a keyword that only a unit can have'],
  );

/** A value that is printed as a star needs a text that says what it is; no other value can have one. */ // TCG-0422
function variableProblems(
  text: readonly Clause[],
  card: { readonly speed: number | null; readonly power: number | null; readonly health: number | null },
): string[] {
  const given = valuesIn(text);
  return (['speed', 'power', 'health'] as const).flatMap((stat) =>
    (card[stat] === null) === given.has(stat)
      ? []
      : card[stat] === null
        ? [`says nowhere what its ${stat} is`]
        : [`says what its ${stat} is, though a number is printed`],
  );
}

const valuesIn = (text: readonly Clause[]): ReadonlySet<string> =>
  new Set(
    text.flatMap((clause) =>
      clause.kind === 'static'
        ? clause.rules.flatMap((rule) =>
            rule.rule === 'gets' ? rule.gains.flatMap((gain) => (gain.gain === 'value' ? [gain.stat] : [])) : [],
          )
        : [],
    ),
  );

function battleProblems(clause: ActivatedClause): string[] {
  return clause.works === 'arena'
    ? activatedProblems(clause, sure())
    : [`works in the ${clause.works}, and a Battle card is played from the hand in any case`];
}

function missionProblems({ toComplete, do: list }: EnhancedMission): string[] {
  return [
    ...noX(toComplete, 'to complete a Mission'),
    ...unmet(toComplete, sure()),
    ...[...new Set(timingsOf(list))].flatMap((timing) =>
      inChances.has(timing)
        ? [`does something that belongs to a chance for "${timing}", which a Mission is not played in`]
        : [],
    ),
    ...flowProblems(list, sure()),
  ];
}

const inChances: ReadonlySet<Timing> = new Set(['attack', 'prevention', 'reroll', 'disrupt', 'discard']);

/** Asked here on its own: what games ask is kept to the few kinds of cost that a game has, and so stays quick. */
const hasX = (costs: readonly Cost[]): boolean => costs.some(({ force }) => force === 'x');

const noX = (costs: readonly Cost[], what: string): string[] =>
  hasX(costs) ? [`can't be paid for with X Force ${what}: nobody is asked how much`] : [];

function clauseProblems(clause: Clause, on: On): string[] {
  switch (clause.kind) {
    case 'keyword':
      return on === 'unit' || clause.stat === 'hiddenCost' ? [] : ['has a keyword that only a unit can have'];
    case 'static': {
      const here = known(on, clause.works);
      return [
        ...placeProblems(clause.works, on),
        ...unmet(clause.while, here),
        ...clause.rules.flatMap((rule) => staticRuleProblems(rule, here)),
      ];
    }
    case 'triggered': {
      const here = known(on, clause.works);
      return [
        ...placeProblems(clause.works, on),
        ...unmet([clause.when, ...clause.if], here),
        ...flowProblems(clause.do, and(here, ...told[clause.when.on])),
      ];
    }
    case 'activated':
      return [...placeProblems(clause.works, on), ...activatedProblems(clause, known(on, clause.works))];
    case 'pilot':
      return on === 'unit' ? gainProblems(clause.gains, sure()) : notOn(on);
    case 'upkeep':
      return on === 'unit'
        ? [...noX(clause.costs, 'each turn'), ...unmet(clause.costs, known(on, 'arena'))]
        : notOn(on);
    case 'bounty':
      return on === 'unit' ? flowProblems(clause.do, known(on, 'arena')) : notOn(on);
    case 'switch':
      return on === 'unit'
        ? Object.values(clause.texts).flatMap((texts) => texts.flatMap(switchedProblems))
        : notOn(on);
    case 'treat':
      return clause.subtype.trim() === '' ? ['is to be treated as nothing'] : [];
    case 'instead':
      return on === 'unit' ? [] : notOn(on);
  }
}

const notOn = (on: On): string[] => [`stands on a ${on}, and is for units`];

const placeProblems = (works: Works, on: On): string[] =>
  on === 'unit' || works === 'arena' || works === 'in play' ? [] : [`works in the ${works}, where no Location is`];

/** In a Switch stands what is looked for arena by arena. */
function switchedProblems(clause: Clause): string[] {
  if (clause.kind === 'keyword' && clause.stat === 'hiddenCost') return [hiddenCostIsOwn];
  return switchable.has(clause.kind) ? clauseProblems(clause, 'unit') : [`can't stand in a Switch: ${clause.kind}`];
}

const switchable: ReadonlySet<Clause['kind']> = new Set([
  'keyword',
  'static',
  'triggered',
  'activated',
  'bounty',
  'instead',
]);

const hiddenCostIsOwn = 'gives Hidden Cost, which a card has of its own or not at all: cards being built get nothing';

function activatedProblems(clause: ActivatedClause, here: Sure): string[] {
  return [
    ...unmet(clause.cost, here),
    ...unmet(clause.only, here),
    ...timingProblems(clause),
    ...(clause.cost.some(({ gone }) => gone === true) ? clause.do.flatMap(goneProblems) : []),
    ...flowProblems(clause.do, hasX(clause.cost) ? and(here, 'an X') : here),
  ];
}

/** Once its card is discarded, only what it is can be asked of it. */
const goneProblems = ({ prevents, inner = [] }: Instruction): string[] => [
  ...each(prevents).flatMap(({ spec: { said, other } }) =>
    other
      ? []
      : said.flatMap((respect) =>
          ofCardsOutOfPlay.has(respect)
            ? []
            : [
                `is paid with its own card, to which it may prevent damage, and then asks ${respect}: say "other", or leave that out`,
              ],
        ),
  ),
  ...inner.flatMap((list) => list.flatMap(goneProblems)),
];

/** A description and all that are joined to it by "or". */
function each(cards: Cards | null | undefined): readonly Cards[] {
  return cards === null || cards === undefined ? [] : [cards, ...each(cards.spec.or)];
}

/** What can only be done in a chance of its own can't be done in another. */
function timingProblems({ do: list, timing }: ActivatedClause): string[] {
  const [only, ...more] = list;
  const choices = more.length === 0 ? only?.choices : undefined;
  if (choices !== undefined)
    return choices.flatMap((choice) => timingProblemsIn(choice, timing === 'general' ? timingsOf(choice)[0] : timing));
  return timingProblemsIn(list, timing);
}

const timingProblemsIn = (list: readonly Instruction[], timing: Timing = 'general'): string[] =>
  [...new Set(withChoices(list))].flatMap((one) =>
    !strict.has(one) || one === timing
      ? []
      : [`is played in a chance for "${timing}", and does something that belongs to one for "${one}"`],
  );

/** With those of choices, too. */
const withChoices = (list: readonly Instruction[]): readonly Timing[] => [
  ...timingsOf(list),
  ...list.flatMap(({ choices = [], inner = [], later }) => [
    ...choices.flatMap(withChoices),
    ...(later === true ? [] : inner.flatMap(withChoices)),
  ]),
];

const strict: ReadonlySet<Timing> = new Set(['prevention', 'reroll', 'disrupt', 'discard']);

/** Each instruction can count on what those before it have chosen or found out. */
function flowProblems(list: readonly Instruction[], from: Sure): string[] {
  let now = from;
  const problems: string[] = [];
  for (const instruction of list) {
    problems.push(...unmet([instruction], now));
    if (instruction.leaves !== undefined) problems.push(...ruleProblems(instruction.leaves, and(now, 'chosen cards')));
    if (instruction.chooses === true) now = and(now, 'chosen cards');
    if (instruction.finds !== undefined) now = and(now, instruction.finds);
    const within = instruction.later === true ? without(now, 'a chosen arena') : now;
    for (const inner of instruction.inner ?? [])
      problems.push(...flowProblems(inner, instruction.lends === undefined ? within : and(within, instruction.lends)));
  }
  return problems;
}

/** Rules that only an instruction of their own makes: by themselves they do nothing. */
const notByThemselves: ReadonlySet<Rule['rule']> = new Set(['switched', 'have it attack', 'controlled', 'set aside']);

function staticRuleProblems(rule: Rule, here: Sure): string[] {
  if (notByThemselves.has(rule.rule))
    return [`makes a rule that is simply on, "${rule.rule}", which only an effect can`];
  return ruleProblems(rule, here, true);
}

function ruleProblems(rule: Rule, here: Sure, isOn = false): string[] {
  const problems = unmet([{ needs: needsOfRule(rule) }], isBuildPrice(rule) ? and(here, 'cards out of play') : here);
  switch (rule.rule) {
    case 'gets':
      return [...problems, ...gainProblems(rule.gains, here, isOn && rule.who.spec.known === 'self')];
    case 'price':
      return [...problems, ...priceProblems(rule)];
    case 'forbids':
      return rule.against === undefined || againstSome.has(rule.act)
        ? problems
        : [...problems, `forbids to ${rule.act} as against some cards, which makes no difference to it`];
    default:
      return problems;
  }
}

const isBuildPrice = (rule: Rule): boolean => rule.rule === 'price' && rule.of === 'build';

const againstSome: ReadonlySet<string> = new Set(['attack', 'be attacked', 'evade', 'be prevented']);

/** What can be said of a card that is no unit, not yet or no longer. */
const ofCardsOutOfPlay: ReadonlySet<Respect> = new Set<Respect>([
  'what kind of card',
  'which subtype',
  'which subtype not',
  'the most speed',
  'the most power',
  'the most health',
  'the most build cost',
]);

function priceProblems({ of, who }: Extract<Rule, { rule: 'price' }>): string[] {
  const problems: string[] = [];
  for (const cards of of === 'build' || of === 'battle cards' ? each(who) : []) {
    const { said, known: card, noun, types, or } = cards.spec;
    if (of === 'build') {
      if (card !== '') problems.push('makes a card that is known already cheaper or dearer to build: describe it');
      for (const respect of said)
        if (!ofCardsOutOfPlay.has(respect)) problems.push(`has a price for cards to be built that asks for ${respect}`);
    } else if (
      card !== '' ||
      said.some((one) => one !== 'what kind of card') ||
      noun !== 'unit' ||
      types.length > 0 ||
      or !== null
    )
      problems.push('has a price for some Battle cards: only whose they are can be said');
  }
  return problems;
}

/** Kinds of text that are looked for among what a unit was given. */
const givable: ReadonlySet<Clause['kind']> = new Set(['activated', 'triggered', 'upkeep', 'bounty']);

const gainProblems = (gains: readonly Gain[], here: Sure, toItself = false): string[] =>
  gains.flatMap((gain) => problemsOfGain(gain, here, toItself));

function problemsOfGain(gain: Gain, here: Sure, toItself: boolean): string[] {
  switch (gain.gain) {
    case 'stat':
      return [...unmet([gain.amount], here), ...(gain.stat === 'hiddenCost' ? [hiddenCostIsOwn] : [])];
    case 'value':
      return toItself
        ? unmet([gain.amount], here)
        : [
            `says what the ${gain.stat} of other cards is, or for a time: only a card's own text can, for as long as it is on`,
          ];
    case 'ability':
      return givenProblems(gain.clause);
    case 'subtype':
      return gain.subtype.trim() === '' ? ['gives a subtype without a name'] : [];
    case 'subtypes':
    case 'type':
      return [];
  }
}

/** What is simply on is given as a number, a keyword or a subtype; nothing looks for it as an ability. */
function givenProblems(clause: Clause): string[] {
  if (!givable.has(clause.kind))
    return [`gives a text that is ${clause.kind} as an ability, where nothing looks for it`];
  if ('works' in clause && clause.works !== 'arena' && clause.works !== 'build zone')
    return [`gives an ability that works ${clause.works}, where nobody has it`];
  return clauseProblems(clause, 'unit').map((problem) => `gives an ability that ${problem}`);
}
