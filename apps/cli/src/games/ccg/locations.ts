import { allLocations, type CcgState, controls, forceIcons, inactivityOf, systemOf } from '@binary-sunset/ccg';
import { other, type Player, players } from '@binary-sunset/kernel';
import { cut, sideBySide } from '../../paper.ts';
import type { Drawing } from '../terminalGame.ts';
import { cardLines, titleIn } from './cardLines.ts';

/** A column is no narrower than this. */
const narrowest = 19;
const mostColumns = 6;

interface Column {
  readonly theirs: readonly string[];
  readonly place: readonly string[];
  readonly mine: readonly string[];
}

/** Systems lie apart from each other. */ // GLB-0410, GLB-0424
const gap = '  ';

/** Locations from left to right, in as many rows as it takes: the other player's cards above each, one's own below. */
export function battlefield(drawing: Drawing, s: CcgState, above: Player, below: Player): string[] {
  const { width, ink } = drawing;
  const places = allLocations(s);
  const rule = ink.faint('─'.repeat(width));
  if (places.length === 0) return [rule, ink.faint(' no locations'), rule];
  const across = Math.min(places.length, mostColumns, Math.max(1, Math.floor(width / narrowest)));
  const column = Math.min(Math.floor((width - (across - 1) * gap.length) / across), 34);
  const rows: string[] = [rule];
  for (let from = 0; from < places.length; from += across) {
    const row = places.slice(from, from + across);
    const columns = row.map((place) => columnOf(drawing, s, place, { above, below, width: column - 1 }));
    const isEdge = (left: number): boolean => systemOf(s, row[left] ?? -1) !== systemOf(s, row[left + 1] ?? -1);
    rows.push(...bandOf(columns, column, (left) => (isEdge(left) ? gap : ink.faint('│'))), rule);
  }
  return rows;
}

interface ColumnSpec {
  readonly above: Player;
  readonly below: Player;
  readonly width: number;
}

function columnOf(drawing: Drawing, s: CcgState, place: number, { above, below, width }: ColumnSpec): Column {
  const standing = (who: Player): string[] =>
    [
      ...s.zones.at[who].filter((card) => !isUnderCover(s, card)),
      ...s.zones.at[other(who)].filter((card) => isUnderCover(s, card)),
    ]
      .filter((card) => s.cards.host[card] === place && !isMissing(s, card))
      .flatMap((card) => cardLines(drawing, s, card, width));
  return {
    theirs: standing(above),
    place: placeLines(drawing, s, place, { above, below, width }),
    mine: standing(below),
  };
}

const isMissing = (s: CcgState, card: number): boolean => inactivityOf(s.cards.inactive[card] ?? 0).includes('missing');

/** A spy under cover is on the other player's side. */ // GLC-0499
const isUnderCover = (s: CcgState, card: number): boolean =>
  inactivityOf(s.cards.inactive[card] ?? 0).includes('undercover');

/** Its title, whose it is to control, the Force icons on both sides of it, one's own first, and who is missing there. */ // GLB-0411, GLB-0479
function placeLines({ view, ink, letters, voice }: Drawing, s: CcgState, place: number, spec: ColumnSpec): string[] {
  const { above, below, width } = spec;
  const handle = s.cards.handle[place] ?? -1;
  const letter = letters.get(handle) ?? ' ';
  const { battle, attack, drain } = s.facts;
  const fought = [battle, attack, drain].some((one) => one?.location.card === place) ? '⚔ ' : '';
  const holder = players.find((who) => controls(s, who, place));
  const held = holder === undefined ? '' : ` ${controlledBy(holder, voice)}`;
  const icons = `Force ${forceIcons(s, place, below)}:${forceIcons(s, place, above)}${held}`;
  const title = titleIn(view, handle);
  const system = systemOf(s, place);
  const [first = '', ...more] = titleLines(`${fought}${title}`, width - letter.length - 2);
  const where = system === '' || title.includes(system) ? [] : [ink.faint(cut(`   on ${system}`, width))];
  const attached = players
    .flatMap((who) => [...s.zones.on[who], ...s.zones.at[who].filter((card) => isMissing(s, card))])
    .filter((card) => s.cards.host[card] === place)
    .flatMap((card) => cardLines({ view, ink, letters, voice, width }, s, card, width, 1));
  return [
    `${ink.faint('═')}${ink.faint(letter)} ${ink.strong(first)}`,
    ...more.map((words) => `${' '.repeat(letter.length + 2)}${ink.strong(words)}`),
    ...where,
    `  ${cut(icons, width - 2)}`,
    ...attached,
  ];
}

/** "Tatooine: Mos Eisley", in two lines where it is too long for one. */
function titleLines(title: string, width: number): string[] {
  const [system = '', ...site] = title.split(/(?<=:) /);
  return title.length <= width || site.length === 0
    ? [cut(title, width)]
    : [system, site.join(' ')].map((one) => cut(one, width));
}

const controlledBy = (who: Player, { viewer, name }: Drawing['voice']): string =>
  viewer === 'spectator' ? name(who) : who === viewer ? 'yours' : 'theirs';

/** The locations in one row, the cards of both sides next to it. */
const bandOf = (columns: readonly Column[], width: number, between: (left: number) => string): string[] => [
  ...sideBySide(
    columns.map(({ theirs }) => theirs),
    width,
    between,
    'bottom',
  ),
  ...sideBySide(
    columns.map(({ place }) => place),
    width,
    between,
  ),
  ...sideBySide(
    columns.map(({ mine }) => mine),
    width,
    between,
  ),
];
