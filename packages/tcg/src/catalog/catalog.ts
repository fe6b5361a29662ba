import {
  byTitle,
  type CardId,
  catalogsOf,
  eachPart,
  impossible,
  innerId,
  named,
  ruleId,
  stands,
  textId,
} from '@binary-sunset/kernel';
import type { Arena, State } from '../state/state.ts';
import {
  type ActivatedClause,
  type BountyClause,
  type Clause,
  type Gain,
  type InsteadClause,
  type Instruction,
  naturalTiming,
  type PilotClause,
  type Rule,
  type StaticClause,
  type TriggeredClause,
  type UpkeepClause,
  type Works,
} from '../text/program.ts';
import { type Stat, stats } from '../text/stat.ts';
import { noticeBit, ruleBit, statBit, timingBit } from './bits.ts';
import { type Card, personaOf, wordsOf } from './card.ts';
import { problemsIn } from './checking.ts';

/** A text of a card with the name under which effects, uses and records know it. */
export interface Indexed<C extends Clause = Clause> {
  readonly id: string;
  readonly clause: C;
  readonly works: Works;
  /** The arena that a Switch ties it to. */
  readonly arena: Arena | '';
  /** The name under which its uses are counted: that of the whole text, where it is one of several to choose from. */
  readonly counted: string;
}

/** A card with all that is looked up about it. */
export interface Definition {
  readonly card: Card;
  readonly persona: string | null;
  readonly clauses: readonly Indexed[];
  readonly statics: readonly Indexed<StaticClause>[];
  readonly triggers: readonly Indexed<TriggeredClause>[];
  readonly activated: readonly Indexed<ActivatedClause>[];
  readonly upkeeps: readonly Indexed<UpkeepClause>[];
  readonly bounties: readonly Indexed<BountyClause>[];
  readonly insteads: readonly Indexed<InsteadClause>[];
  /** One for each subtype of units that it can pilot. */
  readonly pilots: readonly Indexed<PilotClause>[];
  /** What Equipment gives its unit. */
  readonly gear: readonly Indexed<PilotClause>[];
  /** Keywords by their number in `stats`; those of a Switch are among `clauses`. */
  readonly keywords: readonly number[];
  readonly treats: readonly string[];
  readonly switches: boolean;
  /** A bit for each thing it listens to. */
  readonly hears: number;
  /** A bit for each chance in which it may be played or have a text played. */
  readonly plays: number;
  /** A bit for each of `stats` that a text of it may change on some card. */
  readonly changes: number;
  /** A bit for each kind of rule that a static text of it makes. */
  readonly makes: number;
  /** Does a text of it give cards abilities, types or subtypes? */
  readonly grants: boolean;
  /** Does it, as a Pilot or as Equipment, give its unit types or subtypes? */
  readonly recasts: boolean;
  /** Does a text of it, simply by being on, take away what others can use? */
  readonly silences: boolean;
}

const statAt = new Map(stats.map((stat, i) => [stat, i]));
export const statIndex = (stat: Stat): number => statAt.get(stat) ?? impossible(`${stat} is no value.`);

/** What is found by name, of one card or of all that a game has. */
const blankCatalog = () => ({
  definitions: new Map<string, Definition>(),
  clauses: new Map<string, Indexed>(),
  /** What is played under the name of a text: itself, or the choices that it offers. */
  offered: new Map<string, readonly Indexed[]>(),
  programs: new Map<string, readonly Instruction[]>(),
  rules: new Map<string, Rule>(),
  granting: new Map<string, true>(),
  changing: new Map<string, number>(),
  /** Cards with each other's texts. */
  exchanged: new Map<string, Definition>(),
});
export type Catalog = ReturnType<typeof blankCatalog>;

const ofRules = blankCatalog();

/** Programs that are the rules' own, not a card's. */
export function ownProgram(id: string, instructions: readonly Instruction[]): string {
  addProgram(ofRules, id, instructions);
  return id;
}

const addProgram = (into: Catalog, id: string, instructions: readonly Instruction[]): void =>
  eachPart(
    id,
    instructions,
    (name, list) => into.programs.set(name, list),
    (name, rule: Rule) => addRule(into, name, rule),
  );

function addRule(into: Catalog, id: string, rule: Rule): void {
  const { rules, granting, changing } = into;
  rules.set(id, rule);
  if ((rule.rule === 'gets' && rule.gains.some(isGrant)) || rule.rule === 'switched') granting.set(id, true);
  if (rule.rule === 'gets') changing.set(id, statsIn(rule.gains));
  if (rule.rule === 'gets') for (const [i, gain] of rule.gains.entries()) addGain(into, `${id}+${i}`, gain);
}

function addGain(into: Catalog, id: string, gain: Gain): void {
  if (gain.gain !== 'ability') return;
  const all = indexClause(into, id, gain.clause);
  into.offered.set(id, all);
  for (const indexed of all) into.clauses.set(indexed.id, indexed);
}

/** "Choose one" is chosen when the text is played, and each choice has its own time. */ // TCG-0357, TCG-0478
function choicesOf(id: string, clause: ActivatedClause, arena: Arena | ''): Indexed[] | null {
  const [only, ...more] = clause.do;
  if (only?.choices === undefined || more.length > 0) return null;
  return only.choices.map((list, i) => ({
    id: innerId(id, 0, i),
    clause: { ...clause, do: list, timing: clause.timing === 'general' ? naturalTiming(list) : clause.timing },
    works: clause.works,
    arena,
    counted: id,
  }));
}

const namedTexts = (before: string, texts: readonly Clause[]) =>
  named(
    texts,
    (number) => `${before}${number}`,
    (text) => text,
  );

/** Every text under its name, those inside a Switch apart. */
function indexClause(into: Catalog, id: string, clause: Clause, arena: Arena | '' = ''): Indexed[] {
  if (clause.kind === 'switch') {
    const inside: Indexed[] = [];
    for (const [where, texts] of Object.entries(clause.texts) as [Arena, readonly Clause[]][])
      for (const { id: inner, text } of namedTexts(`${id}/${where}`, texts))
        inside.push(...indexClause(into, inner, text, where));
    return inside;
  }
  switch (clause.kind) {
    case 'static':
      for (const [i, rule] of clause.rules.entries()) addRule(into, ruleId(id, i), rule);
      break;
    case 'triggered':
    case 'activated':
    case 'bounty':
      addProgram(into, id, clause.do);
      if (clause.kind === 'activated') {
        const choices = choicesOf(id, clause, arena);
        if (choices !== null) return choices;
      }
      break;
    case 'pilot':
      for (const [i, gain] of clause.gains.entries()) addGain(into, `${id}+${i}`, gain);
      break;
  }
  return [{ id, clause, works: worksIn(clause), arena, counted: id }];
}

function worksIn(clause: Clause): Works {
  switch (clause.kind) {
    case 'static':
    case 'triggered':
    case 'activated':
      return clause.works;
    case 'upkeep':
    case 'treat':
    case 'pilot':
      return 'in play';
    default:
      return 'arena';
  }
}

const ofKind = <K extends Clause['kind']>(all: readonly Indexed[], kind: K): Indexed<Extract<Clause, { kind: K }>>[] =>
  all.filter((indexed): indexed is Indexed<Extract<Clause, { kind: K }>> => indexed.clause.kind === kind);

/** The texts of a card, whatever its type. */
function textsOf(card: Card): readonly Clause[] {
  switch (card.kind) {
    case 'unit':
    case 'location':
      return card.text;
    case 'battle':
      return card.enhanced === null ? [card.play] : [card.play, card.enhanced];
    case 'equipment':
      return [{ kind: 'pilot', of: '', gains: card.gains }, ...card.keywords];
    case 'mission':
      return card.keywords;
  }
}

const offeredBy = (clause: Clause): readonly Clause[] =>
  (clause.kind === 'activated' ? choicesOf('', clause, '') : null)?.map((choice) => choice.clause) ?? [clause];

function gainsIn(all: readonly Indexed[]): Gain[] {
  const gains: Gain[] = [];
  for (const { clause } of all) {
    if (clause.kind === 'pilot') gains.push(...clause.gains);
    if (clause.kind === 'static') for (const rule of clause.rules) if (rule.rule === 'gets') gains.push(...rule.gains);
  }
  return gains;
}

const rulesMade = ({ rules: made }: StaticClause): number => made.reduce((bits, { rule }) => bits | ruleBit(rule), 0);

const statsIn = (gains: readonly Gain[]): number =>
  gains.reduce((bits, gain) => (gain.gain === 'stat' || gain.gain === 'value' ? bits | statBit(gain.stat) : bits), 0);

/** A type or a subtype. */
const isKind = ({ gain }: Gain): boolean => gain === 'type' || gain === 'subtype' || gain === 'subtypes';

/** More than a number. */
const isGrant = ({ gain }: Gain): boolean => gain !== 'stat' && gain !== 'value';

const isSilencing = (rule: Rule): boolean =>
  rule.rule === 'loses text' || (rule.rule === 'forbids' && rule.act === 'use abilities');

function define(card: Card, into: Catalog): Definition {
  const all: Indexed[] = [];
  // Withdrawn texts keep their names: what they began goes on.
  for (const { id, text } of namedTexts(textId(card.title, ''), textsOf(card))) {
    const under = indexClause(into, id, text);
    for (const indexed of under) into.clauses.set(indexed.id, indexed);
    if (stands(text)) all.push(...under);
  }
  if (card.kind === 'mission') {
    addProgram(into, textId(card.title, 0), card.do);
    if (card.enhanced !== null) addProgram(into, textId(card.title, 1), card.enhanced.do);
  }
  return lookUp(card, all);
}

/** All that is looked up about a card with these texts. */
function lookUp(card: Card, all: readonly Indexed[]): Definition {
  const keywords = stats.map(() => 0);
  for (const { clause, arena } of all) {
    if (clause.kind === 'keyword' && arena === '')
      keywords[statIndex(clause.stat)] = (keywords[statIndex(clause.stat)] ?? 0) + clause.amount;
  }
  const gains = gainsIn(all);
  const given = gains.flatMap((gain) => (gain.gain === 'ability' ? offeredBy(gain.clause) : []));
  const granted = [...all.map(({ clause }) => clause), ...given];
  let hears = 0;
  let plays = 0;
  for (const clause of granted) {
    if (clause.kind === 'triggered') hears |= noticeBit(clause.when.on);
    if (clause.kind === 'bounty') hears |= noticeBit('discarded');
    if (clause.kind === 'activated') plays |= timingBit(clause.timing);
  }
  let changes = statsIn(gains);
  for (const { clause, arena } of all) if (clause.kind === 'keyword' && arena !== '') changes |= statBit(clause.stat);
  const pilots = ofKind(all, 'pilot');
  return {
    card,
    persona: personaOf(card),
    clauses: all,
    statics: ofKind(all, 'static'),
    triggers: ofKind(all, 'triggered'),
    activated: ofKind(all, 'activated'),
    upkeeps: ofKind(all, 'upkeep'),
    bounties: ofKind(all, 'bounty'),
    insteads: ofKind(all, 'instead'),
    pilots: card.kind === 'unit' ? pilots : [],
    gear: card.kind === 'equipment' ? pilots : [],
    keywords,
    treats: ofKind(all, 'treat').flatMap(({ clause }) => wordsOf(clause.subtype)),
    switches: all.some(({ arena }) => arena !== ''),
    hears,
    plays,
    changes,
    makes: ofKind(all, 'static').reduce((bits, { clause }) => bits | rulesMade(clause), 0),
    grants: gains.some(isGrant),
    recasts: pilots.some(({ clause }) => clause.gains.some(isKind)),
    silences: all.some(({ clause }) => clause.kind === 'static' && clause.rules.some(isSilencing)),
  };
}

/** The card with another card's texts; a text that causes such a switch stays where it is. */ // TCG-0681
export function withTextsOf(own: Definition, other: Definition): Definition {
  const key = `${own.card.title}\n${other.card.title}`;
  const known = now.exchanged.get(key);
  if (known !== undefined) return known;
  const made = lookUp(own.card, [
    ...own.clauses.filter(({ clause }) => causesSwitch(clause)),
    ...other.clauses.filter(({ clause }) => !causesSwitch(clause)),
  ]);
  now.exchanged.set(key, made);
  return made;
}

const causesSwitch = (clause: Clause): boolean =>
  (clause.kind === 'activated' || clause.kind === 'triggered') && clause.do.some(isSwitching);

const isSwitching = ({ leaves, inner = [] }: Instruction): boolean =>
  leaves?.rule === 'switched' || inner.some((list) => list.some(isSwitching));

const catalogs = catalogsOf<Card, Catalog>(
  ({ title }) => title,
  blankCatalog,
  (card, into) => {
    const [problem] = problemsIn(card);
    if (problem !== undefined) impossible(`${card.title} ${problem}.`);
    into.definitions.set(card.title, define(card, into));
  },
  (title) => impossible(`Two cards are called ${title}.`),
);

/** All that is found by name in a game with these cards. */
export const openCatalog = (cards: readonly Card[]): Catalog => catalogs.gathered(cards, ofRules);

/** That of the game that was asked last. */
let now = blankCatalog();

/** From now on names are looked up there. */
export function consult(catalog: Catalog): void {
  if (catalog === now) return;
  now = catalog;
  inThisGame = byTitle(definitionCalled);
  reachNames = null;
}

/** A card that the game has not can be looked at all the same: a gallery shows more than is played with. */
export const definitionCalled = (title: string): Definition =>
  now.definitions.get(title) ??
  catalogs.lastCalled(title)?.definitions.get(title) ??
  impossible(`There is no card called ${title}.`);

export const clauseCalled = (id: string): Indexed =>
  now.clauses.get(id) ?? impossible(`There is no text called ${id}.`);

/** Every text of these cards that takes effect, as against those that simply hold, with those that they give. */
export function textsWithEffect(
  cards: readonly Card[],
): readonly Indexed<ActivatedClause | TriggeredClause | BountyClause>[] {
  const clauses = [...openCatalog(cards).clauses.values()];
  return [...ofKind(clauses, 'activated'), ...ofKind(clauses, 'triggered'), ...ofKind(clauses, 'bounty')];
}

export const isClause = (id: string): boolean => now.clauses.has(id);

/** What a given ability comes to. */
export const givenAs = (id: string): readonly Indexed[] => now.offered.get(id) ?? [];

export const programCalled = (id: string): readonly Instruction[] =>
  now.programs.get(id) ?? impossible(`There is no program called ${id}.`);

/** A bit for each of `stats` that a rule changes. */
export const changedBy = (id: string): number => now.changing.get(id) ?? 0;

/** Does a rule that lasts give cards more than numbers? */
export const isGranting = (id: string): boolean => now.granting.has(id);

export const ruleCalled = (id: string): Rule => now.rules.get(id) ?? impossible(`There is no rule called ${id}.`);

let inThisGame = byTitle(definitionCalled);

/** The card that an instance is, with its lookups. */
export const definitionOf = (s: State, card: CardId): Definition =>
  inThisGame(s)[s.cards.definition[card] ?? -1] ?? impossible('There is no such card.');

export const cardOf = (s: State, card: CardId): Card => definitionOf(s, card).card;

/** What any text in this game may change, hear or play: what nobody has need not be looked for. */
interface Reach {
  readonly changes: number;
  readonly hears: number;
  readonly plays: number;
  readonly makes: number;
  readonly grants: boolean;
  readonly recasts: boolean;
  readonly silences: boolean;
  /** A bit for each keyword that is printed on some card or given by one. */
  readonly keywords: number;
  /** Are there Pilots, is there Equipment, Upkeep? */
  readonly pilots: boolean;
  readonly equipment: boolean;
  readonly upkeeps: boolean;
  /** Whom each card stands for, as a number by its definition; -1 for nobody in particular. */
  readonly personas: readonly number[];
}

const printedOn = ({ keywords }: Definition): number =>
  keywords.reduce((bits, amount, i) => (amount === 0 ? bits : bits | (1 << i)), 0);

/** Equal texts get equal numbers, null gets -1. */
function numbered(texts: readonly (string | null)[]): number[] {
  const all = [...new Set(texts.filter((text) => text !== null))];
  return texts.map((text) => (text === null ? -1 : all.indexOf(text)));
}

let reachNames: readonly string[] | null = null;
let reach: Reach = {
  changes: 0,
  hears: 0,
  plays: 0,
  makes: 0,
  grants: false,
  recasts: false,
  silences: false,
  keywords: 0,
  pilots: false,
  equipment: false,
  upkeeps: false,
  personas: [],
};

export function reachOf(s: State): Reach {
  if (s.names !== reachNames) {
    const all = inThisGame(s);
    reachNames = s.names;
    reach = {
      changes: all.reduce((bits, { changes }) => bits | changes, 0),
      hears: all.reduce((bits, { hears }) => bits | hears, 0),
      plays: all.reduce((bits, { plays }) => bits | plays, 0),
      makes: all.reduce((bits, { makes }) => bits | makes, 0),
      grants: all.some(({ grants }) => grants),
      recasts: all.some(({ recasts }) => recasts),
      keywords: all.reduce((bits, definition) => bits | definition.changes | printedOn(definition), 0),
      silences: all.some(({ silences }) => silences),
      pilots: all.some(({ pilots }) => pilots.length > 0),
      equipment: all.some(({ card }) => card.kind === 'equipment'),
      upkeeps: all.some(({ upkeeps }) => upkeeps.length > 0),
      personas: numbered(all.map(({ persona, card }) => (persona === null ? null : `${card.kind} ${persona}`))),
    };
  }
  return reach;
}
