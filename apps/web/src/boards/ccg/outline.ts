import type {
  BattleSide,
  CcgBoard,
  CcgSeat,
  ShownBattle,
  ShownCard,
  ShownHost,
  ShownPlace,
  ShownSystem,
} from '@binary-sunset/table';
import { battleSegments, counted } from '@binary-sunset/table/plain';
import type { OutlineNode } from '../gameBoard.ts';
import { hostLabel, named, otherPlayer, placeLabel } from './words.ts';

const node = (text: string, parts: readonly OutlineNode[] = []): OutlineNode => ({ text, parts });

const some = (text: string, parts: readonly OutlineNode[]): OutlineNode[] =>
  parts.length === 0 ? [] : [node(text, parts)];

const titles = (cards: readonly ShownCard[]): OutlineNode[] => cards.map(({ title }) => node(named(title)));

const hostNode = (host: ShownHost): OutlineNode =>
  node(`${hostLabel(host, null)}${host.as === 'attached' ? '' : `, ${host.as}`}`, [
    ...[...host.attached, ...host.aboard].map(hostNode),
    ...titles(host.stacked),
    ...host.under.map(({ title }) => node(`${named(title)}, stacked face down`)),
  ]);

const placeNode = (place: ShownPlace, board: CcgBoard): OutlineNode =>
  node(placeLabel(place, board.seats), [
    ...board.seats.flatMap(({ player, name }) => some(name, place.cards[player].map(hostNode))),
    ...some('Missing', place.missing.map(hostNode)),
    ...some('Stacked', titles([...place.stacked, ...place.under])),
  ]);

const systemNode = ({ name, note, places }: ShownSystem, board: CcgBoard): OutlineNode =>
  node(
    note === '' ? name : `${name}, ${note}`,
    places.map((place) => placeNode(place, board)),
  );

const sideNode = (side: BattleSide, seat: CcgSeat): OutlineNode =>
  node(`${seat.name}: power ${side.power}`, [
    ...side.parts.map(({ amount, what }) => node(`${amount}: ${what}`)),
    node(
      `${counted(side.destinies.allowed, 'battle destiny').replace('destinys', 'destinies')}: ${side.destinies.why}`,
    ),
    ...(side.attrition === null ? [] : [node(`Attrition ${side.attrition.left} of ${side.attrition.of} left`)]),
    ...(side.damage === null ? [] : [node(`Battle damage ${side.damage.left} of ${side.damage.of} left`)]),
    ...some('Taking part', side.cards.map(hostNode)),
  ]);

const battleNode = ({ place, segment, sides }: ShownBattle, { seats }: CcgBoard): OutlineNode =>
  node(`Battle at ${named(place)}, ${battleSegments[segment] ?? 'ending'}`, [
    sideNode(sides[0], seats[0]),
    sideNode(sides[1], seats[1]),
  ]);

const seatNode = (seat: CcgSeat): OutlineNode =>
  node(`${seat.name}: ${seat.lifeForce} Life Force`, [
    node(`Reserve Deck ${seat.reserve}, Force Pile ${seat.force}, Used Pile ${seat.used}, Lost Pile ${seat.lost}`),
    node(`Generates ${seat.generation} Force`),
    ...(seat.lostTop === null ? [] : [node(`On top of the Lost Pile: ${named(seat.lostTop.title)}`)]),
    node(
      `${counted(seat.hand.length, 'card')} in hand`,
      seat.hand.some(({ title }) => title !== null) ? titles(seat.hand) : [],
    ),
    ...some('Side of table', seat.table.map(hostNode)),
    ...some('Out of play', titles(seat.outOfPlay)),
  ]);

/** The whole table as nested text. */
export function outline(board: CcgBoard): readonly OutlineNode[] {
  const { turn, phase, below, seats, systems, battle, stack, lasting } = board;
  return [
    node(turn === 0 ? phase : `Turn ${turn}, ${phase}`),
    ...(battle === null ? [] : [battleNode(battle, board)]),
    ...some(
      'Under way, the last first',
      stack.map(({ title, about }) => node(`${title}: ${about}`)),
    ),
    ...systems.map((system) => systemNode(system, board)),
    seatNode(seats[below]),
    seatNode(seats[otherPlayer(below)]),
    ...some(
      'Going on',
      lasting.map((text) => node(text)),
    ),
  ];
}
