import type {
  Queued,
  ShownArena,
  ShownAttack,
  ShownCard,
  ShownContest,
  ShownSeat,
  ShownUnit,
  TcgBoard,
} from '@binary-sunset/table';
import { capital, counted } from '@binary-sunset/table/plain';
import type { OutlineNode } from '../gameBoard.ts';
import { spoken } from '../shared/cardWords.ts';
import { buildingLabel, landing, rollName, unitLabel } from './words.ts';

const node = (text: string, parts: readonly OutlineNode[] = []): OutlineNode =>
  parts.length === 0 ? { text } : { text, parts };

/** A heading with what belongs to it, or nothing if nothing does. */
const some = (text: string, parts: readonly OutlineNode[]): OutlineNode[] =>
  parts.length === 0 ? [] : [{ text, parts }];

const titles = (cards: readonly ShownCard[]): OutlineNode[] => cards.map(({ title }) => node(spoken(title)));

function unitNode(unit: ShownUnit): OutlineNode {
  return node(unitLabel({ ...unit, beneath: [], riders: [], under: 0 }, null), [
    ...unit.riders.map(({ title, as }) => node(`${capital(as)}: ${spoken(title)}`)),
    ...unit.beneath.map(({ title }) => node(`Beneath: ${spoken(title)}`)),
    ...(unit.under > 0 ? [node(`${counted(unit.under, 'face-down card')} under it`)] : []),
  ]);
}

function seatNode(seat: ShownSeat, whose: string, handIsOpen: boolean): OutlineNode {
  const { force, points, setup, hand, deck, discard, aside, building, build, arenasHeld } = seat;
  return node(`${whose}: ${seat.name}`, [
    node(`${force} Force`),
    ...(points > 0 ? [node(counted(points, 'build point'))] : []),
    ...(setup === null ? [] : [node(`Put into battle: ${setup.spent} of ${setup.allowance}`)]),
    node(`Holds ${counted(arenasHeld, 'arena')}`),
    handIsOpen
      ? node(`Hand: ${counted(hand.length, 'card')}`, titles(hand))
      : node(`${counted(hand.length, 'card')} in hand`),
    ...some('Build zone', [...building.map((card) => node(buildingLabel(card))), ...build.map(unitNode)]),
    node(`Deck: ${counted(deck, 'card')}`),
    ...some(`Discard pile: ${counted(discard.length, 'card')}`, titles([...discard].reverse())),
    ...some('Out of the game', titles(aside)),
  ]);
}

const battles = { now: 'battle now', over: 'battle over', 'to come': '' } as const;

function arenaNode({ name, battle, location, units, controller }: ShownArena, { seats, below }: TcgBoard): OutlineNode {
  const above = below === 0 ? 1 : 0;
  const held = controller === null ? 'nobody controls it' : `${seats[controller].name} controls it`;
  return node([`${name} arena`, held, battles[battle]].filter((part) => part !== '').join(', '), [
    ...(location === null ? [] : [node(`Location: ${spoken(location.title)}`)]),
    ...[above, below].map((player) =>
      node(
        `${seats[player as 0 | 1].name}: ${counted(units[player as 0 | 1].length, 'unit')}`,
        units[player as 0 | 1].map(unitNode),
      ),
    ),
  ]);
}

const nameOf = (card: ShownCard | null): string => (card === null ? 'A unit not known yet' : spoken(card.title));

function attackNode(attack: ShownAttack): OutlineNode {
  const { attacker, defender, step, dice, hits, critical, prevented, lands, landed, fallen } = attack;
  return node(`Attack: ${nameOf(attacker)}${defender === null ? '' : ` against ${spoken(defender.title)}`}`, [
    node(`Step: ${step}`),
    ...(dice.length > 0 ? [node(`Dice: ${dice.map(({ result }) => result).join(', ')}`)] : []),
    ...(hits === null
      ? []
      : [node(critical > 0 ? `${counted(hits, 'hit')}, ${critical} more by Critical Hit` : counted(hits, 'hit'))]),
    ...prevented.map(({ amount, by }) => node(`${by} prevents ${amount}`)),
    ...some(
      landed ? `${landing(attack)} damage landed` : `${landing(attack)} damage would land`,
      lands.map(({ unit, amount }) => node(`${amount} on ${spoken(unit.title)}`)),
    ),
    ...fallen.map(({ title }) => node(`${spoken(title)} is discarded`)),
  ]);
}

const contestNode = ({ contenders, ahead }: ShownContest, { seats }: TcgBoard): OutlineNode =>
  node(`Contest: the ${seats[ahead].name} is ahead`, [
    ...contenders.map(({ title, cost, bid, total }) =>
      node(`${spoken(title)}: cost ${cost}, bid ${bid}, sum ${total}`),
    ),
  ]);

const queuedStates = { done: 'done', now: 'now', waiting: '' } as const;

const queuedNode = ({ title, speed, state, attacked }: Queued): OutlineNode =>
  node(
    [
      `${speed.now ?? 'no speed'}: ${spoken(title)}`,
      state === 'done' && attacked ? 'has attacked' : queuedStates[state],
    ]
      .filter((part) => part !== '')
      .join(', '),
  );

/** The whole table as nested text, in the order in which one would look at it. */
export function outline(board: TcgBoard): readonly OutlineNode[] {
  const { turn, phase, seats, below, arenas, attack, contest, roll, queue, playing, disruptable, lasting } = board;
  const above = below === 0 ? 1 : 0;
  const isOpen = (seat: ShownSeat): boolean => seat.hand.some(({ title }) => title !== null);
  return [
    node(turn === 0 ? phase : `Turn ${turn}, ${phase}`),
    ...(attack === null ? [] : [attackNode(attack)]),
    ...(contest === null ? [] : [contestNode(contest, board)]),
    ...(roll === null ? [] : [node(`${rollName(roll.what)} by ${seats[roll.by].name}: ${roll.dice.join(', ')}`)]),
    ...some('Being played', titles(playing)),
    ...some('Can be disrupted', titles(disruptable)),
    ...arenas.map((arena) => arenaNode(arena, board)),
    ...some('Order of speed', queue.map(queuedNode)),
    seatNode(seats[below], 'Below', isOpen(seats[below])),
    seatNode(seats[above], 'Above', isOpen(seats[above])),
    ...some(
      'Going on',
      lasting.map((text) => node(text)),
    ),
  ];
}
