import type { Face, Stat } from '@binary-sunset/table';
import type { IconName } from '../parts/icons.ts';

/** A number in a corner of a card, and whether it differs from print. */
export interface Figure {
  readonly label: string;
  readonly icon: IconName | 'force';
  readonly shown: string;
  readonly change: 'up' | 'down' | null;
}

const icons: Readonly<Record<string, IconName>> = { Build: 'build', Speed: 'speed', Power: 'power', Health: 'health' };

const printed = (face: Face, label: string): string | null =>
  face.values.find(({ name }) => name === label)?.printed ?? null;

/** A value of a card: as it is now if that is known, otherwise as printed; null if the card has none. */
export function numberOf(face: Face, label: string, stat?: Stat): Figure | null {
  const print = printed(face, label);
  if (print === null) return null;
  const shown = stat === undefined || stat.now === null ? print : String(stat.now);
  return { label, icon: icons[label] ?? 'power', shown, change: changeOf(stat) };
}

function changeOf(stat?: Stat): 'up' | 'down' | null {
  if (stat === undefined || stat.now === null || stat.printed === null || stat.now === stat.printed) return null;
  return stat.now > stat.printed ? 'up' : 'down';
}

const payment = /^Pay (\d+) Force\b/;

/** What has to be paid for it: a build cost, or the Force that a Battle card takes. */
export function costOf(face: Face): Figure | null {
  if (face.frame !== 'battle') return numberOf(face, 'Build');
  const force = payment.exec(face.text[0] ?? '')?.[1];
  return force === undefined ? null : { label: 'Force', icon: 'force', shown: force, change: null };
}

/** The name of a card as it is spoken: "Obi-Wan Kenobi A". */
export const spokenName = ({ name, version }: Face): string => (version === null ? name : `${name} ${version}`);

const tags: Readonly<Record<string, string>> = { battle: 'Battle', mission: 'Mission', equipment: 'Equipment' };

/** What stands at the foot of a card without power: its kind, or a place's arenas. */
export const tagOf = ({ frame, subtypes }: Face): string =>
  tags[frame] ?? (subtypes.length > 2 ? 'Any arena' : subtypes.join(' · '));

/** "Character · Jedi Knight". */
export const typeOf = ({ typeLine }: Face): string => typeLine.replace(' - ', ' · ');
