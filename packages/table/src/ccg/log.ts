import { type CcgHappening, definitionCalled, momentNames, textNamed, whereTo, zoneNames } from '@binary-sunset/ccg';
import { type Handle, type Mention, other, type Player, type TableView } from '@binary-sunset/kernel';
import { cardNamed } from '../cardNames.ts';
import { contentsOf, listed } from '../contents.ts';
import { capital, counted, type Line, type Piece, say } from '../line.ts';
import { telling } from '../sentences.ts';
import type { Voice } from '../voice.ts';

/** What is told of one kind. */
type Of<K extends CcgHappening['kind']> = Extract<CcgHappening, { readonly kind: K }>;

/** A card by its title; the side need not be said. */
function card(view: TableView, named: Mention | Handle): Piece {
  const found = cardNamed(view, named);
  return typeof found === 'string'
    ? found
    : { ...found, name: definitionCalled(found.name).card.title, title: found.name };
}

/** A pile, as whoever does something with it would call it. */
function zone(name: string, of: Player, voice: Voice, by?: Player): string {
  const whose = of === by && of !== voice.viewer ? 'their' : voice.whose(of);
  return `${whose} ${zoneNames[name] ?? name}`;
}

/** Piles that cards are lost from as Force. */
const piles: ReadonlySet<string> = new Set(['reserve', 'force', 'used', 'hand', 'destiny']);
const onTable: ReadonlySet<string> = new Set(['at', 'on', 'table', 'locations', 'stacked', 'under']);

const lifeForce: ReadonlySet<string> = new Set(['reserve', 'force', 'used']);

const segments: ReadonlySet<string> = new Set(['weapons', 'power', 'damage']);

/** Where a card went, as far as nothing else says so. */
function moved(h: Of<'moved'>, view: TableView, voice: Voice): Line | null {
  const from = h.from;
  const to = h.zone;
  const of = h.of;
  if (to === 'lost' && from.zone === 'playing') return say`${card(view, h.card)} goes to ${zone(to, of, voice)}.`;
  if (to === 'lost')
    return piles.has(from.zone)
      ? say`${voice.does(of, 'lose', 'loses')} ${card(view, h.card)} from ${zone(from.zone, from.of, voice, of)}.`
      : say`${card(view, h.card)} is lost.`;
  if (to === 'outOfPlay') return say`${card(view, h.card)} is placed out of play.`;
  if (to === 'hand')
    // Off the Force Pile, or for the first hand.
    return from.zone === 'force' || view.facts['turn'] === 0
      ? say`${voice.does(of, 'draw', 'draws')} ${card(view, h.card)}.`
      : say`${voice.does(of, 'take', 'takes')} ${card(view, h.card)} from ${onTable.has(from.zone) ? 'the table' : zone(from.zone, from.of, voice, of)}.`;
  if (to === 'stacked' && from.zone === 'locations') return say`${card(view, h.card)} is converted.`;
  if (!lifeForce.has(to)) return to === 'stacked' || to === 'under' ? say`${card(view, h.card)} is stacked.` : null;
  if (from.zone === 'hand')
    return say`${voice.does(of, 'put', 'puts')} ${card(view, h.card)} from ${zone(from.zone, from.of, voice, of)} into ${zone(to, of, voice, of)}.`;
  // Force that is activated, used or put back under the Reserve Deck has lines of its own, or none.
  const isPlaced = onTable.has(from.zone) || from.zone === 'lost' || (from.zone === 'reserve' && to === 'used');
  if (isPlaced) return say`${card(view, h.card)} goes to ${zone(to, of, voice)}.`;
  return null;
}

/** Cards that are named by their handles. */
const several = (view: TableView, cards: readonly Handle[]): Piece[] => cards.map((one) => card(view, one));

/** Cards in a row: "Blaster Rifle, Comlink and a card". */
const inRow = (cards: readonly Piece[]): Piece[] =>
  cards.flatMap((one, i) => [i === 0 ? '' : i === cards.length - 1 ? ' and ' : ', ', one]);

/** Whoever looks at cards reads which they are; to others they are so many. */ // AR1-0041, AR1-0042
function peeked(h: Of<'peeked'>, view: TableView, voice: Voice): Line {
  const cards = several(view, h.cards);
  const who = voice.does(h.by, 'look', 'looks');
  return cards.every((one) => typeof one === 'string')
    ? say`${who} at ${counted(cards.length, 'card')}.`
    : [`${who} at `, ...inRow(cards), '.'];
}

/** A search in vain: both players read what is there, unless it is a hand. */ // AR1-0080
function foundNothing(h: Of<'found nothing'>, view: TableView, voice: Voice): Line {
  const name = h.zone;
  const { known } = contentsOf(view, name, h.of);
  const titles = new Map([...known].map(([one, count]) => [definitionCalled(one).card.title, count]));
  const there = name === 'hand' || known.size === 0 ? '' : ` There is: ${listed(titles).join(', ')}.`;
  return say`${voice.does(h.by, 'find', 'finds')} nothing.${there}`;
}

/** Where a system has gone that moves through space. */ // AR7-0034
function course({ fact, value }: Of<'changed'>, view: TableView): Line | null {
  const last: unknown = fact === 'mobileSystems' && Array.isArray(value) ? value.at(-1) : null;
  if (typeof last !== 'object' || last === null || !('system' in last && 'parsec' in last && 'orbits' in last))
    return null;
  const { system, parsec, orbits } = last;
  const world = card(view, Number(orbits ?? -1));
  const star = card(view, Number(system));
  return typeof world === 'string'
    ? say`${star} is at parsec ${Number(parsec)}, in deep space.`
    : say`${star} is at parsec ${Number(parsec)}, orbiting ${world}.`;
}

/** How cards move, by the kind of their move: what is done, and what stands before the place that they come to. */
const ways: Readonly<Record<string, readonly [you: string, they: string, to: string]>> = {
  hyperspeed: ['move', 'moves', ' through hyperspace to '],
  landing: ['land', 'lands', ' at '],
  'taking off': ['take off with', 'takes off with', ' to '],
  orbit: ['move', 'moves', ' to orbit '],
  'mobile system': ['move', 'moves', ' to orbit '],
  'docking bay transit': ['move', 'moves', ' by docking bay transit to '],
  shuttling: ['shuttle', 'shuttles', ' to '],
  'shuttle up': ['shuttle', 'shuttles', ' up to '],
  'shuttle down': ['shuttle', 'shuttles', ' down to '],
  relocation: ['relocate', 'relocates', ' to '],
};

/** Cards that do it themselves: one or several, and what stands before the place. */
const ownWays: Readonly<Record<string, readonly [one: string, several: string, to: string]>> = {
  embarking: ['embarks', 'embark', ' on '],
  disembarking: ['disembarks', 'disembark', ' to '],
};

/** What is cancelled, before the card that it was about. */
const cancelled: Readonly<Record<string, string>> = {
  'Force drain': 'the Force drain at ',
  battle: 'the battle at ',
  move: 'the movement of ',
};

const byReact = ({ react = false }: { readonly react?: boolean }): string => (react ? ' as a react' : '');

/** Whom it is aimed at: " at Stormtrooper". */
function aimed(h: Of<'acts'>, view: TableView, before: string, most = Number.POSITIVE_INFINITY): Piece[] {
  const targets = several(view, h.targets).slice(-most);
  return targets.length === 0 ? [] : [before, ...inRow(targets)];
}

/** Units of Force that go from pile to pile. */
const forceTold = {
  activated: ['activate', 'activates'],
  used: ['use', 'uses'],
  retrieved: ['retrieve', 'retrieves'],
} as const;

type OfForce = Of<keyof typeof forceTold>;

function force({ kind, by, amount }: OfForce, voice: Voice): Line {
  const [you, they] = forceTold[kind];
  return say`${voice.does(by, you, they)} ${amount} Force.`;
}

const isOfForce = (h: CcgHappening): h is OfForce => Object.hasOwn(forceTold, h.kind);

const costing = ({ cost }: { readonly cost: number }): string => (cost === 0 ? '' : ` for ${cost} Force`);

/** What a card is, as far as that is seen. */
function kindIn(view: TableView, named: Handle) {
  const found = cardNamed(view, named);
  return typeof found === 'string' ? null : definitionCalled(found.name).kind;
}

/** Where it goes, if that is told. */
interface Going {
  readonly to?: Handle | null;
}

function beforePlace(h: Of<'deploys'>, view: TableView): string {
  const place = h.to == null ? null : kindIn(view, h.to);
  return place === null ? 'to' : whereTo(kindIn(view, h.card), place);
}

function where({ to }: Going, view: TableView, words: string): string {
  const place = to == null ? '' : card(view, to);
  const name = typeof place === 'string' ? place : place.name;
  return name === '' ? '' : `${words}${name}`;
}

/** The total must be more than what it is compared with. */ // AR6-0027
export const isMiss = ({ total, needed }: Of<'shot'>): boolean => total <= needed;

/** Log lines by the kind of happening. */
export const tellCcg = telling<CcgHappening, Line>({
  turn: (h, _view, voice) => say`── Turn ${h.number}: ${voice.name(h.by)} ──`,
  // Which phase it is shows by what is done; in a battle little else does.
  step: (h) => (segments.has(h.what) ? say`${momentNames[h.what] ?? ''}.` : null),
  moved,
  marked: (h, view) => (h.mark === 'hit' && h.value !== 0 ? say`${card(view, h.card)} is hit.` : null),
  deploys: (h, view, voice) =>
    say`${voice.does(h.by, 'deploy', 'deploys')} ${card(view, h.card)}${where(h, view, ` ${beforePlace(h, view)} `)}${byReact(h)}${costing(h)}.`,
  replaces: (h, view, voice) =>
    say`${voice.does(h.by, 'put', 'puts')} ${card(view, h.card)} in the place of ${card(view, h.old)}.`,
  moves(h, view, voice) {
    const [first = 'a card', ...more] = several(view, h.cards);
    const others = more.length === 0 ? '' : ` and ${more.length} more`;
    const own = ownWays[h.how];
    if (own !== undefined)
      return say`${first}${others} ${more.length === 0 ? own[0] : own[1]}${where(h, view, own[2])}${byReact(h)}${costing(h)}.`;
    const [you, they, to] = ways[h.how] ?? ['move', 'moves', ' to '];
    return say`${voice.does(h.by, you, they)} ${first}${others}${where(h, view, to)}${byReact(h)}${costing(h)}.`;
  },
  docks(h, view, voice) {
    const [first = 'a starship', second = 'another'] = several(view, h.cards);
    return say`${voice.does(h.by, 'dock', 'docks')} ${first} with ${second}${costing(h)}.`;
  },
  'crosses over': (h, view, voice) =>
    say`${card(view, h.card)} crosses over to ${voice.whose(h.to)} side as ${h.title}.`,
  stolen: (h, view, voice) => say`${voice.does(h.by, 'steal', 'steals')} ${card(view, h.card)}.`,
  found: (h, view, voice) => say`${voice.does(h.by, 'find', 'finds')} ${card(view, h.card)}.`,
  'handed over': (h, view) => say`${card(view, h.card)} is handed over to ${card(view, h.to)}.`,
  'breaks cover': (h, view) => say`The cover of ${card(view, h.card)} is broken.`,
  'starts with': (h, view, voice) => say`${voice.does(h.by, 'start', 'starts')} with ${card(view, h.card)}.`,
  'changes sides': (h, view, voice) => say`${card(view, h.card)} comes over to ${voice.whose(h.to)} side.`,
  acts(h, view, voice) {
    const by = h.by;
    const { plays, fires, words } = textNamed(h.text);
    if (plays)
      return [...say`${voice.does(by, 'play', 'plays')} ${card(view, h.card)}`, ...aimed(h, view, ', targeting '), '.'];
    // Of two that were chosen, the first fires it.
    if (fires)
      return [...say`${voice.does(by, 'fire', 'fires')} ${card(view, h.card)}`, ...aimed(h, view, ' at ', 1), '.'];
    return say`${voice.does(by, 'use', 'uses')} ${card(view, h.card)}: ${words}`;
  },
  cancels: (h, view) => say`${card(view, h.card)} cancels ${cancelled[h.action] ?? ''}${card(view, h.what)}.`,
  shot: (h, view) => {
    const [total, needed] = [h.total, h.needed];
    return isMiss(h)
      ? say`${card(view, h.card)} misses ${card(view, h.target)}: ${total} is not more than ${needed}.`
      : say`${card(view, h.card)} against ${card(view, h.target)}: ${total} is more than ${needed}.`;
  },
  drains: (h, view, voice) =>
    say`${voice.does(h.by, 'Force drain', 'Force drains')} for ${h.amount} at ${card(view, h.card)}.`,
  'initiates battle': (h, view, voice) =>
    say`${voice.does(h.by, 'initiate', 'initiates')} a battle at ${card(view, h.at)}${costing(h)}.`,
  attacks: (h, view) => say`${card(view, h.card)} is attacked.`,
  'attack totals': (h) => say`Attackers ${h.attackers}, defenders ${h.defenders}.`,
  destiny: (h, _view, voice) =>
    h.title === ''
      ? say`${voice.does(h.by, 'use', 'uses')} a destiny of ${h.value}.`
      : say`${voice.does(h.by, 'draw', 'draws')} destiny: ${h.title}, ${h.value}.`,
  'destiny failed': (h, _view, voice) => say`${voice.does(h.by, 'have', 'has')} no destiny.`,
  'total battle destiny': (h, _view, voice) =>
    h.value === null ? null : say`${capital(voice.whose(h.by))} total battle destiny is ${h.value}.`,
  'total power': (h, _view, voice) => say`Total power: ${voice.name(0)} ${h.dark}, ${voice.name(1)} ${h.light}.`,
  forfeits: (h, view, voice) => say`${voice.does(h.by, 'forfeit', 'forfeits')} ${card(view, h.card)} for ${h.value}.`,
  'battle ended': () => say`The battle is over.`,
  shuffled: (h, _view, voice) => say`${capital(zone(h.zone, h.of, voice))} is shuffled.`,
  changed: course,
  peeked,
  shown: (h, view) => say`${card(view, h.card)} is shown.`,
  searched: (h, _view, voice) => say`${voice.does(h.by, 'search', 'searches')} ${zone(h.zone, h.of, voice, h.by)}.`,
  'found nothing': foundNothing,
  over(h, _view, voice) {
    const because = h.because;
    const { winner } = h;
    if (winner === null) return say`Nobody wins: ${because}.`;
    const why = because === 'Life Force depleted' ? `${voice.whose(other(winner))} Life Force is depleted` : because;
    return say`${voice.does(winner, 'win', 'wins')}: ${why}.`;
  },
  activated: (h, _view, voice) => force(h, voice),
  used: (h, _view, voice) => force(h, voice),
  retrieved: (h, _view, voice) => force(h, voice),
  // Each card that is lost or drawn has moved.
  'lost Force': null,
  drew: null,
  recirculated: null,
  'destiny completed': null,
  'takes effect': null,
  mixed: null,
  known: null,
  group: null,
  began: null,
  ceased: null,
  replaced: null,
});

/** Units of Force are added up, and so are cards that are drawn unseen. */
export function tellSeveralCcg(h: CcgHappening, times: number, voice: Voice): Line | null {
  if (isOfForce(h)) return force({ ...h, amount: h.amount * times }, voice);
  const isDrawn = h.kind === 'moved' && h.zone === 'hand' && h.from.zone === 'force' && h.card.name === null;
  return isDrawn ? say`${voice.does(h.of, 'draw', 'draws')} ${times} cards.` : null;
}

/**
 * Whoever does something "for 2 Force" has used it, and what is forfeited is lost. Where the other player has to use
 * Force as well, that comes first; then it is the one who deploys whose use was told already.
 */ // GLB-0324
export function isSaidByCcg(before: CcgHappening, happening: CcgHappening, times: number): boolean {
  if (happening.kind === 'used') {
    const { by, amount } = happening;
    if (before.kind === 'used') return before.by !== by;
    return 'cost' in before && 'by' in before && before.by === by && before.cost === amount * times;
  }
  const isLost = happening.kind === 'moved' && happening.zone === 'lost';
  return isLost && before.kind === 'forfeits' && before.card === happening.card.handle;
}
