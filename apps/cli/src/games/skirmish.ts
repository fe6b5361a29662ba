import {
  currentValue,
  type Handle,
  other,
  type Player,
  players,
  type TableView,
  type ValueRule,
} from '@binary-sunset/kernel';
import { cardCalled, health, type SkirmishState, skirmish, strength } from '@binary-sunset/skirmish';
import { type BoxedGame, capital, contentsOf, listed, nameIn, seatBelow, times } from '@binary-sunset/table';
import { aboutSkirmish, tableSkirmish } from '@binary-sunset/table/skirmish';
import { apart, flow, inColumns, line, pad } from '../paper.ts';
import type { Drawing, TerminalGame } from './terminalGame.ts';

const [seatNames] = [tableSkirmish.seatNames({})];

export const terminalSkirmish: TerminalGame = {
  ...tableSkirmish,
  draw,
  onTable: (view) => [other(seatBelow(view)), seatBelow(view)].flatMap((player) => view.zones['play']?.[player] ?? []),
};

/** Its few cards are always there. */
export const boxedSkirmish: BoxedGame<TerminalGame> = {
  ...aboutSkirmish,
  tableFor: () => Promise.resolve(terminalSkirmish),
  wholeTable: () => Promise.resolve(terminalSkirmish),
};

const seen = (view: TableView): SkirmishState => skirmish.imagine(view);

function draw(drawing: Drawing): string[] {
  const { view } = drawing;
  const s = seen(view);
  const below = seatBelow(view);
  const above = other(below);
  return [
    heading(drawing, s),
    line(drawing),
    ...side(drawing, s, above),
    ...units(drawing, s, above),
    drawing.ink.faint(` ${'┄'.repeat(drawing.width - 2)}`),
    ...units(drawing, s, below),
    ...side(drawing, s, below),
    ...hand(drawing, below),
    ...underWay(drawing, s),
    line(drawing),
  ];
}

/** What a line is about stands in a column of its own. */
const nameWidth = 14;
const indent = ' '.repeat(nameWidth + 2);
const headed = (name: string): string => pad(` ${name}`, nameWidth + 2);

function heading(drawing: Drawing, { facts }: SkirmishState): string {
  const { view, voice, ink } = drawing;
  const whose =
    facts.phase === 'bidding' ? 'bidding for the first turn' : `round ${facts.round} · ${voice.whose(facts.turn)} turn`;
  const seat = view.viewer === 'spectator' ? 'spectator' : seatNames[view.viewer];
  return apart(`${ink.strong('SKIRMISH')}  ${whose}`, ink.faint(seat), drawing);
}

function side({ view, voice, ink, width }: Drawing, { facts }: SkirmishState, player: Player): string[] {
  const paint = player === seatBelow(view) ? ink.mine : ink.theirs;
  const top = view.zones['discard']?.[player].at(-1);
  const parts = [
    `morale ${facts.morale[player]}`,
    `energy ${facts.energy[player]}`,
    pileOf(view, 'hand', player),
    pileOf(view, 'deck', player),
    `discard ${contentsOf(view, 'discard', player).size}${top === undefined ? '' : ` (${nameIn(view, top)})`}`,
  ];
  return flow(` ${paint(ink.strong(pad(voice.name(player), nameWidth)))} `, parts, '   ', width, indent);
}

/** How many cards, and those among them that the viewer happens to know; a player's own hand is listed elsewhere. */
function pileOf(view: TableView, zone: string, player: Player): string {
  const { known, size } = contentsOf(view, zone, player);
  const own = zone === 'hand' && player === view.viewer;
  return `${zone} ${size}${known.size === 0 || own ? '' : ` (${listed(known).join(', ')})`}`;
}

const titleWidth = Math.max(...skirmish.titles.map((title) => title.length));

function units(drawing: Drawing, s: SkirmishState, player: Player): string[] {
  const { view, ink } = drawing;
  const handles = view.zones['play']?.[player] ?? [];
  if (handles.length === 0) return [ink.faint(' no units')];
  return inColumns(
    handles.map((handle) => unit(drawing, s, handle)),
    drawing,
  );
}

function unit({ view, ink, letters }: Drawing, s: SkirmishState, handle: Handle): string {
  const card = s.cards.handle.indexOf(handle);
  const damage = s.cards.damage[card] ?? 0;
  const hp = currentValue(s, health, card) ?? 0;
  const tapped = s.cards.tapped[card] === 1;
  const name = pad(nameIn(view, handle), titleWidth);
  const values = `str ${changed(s, strength, card)} hp ${damage > 0 ? `${hp - damage}/` : ''}${changed(s, health, card)}`;
  return ` ${ink.faint(letters.get(handle) ?? ' ')} ${tapped ? ink.faint(name) : name} ${values}${tapped ? ' tapped' : ''}`;
}

/** A value, marked if it is not what the card says. */
function changed(s: SkirmishState, rule: ValueRule<SkirmishState>, card: number): string {
  const total = currentValue(s, rule, card) ?? 0;
  const printed = rule.base(s, card) ?? 0;
  return `${total}${total > printed ? '▲' : total < printed ? '▼' : ''}`;
}

function hand({ view, width }: Drawing, player: Player): string[] {
  if (player !== view.viewer) return [];
  const { known } = contentsOf(view, 'hand', player);
  const cards = [...known]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${times(name, count)} (${cardCalled(name).cost})`);
  return flow(headed('Hand'), cards.length === 0 ? ['no cards'] : cards, ' · ', width, indent);
}

/** Tactics not yet resolved, the attack, and what lasts. */
function underWay({ view, voice, letters, ink, width }: Drawing, s: SkirmishState): string[] {
  const played = players.flatMap((player) =>
    (view.zones['stack']?.[player] ?? []).map((handle) => `${nameIn(view, handle)} (${voice.name(player)})`),
  );
  const attacker = s.cards.handle[s.facts.attacker?.card ?? -1];
  const attacking =
    attacker === undefined ? [] : [`${nameIn(view, attacker)} ${ink.faint(`[${letters.get(attacker)}]`)}`];
  const effects = new Set(s.lasting.map(({ clause, by }) => `${capital(clause)} (${voice.name(by)})`));
  const headings = { 'Being played': played, Attacking: attacking, 'This turn': [...effects] };
  return Object.entries(headings).flatMap(([name, items]) =>
    items.length === 0 ? [] : flow(headed(name), items, ', ', width, indent),
  );
}
