import type { Frame } from './frames.ts';
import type { Player } from './player.ts';

/**
 * A state is described once, by a schema; its type, its fork, its check on loading and its translation into a
 * player's view are all made from that description.
 */
export type Shape =
  | { readonly kind: 'number' | 'text' | 'flag' | 'player' | 'card' | 'ref' | 'data' | 'column' | 'frames' }
  | { readonly kind: 'optional' | 'list' | 'array' | 'pair' | 'sealed' | 'hidden'; readonly of: Shape }
  | { readonly kind: 'record' | 'fixed'; readonly fields: Readonly<Record<string, Shape>> }
  | { readonly kind: 'variant'; readonly kinds: Readonly<Record<string, Readonly<Record<string, Shape>>>> };

declare const held: unique symbol;

/** A shape that holds values of type T. */
export type Field<T> = Shape & { readonly [held]?: () => T };

export type ValueIn<F> = [F] extends [{ readonly [held]?: () => infer T }] ? T : never;

export type Fields = Readonly<Record<string, Field<unknown>>>;

export type ValuesIn<F extends Fields> = { -readonly [K in keyof F]: ValueIn<F[K]> };

/** A card by its instance number. Shown to players as a handle. */
export type CardId = number;

/** A card as it is now: once it has left play and come back, its life is another and the reference is dead. */
export interface CardRef {
  readonly card: CardId;
  readonly life: number;
}

/** Plain, unchanging data without cards in it. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

export const number: Field<number> = { kind: 'number' };
export const text: Field<string> = { kind: 'text' };
export const flag: Field<boolean> = { kind: 'flag' };
export const player: Field<Player> = { kind: 'player' };
export const card: Field<CardId> = { kind: 'card' };
export const ref: Field<CardRef> = { kind: 'ref' };
export const data: Field<Plain> = { kind: 'data' };

/** One of a few words. */
export const oneOf = <const W extends string>(..._words: W[]): Field<W> => ({ kind: 'text' }) as Field<W>;

/** One number per card, indexed by instance number. Ends with the card's stay in play unless `columns` says otherwise. */
export const column: Field<number[]> = { kind: 'column' };

export const optional = <T>(of: Field<T>): Field<T | null> => ({ kind: 'optional', of });

/** Never changed once made: shared between forks, replaced as a whole. */
export const list = <T>(of: Field<T>): Field<readonly T[]> => ({ kind: 'list', of });

/** May be changed in place: copied by a fork. */
export const array = <T>(of: Field<T>): Field<T[]> => ({ kind: 'array', of });

/** One for each player. Never changed once made: shared between forks, replaced as a whole. */
export const pair = <T>(of: Field<T>): Field<readonly [T, T]> => ({ kind: 'pair', of });

/** Inside a pair: only the player whose half it is may know it; the other sees whether there is one. */
export const sealed = <T>(of: Field<T>): Field<T> => ({ kind: 'sealed', of });

/** Never shown to anybody. */
export const hidden = <T>(of: Field<T>): Field<T> => ({ kind: 'hidden', of });

export const record = <F extends Fields>(fields: F): Field<ValuesIn<F>> => ({ kind: 'record', fields });

/** A record that never changes once made: shared between forks. */
export const fixed = <F extends Fields>(fields: F): Field<Readonly<ValuesIn<F>>> => ({ kind: 'fixed', fields });

/** A record that never changes, one of several kinds, told apart by its field `kind`. */
export const variant = <T extends { readonly kind: string }>(kinds: Readonly<Record<T['kind'], Fields>>): Field<T> => ({
  kind: 'variant',
  kinds,
});

/** The frames of procedures under way, each with locals of its procedure's own shape. */
export const framesShape: Shape = { kind: 'frames' };

export type Fork<T> = (value: T) => T;

/** Makes the copier for a shape, or null where sharing is enough. */
function copier(shape: Shape): ((value: never) => unknown) | null {
  switch (shape.kind) {
    case 'column':
      return (value: readonly number[]) => value.slice();
    case 'frames':
      return copyFrames;
    case 'array': {
      const item = copier(shape.of);
      if (item === null) return (value: readonly unknown[]) => value.slice();
      return (value: readonly never[]) => {
        const copied: unknown[] = value.slice();
        for (let i = 0; i < value.length; i++) copied[i] = item(value[i] as never);
        return copied;
      };
    }
    case 'pair': {
      const half = copier(shape.of);
      if (half === null) return null;
      return (value: readonly [never, never]) => [half(value[0]), half(value[1])];
    }
    case 'optional':
    case 'sealed':
    case 'hidden': {
      const inner = copier(shape.of);
      return inner === null ? null : (value: never) => (value === null ? null : inner(value));
    }
    case 'record': {
      const parts = Object.entries(shape.fields)
        .map(([key, field]) => ({ key, copy: copier(field) }))
        .filter((part): part is { key: string; copy: (value: never) => unknown } => part.copy !== null);
      return (value: Readonly<Record<string, never>>) => {
        const copied: Record<string, unknown> = { ...value };
        for (const { key, copy } of parts) copied[key] = copy(value[key] as never);
        return copied;
      };
    }
    default:
      return null;
  }
}

/** Locals hold only values that are replaced, never changed in place, so one level is enough. */
export function copyFrames(frames: readonly Frame[]): Frame[] {
  const copied = frames.slice();
  for (let i = 0; i < copied.length; i++) {
    const frame = { ...(frames[i] as Frame) };
    frame.locals = { ...frame.locals };
    copied[i] = frame;
  }
  return copied;
}

export function makeFork<T>(shape: Field<T>): Fork<T> {
  const copy = copier(shape);
  if (copy === null) return (value) => value;
  return copy as Fork<T>;
}

/** What a field starts with where nothing is said. */
export function blankOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'number':
      return 0;
    case 'text':
      return '';
    case 'flag':
      return false;
    case 'list':
    case 'array':
      return [];
    case 'pair':
      return [blankOf(shape.of), blankOf(shape.of)];
    default:
      return null;
  }
}
