import { person } from '@binary-sunset/table/plain';
import type { KeptGame } from '../../engine/protocol.ts';
import { strengthOf } from '../../session/computers.ts';

const sideName = (side: 'light' | 'dark' | null): string =>
  side === null ? 'Side to be decided' : side === 'light' ? 'Light' : 'Dark';

/** Who plays whom: "Dark against Computer, Youngling". */
export function pairingOf({ sitters, sides }: Pick<KeptGame, 'sitters' | 'sides'>): string {
  const [first, second] = sitters;
  if (first === person && second === person) return 'Two people at one device';
  if (first !== person && second !== person)
    return `${strengthOf(first)} against ${strengthOf(second)}, computers both`;
  const own = first === person ? 0 : 1;
  return `${sideName(sides[own])} against Computer, ${strengthOf(first === person ? second : first)}`;
}

/** How it ended, for whoever played it here. */
export function resultOf({ sitters, sides, over }: Pick<KeptGame, 'sitters' | 'sides' | 'over'>): string {
  if (over === null) return 'Not finished';
  const { winner } = over;
  if (winner === null) return 'Nobody won';
  const people = sitters.filter((sitter) => sitter === person).length;
  if (people === 1) return sitters[winner] === person ? 'You won' : 'You lost';
  return `${sideName(sides[winner])} won`;
}

const day = 24 * 60 * 60 * 1000;

/** "just now", "20 minutes ago", "yesterday", "3 May". */
export function whenOf(when: number, now: number): string {
  const minutes = Math.floor((now - when) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const clock = new Date(when).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
  if (when >= midnight) return `today, ${clock}`;
  if (when >= midnight - day) return 'yesterday';
  return new Date(when).toLocaleDateString(undefined, { day: 'numeric', month: 'long' });
}
