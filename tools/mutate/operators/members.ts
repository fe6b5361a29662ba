import type { Node } from 'oxc-parser';
import type { Place, Source } from '../../project/syntax.ts';
import { isFunction, within } from '../../project/syntax.ts';
import { isNamedForWording } from '../ignored.ts';
import type { Change } from '../mutant.ts';

/** A list, or what a set is made of, without one of its members. */
export function members(source: Source, { elements }: Extract<Node, { type: 'ArrayExpression' }>): readonly Change[] {
  return elements.flatMap((element, i) =>
    element === null || isRuleId(element) ? [] : dropped(source, element, elements[i + 1] ?? null),
  );
}

/** A table without one of its entries, and with another entry's value in its place. */
export function entries(
  source: Source,
  { properties }: Extract<Node, { type: 'ObjectExpression' }>,
): readonly Change[] {
  const own = properties.filter((property) => !isForReaders(property));
  if (!isTable(own)) return [];
  return own.flatMap((property, i) => [
    ...dropped(source, property, properties[properties.indexOf(property) + 1] ?? null),
    ...valueOfAnother(source, own, i),
  ]);
}

/** A `switch` without one of its cases; the others that share its answer keep it. */
export function dropCase({ node, parent }: Place<Extract<Node, { type: 'SwitchCase' }>>): readonly Change[] {
  if (node.test === null || parent?.node.type !== 'SwitchStatement') return [];
  const { start, consequent } = node;
  const before = parent.node.cases.findLast((other) => other.end <= start);
  const isShared = before?.consequent.length === 0;
  const end = (isShared ? consequent[0]?.start : undefined) ?? node.end;
  return [{ operator: 'drop-case', at: start, start, end, replacement: '' }];
}

/** What stands between a member and the next goes with it; after the last one a comma may be left, which says nothing. */
function dropped(source: Source, member: Node, following: Node | null): readonly Change[] {
  const { start } = member;
  const comma = source.bare.slice(member.end).match(/^\s*,/)?.[0].length ?? 0;
  const end = following?.start ?? member.end + comma;
  return [{ operator: 'drop-member', at: start, start, end, replacement: '' }];
}

/** Rule ids are for readers. */
const isRuleId = (node: Node): boolean =>
  node.type === 'Literal' && typeof node.value === 'string' && /^[A-Z]{2,3}\d?-\d{4}$/.test(node.value);

/** What it is called and which rule it comes from. */
const isForReaders = (property: Node): boolean =>
  property.type === 'Property' &&
  (isNamedForWording(property.key) ||
    (property.key.type === 'Identifier' && /^(words|rules?)$/.test(property.key.name)));

type Entry = Extract<Node, { type: 'Property' }>;

/** Two entries or more with values of one kind; anything else is a thing with parts, and could not do without them. */
function isTable(properties: readonly Node[]): properties is readonly Entry[] {
  const [first, ...rest] = properties.map((property) =>
    property.type === 'Property' && !property.shorthand && !property.method && property.kind === 'init'
      ? kindOf(property.value)
      : null,
  );
  return first != null && rest.length > 0 && rest.every((kind) => kind === first);
}

function kindOf(value: Node): string | null {
  const inner = within(value);
  if (isFunction(inner)) return 'function';
  if (inner.type === 'Literal') return typeof inner.value;
  if (inner.type === 'CallExpression') return 'call';
  return inner.type === 'ArrayExpression' || inner.type === 'ObjectExpression' || inner.type === 'Identifier'
    ? inner.type
    : null;
}

/** The nearest later entry with another value, from the top again if there is none; numbers and flags change by themselves. */
function valueOfAnother(source: Source, properties: readonly Entry[], i: number): readonly Change[] {
  const { value } = properties[i] ?? {};
  if (value === undefined || ['number', 'boolean', 'bigint'].includes(kindOf(value) ?? '')) return [];
  const textOf = ({ start, end }: Node): string => source.text.slice(start, end);
  const others = [...properties.slice(i + 1), ...properties.slice(0, i)].map((other) => textOf(other.value));
  const replacement = others.find((other) => other !== textOf(value));
  if (replacement === undefined) return [];
  return [{ operator: 'swap-value', at: value.start, start: value.start, end: value.end, replacement }];
}
