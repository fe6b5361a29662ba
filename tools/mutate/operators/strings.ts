import type { Node } from 'oxc-parser';
import type { Place, Source } from '../../project/syntax.ts';
import { childrenOf, keysOf, within } from '../../project/syntax.ts';
import type { Change } from '../mutant.ts';

interface Compared {
  /** What it is compared with goes by this name: `kind` and `act.kind` are both "kind". */
  readonly name: string;
  readonly text: string;
}

/** Another of the strings that the same thing is compared with in that file, or none that anything is. */
export function comparedString(source: Source, place: Place): readonly Change[] {
  const compared = comparedAt(place);
  if (compared === null) return [];
  const { start, end } = place.node;
  const known = [...(comparedIn(source).get(compared.name) ?? [])];
  const next = known[(known.indexOf(compared.text) + 1) % known.length] ?? compared.text;
  return [{ operator: 'string', at: start, start, end, replacement: quoted(next === compared.text ? '' : next) }];
}

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;

function comparedAt({ node, key, parent }: Place): Compared | null {
  if (node.type !== 'Literal' || typeof node.value !== 'string' || node.value === '' || parent === null) return null;
  const holder = parent.node;
  if (holder.type === 'SwitchCase' && key === 'test' && parent.parent?.node.type === 'SwitchStatement')
    return { name: nameOf(parent.parent.node.discriminant), text: node.value };
  if (holder.type !== 'BinaryExpression' || !/^[!=]==?$/.test(holder.operator)) return null;
  const other = within(key === 'left' ? holder.right : holder.left);
  // What `typeof` gives is the language's affair.
  if (other.type === 'UnaryExpression') return null;
  return { name: nameOf(other), text: node.value };
}

function nameOf(node: Node): string {
  const inner = within(node);
  switch (inner.type) {
    case 'Identifier':
      return inner.name;
    case 'MemberExpression':
      return inner.computed ? `${nameOf(inner.object)}[]` : nameOf(inner.property);
    case 'CallExpression':
      return `${nameOf(inner.callee)}()`;
    default:
      return inner.type;
  }
}

const found = new WeakMap<Source, ReadonlyMap<string, ReadonlySet<string>>>();

/** The strings that things are compared with in a file, by the name of the thing. */
function comparedIn(source: Source): ReadonlyMap<string, ReadonlySet<string>> {
  const known = found.get(source);
  if (known !== undefined) return known;
  const byName = new Map<string, Set<string>>();
  const visit = (place: Place): void => {
    const compared = comparedAt(place);
    if (compared !== null) byName.set(compared.name, (byName.get(compared.name) ?? new Set()).add(compared.text));
    for (const key of keysOf(place.node))
      for (const node of childrenOf(place.node, key)) visit({ node, key, parent: place });
  };
  visit({ node: source.program, key: '', parent: null });
  found.set(source, byName);
  return byName;
}
