import type { Frame } from './frames.ts';
import type { CardRef, Field, Fields, ValuesIn } from './schema.ts';

/** A procedure as far as others look at its frames. It may be declared apart from its steps. */
export interface DeclaredProcedure<F extends Fields> {
  readonly name: string;
  readonly locals: F;
}

/** What the frames of a procedure have. */
export type LocalsOf<D extends DeclaredProcedure<Fields>> = ValuesIn<D['locals']>;

/** Shapes that hold these locals. */
export type FieldsOf<L> = { readonly [K in keyof L]: Field<L[K]> };

/** The locals of a frame, if it is one of this procedure's. */
export function localsOf<const F extends Fields>(
  frame: Frame | null | undefined,
  { name }: DeclaredProcedure<F>,
): ValuesIn<F> | null {
  // A frame is made by its procedure alone, with locals of the shapes that it declares.
  return frame?.procedure === name ? (frame.locals as ValuesIn<F>) : null;
}

/** The card that a frame of whatever procedure has under this name; null if it has none. */
export function refIn(frame: Frame | null | undefined, local: string): CardRef | null {
  const value: unknown = frame == null ? null : Reflect.get(frame.locals, local);
  return isRef(value) ? value : null;
}

const isRef = (value: unknown): value is CardRef =>
  typeof value === 'object' &&
  value !== null &&
  'card' in value &&
  'life' in value &&
  typeof value.card === 'number' &&
  typeof value.life === 'number';
