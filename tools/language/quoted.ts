import type { Node } from 'oxc-parser';
import type { Declared, Modules } from '../project/modules.ts';
import { bodyOf, childrenOf, isFunction, keysOf, nodesIn } from '../project/syntax.ts';

/** What a word of the language is given in quotation marks: `adds(1).to('Force generation')`. */
export interface Quoted {
  /** What the code calls all of it: `ValueName`. */
  readonly type: string;
  readonly texts: readonly string[];
}

interface Named {
  readonly path: string;
  readonly name: string;
}

/** A type that is said in a file, where it is declared. */
const declaredAt = (modules: Modules, { path, name }: Named): Named => {
  const { imported, handedOn } = modules.at(path);
  const from = imported.get(name) ?? handedOn.get(name);
  return from === undefined || (from.path === path && from.name === name) ? { path, name } : declaredAt(modules, from);
};

const typeNamed = (modules: Modules, { path, name }: Named): Node | null => {
  for (const statement of modules.at(path).source.program.body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type === 'TSTypeAliasDeclaration' && node.id.name === name) return node.typeAnnotation;
  }
  return null;
};

const textOf = (node: Node): string[] =>
  node.type === 'Literal' && typeof node.value === 'string' && node.value !== '' ? [node.value] : [];

const referred = (node: Node): string | null =>
  node.type === 'TSTypeReference' && node.typeName.type === 'Identifier' ? node.typeName.name : null;

/** The keys of an interface, also of those parts of it that other files add. */
function keysNamed(modules: Modules, files: readonly string[], name: string): string[] {
  const said = new RegExp(`\\binterface ${name}\\b`);
  return files
    .map((path) => modules.at(path).source)
    .filter(({ text }) => said.test(text))
    .flatMap(({ program }) => [...nodesIn(program)])
    .flatMap((node) => (node.type === 'TSInterfaceDeclaration' && node.id.name === name ? node.body.body : []))
    .flatMap((one) => ('key' in one ? (one.key.type === 'Identifier' ? [one.key.name] : textOf(one.key)) : []));
}

/** The texts that a type is one of; none if it is anything else. */
function textsOf(modules: Modules, files: readonly string[], path: string, node: Node): readonly string[] {
  switch (node.type) {
    case 'TSUnionType': {
      const each = node.types.map((one) => textsOf(modules, files, path, one));
      return each.some((texts) => texts.length === 0) ? [] : each.flat();
    }
    case 'TSLiteralType':
      return textOf(node.literal);
    case 'TSTypeReference': {
      const name = referred(node);
      return name === null ? [] : namedTexts(modules, files, { path, name });
    }
    case 'TSTypeOperator': {
      const name = node.operator === 'keyof' ? referred(node.typeAnnotation) : null;
      return name === null ? [] : keysNamed(modules, files, name);
    }
    case 'TSIndexedAccessType': {
      const list = node.objectType.type === 'TSParenthesizedType' ? node.objectType.typeAnnotation : node.objectType;
      if (list.type !== 'TSTypeQuery' || list.exprName.type !== 'Identifier') return [];
      const declared = modules.meant(path, list.exprName.name);
      return declared === null ? [] : [...nodesIn(declared.node)].flatMap(textOf);
    }
    default:
      return [];
  }
}

function namedTexts(modules: Modules, files: readonly string[], named: Named): readonly string[] {
  const at = declaredAt(modules, named);
  const type = typeNamed(modules, at);
  return type === null ? [] : textsOf(modules, files, at.path, type);
}

/** Where a function says what it takes: its parameters, and those of the function or of the members that it makes. */
function takenBy(node: Node): readonly Node[] {
  if (!isFunction(node) || !('params' in node) || !Array.isArray(node.params)) return [];
  return [...node.params, ...madeBy(node)];
}

function madeBy(node: Node): readonly Node[] {
  const made = 'returnType' in node && node.returnType ? [node.returnType] : [];
  const body = bodyOf(node);
  return body === null ? made : [...made, ...takenBy(body)];
}

/** The names of types that are said there, but for what others are made of: `Omit<Facts, 'limit'>`. */
function* typesIn(node: Node): Generator<string> {
  const name = referred(node);
  if (name !== null) yield name;
  for (const key of keysOf(node))
    if (key !== 'typeArguments') for (const child of childrenOf(node, key)) yield* typesIn(child);
}

/** What a word of the language may be given in quotation marks. */
export function quotedBy(
  modules: Modules,
  files: readonly string[],
  path: string,
  { node, type }: Pick<Declared, 'node' | 'type'>,
): Quoted[] {
  const makers = isFunction(node) ? [] : modules.namedIn(path, node).filter((one) => one.path === path);
  const parts = [...takenBy(node), ...(type === null ? [] : [type]), ...makers.flatMap((one) => madeBy(one.node))];
  const names = new Set(parts.flatMap((part) => [...typesIn(part)]));
  return [...names]
    .map((name) => ({ type: name, texts: namedTexts(modules, files, { path, name }) }))
    .filter(({ texts }) => texts.length > 1);
}
