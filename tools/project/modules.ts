import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Node } from 'oxc-parser';
import { codeFiles } from './files.ts';
import { boundIn, namesIn } from './names.ts';
import { lineOf, parse, type Source } from './syntax.ts';

/** A constant, a function or a class that is declared at the top of a file. */
export interface Declared {
  readonly path: string;
  readonly name: string;
  /** Known outside of its file by this name. */
  readonly exported: boolean;
  /** From `export` or `const` to its end. */
  readonly statement: Node;
  /** The function, the class, or what the constant is. */
  readonly node: Node;
  /** What a constant is said to be, if that is said. */
  readonly type: Node | null;
}

interface Named {
  readonly path: string;
  readonly name: string;
}

/** A source file, by the names in it. */
export interface Module {
  readonly source: Source;
  readonly declared: ReadonlyMap<string, Declared>;
  /** By what they are called here. */
  readonly imported: ReadonlyMap<string, Named>;
  /** What it hands on from other files, by the name under which it does. */
  readonly handedOn: ReadonlyMap<string, Named>;
  /** Files of which it hands on everything. */
  readonly handsOnAllOf: readonly string[];
}

export interface Modules {
  readonly at: (path: string) => Module;
  /** What a file means by a name, wherever it is declared; null if not in a file of its own package. */
  readonly meant: (path: string, name: string) => Declared | null;
  /** What a file lets others have under a name, wherever it is declared. */
  readonly exported: (path: string, name: string) => Declared | null;
  /** The names under which a file lets others have something, types apart. */
  readonly names: (path: string) => readonly string[];
  /** Declarations that a part of a file names. */
  readonly namedIn: (path: string, node: Node) => readonly Declared[];
}

const typeOf = (id: Node): Node | null => ('typeAnnotation' in id ? (id.typeAnnotation ?? null) : null);

const isRelative = (specifier: string): boolean => specifier.startsWith('.');

function moduleOf(source: Source): Module {
  const declared = new Map<string, Declared>();
  const imported = new Map<string, Named>();
  const handedOn = new Map<string, Named>();
  const handsOnAllOf: string[] = [];
  const { path } = source;
  const beside = (specifier: string): string => posix.join(posix.dirname(path), specifier);

  const declare = (declaration: Node, statement: Node, exported: boolean): void => {
    if (declaration.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations)
        for (const name of boundIn(id))
          declared.set(name, { path, name, exported, statement, node: init ?? declaration, type: typeOf(id) });
    if ((declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') && declaration.id) {
      const { name } = declaration.id;
      declared.set(name, { path, name, exported, statement, node: declaration, type: null });
    }
  };

  for (const statement of source.program.body) {
    switch (statement.type) {
      case 'ImportDeclaration':
        if (!isRelative(statement.source.value)) break;
        for (const one of statement.specifiers)
          if (one.type === 'ImportSpecifier')
            imported.set(one.local.name, { path: beside(statement.source.value), name: nameOf(one.imported) });
        break;
      case 'ExportAllDeclaration':
        if (isRelative(statement.source.value) && statement.exported === null)
          handsOnAllOf.push(beside(statement.source.value));
        break;
      case 'ExportNamedDeclaration':
        if (statement.declaration !== null) declare(statement.declaration, statement, true);
        if (statement.exportKind === 'type') break;
        for (const { local, exported, exportKind } of statement.specifiers) {
          const from = statement.source?.value ?? '';
          if (exportKind === 'type' || (from !== '' && !isRelative(from))) continue;
          handedOn.set(nameOf(exported), { path: from === '' ? path : beside(from), name: nameOf(local) });
        }
        break;
      default:
        declare(statement, statement, false);
    }
  }
  return { source, declared, imported, handedOn, handsOnAllOf };
}

const nameOf = (node: Node): string =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : '';

/** Source files as they are needed, each read once. */
export function modulesFrom(read: (path: string) => string): Modules {
  const known = new Map<string, Module>();
  const named = new Map<Node, readonly Declared[]>();

  const at = (path: string): Module => {
    const found = known.get(path) ?? moduleOf(parse(path, read(path)));
    known.set(path, found);
    return found;
  };
  const meant = (path: string, name: string): Declared | null => {
    const { declared, imported } = at(path);
    const elsewhere = imported.get(name);
    return declared.get(name) ?? (elsewhere === undefined ? null : exported(elsewhere.path, elsewhere.name));
  };
  const exported = (path: string, name: string): Declared | null => {
    const { declared, handedOn, handsOnAllOf } = at(path);
    const own = declared.get(name);
    if (own?.exported) return own;
    const from = handedOn.get(name);
    if (from !== undefined) return from.path === path ? meant(path, from.name) : exported(from.path, from.name);
    for (const other of handsOnAllOf) {
      const found = exported(other, name);
      if (found !== null) return found;
    }
    return null;
  };
  const names = (path: string): string[] => {
    const { declared, handedOn, handsOnAllOf } = at(path);
    const own = [...declared.values()].filter((one) => one.exported).map(({ name }) => name);
    return [...own, ...handedOn.keys(), ...handsOnAllOf.flatMap(names)];
  };
  const namedIn = (path: string, node: Node): readonly Declared[] => {
    const found = named.get(node) ?? [...namesIn(node)].flatMap((name) => meant(path, name) ?? []);
    named.set(node, found);
    return found;
  };
  return { at, meant, exported, names, namedIn };
}

const modulesOf = (root: string): Modules => modulesFrom((path) => readFileSync(join(root, path), 'utf8'));

/** Where something is declared: its file and line. */
export const placeOf = (modules: Modules, { path, statement }: Pick<Declared, 'path' | 'statement'>): string =>
  `${path}:${lineOf(modules.at(path).source.text, statement.start)}`;

/** A project on disk, each of its files read and parsed once. */
export interface Project {
  readonly root: string;
  readonly files: readonly string[];
  readonly modules: Modules;
}

export const projectAt = (root: string): Project => ({ root, files: codeFiles(root), modules: modulesOf(root) });
