import { currentValue, type Handle, other, type Player, players, type TableView } from '@binary-sunset/kernel';
import { boxed, capital, contentsOf, listed, nameIn, seatBelow, times } from '@binary-sunset/table';
import { aboutTcg, sideNamesIn, tableTcg } from '@binary-sunset/table/tcg';
import {
  type Arena,
  arenas,
  contestTotals,
  controlledArenas,
  definitionCalled,
  pool,
  setsOfStock,
  type TcgGame,
  type TcgState,
  totalOf,
  values,
} from '@binary-sunset/tcg';
import { withoutInk } from '../ink.ts';
import { apart, cut, flow, line, pad, sideBySide } from '../paper.ts';
import { headed, indent, nameWidth } from './headings.ts';
import type { Drawing, TerminalGame } from './terminalGame.ts';

export const terminalTcg = (game: TcgGame): TerminalGame => ({
  ...tableTcg(game),
  draw: (drawing) => draw(drawing, game.imagine(drawing.view)),
  onTable: (view) =>
    ['space', 'ground', 'character', 'build', 'on', 'beneath', 'locations', 'building'].flatMap((zone) =>
      players.flatMap((player) => view.zones[zone]?.[player] ?? []),
    ),
});

export const boxedTcg = boxed(aboutTcg, pool, setsOfStock, terminalTcg);

const nameOf = (view: TableView, handle: Handle): string | null =>
  view.cards.find((card) => card.handle === handle)?.name ?? null;

function draw(drawing: Drawing, s: TcgState): readonly string[] {
  const { view } = drawing;
  const below = seatBelow(view);
  const above = other(below);
  return [
    heading(drawing, s),
    line(drawing),
    ...side(drawing, s, above),
    ...buildZone(drawing, s, above),
    ...battlefield(drawing, s, above, below),
    ...buildZone(drawing, s, below),
    ...side(drawing, s, below),
    ...hand(drawing, below),
    ...underWay(drawing, s),
    line(drawing),
  ];
}

const phases: Readonly<Record<TcgState['facts']['phase'], string>> = {
  sides: 'who plays which side',
  setup: 'setting up',
  ready: 'ready phase',
  build: 'build step',
  retreat: 'retreat step',
  battle: 'battle phase',
  end: 'end of turn',
};

function heading(drawing: Drawing, { facts }: TcgState): string {
  const { view, voice, ink } = drawing;
  const turn = facts.turn === 0 ? '' : `turn ${facts.turn} · `;
  const step =
    facts.phase === 'build' || facts.phase === 'retreat'
      ? `${voice.whose(facts.active)} ${phases[facts.phase]}`
      : facts.arena === ''
        ? phases[facts.phase]
        : `${capital(facts.arena)} battle`;
  const seat = view.viewer === 'spectator' ? 'spectator' : sideNamesIn(facts)[view.viewer];
  return apart(`${ink.strong('TRADING CARD GAME')}  ${turn}${step}`, ink.faint(seat), drawing);
}

function side({ view, voice, ink, width }: Drawing, s: TcgState, player: Player): string[] {
  const { facts } = s;
  const paint = player === seatBelow(view) ? ink.mine : ink.theirs;
  const hidden = contentsOf(view, 'hand', player);
  const known = player === view.viewer || hidden.known.size === 0 ? '' : ` (${listed(hidden.known).join(', ')})`;
  const top = view.zones['discard']?.[player].at(-1);
  const parts = [
    sideNamesIn(facts)[player],
    ...(facts.turn === 0
      ? [`in battle ${totalOf(s, player)} of ${facts.allowance[player]}`]
      : [`Force ${facts.force[player]}`, `build points ${facts.points[player]}`]),
    `hand ${hidden.size}${known}`,
    `deck ${view.zones['deck']?.[player].length ?? 0}`,
    `discard ${view.zones['discard']?.[player].length ?? 0}${top === undefined ? '' : ` (${nameIn(view, top)})`}`,
  ];
  return flow(` ${paint(ink.strong(pad(voice.name(player), nameWidth)))} `, parts, '   ', width, indent);
}

/** Units that retreated and Equipment, face up; cards being built, with their counters. */
function buildZone(drawing: Drawing, s: TcgState, player: Player): string[] {
  const { view, letters, ink, width } = drawing;
  const up = (view.zones['build']?.[player] ?? []).map((handle) =>
    `${ink.faint(letters.get(handle) ?? '')} ${nameIn(view, handle)} ${statsOf(s, handle)}`.trimEnd(),
  );
  const down = (view.zones['building']?.[player] ?? []).map((handle) => {
    const counters = view.cards.find((card) => card.handle === handle)?.marks?.['counters'] ?? 0;
    const name = nameOf(view, handle);
    const cost = name === null ? null : definitionCalled(name).card;
    const needed = cost === null || cost.kind === 'battle' ? '' : `/${cost.cost}`;
    return `${ink.faint(letters.get(handle) ?? '')} ${name ?? '▒▒▒'} ${counters}${needed}`;
  });
  const all = [...up, ...down.map((text) => `[${text}]`)];
  return all.length === 0 ? [] : flow(headed('Build zone'), all, '  ', width, indent);
}

/** From the Dark seat Space is on the left, from the Light seat on the right. */
const arenasSeenBy = (dark: boolean): readonly Arena[] => (dark ? arenas : [...arenas].reverse());

/** Three columns, one for each arena: their units above, mine below, the Location between. */
function battlefield(drawing: Drawing, s: TcgState, above: Player, below: Player): string[] {
  const { width, ink } = drawing;
  const column = Math.floor((width - 2) / 3);
  const seats = arenasSeenBy(below === s.facts.dark);
  const cells = seats.map((arena) => ({
    title: arenaTitle(drawing, s, arena),
    theirs: unitLines(drawing, s, arena, above, column - 1),
    location: locationLine(drawing, s, arena, column - 1),
    mine: unitLines(drawing, s, arena, below, column - 1),
  }));
  const rows = (cells: readonly (readonly string[])[]): string[] => sideBySide(cells, column, ink.faint('│'));
  return [
    ink.faint('─'.repeat(width)),
    ...rows(cells.map(({ title }) => [title])),
    ...rows(cells.map(({ theirs }) => theirs)),
    ...rows(cells.map(({ location }) => [location])),
    ...rows(cells.map(({ mine }) => mine)),
    ink.faint('─'.repeat(width)),
  ];
}

function arenaTitle({ ink, voice }: Drawing, s: TcgState, arena: Arena): string {
  const holder = players.find((player) => controlledArenas(s, player).includes(arena));
  const held =
    holder === undefined ? '' : ` ${ink.faint(voice.viewer === holder ? '(yours)' : `(${voice.name(holder)})`)}`;
  const fighting = s.facts.arena === arena ? '► ' : '';
  return ` ${fighting}${ink.strong(arena.toUpperCase())}${held}`;
}

function locationLine({ view, ink, letters }: Drawing, s: TcgState, arena: Arena, width: number): string {
  const number = arenas.indexOf(arena) + 1;
  const found = players.flatMap((player) => s.zones.locations[player]).find((card) => s.cards.arena[card] === number);
  if (found === undefined) return ink.faint('┄'.repeat(width));
  const handle = s.cards.handle[found] ?? -1;
  return `${ink.faint(letters.get(handle) ?? '')} ${cut(nameIn(view, handle), width - 4)}`;
}

function unitLines(drawing: Drawing, s: TcgState, arena: Arena, player: Player, width: number): string[] {
  const handles = drawing.view.zones[arena]?.[player] ?? [];
  return handles.flatMap((handle) => unit(drawing, s, handle, width));
}

/** Name, then what it is worth now; what is on it below. */
function unit({ view, ink, letters }: Drawing, s: TcgState, handle: Handle, width: number): string[] {
  const card = s.cards.handle.indexOf(handle);
  const letter = letters.get(handle) ?? ' ';
  const tapped = s.cards.tapped[card] === 1;
  const name = cut(nameIn(view, handle), width - letter.length - 2);
  const { attack } = s.facts;
  const part = attack?.attacker.card === card ? '⚔ ' : attack?.defender.card === card ? '◎ ' : '';
  const shown = `${part}${tapped ? ink.faint(name) : name}`;
  const riders = players.flatMap((who) => s.zones.on[who]).filter((rider) => s.cards.host[rider] === card);
  const stacked = s.cards.stacked[card] ?? 0;
  return [
    ` ${ink.faint(letter)} ${shown}`,
    `   ${statsOf(s, handle)}${tapped ? ' tapped' : ''}${stacked > 0 ? ` +${stacked}` : ''}`,
    ...riders.map((rider) => {
      const of = s.cards.handle[rider] ?? -1;
      return `   ↳ ${ink.faint(letters.get(of) ?? '')} ${cut(nameIn(view, of), width - 8)}`;
    }),
  ].map((text) => (withoutInk(text).length > width + 1 ? cut(text, width + 1) : text));
}

/** Speed, power and health, each marked where it is not what the card says; damage as "3/5". */
function statsOf(s: TcgState, handle: Handle): string {
  const card = s.cards.handle.indexOf(handle);
  const name = s.names[s.cards.definition[card] ?? -1];
  if (name === undefined || definitionCalled(name).card.kind !== 'unit') return '';
  const shown = (stat: 'speed' | 'power' | 'health'): string => {
    const total = currentValue(s, values[stat], card);
    const printed = values[stat].base(s, card);
    if (total === null) return '*';
    return `${total}${printed === null || total === printed ? '' : total > printed ? '▲' : '▼'}`;
  };
  const damage = s.cards.damage[card] ?? 0;
  const health = currentValue(s, values.health, card);
  const left = damage > 0 && health !== null ? `${health - damage}/` : '';
  return `S${shown('speed')} P${shown('power')} H${left}${shown('health')}`;
}

function hand({ view, width }: Drawing, player: Player): string[] {
  if (player !== view.viewer) return [];
  const { known } = contentsOf(view, 'hand', player);
  const cards = [...known]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${times(name, count)}${costOf(name)}`);
  return flow(headed('Hand'), cards.length === 0 ? ['no cards'] : cards, ' · ', width, indent);
}

function costOf(name: string): string {
  const { card } = definitionCalled(name);
  return card.kind === 'battle' ? '' : ` (${card.cost})`;
}

/** What stands for each of two contested cards: its build cost, what is bid, and the sum of both. */
function contestLine(s: TcgState, contest: Contest, name: (card: number) => string): string {
  const totals = contestTotals(s, contest);
  const sum = (who: Player, { card }: Contest['darks']): string =>
    `${name(card)} ${totals[who] - contest.bids[who]} + ${contest.bids[who]} = ${totals[who]}`;
  const { dark } = s.facts;
  return `${sum(dark, contest.darks)} against ${sum(other(dark), contest.lights)}`;
}

type Contest = NonNullable<TcgState['facts']['contest']>;

/** The attack, a contest, the dice, damage about to be done, cards being played, and what lasts. */
function underWay(drawing: Drawing, s: TcgState): string[] {
  const { view, voice, width } = drawing;
  const { attack, contest, roll, damage } = s.facts;
  const name = (card: number): string => nameIn(view, s.cards.handle[card] ?? -1);
  const played = players.flatMap((player) =>
    (view.zones['playing']?.[player] ?? []).map((handle) => `${nameIn(view, handle)} (${voice.name(player)})`),
  );
  const lasting = s.lasting.map(
    ({ clause, by, until }) =>
      `${clause.replace(/[/:].*$/, '')} (${voice.name(by)}, until ${until === 'attack' ? 'the attack ends' : `end of ${until}`})`,
  );
  const headings = {
    Attack:
      attack === null
        ? []
        : [
            `${name(attack.attacker.card)} attacks ${name(attack.defender.card)}${attack.via === '' ? '' : ` by ${attack.via === 'bombard' ? 'Bombard' : 'Ion Cannon'}`}`,
          ],
    Contest: contest === null ? [] : [contestLine(s, contest, name)],
    Dice: roll === null ? [] : [roll.dice.map((die) => (die >= 4 ? `${die}✓` : `${die}`)).join(' ')],
    Damage: damage
      .filter(({ amount }) => amount > 0)
      .map(({ unit: hurt, amount }) => `${amount} to ${name(hurt.card)}`),
    'Being played': played,
    Lasting: [...new Set(lasting)],
  };
  return Object.entries(headings).flatMap(([title, items]) =>
    items.length === 0 ? [] : flow(headed(title), items, ', ', width, indent),
  );
}
