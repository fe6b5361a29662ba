import type { Face, Stat } from '@binary-sunset/table';

/** What a face shows. */
export interface FaceProps {
  readonly face: Face;
  /** Values as they are now, where they may differ from print. */
  readonly stats?: Readonly<Partial<Record<'speed' | 'power' | 'health', Stat>>> | undefined;
  readonly damage?: number | undefined;
  /** Damage about to be done. */
  readonly pending?: number | undefined;
  /** The build cost is shown until it is paid. */
  readonly paid?: boolean | undefined;
}

const values = ['speed', 'power', 'health'] as const;

/** A scene is fresh data each time: what counts is whether anything would look different. */
export function looksTheSame<P extends FaceProps>(before: P, now: P): boolean {
  const keys = new Set([...Object.keys(before), ...Object.keys(now)] as (keyof P)[]);
  keys.delete('stats');
  keys.delete('face');
  return (
    before.face.title === now.face.title &&
    [...keys].every((key) => before[key] === now[key]) &&
    values.every((name) => {
      const [was, is] = [before.stats?.[name], now.stats?.[name]];
      return was?.now === is?.now && was?.printed === is?.printed;
    })
  );
}
