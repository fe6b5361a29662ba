import {
  byTitle,
  type CardId,
  catalogsOf,
  eachPart,
  impossible,
  named,
  placesOf,
  ruleId,
  stands,
  textId,
} from '@binary-sunset/kernel';
import { type OccurrenceKind, occurrenceKinds, type State } from '../state/state.ts';
import type { Icon } from '../text/icons.ts';
import type { ActionText, Clause, DeployText, Instruction, ModifierText, Timing, Trigger } from '../text/program.ts';
import {
  type AspectOf,
  aspectOf,
  kindOfRule,
  type Rule,
  type RuleKind,
  type RuleOf,
  readsRules,
  refuseStrayKinds,
  ruleKinds,
} from '../text/ruleKinds.ts';
import { timesOf } from '../text/timing.ts';
import { type ValueName, valueNames } from '../text/valueNames.ts';
import type { Card, Kind, LocationCard, Side } from './card.ts';
import { shapedAction, shapedDeployText, shapedLocation } from './oneShape.ts';
import { selfOf } from './self.ts';
import { partsOfSubtypes } from './subtypes.ts';
import { unheardOn } from './unheard.ts';

/** A text of a card with the name under which effects, uses and records know it. */
export interface Indexed<C extends Clause = Clause> {
  readonly id: string;
  readonly clause: C;
  /** Whose text it is, on a location: each player reads their own side. */
  readonly side: Side | null;
  /** Where an Interrupt goes that was played for this. */
  readonly pile: 'used' | 'lost' | null;
}

/** A rule that a text makes, with the name under which effects know it. */
export interface MadeRule<R extends Rule = Rule> {
  readonly rule: R;
  readonly id: string;
  readonly text: Indexed<ModifierText>;
  /** Nothing gets round it. */ // AR1-0279
  readonly isNever: boolean;
  /** It holds even on what nobody pilots or drives. */ // GAP-0172
  readonly isAboutDeploying: boolean;
}

/** A text that may be used as an action of its own. */
export interface OwnAction {
  readonly text: Indexed<ActionText>;
  readonly when: Timing;
  readonly forBoth: boolean;
  /** Even on what nobody pilots or drives. */ // GAP-0211
  readonly unpiloted: boolean;
}

/** What is printed on a card of any kind; none where its kind has no such thing. */
export interface PrintedFacts {
  readonly title: string;
  /** How many a player may have in play; 0 for any number. */
  readonly limit: number;
  /** Rebel, starfighter, site: its kind, where that is all. */
  readonly type: string;
  readonly traits: readonly string[];
  readonly icons: readonly Icon[];
  /** Undefined where its text says what it costs. */
  readonly deploy: number | null | undefined;
  readonly power: number | null;
  readonly forfeit: number | null;
  readonly ability: number | null;
  readonly armor: number | null;
  readonly maneuver: number | null;
  /** The ability of its permanent pilots, all together. */
  readonly pilots: number;
}

const none: readonly never[] = [];

const factsOf = (card: Card): PrintedFacts => ({
  title: card.title,
  limit: card.limit,
  type: 'type' in card ? card.type : card.kind,
  traits: 'traits' in card ? card.traits : none,
  icons: 'icons' in card ? card.icons : none,
  deploy: 'deploy' in card ? card.deploy : undefined,
  power: 'power' in card ? card.power : null,
  forfeit: 'forfeit' in card ? card.forfeit : null,
  ability: card.kind === 'character' || card.kind === 'vehicle' ? card.ability : null,
  armor: 'armor' in card ? card.armor : null,
  maneuver: 'maneuver' in card ? card.maneuver : null,
  pilots: 'permanentPilots' in card ? card.permanentPilots.reduce((sum, one) => sum + one, 0) : 0,
});

/** A card with all that is looked up about it. */
export interface Definition {
  readonly card: Card;
  /** The card once more if it is a location, null if not: nobody has to look at its kind. */
  readonly location: LocationCard | null;
  /** The card's own kind. Cards come in many shapes and definitions in one, which is read much faster. */
  readonly kind: Kind;
  readonly facts: PrintedFacts;
  readonly actions: readonly Indexed<ActionText>[];
  /** Those that may be chosen at the top level. A response never is. */ // AR1-0105, AR1-0124
  readonly ownActions: readonly OwnAction[];
  /** When any of them might be used, by bits. */
  readonly ownTimes: number;
  readonly modifiers: readonly Indexed<ModifierText>[];
  /** What they say, by the place of such rules. */
  readonly rules: ReadonlyMap<number, readonly MadeRule[]>;
  readonly deploys: Indexed<DeployText> | null;
  /** Parts of what it is called by class or model. */
  readonly subtypes: readonly string[];
  /** All that its texts do: places in the list of what texts can do. */
  readonly done: readonly number[];
  /** For each thing that texts can do, by its place in that list: does this card's? */
  readonly does: readonly boolean[];
}

/** What texts can do, each at its place: hear something, act at the top level, change a value, make or leave a rule. */
export const hearing = placesOf<OccurrenceKind>(occurrenceKinds);
export const changing = placesOf<ValueName>(valueNames, occurrenceKinds.length);
export const actingPlace = occurrenceKinds.length + valueNames.length;

/** How many there are. Kinds of rules come with the files that read them, some with a set: each has a place from then on. */
let places = actingPlace + 1;
export const thingsDone = (): number => places;

/** What is found by a name, and given the next place when it is first named: nothing that is kept holds a place. */
function placesAsNamed(): (name: string) => number {
  const known = new Map<string, number>();
  return (name) => {
    const place = known.get(name);
    if (place !== undefined) return place;
    known.set(name, places);
    return places++;
  };
}

const placeOfMaking = placesAsNamed();
const placeOfLeaving = placesAsNamed();
const aspectPlaces = new Map<string, (aspect: string) => number>();

/** Where rules of a kind are, by what they are about. */
function placesIn(kind: string): (aspect: string) => number {
  const known = aspectPlaces.get(kind);
  if (known !== undefined) return known;
  const made = placesAsNamed();
  aspectPlaces.set(kind, made);
  return made;
}

/** Where texts are that make a rule of that kind: for whoever looks for such rules. */
export function making(kind: RuleKind): number {
  readsRules(kind);
  return placeOfMaking(kind);
}

/** Where texts are that leave a rule of that kind behind. */
export function leaving(kind: RuleKind): number {
  readsRules(kind);
  return placeOfLeaving(kind);
}

/** The place of rules of this kind about this. */
export function placeOfRules<K extends RuleKind>(kind: K, ...[aspect]: AspectOf<RuleOf<K>>): number {
  readsRules(kind, aspect ?? '');
  return placesIn(kind)(aspect ?? '');
}

/** The places of rules of this kind by what they are about, for whoever finds out later what to look for. */
export function placesOfRules(kind: RuleKind): (aspect: string) => number {
  readsRules(kind);
  return placesIn(kind);
}

/** Gives whatever rules there are a place, so that a game costs the same whatever cards others have. */
function placeAll(): void {
  for (const [kind, aspects] of ruleKinds()) {
    placeOfMaking(kind);
    placeOfLeaving(kind);
    for (const aspect of aspects) placesIn(kind)(aspect);
  }
}

const placeOf = (rule: Rule): number => placesIn(rule.rule)(aspectOf(rule));

/** What is known of all rules of its kind. */
const kindOfThat = (rule: Rule) => kindOfRule(rule) ?? impossible(`Nobody reads rules of the kind "${rule.rule}".`);

/** What is found by name, of one card or of all that a game has. */
const blankCatalog = () => ({
  definitions: new Map<string, Definition>(),
  actions: new Map<string, Indexed<ActionText>>(),
  programs: new Map<string, readonly Instruction[]>(),
  rules: new Map<string, { readonly rule: Rule; readonly place: number }>(),
  /** Titles that some card or other is immune to. */
  threats: new Map<string, true>(),
});
export type Catalog = ReturnType<typeof blankCatalog>;

function addRule({ rules, threats }: Catalog, id: string, written: Rule): Rule {
  const kind = kindOfThat(written);
  const rule = kind.shaped?.(written) ?? written;
  rules.set(id, { rule, place: placeOf(rule) });
  for (const title of kind.threats?.(rule) ?? none) threats.set(title, true);
  return rule;
}

const addProgram = (into: Catalog, id: string, instructions: readonly Instruction[]): void =>
  eachPart(
    id,
    instructions,
    (name, list) => into.programs.set(name, list),
    (name, rule: Rule) => addRule(into, name, rule),
  );

/** The value that a rule changes, if it does. */
function changedBy(rule: Rule): number[] {
  const value = kindOfThat(rule).changes?.(rule);
  return value === undefined ? [] : [changing(value)];
}

/** The kinds of rule that instructions leave behind, and the values that those change. */
const leftBy = (instructions: readonly Instruction[]): number[] =>
  instructions.flatMap(({ leaves, inner = [] }) => [
    ...(leaves === undefined ? [] : [placeOfLeaving(leaves.rule), ...changedBy(leaves)]),
    ...inner.flatMap(leftBy),
  ]);

/** Does a location say the same on its other side, of both players alike? Then it counts once. */ // GAP-0133
function isSaidTwice(card: LocationCard, clause: Clause): boolean {
  if (clause.kind !== 'modifier') return false;
  const self = selfOf(card);
  const words = clause.words(self);
  return (
    !/\b(you|your|opponent)\b/i.test(words) &&
    card.text.light.some((other) => other.kind === 'modifier' && other.words(self) === words)
  );
}

/** A text that stands on a card, before it has a name; `says` is what the card's program says of it. */
type Standing = Omit<Indexed, 'id'> & { readonly says: object };

/** Every text of a card, with whose it is. */
function textsOf(card: Card): Standing[] {
  if (card.kind === 'interrupt')
    return card.functions.map((says) => ({ clause: says.action, side: null, pile: says.pile, says }));
  if (card.kind === 'location')
    return (['light', 'dark'] as const).flatMap((side) =>
      card.text[side].flatMap((clause) =>
        side === 'dark' && isSaidTwice(card, clause) ? [] : { clause, side, pile: null, says: clause },
      ),
    );
  return card.text.map((clause) => ({ clause, side: null, pile: null, says: clause }));
}

const ofKind = <K extends Clause['kind']>(all: readonly Indexed[], kind: K): Indexed<Extract<Clause, { kind: K }>>[] =>
  all.filter((indexed): indexed is Indexed<Extract<Clause, { kind: K }>> => indexed.clause.kind === kind);

/** What a text waits for: something, or anything at all. */
const heardBy = (to: Trigger | null): readonly OccurrenceKind[] =>
  to === null ? [] : to.on === 'anything' ? occurrenceKinds : [to.on];

function shaped(clause: Clause): Clause {
  if (clause.kind === 'action') return shapedAction(clause);
  return clause.kind === 'deploys' ? shapedDeployText(clause) : clause;
}

const ownActionsAmong = (texts: readonly Indexed<ActionText>[]): OwnAction[] =>
  texts.flatMap((text) => {
    const { as, when, forBoth, unpiloted } = text.clause;
    return when === null || as === 'automatic'
      ? []
      : [{ text, when, forBoth: forBoth === true, unpiloted: unpiloted === true }];
  });

/** A program that says what nothing would come of is wrong, however well it reads. */
function refuseUnheard(card: Card, all: readonly Indexed[]): void {
  const unheard = unheardOn(
    card,
    all.map(({ clause }) => clause),
  );
  if (unheard.length > 0) impossible(`${card.name}: ${unheard.join('; ')}.`);
}

function define(written: Card, into: Catalog): Definition {
  const location = written.kind === 'location' ? shapedLocation(written) : null;
  const card = location ?? written;
  const printed = named(
    textsOf(card),
    (number) => textId(card.name, number),
    ({ says }) => says,
  ).map(({ id, text: { clause, side, pile, says } }) => ({
    isOn: stands(says),
    text: { id, clause: shaped(clause), side, pile } satisfies Indexed,
  }));
  const all = printed.filter(({ isOn }) => isOn).map(({ text }): Indexed => text);
  refuseUnheard(card, all);
  const own = ofKind(all, 'action');
  const modifiers = ofKind(all, 'modifier');
  const done = new Set<number>();
  // Withdrawn texts too: what they began goes on.
  for (const indexed of ofKind(
    printed.map(({ text }): Indexed => text),
    'action',
  )) {
    into.actions.set(indexed.id, indexed);
    addProgram(into, indexed.id, indexed.clause.do);
    for (const left of leftBy(indexed.clause.do)) done.add(left);
  }
  for (const { clause } of own) {
    if (clause.when !== null) done.add(actingPlace);
    for (const heard of heardBy(clause.to)) done.add(hearing(heard));
    // What must be done in a phase is due at the latest when the phase ends. AR1-0127
    if (clause.as === 'mandatory')
      done.add(
        hearing(
          clause.when?.edge === undefined ? 'phase ends' : clause.when.edge === 'end' ? 'turn ends' : 'turn begins',
        ),
      );
  }
  const deploys = ofKind(all, 'deploys')[0] ?? null;
  for (const heard of heardBy(deploys?.clause.to ?? null)) done.add(hearing(heard));
  const made = new Map<number, MadeRule[]>();
  for (const text of modifiers)
    for (const [i, said] of text.clause.rules.entries()) {
      const id = ruleId(text.id, i);
      const rule = addRule(into, id, said);
      const kind = kindOfThat(rule);
      done.add(placeOfMaking(rule.rule));
      const place = placeOf(rule);
      done.add(place);
      made.set(place, [
        ...(made.get(place) ?? []),
        {
          rule,
          id,
          text,
          isNever: kind.isNever?.(rule) === true,
          isAboutDeploying: kind.isAboutDeploying?.(rule) === true,
        },
      ]);
      for (const value of changedBy(rule)) done.add(value);
    }
  const ownActions = ownActionsAmong(own);
  return {
    card,
    location,
    kind: card.kind,
    facts: factsOf(card),
    actions: own,
    ownActions,
    ownTimes: ownActions.reduce((times, { when }) => times | timesOf(when), 0),
    modifiers,
    rules: made,
    deploys,
    subtypes: partsOfSubtypes(card),
    done: [...done],
    does: placed(done),
  };
}

/** By place, up to the last that there is anything at. */
const placed = (done: ReadonlySet<number>): boolean[] =>
  Array.from({ length: Math.max(-1, ...done) + 1 }, (_, place) => done.has(place));

const catalogs = catalogsOf<Card, Catalog>(
  ({ name }) => name,
  blankCatalog,
  (card, into) => into.definitions.set(card.name, define(card, into)),
  (name) => impossible(`Two cards are called ${name}.`),
);

/** All that is found by name in a game with these cards. */
export function openCatalog(cards: readonly Card[]): Catalog {
  refuseStrayKinds();
  placeAll();
  return catalogs.gathered(cards);
}

/** That of the game that was asked last. */
let now = blankCatalog();

/** From now on names are looked up there. */
export function consult(catalog: Catalog): void {
  if (catalog === now) return;
  now = catalog;
  inThisGame = byTitle(definitionCalled);
}

export const namesInCatalog = (): readonly string[] => [...now.definitions.keys()];

/** A card that the game has not can be looked at all the same: a gallery shows more than is played with. */
export const definitionCalled = (name: string): Definition =>
  now.definitions.get(name) ??
  catalogs.lastCalled(name)?.definitions.get(name) ??
  impossible(`There is no card called ${name}.`);

export const actionCalled = (id: string): Indexed<ActionText> =>
  now.actions.get(id) ?? impossible(`There is no text called ${id}.`);

export const isAction = (id: string): boolean => now.actions.has(id);

/** Is there any card that is, or makes others, immune to cards of that title? */
export const isThreat = (title: string): boolean => now.threats.has(title);

export const programCalled = (id: string): readonly Instruction[] =>
  now.programs.get(id) ?? impossible(`There is no program called ${id}.`);

/** A rule, and the place of such rules. */
export const ruleWithPlace = (id: string): { readonly rule: Rule; readonly place: number } =>
  now.rules.get(id) ?? impossible(`There is no rule called ${id}.`);

export const ruleCalled = (id: string): Rule => ruleWithPlace(id).rule;

let inThisGame = byTitle(definitionCalled);

/** The card that an instance is, with its lookups. */
export const definitionOf = (s: State, card: CardId): Definition =>
  inThisGame(s)[s.cards.definition[card] ?? -1] ?? impossible('There is no such card.');

export const cardOf = (s: State, card: CardId): Card => definitionOf(s, card).card;

/** The location that an instance is; null if it is none. */
export const locationCard = (s: State, card: CardId): LocationCard | null => definitionOf(s, card).location;

/** What is printed on a card: as on every other, so that reading it is fast. */
export const factsPrinted = (s: State, card: CardId): PrintedFacts => definitionOf(s, card).facts;

export const kindOf = (s: State, card: CardId): Kind => definitionOf(s, card).kind;

const noneMade: readonly MadeRule[] = [];

/** The rules that a card's own texts make of this kind and about this, whether or not they work now. */
export function rulesMadeAbout<K extends RuleKind>(
  kind: K,
  ...aspect: AspectOf<RuleOf<K>>
): (s: State, card: CardId) => readonly MadeRule<RuleOf<K>>[] {
  const place = placeOfRules(kind, ...aspect);
  return (s, card) => (definitionOf(s, card).rules.get(place) ?? noneMade) as readonly MadeRule<RuleOf<K>>[];
}

/** Does a text of this card do that? */
export const does = (s: State, card: CardId, what: number): boolean => definitionOf(s, card).does[what] === true;

let asked: readonly Definition[] | null = null;
let doneByAny: readonly boolean[] = [];

/** Does any text in this game do that? What nobody has need not be looked for. */
export function isDoneByAny(s: State, what: number): boolean {
  const all = inThisGame(s);
  if (all !== asked) {
    asked = all;
    doneByAny = Array.from({ length: thingsDone() }, (_, place) => all.some((definition) => definition.does[place]));
  }
  return doneByAny[what] === true;
}
