import type { Face, Stat } from '@binary-sunset/table';

/** Values by their names, as they are now. */
export type Stats = Readonly<
  Partial<
    Record<'speed' | 'power' | 'health' | 'ability' | 'armor' | 'maneuver' | 'forfeit' | 'ferocity', Stat | undefined>
  >
>;

/** What a face shows. */
export interface FaceProps {
  readonly face: Face;
  /** Values as they are now, where they may differ from print. */
  readonly stats?: Stats | undefined;
  readonly damage?: number | undefined;
  /** Damage about to be done. */
  readonly pending?: number | undefined;
  /** The build cost is shown until it is paid. */
  readonly paid?: boolean | undefined;
}

const values = [
  'speed',
  'power',
  'health',
  'ability',
  'armor',
  'maneuver',
  'forfeit',
  'ferocity',
] as const satisfies readonly (keyof Stats)[];

/** What counts is whether anything would look different: values come with reasons that a face does not show. */
export function looksTheSame<P extends FaceProps>(before: P, now: P): boolean {
  for (const key in now) if (key !== 'stats' && key !== 'face' && before[key] !== now[key]) return false;
  for (const key in before) if (!(key in now) && key !== 'stats' && before[key] !== undefined) return false;
  return before.face.title === now.face.title && (before.stats === now.stats || showTheSame(before.stats, now.stats));
}

const showTheSame = (before: FaceProps['stats'], now: FaceProps['stats']): boolean =>
  values.every((name) => before?.[name]?.now === now?.[name]?.now && before?.[name]?.printed === now?.[name]?.printed);
