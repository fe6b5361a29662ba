import type { CcgState } from '@binary-sunset/ccg';
import type { SeenOf } from '../boardParts.ts';

export type Seen = SeenOf<CcgState>;
