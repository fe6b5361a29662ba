import type { ShownCard, ShownUnit } from '@binary-sunset/table';

/** Everything that lies on or beneath a unit, each once. */
export const partsOf = ({ beneath, riders }: ShownUnit): readonly ShownCard[] => [...riders, ...beneath];

/** A unit with all of that. */
export const withParts = (unit: ShownUnit): readonly ShownCard[] => [unit, ...partsOf(unit)];
