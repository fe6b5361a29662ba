import type { ShownCard, TcgBoard } from '@binary-sunset/table';

/** Cards taking effect that are not drawn anywhere else: those that are played, and those that could be disrupted. */
export function inTheMiddle({ playing, disruptable, arenas, seats }: TcgBoard): readonly ShownCard[] {
  const drawn = new Set<number>(
    [...arenas.flatMap(({ units }) => units.flat()), ...seats.flatMap(({ build }) => build)].flatMap(
      ({ handle, riders, beneath }) => [
        handle,
        ...riders.map((rider) => rider.handle),
        ...beneath.map((card) => card.handle),
      ],
    ),
  );
  const found = new Map<number, ShownCard>();
  for (const card of [...playing, ...disruptable]) if (!drawn.has(card.handle)) found.set(card.handle, card);
  return [...found.values()];
}
