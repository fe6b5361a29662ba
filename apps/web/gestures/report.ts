import type { GameName } from '../src/engine/protocol.ts';
import type { Given, Played } from './counting.ts';

/** Something that was begun, with all that was asked on the way. */
interface Deed {
  readonly verb: string;
  readonly gestures: number;
}

const sum = (given: readonly Given[]): number => given.reduce((all, { gestures }) => all + gestures, 0);

/** What was begun by each of its verbs; what was passed over is none. */
function deedsIn(given: readonly Given[]): Deed[] {
  const deeds: Given[][] = [];
  for (const one of given) {
    const last = deeds.at(-1);
    if (one.begins || last === undefined || last[0]?.phase !== one.phase) deeds.push([one]);
    else last.push(one);
  }
  return deeds.flatMap((deed) => {
    const [first] = deed;
    return first === undefined || first.passes || !first.begins ? [] : { verb: first.verb, gestures: sum(deed) };
  });
}

/** The gestures of each own attack from its declaration until it is over. */
function attacksIn(given: readonly Given[]): number[] {
  const attacks: number[] = [];
  let isOwn = false;
  for (const { verb, gestures, attacking, begins } of given) {
    if (!attacking && begins) isOwn = false;
    if (!attacking && begins && verb === 'attack') {
      isOwn = true;
      attacks.push(0);
    }
    const last = attacks.length - 1;
    if (isOwn) attacks[last] = (attacks[last] ?? 0) + gestures;
  }
  return attacks;
}

/** The gestures of each phase in which Force was activated. */
function activationsIn(given: readonly Given[]): number[] {
  const byTurn = new Map<number, number>();
  for (const { turn, gestures, phase } of given)
    if (phase === 'Your activate phase') byTurn.set(turn, (byTurn.get(turn) ?? 0) + gestures);
  return [...byTurn.values()];
}

const mean = (numbers: readonly number[]): string =>
  numbers.length === 0
    ? '–'
    : `${(numbers.reduce((all, one) => all + one, 0) / numbers.length).toFixed(2)} (of ${numbers.length})`;

const line = (what: string, figure: string): string => `${what.padEnd(34)} ${figure}`;

const mostLines = 12;

export function reportOn(game: GameName, played: readonly Played[]): string {
  const given = played.map(({ given: all }) => all.filter(({ turn }) => turn > 0));
  const all = given.flat();
  const turns = played.reduce((so, one) => so + one.turns, 0);
  const deeds = given.flatMap(deedsIn);
  const of = (verb: string): number[] => deeds.filter((deed) => deed.verb === verb).map(({ gestures }) => gestures);
  const perTurn = (some: readonly Given[]): string => (sum(some) / Math.max(1, turns)).toFixed(1);
  const byPlace = new Map<string, Given[]>();
  for (const one of all) {
    const where = `${one.phase}: ${one.moment}, ${one.verb}`;
    byPlace.set(where, [...(byPlace.get(where) ?? []), one]);
  }
  const dearest = [...byPlace].sort(([, a], [, b]) => sum(b) - sum(a)).slice(0, mostLines);
  return [
    `${game.toUpperCase()}: ${played.length} games, ${turns} turns, ${all.length} questions answered`,
    line('gestures per turn', perTurn(all)),
    ...(game === 'ccg'
      ? [
          // Every second turn is the person's own.
          line(
            '  in an own turn',
            (2 * Number(perTurn(all.filter(({ phase }) => phase.startsWith('Your'))))).toFixed(1),
          ),
          line(
            '  in the other’s',
            (2 * Number(perTurn(all.filter(({ phase }) => phase.startsWith('Their'))))).toFixed(1),
          ),
          line('gestures per activation', mean(given.flatMap(activationsIn))),
          line('per battle begun', mean(of('initiate battle'))),
          line('per drain', mean(of('drain'))),
          line('per move', mean(of('move'))),
        ]
      : [
          line('gestures to declare an attack', mean(of('attack'))),
          line('per attack, until it is over', mean(given.flatMap(attacksIn))),
          line('per card built', mean(of('build'))),
        ]),
    line('per deployment', mean(of('deploy'))),
    line('passes per turn', perTurn(all.filter(({ passes }) => passes))),
    'Most of them, per turn:',
    ...dearest.map(([where, some]) => line(`  ${where}`, perTurn(some))),
  ].join('\n');
}
