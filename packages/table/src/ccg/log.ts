import { definitionCalled, momentNames, textNamed, whereTo, zoneNames } from '@binary-sunset/ccg';
import { type Happening, other, type Player, type TableView } from '@binary-sunset/kernel';
import { cardIn, cardNamed, numberIn, numbersIn, placeIn, playerIn } from '../details.ts';
import { contentsOf, listed } from '../known.ts';
import { capital, counted, type Line, type Piece, say } from '../line.ts';
import type { Voice } from '../voice.ts';

type Told = (happening: Happening, view: TableView, voice: Voice) => Line | null;

/** A card by its title; the side need not be said. */
function card(h: Happening, view: TableView, detail = 'card'): Piece {
  const found = cardNamed(h, view, detail);
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
function moved(h: Happening, view: TableView, voice: Voice): Line | null {
  const from = placeIn(h, 'from');
  const to = String(h['zone']);
  const of = playerIn(h, 'of');
  if (to === 'lost' && from.zone === 'playing') return say`${card(h, view)} goes to ${zone(to, of, voice)}.`;
  if (to === 'lost')
    return piles.has(from.zone)
      ? say`${voice.does(of, 'lose', 'loses')} ${card(h, view)} from ${zone(from.zone, from.of, voice, of)}.`
      : say`${card(h, view)} is lost.`;
  if (to === 'outOfPlay') return say`${card(h, view)} is placed out of play.`;
  if (to === 'hand')
    // Off the Force Pile, or for the first hand.
    return from.zone === 'force' || view.facts['turn'] === 0
      ? say`${voice.does(of, 'draw', 'draws')} ${card(h, view)}.`
      : say`${voice.does(of, 'take', 'takes')} ${card(h, view)} from ${onTable.has(from.zone) ? 'the table' : zone(from.zone, from.of, voice, of)}.`;
  if (to === 'stacked' && from.zone === 'locations') return say`${card(h, view)} is converted.`;
  if (!lifeForce.has(to)) return to === 'stacked' || to === 'under' ? say`${card(h, view)} is stacked.` : null;
  if (from.zone === 'hand')
    return say`${voice.does(of, 'put', 'puts')} ${card(h, view)} from ${zone(from.zone, from.of, voice, of)} into ${zone(to, of, voice, of)}.`;
  // Force that is activated, used or put back under the Reserve Deck has lines of its own, or none.
  const isPlaced = onTable.has(from.zone) || from.zone === 'lost' || (from.zone === 'reserve' && to === 'used');
  if (isPlaced) return say`${card(h, view)} goes to ${zone(to, of, voice)}.`;
  return null;
}

/** Cards that are named by their handles. */
const several = (h: Happening, view: TableView, detail = 'cards'): Piece[] =>
  numbersIn(h, detail).map((one) => card({ ...h, card: one }, view));

/** Cards in a row: "Drill Blade, Drill Bell and a card". */
const inRow = (cards: readonly Piece[]): Piece[] =>
  cards.flatMap((one, i) => [i === 0 ? '' : i === cards.length - 1 ? ' and ' : ', ', one]);

/** Whoever looks at cards reads which they are; to others they are so many. */ // AR1-0041, AR1-0042
function peeked(h: Happening, view: TableView, voice: Voice): Line {
  const cards = several(h, view);
  const who = voice.does(playerIn(h, 'by'), 'look', 'looks');
  return cards.every((one) => typeof one === 'string')
    ? say`${who} at ${counted(cards.length, 'card')}.`
    : [`${who} at `, ...inRow(cards), '.'];
}

/** A search in vain: both players read what is there, unless it is a hand. */ // AR1-0080
function foundNothing(h: Happening, view: TableView, voice: Voice): Line {
  const name = String(h['zone']);
  const { known } = contentsOf(view, name, playerIn(h, 'of'));
  const titles = new Map([...known].map(([one, count]) => [definitionCalled(one).card.title, count]));
  const there = name === 'hand' || known.size === 0 ? '' : ` There is: ${listed(titles).join(', ')}.`;
  return say`${voice.does(playerIn(h, 'by'), 'find', 'finds')} nothing.${there}`;
}

/** Where a system has gone that moves through space. */ // AR7-0034
function course(h: Happening, view: TableView): Line | null {
  const last: unknown = h['fact'] === 'mobileSystems' && Array.isArray(h['value']) ? h['value'].at(-1) : null;
  if (typeof last !== 'object' || last === null || !('system' in last && 'parsec' in last && 'orbits' in last))
    return null;
  const { system, parsec, orbits } = last;
  const world = card({ kind: h.kind, card: Number(orbits ?? -1) }, view);
  const star = card({ kind: h.kind, card: Number(system) }, view);
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

const byReact = (h: Happening): string => (h['react'] === true ? ' as a react' : '');

/** Whom it is aimed at: " at Drill Brute". */
function aimed(h: Happening, view: TableView, before: string, most = Number.POSITIVE_INFINITY): Piece[] {
  const targets = several(h, view, 'targets').slice(-most);
  return targets.length === 0 ? [] : [before, ...inRow(targets)];
}

const force =
  (you: string, they: string) =>
  (h: Happening, voice: Voice): Line =>
    say`${voice.does(playerIn(h, 'by'), you, they)} ${numberIn(h, 'amount')} Force.`;

/** Units of Force that go from pile to pile. */
const forceTold: Readonly<Record<string, (h: Happening, voice: Voice) => Line>> = {
  activated: force('activate', 'activates'),
  used: force('use', 'uses'),
  retrieved: force('retrieve', 'retrieves'),
};

const costing = (h: Happening): string => (numberIn(h, 'cost') === 0 ? '' : ` for ${numberIn(h, 'cost')} Force`);

/** What a card is, as far as that is seen. */
function kindIn(h: Happening, view: TableView, detail: string) {
  const found = cardNamed(h, view, detail);
  return typeof found === 'string' ? null : definitionCalled(found.name).kind;
}

function beforePlace(h: Happening, view: TableView): string {
  const place = kindIn(h, view, 'to');
  return place === null ? 'to' : whereTo(kindIn(h, view, 'card'), place);
}

/** Where it goes, if the happening says so. */
function where(h: Happening, view: TableView, words: string): string {
  const place = typeof h['to'] === 'number' ? card(h, view, 'to') : '';
  const name = typeof place === 'string' ? place : place.name;
  return name === '' ? '' : `${words}${name}`;
}

/** The total must be more than what it is compared with. */ // AR6-0027
export const isMiss = (shot: Happening): boolean => numberIn(shot, 'total') <= numberIn(shot, 'needed');

/** Log lines by the kind of happening. What is not here changes the table and needs no words. */
const told: Readonly<Record<string, Told>> = {
  turn: (h, _view, voice) => say`── Turn ${numberIn(h, 'number')}: ${voice.name(playerIn(h, 'by'))} ──`,
  // Which phase it is shows by what is done; in a battle little else does.
  step: (h) => (segments.has(String(h['what'])) ? say`${momentNames[String(h['what'])] ?? ''}.` : null),
  moved,
  marked: (h, view) => (h['mark'] === 'hit' && numberIn(h, 'value') !== 0 ? say`${card(h, view)} is hit.` : null),
  deploys: (h, view, voice) =>
    say`${voice.does(playerIn(h, 'by'), 'deploy', 'deploys')} ${card(h, view)}${where(h, view, ` ${beforePlace(h, view)} `)}${byReact(h)}${costing(h)}.`,
  replaces: (h, view, voice) =>
    say`${voice.does(playerIn(h, 'by'), 'put', 'puts')} ${card(h, view)} in the place of ${card(h, view, 'old')}.`,
  moves(h, view, voice) {
    const [first = 'a card', ...more] = several(h, view);
    const others = more.length === 0 ? '' : ` and ${more.length} more`;
    const own = ownWays[String(h['how'])];
    if (own !== undefined)
      return say`${first}${others} ${more.length === 0 ? own[0] : own[1]}${where(h, view, own[2])}${byReact(h)}${costing(h)}.`;
    const [you, they, to] = ways[String(h['how'])] ?? ['move', 'moves', ' to '];
    return say`${voice.does(playerIn(h, 'by'), you, they)} ${first}${others}${where(h, view, to)}${byReact(h)}${costing(h)}.`;
  },
  docks(h, view, voice) {
    const [first = 'a starship', second = 'another'] = several(h, view);
    return say`${voice.does(playerIn(h, 'by'), 'dock', 'docks')} ${first} with ${second}${costing(h)}.`;
  },
  'crosses over': (h, view, voice) =>
    say`${card(h, view)} crosses over to ${voice.whose(playerIn(h, 'to'))} side as ${String(h['title'])}.`,
  stolen: (h, view, voice) => say`${voice.does(playerIn(h, 'by'), 'steal', 'steals')} ${card(h, view)}.`,
  found: (h, view, voice) => say`${voice.does(playerIn(h, 'by'), 'find', 'finds')} ${card(h, view)}.`,
  'handed over': (h, view) => say`${card(h, view)} is handed over to ${card(h, view, 'to')}.`,
  'breaks cover': (h, view) => say`The cover of ${card(h, view)} is broken.`,
  'starts with': (h, view, voice) => say`${voice.does(playerIn(h, 'by'), 'start', 'starts')} with ${card(h, view)}.`,
  'changes sides': (h, view, voice) => say`${card(h, view)} comes over to ${voice.whose(playerIn(h, 'to'))} side.`,
  acts(h, view, voice) {
    const by = playerIn(h, 'by');
    const { plays, fires, words } = textNamed(String(h['text']));
    if (plays)
      return [...say`${voice.does(by, 'play', 'plays')} ${card(h, view)}`, ...aimed(h, view, ', targeting '), '.'];
    // Of two that were chosen, the first fires it.
    if (fires) return [...say`${voice.does(by, 'fire', 'fires')} ${card(h, view)}`, ...aimed(h, view, ' at ', 1), '.'];
    return say`${voice.does(by, 'use', 'uses')} ${card(h, view)}: ${words}`;
  },
  cancels: (h, view) => say`${card(h, view)} cancels ${cancelled[String(h['action'])] ?? ''}${card(h, view, 'what')}.`,
  shot: (h, view) => {
    const [total, needed] = [numberIn(h, 'total'), numberIn(h, 'needed')];
    return isMiss(h)
      ? say`${card(h, view)} misses ${card(h, view, 'target')}: ${total} is not more than ${needed}.`
      : say`${card(h, view)} against ${card(h, view, 'target')}: ${total} is more than ${needed}.`;
  },
  drains: (h, view, voice) =>
    say`${voice.does(playerIn(h, 'by'), 'Force drain', 'Force drains')} for ${numberIn(h, 'amount')} at ${card(h, view)}.`,
  'initiates battle': (h, view, voice) =>
    say`${voice.does(playerIn(h, 'by'), 'initiate', 'initiates')} a battle at ${card(h, view, 'at')}${costing(h)}.`,
  attacks: (h, view) => say`${card(h, view)} is attacked.`,
  'attack totals': (h) => say`Attackers ${numberIn(h, 'attackers')}, defenders ${numberIn(h, 'defenders')}.`,
  destiny: (h, _view, voice) =>
    String(h['title']) === ''
      ? say`${voice.does(playerIn(h, 'by'), 'use', 'uses')} a destiny of ${numberIn(h, 'value')}.`
      : say`${voice.does(playerIn(h, 'by'), 'draw', 'draws')} destiny: ${String(h['title'])}, ${numberIn(h, 'value')}.`,
  'destiny failed': (h, _view, voice) => say`${voice.does(playerIn(h, 'by'), 'have', 'has')} no destiny.`,
  'total battle destiny': (h, _view, voice) =>
    h['value'] === null
      ? null
      : say`${capital(voice.whose(playerIn(h, 'by')))} total battle destiny is ${numberIn(h, 'value')}.`,
  'total power': (h, _view, voice) =>
    say`Total power: ${voice.name(0)} ${numberIn(h, 'dark')}, ${voice.name(1)} ${numberIn(h, 'light')}.`,
  forfeits: (h, view, voice) =>
    say`${voice.does(playerIn(h, 'by'), 'forfeit', 'forfeits')} ${card(h, view)} for ${numberIn(h, 'value')}.`,
  'battle ended': () => say`The battle is over.`,
  shuffled: (h, _view, voice) => say`${capital(zone(String(h['zone']), playerIn(h, 'of'), voice))} is shuffled.`,
  changed: course,
  peeked,
  shown: (h, view) => say`${card(h, view)} is shown.`,
  searched: (h, _view, voice) =>
    say`${voice.does(playerIn(h, 'by'), 'search', 'searches')} ${zone(String(h['zone']), playerIn(h, 'of'), voice, playerIn(h, 'by'))}.`,
  'found nothing': foundNothing,
  over(h, _view, voice) {
    const because = String(h['because']);
    if (h['winner'] === null) return say`Nobody wins: ${because}.`;
    const winner = playerIn(h, 'winner');
    const why = because === 'Life Force depleted' ? `${voice.whose(other(winner))} Life Force is depleted` : because;
    return say`${voice.does(winner, 'win', 'wins')}: ${why}.`;
  },
};

export const tellCcg: Told = (happening, view, voice) =>
  told[happening.kind]?.(happening, view, voice) ?? forceTold[happening.kind]?.(happening, voice) ?? null;

const isUnknown = ({ card: found }: Happening): boolean =>
  typeof found === 'object' && found !== null && 'name' in found && found.name === null;

/** Units of Force are added up, and so are cards that are drawn unseen. */
export function tellSeveralCcg(h: Happening, times: number, voice: Voice): Line | null {
  const summed = forceTold[h.kind]?.({ ...h, amount: numberIn(h, 'amount') * times }, voice);
  if (summed !== undefined) return summed;
  const isDrawn = h.kind === 'moved' && h['zone'] === 'hand' && placeIn(h, 'from').zone === 'force' && isUnknown(h);
  return isDrawn ? say`${voice.does(playerIn(h, 'of'), 'draw', 'draws')} ${times} cards.` : null;
}

/**
 * Whoever does something "for 2 Force" has used it, and what is forfeited is lost. Where the other player has to use
 * Force as well, that comes first; then it is the one who deploys whose use was told already.
 */ // GLB-0324
export function isSaidByCcg(before: Happening, happening: Happening, times: number): boolean {
  const { kind, by, amount } = happening;
  if (kind === 'used' && before.kind === 'used') return before['by'] !== by;
  if (kind === 'used') return before['by'] === by && before['cost'] === Number(amount) * times;
  const isLost = kind === 'moved' && happening['zone'] === 'lost';
  return isLost && before.kind === 'forfeits' && cardIn(before, 'card') === cardIn(happening, 'card');
}
