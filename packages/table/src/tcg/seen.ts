import type { TcgState } from '@binary-sunset/tcg';
import type { SeenOf } from '../shown.ts';

export type Seen = SeenOf<TcgState>;
