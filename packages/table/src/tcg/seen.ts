import type { TcgState } from '@binary-sunset/tcg';
import type { SeenOf } from '../boardParts.ts';

export type Seen = SeenOf<TcgState>;
