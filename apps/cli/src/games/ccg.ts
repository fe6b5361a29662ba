import {
  type CcgGame,
  type CcgState,
  definitionCalled,
  forceOf,
  generation,
  lifeForce,
  momentNames,
  pool,
  setsOfStock,
} from '@binary-sunset/ccg';
import { other, type Player, players } from '@binary-sunset/kernel';
import { boxed, contentsOf, listed, seatBelow, times } from '@binary-sunset/table';
import { aboutCcg, ccgSidesIn, tableCcg } from '@binary-sunset/table/ccg';
import { apart, flow, line, pad } from '../paper.ts';
import { titleIn } from './ccg/cardLines.ts';
import { battlefield } from './ccg/locations.ts';
import { underWay } from './ccg/underWay.ts';
import { headed, indent, nameWidth } from './headings.ts';
import type { Drawing, TerminalGame } from './terminalGame.ts';

/** Zones whose cards lie open on the table. */
const open = ['locations', 'at', 'on', 'table', 'stacked', 'playing', 'destiny'];

export const terminalCcg = (game: CcgGame): TerminalGame => ({
  ...tableCcg(game),
  draw: (drawing) => draw(drawing, game.imagine(drawing.view)),
  onTable: (view) => open.flatMap((zone) => players.flatMap((player) => view.zones[zone]?.[player] ?? [])),
});

export const boxedCcg = boxed(aboutCcg, pool, setsOfStock, terminalCcg);

function draw(drawing: Drawing, s: CcgState): readonly string[] {
  const { view } = drawing;
  const below = seatBelow(view);
  const above = other(below);
  return [
    heading(drawing, s),
    line(drawing),
    ...side(drawing, s, above),
    ...onTable(drawing, above),
    ...battlefield(drawing, s, above, below),
    ...onTable(drawing, below),
    ...side(drawing, s, below),
    ...hand(drawing, below),
    ...underWay(drawing, s),
    line(drawing),
  ];
}

function heading(drawing: Drawing, { facts }: CcgState): string {
  const { view, voice, ink } = drawing;
  const moment = momentNames[facts.phase] ?? facts.phase;
  const when =
    facts.turn === 0 ? 'before the first turn' : `turn ${facts.turn} · ${voice.whose(facts.active)} ${moment}`;
  const seat = view.viewer === 'spectator' ? 'spectator' : ccgSidesIn(facts)[view.viewer];
  return apart(`${ink.strong('CUSTOMIZABLE CARD GAME')}  ${when}`, ink.faint(seat), drawing);
}

/** Life Force and the piles that it is made of, then what is out of it. */
function side({ view, voice, ink, width }: Drawing, s: CcgState, player: Player): string[] {
  const paint = player === seatBelow(view) ? ink.mine : ink.theirs;
  const count = (zone: string): number => view.zones[zone]?.[player].length ?? 0;
  const held = contentsOf(view, 'hand', player);
  const known = player === view.viewer || held.known.size === 0 ? '' : ` (${listed(held.known).join(', ')})`;
  const top = view.zones['lost']?.[player].at(-1);
  const seat = ccgSidesIn(s.facts)[player];
  const parts = [
    // A spectator calls players by their seats.
    ...(seat === voice.name(player) ? [] : [seat]),
    `Life Force ${lifeForce(s, player)}`,
    `Reserve ${count('reserve')}`,
    `Force ${forceOf(s, player)}`,
    `Used ${count('used')}`,
    `Lost ${count('lost')}${top === undefined ? '' : ` (${titleIn(view, top)})`}`,
    `hand ${held.size}${known}`,
    `generates ${generation(s, player)}`,
    ...(count('outOfPlay') === 0 ? [] : [`out of play ${count('outOfPlay')}`]),
  ];
  return flow(` ${paint(ink.strong(pad(voice.name(player), nameWidth)))} `, parts, '  ', width, indent);
}

/** Cards that lie on the table itself. */
function onTable({ view, letters, ink, width }: Drawing, player: Player): string[] {
  const cards = (view.zones['table']?.[player] ?? []).map(
    (handle) => `${ink.faint(letters.get(handle) ?? '')} ${titleIn(view, handle)}`,
  );
  return cards.length === 0 ? [] : flow(headed('On table'), cards, '  ', width, indent);
}

function hand({ view, width }: Drawing, player: Player): string[] {
  if (player !== view.viewer) return [];
  const { known } = contentsOf(view, 'hand', player);
  const cards = [...known]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${times(definitionCalled(name).card.title, count)}${costOf(name)}`);
  return flow(headed('Hand'), cards.length === 0 ? ['no cards'] : cards, ' · ', width, indent);
}

/** What it costs to deploy, as printed. */
function costOf(name: string): string {
  const { card } = definitionCalled(name);
  return 'deploy' in card && card.deploy !== null ? ` (${card.deploy})` : '';
}
