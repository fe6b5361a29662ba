import type { Face, PrintedValue, Stat } from '@binary-sunset/table';
import type { IconName } from '../parts/icons.ts';
import type { Stats } from './look.ts';

/** A number in a corner of a card, and whether it differs from print. */
export interface Figure {
  readonly label: string;
  readonly icon: IconName | 'force';
  readonly shown: string;
  readonly change: 'up' | 'down' | null;
}

const icons: Readonly<Record<string, IconName>> = {
  Build: 'build',
  Speed: 'speed',
  Power: 'power',
  Health: 'health',
  Deploy: 'deploy',
  Ability: 'ability',
  Armor: 'armor',
  Maneuver: 'maneuver',
  Hyperspeed: 'hyper',
  Landspeed: 'land',
  Forfeit: 'forfeit',
  Destiny: 'destiny',
  Parsec: 'parsec',
  Ferocity: 'power',
  Defense: 'shield',
};

/** A value of a card: as it is now if that is known, otherwise as printed. */
function figureOf({ name, printed }: PrintedValue, stats?: Stats): Figure {
  const stat = stats?.[name.toLowerCase() as keyof Stats];
  const shown = stat === undefined || stat.now === null ? printed : String(stat.now);
  return { label: name, icon: icons[name] ?? 'power', shown, change: changeOf(stat) };
}

/** The values of a card in one place of its face. */
export const figuresAt = (face: Face, at: PrintedValue['at'], stats?: Stats): readonly Figure[] =>
  face.values.filter((value) => value.at === at).map((value) => figureOf(value, stats));

/** All values of a card. */
export const figuresOf = (face: Face, stats?: Stats): readonly Figure[] =>
  face.values.map((value) => figureOf(value, stats));

function changeOf(stat?: Stat): 'up' | 'down' | null {
  if (stat === undefined || stat.now === null || stat.printed === null || stat.now === stat.printed) return null;
  return stat.now > stat.printed ? 'up' : 'down';
}

const payment = /^Pay (\d+) Force\b/;

/** What has to be paid for it: a build or deploy cost, or the Force that a Battle card takes. */
export function costOf(face: Face): Figure | null {
  if (face.frame !== 'battle') return figuresAt(face, 'cost')[0] ?? null;
  const force = payment.exec(face.text[0] ?? '')?.[1];
  return force === undefined ? null : { label: 'Force', icon: 'force', shown: force, change: null };
}

/** The name of a card as it is spoken: "Obi-Wan Kenobi A". */
export const spokenName = ({ name, version }: Face): string => (version === null ? name : `${name} ${version}`);

/** "Character · Jedi Knight". */
export const typeOf = ({ typeLine }: Face): string => typeLine.replace(' - ', ' · ');
