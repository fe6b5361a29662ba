import type { Face, Stat } from '@binary-sunset/table';
import type { ReactNode } from 'react';

export interface CardProps {
  readonly face: Face;
  readonly size: 'thumb' | 'table' | 'full';
  /** Values as they are now, where they may differ from print. */
  readonly stats?: Readonly<Partial<Record<'speed' | 'power' | 'health', Stat>>>;
  readonly damage?: number;
  /** Damage about to be done. */
  readonly pending?: number;
  readonly tapped?: boolean;
  readonly legal?: boolean;
  readonly selected?: boolean;
  readonly target?: boolean;
  readonly dim?: boolean;
  /** The build cost is shown until it is paid. */
  readonly paid?: boolean;
  readonly badge?: ReactNode;
}

/** A card face, drawn by us. */
export function Card({ face }: CardProps) {
  return <span>{face.name}</span>;
}
