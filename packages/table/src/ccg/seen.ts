import type { CcgState } from '@binary-sunset/ccg';
import type { SeenOf } from '../shown.ts';

export type Seen = SeenOf<CcgState>;
