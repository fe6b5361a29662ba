import { other, type Player } from '@binary-sunset/kernel';
import { arenas, type TcgHappening } from '@binary-sunset/tcg';
import { conceded, tally, telling } from '../ending.ts';
import { capital } from '../line.ts';
import type { Lanes, LooksBack, PlayedTurn } from '../lookBack.ts';
import type { Voice } from '../voice.ts';
import type { TcgBoard } from './board.ts';

type Turn = PlayedTurn<TcgBoard, TcgHappening>;

/** A lane for each arena, in the order in which they fight. */
const lanesOf = (turns: readonly Turn[]): Lanes => ({
  kind: 'lanes',
  what: 'Arenas',
  turns: turns.map(({ number }) => number),
  lanes: arenas.map((arena) => ({
    name: capital(arena),
    held: turns.map(({ board }) => board.arenas.find((one) => one.arena === arena)?.controller ?? null),
  })),
});

const heldBy = ({ lanes }: Lanes, who: Player): string[] =>
  lanes.filter(({ held }) => held.at(-1) === who).map(({ name }) => name);

const listed = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** The arena that was won last, of those that won the game. */
function turningPoint(course: Lanes, winner: Player, voice: Voice): string | null {
  const won = course.lanes
    .filter(({ held }) => held.at(-1) === winner)
    .map(({ name, held }) => ({ name, since: held.findLastIndex((who) => who !== winner) + 1 }))
    .sort((a, b) => a.since - b.since);
  const [first, second] = won;
  if (first === undefined || second === undefined) return null;
  const turn = course.turns[second.since];
  if (turn === undefined) return null;
  const loser = other(winner);
  const before = course.lanes.find(({ name }) => name === second.name)?.held[second.since - 1] ?? null;
  const from = before === loser ? ` from ${voice.named(loser)}` : '';
  const had =
    first.since === second.since
      ? `${first.name} and ${second.name}${from}`
      : `${second.name}${from}, and held ${first.name} since turn ${course.turns[first.since] ?? 1}`;
  return `Turn ${turn}: ${voice.named(winner)} took ${had}.`;
}

function whyIn(course: Lanes, winner: Player | null, because: string, voice: Voice): string {
  if (winner === null) return `${capital(because)}.`;
  const held = heldBy(course, winner);
  return `${voice.does(winner, 'control', 'controls')} ${listed(held)}, ${held.length === 3 ? 'all three' : 'two of the three'} arenas, as the turn ends.`;
}

export const lookBackOnTcg: LooksBack<TcgBoard, TcgHappening> = (all, outcome, voice) => {
  const turns = all.filter(({ number }) => number > 0);
  const course = lanesOf(turns);
  const { winner, because } = outcome;
  return {
    why: conceded(outcome, voice) ?? whyIn(lanesOf(all.slice(-1)), winner, because, voice),
    turningPoint: winner === null ? null : turningPoint(course, winner, voice),
    course: turns.length < 2 ? null : course,
    tallies: telling([
      tally('Attacks', turns, ({ kind }) => (kind === 'attacks' ? 1 : 0)),
      tally('Attack dice rolled', turns, (seen) =>
        seen.kind === 'rolled' && seen.what === 'attack' ? seen.dice.length : 0,
      ),
      tally('Hits', turns, (seen) => (seen.kind === 'hits' ? seen.hits : 0)),
      tally('Units deployed', turns, ({ kind }) => (kind === 'deployed' ? 1 : 0)),
      tally('Units lost', turns, (seen) =>
        seen.kind === 'moved' && seen.leaves && arenas.some((arena) => arena === seen.from.zone) ? 1 : 0,
      ),
      tally('Battle cards and Missions played', turns, ({ kind }) => (kind === 'played' ? 1 : 0)),
    ]),
  };
};
