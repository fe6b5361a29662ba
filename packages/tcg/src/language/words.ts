import { stands } from '@binary-sunset/kernel';
import type { Card } from '../catalog/card.ts';
import { type Arena, arenas } from '../state/state.ts';
import { arenaName } from '../text/arenaName.ts';
import {
  type ActivatedClause,
  type Clause,
  type Condition,
  type Instruction,
  type KeywordClause,
  type Need,
  naturalTiming,
  type Rule,
  type Timing,
  type Works,
} from '../text/program.ts';
import type { Cards } from '../text/spec.ts';
import { statWords, symbols } from '../text/stat.ts';
import { costWords, eitherCostWords } from './costs.ts';
import { gainWords } from './gains.ts';
import { article } from './nounPhrases.ts';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "You gain X Force, where X is the number of your Droids": each X is explained once, behind all else. */
function explained(words: string): string {
  const found = [...new Set([...words.matchAll(/<([^>]*)>/g)].map(([, what]) => `, where X is ${what}`))];
  return found.length === 0 ? words : words.replace(/<[^>]*>/g, '') + found.join('');
}

/** With a full stop, unless it ends with one or with a quoted sentence. */
export function sentence(words: string): string {
  const all = capital(explained(words));
  return all.endsWith('.') || all.endsWith('."') ? all : `${all}.`;
}

/** The words of a rule, as what follows a condition; how long it lasts comes before "as long as". */
export function ruleWords(rule: Rule, self: string, until = ''): string {
  const condition = 'while' in rule ? rule.while : undefined;
  return `${plainRuleWords(rule, self)}${until}${condition === undefined ? '' : ` as long as ${condition.words('it', self)}`}`;
}

function plainRuleWords(rule: Rule, self: string): string {
  switch (rule.rule) {
    case 'gets':
      return `${rule.who.each(self)} gets ${gainWords(rule.gains, (clause) => clauseWords(clause, 'this unit'))}`;
    case 'price': {
      const amount = Math.abs(rule.amount);
      const more = rule.amount > 0 ? 'more' : rule.of === 'build' ? 'fewer' : 'less';
      if (rule.of === 'battle cards')
        return `${battleCards[rule.who.spec.whose]}${rule.amount > 0 ? ', even one without a cost,' : ''} costs ${amount} ${more} Force to play`;
      if (rule.of === 'abilities' || rule.of === 'Force abilities')
        return `each ${rule.of === 'abilities' ? 'activated' : 'Force-activated'} ability of ${rule.who.plural(self)} costs ${amount} ${more} Force to play`;
      return `${rule.who.each(self)} costs ${amount} ${more} build counter${amount === 1 ? '' : 's'} to deploy`;
    }
    case 'forbids':
      return forbiddenWords(rule, self);
    case 'must attack':
      return `${rule.who.each(self)} must attack ${rule.whom.one(self)} if able`;
    case 'prevents': {
      const amount = rule.amount === 'all' ? 'all damage' : `${rule.amount} damage`;
      const from = rule.from === undefined ? '' : ` done by ${rule.from.plural(self)}`;
      const to = rule.from === undefined || !isAnything(rule.to) ? ` to ${rule.to.each(self)}` : '';
      return `prevent ${amount}${from}${to}`;
    }
    case 'loses text':
      return `${rule.who.each(self)} loses its game text`;
    case 'switched':
      return 'those units switch their abilities';
    case 'builds face up':
      return `${rule.whose === 'your' ? 'you build' : 'your opponent builds'} all cards face up, though they count as face down`;
    case 'does not control':
      return `${rule.who.each(self)} doesn't count toward controlling an arena`;
    case 'have it attack':
      return `the next time ${rule.who.one(self)} would attack, you may have it attack ${rule.whom.one(self)}`;
    case 'controlled':
      return `you control ${rule.who.one(self)}`;
    case 'divides':
      return `you may divide the damage that ${rule.who.one(self)} does between the defending unit and another unit in the same arena`;
    case 'stays tapped':
      return `${rule.who.each(self)} doesn't untap`;
    case 'stack limit':
      return `a stack of ${rule.who.one(self)} may have up to ${rule.limit} cards`;
    case 'set aside':
      return 'those cards are set aside';
  }
}

const battleCards = {
  any: 'each Battle card',
  your: 'each of your Battle cards',
  opponent: "each of your opponent's Battle cards",
} as const;

const isAnything = ({ spec }: Cards): boolean => spec.whose === 'any' && spec.said.length === 0 && spec.known === '';

function forbiddenWords(rule: Extract<Rule, { rule: 'forbids' }>, self: string): string {
  switch (rule.act) {
    case 'retreat':
      return rule.who.spec.whose === 'opponent'
        ? `your opponent can't retreat any ${rule.who.unowned(self)} during the retreat step`
        : `${rule.who.each(self)} can't be retreated during the retreat step`;
    case 'attack':
      return `${rule.who.each(self)} can't attack${rule.against === undefined ? '' : ` ${rule.against.plural(self)}`}`;
    case 'be attacked':
      return `${rule.who.each(self)} can't be attacked${rule.against === undefined ? '' : ` by ${rule.against.plural(self)}`}`;
    case 'evade':
      return `${rule.who.each(self)} can't use Evade${rule.against === undefined ? '' : ` against damage done by ${rule.against.plural(self)}`}`;
    case 'be prevented':
      return `damage done by ${rule.who.plural(self)}${rule.against === undefined ? '' : ` to ${rule.against.plural(self)}`} can't be prevented`;
    case 'use abilities':
      return `${rule.who.each(self)} can't use abilities`;
    case 'untap':
      return `${rule.who.each(self)} doesn't untap`;
  }
}

const timingWords: Readonly<Partial<Record<Timing, (self: string) => string>>> = {
  build: () => 'Play only during your build step.',
  'would attack': (self) => `Play only when ${self} would attack.`,
  'start of build step': () => 'Play only at the start of a build step.',
  'start of battle': () => 'Play only when the battle phase starts.',
  'start of battle step': () => 'Play only when a battle step starts.',
  'end of battle step': () => 'Play only when a battle step ends.',
  'end of turn': () => 'Play only at the end of the turn.',
  'any time': () => 'Play at any time.',
};

/** What a text says of its chance, where what it does doesn't say so already. */
const chanceWords: Readonly<Partial<Record<Timing, string>>> = {
  attack: 'Play only during an attack.',
  reroll: 'Play only when dice are rolled.',
  prevention: 'Play only when damage can be prevented.',
  discard: 'Play only when a unit would be discarded.',
  disrupt: 'Play only when something can be disrupted.',
  draw: 'Play only when a card is drawn.',
};

const whenToPlay = ({ timing, do: list }: ActivatedClause, self: string): string | undefined =>
  timingWords[timing]?.(self) ?? (timing === naturalTiming(list) ? undefined : chanceWords[timing]);

/** Where its card has to be for a text to work, unless that is where units fight or the text says so itself. */
export function whereWords(works: Works, self: string, needs: readonly Need[] = []): readonly string[] {
  switch (works) {
    case 'in play':
      return [`${self} is in play`]; // TCG-0575
    case 'piloting':
      return needs.includes('a piloted unit') ? [] : [`${self} is piloting a unit`]; // TCG-0283
    case 'beneath':
      return [`${self} is stacked under a card`];
    default:
      return [];
  }
}

/** "a, then b. C": what may stand in the middle of a sentence, without the last full stop. */
function phraseWords(list: readonly Instruction[], self: string, how: 'said' | 'chosen' = 'said'): string {
  let all = '';
  for (const one of list) {
    const { follows } = one;
    const own = explained((how === 'chosen' ? one.asChoice?.(self) : undefined) ?? one.words(self));
    if (own === '') continue;
    all += all === '' ? own : follows === true ? `, then ${own}` : `. ${capital(own)}`;
  }
  return all;
}

/** "a, then b, then c": what is done all together, or not at all. */
export const inOneBreath = (list: readonly Instruction[], self: string, how: 'said' | 'chosen' = 'said'): string =>
  phraseWords(
    list.map((one) => ({ ...one, follows: true })),
    self,
    how,
  );

/** "A, then b. C." A keyword stands by itself, without a full stop. */
export function programWords(list: readonly Instruction[], self: string): string {
  const words = phraseWords(list, self);
  return words === list[0]?.words(self) && list[0].keyword !== undefined ? words : sentence(words);
}

const onlyWords = (only: readonly Condition[], self: string): string =>
  only.map((condition) => ` Play only if ${condition.words(self)}.`).join('');

function activatedWords(clause: ActivatedClause, self: string): string {
  const cost = costWords(clause.cost, self);
  const timing = whenToPlay(clause, self);
  const when = `${timing === undefined ? '' : ` ${timing}`}${onlyWords(clause.only, self)}`;
  const effect = programWords(clause.do, self);
  return `${cost === '' ? '' : `${cost} ${symbols.arrow} `}${when === '' ? effect : sentence(effect)}${when}`;
}

/** Marks a card that can pilot units. */ // TCG-0420
export const pilotSymbol = symbols.pilot;

/** One text of a card, as a player reads it. */
export function clauseWords(clause: Clause, self: string): string {
  switch (clause.kind) {
    case 'keyword':
      return statWords(clause.stat, clause.amount);
    case 'static': {
      const words = sentence(clause.words(self));
      return clause.works === 'build zone' ? `Reserves: ${words}` : words;
    }
    case 'triggered': {
      const where = whereWords(clause.works, self, clause.when.needs);
      const conditions = [...where, ...clause.if.map((condition) => condition.words(self))];
      const words = sentence(
        `${clause.when.words(self)}${conditions.map((one) => `, if ${one}`).join('')}, ${phraseWords(clause.do, self)}`,
      );
      return clause.works === 'build zone' ? `Reserves: ${words}` : words;
    }
    case 'activated':
      return clause.works === 'build zone' ? `Reserves: ${activatedWords(clause, self)}` : activatedWords(clause, self);
    case 'pilot':
      return `${pilotSymbol} ${clause.of} Pilot. That ${clause.of} gets: ${gainWords(clause.gains, (inner) => clauseWords(inner, 'this unit'))}`;
    case 'upkeep':
      return `Upkeep: ${eitherCostWords(clause.costs, self)}`;
    case 'bounty':
      return `Bounty: ${programWords(clause.do, self)}`;
    case 'switch':
      return `Switch: ${arenas
        .flatMap((arena: Arena) => {
          const texts = clause.texts[arena];
          if (texts === undefined) return [];
          return `${arenaName(arena)}: ${texts.length === 0 ? 'None' : texts.map((text) => clauseWords(text, self)).join(' ')}`;
        })
        .join(' / ')}`;
    case 'treat':
      return `Treat ${self} as ${article(clause.subtype)}.`;
    case 'instead':
      return sentence(clause.words(self));
  }
}

const keywords = (all: readonly KeywordClause[]): readonly string[] => all.map((clause) => clauseWords(clause, ''));

/** The texts of a card, one by one, rendered from what they do. */
export function cardWords(card: Card): readonly string[] {
  switch (card.kind) {
    case 'unit':
      return card.text.filter(stands).map((clause) => clauseWords(clause, card.called));
    case 'location': {
      const words = card.text.filter(stands).map((clause) => clauseWords(clause, card.name));
      return card.arenas.length > card.subtypes.length
        ? ['You may put this Location into any arena.', ...words]
        : words;
    }
    case 'battle':
      return [
        activatedWords(card.play, card.name),
        ...(card.enhanced === null ? [] : [`Enhance: ${activatedWords(card.enhanced, card.name)}`]),
      ];
    case 'mission': {
      const only = card.only.map((condition) => `You may complete this Mission only if ${condition.words(card.name)}.`);
      const cost =
        card.toComplete.length === 0 ? [] : [`To complete this Mission: ${costWords(card.toComplete, card.name)}.`];
      const enhanced =
        card.enhanced === null
          ? []
          : [
              `Enhance: ${costWords(card.enhanced.toComplete, card.name)} ${symbols.arrow} ${programWords(card.enhanced.do, card.name)}`,
            ];
      return [...keywords(card.keywords), ...only, ...cost, programWords(card.do, card.name), ...enhanced];
    }
    case 'equipment':
      return [
        ...keywords(card.keywords),
        `Equip: ${costWords(card.equip, card.name)} (${card.fits.one()})`,
        sentence(`the equipped unit gets ${gainWords(card.gains, (clause) => clauseWords(clause, 'this unit'))}`),
      ];
  }
}
