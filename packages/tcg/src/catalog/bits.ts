import { impossible } from '@binary-sunset/kernel';
import type { Noticed, Rule, Timing } from '../text/program.ts';
import { stats } from '../text/stat.ts';

const most = 32;

/** A bit for each kind of something, by a plain record: looked up in the hottest places. */
export function bitIn<T extends string>(what: string, kinds: readonly T[]): (one: T) => number {
  if (kinds.length > most)
    impossible(
      `There are ${kinds.length} kinds of ${what}, and a number has bits for ${most}: count them in two numbers.`,
    );
  const bits = Object.fromEntries(kinds.map((one, i) => [one, 1 << i])) as Readonly<Record<T, number>>;
  return (one) => bits[one];
}

/** Written as a record so that the compiler says which kind is missing. */
const namesIn = <T extends string>(kinds: Readonly<Record<T, true>>): readonly T[] => Object.keys(kinds) as T[];

export const noticeBit = bitIn(
  'notice',
  namesIn<Noticed>({
    'build step starts': true,
    'battle phase starts': true,
    'battle step starts': true,
    'battle step ends': true,
    'battle phase ends': true,
    'turn ends': true,
    'build roll': true,
    deployed: true,
    discarded: true,
    attacks: true,
    'attacks a unit': true,
    'attack rolled': true,
    'attack ends': true,
    'would be damaged': true,
    damaged: true,
    damages: true,
    drew: true,
    played: true,
    'may be disrupted': true,
    retreated: true,
    tapped: true,
  }),
);

export const timingBit = bitIn(
  'chance',
  namesIn<Timing>({
    build: true,
    'would attack': true,
    attack: true,
    general: true,
    prevention: true,
    reroll: true,
    disrupt: true,
    discard: true,
    draw: true,
    'start of build step': true,
    'start of battle': true,
    'start of battle step': true,
    'end of battle step': true,
    'end of turn': true,
    'any time': true,
  }),
);

export const ruleBit = bitIn(
  'rule',
  namesIn<Rule['rule']>({
    gets: true,
    price: true,
    forbids: true,
    'must attack': true,
    prevents: true,
    'loses text': true,
    switched: true,
    'builds face up': true,
    'does not control': true,
    'have it attack': true,
    controlled: true,
    divides: true,
    'stays tapped': true,
    'stack limit': true,
    'set aside': true,
  }),
);

export const statBit = bitIn('value', stats);
