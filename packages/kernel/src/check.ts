import { Malformed } from './errors.ts';
import type { Shape } from './schema.ts';

/** What a check needs to know of the game: how many cards there are and which locals a procedure has. */
export interface CheckContext {
  readonly what: string;
  readonly cards: number;
  locals(procedure: string, step: string, path: string): Readonly<Record<string, Shape>>;
}

/** Throws `Malformed`, naming the place, unless the value has the shape. */
export function check(shape: Shape, value: unknown, context: CheckContext, path: string): void {
  const wrong = (expected: string): never => {
    throw new Malformed(context.what, path, expected, value);
  };
  switch (shape.kind) {
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) wrong('a number');
      return;
    case 'text':
      if (typeof value !== 'string') wrong('text');
      return;
    case 'flag':
      if (typeof value !== 'boolean') wrong('true or false');
      return;
    case 'player':
      if (value !== 0 && value !== 1) wrong('a player, 0 or 1');
      return;
    case 'card':
      if (!isCard(value, context)) wrong(`a card number below ${context.cards}`);
      return;
    case 'ref':
      if (
        !isRecord(value) ||
        !(value['card'] === -1 || isCard(value['card'], context)) ||
        typeof value['life'] !== 'number'
      )
        wrong('a card and its life');
      return;
    case 'data':
      if (value === undefined) wrong('plain data');
      return;
    case 'column':
      if (!Array.isArray(value) || value.length !== context.cards || !value.every((v) => typeof v === 'number'))
        wrong(`${context.cards} numbers`);
      return;
    case 'optional':
    case 'sealed':
    case 'hidden':
      if (value !== null || shape.kind === 'hidden') check(shape.of, value, context, path);
      return;
    case 'pair':
      if (!Array.isArray(value) || value.length !== 2) wrong('one entry for each player');
      else for (const [i, half] of value.entries()) check(shape.of, half, context, `${path}[${i}]`);
      return;
    case 'list':
    case 'array':
      if (!Array.isArray(value)) wrong('a list');
      else for (const [i, item] of value.entries()) check(shape.of, item, context, `${path}[${i}]`);
      return;
    case 'record':
    case 'fixed':
      checkFields(shape.fields, value, context, path);
      return;
    case 'variant': {
      const kind = isRecord(value) ? String(value['kind']) : '';
      const fields = Object.hasOwn(shape.kinds, kind) ? shape.kinds[kind] : undefined;
      if (fields === undefined) wrong(`one of ${Object.keys(shape.kinds).join(', ')}`);
      else checkFields({ kind: { kind: 'text' }, ...fields }, value, context, path);
      return;
    }
    case 'frames':
      if (!Array.isArray(value)) wrong('a list of frames');
      else for (const [i, frame] of value.entries()) checkFrame(frame, context, `${path}[${i}]`);
  }
}

function checkFields(
  fields: Readonly<Record<string, Shape>>,
  value: unknown,
  context: CheckContext,
  path: string,
): asserts value is Record<string, unknown> {
  if (!isRecord(value)) throw new Malformed(context.what, path, 'a record', value);
  for (const [key, field] of Object.entries(fields)) check(field, value[key], context, `${path}.${key}`);
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(fields, key))
      throw new Malformed(context.what, `${path}.${key}`, 'nothing of that name', value[key]);
  }
}

const frameFields: Readonly<Record<string, Shape>> = {
  id: { kind: 'number' },
  procedure: { kind: 'text' },
  step: { kind: 'text' },
  into: { kind: 'optional', of: { kind: 'text' } },
  back: { kind: 'optional', of: { kind: 'text' } },
  by: { kind: 'optional', of: { kind: 'player' } },
  locals: { kind: 'data' },
};

function checkFrame(frame: unknown, context: CheckContext, path: string): void {
  checkFields(frameFields, frame, context, path);
  const locals = context.locals(String(frame['procedure']), String(frame['step']), path);
  checkFields(locals, frame['locals'], context, `${path}.locals`);
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCard = (value: unknown, context: CheckContext): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < context.cards;
