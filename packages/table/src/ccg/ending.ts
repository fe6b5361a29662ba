import { type CcgHappening, definitionCalled } from '@binary-sunset/ccg';
import { type Handle, other, type Player } from '@binary-sunset/kernel';
import { conceded, tally, telling } from '../ending.ts';
import { capital } from '../line.ts';
import type { Lines, LooksBack, PlayedTurn } from '../lookBack.ts';
import type { Voice } from '../voice.ts';
import type { CcgBoard } from './board.ts';

type Turn = PlayedTurn<CcgBoard, CcgHappening>;

/** A player's loss in a turn, and where the most of it came from. */
interface Loss {
  readonly amount: number;
  readonly mostly: { readonly amount: number; readonly where: string } | null;
}

function placeIn({ systems }: CcgBoard, handle: Handle): string {
  const title = systems.flatMap(({ places }) => places).find((place) => place.handle === handle)?.title ?? null;
  return title === null ? 'a place that is no more' : definitionCalled(title).card.title;
}

/** Each unit of Force that a player lost in a turn, by what it was lost to: "in the battle at Yavin 4: Jungle". */
function lossesOf({ happened, board }: Turn, who: Player): string[] {
  const losses: string[] = [];
  let battle: string | null = null;
  let cause = '';
  for (const { seen, by } of happened) {
    if (seen.kind === 'initiates battle') battle = `in the battle at ${placeIn(board, seen.at)}`;
    else if (seen.kind === 'battle ended') battle = null;
    else if (seen.kind === 'drains') cause = `to a Force drain at ${placeIn(board, seen.card)}`;
    else if (seen.kind === 'step') cause = '';
    else if (seen.kind === 'lost Force' && by === who)
      losses.push(...Array.from({ length: seen.amount }, () => battle ?? cause));
  }
  return losses;
}

function lossOf(turn: Turn, who: Player): Loss {
  const losses = lossesOf(turn, who);
  const counts = new Map<string, number>();
  for (const where of losses) if (where !== '') counts.set(where, (counts.get(where) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return { amount: losses.length, mostly: most === undefined ? null : { where: most[0], amount: most[1] } };
}

const lifeForce = (turns: readonly Turn[]): Lines => ({
  kind: 'lines',
  what: 'Life Force',
  turns: turns.map(({ number, board: { seats } }) => ({
    turn: number,
    values: [seats[0].lifeForce, seats[1].lifeForce],
  })),
});

/** The turn in which the winner gained most, since the other player was last level or ahead. */
function turningPoint(turns: readonly Turn[], winner: Player, voice: Voice): string | null {
  const loser = other(winner);
  const level = turns.findLastIndex(({ board: { seats } }) => seats[winner].lifeForce <= seats[loser].lifeForce);
  const since = turns.slice(Math.max(1, level + 1));
  const gains = since.map((turn) => lossesOf(turn, loser).length - lossesOf(turn, winner).length);
  const most = Math.max(0, ...gains);
  const best = gains.indexOf(most);
  const turn = since[best];
  if (turn === undefined || most === 0) return null;
  const { amount, mostly } = lossOf(turn, loser);
  const share = mostly === null || mostly.amount === amount ? '' : `, ${mostly.amount} of it`;
  const where = mostly === null ? '' : `${share} ${mostly.where}`;
  const led = best === 0 && level > 0 ? ` From then on ${voice.named(winner)} led.` : '';
  return `Turn ${turn.number}: ${voice.named(loser)} lost ${amount} Force${where}.${led}`;
}

function whyIn(turns: readonly Turn[], winner: Player | null, voice: Voice): string {
  if (winner === null) return 'Both players’ Life Force is depleted.';
  const loser = other(winner);
  const last = turns.at(-1);
  const where = last === undefined ? '' : (lossesOf(last, loser).at(-1) ?? '');
  return `${capital(voice.whose(loser))} Life Force is depleted${where === '' ? '' : `: the last of it was lost ${where}`}.`;
}

export const lookBackOnCcg: LooksBack<CcgBoard, CcgHappening> = (turns, outcome, voice) => ({
  why: conceded(outcome, voice) ?? whyIn(turns, outcome.winner, voice),
  turningPoint: outcome.winner === null ? null : turningPoint(turns, outcome.winner, voice),
  course: turns.length < 3 ? null : lifeForce(turns),
  tallies: telling([
    tally('Force lost', turns, (seen) => (seen.kind === 'lost Force' ? seen.amount : 0)),
    tally('Force retrieved', turns, (seen) => (seen.kind === 'retrieved' ? seen.amount : 0)),
    tally('Force drains', turns, ({ kind }) => (kind === 'drains' ? 1 : 0)),
    tally('Battles initiated', turns, ({ kind }) => (kind === 'initiates battle' ? 1 : 0)),
    tally('Cards forfeited', turns, ({ kind }) => (kind === 'forfeits' ? 1 : 0)),
    tally('Cards deployed', turns, ({ kind }) => (kind === 'deploys' ? 1 : 0)),
  ]),
});
